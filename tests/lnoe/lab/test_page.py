"""The page about a run: what it finds in the rows, and that it stands alone."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.lab import charts
from shamble.lab.job import Job, play_batch
from shamble.lab.stats import stratified
from shamble.lnoe.lab import findings
from shamble.lnoe.lab.page import page

pytest.importorskip("polars")

JOB = Job(
    scenarios=("burn-em-out", "defend-the-manor-house"),
    bots={"heroes": "random", "zombies": "random"},
    games=12,
    seed=4,
)


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    return play_batch(JOB, JOB.tasks())


def row(**facts: Any) -> dict[str, Any]:
    usual = {"scenario": "burn-em-out", "players": 2, "winner": "zombies", "reason": "sundown", "rounds": 3}
    return {**usual, "team": [], "dead": [], "dead_in_round": [], "dead_at": [], "dead_in": [], **facts}


def test_the_page_needs_nothing_from_elsewhere(rows: list[dict[str, Any]]) -> None:
    text = page([JOB], rows, "en")
    assert not re.search(r"(src|href)=|@import|url\(|https?:", text)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_is_written_in_every_language(
    rows: list[dict[str, Any]], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")
    text = page([JOB], rows, language)
    assert f'<html lang="{language}">' in text
    assert text.count("<section") == 8


def test_the_command_writes_the_page_into_the_run(tmp_path: Path) -> None:
    settings = ["--heroes", "random", "--zombies", "random", "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    CliRunner().invoke(build("simulate"), ["simulate", *settings])
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path)])
    assert answer.exit_code == 0, answer.output
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_folder_without_games_is_said_in_one_line(tmp_path: Path) -> None:
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path)])
    assert answer.exit_code == 2
    assert "no games" in answer.stderr


def test_endings_list_the_heroes_ways_first_and_the_commonest_of_each_side_first() -> None:
    games = [row(), row(), row(reason="heroes-killed"), row(winner="heroes", reason="pits-destroyed")]
    found = findings.endings(games, lambda reason: reason)
    assert [(share.label, share.games) for share in found] == [
        ("pits-destroyed", 1),
        ("sundown", 2),
        ("heroes-killed", 1),
    ]


def test_a_hero_survives_the_games_in_which_nobody_saw_them_die() -> None:
    games = [row(team=["billy", "sally"], dead=["billy"]), row(team=["billy", "sally"])]
    found = {each.label: each.interval["value"] for each in findings.survival(games, lambda hero: hero)}
    assert found == {"sally": 1.0, "billy": 0.5}


def test_deaths_in_a_large_space_are_spread_over_its_cells() -> None:
    cells = {"2,2": ("2,2", "3,2", "2,3", "3,3"), "0,0": ("0,0",)}
    found = findings.death_cells([row(dead_at=["2,2", "0,0", "0,0"])], cells)
    assert found == {(2, 2): 0.25, (3, 2): 0.25, (2, 3): 0.25, (3, 3): 0.25, (0, 0): 2.0}


def test_a_card_is_not_blamed_for_the_scenarios_that_use_it() -> None:
    easy = [(45, 50, 45, 50)]
    hard = [(2, 20, 8, 80)]
    assert stratified(easy + hard)["value"] == pytest.approx(0)


def test_a_thing_that_always_comes_with_a_win_is_found() -> None:
    games = [row(winner="heroes", items_used=["revolver"])] * 30 + [row(items_used=[])] * 30
    (found,) = findings.effects(games, ("items_used",), lambda thing: thing, 5)
    assert found.label == "revolver"
    assert found.interval["low"] > 0.5


def test_a_thing_seen_in_few_games_is_left_out() -> None:
    games = [row(winner="heroes", items_used=["revolver"])] * 5 + [row(items_used=[])] * 30
    assert findings.effects(games, ("items_used",), lambda thing: thing, 5) == []


def test_names_are_written_as_text_and_never_as_markup() -> None:
    assert "<b>" not in charts.bars("<b>", [("<b>&", 1.0, "<b>")])


@pytest.mark.slow
def test_a_browser_shows_the_page_without_a_complaint(page: Any, rows: list[dict[str, Any]], tmp_path: Path) -> None:
    from axe_playwright_python.sync_playwright import Axe

    from shamble.lnoe.lab.page import page as written

    file = tmp_path / "report.html"
    file.write_text(written([JOB], rows, "en"), encoding="utf-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.locator("svg").count() >= 8
    assert Axe().run(page).violations_count == 0
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
