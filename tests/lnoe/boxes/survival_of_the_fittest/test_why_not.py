"""What is answered to "why not?" where weapons, walls and decks of this box are in the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import SURVIVAL, hero_turn
from tests.lnoe.boxes.survival_of_the_fittest.test_grave_weapons import RULES, armed
from tests.lnoe.boxes.survival_of_the_fittest.test_supply_run import night
from tests.table import Table


def why(t: Table, language: str = "en", **about: Any) -> str:
    answer: str = t.must(cmd="why", seat=t.seat, about=about, language=language)["text"]
    return answer


@pytest.mark.rule("8.4.2.1")
def test_whom_a_crawling_torso_holds_hears_what_it_takes_to_leave() -> None:
    t = hero_turn("sally", space="0,0", zombies={"z1": armed("crawling-torso", "0,0")}, dice=[3], **RULES)
    t.choose("roll-movement")
    assert why(t, space="1,0") == "A Zombie here holds Sally: it takes 4 or more for movement to leave."
    assert "trattiene" in why(t, "it", space="1,0")


def test_who_has_moved_hears_that_the_sniper_rifle_is_for_those_who_stand() -> None:
    items = ("sniper-rifle", "revolver")
    t = hero_turn(items=items, zombies={"z1": "5,4"}, dice=[3], **SURVIVAL)
    t.choose("roll-movement")
    t.choose("step", to="3,2")
    t.choose("stop")
    assert t.kind == "ranged-attack"
    assert "has not moved" in why(t, card="sniper-rifle")


@pytest.mark.rule("8.6.2")
@pytest.mark.parametrize(
    ("items", "die", "asked", "answer"),
    [
        (("hammer-and-nails",), 2, "reinforce", "touches no barricade"),
        (("hammer-and-nails",), 1, "build", "needs 3 or more"),
        ((), 1, "build", "needs 4 or more"),
    ],
)
def test_who_cannot_build_hears_what_is_missing(items: tuple[str, ...], die: int, asked: str, answer: str) -> None:
    t = hero_turn(space="1,1", items=items, special=["barricades"], dice=[die])
    t.choose("roll-movement")
    assert answer in why(t, option=asked)


@pytest.mark.rule("16.3.4.3")
def test_in_a_house_with_a_deck_of_its_own_the_movement_is_what_a_survival_card_lacks() -> None:
    t = night({"sally": "0,0"}, switches={"survival_decks": "on"}, dice=[2])
    t.passes()
    t.choose("roll-movement")
    assert t.offers("search")
    assert "needs 5 or more" in why(t, option="search", deck="unique-items")
