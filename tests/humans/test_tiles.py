"""Drawing, laying and peopling tiles."""

from __future__ import annotations

import pytest

from shamble.humans.content import TILES
from shamble.humans.land import land_of
from tests.humans.table import HOSPITAL, MUSIC_STORE, Town, both, humans, tile, town, zombies

NEARLY_CLOSED = [
    tile("road-bend", "0,-3", 1),
    tile("road-bend", "3,-3", 2),
    tile("movie-theater", "3,0", 2),
    tile("hospital", "0,3", 2),
]
"""Humans!!!: a ring in the north-east and a dead end in the south; only the west of Town Square is open."""
CLOSED = [*NEARLY_CLOSED, tile("apartment-building", "-3,0", 3)]
CLOSED_ZOMBIES = [
    tile("hospital", "0,-3"),
    tile("police-station", "3,0", 1),
    tile("fire-station", "0,3", 2),
    tile("lawn-and-garden-center", "-3,0", 3),
]
"""Zombies!!!: a dead end on each side."""


# -- where a tile fits -------------------------------------------------------------------------------------


@pytest.mark.rule("H2.1", "R1")
def test_the_drawing_player_lays_the_tile_on_any_side_that_matches_in_any_turn():
    t = humans(step="tile", stack={"humans": ["hospital"]})
    assert t.kind == "place-tile"
    assert t.seat == "zombie-1"
    places = {(o["at"], o["turn"]) for o in t.options}
    assert places == {("0,-3", 0), ("3,0", 1), ("0,3", 2), ("-3,0", 3)}
    t.choose("place-tile", at="3,0")
    assert t.state["tiles"][-1] == {"tile": "hospital", "set": "humans", "at": "3,0", "turn": 1}


@pytest.mark.rule("R1", "Z4.1")
def test_all_touching_sides_must_match():
    # A corner between two roads: a bend fits only where both of its exits meet exits.
    land = land_of(
        [
            ("humans/town-square", 0, 0, 0),
            ("humans/road-cross", 1, 0, 0),
            ("humans/road-cross", 0, 1, 0),
        ]
    )
    turns = [turn for column, row, turn in land.places("humans/road-bend") if (column, row) == (1, 1)]
    assert len(turns) == 1
    exits = TILES["humans/road-bend"].faces[turns[0]].exits
    assert exits == (True, False, False, True)
    assert not [p for p in land.places("humans/road-straight") if p[:2] == (1, 1)]


@pytest.mark.rule("R1")
def test_closed_sides_alone_do_not_join_a_tile():
    land = land_of([("humans/town-square", 0, 0, 0), ("humans/road-straight", 0, -1, 0)])
    # Beside the straight road is a closed side; nothing may be laid there.
    assert not [place for place in land.places("humans/road-cross") if place[:2] in ((1, -1), (-1, -1))]


@pytest.mark.rule("R1")
def test_turns_that_look_alike_are_one_choice():
    t = humans(step="tile", stack={"humans": ["road-straight"]})
    assert len([o for o in t.options if o["at"] == "0,-3"]) == 1
    t = humans(step="tile", stack={"humans": ["road-cross"]})
    assert len([o for o in t.options if o["at"] == "0,-3"]) == 1


@pytest.mark.rule("R2", "R4")
def test_on_a_closed_map_a_tile_is_discarded_no_second_one_drawn_and_the_turn_goes_on():
    t = humans(tiles=CLOSED, step="tile", humans=["1,0"], stack={"humans": ["road-cross", "road-straight"]})
    assert t.saw("no-place", tile="road-cross")
    assert len(t.state["tiles"]) == 6
    assert t.state["stack"]["humans"][0] == "road-straight"
    assert t.kind == "move-zombies"


@pytest.mark.rule("Z4.5")
def test_on_a_closed_map_of_zombies_the_turn_goes_on_too():
    t = zombies(tiles=CLOSED_ZOMBIES, step="tile", stack={"zombies": ["road-cross", "road-straight"]})
    assert t.saw("no-place", tile="road-cross")
    assert len(t.state["tiles"]) == 5
    assert t.state["stack"]["zombies"][0] == "road-straight"
    assert t.state["turn"] == "shotgun-1"
    assert t.state["step"] == "move"


