"""The tool that tries weights: it must play the games that it says it plays."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from shamble.lnoe.bots import weights as tables

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(tables, "_TABLES", {})
    return runpy.run_path(str(ROOT / "tools" / "tune.py"))


def test_weights_that_mean_the_same_are_raised_together(tune: dict[str, Any]) -> None:
    names = ["death-1", "death-2", "search-unarmed", "search-armed", "search-cards", "kill"]
    assert tune["grouped"](names) == {
        "death": ["death-1", "death-2"],
        "search-weapon": ["search-unarmed", "search-armed"],
        "search-cards": ["search-cards"],
        "kill": ["kill"],
    }


def test_weights_as_they_are_change_no_game_and_others_do(tune: dict[str, Any]) -> None:
    scenario = "alone-in-the-dark"
    kill = tune["usual"](scenario, "heroes")["kill"]
    old, new, differ = tune["beside"](scenario, "heroes", 4, 1, {"kill": kill})
    assert (old, differ) == (new, 0)
    rate, effects = tune["screen"](scenario, "heroes", 4, 1, ["kill", "hunt"])
    assert 0 <= rate <= 1
    assert sorted(effect.name for effect in effects) == ["hunt", "kill"]
