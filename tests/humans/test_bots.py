"""Bots: steady beats random by far, gives reasons, sees no more than its seat; search plays all three games."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble import games
from shamble.bots import bot
from shamble.humans.bots.steady import answer
from shamble.humans.bots.value import chance
from shamble.humans.hidden import redeal
from tests.humans.table import ROAD_SOUTH, humans

ALL = ("humans", "zombies", "humans-and-zombies")


def winner(name: str, seed: int, steady: set[int]) -> str:
    """The seat that wins a game of four in which these seats play steadily and the others at random."""
    game = games.kit(name).new({"players": 4}, seed)
    game.events = None
    rest = bot("random", seed=seed, game=name)
    while game.decision is not None:
        game.choose(answer(game) if game.decision.seat in steady else rest.choose(game))
    return str(game.result[0])


@pytest.mark.parametrize("name", ["humans", "zombies"])
def test_steady_wins_most_games_against_three_random_players(name: str):
    seats = games.kit(name).new({"players": 4}, 0).seats
    won = sum(winner(name, seed, {seed % 4}) == seats[seed % 4] for seed in range(8))
    assert won >= 6


@pytest.mark.parametrize("role", [0, 1])
def test_each_role_of_the_crossover_is_far_stronger_with_steady(role: int):
    seats = games.kit("humans-and-zombies").new({"players": 4}, 0).seats
    better = sum(winner("humans-and-zombies", seed, {role}) == seats[role] for seed in range(5))
    worse = sum(winner("humans-and-zombies", seed, set()) == seats[role] for seed in range(5))
    assert better >= 4
    assert better > worse


@pytest.mark.parametrize("name", ALL)
def test_steady_depends_on_nothing_it_cannot_see(name: str):
    game = games.kit(name).new({"players": 4}, 2)
    for number in range(250):
        if game.decision is None:
            break
        seat = game.decision.seat
        assert answer(redeal(game, seat, number)) == answer(game)
        game.choose(answer(game))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["en", "it"])
def test_steady_says_why(name: str, language: str):
    game = games.kit(name).new({"players": 3}, 5)
    steady = bot("steady", game=name)
    for _ in range(120):
        if game.decision is None:
            break
        choice = steady.suggest(game, language)
        assert 1 <= len(choice.reasons) <= 3
        game.choose(choice.option)


def test_steady_says_why_it_draws_from_its_own_deck():
    game = games.kit("humans-and-zombies").new({"players": 2}, 5)
    assert game.decision is not None
    while game.decision.kind != "draw-card":
        game.choose(0)
    choice = bot("steady", game="humans-and-zombies").suggest(game, "en")
    assert choice.reasons == ["The cards of your own game are made for your side."]


@pytest.mark.rule("R22")
@pytest.mark.parametrize("cornered", [True, False])
def test_steady_spends_nothing_on_a_capture_of_a_human_with_nowhere_to_run(cornered: bool):
    around = ["1,1", "1,3"] if cornered else ["1,1"]
    sheets = {"zombie-1": {"character": "musician", "pawns": ["1,2"], "dice": 1}, "zombie-2": {"pawns": around}}
    t = humans([1], step="capture", tiles=[ROAD_SOUTH], humans=["1,2"], sheets=sheets)
    game = t.engine.game
    chosen = []
    while game.decision is not None and game.decision.kind in ("re-roll", "window"):
        number = answer(game)
        chosen.append(game.decision.options[number])
        game.choose(number)
        if chosen[-1] == ("re-roll",):
            break
    assert (("re-roll",) in chosen) is not cornered
    if cornered:
        assert t.state["sheets"]["zombie-1"]["points"] == 2
        assert not t.state["sheets"]["zombie-1"]["ability_used"]


@pytest.mark.parametrize("name", ALL)
def test_search_answers_and_leaves_the_game_alone(name: str):
    game = games.kit(name).new({"players": 2}, 1)
    before = game.hash()
    choice = bot("search", iterations=40, game=name).suggest(game)
    assert 0 <= choice.option < len(game.decision.options)
    assert game.hash() == before


@pytest.mark.parametrize("name", ALL)
def test_chances_add_up_to_one_and_follow_the_points(name: str):
    game = games.kit(name).new({"players": 4}, 1)
    assert sum(chance(game, seat) for seat in game.seats) == pytest.approx(1)
    wins = Counter(winner(name, seed, {0, 1, 2, 3}) for seed in range(2))
    assert sum(wins.values()) == 2
    before = chance(game, game.seats[0])
    game.eaten[0] += 3
    game.kills[0] += 9
    assert chance(game, game.seats[0]) > before
