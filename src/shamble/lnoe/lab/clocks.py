"""What the bench measures of Last Night on Earth alone: building a town, and growth with the horde."""

from __future__ import annotations

from itertools import permutations
from statistics import median
from time import process_time
from typing import Any

from shamble.kernel import chance
from shamble.kit import Kit
from shamble.lab.clocks import each
from shamble.lnoe.board import board_from, piece_ids

HORDES = (7, 14, 21)


def board_time(towns: int = 6) -> float:
    """Milliseconds to build the tables of a town from its boards; each town is built once in a process."""
    layouts = list(permutations(piece_ids("outer", ("base",)), 4))[-towns:]
    start = process_time()
    for outer in layouts:
        board_from({"center": "town-center", "outer": list(outer)})
    return (process_time() - start) * 1e3 / towns


def hordes(kit: Kit, runs: int, seconds: float) -> dict[str, Any]:
    """A decision of the Move Zombies step by number of Zombies: three times as many may cost at most three times."""
    rows = [{count: horde_time(kit, seconds, count) for count in HORDES} for _ in range(runs)]
    times = {count: median(row[count] for row in rows) for count in HORDES}
    return {
        "decision_us": {str(count): round(time, 2) for count, time in times.items()},
        "growth": round(times[HORDES[-1]] / times[HORDES[0]], 2),
    }


def horde_states(kit: Kit, zombies: int, count: int = 12) -> list[Any]:
    """Games at the Move Zombies step: this many Zombies all over a town, the Heroes together in a corner of it."""
    game = kit.new({}, 1)
    board, team = game.board, list(game.content.order)[:4]
    corner = board.by_name["0,0"]
    away = [space for space in range(len(board.names)) if board.distance[corner][space] > 2]
    states = []
    for number in range(count):
        chance.shuffle(chance.stream(number, "horde"), away)
        state = kit.situation(
            {
                "board": board.description,
                "heroes": {name: {"space": "0,0"} for name in team},
                "zombies": {f"z{zombie + 1}": {"space": board.names[away[zombie]]} for zombie in range(zombies)},
                "turn": "zombies",
                "step": "move",
            },
            number,
        )
        state.events = None
        states.append(state)
    return states


def horde_time(kit: Kit, seconds: float, zombies: int) -> float:
    """Microseconds of a decision of the Move Zombies step while all Zombies but the last move, copying left out."""
    states = horde_states(kit, zombies)

    def move_all(state: Any) -> None:
        game = state.clone()
        for _ in range(zombies - 1):
            game.choose(len(game.decision.options) - 1)

    copying = each(seconds / 4, lambda state: state.clone(), states)
    return (each(seconds, move_all, states) - copying) / (zombies - 1)
