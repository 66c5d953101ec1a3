"""Pick Ups of the buildings of Timber Peak that are not one card.  [8.5.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import HELD, copy_in, kinds_in
from shamble.lnoe.rules.piles import draw_from_top
from shamble.lnoe.rules.search import gain_card, special_pick_up
from shamble.lnoe.state import Lnoe

DONE: Option = ("done",)
TOP_CARDS = 3

reading = Rule("book-store")  # facts: hero, cards (seen by the player alone); then kept
HELD["book-store"] = False


@special_pick_up("book-store", card="top-event", usable=lambda g, hero: g.deck.size("hero") > 0)
def book_store(g: Lnoe, f: Frame) -> None:
    """The top three Hero cards are looked at; an event among them is taken, the others go back in any order."""
    g.boundary = True
    g.call("book-store", hero=f.hero, cards=draw_from_top(g, TOP_CARDS))


@reading.step
def choose_event(g: Lnoe, f: Frame) -> None:
    events = [copy for copy in f.cards if g.content.kinds[copy].is_event]
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, events)]
    g.ask(g.owner[f.hero], "choose", [DONE, *options], f.hero, ("keep-card",))


@reading.step
def keep_event(g: Lnoe, f: Frame) -> None:
    f.kept = -1 if g.answer == DONE else copy_in(g, f.cards, g.answer[2])


@reading.step
def choose_order(g: Lnoe, f: Frame) -> None:
    others = [copy for copy in f.cards if copy != f.kept]
    if not others:
        f.to("take_event")
        return
    g.ask(g.owner[f.hero], "choose", [("choose", "card", kind) for kind in kinds_in(g, others)], f.hero, ("put-back",))


@reading.step
def put_back(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, [copy for copy in f.cards if copy != f.kept], g.answer[2])
    g.deck["hero"] += (copy,)
    f.cards = tuple(card for card in f.cards if card != copy)
    f.to("choose_order")


@reading.step
def take_event(g: Lnoe, f: Frame) -> None:
    """What is kept is taken once the others are back."""
    f.cards = ()
    if f.kept >= 0:
        gain_card(g, f.hero, f.kept)
