"""What a card, an item or an ability can be used for: its moment, its targets, its effect.

A module declares uses with the decorators below; rules look them up by slug and moment and name no card. An option is
`(type, slug, target seat or -1, mode)`; whatever else has to be chosen is asked when the card takes effect.
"""

from __future__ import annotations

from collections.abc import Callable

from shamble.humans.content import CARDS, CHARACTERS, ORDER
from shamble.humans.state import Town
from shamble.kernel.flow import Frame
from shamble.kernel.game import Option

Targets = Callable[[Town, int], list[int]]
"""(game, seat) -> the seats it can be aimed at, [-1] where it is aimed at nobody; empty: not usable now."""
Effect = Callable[[Town, Frame], None]

NOBODY = [-1]


class Use:
    """One way to use a card, an item in front of a player, or an ability."""

    __slots__ = ("effect", "mode", "targets", "type", "what", "when")

    def __init__(self, type: str, what: str, when: int, targets: Targets, effect: Effect, mode: str) -> None:
        self.type = type
        self.what = what
        self.when = when
        self.targets = targets
        self.effect = effect
        self.mode = mode


USES: dict[tuple[str, str], list[Use]] = {}
"""(option type, slug) -> its uses."""
MASKS: dict[tuple[str, str], int] = {}


def always(g: Town, seat: int) -> list[int]:
    return NOBODY


def _declare(type: str, what: str, when: int, targets: Targets, mode: str) -> Callable[[Effect], Effect]:
    def declare(effect: Effect) -> Effect:
        USES.setdefault((type, what), []).append(Use(type, what, when, targets, effect, mode))
        MASKS[type, what] = MASKS.get((type, what), 0) | when
        return effect

    return declare


def card(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare what a card does when it is played from the hand."""
    assert what in CARDS, what
    return _declare("play-card", what, when, targets, mode)


def item(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare what an item in front of a player is used for; that is not playing a card."""
    assert what in CARDS, what
    return _declare("use-item", what, when, targets, mode)


def ability(what: str, *, when: int, targets: Targets = always, mode: str = "") -> Callable[[Effect], Effect]:
    """Declare a character's ability.  [H9.4]"""
    assert any(sheet.ability == what for sheet in CHARACTERS.values()), what
    return _declare("ability", what, when, targets, mode)


# -- options -----------------------------------------------------------------------------------------------


def refresh(g: Town, seat: int) -> None:
    """Recompute the moments in which a seat can use anything; called whenever its cards or its round change."""
    mask = 0
    if not g.played >> seat & 1:
        role = g.roles[seat]
        for slug in g.hands[seat]:
            if role in CARDS[slug].roles:
                mask |= MASKS["play-card", slug]
    for slug in g.items[seat]:
        mask |= MASKS.get(("use-item", slug), 0)
    sheet = g.sheets[seat]
    if sheet is not None and not g.used >> seat & 1:
        mask |= MASKS["ability", sheet.ability]
    g.react[seat] = mask


def plays(g: Town, seat: int, accept: int) -> list[Option]:
    """Every use of a card, item or ability that this seat may declare in a moment that accepts these bits."""
    options: list[Option] = []
    if not g.react[seat] & accept:
        return options
    if not g.played >> seat & 1:
        role = g.roles[seat]
        for slug in sorted({*g.hands[seat]}, key=ORDER.__getitem__):
            if MASKS["play-card", slug] & accept and role in CARDS[slug].roles:
                _add(g, seat, options, "play-card", slug, accept)
    for slug in g.items[seat]:
        if MASKS.get(("use-item", slug), 0) & accept:
            _add(g, seat, options, "use-item", slug, accept)
    sheet = g.sheets[seat]
    if sheet is not None and not g.used >> seat & 1 and MASKS["ability", sheet.ability] & accept:
        _add(g, seat, options, "ability", sheet.ability, accept)
    return options


def _add(g: Town, seat: int, options: list[Option], type: str, slug: str, accept: int) -> None:
    for use in USES[type, slug]:
        if use.when & accept:
            options += [(type, slug, target, use.mode) for target in use.targets(g, seat)]


def is_play(option: Option) -> bool:
    """Whether an answer uses a card, an item or an ability."""
    return option[0] in ("play-card", "use-item", "ability")


def use_of(option: Option) -> Use:
    """The use an option stands for."""
    return next(use for use in USES[option[0], option[1]] if use.mode == option[3])
