"""The decks on the table. Shuffling one decides its order at once; which card lies where comes out as it is drawn."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, ValuesView
from typing import Final

from shamble.kernel import chance

Pile = tuple[int, ...]
"""Cards, the top one last: a tuple, which all copies of a game share until one is changed."""


SMALL: Final = 64
"""To put so few cards in order at once is cheaper than to draw them one by one."""


class Decks:
    """The decks by their names.

    Cards are shuffled from the top down, each with the next number of chance. So the cards below those that were drawn
    need no order yet, and many decks are never drawn from: they keep the chance that they were shuffled with.
    """

    __slots__ = ("_luck", "_piles")

    def __init__(self, piles: dict[str, Pile], luck: dict[str, chance.Stream] | None = None) -> None:
        self._piles = piles
        self._luck: dict[str, chance.Stream] = luck or {}
        """Deck -> the chance that still has to put its cards in order."""

    def copy(self) -> Decks:
        return Decks(self._piles.copy(), self._luck.copy() if self._luck else None)

    # -- all of it, in order -------------------------------------------------------------------------------

    def __getitem__(self, deck: str) -> Pile:
        if deck in self._luck:
            self._put_in_order(deck)
        return self._piles[deck]

    def __setitem__(self, deck: str, pile: Pile) -> None:
        self._luck.pop(deck, None)
        self._piles[deck] = pile

    def __iter__(self) -> Iterator[str]:
        return iter(self._piles)

    def __contains__(self, deck: object) -> bool:
        return deck in self._piles

    def items(self) -> ItemsView[str, Pile]:
        return self._in_order().items()

    def values(self) -> ValuesView[Pile]:
        return self._in_order().values()

    def _in_order(self) -> dict[str, Pile]:
        for deck in list(self._luck):
            self._put_in_order(deck)
        return self._piles

    def _put_in_order(self, deck: str) -> None:
        cards = list(self._piles[deck])
        chance.shuffle(self._luck[deck], cards)
        self[deck] = tuple(cards)

    # -- without their order -------------------------------------------------------------------------------

    def size(self, deck: str) -> int:
        return len(self._piles[deck])

    def cards(self, deck: str) -> Pile:
        """What lies in a deck, in no order that means anything."""
        return self._piles[deck]

    def shuffle(self, deck: str, luck: chance.Stream) -> chance.Stream:
        """Shuffle what lies in a deck; returns the stream's next value."""
        cards = self[deck]
        if len(cards) < 2:
            return luck
        self._luck[deck] = luck
        return chance.after(luck, len(cards) - 1)

    def top(self, deck: str) -> int:
        """The top card of a deck that has one."""
        cards, luck = self._piles[deck], self._luck.get(deck)
        return cards[-1] if luck is None or len(cards) < 2 else cards[chance.pick(luck, len(cards))[0]]

    def draw(self, deck: str) -> int:
        """The top card comes off a deck that has one."""
        cards, luck = self._piles[deck], self._luck.get(deck)
        last = len(cards) - 1
        if luck is None or last < SMALL:
            cards = self[deck]
            self._piles[deck] = cards[:last]
            return cards[last]
        # The last one takes the place of the one drawn, as when all are shuffled.
        place, self._luck[deck] = chance.pick(luck, last + 1)
        self._piles[deck] = cards[:last] if place == last else cards[:place] + cards[last:] + cards[place + 1 : last]
        return cards[place]
