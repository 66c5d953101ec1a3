"""Melee Upgrades: each works, not without its condition, and more with its Boost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import activated, bought, learnt, meeting
from tests.lnoe.rules.scenes import rolls


@pytest.mark.parametrize(("boosted", "die", "canceled"), [(False, 4, False), (False, 5, True), (True, 4, True)])
def test_brawling_cancels_a_fight_card_on_five_and_boosted_on_four(boosted: bool, die: int, canceled: bool) -> None:
    t = meeting([3, 3, 2, die, 1, 1], hands={"zombies-1": ["uuuurrrggghh"]}, upgrades=bought("brawling", boosted))
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="brawling")
    assert t.saw("canceled", card="uuuurrrggghh") == canceled


@pytest.mark.parametrize(("boosted", "die", "hit"), [(False, 4, False), (False, 5, True), (True, 4, True)])
def test_counterattack_may_wound_the_zombie_that_won(boosted: bool, die: int, hit: bool) -> None:
    t = meeting([2, 1, 3, die], upgrades=bought("counterattack", boosted))
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    assert ("z1" not in t.zombies) == hit
    assert learnt(t) == hit


def test_counterattack_is_of_no_use_to_the_dead_or_the_winner() -> None:
    t = meeting([2, 1, 3], wounds=1, upgrades=bought("counterattack"))
    assert not rolls(t, "strike")
    t = meeting([4, 1, 3], upgrades=bought("counterattack"))
    assert not rolls(t, "strike")


@pytest.mark.parametrize(
    ("boosted", "dice", "killed"),
    [(False, [6, 2, 5], True), (False, [5, 2, 3], False), (True, [5, 2, 3], True), (True, [5, 2, 4], False)],
)
def test_killer_instinct_kills_with_a_six_and_boosted_by_two(boosted: bool, dice: list[int], killed: bool) -> None:
    t = meeting(dice, upgrades=bought("killer-instinct", boosted))
    t.passes()
    assert ("z1" not in t.zombies) == killed


KNIFE: dict[str, Any] = {"items": ["hunting-knife"], "boxes": ["base", "timber-peak", "blood-in-the-forest"]}


@pytest.mark.parametrize(("die", "shown", "killed"), [(5, 6, False), (6, 7, True)])
def test_killer_instinct_asks_what_came_up_not_what_was_made_of_it(die: int, shown: int, killed: bool) -> None:
    t = meeting([die, 2, 1, 6], upgrades=bought("killer-instinct"), **KNIFE)
    t.choose("use-item", card="hunting-knife")
    t.choose("choose", dice=[die])
    assert t.saw("die-changed", face=die, to_face=shown)
    t.passes()
    assert ("z1" not in t.zombies) == killed


def test_a_raised_die_that_is_rolled_again_is_as_it_comes_up_then() -> None:
    t = meeting([6, 2, 3, 6], upgrades=bought("killer-instinct"), zombie_upgrades=["beyond-reason"], **KNIFE)
    t.passes("zombies-1")
    t.choose("use-item", card="hunting-knife")
    t.choose("choose", dice=[6])
    t.passes("heroes-1")
    t.dice(5, 4)
    t.choose("use-item", card="beyond-reason")
    t.passes()
    assert t.saw("fight-resolved", won=True)
    assert "z1" in t.zombies


def test_knockback_shoves_a_zombie_that_was_fended_off_up_to_two_spaces() -> None:
    t = meeting([4, 3, 2], upgrades=bought("knockback"))
    t.choose("use-item", card="knockback")
    t.choose("choose", zombie="z1", to="4,3")
    t.choose("choose", zombie="z1", to="5,3")
    assert t.zombies["z1"]["space"] == "5,3"
    t.nothing_pending()


def test_knockback_is_not_for_a_zombie_that_is_wounded_anyway() -> None:
    t = meeting([4, 4, 2], upgrades=bought("knockback"))
    assert not t.offers("use-item", card="knockback")


@pytest.mark.parametrize(("die", "hit"), [(4, False), (5, True)])
def test_boosted_the_shove_may_hurt(die: int, hit: bool) -> None:
    t = meeting([4, 3, 2, die], upgrades=bought("knockback", True))
    t.choose("use-item", card="knockback")
    t.choose("choose", zombie="z1", to="4,3")
    t.choose("done")
    assert ("z1" not in t.zombies) == hit


def test_tough_wins_one_tie_a_turn() -> None:
    t = meeting([3, 1, 3, 3, 1, 3], zombies=2, upgrades=bought("tough"))
    t.choose("fight", zombie="z1")
    t.choose("use-item", card="tough")
    assert not t.offers("use-item", card="tough")
    t.passes()
    assert [e["won"] for e in t.events if e["type"] == "fight-resolved"] == [True, False]


def test_tough_is_not_asked_without_a_tie_and_boosted_never() -> None:
    assert not meeting([3, 1, 4], upgrades=bought("tough")).offers("use-item", card="tough")
    t = meeting([3, 1, 3], upgrades=bought("tough", True))
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.parametrize(("die", "broken"), [(1, True), (2, False)])
def test_weapon_training_helps_hand_weapons_to_last(die: int, broken: bool) -> None:
    t = meeting([2, 1, 3, 4, die], items=["baseball-bat"], upgrades=bought("weapon-training"))
    t.choose("use-item", card="baseball-bat")
    t.passes()
    assert ("baseball-bat" not in t.heroes["billy"]["items"]) == broken


@pytest.mark.parametrize("boosted", [True, False])
def test_weapon_training_boosted_re_rolls_a_die_after_the_weapon_is_used(boosted: bool) -> None:
    t = meeting([2, 1, 3, 1, 6, 6], items=["baseball-bat"], upgrades=bought("weapon-training", boosted))
    assert not t.offers("use-item", card="weapon-training")
    t.choose("use-item", card="baseball-bat")
    assert t.offers("use-item", card="weapon-training") == boosted
    if boosted:
        t.choose("use-item", card="weapon-training")
        t.choose("choose", dice=[2])
        assert not t.offers("use-item", card="weapon-training")


def test_nobody_else_uses_what_a_hero_has_learnt() -> None:
    t = activated("jenny", upgrades=bought("tough"), zombies={"z1": "0,0"}, dice=[3, 1, 3])
    t.choose("skip")
    t.choose("skip")
    assert not t.offers("use-item", card="tough")
    assert t.heroes["becky"]["wounds"] == 1
