"""What the scenario of Hero Pack Two does besides its objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe


@scenario("left-behind").on("zombie-turn-starts")
def drift(g: Lnoe, who: int) -> None:
    """D6 Zombies move a space before anything else and still act; two players move D3 of their own each."""
    seats = g.seats_of("zombies")
    for seat in seats:
        die = g.roll("card", 1, g.seats[seat])[0]
        g.call("advance", seat=seat, left=die if len(seats) == 1 else (die + 1) // 2, stepped=(), own=True)
