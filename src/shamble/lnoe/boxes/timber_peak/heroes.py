"""Abilities of the Heroes of Timber Peak, in alphabetical order.

`pilot` and `woodinvale-survivor` have no code: what the Hero starts with is on the sheet. `resourceful` and `youth` are
those of the base game.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import NO_EVENTS
from shamble.lnoe.boxes.base.hero_events import cancel_target, zombie_card_being_played, zombie_cards_in_play
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    copy_in,
    discard_item,
    has_tried,
    kinds_in,
    to_hand,
    tries,
)
from shamble.lnoe.rules.experience import PRICE, can_pay, pay
from shamble.lnoe.rules.fight import choose_reroll, the_fight
from shamble.lnoe.rules.hero_move import move_ability
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.rules.search import instead_of_searching
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, EXCEPT_IN_FIGHT, FIGHT
from shamble.lnoe.uses import NOTHING, Target, ability, modifies, on_card, on_hero


@modifies("always-on-the-go", "moves-again-on")
def always_on_the_go(g: Lnoe, alice: int, die: int) -> int:
    """With a 1 or a 2 for movement she may take a second Move Action with the same roll."""
    return 2


@modifies("jack-of-all-trades", "starting-upgrades")
def jack_of_all_trades(g: Lnoe, ed: int, count: int) -> int:
    """He starts with an Upgrade of a deck of his choice, which counts for the price of others."""
    return count + 1


@modifies("long-term-survivor", PRICE)
def long_term_survivor(g: Lnoe, jake: int, price: int) -> int:
    """Upgrades cost him one token less."""
    return price - 1


def her_defense(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    return [NOTHING] if fight.hero == by and not has_tried(fight, "lucky-defense") else []


@ability("lucky-defense", when=FIGHT, targets=her_defense)
def lucky_defense(g: Lnoe, f: Frame) -> None:
    """Once in each of her fights the Zombie re-rolls a Fight Die of her choice."""
    tries(the_fight(g), "lucky-defense")
    choose_reroll(g, f.seat, "zombie", most=1)


# -- Natural Leader ----------------------------------------------------------------------------------------

COST = 2
"""Experience that a discarded card costs a Survivor."""


@move_ability(
    "natural-leader",
    lambda g, hero: instead_of_searching(g, hero) and bool(g.discard["hero"]) and can_pay(g, hero, COST),
    searching=True,
)
def natural_leader(g: Lnoe, hero: int) -> None:
    """Where he could search, for 2 Experience, he takes any card from the Hero discard pile instead."""
    pay(g, hero, COST)
    g.call("natural-leader", hero=hero)


# -- Rescue Gear -------------------------------------------------------------------------------------------

gear = Rule("rescue-gear")
"""Facts: hero (who pays), named (who is healed, or -1: a card is stopped), target (a card in play) and building (with a
marker like one); both -1: the card being played."""


def wounded_with_her(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not g.items[by]:
        return []
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[by]) if g.wounds[hero]]


@ability("rescue-gear", when=EXCEPT_IN_FIGHT, targets=wounded_with_her, mode="heal")
def patch_up(g: Lnoe, f: Frame) -> None:
    """She discards an item: she or a Hero with her heals a wound; or a Zombie card, being played or in play, is
    canceled on 3+.  [2007 FAQ 4]
    """
    g.call("rescue-gear", hero=f.by, named=f.hero, target=-1, building=-1)


def card_to_stop(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = being_played(g)
    if played is None or not g.items[by] or has_tried(played, "rescue-gear"):
        return []
    return [NOTHING] if zombie_card_being_played(g, seat, by) else []


@ability("rescue-gear", when=CARD_PLAYED, targets=card_to_stop, mode="cancel")
def stop_card(g: Lnoe, f: Frame) -> None:
    played = answered(g, f)
    assert played is not None
    tries(played, "rescue-gear")
    g.call("rescue-gear", hero=f.by, named=-1, target=-1, building=-1)


def cards_to_lift(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_cards_in_play(g, seat, by) if g.items[by] else []


@ability("rescue-gear", when=ANY_TIME | ABOUT_TO_WOUND, targets=cards_to_lift, mode="cancel-in-play")
def lift_card(g: Lnoe, f: Frame) -> None:
    g.call("rescue-gear", hero=f.by, named=-1, target=f.target, building=f.building)


@gear.step
def choose_item(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, g.items[f.hero])]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("pay",))


@gear.step
def put_to_use(g: Lnoe, f: Frame) -> None:
    discard_item(g, f.hero, copy_in(g, g.items[f.hero], g.answer[2]))
    if f.named >= 0:
        heal(g, f.named, 1)
    elif g.roll("cancel", 1, f.hero)[0] >= 3:
        stop(g, f)


def stop(g: Lnoe, f: Frame) -> None:
    """What lies in play, or the card that is being played."""
    if f.__dict__.get("target", -1) >= 0 or f.__dict__.get("building", -1) >= 0:
        cancel_target(g, f)
        return
    ability_in_use = g.top("play")
    assert ability_in_use is not None
    cancel(g, answered(g, ability_in_use))


# -- Survivor ----------------------------------------------------------------------------------------------


def heroic_cards_to_recover(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Discarded Heroic events that she could play on herself now, one of each."""
    if not can_pay(g, by, COST) or any(effect[0] == NO_EVENTS for effect in g.effects):
        return []
    kinds = {g.content.kind_of[copy]: copy for copy in g.discard["hero"]}
    return [on_card(copy) for kind, copy in sorted(kinds.items()) if play_on_herself(g, seat, by, kind)]


def play_on_herself(g: Lnoe, seat: int, by: int, kind: str) -> Option:
    """How a Heroic event would be played on her in this moment; nothing if it cannot be."""
    fight, wound = g.top("fight"), g.top("wound")
    moments = ANY_TIME
    if fight is not None and fight.hero == by and fight.hero_dice:
        moments |= FIGHT
    if wound is not None and wound.hero == by:
        moments |= ABOUT_TO_WOUND
    for use in KIND[kind].uses if "heroic" in KIND[kind].keywords else ():
        if use.when & moments and on_hero(by) in use.targets(g, seat, -1):
            return ("play-card", kind, -1, *on_hero(by), use.mode)
    return ()


@ability("survivor", when=ANY_TIME | ABOUT_TO_WOUND, targets=heroic_cards_to_recover)
def survivor(g: Lnoe, f: Frame) -> None:
    """At any time, for 2 Experience, she plays a discarded Heroic event on herself."""
    option = play_on_herself(g, f.seat, f.by, g.content.kind_of[f.target])
    pay(g, f.by, COST)
    out_of_discard(g, f.target)
    to_hand(g, f.seat, f.target)
    g.call("play", seat=f.seat, option=option)
