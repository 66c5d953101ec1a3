"""Guns, the Signal Flare, Dynamite, gas and Ammo.

The row of the drawn board used here is y=3: the Hero stands at 1,3 and sees along open ground.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import hero_turn
from tests.table import Table


def aim(items: tuple[str, ...], zombies: dict[str, Any], hero: str = "billy", **more: Any) -> Table:
    """The Hero at 1,3 has given up the move and may shoot."""
    t = hero_turn(hero, items, space="1,3", zombies=zombies, **more)
    t.choose("skip")
    return t


def items(t: Table, hero: str = "billy") -> list[str]:
    return list(t.heroes[hero]["items"])


# -- reach -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("item", "reach"), [("signal-flare", 4), ("revolver", 3), ("pump-shotgun", 2)])
def test_a_shot_reaches_as_far_as_printed_and_no_farther(item: str, reach: int) -> None:
    t = aim((item,), {f"z{n}": f"{1 + n},3" for n in range(1, 7)})
    reached = t.values("attack", "to") if item == "pump-shotgun" else t.values("attack", "target")
    names = [f"{1 + n},3" if item == "pump-shotgun" else f"z{n}" for n in range(1, reach + 1)]
    assert reached == names


@pytest.mark.rule("10.3")
def test_a_wall_is_not_shot_through() -> None:
    t = hero_turn("billy", ("revolver",), space="3,1", zombies={"z1": "1,0", "z2": "1,1", "z3": "4,3"})
    t.choose("skip")
    assert t.values("attack", "target") == ["z3"]


# -- Signal Flare ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "dead"), [(1, False), (2, True)])
def test_the_flare_kills_on_2_and_is_gone_hit_or_miss(die: int, dead: bool) -> None:
    t = aim(("signal-flare",), {"z1": "4,3"})
    t.dice(die)
    t.choose("attack", card="signal-flare", target="z1")
    assert ("z1" not in t.zombies) is dead
    assert items(t) == []
    assert t.state["hero_discard"] == ["signal-flare"]
    t.nothing_pending()


@pytest.mark.rule("10.4.2", "14.7.3")
def test_a_kill_fills_every_box_of_a_zombie_hero() -> None:
    t = aim(("signal-flare",), {"jenny": {"space": "4,3", "hero": "jenny"}})
    t.dice(2)
    t.choose("attack", card="signal-flare")
    assert t.zombies == {}


@pytest.mark.rule("9.1")
def test_the_flare_is_no_third_weapon_but_a_fifth_item() -> None:
    t = hero_turn("billy", ("crowbar", "revolver", "keys"), space="5,0", hero_deck=["signal-flare", "ammo"])
    t.choose("search")
    assert items(t) == ["crowbar", "revolver", "keys", "signal-flare"]
    t = hero_turn("billy", ("crowbar", "revolver", "ammo", "ammo"), space="5,0", hero_deck=["signal-flare"])
    t.choose("search")
    assert t.kind == "discard-down"


@pytest.mark.parametrize("hero", ["sally", "father-joseph"])
def test_the_flare_is_no_gun(hero: str) -> None:
    t = aim(("signal-flare",), {"z1": "4,3"}, hero)
    assert t.offers("attack", card="signal-flare")


# -- Revolver ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.1")
@pytest.mark.parametrize(
    ("die", "dead", "left"), [(1, False, False), (2, False, True), (3, False, True), (4, True, True)]
)
def test_the_revolver_hits_on_4_and_is_out_of_ammo_on_the_same_die_at_1(die: int, dead: bool, left: bool) -> None:
    t = aim(("revolver",), {"z1": "4,3", "z2": "4,3"})
    t.dice(die)
    t.choose("attack", card="revolver", target="z1")
    assert ("z1" not in t.zombies) is dead
    assert "z2" in t.zombies
    assert items(t) == (["revolver"] if left else [])


@pytest.mark.rule("10.4.1", "11.6.5")
def test_a_hit_is_one_wound_to_a_zombie_hero() -> None:
    t = aim(("revolver",), {"jenny": {"space": "4,3", "hero": "jenny"}})
    t.dice(4)
    t.choose("attack", card="revolver")
    assert [zombie["wounds"] for zombie in t.zombies.values()] == [1]


@pytest.mark.rule("6.4.3")
def test_one_ranged_attack_in_a_turn_whatever_is_carried() -> None:
    t = aim(("revolver", "signal-flare"), {"z1": "4,3", "z2": "4,3"})
    t.dice(2)
    t.choose("attack", card="revolver", target="z1")
    assert t.kind != "ranged-attack"


def test_a_gun_is_not_fired_by_two_heroes_in_a_turn() -> None:
    t = hero_turn("billy", ("revolver",), space="1,3", zombies={"z1": "4,3"}, others={"becky": "1,3"})
    t.choose("skip")
    t.choose("done")
    t.dice(2)
    t.choose("attack", card="revolver", target="z1")
    t.choose("skip")
    t.choose("take", card="revolver", hero="billy")
    t.choose("done")
    assert items(t, "becky") == ["revolver"]
    assert t.kind != "ranged-attack"


# -- Pump Shotgun ------------------------------------------------------------------------------------------


def test_the_shotgun_rolls_for_each_zombie_in_the_space_and_spares_heroes() -> None:
    t = aim(("pump-shotgun",), {"z1": "3,3", "z2": "3,3", "z3": "2,3"}, others={"becky": "3,3"})
    t.dice(2, 3, 3)
    t.choose("attack", card="pump-shotgun", to="3,3")
    assert sorted(t.zombies) == ["z1", "z3"]
    assert t.heroes["becky"]["wounds"] == 0
    assert items(t) == ["pump-shotgun"]


@pytest.mark.parametrize(("die", "left"), [(2, []), (3, ["pump-shotgun"])])
def test_the_shotgun_is_out_of_ammo_on_a_die_of_its_own(die: int, left: list[str]) -> None:
    t = aim(("pump-shotgun",), {"z1": "3,3"})
    t.dice(6, die)
    t.choose("attack", card="pump-shotgun", to="3,3")
    assert t.zombies == {}
    assert items(t) == left


# -- Ammo --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goes", "left"), [("ammo", ["revolver"]), ("revolver", ["ammo"])])
def test_ammo_may_be_discarded_in_the_place_of_a_gun(goes: str, left: list[str]) -> None:
    t = aim(("revolver", "ammo"), {"z1": "4,3"})
    t.dice(1)
    t.choose("attack", card="revolver", target="z1")
    assert t.values("choose", "card") == ["ammo", "revolver"]
    t.choose("choose", card=goes)
    assert items(t) == left
    assert t.state["hero_discard"] == [goes]
    t.nothing_pending()


def test_ammo_that_served_another_hero_this_turn_does_not_save_a_gun() -> None:
    """Discarded by one Hero and picked up by another.  [Ruling 14]"""
    spent = [{"card": "ammo", "hero": "becky", "holder": "billy"}]
    t = aim(("revolver", "ammo"), {"z1": "4,3"}, used=spent)
    t.dice(1)
    t.choose("attack", card="revolver")
    assert items(t) == ["ammo"]


def test_ammo_does_not_save_a_flare() -> None:
    t = aim(("signal-flare", "ammo"), {"z1": "4,3"})
    t.dice(2)
    t.choose("attack", card="signal-flare", target="z1")
    assert items(t) == ["ammo"]
    t.nothing_pending()


# -- Dynamite ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.1")
def test_dynamite_needs_a_fire_item_on_the_same_hero() -> None:
    t = aim(("dynamite",), {"z1": "3,3"}, others={"becky": {"space": "1,3", "items": ["lighter"]}})
    assert not t.offers("attack", card="dynamite")


@pytest.mark.rule("9.5.1")
def test_heroes_killed_by_one_blast_fall_in_the_order_of_their_sheets() -> None:
    mates = {"becky": "3,3", "jake-cartwright": "3,3"}
    t = aim(("dynamite", "lighter"), {"z1": "3,3"}, others=mates, sun=9)
    in_order = [name for name in t.heroes if name in mates]
    t.dice(1, 5, 5)
    t.choose("attack", card="dynamite", to="3,3")
    assert [e["who"] for e in t.events if e["type"] == "killed"] == in_order


@pytest.mark.rule("9.5.1")
@pytest.mark.parametrize("fire", ["lighter", "torch", "welding-torch"])
def test_dynamite_kills_zombies_on_2_and_heroes_on_5_in_its_space(fire: str) -> None:
    mates = {"becky": "3,3", "jake-cartwright": "3,3"}
    t = aim(("dynamite", fire), {"z1": "3,3", "z2": "3,3", "z3": "3,4"}, others=mates)
    t.dice(1, 2, 4, 5)
    t.choose("attack", card="dynamite", to="3,3")
    assert sorted(e["who"] for e in t.events if e["type"] == "killed") == ["jake-cartwright", "z2"]
    assert items(t) == [fire]


def test_the_thrower_is_in_danger_in_the_own_space() -> None:
    t = aim(("dynamite", "lighter"), {"z1": "1,3"})
    t.dice(2, 5)
    t.choose("attack", card="dynamite", to="1,3")
    assert t.saw("killed", who="billy", by="dynamite")


def test_a_lighter_that_lit_one_stick_lights_none_for_another_hero_this_turn() -> None:
    mate = {"becky": {"space": "1,3", "items": ["dynamite"]}}
    t = hero_turn("billy", ("dynamite", "lighter"), space="1,3", zombies={"z1": "3,3", "z2": "3,3"}, others=mate)
    t.choose("skip")
    t.choose("done")
    t.dice(2, 1)
    t.choose("attack", card="dynamite", to="3,3")
    t.choose("skip")
    t.choose("take", card="lighter", hero="billy")
    t.choose("done")
    assert not t.offers("attack", card="dynamite")


# -- gas ---------------------------------------------------------------------------------------------------

GAS = [{"kind": "gas", "space": "3,3"}]


@pytest.mark.rule("9.5.3.1")
@pytest.mark.parametrize(
    ("item", "die", "goes_off"),
    [
        ("revolver", 3, False),
        ("revolver", 4, True),
        ("lighter", 2, False),
        ("lighter", 3, True),
        ("signal-flare", 1, False),
        ("signal-flare", 2, True),
    ],
)
def test_gas_is_set_off_as_printed_or_with_a_thrown_fire_item_on_3(item: str, die: int, goes_off: bool) -> None:
    t = aim((item,), {}, markers=GAS)
    t.dice(die)
    t.choose("attack", card=item, to="3,3")
    assert t.saw("explosion", to="3,3") is goes_off
    assert (t.state["markers"] == []) is goes_off
    assert items(t) == (["revolver"] if item == "revolver" else [])


@pytest.mark.rule("9.5.3.3")
def test_gas_kills_all_in_its_space_and_on_3_those_next_to_it() -> None:
    mates = {"becky": "4,4", "jake-cartwright": "2,4"}
    zombies = {"z1": "3,3", "z2": "4,3", "z3": "2,2", "z4": "5,3"}
    t = aim(("revolver",), zombies, markers=GAS, others=mates)
    # The shot, then the spaces round the marker from the top left: z3, z2, Jake, Becky.
    t.dice(4, 2, 3, 2, 3)
    t.choose("attack", card="revolver", to="3,3")
    killed = [e["who"] for e in t.events if e["type"] == "killed"]
    assert sorted(killed) == ["becky", "z1", "z2"]


@pytest.mark.rule("9.5.3.3")
def test_with_two_markers_everybody_near_rolls_twice() -> None:
    t = aim(("revolver",), {"z1": "4,3", "z2": "4,4"}, markers=GAS * 2)
    t.dice(4, 2, 3, 2, 2)
    t.choose("attack", card="revolver", to="3,3")
    assert sorted(t.zombies) == ["z2"]
    assert t.state["markers"] == []


@pytest.mark.rule("9.5.3.3")
def test_walls_do_not_stop_the_blast() -> None:
    t = hero_turn("billy", ("revolver",), space="2,3", zombies={"z1": "1,1"}, markers=[{"kind": "gas", "space": "2,2"}])
    t.choose("skip")
    t.dice(4, 3, 2)
    t.choose("attack", card="revolver", to="2,2")
    assert t.zombies == {}
