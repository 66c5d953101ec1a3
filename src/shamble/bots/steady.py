"""`steady`: fast hand-written play, as the game's own `answer` says."""

from __future__ import annotations

from typing import Any

from shamble.bots.base import Bot, Choice, Reason
from shamble.bots.play import Play


class SteadyBot(Bot):
    """Plays by the table it sees: no search, no memory, no luck of its own."""

    name = "steady"
    at_once = True

    def __init__(self, play: Play, seed: int = 0) -> None:
        super().__init__(seed)
        self.play = play

    def choose(self, game: Any) -> int:
        return self.play.answer(game)

    def suggest(self, game: Any, language: str = "en") -> Choice:
        why: list[Reason] = []
        option = self.play.answer(game, why)
        return Choice(option, self.play.in_words(why, language))
