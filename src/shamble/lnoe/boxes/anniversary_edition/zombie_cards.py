"""The Zombie deck of the Anniversary Edition, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.rules.cards import remove_from_game
from shamble.lnoe.rules.experience import HORDE, gain
from shamble.lnoe.rules.fight import add_zombie_dice, the_fight
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT, ZOMBIE_TURN_START
from shamble.lnoe.uses import Target, card, on_card


def discarded_hero_cards(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One of each kind in the Hero discard pile, but for what the scenario asks the Heroes to find."""
    scenario = scenario_of(g)
    kinds = {g.content.kind_of[copy]: copy for copy in reversed(g.discard["hero"])}
    return [on_card(copy) for kind, copy in sorted(kinds.items()) if not scenario.asks_for_card(g, kind)]


@card("fight-for-survival", when=ZOMBIE_TURN_START, targets=discarded_hero_cards)
def fight_for_survival(g: Lnoe, f: Frame) -> None:
    """A card of the Hero discard pile leaves the game, and the Zombies gain an Experience Token."""
    out_of_discard(g, f.target)
    remove_from_game(g, f.target)
    gain(g, HORDE, 1, f.seat)


@card("savagery-of-the-dead", when=FIGHT, targets=own_fight)
def savagery_of_the_dead(g: Lnoe, f: Frame) -> None:
    """Fight card: two more Fight Dice for the Zombie; if it wins the Zombies gain one more Experience Token."""
    fight = the_fight(g)
    add_zombie_dice(g, fight, 2)
    fight.teaches = fight.__dict__.get("teaches", 0) + 1
