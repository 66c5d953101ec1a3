"""The page about a comparison or a sweep: runs side by side, never pooled."""

import random
import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.lab import side_by_side
from shamble.lab.job import Job
from shamble.lab.report import TABLE
from shamble.lab.store import Variant, Variants, read_variants, variants_of

polars = pytest.importorskip("polars")

BASE = Job(scenarios=("burn-em-out", "die-zombies-die"), bots={"heroes": "random", "zombies": "random"}, games=10)
TWO = Variants(side="heroes", runs=(Variant("a", "as-is"), Variant("b", "hero_fight_dice=6")))


def shamble(word: str, *words: str) -> Any:
    return CliRunner().invoke(build(word), [word, *words])


def game(winner: str, **facts: int) -> dict[str, Any]:
    usual = dict.fromkeys(("rounds", "deaths", "kills"), 5)
    how = {"scenario": "burn-em-out", "players": 2, "reason": "sundown" if winner == "zombies" else "pits-destroyed"}
    return {"winner": winner, **how, **usual, **facts}


def run(name: str, winners: dict[int, str], **change: Any) -> side_by_side.Run:
    """A run whose cells are won as written, a letter a game."""
    sides = {"h": "heroes", "z": "zombies"}
    rows = {(cell, n): game(sides[letter]) for cell, won in winners.items() for n, letter in enumerate(won)}
    return name, Job(scenarios=BASE.scenarios, switches=change), rows


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compared")
    settings = ["--heroes", "random", "--zombies", "random", "--workers", "1", "--games", "12"]
    scenarios = ["--scenario", "burn-em-out,die-zombies-die"]
    answer = shamble("compare", "as-is", "hero_fight_dice=6", *settings, *scenarios, "--out", str(folder))
    assert answer.exit_code == 0, answer.output
    return folder


def test_a_comparison_is_reported_side_by_side(compared: Path) -> None:
    answer = shamble("report", str(compared))
    assert answer.exit_code == 0, answer.output
    text = (compared / "report.html").read_text(encoding="utf-8")
    assert "as-is" in text
    assert "hero_fight_dice=6" in text


def test_both_rates_are_on_the_page_and_the_rate_of_both_together_is_not() -> None:
    """4 of 10 and 8 of 10: the 60 % of all twenty hide what was asked."""
    runs = [run("as-is", {0: "hhhhzzzzzz"}), run("more dice", {0: "hhhhhhhhzz"}, hero_fight_dice=3)]
    text = side_by_side.page(TWO, runs, "en", TABLE)
    assert "<b>40%</b>" in text
    assert "<b>80%</b>" in text
    assert "<b>+40.0</b>" in text
    assert "60%</b>" not in text


def test_the_page_says_what_changed_and_nothing_that_did_not() -> None:
    runs = [run("as-is", {0: "hz"}), run("more dice", {0: "hh"}, hero_fight_dice=3)]
    text = side_by_side.page(TWO, runs, "en", TABLE)
    assert "hero_fight_dice=3" in text
    assert ">Switches<" in text
    assert ">Bots<" not in text


def test_the_headline_names_the_side_that_gains_only_where_that_is_more_than_chance() -> None:
    clear = [run("as-is", {0: "z" * 40}), run("more dice", {0: "h" * 40})]
    unsure = [run("as-is", {0: "hzhz"}), run("more dice", {0: "hzzh"})]
    assert "Heroes: 100 more wins in a hundred games" in side_by_side.page(TWO, clear, "en", TABLE)
    assert "may still be chance" in side_by_side.page(TWO, unsure, "en", TABLE)


def test_differences_of_many_cells_are_corrected_for_how_many_there_are() -> None:
    """Seven pairs to none is clear alone (1 in 64), but not as the best of twenty cells."""
    scenarios = ("burn-em-out",) * 20
    job = Job(scenarios=scenarios)
    words = side_by_side.Words(job.kit, "en")
    first = {(cell, n): game("zombies") for cell in range(20) for n in range(20)}
    second = {task: game("heroes" if task[0] == 0 and task[1] < 7 else "zombies") for task in first}
    many = side_by_side.differences(words, "heroes", [("a", job, first), ("b", job, second)])
    one = [{task: row for task, row in games.items() if task[0] == 0} for games in (first, second)]
    alone = side_by_side.differences(words, "heroes", [("a", job, one[0]), ("b", job, one[1])])
    assert "dot first" not in many
    assert "dot first" in alone


