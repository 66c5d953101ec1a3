"""The seat that is asked is the one whose Heroes the question is about."""

import pytest

from tests.table import table

FOUR = {"becky": "3,3", "sally": "7,0", "jenny": "3,5", "billy": "7,3"}


@pytest.mark.rule("11.1.1.1")
def test_the_player_of_the_only_hero_in_fights_chooses_their_order() -> None:
    t = table(players=5, heroes=FOUR, zombies={"z1": "3,5", "z2": "3,5"}, turn="zombies", step="fight")
    assert (t.kind, t.seat) == ("choose-fight", "heroes-3")


@pytest.mark.rule("11.1.1.1")
def test_fights_of_several_players_are_ordered_by_the_first() -> None:
    t = table(players=5, heroes=FOUR, zombies={"z1": "3,5", "z2": "7,3"}, turn="zombies", step="fight")
    assert (t.kind, t.seat) == ("choose-fight", "heroes-1")


@pytest.mark.rule("6.4")
def test_when_only_one_players_heroes_are_left_that_player_says_who_goes_next() -> None:
    done = {name: {"space": FOUR[name], "activated": True} for name in ("becky", "sally")}
    t = table(players=3, heroes={**done, "jenny": "3,5", "billy": "7,3"})
    assert (t.kind, t.seat) == ("activate-hero", "heroes-2")
    assert t.values("activate", "hero") == ["billy", "jenny"]
