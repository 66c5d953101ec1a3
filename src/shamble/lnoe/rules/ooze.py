"""Radioactive Zombies and the ooze that is left of them.  [8.3.2, 11.6.6.3, 14.4.3.7]"""

from __future__ import annotations

from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.state import Lnoe

WEAKENS = "weakens-heroes"
"""What a marker does that costs a Hero in its space a Fight Die."""


def radiation(g: Lnoe, hero: int, space: int) -> int:
    """Fight Dice that a Hero loses in a space, however many things radiate, but for what an item keeps off.

    [14.4.3.7]
    """
    near = [g.model[zombie] for zombie in g.zombies_in(space) if g.model[zombie].row.weakens]
    lost = max((kind.row.weakens for kind in near if not g.is_immune(hero, kind.id)), default=0)
    if WEAKENS not in g.flags or not g.flagged(WEAKENS, space):
        return lost
    lying = [one.kind for one in g.markers if one.space == space and WEAKENS in MARKER[one.kind].does]
    return max(lost, any(not g.is_immune(hero, kind) for kind in lying))


def burn_remains(g: Lnoe, space: int) -> None:
    """A fire that starts there, or spreads there, takes them away.  [12.3.3]"""
    for marker in [one for one in g.markers if one.space == space and "burnt-by-fire" in MARKER[one.kind].does]:
        take_marker(g, marker)


def leave_remains(g: Lnoe, kind: str, space: int) -> None:
    """What was killed liquefies.  [11.6.6.3]"""
    if may_stand(g, space):
        put_marker(g, kind, space)
