"""What the scenario of Revenge of the Dead does besides its objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe


@scenario("revenge-of-the-dead").on("set-up")
def fury(g: Lnoe, who: int) -> None:
    """All Zombies roll one more Fight Die; a described position may have said so already."""
    if not any(name == "zombie-dice" and until == "game" for name, *_, until, _ in g.effects):
        lasting(g, "zombie-dice", -1, 1, "game")
