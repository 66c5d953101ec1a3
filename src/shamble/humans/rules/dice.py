"""Dice that a token may roll again.  [H9.3, R14]"""

from __future__ import annotations

from shamble.humans.state import Town
from shamble.humans.uses import is_play, plays
from shamble.kernel.flow import Frame, Rule

KEEP, REROLL = ("keep",), ("re-roll",)

tokened_roll = Rule(
    "hz-tokened-roll"
)  # facts: seat (who rolled), purpose, good (the least total that succeeds, 0: none),
#                                      bonus, accept (moments of the roller's own uses); then die, seats, at


@tokened_roll.step
def roll_it(g: Town, f: Frame) -> None:
    f.die = g.roll(f.purpose, 1, f.seat)[0]
    f.seats = tuple(seat for seat in g.clockwise(f.seat)) if g.switches.tokens_reroll_any else (f.seat,)
    f.at = 0


@tokened_roll.step
def offer_reroll(g: Town, f: Frame) -> None:
    """A roll that has succeeded is left alone by the one who made it; any number of tokens may follow.  [R14]"""
    while f.at < len(f.seats):
        seat = f.seats[f.at]
        settled = seat == f.seat and f.good and f.die + f.bonus >= f.good
        options = plays(g, seat, f.accept) if f.accept and seat == f.seat else []
        if g.dice[seat] and not settled:
            options.append(REROLL)
        if options:
            g.ask(seat, "re-roll", [KEEP, *options], facts=(f.purpose, f.die, f.good, f.bonus))
            return
        f.at += 1
    f.finish()
    g.hand_back(die=f.die)


@tokened_roll.step
def answer_reroll(g: Town, f: Frame) -> None:
    seat = f.seats[f.at]
    f.to("offer_reroll")
    if g.answer == KEEP:
        f.at += 1
    elif is_play(g.answer):
        g.call("hz-play", seat=seat, option=g.answer)
    else:
        g.dice[seat] -= 1
        g.token_pool += 1
        g.emit("spent-token", seat=seat, left=g.dice[seat])
        f.die = g.roll(f.purpose, 1, f.seat)[0]
        f.at = 0


def raise_roll(g: Town, by: int) -> None:
    """The die on the table counts for more, if there is one."""
    frame = g.top("hz-tokened-roll")
    if frame is not None:
        frame.bonus += by


def settle_roll(g: Town) -> None:
    """The die on the table does not matter any more; nobody is asked about it."""
    frame = g.top("hz-tokened-roll")
    if frame is not None:
        frame.at = len(frame.seats)


def roll_with_tokens(g: Town, seat: int, purpose: str, good: int = 0, bonus: int = 0, accept: int = 0) -> None:
    """Roll a die that its player may roll again; the caller's next step finds it in `f.die`."""
    g.call("hz-tokened-roll", seat=seat, purpose=purpose, good=good, bonus=bonus, accept=accept)
