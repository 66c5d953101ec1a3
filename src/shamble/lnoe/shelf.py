"""The shelf: boxes are found here, read, checked and put into the tables of `content`.

A box is a folder with a `box.toml`, inside the package (`boxes/`) or wherever the owner of the machine keeps one. No
list of boxes is kept anywhere. What is wrong with a box is told in sentences that name the file, the row and what would
be right; a wrong box leaves nothing behind.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from shamble import texts
from shamble.games import NAMED_BOXES
from shamble.kernel.errors import BadConfig, ShambleError
from shamble.lnoe.board.join import ARRANGEMENTS
from shamble.lnoe.board.pieces import Piece, add_piece, drop_piece, is_piece, piece_of
from shamble.lnoe.board.plan import BoardError
from shamble.lnoe.book import COMPLETE_RULEBOOK
from shamble.lnoe.content import (
    AREA,
    BOXES,
    DECK,
    KIND,
    MARKER,
    MODEL,
    SCENARIO_ROWS,
    SHEET,
    SPECIAL,
    Box,
    HeroSheet,
    Kind,
    ModelKind,
    forget,
    parts_of,
    remember,
)
from shamble.lnoe.objectives import BadObjective, is_known_place, objectives_of
from shamble.lnoe.places import RANDOM_BUILDING
from shamble.lnoe.rows import AreaRow, BoxRow, CardRow, HeroRow, MarkerRow, ModelRow, Row, RulesRow, SpecialRow, row_of
from shamble.lnoe.scenario import SCENARIOS, Scenario
from shamble.lnoe.scenario_rows import BUILDINGS, ScenarioRow
from shamble.lnoe.tags import TAGS
from shamble.places import data_folder

PACKAGE = "shamble.lnoe.boxes"
SLUG = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class BadBox(ShambleError):
    """A box that cannot be used; the message names the file, the row and what would be right."""

    code = "bad-config"


TABLES: dict[str, tuple[str, type[Row]]] = {
    "cards.toml": ("card", CardRow),
    "heroes.toml": ("hero", HeroRow),
    "models.toml": ("model", ModelRow),
    "markers.toml": ("marker", MarkerRow),
    "areas.toml": ("area", AreaRow),
    "special.toml": ("special", SpecialRow),
    "scenarios.toml": ("scenario", ScenarioRow),
}
"""File -> the name of its rows and their columns."""


# -- finding -----------------------------------------------------------------------------------------------


@cache
def open_package() -> None:
    """Put the boxes of the package on the shelf, the oldest first."""
    found = []
    for folder in files(PACKAGE).iterdir():
        if folder.is_dir() and folder.joinpath("box.toml").is_file():
            found.append((_box_row(folder), folder))
    boxes = [
        Box(row, folder, outside=False)
        for row, folder in sorted(found, key=lambda entry: (entry[0].order, entry[0].id))
    ]
    # A box may need one that is younger: all stand there before the first is read.
    BOXES.update((box.id, box) for box in boxes)
    for box in boxes:
        _read(box)


def add_box(folder: str | Path) -> str:
    """Put a box from outside the package on the shelf, code included, and return its id.

    Its code runs: only the owner of the machine names such a folder.
    """
    open_package()
    path = Path(folder).expanduser()
    if not path.is_dir() or not (path / "box.toml").is_file():
        raise BadBox(f"{folder} is no box: a box is a folder with a box.toml.")
    row = _box_row(path)
    known = BOXES.get(row.id)
    if known is not None:
        if known.outside and Path(str(known.folder)).resolve() == path.resolve():
            return row.id
        raise BadBox(f"{folder}/box.toml: there is already a box {row.id!r}; choose another id.")
    box = Box(row, path, outside=True)
    undo = remember()
    try:
        _read(box)
        _run_code(box)
        _fit_townsfolk()
        _check(box)
    except BaseException:
        undo()
        texts.drop_folder(_words_of(box))
        for piece in box.pieces:
            drop_piece(piece)
        raise
    finally:
        forget()
    return row.id


NAMED: list[str] = []
"""The boxes that `--box` named: they are in play unless a configuration says otherwise."""
PROBLEMS: list[str] = []
"""What is wrong with boxes and corrections in the data folder: left out, they keep nobody from playing."""


def add_own_corrections() -> None:
    """Take over what this person has corrected; where something is wrong with it, the boxes stay as they are."""
    from shamble.lnoe.corrections import correct

    kept = data_folder() / "corrections"
    if kept.is_dir():
        try:
            correct(kept)
        except BadBox as problem:
            PROBLEMS.append(problem.message)


def add_own_boxes() -> None:
    """Put the boxes of this person on the shelf: those in the data folder, and those that `--box` names."""
    kept = data_folder() / "boxes"
    for folder in sorted(kept.iterdir()) if kept.is_dir() else []:
        if (folder / "box.toml").is_file():
            try:
                add_box(folder)
            except BadBox as problem:
                PROBLEMS.append(problem.message)
    for name in filter(None, os.environ.get(NAMED_BOXES, "").split(os.pathsep)):
        NAMED.append(add_box(name))


# -- reading -----------------------------------------------------------------------------------------------


def _box_row(folder: Traversable) -> BoxRow:
    row: BoxRow = checked(BoxRow, _toml(folder, "box.toml"), f"{_name(folder)}/box.toml")
    if not row.id or not set(row.id) <= SLUG:
        raise BadBox(f"{_name(folder)}/box.toml: the id {row.id!r} is not made of small letters, digits and hyphens.")
    return row


def _name(folder: Any) -> str:
    return str(getattr(folder, "name", folder))


def _toml(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadBox(f"{_name(folder)}/{name} is no TOML: {error}.") from error
    except OSError as error:
        raise BadBox(f"{_name(folder)}/{name} cannot be read: {error.strerror}.") from error


def checked(type: type[Row], row: dict[str, Any], where: str) -> Any:
    try:
        return row_of(type, row)
    except msgspec.ValidationError as error:
        columns = ", ".join(sorted(type.__struct_fields__))
        raise BadBox(f"{where}: {error}. The columns are {columns}.") from error


def _read(box: Box) -> None:
    """Take over all tables of a box, and its words."""
    BOXES[box.id] = box
    try:
        texts.add_folder(_words_of(box))
    except (OSError, ValueError) as error:
        raise BadBox(f"{_name(box.folder)}/texts: {error}.") from error
    needed = [*box.row.needs, *box.row.needs_one]
    for verb, others in (("needs", needed), ("replaces", box.row.replaces)):
        for other in others:
            if other not in BOXES:
                raise BadBox(f"{_name(box.folder)}/box.toml: it {verb} the box {other!r}, which is not there.")
    for deck in box.row.decks:
        _new(box, "box.toml", "deck", deck.id, DECK)
        DECK[deck.id] = deck
    for file in ("models.toml", "markers.toml", "areas.toml", "cards.toml", "heroes.toml", "special.toml"):
        _read_table(box, file)
    for number, printed in read_rows(box.folder, "boards.toml", "board"):
        where = f"{_name(box.folder)}/boards.toml, row {number} ({printed.get('id', '?')})"
        _board(box, printed, where)
    # Objectives name cards, markers, models and places, so scenarios come last.
    _read_table(box, "scenarios.toml")


def _words_of(box: Box) -> Path:
    return Path(str(box.folder.joinpath("texts")))


def _read_table(box: Box, file: str) -> None:
    """Take over the rows of one file."""
    readers: dict[str, Callable[..., None]] = {
        "model": _model, "marker": _marker, "area": _area, "card": _card, "hero": _hero, "special": _special,
        "scenario": _scenario,
    }  # fmt: skip
    name, columns = TABLES[file]
    for number, printed in read_rows(box.folder, file, name):
        where = f"{_name(box.folder)}/{file}, row {number} ({printed.get('id') or printed.get('reprint') or '?'})"
        readers[name](box, checked(columns, printed, where), printed, where)


def read_rows(folder: Traversable, file: str, name: str) -> list[tuple[int, dict[str, Any]]]:
    """The rows of a file as they are written, numbered from 1."""
    if not folder.joinpath(file).is_file():
        return []
    table = _toml(folder, file)
    for key in table:
        if key != name:
            raise BadBox(f"{_name(folder)}/{file}: there is a table {key!r}; rows are written [[{name}]].")
    return list(enumerate(table.get(name, []), 1))


def _new(box: Box, file: str, what: str, id: Any, table: dict[str, Any]) -> None:
    """Refuse an id that is no slug or that something else has already."""
    where = f"{_name(box.folder)}/{file}"
    if not isinstance(id, str) or not id or not set(id) <= SLUG:
        raise BadBox(f"{where}: the {what} id {id!r} is not made of small letters, digits and hyphens.")
    if id in table:
        hint = "; a row with reprint adds copies to it" if what == "card" else ""
        raise BadBox(f"{where}: there is already a {what} {id!r}{hint}.")


def _model(box: Box, row: ModelRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "models.toml", "model", row.id, MODEL)
    MODEL[row.id] = ModelKind(row, box.id)


def _marker(box: Box, row: MarkerRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "markers.toml", "marker", row.id, MARKER)
    MARKER[row.id] = row


def _area(box: Box, row: AreaRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "areas.toml", "area", row.id, AREA)
    AREA[row.id] = row


def _card(box: Box, row: CardRow, printed: dict[str, Any], where: str) -> None:
    if row.reprint:
        if row.reprint not in KIND:
            raise BadBox(f"{where}: there is no card {row.reprint!r} to print again.")
        if set(printed) - {"reprint", "copies", "advanced"}:
            raise BadBox(f"{where}: a reprint says only reprint, copies and advanced.")
        box.cards.append((row.reprint, row.copies, row.advanced))
        return
    _new(box, "cards.toml", "card", row.id, KIND)
    if row.deck not in DECK:
        raise BadBox(f"{where}: there is no deck {row.deck!r}; there are {', '.join(DECK)}.")
    if not row.type:
        raise BadBox(f"{where}: the type is item, event or zombie-event.")
    check_card(row, where)
    KIND[row.id] = Kind(row, box.id)
    box.cards.append((row.id, row.copies, row.advanced))
    if "townsfolk" in row.keywords:
        name = f"townsfolk-{row.id}"
        _hero(box, HeroRow(id=name, health=1, start="", abilities=[name], drawn=False, event=row.id), {}, where)


def check_card(row: CardRow, where: str) -> None:
    """What is wrong with a row whatever the card is."""
    for tag in (*row.tags, *row.bonus):
        if tag not in TAGS:
            raise BadBox(f"{where}: there is no tag {tag!r}; there are {', '.join(TAGS)}.")


def _hero(box: Box, row: HeroRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "heroes.toml", "Hero", row.id, SHEET)
    for card in row.starting_cards:
        if card not in KIND:
            raise BadBox(f"{where}: there is no card {card!r} to start with.")
    SHEET[row.id] = HeroSheet(row, box.id)
    (box.heroes if row.drawn else box.persons).append(row.id)


def _special(box: Box, row: SpecialRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "special.toml", "special rule", row.id, SPECIAL)
    SPECIAL[row.id] = row
    box.special.append(row.id)


def board_of(printed: dict[str, Any], where: str) -> Piece:
    """A board from its row."""
    try:
        return piece_of(printed)
    except BoardError as error:
        raise BadBox(f"{where}: {error}.") from error
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadBox(f"{where}: a board has id, kind and map; {error!r}.") from error


def _board(box: Box, printed: dict[str, Any], where: str) -> None:
    _new(box, "boards.toml", "board", printed.get("id"), {})
    piece = board_of(printed, where)
    if is_piece(piece.id):
        raise BadBox(f"{where}: there is already a board {piece.id!r}.")
    add_piece(piece, box.id)
    box.pieces.append(piece.id)


def _scenario(box: Box, row: ScenarioRow, printed: dict[str, Any], where: str) -> None:
    _new(box, "scenarios.toml", "scenario", row.id, SCENARIO_ROWS)
    for placed in row.markers:
        if placed.marker not in MARKER:
            raise BadBox(f"{where}: there is no marker {placed.marker!r}; there are {', '.join(MARKER)}.")
    if row.layout not in ARRANGEMENTS:
        raise BadBox(f"{where}: there is no layout {row.layout!r}; there are {', '.join(ARRANGEMENTS)}.")
    sought = row.solo.toward if row.solo is not None and row.solo.toward != BUILDINGS else ""
    for place in filter(None, (row.start, row.no_fire, sought, *(placed.at for placed in row.markers))):
        if place != RANDOM_BUILDING and not is_known_place(place):
            raise BadBox(f"{where}: {place!r} is no place; a place is a building, an area, a marker, pits or centre.")
    try:
        objectives = objectives_of(row.objective)
    except BadObjective as error:
        raise BadBox(f"{where}: {error.message}") from error
    SCENARIO_ROWS[row.id] = row
    SCENARIOS[row.id] = Scenario(row, box.id, objectives)
    box.scenarios.append(row.id)


# -- code --------------------------------------------------------------------------------------------------


@cache
def fill_shelf() -> None:
    """Import what the boxes of the package declare: uses, abilities, scenarios; then the person's own boxes."""
    open_package()
    for box in list(BOXES.values()):
        if not box.outside:
            _run_code(box)
    _fit_townsfolk()
    add_own_corrections()
    add_own_boxes()