@pytest.mark.rule("R3", "ZR5")
@pytest.mark.parametrize("game", ["humans", "zombies"])
def test_with_an_empty_stack_the_step_falls_away(game: str):
    make = humans if game == "humans" else zombies
    t = make(step="tile", stack={}, stack_exact=[game], humans=["1,0"] if game == "humans" else [])
    assert t.kind != "place-tile"
    assert not t.saw("drew-tile")
    assert len(t.state["tiles"]) == 1


# -- Humans!!! ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_a_road_has_one_human_in_its_middle(players: int):
    t = town("humans", players=players, step="tile", stack={"humans": ["road-straight"]})
    t.choose("place-tile", at="0,-3")
    assert t.state["humans"] == ["1,-2"]


@pytest.mark.rule("H2.2", "R6")
def test_with_five_players_a_road_has_two_humans_anywhere_on_it():
    t = town("humans", players=5, step="tile", stack={"humans": ["road-straight"]})
    t.choose("place-tile", at="0,-3")
    assert t.kind == "place-human"
    assert t.values("place", "to") == ["1,-1", "1,-2", "1,-3"]
    t.choose("place", to="1,-1")
    assert t.values("place", "to") == ["1,-2", "1,-3"]
    t.choose("place", to="1,-3")
    assert sorted(t.state["humans"]) == ["1,-1", "1,-3"]


@pytest.mark.rule("H2.3", "R6")
def test_a_building_has_its_humans_and_tokens_inside_one_of_each_on_a_square():
    t = humans(step="tile", stack={"humans": ["music-store"]})
    t.choose("place-tile", at="3,0", turn=0)
    assert t.kind == "place-human"
    assert t.values("place", "to") == ["3,0", "4,0", "5,0"]
    t.choose("place", what="human", to="3,0")
    t.choose("place", what="human", to="5,0")
    assert t.kind == "place-token"
    assert t.values("place", "to") == ["3,0", "4,0", "5,0"], "a token and a human may share a square"
    t.choose("place", what="dice", to="3,0")
    assert t.state["humans"] == ["3,0", "5,0"]
    assert t.state["tokens"]["dice"] == ["3,0"]


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize(
    ("name", "count", "tokens"), [("hospital", 8, 4), ("apartment-building", 6, 3), ("high-school", 6, 3)]
)
def test_a_full_building_needs_no_question_about_humans(name: str, count: int, tokens: int):
    t = humans(step="tile", stack={"humans": [name]})
    t.choose("place-tile", at="0,-3")
    assert len(t.state["humans"]) == count
    for _ in range(tokens):
        assert t.kind == "place-token"
        t.must(cmd="choose", option="0")
    assert len(t.state["tokens"]["dice"]) == tokens
    assert t.kind != "place-token"


@pytest.mark.rule("R6")
def test_as_many_are_placed_as_there_are_left():
    t = humans(step="tile", stack={"humans": ["hospital"]}, pools={"humans": 2, "dice": 0})
    t.choose("place-tile", at="0,-3")
    t.choose("place", to="0,-3")
    t.choose("place", to="1,-3")
    assert len(t.state["humans"]) == 2
    assert t.state["tokens"]["dice"] == []
    t.nothing_pending()


@pytest.mark.rule("R6", "H2.3")
@pytest.mark.parametrize("key", [key for key, one in TILES.items() if one.kind == "named"])
def test_every_named_tile_has_room_for_what_it_prints_and_a_way_in_on_every_turn(key: str):
    one = TILES[key]
    for face in one.faces:
        assert one.humans <= len(face.houses)
        assert one.dice <= len(face.houses)
        assert one.zombies <= len(face.houses)
        assert one.life + one.bullets <= len(face.houses)
        assert any(face.exits)
        assert all(face.grid[inside] == "B" and face.grid[outside] == "#" for inside, outside in face.doors)


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize("key", [key for key, one in TILES.items() if one.set == "humans" and one.kind == "named"])
def test_each_building_of_humans_is_peopled_as_printed(key: str):
    one = TILES[key]
    t = humans(step="tile", stack={"humans": [one.id]})
    t.must(cmd="choose", option="0")
    while t.kind in ("place-human", "place-token"):
        t.must(cmd="choose", option="0")
    assert len(t.state["humans"]) == one.humans
    assert len(t.state["tokens"]["dice"]) == one.dice


