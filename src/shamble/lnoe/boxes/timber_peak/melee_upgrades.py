"""Melee Upgrades, in alphabetical order: what a Hero learns about fighting.  [3.9.6, 13.5]"""

from __future__ import annotations

from shamble.lnoe.rules.experience import learned
from shamble.lnoe.state import Lnoe


@learned("strong-arm", "fight-dice")
def strong_arm(g: Lnoe, hero: int, boosted: bool, dice: int) -> int:
    """One more Fight Die for who stands alone among two Zombies or more; boosted: in every fight."""
    at = g.space_of[hero]
    return dice + (boosted or (g.heroes_at[at] == 1 and g.zombies_at[at] > 1))
