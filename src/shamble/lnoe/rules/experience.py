"""Experience: who learns from wounds, and what the tokens buy.  [11.5, 13.4, 13.5, 13.6, 14.9, 14.10]

A buyer is a Hero, or the horde: all Zombies together. A deck with a price is a shop, its cards lie face up in play on
their Hero, or on nobody for the horde, and are no Hero or Zombie cards. What they do is declared like that of any card
in play: `learned` for numbers, `lying` for uses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import DECK, KIND
from shamble.lnoe.rules.alternatives import forget_alternative, roll_alternative
from shamble.lnoe.rules.cards import copy_in, leave_play, put_in_play
from shamble.lnoe.rules.piles import draw_card, out_of_deck
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import card_named, hero_total, total

HORDE: Final = -1
"""The buyer that all Zombies together are.  [14.9.1]"""
DONE: Final = ("done",)
LENT: Final = "lent"
"""The lasting effect of a card that a Hero has for a while without having bought it."""
PRICE = "upgrade-price"
"""What a Hero pays for the first Upgrade, as abilities and cards change it."""


# -- tokens ------------------------------------------------------------------------------------------------


def experience_of(g: Lnoe, buyer: int) -> int:
    return g.experience.get(buyer, 0)


def gain(g: Lnoe, buyer: int, count: int = 1, seat: int = -1) -> None:
    """Tokens, without a limit; whoever can now buy something with them is asked.  [13.4.1, 14.9.1]"""
    if g.profile.experience == ("heroes" if buyer == HORDE else "zombies"):
        return
    _set(g, buyer, experience_of(g, buyer) + count)
    if g.events is not None:
        g.emit("experience", who=buyer, amount=count, total=experience_of(g, buyer))
    if not is_automatic(g, buyer):
        offer_purchase(g, buyer, seat)


def pay(g: Lnoe, buyer: int, count: int) -> None:
    """Tokens are spent.  [13.8, 14.12]"""
    _set(g, buyer, experience_of(g, buyer) - count)
    if count:
        g.emit("spent", who=buyer, amount=count, total=experience_of(g, buyer))


def forget(g: Lnoe, hero: int) -> None:
    """The tokens of a Hero who is gone."""
    g.experience = {who: tokens for who, tokens in g.experience.items() if who != hero}


def _set(g: Lnoe, buyer: int, tokens: int) -> None:
    # Clones share the table, so that who changes it makes a new one.
    g.experience = {**g.experience, buyer: tokens}


def can_pay(g: Lnoe, buyer: int, count: int) -> bool:
    """Whether a buyer has the tokens and nothing keeps the Hero from spending them."""
    if experience_of(g, buyer) < count:
        return False
    return buyer == HORDE or not total(g, "cannot-spend", buyer)


def zombie_hurt_by(g: Lnoe, by: int | str, wounds: int) -> None:
    """The Hero who did it learns; what wounds by itself teaches nobody.  [13.4.1, 13.4.3]"""
    if isinstance(by, int) and by >= 0 and g.is_hero(by) and g.space_of[by] >= 0:
        gain(g, by, wounds)


def hurt_by_zombie(g: Lnoe, by: int | str, wounds: int = 1) -> None:
    """The horde learns from wounds that a Zombie dealt, also by exploding, not from others.

    [14.9.1, 14.9.3, Ruling T26]
    """
    if isinstance(by, int):
        if g.model[by].side == "zombies":
            gain(g, HORDE, wounds, g.owner[by])
    elif by in KIND and KIND[by].row.grave is not None:
        gain(g, HORDE, wounds)


# -- what has been bought ----------------------------------------------------------------------------------


def upgrades_of(g: Lnoe, buyer: int) -> list[int]:
    """The cards that a buyer has bought, copy by copy; what is only lent is not among them."""
    known = upgrades_in_effect(g, buyer)
    lent = [effect[-1] for effect in g.effects if effect[0] == LENT] if known else ()
    return [copy for copy in known if copy not in lent] if lent else known


def upgrades_in_effect(g: Lnoe, buyer: int) -> list[int]:
    """All that lies there, copy by copy."""
    side = "zombies" if buyer == HORDE else "heroes"
    found: list[int] = []
    for row in g.in_play:
        if row[2] == buyer and is_sold(g.content.kinds[row[0]].deck, side):
            found.append(row[0])
    return found


def is_sold(deck: str, side: str) -> bool:
    """Whether this side buys the cards of a deck."""
    return DECK[deck].price > 0 and DECK[deck].side == side


def is_boosted(g: Lnoe, hero: int, kind: str) -> bool:
    """Paid for, or the Hero has it twice, or as an ability on the sheet.  [13.6, 13.6.1]"""
    copies = [row[0] for row in g.in_play if row[2] == hero and g.content.kind_of[row[0]] == kind]
    return len(copies) > 1 or kind in g.sheet[hero].abilities or any(copy in g.boosted for copy in copies)


def learned(what: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how an Upgrade changes a number: (g, who, boosted, value); twice is not more.

    It is a number of the Hero who has the card, or one of any model for a card of the horde.
    """

    def declare(change: Callable[..., int]) -> Callable[..., int]:
        def fold(g: Lnoe, row: tuple[int, ...], who: int, value: int) -> int:
            if row[2] not in (who, HORDE) or not is_first(g, row):
                return value
            return change(g, who, row[2] != HORDE and is_boosted(g, who, what), value)

        card_named(what).folds[quantity] = fold
        return change

    return declare


