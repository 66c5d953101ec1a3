"""`random`: every legal option is as likely as any other. The baseline."""

from __future__ import annotations

from typing import Any

from shamble.bots.base import Bot, Choice, asked
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
