"""The state of a game of Last Night on Earth: small ints and tuples in slots.

Heroes are indices into `content.HEROES`; Zombies are their numbers (z3 is 3, index 0 is never used); cards are copies
of the `Box`; spaces are the board's ints. A list holds one value for each model. -1 means nowhere or nobody.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from shamble.kernel.chance import Seed
from shamble.kernel.game import Game
from shamble.lnoe.board import Board, board_from
from shamble.lnoe.content import HEROES, KINDS, Box, box
from shamble.lnoe.profiles import Profile, profile, switches_of

UNUSED, ALIVE, DEAD, TURNED = range(4)
"""What a Hero's sheet is: in the box, in play, killed, a Zombie Hero."""

DICE, HERO_DECK, ZOMBIE_DECK, SETUP = range(4)
"""Indices of the streams of chance."""

HEROES_WIN, ZOMBIES_WIN = "heroes", "zombies"

InPlay = tuple[int, int, int, int, int]
"""A card that remains in play: copy, seat that played it, Hero, building, space it lies on (or -1)."""
Marker = tuple[str, int, int, int]
"""A marker: kind, space, building, the copy that put it there (or -1)."""
Effect = tuple[str, int, int, str, int]
"""A lasting effect: quantity, whom it touches (-1: everybody), amount, until when, the copy that caused it."""


