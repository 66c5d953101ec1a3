"""The Anniversary Edition as a box: all of the 2007 box again, and never beside it."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.kernel.errors import BadConfig
from shamble.lnoe.content import content
from shamble.lnoe.game import checked_rules, of_the_package
from shamble.lnoe.shelf import checked_boxes
from tests.lnoe.boxes import small_box
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily
from tests.table import new_game

BOX = "anniversary-edition"
TOWNSFOLK = {"deputy-taylor", "jeb", "mr-hyde"}
PASSIVE = {"no-way", "old-survivor", "on-a-call", "ready-to-fight"}
"""Abilities that nobody uses: they are there."""


def test_it_plays_alone_with_the_boards_scenarios_and_heroes_of_2007_and_its_own() -> None:
    alone, base = content((BOX,), advanced=True), content(("base",), advanced=True)
    assert {sheet.id for sheet in alone.sheets} >= {sheet.id for sheet in base.sheets} | TOWNSFOLK
    assert set(alone.scenarios) == {*base.scenarios, "broken-down"}
    t = new_game(scenario="escape-in-the-truck", boxes=[BOX], players=4)
    while t.state["round"] < 2:
        t.must(cmd="choose", option="0")


def test_each_card_of_2007_lies_in_it_as_often_as_there_and_some_once_more() -> None:
    old, new = (Counter(content((box,), advanced=True).kind_of) for box in ("base", BOX))
    assert old <= new
    assert {"heros-grit", "too-close", "fire-blanket", "old-friends", "fire", "infected", "vicious-attack"} <= set(
        new - old
    )


def test_it_holds_what_the_rulebook_counts() -> None:
    assert small_box.contents(BOX) == {
        "heroes": 12, "hero-cards": 65, "zombie-cards": 65, "melee-upgrades-cards": 8, "ranged-upgrades-cards": 8,
        "special-upgrades-cards": 8, "zombie-upgrades-cards": 8, "boards": 8, "scenarios": 6,
    }  # fmt: skip


def test_with_the_box_of_2007_it_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadConfig, match="anniversary-edition takes the place of base: only one of them is in play"):
        checked_boxes(["base", BOX])


def test_what_needs_the_box_of_2007_is_content_with_it() -> None:
    assert checked_boxes(["growing-hunger", BOX]) == ("growing-hunger", BOX)
    t = new_game(scenario="plague-carriers", boxes=["growing-hunger", BOX])
    while t.state["round"] < 2:
        t.must(cmd="choose", option="0")
    with pytest.raises(BadConfig, match="needs base in play as well"):
        checked_boxes(["growing-hunger"])


def test_where_nobody_lists_boxes_it_takes_the_place_of_the_other() -> None:
    assert "base" not in of_the_package()
    assert BOX in of_the_package()
    assert checked_rules({"scenario": "broken-down"})[1] == (BOX,)
    assert checked_rules({"scenario": "die-zombies-die"})[1] == ("base",)


def test_a_game_with_it_comes_back_from_a_save_and_from_a_described_position() -> None:
    t = new_game(scenario="broken-down", boxes=[BOX])
    while t.state["round"] < 1:
        t.must(cmd="choose", option="0")
    save = t.must(cmd="save")["save"]
    again = new_game(scenario="broken-down", boxes=[BOX], seed=2)
    again.must(cmd="load", save=save)
    assert again.state == t.state
    assert again.state["boxes"] == [BOX]


@pytest.mark.rule("5.6.2")
def test_the_events_of_townsfolk_who_are_heroes_stay_in_the_deck() -> None:
    t = new_game(scenario="die-zombies-die", profile="original-advanced", boxes=[BOX], heroes=sorted(TOWNSFOLK))
    while t.state["round"] < 1:
        t.must(cmd="choose", option="0")
    drawn = [*t.state["hands"]["heroes-1"], *t.state["townsfolk"]]
    known = {*t.state["hero_deck"], *drawn}
    assert {"deputy-taylor", "jeb-the-grease-monkey", "mr-hyde-the-shop-teacher"} <= known


@pytest.mark.rule("5.6.2")
def test_but_whoever_is_suspected_on_all_hallows_eve_is_no_hero_of_that_night() -> None:
    boxes = ["growing-hunger", "timber-peak", BOX, "web-scenario"]
    left_out = set()
    for seed in range(8):
        t = new_game(scenario="all-hallows-eve", boxes=boxes, seed=seed)
        while t.state["round"] < 1:
            t.must(cmd="choose", option="0")
        suspects = {marker["card"] for marker in t.state["markers"] if marker["kind"] == "suspect"}
        gone = {note.removeprefix("gone-") for note in t.state["notes"] if note.startswith("gone-")}
        assert ("jeb" in gone) == ("jeb-the-grease-monkey" in suspects)
        assert not gone & set(t.heroes)
        left_out |= gone
    assert left_out


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play(BOX, range(1, 40, 6))


RARE = (181, 146, 148, 189, 141)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_over_many_games_everything_of_it_is_used() -> None:
    assert small_box.never_used(BOX, (*RARE, *range(100, 190)), PASSIVE) == set()


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_it_goes_together_with_the_other_boxes(number: int) -> None:
    boxes = [box for box in of_the_package() if box != BOX] if number % 2 else ["growing-hunger", "timber-peak"]
    config = {"scenario": "broken-down", "boxes": [*boxes, BOX], "players": 2 + number % 5, "profile": "complete"}
    soak = Soak(number, pick=(pick, pick_eagerly, pick_steadily)[number % 3])
    soak.play(small_box.new_game({**config, "special_rules": []}, seed=number))


def test_a_game_that_is_saved_before_anybody_is_in_it_goes_on() -> None:
    games = [new_game(scenario="broken-down", boxes=[BOX], seed=seed) for seed in range(12)]
    early = [t for t in games if not t.heroes]
    assert early, "a building to choose comes before the team"
    again = new_game(scenario="broken-down", boxes=[BOX])
    again.must(cmd="load", save=early[0].must(cmd="save")["save"])
    assert again.state == early[0].state
