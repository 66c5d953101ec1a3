"""Ways of Heroes through reinforced doors: the markers that have to go first count like steps.  [8.4.4.1]"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from shamble.kernel.game import Option
from shamble.kernel.spare import fleeting
from shamble.lnoe.board import Board
from shamble.lnoe.board.whole_walls import crossings, doors_in_walls
from shamble.lnoe.rules.barricades import in_the_way, wall_at
from shamble.lnoe.rules.steps import hero_steps_from
from shamble.lnoe.state import Lnoe

Marks = tuple[tuple[int, int], ...]
"""The barricaded walls, each with its Reinforcement markers."""
NO_WAY = 255


class End(NamedTuple):
    """A space where a move can end."""

    cost: int
    """The movement it takes to come there."""
    first: Option
    clears: bool
    """Whether a door is cleared on the way."""


def barred(g: Lnoe) -> dict[tuple[int, int], int]:
    """The steps through doors that are reinforced -> how many markers bar them."""
    return _barred(g.board, _marks(g)) if any(g.barricades.values()) else {}


def _marks(g: Lnoe) -> Marks:
    return tuple(sorted(g.barricades.items()))


# As in look.py: what depends on a board and on much else is kept for a while only.
@fleeting(512)
def _barred(board: Board, marks: Marks) -> dict[tuple[int, int], int]:
    standing, ways_of = dict(marks), crossings(board)
    found: dict[tuple[int, int], int] = {}
    for at, doors in enumerate(doors_in_walls(board)):
        for to in doors:
            met = [way.intersection(standing) for way in ways_of[at, to]]
            # Whoever can go round one of the walls at a corner is not barred by it.  [8.1.2.1]
            markers = sum(standing[wall] for wall in frozenset[int]().union(*met)) if all(met) else 0
            if markers:
                found[at, to] = markers
    return found


def movement_to(g: Lnoe, targets: tuple[int, ...]) -> tuple[int, ...]:
    """For every space: the movement that the nearest of these takes, markers in the way included."""
    return _movement_to(g.board, _marks(g), targets)


@fleeting(1024)
def _movement_to(board: Board, marks: Marks, targets: tuple[int, ...]) -> tuple[int, ...]:
    tolls, steps = _barred(board, marks), board.hero_steps
    found = [NO_WAY] * len(board.names)
    edge = [(0, target) for target in targets]
    while edge:
        cost, at = heappop(edge)
        if cost < found[at]:
            found[at] = cost
            for to in steps[at]:
                heappush(edge, (cost + 1 + tolls.get((to, at), 0), to))
    return tuple(found)


def ends_ahead(g: Lnoe, hero: int, left: int, options: list[Option]) -> dict[int, End]:
    """Every space where a Hero with so much movement left can end who clears doors on the way; Zombies end a move."""
    tolls, doors, here = barred(g), doors_in_walls(g.board), g.space_of[hero]
    clearing = {wall_at(g, option[1]): option for option in options if option[0] == "clear"}
    edge = [(1, option[1], option, False) for option in options if option[0] == "step"]
    for to in doors[here]:
        work = [clearing[wall] for wall in in_the_way(g, here, to) if wall in clearing]
        if (here, to) in tolls and work:
            edge.append((1 + tolls[here, to], to, work[0], True))
    edge.sort()
    found: dict[int, End] = {}
    while edge:
        cost, at, first, clears = heappop(edge)
        if cost > left or at == here or at in found:
            continue
        found[at] = End(cost, first, clears)
        if g.zombies_at[at]:
            continue
        for to in hero_steps_from(g, hero, at):
            heappush(edge, (cost + 1, to, first, clears))
        for to in doors[at]:
            if (at, to) in tolls:
                heappush(edge, (cost + 1 + tolls[at, to], to, first, True))
    return found


def work_ahead(g: Lnoe, space: int, spare: int, movement: tuple[int, ...]) -> int:
    """Markers that can be cleared from here with what movement is left over, if the way leads through that door."""
    tolls, most = barred(g), 0
    for to in doors_in_walls(g.board)[space]:
        toll = tolls.get((space, to), 0)
        if toll and movement[to] + 1 + toll <= movement[space]:
            most = max(most, min(spare, toll))
    return most
