"""A `state` answer given back as a situation is the same position."""

from typing import Any

import pytest

from tests.table import Table, table

MANOR = {"center": "manor-house", "outer": ["church", "farm", "hospital", "school"]}


def again(t: Table, **changes: Any) -> Table:
    other = Table()
    other.must(cmd="situation", game="last-night-on-earth", seed=1, situation={**t.state, **changes})
    return other


def test_the_hero_in_the_middle_of_a_turn_is_still_acting() -> None:
    t = table(heroes={"becky": "3,3"})
    assert (t.kind, t.state["acting"]) == ("move-action", "becky")
    other = again(t)
    assert other.state == t.state
    assert other.options == t.options


def test_new_zombies_that_are_due_are_placed_after_the_fights() -> None:
    t = table(heroes={"becky": "3,3"}, zombies={"z1": "7,5"}, turn="zombies", step="spawn-roll", dice=[6, 6])
    assert t.state["spawn_due"] == ["zombies-1"]
    other = again(t)
    assert other.state == t.state
    other.choose("done")
    assert other.kind == "place-zombie"


def test_placing_new_zombies_is_the_step_place() -> None:
    t = table(heroes={"becky": "3,3"}, turn="zombies", step="place", dice=[4])
    assert (t.kind, t.state["step"]) == ("place-zombie", "place")


def test_switches_are_part_of_the_state() -> None:
    t = table(heroes={"becky": "3,3"}, switches={"hero_fight_dice": 3})
    assert again(t).state["switches"] == {"hero_fight_dice": 3}


def test_once_a_zombie_has_moved_the_start_of_the_turn_stays_over() -> None:
    hands = {"zombies-1": ["cornered"]}
    t = table(heroes={"becky": "0,5"}, zombies={"z1": "7,0", "z2": "7,1"}, hands=hands, turn="zombies", step="move")
    assert t.offers("play-card", card="cornered")
    t.choose("move", zombie="z1", to="6,0")
    assert not t.offers("play-card", card="cornered")
    assert not again(t).offers("play-card", card="cornered")


@pytest.mark.rule("6.1.6")
def test_a_scenario_without_a_spawn_roll_places_zombies_wherever_the_turn_is_taken_up() -> None:
    for step in ("move", "fight", "place"):
        t = table(
            scenario="defend-the-manor-house",
            board=MANOR,
            heroes={"becky": "5,5"},
            turn="zombies",
            step=step,
            dice=[2],
        )
        assert t.kind == "place-zombie", step


def test_each_player_who_has_still_to_place_zombies_does_so_once() -> None:
    t = table(players=4, heroes={"becky": "3,3"}, turn="zombies", step="place", dice=[3, 3])
    assert t.state["spawn_due"] == ["zombies-1", "zombies-2"], "the one who is placing and the one to come"
    t.choose("done")
    assert (t.seat, t.state["spawn_due"]) == ("zombies-2", ["zombies-2"])
    assert again(t).state["spawn_due"] == ["zombies-2"]


def test_nobody_is_due_any_more_at_the_end_of_the_turn() -> None:
    hands = {"zombies-1": ["theres-too-many"]}
    t = table(heroes={"becky": "3,3"}, hands=hands, turn="zombies", step="fight")
    assert (t.window, t.state["spawn_due"]) == ("zombie-turn-end", [])
    assert again(t).window == "zombie-turn-end"


def test_a_card_that_is_being_played_is_discarded_when_the_position_is_taken_up() -> None:
    hands = {"zombies-1": ["shamble"]}
    t = table(heroes={"becky": "0,5"}, zombies={"z1": "7,0"}, hands=hands, turn="zombies", step="move", dice=[3])
    t.choose("play-card", card="shamble", zombie="z1")
    assert t.state["resolving"] == ["shamble"]
    other = again(t).state
    assert (other["resolving"], other["zombie_discard"]) == ([], ["shamble"])
    assert other["zombie_deck"] == t.state["zombie_deck"]
