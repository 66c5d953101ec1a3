"""What the bots ask a game for: a steady way to play it, and what looking ahead needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from shamble.bots.base import Bot, Reason
from shamble.kernel.game import Decision


class Plan(Protocol):
    """An option to take, and what is meant to come of it: two plans with the same option may have other goals."""

    @property
    def option(self) -> int: ...
    @property
    def goal(self) -> int: ...


class Play:
    """A game as bots play it. Nothing here changes the game that it is given."""

    def answer(self, game: Any, why: list[Reason] | None = None) -> int:
        """The option of steady play, fast and from what the seat sees; its reasons are added to `why` if given."""
        raise NotImplementedError

    def in_words(self, why: list[Reason], language: str) -> list[str]:
        """At most three reasons as sentences."""
        raise NotImplementedError

    def others(self) -> dict[str, Callable[[int], Bot]]:
        """Bots that only this game has: name -> what makes one from a seed."""
        return {}


class Foresight(Play):
    """What a bot that searches needs besides."""

    no_plan: Plan
    """A plan that has nothing to say."""

    def plans(self, game: Any, decision: Decision, most: int) -> list[Plan]:
        """What is worth thinking about, steady's own choice first, at most so many."""
        raise NotImplementedError

    def follow(self, game: Any, plan: Plan) -> int:
        """The next option of a plan, -1 if it has nothing to say here."""
        raise NotImplementedError

    def turn(self, game: Any) -> str:
        """The side whose turn it is."""
        raise NotImplementedError

    def chance(self, game: Any, side: str) -> float:
        """How likely a side is to win, 0 to 1. It may look into hands: only tables dealt anew are shown to it."""
        raise NotImplementedError
