"""Tables of Growing Hunger for games that look at the whole table at each decision."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe
from tests.lnoe.soak import config_of

SPECIAL: tuple[dict[str, int], ...] = (
    {},
    {"grave-dead": 1, "free-search-markers": 1},
    {"zombie-horde-21": 1, "exploration-markers": 1},
    {"grave-dead": 1, "extra-doors": 1},
)


def config(number: int) -> dict[str, Any]:
    """All scenarios and numbers of players of the 2007 box, with each of the special rules in turn."""
    return {
        **config_of(number),
        "profile": "original-advanced",
        "boxes": ["base", "growing-hunger"],
        "special": SPECIAL[number // 25 % len(SPECIAL)],
    }


def game(number: int) -> Lnoe:
    return new_game(config(number), seed=number)
