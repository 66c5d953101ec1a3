"""Left Behind, and Hero Pack Two as a box."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import content
from tests.lnoe.boxes import small_box
from tests.table import Table, new_game, table

BOXES = ["base", "hero-pack-2"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="left-behind", boxes=BOXES, **{"sun": 5, **situation})


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.4.2", "16.4.4")
def test_two_buildings_are_dark_and_two_taken_over(players: int) -> None:
    t = new_game(scenario="left-behind", boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    kinds = [marker["kind"] for marker in t.state["markers"]]
    assert (kinds.count("lights-out"), kinds.count("taken-over")) == (2, 2)


def turn_starts(**more: Any) -> Table:
    t = night(turn="heroes", **more)
    while t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.must(cmd="choose", option="0")
    return t


def test_each_zombie_turn_starts_with_some_that_move_a_space_and_still_move() -> None:
    t = turn_starts(dice=[2], heroes={"billy": "0,0"}, zombies={"z1": "7,3", "z2": "7,4", "z3": "7,2"})
    assert (t.seat, t.kind) == ("zombies-1", "move-zombies")
    t.choose("move", zombie="z1", to="6,3")
    assert not t.saw("spawn-due")
    t.choose("move", zombie="z2", to="6,4")
    assert t.saw("spawn-due"), "a 2 moves two, and the turn goes on"
    assert t.offers("move", zombie="z1")


def test_of_two_players_each_moves_d3_of_the_own() -> None:
    zombies = {"z1": "7,3", "z2": "7,4", "z8": "7,2", "z9": "7,1"}
    t = turn_starts(dice=[2, 3], players=4, heroes={"billy": "0,0"}, zombies=zombies)
    assert {o["zombie"] for o in t.find("move")} == {"z1", "z2"}
    t.choose("move", zombie="z1", to="6,3")
    assert t.seat == "zombies-2"
    assert {o["zombie"] for o in t.find("move")} == {"z8", "z9"}


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_heroes_win_when_the_track_runs_out(sun: int, over: bool) -> None:
    t = night(heroes={"billy": "0,0"}, sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "left-behind-survived")


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2.1")
def test_the_third_dead_hero_loses(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    t = night([1, 2, 6], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


# -- the box -----------------------------------------------------------------------------------------------


def test_the_box_holds_four_heroes_six_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("hero-pack-2") == {"heroes": 4, "hero-cards": 6, "zombie-cards": 6, "scenarios": 1}
    decks = content(("base", "hero-pack-2"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 66, "zombie": 66}


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("hero-pack-2", range(0, 100, 9))


ALWAYS_ON = {"acrobatics", "brilliant", "power-of-knowledge"}
"""Abilities that nobody has to use."""


RARE = (37, 35, 20)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_and_ability_is_used() -> None:
    assert small_box.never_used("hero-pack-2", (*RARE, *range(100)), ALWAYS_ON) == set()
