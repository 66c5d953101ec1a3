"""The basic Zombie deck from O to Z, card by card."""

from typing import Any

import pytest

from tests.lnoe.boxes.base.zombie_player import FILLER, draws, fights, zombie_move
from tests.table import Table, table

# -- "Oh the Horror!" --------------------------------------------------------------------------------------


def test_oh_the_horror_draws_three_cards_above_the_hand_size() -> None:
    t = draws("oh-the-horror", [1, 1], heroes={"billy": "3,3"}, then=["shamble", "braaains", "cornered"])
    assert sorted(t.state["hands"]["zombies-1"]) == sorted([*FILLER, "shamble", "braaains", "cornered"])
    assert t.state["zombie_discard"] == ["oh-the-horror"]


@pytest.mark.rule("7.2.1")
def test_a_play_immediately_card_drawn_by_oh_the_horror_is_played_at_once() -> None:
    t = draws("oh-the-horror", [1, 1], heroes={"billy": "3,3"}, then=["shamble", "heavy-rain", "braaains"])
    assert t.state["in_play"] == ["heavy-rain"]
    assert sorted(t.state["hands"]["zombies-1"]) == sorted([*FILLER, "shamble", "braaains"])


@pytest.mark.rule("3.9.2.1")
def test_a_hand_above_its_size_is_discarded_down_before_the_optional_discard() -> None:
    hand = ["shamble", "shamble", "shamble", "trip", "resilient", "braaains"]
    t = table(
        dice=[1, 1],
        turn="zombies",
        step="draw",
        heroes={"billy": "3,3"},
        zombies={"z1": "7,5", "z2": "7,5"},
        hands={"zombies-1": hand},
        zombie_deck=["cornered"],
    )
    assert not t.offers("keep")
    t.choose("discard", card="shamble")
    assert not t.offers("keep")
    t.choose("discard", card="trip")
    assert t.offers("keep")
    t.choose("discard", card="braaains")
    assert t.state["hands"]["zombies-1"] == ["shamble", "shamble", "resilient", "cornered"]
    assert t.kind == "move-zombies"


# -- Relentless Advance ------------------------------------------------------------------------------------


def test_relentless_advance_moves_that_many_zombies_one_space_before_their_normal_move() -> None:
    zombies = {"z1": "7,5", "z2": "0,5", "z3": "7,3"}
    t = zombie_move(["relentless-advance"], [2], heroes={"billy": "3,0"}, zombies=zombies)
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z1", to="7,4")
    assert set(t.values("move", "zombie")) == {"z2", "z3"}
    t.choose("move", zombie="z2", to="0,4")
    assert (t.zombies["z1"]["space"], t.zombies["z2"]["space"]) == ("7,4", "0,4")
    assert set(t.values("move", "zombie")) == {"z1", "z2", "z3"}
    t.choose("move", zombie="z1", to="7,3")
    assert t.zombies["z1"]["space"] == "7,3"


@pytest.mark.rule("8.1.1")
def test_hunger_binds_a_zombie_that_advances() -> None:
    t = zombie_move(["relentless-advance"], [1], heroes={"billy": "3,3"}, zombies={"z1": "4,4"})
    t.choose("play-card", card="relentless-advance")
    assert t.values("move", "to") == ["3,3"]


@pytest.mark.rule("7.2.2")
def test_an_advance_is_not_yet_the_first_move_of_the_turn() -> None:
    hand = ["relentless-advance", "cornered"]
    t = zombie_move(hand, [1], heroes={"billy": "3,0"}, zombies={"z1": "7,5"})
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z1", to="7,4")
    assert t.offers("play-card", card="cornered")


def test_zombies_that_may_not_move_this_turn_do_not_advance() -> None:
    zombies = {"z1": {"space": "7,5", "moved": True}, "z2": "0,5"}
    t = zombie_move(["relentless-advance"], [6], heroes={"billy": "3,0"}, zombies=zombies)
    t.choose("play-card", card="relentless-advance")
    assert set(t.values("move", "zombie")) == {"z2"}


