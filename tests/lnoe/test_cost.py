"""What a decision costs: of the 2007 game, which boxes that are not in play may not make dearer, and with every box."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from shamble import compiled, games
from shamble.lab.clocks import Games
from shamble.lnoe.content import BOXES, parts_of
from shamble.lnoe.game import of_the_package

BASE, EVERY_BOX = "the 2007 game", "every box"
INSTRUCTIONS = {(3, 11): {BASE: 1687, EVERY_BOX: 2754}}
"""Instructions of the interpreter for each decision of these games, by the interpreter's version."""
LEAST, MOST = 0.95, 1.01
"""Parts of it that are still the same: a dearer decision is found out at once, a cheaper one is written down."""
SCENARIOS = 5


def games_of(which: str) -> list[dict[str, Any]]:
    """The configurations that are played: the first of the bench, or a few scenarios of all the boxes."""
    if which == BASE:
        return games.kit("last-night-on-earth").lab.bench_configs()[:SCENARIOS]
    boxes = of_the_package()
    scenarios = [scenario for box in parts_of(boxes) for scenario in BOXES[box].scenarios]
    chosen = scenarios[:: len(scenarios) // SCENARIOS][:SCENARIOS]
    return [{"profile": "complete", "boxes": boxes, "scenario": scenario} for scenario in chosen]


def counted(play: Any) -> tuple[int, int]:
    """What a function returns, and the instructions that the interpreter took for it."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return play(), count
    finally:
        sys.settrace(before)


@pytest.mark.skipif(compiled.taken, reason="Compiled code takes no instructions of the interpreter.")
@pytest.mark.parametrize("which", [BASE, EVERY_BOX])
def test_a_decision_costs_what_it_did(which):
    version = sys.version_info[:2]
    if version not in INSTRUCTIONS:
        pytest.skip(f"NOT GUARDED: nobody has counted on Python {version[0]}.{version[1]} yet; add it to INSTRUCTIONS.")
    own = Games(games.kit("last-night-on-earth"), games_of(which))
    for number in range(SCENARIOS):
        own.random_game(number)
    decisions, instructions = counted(lambda: sum(own.random_game(number) for number in range(SCENARIOS)))
    cost = instructions / decisions
    assert LEAST <= cost / INSTRUCTIONS[version][which] <= MOST, (
        f"{cost:.0f} instructions a decision of {which}. What only some boxes need is looked up when the game is "
        "set up; if a rule itself needs more, or needs less now, write that down here."
    )
