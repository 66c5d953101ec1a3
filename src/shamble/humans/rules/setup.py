"""Setting up the three games.  [H1, Z2, X1-X7]"""

from __future__ import annotations

from shamble.humans.content import CHARACTERS, TILES, deck_of, tiles_of
from shamble.humans.land import Land, land_of, squares
from shamble.humans.rules.tiles import pick_up
from shamble.humans.state import BOXES, CAPTURE, EVENTS, SETUP, SHOTGUN, WOUNDS, ZOMBIE, Town
from shamble.humans.state import TILES as TILE_STREAM
from shamble.humans.uses import refresh
from shamble.kernel.flow import Frame, Rule

START_LIFE, START_BULLETS = 3, 3

setup = Rule("hz-setup")  # facts: none; then order (seats that still have to start)


@setup.step
def deal(g: Town, f: Frame) -> None:
    """Characters and their dice tokens, life and bullets, shuffled decks; who starts is chance.

    [H1.1, H1.4, R32, Z2.3]
    """
    deal_characters(g)
    shuffle_decks(g)
    for seat, sheet in enumerate(g.sheets):
        if sheet is not None:
            g.dice[seat] = sheet.dice
            g.token_pool -= sheet.dice
        else:
            g.life[seat], g.bullets[seat] = START_LIFE, START_BULLETS
    g.active = g.pick(SETUP, len(g.seats))
    g.emit("set-up", characters=g.characters, first=g.active)
    f.order = (g.active, *g.clockwise(g.active)[:-1])


@setup.step
def first_pawns(g: Town, f: Frame) -> None:
    """A pawn each in the middle of Town Square; zombie players begin elsewhere where both games meet.

    [H1.3, Z2.1, X6]
    """
    for seat in f.order:
        if not g.mixed() or g.roles[seat] == SHOTGUN:
            g.move_pawn(seat, -1, g.town_square)
            g.emit("entered", seat=seat, to=g.town_square)
    f.left = f.order


@setup.step
def starts(g: Town, f: Frame) -> None:
    while f.left and (not g.mixed() or g.roles[f.left[0]] == SHOTGUN):
        f.left = f.left[1:]
    if f.left:
        seat, f.left = f.left[0], f.left[1:]
        f.to("starts")
        g.call("hz-start-inside", seat=seat)


@setup.step
def hands(g: Town, f: Frame) -> None:
    """Three event cards each.  [H1.4, Z2.3, X7]"""
    for seat in f.order:
        g.call("hz-draw-up", seat=seat, count=0)


@setup.step
def begin(g: Town, f: Frame) -> None:
    g.active = (g.active - 1) % len(g.seats)
    g.call("hz-turns")


start_inside = Rule("hz-start-inside")  # facts: seat


@start_inside.step
def choose_building(g: Town, f: Frame) -> None:
    """Two pawns inside one of the four outer buildings.  [X6]"""
    inside = g.land.houses
    g.ask(f.seat, "start-inside", [("start", square) for square in squares(inside)])


@start_inside.step
def enter_first(g: Town, f: Frame) -> None:
    f.square = g.answer[1]
    enter(g, f.seat, f.square)
    inside = g.land.buildings[f.square // 9]
    g.ask(f.seat, "start-inside", [("start", square) for square in squares(inside)])


@start_inside.step
def enter_second(g: Town, f: Frame) -> None:
    """The first to start in a building lays the chit by which it can be left.  [X6]"""
    enter(g, f.seat, g.answer[1])
    tile = f.square // 9
    streets = squares(g.land.plots[tile] & g.land.streets)
    doors = [square for square in streets if g.land.barred[square]]
    if any(g.chits >> square & 1 for square in doors):
        f.finish()
        return
    g.ask(f.seat, "place-chit", [("chit", square) for square in doors])


@start_inside.step
def lay_chit(g: Town, f: Frame) -> None:
    g.chits |= 1 << g.answer[1]
    g.emit("chit", to=g.answer[1], on=True)


def enter(g: Town, seat: int, square: int) -> None:
    """A pawn from the supply comes onto the board."""
    g.move_pawn(seat, -1, square)
    g.emit("entered", seat=seat, to=square)
    pick_up(g, seat, square)


# -- parts that a situation needs too ----------------------------------------------------------------------


def deal_characters(g: Town) -> None:
    """Each zombie player whose character is not chosen gets one at random.  [H1.1]"""
    left = [name for name in CHARACTERS if name not in g.characters]
    g.shuffle(SETUP, left)
    g.characters = tuple(
        name or (left.pop() if g.roles[seat] == ZOMBIE else "") for seat, name in enumerate(g.characters)
    )
    g.sheets = tuple(CHARACTERS[name] if name else None for name in g.characters)
    for seat in range(len(g.seats)):
        refresh(g, seat)


def boxes_of(g: Town) -> tuple[str, ...]:
    return BOXES if g.mixed() else (g.NAME,)


def shuffle_decks(g: Town) -> None:
    for box in boxes_of(g):
        number = BOXES.index(box)
        g.deck[number].extend(deck_of(box))
        g.shuffle(EVENTS, g.deck[number])
        g.stack_of[number].extend(stack(g, box))
    if g.NAME != "zombies":
        g.captures.extend(deck_of("capture", retail=g.switches.retail_capture_deck))
        g.shuffle(CAPTURE, g.captures)
        g.wound_deck.extend(deck_of("wound"))
        g.shuffle(WOUNDS, g.wound_deck)


def stack(g: Town, box: str) -> list[str]:
    """The shuffled tiles that are not on the table, the next one last; the Helipad in the lower half or below all.

    [H1.2, Z2.2, X4, X5]
    """
    tiles = tiles_of(box)
    for key in (placed[0] for placed in g.land.tiles):
        if key in tiles:
            tiles.remove(key)
    if g.mixed() and box == "zombies":
        for key in OUT_OF_THE_MIX:
            if key in tiles:
                tiles.remove(key)
    pads = [key for key in tiles if TILES[key].kind == "helipad"]
    tiles = [key for key in tiles if key not in pads]
    g.shuffle(TILE_STREAM, tiles)
    for key in pads:
        place = 0 if g.switches.helipad_at_bottom else g.pick(TILE_STREAM, (len(tiles) + 1) // 2 + 1)
        tiles.insert(place, key)
    return tiles


OUT_OF_THE_MIX = (
    ["zombies/police-station", "zombies/florist-shop", "zombies/drug-store"]
    + ["zombies/road-straight"] * 4
    + ["zombies/road-bend"] * 2
)
"""Tiles that stay in the box where both games meet.  [X4]"""
START_BUILDINGS = ("humans/movie-theater", "zombies/hardware-store", "humans/beauty-shop", "zombies/gas-station")


def first_land(name: str) -> Land:
    """Town Square alone, or with the pinwheel of four roads and four buildings round it.  [H1.2, Z2.1, X1, X2, X3]"""
    if name != "humans-and-zombies":
        return land_of([(f"{name}/town-square", 0, 0, 0)])
    tiles = [("zombies/town-square", 0, 0, 0)]
    tee = ("humans/road-tee", "zombies/road-tee") * 2
    # A three-way has its closed side in the south when it is not turned: the one in the north has it in the west.
    for number, (column, row) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        tiles.append((tee[number], column, row, (number + 1) % 4))
    for number, (column, row) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        tiles.append((START_BUILDINGS[number], column, row, (number + 2) % 4))
    return land_of(tiles)
