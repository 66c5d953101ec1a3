"""The rules of the profile `complete` that the game of 2007 has otherwise, each on both sides."""

from typing import Any

import pytest

from shamble.lnoe.content import BOXES
from shamble.lnoe.profiles import PROFILES
from tests.lnoe.rules.scenes import FAR, rolls, seen
from tests.table import GRID, Table, new_game, table

SCENE: dict[str, Any] = {"profile": "complete", "scenario": "escape-in-the-truck"}
DYING: dict[str, Any] = {
    "heroes": {"billy": {"space": "3,3", "wounds": 1}, **FAR},
    "zombies": {"z1": "3,3"},
    "scenario": "escape-in-the-truck",
}
LOSES = [1, 2, 6]


def complete(**config: Any) -> Table:
    """A new game in which no special rule is bought."""
    return new_game(profile="complete", special_rules=[], **config)


# -- the profile -------------------------------------------------------------------------------------------


def test_all_boxes_of_the_package_are_in_play_unless_others_are_named() -> None:
    replaced = {other for box in BOXES.values() for other in box.row.replaces}
    everything = [box.id for box in BOXES.values() if not box.outside and box.id not in replaced]
    assert complete().state["boxes"] == everything
    assert complete(boxes=["base"]).state["boxes"] == ["base"]


@pytest.mark.rule("5.1")
def test_every_scenario_is_played_with_the_advanced_cards() -> None:
    t = complete(scenario="burn-em-out", boxes=["base"])
    assert len(t.state["hero_deck"]) > 50
    assert t.state["profile"] == "complete"


@pytest.mark.parametrize(
    ("switch", "sentence"),
    [
        ("movement_roll", "one of optional, mandatory"),
        ("hero_death", "one of removed, black-zone, always"),
        ("missing_start", "one of centre, choice"),
        ("pinch_points", "one of blocked, agility-test, students, two-health"),
        ("spawn_model", "one of simple, points"),
        ("extra_zombie_control", "one of killer, alternate"),
    ],
)
def test_a_switch_of_words_takes_no_other_word(switch: str, sentence: str) -> None:
    config = {"profile": "complete", "switches": {switch: "maybe"}}
    error = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)["error"]
    assert error["code"] == "bad-config"
    assert error["message"] == f"The switch {switch!r} is {sentence}, not 'maybe'."


def test_the_profiles_of_2007_know_none_of_it() -> None:
    for name in ("original-basic", "original-advanced"):
        rules = PROFILES[name]
        assert (rules.movement_roll, rules.missing_start, rules.redraw_search_cards) == ("optional", "centre", False)
        assert rules.hero_death != "always"


# -- the movement roll -------------------------------------------------------------------------------------


def in_the_church(**more: Any) -> Table:
    """The Sheriff is about to take the Move Action in the church."""
    t = table(heroes={"sheriff-anderson": "1,0", "becky": "7,5"}, **more)
    t.choose("activate", hero="sheriff-anderson")
    return t


@pytest.mark.rule("8.3")
def test_the_movement_roll_comes_first_and_then_the_hero_may_move_search_or_stay() -> None:
    t = in_the_church(**SCENE, dice=[3])
    assert rolls(t, "movement") == [[3]], "there is nothing else to choose"
    assert t.offers("search")
    assert t.offers("step")
    assert t.offers("stop")
    t.choose("search")
    assert t.saw("searched", who="sheriff-anderson")


