"""Steady play: fast and hand-written for both sides, to the objective of the scenario."""

from __future__ import annotations

from typing import Any

from shamble.bots.base import Reason, asked
from shamble.lnoe.bots import heroes, zombies
from shamble.texts import has, say


def answer(game: Any, why: list[Reason] | None = None) -> int:
    """The option steady takes; its reasons are added to `why` if it is given."""
    decision = asked(game)
    if game.side[decision.seat] == "heroes":
        return heroes.answer(game, decision, why)
    return zombies.answer(game, decision, why)


def _named(language: str, message: Any) -> str:
    """A Hero or a card by name; one that its box has no words for goes by its id."""
    return say(language, message) if has(language, message) else str(message).partition("-")[2]


def in_words(why: list[Reason], language: str) -> list[str]:
    """At most three reasons as sentences."""
    found = []
    for message, facts in why[:3]:
        words = {key: _named(language, value) if key in ("hero", "card") else value for key, value in facts.items()}
        found.append(say(language, message, **words))
    return found or [say(language, "why-nothing-better")]
