"""What every bot is: it answers the decision of a game, and can say why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shamble.kernel import chance
from shamble.kernel.errors import GameIsOver
from shamble.kernel.game import Decision

Reason = tuple[str, dict[str, Any]]
"""A Fluent message and its arguments: why an option is good."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option by its number, and two or three reasons in words."""

    option: int
    reasons: list[str] = field(default_factory=list)


class Bot:
    """A player. It never changes the game it is asked about, and sees no more of it than its seat does."""

    name = ""
    at_once = False
    """Whether it answers within a moment, so that asking it in a process of its own takes longer than its answer."""

    def __init__(self, seed: int = 0) -> None:
        self.stream = chance.stream(seed, "bot")

    def choose(self, game: Any) -> int:
        """The number of the option to take."""
        raise NotImplementedError

    def suggest(self, game: Any, language: str = "en") -> Choice:
        """The option to take, with reasons for a person."""
        raise NotImplementedError

    def pick(self, count: int) -> int:
        """A number below `count` from the bot's own stream of chance."""
        number, self.stream = chance.pick(self.stream, count)
        return number


def asked(game: Any) -> Decision:
    """The decision to answer."""
    decision: Decision | None = game.decision
    if decision is None:
        raise GameIsOver("The game is over; there is nothing to choose.")
    return decision
