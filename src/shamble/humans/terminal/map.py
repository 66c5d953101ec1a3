"""The map in characters, from the layout and a seat's view and nothing else.

A square is three characters wide. `·` is street, `▒` the inside of a building, blank is closed. Letters are players'
pawns (with how many), `h` a human, `z` a zombie of the horde; small signs lie on free squares: `+` a chit that opens a
barricade, `*` a dice token, `♥` life, `•` a bullet.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

LETTERS = "ABCDEF"
HUMAN, ZOMBIE, PAWN, SIGN, DIM = "bold bright_yellow", "green", "bold red", "cyan", "dim"

Cell = tuple[int, int]


def letters(view: dict[str, Any]) -> dict[str, str]:
    """A letter for each seat."""
    return dict(zip(view["seats"], LETTERS, strict=False))


def picture(layout: dict[str, Any], view: dict[str, Any]) -> list[Text]:
    """The rows of the map, coordinates at the edges."""
    ground = _ground(layout)
    if not ground:
        return []
    left, right = min(x for x, _ in ground), max(x for x, _ in ground)
    top, bottom = min(y for _, y in ground), max(y for _, y in ground)
    shown = _figures(view)
    head = "".join(f"{x:>3}" for x in range(left, right + 1))
    rows = [Text(f"    {head}", DIM)]
    for y in range(top, bottom + 1):
        row = Text(f"{y:>4}", DIM)
        for x in range(left, right + 1):
            sign, style = shown.get((x, y), (ground.get((x, y), " "), DIM))
            row.append(f"{sign:>3}", style)
        rows.append(row)
    return rows


def _ground(layout: dict[str, Any]) -> dict[Cell, str]:
    found: dict[Cell, str] = {}
    for tile in layout["tiles"]:
        x0, y0 = cell(tile["at"])
        for y, row in enumerate(tile["grid"]):
            for x, sign in enumerate(row):
                found[x0 + x, y0 + y] = {"#": "·", "B": "▒", "H": "H"}.get(sign, " ")
    return found


def _figures(view: dict[str, Any]) -> dict[Cell, tuple[str, str]]:
    """What stands on a square: pawns before humans before the horde before what lies there."""
    found: dict[Cell, tuple[str, str]] = {}
    tokens = view["tokens"]
    lying = ((view["chits"], "+"), (tokens["dice"], "*"), (tokens["life"], "♥"), (tokens["bullets"], "•"))
    for names, sign in lying:
        for name in names:
            found[cell(name)] = (sign, SIGN)
    for name in view["zombies"]:
        found[cell(name)] = ("z", ZOMBIE)
    for name in view["humans"]:
        found[cell(name)] = ("h", HUMAN)
    letter = letters(view)
    stacks: dict[Cell, str] = {}
    for seat, sheet in view["sheets"].items():
        for name in dict.fromkeys(sheet["pawns"]):
            count = sheet["pawns"].count(name)
            stacks[cell(name)] = stacks.get(cell(name), "") + letter[seat] + (str(count) if count > 1 else "")
    for place, sign in stacks.items():
        if place in found and found[place][0] in "hz":
            sign += found[place][0]
        found[place] = (sign[:3] if len(sign) < 4 else sign[:2] + "…", PAWN)
    return found


def cell(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)