@pytest.mark.rule("8.3")
def test_where_the_roll_is_optional_a_hero_may_search_without_it() -> None:
    t = in_the_church(**SCENE, switches={"movement_roll": "optional"})
    assert t.offers("search")
    assert t.offers("skip")
    assert t.offers("roll-movement")
    assert rolls(t, "movement") == []


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("roll", ["mandatory", "optional"])
def test_what_a_scenario_offers_comes_after_a_mandatory_roll_and_before_an_optional_one(roll: str) -> None:
    t = table(
        dice=[2],
        heroes={"sheriff-anderson": {"space": "4,3", "items": ["gasoline"]}, "becky": "7,5"},
        markers=[{"kind": "truck", "space": "4,3"}],
        **SCENE,
        switches={"movement_roll": roll},
    )
    t.choose("activate", hero="sheriff-anderson")
    mandatory = roll == "mandatory"
    assert t.offers("fill-up") is not mandatory
    assert t.offers("skip") is not mandatory
    t.choose("roll-movement")
    assert t.offers("fill-up") is mandatory


# -- the death of a Hero -----------------------------------------------------------------------------------


@pytest.mark.rule("11.6.3", "11.6.3.1", "13.10")
@pytest.mark.parametrize("sun", [15, 3])
def test_a_hero_killed_by_zombies_always_turns_and_a_new_one_comes(sun: int) -> None:
    t = table(dice=LOSES, profile="complete", turn="zombies", step="fight", sun=sun, **DYING)
    assert t.saw("turned", who="billy")
    assert t.saw("hero-joins", seat="heroes-1")


@pytest.mark.rule("11.6.3")
def test_with_the_switch_off_a_hero_of_a_late_hour_is_gone() -> None:
    t = table(
        dice=LOSES,
        profile="complete",
        switches={"hero_death": "removed"},
        turn="zombies",
        step="fight",
        sun=15,
        **DYING,
    )
    assert t.saw("killed", who="billy")
    assert not t.saw("turned")
    assert not t.saw("hero-joins")


@pytest.mark.rule("11.6.3", "11.6.3.1", "9.5.6")
@pytest.mark.parametrize("turns", [False, True])
def test_an_explosive_leaves_nothing_to_rise_but_a_new_hero_comes(turns: bool) -> None:
    t = table(
        dice=[1, 6],
        heroes={"billy": {"space": "3,3", "items": ["dynamite", "lighter"]}, "becky": {"space": "3,5", "wounds": 2}},
        **SCENE,
        switches={"explosive_death_turns": turns},
    )
    t.choose("activate", hero="billy")
    t.choose("stop")
    t.passes()
    t.choose("attack", card="dynamite", to="3,5")
    t.passes()
    assert t.saw("killed", who="becky")
    assert t.saw("turned", who="becky") is turns
    assert t.saw("hero-joins")


# -- a start that is missing -------------------------------------------------------------------------------


def johnny_without_gym(**config: Any) -> Table:
    outer = ["church", "farm", "hospital", "gas"]
    return complete(
        boxes=["base"],
        board={"center": "town-center", "outer": outer},
        heroes=["johnny", "becky", "jenny", "father-joseph"],
        **config,
    )


def drawn_by(t: Table) -> list[str]:
    while t.kind == "place-hero":
        t.choose("place")
    return [e["who"] for e in seen(t, "drew") if e["seat"] == "heroes-1"]


@pytest.mark.rule("5.6.6.1", "13.11.1")
def test_a_hero_whose_start_is_missing_may_choose_the_centre_with_a_card() -> None:
    t = johnny_without_gym()
    assert t.values("choose", "start") == ["centre", "random-building"]
    t.choose("choose", start="centre")
    board = t.engine.game.board
    assert t.heroes["johnny"]["space"] == board.names[board.center[0]]
    assert drawn_by(t) == ["johnny"]


@pytest.mark.rule("5.6.6.1", "13.11.1", "3.4")
def test_or_a_random_building_without_a_card() -> None:
    t = johnny_without_gym()
    t.choose("choose", start="random-building")
    if t.kind == "choose":
        t.choose("choose")
    assert t.saw("building-rolled")
    assert t.kind == "place-hero"
    t.choose("place", hero="johnny")
    board = t.engine.game.board
    assert board.building[board.by_name[t.heroes["johnny"]["space"]]] >= 0
    assert drawn_by(t) == []