def test_relentless_advance_needs_a_zombie_on_the_board() -> None:
    t = table(turn="zombies", step="draw", heroes={"billy": "3,0"}, hands={"zombies-1": ["relentless-advance"]})
    assert not t.offers("play-card")


# -- Resilient ---------------------------------------------------------------------------------------------


def shoots(dice: list[int], items: list[str], weapon: str = "revolver") -> Table:
    """Jenny shoots at a Zombie two spaces away; the Zombie player holds Resilient."""
    t = table(
        dice=dice,
        heroes={"jenny": {"space": "3,3", "items": items}},
        zombies={"z1": "5,3"},
        hands={"zombies-1": ["resilient"]},
    )
    t.choose("skip")
    t.choose("attack", card=weapon)
    return t


def test_resilient_discards_the_gun_that_has_killed_a_zombie() -> None:
    t = shoots([4], ["revolver"])
    assert (t.seat, t.window) == ("zombies-1", "killed-by-gun")
    t.choose("play-card", card="resilient")
    assert t.heroes["jenny"]["items"] == []
    assert t.state["hero_discard"] == ["revolver"]
    assert "z1" not in t.zombies
    t.nothing_pending()


def test_ammo_may_be_discarded_in_place_of_the_gun() -> None:
    t = shoots([4], ["revolver", "ammo"])
    t.choose("play-card", card="resilient")
    assert t.seat == "heroes-1"
    assert t.values("choose", "card") == ["ammo", "revolver"]
    t.choose("choose", card="ammo")
    assert t.heroes["jenny"]["items"] == ["revolver"]


def test_resilient_does_not_answer_a_miss_or_another_weapon() -> None:
    t = shoots([3], ["revolver"])
    assert t.window is None
    t = shoots([2], ["signal-flare"], "signal-flare")
    assert t.window is None
    assert "z1" not in t.zombies


def test_resilient_takes_a_shotgun_before_its_ammo_is_tested() -> None:
    t = shoots([3], ["pump-shotgun"], "pump-shotgun")
    t.choose("play-card", card="resilient")
    assert t.heroes["jenny"]["items"] == []
    assert not t.saw("roll", **{"for": "out-of-ammo"})


# -- Shamble -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.2")
def test_shamble_moves_a_zombie_as_far_as_the_die_in_place_of_its_normal_move() -> None:
    t = zombie_move(["shamble"], [3], heroes={"billy": "0,0"}, zombies={"z1": "7,5", "z2": "7,3"})
    t.choose("play-card", card="shamble", zombie="z1")
    for to in ("6,4", "5,4", "4,4"):
        t.choose("move", zombie="z1", to=to)
    assert t.zombies["z1"]["space"] == "4,4"
    assert set(t.values("move", "zombie")) == {"z2"}
    t.nothing_pending()


def test_a_shambling_zombie_may_stop_early() -> None:
    t = zombie_move(["shamble"], [6], heroes={"billy": "0,0"}, zombies={"z1": "7,5", "z2": "7,3"})
    t.choose("play-card", card="shamble", zombie="z1")
    t.choose("move", zombie="z1", to="6,4")
    t.choose("done")
    assert t.zombies["z1"]["space"] == "6,4"
    assert set(t.values("move", "zombie")) == {"z2"}


@pytest.mark.rule("8.1.1.2")
def test_hunger_binds_a_shambling_zombie_on_its_way() -> None:
    t = zombie_move(["shamble"], [6], heroes={"billy": "3,3"}, zombies={"z1": "5,5"})
    t.choose("play-card", card="shamble", zombie="z1")
    t.choose("move", zombie="z1", to="4,4")
    assert t.values("move", "to") == ["3,3"]
    t.choose("move", zombie="z1", to="3,3")
    assert t.zombies["z1"]["space"] == "3,3"


