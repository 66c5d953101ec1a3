"""What the special rules of the 2007 box do when a game is set up.  [16]"""

from __future__ import annotations

from shamble.lnoe.rules.counters import lay_counters
from shamble.lnoe.scenario import SpecialRule, in_effect
from shamble.lnoe.state import Lnoe

# -- neither side ------------------------------------------------------------------------------------------

number_counters = SpecialRule("number-counters")


@number_counters.on("boards-laid")
def hide_counters(g: Lnoe) -> None:
    """So many numbers face down on random buildings; the scenario says what they mean.  [16.6.8]"""
    lay_counters(g, "number-counter", in_effect(g, "number-counters"))
