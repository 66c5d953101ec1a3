"""What the scenario of Stock Up does besides its objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import put_marker
from shamble.lnoe.rules.random_building import roll_random_building, standing_buildings
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

stockpile = Rule("find-stockpile")  # facts: building (handed back)


@scenario("stock-up").on("pools-filled")
def call_for_a_stockpile(g: Lnoe, who: int) -> None:
    g.call("find-stockpile", building=-1)


@stockpile.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    roll_random_building(g, standing_buildings(g))


@stockpile.step
def mark_it(g: Lnoe, f: Frame) -> None:
    """It is neither Taken Over nor the place of a new pit; the marker says so."""
    if f.building >= 0:
        put_marker(g, "stockpile", building=f.building)
