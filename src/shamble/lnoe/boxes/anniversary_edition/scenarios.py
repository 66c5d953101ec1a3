"""Broken Down: the Truck stands where the Heroes say, and the Tools lie under a counter.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.places import CENTRE_BOARD, spaces_of
from shamble.lnoe.rules.cards import put_marker
from shamble.lnoe.rules.finds import hide_under_counters
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

broken_down = scenario("broken-down")
hide_under_counters(broken_down, {"tools": "tools"})

parking = Rule("park-truck")


@broken_down.on("pools-filled")
def before_anybody_stands_there(g: Lnoe, who: int) -> None:
    g.call("park-truck")


@parking.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """Any space of the centre board."""
    options: list[Option] = [("choose", "space", space) for space in spaces_of(g, CENTRE_BOARD)]
    g.ask(g.lead_hero_seat(), "choose", options, facts=("truck",))


@parking.step
def park_it(g: Lnoe, f: Frame) -> None:
    put_marker(g, "truck", g.answer[2])