def is_first(g: Lnoe, row: tuple[int, ...]) -> bool:
    """Whether this is the first copy of its kind on its Hero; a second one is there for the Boost.  [13.6.1]"""
    kind_of = g.content.kind_of
    for other in g.in_play:
        if other[2] == row[2] and kind_of[other[0]] == kind_of[row[0]]:
            return other[0] == row[0]
    return False


# -- buying ------------------------------------------------------------------------------------------------


def shops(g: Lnoe, buyer: int) -> list[str]:
    """The decks that have something for a buyer."""
    return [deck for deck in _sold_to(g, buyer) if has_card_for(g, buyer, deck)]


def has_card_for(g: Lnoe, buyer: int, deck: str) -> bool:
    """Whether a buyer would get anything from a deck."""
    return card_for(g, buyer, deck) >= 0 if DECK[deck].own_cards else g.deck.size(deck) > 0


def _sold_to(g: Lnoe, buyer: int) -> tuple[str, ...]:
    """The decks of the buyer's side."""
    return g.content.sold["zombies" if buyer == HORDE else "heroes"]


def card_for(g: Lnoe, buyer: int, deck: str) -> int:
    """What a buyer would get from a deck: the top card, or the only one that is the Hero's own; -1: nothing.

    [13.5.1, 13.7.1]
    """
    if not DECK[deck].own_cards:
        return g.deck.top(deck) if g.deck.size(deck) else -1
    # Nobody has two cards of such a deck: its order says nothing.
    cards, kinds = g.deck.cards(deck), g.content.kinds
    sheet = g.sheet[buyer].id if buyer != HORDE else ""
    for copy in cards:
        if kinds[copy].row.hero == sheet:
            return copy
    return -1


def may_come(g: Lnoe, buyer: int, deck: str) -> tuple[int, ...]:
    """The cards that a buyer may get from a deck, as far as anybody knows."""
    return (card_for(g, buyer, deck),) if DECK[deck].own_cards else g.deck[deck]


def price_of(g: Lnoe, buyer: int, deck: str) -> int:
    """For a Hero 3 and one more for each that the Hero has, for the horde always the same; never nothing.

    [13.5, 14.10]
    """
    return _price(g, buyer, deck, 0 if buyer == HORDE else len(upgrades_of(g, buyer)))


def _price(g: Lnoe, buyer: int, deck: str, learnt: int) -> int:
    """What it costs who has learnt so much."""
    row = DECK[deck]
    return row.price if buyer == HORDE else max(1, hero_total(g, PRICE, buyer, row.price) + row.dearer * learnt)


def purchases(g: Lnoe, buyer: int) -> list[Option]:
    """What a buyer can pay for: a card of a deck, or the Boost of one already there.  [13.5, 13.6, 14.10]"""
    return _for_sale(g, buyer) if experience_of(g, buyer) else []


def _for_sale(g: Lnoe, buyer: int) -> list[Option]:
    learnt = 0 if buyer == HORDE else len(upgrades_of(g, buyer))
    tokens = experience_of(g, buyer) if can_pay(g, buyer, 1) else 0
    affordable = [deck for deck in _sold_to(g, buyer) if _price(g, buyer, deck, learnt) <= tokens]
    options: list[Option] = [("buy", "deck", deck) for deck in affordable if has_card_for(g, buyer, deck)]
    if learnt:
        options += [("boost", kind) for kind in boosts(g, buyer) if can_pay(g, buyer, KIND[kind].row.boost)]
    return options