@pytest.mark.rule("Z4.3")
@pytest.mark.parametrize("key", [key for key, one in TILES.items() if one.set == "zombies" and one.kind == "named"])
def test_each_building_of_zombies_is_peopled_as_printed(key: str):
    one = TILES[key]
    t = zombies(step="tile", stack={"zombies": [one.id]})
    t.must(cmd="choose", option="0")
    while t.kind in ("place-zombie", "place-token"):
        t.must(cmd="choose", option="0")
    tokens = t.state["tokens"]
    assert len(t.state["zombies"]) == one.zombies
    assert (len(tokens["life"]), len(tokens["bullets"])) == (one.life, one.bullets)
    assert not {*tokens["life"]} & {*tokens["bullets"]}, "one token on a square"


@pytest.mark.rule("R4")
@pytest.mark.parametrize("switch", [False, True])
def test_closing_the_map_is_allowed_and_as_an_option_costs_the_rest_of_the_turn(switch: bool):
    t = humans(
        tiles=NEARLY_CLOSED, step="tile", stack={"humans": ["high-school"]}, switches={"closing_ends_turn": switch}
    )
    t.must(cmd="choose", option="0")
    while t.kind == "place-token":
        t.must(cmd="choose", option="0")
    assert t.saw("map-closed", seat="zombie-1") is switch
    assert t.state["turn"] == ("zombie-2" if switch else "zombie-1")


# -- Zombies!!! --------------------------------------------------------------------------------------------


def nearly_closed(**more: object) -> Town:
    """Three dead ends round Town Square, and a fourth on top of the stack."""
    return zombies(tiles=CLOSED_ZOMBIES[:3], step="tile", stack={"zombies": ["lawn-and-garden-center"]}, **more)


@pytest.mark.rule("Z4.6")
def test_who_closes_the_map_loses_the_rest_of_the_turn():
    t = nearly_closed()
    while t.kind in ("place-tile", "place-zombie", "place-token"):
        t.must(cmd="choose", option="0")
    assert t.saw("map-closed", seat="shotgun-1")
    assert t.state["turn"] == "shotgun-2"
    assert not t.rolls("movement")


@pytest.mark.rule("Z4.6", "R4")
def test_with_the_switch_off_the_turn_goes_on_after_closing():
    t = nearly_closed(switches={"closing_ends_turn": False})
    while t.kind in ("place-tile", "place-zombie", "place-token"):
        t.must(cmd="choose", option="0")
    assert not t.saw("map-closed")
    assert t.state["turn"] == "shotgun-1"


@pytest.mark.rule("Z4.2")
@pytest.mark.parametrize(
    ("road", "count"), [("road-straight", 2), ("road-bend", 2), ("road-tee", 3), ("road-cross", 4)]
)
def test_a_road_has_a_zombie_for_each_exit(road: str, count: int):
    t = zombies(step="tile", stack={"zombies": [road]})
    t.must(cmd="choose", option="0")
    for _ in range(count):
        assert t.kind == "place-zombie"
        t.must(cmd="choose", option="0")
    assert len({*t.state["zombies"]}) == count


@pytest.mark.rule("Z4.4")
def test_the_helipad_brings_nine_zombies_and_is_street():
    t = zombies(step="tile", stack={"zombies": ["helipad"]})
    t.choose("place-tile", at="0,-3")
    assert len(t.state["zombies"]) == 9
    layout = t.engine.game.land
    assert all(layout.streets >> square & 1 for square in range(9, 18))


@pytest.mark.rule("ZR7")
def test_with_an_empty_zombie_pool_as_many_come_as_are_left():
    t = zombies(step="tile", stack={"zombies": ["road-cross"]}, pools={"zombies": 1})
    t.must(cmd="choose", option="0")
    t.must(cmd="choose", option="0")
    assert len(t.state["zombies"]) == 1
    assert t.kind not in ("place-zombie",)


