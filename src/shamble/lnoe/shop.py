"""The shop as a buyer sees it: prices, what can be paid, what a card would change.  [13.5, 13.6, 14.10]

What is drawn is left to chance, so that a deck shows every card that may come; which are still in it everybody can tell
from those that lie open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.lnoe.content import KIND
from shamble.lnoe.rules.barricades import BUILDS_WITH
from shamble.lnoe.rules.experience import HORDE, boosts, can_pay, experience_of, may_come, price_of, shops, upgrades_of
from shamble.lnoe.rules.fight import fight_dice_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, note_changes
from shamble.texts import say

NUMBERS: dict[str, Callable[[Lnoe, int], int]] = {
    "fight-dice": fight_dice_of,
    "ties": lambda g, hero: min(1, hero_total(g, "wins-ties", hero)),
    "movement": lambda g, hero: hero_total(g, "movement-bonus", hero),
    "range": lambda g, hero: hero_total(g, "range", hero),
    "cards": lambda g, hero: hero_total(g, "cards-to-choose-from", hero, 1),
    "building": lambda g, hero: hero_total(g, "builds-with", hero, BUILDS_WITH),
    "survival": lambda g, hero: hero_total(g, "survives-on", hero),
    "ammunition": lambda g, hero: hero_total(g, "saves-guns-on", hero),
}
"""The numbers of a Hero that an Upgrade may change as the Hero stands there now."""


def account(g: Lnoe, language: str) -> dict[str, Any]:
    """What the asked buyer has, and everything that is sold with its price."""
    buying = g.top("buy-upgrade")
    assert buying is not None
    buyer: int = buying.hero
    goods: list[dict[str, Any]] = []
    for deck in shops(g, buyer):
        price = 0 if buying.free else price_of(g, buyer, deck)
        goods.append(_priced(g, buyer, price) | {"deck": deck, "cards": _may_come(g, language, buyer, deck)})
    if buyer != HORDE and not buying.free and not buying.once:
        for kind in boosts(g, buyer):
            changes = _changes(g, language, buyer, kind, boost=True)
            goods.append(_priced(g, buyer, KIND[kind].row.boost) | {"card": kind, "changes": changes})
    return {"experience": experience_of(g, buyer), "goods": goods}


def _priced(g: Lnoe, buyer: int, price: int) -> dict[str, Any]:
    return {"price": price, "affordable": not price or can_pay(g, buyer, price)}


def _may_come(g: Lnoe, language: str, buyer: int, deck: str) -> list[dict[str, Any]]:
    """The different cards of a deck, by name and how many there are; nothing tells which lies on top."""
    kinds = sorted(g.content.kind_of[copy] for copy in may_come(g, buyer, deck))
    found = []
    for kind in dict.fromkeys(kinds):
        changes = [] if buyer == HORDE else _changes(g, language, buyer, kind, boost=False)
        found.append({"card": kind, "count": kinds.count(kind), "changes": changes})
    return found


def _changes(g: Lnoe, language: str, hero: int, kind: str, *, boost: bool) -> list[str]:
    """What would be different, as `2 → 3 Fight Dice`: tried on a copy of the game."""
    tried = g.clone()
    if boost:
        tried.boosted += tuple(copy for copy in upgrades_of(g, hero) if g.content.kind_of[copy] == kind)[:1]
    else:
        copy = next(copy for copy in g.deck[KIND[kind].deck] if g.content.kind_of[copy] == kind)
        tried.in_play.append((copy, g.owner[hero], hero, -1, -1))
        note_changes(tried)
    found = []
    for name, number in NUMBERS.items():
        before, after = number(g, hero), number(tried, hero)
        if before != after:
            found.append(say(language, f"change-{name}", before=before, after=after))
    return found


def offer(shown: dict[str, Any], option: dict[str, Any]) -> dict[str, Any]:
    """What an option costs, and in a line what it would change for certain."""
    for goods in shown["goods"]:
        if any(name in goods and option.get(name) == goods[name] for name in ("card", "deck")):
            text = " · ".join(goods.get("changes", ()))
            return {"price": goods["price"], **({"text": text} if text else {})}
    return {}
