"""The dead by the book: the solo rules, paragraph by paragraph.  [17.5]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.bots import bot
from shamble.lnoe.content import BOXES, DECK, KIND, MODEL
from tests.table import GRID, Table, table

KIT = games.kit("last-night-on-earth")
MANOR: dict[str, Any] = {"center": "manor-house", "outer": ["school", "hospital", "farm", "gas"]}
FIGHT_CARDS = {"braaains", "loss-of-faith", "undead-hate-the-living", "uuuurrrggghh"}


def solo(dice: list[int] | None = None, **said: Any) -> Table:
    """A table without a Zombie player."""
    return table(dice, switches={"solo": True}, **said)


def dead(t: Table, seed: int = 1) -> dict[str, Any]:
    """What the dead do now; the game waits."""
    number: int = bot("solo", seed).choose(t.engine.game)
    return t.options[number]


def dead_act(t: Table, seed: int = 1) -> dict[str, Any]:
    """What the dead do now, done."""
    option = dead(t, seed)
    t.must(cmd="choose", option=option["id"])
    return option


def walking(zombies: dict[str, str], heroes: dict[str, Any], **said: Any) -> Table:
    """The Zombies are about to move; no card disturbs them."""
    said.setdefault("hands", {"zombies-1": []})
    return solo(heroes=heroes, zombies=zombies, turn="zombies", step="move", **said)


def ways(t: Table, zombie: str, tries: int = 20) -> set[str]:
    """Where the dice may send a Zombie that is the only one to move."""
    found = [dead(t, seed) for seed in range(tries)]
    assert all((o["type"], o["zombie"]) == ("move", zombie) for o in found)
    return {o["to"] for o in found}


# -- set-up and cards --------------------------------------------------------------------------------------


@pytest.mark.rule("17.5", "17.5.2")
@pytest.mark.parametrize(("switches", "apart"), [({"solo": True}, True), ({}, False)])
def test_in_a_solo_game_the_fight_cards_are_a_deck_of_their_own(switches: dict[str, Any], apart: bool) -> None:
    t = Table()
    config = {"scenario": "die-zombies-die", "profile": "original-advanced", "switches": switches}
    t.must(cmd="new", game=KIT.NAME, seed=4, config=config)
    state = t.state
    assert ("piles" in state) is apart
    assert {card for pile in state.get("piles", {}).values() for card in pile["deck"]} == (
        FIGHT_CARDS if apart else set()
    )
    assert bool(FIGHT_CARDS & {*state["zombie_deck"], *state["hands"]["zombies-1"]}) is not apart
    assert len(state["zombie_deck"]) + len(state["hands"]["zombies-1"]) + len(state["in_play"]) <= 60


@pytest.mark.rule("17.5.3.2")
def test_the_hand_is_new_each_turn_and_lies_open() -> None:
    deck = ["shamble", "cornered", "resilient", "overconfidence", "bickering"]
    hand = ["trip", "shamble"]
    t = solo(heroes={"billy": "0,0"}, turn="zombies", step="draw", hands={"zombies-1": hand}, zombie_deck=deck)
    assert t.view("heroes-1")["hands"]["zombies-1"] == deck[:4]
    assert t.state["zombie_discard"] == hand[::-1]


def test_otherwise_the_hand_is_hidden_and_at_most_one_card_goes() -> None:
    t = table(heroes={"billy": "0,0"}, turn="zombies", step="draw", hands={"zombies-1": ["trip", "shamble"]})
    assert t.kind == "discard-and-draw"
    assert t.view("heroes-1")["hands"]["zombies-1"] == 2


@pytest.mark.rule("17.5.4.1", "17.5.4.2")
def test_the_card_list_knows_every_zombie_card_of_the_package() -> None:
    listed = {kind.id: kind.row.solo for kind in KIND.values() if kind.deck == "zombie" and not BOXES[kind.box].outside}
    assert [card for card, words in listed.items() if not words] == []
    fight = {card for card, words in listed.items() if "fight-deck" in words}
    assert fight >= {*FIGHT_CARDS, "caught-off-guard", "fighting-instincts", "scratch-and-claw"}
    assert [kind.id for kind in KIND.values() if kind.row.fight_card and kind.id not in fight] == []


def test_no_hero_card_is_in_the_list() -> None:
    assert [kind.id for kind in KIND.values() if DECK[kind.deck].side != "zombies" and kind.row.solo] == []


@pytest.mark.rule("17.5.3.2")
def test_of_several_kinds_in_a_space_the_priority_list_decides() -> None:
    ranks = {kind.family: kind.row.solo_rank for kind in MODEL.values() if kind.side == "zombies"}
    assert ranks["grave-dead"] < ranks["zombie-hero"] < ranks["standard"]


@pytest.mark.rule("17.5.4.1")
def test_a_card_for_one_zombie_is_for_the_farthest() -> None:
    heroes = {"billy": "0,3"}
    t = walking({"z1": "3,3", "z2": "7,3"}, heroes, hands={"zombies-1": ["shamble"]})
    assert {(o["type"], o.get("zombie")) for o in (dead(t, seed) for seed in range(9))} == {("play-card", "z2")}


@pytest.mark.rule("17.5.4.1")
def test_while_hunger_lets_only_the_nearest_be_chosen_such_a_card_waits() -> None:
    t = walking({"z1": "1,3", "z2": "7,3"}, {"billy": "0,3"}, hands={"zombies-1": ["shamble"]})
    assert t.offers("play-card", zombie="z1")
    assert dead_act(t)["type"] == "move"
    assert dead(t)["type"] == "play-card"
    assert dead(t)["zombie"] == "z2"


@pytest.mark.rule("17.5.4.1")
def test_zombies_that_leave_the_board_are_the_farthest() -> None:
    t = solo(
        [2],
        heroes={"billy": "0,3"},
        zombies={"z1": "1,3", "z2": "7,3", "z3": "7,4"},
        turn="zombies",
        step="draw",
        zombie_deck=["rotten-bodies", "resilient", "resilient", "trip"],
    )
    assert t.kind == "choose"
    assert {dead_act(t)["zombie"], dead_act(t)["zombie"]} == {"z2", "z3"}


@pytest.mark.rule("17.5.4.1")
@pytest.mark.parametrize(("die", "played"), [(2, False), (3, True)])
def test_trip_is_for_the_first_hero_to_roll_three(die: int, played: bool) -> None:
    t = solo([die], heroes={"billy": "4,4"}, hands={"zombies-1": ["trip"]})
    t.choose("roll-movement")
    assert t.window == "move-rolled"
    assert (dead(t)["type"] == "play-card") is played


@pytest.mark.rule("17.5.4.1")
@pytest.mark.parametrize(
    ("die", "hero", "mode"),
    [
        (3, "billy", "everybody"),
        (4, "billy", ""),
        (3, "jake-cartwright", "everybody"),
        (4, "jake-cartwright", "strange-hero"),
    ],
)
def test_of_two_alternatives_a_roll_says_which_and_one_that_is_of_no_use_is_lost(
    die: int, hero: str, mode: str
) -> None:
    t = solo(
        [die],
        heroes={hero: "4,4"},
        zombies={"z1": "7,0"},
        turn="zombies",
        step="draw",
        zombie_deck=["i-dont-trust-em", "resilient", "resilient", "trip"],
    )
    t.passes("heroes-1")
    assert t.saw("roll", **{"for": "alternative", "values": [die]})
    played = [dead(t, seed) for seed in range(9)]
    assert {o.get("mode", "") for o in played if o.get("card") == "i-dont-trust-em"} == ({mode} if mode else set())


@pytest.mark.rule("17.5.4.1")
def test_lights_go_out_in_a_building_that_is_rolled_for() -> None:
    t = solo(
        heroes={"billy": "4,4"},
        zombies={"z1": "7,0"},
        turn="zombies",
        step="draw",
        zombie_deck=["lights-out", "resilient", "resilient", "trip"],
    )
    assert {dead(t, seed)["building"] for seed in range(20)} == {"church", "gym"}


@pytest.mark.rule("17.5.4.1")
def test_a_card_of_the_pile_is_drawn_from_it_copy_by_copy() -> None:
    t = solo(
        heroes={"billy": "4,4"},
        turn="zombies",
        step="draw",
        zombie_deck=["night-that-never-ends", "resilient", "cornered", "overconfidence"],
        zombie_discard=["shamble"] * 5 + ["bickering"],
    )
    found = [dead(t, seed)["card"] for seed in range(60)]
    assert set(found) == {"shamble", "bickering"}
    assert found.count("shamble") > 2 * found.count("bickering")


@pytest.mark.rule("17.5.4.1")
def test_a_bad_feeling_is_for_the_hero_with_least_health_left() -> None:
    heroes = {"billy": {"space": "4,4", "wounds": 1}, "sheriff-anderson": {"space": "5,5", "wounds": 1}, "sally": "0,0"}
    t = solo(
        heroes=heroes,
        zombies={"z1": "7,0"},
        boxes=["base", "hero-pack-1"],
        turn="zombies",
        step="draw",
        zombie_deck=["i-have-a-bad-feeling", "resilient", "resilient", "trip"],
    )
    assert {dead(t, seed)["hero"] for seed in range(9)} == {"billy"}


@pytest.mark.rule("17.5.4.1")
def test_a_hero_who_is_out_of_control_is_dragged_to_the_closest_zombie() -> None:
    t = solo(
        [1],
        heroes={"billy": "4,4", "sally": "0,0"},
        zombies={"z1": "7,4"},
        boxes=["base", "hero-pack-1"],
        hands={"zombies-1": []},
        in_play_rows=[{"card": "out-of-control", "hero": "billy"}],
    )
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    while t.seat == "zombies-1" and t.kind == "move-hero":
        dead_act(t)
    assert t.heroes["billy"]["space"] == "7,4"


@pytest.mark.rule("17.5.4.1", "17.5.3.2")
def test_sacrificed_zombies_are_the_farthest() -> None:
    t = solo(
        heroes={"billy": "0,3"},
        zombies={"z1": "1,4", "z2": "7,3", "z3": "7,4", "z4": "6,4", "z5": "3,3"},
        boxes=["base", "survival-of-the-fittest"],
        turn="zombies",
        step="draw",
        zombie_deck=["hungry-dead", "resilient", "resilient", "trip"],
    )
    t.passes("heroes-1")
    assert dead_act(t)["card"] == "hungry-dead"
    t.passes("heroes-1")
    given = []
    while t.kind == "choose" and t.offers("choose", zombie="z1"):
        given.append(dead_act(t)["zombie"])
    assert set(given) == {"z2", "z3", "z4"}


# -- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.5.3.5")
def test_a_zombie_goes_to_the_closest_hero() -> None:
    assert ways(walking({"z1": "4,3"}, {"billy": "0,3", "jenny": "7,3"}), "z1") <= {"5,2", "5,3", "5,4"}


@pytest.mark.rule("17.5.3.5")
def test_of_heroes_as_close_it_goes_to_the_fewest_and_then_to_the_weakest() -> None:
    crowd = {"billy": "1,3", "jenny": "1,3", "sally": "7,3"}
    assert ways(walking({"z1": "4,3"}, crowd), "z1") <= {"5,2", "5,3", "5,4"}
    hurt = {"billy": {"space": "1,3", "wounds": 1}, "sally": "7,3"}
    assert ways(walking({"z1": "4,3"}, hurt), "z1") <= {"3,2", "3,3", "3,4"}


@pytest.mark.rule("17.5.3.5")
def test_hunger_comes_first_and_between_several_the_fewest() -> None:
    t = walking({"z1": "4,3"}, {"billy": "3,3", "jenny": "3,3", "sally": "5,3"})
    assert ways(t, "z1") == {"5,3"}


@pytest.mark.rule("17.5.3.5")
def test_of_the_ways_it_takes_one_out_of_sight() -> None:
    # Sally in the church sees nothing through the far wall; two of three steps to her lie in her sight.
    t = walking({"z1": "4,2"}, {"sally": "2,4"})
    assert ways(t, "z1") == {"3,3"}, "next to most Heroes comes before everything else"
    t = walking({"z1": "7,3"}, {"sally": "0,0"})
    board = t.engine.game.board
    seen = {name for name in ways(t, "z1") if board.sight[board.by_name["0,0"]] >> board.by_name[name] & 1}
    assert seen == set()


@pytest.mark.rule("17.5.5")
@pytest.mark.parametrize(("hero", "to_the_house"), [("0,0", True), ("5,5", False)])
def test_an_empty_manor_house_draws_the_dead_and_a_hero_in_it_too(hero: str, to_the_house: bool) -> None:
    t = walking(
        {"z1": "2,2"}, {"billy": hero}, scenario="defend-the-manor-house", board=MANOR, profile="original-advanced"
    )
    board = t.engine.game.board
    house = board.place("manor-house")
    (step,) = {board.by_name[name] for name in ways(t, "z1", tries=1)}
    far = min(board.distance[step][space] for space in house)
    assert (far < min(board.distance[board.by_name["2,2"]][space] for space in house)) is True
    assert (board.distance[step][board.by_name[hero]] < board.distance[board.by_name["2,2"]][board.by_name[hero]]) is (
        not to_the_house
    )


@pytest.mark.rule("17.5.5")
def test_where_the_scenario_says_so_the_dead_fill_the_smallest_building() -> None:
    small = {**GRID["grid"]["buildings"][1], "cells": ["5,0", "6,0"], "doors": [["5,0", "4,0"]]}
    board = {"grid": {**GRID["grid"], "buildings": [GRID["grid"]["buildings"][0], small]}}
    t = walking({"z1": "5,3", "z2": "5,0"}, {"billy": "0,5"}, scenario="zombie-apocalypse", board=board)
    moved = dead_act(t)
    assert (moved["zombie"], moved["to"] in ("5,2", "6,2", "7,2")) == ("z1", True), "towards 6,0, the space left"
    assert dead(t)["type"] == "done", "z2 already stands in the building and holds its space"


@pytest.mark.rule("17.5.5")
@pytest.mark.parametrize(("items", "to"), [([], {"5,2", "5,3", "5,4"}), (["torch"], {"3,2", "3,3", "3,4"})])
def test_once_something_is_stocked_up_the_dead_go_there(items: list[str], to: set[str]) -> None:
    heroes = {"billy": {"space": "1,1", "items": items}, "sally": {"space": "6,3"}}
    markers = [{"kind": "stockpile", "building": "church"}]
    t = walking({"z1": "4,3"}, heroes, scenario="stock-up", boxes=["base", "stock-up"], markers=markers)
    assert ways(t, "z1") <= to


# -- fights ------------------------------------------------------------------------------------------------


def fighting(card: str, dice: list[int], **said: Any) -> Table:
    """Billy and a Zombie are about to fight; the next Fight card is known."""
    said.setdefault("heroes", {"billy": "4,4", "jenny": "0,0"})
    t = solo(dice, zombies={"z1": "4,4"}, hands={"zombies-1": []}, piles={"zombie-fight": {"deck": [card]}}, **said)
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


@pytest.mark.rule("17.5.3.6", "17.5.4.2")
def test_each_zombie_draws_a_fight_card_and_benefits_from_it() -> None:
    t = fighting("uuuurrrggghh", [4, 3, 2])
    assert t.saw("drew", who="z1", card="uuuurrrggghh")
    assert t.view("heroes-1")["hands"]["zombies-1"] == ["uuuurrrggghh"]
    t.dice(5, 1)
    assert dead_act(t)["card"] == "uuuurrrggghh"
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["piles"]["zombie-fight"]["discard"] == ["uuuurrrggghh"]


@pytest.mark.rule("17.5.3.6")
def test_a_fight_card_that_does_not_serve_goes_with_its_fight() -> None:
    t = fighting("undead-hate-the-living", [2, 3, 6])
    assert dead_act(t)["type"] == "pass"
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["hands"]["zombies-1"] == []
    assert t.state["piles"]["zombie-fight"]["discard"] == ["undead-hate-the-living"]
    t.nothing_pending()


def test_without_the_switch_no_fight_card_is_drawn() -> None:
    t = table([4, 3, 2], heroes={"billy": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"}, hands={"zombies-1": []})
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert not t.saw("drew")


@pytest.mark.rule("17.5.4.2")
@pytest.mark.parametrize(("zombie", "played"), [(4, True), (5, False)])
def test_the_hatred_of_the_living_is_for_a_zombie_that_is_beaten(zombie: int, played: bool) -> None:
    t = fighting("undead-hate-the-living", [5, 1, zombie])
    assert (t.window == "fight" and dead(t)["type"] == "play-card") is played
    if played:
        dead_act(t)
        assert dead(t)["dice"] == [5], "the die that wins is rolled again, and no other"


@pytest.mark.rule("17.5.4.2")
def test_a_weapon_is_taken_out_of_a_hand_before_anything_else() -> None:
    heroes = {"billy": {"space": "4,4", "items": ["first-aid-kit", "baseball-bat", "gasoline"]}, "jenny": "0,0"}
    t = fighting("caught-off-guard", [5, 1, 4], heroes=heroes, boxes=["base", "growing-hunger"])
    t.passes("heroes-1")
    dead_act(t)
    assert {dead(t, seed)["card"] for seed in range(12)} == {"baseball-bat"}


@pytest.mark.rule("17.5.4.2")
@pytest.mark.parametrize(("hero", "cancelled"), [("billy", True), ("sally", False)])
def test_faith_is_lost_by_the_hero_who_fights(hero: str, cancelled: bool) -> None:
    t = fighting(
        "loss-of-faith",
        [5, 1, 4],
        heroes={"billy": "4,4", "sally": "0,0"},
        in_play_rows=[{"card": "faith", "hero": hero}],
    )
    assert (t.seat == "zombies-1" and dead(t)["type"] == "play-card") is cancelled


# -- new Zombies -------------------------------------------------------------------------------------------


@pytest.mark.rule("17.5.3.4")
@pytest.mark.parametrize(("scenario", "dice"), [("die-zombies-die", [[3, 4]]), ("defend-the-manor-house", [])])
def test_the_spawn_roll_is_the_usual_one_unless_they_come_by_themselves(scenario: str, dice: list[list[int]]) -> None:
    t = solo(
        [3, 4],
        scenario=scenario,
        board=GRID | {},
        heroes={"billy": "0,0"},
        zombies={"z1": "7,3"},
        turn="zombies",
        step="spawn-roll",
        hands={"zombies-1": []},
    )
    assert [e["values"] for e in t.events if e["type"] == "roll" and e["for"] == "spawn-check"] == dice
    assert t.saw("spawn-due", seats=["zombies-1"])


def spawning(heroes: dict[str, Any], dice: list[int] | None = None, **said: Any) -> Table:
    """Four Zombies are about to come."""
    board = {"center": "town-center", "outer": ["church", "gas", "school", "farm"]}
    return solo(
        [4, *(dice or [])],
        board=board,
        heroes=heroes,
        turn="zombies",
        step="place",
        spawn_due=["zombies-1"],
        hands={"zombies-1": []},
        **said,
    )


@pytest.mark.rule("17.5.3.7")
def test_new_zombies_come_clockwise_from_the_board_with_most_heroes() -> None:
    t = spawning({"billy": "11,11", "jenny": "9,9", "sally": "0,3"})
    board = t.engine.game.board
    while t.kind in ("spend-spawn", "place-zombie"):
        dead_act(t)
    spaces = [e["to"] for e in t.events if e["type"] == "placed"]
    assert [board.outer_of[board.by_name[space]] for space in spaces] == [2, 3, 0, 1]


@pytest.mark.rule("17.5.3.7")
def test_of_equal_boards_the_one_with_the_weakest_heroes() -> None:
    t = spawning({"billy": {"space": "11,11", "wounds": 1}, "sally": "0,3"})
    dead_act(t)
    assert t.saw("placed", who="z1", to="11,6")


@pytest.mark.rule("17.5.3.7")
@pytest.mark.parametrize(
    ("dice", "special"),
    [
        ([1], 0),
        ([2, 2, 3], 1),
        ([3, 2, 2], 0),
        ([3, 4, 4], 1),
        ([4, 1, 4], 2),
        ([5, 6, 3, 3, 3], 2),
        ([6, 6, 1], 0),
    ],
)
def test_one_die_says_how_many_are_special_and_two_which_they_are(dice: list[int], special: int) -> None:
    t = spawning(
        {"billy": "11,11"},
        dice,
        boxes=["base", "growing-hunger"],
        profile="complete",
        special=["grave-dead"],
        figures={"very-rotten": 7},
    )
    while t.kind in ("spend-spawn", "place-zombie"):
        dead_act(t)
    placed = [e["who"][0] for e in t.events if e["type"] == "placed"]
    assert (placed.count("g"), placed.count("z")) == (special, 4 - 2 * special)
    assert [e["values"][0] for e in t.events if e["type"] == "roll" and e["for"] == "special-zombies"] == dice


@pytest.mark.rule("17.5.3.7")
@pytest.mark.parametrize(("dice", "weapons"), [([2, 4, 5], 1), ([4, 5, 5], 2), ([2, 6, 6, 2, 2], 0)])
def test_nine_and_ten_bring_grave_weapons(dice: list[int], weapons: int) -> None:
    t = spawning(
        {"billy": "11,11"},
        dice,
        zombies={"z1": "0,0", "z2": "0,1", "z3": "0,2"},
        boxes=["base", "survival-of-the-fittest"],
        profile="complete",
    )
    while t.seat == "zombies-1" and t.kind in ("spend-spawn", "place-zombie", "choose"):
        dead_act(t)
    placed = [e for e in t.events if e["type"] == "placed"]
    assert len(placed) == 4 - 2 * weapons
    assert [e["what"] for e in t.events if e["type"] == "bought"].count("grave-weapon") == weapons


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.rule("17.5")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("scenario", ["die-zombies-die", "defend-the-manor-house", "plague-carriers"])
def test_a_solo_game_is_played_to_its_end(scenario: str, profile: str) -> None:
    t = Table()
    config = {"scenario": scenario, "profile": profile, "switches": {"solo": True}}
    t.must(cmd="new", game=KIT.NAME, seed=6, config=config)
    dead_player, living = bot("solo", 6), bot("steady", 6)
    reasons: set[str] = set()
    while t.decision is not None:
        player = dead_player if t.seat == "zombies-1" else living
        if t.kind == "move-zombies":
            reasons.update(bot("solo", 6).suggest(t.engine.game).reasons)
        t.must(cmd="choose", option=t.options[player.choose(t.engine.game)]["id"])
    assert t.result is not None
    assert "The solo rules walk each Zombie to the closest Heroes." in reasons
