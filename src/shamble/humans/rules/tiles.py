"""Drawing a tile, laying it, and who and what comes with it.  [H2, R1-R6, Z4, X8-X12]"""

from __future__ import annotations

from shamble.humans.content import TILES, Tile
from shamble.humans.land import squares
from shamble.humans.state import BOXES, MOST_LIFE, ZOMBIE, Town
from shamble.kernel.flow import Frame, Rule

MANY_PLAYERS = 5
"""From so many players on, roads get more humans and everybody a second pawn.  [H1.3, H2.2]"""

draw_tile = Rule("hz-draw-tile")  # facts: seat; then tile (its key), count (of tiles on the table before)


@draw_tile.step
def take_tile(g: Town, f: Frame) -> None:
    """The top tile of the own game's stack, of the other one when that is empty; none left: no tile.  [H2.1, R3, X8]"""
    own = BOXES.index("humans" if g.roles[f.seat] == ZOMBIE else "zombies")
    box = own if g.stack_of[own] else 1 - own
    if not g.stack_of[box]:
        f.finish()
        g.hand_back(closed=False)
        return
    g.boundary = True
    f.tile = g.stack_of[box].pop()
    f.count = len(g.land.tiles)
    g.emit("drew-tile", seat=f.seat, tile=f.tile)
    g.call("hz-lay-tile", seat=placer(g, f.seat, f.tile), tile=f.tile)


@draw_tile.step
def try_again(g: Town, f: Frame) -> None:
    """A Helipad that fitted nowhere comes as soon as there is a place.  [ZR4]"""
    for key in g.asides:
        if g.land.places(key):
            g.asides = tuple(other for other in g.asides if other != key)
            g.call("hz-lay-tile", seat=placer(g, f.seat, key), tile=key)
            return


@draw_tile.step
def see_whether_closed(g: Town, f: Frame) -> None:
    """Who closes the map may lose the rest of the turn.  [R4, Z4.6]"""
    closed = g.switches.closing_ends_turn and len(g.land.tiles) > f.__dict__.get("count", 0) and g.land.closed
    if closed:
        g.emit("map-closed", seat=f.seat)
    g.hand_back(closed=closed)


def placer(g: Town, seat: int, key: str) -> int:
    """Who lays the tile: the one who drew it, but for the Helipad.  [R1, X11, ZR3]"""
    if TILES[key].kind != "helipad":
        return seat
    order = [seat, *g.clockwise(seat)]
    if g.mixed():
        return max((s for s in order if g.roles[s] == ZOMBIE), key=lambda s: g.points(s))
    return max(order, key=lambda s: g.kills[s]) if g.switches.helipad_by_most_kills else seat


lay_tile = Rule("hz-lay-tile")  # facts: seat (who lays it), tile


@lay_tile.step
def choose_place(g: Town, f: Frame) -> None:
    """Any place and turn that fits; a tile that fits nowhere is discarded and the turn goes on.  [R1, R2, Z4.5, X11]"""
    options = [("place-tile", f.tile, *place) for place in g.land.places(f.tile)]
    if options:
        g.ask(f.seat, "place-tile", options, facts=(f.tile,))
        return
    f.finish()
    g.emit("no-place", tile=f.tile)
    if TILES[f.tile].kind == "helipad" and g.switches.helipad_retry:
        g.asides = (*g.asides, f.tile)


@lay_tile.step
def lay(g: Town, f: Frame) -> None:
    _, key, column, row, turn = g.answer
    g.land = g.land.laid(key, column, row, turn)
    g.emit("laid-tile", seat=f.seat, tile=key, column=column, row=row, turn=turn)
    g.call("hz-people-tile", seat=f.seat, number=len(g.land.tiles) - 1)


people_tile = Rule("hz-people-tile")  # facts: seat, number (of the tile); then todo: (what, how many, on which squares)


@people_tile.step
def choose_folk(g: Town, f: Frame) -> None:
    """Where both games meet, whoever lays a road chooses zombies or humans for it.  [X9]"""
    tile = TILES[g.land.tiles[f.number][0]]
    if tile.kind == "road" and g.mixed():
        g.ask(f.seat, "people-tile", [("people", "humans"), ("people", "zombies")], facts=(tile.key,))
    else:
        g.answer = ("people", tile.set)


@people_tile.step
def count_folk(g: Town, f: Frame) -> None:
    tile = TILES[g.land.tiles[f.number][0]]
    f.todo = _of_humans(g, tile, f.number) if g.answer[1] == "humans" else _of_zombies(g, tile, f.number)


Todo = tuple[tuple[str, int, tuple[int, ...]], ...]


