"""What a game says of itself in numbers: which cells matter. Distances are reckoned for many games together."""

from __future__ import annotations

from typing import NamedTuple

from shamble.kernel.game import Option
from shamble.lnoe.describe import option_fields
from shamble.lnoe.lab.features import (
    _HERO,
    _KIND,
    CELLS,
    HERO_FACTS,
    HEROES,
    KINDS,
    PASSIVE,
    SCALARS,
    SIDE,
    STATE_SIZE,
    TYPES,
)
from shamble.lnoe.state import IN_POOL, Lnoe
from shamble.lnoe.view import is_alive

Cell = tuple[int, int]
NOWHERE: Cell = (-1, -1)
TYPE: dict[str, int] = {name: number for number, name in enumerate(TYPES)}
for _name in PASSIVE:
    TYPE[_name] = TYPE["passive"]
OTHER = TYPE["other"]
FACTS = 2 * CELLS
HANDS = FACTS + len(HEROES) * len(HERO_FACTS)
NUMBERS = HANDS + len(KINDS)
assert NUMBERS + len(SCALARS) == STATE_SIZE


class Town(NamedTuple):
    """What of a board matters here, by space."""

    at: list[tuple[int, int]]
    """The cell that a space is called after."""
    indoors: list[bool]
    center: tuple[int, int]


class Sketch:
    """What the games say of themselves, as lists that numpy takes over whole."""

    def __init__(self) -> None:
        self.where: list[int] = []
        self.much: list[float] = []
        self.foes: list[list[tuple[int, int]]] = []
        self.friends: list[list[tuple[int, int]]] = []
        self.pits: list[list[tuple[int, int]]] = []
        self.center: list[tuple[int, int]] = []
        self.row: list[int] = []
        self.place: list[int] = []
        self.type: list[int] = []
        self.at: list[tuple[int, int]] = []
        self.mover: list[tuple[int, int]] = []
        self.indoors: list[bool] = []

    def state(self, row: int, g: Lnoe, town: Town) -> None:
        """The numbers of `state_features`: each place in the row with what is added there."""
        start, where, much, at = row * STATE_SIZE, self.where, self.much, town.at
        decision = g.decision
        assert decision is not None
        side = g.side[decision.seat]
        cells: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        for team, models in enumerate((g.heroes, g.zombies)):
            for model in models:
                x, y = found = at[g.space_of[model]]
                if x >= 0:
                    cells[team].append(found)
                    if x < SIDE and y < SIDE:
                        where.append(start + team * CELLS + y * SIDE + x)
                        much.append(0.25)
        pool = 0
        for hero, kind in enumerate(g.model):
            if kind.side != "heroes":
                pool += kind.id == "standard" and g.space_of[hero] == IN_POOL
            else:
                first = start + FACTS + _HERO[g.sheet[hero].id] * len(HERO_FACTS)
                wounds = g.wounds[hero]
                where += range(first, first + 6)
                left, items = g.health(hero) - wounds, len(g.items[hero])
                much += (1, is_alive(g, hero), wounds / 4, left / 4, items / 4, g.activated >> hero & 1)
        for other, hand in enumerate(g.hands):
            if g.side[other] == side:
                for copy in hand:
                    where.append(start + HANDS + _KIND[g.content.kind_of[copy]])
                    much.append(0.5)
        where += range(start + NUMBERS, start + STATE_SIZE)
        much += (side == "heroes", g.turn == side, g.sun / 20, g.round / 20, g.kills / 15, g.deaths / 4)
        much += (pool / 14, len(g.deck["hero"]) / 60, len(g.deck["zombie"]) / 60)
        friends, foes = cells if side == "heroes" else cells[::-1]
        self.friends.append(friends)
        self.foes.append(foes)
        self.pits.append([at[pit] for pit in g.pits if at[pit] != NOWHERE])
        self.center.append(town.center)

    def options(self, row: int, g: Lnoe, town: Town, most: int) -> None:
        """Type, mover and goal of each option of the pending decision."""
        decision = g.decision
        assert decision is not None
        actor = decision.actor
        for place, option in enumerate(decision.options[:most]):
            name = option[0]
            mover, goal = _leads(g, town, option, actor)
            self.row.append(row)
            self.place.append(place)
            self.type.append(TYPE.get(name, OTHER))
            self.mover.append(town.at[mover] if mover >= 0 else NOWHERE)
            self.at.append(town.at[goal] if goal >= 0 else NOWHERE)
            self.indoors.append(goal >= 0 and town.indoors[goal])


def _leads(g: Lnoe, town: Town, option: Option, actor: int) -> tuple[int, int]:
    """The space from which and the one to which an option leads, or -1: as `option_features` reads its fields."""
    name = option[0]
    if name == "move":
        return _stands(g, town, option[1]), option[2]
    if name == "step":
        return _stands(g, town, actor), option[1]
    if len(option) == 1:
        mover = _stands(g, town, actor)
        return mover, mover
    fields = option_fields(g, option)
    who = fields.get("zombie") or fields.get("hero")
    mover = _stands(g, town, g.named(who) if who else actor)
    goal = fields.get("to")
    if isinstance(goal, str) and "," in goal:
        return mover, g.board.by_name[goal]
    target = _stands(g, town, g.named(fields.get("target")))
    return mover, target if target >= 0 else mover


def _stands(g: Lnoe, town: Town, model: int) -> int:
    """Where a model stands, if it stands in a cell of the board."""
    space = g.space_of[model] if model >= 0 else -1
    return space if space >= 0 and town.at[space][0] >= 0 else -1
