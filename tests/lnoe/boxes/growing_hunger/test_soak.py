"""Random games with Growing Hunger over all scenarios of the base game, players and special rules."""

from collections import Counter

import pytest

from shamble.lnoe.content import KIND, SHEET
from tests.lnoe.boxes.growing_hunger.soak import config, game
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily

WITHOUT_A_USE = {"beautiful", "on-duty"}
"""Abilities that are always in effect."""


@pytest.mark.parametrize("chunk", range(4))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(2000 + chunk * 25, 2000 + (chunk + 1) * 25, 3):
        Soak(number, pick=pick_eagerly if number % 2 else pick).play(game(number))


@pytest.mark.slow
def test_every_card_and_ability_is_used() -> None:
    used: Counter[str] = Counter()
    for number in range(200):
        soak = Soak(number, pick=pick_steadily if number % 9 == 0 else pick_eagerly)
        soak.play(game(number))
        used += soak.used
    abilities = {name for sheet in SHEET.values() if sheet.box == "growing-hunger" for name in sheet.abilities}
    cards = {kind.id for kind in KIND.values() if kind.box == "growing-hunger"}
    assert {name for name in cards | abilities if not used[name]} == WITHOUT_A_USE


def test_the_tables_cover_every_scenario_with_every_number_of_players() -> None:
    configs = [config(number) for number in range(100)]
    assert len({(c["scenario"], c["players"], str(c["special"])) for c in configs}) == 100
