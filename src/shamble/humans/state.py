"""The state of the three games: small ints, words and tuples in slots.

Figures that belong to nobody have no names: humans, the horde, chits and tokens are masks of squares. A player's
pawns are a tuple of squares. Cards and tiles are slugs. What a game does not use stays empty.
"""

from __future__ import annotations

from typing import Any

from shamble.humans import saves, shapes
from shamble.humans.content import CHARACTERS, Character
from shamble.humans.land import Land, land_of, squares
from shamble.humans.switches import Switches, changed, switches_for
from shamble.kernel.chance import Seed
from shamble.kernel.game import Game, Naming

ZOMBIE, SHOTGUN = "zombie", "shotgun"
"""The two roles: a player of Humans!!!, a player of Zombies!!!. A seat's name begins with its role."""

DICE, EVENTS, CAPTURE, WOUNDS, TILES, SETUP = range(6)
"""Indices of the streams of chance."""
STREAMS = ("dice", "event decks", "capture deck", "wound deck", "tiles", "set-up")

BEFORE, MOVING, MOVED = range(3)
"""How far the active player's movement is."""

Effect = tuple[str, int, int, int, int]
"""A lasting effect: name, the seat it touches (-1: all), a value, the seat whose turns count, how many of that seat's
turns still have to end. What bites in somebody's next turn counts their turns and is in force in the last one."""

BOXES = ("humans", "zombies")
HUMANS_IN_BOX, ZOMBIES_IN_BOX, DICE_IN_BOX, PAWNS_EACH = 60, 100, 36, 10
KILLS_NEEDED = 25
MOST_LIFE = 5


