"""Scenes of the base game with Survival of the Fittest in play."""

from __future__ import annotations

from typing import Any

from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table
from tests.table import table as any_table

BOXES = ["base", "survival-of-the-fittest"]


def table(**situation: Any) -> Table:
    return any_table(**{"boxes": BOXES, **situation})


def hero_turn(hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn(hero, items, **{"boxes": BOXES, **more})


def fight(dice: list[int], items: tuple[str, ...] = (), hero: str = "billy", **more: Any) -> Table:
    return scenes.fight(dice, items, hero, **{"boxes": BOXES, **more})


def zombie_start(hand: list[str], dice: list[int] | None = None, **more: Any) -> Table:
    """The Zombie player is about to move and may still play what belongs to the start of the turn."""
    return zombie_player.zombie_move(hand, dice, **{"boxes": BOXES, **more})


SURVIVAL = {"switches": {"survival_decks": "on", "barricades": "on"}}


def found(hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
    """A Hero who has found these Unique Items, or whose player has these Survival Tactics, is about to move."""
    return hero_turn(hero, items, **{**SURVIVAL, **more})


def fight_with(dice: list[int], items: tuple[str, ...] = (), hero: str = "billy", **more: Any) -> Table:
    """The same in a fight, at the first window after the roll."""
    return fight(dice, items, hero, **{**SURVIVAL, **more})
