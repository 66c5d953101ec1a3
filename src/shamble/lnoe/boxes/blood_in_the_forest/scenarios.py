"""What the scenarios of Blood in the Forest do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.goal_finds import draw_mission
from shamble.lnoe.goal_words import is_one
from shamble.lnoe.rules.champions import champions_in_pool
from shamble.lnoe.rules.finds import hide_under_counters
from shamble.lnoe.rules.spawn import put_on_board
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import IN_POOL, SETUP, Lnoe

hide_under_counters(scenario("lost-in-the-woods"), {"radio-transponder": "radio-transponder"})

# -- Salvage Mission ---------------------------------------------------------------------------------------

salvage_mission = scenario("salvage-mission")
MISSIONS: dict[str, tuple[int, ...]] = {"pit-stop": (1, 2), "distress-call": (3, 4), "zombie-hunt": (5, 6)}
FERAL_DEAD = "feral-dead"


@salvage_mission.on("boards-laid")
def say_what_for(g: Lnoe, who: int) -> None:
    """A die says what the Heroes have come for."""
    draw_mission(g, MISSIONS)


@salvage_mission.on("cards-dealt")
def let_them_loose(g: Lnoe, who: int) -> None:
    """All Feral Dead wait in the woods from the start, one on each yellow pit."""
    for figure, pit in zip(champions_in_pool(g, FERAL_DEAD), g.board.optional_pits, strict=False):
        put_on_board(g, figure, pit)


@salvage_mission.on("zombie-killed")
def come_again(g: Lnoe, zombie: int) -> None:
    """Of them there is no end: who is killed may be spawned anew."""
    if g.model[zombie].id == FERAL_DEAD:
        g.space_of[zombie] = IN_POOL


# -- Escape in the Plane -----------------------------------------------------------------------------------

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