@pytest.mark.rule("5.6.6.1")
def test_with_the_switch_off_nobody_is_asked() -> None:
    t = johnny_without_gym(switches={"missing_start": "centre"})
    assert not t.offers("choose")
    assert drawn_by(t) == ["johnny"]


# -- search cards at the start -----------------------------------------------------------------------------


def new_hero_draws(*deck: str, redraw: bool = True) -> Table:
    """Billy has turned; the new Hero enters in the centre and draws from this deck, its top card first."""
    t = table(
        dice=LOSES,
        profile="complete",
        switches={"redraw_search_cards": redraw},
        turn="zombies",
        step="fight",
        boxes=["base"],
        hero_deck_exact=list(deck),
        **{**DYING, "heroes": {**DYING["heroes"], **{name: {"alive": False} for name in OTHERS}}},
    )
    t.choose("choose", start="centre")
    while t.kind == "choose":
        t.choose("choose")
    return t


OTHERS = ["johnny", "father-joseph", "sheriff-anderson", "jake-cartwright", "jenny"]
"""All but Sally, who starts with nothing."""


@pytest.mark.rule("13.11.2", "5.6.4.1")
@pytest.mark.parametrize("wanted", ["gasoline", "keys", "just-what-i-needed"])
def test_no_hero_starts_with_what_is_to_be_found_or_what_fetches_it(wanted: str) -> None:
    t = new_hero_draws(wanted, "torch")
    assert t.heroes["sally"]["items"] == ["torch"]
    assert t.state["hero_deck"] == [wanted]
    assert t.saw("drawn-anew", who="sally", count=1)


@pytest.mark.rule("13.11.2")
def test_with_the_switch_off_the_first_card_is_kept() -> None:
    t = new_hero_draws("gasoline", "torch", redraw=False)
    assert t.heroes["sally"]["items"] == ["gasoline"]
    assert not t.saw("drawn-anew")


@pytest.mark.rule("13.11.2")
def test_a_deck_of_nothing_else_gives_what_it_has() -> None:
    assert new_hero_draws("keys", "gasoline").heroes["sally"]["items"]


@pytest.mark.rule("5.6.4.1")
@pytest.mark.parametrize("redraw", [True, False])
def test_at_set_up_the_free_card_is_never_one_to_be_found(redraw: bool) -> None:
    found = set()
    for seed in range(40):
        t = johnny_without_gym(seed=seed, scenario="escape-in-the-truck", switches={"redraw_search_cards": redraw})
        t.choose("choose", start="centre")
        drawn_by(t)
        found |= {"keys", "gasoline"} & set(t.heroes["johnny"]["items"])
    assert bool(found) is not redraw


# -- open piles, hunger ------------------------------------------------------------------------------------


@pytest.mark.rule("3.9.1.3", "3.9.2.2")
@pytest.mark.parametrize("is_open", [True, False])
def test_anybody_may_look_through_the_discard_piles(is_open: bool) -> None:
    t = table(
        heroes={"becky": "3,3"},
        hero_discard=["keys", "torch"],
        zombie_discard=["shamble"],
        **SCENE,
        switches={"discard_open": is_open},
    )
    seen_by_zombies = t.view("zombies-1")
    assert ("keys" in str(seen_by_zombies.get("hero_discard"))) is is_open
    assert ("shamble" in str(t.view("heroes-1").get("zombie_discard"))) is is_open


# -- players -----------------------------------------------------------------------------------------------


def hero_shares(players: int, **switches: Any) -> list[int]:
    """How many Heroes each Hero player has."""
    t = complete(players=players, switches=switches)
    owners = [hero["seat"] for hero in t.heroes.values()]
    return [owners.count(seat) for seat in t.state["seats"] if seat.startswith("heroes")]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("players", "shares"),
    [(2, [4]), (3, [2, 2]), (4, [1, 1, 2]), (5, [1, 1, 1, 1]), (6, [1, 1, 1, 1, 1]), (8, [1, 1, 1, 1, 1, 1, 1])],
)
def test_one_player_has_all_zombies_and_the_heroes_are_shared_out(players: int, shares: list[int]) -> None:
    assert sorted(hero_shares(players)) == shares


