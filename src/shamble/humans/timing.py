"""The catalogue of moments in which cards, items and abilities may be used.  [R35, H9.1, Z8.1]

Each moment is one bit. A hand, the items in front of a player and an unused ability carry the bits of all their uses,
so that a window nobody can use costs one `and`. "Any time" means the seams of a turn: after the tile, before the
movement, after each zombie's move or fight, after each attempt, when the horde has moved, at the end.  [Ruling H1]
"""

from __future__ import annotations

ANY_TIME = 1 << 0
"""At every seam of anybody's turn."""
CALM = 1 << 1
"""At a seam outside movement and capture attempts."""
OWN_TURN = 1 << 2
"""At a seam of the own turn."""
BEFORE_MOVE = 1 << 3
"""In the own turn, when cards were drawn and before the first step or barricade roll.  [Ruling H18]"""
OWN_MOVE = 1 << 4
"""In the own turn, when cards were drawn and until the movement is over."""
MOVING = 1 << 5
"""Between the steps of the own zombies."""
CAPTURE_BEGINS = 1 << 6
"""An attempt begins; its die is not rolled yet."""
CAPTURE_ROLLED = 1 << 7
"""The capture die lies on the table."""
CAUGHT = 1 << 8
"""A human is caught and may be armed.  [H5.3]"""
REVEALED = 1 << 9
"""Capture cards are revealed and not resolved yet."""
GETS_AWAY = 1 << 10
"""A human is about to run."""
REMOVED = 1 << 11
"""A zombie is about to be removed by wounds."""
CARD_PLAYED = 1 << 12
"""An event card that is no weapon is played and has not taken effect yet."""
MOVE_BEGINS = 1 << 13
"""A shotgun guy is about to roll for movement."""
MOVE_ROLLED = 1 << 14
"""A shotgun guy has rolled for movement and not stepped yet."""
COMBAT = 1 << 15
"""A combat roll of the own shotgun guy has failed so far."""

WINDOWS: dict[str, int] = {
    "tile-laid": ANY_TIME | CALM | OWN_TURN,
    "before-movement": ANY_TIME | CALM | OWN_TURN | BEFORE_MOVE | OWN_MOVE,
    "zombie-moved": ANY_TIME,
    "movement-over": ANY_TIME | CALM | OWN_TURN,
    "capture-begins": CAPTURE_BEGINS,
    "caught": CAUGHT,
    "revealed": REVEALED,
    "gets-away": GETS_AWAY,
    "removal": REMOVED,
    "attempt-over": ANY_TIME | CALM | OWN_TURN,
    "card-played": CARD_PLAYED,
    "move-begins": MOVE_BEGINS | ANY_TIME | CALM,
    "move-rolled": MOVE_ROLLED,
    "fight-over": ANY_TIME,
    "card-resolved": ANY_TIME,
    "turn-end": ANY_TIME | CALM | OWN_TURN,
}
"""Window -> the moments it accepts."""
