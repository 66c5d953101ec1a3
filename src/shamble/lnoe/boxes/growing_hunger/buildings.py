"""Pick Ups of the buildings of Growing Hunger that are not one card.  [8.5.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import copy_in, discard, kinds_in, shuffle_back
from shamble.lnoe.rules.piles import draw_from_top, out_of_discard, shuffle_into_deck, take_top
from shamble.lnoe.rules.search import gain_card, special_pick_up
from shamble.lnoe.state import Lnoe

DONE: Option = ("done",)
MOST_ANTIQUES = 2

antiques = Rule("antique-shop")  # facts: hero, cards (chosen so far)


@special_pick_up("antique-shop", card="shuffle-back", usable=lambda g, hero: bool(g.discard["hero"]))
def antique_shop(g: Lnoe, f: Frame) -> None:
    """Up to two cards of the Hero discard pile go back into the Hero deck.  [8.5.3.2]"""
    g.call("antique-shop", hero=f.hero, cards=())


@antiques.step
def choose_antique(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])]
    if len(f.cards) == MOST_ANTIQUES or not options:
        options = []
    g.ask(g.owner[f.hero], "choose", [DONE, *options] if f.cards or not options else options, f.hero, ("card",))


@antiques.step
def set_aside(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        shuffle_back(g, "hero", list(f.cards))
        return
    f.to("choose_antique")
    copy = copy_in(g, g.discard["hero"], g.answer[2])
    out_of_discard(g, copy)
    f.cards = (*f.cards, copy)
    g.emit("shuffled-in", card=g.content.kind_of[copy])


@special_pick_up("library", card="first-event", usable=lambda g, hero: g.deck.size("hero") > 0)
def library(g: Lnoe, f: Frame) -> None:
    """Hero cards are revealed until an event comes up, which is taken; the others go back.  [8.5.3.3]"""
    g.boundary = True
    shown: list[int] = []
    while g.deck.size("hero"):
        shown.append(take_top(g, "hero"))
        g.emit("revealed", card=g.content.kind_of[shown[-1]])
        if g.content.kinds[shown[-1]].is_event:
            break
    found = shown.pop() if g.content.kinds[shown[-1]].is_event else -1
    shuffle_into_deck(g, "hero", shown)
    if found >= 0:
        gain_card(g, f.hero, found)


@special_pick_up("supermarket", card="ransack", usable=lambda g, hero: g.deck.size("hero") > 0)
def supermarket(g: Lnoe, f: Frame) -> None:
    """The top three Hero cards are discarded, then two are drawn and kept.  [8.5.3.4]"""
    for copy in draw_from_top(g, 3):
        discard(g, copy, "hero deck")
    g.call("draw-hero-card", hero=f.hero, searching=True)
    g.call("draw-hero-card", hero=f.hero, searching=True)