@pytest.mark.rule("ZR8")
def test_life_and_bullets_never_run_out():
    everything = {f"shotgun-{n}": {"pawns": ["1,1"], "life": 5, "bullets": 60} for n in (1, 2)}
    t = zombies(step="tile", stack={"zombies": ["police-station"]}, sheets=everything)
    t.must(cmd="choose", option="0")
    while t.kind in ("place-zombie", "place-token"):
        t.must(cmd="choose", option="0")
    assert len(t.state["tokens"]["bullets"]) == 4
    assert len(t.state["tokens"]["life"]) == 2


@pytest.mark.rule("ZR3")
@pytest.mark.parametrize(("switch", "placer"), [(False, "shotgun-1"), (True, "shotgun-2")])
def test_the_drawer_places_the_helipad_or_as_an_option_who_has_most_kills(switch: bool, placer: str):
    sheets = {"shotgun-1": {"kills": 2}, "shotgun-2": {"kills": 5}}
    t = zombies(step="tile", stack={"zombies": ["helipad"]}, sheets=sheets, switches={"helipad_by_most_kills": switch})
    assert t.kind == "place-tile"
    assert t.seat == placer


@pytest.mark.rule("ZR4")
def test_a_helipad_without_a_place_waits_for_one():
    t = zombies(tiles=CLOSED_ZOMBIES, step="tile", stack={"zombies": ["helipad", "road-cross"]})
    assert t.saw("no-place", tile="helipad")
    assert t.state["aside"] == ["helipad"]
    t = zombies(tiles=CLOSED_ZOMBIES, step="tile", stack={"zombies": ["helipad"]}, switches={"helipad_retry": False})
    assert t.state["aside"] == []


@pytest.mark.rule("ZR4")
def test_a_helipad_set_aside_comes_as_soon_as_it_fits():
    t = zombies(step="tile", stack={"zombies": ["road-straight"]}, aside=["helipad"])
    t.choose("place-tile", tile="road-straight", at="0,-3")
    t.must(cmd="choose", option="0")
    t.must(cmd="choose", option="0")
    assert t.kind == "place-tile"
    assert t.find("place-tile", tile="helipad")
    t.choose("place-tile", tile="helipad")
    assert t.state["aside"] == []
    assert len(t.state["zombies"]) == 11


@pytest.mark.rule("ZR17", "ZR25")
def test_the_fire_station_and_closed_squares_are_as_drawn():
    one = TILES["zombies/fire-station"]
    assert one.exits == 1
    assert len(one.faces[0].houses) == 6
    assert len(one.faces[0].doors) == 3
    land = land_of([("zombies/town-square", 0, 0, 0), ("zombies/road-straight", 0, -1, 0)])
    assert "0,-3" not in land.by_name
    assert "1,-3" in land.by_name


# -- both --------------------------------------------------------------------------------------------------


@pytest.mark.rule("X8")
@pytest.mark.parametrize(("seat", "own"), [("zombie-1", "humans"), ("shotgun-1", "zombies")])
def test_everybody_draws_from_the_own_stack_first_then_from_the_other(seat: str, own: str):
    other = "zombies" if own == "humans" else "humans"
    t = both(turn=seat, step="tile", stack={own: ["road-cross"], other: ["road-bend"]})
    assert t.saw("drew-tile", set=own, tile="road-cross")
    t = both(turn=seat, step="tile", stack={own: [], other: ["road-bend"]}, stack_exact=[own])
    assert t.saw("drew-tile", set=other, tile="road-bend")


@pytest.mark.rule("X9")
@pytest.mark.parametrize(("folk", "humans_there", "zombies_there"), [("humans", 1, 0), ("zombies", 0, 4)])
def test_who_lays_a_road_chooses_humans_or_zombies(folk: str, humans_there: int, zombies_there: int):
    t = both(turn="shotgun-1", step="tile", stack={"zombies": ["road-cross"]})
    t.choose("place-tile", at="0,-3")
    assert t.kind == "people-tile"
    assert t.seat == "shotgun-1"
    t.choose("people", what=folk)
    while t.kind in ("place-human", "place-zombie"):
        t.must(cmd="choose", option="0")
    assert (len(t.state["humans"]), len(t.state["zombies"])) == (humans_there, zombies_there)


