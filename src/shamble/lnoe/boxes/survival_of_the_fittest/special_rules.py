"""What the special rules of Survival of the Fittest do when a game is set up.  [16.3]"""

from __future__ import annotations

from shamble.lnoe.rules.allies import call_allies
from shamble.lnoe.scenario import SpecialRule, in_effect
from shamble.lnoe.state import Lnoe

townsfolk_allies = SpecialRule("townsfolk-allies")


@townsfolk_allies.on("pools-filled")
def let_them_in(g: Lnoe) -> None:
    """[16.3.7]"""
    call_allies(g, in_effect(g, "townsfolk-allies"))
