"""Comparing two of a kind on the same seeds."""

import json
import re
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.lab.compare import changes, verdict
from shamble.lab.job import Job

BASE = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, switches={"zombie_hand": 3})


def compare(*words: str) -> Any:
    settings = ["--heroes", "random", "--zombies", "random", "--workers", "1"]
    return CliRunner().invoke(build("compare"), ["compare", *settings, *words])


@pytest.mark.parametrize(
    ("first", "second", "meant"),
    [
        ("random", "steady", [{"bots": {"heroes": "random", "zombies": name}} for name in ("random", "steady")]),
        (
            "burn-em-out",
            "escape-in-the-truck",
            [{"scenarios": ("burn-em-out",)}, {"scenarios": ("escape-in-the-truck",)}],
        ),
        ("original-basic", "original-advanced", [{"profile": "original-basic"}, {"profile": "original-advanced"}]),
        ("as-is", "hero_fight_dice=3", [{}, {"switches": {"zombie_hand": 3, "hero_fight_dice": 3}}]),
    ],
)
def test_two_words_of_a_kind_change_that_kind_of_thing(first: str, second: str, meant: list[dict[str, Any]]) -> None:
    assert changes(BASE, "zombies", first, second) == meant


def test_a_bot_cannot_be_compared_with_a_scenario() -> None:
    answer = compare("random", "burn-em-out")
    assert answer.exit_code == 2
    assert "as-is" in answer.stderr


def test_a_thing_does_not_differ_from_itself() -> None:
    answer = compare("random", "random", "--games", "4", "--json")
    found = json.loads(answer.stdout)
    assert found["difference"]["value"] == 0
    assert found["significant"] is False
    assert found["rounds"]["value"] == 0


def test_more_fight_dice_help_the_heroes_and_the_interval_says_so() -> None:
    answer = compare("as-is", "hero_fight_dice=6", "--games", "25", "--json")
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout)
    assert found["significant"] is True
    assert found["difference"]["low"] > 0


@pytest.mark.parametrize(("language", "points"), [("en", "points"), ("it", "punti")])
def test_a_difference_of_rates_is_told_in_points(language: str, points: str) -> None:
    """Five of a hundred games more are five points; five percent more would be something else."""
    told = compare("as-is", "hero_fight_dice=6", "--games", "5", "--lang", language).stdout
    assert re.search(rf"[+-]\d+\.\d \([+-]\d+\.\d – [+-]\d+\.\d\) {points} ", told), told


def test_a_switch_is_not_given_two_values_on_one_side() -> None:
    answer = compare("as-is", "hero_fight_dice=3,hero_fight_dice=4")
    assert answer.exit_code == 2
    assert "hero_fight_dice is named twice" in answer.stderr


def test_the_difference_is_taken_pair_by_pair() -> None:
    first = [{"winner": side, "rounds": 10} for side in ("heroes", "heroes", "zombies", "zombies")]
    second = [{"winner": side, "rounds": 12} for side in ("heroes", "zombies", "heroes", "heroes")]
    found = verdict(first, second, "heroes")
    assert found["difference"]["value"] == pytest.approx(0.25)
    assert found["rounds"]["value"] == 2
