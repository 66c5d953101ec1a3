"""What the special rules of Survival of the Fittest do when a game is set up.  [16.3]"""

from __future__ import annotations

from shamble.lnoe.rules.allies import call_allies
from shamble.lnoe.rules.deck_apart import set_apart
from shamble.lnoe.scenario import SpecialRule, in_effect
from shamble.lnoe.state import Lnoe

MANOR_DECK = 10

manor_deck = SpecialRule("manor-deck")


@manor_deck.on("cards-dealt")
def lay_manor_deck(g: Lnoe) -> None:
    """Where there is a Manor House.  [16.3.4]"""
    if in_effect(g, "manor-house"):
        set_apart(g, "manor-deck", MANOR_DECK)


townsfolk_allies = SpecialRule("townsfolk-allies")


@townsfolk_allies.on("pools-filled")
def let_them_in(g: Lnoe) -> None:
    """[16.3.7]"""
    call_allies(g, in_effect(g, "townsfolk-allies"))
