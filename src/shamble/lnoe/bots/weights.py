"""The numbers behind steady play, in points of a hundred; found by playing many games on the same seeds."""

from __future__ import annotations

from functools import lru_cache

from shamble.lnoe.bots.overrides import WEIGHTS
from shamble.lnoe.content import SIDES
from shamble.lnoe.goal_learning import Learn
from shamble.lnoe.goal_markers import Wound
from shamble.lnoe.goal_words import Kill, Sundown
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe

Weights = dict[str, float]

COMMON: Weights = {
    # what a Hero's death costs by the deaths that still lose the game, and what wounds before it cost
    "death-1": 100.0,
    "death-2": 42.0,
    "death-3": 30.0,
    "death-4": 24.0,
    "wound-share-2": 0.4,
    "wound-share-3": 0.22,
    "rests": 0.75,
    "dusk": 0.5,
    # Zombies that may come: next to us, beside another Hero too, two spaces away
    "come-shared": 0.6,
    "come-far": 0.15,
    # a kill
    "kill": 1.5,
    "kill-inside": 2.0,
    "late-kill": 0.0,
    # a search
    "search-unarmed": 6.0,
    "search-one-weapon": 3.5,
    "search-armed": 2.0,
    "search-cards": 8.0,
    "stake": 40.0,
    "pay": 8.0,
    "wanted": 25.0,
    "find": 1.0,
    "turn-counter": 3.0,
    "pull-counter": 2.0,
    "killers": 0.0,
    "in-house": 0.5,
    "to-house": 0.08,
    "to-shelf": 0.06,
    # objectives: each step towards them, and standing there
    "pull-place": 4.0,
    "stand-place": 10.0,
    "pull-gather": 5.0,
    "stand-gather": 14.0,
    "objective": 30.0,
    "arm-first": 0.5,
    "hunt": 0.6,
    # a Zombie in a place that must be free of them when the rest is done
    "clear": 20.0,
    "quarry": 150.0,
    "blow": 1.5,
    "strike": 8.0,
    "hand": 0.0,
    "gun": 3.0,
    "throw": 1.0,
    "bomb": 12.0,
    "relief": 0.12,
    "apart": 3.0,
    "pressure": 0.02,
    "room": 0.3,
    # barricades: each Zombie beyond a wall that the objective asks to keep, and such a wall that is still open
    "keep": 4.0,
    "wall": 16.0,
    "trap": 0.5,
    "lure-inside": 0.5,
    "lure-door": 0.4,
    "lure-close": 0.2,
    # Zombies: the pull of prey, of posts, of an attack, and of company
    "prey": 4.0,
    "prey-armed": 2.0,
    "attack": 6.0,
    "crowd": 0.25,
    "post": 3.0,
    "ally": 12.0,
    "post-carrier": 8.0,
    "ruin": 10.0,
    "loot": 10.0,
    "house-step": 3.0,
    "house-door": 8.0,
}

KILLING: Weights = {
    "apart": 0.6,
    "dusk": 0.9,
    "hand": 0.5,
    "hunt": 1.5,
    "killers": 3.0,
    "pressure": 0.0,
    "room": 0.0,
    "trap": 0.0,
    "wound-share-2": 0.2,
    "wound-share-3": 0.1,
}
"""Where Heroes win by killing Zombies they seek them out; what a kill is worth, and a weapon, depends on how many."""
HUNTING: Weights = {
    "dusk": 0.9,
    "killers": 5.0,
    "search-armed": 6.0,
    "search-one-weapon": 6.0,
    "wound-share-2": 0.3,
    "wound-share-3": 0.15,
}
"""Where only some Zombies count, good weapons are what there is to look for, and wounds are to be expected."""
ALL_KILLS = 150.0
"""What the kills that win are worth together."""


@lru_cache(maxsize=256)
def lost_at_sundown(scenario: Scenario) -> bool:
    """Whether the end of the night is only ever a loss for the Heroes."""
    hoped_for = any(isinstance(goal, Sundown) for goal in scenario.singles("heroes"))
    return not hoped_for and any(isinstance(goal, Sundown) for goal in scenario.goals("zombies"))


def for_objective(scenario: Scenario, side: str) -> Weights:
    """The numbers that follow from what a side wins by."""
    for goal in scenario.goals(side):
        if isinstance(goal, Kill) and goal.of == "zombies":
            return _killing(ALL_KILLS / goal.kill)
        if isinstance(goal, Learn) and goal.of == side == "heroes":
            return _killing(ALL_KILLS / (goal.learn * KILLS_TO_LEARN))
        if isinstance(goal, Kill) and goal.of not in SIDES and lost_at_sundown(scenario):
            return HUNTING
        if isinstance(goal, Wound) and side == "heroes":
            return {"killers": BREAKING}
    if side == "heroes" and scenario.empties:
        return _killing(PILLAGER)
    if side == "heroes" and scenario.tears_down:
        return {"kill": 3.0}
    return {}


BREAKING = 8.0
"""What a gun is worth more where it hurts what the Heroes win by breaking: one that lies somewhere is then fetched."""
KILLS_TO_LEARN = 3.5
"""Zombies that a Hero must kill for an Upgrade, about: the second of each Hero is dearer than the first."""
PILLAGER = 8.0
"""What it is worth to kill a Zombie that would pillage every turn."""


def _killing(kill: float) -> Weights:
    """The numbers of Heroes to whom a kill is worth so much; so are weapons."""
    search = {"search-unarmed": 1.0, "search-one-weapon": 0.55, "search-armed": 0.3}
    return {**KILLING, "kill": kill, **{name: share * kill for name, share in search.items()}}


_TABLES: dict[tuple[str, str], Weights] = {}


def weights(g: Lnoe) -> Weights:
    """The numbers of the side that is asked."""
    assert g.decision is not None
    key = (g.scenario, g.side[g.decision.seat])
    found = _TABLES.get(key)
    if found is None:
        own = for_objective(scenario_of(g), key[1])
        found = _TABLES[key] = COMMON | own | WEIGHTS.get(key, {})
    return found
