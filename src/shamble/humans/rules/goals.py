"""Who has won.  [H10.1, R24, R27, Z1.1, X35]"""

from __future__ import annotations

from shamble.humans.state import SHOTGUN, ZOMBIE, Town

SHARED = "shared"
"""The winner where the last tie cannot be broken."""


def check_goals(g: Town) -> None:
    """After every change of points, in anybody's turn: the active player first, then clockwise.  [R24, ZR13, ZR24]"""
    for seat in (g.active, *g.clockwise(g.active)):
        if g.points(seat) >= g.needed(seat):
            if g.roles[seat] == ZOMBIE:
                g.end(g.seats[seat], "points", rules=("H10.1", "R24"))
            g.end(g.seats[seat], "kills", rules=("Z1.1",))


def check_helipad(g: Town, square: int) -> None:
    """Who stands on the centre of the Helipad with no zombie on it wins; in a truce one may be there.

    Looked at when a shotgun guy has come to the square, and when a zombie has left it.  [Z1.1, R24]
    """
    if square % 9 != 4 or g.land.tile_of(square).kind != "helipad" or g.undead >> square & 1:
        return
    for seat in (g.active, *g.clockwise(g.active)):
        standing = g.roles[seat] == SHOTGUN and square in g.pawns[seat]
        if standing and (not g.horde >> square & 1 or g.effect("truce", seat)):
            g.end(g.seats[seat], "helipad", rules=("Z1.1",))


LONGEST = 200
"""Rounds; nobody has ever needed a quarter of them, but a table must not go on for ever.  [Ruling H4]"""


def check_deserted(g: Town) -> None:
    """At the end of a round in which nobody can score any more, or of the last, the nearest to the goal wins.

    [R27, Ruling H2, Ruling H4]
    """
    rounds, rest = divmod(g.turn, len(g.seats))
    if rest:
        return
    if not (g.humans | g.horde) and _deserted(g):
        _nearest(g, "deserted")
    if rounds >= LONGEST:
        _nearest(g, "dawn")


def _deserted(g: Town) -> bool:
    """Whether no tile can bring anybody any more; while shotgun guys have a Helipad to run to, it does not matter."""
    if g.mixed() or g.land.find("helipad") >= 0:
        return False
    return not any(g.stack_of) or g.land.closed


def _nearest(g: Town, reason: str) -> None:
    """The fewest points short; then more Eat cards or life, then more dice tokens or bullets; then shared."""

    def rank(seat: int) -> tuple[float, int, int]:
        short = g.needed(seat) - g.points(seat)
        if g.roles[seat] == ZOMBIE:
            return short / g.needed(seat) if g.mixed() else short, -g.eaten[seat], -g.dice[seat]
        return short / g.needed(seat) if g.mixed() else short, -g.life[seat], -g.bullets[seat]

    seats = sorted(range(len(g.seats)), key=rank)
    shared = rank(seats[0]) == rank(seats[1])
    g.end(SHARED if shared else g.seats[seats[0]], reason, rules=("R27",))
