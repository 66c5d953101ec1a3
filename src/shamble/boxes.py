"""`shamble boxes`: what is on the shelf, and what is wrong with what is not. `--box DIR` puts another one there."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from shamble import games
from shamble.games import NAMED_BOXES
from shamble.kernel.errors import ShambleError
from shamble.language import Lang
from shamble.texts import say

OPTION = "--box"
ASKS_FOR_BOX = "rules"
"""The command that is asked about one box: `--box` names it by its id, or by its folder, which is then added."""


def take_boxes(words: list[str]) -> list[str]:
    """Take every `--box DIR` out of a command line and remember the folders; the other words come back."""
    left, folders = [], []
    rest = iter(words)
    for word in rest:
        if word.partition("=")[0] != OPTION:
            left.append(word)
            continue
        named = word.removeprefix(f"{OPTION}=") if "=" in word else next(rest, "")
        if words[0] == ASKS_FOR_BOX:
            left += [OPTION, _id_of(named)]
            if not (Path(named).expanduser() / "box.toml").is_file():
                continue
        folders.append(named)
    if folders:
        _remember(folders)
    return left


def _id_of(named: str) -> str:
    """The id of a box that is named by its id or its folder."""
    declared = Path(named).expanduser() / "box.toml"
    try:
        return str(tomllib.loads(declared.read_text("utf-8"))["id"])
    except (OSError, ValueError, KeyError):
        return named


def _remember(folders: list[str]) -> None:
    """Note the folders for this process and its children, and stop with a sentence if one of them is no box."""
    named = [str(Path(folder).expanduser().resolve()) for folder in folders if folder]
    before = os.environ.get(NAMED_BOXES, "")
    os.environ[NAMED_BOXES] = os.pathsep.join(filter(None, [before, *named]))
    try:
        for name in games.names():
            games.kit(name)
    except ShambleError as problem:
        print(problem.message, file=sys.stderr)
        sys.exit(2)


def boxes(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """The boxes on the shelf, game by game, with what is in them and what they need."""
    import msgspec
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    found = {name: games.kit(name).boxes(lang) for name in games.names()}
    if as_json:
        print(msgspec.json.format(msgspec.json.encode({game: rows for game, rows in found.items() if rows})).decode())
        return
    # Names are the boxes' own, and none of them is an order to whatever prints it.
    console = Console(markup=False, emoji=False)
    for row in (row for rows in found.values() for row in rows):
        held = [say(lang, f"boxes-{what}", count=count) for what, count in row["contents"].items() if count]
        instead = [say(lang, "boxes-in-place-of", box=box) for box in row.get("replaces", ())]
        one_of = row.get("needs_one", [])[:1]
        for other in row.get("needs_one", [])[1:]:
            one_of = [say(lang, "boxes-either", one=one_of[0], other=other)]
        needed = ", ".join([*row["needs"], *one_of])
        # A line to each, for an id is there to be typed and must never be cut.
        console.print(row["id"], style="bold", soft_wrap=True)
        for told in (row["name"], ", ".join(held), needed and say(lang, "boxes-needs", boxes=needed), *instead):
            if told:
                console.print(Padding(Text(told), (0, 0, 0, 4)))
    for name in games.names():
        for problem in games.kit(name).box_problems():
            console.print(problem, style="red")
