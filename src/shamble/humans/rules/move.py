"""The movement of a player's zombies: points shared out among them, barricades on the way.

[H4, R7-R12, R43, X13-X15]
"""

from __future__ import annotations

from shamble.humans.land import squares
from shamble.humans.rules.cards import this_turn
from shamble.humans.rules.dice import roll_with_tokens
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.tiles import pick_up
from shamble.humans.rules.windows import open_window
from shamble.humans.state import MOVING as STAGE_MOVING
from shamble.humans.state import ZOMBIE, Town
from shamble.humans.timing import ANY_TIME, BEFORE_MOVE, CALM, MOVING, OWN_MOVE, OWN_TURN
from shamble.humans.uses import is_play, plays
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option

DONE = ("done",)
BETWEEN_STEPS = ANY_TIME | OWN_TURN | OWN_MOVE | MOVING
BEFORE_STEPS = BETWEEN_STEPS | BEFORE_MOVE | CALM

walk = Rule(
    "hz-walk"
)  # facts: seat; then left (points), mover (square of the zombie that moved last), met (a square for
#                      each zombie that is done: it stopped on a human or shotgun guy)


@walk.step
def set_off(g: Town, f: Frame) -> None:
    """The character's Movement and what changes it.  [H4.1]"""
    f.mover = -1
    f.met = ()
    f.left = movement_of(g, f.seat)
    if g.effect("fear", f.seat):
        g.emit("held", seat=f.seat)
        f.finish()


def movement_of(g: Town, seat: int) -> int:
    """Movement points of this turn: additions, then doubling, then halving."""
    sheet = g.sheets[seat]
    assert sheet is not None
    points = sheet.movement
    times = halves = 0
    for name, whom, value, clock, left in g.effects:
        if whom == seat and left == 1 and clock == g.active:
            points += value if name == "movement" else 0
            times += name == "doubled"
            halves += name == "halved"
    return points << times >> halves


def change_movement(g: Town, seat: int, name: str, value: int = 0) -> None:
    """More or less Movement this turn; whoever may walk already has so many more or fewer points left."""
    before = movement_of(g, seat)
    this_turn(g, name, seat, value)
    walking = g.top("hz-walk")
    if walking is not None:
        walking.left += movement_of(g, seat) - before


@walk.step
def offer(g: Town, f: Frame) -> None:
    """A step of any zombie, a try at a barricade, something to use, or the end of the movement.  [H4.1, H4.3, R43]"""
    options: list[Option] = [DONE]
    seat = f.seat
    ready = _ready(g, f)
    if g.effect("claustrophobia", seat):
        options = _ways_out(g, f, ready, options)
    else:
        if f.left > 0:
            for here in ready:
                options += [("step", here, there) for there in steps_from(g, here)]
        options += _barricades(g, ready)
    accept = BETWEEN_STEPS if g.stage == STAGE_MOVING else BEFORE_STEPS
    if g.react[seat] & accept:
        options += plays(g, seat, accept)
    g.ask(seat, "move-zombies", options, facts=(f.left,))


def _ready(g: Town, f: Frame) -> list[int]:
    """Where a zombie stands that is not done; on a human's square all are, however they came there.  [H4.2, R8, R43]"""
    pawns = g.pawns[f.seat]
    squares_of = dict.fromkeys(pawns)
    if f.met:
        # Whoever was taken away from the square it stopped on keeps no place there.
        f.met = tuple(here for here in squares_of for _ in range(min(pawns.count(here), f.met.count(here))))
    return [
        here
        for here in squares_of
        if not g.humans >> here & 1 and (here not in f.met or pawns.count(here) > f.met.count(here))
    ]


