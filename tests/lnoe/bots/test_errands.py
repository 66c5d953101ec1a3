"""What steady makes of the time there is, and of what the Heroes may place."""

from __future__ import annotations

from shamble import games
from shamble.bots import bot
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.rules.spawn import openings
from shamble.lnoe.state import Lnoe


def a_game(scenario: str) -> Lnoe:
    g: Lnoe = games.kit("last-night-on-earth").new({"scenario": scenario, "players": 2}, 1)
    return g


def test_generators_stand_where_the_dead_have_farthest_to_go() -> None:
    g = a_game("mountain-of-the-dead")
    while g.decision is not None and g.decision.facts[:1] != ("generator",):
        g.choose(0)
    assert g.decision is not None

    def way(space: int) -> int:
        return min(g.board.distance[space][at] for at in openings(g))

    ways = [way(option[2]) for option in g.decision.options]
    assert min(ways) < max(ways)
    assert ways[bot("steady", seed=1).choose(g)] == max(ways)


def test_who_has_little_time_for_many_markers_goes_there_sooner_and_looks_for_weapons_less() -> None:
    g = a_game("hunt-for-survivors")
    while g.decision is not None and g.decision.kind != "activate-hero":
        g.choose(0)
    hero = g.heroes[0]
    g.sun = 10
    many = mission(g, hero)
    counters = [marker for marker in g.markers if marker.kind == "number-counter"]
    g.space_of[hero] = g.board.buildings[counters[0].building].spaces[0]
    g.markers[:] = [marker for marker in g.markers if marker not in counters[1:]]
    few = mission(g, hero)
    assert few.targets
    assert many.targets
    assert few.pull < many.pull
    assert few.search > many.search
