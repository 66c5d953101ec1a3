"""A deck that lies apart, made of the top cards of another and searched in one building.  [16.3.4]"""

from __future__ import annotations

from shamble.lnoe.content import DECK
from shamble.lnoe.scenario import in_effect
from shamble.lnoe.state import Lnoe


def set_apart(g: Lnoe, deck: str, count: int) -> None:
    """So many cards come off the top of the deck that it is made of, unseen.  [16.3.4]"""
    source = DECK[deck].taken_from
    pile = g.deck[source]
    g.deck[source], g.deck[deck] = pile[:-count], pile[-count:]


def deck_of(g: Lnoe, building: int) -> str:
    """The deck that lies in a building; empty where there is none, or no card is left in it."""
    deck = g.content.housed.get(g.board.buildings[building].id, "") if building >= 0 else ""
    return deck if deck and g.deck.size(deck) else ""


def is_searched_out(g: Lnoe, building: int) -> bool:
    """Whether a deck was laid in a building, by the special rule of its name, and no card of it is left.  [16.3.4]"""
    deck = g.content.housed.get(g.board.buildings[building].id, "") if building >= 0 else ""
    return bool(deck) and in_effect(g, deck) > 0 and not g.deck.size(deck)
