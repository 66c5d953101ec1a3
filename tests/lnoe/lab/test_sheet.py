"""All scenarios of a run on one sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest

from shamble import games
from shamble.lab.page import Words
from shamble.lnoe.lab.sheet import ORDERS, lines, sheet


def row(scenario: str, winner: str, rounds: int, reason: str = "sundown", deaths: int = 1) -> dict[str, Any]:
    how = {"rounds": rounds, "reason": reason, "deaths": deaths}
    return {"scenario": scenario, "players": 2, "winner": winner, **how}


ROWS = [
    *[row("burn-em-out", "heroes", 10, "pits-destroyed")] * 3,
    row("burn-em-out", "zombies", 18),
    *[row("die-zombies-die", "zombies", 6, "heroes-killed", deaths=2)] * 4,
    *[row("stock-up", "heroes", 14, "stocked-up"), row("stock-up", "zombies", 16)] * 2,
]


def order(by: str) -> list[str]:
    found = lines(ROWS, str, str)
    return [line.name for line in sorted(found, key=ORDERS[by])]


def test_the_most_one_sided_comes_first_whichever_side_it_is() -> None:
    assert order("one-sided") == ["die-zombies-die", "burn-em-out", "stock-up"]
    assert [line.lean for line in lines(ROWS, str, str)] == [0.5, 1.0, 0.0]


def test_the_longest_comes_first() -> None:
    assert order("length") == ["stock-up", "burn-em-out", "die-zombies-die"]


def test_scenarios_that_end_alike_stand_together() -> None:
    assert order("ending") == ["die-zombies-die", "burn-em-out", "stock-up"]


def test_a_line_names_the_commonest_ways_to_end_first() -> None:
    first = lines(ROWS, str, str)[0]
    assert first.ways == [("pits-destroyed", 0.75), ("sundown", 0.25)]


def test_names_stand_as_in_a_list_whatever_is_above_their_first_letter() -> None:
    named = {"burn-em-out": "È caduto", "die-zombies-die": "Zombie", "stock-up": "fuga"}
    found = lines(ROWS, named.__getitem__, str)
    assert [line.name for line in sorted(found, key=ORDERS["name"])] == ["È caduto", "fuga", "Zombie"]


@pytest.mark.parametrize(("language", "rest"), [("en", "otherwise 40%"), ("it", "altrimenti 40%")])
def test_what_is_not_named_of_the_endings_is_summed_up(language: str, rest: str) -> None:
    ways = ("heroes-killed", "pits-destroyed", "stocked-up", "sundown", "town-emptied")
    text = sheet(
        Words(games.kit("last-night-on-earth"), language), [row("stock-up", "zombies", 9, way) for way in ways]
    )
    assert rest in text


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_order_is_a_table_behind_a_button_and_the_first_is_shown(language: str) -> None:
    text = sheet(Words(games.kit("last-night-on-earth"), language), ROWS)
    assert text.count("<table>") == len(ORDERS)
    assert len(re.findall(r'<input type="radio" name="order"', text)) == len(ORDERS)
    assert text.count(" checked") == 1
    assert "<script" not in text
