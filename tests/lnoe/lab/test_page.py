"""The page about a run: what it finds in the rows, and that it stands alone."""

import base64
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.lab import charts
from shamble.lab.job import Job, play_batch
from shamble.lab.page import replay_link
from shamble.lab.report import TABLE
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
    text = page([JOB], rows, "en", TABLE)
    without_links = re.sub(r'<a href="http://127\.0\.0\.1:8642/#/recorded\?game=[\w-]+">', "", text)
    without_links = without_links.replace("at http://127.0.0.1:8642/;", "")
    assert without_links != text
    assert not re.search(r"(src|href)=|@import|url\(|https?:", without_links)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_is_written_in_every_language(
    rows: list[dict[str, Any]], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")
    text = page([JOB], rows, language, TABLE)
    assert f'<html lang="{language}">' in text
    assert text.count("<section") == 3 * 9 + 1, "and the sheet of all scenarios"


def test_the_command_writes_the_page_into_the_run(tmp_path: Path) -> None:
    settings = ["--heroes", "random", "--zombies", "random", "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    CliRunner().invoke(build("simulate"), ["simulate", *settings])
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path)])
    assert answer.exit_code == 0, answer.output
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_link_carries_all_that_is_needed_to_play_the_game_again(rows: list[dict[str, Any]]) -> None:
    link = replay_link(JOB, rows[0], "http://127.0.0.1:9000/")
    assert link.startswith("http://127.0.0.1:9000/#/recorded?game=")
    told = json.loads(base64.urlsafe_b64decode(link.partition("game=")[2] + "=="))
    again = games.kit(told["game"]).new(told["config"], told["seed"])
    for choice in told["choices"]:
        again.choose(choice)
    assert again.result[:2] == (rows[0]["winner"], rows[0]["reason"])


def test_each_game_to_look_at_is_listed_once_with_what_is_remarkable() -> None:
    played = [
        row(winner="heroes", rounds=9, deaths=0, kills=4, decisions=90),
        row(winner="heroes", rounds=5, deaths=0, kills=3, decisions=50),
        row(winner="zombies", rounds=7, deaths=4, kills=2, decisions=95),
        row(winner="zombies", rounds=8, deaths=3, kills=1, decisions=80),
    ]
    found = findings.remarkable(played)
    assert [(why, played.index(game)) for why, game in found] == [
        ("quick-heroes", 1),
        ("quick-zombies", 2),
        ("bloody", 3),
        ("deadly", 0),
    ]


def test_the_report_can_be_of_some_scenarios_only(tmp_path: Path) -> None:
    settings = ["--heroes", "random", "--zombies", "random", "--games", "2", "--workers", "1", "--out", str(tmp_path)]
    CliRunner().invoke(build("simulate"), ["simulate", "--scenario", "burn-em-out,die-zombies-die", *settings])
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path), "--scenario", "burn-em-out"])
    assert answer.exit_code == 0, answer.output
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Burn" in text
    assert "Die Zombies" not in text
    assert "Die, Zombies" not in text
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path), "--scenario", "picnic"])
    assert answer.exit_code == 2
    assert "it has burn-em-out, die-zombies-die" in answer.stderr


def test_a_page_of_several_panels_asks_more_of_each_picture() -> None:
    """3 wins of 23 against none of 90 is chance once in 66 times: clear in one picture, not in one of a dozen."""
    played = [row(winner="heroes", items_used=["revolver"])] * 3
    played += [row(winner="zombies", items_used=["revolver"])] * 20 + [row(items_used=[])] * 90
    assert findings.effects(played, ("items_used",), str, 5).clear == 1
    assert findings.effects(played, ("items_used",), str, 5, pictures=12).clear == 0


def test_a_folder_without_games_is_said_in_one_line(tmp_path: Path) -> None:
    answer = CliRunner().invoke(build("report"), ["report", str(tmp_path)])
    assert answer.exit_code == 2
    assert "no games" in answer.stderr


def test_endings_list_the_heroes_ways_first_and_the_commonest_of_each_side_first() -> None:
    games = [row(), row(), row(reason="heroes-killed"), row(winner="heroes", reason="pits-destroyed")]
    found = charts.ways_to_end(games, ("heroes", "zombies"), lambda reason: reason)
    assert [(share.label, share.games) for share in found] == [
        ("pits-destroyed", 1),
        ("sundown", 2),
        ("heroes-killed", 1),
    ]


def test_a_hero_survives_the_games_in_which_nobody_saw_them_die() -> None:
    games = [row(team=["billy", "sally"], dead=["billy"]), row(team=["billy", "sally"])]
    found = {each.label: each.interval["value"] for each in findings.survival(games, lambda hero: hero)}
    assert found == {"sally": 1.0, "billy": 0.5}


def test_a_card_is_not_blamed_for_the_scenarios_that_use_it() -> None:
    easy = [(45, 50, 45, 50)]
    hard = [(2, 20, 8, 80)]
    assert stratified(easy + hard)["value"] == pytest.approx(0)


def test_a_thing_that_always_comes_with_a_win_is_found() -> None:
    games = [row(winner="heroes", items_used=["revolver"])] * 30 + [row(items_used=[])] * 30
    tried, clear, (found,) = findings.effects(games, ("items_used",), lambda thing: thing, 5)
    assert (tried, clear) == (1, 1)
    assert found.label == "revolver"
    assert found.clear
    assert found.interval["low"] > 0.5


def test_a_thing_seen_in_few_games_is_left_out() -> None:
    games = [row(winner="heroes", items_used=["revolver"])] * 5 + [row(items_used=[])] * 30
    assert findings.effects(games, ("items_used",), lambda thing: thing, 5) == (0, 0, [])


