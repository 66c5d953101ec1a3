"""Abilities of the Heroes of Timber Peak, in alphabetical order.

`pilot` has no code: the Signal Flare is a starting card. `youth` is that of the base game.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import zombie_card_being_played
from shamble.lnoe.rules.cards import answered, being_played, cancel, copy_in, discard_item, has_tried, kinds_in, tries
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CARD_PLAYED, EXCEPT_IN_FIGHT
from shamble.lnoe.uses import NOTHING, Target, ability, modifies, on_hero


@modifies("always-on-the-go", "moves-again-on")
def always_on_the_go(g: Lnoe, alice: int, die: int) -> int:
    """With a 1 or a 2 for movement she may take a second Move Action with the same roll."""
    return 2


# -- Rescue Gear -------------------------------------------------------------------------------------------

gear = Rule("rescue-gear")  # facts: hero (who pays), named (who is healed, or -1: a card is stopped)


def wounded_with_her(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not g.items[by]:
        return []
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[by]) if g.wounds[hero]]


@ability("rescue-gear", when=EXCEPT_IN_FIGHT, targets=wounded_with_her, mode="heal")
def patch_up(g: Lnoe, f: Frame) -> None:
    """She discards an item: she or a Hero with her heals a wound; or a Zombie card is canceled on 3+."""
    g.call("rescue-gear", hero=f.by, named=f.hero)


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
    g.call("rescue-gear", hero=f.by, named=-1)


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
        ability_in_use = g.top("play")
        assert ability_in_use is not None
        cancel(g, answered(g, ability_in_use))
