"""Abilities of the four Heroes of Hero Pack One, in alphabetical order.

`convict`, `fire` and `lock-pick` have no code: the sheet says what lies on him, what he always has and what he ignores.
`youth` is that of the base game.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import copy_in, discard_item, is_immediate, kinds_in
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME
from shamble.lnoe.uses import NOTHING, Target, ability, modifies

PRICE = 2


@modifies("daring", "enters-taken-over")
def daring(g: Lnoe, hero: int, value: int) -> int:
    """She moves through and searches in buildings that are Taken Over."""
    return value + 1


quick = Rule("quick-thinking")  # facts: hero, left (items to pay), draws


def items_to_pay(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if len(g.items[by]) >= PRICE and g.deck.size("hero") else []


def items_for_an_event(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if len(g.items[by]) >= PRICE and events_discarded(g) else []


def events_discarded(g: Lnoe) -> list[str]:
    """Events that can be taken out of the discard pile: none that is played at once, no townsfolk."""
    kinds = g.content.kinds
    events = [copy for copy in g.discard["hero"] if kinds[copy].is_event and not is_immediate(g, copy)]
    return kinds_in(g, [copy for copy in events if "townsfolk" not in kinds[copy].keywords])


@ability("quick-thinking", when=ANY_TIME, targets=items_to_pay, mode="draw")
def quick_thinking(g: Lnoe, f: Frame) -> None:
    """At any time, for two items: he draws a Hero card, or takes an event from the discard pile."""
    g.call("quick-thinking", hero=f.by, left=PRICE, pile="")


@ability("quick-thinking", when=ANY_TIME, targets=items_for_an_event, mode="fetch")
def think_back(g: Lnoe, f: Frame) -> None:
    g.call("quick-thinking", hero=f.by, left=PRICE, pile="discard-pile")


@quick.step
def choose_price(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, g.items[f.hero])]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("pay",))


@quick.step
def pay(g: Lnoe, f: Frame) -> None:
    """Two items that were combined are gone at once.  [9.3]"""
    discard_item(g, f.hero, copy_in(g, g.items[f.hero], g.answer[2]))
    f.left -= 1
    if f.left and g.items[f.hero]:
        f.to("choose_price")


@quick.step
def choose_event(g: Lnoe, f: Frame) -> None:
    if not f.pile:
        f.finish()
        g.call("draw-hero-card", hero=f.hero)
        return
    g.ask(g.owner[f.hero], "choose", [("choose", "card", kind) for kind in events_discarded(g)], f.hero, ("card",))


@quick.step
def take_event(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, g.discard["hero"], g.answer[2]))


@modifies("rage", "fight-dice")
def rage(g: Lnoe, hero: int, dice: int) -> int:
    """One more Fight Die for each hand weapon he carries."""
    return dice + sum("hand-weapon" in g.content.kinds[copy].keywords for copy in g.items[hero])


@modifies("rebellious", "fight-dice")
def rebellious(g: Lnoe, hero: int, dice: int) -> int:
    """One more Fight Die beside another Strange Hero; and no wound in a fight while her Fight Dice show doubles."""
    others = [other for other in g.heroes_in(g.space_of[hero]) if other != hero] if g.space_of[hero] >= 0 else []
    return dice + any(g.has_keyword(other, "strange") for other in others)


@modifies("rebellious", "safe-with-doubles")
def untouched(g: Lnoe, hero: int, value: int) -> int:
    return value + 1


@modifies("reckless", "cards-on-a-pit")
def reckless(g: Lnoe, hero: int, value: int) -> int:
    """When her Move Action ends on a Spawning Pit she draws a Hero card."""
    return value + 1