@pytest.mark.parametrize("won", [0.04, 0.4])
def test_with_winners_shuffled_at_most_one_report_in_twenty_calls_anything_clear(won: float) -> None:
    """68 kinds of card, each early in a quarter of the games: what a real run of the advanced game looks like."""
    dice = random.Random(8)
    kinds = [f"card-{number}" for number in range(68)]
    decks = [[kind for kind in kinds if dice.random() < 0.25] for _ in range(300)]
    calls = 0
    for _ in range(200):
        games = [row(winner="heroes" if dice.random() < won else "zombies", early_hero_cards=deck) for deck in decks]
        calls += findings.effects(games, ("early_hero_cards",), str, 14).clear > 0
    assert calls <= 10


def test_a_card_that_matters_is_still_found_among_many_that_do_not() -> None:
    dice = random.Random(9)
    kinds = [f"card-{number}" for number in range(68)]
    decks = [[kind for kind in kinds if dice.random() < 0.25] for _ in range(600)]
    games = [
        row(
            winner="heroes" if dice.random() < (0.65 if "card-7" in deck else 0.4) else "zombies", early_hero_cards=deck
        )
        for deck in decks
    ]
    found = findings.effects(games, ("early_hero_cards",), str, 14)
    assert found.tried == 68
    assert len(found.shown) == 14
    assert [each.label for each in found.shown if each.clear] == ["card-7"]
    assert found.shown[0].interval["low"] > 0


def test_a_card_is_not_blamed_for_the_special_rule_that_brings_it() -> None:
    """Bought in half of the games, the rule helps the Heroes and brings a card; the card itself does nothing."""
    dice = random.Random(10)
    games = []
    for number in range(600):
        bought = number % 2 == 0
        deck = ["flare"] if bought and dice.random() < 0.5 else []
        won = dice.random() < (0.8 if bought else 0.2)
        rules = ["airstrike:1"] if bought else []
        games.append(row(winner="heroes" if won else "zombies", early_hero_cards=deck, special_rules=rules))
    assert findings.effects(games, ("early_hero_cards",), str, 14).clear == 0
    for each in games:
        each["special_rules"] = []
    assert findings.effects(games, ("early_hero_cards",), str, 14).clear == 1


def test_of_many_even_scenarios_none_is_called_uneven_for_its_luck() -> None:
    dice = random.Random(11)
    called = 0
    for _ in range(500):
        counts = [(str(place), dice.getrandbits(100).bit_count(), 100) for place in range(34)]
        called += any(each.clear for each in findings.measured(counts))
    assert called <= 25
    assert [each.clear for each in findings.measured([("uneven", 20, 100), ("even", 51, 100)])] == [True, False]


@pytest.mark.parametrize(("won", "of", "said"), [(0, 1, "Too few"), (50, 100, "close night"), (20, 100, "The dead")])
def test_a_night_is_called_close_only_where_enough_games_say_so(
    won: int, of: int, said: str, rows: list[dict[str, Any]]
) -> None:
    games = [{**rows[0], "winner": "heroes" if number < won else "zombies"} for number in range(of)]
    text = page([JOB], games, "en", TABLE)
    assert said in text[text.index("<h1>") : text.index("</h1>")]


def test_the_death_map_names_the_buildings_of_each_board(rows: list[dict[str, Any]]) -> None:
    text = page([JOB], rows, "it", TABLE)
    for place in ("Ospedale", "Palestra", "Chiesa"):
        assert re.search(f'<text [^>]*class="place"[^>]*>{place}</text>', text)


def test_names_are_written_as_text_and_never_as_markup() -> None:
    assert "<b>" not in charts.bars("<b>", [("<b>&", 1.0, "<b>")])


@pytest.mark.slow
def test_a_browser_shows_the_page_without_a_complaint(page: Any, rows: list[dict[str, Any]], tmp_path: Path) -> None:
    from axe_playwright_python.sync_playwright import Axe

    from shamble.lnoe.lab.page import page as written

    file = tmp_path / "report.html"
    file.write_text(written([JOB], rows, "en", "http://127.0.0.1:8642"), encoding="utf-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.locator("svg:visible").count() >= 8
    page.get_by_role("radio", name="Burn").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#panel-2").is_visible()
    assert not page.locator("#panel-0").is_visible()
    assert Axe().run(page).violations_count == 0
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.slow
def test_the_sheet_is_sorted_by_keys_alone(page: Any, rows: list[dict[str, Any]], tmp_path: Path) -> None:
    from shamble.lnoe.lab.page import page as written

    file = tmp_path / "report.html"
    file.write_text(written([JOB], rows, "en", TABLE), encoding="utf-8")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(file.as_uri())
    assert page.locator("#sheet-0").is_visible()
    page.get_by_role("radio", name="Most one-sided first").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#sheet-1").is_visible()
    assert not page.locator("#sheet-0").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.slow
def test_on_a_phone_no_letter_is_too_small_to_read_and_nothing_is_cut_off(
    page: Any, rows: list[dict[str, Any]], tmp_path: Path
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    from shamble.lnoe.lab import page as report

    file = tmp_path / "report.html"
    file.write_text(report.page([JOB], rows, "it", TABLE), encoding="utf-8")
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    heights = """[...document.querySelectorAll("svg text")].filter(text => text.checkVisibility())
        .map(text => text.getBoundingClientRect().height)"""
    assert min(page.evaluate(heights)) > 10
    hidden = """[...document.querySelectorAll("svg text.label")].filter(text => text.checkVisibility())
        .filter(text => { const at = text.getBoundingClientRect(); return at.left < 0 || at.right > innerWidth })
        .map(text => text.textContent)"""
    assert page.evaluate(hidden) == []
    assert Axe().run(page).violations_count == 0
