"""Items of Growing Hunger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.growing_hunger.scenes import fight, hero_turn, items, table
from tests.table import GRID, Table

# -- Double-Handed -----------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.1")
def test_a_double_handed_weapon_counts_as_two_weapons() -> None:
    t = hero_turn("billy", ("fence-post",), space="5,0", hero_deck=["crowbar"])
    t.choose("search")
    assert t.kind == "discard-down"
    t.choose("discard", card="crowbar")
    assert items(t, "billy") == ["fence-post"]


@pytest.mark.rule("9.1.1")
def test_beside_a_double_handed_item_there_is_room_for_two_more() -> None:
    t = hero_turn("billy", ("fence-post", "keys"), space="5,0", hero_deck=["torch", "ammo"])
    t.choose("search")
    assert t.kind != "discard-down"
    assert items(t, "billy") == ["fence-post", "keys", "torch"]


@pytest.mark.rule("9.1.1", "9.1.2")
def test_the_fourth_item_beside_one_is_too_many() -> None:
    t = hero_turn("billy", ("fence-post", "keys", "torch"), space="5,0", hero_deck=["ammo"])
    t.choose("search")
    assert t.kind == "discard-down"


# -- Fence Post --------------------------------------------------------------------------------------------


def test_the_fence_post_gives_a_die_in_the_own_space_and_may_break() -> None:
    t = fight([3, 2, 5, 6, 2], ("fence-post",))
    t.choose("use-item", card="fence-post")
    assert items(t, "billy") == [], "broken on a 2"
    t.passes()
    assert t.saw("fight-resolved", won=True)


@pytest.mark.parametrize(("die", "left"), [(3, ["fence-post"]), (2, [])])
def test_the_fence_post_breaks_on_one_and_two(die: int, left: list[str]) -> None:
    t = fight([3, 2, 5, 6, die], ("fence-post",))
    t.choose("use-item", card="fence-post")
    assert items(t, "billy") == left
    assert not t.offers("use-item", card="fence-post"), "once a fight"


def reaches(zombie: str, dice: list[int], **more: Any) -> Table:
    t = hero_turn("billy", ("fence-post",), zombies={"z1": zombie}, **more)
    t.dice(*dice)
    t.choose("skip")
    assert t.window == "fight-step"
    t.choose("use-item", card="fence-post", mode="reach", zombie="z1")
    t.passes()
    return t


@pytest.mark.rule("6.4.4")
def test_after_a_move_the_fence_post_reaches_a_zombie_next_door_and_a_lost_fight_does_no_harm() -> None:
    t = reaches("3,2", [2, 1, 6, 3])
    assert t.saw("fight-resolved", won=False, zombie="z1")
    assert t.heroes["billy"]["wounds"] == 0
    assert items(t, "billy") == ["fence-post"]
    t.nothing_pending()


def test_reached_from_afar_a_zombie_can_be_killed_and_the_post_may_break() -> None:
    t = reaches("3,2", [4, 4, 3, 1])
    assert "z1" not in t.zombies
    assert items(t, "billy") == []


@pytest.mark.rule("3.3.6.1")
@pytest.mark.parametrize(("forest", "dice"), [("3,2", 3), ("3,3", 2)])
def test_the_fight_of_a_fence_post_takes_place_where_the_zombie_stands(forest: str, dice: int) -> None:
    board = {"grid": {**GRID["grid"], "forest": [forest]}}
    t = reaches("3,2", [6, 5, 4, 3, 2, 1], board=board)
    rolled = next(event for event in t.events if event["type"] == "roll" and event["for"] == "hero-fight")
    assert len(rolled["values"]) == dice


def test_walls_do_not_hinder_the_fence_post() -> None:
    t = reaches("2,2", [4, 4, 3, 6], space="1,1")
    assert "z1" not in t.zombies


def test_the_fence_post_reaches_no_farther_than_the_next_space() -> None:
    t = hero_turn("billy", ("fence-post",), zombies={"z1": "3,1", "z2": "3,2"})
    t.choose("skip")
    assert t.values("use-item", "zombie", mode="reach") == ["z2"]


def test_who_searched_does_not_reach_out() -> None:
    t = hero_turn("billy", ("fence-post",), space="1,0", zombies={"z1": "2,1"}, hero_deck=["faith"])
    t.choose("search")
    assert not t.offers("use-item", mode="reach")
    t.nothing_pending()


def test_the_fence_post_reaches_out_once_in_a_turn() -> None:
    t = hero_turn("billy", ("fence-post",), zombies={"z1": "3,2", "z2": "4,2"})
    t.dice(4, 3, 2, 6)
    t.choose("skip")
    t.choose("use-item", card="fence-post", mode="reach", zombie="z1")
    t.passes()
    assert not t.offers("use-item", mode="reach")


def test_only_who_acts_reaches_out() -> None:
    other = {"jenny": {"space": "4,4", "items": ["fence-post"]}}
    t = hero_turn("billy", zombies={"z1": "4,3"}, others=other)
    t.choose("skip")
    assert t.window != "fight-step"


# -- Flashlight --------------------------------------------------------------------------------------------


def searches(**more: Any) -> Table:
    t = hero_turn("billy", ("flashlight",), space="5,0", **more)
    t.choose("search")
    return t


@pytest.mark.rule("8.5")
def test_with_a_flashlight_the_card_just_drawn_may_be_discarded_for_another() -> None:
    t = searches(hero_deck=["keys", "torch"])
    assert t.window == "card-drawn"
    t.choose("use-item", card="flashlight")
    assert items(t, "billy") == ["flashlight", "torch"]
    assert t.state["hero_discard"] == ["keys"]
    t.nothing_pending()


def test_the_flashlight_helps_once_in_a_search() -> None:
    t = searches(hero_deck=["keys", "torch", "ammo"])
    t.choose("use-item", card="flashlight")
    assert t.window != "card-drawn"


def test_the_card_may_be_kept() -> None:
    t = searches(hero_deck=["keys", "torch"])
    t.choose("pass")
    assert items(t, "billy") == ["flashlight", "keys"]


def test_what_is_drawn_without_searching_is_kept() -> None:
    t = hero_turn("billy", ("flashlight", "keys"), space="5,0", hero_deck=["torch", "ammo"])
    t.choose("use-item", card="keys")
    assert items(t, "billy") == ["flashlight", "torch", "ammo"]


def test_the_zombie_player_learns_nothing_about_an_event_that_is_kept() -> None:
    def seen(card: str) -> dict[str, Any]:
        return searches(hero_deck=[card, "torch"]).view("zombies-1")

    assert seen("faith") == seen("recovery")


@pytest.mark.rule("3.14.10")
def test_lights_out_does_not_stop_a_hero_with_a_flashlight() -> None:
    dark = {"in_play": ["lights-out"], "markers": [{"kind": "lights-out", "building": "gym"}]}
    t = hero_turn("billy", ("flashlight",), space="5,2", **dark)
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.offers("step", to="5,0")


# -- Garden Sheers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "killed"), [([5, 4, 3, 6], True), ([5, 3, 2, 6], False), ([4, 4, 3, 6], True)])
@pytest.mark.rule("11.4.1")
def test_with_garden_sheers_dice_that_differ_by_one_are_doubles(dice: list[int], killed: bool) -> None:
    t = fight(dice, ("garden-sheers",))
    t.choose("use-item", card="garden-sheers")
    t.passes()
    assert ("z1" not in t.zombies) is killed
    t.nothing_pending()


def test_without_them_in_use_they_are_not() -> None:
    t = fight([5, 4, 3], ("garden-sheers",))
    t.choose("pass")
    t.passes()
    assert "z1" in t.zombies


# -- Jumper Cables -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zombie", "killed"), [(3, True), (4, False)])
def test_under_power_a_zombie_beaten_by_two_is_killed(zombie: int, killed: bool) -> None:
    t = fight([5, 1, zombie, 6], ("jumper-cables",), space="5,0")
    t.choose("use-item", card="jumper-cables")
    t.passes()
    assert ("z1" not in t.zombies) is killed
    t.nothing_pending()


def test_outdoors_there_is_no_power_but_beside_the_truck_there_is() -> None:
    assert not fight([5, 1, 3], ("jumper-cables",)).offers("use-item")
    truck = [{"kind": "truck", "space": "3,3"}]
    t = fight([5, 1, 3], ("jumper-cables",), scenario="escape-in-the-truck", markers=truck)
    assert t.offers("use-item", card="jumper-cables")


def test_beside_the_airplane_there_is_power_too() -> None:
    plane = [{"kind": "airplane", "space": "3,3"}]
    boxes = ["base", "growing-hunger", "blood-in-the-forest"]
    t = scenes.fight([5, 1, 3], ("jumper-cables",), boxes=boxes, markers=plane)
    assert t.offers("use-item", card="jumper-cables")


def test_where_the_lights_are_out_there_is_no_power() -> None:
    dark = {"in_play": ["lights-out"], "markers": [{"kind": "lights-out", "building": "gym"}]}
    assert not fight([5, 1, 3], ("jumper-cables",), space="5,0", **dark).offers("use-item")


# -- Monkey Wrench -----------------------------------------------------------------------------------------


def test_the_monkey_wrench_re_rolls_one_die() -> None:
    t = fight([3, 1, 5, 3], ("monkey-wrench",))
    t.choose("use-item", card="monkey-wrench", mode="reroll-own-die")
    t.dice(6, 4)
    assert t.values("choose", "dice") == [[1], [3]]
    t.choose("choose", dice=[1])
    t.passes()
    assert t.saw("fight-resolved", won=True)


@pytest.mark.parametrize(("die", "gone"), [(5, True), (4, False)])
def test_or_it_discards_a_zombie_card_in_play_on_five_or_more(die: int, gone: bool) -> None:
    t = fight([3, 1, 5, die, 6], ("monkey-wrench",), in_play=["heavy-rain"])
    t.choose("use-item", card="monkey-wrench", mode="cancel-in-play", target="heavy-rain")
    assert (t.state["in_play"] == []) is gone
    assert not t.offers("use-item"), "one use in a fight, whichever"


def test_without_a_zombie_card_in_play_there_is_only_the_re_roll() -> None:
    t = fight([3, 1, 5], ("monkey-wrench",))
    assert [o["mode"] for o in t.find("use-item")] == ["reroll-own-die"]


# -- Rifle -------------------------------------------------------------------------------------------------


def shoots(die: int, **zombies: str) -> Table:
    t = hero_turn("jake-cartwright", ("rifle",), space="0,3", zombies=zombies)
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="rifle", target="z1")
    return t


@pytest.mark.parametrize(("die", "hit"), [(3, True), (2, False)])
def test_the_rifle_hits_one_zombie_within_five_on_three_or_more(die: int, hit: bool) -> None:
    t = shoots(die, z1="5,3")
    assert ("z1" not in t.zombies) is hit
    assert items(t, "jake-cartwright") == ["rifle"]
    t.nothing_pending()


def test_six_spaces_away_is_too_far() -> None:
    t = hero_turn("jake-cartwright", ("rifle",), space="0,3", zombies={"z1": "6,3"})
    t.choose("skip")
    assert not t.offers("attack")


def test_on_a_one_the_rifle_is_out_of_ammo() -> None:
    assert items(shoots(1, z1="4,3"), "jake-cartwright") == []


def test_on_a_six_one_more_zombie_there_or_next_to_it_is_hit() -> None:
    t = shoots(6, z1="4,3", z2="4,3", z3="5,4", z4="7,3")
    assert t.values("choose", "zombie") == ["z2", "z3"]
    t.choose("choose", zombie="z3")
    assert set(t.zombies) == {"z2", "z4"}
    t.nothing_pending()


@pytest.mark.parametrize("die", [5, 6])
def test_no_more_is_hit_on_a_five_or_where_nobody_else_is_near(die: int) -> None:
    others = {"z2": "4,4"} if die == 5 else {"z2": "7,0"}
    assert set(shoots(die, z1="4,3", **others).zombies) == {"z2"}


# -- Rosary ------------------------------------------------------------------------------------------------


def test_who_has_the_rosary_is_holy_and_faith_remains_in_play() -> None:
    t = hero_turn("billy", ("rosary",), hand=("faith",))
    t.choose("play-card", card="faith", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["faith"]


def test_the_rosary_is_discarded_to_cancel_a_fight_card() -> None:
    t = fight([5, 2, 4], ("rosary",), zombie_hand=("uuuurrrggghh",))
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="rosary")
    assert t.saw("canceled", card="uuuurrrggghh")
    t.passes()
    assert items(t, "billy") == []
    assert t.saw("fight-resolved", won=True)
    t.nothing_pending()


def test_it_does_not_cancel_a_fight_card_against_another() -> None:
    t = fight([5, 2, 4], zombie_hand=("uuuurrrggghh",), others={"jenny": {"space": "3,3", "items": ["rosary"]}})
    t.choose("play-card", card="uuuurrrggghh")
    assert not t.offers("use-item", card="rosary")


def test_with_the_rosary_faith_goes_but_the_dice_on_the_table_stay() -> None:
    t = fight([3, 2, 5, 4], ("rosary",), on_hero=("faith",), zombie_hand=("uuuurrrggghh",))
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="rosary")
    assert t.heroes["billy"]["in_play"] == []
    assert t.decision is None or t.saw("fight-resolved", won=True)


def test_faith_stays_on_a_hero_who_is_holy_anyway() -> None:
    t = fight([3, 2, 5, 4], ("rosary",), "father-joseph", on_hero=("faith",), zombie_hand=("uuuurrrggghh",))
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="rosary")
    assert t.heroes["father-joseph"]["in_play"] == ["faith"]


def test_who_gives_the_rosary_away_keeps_no_faith() -> None:
    billy = {"space": "3,3", "items": ["rosary"], "in_play": ["faith"]}
    t = table(heroes={"billy": billy, "jenny": "3,3"}, acting="billy")
    t.choose("skip")
    t.choose("give", card="rosary", hero="jenny")
    assert t.heroes["billy"]["in_play"] == []
    until_done(t)


def until_done(t: Table) -> None:
    while t.kind == "exchange":
        t.choose("done")
