"""Bots answer every decision, change nothing, and see no more than their seat."""

from __future__ import annotations

import pytest

from shamble import games
from shamble.bots import LEVELS, bot, names
from shamble.kernel.errors import GameIsOver, UnknownId
from shamble.lnoe.hidden import redeal
from shamble.lnoe.view import view

BOOK = games.kit("last-night-on-earth")
SCENARIOS = [
    "die-zombies-die",
    "escape-in-the-truck",
    "save-the-townsfolk",
    "burn-em-out",
    "defend-the-manor-house",
]


def played(scenario: str, seed: int, name: str = "steady", players: int = 2, most: int = 4000):
    """A game played out by one bot in every seat, yielding before each decision."""
    game = BOOK.new({"scenario": scenario, "players": players}, seed)
    game.events = None
    player = bot(name, seed=seed)
    for _ in range(most):
        if game.decision is None:
            return
        yield game, player
        game.choose(player.choose(game))
    raise AssertionError(f"{scenario} with seed {seed} does not end")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", ["random", "steady", "easy", "solo"])
def test_a_bot_plays_every_scenario_to_its_end(scenario, name):
    for seed in range(3):
        *_, (game, _) = played(scenario, seed, name, players=2 + seed)
        assert game.result is not None


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownId, match="steady"):
        bot("grandmaster")


def test_nothing_is_chosen_in_a_game_that_is_over():
    *_, (game, player) = played("die-zombies-die", 1)
    with pytest.raises(GameIsOver):
        player.choose(game)


@pytest.mark.parametrize("name", ["random", "steady", "easy", "solo"])
def test_a_bot_never_changes_the_game_it_is_given(name):
    for game, _ in played("burn-em-out", 3):
        before = game.save()
        bot(name).choose(game)
        bot(name).suggest(game)
        assert game.save() == before


def test_steady_says_why_in_both_languages(monkeypatch):
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")
    for scenario in SCENARIOS:
        for game, player in played(scenario, 5):
            for language in ("en", "it"):
                choice = player.suggest(game, language)
                assert choice.option == player.choose(game)
                assert 1 <= len(choice.reasons) <= 3


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_dealt_anew_looks_the_same_from_the_seat(scenario):
    for game, _ in played(scenario, 7, players=3):
        seat = game.decision.seat
        again = redeal(game, seat, 99)
        assert view(again, seat) == view(game, seat)
        assert loose_cards(again) == loose_cards(game)


def loose_cards(game):
    """The cards that lie in decks and hands, or are drawn and wait."""
    waiting = [copy for frame in game.stack for copy in frame.__dict__.get("cards", ())]
    return sorted([*game.deck["hero"], *game.deck["zombie"], *waiting, *(copy for hand in game.hands for copy in hand)])


def test_what_is_dealt_anew_does_not_depend_on_what_was_hidden():
    for game, _ in played("die-zombies-die", 8):
        seat = game.decision.seat
        once, twice = redeal(game, seat, 5), redeal(redeal(game, seat, 1234), seat, 5)
        assert once.save() == twice.save()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_steady_chooses_the_same_whatever_is_hidden(scenario):
    for number, (game, player) in enumerate(played(scenario, 11)):
        if number % 5 == 0:
            assert player.choose(redeal(game, game.decision.seat, number)) == player.choose(game)


def test_levels_are_bots_too():
    for name in (*names(), *LEVELS):
        assert bot(name).choose(BOOK.new({}, 1)) >= 0
