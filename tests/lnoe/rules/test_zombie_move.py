"""Zombie movement and hunger.  [6.1.4, 8.1]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, order, rolls, seen
from tests.table import Table, table


def zombies_move(**more: Any) -> Table:
    return table(turn="zombies", step="move", **more)


@pytest.mark.rule("8.1", "14.3.3")
def test_a_zombie_may_move_one_space_in_any_direction() -> None:
    t = zombies_move(heroes={"becky": "7,0"}, zombies={"z1": "3,3"})
    assert t.values("move", "to", zombie="z1") == ["2,2", "2,3", "2,4", "3,2", "3,4", "4,2", "4,3", "4,4"]
    t.choose("move", zombie="z1", to="4,4")
    assert t.zombies["z1"]["space"] == "4,4"
    assert t.state["turn"] == "heroes", "one space, then the move step is over"


@pytest.mark.rule("8.1")
def test_zombies_go_through_walls() -> None:
    t = zombies_move(heroes={"becky": "7,5"}, zombies={"z1": "2,0"})
    assert t.offers("move", zombie="z1", to="1,0")
    assert t.offers("move", zombie="z1", to="1,1"), "and diagonally past a door"


@pytest.mark.rule("6.1.4", "8.1")
def test_a_zombie_need_not_move() -> None:
    t = zombies_move(heroes={"becky": "7,0"}, zombies={"z1": "3,3"})
    t.choose("done")
    assert t.zombies["z1"]["space"] == "3,3"


@pytest.mark.rule("6.1.4")
def test_each_zombie_moves_once() -> None:
    t = zombies_move(heroes={"becky": "7,0"}, zombies={"z1": "3,3", "z2": "1,4"})
    t.choose("move", zombie="z1", to="3,4")
    assert not t.offers("move", zombie="z1")
    assert t.offers("move", zombie="z2")


@pytest.mark.rule("6.1.4")
def test_two_zombie_players_move_only_their_own_zombies() -> None:
    t = zombies_move(players=4, heroes={"becky": "7,0"}, zombies={"z1": "3,3", "z8": "1,4"})
    assert t.seat == "zombies-1"
    assert set(t.values("move", "zombie")) == {"z1"}
    t.choose("done")
    assert t.seat == "zombies-2"
    assert set(t.values("move", "zombie")) == {"z8"}


@pytest.mark.rule("3.3.1.1")
def test_any_number_of_models_may_share_a_space() -> None:
    crowd = {f"z{n}": "4,4" for n in range(1, 14)}
    t = zombies_move(heroes={"becky": "4,4", "billy": "4,4"}, zombies={**crowd, "z14": "3,3"})
    assert sum(z["space"] == "4,4" for z in t.zombies.values()) == 14


# -- hunger ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1")
def test_a_zombie_with_a_hero_stays() -> None:
    t = zombies_move(dice=[6, 5, 1], heroes={"billy": "3,3", **FAR}, zombies={"z1": "3,3", "z2": "7,4"})
    assert not t.offers("move", zombie="z1")
    assert t.offers("move", zombie="z2")


@pytest.mark.rule("8.1.1")
def test_a_zombie_next_to_a_hero_must_step_to_that_hero() -> None:
    t = zombies_move(dice=[6, 5, 1], heroes={"billy": "3,3", **FAR}, zombies={"z1": "4,4"})
    assert t.saw("moved", who="z1", to="3,3"), "there is no other choice, so nobody is asked"


@pytest.mark.rule("8.1.1")
def test_with_several_heroes_in_reach_the_zombie_player_chooses() -> None:
    t = zombies_move(heroes={"billy": "3,3", "sally": "5,3"}, zombies={"z1": "4,3"})
    assert t.values("move", "to") == ["3,3", "5,3"]
    assert not t.offers("done")


@pytest.mark.rule("8.1.1", "8.1")
def test_hunger_reaches_through_a_wall() -> None:
    t = zombies_move(dice=[6, 5, 1], heroes={"becky": "1,0"}, zombies={"z1": "2,0"})
    assert t.saw("moved", who="z1", to="1,0")


@pytest.mark.rule("8.1.1")
def test_two_spaces_away_there_is_no_hunger() -> None:
    t = zombies_move(heroes={"billy": "3,3", **FAR}, zombies={"z1": "5,3"})
    assert len(t.values("move", "to", zombie="z1")) == 8
    assert t.offers("done")


@pytest.mark.rule("8.1.1.1")
def test_the_hungry_move_before_all_others() -> None:
    t = zombies_move(heroes={"billy": "3,3", "sally": "5,3"}, zombies={"z1": "4,3", "z2": "7,4"})
    assert set(t.values("move", "zombie")) == {"z1"}
    t.choose("move", zombie="z1", to="5,3")
    assert set(t.values("move", "zombie")) == {"z2"}
    assert t.offers("done")


# -- moving farther ----------------------------------------------------------------------------------------


@pytest.mark.rule("14.7.1", "3.17")
@pytest.mark.parametrize(("die", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_zombie_hero_moves_d3_spaces(die: int, spaces: int) -> None:
    t = zombies_move(dice=[die], heroes={"becky": "7,0"}, zombies={"sally": "0,5"})
    for step in range(1, spaces + 1):
        t.choose("move", to=f"{step},5")
    assert t.state["turn"] == "heroes"
    assert [z["space"] for z in t.zombies.values()] == [f"{spaces},5"]


@pytest.mark.rule("14.7.1")
def test_a_zombie_hero_may_stop_before_the_last_space() -> None:
    t = zombies_move(dice=[6], heroes={"becky": "7,0"}, zombies={"sally": "0,5"})
    t.choose("move", to="1,5")
    t.choose("done")
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("8.1.1.2")
def test_on_a_long_move_the_next_step_from_beside_a_hero_goes_to_that_hero() -> None:
    t = zombies_move(dice=[6], heroes={"billy": "3,3", **FAR}, zombies={"johnny": "5,5"})
    t.choose("move", to="4,4")
    assert t.values("move", "to") == ["3,3"]


@pytest.mark.rule("8.1.1.2")
def test_a_long_move_ends_with_the_hero() -> None:
    t = zombies_move(dice=[6, 6, 5, 1], heroes={"billy": "3,3", **FAR}, zombies={"johnny": "5,5"})
    t.choose("move", to="4,4")
    t.choose("move", to="3,3")
    assert seen(t, "moved")[-1]["to"] == "3,3"
    assert order(t, "moved", "hero-fight") == ["moved", "moved", "hero-fight"]


@pytest.mark.rule("8.1.1.2", "8.1.1")
def test_shamble_beside_a_hero_takes_the_zombie_to_the_hero_and_no_farther() -> None:
    t = zombies_move(
        dice=[6, 6, 5, 1],
        heroes={"billy": "3,3", **FAR},
        zombies={"z1": "4,4"},
        hands={"zombies-1": ["shamble"]},
    )
    t.choose("play-card", card="shamble", zombie="z1")
    assert rolls(t, "shamble") == [[6]]
    assert [(e["who"], e["to"]) for e in seen(t, "moved")] == [("z1", "3,3")]


@pytest.mark.rule("14.7.1")
def test_zombie_heroes_feel_hunger_too() -> None:
    t = zombies_move(dice=[6, 6, 5, 1], heroes={"billy": "3,3", **FAR}, zombies={"johnny": "4,4"})
    assert [e["to"] for e in seen(t, "moved")] == ["3,3"]
