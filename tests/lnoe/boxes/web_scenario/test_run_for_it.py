"""Run For It!: six Townsfolk Heroes, a house in the middle, a road at the upper edge.  [Appendix II]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.bots.solo_priorities import objective
from shamble.lnoe.rules.new_hero import unused_sheets
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import GRID, Table, new_game, table

BOXES = ["base", "growing-hunger", "web-scenario"]
SCENARIO = "run-for-it"
COACH, STY, GOMEZ, TAYLOR = (
    f"townsfolk-{card}" for card in ("coach-packer", "farmer-sty", "principal-gomez", "deputy-taylor")
)
ZONE = {"grid": {**GRID["grid"], "areas": {"escape-zone": ["3,0", "4,0"]}}}
NOTES = {"townsfolk-heroes": 6}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    usual = {"board": ZONE, "sun": 8, "notes": NOTES, "boxes": BOXES}
    return table(dice=dice, scenario=SCENARIO, **{**usual, **situation})


def folk(space: str) -> dict[str, str]:
    return {"space": space, "kind": "townsfolk-hero"}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.3.8")
def test_ten_people_start_in_the_manor_house_each_in_an_own_space(players: int) -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    placed = [event for event in t.events if event["type"] == "placed" and event["who"] in t.heroes][:10]
    house = {game.board.names[space] for space in game.board.place("manor-house")}
    assert len({event["to"] for event in placed}) == len(placed) == 10
    assert {event["to"] for event in placed} <= house
    assert sum(name.startswith("townsfolk-") for name in t.heroes) == 6
    assert len(game.board.outer) == 6
    rest = [*game.deck["hero"], *game.discard["hero"]]
    assert not any("townsfolk" in game.content.kinds[copy].keywords for copy in rest), "no such card is in this game"
    assert not any(marker.kind == "free-search" and marker.space >= 0 for marker in game.markers)
    zombies = sum(seat.startswith("zombies") for seat in game.seats)
    assert dice_rolled(t, "starting-zombies") == [1] * zombies


@pytest.mark.parametrize("more", [[], ["timber-peak"]], ids=["five others", "enough others"])
@pytest.mark.rule("16.3.8")
def test_six_there_are_beside_townsfolk_who_are_heroes_too(more: list[str]) -> None:
    boxes = ["growing-hunger", "anniversary-edition", "web-scenario", *more]
    t = new_game(scenario=SCENARIO, boxes=boxes, profile="complete", special_rules=[], seed=3)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    events = {name.removeprefix("townsfolk-") for name in t.heroes if name.startswith("townsfolk-")}
    twins = {sheet.row.event: sheet.id for sheet in game.content.sheets if sheet.row.event}
    assert len(events) == 6
    assert len(events & twins.keys()) == (0 if more else 1)
    assert not {twins[event] for event in events & twins.keys()} & ({*t.heroes} | {s.id for s in unused_sheets(game)})
    rest = [*game.deck["hero"], *game.discard["hero"], *(copy for hand in game.hands for copy in hand)]
    assert not any("townsfolk" in game.content.kinds[copy].keywords for copy in rest), "no such card is in this game"


@pytest.mark.rule("16.3.8")
def test_a_zombie_stands_on_each_of_the_six_boards_before_the_others_come() -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=2, seed=3)
    while t.seat != "zombies-1" or t.kind != "choose":
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    chosen = []
    for _ in range(6):
        assert t.kind == "choose"
        chosen.append(game.board.outer_of[game.board.by_name[t.options[-1]["space"]]])
        t.must(cmd="choose", option=t.options[-1]["id"])
    assert chosen == [0, 1, 2, 3, 4, 5]
    assert len(t.zombies) == 6


@pytest.mark.rule("17.1.2")
def test_two_players_take_them_out_of_the_shared_pool_and_keep_their_own_seven() -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=4, seed=2)
    while "zombies" not in (t.seat or "") or t.kind != "choose":
        t.must(cmd="choose", option="0")
    for _ in range(6):
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    shared = [zombie for zombie in game.zombies if game.model[zombie].id == "horde-zombie"]
    assert len(shared) == 6
    assert all(len([one for one in game.pool(seat) if not game.model[one].shared]) >= 4 for seat in (2, 3))


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize("out", [2, 3])
def test_the_fourth_who_reaches_the_escape_zone_wins_it(out: int) -> None:
    t = night(heroes={COACH: folk("3,1"), "billy": "0,5"}, notes={**NOTES, "escaped-townsfolk-hero": out}, dice=[1, 1])
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("step", to="3,0")
    assert t.saw("escaped", who=COACH)
    assert (t.result is not None) == (out == 3)
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "townsfolk-escaped")


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "out"), [(3, True), (4, False)])
def test_nobody_escapes_who_dies_in_a_fire_there(die: int, out: bool) -> None:
    t = night(
        heroes={COACH: folk("3,1"), STY: folk("0,4"), "billy": "0,5"}, boxes=[*BOXES, "timber-peak"],
        fires=[{"space": "3,0"}], dice=[1, 1, die],
    )  # fmt: skip
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("step", to="3,0")
    assert t.saw("escaped", who=COACH) is out
    assert t.saw("killed", who=COACH) is not out


def test_they_need_not_fight_a_zombie_there() -> None:
    t = night(heroes={COACH: folk("3,1"), "billy": "0,5"}, zombies={"z1": "3,0"}, dice=[1, 1])
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("step", to="3,0")
    assert t.saw("escaped", who=COACH)
    assert not t.saw("roll", **{"for": "hero-fight"})


@pytest.mark.rule("12.4.1")
@pytest.mark.parametrize(("to", "safe"), [("4,0", True), ("4,1", False)])
def test_who_is_pushed_into_it_out_of_a_burning_house_has_escaped_too(to: str, safe: bool) -> None:
    fires = [{"space": space} for space in ("6,0", "5,1", "6,1")]
    heroes = {COACH: folk("5,0"), "billy": {"space": "4,1", "items": ["lighter"]}}
    t = night([1, 3, 1], heroes=heroes, fires=fires, boxes=[*BOXES, "timber-peak"])
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("attack", card="lighter", to="5,0")
    t.choose("place", hero=COACH, to=to)
    assert t.saw("escaped", who=COACH) is safe


def test_a_hero_does_not_escape_by_it() -> None:
    t = night(heroes={COACH: folk("0,5"), "billy": "3,1"}, dice=[1, 1, 1])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="3,0")
    assert t.heroes["billy"]["space"] == "3,0"


@pytest.mark.parametrize("killed", [1, 2])
def test_the_third_killed_one_loses_it(killed: int) -> None:
    t = night(
        turn="zombies", step="fight", heroes={COACH: folk("3,3"), STY: folk("0,5"), "billy": "0,4"},
        zombies={"z1": "3,3"}, notes={**NOTES, "killed-townsfolk-hero": killed}, dice=[1, 1, 6],
    )  # fmt: skip
    while t.kind == "window":
        t.choose("pass")
    assert (t.result is not None) == (killed == 2)
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "townsfolk-caught")


@pytest.mark.rule("17.5.5")
def test_the_dead_of_a_solo_game_go_for_the_townsfolk() -> None:
    t = night(heroes={COACH: folk("3,3"), "billy": "0,5"}, zombies={"z1": "6,5"}, dice=[1, 1])
    game = t.engine.game
    assert game is not None
    assert [game.board.names[space] for space in objective(game, game.zombies[0])] == ["3,3"]


@pytest.mark.rule("13.11")
def test_a_new_hero_comes_in_a_random_building_with_the_starting_card() -> None:
    heroes = {COACH: folk("0,5"), "billy": {"space": "3,3", "wounds": 1}}
    t = night([1, 1, 1, 2, 6, 3, 5], heroes=heroes, zombies={"z1": "3,3"}, switches={"hero_death": "always"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert t.kind == "place-hero"
    t.must(cmd="choose", option="0")
    (new,) = set(t.heroes) - {"billy", COACH}
    assert len([event for event in t.events if event["type"] == "drew"]) == 1
    assert t.heroes[new]["alive"]
