"""Stock Up as a box."""

from __future__ import annotations

import pytest

from shamble.lnoe.content import content
from tests.lnoe.boxes import small_box
from tests.table import new_game


def test_the_box_holds_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("stock-up") == {"hero-cards": 5, "zombie-cards": 5, "scenarios": 1}


def test_both_decks_have_sixty_five_cards_with_the_base_game() -> None:
    decks = content(("base", "stock-up"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 65, "zombie": 65}


def test_without_the_box_its_cards_stay_away() -> None:
    t = new_game(scenario="burn-em-out", profile="original-advanced")
    assert not {"catch", "matches"} & set(t.state["hero_deck"])


def test_the_scenario_brings_its_box_along() -> None:
    assert new_game(scenario="stock-up").state["boxes"] == ["base", "stock-up"]


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("stock-up", range(0, 100, 9))


RARE = (40, 27, 46)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_is_used() -> None:
    assert small_box.never_used("stock-up", (*RARE, *range(100))) == set()