@pytest.mark.rule("X10")
def test_buildings_get_what_they_print_whoever_lays_them():
    t = both(turn="zombie-1", step="tile", stack={"humans": [], "zombies": ["army-surplus"]}, stack_exact=["humans"])
    t.must(cmd="choose", option="0")
    assert t.kind == "place-zombie"
    t = both(turn="zombie-1", step="tile", stack={"humans": ["law-office"]})
    t.must(cmd="choose", option="0")
    assert t.kind == "place-human"


@pytest.mark.rule("X11")
def test_the_zombie_player_with_most_points_places_the_helipad():
    sheets = {
        "zombie-1": {"character": "doctor", "pawns": ["1,1"]},
        "zombie-2": {"character": "lawyer", "pawns": ["1,1", "1,0"]},
        "shotgun-1": {"pawns": ["1,2"]},
    }
    t = both(
        roles=["zombie", "zombie", "shotgun"],
        sheets=sheets,
        turn="shotgun-1",
        step="tile",
        stack={"humans": [], "zombies": ["helipad"]},
        stack_exact=["humans", "zombies"],
    )
    assert t.kind == "place-tile"
    assert t.seat == "zombie-2"


@pytest.mark.rule("X11")
def test_on_a_tie_the_first_clockwise_from_the_drawer_places_the_helipad():
    sheets = {
        "zombie-1": {"character": "doctor", "pawns": ["1,1"]},
        "shotgun-1": {"pawns": ["1,2"]},
        "zombie-2": {"character": "lawyer", "pawns": ["1,0"]},
    }
    t = both(
        roles=["zombie", "shotgun", "zombie"],
        sheets=sheets,
        turn="shotgun-1",
        step="tile",
        stack={"humans": [], "zombies": ["helipad"]},
        stack_exact=["humans", "zombies"],
    )
    assert t.seat == "zombie-2"


@pytest.mark.rule("X11")
def test_a_helipad_that_fits_nowhere_leaves_the_crossover():
    ends = [
        tile("hospital", "0,-3", set="zombies"),
        tile("lawn-and-garden-center", "3,0", 1),
        tile("sporting-goods-store", "0,3", 2),
        tile("fire-station", "-3,0", 3),
    ]
    t = both(
        tiles=ends,
        turn="shotgun-1",
        step="tile",
        stack={"humans": [], "zombies": ["helipad"]},
        stack_exact=["humans", "zombies"],
    )
    assert t.saw("no-place", tile="helipad")
    assert t.state["aside"] == []


@pytest.mark.rule("X12", "H4.6")
def test_zombies_leave_life_and_guys_leave_dice_lying():
    t = both(tokens={"life": ["1,0"], "dice": ["2,1"]}, sheets={"zombie-1": {"pawns": ["1,1"]}})
    t.choose("step", to="1,0")
    assert t.state["tokens"]["life"] == ["1,0"]
    t.choose("step", to="1,1")
    t.choose("step", to="2,1")
    assert t.sheets["zombie-1"]["dice"] == 1
    t = both(turn="shotgun-1", dice=[2], tokens={"life": ["1,1"], "dice": ["0,1"]}, sheets={"zombie-1": {"pawns": []}})
    t.choose("step", to="1,1")
    assert t.sheets["shotgun-1"]["life"] == 4
    t.choose("step", to="0,1")
    assert t.state["tokens"]["dice"] == ["0,1"]


def test_layouts_grow_with_the_map():
    from shamble import games

    t = humans(tiles=[HOSPITAL, MUSIC_STORE])
    kit = games.kit("humans")
    layout = kit.layout(t.engine.game)
    assert layout["version"] == kit.layout_version(t.engine.game) == 3
    assert layout["tiles"][1]["grid"] == ["BBB", "BBB", "B#B"]
    assert layout["tiles"][1]["barricade"] == 5
    assert {place["tile"] for place in layout["buildings"]} == {"hospital", "music-store"}
