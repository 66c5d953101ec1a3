"""Opponents: `bot(name)` for every level of play, the same few functions for all of them.

`bot("steady").choose(game)` is the number of an option; `.suggest(game)` adds the reasons in words.
"""

from __future__ import annotations

from shamble.bots.base import Bot, Choice
from shamble.kernel.errors import UnknownId

__all__ = ["LEVELS", "NAMES", "Bot", "Choice", "bot"]

NAMES = ("random", "steady", "solo", "search")
"""The bots there are."""
LEVELS = ("easy", "normal", "hard")
"""The same for people: steady that errs, steady, search."""


def bot(name: str, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """The bot of this name. The budget, in seconds or iterations for a decision, is for bots that search."""
    if name == "random":
        from shamble.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name in ("steady", "normal"):
        from shamble.lnoe.bots.steady import SteadyBot

        return SteadyBot(seed)
    if name == "easy":
        from shamble.bots.easy import EasyBot

        return EasyBot(seed)
    if name == "solo":
        from shamble.lnoe.bots.solo import SoloBot

        return SoloBot(seed)
    if name in ("search", "hard"):
        from shamble.bots.search import SearchBot

        return SearchBot(seed, seconds=seconds, iterations=iterations)
    raise UnknownId(f"There is no bot {name!r}; there are {', '.join(NAMES + LEVELS)}.")
