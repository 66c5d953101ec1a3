"""Random full games over all games, players and switches. `SHAMBLE_NIGHTLY=1` plays thousands in place of dozens."""

from __future__ import annotations

import random

import pytest

from shamble.humans.bots.steady import answer
from shamble.humans.content import CARDS, CHARACTERS
from shamble.humans.describe import KIND_RULES
from shamble.humans.state import Town
from tests.humans.soak import NAMES, SWITCHES, Soak, config_of, pick
from tests.seen import NIGHTLY, not_seen

GAMES = 750 if NIGHTLY else 3
"""Games of one chunk; chunks run beside each other where there are cores."""


def pick_steadily(game: Town, rng: random.Random) -> int:
    """Players who know what they want, most of the time."""
    return answer(game) if rng.random() < 0.9 else pick(game, rng)


@pytest.mark.parametrize("chunk", range(4))
def test_random_games_end_and_everything_adds_up_at_each_decision(chunk: int):
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        Soak(number).play()


@pytest.mark.parametrize("chunk", range(4))
def test_steady_games_end_and_everything_adds_up_at_each_decision(chunk: int):
    for number in range(10_000 + chunk * GAMES, 10_000 + (chunk + 1) * GAMES):
        Soak(number, pick=pick_steadily).play()


RARE = (12, 20_011, 20_024, 64, 17)
"""Games in which things happened that hardly ever do; played first, so that few others have to be."""


@pytest.mark.slow
def test_over_many_games_every_card_ability_and_question_comes_up():
    cards = {slug for slug, card in CARDS.items() if card.deck in ("humans", "zombies")}
    abilities = {sheet.ability for sheet in CHARACTERS.values()}
    wanted = {*cards, *abilities, *(f"asked {kind}" for kind in KIND_RULES)}

    def played(number: int) -> set[str]:
        soak = Soak(number, every=400, pick=pick_steadily if number >= 20_000 else pick)
        soak.play()
        return {*soak.used, *(f"asked {kind}" for kind in soak.kinds)}

    others = (number + most for number in range(60) for most in (0, 20_000))
    assert not_seen(wanted, map(played, (*RARE, *others))) == set()


def test_the_tables_of_the_soak_cover_every_game_with_every_number_of_players_and_switch():
    tables = [(NAMES[number % 3], config_of(number)) for number in range(200)]
    assert {(name, config["players"]) for name, config in tables} == {(n, p) for n in NAMES for p in range(2, 7)}
    switched = {switch for _, config in tables for switch in config.get("switches", {})}
    assert switched == {switch for switches in SWITCHES for switch in switches}
