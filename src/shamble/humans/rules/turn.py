"""The turns, clockwise, and what each kind of player does in one.  [H2-H8, Z3, R32, X8-X16]"""

from __future__ import annotations

from shamble.humans.rules.cards import turn_ends
from shamble.humans.rules.goals import check_deserted, check_goals
from shamble.humans.rules.guy import come_to_rest
from shamble.humans.rules.setup import START_BULLETS, START_LIFE, enter
from shamble.humans.rules.tiles import MANY_PLAYERS, empty_streets_of_town_square
from shamble.humans.rules.windows import open_window
from shamble.humans.state import BEFORE, MOVED, ZOMBIE, Town
from shamble.humans.uses import refresh
from shamble.kernel.flow import Frame, Rule

turns = Rule("hz-turns")


@turns.step
def next_turn(g: Town, f: Frame) -> None:
    """The next player's turn begins, and with it their round: one event card again.  [H9.1, Z8.1]"""
    g.active = (g.active + 1) % len(g.seats)
    g.turn += 1
    g.stage = BEFORE
    g.tried = 0
    g.played &= ~(1 << g.active)
    refresh(g, g.active)
    g.emit("turn", seat=g.active, turn=g.turn)
    if g.effect("paralysis", g.active):
        g.emit("skipped-turn", seat=g.active)
        return
    g.call("hz-zombie-turn" if g.roles[g.active] == ZOMBIE else "hz-guy-turn", seat=g.active)


@turns.step
def turn_over(g: Town, f: Frame) -> None:
    turn_ends(g, g.active)
    check_deserted(g)
    f.to("next_turn")


def begin_at(g: Town, seat: int, step: str) -> None:
    """Take up a described position in this seat's turn, at one of `STEPS`."""
    g.call("hz-turns")
    g.stack[-1].to("turn_over")
    rule = "hz-zombie-turn" if g.roles[seat] == ZOMBIE else "hz-guy-turn"
    g.call(rule, seat=seat, closed=False)
    g.stack[-1].to(STEPS[rule][step])


# -- a player of Humans!!! ---------------------------------------------------------------------------------

zombie_turn = Rule("hz-zombie-turn")  # facts: seat


@zombie_turn.step
def comes_back(g: Town, f: Frame) -> None:
    """A pawn that was sent back, and with many players the second pawn in the second turn, come in.  [R5, X26]"""
    second = not g.mixed() and len(g.seats) >= MANY_PLAYERS and (g.turn - 1) // len(g.seats) == 1
    if second or g.waiting >> f.seat & 1:
        g.waiting &= ~(1 << f.seat)
        g.call("hz-enter-town-square", seat=f.seat)


@zombie_turn.step
def tile(g: Town, f: Frame) -> None:
    g.call("hz-draw-tile", seat=f.seat)


@zombie_turn.step
def tile_laid(g: Town, f: Frame) -> None:
    if f.closed:
        f.finish()
        return
    open_window(g, "tile-laid")


@zombie_turn.step
def cards(g: Town, f: Frame) -> None:
    g.call("hz-draw-up", seat=f.seat, count=0)


@zombie_turn.step
def before_movement(g: Town, f: Frame) -> None:
    """The active player's own cards come with the first step, or here if there is none to take."""
    open_window(g, "before-movement", but=-1 if g.effect("fear", f.seat) else f.seat)


@zombie_turn.step
def movement(g: Town, f: Frame) -> None:
    g.call("hz-walk", seat=f.seat)


@zombie_turn.step
def movement_over(g: Town, f: Frame) -> None:
    g.stage = MOVED
    open_window(g, "movement-over")


@zombie_turn.step
def captures(g: Town, f: Frame) -> None:
    g.call("hz-captures", seat=f.seat)


@zombie_turn.step
def horde(g: Town, f: Frame) -> None:
    """Where both games meet, every turn ends with nonplayer zombies moving.  [X16]"""
    if g.mixed():
        g.call("hz-move-horde", seat=f.seat)


