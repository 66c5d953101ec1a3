"""Special Upgrades, in alphabetical order.  [3.9.6, 13.5]"""

from __future__ import annotations

from shamble.lnoe.rules.experience import learned
from shamble.lnoe.state import Lnoe


@learned("track-star", "movement-bonus")
def track_star(g: Lnoe, hero: int, boosted: bool, spaces: int) -> int:
    """One more space for a move that begins outdoors; boosted: for every move."""
    return spaces + (boosted or g.board.building[g.space_of[hero]] < 0)
