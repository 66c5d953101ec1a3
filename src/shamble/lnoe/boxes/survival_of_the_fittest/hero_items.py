"""Items of Survival of the Fittest, in alphabetical order.  [9]

The Double-Barreled Shotgun is printed facts that the ranged attack reads.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.combat_bonus import combat_bonus
from shamble.lnoe.rules.fight import add_hero_dice
from shamble.lnoe.state import Lnoe


@combat_bonus("sledgehammer")
def sledgehammer(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Two extra Fight Dice; or, in place of moving, a locked door that the Hero touches is broken open."""
    add_hero_dice(g, fight, 2)
