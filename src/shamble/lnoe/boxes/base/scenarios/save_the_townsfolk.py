"""Save the Townsfolk"""

from __future__ import annotations

from shamble.lnoe.scenario import Scenario
from shamble.lnoe.state import HEROES_WIN, ZOMBIES_WIN, Lnoe

townsfolk = Scenario("save-the-townsfolk")
townsfolk.laid_out = "townsfolk"


@townsfolk.on("sundown")
def morning(g: Lnoe, who: int) -> None:
    """Four townsfolk must lie on the table when the night is over."""
    if len(g.townsfolk) >= townsfolk.row["townsfolk"]:
        g.end(HEROES_WIN, "townsfolk-saved", ("2.2", "6.1.1"))
    g.end(ZOMBIES_WIN, "townsfolk-lost", ("2.2", "6.1.1"))
