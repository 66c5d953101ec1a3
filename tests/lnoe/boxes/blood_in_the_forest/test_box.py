"""Blood in the Forest as a box: what it holds, and what stays out of the decks without its rules."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.kernel.errors import BadConfig
from shamble.lnoe.content import BOXES, KIND, content
from shamble.lnoe.game import new_game


def test_each_deck_of_the_box_has_its_twenty_cards() -> None:
    cards = BOXES["blood-in-the-forest"].cards
    counted = {deck: sum(count for kind, count, _ in cards if KIND[kind].deck == deck) for deck in ("hero", "zombie")}
    assert counted == {"hero": 20, "zombie": 20}
    assert len(BOXES["blood-in-the-forest"].heroes) == 2


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "blood-in-the-forest" and not kind.tags] == []


def test_cards_whose_rules_are_in_no_box_in_play_stay_out_of_the_deck() -> None:
    kinds = set(content(("base", "blood-in-the-forest"), advanced=True).kind_of)
    assert not kinds & {"fire", "infected"}, "Fire and infection come with Timber Peak"
    assert kinds >= {"dark-forest", "trail-map"}


@pytest.mark.parametrize("town", [["base"], ["timber-peak"], ["anniversary-edition"]])
def test_either_town_will_do(town: list[str]) -> None:
    for scenario in BOXES["blood-in-the-forest"].scenarios:
        game = new_game({"scenario": scenario, "profile": "complete", "boxes": [*town, "blood-in-the-forest"]}, seed=1)
        assert set(game.content.boxes) == {*town, "blood-in-the-forest"}


def test_without_a_town_it_is_refused_in_a_sentence_and_a_scenario_brings_the_first() -> None:
    with pytest.raises(BadConfig, match="needs base or timber-peak in play as well"):
        new_game({"scenario": "lost-in-the-woods", "boxes": ["blood-in-the-forest"]}, seed=1)
    assert new_game({"scenario": "lost-in-the-woods"}, seed=1).content.boxes == ("base", "blood-in-the-forest")


def test_the_list_of_boxes_says_which_will_do() -> None:
    listed = CliRunner().invoke(build("boxes"), ["boxes", "--lang", "it"], env={"COLUMNS": "200"}).stdout
    assert "base o timber-peak" in listed
