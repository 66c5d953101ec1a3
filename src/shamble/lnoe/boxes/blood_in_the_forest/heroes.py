"""Abilities of the Heroes of Blood in the Forest, in alphabetical order; `agent` is the Pistol that he starts with."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import discard_own
from shamble.lnoe.rules.fight import cancel_fight, the_fight
from shamble.lnoe.rules.hero_move import move_ability
from shamble.lnoe.rules.search import instead_of_searching
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT, FIGHT_BEGINS
from shamble.lnoe.uses import NOTHING, Target, ability, modifies

FILES = 3
"""Hero cards that go before two are drawn."""


@modifies("dark-past", "heals-for-a-kill-on")
def dark_past(g: Lnoe, ophelia: int, value: int) -> int:
    """When she kills a Zombie in a fight, she heals a wound on 4+."""
    return 4


@move_ability(
    "hunt-for-information",
    lambda g, hero: instead_of_searching(g, hero) and g.deck.size("hero") > 0,
    searching=True,
)
def hunt_for_information(g: Lnoe, carter: int) -> None:
    """Where he could search, the top three Hero cards are discarded, and he draws two."""
    discard_own(g, "hero", FILES)
    for _ in range(2):
        g.call("draw-hero-card", hero=carter)


# -- Redemption --------------------------------------------------------------------------------------------

redemption = Rule("redemption")  # facts: hero


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by else []


@ability("redemption", when=FIGHT | FIGHT_BEGINS, targets=own_fight)
def atone(g: Lnoe, f: Frame) -> None:
    """She takes a wound, and the fight she is in is canceled on 3+.  [13.1]"""
    g.call("redemption", hero=f.by)


@redemption.step
def suffer(g: Lnoe, f: Frame) -> None:
    """What is paid with cannot be prevented."""
    g.call("wound", hero=f.hero, by="redemption", source="ability", left=1, sure=True)


@redemption.step
def be_saved(g: Lnoe, f: Frame) -> None:
    if g.space_of[f.hero] >= 0 and g.roll("redemption", 1, f.hero)[0] >= 3:
        cancel_fight(g)
