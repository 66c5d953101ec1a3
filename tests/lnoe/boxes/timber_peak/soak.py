"""Tables of Timber Peak for games that look at the whole table at each decision."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe

OWN = ("blow-up-the-town", "radio-for-help", "mountain-of-the-dead", "learn-to-survive")
PROFILES = ("original-advanced", "complete")
WITH = (["timber-peak"], ["base", "timber-peak"], ["base", "growing-hunger", "survival-of-the-fittest", "timber-peak"])
ROUND = len(OWN) * 5 * len(PROFILES) * len(WITH)
"""Tables until every scenario was played by every number of players, alone and with others, under both profiles."""


def config(number: int) -> dict[str, Any]:
    boxes = WITH[number // (len(OWN) * 5) % len(WITH)]
    profile = PROFILES[number // (len(OWN) * 5 * len(WITH)) % 2]
    players = 2 + number // len(OWN) % 5
    if "base" not in boxes and profile != "complete":
        # Alone the box has only two Heroes who need no Experience.
        players = 2
    return {"scenario": OWN[number % len(OWN)], "players": players, "profile": profile, "boxes": boxes}


def game(number: int) -> Lnoe:
    return new_game(config(number), seed=number)
