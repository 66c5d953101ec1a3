"""Timber Peak as a box: what it holds so far, and that it plays alone."""

from __future__ import annotations

import pytest

from shamble.lnoe.catalog import boxes
from shamble.lnoe.content import KIND, content
from tests.table import new_game

WAITING = {"fast-learner", "guilty-conscience", "rookie-mistake"}
"""Cards that need Experience: 3 Hero cards and 2 Zombie cards."""


def test_the_box_holds_all_but_what_needs_experience() -> None:
    (row,) = [box for box in boxes() if box["id"] == "timber-peak"]
    contents = {name: count for name, count in row["contents"].items() if "upgrades" not in name}
    assert contents == {"heroes": 2, "hero-cards": 42, "zombie-cards": 43, "boards": 7, "scenarios": 3}
    assert row["needs"] == []
    assert not WAITING & KIND.keys()


def test_it_plays_alone_with_the_decks_of_its_own_cards() -> None:
    decks = content(("timber-peak",), advanced=True).decks
    assert {deck: len(decks[deck]) for deck in ("hero", "zombie")} == {"hero": 42, "zombie": 43}
    t = new_game(scenario="blow-up-the-town", profile="original-advanced", boxes=["timber-peak"])
    while t.state["round"] < 2:
        t.must(cmd="choose", option="0")
    assert {board for board in t.state["board"]["outer"] if not board.startswith("tp-")} == set()


@pytest.mark.parametrize(("switch", "cards"), [("fire_rules", {"fire", "spreading-flames"})])
def test_cards_whose_rules_are_off_stay_out_of_the_deck(switch: str, cards: set[str]) -> None:
    for value, there in (("on", True), ("off", False)):
        config = {"profile": "original-advanced", "boxes": ["base", "timber-peak"], "switches": {switch: value}}
        t = new_game(scenario="blow-up-the-town", **config)
        assert (cards <= {*t.state["zombie_deck"], *t.state["hands"]["zombies-1"]}) == there


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "timber-peak" and not kind.tags] == []