def _of_humans(g: Town, tile: Tile, number: int) -> Todo:
    """A road has one human in its middle, with many players two anywhere; a building as printed.  [H2.2, H2.3, X10]"""
    if tile.kind == "named":
        inside = tuple(squares(g.land.buildings[number]))
        return (("human", tile.humans, inside), ("dice", tile.dice, inside))
    if len(g.seats) < MANY_PLAYERS:
        return (("human", 1, (9 * number + 4,)),)
    return (("human", 2, tuple(squares(g.land.plots[number]))),)


def _of_zombies(g: Town, tile: Tile, number: int) -> Todo:
    """A road has a zombie for each exit, a building as printed inside, the Helipad nine.  [Z4.2, Z4.3, Z4.4]"""
    if tile.kind == "named":
        inside = tuple(squares(g.land.buildings[number]))
        return (("zombie", tile.zombies, inside), ("life", tile.life, inside), ("bullets", tile.bullets, inside))
    count = tile.exits if tile.kind == "road" else tile.zombies
    return (("zombie", count, tuple(squares(g.land.plots[number]))),)


@people_tile.step
def place_next(g: Town, f: Frame) -> None:
    """One of a kind on a square; the player who laid the tile chooses.  [H2.3, R6, Z4.3, ZR7, ZR8]"""
    while f.todo:
        what, count, where = f.todo[0]
        count = min(count, _supply(g, what))
        taken = _taken(g, what)
        room = [square for square in where if not taken >> square & 1]
        if count >= len(room):
            for square in room:
                put(g, what, square)
            count = 0
        if count:
            f.todo = ((what, count, where), *f.todo[1:])
            kind = f"place-{what}" if what in ("human", "zombie") else "place-token"
            g.ask(f.seat, kind, [("place", what, square) for square in room], facts=(what, count))
            return
        f.todo = f.todo[1:]
    f.finish()


@people_tile.step
def place_chosen(g: Town, f: Frame) -> None:
    _, what, square = g.answer
    put(g, what, square)
    _, count, where = f.todo[0]
    f.todo = ((what, count - 1, where), *f.todo[1:])
    f.to("place_next")


def _supply(g: Town, what: str) -> int:
    return {"human": g.human_pool, "zombie": g.zombie_pool, "dice": g.token_pool}.get(what, 99)


def _taken(g: Town, what: str) -> int:
    """Squares that can take no more of a kind."""
    if what in ("human", "zombie"):
        # Nonplayer figures never share a square, whatever they are.  [X14]
        return g.humans | g.horde
    return g.lying_dice | g.lying_life | g.lying_bullets


def put(g: Town, what: str, square: int) -> None:
    """A figure or token from its supply comes onto the board."""
    bit = 1 << square
    if what == "human":
        g.humans |= bit
        g.human_pool -= 1
    elif what == "zombie":
        g.horde |= bit
        g.zombie_pool -= 1
    elif what == "dice":
        g.lying_dice |= bit
        g.token_pool -= 1
    elif what == "life":
        g.lying_life |= bit
    else:
        g.lying_bullets |= bit
    g.emit("placed", what=what, to=square)


def pick_up(g: Town, seat: int, square: int) -> None:
    """Zombies take dice tokens where no human is, shotgun guys life and bullets where no zombie is.

    [H4.6, R12, Z5.4, X12]
    """
    bit = 1 << square
    if g.roles[seat] == ZOMBIE:
        if g.lying_dice & bit and not g.humans & bit:
            g.lying_dice ^= bit
            g.dice[seat] += 1
            g.emit("picked-up", seat=seat, what="dice", to=square)
        return
    if (g.lying_life | g.lying_bullets) & bit and not g.all_zombies() & bit:
        if g.lying_bullets & bit:
            g.lying_bullets ^= bit
            g.bullets[seat] += 1
            g.emit("picked-up", seat=seat, what="bullets", to=square)
        if g.lying_life & bit and g.life[seat] < MOST_LIFE:
            g.lying_life ^= bit
            g.life[seat] += 1
            g.emit("picked-up", seat=seat, what="life", to=square)


def tokens_freed(g: Town, square: int) -> None:
    """A token that a human stood on falls to a zombie there, the active player's first.  [R12]"""
    if g.lying_dice >> square & 1:
        for seat in (g.active, *g.clockwise(g.active)):
            if square in g.pawns[seat]:
                pick_up(g, seat, square)


def empty_streets_of_town_square(g: Town) -> list[int]:
    """Where a pawn comes in: the middle of Town Square, or beside it if a human stands there.  [R5, R37]"""
    middle = g.town_square
    if not g.humans >> middle & 1:
        return [middle]
    others = [square for square in squares(g.land.plots[0]) if square != middle and not g.humans >> square & 1]
    return others or [middle]
