"""Defend the Manor House"""

from __future__ import annotations

from shamble.lnoe.scenario import Scenario
from shamble.lnoe.state import HEROES_WIN, ZOMBIES_WIN, Lnoe

manor = Scenario("defend-the-manor-house")


@manor.on("zombie-arrived")
def overrun(g: Lnoe, who: int) -> None:
    """Nine Zombies inside at once, of any kind, and the house is lost."""
    inside = sum(g.zombies_at[space] for space in g.board.place("manor-house"))
    if inside >= manor.row["zombies_inside"]:
        g.end(ZOMBIES_WIN, "manor-overrun", ("2.2",))


@manor.on("sundown")
def morning(g: Lnoe, who: int) -> None:
    g.end(HEROES_WIN, "manor-held", ("2.2", "6.1.1"))