@pytest.mark.rule("2.1", "17.1")
@pytest.mark.parametrize(
    ("players", "shares"), [(3, [4]), (4, [2, 2]), (5, [1, 1, 2]), (6, [1, 1, 1, 1]), (8, [1] * 6)]
)
def test_two_may_play_the_zombies(players: int, shares: list[int]) -> None:
    assert sorted(hero_shares(players, zombie_players=2)) == shares
    t = complete(players=players, switches={"zombie_players": 2})
    assert list(t.state["pool"].values()) == [7, 7]


@pytest.mark.rule("2.1")
def test_or_as_many_as_the_table_of_2007_says() -> None:
    t = complete(players=4, switches={"zombie_players": 0})
    assert t.state["seats"] == ["heroes-1", "heroes-2", "zombies-1", "zombies-2"]


@pytest.mark.rule("2.1")
def test_somebody_must_be_left_to_play_the_heroes() -> None:
    config = {"profile": "complete", "players": 2, "switches": {"zombie_players": 2}}
    error = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)["error"]
    assert error["message"] == "With 2 Zombie players there are 3 or more players, not 2."


@pytest.mark.rule("2.1")
def test_a_fifth_hero_may_be_named_where_there_is_a_fifth_hero_player() -> None:
    team = ["becky", "johnny", "jenny", "sally", "billy"]
    assert set(complete(players=6, heroes=team).heroes) == set(team)


@pytest.mark.rule("17.1.5")
@pytest.mark.parametrize(
    ("control", "round", "owner"), [("alternate", 1, 1), ("alternate", 2, 2), ("killer", 1, 2), ("killer", 2, 2)]
)
def test_a_zombie_hero_belongs_to_the_killer_or_by_rounds_to_either(control: str, round: int, owner: int) -> None:
    t = table(
        dice=[*LOSES, 1],
        profile="complete",
        players=4,
        round=round,
        turn="zombies",
        step="fight",
        switches={"zombie_players": 2, "extra_zombie_control": control},
        **{**DYING, "zombies": {"z8": "3,3"}},
    )
    (turned,) = [z for z in t.zombies.values() if z["kind"] == "zombie-hero"]
    assert turned["seat"] == f"zombies-{owner}"


@pytest.mark.rule("17.1.5")
@pytest.mark.parametrize(("control", "owner"), [("alternate", "zombies-2"), ("killer", "zombies-1")])
def test_with_the_next_round_the_other_player_controls_it(control: str, owner: str) -> None:
    t = table(
        profile="complete",
        players=4,
        round=1,
        heroes=FAR,
        zombies={"billy": {"space": "7,5", "kind": "zombie-hero", "seat": "zombies-1"}},
        turn="zombies",
        step="sun",
        switches={"zombie_players": 2, "extra_zombie_control": control},
    )
    assert t.state["round"] == 2
    (turned,) = [z for z in t.zombies.values() if z["kind"] == "zombie-hero"]
    assert turned["seat"] == owner


# -- Spawn Points ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "14.3.1", "6.1.6")
@pytest.mark.parametrize(("model", "held_back"), [("points", False), ("simple", True)])
def test_spawn_points_must_be_used_one_for_each_zombie(model: str, held_back: bool) -> None:
    t = table(
        dice=[2],
        heroes=FAR,
        turn="zombies",
        step="place",
        spawn_due=["zombies-1"],
        **SCENE,
        switches={"spawn_model": model},
    )
    assert t.kind == "place-zombie"
    assert t.offers("done") is held_back
    t.choose("place")
    if t.kind == "place-zombie":
        t.choose("place")
    assert len(t.zombies) == 2


