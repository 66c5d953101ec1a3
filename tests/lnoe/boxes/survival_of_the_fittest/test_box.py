"""Survival of the Fittest as a box: what it holds so far, and what it needs."""

from __future__ import annotations

from shamble.lnoe.catalog import boxes
from shamble.lnoe.content import KIND
from tests.lnoe.boxes.survival_of_the_fittest import scenes
from tests.table import new_game


def test_the_box_holds_eight_cards_a_side_and_twenty_grave_weapons_and_its_scenarios() -> None:
    (row,) = [box for box in boxes() if box["id"] == "survival-of-the-fittest"]
    held = {what: count for what, count in row["contents"].items() if count}
    assert held == {
        "hero-cards": 8,
        "zombie-cards": 8,
        "unique-items-cards": 20,
        "survival-tactics-cards": 20,
        "grave-weapons-cards": 20,
        "scenarios": 4,
    }


def test_it_is_not_played_without_the_base_game() -> None:
    (row,) = [box for box in boxes() if box["id"] == "survival-of-the-fittest"]
    assert row["needs"] == ["base"]
    config = {"boxes": ["survival-of-the-fittest"], "scenario": "burn-em-out"}
    answer = scenes.Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert answer["error"]["message"] == "The box survival-of-the-fittest needs base in play as well."


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "survival-of-the-fittest" and not kind.tags] == []


def test_without_the_box_its_cards_stay_away() -> None:
    t = new_game(scenario="die-zombies-die", profile="original-advanced", seed=5)
    cards = [*t.state["hero_deck"], *t.state["zombie_deck"]]
    assert not {card for card in cards if KIND[card].box == "survival-of-the-fittest"}


def test_a_save_from_before_the_boards_are_laid_goes_on_alike_whatever_boxes_are_in_play() -> None:
    """A save lists boxes by name, and a game has them in the order of the shelf."""
    t = new_game(scenario="hunker-down", profile="complete", seed=100)
    save = t.must(cmd="save")["save"]
    t.choose("done")
    played = t.state
    t.must(cmd="load", save=save)
    t.choose("done")
    assert t.state == played
