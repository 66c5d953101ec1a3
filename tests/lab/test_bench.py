"""The bench: what it counts, what it compares, and that a regression is found."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.lab import bench, clocks
from shamble.lnoe.lab import laboratory
from shamble.lnoe.lab.clocks import HORDES, horde_states

KIT = games.kit(games.usual())


@pytest.fixture(autouse=True)
def one_town(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each scenario of each box in one town in place of several: the bench plays in every one before it measures."""
    monkeypatch.setattr(laboratory, "LAYOUTS", 1)


def test_a_random_game_is_played_to_its_end_and_every_decision_counts() -> None:
    towns = clocks.Games(KIT)
    assert towns.random_game(0) == towns.random_game(0) > 20


def test_midgame_states_still_have_a_decision() -> None:
    states = clocks.Games(KIT).midgame(count=3)
    assert len(states) == 3
    assert all(state.decision is not None and state.events is None for state in states)


def test_each_large_expansion_is_measured_and_everything_in_towns_with_buildings() -> None:
    """Also where special rules are bought before the boards are laid."""
    large = {"growing-hunger", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"}
    variants = KIT.lab.bench_variants()
    assert set(variants) == {*large, "everything"}
    for configs in variants.values():
        assert all("outer" in config["board"] or "layout" in config["board"] for config in configs)


def test_the_horde_stands_ready_to_move_and_nobody_else_does() -> None:
    for zombies in HORDES:
        (state,) = horde_states(KIT, zombies, count=1)
        assert state.decision.kind == "move-zombies"
        assert len({option[1] for option in state.decision.options if option[0] == "move"}) == zombies


def test_a_pace_is_games_and_decisions_by_cpu_seconds() -> None:
    pace = clocks.Pace(games=10, decisions=2000, seconds=4.0)
    assert (pace.games_per_second, pace.decisions_per_second) == (2.5, 500.0)


def test_the_ratio_is_taken_run_by_run() -> None:
    ours = [clocks.Pace(30, 3000, 1), clocks.Pace(10, 1000, 1), clocks.Pace(30, 3000, 1)]
    theirs = [clocks.Pace(10, 500, 1), clocks.Pace(5, 250, 1), clocks.Pace(10, 1000, 1)]
    assert bench.ratios(ours, theirs) == {"decisions": 4.0, "games": 3.0}


def test_a_bar_that_was_not_measured_has_no_verdict() -> None:
    verdicts = {bar["name"]: bar["holds"] for bar in bench.bars({"clone_us": 9.0, "save_load_us": 250.0})}
    assert verdicts["clone"] is True
    assert verdicts["save-and-load"] is False
    assert verdicts["games-beside-catanatron"] is None


@pytest.mark.parametrize(("part", "failing"), [(0.75, 0), (0.65, 2)])
def test_only_a_loss_of_more_than_thirty_percent_is_a_regression(part: float, failing: int) -> None:
    record = bench.recorded()["ratio"]["catanatron"]
    now = {kind: ratio * part for kind, ratio in record.items()}
    assert len(bench.regressions({"ratio": {"catanatron": now}})) == failing


def test_the_command_prints_its_figures_as_json() -> None:
    answer = CliRunner().invoke(build("bench"), ["bench", "--json", "--runs", "1", "--seconds", "0.02"])
    assert answer.exit_code == 0, answer.output
    report: dict[str, Any] = json.loads(answer.stdout)
    assert report["random"]["decisions_per_second"] > 0
    assert {"clone_us", "list_us", "save_load_us", "hordes", "sizes", "bars"} <= set(report)
    assert "peers" not in report


@pytest.mark.slow
def test_the_peers_are_measured_in_the_same_run() -> None:
    pytest.importorskip("catanatron")
    pytest.importorskip("chess")
    answer = CliRunner().invoke(
        build("bench"), ["bench", "--game", "zombies", "--peers", "--json", "--runs", "1", "--seconds", "0.05"]
    )
    report: dict[str, Any] = json.loads(answer.stdout)
    assert set(report["ratio"]) == set(report["peers"]) == {"catanatron", "python-chess"}
    assert all(ratio > 0 for kinds in report["ratio"].values() for ratio in kinds.values())
