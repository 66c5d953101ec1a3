"""Everything that lies on the table, with nobody at it: small ints and tuples in slots, set out, copied.

Everything that stands on the board is a *model*, an int: Heroes, Zombies and whatever a box brings. Lists hold one
value for each model: its kind, sheet, number, owner, space, wounds, items. A model that comes later gets the next int,
so a state costs what is in play and not what exists. Cards are copies of the game's `Content`, kinds are slugs, spaces
are the board's ints. -1 means nowhere or nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from shamble.kernel.chance import Seed
from shamble.kernel.game import Game, Option
from shamble.lnoe.board import Board
from shamble.lnoe.content import MODEL, Content, Kind, ModelKind, content
from shamble.lnoe.decks import Decks
from shamble.lnoe.profiles import Profile

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

HEALTH: Final = "health"
"""What is changed by a card in play that brings Health boxes."""

HEROES_WIN, ZOMBIES_WIN = "heroes", "zombies"

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


Usable = tuple[Option, Option, int, "Use", Kind | None]
"""A use of what a seat has: the first fields of its options (type, id, by whom) and the last (mode), by whom once more,
the use itself, and the kind of the event or item, which may be barred (None for what lies on the table or stands on a
sheet)."""


class AtHand:
    """What a seat has to use, in the order in which it is offered: worked out when it is first asked for."""

    __slots__ = ("at", "uses")

    def __init__(self, uses: list[Usable]) -> None:
        self.uses = uses
        self.at: dict[int, list[Usable]] = {}
        """Moments -> those of the uses that fit, filled in as they are met."""


class ToMove:
    """The moves that the Zombies have left, as long as nobody but they moves: worked out once a turn."""

    __slots__ = ("changed", "flags", "free", "hungry", "moved", "spaces")

    def __init__(self, moved: int, spaces: list[int], changed: frozenset[str], flags: dict[str, int]) -> None:
        self.moved = moved
        self.spaces = spaces
        self.changed = changed
        self.flags = flags
        """Who had moved, where everybody stood, and what cards and markers did when this was so."""
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


class Tabletop(Game):
    """What a game of Last Night on Earth consists of."""

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
        "players",
        "profile",
        "radiated",
        "react",
        "reacting",
        "removed",
        "rollers",
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
        self.sit(tuple(side for _, side in seats))
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
        self.dear: dict[str, tuple[int, ...]] = {}
        self.champions: dict[str, tuple[int, ...]] = {}
        """The models that cost more than a Spawn Point, by their families, and those that cost Experience, by kind."""
        self.odd: list[int] = []
        """The models that step otherwise than the others of their side."""
        self.rollers: list[int] = []
        """The models that roll for the spaces they may go."""
        self.radiated: frozenset[str] = frozenset()
        """The numbers that a Hero who has been in the game changes for others."""
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
        self.deck = Decks(dict.fromkeys(self.content.decks, ()))
        self.discard: dict[str, tuple[int, ...]] = dict.fromkeys(self.content.decks, ())
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

    def sit(self, sides: tuple[str, ...]) -> None:
        """Who plays which side, seat by seat."""
        self.side = sides
        self.players = {side: tuple([seat for seat, own in enumerate(sides) if own == side]) for side in sides}

    def lay(self, board: Board) -> None:
        """Lay the boards out; nothing stands on them yet."""
        self.board = board
        self.to_move = None
        self.at: list[list[int]] = [[0] * len(board.names) for _ in self.rosters]
        self.heroes_at, self.zombies_at = self.at[:2]
        self.pits: list[int] = [*board.pits, *board.optional_pits]

    def stream_names(self) -> tuple[str, ...]:
        return STREAMS + self.content.streams

    def copy_from(self, other: Tabletop) -> None:
        self.side = other.side
        self.players = other.players
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
        self.rollers = other.rollers
        self.radiated = other.radiated
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
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.removed = other.removed[:]
        self.townsfolk = other.townsfolk[:]
        self.in_play = other.in_play[:]
        self.markers = other.markers[:]
        self.effects = other.effects[:]
        self.changed = other.changed
        self.heard = other.heard
        self.pits = other.pits[:]
        self.notes = other.notes.copy()