def steps_from(g: Town, here: int) -> tuple[int, ...]:
    """The squares a player's zombie may step onto: the wall of a building only where a chit lies.  [H4.4, R9, X15]"""
    land = g.land
    walls = land.barred[here]
    if not walls:
        return land.plain[here]
    if land.house[here] >= 0:
        chits = g.chits
        return land.plain[here] + tuple(there for there in walls if chits >> there & 1)
    if g.chits >> here & 1 or land.buildings[here // 9] & g.horde:
        return land.plain[here] + walls
    return land.plain[here]


def led_steps(g: Town, seat: int, here: int) -> tuple[int, ...]:
    """Where others may lead a pawn of this seat: who is afraid of closed rooms is led into none."""
    ways, house = steps_from(g, here) if g.roles[seat] == ZOMBIE else g.land.free[here], g.land.house
    if house[here] < 0 and g.effect("claustrophobia", seat):
        return tuple(there for there in ways if house[there] < 0)
    return ways


def _barricades(g: Town, pawns: list[int]) -> list[Option]:
    """One try for each building and turn, from a street square beside it where a zombie is not done.

    [H4.3, R9, R10, R11]
    """
    land = g.land
    return [
        ("break-in", here)
        for here in pawns
        if land.barred[here]
        and land.house[here] < 0
        and not g.chits >> here & 1
        and not g.tried >> here // 9 & 1
        and not land.buildings[here // 9] & g.horde
    ]


def _ways_out(g: Town, f: Frame, ready: list[int], options: list[Option]) -> list[Option]:
    """Afraid of closed rooms: who is inside leaves by the shortest way before anything else, and nobody enters."""
    inside: list[Option] = []
    outside: list[Option] = []
    if f.left > 0:
        for here in ready:
            for there in steps_from(g, here):
                if g.land.house[here] < 0 and g.land.house[there] < 0:
                    outside.append(("step", here, there))
                elif g.land.house[here] >= 0 and way_out(g, there) < way_out(g, here):
                    inside.append(("step", here, there))
    return inside or options + outside


def way_out(g: Town, square: int) -> int:
    """Steps a zombie in a building needs to the street, 99 without a way."""
    if g.land.house[square] < 0:
        return 0
    seen, edge, steps = {square}, [square], 0
    while edge:
        steps += 1
        edge = [there for here in edge for there in steps_from(g, here) if there not in seen]
        if any(g.land.house[there] < 0 for there in edge):
            return steps
        seen.update(edge)
    return 99


@walk.step
def decide(g: Town, f: Frame) -> None:
    f.to("offer")
    answer = g.answer
    if answer == DONE:
        f.finish()
        return
    if is_play(answer):
        f.to("after_card" if answer[0] == "play-card" else "offer")
        g.call("hz-play", seat=f.seat, option=answer)
        return
    g.stage = STAGE_MOVING
    if answer[0] == "break-in":
        g.call("hz-break-in", seat=f.seat, square=answer[1])
        return
    f.to("take_step")
    f.step_taken = answer
    if f.mover not in (-1, answer[1]):
        # Another zombie begins: the move of the one before is over.
        open_window(g, "zombie-moved", but=f.seat)


@walk.step
def take_step(g: Town, f: Frame) -> None:
    """One point a square. On a human's square the zombie's movement ends; a token there waits.  [H4.1, H4.2, H4.6]"""
    _, here, there = f.step_taken
    f.to("offer")
    if there not in steps_from(g, here) or here not in g.pawns[f.seat]:
        return
    f.left -= 1
    step_zombie(g, f.seat, here, there)
    f.mover = there
    if g.humans >> there & 1 or g.guys_on(there):
        f.met = (*f.met, there)
        f.mover = -1
        open_window(g, "zombie-moved", but=f.seat)


@walk.step
def after_card(g: Town, f: Frame) -> None:
    """When it is resolved, the others may answer with something of theirs.  [H9.2, R35]"""
    f.to("offer")
    open_window(g, "card-resolved" if g.stage == STAGE_MOVING else "before-movement", but=f.seat)


def step_zombie(g: Town, seat: int, here: int, there: int) -> None:
    """A player's zombie takes a step; where only the horde keeps a building open, it leaves a chit behind.  [X15]"""
    house = g.land.house
    if house[there] >= 0 and house[here] < 0 and not g.chits >> here & 1:
        open_barricade(g, here)
    g.move_pawn(seat, here, there)
    if g.events is not None:
        g.emit("moved", seat=seat, source=here, to=there)
    if g.lying_dice >> there & 1:
        pick_up(g, seat, there)
    check_helipad(g, here)


def open_barricade(g: Town, square: int) -> None:
    """A no-barricade chit opens all walls of its street square for every zombie, for ever.  [H4.3, H4.4, R9, R34]"""
    g.chits |= 1 << square
    g.emit("chit", to=square, on=True)


break_in = Rule("hz-break-in")  # facts: seat, square


@break_in.step
def roll_against_it(g: Town, f: Frame) -> None:
    """The barricade number, less one for each other zombie on the square; a roll costs no movement.  [H4.3, R10]"""
    g.tried |= 1 << f.square // 9
    f.need = barricade_need(g, f.square)
    g.emit("break-in", seat=f.seat, to=f.square, need=f.need)
    f.die = 6
    if f.need > 1:
        roll_with_tokens(g, f.seat, "barricade", good=f.need)


@break_in.step
def open_or_not(g: Town, f: Frame) -> None:
    if f.die >= f.need:
        open_barricade(g, f.square)
    else:
        g.emit("barricade-holds", seat=f.seat, to=f.square)


def barricade_need(g: Town, square: int) -> int:
    """The least die that opens the barricade at this square now."""
    return g.land.tile_of(square).barricade - (g.zombies_on(square) - 1)


def closed_doors(g: Town, seat: int) -> list[int]:
    """Street squares beside a building, without a chit, where this seat has a zombie."""
    return [
        here
        for here in dict.fromkeys(g.pawns[seat])
        if g.land.barred[here] and g.land.house[here] < 0 and not g.chits >> here & 1
    ]


def chits_of(g: Town, number: int) -> list[int]:
    """The chits of a tile."""
    return list(squares(g.chits & g.land.plots[number]))
