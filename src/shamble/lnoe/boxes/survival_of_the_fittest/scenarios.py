"""What the scenarios of Survival of the Fittest do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.allies import allies, place_ally, without_pit
from shamble.lnoe.rules.barricades import MOST_REINFORCEMENTS, fortify
from shamble.lnoe.rules.cards import put_marker
from shamble.lnoe.rules.random_building import roll_random_building
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.scenario import in_effect, scenario
from shamble.lnoe.state import Lnoe

# -- Rescue Mission ----------------------------------------------------------------------------------------

rescue = scenario("rescue-mission")
trapped = Rule("trap-townsfolk")  # then building


@rescue.on("pools-filled")
def trap_townsfolk(g: Lnoe, who: int) -> None:
    g.call("trap-townsfolk")


@trapped.step
def find_prison(g: Lnoe, f: Frame) -> None:
    """Somewhere without a pit the Allies have shut themselves in."""
    f.building = -1
    roll_random_building(g, without_pit(g))


@trapped.step
def bar_prison(g: Lnoe, f: Frame) -> None:
    """A drawn board may have no building for it; then there is nobody to rescue."""
    if f.building < 0:
        f.finish()
        return
    put_marker(g, "trapped-townsfolk", building=f.building)
    fortify(g, f.building, MOST_REINFORCEMENTS)


@trapped.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """The Heroes say in which of its spaces each of them stands."""
    if len(allies(g)) < in_effect(g, "townsfolk-allies"):
        spaces = g.board.buildings[f.building].spaces
        g.ask(g.lead_hero_seat(), "choose", [("choose", "space", space) for space in spaces], facts=("ally-space",))
    else:
        f.to("find_safehouse")


@trapped.step
def stand_there(g: Lnoe, f: Frame) -> None:
    place_ally(g, g.answer[2])
    f.to("choose_space")


@trapped.step
def find_safehouse(g: Lnoe, f: Frame) -> None:
    """A building without a pit on the board across, which is not rolled for; or anywhere else where there is none."""
    buildings = g.board.buildings
    prison, f.building = buildings[f.building], -1
    others = [b for b in without_pit(g) if buildings[b].id != prison.id]
    board = opposite(g, prison.board) if g.board.outer else -1
    across = [b for b in others if buildings[b].board == board and buildings[b].numbers] if g.board.outer else []
    roll_random_building(g, across or others, on=board if across else -1)


def opposite(g: Lnoe, board: int) -> int:
    """The outer board in the corner across from another; they lie clockwise."""
    return (board + len(g.board.outer) // 2) % len(g.board.outer)


@trapped.step
def bar_safehouse(g: Lnoe, f: Frame) -> None:
    if f.building >= 0:
        put_marker(g, "safehouse", building=f.building)
        fortify(g, f.building)


# -- Supply Run --------------------------------------------------------------------------------------------

supply_run = scenario("supply-run")


@supply_run.on("pools-filled")
def bar_the_house(g: Lnoe, who: int) -> None:
    """The house in the middle is Fully Barricaded."""
    fortify(g, g.board.building[spaces_of(g, "manor-house")[0]])


@supply_run.on("found")
def unpack(g: Lnoe, hero: int) -> None:
    """As many Supplies as the counter says lie on the building now."""
    counter = marker_here(g, hero, "number-counter")
    for _ in range(counter.value):
        put_marker(g, "supply", building=counter.building)
