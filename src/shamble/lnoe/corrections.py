"""Corrections by an owner of a box: what is printed on things whose printed text has not been seen here.

They are a folder `corrections` in the data folder, made like a box: rows of `cards.toml` and `heroes.toml` say only
what is otherwise, one of `boards.toml` gives a board whole, `texts/` has the words, and code declares anew what a card
with `uses = "own"` does, or an ability. What is wrong in it is told in a sentence, and then nothing of it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from shamble import texts
from shamble.lnoe.board.pieces import Piece, add_piece, is_piece, piece
from shamble.lnoe.content import BOXES, KIND, SHEET, HeroSheet, Kind, forget, remember
from shamble.lnoe.rows import CardRow, HeroRow, another, columns_of
from shamble.lnoe.shelf import BadBox, board_of, check_card, checked, read_rows, run_modules
from shamble.lnoe.uses import ABILITY, refit

CORRECTED = "corrected"
"""The confidence of what an owner has looked at."""
FIXED = ("id", "reprint", "deck", "confidence")
"""What no correction says of a card: which one it is, and how sure we are."""

Undo = list[Callable[[], None]]


def correct(folder: Path) -> list[str]:
    """Take the corrections of a folder over; returns what they are about, such as `card-rifle`.

    Raises BadBox with a sentence, and then nothing has changed.
    """
    undo: Undo = [remember()]
    abilities = {ability for sheet in SHEET.values() for ability in sheet.abilities}
    try:
        cards = _cards(folder, undo)
        heroes = _heroes(folder, undo)
        boards = _boards(folder, undo)
        about = [
            *(f"card-{k.id}" for k in cards),
            *(f"hero-{s.id}" for s in heroes),
            *(f"board-{p.id}" for p in boards),
        ]
        run_modules(folder, "shamble_corrections")
        _check_abilities(folder, heroes, abilities)
        _check_words(folder, about, [ability for sheet in heroes for ability in sheet.abilities])
        _note_versions(
            folder,
            {*(kind.box for kind in cards), *(sheet.box for sheet in heroes), *(board.box for board in boards)},
            undo,
        )
    except BaseException:
        for step in reversed(undo):
            step()
        raise
    finally:
        forget()
    texts.correct_by(folder / "texts")
    return about


# -- rows --------------------------------------------------------------------------------------------------


def _cards(folder: Path, undo: Undo) -> list[Kind]:
    found = []
    for number, said in read_rows(folder, "cards.toml", "card"):
        where = f"{folder.name}/cards.toml, row {number} ({said.get('id', '?')})"
        kind = KIND.get(said.get("id", ""))
        if kind is None:
            raise BadBox(f"{where}: there is no such card to correct.")
        _check_open(where, kind.row.confidence)
        _check_said(where, said, FIXED)
        own = said.pop("uses", "") == "own"
        row = checked(CardRow, {**columns_of(kind.row), **said, "confidence": CORRECTED}, where)
        check_card(row, where)
        _print(kind, row, undo)
        if own:
            _forget_uses(kind)
        found.append(kind)
    return found


def _print(kind: Kind, row: CardRow, undo: Undo) -> None:
    """The card as it is now, and as many of it as its row says."""
    before, box = kind.row, BOXES[kind.box]
    counted = box.cards[:]
    kind.printed(row)
    box.cards[:] = [(kind.id, row.copies, row.advanced) if one[0] == kind.id else one for one in counted]

    def put_back() -> None:
        kind.printed(before)
        box.cards[:] = counted

    undo.append(put_back)


def _forget_uses(kind: Kind) -> None:
    """What the card did so far is declared anew by code of the corrections; `remember` knows how it was."""
    kind.uses, kind.mask, kind.lying, kind.lying_mask = [], 0, [], 0
    kind.immediate, kind.folds, kind.triggers = None, {}, {}


def _heroes(folder: Path, undo: Undo) -> list[HeroSheet]:
    found = []
    for number, said in read_rows(folder, "heroes.toml", "hero"):
        where = f"{folder.name}/heroes.toml, row {number} ({said.get('id', '?')})"
        sheet = SHEET.get(said.get("id", ""))
        if sheet is None:
            raise BadBox(f"{where}: there is no such Hero to correct.")
        _check_open(where, sheet.confidence)
        _check_said(where, said, ("id", "confidence"))
        row = checked(HeroRow, {**columns_of(sheet.row), **said, "confidence": CORRECTED}, where)
        for card in row.starting_cards:
            if card not in KIND:
                raise BadBox(f"{where}: there is no card {card!r} to start with.")
        before = sheet.row
        undo.append(partial(_fit, sheet, before))
        _fit(sheet, row)
        found.append(sheet)
    return found


def _fit(sheet: HeroSheet, row: HeroRow) -> None:
    sheet.printed(row)
    refit(sheet)


def _check_abilities(folder: Path, heroes: list[HeroSheet], known: set[str]) -> None:
    """An ability is one of those there were, or code of the corrections declares it."""
    for sheet in heroes:
        for ability in sheet.abilities:
            if ability not in known and ability not in ABILITY:
                raise BadBox(f"{folder.name}/heroes.toml ({sheet.id}): there is no ability {ability!r}.")


def _boards(folder: Path, undo: Undo) -> list[Piece]:
    found = []
    for number, said in read_rows(folder, "boards.toml", "board"):
        where = f"{folder.name}/boards.toml, row {number} ({said.get('id', '?')})"
        name = said.get("id", "")
        if not is_piece(name):
            raise BadBox(f"{where}: there is no such board to correct.")
        before = piece(name)
        _check_open(where, before.confidence)
        corrected = board_of({**said, "kind": before.kind, "confidence": CORRECTED}, where)
        undo.append(partial(add_piece, before, before.box))
        add_piece(corrected, before.box)
        found.append(piece(name))
    return found


def _check_open(where: str, confidence: str) -> None:
    """Only what has not been seen is open to correction: the rest is as printed."""
    if not confidence:
        raise BadBox(f"{where}: what is printed on it is known here; only what docs/cards.md lists can be corrected.")


def _check_said(where: str, said: dict[str, Any], fixed: tuple[str, ...]) -> None:
    for column in fixed[1:]:
        if column in said:
            raise BadBox(f"{where}: {column} cannot be corrected.")
    if said.get("uses", "own") != "own":
        raise BadBox(f'{where}: uses is "own" or left out, not {said["uses"]!r}.')


# -- words and saves ---------------------------------------------------------------------------------------


def _check_words(folder: Path, about: list[str], abilities: list[str]) -> None:
    """Words are only about what is corrected."""
    known = {*about, *(f"ability-{ability}" for ability in abilities)}
    for file in sorted((folder / "texts").glob("*.ftl")):
        where = f"{folder.name}/texts/{file.name}"
        try:
            said = texts.messages_in(file)
        except texts.Unreadable as error:
            raise BadBox(f"{where}: {error}") from error
        for message in said:
            if not any(_speaks_of(message, thing) for thing in known):
                raise BadBox(f"{where}: {message} is about nothing that is corrected here.")


def _speaks_of(message: str, thing: str) -> bool:
    kind, _, id = thing.partition("-")
    return message == thing or (kind == "card" and message.startswith(f"mode-{id}-"))


def _note_versions(folder: Path, boxes: set[str], undo: Undo) -> None:
    """A save says that it was played with corrections: with others, or without, it would mean something else."""
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in (".toml", ".py")]
    mark = blake2b(b"".join(file.read_bytes() for file in files), digest_size=4).hexdigest()
    for name in boxes:
        box = BOXES[name]
        before = box.row
        undo.append(partial(setattr, box, "row", before))
        box.row = another(before, version=f"{before.version}, corrected {mark}")
