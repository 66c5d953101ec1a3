"""Pick Ups of the 2007 buildings that are not one card.  [8.5.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import discard
from shamble.lnoe.rules.piles import draw_from_top
from shamble.lnoe.rules.search import special_pick_up, take_discarded
from shamble.lnoe.state import Lnoe, deck_stream


@special_pick_up("junkyard", card="random", usable=lambda g, hero: g.deck.size("hero") > 0)
def junkyard(g: Lnoe, f: Frame) -> None:
    """The top two Hero cards are discarded, then a random card of the pile is taken."""
    dig_through_garbage(g, f.hero)


def dig_through_garbage(g: Lnoe, hero: int) -> None:
    for copy in draw_from_top(g, 2):
        discard(g, copy, "hero deck")
    pile = g.discard["hero"]
    take_discarded(g, hero, pile[g.pick(deck_stream(g, "hero"), len(pile))])
