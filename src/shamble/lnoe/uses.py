"""What a card, an item or an ability can be used for: its moment, its targets, its effect.

A module of a box declares uses with the decorators below; rules look them up by kind and moment and name no card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.kernel.errors import BadConfig, RulesBug, UnknownId
from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.content import KIND, SHEET, HeroSheet, Kind, register
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import HEALTH, Usable
from shamble.lnoe.tabletop import Effect as LastingEffect

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

    __slots__ = ("by", "effect", "mode", "targets", "what", "when")

    def __init__(self, what: str, when: int, targets: Targets, effect: Effect, mode: str) -> None:
        self.what = what
        self.when = when
        self.targets = targets
        self.effect = effect
        self.mode = mode
        self.by: dict[int, Usable] = {}
        """By whom it is used -> what of its options is always the same, filled in as it is met."""

    def usable(self, type: str, what: str, by: int, card: Kind | None) -> Usable:
        """This use in somebody's hands, of a card or ability of this name."""
        found = self.by.get(by)
        if found is None:
            found = self.by[by] = ((type, what, by), (self.mode,), by, self, card)
        return found


class Ability:
    """What an ability printed on a sheet can do."""

    __slots__ = ("auras", "folds", "forbids", "mask", "uses")

    def __init__(self) -> None:
        self.uses: list[Use] = []
        self.mask = 0
        self.folds: dict[str, Callable[[Lnoe, int, int], int]] = {}
        self.auras: dict[str, Callable[[Lnoe, int, int, int], int]] = {}
        self.forbids: Callable[[Lnoe, int, Kind], bool] | None = None
        """Whether the Hero may not use a card of this kind."""


ABILITY: Final[dict[str, Ability]] = register({})
LASTING: Final[dict[str, dict[str, Callable[[Lnoe, int, int, int], int]]]] = register({})
"""Lasting effect -> the numbers it changes where its condition holds; others just add to the number of their name."""


