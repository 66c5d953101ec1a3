"""The rules, one file for each chapter. Importing the package declares them all, the cards too."""

from shamble.humans import abilities, humans_cards, items, zombies_cards
from shamble.humans.rules import capture, combat, guy, horde, move, run, setup, tiles, turn, versus, wounds

__all__ = [
    "abilities",
    "capture",
    "combat",
    "guy",
    "horde",
    "humans_cards",
    "items",
    "move",
    "run",
    "setup",
    "tiles",
    "turn",
    "versus",
    "wounds",
    "zombies_cards",
]
