"""`random`: every legal option is as likely as any other. The baseline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.bots.base import Bot, Choice, asked
from shamble.kernel.game import Game
from shamble.texts import say


class RandomBot(Bot):
    """Uniform over the options."""

    name = "random"
    at_once = True

    def choose(self, game: Any) -> int:
        return self.pick(len(asked(game).options))

    def suggest(self, game: Any, language: str = "en") -> Choice:
        count = len(asked(game).options)
        return Choice(self.pick(count), [say(language, "why-random", count=count)])


def play_at_random(game: Game, roll: Callable[[], float]) -> int:
    """Play a game to its end, every choice by a roll from 0 up to 1; returns its decisions, none of them forced."""
    decisions = 0
    decision = game.decision
    while decision is not None:
        game.choose(int(roll() * len(decision.options)))
        decisions += 1
        decision = game.decision
    return decisions