def always(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Usable whenever its moment comes, aimed at nothing in particular."""
    return [NOTHING]


def card(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a use of a card (an event from hand, or an item by the Hero who has it)."""

    def declare(effect: Effect) -> Effect:
        kind = card_named(what)
        _add_use(kind.uses, Use(what, when, targets, effect, mode), f"The card {what}")
        kind.mask |= when
        return effect

    return declare


def ability(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a use of an ability printed on a Hero's sheet."""

    def declare(effect: Effect) -> Effect:
        found = _ability(what)
        _add_use(found.uses, Use(what, when, targets, effect, mode), f"The ability {what}")
        found.mask |= when
        for sheet in SHEET.values():
            if what in sheet.abilities:
                sheet.mask |= when
        return effect

    return declare


def lying(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a use of a card that lies in play on a Hero, who uses it like an item; its mode tells it from others."""

    def declare(effect: Effect) -> Effect:
        kind = card_named(what)
        _add_use(kind.lying, Use(what, when, targets, effect, mode), f"The card {what} in play")
        kind.lying_mask |= when
        return effect

    return declare


def immediately(what: str) -> Callable[[Effect], Effect]:
    """Declare what a Play Immediately card does."""

    def declare(effect: Effect) -> Effect:
        kind = card_named(what)
        if kind.immediate is not None:
            raise BadConfig(f"What the card {what} does when it is drawn is declared twice.")
        kind.immediate = effect
        return effect

    return declare


def modifies(what: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how a card in play (g, row, who, value) or an ability (g, who, value) changes a number."""

    def declare(fold: Callable[..., int]) -> Callable[..., int]:
        # Upgrades are called like abilities that do the same; what they change is declared by `learned`.
        is_card = what in KIND and not KIND[what].is_upgrade
        table = KIND[what].folds if is_card else _ability(what).folds
        if quantity in table:
            raise BadConfig(f"How {what} changes {quantity} is declared twice.")
        table[quantity] = fold
        if is_card:
            return fold
        for sheet in SHEET.values():
            if what in sheet.abilities:
                folds = [ABILITY[name].folds.get(quantity) for name in sheet.abilities if name in ABILITY]
                sheet.folds[quantity] = [own for own in folds if own is not None]
        return fold

    return declare


def carried(what: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how an item changes a number of the Hero who has it: (g, copy, hero, value)."""

    def declare(fold: Callable[..., int]) -> Callable[..., int]:
        card_named(what).carried[quantity] = fold
        return fold

    return declare


def when_carried(what: str, event: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare what an item does when something happens to the Hero who has it: (g, copy, hero)."""

    def declare(trigger: Callable[..., None]) -> Callable[..., None]:
        card_named(what).carried_triggers[event] = trigger
        return trigger

    return declare


def while_it_lasts(effect: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how a lasting effect of this name changes a number: (g, whom the effect is on, whose number, value)."""

    def declare(fold: Callable[..., int]) -> Callable[..., int]:
        LASTING.setdefault(effect, {})[quantity] = fold
        return fold

    return declare


def refit(sheet: HeroSheet) -> None:
    """Work out anew what the abilities on a sheet do, when the sheet names others than before."""
    own = [ABILITY[name] for name in sheet.abilities if name in ABILITY]
    sheet.mask = 0
    sheet.folds, sheet.auras = {}, {}
    for found in own:
        sheet.mask |= found.mask
        for quantity, fold in found.folds.items():
            sheet.folds.setdefault(quantity, []).append(fold)
        for quantity, aura in found.auras.items():
            sheet.auras.setdefault(quantity, []).append(aura)


def radiates(what: str, quantity: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Declare how an ability changes a number of other Heroes: (g, who has it, whose number, value)."""

    def declare(fold: Callable[..., int]) -> Callable[..., int]:
        table = _ability(what).auras
        if quantity in table:
            raise BadConfig(f"How {what} changes {quantity} of others is declared twice.")
        table[quantity] = fold
        for sheet in SHEET.values():
            if what in sheet.abilities:
                folds = [ABILITY[name].auras.get(quantity) for name in sheet.abilities if name in ABILITY]
                sheet.auras[quantity] = [own for own in folds if own is not None]
        return fold

    return declare


def forbids(what: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """Declare which cards the Hero with an ability may not use: (g, hero, kind)."""

    def declare(forbidden: Callable[..., bool]) -> Callable[..., bool]:
        _ability(what).forbids = forbidden
        return forbidden

    return declare


def when_happens(what: str, event: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare a forced trigger of a card in play: (g, row, whom it happened to)."""

    def declare(trigger: Callable[..., None]) -> Callable[..., None]:
        triggers = card_named(what).triggers
        if event in triggers:
            raise BadConfig(f"What the card {what} does when {event} is declared twice.")
        triggers[event] = trigger
        return trigger

    return declare


def card_named(what: str) -> Kind:
    """The card of this name, whose row has been read."""
    if what not in KIND:
        raise UnknownId(f"There is no card {what!r}: its row belongs into the cards.toml of its box.")
    return KIND[what]


def _ability(what: str) -> Ability:
    if not any(what in sheet.abilities for sheet in SHEET.values()):
        raise UnknownId(f"There is no ability {what!r} on any sheet, and no card of that name.")
    return ABILITY.setdefault(what, Ability())


def _add_use(uses: list[Use], use: Use, whose: str) -> None:
    if any(known.mode == use.mode for known in uses):
        raise BadConfig(f"{whose} has the mode {use.mode!r} twice; give one of its uses another mode.")
    uses.append(use)


# -- numbers and triggers ----------------------------------------------------------------------------------


def total(g: Lnoe, quantity: str, who: int, base: int = 0) -> int:
    """A number after everything that changes it: lasting effects, cards in play, abilities of a Hero."""
    if quantity not in g.changed:
        return base
    value = base
    for effect in g.effects:
        if effect[0] == quantity and effect[2] < 0 and (effect[1] == who or effect[1] < 0):
            value += effect[3]
        elif effect[0] in LASTING and quantity in LASTING[effect[0]]:
            value = LASTING[effect[0]][quantity](g, effect[1], who, value)
    kinds = g.content.kinds
    for row in g.in_play:
        fold = kinds[row[0]].folds.get(quantity)
        if fold is not None:
            value = fold(g, row, who, value)
    return value


def note_changes(g: Lnoe) -> None:
    """Work out which numbers anything changes now, and what a card in play does something about.

    Called whenever the lasting effects or the cards in play are others.
    """
    changed: set[str] = set()
    heard: set[str] = set()
    for effect in g.effects:
        changed.add(effect[0])
        changed.update(LASTING.get(effect[0], ()))
        if effect[0].startswith(FORBIDDEN):
            changed.add(FORBIDDEN)
    for row in g.in_play:
        kind = g.content.kinds[row[0]]
        changed.update(kind.folds)
        if kind.row.health:
            changed.add(HEALTH)
        heard.update(kind.triggers)
    g.changed, g.heard = frozenset(changed), frozenset(heard)


FORBIDDEN: Final = "cannot-play-"
"""A lasting effect of this name keeps cards with the keyword behind it from being played; alone among the changed
numbers it says that there is one."""


def keep_effects(g: Lnoe, effects: list[LastingEffect]) -> None:
    """These lasting effects, and no others, go on."""
    g.effects = effects
    note_changes(g)


def hero_total(g: Lnoe, quantity: str, hero: int, base: int = 0) -> int:
    """As `total`, with the abilities on the Hero's own sheet.  [13.1]"""
    value = total(g, quantity, hero, base) if quantity in g.changed else base
    sheet: HeroSheet = g.sheet[hero]
    if quantity in sheet.folds:
        for own in sheet.folds[quantity]:
            value = own(g, hero, value)
    if quantity in g.content.carried and g.items[hero]:
        value = _with_items(g, quantity, hero, value)
    return _with_others(g, quantity, hero, value) if quantity in g.radiated else value


def _with_items(g: Lnoe, quantity: str, hero: int, value: int) -> int:
    """What the Hero's items make of a number."""
    kinds = g.content.kinds
    for copy in g.items[hero]:
        fold = kinds[copy].carried.get(quantity)
        if fold is not None:
            value = fold(g, copy, hero, value)
    return value


def _with_others(g: Lnoe, quantity: str, hero: int, value: int) -> int:
    """What the other Heroes make of a number."""
    for other in g.heroes:
        if other != hero:
            for aura in g.sheet[other].auras.get(quantity, ()):
                value = aura(g, other, hero, value)
    return value


def happened(g: Lnoe, event: str, who: int) -> None:
    """Tell the cards in play what happened; each acts at once."""
    if event not in g.heard:
        return
    for row in tuple(g.in_play):
        trigger = g.content.kinds[row[0]].triggers.get(event)
        if trigger is not None and row in g.in_play:
            trigger(g, row, who)


def happened_to_hero(g: Lnoe, event: str, hero: int) -> None:
    """Tell the cards in play, then the Hero's items, what happened."""
    happened(g, event, hero)
    if event in g.content.carried:
        for copy in g.items[hero]:
            trigger = g.content.kinds[copy].carried_triggers.get(event)
            if trigger is not None:
                trigger(g, copy, hero)


# -- options -----------------------------------------------------------------------------------------------


def is_play(option: Option) -> bool:
    """Whether an answer uses a card, an item or an ability."""
    return option[0] in {"play-card", "use-item", "ability"}


def use_of(option: Option) -> Use:
    """The use an option stands for."""
    uses = ABILITY[option[1]].uses if option[0] == "ability" else [*KIND[option[1]].uses, *KIND[option[1]].lying]
    for use in uses:
        if use.mode == option[-1]:
            return use
    raise RulesBug(f"{option!r} is no use of {option[1]}")
