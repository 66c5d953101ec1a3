"""The state of a game of Last Night on Earth: small ints and tuples in slots.

Everything that stands on the board is a *model*, an int: Heroes, Zombies and whatever a box brings. Lists hold one
value for each model: its kind, sheet, number, owner, space, wounds, items. A model that comes later gets the next int,
so a state costs what is in play and not what exists. Cards are copies of the game's `Content`, kinds are slugs, spaces
are the board's ints. -1 means nowhere or nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from shamble.kernel.chance import Seed
from shamble.kernel.frame import Frame
from shamble.kernel.game import Game, Naming, Option
from shamble.lnoe.board import Board
from shamble.lnoe.board.whole_walls import outer_walls
from shamble.lnoe.content import MARKER, MODEL, Content, HeroSheet, Kind, ModelKind, content
from shamble.lnoe.profiles import Profile
from shamble.lnoe.rows import WeaponRow

if TYPE_CHECKING:
    from shamble.lnoe.uses import Use

IN_POOL: Final = -1
OFF_BOARD: Final = -2
"""Where a model is that stands nowhere: ready to be placed, or out of the game (a Hero: not yet or no longer in it)."""

STREAMS = ("dice", "set-up", "scenario", "boards")
DICE, SETUP, SCENARIO, BOARDS = range(len(STREAMS))
"""The streams of chance and their indices; those of the decks follow in the order of the decks."""

HOLDS: Final = "holds-zombies"
TRAPS: Final = "traps-zombies"
BURNING: Final = "burning"
"""What a marker does that Zombies must roll to get away from, that catches them, and that burns who is there."""
RUNNING: Final = "keeps-running"
"""What a generator does that keeps the lights on."""
HINDERS: Final = frozenset((HOLDS, TRAPS, BURNING, "bars-zombies", "keeps-zombies-out"))
"""What any marker does to Zombies on their way."""

HEROES_WIN, ZOMBIES_WIN = "heroes", "zombies"

TURNS_OF_HEROES: Final = frozenset(
    ("activation", "townsfolk-move", "townsfolk-exchange", "townsfolk-shoot", "townsfolk-fight")
)
"""The rules in which a Hero acts: alone, or step by step with others."""

InPlay = tuple[int, int, int, int, int]
"""A card that remains in play: copy, seat that played it, and the model, building or space it lies on (or -1)."""


class Marker(NamedTuple):
    """A marker on a space, a building, or the edge between a space and the one beyond; -1 where it does not apply."""

    kind: str
    space: int = -1
    building: int = -1
    copy: int = -1
    """The card that put it there."""
    beyond: int = -1
    value: int = 0
    """What is printed on the face of a hidden one."""


Usable = tuple[str, str, int, "Use", Kind | None]
"""A use of what a seat has: the first fields of its options (type, id, by whom), the use itself, and the kind of the
event or item, which may be barred (None for what lies on the table or stands on a sheet)."""


class AtHand:
    """What a seat has to use, in the order in which it is offered: worked out when it is first asked for."""

    __slots__ = ("at", "uses")

    def __init__(self, uses: list[Usable]) -> None:
        self.uses = uses
        self.at: dict[int, list[Usable]] = {}
        """Moments -> those of the uses that fit, filled in as they are met."""


class ToMove:
    """The moves that the Zombies have left, as long as nobody but they moves: worked out once a turn."""

    __slots__ = ("free", "hungry", "moved", "spaces")

    def __init__(self, moved: int, spaces: list[int]) -> None:
        self.moved = moved
        self.spaces = spaces
        """Where everybody stood when this was so."""
        self.free: dict[int, tuple[Option, ...]] = {}
        self.hungry: dict[int, tuple[Option, ...]] = {}
        """Zombie -> its moves, of those that hunger drives and of the others."""

    def take(self, zombie: int, to: int) -> None:
        """A Zombie has made its move."""
        self.moved |= 1 << zombie
        self.spaces[zombie] = to
        if self.free.pop(zombie, None) is None:
            self.hungry.pop(zombie, None)


class Played(NamedTuple):
    """A game of a campaign that is over."""

    hero: str
    survived: bool
    cards: tuple[str, ...]
    """What the survivor has kept."""


Effect = tuple[str, int, int, int, str, int]
"""A lasting effect: quantity, model (-1: everybody), space (or -1), amount, until when, the copy that caused it."""


class Lnoe(Game):
    """A game of Last Night on Earth."""

    __slots__ = (
        "activated",
        "at",
        "at_hand",
        "barricades",
        "board",
        "boosted",
        "campaign",
        "changed",
        "champions",
        "charges",
        "combined",
        "content",
        "dear",
        "deaths",
        "deck",
        "discard",
        "edges",
        "effects",
        "experience",
        "flags",
        "hands",
        "heard",
        "heeds",
        "heroes",
        "heroes_at",
        "hindered",
        "horde",
        "in_effect",
        "in_play",
        "items",
        "kills",
        "laid",
        "led",
        "lost_turn",
        "markers",
        "model",
        "moved",
        "names",
        "notes",
        "number",
        "odd",
        "owner",
        "pits",
        "profile",
        "react",
        "reacting",
        "removed",
        "rosters",
        "round",
        "scenario",
        "sheet",
        "side",
        "space_of",
        "special",
        "sun",
        "to_move",
        "tokens",
        "townsfolk",
        "turn",
        "turn_begun",
        "used",
        "wounds",
        "zombies",
        "zombies_at",
    )

    NAME = "last-night-on-earth"
    FORMAT = 2

    def __init__(
        self,
        seed: Seed,
        seats: tuple[tuple[str, str], ...],
        rules: Profile,
        boxes: tuple[str, ...],
        horde: int = 0,
        special: dict[str, int] | None = None,
    ) -> None:
        self.content: Content = content(boxes, rules.advanced, rules.solo)
        super().__init__(seed, tuple(name for name, _ in seats))
        self.side = tuple(side for _, side in seats)
        self.profile = rules
        self.scenario = ""
        self.heeds: dict[str, bool] = {}
        """Whether it matters to the scenario that something happened."""
        self.horde = horde or MODEL["standard"].pool
        self.special: dict[str, int] = special or {}
        self.in_effect: dict[str, int] = {}
        """Every special rule that is played, the scenario's own among them, and how often."""
        self.campaign: tuple[Played, ...] = ()
        self.round = 0
        self.sun = 0
        self.turn = "zombies"
        self.turn_begun = False
        self.kills = 0
        self.deaths = 0
        self.activated = 0
        self.lost_turn = 0
        self.moved = 0
        self.to_move: ToMove | None = None
        self.model: list[ModelKind] = []
        self.sheet: list[Any] = []
        self.number: list[int] = []
        self.names: list[str] = []
        self.dear: list[int] = []
        self.champions: list[int] = []
        self.odd: list[int] = []
        """The models that cost more than a Spawn Point, those that cost Experience, and those that step otherwise."""
        self.owner: list[int] = []
        self.space_of: list[int] = []
        self.wounds: list[int] = []
        self.items: list[tuple[int, ...]] = []
        self.rosters: list[list[int]] = [[], []]
        self.heroes, self.zombies = self.rosters[:2]
        self.tokens: dict[tuple[int, str], int] = {}
        self.charges: dict[int, int] = {}
        self.experience: dict[int, int] = {}
        self.boosted: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * len(seats)
        self.react = [0] * len(seats)
        self.reacting = 0
        self.at_hand: list[AtHand | None] = [None] * len(seats)
        self.deck: dict[str, list[int]] = {deck: [] for deck in self.content.decks}
        self.discard: dict[str, list[int]] = {deck: [] for deck in self.content.decks}
        self.removed: list[int] = []
        self.townsfolk: list[int] = []
        self.in_play: list[InPlay] = []
        self.markers: list[Marker] = []
        self.laid: dict[str, int] = {}
        """How many markers of each kind there are."""
        self.flags: dict[str, int] = {}
        self.hindered = False
        """Whether any of the markers does anything to Zombies on their way."""
        self.edges: dict[tuple[int, int], str] = {}
        self.barricades: dict[int, int] = {}
        self.led: dict[int, int] = {}
        self.effects: list[Effect] = []
        self.changed: frozenset[str] = frozenset()
        """The numbers that a lasting effect or a card in play changes now."""
        self.heard: frozenset[str] = frozenset()
        """What may happen that a card in play does something about."""
        self.used: tuple[tuple[int, int], ...] = ()
        self.combined: tuple[tuple[int, ...], ...] = ()
        self.notes: dict[str, int] = {}

    def lay(self, board: Board) -> None:
        """Lay the boards out; nothing stands on them yet."""
        self.board = board
        self.to_move = None
        self.at: list[list[int]] = [[0] * len(board.names) for _ in self.rosters]
        self.heroes_at, self.zombies_at = self.at[:2]
        self.pits: list[int] = [*board.pits, *board.optional_pits]

    def stream_names(self) -> tuple[str, ...]:
        return (*STREAMS, *(f"{deck} deck" for deck in self.content.decks))

    def copy_from(self, other: Lnoe) -> None:
        self.side = other.side
        self.profile = other.profile
        self.scenario = other.scenario
        self.heeds = other.heeds
        self.board = other.board
        self.content = other.content
        self.horde = other.horde
        self.special = other.special
        self.in_effect = other.in_effect
        self.campaign = other.campaign
        self.round = other.round
        self.sun = other.sun
        self.turn = other.turn
        self.turn_begun = other.turn_begun
        self.kills = other.kills
        self.deaths = other.deaths
        self.activated = other.activated
        self.lost_turn = other.lost_turn
        self.moved = other.moved
        self.to_move = None
        self.used = other.used
        self.combined = other.combined
        # A model never changes its kind, sheet or number, nor a barricade its markers; who changes one makes new lists.
        self.model = other.model
        self.sheet = other.sheet
        self.number = other.number
        self.names = other.names
        self.dear = other.dear
        self.champions = other.champions
        self.odd = other.odd
        self.laid = other.laid
        self.flags = other.flags
        self.hindered = other.hindered
        self.edges = other.edges
        self.barricades = other.barricades
        self.charges = other.charges
        self.experience = other.experience
        self.boosted = other.boosted
        self.led = other.led
        self.owner = other.owner[:]
        self.space_of = other.space_of[:]
        self.wounds = other.wounds[:]
        self.items = other.items[:]
        self.rosters = [roster[:] for roster in other.rosters]
        self.heroes, self.zombies = self.rosters[:2]
        self.at = [counts[:] for counts in other.at]
        self.heroes_at, self.zombies_at = self.at[:2]
        self.tokens = other.tokens.copy()
        self.hands = other.hands[:]
        self.react = other.react[:]
        self.reacting = other.reacting
        self.at_hand = other.at_hand[:]
        self.deck = {name: pile[:] for name, pile in other.deck.items()}
        self.discard = {name: pile[:] for name, pile in other.discard.items()}
        self.removed = other.removed[:]
        self.townsfolk = other.townsfolk[:]
        self.in_play = other.in_play[:]
        self.markers = other.markers[:]
        self.effects = other.effects[:]
        self.changed = other.changed
        self.heard = other.heard
        self.pits = other.pits[:]
        self.notes = other.notes.copy()

    # -- saves ---------------------------------------------------------------------------------------------

    def plain_state(self) -> dict[str, Any]:
        from shamble.lnoe.saves import plain_state

        return plain_state(self)

    @classmethod
    def upgraded(cls, data: dict[str, Any]) -> dict[str, Any]:
        from shamble.lnoe.saves import upgraded

        return upgraded(data)

    def restore_state(self, state: dict[str, Any]) -> None:
        from shamble.lnoe.saves import restore_state

        restore_state(self, state)

    def naming(self) -> Naming:
        from shamble.lnoe.saves import Names

        return Names(self)

    # -- models --------------------------------------------------------------------------------------------

    def add_model(
        self, kind: str, number: int, seat: int, space: int = OFF_BOARD, sheet: HeroSheet | None = None, name: str = ""
    ) -> int:
        """A new model, called by its letter and number unless it has a name; it stands nowhere yet."""
        self.add_models([(kind, number, seat, sheet)], space)
        if name:
            self.names[-1] = name
        return len(self.model) - 1

    def add_models(self, rows: Iterable[tuple[str, int, int, HeroSheet | None]], space: int = OFF_BOARD) -> None:
        """New models, each by its kind, number, seat and sheet; they stand nowhere yet."""
        # Clones share these lists, so that who adds a model makes new ones.
        first = len(self.model)
        self.to_move = None
        self.model, self.sheet, self.number = self.model[:], self.sheet[:], self.number[:]
        for kind, number, seat, sheet in rows:
            self.model.append(MODEL[kind])
            self.sheet.append(sheet)
            self.number.append(number)
            self.owner.append(seat)
            self.space_of.append(space)
            self.wounds.append(0)
            self.items.append(())
        self.names = [*self.names, *[self.usual_name(model) for model in range(first, len(self.model))]]
        self.list_kinds(first)

    def list_kinds(self, first: int) -> None:
        """List the models, from the first new one on, of kinds that rules ask for time and again."""
        new = [(model, kind) for model, kind in enumerate(self.model[first:], first) if kind.listed]
        if new:
            self.dear = [*self.dear, *[model for model, kind in new if kind.dear]]
            self.champions = [*self.champions, *[model for model, kind in new if kind.champion]]
            self.odd = [*self.odd, *[model for model, kind in new if kind.odd]]

    def usual_name(self, model: int) -> str:
        """A Hero goes by the name of the sheet, everybody else by letter and number."""
        return _usual_name(self.model[model], self.number[model], self.sheet[model])

    def usual_names(self) -> list[str]:
        """The usual name of every model."""
        return list(map(_usual_name, self.model, self.number, self.sheet))

    def put(self, model: int, space: int) -> None:
        """Put a model into a space, from wherever it was."""
        side = self.model[model].team
        before = self.space_of[model]
        if before >= 0:
            self.at[side][before] -= 1
        else:
            self._enter(model, self.side_list(model))
        self.space_of[model] = space
        self.at[side][space] += 1

    def side_list(self, model: int) -> int:
        """The number of a model's side; sides beside the two are listed once they have somebody on the board."""
        side = self.model[model].team
        while side >= len(self.rosters):
            self.rosters.append([])
            self.at.append([0] * len(self.board.names))
        return side

    def _enter(self, model: int, side: int) -> None:
        """Models on the board are listed by their letters and numbers, Heroes in the order of the sheets."""
        if not side:
            self.at_hand[self.owner[model]] = None
        roster = self.rosters[side]
        place, own = len(roster), self.order_of(model)
        while place and self.order_of(roster[place - 1]) > own:
            place -= 1
        roster.insert(place, model)

    def order_of(self, model: int) -> tuple[int, int]:
        return self.model[model].rank, self.number[model]

    def take_off(self, model: int, to: int = OFF_BOARD) -> None:
        """Take a model off the board, into its pool or out of the game; a Zombie's weapon is discarded."""
        side = self.model[model].team
        self.at[side][self.space_of[model]] -= 1
        self.rosters[side].remove(model)
        if not side:
            self.at_hand[self.owner[model]] = None
        self.space_of[model] = to
        self.wounds[model] = 0
        if self.led:
            self.led = {hero: ally for hero, ally in self.led.items() if model not in (hero, ally)}
        if side and self.items[model]:
            for copy in self.items[model]:
                self.discard[self.content.kinds[copy].deck].append(copy)
            self.items[model] = ()
        if self.tokens:
            self.tokens = {key: count for key, count in self.tokens.items() if key[0] != model}

    def add_tokens(self, model: int, kind: str, count: int = 1) -> None:
        """Tokens lie on a model and leave the board with it; a negative count takes some away."""
        left = self.tokens.get((model, kind), 0) + count
        self.tokens[model, kind] = left
        if left <= 0:
            del self.tokens[model, kind]

    def tokens_on(self, model: int) -> dict[str, int]:
        """What lies on a model, by kind."""
        return {kind: count for (bearer, kind), count in self.tokens.items() if bearer == model}

    def heroes_in(self, space: int) -> list[int]:
        """The Heroes in a space."""
        if not self.heroes_at[space]:
            return []
        where = self.space_of
        return [hero for hero in self.heroes if where[hero] == space]

    def zombies_in(self, space: int) -> list[int]:
        """The Zombies in a space, lowest number first; any number of models may share it.  [3.3.1.1]"""
        if not self.zombies_at[space]:
            return []
        where = self.space_of
        return [zombie for zombie in self.zombies if where[zombie] == space]

    def living_heroes(self) -> list[int]:
        return self.heroes[:]

    def zombies_on_board(self) -> list[int]:
        return self.zombies[:]

    def hero_spaces(self) -> list[int]:
        """Where the Heroes stand, one entry for each."""
        where = self.space_of
        return [where[hero] for hero in self.heroes]

    def zombie_spaces(self) -> list[int]:
        """Where the Zombies stand, one entry for each."""
        where = self.space_of
        return [where[zombie] for zombie in self.zombies]

    def standard_zombies(self) -> list[int]:
        """The Zombies on the board that have a pool to go back to."""
        return [zombie for zombie in self.zombies if self.model[zombie].returns]

    def pool(self, seat: int, kind: str = "standard") -> list[int]:
        """The models of a family that a player can still place, lowest number first.  [5.7.1]"""
        where, owner = self.space_of, self.owner
        return [
            model
            for model, own in enumerate(self.model)
            if own.family == kind and where[model] == IN_POOL and (owner[model] == seat or own.shared)
        ]

    def next_in_pool(self, seat: int, kind: str = "standard") -> int:
        """The model of a family that a player would place next, or -1.  [5.7.1]"""
        model = -1
        for _ in range(self.space_of.count(IN_POOL)):
            model = self.space_of.index(IN_POOL, model + 1)
            own = self.model[model]
            if own.family == kind and (self.owner[model] == seat or own.shared):
                return model
        return -1

    def heroes_of(self, seat: int) -> list[int]:
        """The living Heroes a player controls."""
        return [hero for hero in self.heroes if self.owner[hero] == seat]

    def health(self, model: int) -> int:
        """Health boxes of a model: those of its kind, or those on its sheet, on cards there and on items.

        [14.3.3, 14.7.1]
        """
        boxes = self.model[model].health or int(self.sheet[model].health)
        if self.content.padded:
            for copy in self.items[model]:
                boxes += self.content.kinds[copy].row.health
        for copy, _, bearer, _, _ in self.in_play:
            if bearer == model:
                boxes += self.content.kinds[copy].row.health
        if self.tokens:
            boxes += sum(
                MARKER[kind].bearer_health * count for kind, count in self.tokens_on(model).items() if kind in MARKER
            )
        return boxes

    def is_hero(self, model: int) -> bool:
        return self.model[model].side == "heroes"

    def has_keyword(self, hero: int, keyword: str) -> bool:
        """Printed on the sheet, or given by an item or a card in play."""
        kinds = self.content.kinds
        return (
            (self.sheet[hero] is not None and keyword in self.sheet[hero].keywords)
            or any(keyword in kinds[copy].row.gives for copy in self.items[hero])
            or any(row[2] == hero and keyword in kinds[row[0]].row.gives for row in self.in_play)
            or any(keyword in MARKER[kind].gives for kind in self.tokens_on(hero) if kind in MARKER)
        )

    def name_of(self, model: int) -> str:
        """What the protocol calls a model: a Hero's slug, or the letter of its kind and its number."""
        return self.names[model]

    def named(self, name: Any) -> int:
        """The model of this name, or -1."""
        return self.names.index(name) if name in self.names else -1

    # -- cards ---------------------------------------------------------------------------------------------

    def kind(self, copy: int) -> Kind:
        return self.content.kinds[copy]

    def item_of(self, hero: int, kind: str) -> int:
        """A copy of this kind that the Hero has and may still use this turn, not an empty one; else any, else -1."""
        found = -1
        kind_of = self.content.kind_of
        for copy in self.items[hero]:
            if kind_of[copy] == kind:
                if self.may_use(hero, copy) and self.charges.get(copy, 1):
                    return copy
                found = copy
        return found

    def may_use(self, hero: int, copy: int) -> bool:
        """No item is used by two Heroes in a turn, nor one that a card keeps out of this fight.  [9, 2007 FAQ 1]"""
        if not self.used and not self.content.armed:
            # What keeps an item out of a fight is a Grave Weapon, or has been played, and so used, itself.
            return True
        for used, by in self.used:
            if used == copy and by != hero:
                return False
        fight = self.top("fight")
        return fight is None or copy not in fight.barred

    def note_use(self, copy: int, hero: int) -> None:
        """From here on this item serves no other Hero this turn; an event is used by nobody (-1)."""
        if (copy, hero) not in self.used:
            self.used = (*self.used, (copy, hero))

    def weapon(self, zombie: int) -> WeaponRow | None:
        """What the Grave Weapon of a Zombie does, if it has one.  [14.6]"""
        carried = self.items[zombie]
        return self.content.kinds[carried[0]].row.grave if carried else None

    def has_item(self, hero: int, keyword: str) -> bool:
        return any(keyword in self.content.kinds[copy].keywords for copy in self.items[hero])

    def item_against(self, hero: int, what: str) -> int:
        """An item that makes a card or a marker harmless to this Hero, if nobody else used it this turn; else -1."""
        for copy in self.items[hero]:
            if what in self.content.kinds[copy].row.ignores and self.may_use(hero, copy):
                return copy
        return -1

    def is_immune(self, hero: int, what: str) -> bool:
        """Whether a card or marker does not touch this Hero: by the sheet, or by an item that helps against it."""
        if what in self.sheet[hero].ignores or self.item_against(hero, what) >= 0:
            return True
        return self.content.experience and self._has_learnt_to_ignore(hero, what)

    def _has_learnt_to_ignore(self, hero: int, what: str) -> bool:
        kinds = self.content.kinds
        return any(row[2] == hero and what in kinds[row[0]].row.ignores for row in self.in_play) or any(
            effect[0] == f"ignores-{what}" for effect in self.effects
        )

    # -- markers -------------------------------------------------------------------------------------------

    def building_marked(self, building: int, kind: str) -> bool:
        return kind in self.laid and any(marker.kind == kind and marker.building == building for marker in self.markers)

    def flagged(self, flag: str, place: int) -> bool:
        """Whether a marker on this building or space does this."""
        return bool(self.flags.get(flag, 0) >> place & 1)

    def note_markers(self) -> None:
        """Work out what the markers do where they lie; called whenever they change."""
        self.laid, self.flags, self.edges = {}, {}, {}
        running = self._running()
        for marker in self.markers:
            self.laid[marker.kind] = self.laid.get(marker.kind, 0) + 1
            if not (marker.building in running and "canceled-like-a-card" in MARKER[marker.kind].does):
                self._note_marker(marker)
        self.hindered = not HINDERS.isdisjoint(self.flags)

    def note_new_marker(self) -> None:
        """The same when only the last of them is new."""
        marker = self.markers[-1]
        if RUNNING in self.flags or RUNNING in MARKER[marker.kind].does:
            self.note_markers()
            return
        # Clones share them.
        self.laid = {**self.laid, marker.kind: self.laid.get(marker.kind, 0) + 1}
        self.flags, self.edges = self.flags.copy(), self.edges.copy()
        self._note_marker(marker)
        self.hindered = not HINDERS.isdisjoint(self.flags)

    def _note_marker(self, marker: Marker) -> None:
        if marker.beyond >= 0:
            self.edges[marker.space, marker.beyond] = self.edges[marker.beyond, marker.space] = marker.kind
            return
        row, flags = MARKER[marker.kind], self.flags
        place = marker.space if marker.space >= 0 else marker.building
        if row.on == "building" and marker.building < 0:
            place = self.board.plot[marker.space]
        for flag in row.does if place >= 0 else ():
            flags[flag] = flags.get(flag, 0) | 1 << place
        if row.escape:
            flags[HOLDS] = flags.get(HOLDS, 0) | 1 << place

    def _running(self) -> set[int]:
        """The buildings in which a generator keeps the lights on and the doors shut.  [16.6.9.12]"""
        kinds = MARKER
        house = self.board.building
        return {
            one.building if one.building >= 0 else house[one.space]
            for one in self.markers
            if RUNNING in kinds[one.kind].does
        }

    def missing_walls(self, building: int) -> frozenset[int]:
        """The walls of a building that have no barricade, but for those inside it or on the board's edge.  [8.6.5]"""
        return outer_walls(self.board)[building].difference(self.barricades)

    def is_fully_barricaded(self, building: int) -> bool:
        """Every wall that is neither inside it nor on the edge of the board has a barricade.  [8.6.5]"""
        return bool(self.barricades) and bool(outer_walls(self.board)[building]) and not self.missing_walls(building)

    # -- seats ---------------------------------------------------------------------------------------------

    def seats_of(self, side: str) -> tuple[int, ...]:
        return _seats(self.side, side)

    def lead_hero_seat(self) -> int:
        """Who answers for the Heroes as a team: the first player who still has one.  [Ruling 20]"""
        return min((self.owner[hero] for hero in self.heroes), default=0)

    def acting(self) -> Frame | None:
        """The turn, or the step of it, of the Hero who acts now; None between the turns."""
        for frame in reversed(self.stack):
            if frame.rule in TURNS_OF_HEROES:
                return frame
        return None

    def seat_for(self, heroes: Iterable[int]) -> int:
        """Who decides among these Heroes: their player if it is one, else who answers for the team."""
        players = self.seats_of("heroes")
        if len(players) == 1 and self.heroes:
            return players[0]
        found = -1
        for hero in heroes:
            seat = self.owner[hero]
            if found >= 0 and seat != found:
                return self.lead_hero_seat()
            found = seat
        return found if found >= 0 else self.lead_hero_seat()

    def lead_zombie_seat(self) -> int:
        return self.side.index("zombies")


@lru_cache(maxsize=4096)
def _usual_name(kind: ModelKind, number: int, sheet: HeroSheet | None) -> str:
    return f"{kind.letter}{number}" if kind.letter or sheet is None else sheet.id


@lru_cache(maxsize=1024)
def _seats(sides: tuple[str, ...], side: str) -> tuple[int, ...]:
    return tuple(seat for seat, name in enumerate(sides) if name == side)


def card_names(g: Lnoe, copies: Iterable[int]) -> list[str]:
    """Copies by the slugs of their kinds."""
    kind_of = g.content.kind_of
    return [kind_of[copy] for copy in copies]


def deck_stream(g: Lnoe, deck: str) -> int:
    """The stream that shuffles a deck."""
    return len(STREAMS) + g.content.deck_number[deck]
