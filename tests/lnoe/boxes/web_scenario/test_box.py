"""The web scenarios as a box."""

from __future__ import annotations

import pytest

from shamble.lnoe.content import BOXES
from tests.lnoe.boxes import small_box


def test_the_box_holds_scenarios_alone() -> None:
    assert small_box.contents("web-scenario") == {"scenarios": len(BOXES["web-scenario"].scenarios)}


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("web-scenario", range(1, 60, 6))


@pytest.mark.slow
def test_so_do_many_more() -> None:
    small_box.play("web-scenario", range(100, 160))
