"""What a card, an item or an ability can be used for: its moment, its targets, its effect.

A module of a box declares uses with the decorators below; rules look them up by kind and moment and name no card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.content import HEROES, KIND, KINDS
from shamble.lnoe.state import InPlay, Lnoe

Target = tuple[int, int, int, int, int]
"""Whom a use is aimed at: Hero, Zombie, space, building, copy of a card (-1 where it does not apply)."""
Targets = Callable[[Lnoe, int, int], list[Target]]
"""(game, seat, Hero who has the item or ability, or -1) -> every legal target; empty: not usable now."""
Effect = Callable[[Lnoe, Frame], None]

NOTHING: Target = (-1, -1, -1, -1, -1)


def on_hero(hero: int) -> Target:
    return (hero, -1, -1, -1, -1)


def on_zombie(zombie: int) -> Target:
    return (-1, zombie, -1, -1, -1)


def at_space(space: int) -> Target:
    return (-1, -1, space, -1, -1)


def on_building(building: int) -> Target:
    return (-1, -1, -1, building, -1)


def on_card(copy: int) -> Target:
    return (-1, -1, -1, -1, copy)


class Use:
    """One way to use a card or ability."""

    __slots__ = ("effect", "mode", "targets", "what", "when")

    def __init__(self, what: str, when: int, targets: Targets, effect: Effect, mode: str) -> None:
        self.what = what
        self.when = when
        self.targets = targets
        self.effect = effect
        self.mode = mode


CARD_USES: list[list[Use]] = [[] for _ in KINDS]
"""Kind -> its uses."""
ABILITY_USES: dict[str, list[Use]] = {}
USES: dict[tuple[int | str, str], Use] = {}
"""(kind or ability, mode) -> the use."""
ABILITY_MASK: dict[str, int] = {}
IMMEDIATE: dict[int, Effect] = {}
"""Kind -> what happens when a Play Immediately card is drawn.  [7.2.1]"""
CARD_FOLDS: dict[tuple[int, str], Callable[[Lnoe, InPlay, int, int], int]] = {}
"""(kind in play, quantity) -> how it changes the number of a Hero or Zombie."""
ABILITY_FOLDS: dict[tuple[str, str], Callable[[Lnoe, int, int], int]] = {}
CARD_QUANTITIES: set[str] = set()
"""The numbers that any card in play changes."""
SHEET_FOLDS: dict[tuple[int, str], list[Callable[[Lnoe, int, int], int]]] = {}
"""(Hero, quantity) -> how the abilities on the sheet change the number, in their order there."""
TRIGGERS: dict[tuple[int, str], Callable[[Lnoe, InPlay, int], None]] = {}
"""(kind in play, what happened) -> what the card does about it; never optional."""


def always(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Usable whenever its moment comes, aimed at nothing in particular."""
    return [NOTHING]


