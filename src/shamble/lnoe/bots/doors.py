"""Where the Heroes put a door of their own into a wall: where it brings most buildings nearer.  [16.3.2]"""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.state import Lnoe

AS_FAR = 40
"""Steps that count for a way that there is none of."""
WORTH_A_DOOR = 6
"""Steps that a door must save on the way from the middle to all buildings together."""


def choose_door(g: Lnoe, d: Decision, why: list[Reason] | None) -> int:
    """The wall in whose place a door saves most steps; none where hardly any are saved."""
    walk = g.board.walk
    middle = bytes(min(steps, AS_FAR) for steps in walk[g.board.center[0]])
    rooms = [building.spaces[0] for building in g.board.buildings if building.spaces]
    best, most = 0, WORTH_A_DOOR - 1
    for number, option in enumerate(d.options):
        if option[0] != "choose":
            continue
        here, beyond = sorted((option[2], option[4]), key=middle.__getitem__)
        if middle[here] == AS_FAR or middle[beyond] <= middle[here] + 1:
            continue
        saved = sum(max(0, middle[room] - middle[here] - 1 - walk[beyond][room]) for room in rooms)
        if saved > most:
            best, most = number, saved
    if why is not None:
        why.append(("why-objective" if best else "why-hold-ground", {}))
    return best
