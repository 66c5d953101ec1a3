"""Where the Heroes begin: what they lay out themselves lies near, and each starts on the side of an own errand."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.bots.look import sent_hero
from shamble.lnoe.bots.purpose import own_share
from shamble.lnoe.content import MARKER
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.spawn import openings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None


def building(g: Lnoe, d: Decision, why: Why) -> int:
    """The building where it hurts least: far from every Hero; near if a Hero has to get there or to look there."""
    sent = sent_hero(g)
    looked_for = g.top("place-counters") or g.top("move-counter")
    if sent >= 0 or looked_for is not None:
        at = [g.space_of[sent]] if sent >= 0 else _from_where(g)
        steps = [_steps(g, at, option[2]) for option in d.options]
        if why is not None:
            why.append(("why-near", {}))
        return steps.index(min(steps))
    steps = [min(_walks(g, [g.space_of[hero] for hero in g.living_heroes()], o[2]), default=0) for o in d.options]
    if why is not None:
        why.append(("why-far", {}))
    return steps.index(max(steps))


def _from_where(g: Lnoe) -> list[int]:
    """Where the Heroes are, or will begin, as far as that is one place; else the middle."""
    start = scenario_of(g).row.start
    begin = spaces_of(g, start) if start else ()
    return [at for at in g.hero_spaces() if at >= 0] or list(begin) or list(g.board.center)


def _walks(g: Lnoe, at: Sequence[int], house: int) -> list[int]:
    """How far each of these spaces is from a building."""
    return [min(g.board.walk[space][room] for room in g.board.buildings[house].spaces) for space in at]


def _steps(g: Lnoe, at: Sequence[int], house: int) -> int:
    return sum(_walks(g, at, house))


def place_hero(g: Lnoe, d: Decision, why: Why) -> int:
    """Far from pits and Zombies; where hidden counters lie, on the side of one that is left to this Hero."""
    far = g.board.distance
    zombies, pits = g.zombie_spaces(), openings(g)
    own = _own_errand(g)

    def worth(space: int) -> float:
        safe = min((far[space][at] for at in (*pits, *zombies)), default=0)
        if not own:
            return safe + (g.board.building[space] >= 0)
        return min(safe, SAFE) - min(g.board.walk[space][to] for spots in own for to in spots)

    worths = [worth(option[2]) for option in d.options]
    if why is not None:
        why.append(("why-near" if own else "why-far", {}))
    return worths.index(max(worths))


SAFE = 3
"""Spaces from the nearest Zombie, or from where one may come, that are enough for the first turn."""


def _own_errand(g: Lnoe) -> list[Sequence[int]]:
    """Buildings with hidden counters that those who stand already leave to others; none once the night has begun."""
    if g.round:
        return []
    hidden = [one.building for one in g.markers if one.building >= 0 and MARKER[one.kind].hidden]
    left: list[Sequence[int]] = [g.board.buildings[house].spaces for house in hidden]
    for hero in g.heroes:
        taken = own_share(g, hero, list(g.heroes), left)
        left = [spots for spots in left if tuple(spots) != taken]
    return left
