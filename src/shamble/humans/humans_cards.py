"""The event deck of Humans!!!: weapons, then events in alphabetical order."""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.land import squares
from shamble.humans.rules.capture import draw_capture_cards, put_back, the_attempt
from shamble.humans.rules.cards import being_played, lasting
from shamble.humans.rules.combat import add_weapon, in_combat
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.guy import add_movement
from shamble.humans.rules.move import change_movement, chits_of, closed_doors, led_steps, open_barricade
from shamble.humans.rules.run import can_run, move_prey, run_ends
from shamble.humans.rules.tiles import pick_up, put, tokens_freed
from shamble.humans.state import BEFORE, ZOMBIE, Town
from shamble.humans.timing import (
    ANY_TIME,
    BEFORE_MOVE,
    CALM,
    CAPTURE_BEGINS,
    CARD_PLAYED,
    CAUGHT,
    COMBAT,
    MOVING,
    OWN_MOVE,
    OWN_TURN,
    REVEALED,
)
from shamble.humans.uses import NOBODY, card
from shamble.kernel.flow import Frame, Rule

STOP = ("stop",)

# -- when they may be played -------------------------------------------------------------------------------


def own_turn(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active else []


def others_attempt(g: Town, seat: int) -> list[int]:
    return NOBODY if the_attempt(g).seat != seat else []


def own_attempt(g: Town, seat: int) -> list[int]:
    return NOBODY if the_attempt(g).seat == seat else []


def empty_squares(g: Town, where: int) -> int:
    """Squares without any figure."""
    taken = g.humans | g.horde
    for pawns in g.pawns:
        for square in pawns:
            taken |= 1 << square
    return where & ~taken


# -- weapons -----------------------------------------------------------------------------------------------


def arm_the_human(g: Town, f: Frame) -> None:
    """After a capture roll of another player succeeded: d6 and the bonus, 4 or more wounds the zombie.  [H5.3]"""
    g.call("hz-arm", seat=f.seat, card=f.card)


def shoot_with_it(g: Town, f: Frame) -> None:
    """A shotgun guy adds the bonus to one of the own combat rolls.  [X28]"""
    add_weapon(g, CARDS[f.card].bonus)


for _weapon in (slug for slug, printed in CARDS.items() if printed.kind == "weapon"):
    card(_weapon, when=CAUGHT, targets=others_attempt)(arm_the_human)
    card(_weapon, when=COMBAT, targets=in_combat, mode="combat")(shoot_with_it)


# -- events ------------------------------------------------------------------------------------------------


def at_a_barricade(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and closed_doors(g, seat) else []


@card("back-door", when=MOVING, targets=at_a_barricade)
def back_door(g: Town, f: Frame) -> None:
    """A no-barricade chit, without a roll, on a street square beside a building where one of your zombies stands."""
    g.call("hz-choose-door", seat=f.seat)


choose_door = Rule("hz-choose-door")  # facts: seat


@choose_door.step
def which_door(g: Town, f: Frame) -> None:
    g.ask(f.seat, "place-chit", [("chit", square) for square in closed_doors(g, f.seat)])


@choose_door.step
def open_door(g: Town, f: Frame) -> None:
    open_barricade(g, g.answer[1])


def room_for_a_party(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and g.human_pool and empty_squares(g, g.land.streets | g.land.houses) else []


@card("block-party", when=BEFORE_MOVE, targets=room_for_a_party)
def block_party(g: Town, f: Frame) -> None:
    """Choose a tile; up to three humans come onto its empty squares, one on each."""
    g.call("hz-block-party", seat=f.seat, number=-1, left=3)


party = Rule("hz-block-party")  # facts: seat, number (of the tile), left


@party.step
def choose_tile(g: Town, f: Frame) -> None:
    tiles = [n for n, plot in enumerate(g.land.plots) if empty_squares(g, plot)]
    g.ask(f.seat, "choose-tile", [("tile", n) for n in tiles])


@party.step
def note_tile(g: Town, f: Frame) -> None:
    f.number = g.answer[1]


@party.step
def invite(g: Town, f: Frame) -> None:
    room = empty_squares(g, g.land.plots[f.number])
    if not f.left or not room or not g.human_pool:
        f.finish()
        return
    options = [("place", "human", square) for square in squares(room)]
    g.ask(f.seat, "place-human", [STOP, *options] if f.left < 3 else options, facts=("human", f.left))


@party.step
def come_to_party(g: Town, f: Frame) -> None:
    if g.answer == STOP:
        f.finish()
        return
    put(g, "human", g.answer[2])
    f.left -= 1
    f.to("invite")


def anothers_card(g: Town, seat: int) -> list[int]:
    played = being_played(g)
    return NOBODY if played is not None and played.seat != seat and not played.cancelled else []


@card("change-of-plans", when=CARD_PLAYED, targets=anothers_card)
def change_of_plans(g: Town, f: Frame) -> None:
    """A card that another player plays, weapons excepted, is discarded without effect.  [R41]"""
    played = being_played(g, above=f)
    assert played is not None, "no card is being played"
    played.cancelled = True


def movement_to_raise(g: Town, seat: int) -> list[int]:
    """The own turn, unless something else stands for the movement roll."""
    move = g.top("hz-guy-move")
    return [] if move is not None and move.fixed else own_turn(g, seat)


@card("fresh-legs", when=OWN_MOVE, targets=movement_to_raise)
def fresh_legs(g: Town, f: Frame) -> None:
    """Your Movement is 3 higher this turn."""
    if g.roles[f.seat] == ZOMBIE:
        change_movement(g, f.seat, "movement", 3)
    else:
        add_movement(g, f.seat, 3)


def tokens_left(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and g.token_pool else []


@card("lucky-break", when=OWN_TURN, targets=tokens_left)
def lucky_break(g: Town, f: Frame) -> None:
    """Two dice tokens from the supply, or as many as are left."""
    count = min(2, g.token_pool)
    g.token_pool -= count
    g.dice[f.seat] += count
    g.emit("gained-tokens", seat=f.seat, count=count)


def removable_chits(g: Town) -> list[int]:
    """Chits whose loss would shut no player's zombie in.  [R30]"""
    found = []
    for number, inside in enumerate(g.land.buildings):
        chits = chits_of(g, number) if inside else []
        if len(chits) > 1 or (chits and not inside & g.undead):
            found += chits
    return found


def chits_to_take(g: Town, seat: int) -> list[int]:
    return NOBODY if removable_chits(g) else []


@card("nailed-shut", when=CALM, targets=chits_to_take)
def nailed_shut(g: Town, f: Frame) -> None:
    """One no-barricade chit leaves the board, unless that shuts a player's zombie in.  [R30]"""
    g.call("hz-nail-shut", seat=f.seat)


nail = Rule("hz-nail-shut")  # facts: seat


@nail.step
def which_chit(g: Town, f: Frame) -> None:
    g.ask(f.seat, "take-chit", [("chit", square) for square in removable_chits(g)])


@nail.step
def take_chit(g: Town, f: Frame) -> None:
    g.chits &= ~(1 << g.answer[1])
    g.emit("chit", to=g.answer[1], on=False)


def own_wounds(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and g.wounds[seat] else []


@card("patch-job", when=OWN_TURN, targets=own_wounds)
def patch_job(g: Town, f: Frame) -> None:
    """Discard one of your wound cards."""
    g.call("hz-patch", seat=f.seat)


patch = Rule("hz-patch")  # facts: seat


@patch.step
def which_wound(g: Town, f: Frame) -> None:
    g.ask(f.seat, "heal-wound", [("heal", kind) for kind in g.wounds[f.seat]])


@patch.step
def heal(g: Town, f: Frame) -> None:
    left = list(g.wounds[f.seat])
    left.remove(g.answer[1])
    g.wounds[f.seat] = tuple(left)
    g.wound_discard.append(g.answer[1])
    g.emit("healed", seat=f.seat, kind=g.answer[1])


def humans_that_can_run(g: Town, seat: int) -> list[int]:
    return NOBODY if any(can_run(g, square) for square in squares(g.humans)) else []


@card("run-for-it", when=ANY_TIME, targets=humans_that_can_run)
def run_for_it(g: Town, f: Frame) -> None:
    """Move one human up to four squares by the rules for running.  [H6.2, H6.3]"""
    g.call("hz-run-for-it", seat=f.seat)


dash = Rule("hz-run-for-it")  # facts: seat; then square


@dash.step
def which_human(g: Town, f: Frame) -> None:
    runners = [square for square in squares(g.humans) if can_run(g, square)]
    g.ask(f.seat, "choose-human", [("human", square) for square in runners])


@dash.step
def where_to(g: Town, f: Frame) -> None:
    f.square = g.answer[1]
    ends = run_ends(g, f.square, 4, -1, exactly=False)
    g.ask(f.seat, "move-human", [("run", f.square, end, -1) for end in squares(ends)], facts=(4, -1))


@dash.step
def dash_there(g: Town, f: Frame) -> None:
    move_prey(g, f.square, g.answer[2], -1)
    tokens_freed(g, f.square)


@card("second-helping", when=REVEALED, targets=own_attempt)
def second_helping(g: Town, f: Frame) -> None:
    """Discard the capture cards you revealed and draw as many again; the second draw stands."""
    attempt = the_attempt(g)
    put_back(g, attempt.cards)
    draw_capture_cards(g, attempt)


@card("slippery", when=CAPTURE_BEGINS, targets=others_attempt)
def slippery(g: Town, f: Frame) -> None:
    """An opponent's capture roll, and every re-roll of it, has 2 less."""
    the_attempt(g).change -= 2


def yet_to_move(g: Town, seat: int) -> list[int]:
    """Opponents who have not started to move this turn."""
    return [other for other in range(len(g.seats)) if other != seat and not (other == g.active and g.stage != BEFORE)]


@card("stiff-joints", when=ANY_TIME, targets=yet_to_move)
def stiff_joints(g: Town, f: Frame) -> None:
    """An opponent's Movement is halved, rounded down: this turn if it is theirs, else in their next."""
    if f.target == g.active and g.roles[f.target] == ZOMBIE:
        change_movement(g, f.target, "halved")
    else:
        lasting(g, "halved", f.target, clock=f.target, turns=1)


# -- Wrong Way ---------------------------------------------------------------------------------------------


def astray(g: Town, seat: int, square: int) -> dict[int, int]:
    """Where somebody's pawn can be led by up to three squares: not past or onto a human, no barricade broken.

    Each square with the one before it on the way. A zombie does not pass a shotgun guy.  [X22]
    """
    zombie = g.roles[seat] == ZOMBIE
    closed = g.humans if zombie else g.horde | g.undead
    before, edge = {square: square}, [square]
    for _ in range(3):
        beyond = []
        for here in edge:
            for there in led_steps(g, seat, here):
                if there not in before and not closed >> there & 1:
                    before[there] = here
                    if not (zombie and g.guys_on(there)):
                        beyond.append(there)
        edge = beyond
    del before[square]
    return before


def others_pawns(g: Town, seat: int) -> list[tuple[int, int]]:
    """Pawns of opponents, each with its seat; pawns that stand together are alike, and fear keeps all in place."""
    return [
        (other, square)
        for other in range(len(g.seats))
        if other != seat and not g.effect("fear", other)
        for square in dict.fromkeys(g.pawns[other])
    ]


def pawns_to_lead(g: Town, seat: int) -> list[int]:
    return NOBODY if any(astray(g, *pawn) for pawn in others_pawns(g, seat)) else []


@card("wrong-way", when=CALM, targets=pawns_to_lead)
def wrong_way(g: Town, f: Frame) -> None:
    """Move one pawn of an opponent up to three squares; it may not end on a human's square."""
    g.call("hz-wrong-way", seat=f.seat)


lead = Rule("hz-wrong-way")  # facts: seat; then whose, square


@lead.step
def which_pawn(g: Town, f: Frame) -> None:
    pawns = [pawn for pawn in others_pawns(g, f.seat) if astray(g, *pawn)]
    g.ask(f.seat, "choose-pawn", [("pawn", *pawn) for pawn in pawns])


@lead.step
def lead_where(g: Town, f: Frame) -> None:
    _, f.whose, f.square = g.answer
    ends = sorted(astray(g, f.whose, f.square))
    g.ask(f.seat, "move-pawn", [("lead", f.whose, f.square, end) for end in ends])


@lead.step
def lead_there(g: Town, f: Frame) -> None:
    end = g.answer[3]
    if g.roles[f.whose] == ZOMBIE:
        open_way_in(g, astray(g, f.whose, f.square), end)
    g.move_pawn(f.whose, f.square, end)
    g.emit("moved", seat=f.whose, source=f.square, to=end)
    pick_up(g, f.whose, end)
    check_helipad(g, f.square)
    check_helipad(g, end)


def open_way_in(g: Town, before: dict[int, int], end: int) -> None:
    """Where only the horde keeps a building open, a zombie that is led into it leaves a chit.  [X15, Ruling H7]"""
    house = g.land.house
    here = end
    while here in before:
        here, inside = before[here], here
        if house[inside] >= 0 and house[here] < 0 and not g.chits >> here & 1:
            open_barricade(g, here)
