"""How likely each seat is to win, as far as one can see at a glance."""

from __future__ import annotations

from math import exp

from shamble.humans.bots.look import FAR, guy_field, helipad, prey_of, zombie_field
from shamble.humans.state import SHOTGUN, Town

SHARP = 7.0
"""How much a lead means: the weight of a whole goal."""


def progress(g: Town, seat: int) -> float:
    """How far a seat is on its way, 0 to about 1."""
    done = g.points(seat) / g.needed(seat)
    if g.roles[seat] == SHOTGUN:
        pad = helipad(g)
        stock = 0.012 * g.life[seat] + 0.01 * min(g.bullets[seat], 6) + 0.01 * len(g.items[seat])
        if pad >= 0 and g.pawns[seat]:
            near = max(0.0, 0.85 - guy_field(g, [pad])[g.pawns[seat][0]] / 24)
            return max(done, near) + stock
        return done + stock
    prey = prey_of(g, seat)
    near = 0.0
    if prey and g.pawns[seat]:
        field = zombie_field(g, prey)
        near = sum(max(0, 8 - min(field[square], FAR)) for square in g.pawns[seat]) / 8
    caught = sum(g.humans >> square & 1 for square in {*g.pawns[seat]})
    stock = 0.01 * min(g.dice[seat], 5) - 0.012 * len(g.wounds[seat])
    return done + (0.02 * near + 0.03 * caught) + stock


def chance(g: Town, seat: str) -> float:
    """How likely this seat is to win."""
    if g.result is not None:
        winner = g.result[0]
        return 1.0 if winner == seat else 0.5 if winner == "shared" else 0.0
    weights = [exp(SHARP * progress(g, other)) for other in range(len(g.seats))]
    return weights[g.seats.index(seat)] / sum(weights)
