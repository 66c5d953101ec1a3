"""An owner of a box corrects what has not been seen here, by files in the data folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble import texts
from shamble.lnoe import corrections, shelf
from shamble.lnoe.catalog import catalog
from shamble.lnoe.content import BOXES, KIND, SHEET, content
from shamble.lnoe.corrections import correct
from shamble.lnoe.shelf import BadBox
from shamble.lnoe.uses import refit
from tests.table import Table, table

HUNGER = ["base", "growing-hunger"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of corrections; whatever it corrects is as before when the test is over."""
    made = tmp_path / "corrections"
    (made / "texts").mkdir(parents=True)
    kinds = {name: (KIND[name], KIND[name].row, _uses(KIND[name])) for name in ("rifle", "bitten", "fence-post")}
    sheet, row = SHEET["kenny"], SHEET["kenny"].row
    box, box_row, cards = BOXES["growing-hunger"], BOXES["growing-hunger"].row, BOXES["growing-hunger"].cards[:]
    yield made
    for kind, printed, uses in kinds.values():
        kind.printed(printed)
        for name, value in uses.items():
            setattr(kind, name, value)
    sheet.printed(row)
    refit(sheet)
    box.row, box.cards[:] = box_row, cards
    texts._corrected.clear()
    texts.forget()
    content.cache_clear()


def _uses(kind: Any) -> dict[str, Any]:
    return {
        name: getattr(kind, name) for name in ("uses", "mask", "lying", "lying_mask", "immediate", "folds", "triggers")
    }


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")


def listed(kind: str, id: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in catalog()[kind] if row["id"] == id)
    return row


# -- what can be corrected ---------------------------------------------------------------------------------


def test_a_row_says_only_what_is_otherwise(folder: Path) -> None:
    write(folder, "cards.toml", '[[card]]\nid = "rifle"\nrange = 2\ncopies = 3')
    assert correct(folder) == ["card-rifle"]
    assert (KIND["rifle"].row.range, KIND["rifle"].row.to_hit) == (2, 3)
    assert listed("cards", "rifle")["confidence"] == "corrected"
    heroes = {"billy": {"space": "4,4", "items": ["rifle"]}, "jenny": "0,0"}
    t = table(heroes=heroes, zombies={"z1": "6,4", "z2": "7,4"}, boxes=HUNGER)
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.values("attack", "target") == ["z1"], "a range of 2 reaches no farther"
    fresh = Table()
    fresh.must(cmd="new", game="last-night-on-earth", config={"boxes": HUNGER})
    cards = [*fresh.state["hero_deck"], *(card for hero in fresh.heroes.values() for card in hero["items"])]
    assert cards.count("rifle") == 3


def test_words_of_a_correction_stand_in_place_of_ours(folder: Path) -> None:
    write(folder, "cards.toml", '[[card]]\nid = "rifle"')
    write(folder, "texts/en.ftl", "card-rifle = Rifle\n    .text = As it is printed.\n")
    correct(folder)
    assert listed("cards", "rifle")["text"] == "As it is printed."
    assert texts.say("it", "card-rifle.text") != "As it is printed."


def test_what_a_card_does_is_declared_anew_where_its_row_says_so(folder: Path) -> None:
    write(folder, "cards.toml", '[[card]]\nid = "bitten"\nuses = "own"')
    write(
        folder,
        "cards.py",
        "from shamble.lnoe.rules.wound import wound_hero\n"
        "from shamble.lnoe.timing import ZOMBIE_TURN_START\n"
        "from shamble.lnoe.uses import card, on_hero\n"
        "@card('bitten', when=ZOMBIE_TURN_START, targets=lambda g, seat, by: [on_hero(h) for h in g.heroes])\n"
        "def bitten(g, f):\n"
        "    '''A Hero takes a wound.'''\n"
        "    wound_hero(g, f.hero, 'bitten', 'card')\n",
    )
    correct(folder)
    t = table(
        heroes={"billy": "4,4"},
        zombies={"z1": "7,0"},
        boxes=HUNGER,
        turn="zombies",
        step="move",
        hands={"zombies-1": ["bitten"]},
    )
    t.choose("play-card", card="bitten", hero="billy")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


def test_a_sheet_can_be_corrected(folder: Path) -> None:
    write(folder, "heroes.toml", '[[hero]]\nid = "kenny"\nhealth = 4\nabilities = ["youth", "beautiful"]')
    assert correct(folder) == ["hero-kenny"]
    t = table(heroes={"kenny": "4,4"}, boxes=HUNGER)
    assert t.heroes["kenny"]["health"] == 4
    assert listed("heroes", "kenny")["abilities"] == ["youth", "beautiful"]
    assert SHEET["kenny"].auras, "what the new ability does for others is known"


def test_a_save_says_that_it_was_played_with_corrections(folder: Path) -> None:
    write(folder, "cards.toml", '[[card]]\nid = "rifle"\ncopies = 2')
    correct(folder)
    t = Table()
    t.must(cmd="new", game="last-night-on-earth", config={"boxes": HUNGER})
    version = t.must(cmd="save")["save"]["state"]["boxes"]["growing-hunger"]
    plain = t.must(cmd="save")["save"]["state"]["boxes"]["base"]
    assert ", corrected " in version
    assert ", corrected " not in plain


