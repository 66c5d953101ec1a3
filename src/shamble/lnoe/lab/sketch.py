"""What a game says of itself in numbers: which spaces matter. Distances are reckoned for many games together."""

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
HERO_PARTS = (1, 1, 4, 4, 4, 1)
SCALAR_PARTS = (1, 1, 20, 20, 15, 4, 14, 60, 60)
"""What the whole numbers here are divided by in an observation: the facts of a Hero, and the few numbers at its end."""
PLAYS = frozenset(("play-card", "use-item", "ability"))


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
    heroes: list[int]
    """Those whose sheets have a place in an observation."""
    facts: list[int]
    """The places of their facts in it."""
    standard: list[int]
    """The Zombies that are counted while they wait in a pool."""


def cast_of(g: Lnoe) -> Cast:
    heroes = [model for model, kind in enumerate(g.model) if kind.side == "heroes" and g.sheet[model].id in _HERO]
    first = [FACTS + _HERO[g.sheet[hero].id] * len(HERO_FACTS) for hero in heroes]
    facts = [place + fact for place in first for fact in range(len(HERO_FACTS))]
    standard = [model for model, kind in enumerate(g.model) if kind.side != "heroes" and kind.id == "standard"]
    return Cast(g.model[:], g.sheet[:], heroes, facts, standard)


class Sketch:
    """What some games say of themselves, as lists of whole numbers that numpy takes over whole.

    Spaces are numbers of each game's own board; below 0 is nowhere. Beside each list of spaces stands how many of it
    belong to each game.
    """

    def __init__(self) -> None:
        self.side: list[int] = []
        """0 where the Heroes' side is asked, 1 where the Zombies' side is."""
        self.friends: list[int] = []
        self.friends_of: list[int] = []
        self.foes: list[int] = []
        self.foes_of: list[int] = []
        self.pits: list[int] = []
        self.pits_of: list[int] = []
        self.facts: list[int] = []
        """Those of each Hero, in the order of the casts."""
        self.held: list[int] = []
        """The place in all observations of each card that the asked side holds."""
        self.scalars: list[int] = []
        self.options: list[int] = []
        """Three for each option: its type, the space of the mover and the one it leads to."""
        self.options_of: list[int] = []

    def add(self, row: int, g: Lnoe, town: Town, cast: Cast, most: int) -> None:
        """One game more: what the seat sees that is asked, and its options."""
        decision = g.decision
        assert decision is not None
        side, spaces = g.side[decision.seat], g.space_of
        stand = spaces.__getitem__
        zombies_asked = side != "heroes"
        friends, foes = (g.zombies, g.heroes) if zombies_asked else (g.heroes, g.zombies)
        self.side.append(zombies_asked)
        self.friends += map(stand, friends)
        self.friends_of.append(len(friends))
        self.foes += map(stand, foes)
        self.foes_of.append(len(foes))
        self.pits += g.pits
        self.pits_of.append(len(g.pits))
        self._facts(g, cast)
        self._held(row * STATE_SIZE + HANDS, g, side)
        pool = [*map(stand, cast.standard)].count(IN_POOL)
        size = g.deck.size
        self.scalars += (
            not zombies_asked, g.turn == side, g.sun, g.round, g.kills, g.deaths, pool, size("hero"), size("zombie")
        )  # fmt: skip
        offered, options = decision.options[:most], self.options
        self.options_of.append(len(offered))
        for option in offered:
            if option[0] == "move":
                # Most options are moves of Zombies on the board.
                options += (MOVE, spaces[option[1]], option[2])
            else:
                options += (TYPE.get(option[0], OTHER), *_leads(g, town, option, decision.actor))

    def _facts(self, g: Lnoe, cast: Cast) -> None:
        for hero in cast.heroes:
            wounds = g.wounds[hero]
            alive = g.space_of[hero] >= 0 or is_alive(g, hero)
            self.facts += (1, alive, wounds, g.health(hero) - wounds, len(g.items[hero]), g.activated >> hero & 1)

    def _held(self, first: int, g: Lnoe, side: str) -> None:
        kinds = g.content.kind_of
        for seat, hand in enumerate(g.hands):
            if hand and g.side[seat] == side:
                self.held += [first + _KIND[kind] for copy in hand if (kind := kinds[copy]) in _KIND]


def _leads(g: Lnoe, town: Town, option: Option, actor: int) -> tuple[int, int]:
    """The space from which and the one to which an option leads, or below 0: as `option_features` reads its fields."""
    name = option[0]
    if name == "step":
        return _stands(g, town, actor), option[1]
    if len(option) == 1:
        mover = _stands(g, town, actor)
        return mover, mover
    if name in PLAYS and option[7] < 0:
        _, _, by, hero, zombie, space, *_ = option
        if name == "ability":
            hero, target = by, hero
        else:
            target = -1
        who = zombie if zombie >= 0 else hero if hero >= 0 else actor
    else:
        fields = option_fields(g, option)
        named = fields.get("zombie") or fields.get("hero")
        who = g.named(named) if named else actor
        goal = fields.get("to")
        space = g.board.by_name.get(goal, -1) if isinstance(goal, str) else -1
        target = g.named(fields.get("target"))
    mover = _stands(g, town, who)
    if space >= 0 and town.at[space] != NOWHERE:
        return mover, space
    reached = _stands(g, town, target)
    return mover, reached if reached >= 0 else mover


def _stands(g: Lnoe, town: Town, model: int) -> int:
    """Where a model stands, if it stands in a cell of the board."""
    space = g.space_of[model] if model >= 0 else -1
    return space if space >= 0 and town.at[space] != NOWHERE else -1
