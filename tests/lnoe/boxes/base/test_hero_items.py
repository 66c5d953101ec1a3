"""Items that are neither hand weapons nor ranged attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import fight, hero_turn, until
from tests.table import Table, table


def items(t: Table, hero: str = "billy") -> list[str]:
    return list(t.heroes[hero]["items"])


def markers(t: Table, kind: str) -> list[str]:
    return [marker["space"] for marker in t.state["markers"] if marker["kind"] == kind]


AROUND_33 = ["2,2", "2,3", "2,4", "3,2", "3,3", "3,4", "4,2", "4,3", "4,4"]


# -- Fire Extinguisher -------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2.2")
def test_the_extinguisher_cancels_a_fight_after_the_dice_are_seen() -> None:
    t = fight([1, 2, 6], ("fire-extinguisher",))
    t.choose("use-item", card="fire-extinguisher", mode="cancel-fight")
    assert t.saw("fight-canceled", hero="billy", zombie="z1")
    assert t.heroes["billy"]["wounds"] == 0
    assert items(t) == []
    assert t.zombies["z1"]["space"] == "3,3"
    t.nothing_pending()


def test_the_extinguisher_of_another_hero_cancels_nothing() -> None:
    t = fight([1, 2, 6], others={"becky": {"space": "3,3", "items": ["fire-extinguisher"]}})
    assert t.heroes["billy"]["wounds"] == 1


def test_the_extinguisher_drives_every_zombie_near_one_space_wherever_the_hero_likes() -> None:
    far = {"z1": "3,3", "z2": "4,4", "z3": "5,5"}
    t = hero_turn("billy", ("fire-extinguisher",), zombies=far)
    t.choose("use-item", card="fire-extinguisher", mode="drive-away")
    assert t.values("choose", "to", zombie="z1") == [space for space in AROUND_33 if space != "3,3"]
    assert not t.offers("choose", zombie="z3")
    assert t.decision["prompt"] == "Where does Zombie 1 go?"
    t.choose("choose", zombie="z1", to="2,2")
    assert t.decision["prompt"] == "Where does Zombie 2 go?"
    assert t.values("choose", "zombie") == ["z2"] * 8
    t.choose("choose", zombie="z2", to="5,5")
    assert {name: zombie["space"] for name, zombie in t.zombies.items()} == {"z1": "2,2", "z2": "5,5", "z3": "5,5"}
    assert items(t) == []
    t.nothing_pending()


@pytest.mark.rule("7.1.1.2")
def test_zombies_are_driven_away_between_two_fights_but_not_in_one() -> None:
    t = hero_turn("billy", ("fire-extinguisher",), zombies={"z1": "3,3", "z2": "3,3"})
    t.dice(6, 1, 2)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    assert t.window == "fight-begins"
    assert t.offers("use-item", mode="drive-away")
    t.choose("pass")
    assert t.window == "fight"
    assert not t.offers("use-item", mode="drive-away")
    t.choose("pass")
    assert t.window == "fight-begins"
    t.choose("use-item", card="fire-extinguisher", mode="drive-away")
    t.choose("choose", zombie="z1", to="4,4")
    t.choose("choose", zombie="z2", to="4,4")
    assert sum(e["type"] == "fight-resolved" for e in t.events) == 1
    t.nothing_pending()


def test_without_a_zombie_near_nothing_is_driven_away() -> None:
    t = hero_turn("billy", ("fire-extinguisher",), zombies={"z1": "5,5"})
    assert not t.offers("use-item")


# -- First Aid Kit -----------------------------------------------------------------------------------------


def test_the_kit_heals_one_hero_in_the_same_or_an_adjacent_space_fully() -> None:
    team = {
        "becky": {"space": "4,4", "wounds": 2},
        "sally": {"space": "3,3"},
        "jake-cartwright": {"space": "5,5", "wounds": 1},
    }
    t = hero_turn("billy", ("first-aid-kit",), wounds=1, others=team)
    assert t.values("use-item", "hero", card="first-aid-kit") == ["becky", "billy"]
    t.choose("use-item", card="first-aid-kit", hero="becky")
    assert t.heroes["becky"]["wounds"] == 0
    assert t.heroes["billy"]["wounds"] == 1
    assert items(t) == []
    assert t.state["hero_discard"] == ["first-aid-kit"]
    t.nothing_pending()


def test_a_wall_does_not_stop_the_kit() -> None:
    t = hero_turn("billy", ("first-aid-kit",), space="2,0", others={"becky": {"space": "1,0", "wounds": 1}})
    assert t.offers("use-item", card="first-aid-kit", hero="becky")


@pytest.mark.rule("7.1.1.2")
def test_nobody_is_healed_from_the_roll_to_the_result() -> None:
    t = hero_turn("billy", ("first-aid-kit",), wounds=1, zombies={"z1": "3,3"})
    t.dice(6, 2, 3)
    t.choose("skip")
    assert t.window == "fight-begins"
    assert t.offers("use-item", card="first-aid-kit")
    t.choose("pass")
    assert t.saw("fended-off", hero="billy")


def test_who_has_no_wound_is_not_healed() -> None:
    t = hero_turn("billy", ("first-aid-kit",))
    assert not t.offers("use-item")


# -- Gasoline ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.3")
def test_gasoline_is_poured_out_during_the_own_move_here_or_next_to_here() -> None:
    t = hero_turn("billy", ("gasoline",))
    assert t.values("use-item", "to", card="gasoline") == AROUND_33
    t.choose("use-item", card="gasoline", to="4,4")
    assert markers(t, "gas") == ["4,4"]
    assert items(t) == []
    assert t.kind == "move-action"


def test_gasoline_may_be_poured_out_between_two_steps() -> None:
    t = hero_turn("billy", ("gasoline",))
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    t.choose("use-item", card="gasoline", to="5,4")
    assert markers(t, "gas") == ["5,4"]
    assert t.kind == "move-hero"


def test_gasoline_is_not_poured_out_in_the_move_of_another_hero() -> None:
    t = hero_turn("billy", others={"becky": {"space": "4,4", "items": ["gasoline"]}})
    assert not t.offers("use-item")


@pytest.mark.rule("9.1.2")
def test_a_fifth_item_may_be_made_room_for_with_gasoline() -> None:
    full = ("gasoline", "ammo", "keys", "torch")
    t = hero_turn("billy", full, space="5,0", hero_deck=["lighter"])
    t.choose("search")
    assert t.kind == "discard-down"
    assert t.values("discard", "card") == ["ammo", "gasoline", "keys", "lighter", "torch"]
    t.choose("use-item", card="gasoline", to="4,0")
    assert items(t) == ["ammo", "keys", "torch", "lighter"]
    assert markers(t, "gas") == ["4,0"]
    t.passes()
    t.nothing_pending()


# -- Keys --------------------------------------------------------------------------------------------------


def test_keys_are_discarded_in_a_building_for_two_hero_cards() -> None:
    t = hero_turn("billy", ("keys",), space="5,0", hero_deck=["crowbar", "torch"])
    t.choose("use-item", card="keys")
    assert items(t) == ["crowbar", "torch"]
    assert t.kind == "move-action"
    assert t.offers("search"), "it was not the search"
    assert not t.saw("searched")


def test_keys_are_no_use_outdoors() -> None:
    t = hero_turn("billy", ("keys",))
    assert not t.offers("use-item", card="keys")


def test_keys_may_be_used_in_a_fight_and_what_they_bring_helps_at_once() -> None:
    t = fight([1, 2, 5], ("keys",), space="5,0", zombies={"z1": "5,0"}, hero_deck=["crowbar", "baseball-bat"])
    t.choose("use-item", card="keys")
    assert t.values("use-item", "card") == ["baseball-bat", "crowbar"]


def test_keys_bring_nothing_when_the_deck_is_empty() -> None:
    t = hero_turn("billy", ("keys",), space="5,0", hero_deck_exact=[])
    assert not t.offers("use-item", card="keys")


@pytest.mark.rule("3.14.3.2")
@pytest.mark.parametrize("item", ["keys", "fire-axe"])
def test_keys_and_fire_axe_open_a_locked_door(item: str) -> None:
    t = hero_turn("billy", (item,), space="2,1", zombie_hand=("locked-door",))
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.heroes["billy"]["space"] == "1,1"
    assert t.seat == "heroes-1"


# -- Lighter and Torch: Lights Out -------------------------------------------------------------------------


def in_the_dark(*carried: str) -> Table:
    """Billy steps into a building whose lights are out, with two spaces left."""
    dark: dict[str, Any] = {"in_play": ["lights-out"], "markers": [{"kind": "lights-out", "building": "church"}]}
    t = hero_turn("billy", carried, space="2,1", **dark)
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    return t


@pytest.mark.rule("3.14.10")
@pytest.mark.parametrize("item", ["lighter", "torch"])
def test_a_light_lets_the_hero_move_on_in_the_dark(item: str) -> None:
    t = in_the_dark(item)
    assert t.kind == "move-hero"
    assert t.offers("step", to="0,0")


def test_without_a_light_the_move_ends() -> None:
    t = in_the_dark("crowbar")
    assert t.saw("stopped", who="billy", why="lights-out")


@pytest.mark.rule("3.14.10", "6.4.2")
def test_one_light_leads_one_hero_through_the_dark_in_a_turn() -> None:
    """No item is used by two Heroes in a turn, and to be led by it is to use it.  [Ruling 14]"""
    dark = {"kind": "lights-out", "building": "church"}
    heroes = {"sally": {"space": "2,1", "items": ["torch"]}, "jenny": "1,1", "becky": "7,0"}
    t = table(dice=[1, 6], heroes=heroes, in_play=["lights-out"], markers=[dark])
    t.choose("activate", hero="sally")
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("give", card="torch", hero="jenny")
    t.choose("done")
    assert not t.saw("stopped", who="sally")
    t.choose("activate", hero="jenny")
    t.choose("roll-movement")
    t.choose("step", to="0,1")
    assert t.saw("stopped", who="jenny", why="lights-out")


@pytest.mark.rule("3.14.10")
def test_a_light_that_helped_nobody_yet_may_be_handed_on() -> None:
    dark = {"kind": "lights-out", "building": "church"}
    heroes = {"billy": {"space": "1,1", "items": ["torch"]}, "jenny": "1,1", "becky": "7,0"}
    t = table(heroes=heroes, in_play=["lights-out"], markers=[dark])
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("give", card="torch", hero="jenny")
    t.choose("done")
    t.dice(6)
    t.choose("activate", hero="jenny")
    t.choose("roll-movement")
    t.choose("step", to="0,1")
    assert not t.saw("stopped", who="jenny")


# -- Old Betsy ---------------------------------------------------------------------------------------------


@pytest.mark.rule("3.13.4")
def test_old_betsy_guards_any_space_and_no_zombie_leaves_it_this_turn() -> None:
    t = table(
        turn="zombies",
        step="move",
        heroes={"billy": {"space": "7,0", "items": ["old-betsy"]}},
        zombies={"z1": "2,4", "z2": "4,4"},
    )
    until(t, "before-zombies-move")
    t.choose("use-item", card="old-betsy")
    assert len(t.find("choose")) == 48, "every space of the board"
    t.choose("choose", space="2,4")
    t.passes()
    assert t.values("move", "zombie") == ["z2"] * 8
    assert markers(t, "old-betsy") == ["2,4"]
    assert items(t) == []


@pytest.mark.rule("3.13.4")
@pytest.mark.parametrize(("die", "space", "left"), [(4, "2,4", ["2,4"]), (5, "2,3", [])])
def test_later_a_zombie_leaves_the_dog_only_on_5(die: int, space: str, left: list[str]) -> None:
    t = table(
        turn="zombies",
        step="move",
        heroes={"billy": "7,0"},
        zombies={"z1": "2,4", "z2": "2,4"},
        markers=[{"kind": "old-betsy", "space": "2,4"}],
    )
    t.dice(die)
    t.choose("move", zombie="z1", to="2,3")
    assert t.zombies["z1"]["space"] == space
    assert markers(t, "old-betsy") == left
    assert not t.offers("move", zombie="z1"), "it was its move"


@pytest.mark.rule("3.13.4")
def test_when_one_has_escaped_the_others_there_move_freely() -> None:
    t = table(
        turn="zombies",
        step="move",
        heroes={"billy": "7,0"},
        zombies={"z1": "2,4", "z2": "2,4"},
        markers=[{"kind": "old-betsy", "space": "2,4"}],
        dice=[5],
    )
    t.choose("move", zombie="z1", to="2,3")
    rolls = len([e for e in t.events if e.get("for") == "escape"])
    t.choose("move", zombie="z2", to="2,3")
    assert t.zombies["z2"]["space"] == "2,3"
    assert len([e for e in t.events if e.get("for") == "escape"]) == rolls == 1


@pytest.mark.rule("9.1.2")
def test_a_fifth_item_may_be_made_room_for_with_the_dog() -> None:
    t = hero_turn("billy", ("old-betsy", "ammo", "keys", "torch"), space="5,0", hero_deck=["lighter"])
    t.choose("search")
    t.choose("use-item", card="old-betsy")
    t.choose("choose", space="0,0")
    assert items(t) == ["ammo", "keys", "torch", "lighter"]
