"""A smaller Hero deck.  [17.3]"""

from __future__ import annotations

from shamble.lnoe.rules.piles import shuffle_deck
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

SIZE, OF_EACH_SEARCH_CARD, WEAPONS = 65, 2, 16
LEFT_OUT = "left-out-cards"
"""The note of how many cards stay in the box; they are the first of those that are out of the game."""


def reduce_hero_deck(g: Lnoe) -> None:
    """What the scenario asks for, what fetches it, so many weapons, and the rest by chance.

    Nobody sees what is left out; cards that Heroes start with have been taken before.  [17.3, Ruling D6]
    """
    deck = g.deck["hero"]
    if len(deck) <= SIZE:
        return
    kept = _certain(g, deck)
    weapons = [copy for copy in deck if g.content.kinds[copy].is_weapon and copy not in kept]
    kept += weapons[:WEAPONS]
    kept += [copy for copy in deck if copy not in kept][: max(0, SIZE - len(kept))]
    left_out = sorted(set(deck) - set(kept))
    g.removed[:0] = left_out
    g.notes[LEFT_OUT] = len(left_out)
    g.deck["hero"] = tuple(kept)
    shuffle_deck(g, "hero")


def _certain(g: Lnoe, deck: tuple[int, ...]) -> list[int]:
    """The cards that are in the deck for certain; it is shuffled, so the first of a kind are as good as any."""
    counts: dict[str, int] = {}
    found = []
    for copy in deck:
        kind = g.content.kinds[copy]
        wanted = OF_EACH_SEARCH_CARD if scenario_of(g).is_search_card(kind.id) else kind.row.reduced
        if counts.get(kind.id, 0) < wanted:
            counts[kind.id] = counts.get(kind.id, 0) + 1
            found.append(copy)
    return found
