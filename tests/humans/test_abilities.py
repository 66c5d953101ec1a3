"""The six characters and what each can do once a game."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.humans.content import CHARACTERS
from tests.humans.table import MUSIC_STORE, ROAD_EAST, Town, humans, tile

NUMBERS = {
    "lawyer": (5, 4, 2, 4, 2, 9),
    "cheerleader": (7, 4, 3, 3, 2, 9),
    "doctor": (5, 4, 2, 2, 4, 10),
    "wrestler": (5, 3, 3, 3, 1, 9),
    "miner": (5, 4, 2, 3, 2, 9),
    "musician": (6, 3, 4, 3, 4, 9),
}


def play(character: str, **situation: Any) -> Town:
    other = "miner" if character != "miner" else "lawyer"
    sheets = situation.setdefault("sheets", {})
    sheets["zombie-1"] = {"character": character} | sheets.get("zombie-1", {})
    sheets["zombie-2"] = {"character": other, "pawns": ["0,1"]} | sheets.get("zombie-2", {})
    return humans(**situation)


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_character_plays_by_its_numbers(character: str):
    movement, capture, infect, wounds, _, points = NUMBERS[character]
    sheet = CHARACTERS[character]
    assert (sheet.movement, sheet.capture, sheet.infect, sheet.wounds, sheet.dice, sheet.points) == NUMBERS[character]
    t = play(character)
    assert t.state["movement"]["left"] == movement
    assert t.sheets["zombie-1"]["needed"] == points
    chase = {
        "tiles": [ROAD_EAST],
        "humans": ["2,1"],
        "sheets": {"zombie-1": {"pawns": ["2,1"]}, "zombie-2": {"pawns": ["1,1"]}},
    }
    t = play(character, **chase, dice=[capture], deck={"capture": ["eat"] * 4})
    t.done()
    assert next(e for e in t.events if e["type"] == "capture-cards")["cards"] == ["eat"] * infect
    chase = {
        "tiles": [ROAD_EAST],
        "humans": ["2,1"],
        "sheets": {"zombie-1": {"pawns": ["2,1"]}, "zombie-2": {"pawns": ["1,1"]}},
    }
    t = play(character, **chase, dice=[6, 6, 1], hands={"zombie-2": ["deer-rifle"]}, deck={"wound": ["arm"] * 4})
    t.stop()
    while t.window in ("capture-begins", "zombie-moved", "movement-over") or t.kind == "re-roll":
        t.choose("pass" if t.kind == "window" else "keep")
    t.choose("play-card", card="deer-rifle")
    assert next(e for e in t.events if e["type"] == "wound-cards")["cards"] == ["arm"] * wounds


@pytest.mark.rule("H9.4", "R31")
def test_an_ability_works_once_a_game_and_is_no_card_of_the_round():
    t = play("cheerleader", hands={"zombie-1": ["lucky-break"]})
    t.choose("ability", ability="pep-rally")
    assert t.sheets["zombie-1"]["ability_used"]
    assert not t.sheets["zombie-1"]["played"]
    assert not t.offers("ability")
    assert t.offers("play-card", card="lucky-break")
    t = play("cheerleader", sheets={"zombie-1": {"ability_used": True}})
    assert not t.offers("ability")


def test_nobody_uses_anothers_ability():
    t = play("doctor", sheets={"zombie-2": {"character": "cheerleader"}})
    assert not t.offers("ability")


def test_pep_rally_doubles_the_movement_before_the_first_step_only():
    t = play("cheerleader")
    t.choose("ability", ability="pep-rally")
    assert t.state["movement"]["left"] == 14
    t = play("cheerleader")
    t.choose("step", to="1,0")
    assert not t.offers("ability")


def test_pep_rally_doubles_fresh_legs_too():
    t = play("cheerleader", hands={"zombie-1": ["fresh-legs"]})
    t.choose("play-card", card="fresh-legs")
    t.choose("ability", ability="pep-rally")
    assert t.state["movement"]["left"] == 20


def test_phone_call_brings_a_human_from_anywhere_beside_a_zombie():
    t = play(
        "lawyer",
        tiles=[MUSIC_STORE, tile("road-straight", "0,3")],
        humans=["3,0", "1,5"],
        sheets={"zombie-1": {"pawns": ["3,1"]}},
    )
    t.choose("ability", ability="phone-call")
    assert t.values("choose", "human") == ["1,5", "3,0"]
    t.choose("choose", human="1,5")
    assert t.values("run", "to") == ["2,1", "4,1"], "not through the barricade"
    t.choose("run", to="4,1")
    assert sorted(t.state["humans"]) == ["3,0", "4,1"]
    assert t.offers("step", to="4,1")


def test_phone_call_needs_a_human_and_an_empty_square():
    assert not play("lawyer").offers("ability")
    t = play("lawyer", humans=["1,1"], sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["0,1"]}})
    assert not t.offers("ability"), "the only square beside it is the human's own"


def test_break_through_opens_a_barricade_even_after_a_failed_try():
    t = play("miner", tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, dice=[1])
    t.choose("break-in", to="3,1")
    t.choose("ability", ability="break-through")
    assert t.state["chits"] == ["3,1"]
    assert not play("miner").offers("ability"), "no building is beside it"


def chase(character: str, dice: list[int], **more: Any) -> Town:
    sheets = {"zombie-1": {"pawns": ["2,1"]} | more.pop("sheet", {}), "zombie-2": {"pawns": ["1,1"]}}
    t = play(character, tiles=[ROAD_EAST], humans=["2,1"], sheets=sheets, dice=dice, **more)
    t.stop()
    return t


def test_pin_before_the_roll_catches_without_one_and_nobody_may_arm_the_human():
    t = chase("wrestler", [], hands={"zombie-2": ["pistol"]}, deck={"capture": ["eat"] * 3})
    assert t.window == "capture-begins"
    t.choose("ability", ability="pin")
    assert t.saw("caught")
    assert t.saw("eaten")
    assert not t.rolls("capture")
    assert t.state["hands"]["zombie-2"][0] == "pistol"


def test_pin_after_a_failed_or_a_good_roll():
    for die in (1, 6):
        t = chase("wrestler", [die], hands={"zombie-2": ["pistol"]}, deck={"capture": ["eat"] * 3})
        t.choose("pass")
        assert t.kind == "re-roll"
        t.choose("ability", ability="pin")
        assert t.saw("eaten")
        assert not t.saw("played")


def test_pin_can_be_left_for_later():
    t = chase("wrestler", [1, 1])
    t.choose("pass")
    t.choose("keep")
    assert not t.saw("caught")
    assert not t.sheets["zombie-1"]["ability_used"]


def test_encore_starts_the_attempt_again_after_a_failed_roll():
    t = chase("musician", [1, 3], deck={"capture": ["eat"] * 4})
    assert t.window == "gets-away"
    t.choose("ability", ability="encore")
    assert t.rolls("capture") == [1, 3]
    assert t.saw("eaten")


def test_encore_starts_the_attempt_again_after_an_escape_weapons_included():
    t = chase("musician", [3, 3], deck={"capture": ["escape", *["eat"] * 7]}, hands={"zombie-2": ["pistol"]})
    t.choose("pass")
    assert t.window == "gets-away"
    t.choose("ability", ability="encore")
    assert t.window == "caught", "the human may be armed again"
    t.choose("pass")
    assert t.saw("eaten")


def test_stitch_up_keeps_a_zombie_that_would_be_removed_and_discards_all_wounds():
    t = chase(
        "doctor",
        [4, 6, 1],
        hands={"zombie-2": ["deer-rifle"]},
        sheet={"wounds": ["arm", "leg"]},
        deck={"wound": ["arm", "arm"]},
    )
    t.choose("play-card")
    assert t.window == "removal"
    assert t.seat == "zombie-1"
    t.choose("ability", ability="stitch-up")
    assert t.sheets["zombie-1"]["pawns"] == ["2,1"]
    assert t.sheets["zombie-1"]["wounds"] == []
    assert not t.saw("removed")


def test_stitch_up_is_not_asked_for_a_wound_that_removes_nobody():
    t = chase("doctor", [4, 6, 1], hands={"zombie-2": ["deer-rifle"]}, deck={"wound": ["arm", "arm"]})
    t.choose("play-card")
    assert t.window != "removal"
    assert t.sheets["zombie-1"]["wounds"] == ["arm"]
