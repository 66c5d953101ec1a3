"""Shotgun guys and player zombies against each other.  [X20-X26]"""

from __future__ import annotations

from shamble.humans.rules.cards import lose_item
from shamble.humans.state import Town


def lose_to_zombie(g: Town, seat: int) -> None:
    """Eaten or infected: a life is lost and the pawn goes home; kills stay, items only while life is left.

    [X23, X25, X26]
    """
    square = g.pawns[seat][0]
    g.life[seat] -= 1
    g.emit("life", seat=seat, life=g.life[seat], to=square)
    g.move_pawn(seat, square, -1)
    g.waiting |= 1 << seat
    if not g.life[seat]:
        g.emit("died", seat=seat, to=square, kills=g.kills[seat])
        drop_items(g, seat)


def drop_items(g: Town, seat: int) -> None:
    """Everything in front of the player is lost.  [Z6.3]"""
    for slug in g.items[seat]:
        lose_item(g, seat, slug)
