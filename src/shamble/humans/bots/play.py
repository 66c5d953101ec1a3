"""The three games as the bots ask for them."""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots.base import Reason
from shamble.bots.play import Foresight
from shamble.bots.play import Plan as AnyPlan
from shamble.humans.bots import steady, value
from shamble.humans.state import Town
from shamble.kernel.game import Decision


class Plan(NamedTuple):
    """An option to take; what comes after it is left to steady."""

    option: int
    goal: int = -1


class TownPlay(Foresight):
    """Steady play for both roles, and what search looks ahead with."""

    no_plan = Plan(-1)

    def answer(self, game: Town, why: list[Reason] | None = None) -> int:
        return steady.answer(game, why)

    def in_words(self, why: list[Reason], language: str) -> list[str]:
        return steady.in_words(why, language)

    def plans(self, game: Town, decision: Decision, most: int) -> list[AnyPlan]:
        """Steady's own choice, doing nothing, then others spread over the list: neighbours in it are alike."""
        own = steady.answer(game)
        others = [number for number in range(len(decision.options)) if number != own]
        step = max(1, len(others) // max(1, most - 1))
        found: list[AnyPlan] = [Plan(own), *(Plan(number) for number in others[::step])]
        return found[:most]

    def follow(self, game: Town, plan: AnyPlan) -> int:
        return -1

    def turn(self, game: Town) -> str:
        return game.seats[game.active]

    def chance(self, game: Town, side: str) -> float:
        return value.chance(game, side)
