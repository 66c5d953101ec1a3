"""The cards of Zombie Pillage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, zombies_answer
from tests.table import Table

SCENES = Scenes("zombie-pillage")
table, hero_turn, fight = SCENES.table, SCENES.hero_turn, SCENES.fight
draws, zombie_move = SCENES.draws, SCENES.zombie_move
PILLAGE = [{"rule": "zombie-pillage", "x": 1}]


def lost(t: Table) -> int:
    return sum(e["type"] == "discarded" and e["from"] == "hero deck" for e in t.events)


# -- Guard the Stores --------------------------------------------------------------------------------------


def guarded(*dice: int, **situation: Any) -> Table:
    hands = {"heroes-1": ["guard-the-stores"]}
    return table(
        dice=list(dice), turn="zombies", special_rules=PILLAGE, heroes={"billy": "3,3"}, hands=hands, **situation
    )


def test_nothing_is_pillaged_from_guarded_stores() -> None:
    t = guarded(step="move", zombies={"z1": "0,0"})
    while t.seat != "heroes-1":
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="guard-the-stores")
    t.dice(6)
    while not t.offers("choose", space="0,0"):
        t.choose("done")
    t.choose("choose", space="0,0")
    assert lost(t) == 0
    assert t.saw("deck-guarded"), "and the log says why"


def test_they_are_guarded_against_a_card_that_is_being_played_and_for_this_turn_only() -> None:
    hands = {"heroes-1": ["guard-the-stores"], "zombies-1": ["resilient", "resilient", "trip"]}
    t = table(
        turn="zombies",
        step="draw",
        special_rules=PILLAGE,
        heroes={"billy": "3,3"},
        hands=hands,
        zombie_deck=["all-is-lost"],
    )
    t.choose("keep")
    assert t.window == "card-played"
    t.choose("play-card", card="guard-the-stores")
    assert lost(t) == 0
    while t.state["turn"] == "zombies":
        t.must(cmd="choose", option="0")
    assert t.state["effects"] == []


def test_a_card_that_takes_none_is_no_reason_to_guard_them() -> None:
    hands = {"heroes-1": ["guard-the-stores"], "zombies-1": ["resilient", "resilient", "trip"]}
    t = table(
        turn="zombies",
        step="draw",
        special_rules=PILLAGE,
        heroes={"billy": "3,3"},
        hands=hands,
        zombie_deck=["heavy-rain"],
    )
    t.choose("keep")
    assert t.window != "card-played"


def test_nor_is_the_hero_turn() -> None:
    t = hero_turn("billy", hand=("guard-the-stores",), special_rules=PILLAGE)
    assert not t.offers("play-card")


# -- Hidden Cache ------------------------------------------------------------------------------------------


def test_up_to_five_cards_come_back() -> None:
    pile = ["keys", "faith", "crowbar", "ammo", "lighter", "torch"]
    t = hero_turn("billy", space="0,0", special_rules=PILLAGE, hero_deck=["hidden-cache"], hero_discard=pile)
    t.choose("search")
    for card in pile[:5]:
        assert t.offers("done")
        t.choose("choose", card=card)
    assert sorted(t.state["hero_discard"]) == ["hidden-cache", "torch"]
    t.nothing_pending()


def test_an_empty_pile_hides_nothing() -> None:
    t = hero_turn("billy", space="0,0", special_rules=PILLAGE, hero_deck=["hidden-cache"])
    t.choose("search")
    assert t.state["hero_discard"] == ["hidden-cache"]
    t.nothing_pending()


# -- Rusty Keys --------------------------------------------------------------------------------------------


def test_rusty_keys_fit_something_in_a_building() -> None:
    t = hero_turn("billy", ("rusty-keys",), space="0,0", hero_deck=["crowbar"])
    t.choose("use-item", card="rusty-keys")
    assert t.heroes["billy"]["items"] == ["crowbar"]
    assert t.state["hero_discard"] == ["rusty-keys"]


def test_but_nothing_in_the_street() -> None:
    assert not hero_turn("billy", ("rusty-keys",)).offers("use-item")


@pytest.mark.parametrize(("item", "asked"), [("rusty-keys", True), ("keys", False)])
def test_they_open_no_locked_door(item: str, asked: bool) -> None:
    t = hero_turn("billy", (item,), space="2,1", zombie_hand=("locked-door",))
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert (t.window == "at-the-door") is asked


@pytest.mark.parametrize(("item", "over"), [("rusty-keys", True), ("crowbar", False)])
def test_a_truck_starts_with_them(item: str, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "items": [item]}, "becky": "3,3"}
    markers = [{"kind": "truck", "space": "3,3"}]
    t = table(scenario="escape-in-the-truck", heroes=heroes, markers=markers, notes={"filled": 1}, sun=5)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None and t.result["winner"] == "heroes") is over


# -- Salvage the Wreckage ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "marker", "offered"),
    [
        ("0,0", "lights-out", True),
        ("2,2", "taken-over", True),
        ("2,2", "lights-out", False),
        ("3,3", "taken-over", False),
    ],
)
def test_wreckage_is_where_it_is_dark_or_next_to_what_was_taken(space: str, marker: str, offered: bool) -> None:
    t = hero_turn(
        "billy",
        space=space,
        hand=("salvage-the-wreckage",),
        markers=[{"kind": marker, "building": "church"}],
        hero_discard=["crowbar", "faith"],
    )
    assert t.offers("play-card", hero="billy") is offered
    if offered:
        t.choose("play-card", hero="billy")
        assert t.heroes["billy"]["items"] == ["crowbar"]
        t.nothing_pending()


def test_what_the_scenario_asks_for_is_not_salvaged() -> None:
    situation: dict[str, Any] = {
        "scenario": "escape-in-the-truck",
        "markers": [{"kind": "lights-out", "building": "church"}],
    }
    t = hero_turn("billy", space="0,0", hand=("salvage-the-wreckage",), hero_discard=["keys", "gasoline"], **situation)
    assert not t.offers("play-card")


# -- Too Close ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(4, 0), (3, 1)])
def test_too_close_prevents_the_wound_on_four_or_more_and_the_hero_moves(die: int, wounds: int) -> None:
    t = fight([1, 2, 6], hand=("too-close",))
    while t.window != "about-to-wound":
        t.choose("pass")
    t.dice(die, 3)
    t.choose("play-card", card="too-close")
    assert t.heroes["billy"]["wounds"] == wounds, "the wound comes first"
    assert t.kind == "move-hero"
    t.choose("step", to="3,2")
    t.choose("step", to="3,1")
    assert t.heroes["billy"]["space"] == "3,1"
    t.nothing_pending()


def test_who_dies_of_it_moves_no_more() -> None:
    t = fight([1, 2, 6], hand=("too-close",), wounds=1)
    while t.window != "about-to-wound":
        t.choose("pass")
    t.dice(3, 3)
    t.choose("play-card", card="too-close")
    assert not t.heroes["billy"]["alive"]
    assert t.kind != "move-hero"


def test_it_is_of_no_use_against_an_explosion() -> None:
    t = hero_turn("billy", ("dynamite", "lighter"), hand=("too-close",), zombies={"z1": "5,3"}, others={"becky": "5,3"})
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="dynamite", to="5,3")
    assert not t.saw("played", card="too-close")
    assert not t.offers("play-card", card="too-close")


# -- All is Lost -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sun", "cards"), [(6, 5), (5, 10)])
def test_all_is_lost_takes_five_cards_and_ten_in_the_last_five_rounds(sun: int, cards: int) -> None:
    t = draws("all-is-lost", heroes={"billy": "3,3"}, sun=sun)
    assert lost(t) == cards


@pytest.mark.parametrize(("left", "over"), [(5, True), (6, False)])
@pytest.mark.rule("2.2.1")
def test_the_last_card_loses(left: int, over: bool) -> None:
    deck = ["keys", "faith", "crowbar", "ammo", "lighter", "torch"][:left]
    t = draws("all-is-lost", heroes={"billy": "3,3"}, sun=8, hero_deck_exact=deck)
    assert (t.result is not None) is over


# -- Building Overrun --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zombies", "hero", "offered"),
    [
        ({"z1": "0,0", "z2": "1,1"}, "3,3", True),
        ({"z1": "0,0"}, "3,3", False),
        ({"z1": "0,0", "z2": "1,1"}, "1,0", False),
    ],
)
def test_two_zombies_and_no_hero_overrun_a_building(zombies: dict[str, str], hero: str, offered: bool) -> None:
    t = zombie_move(["building-overrun"], heroes={"billy": hero}, zombies=zombies)
    assert t.offers("play-card", card="building-overrun", building="church") is offered
    assert not t.offers("play-card", building="gym")


def test_what_is_overrun_is_taken_over_until_it_is_canceled() -> None:
    t = zombie_move(["building-overrun"], heroes={"billy": "2,1"}, zombies={"z1": "0,0", "z2": "1,1"})
    t.choose("play-card", card="building-overrun", building="church")
    state = t.state
    assert [(m["kind"], m["building"]) for m in state["markers"]] == [("taken-over", "church")]
    assert state["in_play"] == ["building-overrun"]
    assert lost(t) == 0, "nobody pillages here"


# -- Feels No Pain -----------------------------------------------------------------------------------------


def cleaved(hand: tuple[str, ...]) -> Table:
    t = fight([6, 2, 1], ("meat-cleaver",), zombie_hand=hand)
    assert t.window == "six-rolled"
    t.dice(6)
    t.choose("use-item", card="meat-cleaver")
    return t


def test_a_zombie_that_would_be_killed_at_once_is_not() -> None:
    t = cleaved(("feels-no-pain",))
    assert t.window == "zombie-hit"
    t.choose("play-card", card="feels-no-pain")
    t.passes()
    assert list(t.zombies) == ["z1"]
    assert t.saw("fight-resolved", won=True), "the fight goes on"
    t.nothing_pending()


def test_it_helps_against_a_pick_axe_as_well() -> None:
    t = Scenes("zombie-pillage", "timber-peak").fight([6, 2, 1], ("pick-axe",), zombie_hand=("feels-no-pain",))
    t.dice(6)
    t.choose("use-item", card="pick-axe")
    assert t.window == "zombie-hit"
    t.choose("play-card", card="feels-no-pain")
    t.passes()
    assert list(t.zombies) == ["z1"]


def test_without_it_the_zombie_is_dead_and_so_it_is_if_the_player_passes() -> None:
    assert cleaved(()).zombies == {}
    t = cleaved(("feels-no-pain",))
    t.choose("pass")
    assert t.zombies == {}
    assert not t.saw("fight-resolved")


@pytest.mark.rule("11.3.1")
def test_or_it_rolls_its_dice_again_and_no_second_fight_card_is_played() -> None:
    t = fight([4, 2, 1], zombie_hand=("feels-no-pain", "uuuurrrggghh"))
    t.dice(6)
    zombies_answer(t, "feels-no-pain", mode="zombie-dice")
    assert not t.offers("play-card")
    t.passes()
    assert t.saw("fight-resolved", won=False)


# -- Lockdown ----------------------------------------------------------------------------------------------


def locked_church(hero: str) -> Table:
    t = draws("lockdown", dice=[1], heroes={"billy": hero, "becky": "7,0"})
    t.choose("choose", building="church")
    while t.kind != "activate-hero":
        t.must(cmd="choose", option="0")
    t.choose("activate", hero="billy")
    t.dice(5)
    t.choose("roll-movement")
    t.passes()
    return t


def test_no_hero_goes_through_the_doors_of_a_locked_building() -> None:
    assert not locked_church("2,1").offers("step", to="1,1")
    t = locked_church("1,1")
    assert t.values("step", "to") == ["0,0", "0,1", "1,0"]


def test_other_doors_are_open() -> None:
    assert locked_church("5,2").offers("step", to="5,1")


def test_the_next_zombie_turn_opens_them() -> None:
    t = locked_church("2,1")
    while t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert t.state["effects"] == []


# -- We're Too Late! ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "cards"), [([], 0), (PILLAGE, 1)])
def test_a_discarded_card_is_out_of_the_game_and_pillagers_roll_once(rules: list[Any], cards: int) -> None:
    situation: dict[str, Any] = {"hero_discard": ["keys", "faith"], "special_rules": rules}
    t = zombie_move(["were-too-late"], [4], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}, **situation)
    t.choose("play-card", card="were-too-late")
    t.choose("choose", card="keys")
    assert t.state["removed"] == ["keys"]
    assert lost(t) == cards


def test_with_nothing_discarded_it_is_too_early() -> None:
    assert not zombie_move(["were-too-late"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}).offers("play-card")


@pytest.mark.parametrize(("die", "cards"), [(4, 1), (3, 0)])
@pytest.mark.rule("16.4.1")
def test_where_zombies_pillage_the_roll_alone_is_worth_it(die: int, cards: int) -> None:
    t = zombie_move(["were-too-late"], [die], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}, special_rules=PILLAGE)
    t.choose("play-card", card="were-too-late")
    assert lost(t) == cards
    assert t.state["removed"] == []
    t.nothing_pending()


@pytest.mark.rule("3.4.1", "3.3.6.3")
def test_a_forest_has_no_doors_to_be_locked() -> None:
    board = {"center": "town-center", "outer": ["bf-thrashers-mill", "farm", "hospital", "school"]}
    t = Scenes("zombie-pillage", "blood-in-the-forest").draws("lockdown", [1], heroes={"billy": "5,5"}, board=board)
    assert "thrashers-mill" in t.values("choose", "building")
    assert not [building for building in t.values("choose", "building") if "forest" in building]
