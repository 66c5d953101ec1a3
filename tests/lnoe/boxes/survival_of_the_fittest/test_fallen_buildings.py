"""What a scenario is about is not lost with the building in which it lies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, table

BOXES = ["base", "survival-of-the-fittest", "airstrike"]


def struck(scenario: str, dice: list[int], **situation: Any) -> Table:
    """Bombs fall on the church as the Zombie turn begins, and then a building is rolled for: the gym."""
    facts = {"heroes": {"billy": "4,4", "sally": "4,5"}, "special_rules": [{"rule": "airstrike", "x": 1}], **situation}
    facts["notes"] = {"airstrikes-begun": 1, **facts.get("notes", {})}
    return table(dice=dice, boxes=BOXES, scenario=scenario, turn="zombies", step="sun", **facts)


def lying(t: Table, kind: str) -> list[str]:
    return [marker["building"] for marker in t.state["markers"] if marker["kind"] == kind]


@pytest.mark.rule("12.4.5")
@pytest.mark.parametrize(
    ("scenario", "kind"), [("rescue-mission", "safehouse"), ("search-for-the-truth", "final-location")]
)
def test_a_place_that_the_scenario_is_about_is_rolled_anew_when_its_building_is_destroyed(
    scenario: str, kind: str
) -> None:
    t = struck(scenario, [2, 3, 2, 5], markers=[{"kind": kind, "building": "church"}])
    assert lying(t, "destroyed") == ["church"]
    assert lying(t, kind) == ["gym"]


@pytest.mark.rule("12.4.5")
def test_all_supplies_of_a_building_that_is_destroyed_go_to_the_same_one() -> None:
    t = struck("supply-run", [2, 3, 2, 5], markers=[{"kind": "supply", "building": "church"}] * 3)
    assert lying(t, "supply") == ["gym"] * 3
