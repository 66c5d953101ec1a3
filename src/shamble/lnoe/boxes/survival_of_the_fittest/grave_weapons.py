"""Grave Weapons that lie on a Hero; what they do for a Zombie is printed facts.  [14.6.3]"""

from __future__ import annotations

from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.uses import modifies


@modifies("blood-spray", "turns-when-wounded")
def it_is_in_the_blood(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    """Remains in play on a Hero who was stained: the next wound turns them.  [14.6.3.3]"""
    return value + 1 if row[2] == hero else value
