"""Grave Weapons beside other rules: two Zombie players, cards that give them out, cards that undo them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest import scenes
from tests.lnoe.boxes.survival_of_the_fittest.test_grave_weapons import KINDS, RADIOACTIVE, armed, fights, spawning


@pytest.mark.rule("6.1.6.1")
def test_an_explosive_given_out_after_the_rolls_of_a_turn_rolls_at_the_end_of_the_next() -> None:
    """Tools of the Grave is played when the weapons of the board have been rolled for already."""
    hands = {"zombies-1": ["tools-of-the-grave"]}
    t = spawning(1, {"z1": "7,3"}, ["explosive", "machete"], **RADIOACTIVE, hands=hands, spawn_due=[])
    t.choose("play-card", card="tools-of-the-grave")
    assert t.state["turn"] == "heroes"
    assert not t.zombies["z1"].get("tokens")


@pytest.mark.rule("14.6.2.3", "17.1.7")
@pytest.mark.parametrize(("count", "offered"), [(3, True), (4, False)])
def test_figures_that_two_players_share_do_not_bring_a_ninth_weapon(count: int, offered: bool) -> None:
    """In odd rounds the first player has the Zombie Heroes, whoever gave them their weapons."""
    risen = {f"z{20 + n}": hero for n, hero in enumerate(("jenny", "becky", "sally", "johnny")[:count])}
    zombies: dict[str, Any] = {f"z{n}": armed(kind, "7,0") for n, kind in zip((1, 2, 3, 4), KINDS, strict=False)}
    for (name, hero), kind in zip(risen.items(), KINDS[4:], strict=False):
        zombies[name] = {**armed(kind, "7,0"), "kind": "zombie-hero", "hero": hero, "seat": "zombies-1"}
    zombies |= {"z8": {"space": "7,3", "seat": "zombies-2"}}
    t = spawning(
        6, zombies, ["stench-of-death"], players=4, spawn_due=["zombies-2"], round=1,
        heroes={"billy": "0,0", "sheriff-anderson": "0,1"},
    )  # fmt: skip
    assert t.seat == "zombies-2"
    assert t.offers("buy", what="grave-weapon") is offered


@pytest.mark.rule("14.6.3.1")
def test_barbed_wire_a_later_die_that_shows_one_ends_the_fight_too() -> None:
    t = fights("barbed-wire", [5, 6, 2], ("baseball-bat",))
    t.dice(1, 3)
    t.choose("use-item", card="baseball-bat")
    assert t.window != "fight"
    t.passes()
    assert t.saw("fight-resolved", won=False)
    assert t.heroes["sally"]["wounds"] == 1


BOXES = [*RADIOACTIVE["boxes"], "growing-hunger", "radioactive-grave-dead"]


@pytest.mark.rule("14.4.3.7")
@pytest.mark.parametrize(("items", "dice"), [((), [5]), (("hazard-suit",), [5, 4])])
def test_the_hazard_suit_keeps_rays_away(items: tuple[str, ...], dice: list[int]) -> None:
    zombies = {"z1": {"space": "3,3", "kind": "radioactive"}}
    t = scenes.fight([*dice, 1], items, "sally", zombies=zombies, **{**RADIOACTIVE, "boxes": BOXES})
    assert t.saw("roll", **{"for": "hero-fight", "values": dice})
    t.passes()


@pytest.mark.rule("14.4.3.7")
@pytest.mark.parametrize(("items", "dice"), [((), [5]), (("hazard-suit",), [5, 4])])
def test_the_hazard_suit_keeps_green_ooze_away(items: tuple[str, ...], dice: list[int]) -> None:
    markers = [{"kind": "green-ooze", "space": "3,3"}]
    t = scenes.fight([*dice, 1], items, "sally", markers=markers, **{**RADIOACTIVE, "boxes": BOXES})
    assert t.saw("roll", **{"for": "hero-fight", "values": dice})
    t.passes()
