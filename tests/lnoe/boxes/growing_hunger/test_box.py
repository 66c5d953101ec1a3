"""Growing Hunger as a box: what it holds, and that it needs the base game."""

from __future__ import annotations

import re
from pathlib import Path

from shamble.lnoe.board.pieces import piece
from shamble.lnoe.catalog import boxes
from shamble.lnoe.content import BOXES, KIND, SHEET, content
from tests.lnoe.boxes.growing_hunger import scenes
from tests.table import new_game


def test_the_box_holds_four_heroes_twenty_five_cards_a_side_and_two_boards() -> None:
    (row,) = [box for box in boxes() if box["id"] == "growing-hunger"]
    assert row["contents"] == {"heroes": 4, "hero-cards": 25, "zombie-cards": 25, "boards": 2, "scenarios": 4}
    assert row["needs"] == ["base"]


def test_seven_of_the_hero_cards_are_cards_of_the_base_game_again() -> None:
    cards = BOXES["growing-hunger"].cards
    assert [kind for kind, _, _ in cards if KIND[kind].box == "base"] == [
        "at-last", "first-aid-kit", "gasoline", "get-back-you-devils", "just-a-scratch", "lighter", "revolver",
    ]  # fmt: skip
    assert len([kind for kind, _, _ in cards if KIND[kind].box == "growing-hunger"]) == 14 + 18


def test_both_decks_have_eighty_five_cards_with_the_base_game() -> None:
    decks = content(("base", "growing-hunger"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 85, "zombie": 85}


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "growing-hunger" and not kind.tags] == []


def test_without_the_box_its_cards_heroes_and_boards_stay_away() -> None:
    t = new_game(scenario="die-zombies-die", profile="original-advanced", seed=5)
    assert not {card for card in t.state["hero_deck"] if KIND[card].box == "growing-hunger"}
    assert not {hero for hero in t.heroes if SHEET[hero].box == "growing-hunger"}


def test_it_is_not_played_without_the_base_game() -> None:
    answer = scenes.Table().ask(
        cmd="new", game="last-night-on-earth", seed=1, config={"boxes": ["growing-hunger"], "scenario": "burn-em-out"}
    )
    assert answer["error"]["message"] == "The box growing-hunger needs base in play as well."


def test_the_page_of_cards_lists_everything_whose_printed_text_we_have_not_seen() -> None:
    page = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8")
    doubtful = {kind.id for kind in KIND.values() if kind.row.confidence}
    doubtful |= {sheet.id for sheet in SHEET.values() if sheet.confidence}
    doubtful |= {board for box in BOXES.values() for board in box.pieces if piece(board).confidence}
    inside = {box.id for box in BOXES.values() if not box.outside}
    doubtful -= {kind.id for kind in KIND.values() if kind.box not in inside}
    assert set(re.findall(r"\(`([a-z0-9-]+)`\)", page)) == doubtful
    for kind in KIND.values():
        if kind.row.confidence:
            assert re.search(rf"\| cards \| {kind.row.confidence} \|.*\(`{kind.id}`\)", page), kind.id
