"""Grave Dead, the horde of 21 and Plague Carriers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import zombie_player
from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.growing_hunger.scenes import BOXES, fight, hero_turn, table
from tests.table import Refused, Table, new_game

ABILITIES = ("very-rotten", "brainthirsty", "freshly-dead", "ravenous", "pack-mentality", "carrier")


def game(special: dict[str, int], dice: list[int], players: int = 2) -> Table:
    t = new_game(
        scenario="die-zombies-die",
        profile="original-advanced",
        boxes=BOXES,
        special=special,
        dice=dice,
        players=players,
    )
    while t.kind == "place-hero":
        t.choose("place")
    return t


# -- set-up and spawning -----------------------------------------------------------------------------------


@pytest.mark.rule("5.7.2", "14.4", "14.4.3")
@pytest.mark.parametrize(("die", "ability"), list(enumerate(ABILITIES, 1)))
def test_a_die_at_set_up_says_which_ability_all_seven_have(die: int, ability: str) -> None:
    t = game({"grave-dead": 1}, [die, 1, 1])
    assert t.state["figures"] == {ability: 7}
    assert t.saw("grave-dead", ability=ability)


@pytest.mark.rule("14.4.1", "14.2")
def test_one_of_them_comes_in_place_of_two_zombies() -> None:
    t = game({"grave-dead": 1}, [2, 1, 2])
    assert t.kind == "spend-spawn"
    assert [option["what"] for option in t.find("buy")] == ["standard", "grave-dead"]
    t.choose("buy", what="grave-dead")
    assert t.saw("bought", what="grave-dead", seat="zombies-1")
    assert len(t.find("place")) == len(t.state["pits"])
    t.choose("place")
    assert t.zombies["g1"] == {
        "space": t.zombies["g1"]["space"], "kind": "grave-dead", "ability": "brainthirsty", "seat": "zombies-1",
        "wounds": 0, "health": 2, "moved": False,
    }  # fmt: skip
    assert not t.find("buy"), "one point is not enough for another"
    while t.kind == "place-zombie":
        t.choose("place")
    assert len(t.zombies) == 2


@pytest.mark.rule("14.8.1")
def test_it_counts_as_a_zombie_on_its_pit() -> None:
    t = game({"grave-dead": 1}, [2, 6, 6])
    t.choose("buy", what="grave-dead")
    pit = t.find("place")[0]["to"]
    t.choose("place", to=pit)
    t.choose("buy", what="standard")
    assert not t.offers("place", to=pit)


@pytest.mark.rule("14.4.3.5")
def test_pack_mentality_brings_them_among_zombies_anywhere() -> None:
    spawning = {"turn": "zombies", "step": "place", "heroes": {"billy": "0,0"}, "zombies": {"z1": "3,3"}}
    t = table(dice=[4], grave_dead="pack-mentality", **spawning)
    t.choose("buy", what="grave-dead")
    assert t.offers("place", to="3,3")
    assert not t.find("place", to="4,4")
    t.choose("place", to="3,3")
    assert t.zombies["g1"]["space"] == "3,3"
    t.choose("buy", what="standard")
    assert not t.find("place", to="3,3")
    t = table(dice=[4], grave_dead="ravenous", **spawning)
    t.choose("buy", what="grave-dead")
    assert not t.find("place", to="3,3")


def test_a_described_position_may_number_them_like_any_zombie() -> None:
    t = table(
        heroes={"billy": "0,0"}, grave_dead="ravenous",
        zombies={"z1": {"space": "3,3", "kind": "grave-dead"}, "z2": "4,4", "g2": "5,5"},
    )  # fmt: skip
    assert {name: (z["kind"], z.get("ability")) for name, z in t.zombies.items()} == {
        "z1": ("grave-dead", "ravenous"), "z2": ("standard", None), "g2": ("grave-dead", "ravenous"),
    }  # fmt: skip
    assert t.state["grave_dead"] == "ravenous"
    assert t.state["figures"] == {"ravenous": 5}
    assert t.state["pool"]["zombies-1"] == 13


def test_an_unknown_ability_of_theirs_is_refused() -> None:
    with pytest.raises(Refused, match=r"grave_dead is one of .*ravenous.*, not 'sleepy'"):
        table(heroes={"billy": "0,0"}, grave_dead="sleepy")


@pytest.mark.rule("14.4")
def test_no_card_that_places_zombies_places_them() -> None:
    t = table(
        heroes={"billy": "0,0"}, turn="zombies", step="draw", pool={"zombies-1": 0}, figures={"ravenous": 7},
        zombie_deck=["surprise-attack"], hands={"zombies-1": ["trip", "resilient", "resilient"]},
    )  # fmt: skip
    t.choose("keep")
    assert t.zombies == {}


@pytest.mark.rule("14.4")
def test_one_zombie_on_every_pit_is_never_one_of_them() -> None:
    t = zombie_player.draws(
        "theyre-everywhere", boxes=[*BOXES, "revenge-of-the-dead"], heroes={"billy": "3,3"}, figures={"ravenous": 7}
    )
    assert not t.offers("buy")
    t.choose("place", to="7,5")
    assert {zombie["kind"] for zombie in t.zombies.values()} == {"standard"}
    assert len(t.zombies) == 2


@pytest.mark.rule("14.4")
def test_a_card_that_spawns_zombies_may_bring_them() -> None:
    t = table(
        dice=[2], heroes={"billy": "0,0"}, turn="zombies", step="place", spawn_due=[], figures={"ravenous": 7},
        hands={"zombies-1": ["theres-too-many"]},
    )  # fmt: skip
    t.choose("play-card", card="theres-too-many")
    assert t.values("buy", "what") == ["grave-dead", "standard"]


@pytest.mark.rule("14.4", "6.1.3")
@pytest.mark.parametrize(("counts", "due"), [(False, ["zombies-1"]), (True, [])])
def test_whether_they_count_for_the_spawn_roll_is_a_switch(counts: bool, due: list[str]) -> None:
    t = table(
        dice=[1, 1], heroes={"billy": "0,0"}, zombies={"z1": "7,5", "g1": "6,5"}, turn="zombies", step="spawn-roll",
        switches={"grave_dead_in_spawn_roll": counts},
    )  # fmt: skip
    assert t.saw("spawn-due", seats=due)


# -- what they can do --------------------------------------------------------------------------------------


def against(ability: str, dice: list[int], hero: str = "sam", items: tuple[str, ...] = (), **more: Any) -> Table:
    return fight(dice, items, hero, zombies={"g1": {"space": "3,3", "ability": ability}}, **more)


@pytest.mark.rule("14.4.2")
def test_a_killed_one_is_out_of_the_game() -> None:
    t = against("freshly-dead", [4, 4, 2])
    t.passes()
    assert t.zombies == {}
    assert t.state["figures"] == {"freshly-dead": 6}
    assert t.state["zombies_killed"] == 1


@pytest.mark.rule("14.4.3.1")
@pytest.mark.parametrize(("die", "killed"), [(3, True), (4, False)])
def test_the_very_rotten_ignore_a_wound_on_four_or_more(die: int, killed: bool) -> None:
    t = against("very-rotten", [4, 4, 2, die])
    t.passes()
    assert (t.zombies == {}) is killed
    assert t.saw("ignored-wound", who="g1") is not killed


@pytest.mark.rule("14.4.3.1")
def test_but_not_one_by_an_explosive() -> None:
    t = hero_turn("billy", ("dynamite", "lighter"), zombies={"g1": {"space": "5,3", "ability": "very-rotten"}})
    t.choose("skip")
    t.dice(2)
    t.choose("attack", card="dynamite", to="5,3")
    assert t.zombies == {}
    assert not t.saw("roll", **{"for": "ignore-wound"})


@pytest.mark.rule("14.4.3.2")
def test_the_brainthirsty_take_two_wounds() -> None:
    t = against("brainthirsty", [4, 4, 2])
    t.passes()
    assert t.zombies["g1"]["wounds"] == 1
    t = fight([4, 4, 2], zombies={"g1": {"space": "3,3", "ability": "brainthirsty", "wounds": 1}})
    t.passes()
    assert t.zombies == {}


@pytest.mark.rule("14.4.3.3")
def test_the_freshly_dead_move_d3_spaces() -> None:
    zombies = {"g1": {"space": "7,5", "ability": "freshly-dead"}, "z1": "0,5"}
    t = table(dice=[5], heroes={"billy": "0,0"}, zombies=zombies, turn="zombies", step="move")
    assert t.saw("roll", who="g1", values=[5])
    t.choose("move", zombie="g1", to="6,5")
    t.choose("move", zombie="g1", to="5,5")
    t.choose("move", zombie="g1", to="4,5")
    assert t.zombies["g1"]["space"] == "4,5"


@pytest.mark.rule("14.4.3.4")
@pytest.mark.parametrize(("ability", "count"), [("ravenous", 2), ("carrier", 1)])
def test_the_ravenous_roll_one_more_fight_die(ability: str, count: int) -> None:
    t = against(ability, [6, 5, 1, 1, 1])
    (roll,) = [e for e in t.events if e["type"] == "roll" and e["for"] == "zombie-fight"]
    assert len(roll["values"]) == count


@pytest.mark.rule("14.4.3.6")
@pytest.mark.parametrize(("die", "turns"), [(5, True), (4, False)])
def test_a_hero_wounded_by_a_carrier_turns_on_five_or_more(die: int, turns: bool) -> None:
    t = against("carrier", [2, 1, 6, die])
    t.passes()
    assert (t.heroes["sam"]["alive"] is False) is turns
    assert t.saw("turned", who="sam") is turns
    assert t.saw("hero-joins") is turns, "the player gets a new Hero"
    assert t.state["heroes_killed"] == turns


@pytest.mark.rule("14.4.3.6")
def test_it_is_canceled_like_a_zombie_card_even_after_the_roll() -> None:
    t = against("carrier", [2, 1, 6, 5], hand=("principal-gomez",))
    t.choose("pass")
    until(t, "card-played")
    t.choose("play-card", card="principal-gomez", mode="cancel")
    assert t.saw("taint-canceled", hero="sam")
    assert t.heroes["sam"]["wounds"] == 1
    t.nothing_pending()


def test_a_hero_who_dies_of_the_wound_is_not_rolled_for() -> None:
    t = against("carrier", [2, 1, 6, 6], wounds=3)
    t.passes()
    assert not t.saw("roll", **{"for": "taint"})


def test_a_standard_zombie_turns_nobody() -> None:
    t = fight([2, 1, 6, 6], hero="sam")
    t.passes()
    assert not t.saw("roll", **{"for": "taint"})


# -- two Zombie players, the horde -------------------------------------------------------------------------


@pytest.mark.rule("17.1.5")
def test_two_players_control_them_by_turns() -> None:
    t = table(
        heroes={"billy": "0,0"}, zombies={"g1": "7,5"}, players=4, turn="zombies", step="sun", round=1, sun=14,
        hands={"zombies-1": [], "zombies-2": []},
    )  # fmt: skip
    assert t.state["round"] == 2
    assert t.zombies["g1"]["seat"] == "zombies-2"


@pytest.mark.rule("16.4.12", "16.4.12.1")
def test_a_horde_has_twenty_one_zombies() -> None:
    t = game({"zombie-horde-21": 1}, [1, 1])
    while t.kind == "place-zombie":
        t.choose("place")
    assert t.state["pool"]["zombies-1"] + t.state["figures"]["horde-zombie"] == 19


@pytest.mark.rule("16.4.12.2", "17.1.6")
@pytest.mark.parametrize(
    ("players", "special", "dice"),
    [(2, {}, [2]), (2, {"zombie-horde-21": 1}, [3]), (4, {}, [1, 1]), (4, {"zombie-horde-21": 1}, [2, 1])],
)
def test_with_a_horde_one_more_die_is_rolled_for_new_zombies(
    players: int, special: dict[str, int], dice: list[int]
) -> None:
    t = table(heroes={"billy": "0,0"}, players=players, special=special, turn="zombies", step="spawn-roll")
    rolls = [len(e["values"]) for e in t.events if e["type"] == "roll" and e["for"] == "spawn-check"]
    assert rolls == dice


@pytest.mark.rule("17.1.2")
def test_two_players_place_the_shared_zombies_when_their_own_are_out() -> None:
    t = table(
        dice=[1], heroes={"billy": "0,0"}, players=4, special={"zombie-horde-21": 1}, turn="zombies", step="place",
        spawn_due=["zombies-1"], pool={"zombies-1": 0},
    )  # fmt: skip
    t.choose("place")
    assert list(t.zombies) == ["z15"]


@pytest.mark.rule("16.4.12.1")
def test_a_killed_zombie_of_the_horde_goes_back_to_its_pool() -> None:
    t = hero_turn("billy", special={"zombie-horde-21": 1}, zombies={"z15": "3,3"})
    assert t.state["figures"] == {"horde-zombie": 6}
    t.dice(4, 4, 2)
    t.choose("skip")
    assert t.state["figures"] == {"horde-zombie": 7}


# -- Plague Carriers ---------------------------------------------------------------------------------------


def plague(hero: str, at: str = "3,3", **more: Any) -> Table:
    return table(heroes={"billy": hero}, zombies={"p1": at, "z1": "7,5"}, turn="zombies", step="move", **more)


def test_a_plague_carrier_is_driven_by_hunger_from_two_spaces_away() -> None:
    t = plague("3,1")
    assert t.values("move", "to", zombie="p1") == ["2,2", "3,2", "4,2"]
    assert not t.offers("done")
    assert not t.find("move", zombie="z1"), "hunger goes first"


def test_farther_away_it_does_not_move_at_all() -> None:
    t = plague("3,0")
    assert not t.find("move", zombie="p1")
    assert t.find("move", zombie="z1")


def test_no_card_moves_it() -> None:
    t = plague("3,0", hands={"zombies-1": ["shamble"]})
    assert t.values("play-card", "zombie", card="shamble") == ["z1"]


def test_it_has_two_boxes_and_two_dice_and_never_counts_for_the_spawn_roll() -> None:
    t = fight([4, 4, 1, 2], zombies={"p1": "3,3"})
    t.passes()
    assert t.zombies["p1"]["wounds"] == 1
    t = table(
        dice=[1, 1], heroes={"billy": "0,0"}, zombies={"p1": "7,5", "p2": "6,5"}, turn="zombies", step="spawn-roll"
    )
    assert t.saw("spawn-due", seats=["zombies-1"])
