"""Random full games over all scenarios, numbers of players, board draws and both profiles.

`SHAMBLE_NIGHTLY=1` plays thousands in place of hundreds.
"""

import pytest

from shamble.lnoe.content import KIND
from tests.lnoe.soak import SCENARIOS, Soak, config_of, pick_eagerly, pick_steadily, thick_of_it
from tests.seen import NIGHTLY, not_seen

GAMES = 500 if NIGHTLY else 20
"""Games of one chunk; chunks run beside each other where there are cores."""
DECK_GAMES = 150


@pytest.mark.parametrize("chunk", range(8))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(1000 + chunk * GAMES, 1000 + (chunk + 1) * GAMES):
        Soak(number).play()


@pytest.mark.parametrize("chunk", range(4))
def test_the_table_is_sound_where_everybody_holds_cards_and_nobody_has_health_left(chunk: int) -> None:
    for number in range(chunk * 2 * GAMES, (chunk + 1) * 2 * GAMES):
        Soak(number, pick=pick_eagerly).play(thick_of_it(number))


RARE = (18, 7, 17, 12, 8, 4, 13, 2, 23)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_is_played_or_used_and_every_kind_of_decision_is_asked() -> None:
    kinds = {
        "place-hero", "place-zombie", "discard-and-draw", "move-zombies", "choose-fight", "activate-hero",
        "move-action", "move-hero", "exchange", "ranged-attack", "discard-down", "window", "choose",
    }  # fmt: skip

    def played(number: int) -> set[str]:
        soak = Soak(number)
        soak.play()
        assert set(soak.kinds) <= kinds
        return {*soak.used, *(f"asked {kind}" for kind in soak.kinds)}

    cards = {kind.id for kind in KIND.values() if kind.box == "base"}
    assert not_seen(cards | {f"asked {kind}" for kind in kinds}, map(played, (*RARE, *range(DECK_GAMES)))) == set()


@pytest.mark.slow
@pytest.mark.rule("2.2", "2.2.1")
def test_games_between_players_who_try_come_to_every_ending() -> None:
    endings = {
        "heroes zombies-killed", "heroes truck-escaped", "heroes townsfolk-saved", "heroes pits-destroyed",
        "heroes manor-held", "zombies heroes-killed", "zombies sundown",
    }  # fmt: skip

    def played(number: int) -> set[str]:
        result = Soak(number, pick=pick_steadily).play().result
        assert result is not None
        return {f"{result[0]} {result[1]}"}

    assert not_seen(endings, map(played, range(5000, 5040))) == set()


def test_the_tables_of_the_soak_cover_every_scenario_with_every_number_of_players_and_both_profiles() -> None:
    configs = [config_of(number) for number in range(50)]
    assert {(c["scenario"], c["players"]) for c in configs} == {(s, p) for s in SCENARIOS for p in range(2, 7)}
    assert {c["profile"] for c in configs if c["scenario"] == "die-zombies-die"} == {
        "original-basic",
        "original-advanced",
    }
