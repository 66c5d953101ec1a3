"""Hold the Line!, and its box."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import piece
from shamble.lnoe.content import content
from tests.lnoe.boxes import small_box
from tests.table import GRID, Table, new_game, table

BOXES = ["base", "hold-the-line"]
ROW = [f"{x},0" for x in range(12)]
FIELD = {
    "grid": {
        **GRID["grid"],
        "zones": {"zombie-edge": ["2,0", "3,0", "4,0"], "far-edge": ["3,5", "4,5"], "home-ground": ["3,3"]},
    }
}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    more = {"sun": 5, "board": FIELD, "heroes": {"billy": "0,0"}, **situation}
    return table(dice=dice, scenario="hold-the-line", boxes=BOXES, **more)


def zombies_move(zombies: dict[str, str], **situation: Any) -> Table:
    return night(turn="zombies", step="move", zombies=zombies, **situation)


# -- set-up ------------------------------------------------------------------------------------------------


def set_up(**config: Any) -> Table:
    t = new_game(scenario="hold-the-line", boxes=BOXES, **config)
    while t.state["round"] == 0:
        if t.kind == "place-hero":
            places = {option["to"] for option in t.options}
            assert "5,5" in places, "the centre board"
            assert {"0,6", "11,11"} <= places, "both boards away from the Zombies"
            assert not {"0,5", "11,5", "5,2"} & places, "not the boards of their edge"
        if t.kind == "place-zombie":
            assert [option["to"] for option in t.options if option["type"] == "place"] == ROW
        t.must(cmd="choose", option="0")
    return t


@pytest.mark.parametrize("players", range(2, 7))
def test_heroes_start_away_from_the_edge_along_which_the_zombies_come_in(players: int) -> None:
    t = set_up(players=players, seed=players)
    assert {zombie["space"] for zombie in t.zombies.values()} == {"0,0"}, "as many as they like in one space"
    assert t.state["pits"] == []


def test_boards_that_are_asked_for_have_the_same_edges() -> None:
    t = new_game(scenario="hold-the-line", boxes=BOXES)
    boards = next(event for event in t.events if event["type"] == "boards")["outer"]
    t = set_up(board={"outer": boards})
    assert t.state["board"] == {"layout": "line", "boards": ["town-center", *boards]}


@pytest.mark.parametrize(("die", "board"), [(1, 1), (3, 1), (4, 0), (6, 0)])
@pytest.mark.rule("3.4")
def test_a_random_building_lies_on_the_right_or_the_left_of_the_zombies_edge(die: int, board: int) -> None:
    t = new_game(scenario="hold-the-line", boxes=BOXES, special_rules={"lights-out": 1}, dice=[die, 1, 2, 3, 4, 5, 6])
    boards = next(event for event in t.events if event["type"] == "boards")["outer"]
    marked = next(event["building"] for event in t.events if event["type"] == "marker")
    assert marked in [house.id for house in piece(boards[board]).plan.houses]


# -- how Zombies come ------------------------------------------------------------------------------------------


def spawning(dice: list[int], **situation: Any) -> Table:
    t = zombies_move({"z1": "7,3"}, dice=dice, **situation)
    while t.kind != "place-zombie":
        t.choose("done") if t.offers("done") else t.choose("pass")
    return t


@pytest.mark.rule("16.4.10")
def test_new_zombies_enter_in_any_space_of_the_edge_without_limit() -> None:
    t = spawning([3])
    for _ in range(3):
        assert t.values("place", "to") == ["2,0", "3,0", "4,0"]
        t.choose("place", to="3,0")
    assert [zombie["space"] for zombie in t.zombies.values()].count("3,0") == 3
    t.nothing_pending()


@pytest.mark.rule("12.4")
def test_nobody_enters_in_a_destroyed_building_on_the_edge() -> None:
    board = {"grid": {**FIELD["grid"], "zones": {**FIELD["grid"]["zones"], "zombie-edge": ["1,0", "2,0", "5,0"]}}}
    assert spawning([3], board=board).values("place", "to") == ["1,0", "2,0", "5,0"]
    ruins = [{"kind": "destroyed", "building": "church"}]
    assert spawning([3], board=board, markers=ruins).values("place", "to") == ["2,0", "5,0"]


def test_a_new_pit_brings_one_zombie_a_turn_and_the_printed_ones_none() -> None:
    t = spawning([3], markers=[{"kind": "spawning-pit", "space": "6,3"}])
    assert t.values("place", "to") == ["2,0", "3,0", "4,0", "6,3"]
    t.choose("place", to="6,3")
    assert t.values("place", "to") == ["2,0", "3,0", "4,0"]


# -- how they move and leave -------------------------------------------------------------------------------


@pytest.mark.rule("16.4.9")
def test_every_zombie_moves_one_space_more() -> None:
    t = zombies_move({"z1": "7,3"})
    t.choose("move", zombie="z1", to="6,3")
    t.choose("move", zombie="z1", to="5,3")
    assert not t.offers("move", zombie="z1")


@pytest.mark.rule("16.4.9")
def test_hunger_drives_the_second_step_too() -> None:
    t = zombies_move({"z1": "5,3"}, heroes={"billy": "3,3"})
    t.choose("move", zombie="z1", to="4,3")
    assert t.values("move", "to", zombie="z1") == ["3,3"]


def test_a_zombie_on_the_far_edge_may_go_off_and_another_may_not() -> None:
    t = zombies_move({"z1": "3,5", "z2": "2,5"})
    assert t.values("leave", "zombie") == ["z1"]
    t.choose("leave", zombie="z1")
    assert "z1" not in t.zombies
    assert t.saw("left-board", who="z1")
    assert t.state["notes"]["left-zombies"] == 1
    assert t.state["zombies_killed"] == 0
    assert t.state["pool"]["zombies-1"] == 13


def test_the_second_space_may_lead_off_the_board() -> None:
    t = zombies_move({"z1": "3,4", "z2": "7,3"})
    t.choose("move", zombie="z1", to="3,5")
    t.choose("leave", zombie="z1")
    assert "z1" not in t.zombies


def test_a_zombie_beside_a_hero_does_not_go_off() -> None:
    t = zombies_move({"z1": "3,5", "z2": "4,5"}, heroes={"billy": "3,4"})
    assert not t.offers("leave")
    assert t.values("move", "to") == ["3,4", "3,4"]


def test_nor_one_with_a_hero() -> None:
    t = zombies_move({"z1": "3,5", "z2": "7,3"}, heroes={"billy": "3,5"})
    assert not t.offers("leave")


# -- how it ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gone", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2")
def test_the_third_zombie_off_the_board_wins(gone: int, over: bool) -> None:
    t = zombies_move({"z1": "3,5", "z2": "7,3"}, notes={"left-zombies": gone})
    t.choose("leave", zombie="z1")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "line-broken")


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_heroes_win_when_the_track_runs_out(sun: int, over: bool) -> None:
    t = night(sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "line-held")


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2.1")
def test_the_third_dead_hero_loses(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    t = night([1, 2, 6], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


@pytest.mark.rule("13.11")
def test_a_new_hero_comes_to_the_centre_with_two_cards() -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1, "seat": "heroes-1"}, "jenny": "0,0"}
    t = night(
        [1, 2, 6], heroes=heroes, zombies={"z1": "3,3"}, switches={"hero_death": "always"}, hero_deck=["keys"] * 2
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    (new,) = set(t.heroes) - {"billy", "jenny"}
    assert t.heroes[new]["space"] == "4,3"
    assert sum(event["type"] == "drew" and event.get("who") == new for event in t.events) == 2


# -- the box -----------------------------------------------------------------------------------------------


def test_the_box_holds_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("hold-the-line") == {"hero-cards": 5, "zombie-cards": 5, "scenarios": 1}
    decks = content(("base", "hold-the-line"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 64, "zombie": 65}, "no sandbags"
    both = content(("base", "hold-the-line", "survival-of-the-fittest"), advanced=True).kind_of
    assert "sandbags" in both


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("hold-the-line", range(0, 100, 9))


ALWAYS_ON = {"anxious-to-feed"}
"""What nobody has to use."""


@pytest.mark.slow
def test_every_card_is_used() -> None:
    assert small_box.never_used("hold-the-line", range(100), ALWAYS_ON) == set()
