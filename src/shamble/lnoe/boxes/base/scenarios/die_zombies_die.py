"""Die Zombies, Die!"""

from __future__ import annotations

from shamble.lnoe.scenario import Scenario
from shamble.lnoe.state import HEROES_WIN, ZOMBIES_WIN, Lnoe

die_zombies_die = Scenario("die-zombies-die")


@die_zombies_die.on("zombie-killed")
def enough_killed(g: Lnoe, who: int) -> None:
    """Heroes win when they have killed 15 Zombies, Zombie Heroes included.  [Ruling 9]"""
    if g.kills >= die_zombies_die.row["zombies_killed"]:
        g.end(HEROES_WIN, "zombies-killed", ("2.2",))


@die_zombies_die.on("sundown")
def night_falls(g: Lnoe, who: int) -> None:
    g.end(ZOMBIES_WIN, "sundown", ("2.2", "6.1.1"))
