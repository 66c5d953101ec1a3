"""The shape of each part of a described position, so that one of another shape is refused in a sentence.

What the parts name (a card, a space, a Hero) is looked up where they are laid out; here it only has to be a word.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from typing import Any

from shamble.kernel.errors import BadSituation

Shape = Callable[[str, Any], None]
"""Raises BadSituation where a value does not have it; the first argument says where the value stands."""


def check_shapes(situation: dict[str, Any]) -> None:
    """Raises BadSituation at the first part that is not of its shape."""
    _row(SITUATION)("", situation)


# -- shapes ------------------------------------------------------------------------------------------------


def _refuse(where: str, what: str, value: Any) -> BadSituation:
    return BadSituation(f"{where} is {what}, not {reprlib.repr(value)}.")


def _anything(where: str, value: Any) -> None:
    """Looked at where it is used."""


def _word(where: str, value: Any) -> None:
    if not isinstance(value, str):
        raise _refuse(where, "a name", value)


def _flag(where: str, value: Any) -> None:
    if not isinstance(value, bool):
        raise _refuse(where, "true or false", value)


MOST = 9999
"""No number of a position is larger: as many dice can be rolled, and every language can say it."""


def _number(where: str, value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _refuse(where, "a whole number", value)
    if abs(value) > MOST:
        raise _refuse(where, f"a number up to {MOST}", value)


def _count(where: str, value: Any) -> None:
    _number(where, value)
    if value < 0:
        raise _refuse(where, "a whole number", value)


def _or_null(shape: Shape) -> Shape:
    def check(where: str, value: Any) -> None:
        if value is not None:
            shape(where, value)

    return check


def _list_of(shape: Shape, what: str) -> Shape:
    def check(where: str, value: Any) -> None:
        if not isinstance(value, list | tuple):
            raise _refuse(where, f"a list of {what}", value)
        for number, entry in enumerate(value):
            shape(f"{where}[{number}]", entry)

    return check


def _pair(where: str, value: Any) -> None:
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(isinstance(cell, str) for cell in value):
        raise _refuse(where, "two spaces by name", value)


def _by_name(shape: Shape) -> Shape:
    def check(where: str, value: Any) -> None:
        if not isinstance(value, dict):
            raise _refuse(where, "an object of names", value)
        for name, entry in value.items():
            shape(f"{where}.{name}", entry)

    return check


def _row(fields: dict[str, Shape], *needed: str, known: tuple[str, ...] = ()) -> Shape:
    """An object whose known fields have their shapes, and with those fields that it needs.

    Where further fields are `known` by name it has no others: a slip of the pen would be passed over in silence.
    """

    def check(where: str, value: Any) -> None:
        if not isinstance(value, dict):
            raise _refuse(where, f"an object with {', '.join(needed or fields)}", value)
        for name in needed:
            if name not in value:
                raise BadSituation(f"{where} needs the field {name}.")
        strange = [name for name in value if name not in fields and name not in known] if known else []
        if strange:
            raise BadSituation(f"{where} has no field {strange[0]!r}; there are {', '.join((*known, *fields))}.")
        for name, shape in fields.items():
            if name in value:
                shape(f"{where}.{name}" if where else name, value[name])

    return check


UNTIL = ("turn", "heroes", "zombies", "in-play", "game")
"""How long an effect lasts: this turn, until the next turn of a side, as long as its card, or the whole game."""


def _moment(where: str, value: Any) -> None:
    if value not in UNTIL:
        raise _refuse(where, f"one of {', '.join(UNTIL)}", value)


# -- the parts ---------------------------------------------------------------------------------------------

CARDS = _list_of(_word, "cards")

HERO: dict[str, Shape] = {
    "wounds": _count,
    "items": CARDS,
    "in_play": CARDS,
    "tokens": _by_name(_count),
    "charges": _by_name(_list_of(_count, "numbers")),
    "combined": _list_of(CARDS, "lists of cards"),
    "upgrades": _list_of(
        _row({"card": _word, "boosted": _flag}, "card"), 'objects such as {"card": "strong-arm", "boosted": false}'
    ),
    "leads": _word,
    "kind": _word,
    "experience": _count,
    "activated": _flag,
    "lost_turn": _flag,
    "alive": _flag,
    "turned": _flag,
}

ZOMBIE: dict[str, Shape] = {
    "wounds": _count,
    "tokens": _by_name(_count),
    "weapon": _word,
    "kind": _word,
    "hero": _word,
    "moved": _flag,
}

PILE: dict[str, Shape] = {"deck": CARDS, "deck_exact": CARDS, "discard": CARDS}

EFFECT: dict[str, Shape] = {
    "effect": _word,
    "amount": _number,
    "until": _moment,
    "who": _or_null(_word),
    "card": _word,
}


def _townsfolk(where: str, value: Any) -> None:
    """Where some stand, or the cards of those on the table."""
    if not isinstance(value, dict):
        CARDS(where, value)
    else:
        _by_name(_person)(where, value)


def _person(where: str, value: Any) -> None:
    """A space, or more about the person."""
    if not isinstance(value, str):
        _row({"space": _word, "kind": _word, "activated": _flag}, "space")(where, value)


SITUATION: dict[str, Shape] = {
    "heroes": _by_name(_row(HERO, known=("space", "seat", "health"))),
    "zombies": _by_name(_row(ZOMBIE, known=("space", "seat", "health", "ability"))),
    "townsfolk": _townsfolk,
    "hands": _by_name(CARDS),
    **{f"{deck}_{part}": _or_null(CARDS) for deck in ("hero", "zombie") for part in PILE},
    "piles": _by_name(_row(PILE)),
    "in_play": CARDS,
    "in_play_rows": _list_of(
        _row({"card": _word, "seat": _word, "hero": _word, "building": _word, "space": _word}, "card"), "objects"
    ),
    "laid_out": CARDS,
    "removed": CARDS,
    "resolving": CARDS,
    "zombie_upgrades": CARDS,
    "markers": _list_of(
        _row({"kind": _word, "edge": _or_null(_pair), "card": _word, "value": _count}, "kind"), "objects"
    ),
    "barricades": _list_of(_row({"edge": _pair, "reinforcements": _count}, "edge"), "objects"),
    "fires": _list_of(_row({"space": _word, "new": _flag}, "space"), "objects"),
    "generators": _list_of(_row({"space": _word, "damage": _count}, "space"), "objects"),
    "round": _count,
    "sun": _count,
    "zombies_killed": _count,
    "heroes_killed": _count,
    "experience": _count,
    "turn_begun": _flag,
    "effects": _list_of(_row(EFFECT, "effect", "amount", "until", known=("who",)), "objects"),
    "used": _list_of(_row({"card": _word, "hero": _word, "holder": _word}, "card", "hero"), "objects"),
    "pool": _by_name(_count),
    "figures": _by_name(_count),
    "spawn_tokens": _by_name(_count),
    "notes": _by_name(_count),
    "turn": _word,
    "step": _word,
    "spawn_due": _list_of(_word, "seats"),
    "pits": _list_of(_word, "spaces"),
    "seats": _list_of(_word, "seats"),
    "acting": _word,
    "grave_dead": _or_null(_word),
    "campaign": _or_null(_row({"games": _anything})),
}
"""The fields that are made of parts, and those that name something."""
