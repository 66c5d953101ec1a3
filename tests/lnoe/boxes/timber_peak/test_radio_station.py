"""The Radio Station: its board, Radio for Help, Mountain of the Dead."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from tests.table import Refused, Table, new_game, table

BOXES = ["base", "growing-hunger", "timber-peak"]
TOWN = {"center": "radio-station", "outer": ["church", "farm", "hospital", "school"]}
BOARD = board_from(TOWN)


def spaces(place: str) -> list[str]:
    return [BOARD.names[space] for space in BOARD.place(place)]


BOOTH, OTHER_BOOTH = spaces("sound-booth")
WEST, EAST = spaces("radio-station-west"), spaces("radio-station-east")


def night(scenario: str, **more: Any) -> Table:
    more.setdefault("boxes", BOXES)
    return table(scenario=scenario, board=TOWN, **more)


def started(scenario: str, profile: str, players: int) -> Table:
    t = new_game(scenario=scenario, profile=profile, boxes=BOXES, players=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    return t


# -- the board ---------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2.3", "3.2.3.1", "3.2.3.2", "3.2.3.3")
def test_it_is_two_buildings_of_small_spaces_with_five_rooms_and_no_numbers() -> None:
    halves = [building for building in BOARD.buildings if building.board < 0]
    assert [building.id for building in halves] == ["radio-station-west", "radio-station-east"]
    assert [building.numbers for building in halves] == [(), ()]
    assert all(len(BOARD.cells[space]) == 1 for building in halves for space in building.spaces)
    assert {"reception", "sound-booth", "break-room", "weather-room", "storage"} <= set(BOARD.areas)
    assert set(spaces("radio-station")) == {*WEST, *EAST}


TEAM = ["johnny", "becky", "jenny", "father-joseph"]
"""The gym, where Johnny starts, is not on this board."""


@pytest.mark.rule("5.6.6.1", "13.11.1")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_who_starts_in_the_station_for_want_of_another_place_gets_no_card_for_it(profile: str) -> None:
    outer = ["church", "farm", "hospital", "gas"]
    t = new_game(
        scenario="mountain-of-the-dead", profile=profile, boxes=BOXES, heroes=TEAM,
        board={"center": "radio-station", "outer": outer},
    )  # fmt: skip
    while t.state["round"] == 0:
        t.choose("choose", start="bare-centre") if t.offers("choose", start="bare-centre") else t.must(
            cmd="choose", option="0"
        )
    assert board_from(t.state["board"]).by_name[t.heroes["johnny"]["space"]] in BOARD.place("radio-station")
    assert not [event for event in t.events if event["type"] == "drew" and event["seat"] == "heroes-1"]


@pytest.mark.rule("13.11.1")
def test_a_new_hero_comes_to_the_station_without_a_card() -> None:
    t = night(
        "mountain-of-the-dead", heroes={"billy": {"space": "0,0", "wounds": 1}, "becky": "11,11"},
        zombies={"z1": "0,0"}, turn="zombies", step="fight", spawn_due=[], dice=[1, 2, 6], sun=10,
        generators=[], profile="complete", hero_deck=["keys", "keys"],
    )  # fmt: skip
    assert t.values("choose", "start") == ["bare-centre", "random-building"]
    t.choose("choose", start="bare-centre")
    assert set(t.values("place", "to")) == {*WEST, *EAST}
    t.choose("place", to=WEST[0])
    new = next(event["who"] for event in t.events if event["type"] == "hero-joins")
    assert "keys" not in t.heroes[new]["items"]


@pytest.mark.rule("3.2.3.2")
def test_a_door_at_its_heart_joins_the_two() -> None:
    pairs = {(BOARD.names[here], BOARD.names[there]) for here, there in BOARD.door_steps}
    assert [pair for pair in pairs if pair[0] in WEST and pair[1] in EAST] == [("5,5", "6,5")]


@pytest.mark.rule("3.2.3.4", "8.5.4.3")
def test_it_is_searched_like_any_building_but_never_for_a_survival_card() -> None:
    boxes = [*BOXES, "survival-of-the-fittest"]
    more: dict[str, Any] = {"boxes": boxes, "profile": "complete", "special_rules": []}
    t = night("mountain-of-the-dead", heroes={"sam": WEST[0]}, acting="sam", dice=[6], **more)
    found = t.find("search")
    assert found
    assert not any("deck" in option for option in found)
    t = night("mountain-of-the-dead", heroes={"sam": spaces("church")[0]}, acting="sam", dice=[6], **more)
    assert any("deck" in option for option in t.find("search")), "elsewhere one may"


@pytest.mark.rule("3.3.10.1", "10.3.6", "12.2.1")
def test_the_antenna_is_no_space_and_nobody_sees_through_it() -> None:
    assert "6,6" not in BOARD.by_name
    here, there = BOARD.by_name["5,7"], BOARD.by_name["7,5"]
    assert not BOARD.sight[here] >> there & 1
    left, right = BOARD.by_name["5,6"], BOARD.by_name["7,6"]
    assert not BOARD.sight[left] >> right & 1
    assert right not in BOARD.adjacent[left]


@pytest.mark.rule("3.3.7")
def test_trees_keep_heroes_from_going_diagonally_and_nobody_else() -> None:
    board = board_from({"center": "town-center", "outer": ["tp-diner-power", "farm", "hospital", "school"]})
    here, there = board.by_name["3,0"], board.by_name["4,1"]
    assert there not in board.hero_steps[here]
    assert there in board.zombie_steps[here]
    assert board.sight[here] >> there & 1


@pytest.mark.rule("5.6.6.2")
def test_a_hero_whose_start_stands_twice_chooses_which() -> None:
    outer = ["hospital", "tp-hardware-hospital-police", "farm", "church"]
    board = {"center": "town-center", "outer": outer}
    t = new_game(
        scenario="die-zombies-die", profile="original-advanced", boxes=BOXES, heroes=["becky"], board=board, seed=3
    )
    while t.kind == "choose" or (t.kind == "place-hero" and not t.offers("place", hero="becky")):
        t.must(cmd="choose", option="0")
    laid = board_from(board)
    assert {laid.buildings[laid.building[laid.by_name[to]]].id for to in t.values("place", "to", hero="becky")} == {
        "hospital",
        "tp-hospital",
    }


@pytest.mark.rule("5.6.6.2")
def test_a_position_calls_the_only_hospital_by_its_usual_name_and_of_two_the_first() -> None:
    taken = [{"kind": "taken-over", "building": "hospital"}]
    for other, meant in (("farm", "tp-hospital"), ("hospital", "hospital")):
        outer = ["church", "tp-hardware-hospital-police", other, "school"]
        t = table(boxes=BOXES, board={"center": "town-center", "outer": outer}, heroes={"billy": "5,5"}, markers=taken)
        assert [one["building"] for one in t.state["markers"]] == [meant]


def test_a_name_for_two_buildings_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match="radio-station-west and radio-station-east"):
        night(
            "mountain-of-the-dead",
            heroes={"billy": WEST[0]},
            markers=[{"kind": "lights-out", "building": "radio-station"}],
        )


@pytest.mark.rule("16.6.2")
def test_the_special_rule_lays_it_in_any_scenario() -> None:
    t = new_game(
        scenario="die-zombies-die", profile="original-advanced", boxes=BOXES, special_rules=[{"rule": "radio-station"}]
    )
    assert t.state["board"]["center"] == "radio-station"


@pytest.mark.rule("16.3.9.3")
def test_a_free_search_marker_lies_in_each_of_its_rooms() -> None:
    rules = [{"rule": "radio-station"}, {"rule": "free-search-markers"}]
    t = new_game(scenario="die-zombies-die", profile="original-advanced", boxes=BOXES, special_rules=rules)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    board = board_from(t.state["board"])
    laid = {
        board.by_name[one["space"]] for one in t.state["markers"] if one["kind"] == "free-search" and "space" in one
    }
    rooms = [board.areas[name] for name in ("reception", "sound-booth", "break-room", "weather-room", "storage")]
    assert [len(room & laid) for room in rooms] == [1, 1, 1, 1, 1]


# -- Radio for Help ----------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.8.3")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_night_begins_with_two_counters_on_each_board_and_a_generator_in_the_booth(
    profile: str, players: int
) -> None:
    state = started("radio-for-help", profile, players).state
    board = board_from(state["board"])
    counters = [one for one in state["markers"] if one["kind"] == "number-counter"]
    boards = [next(b.board for b in board.buildings if b.id == one["building"]) for one in counters]
    assert sorted(boards) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(one["value"] for one in counters) == [1, 2, 3, 4, 5, 6, 7, 8]
    (generator,) = state["generators"]
    assert board.by_name[generator["space"]] in board.areas["sound-booth"]
    assert all(board.by_name[hero["space"]] in board.place("radio-station") for hero in state["heroes"].values())
    assert state["notes"]["tools"] != state["notes"]["repair-parts"]
    assert {state["notes"]["tools"], state["notes"]["repair-parts"]} <= set(range(1, 7))
    assert state["sun"] == 12


@pytest.mark.parametrize(("value", "found"), [(3, {"tools": 1}), (5, {"repair-parts": 1}), (8, None)])
def test_a_hero_who_turns_the_right_counter_has_what_lies_under_it(value: int, found: dict[str, int] | None) -> None:
    t = night(
        "radio-for-help", heroes={"sam": spaces("church")[0]}, acting="sam", notes={"tools": 3, "repair-parts": 5},
        markers=[{"kind": "number-counter", "building": "church", "value": value}], generators=[{"space": BOOTH}],
    )  # fmt: skip
    t.choose("find", marker="number-counter")
    assert t.heroes["sam"].get("tokens") == found


def repaired(tokens: dict[str, int], space: str) -> Table:
    t = night(
        "radio-for-help", heroes={"sam": {"space": space, "tokens": tokens}}, acting="sam",
        generators=[{"space": OTHER_BOOTH}], notes={"tools": 3, "repair-parts": 5},
    )  # fmt: skip
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    return t


def test_the_heroes_win_with_both_in_the_sound_booth_when_their_turn_ends() -> None:
    t = repaired({"tools": 1, "repair-parts": 1}, BOOTH)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "radio-repaired")


@pytest.mark.parametrize("tokens", [{}, {"tools": 1}, {"repair-parts": 1}])
def test_not_with_one_of_them_nor_with_none(tokens: dict[str, int]) -> None:
    assert repaired(tokens, BOOTH).result is None


def test_nor_elsewhere_in_the_station() -> None:
    assert repaired({"tools": 1, "repair-parts": 1}, EAST[0]).result is None


def test_the_zombies_win_when_the_generator_is_destroyed() -> None:
    t = night(
        "radio-for-help", heroes={"sam": "0,0"}, turn="zombies", step="fight", spawn_due=[], zombies={"z1": BOOTH},
        generators=[{"space": BOOTH, "damage": 1}], dice=[5],
    )  # fmt: skip
    t.choose("choose", zombie="z1")
    t.passes()
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "generators-destroyed")


def test_what_was_dropped_in_a_building_that_burns_down_lies_outside_then() -> None:
    house = spaces("church")
    beside = next(BOARD.names[space] for space in BOARD.adjacent[BOARD.by_name[house[0]]] if BOARD.building[space] < 0)
    t = night(
        "radio-for-help", heroes={"sam": {"space": beside, "items": ["lighter"]}}, acting="sam",
        markers=[{"kind": "tools", "space": house[-1]}], generators=[{"space": BOOTH}],
        fires=[{"space": space} for space in house[1:]], notes={"tools": 3, "repair-parts": 5},
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="lighter", to=house[0])
    (tools,) = [one for one in t.state["markers"] if one["kind"] == "tools"]
    assert tools["space"] not in house


@pytest.mark.rule("12.4.5", "16.6.8.2")
def test_a_counter_of_a_building_that_burns_down_moves_on() -> None:
    house = spaces("church")
    beside = next(BOARD.names[space] for space in BOARD.adjacent[BOARD.by_name[house[0]]] if BOARD.building[space] < 0)
    t = night(
        "radio-for-help", heroes={"sam": {"space": beside, "items": ["lighter"]}}, acting="sam",
        markers=[{"kind": "number-counter", "building": "church", "value": 4}], generators=[{"space": BOOTH}],
        fires=[{"space": space} for space in house[1:]], notes={"tools": 3, "repair-parts": 5}, dice=[3, 1],
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="lighter", to=house[0])
    (counter,) = [one for one in t.state["markers"] if one["kind"] == "number-counter"]
    assert counter["building"] != "church"
    assert counter["value"] == 4


# -- Mountain of the Dead ----------------------------------------------------------------------------------


@pytest.mark.rule("16.6.9", "16.6.9.1")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_four_generators_stand_in_four_buildings(profile: str, players: int) -> None:
    state = started("mountain-of-the-dead", profile, players).state
    board = board_from(state["board"])
    houses = [board.building[board.by_name[one["space"]]] for one in state["generators"]]
    assert len({*houses}) == 4
    assert min(houses) >= 0
    assert state["sun"] == 10


@pytest.mark.rule("16.6.9.1")
def test_the_heroes_choose_any_building_space_one_in_a_building_each_half_of_the_station_too() -> None:
    t = new_game(scenario="mountain-of-the-dead", profile="original-advanced", boxes=BOXES, board=TOWN)
    assert (t.seat, t.kind) == ("heroes-1", "choose")
    inside = [BOARD.names[space] for building in BOARD.buildings for space in building.spaces]
    assert sorted(t.values("choose", "space")) == sorted(inside)
    t.choose("choose", space=WEST[0])
    assert not {*WEST} & {*t.values("choose", "space")}
    assert {*EAST} <= {*t.values("choose", "space")}


def test_what_is_destroyed_is_counted_once_all_of_them_stand() -> None:
    t = new_game(scenario="mountain-of-the-dead", profile="original-advanced", boxes=BOXES, board=TOWN)
    while t.kind == "choose" and t.values("choose", "space"):
        assert min(row["done"] for row in t.view("heroes-1")["objectives"]) == 0
        t.choose("choose", space=t.values("choose", "space")[0])
    assert "Generator: 0 of 3 destroyed" in [row["text"] for row in t.view("heroes-1")["objectives"]]


def raided(left: int) -> Table:
    spots = [WEST[0], EAST[0], spaces("church")[0], "0,0"][:left]
    rows = [{"space": space, "damage": 1} for space in spots]
    t = night(
        "mountain-of-the-dead", heroes={"sam": "0,5"}, turn="zombies", step="fight", zombies={"z1": spots[0]},
        generators=rows, notes={"there-generator": 4}, dice=[5],
    )  # fmt: skip
    t.choose("choose", zombie="z1")
    t.passes()
    return t


def test_the_third_generator_that_is_destroyed_loses_the_game_and_the_second_does_not() -> None:
    over = raided(2).result
    assert over is not None
    assert (over["winner"], over["reason"]) == ("zombies", "generators-destroyed")
    assert raided(3).result is None


def test_the_heroes_win_when_the_sun_track_runs_out() -> None:
    t = night("mountain-of-the-dead", heroes={"sam": "0,5"}, turn="zombies", sun=1, round=10)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "held-out")


def test_new_zombies_come_every_turn() -> None:
    t = night("mountain-of-the-dead", heroes={"sam": "0,5"}, turn="zombies", step="spawn-roll")
    assert t.saw("spawn-due", seats=["zombies-1"])