@zombie_turn.step
def discard(g: Town, f: Frame) -> None:
    g.call("hz-last-discard", seat=f.seat)


@zombie_turn.step
def after_discard(g: Town, f: Frame) -> None:
    open_window(g, "turn-end")


enter_town_square = Rule("hz-enter-town-square")  # facts: seat


@enter_town_square.step
def choose_entry(g: Town, f: Frame) -> None:
    g.ask(f.seat, "enter-town-square", [("enter", square) for square in empty_streets_of_town_square(g)])


@enter_town_square.step
def come_in(g: Town, f: Frame) -> None:
    enter(g, f.seat, g.answer[1])
    check_goals(g)


# -- a player of Zombies!!! --------------------------------------------------------------------------------

guy_turn = Rule("hz-guy-turn")  # facts: seat


@guy_turn.step
def new_life(g: Town, f: Frame) -> None:
    """Who died begins anew with life and bullets; who was sent back stands on Town Square again.  [Z6.3, X25, X26]"""
    if not g.life[f.seat]:
        g.life[f.seat], g.bullets[f.seat] = START_LIFE, START_BULLETS
        g.emit("new-life", seat=f.seat)
    if g.waiting >> f.seat & 1:
        g.waiting &= ~(1 << f.seat)
        enter(g, f.seat, g.town_square)


@guy_turn.step
def guy_tile(g: Town, f: Frame) -> None:
    g.call("hz-draw-tile", seat=f.seat)


@guy_turn.step
def guy_tile_laid(g: Town, f: Frame) -> None:
    if f.closed:
        f.finish()
        return
    open_window(g, "tile-laid")


@guy_turn.step
def fight_here(g: Town, f: Frame) -> None:
    """A zombie on the own square is fought first.  [Z3.2, Z7.2]"""
    f.fought = False
    if g.pawns[f.seat] and g.horde >> g.pawns[f.seat][0] & 1 and not g.effect("truce", f.seat):
        g.call("hz-combat", seat=f.seat, foe=-1)


@guy_turn.step
def fought_here(g: Town, f: Frame) -> None:
    """What lay under the zombie is taken now, and the Helipad's centre is free.  [Z5.4, Z1.1]"""
    # A save from before this step was there does not know.
    if f.__dict__.get("fought") and g.pawns[f.seat] and g.life[f.seat]:
        come_to_rest(g, f.seat)


@guy_turn.step
def guy_cards(g: Town, f: Frame) -> None:
    g.call("hz-draw-up", seat=f.seat, count=0)


@guy_turn.step
def guy_movement(g: Town, f: Frame) -> None:
    """Who has just died does not move.  [Z6.3, ZR12]"""
    if g.life[f.seat] and g.pawns[f.seat]:
        g.call("hz-guy-move", seat=f.seat)


@guy_turn.step
def guy_movement_over(g: Town, f: Frame) -> None:
    g.stage = MOVED
    open_window(g, "movement-over")


@guy_turn.step
def guy_horde(g: Town, f: Frame) -> None:
    g.call("hz-move-horde", seat=f.seat)


@guy_turn.step
def guy_end(g: Town, f: Frame) -> None:
    g.call("hz-last-discard", seat=f.seat)


@guy_turn.step
def guy_after_discard(g: Town, f: Frame) -> None:
    open_window(g, "turn-end")


STEPS: dict[str, dict[str, str]] = {
    "hz-zombie-turn": {
        "tile": "comes_back",
        "cards": "cards",
        "move": "before_movement",
        "capture": "captures",
        "horde": "horde",
        "end": "discard",
    },
    "hz-guy-turn": {
        "tile": "new_life",
        "fight": "fight_here",
        "cards": "guy_cards",
        "move": "guy_movement",
        "horde": "guy_horde",
        "end": "guy_end",
    },
}
"""Rule of a turn -> the protocol's word for a step -> the step where play starts."""
