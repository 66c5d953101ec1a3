"""What is printed on cards and sheets: read-only tables that every state shares.

Inside, cards and Heroes are small ints. A *kind* is a printed card ("revolver"); a *copy* is one physical card of the
decks in play. Boxes are the folders of `sets/`; each has `cards.toml`, `heroes.toml` and `scenarios.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

SETS = ("base",)


class Kind:
    """A printed card."""

    __slots__ = (
        "copies",
        "deck",
        "id",
        "index",
        "is_event",
        "is_item",
        "is_weapon",
        "keywords",
        "mask",
        "printed",
    )

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.deck: str = row["deck"]
        self.copies: dict[str, int] = row["copies"]
        self.keywords = frozenset(row["keywords"])
        self.is_item = row["type"] == "item"
        self.is_event = row["type"] == "event"
        self.is_weapon = bool(self.keywords & {"hand-weapon", "ranged-weapon"}) and row.get("counts_as_weapon", True)
        self.printed: dict[str, Any] = row
        self.mask = 0
        """The moments in which the card can be used; filled when its uses are defined."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class HeroSheet:
    """A Hero's character sheet."""

    __slots__ = ("abilities", "health", "id", "index", "keywords", "mask", "start", "starting_cards")

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.health: int = row["health"]
        self.keywords = frozenset(row["keywords"])
        self.start: str = row["start"]
        self.starting_cards = tuple(row["starting_cards"])
        self.abilities = tuple(row["abilities"])
        self.mask = 0
        """The moments in which an ability can be used; filled when its uses are defined."""


def _rows(name: str, key: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for box in SETS:
        text = files("shamble.lnoe").joinpath("sets", box, name).read_text(encoding="utf-8")
        rows += tomllib.loads(text)[key]
    return rows


KINDS: tuple[Kind, ...] = tuple(Kind(i, row) for i, row in enumerate(_rows("cards.toml", "card")))
KIND: dict[str, Kind] = {kind.id: kind for kind in KINDS}
HEROES: tuple[HeroSheet, ...] = tuple(HeroSheet(i, row) for i, row in enumerate(_rows("heroes.toml", "hero")))
HERO: dict[str, HeroSheet] = {sheet.id: sheet for sheet in HEROES}
SCENARIO_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in _rows("scenarios.toml", "scenario")}


class Box:
    """The physical cards of one choice of decks: copy -> kind.  [3.9, 5.4.1, 5.4.2]"""

    __slots__ = ("decks", "hero_copies", "kind_of", "kinds", "zombie_copies")

    def __init__(self, decks: tuple[str, ...]) -> None:
        self.decks = decks
        kinds = [
            kind
            for deck in ("hero", "zombie")
            for kind in KINDS
            if kind.deck == deck
            for _ in range(sum(kind.copies.get(name, 0) for name in decks))
        ]
        self.kind_of = tuple(kind.index for kind in kinds)
        self.kinds = tuple(kinds)
        self.hero_copies = tuple(c for c, kind in enumerate(kinds) if kind.deck == "hero")
        self.zombie_copies = tuple(c for c, kind in enumerate(kinds) if kind.deck == "zombie")


@cache
def box(decks: tuple[str, ...]) -> Box:
    """The cards of these decks, shared by all games that use them."""
    return Box(decks)
