"""Places that must be free of Zombies when all else is done: what it is worth to kill one there."""

from __future__ import annotations

from functools import lru_cache

from shamble.lnoe.bots.weights import weights
from shamble.lnoe.goal_words import Clear, Hold, Hunker, Outnumber
from shamble.lnoe.goals import Goal
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe


@lru_cache(maxsize=256)
def kept_clear(scenario: Scenario) -> tuple[tuple[Goal, tuple[Goal, ...]], ...]:
    """What the Heroes win by having no Zombie in a place, with all else that is asked for together with it."""
    found = []
    for goal in scenario.goals("heroes"):
        singles = goal.singles()
        for single in singles:
            if isinstance(single, Clear | Hold | Hunker | Outnumber):
                found.append((single, tuple(one for one in singles if one is not single)))
    return tuple(found)


def to_clear(g: Lnoe) -> dict[int, float]:
    """Such spaces -> what it is worth to kill a Zombie there: the more, the more of the rest is done."""
    found: dict[int, float] = {}
    for goal, others in kept_clear(scenario_of(g)):
        if not goal.possible(g):
            continue
        rest = [one.progress(g) for one in others]
        share = sum(1.0 if done >= needed else done / needed for done, needed in rest) / len(rest) if rest else 1.0
        worth = weights(g)["clear"] * share
        if isinstance(goal, Hunker):
            houses = [house for house in goal.chosen(g) if not g.missing_walls(house)]
            found.update((space, worth) for house in houses for space in g.board.buildings[house].spaces)
        elif worth:
            found.update(dict.fromkeys(goal.where(g), worth))
    return found
