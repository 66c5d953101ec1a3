"""Abilities of the eight Heroes of the 2007 box, in alphabetical order."""

from __future__ import annotations

from shamble.lnoe.rules.hero_move import move_ability
from shamble.lnoe.rules.wound import heal_fully
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import modifies


@modifies("tough", "wins-ties")
def tough(g: Lnoe, hero: int, value: int) -> int:
    """Wins fights on a tie."""
    return value + 1


@modifies("track-star", "movement-bonus")
def track_star(g: Lnoe, hero: int, spaces: int) -> int:
    """One more space on the movement roll; never a drawback, so it is always taken.  [Ruling 50]"""
    return spaces + 1


@move_ability("youth", lambda g, hero: g.hero_wounds[hero] > 0)
def youth(g: Lnoe, hero: int) -> None:
    """Gives up the Move Action to heal fully."""
    heal_fully(g, hero)