def _run_code(box: Box) -> None:
    """Import every module of a box; a box may have none."""
    if not box.outside:
        package = f"{PACKAGE}.{_name(box.folder)}"
        for name in _modules(box.folder):
            importlib.import_module(f"{package}.{name}")
        return
    run_modules(box.folder, "shamble_box_" + box.id.replace("-", "_"))


def _fit_townsfolk() -> None:
    """Townsfolk Heroes can do what their cards say, wherever those come from.  [16.3.8.7]"""
    from shamble.lnoe.rules.townsfolk_heroes import fit_townsfolk

    fit_townsfolk()


def run_modules(folder: Traversable, prefix: str) -> None:
    """Run every module of a folder outside the package."""
    for name in _modules(folder):
        path = Path(str(folder)).joinpath(*name.split(".")).with_suffix(".py")
        spec = importlib.util.spec_from_file_location(f"{prefix}_{name.replace('.', '_')}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        try:
            spec.loader.exec_module(module)
        except ShambleError as error:
            raise BadBox(f"{_name(folder)}/{path.name}: {error.message}") from error
        except (Exception, SystemExit) as error:
            raise BadBox(f"{_name(folder)}/{path.name} cannot be run: {error!r}.") from error


def _check(box: Box) -> None:
    """What only shows when everything is read: rules that no book has, a scenario that the Heroes cannot win."""
    _rules_of(box)
    for name in box.scenarios:
        scenario = SCENARIOS[name]
        if not scenario.goals("heroes") and not scenario.hooks:
            raise BadBox(
                f"{_name(box.folder)}/scenarios.toml: nothing wins {name!r} for the Heroes;"
                ' write an objective with side = "heroes", or a hook.'
            )


def _modules(folder: Traversable) -> list[str]:
    """The modules of a box by name, those of its folders behind a dot."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name.endswith(".py") and entry.name != "__init__.py":
            found.append(entry.name.removesuffix(".py"))
        elif entry.is_dir() and entry.name == "scenarios":
            found += [f"scenarios.{name}" for name in _modules(entry)]
    return found


# -- rules -------------------------------------------------------------------------------------------------


def box_rules() -> dict[str, tuple[str, ...]]:
    """The numbers of the rules that each box on the shelf brings."""
    return {box.id: _rules_of(box) for box in BOXES.values()}


def _rules_of(box: Box) -> tuple[str, ...]:
    """What `rules.toml` of a box names, in rulebook order."""
    if not box.folder.joinpath("rules.toml").is_file():
        return ()
    where = f"{_name(box.folder)}/rules.toml"
    row: RulesRow = checked(RulesRow, _toml(box.folder, "rules.toml"), where)
    for tier in row.tiers:
        if tier not in COMPLETE_RULEBOOK.tiers:
            raise BadBox(f"{where}: there is no tier {tier!r}; there are {', '.join(COMPLETE_RULEBOOK.tiers)}.")
    whole = [rule.number for rule in COMPLETE_RULEBOOK.rules if rule.tier in row.tiers]
    try:
        return COMPLETE_RULEBOOK.matching([*whole, *row.rules])
    except KeyError as unknown:
        raise BadBox(f"{where}: there is no rule {unknown.args[0]!r}; `shamble rules` lists the numbers.") from unknown


# -- boxes in play -----------------------------------------------------------------------------------------


def checked_boxes(names: Any) -> tuple[str, ...]:
    """The boxes of a configuration in their order, each with what it needs.  Raises BadConfig with a sentence."""
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise BadConfig('Boxes are a list of ids such as ["base"].')
    if len(set(names)) < len(names):
        raise BadConfig("A box is in play only once.")
    for name in names:
        if name not in BOXES:
            raise BadConfig(f"There is no box {name!r} here; there are {', '.join(BOXES)}.")
    parts = parts_of(names)
    for name in names:
        for needed in BOXES[name].row.needs:
            if needed not in parts:
                raise BadConfig(f"The box {name} needs {needed} in play as well.")
        one_of = BOXES[name].row.needs_one
        if one_of and not set(one_of).intersection(parts):
            raise BadConfig(f"The box {name} needs {' or '.join(one_of)} in play as well.")
        for other in BOXES[name].row.replaces:
            if other in names:
                raise BadConfig(f"The box {name} takes the place of {other}: only one of them is in play.")
    return in_order(names)


def in_order(boxes: Iterable[str]) -> tuple[str, ...]:
    """Boxes as they stand on the shelf: however they are listed, decks and sheets come in the same order."""
    return tuple(sorted(boxes, key=lambda name: (BOXES[name].outside, BOXES[name].row.order, name)))
