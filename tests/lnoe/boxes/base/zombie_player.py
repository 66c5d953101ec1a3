"""Positions in which the Zombie player draws or plays a card."""

from typing import Any

from tests.table import Table, table

FILLER = ["resilient", "resilient", "trip"]
"""Three cards that cannot be played at the start of a turn; a fourth is drawn."""


def draws(card: str, dice: list[int] | None = None, **situation: Any) -> Table:
    """The Zombie player draws this card at the start of a Zombie turn."""
    hands = {"zombies-1": FILLER, **situation.pop("hands", {})}
    deck = [card, *situation.pop("then", [])]
    t = table(dice=dice, turn="zombies", step="draw", zombie_deck=deck, hands=hands, **situation)
    t.choose("keep")
    return t


def fights(hand: list[str], dice: list[int], hero: str = "billy", **situation: Any) -> Table:
    """A Hero fights a Zombie in the Hero turn, and the Zombie player holds these cards."""
    hands = {"zombies-1": hand, **situation.pop("hands", {})}
    facts = situation.pop("facts", {})
    zombies = situation.pop("zombies", {"z1": "3,3"})
    t = table(dice=dice, heroes={hero: {"space": "3,3", **facts}}, zombies=zombies, hands=hands, **situation)
    t.choose("skip")
    return t


def zombie_move(hand: list[str], dice: list[int] | None = None, **situation: Any) -> Table:
    """The Zombie player, holding these cards, is about to move."""
    hands = {"zombies-1": hand, **situation.pop("hands", {})}
    return table(dice=dice, turn="zombies", step="move", hands=hands, **situation)
