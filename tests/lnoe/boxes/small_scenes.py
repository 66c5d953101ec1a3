"""Scenes of the base game with a small box in play."""

from __future__ import annotations

from typing import Any

from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table
from tests.table import table as any_table


class Scenes:
    """The usual scenes with these boxes in play."""

    def __init__(self, *boxes: str) -> None:
        self.boxes = ["base", *boxes]

    def table(self, **situation: Any) -> Table:
        return any_table(boxes=self.boxes, **situation)

    def hero_turn(self, hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
        return scenes.hero_turn(hero, items, boxes=self.boxes, **more)

    def fight(self, dice: list[int], items: tuple[str, ...] = (), hero: str = "billy", **more: Any) -> Table:
        return scenes.fight(dice, items, hero, boxes=self.boxes, **more)

    def draws(self, card: str, dice: list[int] | None = None, **more: Any) -> Table:
        return zombie_player.draws(card, dice, boxes=self.boxes, **more)

    def zombie_move(self, hand: list[str], dice: list[int] | None = None, **more: Any) -> Table:
        return zombie_player.zombie_move(hand, dice, boxes=self.boxes, **more)


UP = ("3,2", "3,1", "3,0")


def walked(t: Table) -> int:
    """How many spaces a Hero gets to walk up from 3,3, at most three."""
    steps = 0
    while steps < len(UP) and t.offers("step", to=UP[steps]):
        t.choose("step", to=UP[steps])
        steps += 1
    return steps


def dice_rolled(t: Table, what: str) -> list[int]:
    """How many dice each roll for this had: `hero-fight`, `zombie-fight`."""
    return [len(e["values"]) for e in t.events if e["type"] == "roll" and e["for"] == what]


def zombies_answer(t: Table, card: str, **fields: Any) -> None:
    """Everybody else passes until the Zombie player plays this card."""
    while t.seat != "zombies-1":
        t.choose("pass")
    t.choose("play-card", card=card, **fields)