def test_values_of_a_sweep_are_corrected_for_each_other() -> None:
    """Twenty values that do nothing, looked at together: one alone would look clear in 1 of 64."""
    words = side_by_side.Words(BASE.kit, "en")
    runs = [run(f"zombie_hand={value}", {0: "z" * 20}) for value in range(20)]
    lucky = run("zombie_hand=20", {0: "h" * 7 + "z" * 13})
    assert "dot first" in side_by_side.differences(words, "heroes", [runs[0], lucky])
    assert "dot first" not in side_by_side.differences(words, "heroes", [*runs, lucky])


def test_at_most_one_sweep_in_twenty_calls_a_switch_clear_that_does_nothing() -> None:
    dice = random.Random(3)
    words = side_by_side.Words(BASE.kit, "en")
    job = Job(scenarios=("burn-em-out",))
    won = {True: game("heroes"), False: game("zombies")}
    called = 0
    for _ in range(100):
        runs = [(f"zombie_hand={v}", job, {(0, n): won[dice.random() < 0.4] for n in range(60)}) for v in range(8)]
        called += "dot first" in (text := side_by_side.differences(words, "heroes", runs)) or "dot second" in text
    assert called <= 5


def test_the_headline_and_the_mark_below_it_agree() -> None:
    """30 games to 48: the interval just leaves out nought, though the exact test says 1 in 18."""
    winners = {0: "z" * 48 + "h" * 30 + "z" * 122}, {0: "h" * 48 + "z" * 30 + "z" * 122}
    text = side_by_side.page(TWO, [run("as-is", winners[0]), run("more dice", winners[1])], "en", TABLE)
    assert "9 more wins in a hundred games" in text
    assert "clear: 1" in text
    assert "dot first" in text


def test_the_headline_of_a_sweep_and_its_marks_agree() -> None:
    """Seven pairs to none is clear alone, but not where it is one of twenty values; a hundred to none is."""
    sweep = Variants(side="heroes", switch="zombie_hand", runs=())
    runs = [run(str(value), {0: "z" * 100}) for value in range(20)]
    for lucky, clear in (("h" * 7 + "z" * 93, False), ("h" * 100, True)):
        text = side_by_side.page(sweep, [*runs, run("20", {0: lucky})], "en", TABLE)
        assert ("dot first" in text[text.index("How much more often they win") :]) is clear
        assert ("more wins in a hundred games" in text) is clear
        assert ("may still be chance</h1>" in text) is not clear


def test_what_differs_is_not_said_of_both() -> None:
    """The bots of the first run stood above the page of both."""
    (name, job, games), (other, _, others) = run("random", {0: "hz"}), run("steady", {0: "hh"})
    jobs = [msgspec.structs.replace(job, bots={"heroes": bot, "zombies": "random"}) for bot in ("random", "steady")]
    text = side_by_side.page(TWO, [(name, jobs[0], games), (other, jobs[1], others)], "en", TABLE)
    head = text[text.index("<h1>") : text.index('<ul class="numbers">')]
    assert "random, Zombies" not in head
    assert "seed 1" in head


def test_a_run_that_ended_by_itself_says_so() -> None:
    (name, job, games), second = run("as-is", {0: "hz"}), run("more dice", {0: "hh"})
    text = side_by_side.page(TWO, [(name, msgspec.structs.replace(job, until=2.5), games), second], "en", TABLE)
    assert "until the interval reached 2.5 points" in text
    assert "until the interval" not in side_by_side.page(TWO, [run("as-is", {0: "hz"}), second], "en", TABLE)


