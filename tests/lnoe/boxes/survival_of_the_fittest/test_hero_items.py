"""Items of Survival of the Fittest."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import fight, hero_turn


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
