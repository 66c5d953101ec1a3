"""Cards and markers in a described position."""

from typing import Any

import pytest

from tests.table import Table, table

FOUR = ["farmer-sty", "principal-gomez", "deputy-taylor", "jeb-the-grease-monkey"]
HERE = {"becky": "3,3"}


def refusal(**situation: Any) -> dict[str, Any]:
    answer = Table().ask(cmd="situation", game="last-night-on-earth", seed=1, situation=situation)
    assert answer["ok"] is False
    error: dict[str, Any] = answer["error"]
    assert error["code"] == "bad-situation"
    return error


@pytest.mark.parametrize("place", [{"in_play": FOUR}, {"townsfolk": FOUR}, {"hands": {"heroes-1": FOUR}}])
def test_townsfolk_to_be_saved_lie_on_the_table_wherever_they_are_named(place: dict[str, Any]) -> None:
    t = table(scenario="save-the-townsfolk", heroes=HERE, sun=1, turn="zombies", step="sun", **place)
    assert t.result is not None
    assert t.result["winner"] == "heroes"


def test_a_marker_that_the_game_does_not_have_is_refused() -> None:
    assert "fog" in refusal(markers=[{"kind": "fog", "space": "3,3"}])["message"]


def test_a_marker_of_buildings_needs_a_building() -> None:
    assert "building" in refusal(markers=[{"kind": "taken-over", "space": "3,3"}])["message"]


def test_an_item_in_a_hand_is_refused() -> None:
    assert "keys" in refusal(hands={"heroes-1": ["keys"]})["message"]


def test_two_copies_that_lie_in_the_same_place_are_one_choice() -> None:
    twice = {"building": "church", "kind": "lights-out"}
    t = table(
        heroes={"becky": "3,3", "sally": "0,5"},
        hands={"heroes-1": ["at-last"]},
        in_play=["lights-out", "lights-out"],
        markers=[twice, twice],
    )
    assert [option["building"] for option in t.find("play-card", card="at-last")] == ["church"]
    t.choose("play-card", card="at-last")
    assert t.state["markers"] == [twice]


@pytest.mark.parametrize("kind", ["spawning-pit", "new-spawning-pit", "pit"])
def test_a_new_pit_may_be_named_after_its_card(kind: str) -> None:
    t = table(heroes=HERE, markers=[{"kind": kind, "space": "6,0"}])
    assert t.state["markers"] == [{"kind": "spawning-pit", "space": "6,0"}]
    assert "6,0" in t.state["pits"]


def test_two_gas_markers_in_range_have_different_labels() -> None:
    gas = [{"kind": "gas", "space": "3,4"}, {"kind": "gas", "space": "4,4"}]
    t = table(heroes={"becky": {"space": "3,3", "items": ["lighter"]}}, markers=gas)
    t.choose("skip")
    assert len({option["label"] for option in t.find("attack")}) == 2
