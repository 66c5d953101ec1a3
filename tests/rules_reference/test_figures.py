"""The drawings: what they claim about steps and sight is what the board says."""

import json
from xml.etree import ElementTree

import pytest

from shamble.lnoe.board import grid_board
from shamble.lnoe.book import COMPLETE_RULEBOOK as BOOK
from shamble.rules_reference import figure
from shamble.texts import languages, say

NAMES = sorted(path.stem for path in (BOOK.folder / "figures").glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"


def panels(name):
    """Yield each drawn grid as a board, with the claims made on it: kind, from, to."""
    for panel in ElementTree.fromstring(BOOK.drawing(name)).iter(f"{SVG}g"):
        if "data-grid" in panel.attrib:
            board = grid_board(json.loads(panel.attrib["data-grid"]))
            claims = [
                (kind.removeprefix("data-"), *(board.by_name[cell] for cell in cells.split()))
                for mark in panel.iter(f"{SVG}g")
                for kind, cells in mark.attrib.items()
                if kind.startswith("data-") and kind != "data-grid"
            ]
            yield board, claims


def holds(board, kind, here, there):
    return {
        "seen": lambda: board.sight[here] >> there & 1 == 1,
        "unseen": lambda: board.sight[here] >> there & 1 == 0,
        "hero-step": lambda: there in board.hero_steps[here],
        "no-hero-step": lambda: there not in board.hero_steps[here],
        "zombie-step": lambda: there in board.zombie_steps[here],
        # A hungry Zombie is held back by a Hero, not by the board.
        "held": lambda: there in board.zombie_steps[here],
    }[kind]()


@pytest.mark.parametrize("name", ["corner-walls", "doors", "hunger", "sight"])
def test_every_step_and_line_of_a_drawing_is_true(name):
    seen = 0
    for board, claims in panels(name):
        for claim in claims:
            assert holds(board, *claim), (name, claim)
            seen += 1
    assert seen >= 5


def test_the_drawing_of_pairs_gives_each_zombie_one_fight():
    spaces = [
        space
        for space in ElementTree.fromstring(BOOK.drawing("pairing")).iter(f"{SVG}g")
        if "data-heroes" in space.attrib
    ]
    assert [(space.attrib["data-heroes"], space.attrib["data-zombies"]) for space in spaces] == [
        *(("1", "2"), ("2", "2"), ("2", "3"))
    ]
    for space in spaces:
        marks = [mark.attrib for mark in space.iter(f"{SVG}g")]
        sure = [mark["data-fight"].split()[1] for mark in marks if "data-fight" in mark]
        open_to_choice = {mark["data-choice"].split()[1] for mark in marks if "data-choice" in mark}
        zombies = sorted([*sure, *open_to_choice])
        assert zombies == [str(number) for number in range(int(space.attrib["data-zombies"]))]


def test_every_drawing_explains_a_rule_and_every_rule_named_exists():
    assert sorted(set(BOOK.figures.values())) == NAMES
    assert BOOK.figures.keys() <= BOOK.by_number.keys()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", languages())
def test_a_drawing_can_be_heard_in_every_language(name, language):
    root = ElementTree.fromstring(figure(BOOK, name, language))
    assert root.findtext(f"{SVG}title") == say(language, f"figure-{name}")
    assert root.findtext(f"{SVG}desc") == say(language, f"figure-{name}.text")


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_holds_no_words_to_translate(name):
    labels = [text.text for text in ElementTree.fromstring(BOOK.drawing(name)).iter(f"{SVG}text")]
    assert all(label is not None and len(label) == 1 for label in labels)
