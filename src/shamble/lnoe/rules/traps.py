"""Traps that wait for the first Zombie to enter a space."""

from __future__ import annotations

from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import TRAPS

BITES_ON = 3


def is_trap(g: Lnoe, space: int) -> bool:
    """Whether a trap waits in this space."""
    return TRAPS in g.flags and g.flagged(TRAPS, space)


def spring(g: Lnoe, zombie: int) -> None:
    """A Zombie that has stepped into a trap is hit on 3+, and the trap is used up."""
    here = [marker for marker in g.markers if marker.space == g.space_of[zombie]]
    marker = next(marker for marker in here if TRAPS in MARKER[marker.kind].does)
    take_marker(g, marker)
    g.emit("caught", who=zombie, kind=marker.kind)
    if g.roll("trap", 1, zombie)[0] >= BITES_ON:
        wound_zombie(g, zombie, by=marker.kind, kill=False)
