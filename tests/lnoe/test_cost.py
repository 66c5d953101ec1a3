"""What a decision of the 2007 game costs: boxes that are not in play may not make it dearer."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from shamble import compiled, games
from shamble.lab.clocks import Games

INSTRUCTIONS = {(3, 11): 1519}
"""Instructions of the interpreter for each decision of these games, by the interpreter's version."""
LEAST, MOST = 0.95, 1.01
"""Parts of it that are still the same: a dearer decision is found out at once, a cheaper one is written down."""
SCENARIOS = 5


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
def test_a_decision_of_the_base_game_costs_what_it_did():
    version = sys.version_info[:2]
    if version not in INSTRUCTIONS:
        pytest.skip(f"NOT GUARDED: nobody has counted on Python {version[0]}.{version[1]} yet; add it to INSTRUCTIONS.")
    kit = games.kit("last-night-on-earth")
    own = Games(kit, kit.lab.bench_configs()[:SCENARIOS])
    for number in range(SCENARIOS):
        own.random_game(number)
    decisions, instructions = counted(lambda: sum(own.random_game(number) for number in range(SCENARIOS)))
    cost = instructions / decisions
    assert LEAST <= cost / INSTRUCTIONS[version] <= MOST, (
        f"{cost:.0f} instructions a decision. What only a box that is not in play needs is looked up when the game is "
        "set up; if a rule of the base game itself needs more, or needs less now, write that down here."
    )
