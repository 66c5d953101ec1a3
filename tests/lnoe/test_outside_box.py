"""A box from outside the package: played by every way in, and refused with a sentence when something is wrong in it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble import texts
from shamble.lnoe import shelf
from shamble.lnoe.board.pieces import drop_piece
from shamble.lnoe.content import BOXES, KIND, content, remember
from shamble.lnoe.shelf import BadBox, add_box
from tests.table import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "box"


@pytest.fixture
def mill_road() -> Iterator[str]:
    """The example box on the shelf for one test."""
    undo = remember()
    name = add_box(EXAMPLE)
    pieces = list(BOXES[name].pieces)
    yield name
    undo()
    for piece in pieces:
        drop_piece(piece)
    content.cache_clear()
    texts.forget()


def new(**config: Any) -> Table:
    t = Table()
    t.must(cmd="new", game="last-night-on-earth", seed=3, config=config)
    return t


def shamble(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shamble", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **variables})


# -- played ------------------------------------------------------------------------------------------------


def test_its_cards_heroes_and_boards_are_in_play_when_the_configuration_names_it(mill_road: str) -> None:
    t = new(scenario="seed-corn", boxes=["base", mill_road], heroes=["mara"])
    assert t.state["boxes"] == ["base", mill_road]
    assert "mill-road" in t.state["board"]["outer"]
    assert "mara" in t.heroes
    assert [marker["kind"] for marker in t.state["markers"]] == ["seed-corn"]
    cards = [*t.state["hero_deck"], *(card for hero in t.heroes.values() for card in hero["items"])]
    assert cards.count("fletchers-bow") == 2
    assert cards.count("torch") == 2, "the reprint adds a copy to the one of the base box"


def test_without_it_nothing_of_it_is_in_play(mill_road: str) -> None:
    t = new(scenario="die-zombies-die", profile="original-advanced")
    assert t.state["boxes"] == ["base"]
    assert not {"fletchers-bow", "hot-soup"} & set(t.state["hero_deck"])
    refused = t.ask(cmd="new", game="last-night-on-earth", config={"scenario": "die-zombies-die", "heroes": ["mara"]})
    assert refused["error"]["message"] == "The Hero mara comes in the box mill-road, which is not in play."


def test_the_box_of_a_scenario_is_in_play_by_itself(mill_road: str) -> None:
    assert new(scenario="seed-corn").state["boxes"] == ["base", mill_road]


def test_its_scenario_is_won_by_its_objectives(mill_road: str) -> None:
    board = {"center": "town-center", "outer": ["mill-road", "farm", "hospital", "school"]}
    t = Table()
    situation = {
        "scenario": "seed-corn",
        "boxes": ["base", mill_road],
        "board": board,
        "heroes": {"mara": {"space": "0,0"}, "billy": {"space": "5,5"}, "becky": {"space": "5,5"}},
    }
    t.must(cmd="situation", game="last-night-on-earth", seed=1, situation=situation)
    t.choose("activate", hero="mara")
    t.choose("find")
    t.passes()
    assert t.result is None
    while t.result is None and t.kind != "discard-and-draw":
        if t.kind == "activate-hero":
            t.choose("activate")
        t.choose("skip") if t.offers("skip") else t.must(cmd="choose", option="0")
    assert t.result == {"winner": "heroes", "reason": "seed-corn-saved", "rules": ["2.2"]}


def test_a_save_says_which_boxes_it_was_played_with_and_asks_for_one_that_is_missing(mill_road: str) -> None:
    t = new(scenario="seed-corn")
    save = t.must(cmd="save")["save"]
    assert save["state"]["boxes"] == {"base": BOXES["base"].row.version, mill_road: "1"}
    other = BOXES.pop(mill_road)
    answer = t.ask(cmd="load", save=save)
    BOXES[mill_road] = other
    assert answer["error"]["message"] == (
        "The save was played with the box 'mill-road', which is not here; put it back to play on."
    )


def test_any_command_takes_a_box_by_its_folder() -> None:
    done = shamble("boxes", "--json", "--box", str(EXAMPLE))
    assert [box["id"] for box in json.loads(done.stdout)["last-night-on-earth"]][-1] == "mill-road"
    done = shamble(
        "simulate", "--box", str(EXAMPLE), "--scenario", "seed-corn", "--games", "3", "--workers", "2", "--json"
    )
    assert done.returncode == 0, done.stderr


def test_the_id_of_a_box_stands_whole_on_a_narrow_terminal() -> None:
    told = shamble("boxes", COLUMNS="40").stdout.splitlines()
    assert {"base", "radioactive-zombies-with-grave-weapons"} <= set(told)
    assert max(map(len, told)) <= 40


def test_a_folder_that_is_no_box_ends_a_command_like_any_other_mistake(tmp_path: Path) -> None:
    done = shamble("simulate", "--box", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.strip().endswith("is no box: a box is a folder with a box.toml.")


def test_the_rules_of_a_box_are_asked_for_by_its_id_or_by_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "lantern"
    folder.mkdir()
    (folder / "box.toml").write_text('id = "lantern-hill"\nneeds = ["base"]')
    (folder / "rules.toml").write_text('rules = ["8.1.1*"]')
    by_folder = json.loads(shamble("rules", "--json", f"--box={folder}").stdout)
    assert (by_folder["box"], by_folder["behaviour"], by_folder["missing"]) == ("lantern-hill", 3, [])
    by_id = shamble("rules", "--json", "--box", "lantern-hill", SHAMBLE_BOXES=str(folder))
    assert json.loads(by_id.stdout) == by_folder
    refused = shamble("rules", "--box", "lantern-hill").stderr
    assert refused.startswith("There is no box lantern-hill on the shelf; there are base, ")
    assert "growing-hunger" in refused


def test_a_box_in_the_data_folder_is_found_and_a_broken_one_keeps_nobody_from_playing(tmp_path: Path) -> None:
    kept = tmp_path / "shamble" / "boxes"
    shutil.copytree(EXAMPLE, kept / "good")
    (kept / "bad").mkdir()
    (kept / "bad" / "box.toml").write_text("id = 3")
    done = shamble("boxes", XDG_DATA_HOME=str(tmp_path), COLUMNS="200")
    assert "Mill Road" in done.stdout
    assert "bad/box.toml: Expected `str`, got `int` - at `$.id`." in done.stdout


# -- refused -----------------------------------------------------------------------------------------------

WRONG = {
    "an id twice": (
        "cards.toml",
        '[[card]]\nid = "faith"\ndeck = "hero"\ntype = "event"',
        "there is already a card 'faith'",
    ),
    "an unknown deck": ("cards.toml", '[[card]]\nid = "x"\ndeck = "tarot"\ntype = "event"', "there is no deck 'tarot'"),
    "an unknown column": (
        "cards.toml",
        '[[card]]\nid = "x"\ndeck = "hero"\ntype = "event"\nflavour = "grim"',
        "box/cards.toml, row 1 (x): Object contains unknown field `flavour`",
    ),
    "an unknown reprint": (
        "cards.toml",
        '[[card]]\nreprint = "nothing"\ncopies = 1',
        "no card 'nothing' to print again",
    ),
    "a word for a number": (
        "heroes.toml",
        '[[hero]]\nid = "y"\nhealth = "three"\nstart = "gym"',
        "row 1 (y): Expected `int`",
    ),
    "a start card nobody has": (
        "heroes.toml",
        '[[hero]]\nid = "y"\nhealth = 3\nstart = "gym"\nstarting_cards = ["sword"]',
        "there is no card 'sword' to start with",
    ),
    "a board off the grid": (
        "boards.toml",
        '[[board]]\nid = "z"\nkind = "outer"\nmap = "..."\npits = ["9,9"]',
        "boards.toml, row 1 (z): pits: cell '9,9' is outside the grid",
    ),
    "a rule that no book has": ("rules.toml", 'rules = ["8.1.1", "99.1*"]', "rules.toml: there is no rule '99.1*'"),
    "an unknown tier": ("rules.toml", 'tiers = ["moon"]', "rules.toml: there is no tier 'moon'; there are base,"),
    "no TOML": ("cards.toml", "[[card", "box/cards.toml is no TOML"),
    "a use of no card": (
        "code.py",
        "from shamble.lnoe.uses import card\n@card('ghost', when=1)\ndef ghost(g, f): ...",
        "box/code.py: There is no card 'ghost'",
    ),
    "a mode twice": (
        "code.py",
        "from shamble.lnoe.uses import card\n@card('faith', when=1)\ndef again(g, f): ...",
        "The card faith has the mode '' twice",
    ),
    "code that fails": ("code.py", "1 / 0", "box/code.py cannot be run: ZeroDivisionError"),
    "an objective nobody knows": (
        "scenarios.toml",
        '[[scenario]]\nid = "s"\nturns = 9\ncentre = "town-center"\n'
        '[[scenario.objective]]\nside = "heroes"\ndance = 3\nreason = "r"',
        "dance",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_file_and_row_and_leaves_nothing_behind(case: str, tmp_path: Path) -> None:
    name, text, sentence = WRONG[case]
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "box.toml").write_text('id = "wrong"\nneeds = ["base"]')
    (folder / name).write_text(text)
    before = {kind: len(found.uses) for kind, found in KIND.items()}
    with pytest.raises(BadBox) as refused:
        add_box(folder)
    assert sentence in refused.value.message
    assert "wrong" not in BOXES
    assert {kind: len(found.uses) for kind, found in KIND.items()} == before
    assert shelf.PROBLEMS == []


def test_a_box_needs_the_boxes_it_names(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('id = "lonely"\nneeds = ["atlantis"]')
    with pytest.raises(BadBox, match="it needs the box 'atlantis', which is not there"):
        add_box(tmp_path)


@pytest.mark.parametrize(
    ("boxes", "sentence"),
    [
        (["base", "base"], "A box is in play only once."),
        ("base", 'Boxes are a list of ids such as ["base"].'),
        (["narnia"], "There is no box 'narnia' here"),
        ([], 'Boxes are a list of ids such as ["base"].'),
    ],
)
def test_boxes_that_cannot_be_in_play_are_refused(boxes: Any, sentence: str) -> None:
    answer = Table().ask(cmd="new", game="last-night-on-earth", config={"boxes": boxes})
    assert sentence in answer["error"]["message"]
