"""A described position: tiles at coordinates, figures, hands, decks, and where in the turn play starts.

What a `state` says can be given back. Anything may be left out: Town Square alone, no figures but those named, empty
hands, decks and stacks shuffled from what the named cards leave over.
"""

from __future__ import annotations

from typing import Any

from shamble.humans.content import CARDS, CHARACTERS, TILES, tiles_of
from shamble.humans.game import checked_characters, checked_seats
from shamble.humans.land import Land, land_of
from shamble.humans.rules.setup import boxes_of, first_land, shuffle_decks
from shamble.humans.rules.turn import STEPS, begin_at
from shamble.humans.state import (
    BEFORE,
    BOXES,
    GAMES,
    MOST_LIFE,
    MOVED,
    MOVING,
    PAWNS_EACH,
    SHOTGUN,
    ZOMBIE,
    Town,
    bits,
)
from shamble.humans.switches import switches_for
from shamble.humans.uses import refresh
from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadSituation, UnknownId

KEYS = (
    "game", "players", "roles", "seats", "characters", "switches", "turn", "turn_number", "round", "step", "stage",
    "tiles", "humans", "zombies", "chits", "tokens", "sheets", "pools", "tried", "effects", "aside", "escapes_removed",
    "discard", "hands", "deck", "deck_exact", "stack", "stack_exact", "seed", "backs", "movement", "attempt", "combat",
    "tile", "die",
)  # fmt: skip
SHEET_KEYS = (
    "role", "pawns", "points", "needed", "played", "waiting", "character", "dice", "eaten", "wounds", "ability_used",
    "life", "bullets", "kills", "items", "counters",
)  # fmt: skip
PILES = ("capture", "wound")
STAGES = {"before": BEFORE, "moving": MOVING, "moved": MOVED}


def from_situation(name: str, situation: Any, seed: Seed, dice: Any = ()) -> Town:
    """The game that stands so; a contradiction is refused in a sentence."""
    if not isinstance(situation, dict):
        raise BadSituation("A situation is an object.")
    unknown = [key for key in situation if key not in KEYS]
    if unknown:
        raise BadSituation(f"A situation has no {unknown[0]!r}; it has {', '.join(KEYS)}.")
    g = _table(name, situation, seed)
    _sheets(g, situation)
    _board(g, situation)
    _cards(g, situation)
    g.characters = _dealt(g)
    g.sheets = tuple(CHARACTERS[character] if character else None for character in g.characters)
    _clock(g, situation)
    for seat in range(len(g.seats)):
        refresh(g, seat)
    g.force_dice(dice)
    step = situation.get("step", "move")
    rule = "hz-zombie-turn" if g.roles[g.active] == ZOMBIE else "hz-guy-turn"
    if step not in STEPS[rule]:
        raise BadSituation(f"The turn of {g.seats[g.active]} has no step {step!r}; it has {', '.join(STEPS[rule])}.")
    begin_at(g, g.active, step)
    g.run()
    return g


def _table(name: str, situation: dict[str, Any], seed: Seed) -> Town:
    seats = situation.get("seats")
    if seats is not None:
        words = _words(seats, "seats")
        roles = [seat.split("-")[0] for seat in words]
        situation = situation | ({"roles": roles} if name == "humans-and-zombies" else {}) | {"players": len(words)}
    seats = checked_seats(name, situation)
    characters = checked_characters(seats, situation.get("characters"))
    switches = switches_for(name, situation.get("switches"))
    land = _land(name, situation.get("tiles"))
    return GAMES[name](seed, seats, switches, land, characters)


