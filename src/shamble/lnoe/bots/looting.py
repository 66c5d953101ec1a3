"""Buildings that Zombies win by pillaging: who goes where.  [16.4.1]"""

from __future__ import annotations

from shamble.kernel.spare import fleeting
from shamble.lnoe.board import Board
from shamble.lnoe.rules.pillage import is_larder
from shamble.lnoe.state import Lnoe


def larders(g: Lnoe) -> dict[int, int]:
    """Zombie -> the space it is wanted in: each goes to the nearest one that can be pillaged and is not taken."""
    spaces = tuple(space for building in g.board.buildings for space in building.spaces if is_larder(g, space))
    free = tuple((zombie, g.space_of[zombie]) for zombie in g.zombies if not g.heroes_at[g.space_of[zombie]])
    return nearest_first(g.board, free, spaces)


@fleeting(4096)
def nearest_first(board: Board, zombies: tuple[tuple[int, int], ...], spaces: tuple[int, ...]) -> dict[int, int]:
    """One Zombie for each space, the shortest ways first; two in a space do no more than one."""
    pairs = sorted((board.distance[at][space], zombie, space) for zombie, at in zombies for space in spaces)
    found: dict[int, int] = {}
    taken: set[int] = set()
    for _, zombie, space in pairs:
        if zombie not in found and space not in taken:
            found[zombie] = space
            taken.add(space)
    return found