def test_shamble_is_for_zombies_that_could_still_move() -> None:
    zombies = {"z1": "3,3", "z2": {"space": "7,5", "moved": True}, "z3": "0,5"}
    t = zombie_move(["shamble"], heroes={"billy": "3,3"}, zombies=zombies)
    assert t.values("play-card", "zombie", card="shamble") == ["z3"]


@pytest.mark.rule("17.1.4")
def test_with_two_zombie_players_shamble_moves_a_zombie_of_either() -> None:
    zombies = {"z1": "7,5", "z8": "0,5"}
    t = zombie_move(["shamble"], players=4, heroes={"billy": "3,0"}, zombies=zombies)
    assert t.seat == "zombies-1"
    assert t.values("play-card", "zombie", card="shamble") == ["z1", "z8"]


# -- Surprise Attack ---------------------------------------------------------------------------------------


def test_surprise_attack_puts_a_zombie_beside_any_hero_in_a_building() -> None:
    t = draws("surprise-attack", [1, 1], heroes={"billy": "0,0", "jenny": "6,1", "becky": "3,3"})
    assert t.values("choose", "hero") == ["billy", "jenny"]
    t.choose("choose", hero="jenny")
    assert [zombie["space"] for zombie in t.zombies.values()] == ["6,1"]
    assert t.state["zombie_discard"] == ["surprise-attack"]
    t.nothing_pending()


def test_surprise_attack_does_nothing_when_every_hero_is_outside() -> None:
    t = draws("surprise-attack", [1, 1], heroes={"billy": "3,3"})
    assert t.zombies == {}
    assert t.state["zombie_discard"] == ["surprise-attack"]


def test_surprise_attack_needs_a_zombie_in_the_own_pool() -> None:
    pool = {"zombies-1": 0, "zombies-2": 7}
    hands = {"zombies-1": ["trip"], "zombies-2": ["braaains", "cornered"]}
    t = draws("surprise-attack", [1, 1], heroes={"billy": "0,0"}, players=4, pool=pool, hands=hands)
    assert t.zombies == {}


def test_surprise_attack_brings_a_zombie_of_the_own_colour() -> None:
    hands = {"zombies-1": ["trip"], "zombies-2": ["braaains", "cornered"]}
    t = draws("surprise-attack", [1, 1], heroes={"billy": "0,0"}, players=4, hands=hands)
    assert t.saw("placed", who="z1", to="0,0")
    assert t.state["pool"] == {"zombies-1": 6, "zombies-2": 7}


# -- "There's Too Many!" -----------------------------------------------------------------------------------


def turn_end(dice: list[int], **situation: Any) -> Table:
    """The Zombie turn ends, and the Zombie player holds There's Too Many."""
    hands = {"zombies-1": ["theres-too-many"]}
    t = table(dice=[1, *dice], turn="zombies", step="place", hands=hands, **situation)
    t.choose("done")
    return t


@pytest.mark.rule("14.8.1.1")
def test_theres_too_many_spawns_zombies_as_a_placing_of_its_own() -> None:
    t = turn_end([3], heroes={"billy": "3,3"})
    assert t.window == "zombie-turn-end"
    t.choose("play-card", card="theres-too-many")
    t.choose("place", to="7,5")
    t.choose("place", to="7,5")
    assert sorted(zombie["space"] for zombie in t.zombies.values()) == ["0,5", "7,5", "7,5"]
    t.nothing_pending()


def test_with_a_short_pool_zombies_may_be_taken_from_the_board_and_were_not_killed() -> None:
    zombies = {f"z{n}": "3,0" for n in range(1, 14)}
    t = turn_end([3], heroes={"billy": "0,0"}, zombies=zombies)
    t.choose("play-card", card="theres-too-many")
    assert len(t.find("choose")) == 13
    t.choose("choose", zombie="z5")
    t.choose("choose", zombie="z6")
    while t.kind == "place-zombie":
        t.choose("place")
    assert sum(zombie["space"] in ("0,5", "7,5") for zombie in t.zombies.values()) == 3
    assert len(t.zombies) == 14
    assert t.state["zombies_killed"] == 0


