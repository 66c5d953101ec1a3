"""Zombies that belong to nobody: their moves at the end of a turn, and where cards put them.

[Z7, ZR9-ZR11, X14, X16]
"""

from __future__ import annotations

from shamble.humans.land import flags, squares
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.tiles import put
from shamble.humans.state import Town, bits
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option

move_horde = Rule("hz-move-horde")  # facts: seat; then left, moved (squares of those that have moved)


@move_horde.step
def roll_moves(g: Town, f: Frame) -> None:
    """A die: so many zombies move one square each, as far as they can.  [Z3.6, Z7.3]"""
    if not g.horde or g.effect("marbles", -1):
        f.finish()
        return
    f.left = g.roll("horde", 1, f.seat)[0]
    f.moved = ()


@move_horde.step
def choose_move(g: Town, f: Frame) -> None:
    """Never two on a square, nor one with a human; onto pawns they may go.  [Z7.1, Z7.2, X14]"""
    if not f.left:
        f.finish()
        return
    moves = g.land.moves_by("free" if g.switches.any_adjacent_street else "doors")
    occupied = flags(g.horde | g.humans, len(moves))
    still = squares(g.horde & ~bits(f.moved))
    options: list[Option] = [move for here in still for move in moves[here] if not occupied[move[2]]]
    if not options:
        f.finish()
        return
    g.ask(f.seat, "move-horde", options, facts=(f.left,))


@move_horde.step
def move_one(g: Town, f: Frame) -> None:
    _, here, there = g.answer
    move_zombie(g, here, there)
    f.moved = (*f.moved, there)
    f.left -= 1
    f.to("choose_move")


def move_zombie(g: Town, here: int, there: int) -> None:
    g.horde ^= 1 << here | 1 << there
    g.emit("shambled", source=here, to=there)
    check_helipad(g, here)


def room_for_zombies(g: Town) -> int:
    """Squares that a zombie of the horde can come onto."""
    return (g.land.streets | g.land.houses) & ~(g.horde | g.humans)


more_zombies = Rule("hz-more-zombies")  # facts: seat, count, where (squares)


@more_zombies.step
def place_where(g: Town, f: Frame) -> None:
    """A card brings zombies, one on a square, as many as are left.  [ZR7]"""
    room = bits(f.where) & room_for_zombies(g)
    count = min(f.count, g.zombie_pool)
    if not count or not room:
        f.finish()
        return
    if count >= room.bit_count():
        for square in squares(room):
            put(g, "zombie", square)
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", "zombie", square) for square in squares(room)], facts=("zombie", count))


@more_zombies.step
def place_it(g: Town, f: Frame) -> None:
    put(g, "zombie", g.answer[2])
    f.count -= 1
    f.to("place_where")
