"""Search looks ahead over re-dealt tables and sees no more than its seat."""

from __future__ import annotations

import time
from functools import partial
from itertools import count

import pytest

from shamble.bots import bot
from shamble.bots.search import AT_ROOT
from shamble.lnoe.bots.plans import NO_PLAN, candidates, follow
from shamble.lnoe.hidden import redeal
from tests.bots.test_bots import SCENARIOS, played


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_search_chooses_the_same_whatever_is_hidden(scenario: str) -> None:
    """With its seed and a number of iterations kept, only what the seat sees decides."""
    for number, (game, _) in enumerate(played(scenario, 21)):
        if number % 60 == 30:
            searching = bot("search", seed=3, iterations=24)
            assert searching.choose(redeal(game, game.decision.seat, number)) == searching.choose(game)


def test_search_keeps_to_its_time() -> None:
    game = next(game for number, (game, _) in enumerate(played("burn-em-out", 5)) if number == 40)
    started = time.thread_time()
    bot("search", seed=1, seconds=0.2).choose(game)
    assert time.thread_time() - started < 0.6


def test_search_keeps_to_the_clock_it_is_given() -> None:
    """In the laboratory that is processor time: other work on the machine does not weaken it."""
    game = next(game for number, (game, _) in enumerate(played("burn-em-out", 5)) if number == 40)
    looks: dict[float, int] = {}
    for seconds in (5.0, 15.0):
        ticks = count()
        bot("search", seed=1, seconds=seconds, clock=partial(next, ticks)).choose(game)
        looks[seconds] = next(ticks)
    assert looks[15.0] - looks[5.0] == 10, "a clock that goes on by a second at each look"


def test_search_says_how_many_futures_it_tried() -> None:
    tried = [
        bot("search", seed=1, iterations=30).suggest(game)
        for number, (game, _) in enumerate(played("burn-em-out", 5))
        if number in (20, 40, 60)
    ]
    assert any("30" in reason for choice in tried for reason in choice.reasons)


def test_search_considers_where_the_zombies_gather_as_a_whole() -> None:
    """A single step hardly changes a game; a turn in which all Zombies go for one Hero does."""
    game = next(game for game, _ in played("die-zombies-die", 4) if game.decision.kind == "move-zombies")
    plans = candidates(game, game.decision, AT_ROOT)
    assert {game.space_of[hero] for hero in game.living_heroes()} <= {plan.goal for plan in plans}
    rally = next(plan for plan in plans if plan.goal >= 0)
    after = game.clone()
    after.choose(rally.option)
    assert follow(after, rally) >= 0
    assert follow(after, NO_PLAN) == -1