def test_nobody_has_to_take_zombies_from_the_board() -> None:
    zombies = {f"z{n}": "3,0" for n in range(1, 14)}
    t = turn_end([3], heroes={"billy": "0,0"}, zombies=zombies)
    t.choose("play-card", card="theres-too-many")
    t.choose("done")
    t.choose("place", to="0,5")
    assert len(t.zombies) == 14


@pytest.mark.rule("17.1.4")
def test_only_own_standard_zombies_are_taken_from_the_board() -> None:
    zombies = {f"z{n}": "3,0" for n in (1, 2, 3, 4, 5, 6, 7, 8)}
    t = turn_end([1], players=4, heroes={"billy": "0,0"}, zombies={**zombies, "becky": {"space": "3,1"}})
    t.choose("play-card", card="theres-too-many")
    assert t.values("choose", "zombie") == [f"z{n}" for n in range(1, 8)]


# -- Trip! -------------------------------------------------------------------------------------------------


def test_trip_makes_a_hero_roll_again_for_movement() -> None:
    t = table(dice=[6, 1], heroes={"jenny": "3,3"}, hands={"zombies-1": ["trip"]})
    t.choose("roll-movement")
    assert (t.seat, t.window) == ("zombies-1", "move-rolled")
    t.choose("play-card", card="trip")
    t.choose("step", to="3,2")
    assert not t.offers("step")
    assert t.saw("discarded", card="trip")


def test_who_searches_without_rolling_cannot_trip() -> None:
    t = table(heroes={"jenny": "0,0"}, hands={"zombies-1": ["trip"]}, hero_deck=["keys"])
    t.choose("search")
    assert not t.saw("played", card="trip")
    assert t.window is None


# -- Undead Hate The Living --------------------------------------------------------------------------------


def test_undead_hate_the_living_re_rolls_the_hero_dice_the_zombie_player_chooses() -> None:
    t = fights(["undead-hate-the-living"], [5, 2, 4, 1])
    t.choose("play-card", card="undead-hate-the-living")
    assert t.seat == "zombies-1"
    assert sorted(t.values("choose", "dice")) == [[2], [2, 5], [5]]
    t.choose("choose", dice=[5])
    assert t.saw("roll", **{"for": "hero-fight"}, values=[1])
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_undead_hate_the_living_may_re_roll_all_dice() -> None:
    t = fights(["undead-hate-the-living"], [5, 2, 4, 6, 6])
    t.choose("play-card", card="undead-hate-the-living")
    t.choose("choose", dice=[2, 5])
    assert t.heroes["billy"]["wounds"] == 0
    assert "z1" not in t.zombies


# -- Uuuurrrggghh! -----------------------------------------------------------------------------------------


def test_uuuurrrggghh_gives_the_zombie_two_more_dice() -> None:
    t = fights(["uuuurrrggghh"], [5, 2, 4, 1, 6])
    t.choose("play-card", card="uuuurrrggghh")
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[1, 6])
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_with_two_zombie_players_either_plays_the_one_fight_card_of_a_zombie() -> None:
    hands = {"zombies-1": ["uuuurrrggghh"], "zombies-2": ["uuuurrrggghh"]}
    t = table(dice=[5, 2, 4, 1, 1], players=4, heroes={"billy": "3,3"}, zombies={"z1": "3,3"}, hands=hands)
    t.choose("skip")
    t.choose("pass")
    assert t.seat == "zombies-2"
    t.choose("play-card", card="uuuurrrggghh")
    assert t.state["hands"]["zombies-1"] == ["uuuurrrggghh"]
    assert not t.offers("play-card", card="uuuurrrggghh")


def test_uuuurrrggghh_is_for_one_fight() -> None:
    t = fights(["uuuurrrggghh"], [5, 2, 4, 1, 1, 5, 2, 4], zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("fight", zombie="z1")
    t.choose("play-card", card="uuuurrrggghh")
    assert sum(e["type"] == "roll" and e["for"] == "zombie-fight" for e in t.events) == 3
    assert t.heroes["billy"]["wounds"] == 0