def _land(name: str, tiles: Any) -> Land:
    """The tiles named, each fitting those before it; Town Square goes without saying."""
    if tiles is None:
        return first_land(name)
    if not isinstance(tiles, list):
        raise BadSituation("Tiles are a list of objects with tile, at and turn.")
    centre = "zombies" if name != "humans" else "humans"
    land = land_of([(f"{centre}/town-square", 0, 0, 0)])
    for row in tiles:
        if not isinstance(row, dict) or not isinstance(row.get("at"), str):
            raise BadSituation(f"A tile is an object with tile, at (its top left square) and turn, not {row!r}.")
        if row.get("tile") == "town-square":
            continue
        key = tile_key(name, row.get("tile"), row.get("set"))
        column, row_number = _corner(row["at"])
        turn = row.get("turn", 0)
        if (column, row_number, turn) not in _all_places(land, key):
            raise BadSituation(
                f"The tile {row['tile']} does not fit at {row['at']} with {turn} quarter turns: sides that touch must "
                f"match, and one exit must meet another."
            )
        land = land.laid(key, column, row_number, turn)
    return land


def _all_places(land: Land, key: str) -> set[tuple[int, int, int]]:
    """Where a tile may lie, turns that look alike included."""
    faces = TILES[key].faces
    return {
        (column, row, turn)
        for column, row, shown in land.places(key)
        for turn in range(4)
        if faces[turn] == faces[shown]
    }


def tile_key(game: str, tile: Any, box: Any = None) -> str:
    """A tile's full name from its id and, where both games meet, its box."""
    boxes = BOXES if game == "humans-and-zombies" else (game,)
    found = [f"{name}/{tile}" for name in boxes if box in (None, name) and f"{name}/{tile}" in TILES]
    if not found:
        raise UnknownId(f"There is no tile {tile!r}.")
    return found[0]


def _corner(at: str) -> tuple[int, int]:
    x, comma, y = at.partition(",")
    if not comma or not x.lstrip("-").isdigit() or not y.lstrip("-").isdigit() or int(x) % 3 or int(y) % 3:
        raise BadSituation(f"A tile lies at the coordinates of its top left square, multiples of 3; not at {at!r}.")
    return int(x) // 3, int(y) // 3


# -- players -----------------------------------------------------------------------------------------------


def _sheets(g: Town, situation: dict[str, Any]) -> None:
    sheets = situation.get("sheets", {})
    if not isinstance(sheets, dict):
        raise BadSituation("Sheets are an object with one entry for each seat.")
    characters = list(g.characters)
    for name, row in sheets.items():
        seat = _seat(g, name)
        if not isinstance(row, dict) or any(key not in SHEET_KEYS for key in row):
            raise BadSituation(f"The sheet of {name} is an object with some of {', '.join(SHEET_KEYS)}.")
        character = row.get("character", "")
        if character:
            if character not in CHARACTERS or g.roles[seat] != ZOMBIE:
                raise UnknownId(f"There is no character {character!r} for {name}; there are {', '.join(CHARACTERS)}.")
            characters[seat] = character
        pawns = tuple(_square(g, place) for place in _words(row.get("pawns", []), "pawns"))
        if len(pawns) > (PAWNS_EACH if g.roles[seat] == ZOMBIE else 1):
            raise BadSituation(f"{name} has too many pawns.")
        for square in pawns:
            g.move_pawn(seat, -1, square)
        g.dice[seat] = _count(row, "dice", 0, 36)
        g.eaten[seat] = _count(row, "eaten", 0, 40)
        g.wounds[seat] = tuple(_checked(row.get("wounds", []), "wound"))
        g.used |= _flag(row, "ability_used") << seat
        g.played |= _flag(row, "played") << seat
        g.waiting |= _flag(row, "waiting") << seat
        g.life[seat] = _count(row, "life", 3 if g.roles[seat] == SHOTGUN else 0, MOST_LIFE)
        g.bullets[seat] = _count(row, "bullets", 3 if g.roles[seat] == SHOTGUN else 0, 99)
        g.kills[seat] = _count(row, "kills", 0, 24)
        g.items[seat] = tuple(_checked(row.get("items", []), "zombies"))
        g.shells[seat] = _count(row, "counters", 3 * ("shotgun" in g.items[seat]), 3)
    for seat, role in enumerate(g.roles):
        if g.seats[seat] not in sheets and role == SHOTGUN:
            g.life[seat] = g.bullets[seat] = 3
    g.characters = tuple(characters)
    named = [name for name in g.characters if name]
    if len(set(named)) < len(named):
        raise BadSituation("A character can be played only once.")


