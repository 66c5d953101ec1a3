"""Random games on every way to lay the boards, with the whole table looked at on the way."""

from __future__ import annotations

import pytest

from shamble.lnoe.game import new_game
from tests.lnoe.soak import Soak, pick_eagerly, pick_steadily

SCENARIOS = ("die-zombies-die", "burn-em-out", "save-the-townsfolk", "zombie-apocalypse", "plague-carriers")
BOXES = ["base", "growing-hunger", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"]


@pytest.mark.parametrize("option", ["forest-mixed", "forest-ring", "town-ring", "forest-only"])
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_random_games_come_to_an_end_on_boards_laid_in_any_way(option: str, profile: str) -> None:
    for number, scenario in enumerate(SCENARIOS[:3] if profile == "complete" else SCENARIOS[2:]):
        config = {"scenario": scenario, "profile": profile, "boxes": BOXES, "switches": {"board_option": option}}
        game = new_game(config, seed=number)
        Soak(number, pick=pick_steadily if number == 0 else pick_eagerly).play(game)


@pytest.mark.parametrize("scenario", ["lost-in-the-woods", "escape-in-the-plane"])
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_its_scenarios_come_to_an_end_for_any_number_of_players(scenario: str, profile: str) -> None:
    for number, players in enumerate((2, 4, 6)):
        config = {"scenario": scenario, "profile": profile, "boxes": BOXES, "players": players}
        Soak(number, pick=pick_steadily if number == 0 else pick_eagerly).play(new_game(config, seed=number))
