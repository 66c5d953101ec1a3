"""Tables of Growing Hunger for games that look at the whole table at each decision."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe
from tests.lnoe.soak import SCENARIOS as OF_2007

OWN = ("zombie-apocalypse", "plague-carriers", "burn-it-to-the-ground", "alone-in-the-dark")
SCENARIOS = (*OF_2007, *OWN)
PROFILES = ("original-advanced", "complete")
SPECIAL: tuple[dict[str, int], ...] = (
    {},
    {"grave-dead": 1, "free-search-markers": 1},
    {"zombie-horde-21": 1, "exploration-markers": 1},
    {"grave-dead": 1, "extra-doors": 1, "well-stocked-buildings": 1},
)
ROUND = len(SCENARIOS) * 5 * len(PROFILES)
"""Tables until every scenario was played by every number of players under both profiles."""


def config(number: int) -> dict[str, Any]:
    """All scenarios, numbers of players and profiles, those of 2007 with each of the special rules in turn."""
    scenario = SCENARIOS[number % len(SCENARIOS)]
    return {
        "scenario": scenario,
        "players": 2 if scenario == "alone-in-the-dark" else 2 + number // len(SCENARIOS) % 5,
        "profile": PROFILES[number // (ROUND // 2) % 2],
        "boxes": ["base", "growing-hunger"],
        "special": {} if scenario in OWN else SPECIAL[number // ROUND % len(SPECIAL)],
    }


def game(number: int) -> Lnoe:
    return new_game(config(number), seed=number)
