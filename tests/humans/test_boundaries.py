"""Cases at the boundary of the rules of Humans!!!, Zombies!!! and both."""

from __future__ import annotations

import pytest

from tests.humans.table import both, humans, tile, zombies

HELIPAD = tile("helipad", "3,0", set="zombies")
"""East of Town Square: its centre is 4,1."""


@pytest.mark.rule("Z4.5", "Z4.6")
def test_a_copy_of_the_tile_that_closed_the_map_fits_nowhere_and_costs_no_turn():
    ring = [tile("road-bend", "0,-3", 1), tile("road-bend", "3,0", 3), tile("road-bend", "3,-3", 2)]
    ends = [tile("hospital", "0,3", 2), tile("lawn-and-garden-center", "-3,0", 3)]
    t = zombies(tiles=[*ends, *ring], step="tile", stack={"zombies": ["road-bend"]})
    assert t.saw("no-place")
    assert not t.saw("map-closed")
    t.nothing_pending()


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize("rally_first", [False, True])
def test_fresh_legs_and_pep_rally_give_the_same_movement_in_either_order(rally_first: bool):
    t = humans(sheets={"zombie-1": {"character": "cheerleader"}}, hands={"zombie-1": ["fresh-legs"]})
    uses = [{"type": "play-card", "card": "fresh-legs"}, {"type": "ability", "ability": "pep-rally"}]
    for use in reversed(uses) if rally_first else uses:
        t.choose(**use)
    assert t.state["movement"]["left"] == 20
    t.nothing_pending()


@pytest.mark.rule("X24", "Z5.4")
def test_a_guy_that_gets_away_takes_what_lies_where_it_ends():
    t = both(
        [1, 1],
        step="capture",
        sheets={"zombie-1": {"pawns": ["1,0"]}, "shotgun-1": {"pawns": ["1,0"]}},
        tokens={"bullets": ["1,1"]},
    )
    t.passes()
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert t.sheets["shotgun-1"]["bullets"] == 4
    t.nothing_pending()


@pytest.mark.rule("Z1.1")
def test_a_guy_on_the_helipad_wins_when_the_zombie_there_walks_off():
    sheets = {"zombie-1": {"pawns": ["4,1"]}, "shotgun-1": {"pawns": ["4,1"]}}
    t = both(tiles=[HELIPAD], sheets=sheets)
    t.choose("step", to="3,1")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad")