class Lnoe(Game):
    """A game of Last Night on Earth."""

    __slots__ = (
        "activated",
        "blitzing",
        "board",
        "box",
        "deaths",
        "effects",
        "hands",
        "hero_deck",
        "hero_discard",
        "hero_items",
        "hero_seat",
        "hero_sheet",
        "hero_space",
        "hero_wounds",
        "heroes_at",
        "horde",
        "in_play",
        "kills",
        "lost_turn",
        "markers",
        "moved",
        "notes",
        "pits",
        "pool",
        "players",
        "profile",
        "react",
        "removed",
        "round",
        "scenario",
        "side",
        "sun",
        "townsfolk",
        "turn",
        "turn_begun",
        "used",
        "zombie_deck",
        "zombie_discard",
        "zombie_hero",
        "zombie_seat",
        "zombie_space",
        "zombie_wounds",
        "zombies_at",
    )

    NAME = "last-night-on-earth"
    STREAMS = ("dice", "hero deck", "zombie deck", "set-up")

    def __init__(
        self, seed: Seed, seats: tuple[str, ...], rules: Profile, scenario: str, board: Board, horde: int = 14
    ) -> None:
        super().__init__(seed, seats)
        heroes = len(HEROES)
        self.side = _sides(seats)
        self.players = len(seats)
        self.profile = rules
        self.scenario = scenario
        self.board = board
        self.box: Box = box(rules.decks)
        self.horde = horde
        self.round = 0
        self.sun = 0
        self.turn = "zombies"
        self.turn_begun = False
        self.kills = 0
        self.deaths = 0
        self.activated = 0
        self.lost_turn = 0
        self.moved = 0
        self.blitzing = -1
        self.hero_sheet = [UNUSED] * heroes
        self.hero_seat = [-1] * heroes
        self.hero_space = [-1] * heroes
        self.hero_wounds = [0] * heroes
        self.hero_items: list[tuple[int, ...]] = [()] * heroes
        self.zombie_space = [-1] * (horde + 1 + heroes)
        self.zombie_seat = [-1] * (horde + 1 + heroes)
        self.zombie_wounds = [0] * (horde + 1 + heroes)
        self.zombie_hero = [-1] * (horde + 1) + list(range(heroes))
        self.heroes_at = [0] * len(board.names)
        self.zombies_at = [0] * len(board.names)
        self.pool = [0] * len(seats)
        self.hands: list[tuple[int, ...]] = [()] * len(seats)
        self.react = [0] * len(seats)
        self.hero_deck: list[int] = []
        self.hero_discard: list[int] = []
        self.zombie_deck: list[int] = []
        self.zombie_discard: list[int] = []
        self.removed: list[int] = []
        self.townsfolk: list[int] = []
        self.in_play: list[InPlay] = []
        self.markers: list[Marker] = []
        self.effects: list[Effect] = []
        self.pits: list[int] = list(board.pits)
        self.used: tuple[tuple[int, int], ...] = ()
        self.notes: dict[str, int] = {}

    def copy_from(self, other: Lnoe) -> None:
        self.side = other.side
        self.players = other.players
        self.profile = other.profile
        self.scenario = other.scenario
        self.board = other.board
        self.box = other.box
        self.horde = other.horde
        self.round = other.round
        self.sun = other.sun
        self.turn = other.turn
        self.turn_begun = other.turn_begun
        self.kills = other.kills
        self.deaths = other.deaths
        self.activated = other.activated
        self.lost_turn = other.lost_turn
        self.moved = other.moved
        self.blitzing = other.blitzing
        self.used = other.used
        self.hero_sheet = other.hero_sheet[:]
        self.hero_seat = other.hero_seat[:]
        self.hero_space = other.hero_space[:]
        self.hero_wounds = other.hero_wounds[:]
        self.hero_items = other.hero_items[:]
        self.zombie_space = other.zombie_space[:]
        self.zombie_seat = other.zombie_seat[:]
        self.zombie_wounds = other.zombie_wounds[:]
        self.zombie_hero = other.zombie_hero
        self.heroes_at = other.heroes_at[:]
        self.zombies_at = other.zombies_at[:]
        self.pool = other.pool[:]
        self.hands = other.hands[:]
        self.react = other.react[:]
        self.hero_deck = other.hero_deck[:]
        self.hero_discard = other.hero_discard[:]
        self.zombie_deck = other.zombie_deck[:]
        self.zombie_discard = other.zombie_discard[:]
        self.removed = other.removed[:]
        self.townsfolk = other.townsfolk[:]
        self.in_play = other.in_play[:]
        self.markers = other.markers[:]
        self.effects = other.effects[:]
        self.pits = other.pits[:]
        self.notes = other.notes.copy()

    def plain_state(self) -> dict[str, Any]:
        state = {name: getattr(self, name) for name in _SAVED}
        state["board"] = self.board.key
        state["profile"] = self.profile.id
        state["switches"] = switches_of(self.profile)
        return state

    def restore_state(self, state: dict[str, Any]) -> None:
        self.profile = profile(state["profile"], state["switches"])
        self.box = box(self.profile.decks)
        self.board = board_from(json.loads(state["board"]))
        self.side = _sides(self.seats)
        for name in _SAVED:
            setattr(self, name, state[name])
        for name in ("hero_items", "hands", "in_play", "markers", "effects"):
            setattr(self, name, [tuple(row) for row in getattr(self, name)])
        self.used = tuple((copy, hero) for copy, hero in self.used)

    # -- models --------------------------------------------------------------------------------------------

    def heroes_in(self, space: int) -> list[int]:
        """The living Heroes in a space."""
        if not self.heroes_at[space]:
            return []
        return [hero for hero, at in enumerate(self.hero_space) if at == space]

    def zombies_in(self, space: int) -> list[int]:
        """The Zombies in a space, lowest number first; any number of models may share it.  [3.3.1.1]"""
        if not self.zombies_at[space]:
            return []
        return [zombie for zombie, at in enumerate(self.zombie_space) if at == space]

    def living_heroes(self) -> list[int]:
        return [hero for hero, at in enumerate(self.hero_space) if at >= 0]

    def zombies_on_board(self) -> list[int]:
        return [zombie for zombie, at in enumerate(self.zombie_space) if at >= 0]

    def standard_zombies(self) -> list[int]:
        """The Zombies on the board that are no Zombie Heroes."""
        return [zombie for zombie in self.zombies_on_board() if self.zombie_hero[zombie] < 0]

    def heroes_of(self, seat: int) -> list[int]:
        """The living Heroes a player controls."""
        return [hero for hero, at in enumerate(self.hero_space) if at >= 0 and self.hero_seat[hero] == seat]

    def zombie_health(self, zombie: int) -> int:
        """Health boxes: one, or as many as the Hero had.  [14.3.3, 14.7.1]"""
        hero = self.zombie_hero[zombie]
        return 1 if hero < 0 else HEROES[hero].health

    def has_keyword(self, hero: int, keyword: str) -> bool:
        """Printed on the sheet or given by a card in play."""
        return keyword in HEROES[hero].keywords or any(
            row[2] == hero and keyword in self.box.kinds[row[0]].printed.get("gives", ()) for row in self.in_play
        )

    # -- cards ---------------------------------------------------------------------------------------------

    def kind(self, copy: int) -> Any:
        return self.box.kinds[copy]

    def item_of(self, hero: int, kind: int) -> int:
        """A copy of this kind that the Hero has and may still use this turn, else any, else -1."""
        found = -1
        kind_of = self.box.kind_of
        for copy in self.hero_items[hero]:
            if kind_of[copy] == kind:
                if self.may_use(hero, copy):
                    return copy
                found = copy
        return found

    def may_use(self, hero: int, copy: int) -> bool:
        """No item is used by two Heroes in the same turn.  [9, 2007 FAQ 1]"""
        return not self.used or all(used != copy or by == hero for used, by in self.used)

    def has_item(self, hero: int, keyword: str) -> bool:
        return any(keyword in self.box.kinds[copy].keywords for copy in self.hero_items[hero])

    def item_ignores(self, hero: int, card: str) -> bool:
        """An item of this Hero makes a Zombie card harmless to them."""
        return any(card in self.box.kinds[copy].printed.get("ignores", ()) for copy in self.hero_items[hero])

    def building_marked(self, building: int, kind: str) -> bool:
        return bool(self.markers) and any(marker[0] == kind and marker[2] == building for marker in self.markers)

    # -- seats ---------------------------------------------------------------------------------------------

    def seats_of(self, side: str) -> list[int]:
        return [seat for seat, name in enumerate(self.side) if name == side]

    def lead_hero_seat(self) -> int:
        """Who answers for the Heroes as a team: the first player who still has one.  [Ruling 20]"""
        for seat, side in enumerate(self.side):
            if side == "heroes" and any(
                owner == seat and at >= 0 for owner, at in zip(self.hero_seat, self.hero_space, strict=True)
            ):
                return seat
        return 0

    def seat_for(self, heroes: Iterable[int]) -> int:
        """Who decides among these Heroes: their player if it is one, else who answers for the team."""
        seats = {self.hero_seat[hero] for hero in heroes}
        return seats.pop() if len(seats) == 1 else self.lead_hero_seat()

    def lead_zombie_seat(self) -> int:
        return self.side.index("zombies")


_SAVED = tuple(name for name in Lnoe.__slots__ if name not in ("board", "box", "profile", "side"))


def _sides(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The side of each seat."""
    return tuple(name.split("-")[0] for name in seats)


def card_names(g: Lnoe, copies: Any) -> list[str]:
    """Copies by the slugs of their kinds."""
    kinds, kind_of = KINDS, g.box.kind_of
    return [kinds[kind_of[copy]].id for copy in copies]
