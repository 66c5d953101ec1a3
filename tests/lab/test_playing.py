"""Runs of a designer's own: positions, sweeps over a switch, and runs that end when enough is known."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.lab.asked import sweep_of
from shamble.lab.job import Job, play_game
from shamble.lab.playing import FIRST_LOOK, known, looks, play
from shamble.lab.stats import paired, wilson, wilson_of_cells
from shamble.lab.store import rows_in
from tests.table import GRID

pytest.importorskip("polars")

RANDOM = ["--heroes", "random", "--zombies", "random", "--workers", "1"]
LAST_STAND = {
    "scenario": "die-zombies-die",
    "board": GRID,
    "heroes": {"billy": {"space": "0,0"}, "jenny": {"space": "1,0"}},
    "zombies": {"z1": {"space": "3,3"}, "z2": {"space": "0,3"}},
    "sun": 3,
}


def shamble(word: str, *words: str) -> Any:
    return CliRunner().invoke(build(word), [word, *RANDOM, *words])


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "last-stand.json"
    file.write_text(json.dumps(LAST_STAND), encoding="utf-8")
    return file


# -- positions ---------------------------------------------------------------------------------------------


def test_every_game_of_a_run_begins_with_the_position_of_a_file(position: Path, tmp_path: Path) -> None:
    out = tmp_path / "run"
    answer = shamble("simulate", "--situation", str(position), "--games", "4", "--out", str(out))
    assert answer.exit_code == 0, answer.output
    rows = rows_in(out)
    assert {tuple(sorted(row["team"])) for row in rows} == {("billy", "jenny")}
    assert all(row["rounds"] <= 3 for row in rows)
    assert len({row["seed"] for row in rows}) == 4


@pytest.mark.parametrize("sun", [1, 2])
def test_the_round_that_sundown_cuts_off_was_not_played(sun: int) -> None:
    job = Job(
        scenarios=("die-zombies-die",),
        situation={**LAST_STAND, "sun": sun},
        bots={"heroes": "random", "zombies": "random"},
    )
    row = play_game(job, job.tasks()[0])
    assert (row["reason"], row["sun"]) == ("sundown", 0)
    assert row["rounds"] == sun


def test_a_position_can_be_compared_under_two_rules(position: Path) -> None:
    words = ["as-is", "hero_fight_dice=6", "--situation", str(position), "--games", "20", "--json"]
    answer = shamble("compare", *words)
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout)["pairs"] == 20


def test_switches_of_the_command_go_on_top_of_those_of_the_position() -> None:
    job = Job(
        scenarios=("die-zombies-die",),
        situation={**LAST_STAND, "switches": {"zombie_hand": 2, "hero_fight_dice": 3}},
        switches={"hero_fight_dice": 4},
    )
    assert job.begin(0, 1).profile.zombie_hand == 2
    assert job.begin(0, 1).profile.hero_fight_dice == 4


def test_a_run_of_a_position_has_its_report(position: Path, tmp_path: Path) -> None:
    out = tmp_path / "run"
    shamble("simulate", "--situation", str(position), "--games", "3", "--out", str(out))
    answer = CliRunner().invoke(build("report"), ["report", str(out)])
    assert answer.exit_code == 0, answer.output


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("[]", "no position"), ("{", "no JSON"), ('{"heroes": {"dracula": {"space": "0,0"}}}', "dracula")],
)
def test_a_file_that_holds_no_position_is_refused_in_one_sentence(content: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, encoding="utf-8")
    answer = shamble("simulate", "--situation", str(file))
    assert answer.exit_code == 2
    assert complaint in answer.stderr


def test_a_file_that_is_not_there_is_refused_in_one_sentence() -> None:
    answer = shamble("simulate", "--situation", "nowhere.json")
    assert answer.exit_code == 2
    assert "nowhere.json" in answer.stderr


def test_a_position_and_a_scenario_together_are_refused(position: Path) -> None:
    answer = shamble("simulate", "--situation", str(position), "--scenario", "burn-em-out")
    assert answer.exit_code == 2
    assert "leave those options out" in answer.stderr


def test_special_rules_and_boxes_go_into_the_configuration() -> None:
    job = Job(scenarios=("die-zombies-die",), special_rules=("free-search-markers",), boxes=("growing-hunger",))
    assert job.config(0)["special_rules"] == [{"rule": "free-search-markers"}]
    assert job.config(0)["boxes"] == ["growing-hunger"]
    there = Job(scenarios=("die-zombies-die",), special_rules=("free-search-markers",), situation=LAST_STAND)
    assert there.config(0)["situation"]["special_rules"] == [{"rule": "free-search-markers"}]


# -- sweeps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("zombie_hand=3..6", ("zombie_hand", [3, 4, 5, 6])),
        ("extra_turns=-2..0", ("extra_turns", [-2, -1, 0])),
        ("hunger_first=true,false", ("hunger_first", [True, False])),
    ],
)
def test_a_sweep_names_a_switch_and_its_values(word: str, meant: tuple[str, list[Any]]) -> None:
    assert sweep_of(word) == meant


@pytest.mark.parametrize(
    "word",
    ["zombie_hand", "zombie_hand=3", "zombie_hand=6..3", "=1..2", "zombie_hand=a..b", "zombie_hand=3..999999999999"],
)
def test_what_is_no_sweep_is_refused_with_one_that_is(word: str) -> None:
    answer = shamble("simulate", "--sweep", word)
    assert answer.exit_code == 2
    assert "zombie_hand=3..6" in answer.stderr


def test_a_sweep_is_refused_before_its_first_game_if_any_value_is() -> None:
    answer = shamble("simulate", "--sweep", "hero_fight_dice=18..21", "--games", "1")
    assert answer.exit_code == 2
    assert "from 0 to 20, not 21" in answer.stderr


def test_a_sweep_plays_every_value_on_the_same_seeds_and_shows_the_curve(tmp_path: Path) -> None:
    words = ["--sweep", "hero_fight_dice=1,6", "--games", "30", "--out", str(tmp_path)]
    answer = shamble("simulate", *words, "--json")
    assert answer.exit_code == 0, answer.output
    few, many = json.loads(answer.stdout)["points"]
    assert (few["value"], many["value"]) == ("1", "6")
    assert few["difference"]["value"] == 0
    assert many["difference"]["low"] > 0
    folders = [tmp_path / "hero_fight_dice=1", tmp_path / "hero_fight_dice=6"]
    assert [row["seed"] for row in rows_in(folders[0])] == [row["seed"] for row in rows_in(folders[1])]
    assert CliRunner().invoke(build("report"), ["report", str(tmp_path)]).exit_code == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert 'class="curve"' in text


def test_a_sweep_is_shown_to_people_too() -> None:
    answer = shamble("simulate", "--sweep", "hero_fight_dice=1,6", "--games", "3")
    assert answer.exit_code == 0, answer.output
    assert "hero_fight_dice" in answer.stdout


# -- until enough is known ---------------------------------------------------------------------------------


def test_looks_are_fixed_beforehand_and_end_with_the_most() -> None:
    assert looks(150) == [(0, 100), (100, 120), (120, 144), (144, 150)]
    assert looks(7) == [(0, 7)]


def test_a_rate_is_known_when_its_interval_is_small_enough() -> None:
    even = [{"winner": side} for side in ("heroes", "zombies") for _ in range(190)]
    assert known(even, 5.1)
    assert not known(even, 4.9)


def test_a_run_ends_when_each_of_its_rates_is_known(tmp_path: Path) -> None:
    words = ["--until", "7.5", "--scenario", "die-zombies-die,burn-em-out", "--out", str(tmp_path), "--json"]
    answer = shamble("simulate", *words)
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout)
    for cell in found["cells"]:
        assert (cell["rate"]["heroes"]["high"] - cell["rate"]["heroes"]["low"]) / 2 <= 0.075
    assert found["games"] == len(rows_in(tmp_path)) < 2 * 20_000


def test_a_run_that_goes_on_ends_where_it_would_have_ended_at_once(tmp_path: Path) -> None:
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=140, until=5.0)
    how: dict[str, Any] = {"workers": 1, "cluster": None, "language": "en"}
    whole = play(job, out=None, **how)
    shamble("simulate", "--games", "60", "--out", str(tmp_path))
    assert play(job, out=tmp_path, **how).rows == whole.rows
    assert whole.rows[-1] == play_game(job, (0, len(whole.rows) - 1))


def test_a_sweep_goes_on_until_all_its_values_are_known_so_that_every_game_has_its_pair(tmp_path: Path) -> None:
    words = ["--sweep", "hero_fight_dice=2,6", "--until", "8.5", "--scenario", "defend-the-manor-house"]
    answer = shamble("simulate", *words, "--out", str(tmp_path), "--json")
    assert answer.exit_code == 0, answer.output
    few, many = json.loads(answer.stdout)["points"]
    assert few["games"] == many["games"] == many["pairs"] > FIRST_LOOK
    assert many["rate"]["heroes"]["low"] > 0.9, "known at the first look"


def test_a_run_that_did_not_come_to_know_enough_says_so() -> None:
    answer = shamble("simulate", "--until", "0.5", "--games", "3")
    assert "not known to 0.5 points after 3 games" in answer.stderr
    assert json.loads(shamble("simulate", "--until", "0.5", "--games", "3", "--json").stdout)["known"] is False
    answer = shamble("compare", "as-is", "hero_fight_dice=3", "--until", "0.5", "--games", "3")
    assert "not known to 0.5 points after 3 pairs" in answer.stderr


def test_a_rate_of_all_cells_does_not_lean_to_those_that_took_longest() -> None:
    """Cells at 5, 10, 50 and 60 %, each played until it is known to 5 points: the even ones are most of the games."""
    dice = np.random.default_rng(5)
    true = (0.05, 0.1, 0.5, 0.6)
    held = heaped = 0
    for _ in range(200):
        cells = [until_known(dice, rate) for rate in true]
        found, heap = wilson_of_cells(cells), wilson(sum(won for won, _ in cells), sum(games for _, games in cells))
        held += found["low"] <= np.mean(true) <= found["high"]
        heaped += heap["low"] <= np.mean(true) <= heap["high"]
    assert held >= 190
    assert heaped < 20, "which is why they are not thrown together"


def until_known(dice: np.random.Generator, rate: float) -> tuple[int, int]:
    wins = 0
    for before, games in looks(20_000):
        wins += int(dice.binomial(games - before, rate))
        if (wilson(wins, games)["high"] - wilson(wins, games)["low"]) * 50 <= 5:
            break
    return wins, games


@pytest.mark.parametrize("turned", [(0.02, 0.02), (0.05, 0.05), (0.05, 0.2), (0.2, 0.2), (0.01, 0.1)])
def test_stopping_a_comparison_by_width_alone_costs_its_interval_nothing(turned: tuple[float, float]) -> None:
    """Of pairs in which so many turn for and against, with looks until the difference is known to 5 points."""
    dice = np.random.default_rng(6)
    held = 0
    for _ in range(500):
        one = two = 0
        for before, games in looks(20_000):
            only = dice.multinomial(games - before, [*turned, 1 - sum(turned)])
            one, two = one + int(only[0]), two + int(only[1])
            found = paired(one, two, games)
            if (found["high"] - found["low"]) * 50 <= 5:
                break
        held += found["low"] <= turned[1] - turned[0] <= found["high"]
    assert held >= 465


def test_the_most_games_bound_a_run_that_learns_too_slowly() -> None:
    answer = shamble("simulate", "--until", "0.5", "--games", "12", "--json")
    assert json.loads(answer.stdout)["games"] == 12


def test_a_comparison_ends_when_its_difference_is_known() -> None:
    answer = shamble("compare", "as-is", "hero_fight_dice=6", "--until", "9", "--json")
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout)
    assert FIRST_LOOK <= found["pairs"] < 400
    assert (found["difference"]["high"] - found["difference"]["low"]) / 2 <= 0.09


@pytest.mark.parametrize("points", ["0", "-1", "50", "nan"])
def test_points_that_make_no_sense_are_refused(points: str) -> None:
    answer = shamble("simulate", "--until", points)
    assert answer.exit_code == 2
    assert "such as 2.5" in answer.stderr


@pytest.mark.parametrize("points", [10.0, 5.0, 2.5])
def test_stopping_by_width_alone_costs_the_interval_nothing(points: float) -> None:
    """Counted exactly over every course that games can take, for true rates from 2 to 50 %.

    Wilson's interval covers 93 to 98 % at a number of games fixed beforehand, 95 % on average. So it must here.
    """
    covered = [coverage(rate, points) for rate in (0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5)]
    assert min(covered) > 0.93
    assert np.mean(covered) > 0.94


def coverage(rate: float, points: float) -> float:
    """How likely the interval holds the true rate at the end of a run that stops by these rules."""
    running, games, inside = np.array([1.0]), 0, 0.0
    for _, at in looks(2500):
        for _ in range(games, at):
            running = np.append(running * (1 - rate), 0.0) + np.append(0.0, running * rate)
        games = at
        found = [wilson(wins, games) for wins in range(games + 1)]
        stops = np.array([(each["high"] - each["low"]) * 50 <= points for each in found])
        holds = np.array([each["low"] <= rate <= each["high"] for each in found])
        inside += running[stops & holds].sum()
        running[stops] = 0.0
    assert running.sum() < 1e-9
    return float(inside)
