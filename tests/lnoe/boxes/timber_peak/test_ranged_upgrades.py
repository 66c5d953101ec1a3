"""Ranged Upgrades: each works, not without its condition, and more with its Boost."""

from __future__ import annotations

import pytest

from tests.lnoe.rules.learning import activated, bought
from tests.table import GRID, Table


def shoots(dice: list[int], at: str = "5,3", card: str = "revolver", **facts: object) -> Table:
    """The Hero stays, and shoots at z1 or at its space."""
    t = activated(items=[card], zombies={"z1": at}, dice=dice, **facts)
    t.choose("skip")
    return t


def hits(t: Table) -> bool:
    t.passes()
    return "z1" not in t.zombies


@pytest.mark.parametrize(("boosted", "die", "kept"), [(False, 4, False), (False, 5, True), (True, 4, True)])
def test_ammo_conservation_keeps_a_gun_that_is_out_of_ammo(boosted: bool, die: int, kept: bool) -> None:
    t = shoots([1, die], upgrades=bought("ammo-conservation", boosted))
    t.choose("attack", target="z1")
    t.passes()
    assert t.saw("out-of-ammo", card="revolver")
    assert ("revolver" in t.heroes["billy"]["items"]) == kept


def test_ammo_conservation_saves_no_explosive() -> None:
    t = shoots([6], card="dynamite", tokens={}, upgrades=[*bought("ammo-conservation"), *bought("demolitions-expert")])
    t.choose("attack", card="dynamite", to="5,3")
    assert "dynamite" not in t.heroes["billy"]["items"]


def test_demolitions_expert_needs_nothing_to_light_an_explosive() -> None:
    t = shoots([6], card="dynamite", upgrades=bought("demolitions-expert"))
    t.choose("attack", card="dynamite", to="5,3")
    assert hits(t)
    assert t.kind != "ranged-attack"
    t = activated(items=["dynamite"], zombies={"z1": "5,3"})
    t.choose("skip")
    assert not t.offers("attack", card="dynamite")


@pytest.mark.parametrize(("die", "hurt"), [(5, False), (6, True)])
def test_demolitions_expert_is_hurt_by_the_own_explosive_only_on_six(die: int, hurt: bool) -> None:
    t = shoots([6, die], at="3,3", card="dynamite", upgrades=bought("demolitions-expert"))
    t.choose("attack", card="dynamite", to="3,3")
    t.passes()
    assert t.heroes["billy"]["alive"] != hurt


@pytest.mark.parametrize(("die", "kept"), [(3, False), (4, True)])
def test_boosted_one_explosive_in_the_game_may_be_kept(die: int, kept: bool) -> None:
    t = shoots([die, 6], card="dynamite", upgrades=bought("demolitions-expert", True))
    t.choose("attack", card="dynamite", to="5,3")
    assert ("dynamite" in t.heroes["billy"]["items"]) == kept
    assert [effect["effect"] for effect in t.state["effects"]] == ["spared-an-explosive"]


@pytest.mark.parametrize(("upgrades", "seen"), [([], False), (bought("eagle-eye"), True)])
def test_eagle_eye_shoots_a_space_farther(upgrades: list[dict[str, object]], seen: bool) -> None:
    t = shoots([], at="7,3", upgrades=upgrades)
    assert t.offers("attack", target="z1") == seen


@pytest.mark.parametrize("boosted", [False, True])
def test_boosted_eagle_eye_sees_through_one_wall(boosted: bool) -> None:
    t = shoots([], at="1,0", space="3,0", upgrades=bought("eagle-eye", boosted))
    assert t.offers("attack", target="z1") == boosted
    walls = {"grid": {**GRID["grid"], "walls": [["2,0", "3,0"]]}}
    t = shoots([], at="1,0", space="4,0", upgrades=bought("eagle-eye", boosted), board=walls)
    assert not t.offers("attack", target="z1"), "two walls are too many"


@pytest.mark.parametrize(("space", "hit"), [("3,3", True), ("4,3", False)])
def test_point_blank_adds_one_in_the_own_space_only(space: str, hit: bool) -> None:
    t = shoots([3], at=space, upgrades=bought("point-blank"))
    t.choose("attack", target="z1")
    assert hits(t) == hit


@pytest.mark.parametrize(("boosted", "dead"), [(True, True), (False, False)])
def test_boosted_point_blank_kills_what_it_hits(boosted: bool, dead: bool) -> None:
    zombies = {"z1": {"space": "3,3", "kind": "zombie-hero", "hero": "jenny"}}
    t = activated(items=["revolver"], zombies=zombies, dice=[5], upgrades=bought("point-blank", boosted))
    t.choose("skip")
    t.choose("attack", target="z1")
    t.passes()
    assert ("z1" not in t.zombies) == dead


