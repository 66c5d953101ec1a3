"""`shamble rules` as people and scripts use it."""

import json

import pytest
import typer
from typer.testing import CliRunner

from shamble.lnoe.book import COMPLETE_RULEBOOK as BOOK
from shamble.rules_reference import coverage, places
from shamble.rules_reference.command import rules

app = typer.Typer()
app.command("rules")(rules)


def shamble_rules(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_one_rule_is_shown_with_our_words_and_its_tests():
    shown = shamble_rules("3.9.9")
    assert shown.startswith("3.9.9 Reference cards")
    assert "tests/rules_reference/test_index.py:" in shown
    assert "test_every_player_has_the_steps_of_both_turns_at_hand" in shown
    assert "src/shamble/lnoe/book/__init__.py:" in shown


def test_one_rule_in_italian():
    shown = shamble_rules("8.1.1", "--lang", "it")
    assert shown.startswith("8.1.1 Fame  (base, regola di gioco)")


def test_the_list_names_every_rule():
    headings = {line.split(" ")[0] for line in shamble_rules().splitlines() if line[:1].isdigit()}
    assert headings == {rule.number for rule in BOOK.rules}


def test_a_rule_that_only_another_profile_plays_is_proven_like_any_other():
    told = shamble_rules("5.3.6")
    assert "not in 2007" not in told
    assert "test_two_dice_choose_each_board_and_none_twice" in told


def test_the_coverage_of_a_tier_is_json():
    answer = json.loads(shamble_rules("--tier", "base", "--json"))
    assert (answer["tier"], answer["behaviour"]) == ("base", 150)
    absent = {row["rule"] for row in answer["not_in_2007"]}
    assert absent == BOOK.absent == set(), "the Complete Rulebook's own game plays all of them"
    assert all(row["reason"] for row in answer["not_in_2007"])
    assert not absent & set(answer["missing"])
    assert answer["covered"] + len(answer["missing"]) + len(absent) == 150


def test_the_coverage_of_a_box_names_what_another_box_brings():
    answer = json.loads(shamble_rules("--box", "growing-hunger", "--json"))
    assert (answer["box"], answer["behaviour"]) == ("growing-hunger", 42)
    assert answer["other_boxes"] == []
    assert answer["covered"] + len(answer["missing"]) + len(answer["other_boxes"]) == 42


def test_what_waits_for_a_box_is_due_once_the_box_is_on_the_shelf():
    shelf = {"base": ("8.1.1",)}
    box = "invasion-from-outer-space"
    assert {"rule": "12.4.2", "box": box} in coverage(BOOK, shelf, "martians")["other_boxes"]
    with_martians = coverage(BOOK, {**shelf, box: ("12.4.2",)}, "martians")
    assert with_martians["other_boxes"] == []
    assert "12.4.2" in with_martians["missing"]


def test_a_rule_is_covered_once_a_test_cites_it():
    missing = coverage(BOOK, {}, "base")["missing"]
    assert missing is not None
    assert "3.9.9" not in missing


def test_one_rule_as_json_has_its_places():
    answer = json.loads(shamble_rules("3.9.9", "--json"))
    assert answer["tests"][0].endswith("test_every_player_has_the_steps_of_both_turns_at_hand")


def test_only_what_is_missing_can_be_listed():
    shown = shamble_rules("--tier", "base", "--missing")
    assert "\n9.5.2 " not in shown
    assert "\n3.9.9 " not in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["99.1"], "There is no rule 99.1."),
        (["--tier", "moon"], "There is no tier moon;"),
        (["--box", "the-moon-base"], "no box the-moon-base"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(words, sentence):
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_an_installed_package_says_that_it_has_no_tests(monkeypatch):
    monkeypatch.setattr(places, "has_tests", lambda: False)
    answer = json.loads(shamble_rules("--tier", "base", "--json"))
    assert answer["covered"] is None
    assert answer["missing"] is None
    assert "The tests are not installed with the package" in shamble_rules("8.1.1")
    assert "The tests are not installed with the package" in shamble_rules("--tier", "solo")
