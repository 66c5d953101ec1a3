"""We've Got to Go Back!: six boards with a gate, counters on each, canisters that are found, carried and loaded."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.bots.solo_priorities import objective
from tests.table import Table, new_game, table

BOXES = ["base", "web-scenario"]
TRUCK = "4,3"
SOUGHT = {"canister-a": 2, "canister-b": 5}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    more = {"sun": 8, "markers": [{"kind": "truck", "space": TRUCK}], "notes": SOUGHT, **situation}
    return table(dice=dice, scenario="weve-got-to-go-back", boxes=BOXES, **more)


def canister(space: str) -> list[dict[str, str]]:
    return [{"kind": "truck", "space": TRUCK}, {"kind": "bio-canister", "space": space}]


# -- set-up ------------------------------------------------------------------------------------------------


def set_up(provisions: str = "random", **config: Any) -> Table:
    t = new_game(scenario="weve-got-to-go-back", boxes=BOXES, **config)
    while t.state["round"] == 0:
        if t.offers("choose", provisions=provisions):
            t.choose("choose", provisions=provisions)
        else:
            t.must(cmd="choose", option="0")
    return t


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.6.8", "16.6.8.3")
def test_one_counter_lies_on_each_of_the_six_boards(players: int) -> None:
    t = set_up(players=players, seed=players)
    game = t.engine.game
    assert game is not None
    boards = [game.board.buildings[one.building].board for one in game.markers if one.kind == "number-counter"]
    assert sorted(boards) == [0, 1, 2, 3, 4, 5]
    assert sorted(one.value for one in game.markers if one.kind == "number-counter") == [1, 2, 3, 4, 5, 6]
    assert t.state["board"]["layout"] == "gate"
    placed = [event["to"] for event in t.events if event["type"] == "placed" and event["who"] in t.heroes]
    assert set(placed) == {"5,0"}, "all at the truck in the uppermost space"
    assert len({t.state["notes"][note] for note in SOUGHT}) == 2


@pytest.mark.parametrize(("die", "board"), [(1, 0), (6, 5)])
@pytest.mark.rule("3.4")
def test_each_number_points_at_a_board_and_nobody_chooses(die: int, board: int) -> None:
    t = night([die, 1, 2, 3, 4, 5, 6], board={"layout": "gate", "boards": town()}, heroes={"billy": "5,0"},
              turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"],
              hands={"zombies-1": ["resilient", "resilient", "trip"]}, markers=[])  # fmt: skip
    t.choose("keep")
    t.passes()
    (taken,) = [marker["building"] for marker in t.state["markers"] if marker["kind"] == "taken-over"]
    game = t.engine.game
    assert game is not None
    assert [house.board for house in game.board.buildings if house.id == taken] == [board]


def town() -> list[str]:
    t = new_game(scenario="weve-got-to-go-back", boxes=BOXES)
    boards: list[str] = t.state["board"]["boards"]
    return boards


@pytest.mark.rule("16.3.6")
def test_the_players_choose_their_heroes() -> None:
    t = new_game(scenario="weve-got-to-go-back", boxes=BOXES)
    assert (t.seat, t.kind) == ("heroes-1", "choose")
    assert "sally" in t.values("choose", "sheet")
    t.choose("choose", sheet="sally")
    assert "sally" not in t.values("choose", "sheet")


@pytest.mark.parametrize(("provisions", "count"), [("random", 12), ("picked", 6)])
def test_the_team_shares_twelve_random_cards_or_six_of_its_choice(provisions: str, count: int) -> None:
    t = new_game(scenario="weve-got-to-go-back", boxes=BOXES, seed=5)
    while not t.offers("choose", provisions=provisions):
        t.must(cmd="choose", option="0")
    deck = len(t.state["hero_deck"])
    t.choose("choose", provisions=provisions)
    for _ in range(count if provisions == "picked" else 0):
        t.choose("choose", card=t.options[-1]["card"])
    assert deck - len(t.state["hero_deck"]) == count
    while t.offers("choose") and "hero" in t.options[0]:
        t.must(cmd="choose", option="0")
    assert t.kind != "choose" or "hero" not in t.options[0]


def test_the_zombies_do_not_see_what_the_team_picks() -> None:
    t = new_game(scenario="weve-got-to-go-back", boxes=BOXES, seed=5)
    while not t.offers("choose", provisions="picked"):
        t.must(cmd="choose", option="0")
    t.choose("choose", provisions="picked")
    t.choose("choose", card="torch")
    assert "torch" not in str(t.view("zombies-1").get("decision", "")), "they are not asked"
    assert isinstance(t.view("zombies-1")["hero_deck"], int)


# -- canisters ---------------------------------------------------------------------------------------------


def looks(value: int) -> Table:
    markers = [{"kind": "truck", "space": TRUCK}, {"kind": "number-counter", "building": "gym", "value": value}]
    t = night(heroes={"billy": "5,0", "becky": "7,0"}, markers=markers)
    t.choose("activate", hero="billy")
    t.choose("find", marker="number-counter")
    return t


@pytest.mark.parametrize(("value", "found"), [(2, 1), (5, 1), (3, 0)])
@pytest.mark.rule("16.6.8.1")
def test_two_of_the_counters_hide_a_canister(value: int, found: int) -> None:
    t = looks(value)
    assert t.heroes["billy"].get("tokens", {}).get("bio-canister", 0) == found
    assert not [marker for marker in t.state["markers"] if marker["kind"] == "number-counter"]


@pytest.mark.rule("3.15.4.1")
def test_a_killed_hero_drops_it_and_nobody_takes_it_in_passing() -> None:
    billy = {"space": "3,3", "wounds": 1, "tokens": {"bio-canister": 1}}
    t = night([1, 2, 6], heroes={"billy": billy, "jenny": "3,4"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done")
    t.passes()
    assert {"kind": "bio-canister", "space": "3,3"} in t.state["markers"]


@pytest.mark.rule("3.15.4.1")
def test_it_is_taken_up_and_put_down_when_items_are_exchanged() -> None:
    t = night(heroes={"billy": "3,3", "becky": "7,0"}, markers=canister("3,3"))
    t.choose("activate", hero="billy")
    assert "tokens" not in t.heroes["billy"]
    t.choose("skip")
    assert t.kind == "exchange"
    t.choose("pick-up-marker", marker="bio-canister")
    assert t.heroes["billy"]["tokens"] == {"bio-canister": 1}
    assert not t.offers("put-down-marker"), "not back and forth"
    t = night(heroes={"billy": {"space": "3,3", "tokens": {"bio-canister": 2}}, "becky": "7,0"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("put-down-marker", marker="bio-canister")
    assert not t.heroes["billy"].get("tokens")


def test_it_is_handed_on() -> None:
    t = night(heroes={"billy": {"space": "3,3", "tokens": {"bio-canister": 1}}, "jenny": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("give-marker", marker="bio-canister", hero="jenny")
    assert t.heroes["jenny"]["tokens"] == {"bio-canister": 1}


@pytest.mark.parametrize(
    ("items", "fits"), [(["keys", "torch", "ammo"], True), (["keys", "torch", "ammo", "lighter"], False)]
)
@pytest.mark.rule("9.1")
def test_it_counts_as_an_item(items: list[str], fits: bool) -> None:
    t = night(heroes={"billy": {"space": "3,3", "items": items}, "becky": "7,0"}, markers=canister("3,3"))
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("pick-up-marker", marker="bio-canister")
    t.choose("done") if t.offers("done") else None
    assert (t.kind == "discard-down") is not fits


# -- how it ends -------------------------------------------------------------------------------------------


def ends_turn(heroes: dict[str, Any], markers: list[dict[str, str]], **more: Any) -> Table:
    t = night(heroes=heroes, markers=markers, **more)
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.choose("done") if t.offers("done") else t.must(
            cmd="choose", option="0"
        )
    return t


LOADED = [{"kind": "truck", "space": TRUCK}, *({"kind": "bio-canister", "space": TRUCK},) * 2]


@pytest.mark.rule("2.2")
def test_both_canisters_on_the_truck_and_a_hero_there_win() -> None:
    t = ends_turn({"billy": TRUCK}, LOADED)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "canisters-loaded")


@pytest.mark.parametrize(
    ("heroes", "markers"),
    [
        ({"billy": "3,3"}, LOADED),
        ({"billy": TRUCK}, LOADED[:2]),
        ({"billy": {"space": TRUCK, "tokens": {"bio-canister": 1}}}, LOADED[:2]),
    ],
    ids=["nobody there", "one canister", "one not yet loaded"],
)
def test_anything_less_does_not(heroes: dict[str, Any], markers: list[dict[str, str]]) -> None:
    assert ends_turn(heroes, markers).result is None


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_sundown_comes_too_soon(sun: int, over: bool) -> None:
    t = ends_turn({"billy": "3,3"}, LOADED[:1], sun=sun)
    assert (t.result is not None) is over


@pytest.mark.rule("13.11")
@pytest.mark.parametrize(("special", "cards"), [([], 2), (["hero-starting-cards-1"], 3)])
def test_a_new_hero_comes_in_a_random_building_with_two_cards(special: list[str], cards: int) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    more: dict[str, Any] = {"switches": {"hero_death": "always"}, "special_rules": special}
    t = night([1, 2, 6, 3, 5], heroes=heroes, zombies={"z1": "3,3"}, **more)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert t.kind == "place-hero"
    assert t.values("place", "to") == ["5,0", "5,1", "6,0", "6,1"]
    t.must(cmd="choose", option="0")
    (new,) = set(t.heroes) - {"billy", "jenny"}
    drawn = [event for event in t.events if event["type"] == "drew" and event["seat"] == "heroes-1"]
    assert len(drawn) == cards
    assert new


def test_solo_zombies_go_for_the_bearer_of_a_canister() -> None:
    heroes = {"billy": "3,3", "jenny": {"space": "7,0", "tokens": {"bio-canister": 1}}}
    t = night(turn="zombies", step="move", heroes=heroes, zombies={"z1": "3,5"})
    game = t.engine.game
    assert game is not None
    assert [game.board.names[space] for space in objective(game, game.named("z1"))] == ["7,0"]
