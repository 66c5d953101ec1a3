"""What the bench measures of Last Night on Earth alone: building a town, and growth with the horde and the board."""

from __future__ import annotations

from itertools import permutations
from statistics import median
from time import process_time
from typing import Any

from shamble.compass import cell
from shamble.kernel import chance
from shamble.kit import Kit
from shamble.lab.clocks import clone_time, each
from shamble.lnoe.board import FOREST, board_from, piece_ids
from shamble.lnoe.content import BOXES

HORDES = (7, 14, 21)


def board_time(towns: int = 6, *, ring: bool = False) -> float:
    """Milliseconds to build the tables of a town from its boards; each town is built once in a process."""
    town = {"center": "town-center"}
    layouts = [{**town, "outer": list(outer)} for outer in permutations(piece_ids("outer", ("base",)), 4)]
    wanted = [in_a_ring(layout) if ring else layout for layout in layouts[-towns:]]
    start = process_time()
    for layout in wanted:
        board_from(layout)
    return (process_time() - start) * 1e3 / towns


def hordes(kit: Kit, runs: int, seconds: float) -> dict[str, Any]:
    """A decision of the Move Zombies step by number of Zombies: three times as many may cost at most three times."""
    rows = [{count: horde_time(kit, seconds, count) for count in HORDES} for _ in range(runs)]
    times = {count: median(row[count] for row in rows) for count in HORDES}
    return {
        "decision_us": {str(count): round(time, 2) for count, time in times.items()},
        "growth": round(times[HORDES[-1]] / times[HORDES[0]], 2),
    }


def sizes(kit: Kit, runs: int, seconds: float) -> dict[str, Any]:
    """The same decision with the same models in a town, and in the same town in a ring of forest."""
    ways = {"12 × 12": False, "18 × 18": True}
    rows = [{name: horde_time(kit, seconds, HORDES[1], ring) for name, ring in ways.items()} for _ in range(runs)]
    times = {name: median(row[name] for row in rows) for name in ways}
    small, large = times.values()
    return {
        "decision_us": {name: round(time, 2) for name, time in times.items()},
        "clone_us": {
            name: round(clone_time(seconds, horde_states(kit, HORDES[1], ring)), 2) for name, ring in ways.items()
        },
        "growth": round(large / small, 2),
    }


def in_a_ring(town: dict[str, Any]) -> dict[str, Any]:
    """A town with forest all round it."""
    around = (*piece_ids("outer", BOXES, FOREST), *piece_ids("straight", BOXES, FOREST))
    return {"layout": "ring", "boards": [town["center"], *town["outer"], *around]}


def horde_states(kit: Kit, zombies: int, ring: bool = False, count: int = 12) -> list[Any]:
    """Games at the Move Zombies step: this many Zombies all over a town, the Heroes together in a corner of it."""
    game = kit.new({}, 1)
    board, team = game.board, list(game.content.order)[:4]
    corner = board.by_name["0,0"]
    away = [space for space in range(len(board.names)) if board.distance[corner][space] > 2]
    out = 3 if ring else 0

    def at(name: str) -> str:
        """A space of the town, which lies farther from the edge in a ring."""
        x, y = cell(name)
        return f"{x + out},{y + out}"

    states = []
    for number in range(count):
        chance.shuffle(chance.stream(number, "horde"), away)
        state = kit.situation(
            {
                "board": in_a_ring(board.description) if ring else board.description,
                "heroes": {name: {"space": at("0,0")} for name in team},
                "zombies": {f"z{zombie + 1}": {"space": at(board.names[away[zombie]])} for zombie in range(zombies)},
                "turn": "zombies",
                "step": "move",
            },
            number,
        )
        state.events = None
        states.append(state)
    return states


def horde_time(kit: Kit, seconds: float, zombies: int, ring: bool = False) -> float:
    """Microseconds of a decision of the Move Zombies step while all Zombies but the last move, copying left out."""
    states = horde_states(kit, zombies, ring)

    def move_all(state: Any) -> None:
        game = state.clone()
        for _ in range(zombies - 1):
            game.choose(len(game.decision.options) - 1)

    copying = each(seconds / 4, lambda state: state.clone(), states)
    return (each(seconds, move_all, states) - copying) / (zombies - 1)