def card(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a use of a card (an event from hand, or an item by the Hero who has it)."""

    def declare(effect: Effect) -> Effect:
        kind = KIND[what]
        use = Use(what, when, targets, effect, mode)
        CARD_USES[kind.index].append(use)
        USES.setdefault((kind.index, mode), use)
        kind.mask |= when
        return effect

    return declare


def ability(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a use of an ability printed on a Hero's sheet."""

    def declare(effect: Effect) -> Effect:
        use = Use(what, when, targets, effect, mode)
        ABILITY_USES.setdefault(what, []).append(use)
        USES.setdefault((what, mode), use)
        ABILITY_MASK[what] = ABILITY_MASK.get(what, 0) | when
        for sheet in HEROES:
            if what in sheet.abilities:
                sheet.mask |= when
        return effect

    return declare


def immediately(what: str) -> Callable[[Effect], Effect]:
    """Declare what a Play Immediately card does."""

    def declare(effect: Effect) -> Effect:
        IMMEDIATE[KIND[what].index] = effect
        return effect

    return declare


def modifies(what: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how a card in play (g, row, who, value) or an ability (g, who, value) changes a number."""

    def declare(fold: Callable[..., int]) -> Callable[..., int]:
        if what in KIND:
            CARD_FOLDS[KIND[what].index, quantity] = fold
            CARD_QUANTITIES.add(quantity)
        else:
            ABILITY_FOLDS[what, quantity] = fold
            for sheet in HEROES:
                if what in sheet.abilities:
                    folds = [ABILITY_FOLDS.get((name, quantity)) for name in sheet.abilities]
                    SHEET_FOLDS[sheet.index, quantity] = [own for own in folds if own is not None]
        return fold

    return declare


def when_happens(what: str, event: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare a forced trigger of a card in play: (g, row, whom it happened to)."""

    def declare(trigger: Callable[..., None]) -> Callable[..., None]:
        TRIGGERS[KIND[what].index, event] = trigger
        return trigger

    return declare


# -- numbers and triggers ----------------------------------------------------------------------------------


def total(g: Lnoe, quantity: str, who: int, base: int = 0) -> int:
    """A number after everything that changes it: lasting effects, cards in play, abilities of a Hero."""
    value = base
    for name, target, amount, _, _ in g.effects:
        if name == quantity and (target == who or target < 0):
            value += amount
    if g.in_play and quantity in CARD_QUANTITIES:
        kind_of = g.box.kind_of
        for row in g.in_play:
            fold = CARD_FOLDS.get((kind_of[row[0]], quantity))
            if fold is not None:
                value = fold(g, row, who, value)
    return value


def hero_total(g: Lnoe, quantity: str, hero: int, base: int = 0) -> int:
    """As `total`, with the abilities on the Hero's own sheet.  [13.1]"""
    value = total(g, quantity, hero, base) if g.effects or g.in_play else base
    for own in SHEET_FOLDS.get((hero, quantity), ()):
        value = own(g, hero, value)
    return value


def happened(g: Lnoe, event: str, who: int) -> None:
    """Tell the cards in play what happened; each acts at once."""
    for row in tuple(g.in_play):
        trigger = TRIGGERS.get((g.box.kind_of[row[0]], event))
        if trigger is not None and row in g.in_play:
            trigger(g, row, who)


# -- options -----------------------------------------------------------------------------------------------


def refresh(g: Lnoe, seat: int) -> None:
    """Recompute the moments in which a seat can use anything; called whenever its cards or Heroes change."""
    kinds = g.box.kinds
    mask = 0
    for copy in g.hands[seat]:
        mask |= kinds[copy].mask
    if g.side[seat] == "heroes":
        for copy in g.townsfolk:
            mask |= kinds[copy].mask
        for hero, owner in enumerate(g.hero_seat):
            if owner == seat and g.hero_space[hero] >= 0:
                for copy in g.hero_items[hero]:
                    mask |= kinds[copy].mask
                mask |= HEROES[hero].mask
    g.react[seat] = mask


def plays(g: Lnoe, seat: int, accept: int) -> list[Option]:
    """Every use of a card, item or ability that this seat may declare in a moment that accepts these bits."""
    options: list[Option] = []
    if not g.react[seat] & accept:
        return options
    for index in _fitting(g, events_of(g, seat), accept):
        _add(g, seat, options, "play-card", index, -1, CARD_USES[index], accept)
    if g.side[seat] == "heroes":
        for hero, owner in enumerate(g.hero_seat):
            # Who loses a turn does nothing in it.  [Ruling 7]
            if owner == seat and g.hero_space[hero] >= 0 and not g.lost_turn >> hero & 1:
                _add_uses_of(g, seat, options, hero, accept)
    return options


def _add_uses_of(g: Lnoe, seat: int, options: list[Option], hero: int, accept: int) -> None:
    """What a Hero can do with items and abilities."""
    items = g.hero_items[hero]
    if items:
        for index in _fitting(g, items, accept):
            if not g.used or g.may_use(hero, g.item_of(hero, index)):
                _add(g, seat, options, "use-item", index, hero, CARD_USES[index], accept)
    if HEROES[hero].mask & accept:
        for name in HEROES[hero].abilities:
            if ABILITY_MASK.get(name, 0) & accept:
                _add(g, seat, options, "ability", name, hero, ABILITY_USES[name], accept)


def _fitting(g: Lnoe, copies: tuple[int, ...], accept: int) -> list[int]:
    """The different kinds among these cards that fit the moment, in table order."""
    found: list[int] = []
    kinds = g.box.kinds
    for copy in copies:
        kind = kinds[copy]
        if kind.mask & accept and kind.index not in found:
            found.append(kind.index)
    if len(found) > 1:
        found.sort()
    return found


def events_of(g: Lnoe, seat: int) -> tuple[int, ...]:
    """The events a seat may play: in hand or on the table, no copy twice in a turn even if it comes back.  [7.1]"""
    events = g.hands[seat]
    if g.townsfolk and g.side[seat] == "heroes":
        events = (*events, *g.townsfolk)
    if g.used:
        spent = [copy for copy, _ in g.used]
        events = tuple(copy for copy in events if copy not in spent)
    return events


def _add(
    g: Lnoe, seat: int, options: list[Option], type: str, what: Any, by: int, uses: list[Use], accept: int
) -> None:
    for use in uses:
        if use.when & accept:
            mode = use.mode
            options += [(type, what, by, *target, mode) for target in use.targets(g, seat, by)]


def is_play(option: Option) -> bool:
    """Whether an answer uses a card, an item or an ability."""
    return option[0] in ("play-card", "use-item", "ability")


def use_of(option: Option) -> Use:
    """The use an option stands for."""
    return USES[option[1], option[-1]]
