"""What Townsfolk Allies do, and how Heroes lead them."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.goal_words import Inside
from shamble.lnoe.rules.allies import ATTACK, BUILD, LEADING, REINFORCE
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
    return _shut_in(g, d)


def _shut_in(g: Lnoe, d: Decision) -> int:
    """Who waits for help that is still far away nails up what was torn off; -1 where nobody does."""
    for number, option in enumerate(d.options):
        if option[0] in (BUILD, REINFORCE) and option[1] not in g.led.values():
            away = g.board.distance[g.space_of[option[1]]]
            if all(away[at] > NEAR for at in g.hero_spaces()):
                return number
    return -1


NEAR = 4
"""Heroes this close want to come in."""


def home(g: Lnoe, d: Decision) -> int:
    """An Ally stands where a Zombie has farthest to go from outside."""
    far, building = g.board.distance, g.board.building
    outside = [at for at in range(len(building)) if building[at] != building[d.options[0][2]]]
    steps = [min(far[option[2]][at] for at in outside) for option in d.options]
    return steps.index(max(steps))


def _serves(g: Lnoe, type: str, ally: int) -> bool:
    """Whoever is wanted somewhere is led there, and left only where a Hero has to fetch another: alone one dies."""
    wanted = [goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Inside)]
    for goal in wanted:
        if goal.of == g.model[ally].id:
            there = g.space_of[ally] in goal.where(g)
            return there and len(g.heroes) < goal.count if type == "leave-ally" else not there
    return False
