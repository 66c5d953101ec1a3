"""Zombies that go off the board over an edge, where a scenario is about it."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.kernel.game import Option
from shamble.lnoe.rules.wound import take_off_board
from shamble.lnoe.scenario import SCENARIOS, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import happened

NOWHERE: frozenset[int] = frozenset()


def ways_off(g: Lnoe) -> frozenset[int]:
    """The spaces from which a Zombie may go off the board."""
    goals = SCENARIOS[g.scenario].ways_off
    return frozenset([space for goal in goals for space in goal.where(g)]) if goals else NOWHERE


def step_off(g: Lnoe, zombie: int, steps: Sequence[int], hungry: bool) -> list[Option]:
    """The choice to go off, for a Zombie that could step elsewhere and that hunger does not drive.  [8.1.1]"""
    return [("leave", zombie)] if steps and not hungry and g.space_of[zombie] in ways_off(g) else []


def leave_board(g: Lnoe, zombie: int) -> None:
    """It is gone without being killed: a standard Zombie can come again, a Zombie Hero cannot."""
    if g.in_play:
        happened(g, "zombie-gone", zombie)
    g.emit("left-board", who=zombie)
    take_off_board(g, zombie)
    tell(g, "left-board", zombie)
