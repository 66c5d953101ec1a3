"""The small boxes over Timber Peak alone, whose town and decks serve as well as those of 2007."""

from __future__ import annotations

import pytest

from shamble.lnoe.content import BOXES, SCENARIO_ROWS
from shamble.lnoe.game import new_game
from tests.lnoe.soak import Soak, pick_eagerly
from tests.table import Table

TOWN = "timber-peak"
SCENARIOS = {
    "revenge-of-the-dead": "revenge-of-the-dead",
    "zombie-pillage": "zombie-pillage",
    "it-fell-from-the-sky": "radioactive-grave-dead",
    "hunt-for-survivors": "hero-pack-1",
    "hold-the-line": "hold-the-line",
    "airstrike": "airstrike",
    "left-behind": "hero-pack-2",
    "darkest-night": "web-scenario",
}
"""Scenario -> the box it comes in, of those that either town will do for."""
OF_2007 = {
    "stock-up": "stock-up",
    "weve-got-to-go-back": "web-scenario",
    "all-hallows-eve": "web-scenario",
    "run-for-it": "web-scenario",
    "all-hallows-eve-ii-the-ritual": "web-scenario",
}


@pytest.mark.parametrize(("scenario", "box"), SCENARIOS.items())
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_the_second_town_is_all_that_is_needed(scenario: str, box: str, profile: str) -> None:
    players = 2 + len(scenario) % 5
    config = {"scenario": scenario, "boxes": [TOWN, box], "profile": profile, "players": players}
    game = new_game(config, seed=players)
    assert set(game.content.boxes) == {TOWN, box}
    Soak(players, pick=pick_eagerly).play(game)
    assert game.result is not None


@pytest.mark.parametrize(("scenario", "box"), OF_2007.items())
def test_some_scenarios_want_the_town_of_2007(scenario: str, box: str) -> None:
    config = {"scenario": scenario, "boxes": [TOWN, box]}
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert "base" in SCENARIO_ROWS[scenario].needs
    assert "is played with base" in answer["error"]["message"]


@pytest.mark.parametrize("box", sorted({*SCENARIOS.values(), *OF_2007.values(), "soundtrack-cd"}))
def test_one_town_there_must_be(box: str) -> None:
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config={"boxes": [box]})
    assert answer["error"]["message"] == f"The box {box} needs base or timber-peak in play as well."
    assert BOXES[box].row.needs == []
