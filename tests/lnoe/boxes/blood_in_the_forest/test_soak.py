"""Random games with Blood in the Forest over its scenarios, players, profiles and boxes."""

import os

import pytest

from tests.lnoe.boxes.blood_in_the_forest.soak import game
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily

NIGHTLY = os.environ.get("SHAMBLE_NIGHTLY") == "1"


@pytest.mark.parametrize("chunk", range(3))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(chunk, 60 if NIGHTLY else 6, 3):
        Soak(number, pick=pick_eagerly if number % 2 else pick).play(game(number))


@pytest.mark.slow
def test_steady_games_come_to_an_end_too() -> None:
    for number in range(24 if NIGHTLY else 4):
        assert Soak(number, pick=pick_steadily).play(game(number)).result is not None
