"""The movement of a shotgun guy: the roll, the steps, whom it meets.  [Z3.4, Z3.5, Z5, X13, X20]"""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.rules.cards import this_turn
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.move import DONE, led_steps, step_zombie
from shamble.humans.rules.tiles import pick_up
from shamble.humans.rules.windows import open_window
from shamble.humans.state import MOVING as STAGE_MOVING
from shamble.humans.state import SHOTGUN, Town
from shamble.humans.timing import ANY_TIME, BEFORE_MOVE, CALM, MOVE_BEGINS, OWN_MOVE, OWN_TURN
from shamble.humans.uses import is_play, plays
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option

ROLL, STAY = ("roll",), ("stay",)

guy_move = Rule("hz-guy-move")  # facts: seat; then by (who leads the pawn), rested, fixed (squares instead of a roll),
#                              points, times, halves


@guy_move.step
def begin_move(g: Town, f: Frame) -> None:
    f.by, f.rested, f.fixed = f.seat, False, 0
    open_window(g, "move-begins", but=f.seat)


@guy_move.step
def ask_roll(g: Town, f: Frame) -> None:
    """Roll, or use what replaces the roll; who is afraid may only rest.  [Z3.4]"""
    if f.rested or f.fixed:
        return
    accept = MOVE_BEGINS | ANY_TIME | CALM | OWN_TURN | BEFORE_MOVE | OWN_MOVE
    first = STAY if g.effect("fear", f.seat) else ROLL
    g.ask(f.seat, "roll-movement", [first, *plays(g, f.seat, accept)])


@guy_move.step
def roll_for_it(g: Town, f: Frame) -> None:
    """A die, what items add, and the life left where both games meet.  [Z3.4, X13]"""
    if f.rested:
        f.finish()
        return
    if f.fixed:
        f.to("set_out")
        return
    answer = g.answer
    if is_play(answer):
        f.to("after_card" if answer[0] == "play-card" else "ask_roll")
        g.call("hz-play", seat=f.seat, option=answer)
        return
    if answer == STAY:
        g.emit("held", seat=f.seat)
        f.finish()
        return
    f.points = g.roll("movement", 1, f.seat)[0] + movement_bonus(g, f.seat)
    f.times = f.halves = 0
    for name, whom, _, clock, left in g.effects:
        if whom == f.seat and left == 1 and clock == g.active:
            f.times += name == "doubled"
            f.halves += name == "halved"
    open_window(g, "move-rolled")


@guy_move.step
def set_out(g: Town, f: Frame) -> None:
    """Bonuses first, then doubling, then halving, rounded down."""
    points = f.fixed or f.points << f.times >> f.halves
    g.stage = STAGE_MOVING
    f.finish()
    g.call("hz-guy-walk", seat=f.seat, by=f.by, left=points, stopped=False)


@guy_move.step
def after_card(g: Town, f: Frame) -> None:
    """When it is resolved, the others may answer with something of theirs.  [Z8.1, R35]"""
    f.to("ask_roll")
    if not f.rested:
        open_window(g, "move-begins", but=f.seat)


def add_movement(g: Town, seat: int, by: int) -> None:
    """More squares this turn: added to the roll, before anything doubles or halves it, also when it lies there."""
    move, walking = g.top("hz-guy-move"), g.top("hz-guy-walk")
    if move is None or walking is None:
        this_turn(g, "movement", seat, by)
        return
    walking.left -= move.points << move.times >> move.halves
    move.points += by
    walking.left += move.points << move.times >> move.halves


def movement_bonus(g: Town, seat: int) -> int:
    """What is added to a movement roll."""
    bonus: int = sum(CARDS[slug].printed.get("movement", 0) for slug in g.items[seat])
    bonus += g.life[seat] if g.mixed() else 0
    return bonus + sum(
        value
        for name, whom, value, clock, left in g.effects
        if name == "movement" and whom == seat and left == 1 and clock == g.active
    )


guy_walk = Rule("hz-guy-walk")  # facts: seat, by, left, stopped; then met (whether the last step brought a fight)


@guy_walk.step
def offer_step(g: Town, f: Frame) -> None:
    """A step, or stop: the whole roll need not be used.  [Z5.1]"""
    if f.stopped or not g.pawns[f.seat] or not g.life[f.seat]:
        f.finish()
        g.hand_back(stopped=True)
        return
    here = g.pawns[f.seat][0]
    if f.seat == g.active and g.horde >> here & 1 and not g.effect("truce", f.seat):
        # A card put it there before the movement was over; there is no walking off.  [Z5.3, Ruling H17]
        f.to("fought_on_the_spot")
        g.call("hz-combat", seat=f.seat, foe=-1)
        return
    options: list[Option] = [DONE]
    if f.left > 0:
        ways = pawn_ways(g)[here]
        if g.effect("claustrophobia", f.seat):
            leaving: list[Option] = [("step", here, there) for there in ways if out_of(g, there) < out_of(g, here)]
            options = leaving or [DONE, *(("step", here, there) for there in ways if g.land.house[there] < 0)]
        else:
            options += [("step", here, there) for there in ways]
    if f.by == f.seat and f.seat == g.active:
        options += plays(g, f.seat, ANY_TIME | OWN_TURN | OWN_MOVE)
    g.ask(f.by, "move-guy", options, facts=(f.left, f.seat))


