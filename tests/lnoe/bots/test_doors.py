"""Steady puts doors where they bring buildings nearer."""

from __future__ import annotations

from shamble import games
from shamble.bots import bot
from shamble.lnoe.state import Lnoe

NO_WAY = 255
SEVERED = 2
"""A seed whose town has a board that nobody can walk to."""


def at_the_doors(seed: int) -> Lnoe:
    """A game at the first of its doors."""
    g: Lnoe = games.kit("last-night-on-earth").new({"scenario": "all-hallows-eve-ii-the-ritual", "players": 2}, seed)
    while g.decision is not None and g.decision.facts[:1] != ("door",):
        g.choose(0)
    return g


def cut_off(g: Lnoe) -> int:
    """How many buildings nobody can walk to from the middle."""
    walk = g.board.walk[g.board.center[0]]
    return sum(walk[building.spaces[0]] == NO_WAY for building in g.board.buildings)


def test_a_board_without_a_way_to_it_gets_a_door() -> None:
    g = at_the_doors(SEVERED)
    assert cut_off(g)
    steady = bot("steady", seed=1)
    while g.decision is not None and g.decision.facts[:1] == ("door",):
        g.choose(steady.choose(g))
    assert not cut_off(g)
