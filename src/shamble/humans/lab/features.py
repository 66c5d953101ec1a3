"""What a learner sees: numbers made of a seat's view and of its options, both as the protocol shows them."""

from __future__ import annotations

from typing import Any

import numpy as np

from shamble.humans.content import CARDS
from shamble.humans.state import Town
from shamble.lab.features import Features, Vector

SEATS = 6
SHEET = ("there", "mine", "zombie", "points", "pawns", "dice", "wounds", "life", "bullets", "items", "played", "cards")
TABLE = ("humans", "zombies", "chits", "dice", "life", "bullets", "tiles", "stack", "my-turn", "round")
EVENT_CARDS = tuple(slug for slug, card in CARDS.items() if card.deck in ("humans", "zombies"))
TYPES = (
    "done", "pass", "keep", "step", "break-in", "capture", "run", "place", "place-tile", "move", "play-card",
    "use-item", "ability", "re-roll", "bullets", "lose-life", "eat", "infect", "discard", "choose", "other",
)  # fmt: skip
PLACE = ("has-place", "to-human", "to-mine", "to-others", "to-horde", "to-pad")
FAR = 24.0

Cell = tuple[int, int]


def cell(name: Any) -> Cell | None:
    """The coordinates of a square's name."""
    if not isinstance(name, str) or "," not in name:
        return None
    x, _, y = name.partition(",")
    return int(x), int(y)


class TownFeatures(Features):
    """One game as numbers."""

    state_size = SEATS * len(SHEET) + len(TABLE) + len(EVENT_CARDS)
    option_size = len(TYPES) + len(PLACE)

    def __init__(self, game: Town) -> None:
        self.seats = game.seats

    def state(self, view: dict[str, Any], seat: int) -> Vector:
        """The sheets beginning with the own one, the table in numbers, the own hand by card."""
        found = np.zeros(self.state_size, dtype=np.float32)
        order = [*range(seat, len(self.seats)), *range(seat)]
        for place, other in enumerate(order):
            start = place * len(SHEET)
            found[start : start + len(SHEET)] = self._sheet(view, self.seats[other], other == seat)
        start = SEATS * len(SHEET)
        tokens = view["tokens"]
        found[start : start + len(TABLE)] = (
            len(view["humans"]) / 40,
            len(view["zombies"]) / 60,
            len(view["chits"]) / 10,
            len(tokens["dice"]) / 15,
            len(tokens["life"]) / 15,
            len(tokens["bullets"]) / 15,
            len(view["tiles"]) / 40,
            sum(view["stack"].values()) / 40,
            view["turn"] == self.seats[seat],
            view["round"] / 50,
        )
        start += len(TABLE)
        hand = view["hands"][self.seats[seat]]
        for slug in hand if isinstance(hand, list) else ():
            found[start + EVENT_CARDS.index(slug)] += 0.5
        return found

    def _sheet(self, view: dict[str, Any], name: str, mine: bool) -> tuple[float, ...]:
        sheet = view["sheets"][name]
        hand = view["hands"][name]
        return (
            1,
            mine,
            sheet["role"] == "zombie",
            sheet["points"] / sheet["needed"],
            len(sheet["pawns"]) / 10,
            sheet.get("dice", 0) / 6,
            len(sheet.get("wounds", ())) / 4,
            sheet.get("life", 0) / 5,
            sheet.get("bullets", 0) / 10,
            len(sheet.get("items", ())) / 4,
            sheet["played"],
            (len(hand) if isinstance(hand, list) else hand) / 3,
        )

    def options(self, view: dict[str, Any], options: list[dict[str, Any]], seat: int) -> Vector:
        """A row for each option: its type, and how far from what its square is."""
        found = np.zeros((len(options), self.option_size), dtype=np.float32)
        mine = _cells(view["sheets"][self.seats[seat]]["pawns"])
        others = _cells(p for name in self.seats if name != self.seats[seat] for p in view["sheets"][name]["pawns"])
        humans, horde = _cells(view["humans"]), _cells(view["zombies"])
        pads = [_middle(tile["at"]) for tile in view["tiles"] if tile["tile"] == "helipad"]
        for row, option in zip(found, options, strict=True):
            type = option["type"] if option["type"] in TYPES else "other"
            row[TYPES.index(type)] = 1
            names = (option.get(field) for field in ("to", "human", "zombie", "pawn", "at"))
            at = next((place for name in names if (place := cell(name)) is not None), None)
            if at is not None:
                row[len(TYPES) :] = (1, *(_near(at, there) for there in (humans, mine, others, horde, pads)))
        return found


def _cells(names: Any) -> list[Cell]:
    return [place for name in names if (place := cell(name)) is not None]


def _middle(corner: str) -> Cell:
    x, y = corner.split(",")
    return int(x) + 1, int(y) + 1


def _near(at: Cell, there: list[Cell]) -> float:
    return min((abs(at[0] - x) + abs(at[1] - y) for x, y in there), default=FAR) / FAR