def _dealt(g: Town) -> tuple[str, ...]:
    """Characters that nobody named, in the order of the table."""
    left = iter([name for name in CHARACTERS if name not in g.characters])
    return tuple(name or (next(left) if g.roles[seat] == ZOMBIE else "") for seat, name in enumerate(g.characters))


# -- the board ---------------------------------------------------------------------------------------------


def _board(g: Town, situation: dict[str, Any]) -> None:
    for field, slot in (("humans", "humans"), ("zombies", "horde"), ("chits", "chits")):
        setattr(g, slot, bits(_square(g, place) for place in _words(situation.get(field, []), field)))
    if g.chits & ~g.land.streets:
        raise BadSituation("A no-barricade chit lies on a street square beside a building.")
    if g.humans & g.horde:
        raise BadSituation("A human and a zombie that belong to nobody never share a square.")
    tokens = situation.get("tokens", {})
    if not isinstance(tokens, dict) or any(key not in ("dice", "life", "bullets") for key in tokens):
        raise BadSituation("Tokens are an object with dice, life and bullets, each a list of squares.")
    for field in ("dice", "life", "bullets"):
        setattr(g, f"lying_{field}", bits(_square(g, place) for place in _words(tokens.get(field, []), field)))
    pools = situation.get("pools", {})
    if not isinstance(pools, dict):
        raise BadSituation("Pools are an object with humans, zombies and dice.")
    held = sum(g.dice) + g.lying_dice.bit_count()
    infected = g.humans.bit_count()
    g.human_pool = _count(pools, "humans", max(0, 60 - infected), 60)
    g.zombie_pool = _count(pools, "zombies", max(0, 100 - g.horde.bit_count() - sum(g.kills)), 100)
    g.token_pool = _count(pools, "dice", max(0, 36 - held), 36)
    g.captures_out = _count(situation, "escapes_removed", 0, 8)
    for corner in _words(situation.get("tried", []), "tried"):
        number = g.land.where.get(_corner(corner))
        if number is None:
            raise BadSituation(f"There is no tile at {corner!r}.")
        g.tried |= 1 << number
    g.asides = tuple(tile_key(g.NAME, tile) for tile in _words(situation.get("aside", []), "aside"))


# -- cards and tiles ---------------------------------------------------------------------------------------


def _cards(g: Town, situation: dict[str, Any]) -> None:
    hands = situation.get("hands", {})
    if not isinstance(hands, dict):
        raise BadSituation("Hands are an object with one list of cards for each seat.")
    boxes = boxes_of(g)
    for name, cards in hands.items():
        g.hands[_seat(g, name)] = tuple(_checked(cards, *boxes))
    shuffle_decks(g)
    discards = _object(situation, "discard")
    decks, exact = _object(situation, "deck"), _words(situation.get("deck_exact", []), "deck_exact")
    for deck in (*boxes, *(PILES if g.NAME != "zombies" else ())):
        pile = _checked(discards.get(deck, []), deck)[::-1]
        top = _checked(decks.get(deck, []), deck)
        out = [slug for slug in _away(g, deck) if CARDS[slug].deck == deck] + pile
        rest = _without(_shuffled(g, deck), out + top, f"the {deck} deck")
        ordered = [*([] if deck in exact else rest), *top[::-1]]
        _put(g, deck, ordered, pile)
    stacks, exact = _object(situation, "stack"), _words(situation.get("stack_exact", []), "stack_exact")
    for box in boxes:
        number = BOXES.index(box)
        top = [tile_key(g.NAME, tile, box) for tile in _words(stacks.get(box, []), "stack")]
        for key in top:
            if top.count(key) + [placed[0] for placed in g.land.tiles].count(key) > tiles_of(box).count(key):
                raise BadSituation(f"There are not so many tiles {TILES[key].id}.")
        rest = g.stack_of[number][:]
        for key in top:
            if key in rest:
                rest.remove(key)
        g.stack_of[number][:] = [*([] if box in exact else rest), *top[::-1]]


