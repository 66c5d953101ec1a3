"""Stockpiles: cards on a building that add to its Pick Ups."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import hero_turn, table
from tests.table import Table


def lying(card: str, **more: Any) -> Table:
    """Billy stands in the church, on which the stockpile lies."""
    more.setdefault("space", "0,0")
    return hero_turn(in_play_rows=[{"card": card, "building": "church"}], **more)


def offered(t: Table) -> list[str]:
    return t.values("pick-up", "card")


@pytest.mark.rule("8.5.3.1")
def test_a_stockpile_is_laid_on_a_random_building_when_it_is_drawn() -> None:
    t = hero_turn(space="0,0", hero_deck=["tool-stockpile"])
    t.dice(3, 5)
    t.choose("search")
    (row,) = t.state["in_play_rows"]
    assert row["card"] == "tool-stockpile"
    assert row["building"] == "gym"
    t.nothing_pending()


@pytest.mark.rule("8.5.3.1")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("ammo-stockpile", ["ammo", "revolver"]),
        ("fuel-stockpile", ["gasoline", "torch"]),
        ("medical-stockpile", ["first-aid-kit"]),
        ("tool-stockpile", ["crowbar"]),
    ],
)
def test_each_stockpile_offers_its_cards_out_of_the_discard_pile(card: str, found: list[str]) -> None:
    pile = ["ammo", "crowbar", "first-aid-kit", "gasoline", "keys", "revolver", "torch"]
    assert offered(lying(card, hero_discard=pile)) == found


@pytest.mark.rule("8.5.3.1")
def test_it_serves_only_who_is_in_its_building() -> None:
    assert offered(lying("tool-stockpile", hero_discard=["crowbar"], space="5,0")) == []
    assert offered(lying("tool-stockpile", hero_discard=["crowbar"], space="3,3")) == []


@pytest.mark.rule("8.5.3.1")
@pytest.mark.parametrize(
    ("card", "die", "left"),
    [("tool-stockpile", 2, []), ("tool-stockpile", 3, ["tool-stockpile"]), ("ammo-stockpile", 2, []),
     ("ammo-stockpile", 3, ["ammo-stockpile"]), ("fuel-stockpile", 3, []), ("fuel-stockpile", 4, ["fuel-stockpile"])],
)  # fmt: skip
def test_after_each_use_it_may_have_run_out(card: str, die: int, left: list[str]) -> None:
    t = lying(card, hero_discard=["crowbar", "ammo", "gasoline"])
    t.dice(die)
    t.choose("pick-up", stockpile=card)
    assert len(t.heroes["billy"]["items"]) == 1
    assert t.state["in_play"] == left
    t.nothing_pending()


@pytest.mark.parametrize(("wounds", "heals"), [(0, False), (1, True)])
def test_the_medical_stockpile_heals_a_wound_in_place_of_a_card(wounds: int, heals: bool) -> None:
    t = lying("medical-stockpile", wounds=wounds)
    assert t.offers("pick-up", card="heal", stockpile="medical-stockpile") is heals
    if heals:
        t.dice(6)
        t.choose("pick-up", card="heal")
        assert t.heroes["billy"]["wounds"] == 0
        assert t.state["in_play"] == ["medical-stockpile"]
    t.nothing_pending()


def test_the_pick_up_of_the_building_itself_does_not_wear_the_stockpile() -> None:
    t = table(heroes={"billy": "0,0", "becky": "7,0"}, hero_discard=["faith"],
              in_play_rows=[{"card": "tool-stockpile", "building": "church"}])  # fmt: skip
    t.choose("activate", hero="billy")
    t.choose("pick-up", card="faith")
    assert t.state["in_play"] == ["tool-stockpile"]
    assert not any(event["type"] == "roll" for event in t.events)


@pytest.mark.rule("13.11.2")
def test_a_stockpile_fetches_nothing_out_of_the_deck_and_is_not_drawn_anew_by_who_starts_with_it() -> None:
    """What Escape in the Truck asks for could only come out of the discard pile by it."""
    others = ["johnny", "father-joseph", "sheriff-anderson", "jake-cartwright", "jenny"]
    dead = {name: {"alive": False} for name in others}
    t = table(
        profile="complete", scenario="escape-in-the-truck", turn="zombies", step="fight", dice=[1, 2, 6, 1, 3],
        heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0", **dead}, zombies={"z1": "3,3"},
        hero_deck_exact=["fuel-stockpile", "torch"],
    )  # fmt: skip
    t.passes()
    t.choose("choose", start="centre")
    while t.kind == "choose":
        t.choose("choose")
    assert not t.saw("drawn-anew")
    assert [row["card"] for row in t.state["in_play_rows"]] == ["fuel-stockpile"]
