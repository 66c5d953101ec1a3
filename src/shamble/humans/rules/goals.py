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


def check_helipad(g: Town, seat: int) -> None:
    """The centre of the Helipad with no zombie on it wins; while zombies are busy eating, one may stand there.

    [Z1.1]
    """
    pad = g.land.find("helipad")
    if pad < 0 or g.roles[seat] != SHOTGUN or 9 * pad + 4 not in g.pawns[seat]:
        return
    centre = 9 * pad + 4
    if not g.undead >> centre & 1 and (not g.horde >> centre & 1 or g.effect("truce", seat)):
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
    if g.NAME == "humans" and not g.humans and not g.stack_of[0]:
        _nearest(g, "deserted")
    if g.NAME == "zombies" and not g.horde and not g.zombie_pool and not _helipad_to_come(g):
        _nearest(g, "deserted")
    if rounds >= LONGEST:
        _nearest(g, "dawn")


def _helipad_to_come(g: Town) -> bool:
    return g.land.find("helipad") >= 0 or bool(g.asides) or any("helipad" in key for key in g.stack_of[1])


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
