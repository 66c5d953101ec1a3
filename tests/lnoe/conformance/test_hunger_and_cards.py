"""Hunger binds cards that move Zombies too."""

import pytest

from tests.table import table


@pytest.mark.rule("8.1.1.1")
def test_shamble_waits_until_the_hungry_have_moved() -> None:
    t = table(
        heroes={"becky": "3,3", "sally": "3,3"},
        zombies={"z1": "2,3", "z2": "7,5"},
        hands={"zombies-1": ["shamble"]},
        turn="zombies",
        step="move",
    )
    assert t.values("play-card", "zombie", card="shamble") == ["z1"]
    t.choose("move", zombie="z1", to="3,3")
    assert t.values("play-card", "zombie", card="shamble") == ["z2"]