def test_quick_draw_shoots_before_the_move_and_then_no_more() -> None:
    t = activated(items=["revolver"], zombies={"z1": "5,3", "z2": "6,3"}, dice=[5], upgrades=bought("quick-draw"))
    t.choose("use-item", card="quick-draw")
    t.choose("attack", target="z1")
    t.passes()
    assert t.kind == "move-action"
    assert not t.offers("use-item", card="quick-draw")
    t.choose("skip")
    assert t.kind != "ranged-attack"


def test_boosted_quick_draw_shoots_before_and_after() -> None:
    t = activated(
        items=["revolver"], zombies={"z1": "5,3", "z2": "6,3"}, dice=[5, 5], upgrades=bought("quick-draw", True)
    )
    t.choose("use-item", card="quick-draw")
    t.choose("attack", target="z1")
    t.passes()
    assert not t.offers("use-item", card="quick-draw")
    t.choose("skip")
    t.choose("attack", target="z2")
    assert t.kind != "ranged-attack"


def test_quick_draw_is_nothing_for_who_has_rolled_or_sees_nobody() -> None:
    t = activated(items=["revolver"], zombies={"z1": "5,3"}, dice=[2], upgrades=bought("quick-draw"))
    t.choose("roll-movement")
    assert not t.offers("use-item", card="quick-draw")
    t = activated(items=["revolver"], zombies={"z1": "0,5"}, upgrades=bought("quick-draw"), space="7,0")
    assert not t.offers("use-item", card="quick-draw")


@pytest.mark.parametrize(("moves", "boosted", "hit"), [(False, False, True), (True, False, False), (True, True, True)])
def test_steady_aim_is_for_who_stands_and_boosted_for_all(moves: bool, boosted: bool, hit: bool) -> None:
    dice = [1, 3] if moves else [3]
    t = activated(items=["revolver"], zombies={"z1": "5,3"}, dice=dice, upgrades=bought("steady-aim", boosted))
    if moves:
        t.choose("roll-movement")
        t.choose("step", to="3,2")
        t.choose("stop")
    else:
        t.choose("skip")
    t.choose("attack", target="z1")
    assert hits(t) == hit


def test_trick_shot_re_rolls_a_miss_once_a_turn() -> None:
    t = shoots([3, 5], upgrades=bought("trick-shot"))
    t.choose("attack", target="z1")
    t.choose("choose", reroll="yes")
    assert hits(t)
    assert [row["effect"] for row in t.state["effects"]] == ["trick-shot-shown"]


@pytest.mark.rule("9.5.3.1")
@pytest.mark.parametrize(("die", "asked"), [(2, True), (3, False)])
def test_trick_shot_helps_who_throws_fire_at_gas(die: int, asked: bool) -> None:
    gas = [{"kind": "gas", "space": "5,3"}]
    t = activated(items=["torch"], dice=[die, 3], markers=gas, upgrades=bought("trick-shot"))
    t.choose("skip")
    t.choose("attack", card="torch", target="gas")
    assert t.offers("choose", reroll="yes") is asked
    if asked:
        assert t.heroes["billy"]["items"] == ["torch"]
        t.choose("choose", reroll="yes")
    assert t.heroes["billy"]["items"] == []
    assert t.saw("explosion", to="5,3")


@pytest.mark.parametrize("boosted", [False, True])
def test_boosted_trick_shot_re_rolls_every_miss(boosted: bool) -> None:
    zombies = {"z1": "4,3", "z2": "4,3"}
    dice = [1, 1, 1, 6, 6] if boosted else [1, 1, 1, 6]
    t = activated(items=["pump-shotgun"], zombies=zombies, dice=dice, upgrades=bought("trick-shot", boosted))
    t.choose("skip")
    t.choose("attack", card="pump-shotgun")
    t.choose("choose", reroll="yes")
    assert t.offers("choose", reroll="yes") == boosted


@pytest.mark.rule("9.5.3.1")
@pytest.mark.parametrize(("item", "dice", "hit"), [("revolver", [3, 4], True), ("torch", [2, 2], False)])
def test_trick_shot_re_rolls_a_miss_at_gas_which_is_hit_like_a_zombie(item: str, dice: list[int], hit: bool) -> None:
    gas = [{"kind": "gas", "space": "5,3"}]
    t = activated(items=[item], zombies={}, markers=gas, dice=dice, upgrades=bought("trick-shot"))
    t.choose("skip")
    t.choose("attack", card=item, target="gas")
    t.choose("choose", reroll="yes")
    assert t.saw("explosion", to="5,3") is hit


@pytest.mark.rule("9.5.3.1")
def test_a_burning_item_that_hits_gas_on_three_is_no_miss() -> None:
    gas = [{"kind": "gas", "space": "5,3"}]
    t = activated(items=["torch"], zombies={}, markers=gas, dice=[3], upgrades=bought("trick-shot"))
    t.choose("skip")
    t.choose("attack", card="torch", target="gas")
    assert t.saw("explosion", to="5,3")
