"""Zombies in a described position: their names, their pools, Zombie Heroes."""

import pytest

from tests.table import Refused, Table, table

FAR = {"becky": "0,5"}


def rolls(t: Table) -> list[tuple[str, list[int]]]:
    return [(event["for"], event["values"]) for event in t.events if event["type"] == "roll"]


@pytest.mark.rule("17.1.1")
def test_each_of_two_zombie_players_has_seven_whatever_the_numbers() -> None:
    zombies = {"z1": {"space": "7,5", "seat": "zombies-1"}, "z2": {"space": "7,4", "seat": "zombies-2"}}
    t = table(players=4, heroes=FAR, zombies=zombies)
    assert t.state["pool"] == {"zombies-1": 6, "zombies-2": 6}


def test_a_high_number_adds_no_figures_to_the_pool() -> None:
    t = table(heroes=FAR, zombies={"z40": "7,0"})
    assert t.state["pool"] == {"zombies-1": 13}


def test_a_zombie_hero_keeps_the_number_given_and_the_pool_its_fourteen() -> None:
    t = table(heroes=FAR, zombies={"z9": {"space": "7,0", "kind": "zombie-hero", "hero": "johnny"}})
    assert t.zombies["z9"]["hero"] == "johnny"
    assert t.zombies["z9"]["health"] == 2
    assert t.state["pool"] == {"zombies-1": 14}


def test_a_zombie_hero_needs_no_name_of_the_hero() -> None:
    t = table(heroes=FAR, zombies={"z1": {"space": "7,0", "kind": "zombie-hero"}})
    assert t.zombies["z1"]["kind"] == "zombie-hero"
    assert t.zombies["z1"]["hero"] not in t.heroes


def test_a_hero_alive_cannot_have_turned() -> None:
    with pytest.raises(Refused, match="twice"):
        table(heroes=FAR, zombies={"z1": {"space": "7,0", "kind": "zombie-hero", "hero": "becky"}})


@pytest.mark.parametrize("number", [1, 14, 15, 20, 60])
def test_zombie_heroes_come_back_from_their_own_state(number: int) -> None:
    turned = {"space": "7,0", "kind": "zombie-hero", "hero": "sally", "wounds": 1}
    t = table(heroes=FAR, zombies={f"z{number}": turned, "z3": "7,1"})
    again = Table()
    again.must(cmd="situation", game="last-night-on-earth", seed=1, situation=t.state)
    assert again.state == t.state


@pytest.mark.rule("14.3.2", "11.6.6")
def test_a_killed_zombie_hero_with_a_low_number_never_comes_out_of_the_pool() -> None:
    turned = {"space": "3,3", "kind": "zombie-hero", "hero": "johnny", "wounds": 1}
    t = table(
        heroes={"becky": "3,3"},
        zombies={"z1": turned},
        turn="zombies",
        step="fight",
        dice=[6, 6, 1],
    )
    assert t.saw("killed", who="z1", by="becky")
    assert t.state["pool"] == {"zombies-1": 14}


@pytest.mark.rule("14.7.1")
def test_a_zombie_hero_moves_d3_spaces_and_hunger_keeps_it_with_a_hero_without_a_roll() -> None:
    turned = {"space": "7,0", "kind": "zombie-hero", "hero": "johnny"}
    t = table(heroes=FAR, zombies={"z1": turned}, turn="zombies", step="move", dice=[5])
    assert rolls(t) == [("zombie-hero-move", [5])]
    for to in ("6,1", "5,2", "4,3"):
        t.choose("move", zombie="z1", to=to)
    assert t.state["turn"] == "heroes", "a 5 reads as 3 spaces"
    t = table(
        heroes={"becky": "3,3"},
        zombies={"z1": {**turned, "space": "3,3"}},
        turn="zombies",
        step="move",
        dice=[6, 5, 3],
    )
    assert rolls(t)[0] == ("hero-fight", [6, 5])


def test_who_turned_and_fell_again_is_still_known_to_have_turned() -> None:
    gone = {"johnny": {"alive": False, "turned": True}}
    t = table(heroes={**FAR, **gone}, zombies={})
    assert t.heroes["johnny"]["turned"] is True
    assert t.zombies == {}
