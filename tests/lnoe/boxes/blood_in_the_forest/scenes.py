"""Scenes of the base game with Blood in the Forest in play."""

from __future__ import annotations

from typing import Any

from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table
from tests.table import table as any_table

BOXES = ["base", "timber-peak", "blood-in-the-forest"]
"""Experience and fire come with Timber Peak."""
CHAMPIONS = {"champions": "on", "champion_pool": "full", "experience": "on"}


def table(**situation: Any) -> Table:
    situation.setdefault("boxes", BOXES)
    return any_table(**situation)


def hero_turn(hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn(hero, items, **{"boxes": BOXES, **more})


def fight(dice: list[int], items: tuple[str, ...] = (), hero: str = "billy", **more: Any) -> Table:
    return scenes.fight(dice, items, hero, **{"boxes": BOXES, **more})


def draws(card: str, dice: list[int] | None = None, **more: Any) -> Table:
    return zombie_player.draws(card, dice, **{"boxes": BOXES, **more})


def fights(hand: list[str], dice: list[int], hero: str = "billy", **more: Any) -> Table:
    return zombie_player.fights(hand, dice, hero, **{"boxes": BOXES, **more})


def zombie_move(hand: list[str], dice: list[int] | None = None, **more: Any) -> Table:
    return zombie_player.zombie_move(hand, dice, **{"boxes": BOXES, **more})
