"""The abilities of the six characters, once a game each.  [H9.4, R31]"""

from __future__ import annotations

from shamble.humans.humans_cards import at_a_barricade, empty_squares, own_attempt, own_turn
from shamble.humans.land import squares
from shamble.humans.rules.capture import the_attempt
from shamble.humans.rules.dice import settle_roll
from shamble.humans.rules.move import change_movement, steps_from
from shamble.humans.rules.run import move_prey
from shamble.humans.rules.tiles import tokens_freed
from shamble.humans.state import Town
from shamble.humans.timing import BEFORE_MOVE, CAPTURE_BEGINS, CAPTURE_ROLLED, GETS_AWAY, MOVING, REMOVED
from shamble.humans.uses import NOBODY, ability
from shamble.kernel.flow import Frame, Rule


@ability("break-through", when=MOVING, targets=at_a_barricade)
def break_through(g: Town, f: Frame) -> None:
    """Miner: the barricade beside one of the own zombies falls without a roll, even after a failed one."""
    g.call("hz-choose-door", seat=f.seat)


@ability("encore", when=GETS_AWAY, targets=own_attempt)
def encore(g: Town, f: Frame) -> None:
    """Musician: when the human is about to get away, the whole attempt begins again."""
    the_attempt(g).to("begin")


@ability("pep-rally", when=BEFORE_MOVE, targets=own_turn)
def pep_rally(g: Town, f: Frame) -> None:
    """Cheerleader: Movement is doubled this turn."""
    change_movement(g, f.seat, "doubled")


def squares_beside(g: Town, seat: int) -> list[int]:
    """Empty squares that a zombie of the seat could step onto without a barricade roll."""
    near = 0
    for here in g.pawns[seat]:
        for there in steps_from(g, here):
            near |= 1 << there
    return list(squares(empty_squares(g, near)))


def somebody_to_call(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and g.humans and squares_beside(g, seat) else []


@ability("phone-call", when=MOVING, targets=somebody_to_call)
def phone_call(g: Town, f: Frame) -> None:
    """Lawyer: a human from anywhere comes to an empty square beside one of the own zombies."""
    g.call("hz-phone-call", seat=f.seat)


call = Rule("hz-phone-call")  # facts: seat; then square


@call.step
def call_whom(g: Town, f: Frame) -> None:
    g.ask(f.seat, "choose-human", [("human", square) for square in squares(g.humans)])


@call.step
def call_where(g: Town, f: Frame) -> None:
    f.square = g.answer[1]
    g.ask(f.seat, "move-human", [("run", f.square, end, -1) for end in squares_beside(g, f.seat)], facts=(0, -1))


@call.step
def comes(g: Town, f: Frame) -> None:
    move_prey(g, f.square, g.answer[2], -1)
    tokens_freed(g, f.square)


@ability("pin", when=CAPTURE_BEGINS | CAPTURE_ROLLED, targets=own_attempt)
def pin(g: Town, f: Frame) -> None:
    """Wrestler: the human is caught whatever the roll, and nobody may arm it in this attempt."""
    attempt = the_attempt(g)
    attempt.pinned = attempt.unarmed = True
    settle_roll(g)


@ability("stitch-up", when=REMOVED)
def stitch_up(g: Town, f: Frame) -> None:
    """Doctor: a zombie that would be removed stays; all own wounds are discarded."""
    wound = g.top("hz-wound")
    assert wound is not None, "no zombie is being removed"
    wound.saved = True
