"""Timber Peak as a box: what it holds so far, and that it plays alone."""

from __future__ import annotations

import pytest

from shamble.lnoe.catalog import boxes
from shamble.lnoe.content import KIND, content
from tests.table import new_game

UPGRADES = dict.fromkeys(("melee-upgrades", "ranged-upgrades", "special-upgrades", "zombie-upgrades"), 10)


def test_the_box_holds_all_that_is_printed_in_it() -> None:
    (row,) = [box for box in boxes() if box["id"] == "timber-peak"]
    upgrades = {f"{deck}-cards": count for deck, count in UPGRADES.items()}
    cards = {"hero-cards": 45, "zombie-cards": 45, **upgrades}
    assert row["contents"] == {"heroes": 6, **cards, "boards": 7, "scenarios": 4}
    assert row["needs"] == []


def test_it_plays_alone_with_the_decks_of_its_own_cards() -> None:
    decks = content(("timber-peak",), advanced=True).decks
    # Handy waits for barricades, which another box brings.
    assert {deck: len(cards) for deck, cards in decks.items()} == {
        "hero": 45,
        "zombie": 45,
        **UPGRADES,
        "special-upgrades": 9,
    }
    t = new_game(scenario="blow-up-the-town", profile="original-advanced", boxes=["timber-peak"])
    while t.state["round"] < 2:
        t.must(cmd="choose", option="0")
    assert {board for board in t.state["board"]["outer"] if not board.startswith("tp-")} == set()


@pytest.mark.parametrize(
    ("switch", "cards"),
    [("fire_rules", {"fire", "spreading-flames"}), ("experience", {"guilty-conscience", "rookie-mistake"})],
)
def test_cards_whose_rules_are_off_stay_out_of_the_deck(switch: str, cards: set[str]) -> None:
    for value, there in (("on", True), ("off", False)):
        config = {"profile": "original-advanced", "boxes": ["base", "timber-peak"], "switches": {switch: value}}
        t = new_game(scenario="blow-up-the-town", **config)
        assert (cards <= {*t.state["zombie_deck"], *t.state["hands"]["zombies-1"]}) == there


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "timber-peak" and not kind.tags] == []
