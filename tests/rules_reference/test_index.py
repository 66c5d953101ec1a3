"""The list of rules, our words for them, and what the 2007 game lacks."""

import re
from pathlib import Path

import pytest

from shamble import games
from shamble.lnoe.book import COMPLETE_RULEBOOK as BOOK
from shamble.rules_reference import entries, reference_card
from shamble.rules_reference.places import CHECKOUT, PACKAGE, in_code
from shamble.texts import has, languages, say

BASE = [rule for rule in BOOK.rules if rule.tier == "base"]


def test_every_number_stands_once_and_in_a_known_tier():
    assert len(BOOK.by_number) == len(BOOK.rules) == 726
    assert {rule.tier for rule in BOOK.rules} == set(BOOK.tiers)


def test_a_chapter_number_finds_all_its_rules():
    assert {rule.number.split(".")[0] for rule in BOOK.under("14")} == {"14"}
    assert [rule.number for rule in BOOK.under("8.1.1")] == ["8.1.1"]
    assert BOOK.under("99") == ()


@pytest.mark.parametrize("language", languages())
def test_every_base_rule_has_a_title_and_our_words(language):
    for rule in BASE:
        assert has(language, f"{rule.message}.title"), rule.number
        assert has(language, rule.message), rule.number


@pytest.mark.parametrize("tier", ["expansions", "optional", "solo"])
@pytest.mark.parametrize("language", languages())
def test_so_has_every_rule_that_came_later_but_for_martians(language, tier):
    for rule in [rule for rule in BOOK.rules if rule.tier == tier]:
        assert has(language, f"{rule.message}.title"), rule.number
        assert has(language, rule.message), rule.number


@pytest.mark.parametrize("language", languages())
def test_a_rule_takes_one_to_three_sentences(language):
    for rule in [rule for rule in BOOK.rules if has(language, rule.message)]:
        sentences = re.findall(r"[.!?](?=\s+\w|$)", say(language, rule.message))
        assert 1 <= len(sentences) <= 3, say(language, rule.message)


@pytest.mark.parametrize("language", languages())
def test_exactly_the_rules_that_2007_lacks_say_why(language):
    said = {rule.number for rule in BOOK.rules if has(language, f"{rule.message}.absent")}
    assert said == BOOK.absent


def test_only_behaviour_of_the_base_tier_can_be_lacking():
    assert {(BOOK.by_number[number].tier, BOOK.by_number[number].kind) for number in BOOK.absent} <= {
        ("base", "behaviour")
    }


def test_an_entry_has_what_a_page_shows():
    english = {entry["rule"]: entry for entry in entries(BOOK, "en", {})}
    italian = {entry["rule"]: entry for entry in entries(BOOK, "it", {})}
    assert english["8.1.1"]["title"] == "Hunger"
    assert italian["8.1.1"]["title"] == "Fame"
    assert english["8.1.1"]["figure"] == "hunger"
    assert english["5.3.6"]["not_in_2007"] is None, "it is played with the profile complete"


def test_an_entry_names_the_boxes_that_bring_it():
    boxes = games.kit("last-night-on-earth").box_rules()
    brought = {entry["rule"]: entry["boxes"] for entry in entries(BOOK, "en", boxes)}
    assert (brought["8.1.1"], brought["14.4"], brought["17.5"]) == (["base"], ["growing-hunger"], [])


def test_a_rule_that_says_another_once_more_comes_with_the_box_of_that_one():
    boxes = games.kit("last-night-on-earth").box_rules()
    brought = {entry["rule"]: entry["boxes"] for entry in entries(BOOK, "en", boxes)}
    assert brought["14.8.2"] == brought["14.4.3.5"] == ["growing-hunger"]
    assert brought["8.5.4.2"] == brought["3.9.4.2"] == ["survival-of-the-fittest"]
    assert all(number in BOOK.by_number for rule in BOOK.rules for number in rule.repeats)


def test_every_rule_that_waits_for_a_box_exists():
    assert BOOK.waiting.keys() <= BOOK.by_number.keys()


def test_a_rule_without_words_of_ours_keeps_its_title_and_has_no_text():
    ray_guns = next(entry for entry in entries(BOOK, "it", {}) if entry["rule"] == "10.2")
    assert (ray_guns["title"], ray_guns["text"], ray_guns["figure"]) == ("Ray Gun Attacks", None, None)


@pytest.mark.rule("3.9.9")
def test_every_player_has_the_steps_of_both_turns_at_hand():
    zombies, heroes = reference_card(BOOK, "en")
    assert [step.partition(": ")[2] for step in zombies["steps"]] == [
        *("the sun", "Zombie cards", "the spawn roll", "Zombies move", "fights", "new Zombies")
    ]
    assert [step.partition(": ")[2] for step in heroes["steps"]] == [
        *("move action", "exchange", "ranged attack", "fights")
    ]
    assert len(reference_card(BOOK, "it")[0]["steps"]) == 6


def test_every_rule_cited_by_the_code_exists():
    dotted = {number for number in in_code(BOOK) if "." in number}
    unknown = {number: [str(place) for place in in_code(BOOK)[number]] for number in dotted - BOOK.by_number.keys()}
    assert unknown == {}


def test_every_ruling_cited_by_code_or_tests_is_written_down():
    rulings = (CHECKOUT / "docs" / "rulings.md").read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*", rulings, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    for path in [*PACKAGE.rglob("*.py"), *Path(CHECKOUT / "tests").rglob("*.py")]:
        for cited in re.findall(r"\bRuling (\d+)", path.read_text("utf-8")):
            assert int(cited) in numbers, f"{path.relative_to(CHECKOUT)} cites Ruling {cited}"
