"""The dead by the book: what they buy with Experience and how they use it.  [17.5.3.3, 17.5.4.3]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.bots import bot
from tests.lnoe.bots.test_solo import dead, dead_act
from tests.lnoe.rules.learning import bought, scene
from tests.table import Table

SOLO = {"experience": "on", "solo": True}


def nobody_plays_them(**more: Any) -> Table:
    more.setdefault("heroes", {"billy": {"space": "3,3"}, "becky": {"space": "0,0"}})
    return scene(switches=SOLO, **more)


@pytest.mark.rule("17.5.3.3")
@pytest.mark.parametrize(("tokens", "left", "cards"), [(2, 2, 0), (3, 0, 1), (7, 4, 1)])
def test_after_drawing_they_take_one_upgrade_if_they_have_the_experience(tokens: int, left: int, cards: int) -> None:
    t = nobody_plays_them(zombies={"z1": "7,5"}, turn="zombies", step="draw", experience=tokens, dice=[1, 1])
    while t.seat == "zombies-1" and not t.offers("move", zombie="z1"):
        dead_act(t)
    assert t.state["experience"] == left
    assert len(t.state["zombie_upgrades"]) == cards


@pytest.mark.rule("17.5.3.3")
def test_they_buy_nothing_at_any_other_time() -> None:
    at = {"turn": "zombies", "step": "fight", "spawn_due": []}
    t = nobody_plays_them(zombies={"z1": "3,3"}, experience=2, dice=[2, 1, 3], hands={"zombies-1": []}, **at)
    assert t.kind != "buy-upgrade"


def about_to_move(card: str, **heroes: dict[str, Any]) -> Table:
    at = {"turn": "zombies", "step": "move", "spawn_due": [], "hands": {"zombies-1": []}}
    return nobody_plays_them(heroes=heroes, zombies={"z1": "7,5"}, zombie_upgrades=[card], **at)


@pytest.mark.rule("17.5.4.3")
def test_breakdown_is_for_the_hero_with_most_upgrades() -> None:
    heroes = {
        "billy": {"space": "3,3", "upgrades": bought("tough")},
        "jenny": {"space": "0,0", "upgrades": [*bought("track-star"), *bought("intuition")]},
    }
    t = about_to_move("breakdown", **heroes)
    assert {dead(t, seed)["hero"] for seed in range(10)} == {"jenny"}


@pytest.mark.rule("17.5.4.3")
def test_every_man_for_himself_is_for_the_hero_with_least_health_left() -> None:
    heroes = {"billy": {"space": "3,3"}, "jake-cartwright": {"space": "3,3"}}
    t = about_to_move("every-man-for-himself", **heroes)
    assert {dead(t, seed)["hero"] for seed in range(10)} == {"billy"}


@pytest.mark.rule("17.5.4.3")
@pytest.mark.parametrize(("dice", "used"), [([4, 3, 2, 1, 1], True), ([2, 1, 3], False)])
def test_beyond_reason_is_used_as_soon_as_a_zombie_would_lose(dice: list[int], used: bool) -> None:
    at = {"turn": "zombies", "step": "fight", "spawn_due": [], "zombie_deck_exact": []}
    t = nobody_plays_them(zombies={"z1": "3,3"}, zombie_upgrades=["beyond-reason"], dice=dice, **at)
    while t.kind == "window" and t.seat == "zombies-1" and not t.saw("used-item", card="beyond-reason"):
        dead_act(t)
    assert t.saw("used-item", card="beyond-reason") == used


@pytest.mark.rule("17.5.4.3")
def test_grave_danger_is_for_the_first_zombie_that_is_wounded() -> None:
    at = {"turn": "zombies", "step": "fight", "spawn_due": [], "zombie_deck_exact": []}
    t = nobody_plays_them(zombies={"z1": "3,3"}, zombie_upgrades=["grave-danger"], dice=[4, 4, 2], **at)
    while t.window != "zombie-hit":
        dead_act(t)
    assert dead(t)["card"] == "grave-danger"


@pytest.mark.rule("17.5.4.3")
@pytest.mark.parametrize(("zombies", "used"), [(3, True), (4, False)])
def test_limitless_dead_call_for_more_while_there_are_fewer_than_two_for_each_hero(zombies: int, used: bool) -> None:
    around = {f"z{number}": "7,5" for number in range(1, zombies + 1)}
    at = {"turn": "zombies", "step": "place", "spawn_due": [], "experience": 2, "hands": {"zombies-1": []}}
    t = nobody_plays_them(zombies=around, zombie_upgrades=["limitless-dead"], **at)
    assert t.offers("use-item", card="limitless-dead")
    assert (dead(t)["type"] == "use-item") == used


@pytest.mark.rule("17.5.4.3")
def test_other_upgrades_are_used_as_soon_as_they_can_be() -> None:
    t = about_to_move("mistrust", billy={"space": "3,3"}, becky={"space": "0,0"})
    assert dead(t)["card"] == "mistrust"


@pytest.mark.parametrize(("tokens", "saved"), [(2, False), (3, True)])
def test_where_upgrades_win_they_keep_enough_for_one_and_bring_no_champion(tokens: int, saved: bool) -> None:
    t = scene(
        scenario="learn-to-survive",
        switches={**SOLO, "champions": "on", "spawn_model": "points"},
        boxes=["base", "timber-peak", "blood-in-the-forest"],
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": "7,0"},
        figures={"feral-dead": 6, "behemoth": 2},
        experience=tokens,
        turn="zombies",
        step="place",
        dice=[6, 2, 6, 6, 1, 1],
    )
    while t.seat == "zombies-1":
        t.must(cmd="choose", option=t.options[bot("solo", 1).choose(t.engine.game)]["id"])
    assert (t.state["experience"] == tokens) == saved


@pytest.mark.rule("17.5.4.1")
@pytest.mark.parametrize(("die", "mode"), [(3, "take-card"), (4, "take-item")])
def test_the_two_uses_of_an_upgrade_are_rolled_for_when_it_is_bought_and_the_die_holds(die: int, mode: str) -> None:
    billy = {"space": "3,3", "wounds": 1, "items": ["crowbar", "torch"]}
    t = nobody_plays_them(
        heroes={"billy": billy, "becky": "0,0"}, zombies={"z1": "7,5"}, boxes=["anniversary-edition"],
        scenario="escape-in-the-truck", turn="zombies", step="draw", experience=3, dice=[die],
        hero_discard=["first-aid-kit"], hands={"zombies-1": []},
        zombie_deck=["trip", "resilient", "resilient", "locked-door"],
        piles={"zombie-upgrades": {"deck": ["tainted"]}},
    )  # fmt: skip
    while not t.offers("use-item", card="tainted"):
        dead_act(t)
    assert t.saw("roll", **{"for": "alternative", "values": [die]})
    assert {dead(t, seed)["mode"] for seed in range(12)} == {mode}


@pytest.mark.rule("17.5.4.1")
def test_what_the_die_says_is_waited_for_while_it_is_of_no_use() -> None:
    t = nobody_plays_them(
        zombies={"z1": "7,5"}, boxes=["anniversary-edition"], scenario="escape-in-the-truck", turn="zombies",
        step="draw", experience=3, dice=[4], hero_discard=["crowbar"], hands={"zombies-1": []},
        zombie_deck=["trip", "resilient", "resilient", "locked-door"],
        piles={"zombie-upgrades": {"deck": ["tainted"]}},
    )  # fmt: skip
    while not t.offers("use-item", card="tainted"):
        dead_act(t)
    assert {dead(t, seed)["type"] == "use-item" for seed in range(12)} == {False}