class Town(Game):
    """A game of the family."""

    __slots__ = (
        "active",
        "asides",
        "bullets",
        "captures",
        "captures_out",
        "captures_seen",
        "characters",
        "chits",
        "deck",
        "dice",
        "discard",
        "eaten",
        "effects",
        "hands",
        "horde",
        "humans",
        "human_pool",
        "items",
        "kills",
        "land",
        "life",
        "lying_bullets",
        "lying_dice",
        "lying_life",
        "pawns",
        "played",
        "react",
        "roles",
        "sheets",
        "shells",
        "stack_of",
        "stage",
        "switches",
        "token_pool",
        "tried",
        "turn",
        "undead",
        "used",
        "waiting",
        "wound_deck",
        "wound_discard",
        "wounds",
        "zombie_pool",
    )

    FORMAT = 2

    def __init__(
        self, seed: Seed, seats: tuple[str, ...], switches: Switches, land: Land, characters: tuple[str, ...]
    ) -> None:
        super().__init__(seed, seats)
        count = len(seats)
        self.roles = _roles(seats)
        self.switches = switches
        self.land = land
        self.characters = characters
        """Seat -> its character, "" for a shotgun guy."""
        self.sheets = _sheets(characters)
        self.active = -1
        self.turn = 0
        self.stage = BEFORE
        self.played = 0
        """Mask of the seats that have played their event card of the round.  [H9.1, Z8.1]"""
        self.used = 0
        """Mask of the seats that have used their ability.  [H9.4]"""
        self.tried = 0
        """Mask of the tiles whose barricade was tried this turn.  [R11]"""
        self.waiting = 0
        """Mask of the seats whose pawn was sent back and comes to Town Square in their next turn.  [X26]"""
        self.humans = self.horde = self.chits = 0
        self.lying_dice = self.lying_life = self.lying_bullets = 0
        self.undead = 0
        """Mask of the squares with a player's zombie; follows `pawns`."""
        self.human_pool = HUMANS_IN_BOX
        self.zombie_pool = ZOMBIES_IN_BOX
        self.token_pool = DICE_IN_BOX
        self.pawns: list[tuple[int, ...]] = [()] * count
        self.hands: list[tuple[str, ...]] = [()] * count
        self.react = [0] * count
        self.dice = [0] * count
        self.eaten = [0] * count
        self.wounds: list[tuple[str, ...]] = [()] * count
        self.life = [0] * count
        self.bullets = [0] * count
        self.shells = [0] * count
        """Counters left on a shotgun in front of the seat."""
        self.kills = [0] * count
        self.items: list[tuple[str, ...]] = [()] * count
        self.deck: tuple[list[str], list[str]] = ([], [])
        self.discard: tuple[list[str], list[str]] = ([], [])
        self.stack_of: tuple[list[str], list[str]] = ([], [])
        self.asides: tuple[str, ...] = ()
        """Tiles that fitted nowhere and wait for a place.  [ZR4]"""
        self.captures: list[str] = []
        self.captures_seen: list[str] = []
        self.captures_out = 0
        """Escape cards that left the game.  [H5.4]"""
        self.wound_deck: list[str] = []
        self.wound_discard: list[str] = []
        self.effects: tuple[Effect, ...] = ()

    def stream_names(self) -> tuple[str, ...]:
        return STREAMS

    def copy_from(self, other: Town) -> None:
        self.roles = other.roles
        self.switches = other.switches
        self.land = other.land
        self.characters = other.characters
        self.sheets = other.sheets
        self.active = other.active
        self.turn = other.turn
        self.stage = other.stage
        self.played = other.played
        self.used = other.used
        self.tried = other.tried
        self.humans = other.humans
        self.horde = other.horde
        self.chits = other.chits
        self.lying_dice = other.lying_dice
        self.lying_life = other.lying_life
        self.lying_bullets = other.lying_bullets
        self.undead = other.undead
        self.human_pool = other.human_pool
        self.zombie_pool = other.zombie_pool
        self.token_pool = other.token_pool
        self.waiting = other.waiting
        self.asides = other.asides
        self.captures_out = other.captures_out
        self.effects = other.effects
        self.pawns = other.pawns[:]
        self.hands = other.hands[:]
        self.react = other.react[:]
        self.dice = other.dice[:]
        self.eaten = other.eaten[:]
        self.wounds = other.wounds[:]
        self.life = other.life[:]
        self.bullets = other.bullets[:]
        self.shells = other.shells[:]
        self.kills = other.kills[:]
        self.items = other.items[:]
        self.deck = (other.deck[0][:], other.deck[1][:])
        self.discard = (other.discard[0][:], other.discard[1][:])
        self.stack_of = (other.stack_of[0][:], other.stack_of[1][:])
        self.captures = other.captures[:]
        self.captures_seen = other.captures_seen[:]
        self.wound_deck = other.wound_deck[:]
        self.wound_discard = other.wound_discard[:]

    def plain_state(self) -> dict[str, Any]:
        state = {name: getattr(self, name) for name in _PLAIN}
        for name in _MASKS:
            state[name] = saves.names_of(self.land, getattr(self, name))
        state["pawns"] = [[self.land.names[square] for square in pawns] for pawns in self.pawns]
        state["tried"] = [saves.corner_of(self.land, number) for number in squares(self.tried)]
        state["tiles"] = self.land.tiles
        state["switches"] = changed(self.NAME, self.switches)
        return state

    def restore_state(self, state: dict[str, Any]) -> None:
        shapes.check(self.NAME, self.seats, state)
        self.switches = switches_for(self.NAME, state["switches"])
        self.land = land_of((key, column, row, turn) for key, column, row, turn in state["tiles"])
        for name in _PLAIN:
            setattr(self, name, state[name])
        for name in _MASKS:
            setattr(self, name, saves.mask_of(self.land, state[name]))
        for name in ("hands", "wounds", "items"):
            setattr(self, name, [tuple(row) for row in getattr(self, name)])
        self.pawns = [tuple(self.land.by_name[name] for name in row) for row in state["pawns"]]
        self.tried = sum(1 << saves.tile_at(self.land, corner) for corner in state["tried"])
        for name in ("deck", "discard", "stack_of"):
            first, second = getattr(self, name)
            setattr(self, name, (first, second))
        self.effects = tuple((name, whom, value, clock, left) for name, whom, value, clock, left in self.effects)
        self.asides = tuple(self.asides)
        self.characters = tuple(self.characters)
        self.sheets = _sheets(self.characters)
        self.roles = _roles(self.seats)
        self.undead = bits(square for seat in self.seats_of(ZOMBIE) for square in self.pawns[seat])

    def naming(self) -> Naming:
        return saves.Names(self)

    def sound(self) -> None:
        from shamble.humans.sound import look_over

        look_over(self)

    # -- pawns ---------------------------------------------------------------------------------------------

    def move_pawn(self, seat: int, here: int, there: int) -> None:
        """Move one pawn of a seat; -1 is off the board."""
        pawns = list(self.pawns[seat])
        if here >= 0:
            pawns.remove(here)
        if there >= 0:
            pawns.append(there)
        self.pawns[seat] = tuple(pawns)
        if self.roles[seat] == ZOMBIE:
            undead = 0
            for other, owned in enumerate(self.pawns):
                if self.roles[other] == ZOMBIE:
                    for square in owned:
                        undead |= 1 << square
            self.undead = undead

    def zombies_on(self, square: int) -> int:
        """How many zombies of all kinds stand on a square."""
        count = self.horde >> square & 1
        for seat, owned in enumerate(self.pawns):
            if self.roles[seat] == ZOMBIE:
                count += owned.count(square)
        return count

    def guys_on(self, square: int) -> list[int]:
        """The seats whose shotgun guy stands on a square."""
        if self.NAME == "humans":
            return []
        return [seat for seat, owned in enumerate(self.pawns) if self.roles[seat] == SHOTGUN and square in owned]

    def zombie_seats_on(self, square: int) -> list[int]:
        """The seats that have a zombie on a square."""
        if not self.undead >> square & 1:
            return []
        return [seat for seat, owned in enumerate(self.pawns) if self.roles[seat] == ZOMBIE and square in owned]

    def all_zombies(self) -> int:
        """Mask of the squares with any zombie."""
        return self.horde | self.undead

    # -- seats ---------------------------------------------------------------------------------------------

    def clockwise(self, after: int) -> list[int]:
        """All seats, beginning with the one on the left of this one, which comes last.  [H9.2]"""
        count = len(self.seats)
        return [(after + step) % count for step in range(1, count + 1)]

    def right_of(self, seat: int) -> int:
        """The player on the right; with two players the opponent.  [R29]"""
        return (seat - 1) % len(self.seats)

    def seats_of(self, role: str) -> list[int]:
        return [seat for seat, own in enumerate(self.roles) if own == role]

    def points(self, seat: int) -> int:
        """Zombies in play and Eat cards of a zombie player, kills of a shotgun guy.  [R25, Z1.1]"""
        if self.roles[seat] == ZOMBIE:
            return len(self.pawns[seat]) + self.eaten[seat]
        return self.kills[seat]

    def needed(self, seat: int) -> int:
        sheet = self.sheets[seat]
        return KILLS_NEEDED if sheet is None else sheet.points

    # -- effects -------------------------------------------------------------------------------------------

    def effect(self, name: str, seat: int) -> Effect | None:
        """A lasting effect that touches this seat now; what waits for a next turn does not yet."""
        for row in self.effects:
            if row[0] == name and row[1] in (seat, -1) and (row[1] < 0 or (row[4] == 1 and self.active == row[3])):
                return row
        return None

    @property
    def town_square(self) -> int:
        """The middle square of Town Square, the first tile of every map."""
        return 4

    def mixed(self) -> bool:
        return self.NAME == "humans-and-zombies"


class Humans(Town):
    """Humans!!!"""

    __slots__ = ()
    NAME = "humans"


class Zombies(Town):
    """Zombies!!!"""

    __slots__ = ()
    NAME = "zombies"


class Crossover(Town):
    """Both at one table."""

    __slots__ = ()
    NAME = "humans-and-zombies"


GAMES: dict[str, type[Town]] = {game.NAME: game for game in (Humans, Zombies, Crossover)}

_DERIVED = ("land", "switches", "sheets", "roles", "pawns", "tried", "undead")
_MASKS = ("chits", "horde", "humans", "lying_bullets", "lying_dice", "lying_life")
_PLAIN = tuple(name for name in Town.__slots__ if name not in (*_DERIVED, *_MASKS))


def _roles(seats: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.split("-")[0] for name in seats)


def _sheets(characters: tuple[str, ...]) -> tuple[Character | None, ...]:
    return tuple(CHARACTERS[name] if name else None for name in characters)


def bits(numbers: Any) -> int:
    """The mask of these squares."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
