"""What a save looks like, whatever the game: the form of its fields, and the seal that tells an altered one."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from shamble.kernel import chance

MOST_OPTIONS = 5000
DEEPEST = 200
"""Options of a decision, and rules within rules, that no game comes near."""


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _is_decision(value: Any) -> bool:
    return value is None or (
        value.keys() == {"seat", "kind", "options", "actor", "facts", "accept"}
        and isinstance(value["seat"], str)
        and isinstance(value["kind"], str)
        and isinstance(value["options"], list)
        and 0 < len(value["options"]) <= MOST_OPTIONS
        and isinstance(value["facts"], list)
    )


FORM: dict[str, Callable[[Any], bool]] = {
    "seed": lambda value: type(value) is int or isinstance(value, str),
    "seats": lambda value: _are_texts(value) and len(set(value)) == len(value) > 0,
    "streams": lambda value: all(map(chance.is_stream, value.values())),
    "forced": lambda value: all(type(face) is int and 1 <= face <= 6 for face in value),
    "result": lambda value: value is None or (_are_texts(value[:2]) and len(value) == 3 and _are_texts(value[2])),
    "stack": lambda value: isinstance(value, list) and len(value) <= DEEPEST,
    "decision": _is_decision,
    "state": lambda value: isinstance(value, dict),
}
"""What each field of a save looks like, whatever the game: what a game adds is checked by the game."""


def saved(data: dict[str, Any]) -> bytes:
    """The save that this plain data makes."""
    return _with_seal(msgspec.json.encode(data, order="deterministic"))


def seal(data: dict[str, Any]) -> str:
    """A digest of plain data, the same whatever the order of its keys."""
    return _digest(msgspec.json.encode(data, order="deterministic"))


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()


def _with_seal(body: bytes) -> bytes:
    """A save: the body, and the seal as its last field."""
    return body[:-1] + b',"seal":"' + _digest(body).encode() + b'"}'


_SEAL = len(_with_seal(b"{}")) - len(b"{}")


def as_written(save: bytes) -> bool:
    """Whether these are the very bytes that were once saved: then nothing need be encoded again to see it."""
    return _with_seal(save[: -_SEAL - 1] + b"}") == save


def tuples(value: Any) -> Any:
    """JSON lists back into the tuples that facts and options are made of; most are flat, which is quick to see."""
    if type(value) is not list:
        return value
    return tuple(map(tuples, value)) if list in map(type, value) else tuple(value)
