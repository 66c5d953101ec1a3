"""An item that a Hero gives up for something, of the player's choice."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import copy_in, discard_item, kinds_in
from shamble.lnoe.state import Lnoe

pay = Rule("pay-with-item")  # facts: hero


@pay.step
def choose_item(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, g.items[f.hero])]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("pay",))


@pay.step
def give_it_up(g: Lnoe, f: Frame) -> None:
    discard_item(g, f.hero, copy_in(g, g.items[f.hero], g.answer[2]))
