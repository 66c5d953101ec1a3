"""What a game says of itself in numbers: which cells matter. Distances are reckoned for many games together."""

from __future__ import annotations

from typing import NamedTuple

from shamble.kernel.game import Option
from shamble.lnoe.content import HeroSheet, ModelKind
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
    STATE_SIZE,
    TYPES,
)
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL
from shamble.lnoe.view import is_alive

SPAN = 24
"""Cells along a side of the largest board there is."""
NOWHERE = SPAN * SPAN
"""The number of a cell that is none; those of the others are row by row."""

TYPE: dict[str, int] = {name: number for number, name in enumerate(TYPES)}
for _name in PASSIVE:
    TYPE[_name] = TYPE["passive"]
OTHER: int = TYPE["other"]
MOVE: int = TYPE["move"]
FACTS = 2 * CELLS
HANDS = FACTS + len(HEROES) * len(HERO_FACTS)
NUMBERS = HANDS + len(KINDS)
assert NUMBERS + len(SCALARS) == STATE_SIZE


class Town(NamedTuple):
    """What of a board matters here, by space."""

    at: list[int]
    """The cell that a space is called after."""
    place: list[int]
    """Where that cell stands in an observation, or -1."""
    indoors: list[int]
    center: int


class Cast(NamedTuple):
    """Who takes part in a game, as an observation counts them."""

    models: list[ModelKind]
    sheets: list[HeroSheet]
    heroes: list[tuple[int, int]]
    """Those whose sheets have a place in an observation, each with that place."""
    standard: list[int]
    """The Zombies that are counted while they wait in a pool."""


def cast_of(g: Lnoe) -> Cast:
    heroes = [
        (model, FACTS + _HERO[g.sheet[model].id] * len(HERO_FACTS))
        for model, kind in enumerate(g.model)
        if kind.side == "heroes" and g.sheet[model].id in _HERO
    ]
    standard = [model for model, kind in enumerate(g.model) if kind.side != "heroes" and kind.id == "standard"]
    return Cast(g.model[:], g.sheet[:], heroes, standard)


class Sketch:
    """What some games say of themselves, as lists that numpy takes over whole."""

    def __init__(self) -> None:
        self.where: list[int] = []
        self.much: list[float] = []
        self.foes: list[int] = []
        self.foes_from: list[int] = []
        self.friends: list[int] = []
        self.friends_from: list[int] = []
        self.pits: list[int] = []
        self.pits_from: list[int] = []
        self.center: list[int] = []
        self.options: list[int] = []
        """Six for each option: row, place, type, cell of the mover, cell it leads to, whether that is indoors."""

    def add(self, row: int, g: Lnoe, town: Town, cast: Cast, most: int) -> None:
        """One game more: what the seat sees that is asked, and its options."""
        decision = g.decision
        assert decision is not None
        side = g.side[decision.seat]
        heroes, zombies = self._models(row, g, town)
        self._facts(row * STATE_SIZE, g, side, cast)
        friends, foes = (heroes, zombies) if side == "heroes" else (zombies, heroes)
        # Each list begins with a cell that is far from everything, so that none is empty.
        self.foes_from.append(len(self.foes))
        self.foes += foes
        self.friends_from.append(len(self.friends))
        self.friends += friends
        self.pits_from.append(len(self.pits))
        self.pits += [NOWHERE, *(town.at[pit] for pit in g.pits)]
        self.center.append(town.center)
        options, at, indoors, spaces = self.options, town.at, town.indoors, g.space_of
        for place, option in enumerate(decision.options[:most]):
            if option[0] == "move":
                # Most options are moves of Zombies on the board.
                goal = option[2]
                options += (row, place, MOVE, at[spaces[option[1]]], at[goal], indoors[goal])
                continue
            mover, goal = _leads(g, town, option, decision.actor)
            options += (
                row,
                place,
                TYPE.get(option[0], OTHER),
                at[mover] if mover >= 0 else NOWHERE,
                at[goal] if goal >= 0 else NOWHERE,
                indoors[goal] if goal >= 0 else 0,
            )

    def _models(self, row: int, g: Lnoe, town: Town) -> tuple[list[int], list[int]]:
        """Heroes and Zombies by cell, in the observation and for distances."""
        start, found = row * STATE_SIZE, ([NOWHERE], [NOWHERE])
        at, place = town.at, town.place
        for team, models in enumerate((g.heroes, g.zombies)):
            spaces = [g.space_of[model] for model in models]
            found[team].extend([at[space] for space in spaces])
            first = start + team * CELLS
            shown = [first + place[space] for space in spaces if place[space] >= 0]
            self.where += shown
            self.much += [0.25] * len(shown)
        return found

    def _facts(self, start: int, g: Lnoe, side: str, cast: Cast) -> None:
        """The other numbers of `state_features`: each place in the row with what is added there."""
        where, much = self.where, self.much
        for model, first in cast.heroes:
            where += range(start + first, start + first + 6)
            wounds, items = g.wounds[model], len(g.items[model])
            alive = g.space_of[model] >= 0 or is_alive(g, model)
            much += (1, alive, wounds / 4, (g.health(model) - wounds) / 4, items / 4, g.activated >> model & 1)
        for other, hand in enumerate(g.hands):
            if g.side[other] == side:
                for copy in hand:
                    if g.content.kind_of[copy] in _KIND:
                        where.append(start + HANDS + _KIND[g.content.kind_of[copy]])
                        much.append(0.5)
        where += range(start + NUMBERS, start + STATE_SIZE)
        much += (side == "heroes", g.turn == side, g.sun / 20, g.round / 20, g.kills / 15, g.deaths / 4)
        pool = [g.space_of[model] for model in cast.standard].count(IN_POOL)
        much += (pool / 14, g.deck.size("hero") / 60, g.deck.size("zombie") / 60)


def _leads(g: Lnoe, town: Town, option: Option, actor: int) -> tuple[int, int]:
    """The space from which and the one to which an option leads, or -1: as `option_features` reads its fields."""
    name = option[0]
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
    return space if space >= 0 and town.at[space] != NOWHERE else -1