@guy_walk.step
def take_step(g: Town, f: Frame) -> None:
    f.to("offer_step")
    answer = g.answer
    if answer == DONE:
        f.finish()
    elif is_play(answer):
        f.to("after_use" if answer[0] == "play-card" else "offer_step")
        g.call("hz-play", seat=f.seat, option=answer)
    else:
        _, here, there = answer
        f.left -= 1
        f.to("after_step")
        g.move_pawn(f.seat, here, there)
        g.emit("moved", seat=f.seat, source=here, to=there)
        g.call("hz-meet", seat=f.seat, fought=False)


@guy_walk.step
def after_step(g: Town, f: Frame) -> None:
    f.to("offer_step")
    if f.fought:
        open_window(g, "fight-over", but=f.by)


@guy_walk.step
def fought_on_the_spot(g: Town, f: Frame) -> None:
    f.to("after_step")
    if not f.stopped and g.pawns[f.seat]:
        come_to_rest(g, f.seat)


@guy_walk.step
def after_use(g: Town, f: Frame) -> None:
    f.to("offer_step")
    open_window(g, "card-resolved", but=f.by)


def pawn_ways(g: Town) -> list[tuple[int, ...]]:
    """Square -> where shotgun guys and the horde step: by printed doors, or from any street.  [Z5.2, ZR6, X13]"""
    return g.land.free if g.switches.any_adjacent_street else g.land.doors


def out_of(g: Town, square: int) -> int:
    """Steps to the street from a square in a building."""
    ways, house = pawn_ways(g), g.land.house
    if house[square] < 0:
        return 0
    seen, edge, steps = {square}, [square], 0
    while edge:
        steps += 1
        edge = [there for here in edge for there in ways[here] if there not in seen]
        if any(house[there] < 0 for there in edge):
            return steps
        seen.update(edge)
    return 99


meet = Rule("hz-meet")  # facts: seat, fought; then stopped, foes (player zombies still to fight). Hands back both facts


@meet.step
def meet_horde(g: Town, f: Frame) -> None:
    """A zombie on the square must be fought.  [Z5.3]"""
    square = g.pawns[f.seat][0]
    f.stopped = False
    f.foes = tuple(seat for seat in g.zombie_seats_on(square) for _ in range(g.pawns[seat].count(square)))
    if g.horde >> square & 1 and not g.effect("truce", f.seat):
        f.fought = True
        g.call("hz-combat", seat=f.seat, foe=-1)


@meet.step
def meet_players(g: Town, f: Frame) -> None:
    """Then player zombies, each once, in the order one likes, until an attack fails.  [X20]"""
    if f.foes and g.pawns[f.seat]:
        # What was used in the fight before may have removed some of the others.
        here = g.pawns[f.seat][0]
        f.foes = tuple(
            foe for foe in dict.fromkeys(f.foes) for _ in range(min(f.foes.count(foe), g.pawns[foe].count(here)))
        )
    if f.stopped or not f.foes:
        f.to("arrive")
        return
    g.ask(f.seat, "choose-foe", [("fight", seat) for seat in dict.fromkeys(f.foes)])


@meet.step
def fight_player(g: Town, f: Frame) -> None:
    foes = list(f.foes)
    foes.remove(g.answer[1])
    f.foes = tuple(foes)
    f.fought = True
    f.to("meet_players")
    g.call("hz-combat", seat=f.seat, foe=g.answer[1])


@meet.step
def arrive(g: Town, f: Frame) -> None:
    """Tokens on a square without a zombie are taken; the free centre of the Helipad wins.  [Z5.4, Z1.1]"""
    g.hand_back(stopped=f.stopped, fought=f.fought)
    if g.pawns[f.seat] and g.life[f.seat]:
        come_to_rest(g, f.seat)


def come_to_rest(g: Town, seat: int) -> None:
    """A shotgun guy stands on a square, and nobody there is to be fought any more."""
    square = g.pawns[seat][0]
    pick_up(g, seat, square)
    check_helipad(g, square)


drag = Rule("hz-drag-zombie")  # facts: by, seat (whose zombie), square, left


@drag.step
def drag_where(g: Town, f: Frame) -> None:
    """Somebody else leads a player's zombie: no barricade is broken, and it stops on a human or guy.  [X22]"""
    if not f.left:
        f.finish()
        return
    options = [DONE, *(("step", f.square, there) for there in led_steps(g, f.seat, f.square))]
    g.ask(f.by, "move-guy", options, facts=(f.left, f.seat))


@drag.step
def drag_there(g: Town, f: Frame) -> None:
    if g.answer == DONE:
        f.finish()
        return
    step_zombie(g, f.seat, f.square, g.answer[2])
    f.square = g.answer[2]
    f.left = 0 if g.humans >> f.square & 1 or g.guys_on(f.square) else f.left - 1
    f.to("drag_where")


def guys(g: Town) -> list[int]:
    """Seats with a shotgun guy that stands on the board alive."""
    return [seat for seat, role in enumerate(g.roles) if role == SHOTGUN and g.pawns[seat] and g.life[seat]]
