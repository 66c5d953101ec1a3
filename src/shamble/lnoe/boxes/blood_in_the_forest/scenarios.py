"""What the scenarios of Blood in the Forest do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.goal_words import is_one
from shamble.lnoe.rules.finds import hide_under_counters
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP

hide_under_counters(scenario("lost-in-the-woods"), {"radio-transponder": "radio-transponder"})

plane = scenario("escape-in-the-plane")
hide_under_counters(plane, {"flight-plans": "flight-plans"})

PILOT, PILOTS = "pilot", 2


@plane.on("heroes-placed")
def choose_pilots(g: Lnoe, who: int) -> None:
    """Two random Heroes can fly besides those who are pilots anyway."""
    others = [hero for hero in g.heroes if not is_one(g, hero, PILOT)]
    g.shuffle(SETUP, others)
    for hero in sorted(others[:PILOTS]):
        g.add_tokens(hero, PILOT)
        g.emit("chosen-pilot", who=hero)
