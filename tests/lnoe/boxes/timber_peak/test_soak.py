"""Random games with Timber Peak over its scenarios, players, profiles and boxes."""

import pytest

from shamble.lnoe.content import KIND, SHEET
from tests.lnoe.boxes.timber_peak.soak import OWN, ROUND, config, game
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily, taught
from tests.seen import NIGHTLY, not_seen

WITHOUT_A_USE = {"pilot", "always-on-the-go", "jack-of-all-trades", "long-term-survivor", "woodinvale-survivor"}
"""Abilities that are always in effect."""


@pytest.mark.parametrize("chunk", range(4))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(ROUND + chunk, 2 * ROUND, 4 if NIGHTLY else 20):
        Soak(number, pick=pick_eagerly if number % 2 else pick).play(game(number))


RARE = (76, 15, 110, 68, 91, 17, 83, 107, 10)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_and_ability_is_used_and_every_scenario_ends() -> None:
    def played(number: int) -> set[str]:
        soak = Soak(number, pick=pick_steadily if number % 7 == 0 else pick_eagerly)
        over = soak.play(taught(game(number)) if number % 3 else game(number))
        assert over.result is not None
        return {*soak.used, over.scenario}

    abilities = {
        name for sheet in SHEET.values() if sheet.box == "timber-peak" and sheet.row.drawn for name in sheet.abilities
    }
    cards = {kind.id for kind in KIND.values() if kind.box == "timber-peak"}
    wanted = (cards | abilities | set(OWN)) - WITHOUT_A_USE
    assert not_seen(wanted, map(played, (*RARE, *range(800 if NIGHTLY else 180)))) == set()


def test_the_tables_cover_every_scenario_with_every_number_of_players() -> None:
    configs = [config(number) for number in range(ROUND)]
    assert {(c["scenario"], c["players"]) for c in configs} == {
        (own, players) for own in OWN for players in range(2, 7)
    }
