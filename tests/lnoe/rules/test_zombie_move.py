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


TWO_PLAYERS = {
    "players": 4,
    "heroes": {"billy": "3,3", "sally": "5,3"},
    "zombies": {"z1": "7,5", "z2": "4,4", "z8": "4,3", "z9": "0,5"},
}
"""One Zombie of each player is next to both Heroes, and one of each stands far away."""


@pytest.mark.rule("8.1.1.1")
def test_with_two_zombie_players_the_hungry_of_either_move_before_any_other() -> None:
    t = zombies_move(**TWO_PLAYERS)
    moved = []
    while t.kind == "move-zombies":
        moved.append((t.seat, sorted(set(t.values("move", "zombie")))))
        t.choose("move")
    assert moved == [
        ("zombies-1", ["z2"]),
        ("zombies-2", ["z8"]),
        ("zombies-1", ["z1"]),
        ("zombies-2", ["z9"]),
    ]


@pytest.mark.rule("8.1.1.1")
def test_a_zombie_of_the_other_player_that_a_card_makes_hungry_goes_next() -> None:
    """Relentless Advance takes a Zombie of the second player next to both Heroes."""
    heroes = {"billy": "3,2", "sally": "5,2"}
    t = zombies_move(
        dice=[1],
        players=4,
        heroes=heroes,
        zombies={"z1": "7,5", "z8": "4,4"},
        hands={"zombies-1": ["relentless-advance"]},
    )
    assert t.seat == "zombies-1"
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z8", to="4,3")
    assert (t.seat, t.values("move", "to", zombie="z8")) == ("zombies-2", ["3,2", "5,2"])
    t.choose("move", to="3,2")
    assert (t.seat, set(t.values("move", "zombie"))) == ("zombies-1", {"z1"})


@pytest.mark.rule("8.1.1.1")
def test_a_card_for_a_zombie_waits_until_the_hungry_of_both_players_have_moved() -> None:
    t = zombies_move(**{**TWO_PLAYERS, "zombies": {"z1": "7,5", "z8": "4,3"}}, hands={"zombies-2": ["shamble"]})
    assert (t.seat, t.values("play-card", "zombie", card="shamble")) == ("zombies-2", ["z8"])
    t.choose("move", zombie="z8", to="3,3")
    t.choose("done")
    assert (t.seat, t.values("play-card", "zombie", card="shamble")) == ("zombies-2", ["z1"])


@pytest.mark.rule("8.1.1.1", "14.7.1")
def test_a_zombie_hero_rolls_once_also_with_two_zombie_players() -> None:
    turned = {"johnny": {"space": "0,5", "seat": "zombies-2"}}
    t = zombies_move(dice=[5], **{**TWO_PLAYERS, "zombies": {"z1": "7,5", "z8": "4,3", **turned}})
    t.choose("move", zombie="z8", to="3,3")
    t.choose("done")
    assert t.seat == "zombies-2"
    t.choose("move")
    t.choose("move")
    assert rolls(t, "zombie-hero-move") == [[5]]


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


@pytest.mark.rule("14.7.1", "7.2.2")
def test_cards_for_the_start_of_the_turn_come_before_zombie_heroes_roll() -> None:
    """With the die on the table it is too late to decide upon them.  [Ruling 91]"""
    t = zombies_move(
        dice=[2, 5], heroes={"becky": "7,0"}, zombies={"johnny": "0,5"}, hands={"zombies-1": ["relentless-advance"]}
    )
    assert t.window == "zombie-turn-start"
    assert rolls(t, "zombie-hero-move") == []
    t.choose("play-card", card="relentless-advance")
    t.choose("move", to="1,5")
    assert rolls(t, "zombie-hero-move") == [[5]]


@pytest.mark.rule("14.7.1", "7.2.2")
def test_once_zombie_heroes_have_rolled_the_start_of_the_turn_is_over() -> None:
    t = zombies_move(dice=[5], heroes={"becky": "7,0"}, zombies={"johnny": "0,5"}, hands={"zombies-1": ["cornered"]})
    t.choose("pass")
    assert rolls(t, "zombie-hero-move") == [[5]]
    assert not t.offers("play-card", card="cornered")


@pytest.mark.rule("7.2.2")
def test_without_a_zombie_hero_to_roll_for_the_start_lasts_until_the_first_zombie_moves() -> None:
    t = zombies_move(heroes={"becky": "7,0"}, zombies={"z1": "3,3", "z2": "0,5"}, hands={"zombies-1": ["cornered"]})
    assert t.kind == "move-zombies"
    assert t.offers("play-card", card="cornered")
    t.choose("move", zombie="z1", to="3,4")
    assert not t.offers("play-card", card="cornered")


def test_the_actor_of_a_long_move_is_the_zombie_that_walks_also_the_first_one() -> None:
    t = zombies_move(dice=[3], heroes={"becky": "7,0"}, zombies={"z1": "0,5"}, hands={"zombies-1": ["shamble"]})
    t.choose("play-card", card="shamble", zombie="z1")
    assert t.decision is not None
    assert t.decision["actor"] == "z1"