def boosts(g: Lnoe, hero: int) -> list[str]:
    """The Upgrades of a Hero whose Boost is not yet in effect."""
    kinds = dict.fromkeys(g.content.kind_of[copy] for copy in upgrades_of(g, hero))
    return [kind for kind in kinds if KIND[kind].row.boost and not is_boosted(g, hero, kind)]


def offer_purchase(g: Lnoe, buyer: int, seat: int = -1) -> None:
    """Ask a buyer who can pay for something, once however many wounds came at once.  [13.5, 14.10, Ruling T16]"""
    if not purchases(g, buyer) or _is_asked(g, buyer):
        return
    chooser = g.owner[buyer] if buyer != HORDE else seat if seat >= 0 else g.lead_zombie_seat()
    g.call("buy-upgrade", seat=chooser, hero=buyer, free=0, once=False)


def _is_asked(g: Lnoe, buyer: int) -> bool:
    """Whether this buyer is buying already."""
    return any(frame.rule == "buy-upgrade" and frame.hero == buyer for frame in g.stack)


def teach(g: Lnoe, hero: int, count: int) -> None:
    """Upgrades that cost a Hero nothing, each from a deck of the player's choice."""
    g.call("buy-upgrade", seat=g.owner[hero], hero=hero, free=count, once=False)


def is_automatic(g: Lnoe, buyer: int) -> bool:
    """Zombies that nobody plays buy one card whenever they have drawn their cards, if they can.  [17.5.3.3]"""
    return g.profile.solo and buyer == HORDE


buying = Rule("buy-upgrade")
"""Facts: seat, hero (-1: the horde), free (cards that cost nothing), once (one card and no Boost)."""


@buying.step
def offer(g: Lnoe, f: Frame) -> None:
    """One after another, as long as there are tokens for it.  [13.5.1]"""
    if f.hero != HORDE and g.space_of[f.hero] < 0:
        f.finish()
        return
    if f.free:
        options: list[Option] = [("buy", "deck", deck) for deck in shops(g, f.hero)]
    else:
        options = purchases(g, f.hero)
        if f.once:
            options = [option for option in options if option[0] == "buy"]
        if options and not is_automatic(g, f.hero):
            options.insert(0, DONE)
    if not options:
        f.finish()
        return
    kind = "horde" if f.hero == HORDE else "free" if f.free else "hero"
    g.ask(f.seat, "buy-upgrade", options, f.hero, (kind,))


@buying.step
def take(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    if not f.once and not is_automatic(g, f.hero):
        f.to("offer")
    if g.answer[0] == "boost":
        boost(g, f.hero, g.answer[1])
        return
    deck = g.answer[2]
    if f.free:
        f.free -= 1
    else:
        pay(g, f.hero, price_of(g, f.hero, deck))
        f.bought = True
    draw_upgrade(g, f.seat, f.hero, deck)
    if f.__dict__.get("bought"):
        tell(g, "upgraded", f.hero)


def discard_upgrade(g: Lnoe, copy: int) -> None:
    """A card that was bought is gone, and its Boost with it."""
    g.boosted = tuple(other for other in g.boosted if other != copy)
    forget_alternative(g, copy)
    leave_play(g, copy)


def draw_upgrade(g: Lnoe, seat: int, buyer: int, deck: str) -> None:
    """The top card of the deck, face up beside the sheet or before the Zombie players.  [3.9.6.1, 3.9.7.1, 13.5.1]

    In a solo game one of two alternatives is rolled for.  [17.5.4.1]
    """
    if DECK[deck].own_cards:
        copy = card_for(g, buyer, deck)
        out_of_deck(g, copy, deck)
    else:
        copy = draw_card(g, deck)
    put_in_play(g, copy, seat, buyer)
    if buyer == HORDE:
        g.emit("bought", what=g.content.kind_of[copy], seat=seat)
        if g.profile.solo:
            roll_alternative(g, seat, copy)
    else:
        g.emit("upgraded", who=buyer, card=g.content.kind_of[copy])


def boost(g: Lnoe, hero: int, kind: str) -> None:
    """For good, on the card itself.  [13.6]"""
    pay(g, hero, KIND[kind].row.boost)
    g.boosted = (*g.boosted, copy_in(g, upgrades_of(g, hero), kind))
    g.emit("boosted", who=hero, card=kind)