def _away(g: Town, deck: str) -> list[str]:
    """The cards of a deck that players have."""
    if deck == "capture":
        return ["eat"] * sum(g.eaten) + ["escape"] * g.captures_out
    if deck == "wound":
        return [kind for row in g.wounds for kind in row]
    return [slug for row in (*g.hands, *g.items) for slug in row]


def _shuffled(g: Town, deck: str) -> list[str]:
    if deck in PILES:
        return (g.captures if deck == "capture" else g.wound_deck)[:]
    return g.deck[BOXES.index(deck)][:]


def _put(g: Town, deck: str, cards: list[str], pile: list[str]) -> None:
    if deck == "capture":
        g.captures, g.captures_seen = cards, pile
    elif deck == "wound":
        g.wound_deck, g.wound_discard = cards, pile
    else:
        number = BOXES.index(deck)
        g.deck[number][:], g.discard[number][:] = cards, pile


def _without(cards: list[str], taken: list[str], where: str) -> list[str]:
    left = cards[:]
    for slug in taken:
        if slug not in left:
            raise BadSituation(f"There are not so many cards {slug} in {where}.")
        left.remove(slug)
    return left


# -- time --------------------------------------------------------------------------------------------------


def _clock(g: Town, situation: dict[str, Any]) -> None:
    g.active = _seat(g, situation.get("turn", g.seats[0]))
    count = len(g.seats)
    g.turn = _count(situation, "turn_number", 2 * count + g.active + 1, 10**6)
    stage = situation.get("stage", "before")
    if stage not in STAGES:
        raise BadSituation(f"The stage of a movement is one of {', '.join(STAGES)}, not {stage!r}.")
    g.stage = STAGES[stage]
    rows = situation.get("effects", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) and "effect" in row for row in rows):
        raise BadSituation("Effects are a list of objects with effect, seat, clock and turns.")
    g.effects = tuple(
        (
            str(row["effect"]),
            _seat(g, row["seat"]) if "seat" in row else -1,
            _count(row, "value", 0, 99),
            _seat(g, row.get("clock", row.get("seat", g.seats[g.active]))),
            _count(row, "turns", 1, 9),
        )
        for row in rows
    )


# -- reading -----------------------------------------------------------------------------------------------


def _seat(g: Town, name: Any) -> int:
    if name not in g.seats:
        raise BadSituation(f"There is no seat {name!r}; the seats are {', '.join(g.seats)}.")
    return g.seats.index(name)


def _square(g: Town, name: Any) -> int:
    square = g.land.by_name.get(name)
    if square is None:
        raise BadSituation(f"Nobody can stand at {name!r}: no tile has a street or building square there.")
    return square


def _words(value: Any, what: str) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise BadSituation(f"{what} is a list of words, not {value!r}.")
    return list(value)


def _checked(cards: Any, *decks: str) -> list[str]:
    found = _words(cards, "a list of cards")
    for slug in found:
        if slug not in CARDS or CARDS[slug].deck not in decks:
            raise UnknownId(f"There is no card {slug!r} in the deck {' or '.join(decks)}.")
    return found


def _object(situation: dict[str, Any], key: str) -> dict[str, Any]:
    found = situation.get(key, {})
    if not isinstance(found, dict):
        raise BadSituation(f"{key} is an object with one list for each deck.")
    return found


def _count(row: dict[str, Any], key: str, usual: int, most: int) -> int:
    value = row.get(key, usual)
    if type(value) is not int or not 0 <= value <= most:
        raise BadSituation(f"{key} is a whole number from 0 to {most}, not {value!r}.")
    return value


def _flag(row: dict[str, Any], key: str) -> int:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise BadSituation(f"{key} is true or false, not {value!r}.")
    return int(value)
