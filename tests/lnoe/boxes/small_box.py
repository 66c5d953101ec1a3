"""What every small box is looked at for: what it holds, and whole games with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from shamble.lnoe.catalog import boxes
from shamble.lnoe.content import BOXES, KIND, SCENARIO_ROWS, SHEET
from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe
from tests.lnoe.soak import SCENARIOS, Soak, pick, pick_eagerly, pick_steadily
from tests.seen import not_seen

PROFILES = ("original-advanced", "complete")


def contents(box: str) -> dict[str, int]:
    """What `shamble boxes` says is in it, without what there is none of."""
    (row,) = [found for found in boxes() if found["id"] == box]
    return {what: count for what, count in row["contents"].items() if count}


def config(box: str, number: int) -> dict[str, Any]:
    """The box over what it needs: its own scenario every other time, all numbers of players, both profiles."""
    own = BOXES[box].scenarios
    scenario = own[number // 2 % len(own)] if own and number % 2 else SCENARIOS[1:][number // 2 % 4]
    town = [name for name in (*BOXES[box].row.needs, *BOXES[box].row.needs_one) if name == "base"]
    return {
        "scenario": scenario,
        "players": 2 + number // 4 % 5,
        "profile": PROFILES[number // 20 % 2],
        "boxes": list(dict.fromkeys([*town, *SCENARIO_ROWS[scenario].needs, box])),
    }


def game(box: str, number: int) -> Lnoe:
    return new_game(config(box, number), seed=number)


def play(box: str, numbers: range) -> None:
    """Random games, blind and eager ones and now and then one with a plan."""
    for number in numbers:
        played(box, number)


def played(box: str, number: int) -> Counter[str]:
    """What was used in one of them."""
    soak = Soak(number, pick=pick_steadily if number % 5 == 4 else pick_eagerly if number % 3 else pick)
    soak.play(game(box, number))
    return soak.used


def never_used(box: str, numbers: Iterable[int], always_on: Collection[str] = ()) -> set[str]:
    """The cards of the box that are in its decks, and the abilities of its Heroes, that nobody uses in any game."""
    abilities = {name for hero in BOXES[box].heroes for name in SHEET[hero].abilities}
    modules = BOXES[box].modules
    cards = {kind.id for kind in KIND.values() if kind.box == box and kind.row.module in ("", *modules)}
    return not_seen((cards | abilities).difference(always_on), (played(box, number) for number in numbers))


def turns(scenario: str) -> int:
    return SCENARIO_ROWS[scenario].turns
