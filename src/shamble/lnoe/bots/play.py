"""Last Night on Earth as the bots ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from shamble.bots.base import Bot, Reason
from shamble.bots.play import Foresight
from shamble.bots.play import Plan as AnyPlan
from shamble.kernel.game import Decision
from shamble.lnoe.bots import plans, steady, value
from shamble.lnoe.bots.solo import SoloBot
from shamble.lnoe.state import Lnoe


class LnoePlay(Foresight):
    """Steady play for both sides, the solo rules, and what search looks ahead with."""

    no_plan = plans.NO_PLAN

    def answer(self, game: Lnoe, why: list[Reason] | None = None) -> int:
        return steady.answer(game, why)

    def in_words(self, why: list[Reason], language: str) -> list[str]:
        return steady.in_words(why, language)

    def others(self) -> dict[str, Callable[[int], Bot]]:
        return {"solo": SoloBot}

    def plans(self, game: Lnoe, decision: Decision, most: int) -> list[AnyPlan]:
        return [*plans.candidates(game, decision, most)]

    def follow(self, game: Lnoe, plan: AnyPlan) -> int:
        return plans.follow(game, cast(plans.Plan, plan))

    def turn(self, game: Lnoe) -> str:
        return game.turn

    def chance(self, game: Lnoe, side: str) -> float:
        heroes = value.chance(game)
        return heroes if side == "heroes" else 1 - heroes
