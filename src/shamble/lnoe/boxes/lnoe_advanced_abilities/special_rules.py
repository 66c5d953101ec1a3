"""Zombies that know something from the start.  [16.4.5, 16.4.8]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.advanced_abilities import FOR_ZOMBIES, take_ability
from shamble.lnoe.rules.cards import kinds_in
from shamble.lnoe.rules.experience import HORDE, draw_upgrade
from shamble.lnoe.scenario import SpecialRule, in_effect
from shamble.lnoe.state import Lnoe

SpecialRule("hero-unique-advanced-abilities")
chosen = SpecialRule("zombie-advanced-abilities-chosen")
drawn = SpecialRule("zombie-advanced-abilities-random")

choosing = Rule("choose-advanced-abilities")  # facts: left
drawing = Rule("draw-advanced-abilities")  # facts: left


@chosen.on("pools-filled")
def choose_them(g: Lnoe) -> None:
    """Before any is drawn at random.  [16.4.8]"""
    g.call("choose-advanced-abilities", left=in_effect(g, "zombie-advanced-abilities-chosen"))


@choosing.step
def offer_ability(g: Lnoe, f: Frame) -> None:
    deck = g.deck[FOR_ZOMBIES]
    if not f.left or not deck:
        f.finish()
        return
    options = [("choose", "card", kind) for kind in kinds_in(g, deck)]
    g.ask(g.lead_zombie_seat(), "choose", options, facts=("advanced-ability",))


@choosing.step
def take_it(g: Lnoe, f: Frame) -> None:
    take_ability(g, g.answer[2])
    f.left -= 1
    f.to("offer_ability")


@drawn.on("pools-filled")
def draw_them(g: Lnoe) -> None:
    """[16.4.5]"""
    g.call("draw-advanced-abilities", left=in_effect(g, "zombie-advanced-abilities-random"))


@drawing.step
def draw_one(g: Lnoe, f: Frame) -> None:
    for _ in range(min(f.left, g.deck.size(FOR_ZOMBIES))):
        draw_upgrade(g, g.lead_zombie_seat(), HORDE, FOR_ZOMBIES)
