"""Radioactive Zombies and the ooze that is left of them.  [8.3.2, 11.6.6.3, 14.4.3.7]"""

from __future__ import annotations

from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.state import Lnoe

WEAKENS = "weakens-heroes"
"""What a marker does that costs a Hero in its space a Fight Die."""


def radiation(g: Lnoe, space: int) -> int:
    """Fight Dice that a Hero loses in a space, however many things radiate there.  [14.4.3.7]"""
    lost = max((g.model[zombie].row.weakens for zombie in g.zombies_in(space)), default=0)
    return max(lost, WEAKENS in g.flags and g.flagged(WEAKENS, space))


def burn_remains(g: Lnoe, space: int) -> None:
    """A fire that starts there, or spreads there, takes them away.  [12.3.3]"""
    for marker in [one for one in g.markers if one.space == space and "burnt-by-fire" in MARKER[one.kind].does]:
        take_marker(g, marker)


def leave_remains(g: Lnoe, kind: str, space: int) -> None:
    """What was killed liquefies.  [11.6.6.3]"""
    if may_stand(g, space):
        put_marker(g, kind, space)
