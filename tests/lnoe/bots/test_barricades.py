"""Steady barricades what the objective asks for, even at the price of a wound, and hardly ever anything else."""

from __future__ import annotations

import pytest

from tests.bots.test_steady import advice
from tests.lnoe.boxes.survival_of_the_fittest.scenes import hero_turn
from tests.table import Table

FAR = {"z1": "7,5"}
NEAR = {"z1": "4,0", "z2": "4,1", "z3": "4,2"}


def has_stopped(scenario: str, zombies: dict[str, str]) -> Table:
    """A Hero in the church has ended the move there and may still exert."""
    t = hero_turn("sally", space="1,1", scenario=scenario, zombies=zombies, special=["barricades"])
    t.dice(2)
    t.choose("roll-movement")
    t.choose("stop")
    t.passes()
    assert t.offers("build")
    return t


@pytest.mark.parametrize(("scenario", "does"), [("hunker-down", "build"), ("save-the-townsfolk", "done")])
@pytest.mark.parametrize("zombies", [FAR, NEAR])
def test_only_walls_that_the_objective_asks_for_are_worth_a_wound(
    scenario: str, does: str, zombies: dict[str, str]
) -> None:
    assert advice(has_stopped(scenario, zombies))["type"] == does
