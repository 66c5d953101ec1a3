"""The board in characters, from the layout and a seat's view and nothing else.

A space is a box of light lines, a wall is heavy, a door a gap in it. Heroes are letters, `z7` is Zombie 7, `3z` are
three Zombies, `t1` is an Ally, `o` is a Spawning Pit, `^^^` are woods, `xxx` is a cliff; other letters stand in the
legend below the board.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shamble.lnoe.content import MARKER
from shamble.lnoe.names import thing
from shamble.lnoe.rules.burning import FIRE, NEW_FIRE
from shamble.lnoe.rules.generators import GENERATOR
from shamble.terminal.lines import HEAVY, LIGHT, NONE, joint
from shamble.texts import say

WIDE, NARROW, TINY = 5, 3, 2
"""Characters inside a cell. Twelve wide cells with their borders and the row numbers fit into 76 columns, and so do
eighteen narrow and twenty-four tiny ones."""
MOST_WIDE_CELLS, MOST_NARROW_CELLS = 12, 18

HERO, ZOMBIE, PIT, OPTIONAL_PIT, WOODS, SIGN, DIM, WALL, DOOR = (
    "bold bright_yellow",
    "bold green",
    "bold red",
    "bold yellow",
    "dim green",
    "magenta",
    "dim",
    "bold",
    "cyan",
)
TINTS = ("blue", "magenta", "cyan", "yellow")
"""Colours of the letters of buildings; no backgrounds, so that dark and light terminals both serve."""

TREE, CLIFF = "^", "x"

Cell = tuple[int, int]


def letters(view: dict[str, Any], language: str) -> dict[str, str]:
    """A letter for each Hero of the game: the first of the name that is still free."""
    found: dict[str, str] = {}
    for hero in view["heroes"]:
        name = thing(language, "hero", hero).upper()
        free = [letter for letter in name if letter.isalpha() and letter not in found.values()]
        found[hero] = free[0]
    return found


def codes(layout: dict[str, Any], language: str) -> dict[str, str]:
    """Two letters for each building, as they stand in its empty spaces."""
    found: dict[str, str] = {}
    for building in layout["buildings"]:
        name = thing(language, "building", building["id"]).replace(" ", "")
        tails = [name[0] + letter.lower() for letter in name[1:]]
        found[building["id"]] = next(code for code in tails if code not in found.values())
    return found


class Drawing:
    """One picture of the board."""

    def __init__(self, layout: dict[str, Any], view: dict[str, Any], language: str) -> None:
        self.layout, self.view, self.language = layout, view, language
        self.width, self.height = layout["width"], layout["height"]
        self.wide = WIDE if self.width <= MOST_WIDE_CELLS else NARROW if self.width <= MOST_NARROW_CELLS else TINY
        self.space_of: dict[Cell, dict[str, Any]] = {}
        for space in layout["spaces"]:
            for cell in space["cells"]:
                if cell[0].isdigit():
                    self.space_of[_cell(cell)] = space
        self.walls = {tuple(edge) for edge in layout["walls"]}
        self.doors = {tuple(edge) for edge in layout["doors"]}
        self.cliffs = {tuple(edge) for edge in layout["impassable"]}
        self.corners = {tuple(point) for point in layout["corner_walls"]}
        self.apart = [
            {"kind": NEW_FIRE if fire["new"] else FIRE, "space": fire["space"]} for fire in view.get("fires", ())
        ]
        self.apart += [{"kind": GENERATOR, "space": row["space"]} for row in view.get("generators", ())]
        self.letters = letters(view, language)
        self.codes = codes(layout, language)
        order = {building["id"]: number for number, building in enumerate(layout["buildings"])}
        self.tint = {building: TINTS[number % len(TINTS)] for building, number in order.items()}

    def lines(self) -> list[Text]:
        """The rows of the picture, coordinates at the edges."""
        head = "".join(f"{x:^{self.wide + 1}}" for x in range(self.width))
        rows = [Text(f"    {head}".rstrip(), DIM)]
        for y in range(self.height + 1):
            rows.append(self._border(y))
            if y < self.height:
                rows.append(self._row(y))
        return rows

    # -- lines between spaces

    def _weight(self, edge: tuple[int, int, int, int]) -> int:
        if edge in self.walls or edge in self.doors or edge in self.cliffs:
            return HEAVY
        x, y, far, _ = edge
        one, other = ((x - 1, y), (x, y)) if x == far else ((x, y - 1), (x, y))
        here, there = self.space_of.get(one), self.space_of.get(other)
        return NONE if here is there else LIGHT

    def _border(self, y: int) -> Text:
        """The line above row `y`."""
        row = Text("   ")
        for x in range(self.width + 1):
            arms = (
                self._weight((x, y - 1, x, y)) if y > 0 else NONE,
                self._weight((x, y, x + 1, y)) if x < self.width else NONE,
                self._weight((x, y, x, y + 1)) if y < self.height else NONE,
                self._weight((x - 1, y, x, y)) if x > 0 else NONE,
            )
            corner = (x, y) in self.corners
            row.append("╬" if corner else joint(arms), WALL if corner or HEAVY in arms else DIM)
            if x < self.width:
                row.append(*self._across((x, y, x + 1, y)))
        return row

    def _across(self, edge: tuple[int, int, int, int]) -> tuple[str, str]:
        if edge in self.cliffs:
            return CLIFF * self.wide, PIT
        if edge in self.doors:
            return "╸╺" if self.wide == TINY else "╸ ╺".center(self.wide, "━"), DOOR
        lines = {NONE: (" ", ""), LIGHT: ("─", DIM), HEAVY: ("━", WALL)}
        line, style = lines[self._weight(edge)]
        return line * self.wide, style

    def _down(self, edge: tuple[int, int, int, int]) -> tuple[str, str]:
        if edge in self.cliffs:
            return CLIFF, PIT
        if edge in self.doors:
            return "╎", DOOR
        return {NONE: (" ", ""), LIGHT: ("│", DIM), HEAVY: ("┃", WALL)}[self._weight(edge)]

    # -- what stands in a space

    def _row(self, y: int) -> Text:
        row = Text()
        row.append(f"{y:>2} ", DIM)
        for x in range(self.width + 1):
            row.append(*self._down((x, y, x, y + 1)))
            if x < self.width:
                space = self.space_of.get((x, y))
                first = space is not None and space["cells"][0] == f"{x},{y}"
                row.append_text(self._inside(space, first) if space else Text("░" * self.wide, DIM))
        return row

    def _inside(self, space: dict[str, Any], first: bool) -> Text:
        """Models and markers, as many as fit; a large space shows them in its first cell."""
        parts = self._parts(space["id"]) if first else []
        if sum(len(part) for part, _ in parts) > self.wide:
            parts = self._crowd(space["id"])
        if not parts and space["building"]:
            parts = [(self.codes[space["building"]], self.tint[space["building"]])]
        text = Text()
        for part, style in parts:
            text.append(part, style)
        text.append((TREE if space["forest"] else " ") * (self.wide - len(text)), WOODS)
        return text

    def _crowd(self, space: str) -> list[tuple[str, str]]:
        """How many stand there: `4H10z`, or `4+9` for nine Zombies or more where cells are narrow, `49` where tiny."""
        heroes = sum(fact["space"] == space for fact in self.view["heroes"].values())
        zombies = len(self._zombies(space))
        if self.wide < WIDE:
            heroes, zombies = min(heroes, 9), min(zombies, 9)
        if heroes and zombies and self.wide < WIDE:
            return [(str(heroes), HERO), ("+" if self.wide == NARROW else "", DIM), (str(zombies), ZOMBIE)]
        return [
            (f"{count}{sign}", style) for count, sign, style in ((heroes, "H", HERO), (zombies, "z", ZOMBIE)) if count
        ]

    def _parts(self, space: str) -> list[tuple[str, str]]:
        parts = [(self.letters[hero], HERO) for hero, fact in self.view["heroes"].items() if fact["space"] == space]
        allies = self.view["townsfolk"] if isinstance(self.view["townsfolk"], dict) else {}
        parts += [(ally, HERO) for ally, fact in allies.items() if fact["space"] == space and fact["kind"] == "ally"]
        zombies = self._zombies(space)
        if zombies:
            parts.append((zombies[0] if len(zombies) == 1 else f"{len(zombies)}z", ZOMBIE))
        if space in self.view["pits"]:
            parts.append(("o", OPTIONAL_PIT if space in self.layout["optional_pits"] else PIT))
        parts += [
            (MARKER[marker["kind"]].sign, SIGN)
            for marker in (*self.view["markers"], *self.apart)
            if marker.get("space") == space and marker["kind"] != "spawning-pit"
        ]
        return parts

    def _zombies(self, space: str) -> list[str]:
        return [name for name, fact in self.view["zombies"].items() if fact["space"] == space]

    # -- below the board

    def legend(self) -> list[Text]:
        """What the letters in the picture mean."""
        language = self.language
        houses = Text(style=DIM)
        for building in self.layout["buildings"]:
            houses.append(f"{self.codes[building['id']]} {say(language, 'building-' + building['id'])}  ")
        signs = [f"o {say(language, 'terminal-pit')}"]
        kinds = {marker["kind"] for marker in (*self.view["markers"], *self.apart) if "space" in marker}
        lying = [row for kind, row in MARKER.items() if kind in kinds and kind != "spawning-pit"]
        signs += [f"{row.sign} {say(language, f'marker-{row.id}')}" for row in lying]
        signs += [say(language, "terminal-signs")]
        signs += [say(language, "terminal-woods")] if any(one["forest"] for one in self.layout["spaces"]) else []
        if self.wide < WIDE:
            signs.append(say(language, "terminal-signs-narrow" if self.wide == NARROW else "terminal-signs-tiny"))
        return [houses, Text("  ".join(signs), DIM)]


def _cell(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)
