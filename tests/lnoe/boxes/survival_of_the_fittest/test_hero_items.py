"""Items of Survival of the Fittest."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import fight, fight_with, hero_turn


@pytest.mark.parametrize(("die", "items"), [(3, []), (4, ["double-barreled-shotgun"])])
def test_the_double_barreled_shotgun_is_out_of_ammo_unless_a_die_shows_four(die: int, items: list[str]) -> None:
    zombies = {"z1": "4,3", "z2": "4,3", "z3": "5,3"}
    t = hero_turn(items=("double-barreled-shotgun",), zombies=zombies)
    t.choose("skip")
    assert t.values("attack", "to") == ["4,3"]
    t.dice(2, 1, die)
    t.choose("attack", card="double-barreled-shotgun", to="4,3")
    assert sorted(t.zombies) == ["z2", "z3"]
    assert t.heroes["billy"]["items"] == items


def test_the_sledgehammer_adds_two_dice_and_breaks_on_one() -> None:
    t = fight([1, 2, 5, 6, 6, 1], items=("sledgehammer",))
    t.choose("use-item", card="sledgehammer")
    t.passes()
    assert t.zombies == {}
    assert t.heroes["billy"]["items"] == []


def test_the_sledgehammer_holds_on_two() -> None:
    t = fight([1, 2, 5, 6, 6, 2], items=("sledgehammer",))
    t.choose("use-item", card="sledgehammer")
    t.passes()
    assert t.heroes["billy"]["items"] == ["sledgehammer"]


def test_the_sledgehammer_fills_both_hands() -> None:
    t = hero_turn(items=("sledgehammer",), hero_deck=["crowbar"], space="0,0")
    t.choose("search")
    assert t.kind == "discard-down"
    assert t.values("discard", "card") == ["crowbar", "sledgehammer"]


REINFORCED = [{"edge": ["1,0", "2,0"], "reinforcements": 2}]


@pytest.mark.parametrize("space", ["1,1", "2,1"])
def test_the_sledgehammer_knocks_a_marker_off_a_wall_from_either_side(space: str) -> None:
    """Only building is for who is inside; the hammer asks for a wall that is touched."""
    t = hero_turn(space=space, items=("sledgehammer",), barricades=REINFORCED, special=["barricades"])
    t.choose("use-item", card="sledgehammer", mode="reinforcement")
    assert t.state["barricades"][0]["reinforcements"] == 1


# -- the Family Sword beside other weapons -----------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "kills"), [(6, True), (5, False)])
def test_the_family_sword_asks_for_a_die_that_came_up_six(rolled: int, kills: bool) -> None:
    """One more on the highest die makes a 5 no natural 6, and a 6 nothing less."""
    t = fight_with([rolled, 2, 1], ("family-sword", "hammer-and-nails"))
    t.dice(3, 6)
    t.choose("use-item", card="family-sword", mode="add-die")
    t.choose("use-item", card="hammer-and-nails")
    t.choose("choose", dice=[rolled])
    while t.window == "fight":
        t.choose("pass")
    assert t.offers("use-item", card="family-sword", mode="kill-on-six") is kills


@pytest.mark.parametrize(("die", "killed"), [(4, True), (5, False)])
def test_hammer_and_nails_adds_one_to_a_die_of_choice_if_only_for_doubles(die: int, killed: bool) -> None:
    t = fight_with([5, 4, 3], ("hammer-and-nails",))
    t.dice(6)
    t.choose("use-item", card="hammer-and-nails")
    assert t.values("choose", "dice") == [[4], [5]], "the dice of the Zombie are none of the Hero's"
    assert t.decision["prompt"] == "Which die is changed?"
    t.choose("choose", dice=[die])
    t.passes()
    assert ("z1" not in t.zombies) is killed
