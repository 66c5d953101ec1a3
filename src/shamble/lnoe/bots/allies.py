"""What Townsfolk Allies do, and how Heroes lead them."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.goal_words import Inside
from shamble.lnoe.rules.allies import ATTACK, LEADING
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None


def answer(g: Lnoe, d: Decision, why: Why) -> int:
    """An act of an Ally, or who is led: what costs nothing and serves; -1 where nothing does."""
    if len(g.rosters) < 3:
        return -1
    for number, option in enumerate(d.options):
        if option[0] == ATTACK or (option[0] in LEADING and _serves(g, option[0], option[1])):
            if why is not None:
                why.append(("why-ally-attacks" if option[0] == ATTACK else "why-objective", {}))
            return number
    return -1


def _serves(g: Lnoe, type: str, ally: int) -> bool:
    """Whoever is wanted somewhere is led as long as they are elsewhere, and left once they are there."""
    wanted = [goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Inside)]
    here, space = type == "leave-ally", g.space_of[ally]
    return any(goal.of == g.model[ally].id and (space in goal.where(g)) == here for goal in wanted)
