"""Tables of Blood in the Forest for games that look at the whole table at each decision."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.content import BOXES
from shamble.lnoe.game import new_game, of_the_package, without_replaced
from shamble.lnoe.state import Lnoe

BOX = "blood-in-the-forest"
OWN = ("lost-in-the-woods", "salvage-mission", "escape-in-the-plane")
PROFILES = ("complete", "original-advanced")
EVERYTHING = of_the_package()


def beside(box: str) -> list[str]:
    """This box and what it needs, with Blood in the Forest."""
    return without_replaced(list(dict.fromkeys(["base", *BOXES[box].row.needs, box, BOX])))


WITH = [["base", BOX], ["timber-peak", BOX], EVERYTHING, *(beside(box) for box in EVERYTHING if box != BOX)]
ROUND = len(WITH) * len(OWN) * len(PROFILES) * 5
"""Tables until every scenario was played by every number of players in all company under both profiles."""


def config(number: int) -> dict[str, Any]:
    """All company comes round first, then the scenarios and profiles, then the players."""
    number, company = divmod(number, len(WITH))
    profile = PROFILES[(number + company) % 2]
    learning = {} if profile == "complete" else {"switches": {"experience": "on"}}
    return {
        "scenario": OWN[(number // 2 + company) % len(OWN)],
        "players": 2 + (number // 6 + company) % 5,
        "profile": profile,
        "boxes": WITH[company],
        **learning,
    }


def game(number: int) -> Lnoe:
    return new_game(config(number), seed=number)
