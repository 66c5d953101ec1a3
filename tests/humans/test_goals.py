"""Winning, and games that would not end."""

from __future__ import annotations

import pytest

from shamble.humans.rules.goals import LONGEST
from tests.humans.table import ROAD_EAST, humans, town


@pytest.mark.rule("H10.1", "R24", "R25")
def test_the_points_on_the_card_win_at_once():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1", "1,1"],
        sheets={"zombie-1": {"pawns": ["2,1", "1,1"], "eaten": 6}, "zombie-2": {"pawns": ["1,0"]}},
        dice=[4],
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    t.choose("capture", to="2,1")
    assert t.result == {"winner": "zombie-1", "reason": "points", "rules": ["H10.1", "R24"]}
    assert len([e for e in t.events if e["type"] == "attempt"]) == 1, "the second human is not tried any more"
    assert t.events[-1]["type"] == "game-over"


@pytest.mark.rule("H10.1")
def test_one_point_less_does_not_win():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"], "eaten": 6}, "zombie-2": {"pawns": ["1,0"]}},
        dice=[4],
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    assert t.result is None
    assert t.sheets["zombie-1"]["points"] == 8


@pytest.mark.rule("H10.1", "R25")
def test_the_doctor_needs_ten():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        dice=[4],
        deck={"capture": ["infection", "infection"]},
        sheets={"zombie-1": {"character": "doctor", "pawns": ["2,1"], "eaten": 7}, "zombie-2": {"pawns": ["1,0"]}},
    )
    t.stop()
    assert t.result is None
    assert t.sheets["zombie-1"]["points"] == 9


@pytest.mark.rule("R36")
def test_ten_pawns_are_more_points_than_anybody_needs():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        dice=[4],
        deck={"capture": ["infection", "infection"]},
        sheets={"zombie-1": {"character": "doctor", "pawns": ["2,1"] * 9}, "zombie-2": {"pawns": ["1,0"]}},
    )
    t.stop()
    assert t.result["winner"] == "zombie-1"


@pytest.mark.rule("R27")
def test_with_nobody_left_the_fewest_points_short_win_at_the_end_of_the_round():
    sheets = {"zombie-1": {"eaten": 3}, "zombie-2": {"eaten": 2}}
    common = {"stack": {}, "stack_exact": ["humans"], "step": "end"}
    t = humans(sheets={seat: dict(sheet) for seat, sheet in sheets.items()}, turn="zombie-2", turn_number=6, **common)
    assert t.result == {"winner": "zombie-1", "reason": "deserted", "rules": ["R27"]}
    t = humans(sheets={seat: dict(sheet) for seat, sheet in sheets.items()}, turn="zombie-1", turn_number=5, **common)
    assert t.result is None, "the round is not over"
    t = humans(humans=["1,0"], sheets=sheets, turn="zombie-2", turn_number=6, **common)
    assert t.result is None, "a human is left"


@pytest.mark.rule("R27")
def test_ties_are_broken_by_eat_cards_then_by_tokens_and_then_shared():
    common = {"stack": {}, "stack_exact": ["humans"], "step": "end", "turn": "zombie-2", "turn_number": 6}
    t = humans(sheets={"zombie-1": {"pawns": ["1,1", "1,1"]}, "zombie-2": {"eaten": 1}}, **common)
    assert t.result["winner"] == "zombie-2"
    t = humans(sheets={"zombie-1": {"dice": 1}, "zombie-2": {"dice": 2}}, **common)
    assert t.result["winner"] == "zombie-2"
    t = humans(**common)
    assert t.result["winner"] == "shared"


@pytest.mark.parametrize("game", ["humans", "zombies", "humans-and-zombies"])
def test_no_night_is_longer_than_the_longest(game: str):
    roles = {"humans": ["zombie"] * 2, "zombies": ["shotgun"] * 2, "humans-and-zombies": ["zombie", "shotgun"]}[game]
    seats = [f"{role}-{roles[: n + 1].count(role)}" for n, role in enumerate(roles)]
    sheets = {seat: {"pawns": ["1,1"]} for seat in seats}
    more = {"roles": roles} if game == "humans-and-zombies" else {}
    for turn, over in ((2 * LONGEST, True), (2 * LONGEST - 2, False)):
        t = town(
            game,
            sheets=sheets,
            turn=seats[1],
            turn_number=turn,
            step="end",
            tiles=[],
            **more,
            humans=["1,0"] if game != "zombies" else [],
            zombies=["1,2"] if game != "humans" else [],
        )
        assert (t.result is not None) is over
        if over:
            assert t.result["reason"] == "dawn"
