"""The Survival decks: who has 5 or more for movement may search them in place of the Hero deck.  [3.9.4, 8.5.4]

Each deck says in its row in which buildings it is found. It is not made anew when it runs out, and its cards are no
Hero cards: what cancels those does not touch them.
"""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.scenario import in_effect
from shamble.lnoe.state import Lnoe

NEEDED = 5


def movement_of(g: Lnoe) -> int:
    """What the Hero who acts has for movement, all told; 0 before the roll."""
    turn = g.acting()
    return 0 if turn is None else int(turn.__dict__.get("movement", 0))


def survival_options(g: Lnoe, hero: int) -> list[Option]:
    """The Survival decks that this Hero may draw from now, where a search is possible.  [8.5.4, 8.5.4.1]"""
    if not g.content.searched or movement_of(g) < NEEDED:
        return []
    return [("search", deck) for deck in decks_in(g, g.board.building[g.space_of[hero]]) if g.deck.size(deck)]


def decks_in(g: Lnoe, building: int) -> list[str]:
    """The Survival decks of a building by its number set; one without numbers has none, or both with a Manor Deck.

    [8.5.4, 8.5.4.3, 16.3.4.3]
    """
    numbers = list(g.board.buildings[building].numbers)
    everything = not numbers and in_effect(g, "manor-deck")
    return [deck.id for deck in g.content.searched if everything or numbers in deck.numbers]
