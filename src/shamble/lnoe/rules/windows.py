"""Windows: the moments in which several seats may use cards and abilities until all pass.  [7.1.1, Ruling 6]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import plays
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import HERO_TURN_START, STARTING_WINDOWS, WINDOWS, ZOMBIE_TURN_START
from shamble.lnoe.uses import is_play

PASS: Final = ("pass",)

window = Rule("window")  # facts: name, seats (in the order of asking), at (whose turn to speak), passed (in a row)


def accepted_by(g: Lnoe, name: str) -> int:
    """The moments that a window stands for now."""
    return (WINDOWS if g.turn_begun else STARTING_WINDOWS)[name]


def with_start(g: Lnoe, accept: int) -> int:
    """These moments, and the start of the turn as long as it lasts.  [7.2.2]"""
    if g.turn_begun:
        return accept
    return accept | (HERO_TURN_START if g.turn == "heroes" else ZOMBIE_TURN_START)


def open_window(g: Lnoe, name: str, only: str = "", but: int = -1) -> None:
    """Let everybody who can use something now do so, the side whose turn it is first; costs nothing if nobody can.

    The last thing that a step does. `only` keeps it to one side: an instant effect, or an answer to the other side's
    card. `but` leaves out the seat whose own decision comes next and offers the same.
    """
    accept = (WINDOWS if g.turn_begun else STARTING_WINDOWS)[name]
    if not g.reacting & accept:
        return
    seats = _speakers(g.side, g.turn, only, but)
    if g.pending:
        g.call("window", name=name, seats=seats, at=0, passed=0)
        return
    for at, seat in enumerate(seats):
        options = plays(g, seat, accept) if g.react[seat] & accept else None
        if options:
            g.call("window", name=name, seats=seats, at=at, passed=at)
            g.stack[-1].to("answer")
            g.ask(seat, "window", [PASS, *options], facts=(name,), accept=accept)
            return


def open_window_later(g: Lnoe, name: str, only: str) -> None:
    """As `open_window`, when something else comes before the window that may change who can use what."""
    if g.reacting & accepted_by(g, name):
        g.call("window", name=name, seats=_speakers(g.side, g.turn, only, -1), at=0, passed=0)


@lru_cache(maxsize=1024)
def _speakers(sides: tuple[str, ...], turn: str, only: str, but: int) -> tuple[int, ...]:
    """The seats that are asked, the side whose turn it is first."""
    seats = [seat for seat, side in enumerate(sides) if seat != but and (not only or side == only)]
    return tuple(sorted(seats, key=lambda seat: sides[seat] != turn))


def close_window(g: Lnoe, name: str) -> None:
    """What the window was about is over; nobody is asked any more."""
    for frame in g.stack:
        if frame.rule == "window" and frame.name == name:
            frame.finish()


@window.step
def offer(g: Lnoe, f: Frame) -> None:
    accept = accepted_by(g, f.name)
    seats: tuple[int, ...] = f.seats
    at: int = f.at
    passed: int = f.passed
    count = len(seats)
    while passed < count:
        seat = seats[at]
        if g.react[seat] & accept:
            options = plays(g, seat, accept)
            if options:
                f.at, f.passed = at, passed
                g.ask(seat, "window", [PASS, *options], facts=(f.name,), accept=accept)
                return
        passed += 1
        at = (at + 1) % count
    f.finish()


@window.back_to("offer")
def answer(g: Lnoe, f: Frame) -> None:
    seat = f.seats[f.at]
    f.at = (f.at + 1) % len(f.seats)
    if is_play(g.answer):
        # Everybody may answer what was just done; those who passed are asked again.
        f.passed = 0
        g.call("play", seat=seat, option=g.answer)
    else:
        f.passed += 1
