"""Tables of Blood in the Forest for games that look at the whole table at each decision."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.content import BOXES
from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe

PROFILES = ("complete", "original-advanced")
WITH = (
    ["base", "blood-in-the-forest"],
    ["base", "timber-peak", "blood-in-the-forest"],
    ["base", "growing-hunger", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"],
)


def own() -> tuple[str, ...]:
    return tuple(BOXES["blood-in-the-forest"].scenarios)


def config(number: int) -> dict[str, Any]:
    profile = PROFILES[number // len(WITH) % 2]
    learning = {} if profile == "complete" else {"switches": {"experience": "on"}}
    players = 2 + number // 2 % 5
    return {
        "scenario": own()[number % len(own())],
        "players": players,
        "profile": profile,
        "boxes": WITH[number % len(WITH)],
        **learning,
    }


def game(number: int) -> Lnoe:
    return new_game(config(number), seed=number)
