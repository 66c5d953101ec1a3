"""Generators: placing, attacks, fire, what they keep running."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import GRID, Table, table

BOXES = ["base", "growing-hunger", "survival-of-the-fittest", "timber-peak"]


def scene(**more: Any) -> Table:
    more.setdefault("boxes", BOXES)
    more.setdefault("scenario", "mountain-of-the-dead")
    more.setdefault("generators", [{"space": "1,1"}, {"space": "5,0"}])
    more.setdefault("heroes", {"billy": "3,3"})
    return table(**more)


def fights_begin(dice: list[int], **more: Any) -> Table:
    more.setdefault("zombies", {"z1": "1,1"})
    return scene(turn="zombies", step="fight", spawn_due=[], dice=dice, **more)


def damage(t: Table) -> dict[str, int]:
    return {row["space"]: row["damage"] for row in t.state.get("generators", [])}


# -- attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.9.4", "16.6.9.5", "16.6.9.10")
@pytest.mark.parametrize(("die", "suffered"), [(4, 0), (5, 1), (6, 1)])
def test_a_zombie_beside_a_generator_damages_it_with_a_five_and_is_never_hurt(die: int, suffered: int) -> None:
    t = fights_begin([die])
    assert t.values("choose", "zombie") == ["z1"]
    t.choose("choose", zombie="z1")
    t.passes()
    assert damage(t) == {"1,1": suffered, "5,0": 0}
    assert "z1" in t.zombies


@pytest.mark.rule("16.6.9.4")
def test_it_may_leave_it_alone() -> None:
    t = fights_begin([])
    t.choose("done")
    assert damage(t) == {"1,1": 0, "5,0": 0}


@pytest.mark.rule("16.6.9.4", "16.6.9.7")
@pytest.mark.parametrize(("dice", "tokens"), [([4, 5, 1], 2), ([4, 4, 1], 0)])
def test_savagery_teaches_the_horde_one_thing_more_where_it_damages_one(dice: list[int], tokens: int) -> None:
    t = fights_begin(
        dice, boxes=["anniversary-edition", "timber-peak"], switches={"experience": "on"},
        hands={"zombies-1": ["savagery-of-the-dead"]},
    )  # fmt: skip
    t.choose("choose", zombie="z1")
    t.choose("play-card", card="savagery-of-the-dead")
    assert t.state["experience"] == tokens


@pytest.mark.rule("16.6.9.4")
def test_what_takes_items_away_is_not_played_against_one() -> None:
    t = fights_begin([4], hands={"zombies-1": ["pulled-away", "vicious-attack"]})
    t.choose("choose", zombie="z1")
    assert t.values("play-card", "card") == ["vicious-attack"]


@pytest.mark.rule("16.6.9.4", "17.5.3.6")
def test_in_a_solo_game_a_zombie_has_a_fight_card_against_one() -> None:
    deck = {"zombie-fight": {"deck": ["vicious-attack", "uuuurrrggghh"]}}
    t = fights_begin([4], switches={"solo": True}, hands={"zombies-1": []}, piles=deck)
    t.choose("choose", zombie="z1")
    (drawn,) = [event["card"] for event in t.events if event["type"] == "drew"]
    assert t.values("play-card", "card") == [drawn]
    t.passes()
    assert t.state["piles"]["zombie-fight"]["discard"] == [drawn]


@pytest.mark.rule("17.5.3.6")
def test_and_a_new_one_when_it_does_not_let_go_of_a_hero() -> None:
    deck = {"zombie-fight": {"deck": ["undead-hate-the-living", "undead-hate-the-living"]}}
    t = fights_begin(
        [5, 4, 3, 5, 4, 3], zombies={"z1": "3,3"}, switches={"solo": True}, piles=deck,
        hands={"zombies-1": ["unrelenting-attack"]},
    )  # fmt: skip
    while not t.offers("play-card", card="unrelenting-attack"):
        t.choose("pass")
    t.choose("play-card", card="unrelenting-attack")
    t.passes()
    assert len([event for event in t.events if event["type"] == "drew"]) == 2
    assert len(t.state["piles"]["zombie-fight"]["discard"]) == 2


@pytest.mark.rule("16.6.9.10", "16.6.9.11")
def test_the_second_damage_destroys_it() -> None:
    t = fights_begin([5], generators=[{"space": "1,1", "damage": 1}, {"space": "5,0"}])
    t.choose("choose", zombie="z1")
    t.passes()
    assert damage(t) == {"5,0": 0}
    assert t.saw("marker", kind="generator", space="1,1", on=False)


@pytest.mark.rule("16.6.9.6")
def test_with_a_hero_there_the_zombie_fights_the_hero() -> None:
    t = fights_begin([6, 6, 1], heroes={"billy": "1,1"})
    t.passes()
    assert not t.offers("choose", zombie="z1")
    assert damage(t) == {"1,1": 0, "5,0": 0}
    assert t.saw("fight-started", hero="billy", zombie="z1")


@pytest.mark.rule("16.6.9.6")
def test_no_attack_comes_in_the_hero_turn() -> None:
    t = scene(zombies={"z1": "1,1"}, acting="billy")
    t.choose("skip")
    t.passes()
    assert damage(t) == {"1,1": 0, "5,0": 0}


@pytest.mark.rule("16.6.9.4")
def test_one_fight_card_that_helps_the_zombies_dice_may_be_played() -> None:
    hand = ["uuuurrrggghh", "undead-hate-the-living", "vicious-attack"]
    t = fights_begin([2, 5, 1], hands={"zombies-1": hand})
    t.choose("choose", zombie="z1")
    assert t.window == "raid"
    assert t.values("play-card", "card") == ["uuuurrrggghh", "vicious-attack"]
    t.choose("play-card", card="uuuurrrggghh")
    assert t.window != "raid", "one card"
    t.passes()
    assert damage(t)["1,1"] == 1


def test_a_vicious_attack_destroys_it_at_once() -> None:
    t = fights_begin([5], hands={"zombies-1": ["vicious-attack"]})
    t.choose("choose", zombie="z1")
    t.choose("play-card", card="vicious-attack")
    t.passes()
    assert damage(t) == {"5,0": 0}


def test_an_unrelenting_zombie_attacks_it_again() -> None:
    t = fights_begin([4, 5], hands={"zombies-1": ["unrelenting-attack"]})
    t.choose("choose", zombie="z1")
    assert t.window == "fended-off"
    t.choose("play-card", card="unrelenting-attack")
    t.passes()
    assert damage(t)["1,1"] == 1


@pytest.mark.rule("16.6.9.4")
def test_what_is_played_on_a_zombie_before_a_fight_is_played_before_its_attack() -> None:
    hand = ["strength-of-hate", "unnecessary-self-sacrifice", "rookie-mistake", "uuuurrrggghh"]
    boxes = [*BOXES, "revenge-of-the-dead"]
    t = fights_begin([4], boxes=boxes, hands={"zombies-1": hand}, switches={"experience": "on"})
    t.choose("choose", zombie="z1")
    assert t.window == "before-raid"
    assert t.decision["prompt"] == "Zombie 1 is about to attack a generator. Do you want to play a card?"
    assert t.values("play-card", "card") == ["strength-of-hate"]
    assert t.values("play-card", "zombie") == ["z1"]
    t.choose("play-card", card="strength-of-hate")
    assert t.window == "raid"
    assert t.values("play-card", "card") == ["uuuurrrggghh"], "it was no Fight card"
    t.choose("pass")
    assert damage(t)["1,1"] == 1, "a 4 is a 5 now"


@pytest.mark.rule("17.1.4")
def test_the_other_zombie_player_may_play_a_card_on_its_attack_too() -> None:
    t = fights_begin([2, 5, 1], players=4, hands={"zombies-2": ["uuuurrrggghh"]})
    t.choose("choose", zombie="z1")
    assert (t.seat, t.window) == ("zombies-2", "raid")
    t.choose("play-card", card="uuuurrrggghh")
    t.passes()
    assert damage(t)["1,1"] == 1


@pytest.mark.rule("17.1.4", "11.3.1")
def test_both_together_play_one_fight_card() -> None:
    hands = {"zombies-1": ["vicious-attack"], "zombies-2": ["uuuurrrggghh"]}
    t = fights_begin([5], players=4, hands=hands)
    t.choose("choose", zombie="z1")
    assert t.seat == "zombies-1"
    t.choose("play-card", card="vicious-attack")
    assert t.window != "raid"
    assert damage(t) == {"5,0": 0}


@pytest.mark.rule("17.1.4", "16.6.9.4")
def test_the_other_one_may_make_it_attack_again_too() -> None:
    t = fights_begin([4, 5], players=4, hands={"zombies-2": ["unrelenting-attack"]})
    t.choose("choose", zombie="z1")
    assert (t.seat, t.window) == ("zombies-2", "fended-off")
    t.choose("play-card", card="unrelenting-attack")
    t.passes()
    assert damage(t)["1,1"] == 1


@pytest.mark.rule("16.6.9.13", "11.6.2.2")
def test_nothing_infects_a_generator() -> None:
    t = fights_begin([5], hands={"zombies-1": ["infected"]})
    t.choose("choose", zombie="z1")
    assert not t.offers("play-card", card="infected")


# -- what it changes ---------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.9.2")
def test_it_makes_no_zombie_hungry_and_hides_nobody() -> None:
    t = scene(turn="zombies", step="move", spawn_due=[], zombies={"z1": "2,1"})
    assert len(t.values("move", "to", zombie="z1")) == 8
    t = scene(
        heroes={"billy": {"space": "1,1", "items": ["revolver"]}}, acting="billy", zombies={"z1": "1,0"},
        generators=[{"space": "0,1"}],
    )  # fmt: skip
    t.choose("skip")
    assert t.offers("attack", card="revolver", target="z1")


@pytest.mark.rule("16.6.9.3", "8.5.5")
def test_nobody_searches_in_its_space_but_beside_it_one_may() -> None:
    assert not scene(heroes={"billy": "1,1"}, acting="billy").offers("search")
    assert scene(heroes={"billy": "1,0"}, acting="billy").offers("search")


@pytest.mark.rule("16.6.9.12")
def test_while_it_stands_lights_out_and_taken_over_do_not_count_there() -> None:
    rows = [{"card": "my-god-theyve-taken-the", "building": "church"}]
    taken = [{"kind": "taken-over", "building": "church"}]
    for generators, enters in (([{"space": "0,0"}], True), ([], False)):
        t = scene(heroes={"billy": "2,1"}, acting="billy", generators=generators, in_play_rows=rows, markers=taken)
        t.dice(3)
        t.choose("roll-movement")
        assert t.offers("step", to="1,1") == enters


@pytest.mark.rule("16.6.9.12")
def test_when_it_is_destroyed_they_count_at_once() -> None:
    t = fights_begin(
        [5], generators=[{"space": "1,1", "damage": 1}], markers=[{"kind": "taken-over", "building": "church"}],
        in_play_rows=[{"card": "my-god-theyve-taken-the", "building": "church"}], heroes={"billy": "2,2"},
    )  # fmt: skip
    t.choose("choose", zombie="z1")
    t.passes()
    while t.kind != "move-action":
        t.choose("pass" if t.kind == "window" else "activate")
    t.dice(3)
    t.choose("roll-movement")
    assert not t.offers("step", to="1,1")


def test_a_building_with_a_generator_is_taken_over_only_once() -> None:
    board = {"grid": {**GRID["grid"], "buildings": GRID["grid"]["buildings"][:1]}}
    t = scene(
        board=board, turn="zombies", step="draw", hands={"zombies-1": ["resilient", "resilient", "trip"]},
        zombie_deck=["my-god-theyve-taken-the"], generators=[{"space": "1,1"}],
        in_play_rows=[{"card": "my-god-theyve-taken-the", "building": "church"}],
        markers=[{"kind": "taken-over", "building": "church"}],
    )  # fmt: skip
    t.choose("keep")
    assert t.state["in_play"] == ["my-god-theyve-taken-the"]


@pytest.mark.rule("14.6.2.4")
def test_it_keeps_no_weapon_from_a_zombie_beside_it() -> None:
    t = scene(
        profile="complete", special_rules=[], turn="zombies", step="place", zombies={"z1": "1,1"}, dice=[2],
        heroes={"billy": "7,3"}, spawn_due=["zombies-1"],
    )  # fmt: skip
    t.choose("buy", what="grave-weapon")
    assert t.saw("armed", who="z1") or t.offers("choose", zombie="z1")


# -- fire --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1", "16.6.9.8")
@pytest.mark.parametrize(("die", "suffered"), [(4, 0), (5, 1)])
def test_a_generator_in_a_fire_is_damaged_on_five_as_the_fire_phase_starts(die: int, suffered: int) -> None:
    t = scene(
        turn="zombies", step="place", spawn_due=[], dice=[die, 2], fires=[{"space": "1,1"}], heroes={"billy": "7,3"}
    )  # fmt: skip
    t.passes()
    assert damage(t)["1,1"] == suffered


@pytest.mark.rule("16.6.9.8", "12.3")
@pytest.mark.parametrize(("die", "suffered"), [(4, 0), (5, 1)])
def test_and_when_the_fire_gets_to_it(die: int, suffered: int) -> None:
    t = scene(heroes={"billy": {"space": "2,1", "items": ["lighter"]}}, acting="billy", dice=[die])
    t.choose("skip")
    t.choose("attack", card="lighter", to="1,1")
    assert damage(t)["1,1"] == suffered


@pytest.mark.rule("16.6.9.9")
def test_it_goes_with_its_building() -> None:
    fires = [{"space": space} for space in ("0,0", "1,0", "0,1")]
    t = scene(heroes={"billy": {"space": "2,1", "items": ["lighter"]}}, acting="billy", dice=[1], fires=fires)
    t.choose("skip")
    t.choose("attack", card="lighter", to="1,1")
    assert damage(t) == {"5,0": 0}


def test_generators_come_back_from_a_save_and_from_a_described_position() -> None:
    t = scene(generators=[{"space": "1,1", "damage": 1}])
    other = Table()
    other.must(cmd="load", save=t.must(cmd="save")["save"])
    again = Table()
    again.must(cmd="situation", game="last-night-on-earth", seed=1, situation=t.state)
    assert damage(other) == damage(again) == {"1,1": 1}
    assert t.view("heroes-1")["generators"] == [{"space": "1,1", "damage": 1}]
