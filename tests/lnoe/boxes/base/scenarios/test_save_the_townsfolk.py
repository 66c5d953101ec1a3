"""Save the Townsfolk"""

from typing import Any

import pytest

from tests.table import Table, table

FOUR = ["doc-brody-country-physician", "farmer-sty", "principal-gomez", "deputy-taylor"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="save-the-townsfolk", **situation)


def test_townsfolk_are_laid_on_the_table_when_found() -> None:
    t = night(heroes={"becky": "0,0", "billy": "3,3"}, hero_deck=["farmer-sty"])
    t.choose("activate", hero="becky")
    t.choose("search")
    assert t.state["townsfolk"] == ["farmer-sty"]
    assert t.state["hands"]["heroes-1"] == []
    assert t.view("zombies-1")["townsfolk"] == ["farmer-sty"]


def test_other_events_go_to_the_hand() -> None:
    t = night(heroes={"becky": "0,0", "billy": "3,3"}, hero_deck=["recovery"])
    t.choose("activate", hero="becky")
    t.choose("search")
    assert t.state["townsfolk"] == []
    assert t.state["hands"]["heroes-1"] == ["recovery"]


def test_townsfolk_on_the_table_belong_to_the_whole_team() -> None:
    heroes = {
        "becky": {"space": "0,0", "seat": "heroes-1"},
        "billy": {"space": "3,3", "seat": "heroes-2", "wounds": 1},
    }
    t = night(players=3, heroes=heroes, townsfolk=["doc-brody-country-physician"])
    assert t.seat == "heroes-1" or t.window is not None
    while t.seat != "heroes-2":
        t.choose("activate" if t.kind == "activate-hero" else "skip")
    assert t.offers("play-card", card="doc-brody-country-physician", hero="billy")


def test_a_townsfolk_that_is_played_no_longer_counts() -> None:
    heroes = {"jenny": {"space": "0,0", "wounds": 1}}
    t = night(heroes=heroes, townsfolk=["doc-brody-country-physician", "farmer-sty"])
    t.choose("play-card", card="doc-brody-country-physician", hero="jenny")
    assert t.heroes["jenny"]["wounds"] == 0
    assert t.state["townsfolk"] == ["farmer-sty"]
    assert t.state["hero_discard"] == ["doc-brody-country-physician"]


def test_a_townsfolk_may_be_canceled_only_as_it_is_played() -> None:
    heroes = {"jenny": {"space": "0,0", "wounds": 1}}
    hands = {"zombies-1": ["my-god-hes-a-zombie"]}
    t = night(heroes=heroes, townsfolk=["doc-brody-country-physician"], hands=hands)
    assert t.seat == "heroes-1"
    t.choose("play-card", card="doc-brody-country-physician", hero="jenny")
    t.dice(4)
    t.choose("play-card", card="my-god-hes-a-zombie", mode="cancel")
    assert t.heroes["jenny"]["wounds"] == 1
    assert t.state["townsfolk"] == []
    assert t.state["removed"] == ["doc-brody-country-physician"]


def test_four_townsfolk_on_the_table_do_not_end_the_night_early() -> None:
    t = night(heroes={"becky": "0,0", "billy": "3,3"}, townsfolk=FOUR[:3], hero_deck=FOUR[3:])
    t.choose("activate", hero="becky")
    t.choose("search")
    assert len(t.state["townsfolk"]) == 4
    assert t.result is None


@pytest.mark.rule("2.2", "6.1.1")
@pytest.mark.parametrize(
    ("saved", "winner", "reason"), [(4, "heroes", "townsfolk-saved"), (3, "zombies", "townsfolk-lost")]
)
def test_the_morning_counts_the_townsfolk(saved: int, winner: str, reason: str) -> None:
    t = night(turn="zombies", step="sun", sun=1, heroes={"becky": "0,0"}, townsfolk=FOUR[:saved])
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == (winner, reason)


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(0, False), (1, True)])
def test_the_zombies_win_with_the_second_killed_hero(before: int, won: bool) -> None:
    becky = {"space": "3,3", "wounds": 2}
    heroes = {"becky": becky, "billy": "0,0", "jenny": "6,4"}
    t = night([2, 1, 5], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=before, sun=10)
    t.choose("activate", hero="becky")
    t.choose("skip")
    assert (t.result is not None) == won


def test_the_sun_starts_at_sixteen() -> None:
    t = night(turn="zombies", step="sun", round=0, heroes={"billy": "3,3"})
    assert t.state["sun"] == 16
