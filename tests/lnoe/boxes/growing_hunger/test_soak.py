"""Random games with Growing Hunger over all scenarios, players, profiles and special rules."""

import pytest

from shamble.lnoe.content import KIND, SHEET
from tests.lnoe.boxes.growing_hunger.soak import OWN, PROFILES, ROUND, SCENARIOS, config, game
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily
from tests.seen import NIGHTLY, not_seen

WITHOUT_A_USE = {"beautiful", "on-duty"}
"""Abilities that are always in effect."""


@pytest.mark.parametrize("chunk", range(4))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(2 * ROUND + chunk, 6 * ROUND if NIGHTLY else 3 * ROUND, 4 if NIGHTLY else 10):
        Soak(number, pick=pick_eagerly if number % 2 else pick).play(game(number))


RARE = (27, 23, 37, 51, 26, 11, 39, 6, 43, 22, 50, 56)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_and_ability_is_used_and_every_end_comes_about() -> None:
    ends: set[tuple[str, str]] = set()

    def played(number: int) -> set[str]:
        soak = Soak(number, pick=pick_steadily if number % 7 == 0 else pick_eagerly)
        over = soak.play(game(number))
        assert over.result is not None
        ends.add((over.scenario, over.result[0]))
        return {*soak.used, over.scenario}

    abilities = {
        name
        for sheet in SHEET.values()
        if sheet.box == "growing-hunger" and sheet.row.drawn
        for name in sheet.abilities
    }
    cards = {kind.id for kind in KIND.values() if kind.box == "growing-hunger"}
    wanted = (cards | abilities | set(SCENARIOS)) - WITHOUT_A_USE
    assert not_seen(wanted, map(played, (*RARE, *range(800 if NIGHTLY else 200)))) == set()
    if NIGHTLY:
        assert {(scenario, side) for scenario in OWN for side in ("heroes", "zombies")} <= ends


def test_the_tables_cover_every_scenario_with_every_number_of_players() -> None:
    configs = [config(number) for number in range(ROUND)]
    played = {(c["scenario"], c["players"], c["profile"]) for c in configs}
    alone = len(PROFILES) * 4
    assert len(played) == ROUND - alone
