"""Random games with Blood in the Forest over its scenarios, players, profiles and all other boxes."""

import pytest

from shamble.lnoe.content import KIND, MODEL, SHEET
from shamble.lnoe.rules.champions import is_champion
from tests.lnoe.boxes.blood_in_the_forest.soak import BOX, OWN, PROFILES, ROUND, WITH, config, game
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily, taught
from tests.seen import NIGHTLY, not_seen

WITHOUT_A_USE = {"agent", "dark-past"}
"""Abilities that are always in effect."""
SALVAGED = {"nothing", "supplies", "free-search", "survivor", "zombie-attack", "zombie-champion"}


@pytest.mark.parametrize("chunk", range(2))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(chunk, ROUND if NIGHTLY else len(WITH), 2):
        Soak(number, pick=pick_eagerly if number % 3 else pick).play(game(number))


RARE = (12, 5, 9, 13, 15, 14, 0, 19)
"""Games of the second round in which something came up that hardly ever does: played first, few others have to be."""


@pytest.mark.slow
def test_every_card_ability_champion_and_salvage_token_is_used_and_every_scenario_ends() -> None:
    def played(number: int) -> set[str]:
        begun = taught(game(number))
        # Blind Heroes turn hardly any token.
        soak = Soak(number, pick=pick_steadily if begun.scenario == "salvage-mission" else pick_eagerly)
        over = soak.play(begun)
        assert over.result is not None
        return {*soak.used, *soak.met, over.scenario, over.result[0]}

    abilities = {name for sheet in SHEET.values() if sheet.box == BOX and sheet.row.drawn for name in sheet.abilities}
    cards = {kind.id for kind in KIND.values() if kind.box == BOX}
    champions = {kind.id for kind in MODEL.values() if kind.box == BOX and is_champion(kind.id)}
    wanted = {*cards, *abilities, *champions, *(f"salvaged-{name}" for name in SALVAGED), *OWN, "heroes", "zombies"}
    numbers = range(ROUND, 2 * ROUND if NIGHTLY else ROUND + 4 * len(WITH))
    assert not_seen(wanted - WITHOUT_A_USE, map(played, (*(ROUND + number for number in RARE), *numbers))) == set()


def test_the_tables_cover_every_scenario_with_every_number_of_players_in_all_company() -> None:
    configs = [config(number) for number in range(ROUND)]
    tables = {(c["scenario"], c["players"], c["profile"], tuple(c["boxes"])) for c in configs}
    assert tables == {
        (own, players, profile, tuple(boxes))
        for own in OWN
        for players in range(2, 7)
        for profile in PROFILES
        for boxes in WITH
    }
