"""Random full games over all games, players and switches; thousands of them at night."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.humans.bots.steady import answer
from shamble.humans.content import CARDS, CHARACTERS
from shamble.humans.describe import KIND_RULES
from tests.humans.soak import Soak, pick

FEW, MANY = range(12), range(12, 600)


@pytest.mark.parametrize("number", FEW)
def test_a_random_game_ends_and_everything_adds_up(number: int):
    Soak(number).play()


@pytest.mark.parametrize("number", range(3, 9))
def test_a_steady_game_ends_and_everything_adds_up(number: int):
    Soak(number, pick=lambda game, rng: answer(game) if rng.random() < 0.9 else pick(game, rng)).play()


@pytest.mark.slow
def test_over_many_games_every_card_ability_and_question_comes_up():
    used: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number in MANY:
        soak = Soak(number, every=400)
        soak.play()
        used += soak.used
        kinds += soak.kinds
    cards = [slug for slug, card in CARDS.items() if card.deck in ("humans", "zombies")]
    assert [slug for slug in cards if not used[slug]] == []
    assert [sheet.ability for sheet in CHARACTERS.values() if not used[sheet.ability]] == []
    assert [kind for kind in KIND_RULES if not kinds[kind]] == []
