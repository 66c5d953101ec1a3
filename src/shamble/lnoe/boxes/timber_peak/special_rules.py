"""What the special rules of Timber Peak do when a game is set up.  [16.6]"""

from __future__ import annotations

from shamble.lnoe.rules.generators import place_generators
from shamble.lnoe.scenario import SpecialRule, in_effect
from shamble.lnoe.state import Lnoe

generators = SpecialRule("generators")


@generators.on("boards-laid")
def set_them_up(g: Lnoe) -> None:
    """[16.6.9, 16.6.9.1]"""
    place_generators(g, in_effect(g, "generators"))
