"""Ranged attacks, explosives and gas.  [6.4.3, 9.5, 10]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, rolls, seen
from tests.table import Table, table


def becky_shoots(dice: list[int], items: list[str], at: str = "3,3", **more: Any) -> Table:
    """Becky has skipped her move and is about to shoot; the others wait."""
    becky = {"space": at, "items": items}
    t = table(dice=dice, heroes={"becky": becky, **more.pop("others", {"billy": "0,0"})}, **more)
    t.choose("activate", hero="becky")
    t.choose("skip")
    return t


# -- range and sight ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "6.4.3")
def test_a_target_must_be_within_the_range_of_the_item() -> None:
    """A Revolver reaches three spaces, diagonals counted as one."""
    t = becky_shoots([], ["revolver"], zombies={"z1": "6,4", "z2": "7,4", "z3": "3,5", "z4": "0,3", "z5": "6,5"})
    assert t.values("attack", "target") == ["z1", "z3", "z4", "z5"]


@pytest.mark.rule("10.1")
def test_a_target_must_be_seen() -> None:
    """From 3,0 the wall of the church hides what is inside; from 2,0 the Hero touches it and looks in."""
    t = becky_shoots([], ["revolver"], at="3,0", zombies={"z1": "1,0"})
    assert t.kind != "ranged-attack"
    t = becky_shoots([], ["revolver"], at="2,0", zombies={"z1": "1,0"})
    assert t.values("attack", "target") == ["z1"]


@pytest.mark.rule("10.1")
def test_a_target_in_the_own_space_is_always_possible() -> None:
    t = becky_shoots([4], ["revolver"], zombies={"z1": "3,3"})
    t.choose("attack", target="z1")
    assert t.zombies == {}
    assert not rolls(t, "hero-fight")


@pytest.mark.rule("10.3.4")
def test_a_truck_in_the_way_does_not_hide_anybody() -> None:
    t = becky_shoots(
        [],
        ["revolver"],
        scenario="escape-in-the-truck",
        zombies={"z1": "5,3"},
        markers=[{"kind": "truck", "space": "4,3"}],
    )
    assert t.values("attack", "target") == ["z1"]


def test_other_models_do_not_block_sight() -> None:
    t = becky_shoots([], ["revolver"], zombies={"z1": "4,3", "z2": "5,3"})
    assert t.values("attack", "target") == ["z1", "z2"]


@pytest.mark.rule("6.4.3")
def test_a_hero_without_an_item_of_range_does_not_shoot() -> None:
    t = becky_shoots([], ["crowbar", "torch"], zombies={"z1": "4,3"})
    assert t.kind != "ranged-attack"


@pytest.mark.rule("6.4.3")
def test_a_hero_need_not_shoot() -> None:
    t = becky_shoots([], ["revolver"], zombies={"z1": "4,3"})
    t.choose("skip")
    assert "z1" in t.zombies
    assert not rolls(t, "ranged")


@pytest.mark.rule("6.4.3")
def test_there_is_one_ranged_attack_in_a_turn_however_many_guns_there_are() -> None:
    t = becky_shoots([6], ["revolver", "signal-flare"], zombies={"z1": "4,3", "z2": "5,3"})
    assert t.values("attack", "card", target="z2") == ["revolver", "signal-flare"]
    t.choose("attack", card="revolver", target="z2")
    assert t.kind != "ranged-attack"
    assert "z1" in t.zombies


@pytest.mark.rule("6.4.3")
def test_an_item_found_this_turn_may_be_shot_at_once() -> None:
    t = table(
        heroes={"becky": "1,1", "billy": "7,5"},
        zombies={"z1": "2,1"},
        hero_deck=["revolver"],
    )
    t.choose("activate", hero="becky")
    t.choose("search")
    assert t.values("attack", "target") == ["z1"]


@pytest.mark.rule("6.4.3", "6.4.2")
def test_no_weapon_is_fired_by_two_heroes_in_one_turn() -> None:
    """The 2007 FAQ: Billy fires the Revolver; Sally, who gets it afterwards, may not."""
    t = table(
        dice=[2, 1],
        heroes={"billy": {"space": "3,3", "items": ["revolver"]}, "sally": "3,3", **FAR},
        zombies={"z1": "4,4", "z2": "5,5"},
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done")
    t.choose("attack", target="z1")
    t.choose("activate", hero="sally")
    t.choose("skip")
    t.choose("take", card="revolver", hero="billy")
    if t.kind == "exchange":
        t.choose("done")
    assert t.heroes["sally"]["items"] == ["revolver"]
    assert t.kind != "ranged-attack"


@pytest.mark.rule("6.4.3", "6.4.2")
def test_a_weapon_that_was_not_fired_serves_whoever_gets_it_in_the_exchange() -> None:
    t = table(
        heroes={"billy": {"space": "3,3", "items": ["revolver"]}, "sally": "3,3", **FAR},
        zombies={"z1": "4,4"},
    )
    t.choose("activate", hero="sally")
    t.choose("skip")
    t.choose("take", card="revolver", hero="billy")
    t.choose("done")
    assert t.values("attack", "target") == ["z1"]


# -- hit or killed -----------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "10.4", "10.4.1")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True)])
def test_the_item_says_what_to_roll(die: int, hit: bool) -> None:
    t = becky_shoots([die], ["revolver"], zombies={"z1": "5,3"})
    t.choose("attack", target="z1")
    assert ("z1" not in t.zombies) is hit


@pytest.mark.rule("10.4.1")
def test_a_hit_is_one_wound() -> None:
    t = becky_shoots([6], ["revolver"], others={"billy": "0,0"}, zombies={"sally": "5,3"})
    t.choose("attack", card="revolver")
    (sally,) = t.zombies.values()
    assert (sally["wounds"], sally["health"]) == (1, 2)


@pytest.mark.rule("10.4.2", "10.4")
def test_killed_fills_every_box_that_is_left() -> None:
    """The Signal Flare kills."""
    t = becky_shoots([6], ["signal-flare"], zombies={"sally": "5,3"})
    t.choose("attack", card="signal-flare")
    assert t.zombies == {}


@pytest.mark.rule("10.1")
def test_a_shotgun_is_rolled_for_each_zombie_in_the_space() -> None:
    t = becky_shoots([3, 2, 6, 6], ["pump-shotgun"], zombies={"z1": "5,3", "z2": "5,3", "z3": "5,3"})
    assert [(o["card"], o["to"]) for o in t.find("attack")] == [("pump-shotgun", "5,3")]
    t.choose("attack", to="5,3")
    assert list(t.zombies) == ["z2"]


def test_a_revolver_that_rolls_1_is_out_of_ammo() -> None:
    t = becky_shoots([1], ["revolver"], zombies={"z1": "5,3"})
    t.choose("attack", target="z1")
    assert t.saw("out-of-ammo", who="becky", card="revolver")
    assert t.heroes["becky"]["items"] == []


@pytest.mark.parametrize(("die", "empty"), [(2, True), (3, False)])
def test_a_shotgun_rolls_a_die_of_its_own_for_ammo(die: int, empty: bool) -> None:
    t = becky_shoots([6, die], ["pump-shotgun"], zombies={"z1": "5,3"})
    t.choose("attack", to="5,3")
    assert rolls(t, "out-of-ammo") == [[die]]
    assert (t.heroes["becky"]["items"] == []) is empty


# -- Dynamite ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.1", "9.5")
def test_dynamite_needs_something_to_light_it() -> None:
    t = becky_shoots([], ["dynamite"], zombies={"z1": "5,3"})
    assert t.kind != "ranged-attack"
    t = becky_shoots([], ["dynamite", "lighter"], zombies={"z1": "5,3"})
    assert t.offers("attack", card="dynamite", to="5,3")


@pytest.mark.rule("9.5.1")
def test_the_fire_must_be_the_throwers_own() -> None:
    t = becky_shoots([], ["dynamite"], others={"billy": {"space": "3,4", "items": ["lighter"]}}, zombies={"z1": "5,3"})
    assert t.kind != "ranged-attack"


@pytest.mark.rule("9.5.1", "9.5", "10.4.2")
def test_everybody_in_the_space_is_in_danger() -> None:
    """Zombies die on 2 and more, Heroes on 5 and more; the stick is gone."""
    t = becky_shoots(
        [2, 1, 4, 5],
        ["dynamite", "torch"],
        others={"billy": "5,3", "johnny": "5,3", "jenny": "0,0"},
        zombies={"z1": "5,3", "z2": "5,3", "z3": "5,4"},
        scenario="escape-in-the-truck",
        sun=10,
    )
    t.choose("attack", to="5,3")
    assert sorted(t.zombies) == ["z2", "z3"]
    assert t.heroes["billy"]["alive"]
    assert not t.heroes["johnny"]["alive"]
    assert t.heroes["becky"]["items"] == ["torch"]


# -- gas ---------------------------------------------------------------------------------------------------

GAS = [{"kind": "gas", "space": "5,3"}]


@pytest.mark.rule("9.5.3")
def test_gasoline_is_poured_out_during_the_move() -> None:
    t = table(heroes={"becky": {"space": "3,3", "items": ["gasoline"]}, "billy": "0,0"})
    t.choose("activate", hero="becky")
    assert "4,4" in t.values("use-item", "to", card="gasoline")
    assert "3,3" in t.values("use-item", "to", card="gasoline")
    assert "5,3" not in t.values("use-item", "to", card="gasoline")
    t.choose("use-item", card="gasoline", to="4,4")
    assert t.state["markers"] == [{"kind": "gas", "space": "4,4"}]
    assert t.heroes["becky"]["items"] == []


@pytest.mark.rule("9.5.3.1")
@pytest.mark.parametrize(("die", "hit"), [(3, False), (4, True)])
def test_a_ranged_weapon_hits_gas_like_a_zombie(die: int, hit: bool) -> None:
    t = becky_shoots([die], ["revolver"], markers=GAS)
    t.choose("attack", card="revolver", target="gas", to="5,3")
    assert t.saw("explosion", to="5,3") is hit
    assert (t.state["markers"] == []) is hit
    assert t.heroes["becky"]["items"] == ["revolver"]


@pytest.mark.rule("9.5.3.1")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_a_burning_item_is_thrown_away_at_gas_and_hits_on_3(die: int, hit: bool) -> None:
    t = becky_shoots([die], ["torch"], markers=GAS)
    t.choose("attack", card="torch", target="gas")
    assert t.saw("explosion") is hit
    assert t.heroes["becky"]["items"] == []


@pytest.mark.rule("9.5.3.1")
def test_a_burning_item_flies_two_spaces_at_most() -> None:
    t = becky_shoots([], ["torch"], at="2,3", markers=GAS)
    assert t.kind != "ranged-attack"


@pytest.mark.rule("9.5.3.1")
def test_a_burning_item_is_not_thrown_at_zombies() -> None:
    t = becky_shoots([], ["torch"], zombies={"z1": "4,3"})
    assert t.kind != "ranged-attack"


@pytest.mark.rule("9.5.3.3")
def test_gas_kills_all_in_its_space_and_those_next_to_it_on_3_and_more() -> None:
    t = becky_shoots(
        [3, 2, 2, 3, 3],
        ["torch"],
        others={"billy": "6,4", "johnny": "4,2", "jenny": "0,0"},
        zombies={"z1": "5,3", "z2": "5,3", "z3": "4,3", "z4": "6,3", "z5": "7,3"},
        markers=GAS,
        scenario="burn-em-out",
        sun=10,
    )
    t.choose("attack", card="torch", target="gas")
    # The throw hits with 3; then every model around rolls, space by space: 4,2 Johnny, 4,3 z3, 6,3 z4, 6,4 Billy.
    assert rolls(t, "explosion") == [[2], [2], [3], [3]]
    assert t.heroes["johnny"]["alive"]
    assert not t.heroes["billy"]["alive"]
    assert sorted(t.zombies) == ["z3", "z5"]
    assert t.state["markers"] == []


@pytest.mark.rule("9.5.3.3")
def test_walls_do_not_stop_the_explosion() -> None:
    t = becky_shoots(
        [6, 3],
        ["revolver"],
        at="4,2",
        zombies={"z1": "5,1"},
        markers=[{"kind": "gas", "space": "4,0"}],
    )
    t.choose("attack", card="revolver", target="gas")
    assert t.zombies == {}


@pytest.mark.rule("9.5.3.3")
@pytest.mark.parametrize(("first", "second", "dies"), [(2, 2, False), (2, 3, True), (3, 1, True)])
def test_two_gas_markers_go_off_together_and_everybody_rolls_twice(first: int, second: int, dies: bool) -> None:
    t = becky_shoots([3, first, second], ["torch"], zombies={"z1": "6,3"}, markers=GAS + GAS)
    t.choose("attack", card="torch", target="gas")
    assert rolls(t, "explosion") == [[first, second]]
    assert ("z1" not in t.zombies) is dies
    assert t.state["markers"] == []


@pytest.mark.rule("9.5.3.3", "10.4.2")
def test_gas_kills_a_zombie_hero_outright() -> None:
    t = becky_shoots([3], ["torch"], zombies={"sally": "5,3"}, markers=GAS)
    t.choose("attack", card="torch", target="gas")
    assert t.zombies == {}
    assert seen(t, "killed")[0]["by"] == "gas"
