"""Windows: the moments in which several seats may use cards and abilities until all pass.  [H9.2, R35]"""

from __future__ import annotations

from shamble.humans.state import Town
from shamble.humans.timing import WINDOWS
from shamble.humans.uses import is_play, plays
from shamble.kernel.flow import Frame, Rule

PASS = ("pass",)

window = Rule("hz-window")  # facts: name, seats (in the order of asking), at (whose turn to speak), passed (in a row)


def open_window(g: Town, name: str, but: int = -1, only: int = -1) -> None:
    """Ask everybody who can use something now, clockwise from the active player's left; costs nothing if nobody can.

    `but` leaves out the seat whose own decision comes next and offers the same; `only` asks one seat.
    """
    accept = WINDOWS[name]
    for seat, mask in enumerate(g.react):
        if mask & accept and seat != but and only in (seat, -1):
            seats = tuple(s for s in g.clockwise(g.active) if s != but and only in (s, -1))
            g.call("hz-window", name=name, seats=seats, at=0, passed=0)
            return


def close_window(g: Town, name: str) -> None:
    """What the window was about is over; nobody is asked any more."""
    for frame in g.stack:
        if frame.rule == "hz-window" and frame.name == name:
            frame.finish()


@window.step
def offer(g: Town, f: Frame) -> None:
    accept = WINDOWS[f.name]
    seats = f.seats
    while f.passed < len(seats):
        seat = seats[f.at]
        if g.react[seat] & accept:
            options = plays(g, seat, accept)
            if options:
                g.ask(seat, "window", [PASS, *options], facts=(f.name,))
                return
        f.passed += 1
        f.at = (f.at + 1) % len(seats)
    f.finish()


@window.step
def answer(g: Town, f: Frame) -> None:
    seat = f.seats[f.at]
    f.at = (f.at + 1) % len(f.seats)
    f.to("offer")
    if is_play(g.answer):
        # A resolved card opens the window again for all who can still play.  [R35]
        f.passed = 0
        g.call("hz-play", seat=seat, option=g.answer)
    else:
        f.passed += 1
