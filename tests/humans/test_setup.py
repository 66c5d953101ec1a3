"""Setting up the three games."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.humans.content import CHARACTERS, TILES, deck_of, tiles_of
from tests.humans.table import new_town

ALL = ("humans", "zombies", "humans-and-zombies")


def test_the_boxes_hold_what_the_rulebooks_count():
    assert {name: len(deck_of(name)) for name in ("humans", "zombies", "capture", "wound")} == {
        "humans": 40,
        "zombies": 50,
        "capture": 40,
        "wound": 40,
    }
    assert len(tiles_of("humans")) == 19
    assert len(tiles_of("zombies")) == 29
    assert sum(sheet.dice for sheet in CHARACTERS.values()) == 15


def test_the_tiles_of_humans_ask_for_exactly_the_figures_in_the_box():
    tiles = [TILES[key] for key in tiles_of("humans")]
    assert sum(tile.humans for tile in tiles) + 2 * sum(tile.kind == "road" for tile in tiles) == 60
    assert sum(tile.dice for tile in tiles) + 15 == 36


def test_the_tiles_of_zombies_ask_for_105_zombies():
    tiles = [TILES[key] for key in tiles_of("zombies")]
    assert sum(tile.zombies for tile in tiles) == 105


@pytest.mark.rule("H1.1", "R25")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_has_another_character_its_dice_tokens_and_a_point(players: int):
    t = new_town("humans", players=players)
    characters = [sheet["character"] for sheet in t.sheets.values()]
    assert len({*characters}) == players
    for sheet in t.sheets.values():
        assert sheet["dice"] == CHARACTERS[sheet["character"]].dice
        assert sheet["points"] == 1


@pytest.mark.rule("H1.1")
def test_characters_can_be_chosen_and_the_others_are_dealt():
    t = new_town("humans", players=3, characters=["doctor", "miner"])
    characters = [sheet["character"] for sheet in t.sheets.values()]
    assert characters[:2] == ["doctor", "miner"]
    assert characters[2] not in ("doctor", "miner")


@pytest.mark.rule("H1.1")
def test_characters_are_dealt_at_random():
    first = {new_town("humans", seed=seed).sheets["zombie-1"]["character"] for seed in range(12)}
    assert len(first) > 2


@pytest.mark.rule("H1.2")
def test_town_square_lies_alone_and_nineteen_tiles_wait():
    t = new_town("humans")
    assert [tile["tile"] for tile in t.state["tiles"]] == ["town-square"]
    assert len(t.state["stack"]["humans"]) + 1 == 19  # the first one has just been drawn


@pytest.mark.rule("H1.3")
def test_everybody_starts_in_the_middle_of_town_square():
    t = new_town("humans", players=4)
    assert all(sheet["pawns"] == ["1,1"] for sheet in t.sheets.values())


@pytest.mark.rule("H1.4", "Z2.3")
@pytest.mark.parametrize("game", ALL[:2])
def test_everybody_starts_with_three_cards_of_a_shuffled_deck(game: str):
    hands = []
    for seed in (1, 2):
        state = new_town(game, seed=seed).state
        assert [len(hand) for hand in state["hands"].values()] == [3, 3]
        held = [card for hand in state["hands"].values() for card in hand]
        assert Counter(held + state["deck"][game]) == Counter(deck_of(game))
        hands.append(held)
    assert hands[0] != hands[1]


@pytest.mark.rule("R32", "Z2.4")
@pytest.mark.parametrize("game", ["humans", "zombies"])
def test_who_starts_is_chance_and_play_goes_clockwise(game: str):
    starts = {new_town(game, seed=seed, players=3).state["turn"] for seed in range(20)}
    assert len(starts) == 3


@pytest.mark.rule("Z2.1", "Z2.3")
def test_shotgun_guys_start_on_town_square_with_life_and_bullets():
    t = new_town("zombies", players=3)
    for sheet in t.sheets.values():
        assert sheet["pawns"] == ["1,1"]
        assert (sheet["life"], sheet["bullets"], sheet["kills"]) == (3, 3, 0)


@pytest.mark.rule("Z2.2", "ZR2")
def test_the_helipad_is_in_the_lower_half_of_the_stack():
    places = set()
    for seed in range(40):
        stack = new_town("zombies", seed=seed).state["stack"]["zombies"]
        below = len(stack) - 1 - stack.index("helipad")
        assert below <= 14
        places.add(below)
    assert len(places) > 5


@pytest.mark.rule("Z2.2")
def test_as_an_option_the_helipad_is_the_last_tile():
    t = new_town("zombies", switches={"helipad_at_bottom": True})
    assert t.state["stack"]["zombies"][-1] == "helipad"


# -- both at one table -------------------------------------------------------------------------------------


@pytest.mark.rule("X1", "X2", "X3")
def test_the_pinwheel_has_two_roads_and_two_buildings_of_each_game_and_nobody_on_it():
    t = new_town("humans-and-zombies")
    state = t.state
    placed = {tile["at"]: (tile["set"], tile["tile"], tile["turn"]) for tile in state["tiles"]}
    assert placed["0,0"][:2] == ("zombies", "town-square")
    roads = [placed[at] for at in ("0,-3", "3,0", "0,3", "-3,0")]
    assert {road[1] for road in roads} == {"road-tee"}
    assert Counter(road[0] for road in roads) == {"humans": 2, "zombies": 2}
    corners = [placed[at] for at in ("3,-3", "3,3", "-3,3", "-3,-3")]
    assert Counter(corner[0] for corner in corners) == {"humans": 2, "zombies": 2}
    assert state["humans"] == state["zombies"] == state["tokens"]["dice"] == state["tokens"]["life"] == []


@pytest.mark.rule("X3")
def test_each_building_of_the_pinwheel_joins_one_road_and_the_map_stays_open():
    from shamble.humans.rules.setup import first_land

    land = first_land("humans-and-zombies")
    assert not land.closed
    for number in range(5, 9):
        ways = [to for square in range(9 * number, 9 * number + 9) for to in land.plain[square] if to // 9 != number]
        assert len(ways) == 1, "a corner building joins exactly one of the roads"
        assert 1 <= ways[0] // 9 <= 4


@pytest.mark.rule("X4", "X5")
def test_two_stacks_of_fifteen_tiles_and_the_helipad_below():
    t = new_town("humans-and-zombies")
    stack = t.state["stack"]
    assert len(stack["humans"]) == 15
    assert len(stack["zombies"]) == 16
    assert stack["zombies"][-1] == "helipad"
    for tile in ("police-station", "florist-shop", "drug-store", "road-straight"):
        assert tile not in stack["zombies"]
    assert stack["zombies"].count("road-bend") == 2
    assert "town-square" not in stack["humans"]


@pytest.mark.rule("X6")
def test_zombies_start_inside_one_outer_building_with_a_way_out_and_guys_on_town_square():
    t = new_town("humans-and-zombies", characters=["doctor"])
    assert t.kind == "start-inside"
    assert t.seat == "zombie-1"
    corner = t.options[0]["to"]
    t.choose("start", to=corner)
    inside = t.values("start", "to")
    assert corner in inside
    assert len(inside) in (3, 5), "the second pawn goes into the same building"
    t.choose("start", to=inside[-1])
    if t.kind == "place-chit":
        t.choose("chit")
    assert len(t.state["chits"]) == 1
    assert sorted(t.sheets["zombie-1"]["pawns"]) == sorted([corner, inside[-1]])
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert (t.sheets["shotgun-1"]["life"], t.sheets["shotgun-1"]["bullets"]) == (3, 3)


@pytest.mark.rule("X6")
def test_the_second_to_start_in_a_building_lays_no_second_chit():
    t = new_town("humans-and-zombies", roles=["zombie", "zombie", "shotgun"])
    corner = t.options[0]["to"]
    for _ in range(2):
        t.choose("start", to=corner)
        t.choose("start", to=corner)
        if t.kind == "place-chit":
            t.choose("chit")
    assert len(t.state["chits"]) == 1


@pytest.mark.rule("X7", "X27")
def test_hands_are_drawn_from_either_deck_card_by_card():
    t = new_town("humans-and-zombies", characters=["doctor"])
    while t.kind in ("start-inside", "place-chit"):
        t.must(cmd="choose", option="0")
    first = t.seat
    assert t.kind == "draw-card"
    assert t.values("draw", "deck") == ["humans", "zombies"]
    for deck in ("humans", "zombies", "zombies"):
        t.choose("draw", deck=deck)
    assert t.view(first)["backs"][first] == {"humans": 1, "zombies": 2}
    assert t.sheets["zombie-1"]["dice"] == 4
    assert len(t.sheets["zombie-1"]["pawns"]) == 2


def test_seats_and_roles_are_checked():
    t = new_town("humans")
    for config in ({"players": 7}, {"players": 1}, {"players": "3"}, {"roles": ["zombie", "zombie"]}):
        assert t.ask(cmd="new", game="humans", config=config)["error"]["code"] == "bad-config"
    for config in ({"roles": ["zombie", "zombie"]}, {"roles": ["zombie", "hero"]}, {"players": 3, "roles": ["zombie"]}):
        assert t.ask(cmd="new", game="humans-and-zombies", config=config)["error"]["code"] == "bad-config"
    assert t.ask(cmd="new", game="humans", config={"characters": ["plumber"]})["error"]["code"] == "unknown-id"
    assert t.ask(cmd="new", game="humans", config={"switches": {"fog": True}})["error"]["code"] == "bad-config"


def test_roles_name_the_seats_clockwise():
    t = new_town("humans-and-zombies", roles=["shotgun", "zombie", "shotgun"])
    assert t.state["seats"] == ["shotgun-1", "zombie-1", "shotgun-2"]
