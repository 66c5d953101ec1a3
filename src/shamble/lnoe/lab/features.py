"""What a learner sees of Last Night on Earth: numbers of a seat's view and its options, as the protocol shows them.

Nothing else goes in, so nothing hidden can come out: other hands and the decks are only counts in a view.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shamble.kit import Kit
from shamble.lab.features import Features, Vector
from shamble.lnoe.content import KIND, SHEET
from shamble.lnoe.describe import actor_name
from shamble.lnoe.shelf import open_package

SIDE = 12
"""Cells along a side of a town."""
CELLS = SIDE * SIDE
FAR = 2.0 * SIDE

PASSIVE = frozenset(("done", "pass", "skip", "stop", "keep"))
TYPES = (
    "passive",
    "move",
    "step",
    "roll-movement",
    "search",
    "fight",
    "attack",
    "activate",
    "place",
    "play-card",
    "use-item",
    "ability",
    "discard",
    "give",
    "take",
    "pick-up",
    "other",
)
PLACE_FACTS = ("to-foe", "closer-to-foe", "foes-there", "friends-there", "indoors", "to-pit", "to-center", "has-place")
OPTION_FEATURES = TYPES + PLACE_FACTS
"""What is known of an option: its type, and where it leads as seen from the seat's side."""

open_package()
HEROES = [sheet.id for sheet in SHEET.values() if sheet.box == "base" and sheet.row.drawn]
KINDS = [kind.id for kind in KIND.values() if kind.box == "base"]

HERO_FACTS = ("in-play", "alive", "wounds", "health-left", "items", "activated")
SCALARS = ("my-side", "my-turn", "sun", "round", "killed-zombies", "killed-heroes", "pool", "hero-deck", "zombie-deck")
STATE_SIZE = 2 * CELLS + len(HEROES) * len(HERO_FACTS) + len(KINDS) + len(SCALARS)
"""Heroes by cell, Zombies by cell, facts of each Hero sheet, own side's hand by kind, a few numbers."""

_KIND = {kind: number for number, kind in enumerate(KINDS)}
_HERO = {hero: number for number, hero in enumerate(HEROES)}

Cell = tuple[int, int]


def cell(name: str | None) -> Cell | None:
    """The cell of a space's name; None for spaces off the board."""
    if name is None or "," not in name:
        return None
    x, _, y = name.partition(",")
    return int(x), int(y)


def apart(one: Cell, other: Cell) -> int:
    """Steps between two cells over open ground."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class Ground:
    """What of a board matters here; made once from its drawing."""

    def __init__(self, layout: dict[str, Any], center: str) -> None:
        self.indoors = frozenset(
            found for building in layout["buildings"] for name in building["cells"] if (found := cell(name))
        )
        self.center = cell(center) or (SIDE // 2, SIDE // 2)


class LnoeFeatures(Features):
    """A game in numbers."""

    state_size = STATE_SIZE
    option_size = len(OPTION_FEATURES)

    def __init__(self, kit: Kit, game: Any) -> None:
        self.kit = kit
        self.game = game
        self.board: Any = None

    @property
    def ground(self) -> Ground:
        """The board as it lies now: it is laid, and may get doors, while the game is set up."""
        if self.board is not self.game.board:
            self.board = self.game.board
            self.drawn = Ground(self.kit.layout(self.game), self.board.names[self.board.center[0]])
        return self.drawn

    def state(self, view: dict[str, Any], seat: int) -> Vector:
        return state_features(view, self.game.side[seat])

    def options(self, view: dict[str, Any], options: list[dict[str, Any]], seat: int) -> Vector:
        actor = actor_name(self.game, self.game.decision)
        return option_features(view, options, self.game.side[seat], actor, self.ground)


def state_features(view: dict[str, Any], side: str) -> Vector:
    """A view as a vector of `STATE_SIZE` numbers, each about 0 to 1.

    Heroes and cards of the 2007 box have places of their own; others are seen only by where they stand.
    """
    found = np.zeros(STATE_SIZE, dtype=np.float32)
    start = 2 * CELLS
    for name, hero in view["heroes"].items():
        at = cell(hero["space"])
        if at is not None and max(at) < SIDE:
            found[at[1] * SIDE + at[0]] += 0.25
        left = hero["health"] - hero["wounds"]
        facts = (1, hero["alive"], hero["wounds"] / 4, left / 4, len(hero["items"]) / 4, hero["activated"])
        if name in _HERO:
            first = start + _HERO[name] * len(HERO_FACTS)
            found[first : first + len(HERO_FACTS)] = facts
    for zombie in view["zombies"].values():
        at = cell(zombie["space"])
        if at is not None and max(at) < SIDE:
            found[CELLS + at[1] * SIDE + at[0]] += 0.25
    start += len(HEROES) * len(HERO_FACTS)
    for hand in view["hands"].values():
        if not isinstance(hand, int):
            for card in hand:
                if card in _KIND:
                    found[start + _KIND[card]] += 0.5
    start += len(KINDS)
    found[start:] = (
        side == "heroes",
        view["turn"] == side,
        view["sun"] / 20,
        view["round"] / 20,
        view["zombies_killed"] / 15,
        view["heroes_killed"] / 4,
        sum(view["pool"].values()) / 14,
        view["hero_deck"] / 60,
        view["zombie_deck"] / 60,
    )
    return found


def option_features(
    view: dict[str, Any], options: list[dict[str, Any]], side: str, actor: str | None, ground: Ground
) -> Vector:
    """A row of `OPTION_FEATURES` for each option."""
    heroes = {name: at for name, hero in view["heroes"].items() if (at := cell(hero["space"]))}
    zombies = {name: at for name, zombie in view["zombies"].items() if (at := cell(zombie["space"]))}
    friends, foes = (heroes, zombies) if side == "heroes" else (zombies, heroes)
    pits = [at for name in view["pits"] if (at := cell(name))]
    models = {**heroes, **zombies}
    found = np.zeros((len(options), len(OPTION_FEATURES)), dtype=np.float32)
    distances: dict[Cell, float] = {}

    def to_foe(at: Cell) -> float:
        if at not in distances:
            distances[at] = min((apart(at, foe) for foe in foes.values()), default=FAR)
        return distances[at]

    for row, option in zip(found, options, strict=True):
        type = option["type"]
        kind = "passive" if type in PASSIVE else type if type in TYPES else "other"
        row[TYPES.index(kind)] = 1
        mover = models.get(option.get("zombie") or option.get("hero") or actor or "")
        at = cell(option.get("to")) or models.get(option.get("target", "")) or mover
        if at is None:
            continue
        row[len(TYPES) :] = (
            to_foe(at) / SIDE,
            (to_foe(mover) - to_foe(at)) if mover else 0,
            sum(foe == at for foe in foes.values()) / 4,
            sum(friend == at for friend in friends.values()) / 4,
            at in ground.indoors,
            min((apart(at, pit) for pit in pits), default=FAR) / SIDE,
            apart(at, ground.center) / SIDE,
            1,
        )
    return found