def test_games_that_only_one_run_has_played_are_left_out_and_counted(compared: Path, tmp_path: Path) -> None:
    folder = tmp_path / "compared"
    shutil.copytree(compared, folder)
    rows = polars.read_parquet(folder / "b" / "games.parquet")
    rows.filter(polars.col("scenario") != "burn-em-out").write_parquet(folder / "b" / "games.parquet")
    assert shamble("report", str(folder)).exit_code == 0
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert "12 games are left out" in text
    assert "Burn" not in text


def test_a_comparison_is_filtered_by_scenario(compared: Path) -> None:
    assert shamble("report", str(compared), "--scenario", "die-zombies-die").exit_code == 0
    assert "Burn" not in (compared / "report.html").read_text(encoding="utf-8")
    answer = shamble("report", str(compared), "--scenario", "learn-to-survive")
    assert answer.exit_code == 2
    assert "burn-em-out, die-zombies-die" in answer.stderr


def test_a_game_that_turned_can_be_watched_both_ways() -> None:
    runs = [run("as-is", {0: "zh"}), run("more dice", {0: "hz"})]
    for _, _, games in runs:
        for row in games.values():
            row.update(cell=0, seed=5, choices=[0, 1])
    text = side_by_side.page(TWO, runs, "en", TABLE)
    assert text.count("#/recorded?game=") == 4
    alike = [runs[0], ("more dice", runs[1][1], runs[0][2])]
    assert "#/recorded" not in side_by_side.page(TWO, alike, "en", TABLE)


def test_a_sweep_of_many_values_fits_its_page() -> None:
    """Where points are close, only some are named; tables have a line for each value, not a column."""
    variants = Variants(side="heroes", switch="zombie_hand", runs=TWO.runs)
    runs = [run(str(value), {0: "hz" * 5}) for value in range(30)]
    text = side_by_side.page(variants, runs, "en", TABLE)
    assert max(row.count("<th scope") for row in re.findall("<thead>.*?</thead>", text)) <= 4
    slim = re.search(r'class="slim">(<svg(?:(?!</svg>).)*class="curve".*?</svg>)', text)
    assert slim is not None
    assert 2 <= slim[1].count('class="label"') <= 8


def test_only_games_that_both_have_played_are_paired(compared: Path) -> None:
    """A comparison that was stopped in its second run still tells of what it has."""
    variants = variants_of(compared)
    assert variants is not None
    ((_, _, first), (_, _, second)), left_out = read_variants(compared, variants)
    assert list(first) == list(second)
    assert len(first) == 24
    assert left_out == 0


def test_a_folder_of_one_comparison_takes_no_other(compared: Path) -> None:
    answer = shamble("compare", "random", "steady", "--games", "2", "--out", str(compared))
    assert answer.exit_code == 2
    assert "hero_fight_dice=6" in answer.stderr


def test_runs_by_different_bots_are_not_pooled(tmp_path: Path) -> None:
    for bots in (("random", "random"), ("steady", "random")):
        words = ["--heroes", bots[0], "--zombies", bots[1], "--games", "1", "--workers", "1"]
        shamble("simulate", *words, "--out", str(tmp_path / bots[0]))
    answer = shamble("report", str(tmp_path))
    assert answer.exit_code == 2
    assert "random, steady" in answer.stderr


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("side", ["heroes", "zombies"])
def test_the_page_is_written_in_every_language_and_needs_nothing_from_elsewhere(
    language: str, side: str, compared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")
    variants = Variants(side=side, switch="hero_fight_dice", runs=TWO.runs)
    runs, _ = read_variants(compared, variants)
    text = side_by_side.page(variants, runs, language, TABLE, 1)
    assert f'<html lang="{language}">' in text
    without_links = re.sub(r'<a href="http://127\.0\.0\.1:8642/#/recorded\?game=[\w-]+">', "", text)
    assert not re.search(r"(src|href)=|@import|url\(|https?:", without_links.replace(TABLE, ""))


@pytest.mark.slow
def test_a_phone_shows_the_page_without_a_complaint(page: Any, compared: Path) -> None:
    from axe_playwright_python.sync_playwright import Axe

    shamble("report", str(compared))
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto((compared / "report.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert Axe().run(page).violations_count == 0