# -- pinch points ------------------------------------------------------------------------------------------

CORNERS: dict[str, Any] = {
    "grid": {
        **GRID["grid"],
        "buildings": [
            GRID["grid"]["buildings"][0],
            {
                "id": "gym",
                "cells": ["2,2", "3,2", "2,3", "3,3"],
                "doors": [["3,3", "4,3"]],
                "numbers": [4, 5, 6],
                "pick_up": [],
            },
        ],
    }
}
"""The corners of church and gym touch between 2,1 and 1,2."""
SOUTH = "the street south of the Church (1,2)"


def at_the_pinch(hero: str, rule: str, *dice: int) -> Table:
    """A Hero stands before the corners and has rolled for movement."""
    heroes = {hero: "2,1", "father-joseph": "7,5"}
    t = table(
        dice=[4, *dice], board=CORNERS, heroes=heroes, **SCENE, switches={"pinch_points": rule, "barricades": "off"}
    )
    t.choose("activate", hero=hero)
    return t


@pytest.mark.rule("3.3.11", "3.3.11.1")
@pytest.mark.parametrize(
    ("hero", "rule", "passes"),
    [
        ("sheriff-anderson", "blocked", False),
        ("sheriff-anderson", "agility-test", True),
        ("sheriff-anderson", "students", False),
        ("johnny", "students", True),
        ("sheriff-anderson", "two-health", False),
        ("johnny", "two-health", True),
    ],
)
def test_who_may_try_to_pass_between_corners(hero: str, rule: str, passes: bool) -> None:
    t = at_the_pinch(hero, rule)
    assert t.offers("step", to="1,2") is passes


@pytest.mark.rule("3.3.11.1", "3.3.11.2", "13.2")
@pytest.mark.parametrize(
    ("hero", "die", "through"), [("sheriff-anderson", 3, True), ("sheriff-anderson", 2, False), ("johnny", 2, True)]
)
def test_an_agility_test_is_passed_by_as_many_as_there_are_health_boxes(hero: str, die: int, through: bool) -> None:
    t = at_the_pinch(hero, "agility-test", die)
    t.choose("step", to="1,2")
    assert rolls(t, "agility") == [[die]]
    assert t.heroes[hero]["space"] == ("1,2" if through else "2,1")
    assert t.saw("stopped", who=hero, why="pinch-point") is not through
    assert t.decision is not None
    assert (t.decision["actor"] == hero) is through, "who fails has ended the move, and the next Hero acts"


@pytest.mark.rule("3.3.11.1")
def test_students_pass_without_a_test() -> None:
    t = at_the_pinch("johnny", "students")
    t.choose("step", to="1,2")
    assert t.heroes["johnny"]["space"] == "1,2"
    assert rolls(t, "agility") == []


@pytest.mark.rule("3.3.11")
@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (
            "blocked",
            f"Two buildings touch at this corner: nobody squeezes through to {SOUTH}.",
        ),
        (
            "students",
            f"Two buildings touch at this corner: only a Student squeezes through to {SOUTH}.",
        ),
        ("agility-test", f"You can: Step to {SOUTH}."),
    ],
)
def test_why_not_between_corners_names_who_may(rule: str, sentence: str) -> None:
    found = at_the_pinch("sheriff-anderson", rule).must(cmd="why", seat="heroes-1", about={"space": "1,2"})
    assert found["text"] == sentence


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("blocked", "It is 7 steps to the street south of the Church (0,3), and Sheriff Anderson has 4 left."),
        ("agility-test", "Move one space at a time: it is 2 steps to the street south of the Church (0,3)."),
    ],
)
def test_a_way_is_measured_through_the_pinch_point_by_who_may_squeeze(rule: str, sentence: str) -> None:
    t = at_the_pinch("sheriff-anderson", rule)
    assert t.must(cmd="why", seat="heroes-1", about={"space": "0,3"})["text"] == sentence
