"""The two boards of Growing Hunger and their Pick Ups."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from shamble.lnoe.board import board_from, piece_ids
from tests.lnoe.boxes.growing_hunger.scenes import BOXES, hero_turn, items
from tests.table import Table

BOARD = {
    "center": "town-center",
    "outer": ["gh-antique-factory-library", "gh-drug-post-supermarket", "church", "farm"],
}


def inside(building: str, hero: str = "billy", **more: Any) -> Table:
    space = board_from(BOARD).place(building)[0]
    return hero_turn(hero, board=BOARD, space=board_from(BOARD).names[space], others={"becky": "5,5"}, **more)


def test_a_hero_gets_everywhere_on_every_town_with_the_new_boards() -> None:
    outer = piece_ids("outer", BOXES)
    for center in piece_ids("center", BOXES):
        for four in list(permutations(outer, 4))[::97]:
            walk = board_from({"center": center, "outer": list(four)}).walk
            assert max(walk[0]) < 255, (center, four)


def test_the_numbers_of_each_board_cover_the_die() -> None:
    board = board_from(BOARD)
    for outer in (0, 1):
        numbers = sorted(n for b in board.buildings if b.board == outer for n in b.numbers)
        assert numbers == [1, 2, 3, 4, 5, 6]


# -- Antique Shop ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.3.2")
def test_the_antique_shop_shuffles_up_to_two_discarded_cards_into_the_deck() -> None:
    t = inside("antique-shop", hero_discard=["keys", "torch", "ammo"], hero_deck_exact=["faith"])
    t.choose("pick-up", card="shuffle-back")
    t.choose("choose", card="keys")
    t.choose("choose", card="ammo")
    assert sorted(t.state["hero_deck"]) == ["ammo", "faith", "keys"]
    assert t.state["hero_discard"] == ["torch"]
    assert items(t, "billy") == []
    t.nothing_pending()


@pytest.mark.rule("8.5.3.2")
def test_one_card_is_enough_and_without_discards_there_is_nothing_to_do() -> None:
    t = inside("antique-shop", hero_discard=["keys", "torch"], hero_deck_exact=["faith"])
    t.choose("pick-up", card="shuffle-back")
    t.choose("choose", card="keys")
    t.choose("done")
    assert sorted(t.state["hero_deck"]) == ["faith", "keys"]
    assert not inside("antique-shop").offers("pick-up")


# -- Library -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.3.3")
def test_the_library_reveals_cards_until_an_event_comes_up() -> None:
    t = inside("library", hero_deck_exact=["keys", "torch", "faith", "ammo"])
    t.choose("pick-up", card="first-event")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert [e["card"] for e in t.events if e["type"] == "revealed"] == ["keys", "torch", "faith"]
    assert sorted(t.state["hero_deck"]) == ["ammo", "keys", "torch"]
    t.nothing_pending()


@pytest.mark.rule("8.5.3.3")
def test_neither_resourceful_nor_a_flashlight_helps_with_revealed_cards() -> None:
    t = inside("library", "jake-cartwright", items=("flashlight",), hero_deck_exact=["faith", "recovery", "keys"])
    t.choose("pick-up", card="first-event")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    t.nothing_pending()


def test_a_deck_without_events_is_revealed_and_shuffled() -> None:
    t = inside("library", hero_deck_exact=["keys", "torch"])
    t.choose("pick-up", card="first-event")
    assert sorted(t.state["hero_deck"]) == ["keys", "torch"]
    assert t.state["hands"]["heroes-1"] == []


# -- Supermarket -------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.3.4")
def test_the_supermarket_discards_three_cards_and_draws_two() -> None:
    t = inside("supermarket", hero_deck_exact=["faith", "ammo", "recovery", "keys", "torch", "crowbar"])
    t.choose("pick-up", card="ransack")
    assert items(t, "billy") == ["keys", "torch"]
    assert sorted(t.state["hero_discard"]) == ["ammo", "faith", "recovery"]
    assert t.state["hero_deck"] == ["crowbar"]
    t.nothing_pending()


@pytest.mark.rule("8.5.3.4")
def test_there_resourceful_and_a_flashlight_do_help() -> None:
    deck = ["faith", "ammo", "recovery", "keys", "torch", "crowbar", "lighter", "dynamite"]
    t = inside("supermarket", "jake-cartwright", hero_deck_exact=deck)
    t.choose("pick-up", card="ransack")
    t.choose("choose", draw=2)
    assert t.values("choose", "card") == ["keys", "torch"]
    t = inside("supermarket", items=("flashlight",), hero_deck_exact=deck)
    t.choose("pick-up", card="ransack")
    t.choose("use-item", card="flashlight")
    assert t.window != "card-drawn", "once in a search"
    assert items(t, "billy") == ["flashlight", "torch", "crowbar"]


def test_the_heroes_do_not_lose_by_ransacking_the_last_cards() -> None:
    t = inside("supermarket", hero_deck_exact=["faith", "ammo"])
    t.choose("pick-up", card="ransack")
    assert t.result is None
    assert items(t, "billy") == []