# -- what is refused ---------------------------------------------------------------------------------------

WRONG = {
    "a card that is known": ("cards.toml", '[[card]]\nid = "faith"\ncopies = 9', "what is printed on it is known here"),
    "no card": ("cards.toml", '[[card]]\nid = "excalibur"', "cards.toml, row 1 (excalibur): there is no such card"),
    "an unknown column": ("cards.toml", '[[card]]\nid = "rifle"\ncolour = 3', "Object contains unknown field `colour`"),
    "a word for a number": ("cards.toml", '[[card]]\nid = "rifle"\nrange = "far"', "row 1 (rifle): Expected `int`"),
    "another deck": ("cards.toml", '[[card]]\nid = "rifle"\ndeck = "zombie"', "deck cannot be corrected"),
    "an unknown tag": ("cards.toml", '[[card]]\nid = "rifle"\ntags = ["magic"]', "there is no tag 'magic'"),
    "no Hero": ("heroes.toml", '[[hero]]\nid = "arthur"\nhealth = 3', "there is no such Hero to correct"),
    "no ability": (
        "heroes.toml",
        '[[hero]]\nid = "kenny"\nabilities = ["flying"]',
        "(kenny): there is no ability 'flying'",
    ),
    "no start card": ("heroes.toml", '[[hero]]\nid = "kenny"\nstarting_cards = ["sword"]', "there is no card 'sword'"),
    "no board": ("boards.toml", '[[board]]\nid = "moon"\nmap = "..."', "there is no such board to correct"),
    "a board without a map": (
        "boards.toml",
        '[[board]]\nid = "gh-antique-factory-library"',
        "a board has id, kind and map",
    ),
    "no TOML": ("cards.toml", "[[card", "corrections/cards.toml is no TOML"),
    "words about something else": (
        "texts/en.ftl",
        "card-faith = Hope\n",
        "card-faith is about nothing that is corrected",
    ),
    "words that cannot be read": ("texts/it.ftl", "card rifle\n", "'card rifle' cannot be read"),
    "code that fails": ("cards.py", "1 / 0", "corrections/cards.py cannot be run: ZeroDivisionError"),
    "a mode twice": (
        "cards.py",
        "from shamble.lnoe.uses import card\n@card('bitten', when=1)\ndef b(g, f): ...",
        "The card bitten has the mode '' twice",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_in_a_sentence_and_changes_nothing(case: str, folder: Path) -> None:
    name, text, sentence = WRONG[case]
    if name != "cards.toml":
        write(folder, "cards.toml", '[[card]]\nid = "fence-post"\nbreaks_on = 1')
    write(folder, name, text)
    before = {name: (kind.row, len(kind.uses)) for name, kind in KIND.items()}, BOXES["growing-hunger"].row
    with pytest.raises(BadBox) as refused:
        correct(folder)
    assert sentence in refused.value.message
    assert ({name: (kind.row, len(kind.uses)) for name, kind in KIND.items()}, BOXES["growing-hunger"].row) == before
    assert texts._corrected == []
    assert shelf.PROBLEMS == []


# -- where they lie ----------------------------------------------------------------------------------------


def shamble(home: Path, *words: str) -> str:
    command = [sys.executable, "-m", "shamble", *words]
    env = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env, check=True).stdout


def test_corrections_in_the_data_folder_hold_in_every_game_and_a_wrong_one_keeps_nobody_from_playing(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "shamble" / "corrections"
    kept.mkdir(parents=True)
    write(kept, "cards.toml", '[[card]]\nid = "rifle"\ncopies = 4')
    boxes = json.loads(shamble(tmp_path, "boxes", "--json"))["last-night-on-earth"]
    assert {box["id"]: box["contents"] for box in boxes}["growing-hunger"]["hero-cards"] == 28
    write(kept, "cards.toml", '[[card]]\nid = "rifle"\ncopies = "many"')
    told = shamble(tmp_path, "boxes")
    assert "corrections/cards.toml, row 1 (rifle): Expected `int`" in told
    assert "25 Hero cards" in told


def test_a_board_is_given_whole(tmp_path: Path) -> None:
    kept = tmp_path / "shamble" / "corrections"
    kept.mkdir(parents=True)
    box = Path(corrections.__file__).parent / "boxes" / "growing_hunger" / "boards.toml"
    first = "[[board]]" + box.read_text("utf-8").split("[[board]]")[1]
    corrected = first.replace('confidence = "designed-here"\n', "").replace('kind = "outer"\n', "")
    write(kept, "boards.toml", corrected.replace("numbers = [1, 2]", "numbers = [1]"))
    script = (
        "from shamble.lnoe.game import new_game; from shamble.lnoe.board.pieces import piece;"
        "found = piece('gh-antique-factory-library'); print(found.confidence, [h.numbers for h in found.plan.houses])"
    )
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.startswith("corrected [(1,)")
