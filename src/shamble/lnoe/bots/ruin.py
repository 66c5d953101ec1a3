"""Buildings that Zombies win by tearing down: which of them stands where, and which building falls.  [12.4]"""

from __future__ import annotations

from shamble.kernel.game import Decision
from shamble.kernel.spare import fleeting
from shamble.lnoe.board import Board
from shamble.lnoe.bots.looting import nearest_first
from shamble.lnoe.rules.random_building import real_buildings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Stations = dict[int, int]
"""Zombie -> the space it is wanted in."""
AT_ONCE = 3
"""Buildings that are worked at together."""


def stations(g: Lnoe) -> Stations:
    """Where each Zombie is wanted so that buildings without a Hero are filled soon; empty where that wins nothing."""
    if not scenario_of(g).tears_down:
        return {}
    free = tuple((zombie, g.space_of[zombie]) for zombie in g.zombies if not g.heroes_at[g.space_of[zombie]])
    empty = tuple(b for b in real_buildings(g) if not any(g.heroes_at[s] for s in g.board.buildings[b].spaces))
    return _stations(g.board, free, tuple(b for b in empty if not loses_pits(g, b)))


def loses_pits(g: Lnoe, building: int) -> bool:
    """Whether no pit would be left, which loses the game."""
    spaces = g.board.buildings[building].spaces
    return bool(g.pits) and all(pit in spaces for pit in g.pits)


@fleeting(2048)
def _stations(board: Board, zombies: tuple[tuple[int, int], ...], buildings: tuple[int, ...]) -> Stations:
    """Building after building, whichever is filled soonest; each space gets the nearest Zombie that is left."""
    found: Stations = {}
    free, left = dict(zombies), list(buildings)
    for _ in range(AT_ONCE):
        fitting = [b for b in left if len(board.buildings[b].spaces) <= len(free)]
        if not fitting:
            break
        building = min(fitting, key=lambda b: _effort(board, tuple(free.values()), b))
        for zombie, space in nearest_first(board, tuple(free.items()), board.buildings[building].spaces).items():
            found[zombie] = space
            del free[zombie]
        left.remove(building)
    return found


def _effort(board: Board, at: tuple[int, ...], building: int) -> float:
    """How long it takes about to fill a building: small ones and those with Zombies close by come first."""
    steps = [min(map(board.distance[space].__getitem__, at)) for space in board.buildings[building].spaces]
    return sum(steps) + 2 * max(steps) + len(steps)


def tear_down(g: Lnoe, d: Decision) -> int:
    """Every building that can fall, but for the one with the last pits."""
    for number, option in enumerate(d.options):
        if option[0] == "choose" and not loses_pits(g, option[2]):
            return number
    return 0
