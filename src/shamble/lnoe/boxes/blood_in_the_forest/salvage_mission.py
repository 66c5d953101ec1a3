"""Salvage Mission: a goal by the die, and Feral Dead without an end.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.goal_finds import draw_mission
from shamble.lnoe.rules.champions import champions_in_pool
from shamble.lnoe.rules.spawn import put_on_board
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL

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
