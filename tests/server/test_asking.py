"""How often a player is asked in the turn of the others: games are played without a server, the questions counted."""

from __future__ import annotations

import statistics

import pytest

from shamble import bots, games
from shamble.server.asking import Asking

GAME = "last-night-on-earth"
SCENARIOS = ("die-zombies-die", "escape-in-the-truck")
MOST = 4
"""Questions in the turn of the others, in the median."""


def questions(mode: str, seeds: range) -> list[int]:
    """Questions to the Hero player in each Zombie turn; the player passes whatever can be passed."""
    kit = games.kit(GAME)
    counts: list[int] = []
    for seed in seeds:
        game = kit.new({"scenario": SCENARIOS[seed % 2], "players": 2}, seed)
        players = [bots.bot("steady", seed=seed), bots.bot("steady", seed=seed + 100)]
        asking = Asking()
        turn = None
        while game.decision is not None and game.result is None:
            if (game.round, game.turn) != turn:
                turn = (game.round, game.turn)
                counts += [0] if game.turn == "zombies" and game.round else []
            seat = game.decision.seat
            mine = game.seats[seat].startswith("heroes") and game.turn == "zombies" and game.round > 0
            window = kit.window(game.decision)
            if mine and not (window and asking.is_quiet(window, mode, game, kit.talk)):
                counts[-1] += 1
            if mine and window:
                asking.note_pass(window, game, kit.talk)
                game.choose(0)
            else:
                game.choose(players[seat % 2].choose(game))
    return counts


@pytest.mark.slow
def test_the_turn_of_the_others_asks_at_most_four_questions_in_the_median() -> None:
    always, new, pressing = (questions(mode, range(12)) for mode in ("all", "new", "pressing"))
    assert statistics.median(new) <= MOST
    assert statistics.mean(new) < 0.8 * statistics.mean(always)
    assert statistics.mean(pressing) < statistics.mean(new)
