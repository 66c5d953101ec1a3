"""The cards that the Anniversary Edition has besides those of 2007."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game

BOXES = ["anniversary-edition"]


def hero_turn(items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn("billy", items, boxes=BOXES, **more)


# -- Fire Blanket ------------------------------------------------------------------------------------------


def walks_into_fire(die: int, items: tuple[str, ...] = ("fire-blanket",)) -> Table:
    t = hero_turn(items, fires=[{"space": "4,3"}], dice=[1, die, 1])
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    return t


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(
    ("items", "die", "wounds"), [(("fire-blanket",), 5, 0), (("fire-blanket",), 6, 1), ((), 3, 0), ((), 4, 1)]
)
def test_fire_wounds_its_bearer_only_on_a_six(items: tuple[str, ...], die: int, wounds: int) -> None:
    t = walks_into_fire(die, items)
    while t.window == "about-to-wound":
        t.choose("pass")
    assert t.heroes["billy"]["wounds"] == wounds


def test_it_is_discarded_to_prevent_a_wound_by_fire() -> None:
    t = walks_into_fire(6)
    t.choose("use-item", card="fire-blanket", mode="prevent")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.state["hero_discard"] == ["fire-blanket"]


def test_a_wound_in_a_fight_is_none_by_fire() -> None:
    t = scenes.fight([2, 1, 6], ("fire-blanket",), boxes=BOXES)
    while t.kind == "window":
        assert not t.offers("use-item", card="fire-blanket")
        t.choose("pass")
    assert t.heroes["billy"]["wounds"] == 1


def test_or_to_put_out_the_fire_in_the_space_and_nowhere_else() -> None:
    t = hero_turn(("fire-blanket",), fires=[{"space": "3,3"}, {"space": "5,5"}])
    t.choose("use-item", card="fire-blanket", mode="put-out")
    assert [fire["space"] for fire in t.state["fires"]] == ["5,5"]
    assert t.state["hero_discard"] == ["fire-blanket"]
    assert not hero_turn(("fire-blanket",), fires=[{"space": "4,3"}]).offers("use-item", card="fire-blanket")


@pytest.mark.parametrize(("value", "there"), [("on", True), ("off", False)])
def test_without_fire_rules_it_stays_in_the_box(value: str, there: bool) -> None:
    t = new_game(
        scenario="burn-em-out", profile="original-advanced", boxes=BOXES, switches={"fire_rules": value}, players=2
    )
    assert ("fire-blanket" in t.state["hero_deck"]) == there


# -- Old Friends -------------------------------------------------------------------------------------------


def test_old_friends_brings_a_townsfolk_event_back_and_nothing_else() -> None:
    pile = ["deputy-taylor", "crowbar", "farmer-sty", "faith"]
    t = hero_turn(hand=("old-friends",), hero_discard=pile)
    t.choose("play-card", card="old-friends", mode="draw")
    assert t.values("choose", "card") == ["deputy-taylor", "farmer-sty"]
    t.choose("choose", card="farmer-sty")
    assert t.state["hands"]["heroes-1"] == ["farmer-sty"]
    assert sorted(t.state["hero_discard"]) == ["crowbar", "deputy-taylor", "faith", "old-friends"]


def test_without_one_there_is_only_the_fight_die_for_any_hero() -> None:
    t = hero_turn(hand=("old-friends",), hero_discard=["faith"])
    assert t.values("play-card", "mode", card="old-friends") == ["extra-die", "extra-die"]
    assert sorted(t.values("play-card", "hero", card="old-friends")) == ["becky", "billy"]


def test_the_die_is_for_every_fight_of_the_turn() -> None:
    t = hero_turn(hand=("old-friends",), zombies={"z1": "3,3", "z2": "3,3"}, dice=[6, 6, 5, 1, 6, 6, 5, 1])
    t.choose("play-card", card="old-friends", mode="extra-die", hero="billy")
    t.choose("skip")
    while t.offers("fight") or t.kind == "window":
        t.must(cmd="choose", option="0")
    assert dice_rolled(t, "hero-fight") == [3, 3]


def test_in_the_middle_of_a_fight_it_is_rolled_at_once() -> None:
    t = scenes.fight([3, 2, 4], boxes=BOXES, hand=("old-friends",))
    t.dice(6)
    t.choose("play-card", card="old-friends", mode="extra-die", hero="billy")
    t.passes()
    assert t.saw("fight-resolved", hero="billy", won=True)
