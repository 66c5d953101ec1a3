"""How strong the bots are, on the same seeds."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.lab.store import rows_in
from shamble.lab.strength import show, steady_cells


def rows(cell: int, winners: str) -> list[dict[str, object]]:
    """Games of a cell by who won: h for the Heroes, z for the Zombies."""
    return [{"cell": cell, "winner": "heroes" if who == "h" else "zombies"} for who in winners]


def test_a_bot_is_measured_beside_the_weaker_one_in_the_same_seat_against_the_same_opponent() -> None:
    runs = {
        ("steady", "steady"): rows(0, "hhhz") + rows(1, "zzzz"),
        ("random", "steady"): rows(0, "zzhz") + rows(1, "hhhh"),
        ("steady", "random"): rows(0, "hhhh"),
        ("random", "random"): rows(0, "hzzz"),
    }
    heroes, _, zombies, _ = steady_cells(runs, ("heroes", "zombies"), 0, "die-zombies-die")
    assert (heroes["rate"]["value"], heroes["other_rate"]["value"], heroes["gap"]["value"]) == (0.75, 0.25, 0.5)
    assert (zombies["rate"]["value"], zombies["other_rate"]["value"], zombies["gap"]["value"]) == (0.25, 0.0, 0.25)


@pytest.mark.parametrize(("winners", "holds"), [("hzzz", True), ("zzzz", False)])
def test_a_quarter_more_wins_is_enough_and_less_is_not(winners: str, holds: bool) -> None:
    runs = {("steady", "steady"): rows(0, winners), ("random", "steady"): rows(0, "zzzz")}
    runs |= {("steady", "random"): rows(0, "zzzz"), ("random", "random"): rows(0, "zzzz")}
    assert steady_cells(runs, ("heroes", "zombies"), 0, "die-zombies-die")[0]["holds"] is holds


@pytest.mark.slow
def test_the_command_prints_every_cell_with_its_interval() -> None:
    words = ["strength", "--games", "2", "--scenario", "die-zombies-die", "--workers", "1", "--json"]
    done = CliRunner().invoke(build("strength"), words)
    assert done.exit_code == 0, done.output
    cells = json.loads(done.stdout)["steady"]
    assert [(cell["side"], cell["opponent"]) for cell in cells] == [
        ("heroes", "steady"), ("heroes", "random"), ("zombies", "steady"), ("zombies", "random"),
    ]  # fmt: skip
    assert all(cell["gap"]["low"] <= cell["gap"]["value"] <= cell["gap"]["high"] for cell in cells)


@pytest.mark.slow
def test_the_games_of_every_pairing_are_kept_where_the_user_wants_them(tmp_path: Path) -> None:
    words = ["strength", "--scenario", "die-zombies-die", "--workers", "1", "--json", "--out", str(tmp_path)]
    assert CliRunner().invoke(build("strength"), [*words, "--games", "1"]).exit_code == 0
    kept = rows_in(tmp_path / "steady-random")
    assert CliRunner().invoke(build("strength"), [*words, "--games", "2"]).exit_code == 0
    assert rows_in(tmp_path / "steady-random")[:1] == kept
    names = {folder.name for folder in tmp_path.iterdir()}
    assert names == {"steady-steady", "steady-random", "random-steady", "random-random"}


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_table_cuts_no_number_and_no_word_on_eighty_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lineups = [(heroes, zombies) for heroes in ("steady", "random") for zombies in ("steady", "random")]
    runs = {bots: rows(0, "h" * 20 if bots[0] == "steady" else "z" * 20) for bots in lineups}
    cells = steady_cells(runs, ("heroes", "zombies"), 0, "all-hallows-eve-ii-the-ritual")
    show(games.kit("last-night-on-earth"), {"steady": cells}, language)
    told = capsys.readouterr().out
    assert "…" not in told
    assert "(84–100)" in told
    assert "+100.0" in told
