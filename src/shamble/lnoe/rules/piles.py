"""Decks and discard piles, their top card last: tuples, which all copies of a game share until one is changed."""

from __future__ import annotations

from shamble.lnoe.content import DECK
from shamble.lnoe.decks import Pile
from shamble.lnoe.state import Lnoe, deck_stream


def shuffle_deck(g: Lnoe, deck: str) -> None:
    stream = deck_stream(g, deck)
    g.streams[stream] = g.deck.shuffle(deck, g.streams[stream])


def shuffle_into_deck(g: Lnoe, deck: str, copies: Pile | list[int] = ()) -> None:
    """Cards go back into a deck, which is shuffled."""
    g.boundary = True
    g.deck[deck] += tuple(copies)
    shuffle_deck(g, deck)


def draw_card(g: Lnoe, deck: str) -> int:
    """The top card of a deck, or -1 if there is none."""
    g.boundary = True
    if not g.deck.size(deck):
        _reshuffle(g, deck)
        if not g.deck.size(deck):
            return -1
    copy = take_top(g, deck)
    if not g.deck.size(deck):
        _reshuffle(g, deck)
    return copy


def _reshuffle(g: Lnoe, deck: str) -> None:
    """When a deck runs out, some have their discard pile shuffled into a new one at once.  [3.9.2.3, 7.1.4]"""
    if g.discard[deck] and DECK[deck].reshuffled:
        g.deck[deck], g.discard[deck] = g.discard[deck], ()
        shuffle_deck(g, deck)
        g.emit("reshuffled", deck=deck)


def take_top(g: Lnoe, deck: str) -> int:
    """The top card comes off a deck that has one."""
    g.boundary = True
    return g.deck.draw(deck)


def draw_from_top(g: Lnoe, count: int, deck: str = "hero") -> Pile:
    """So many cards come off a deck, or as many as it has: the uppermost first."""
    g.boundary = True
    return tuple([g.deck.draw(deck) for _ in range(min(count, g.deck.size(deck)))])


def out_of_deck(g: Lnoe, copy: int, deck: str = "hero") -> None:
    """A card that lies somewhere in a deck is taken out of it."""
    g.deck[deck] = _without(g.deck[deck], copy)


def out_of_discard(g: Lnoe, copy: int, deck: str = "hero") -> None:
    """A card that lies somewhere in a discard pile is taken out of it."""
    g.discard[deck] = _without(g.discard[deck], copy)


def _without(pile: Pile, copy: int) -> Pile:
    place = pile.index(copy)
    return pile[:place] + pile[place + 1 :]
