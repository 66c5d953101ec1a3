"""`easy`: steady play that slips, for people who are learning."""

from __future__ import annotations

from typing import Any

from shamble.bots.base import asked
from shamble.bots.steady import SteadyBot

SLIPS = 3
"""One choice in so many is made blindly."""


class EasyBot(SteadyBot):
    """Steady with mistakes; what it suggests is still its honest best."""

    name = "easy"

    def choose(self, game: Any) -> int:
        if not self.pick(SLIPS):
            return self.pick(len(asked(game).options))
        return super().choose(game)
