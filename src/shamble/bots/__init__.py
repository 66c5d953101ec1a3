"""Opponents: `bot(name)` for every level of play, the same few functions for all of them.

`bot("steady").choose(game)` is the number of an option; `.suggest(game)` adds the reasons in words.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from shamble.bots.base import Bot, Choice
from shamble.bots.play import Foresight
from shamble.kernel.errors import UnknownId

__all__ = ["LEVELS", "Bot", "Choice", "bot", "names", "usual_bot"]

LEVELS = ("easy", "normal", "hard")
"""The same for people, in every game: steady that errs, steady, search; the next weaker one where a game lacks it."""


def names(game: str | None = None) -> tuple[str, ...]:
    """The bots of a game by name, the weakest first."""
    from shamble import games

    play = games.kit(game or games.usual()).play
    if play is None:
        return ("random",)
    return ("random", "steady", *play.others(), *(("search",) if isinstance(play, Foresight) else ()))


def usual_bot(game: str | None = None) -> str:
    """The bot that plays and advises where nobody names one."""
    return "steady" if "steady" in names(game) else "random"


def bot(
    name: str,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    *,
    game: str | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Bot:
    """The bot of this name, for the game of that name. The budget, by the clock, is for bots that search."""
    from shamble import games

    kit = games.kit(game or games.usual())
    play = kit.play
    if name == "random" or (play is None and name in LEVELS):
        from shamble.bots.random_bot import RandomBot

        return RandomBot(seed)
    if play is not None:
        if name in ("search", "hard") and isinstance(play, Foresight):
            from shamble.bots.search import SearchBot

            return SearchBot(kit, play, seed, seconds=seconds, iterations=iterations, clock=clock)
        if name in ("steady", "normal", "hard"):
            from shamble.bots.steady import SteadyBot

            return SteadyBot(play, seed)
        if name == "easy":
            from shamble.bots.easy import EasyBot

            return EasyBot(play, seed)
        if name in play.others():
            return play.others()[name](seed)
    raise UnknownId(f"There is no bot {name!r}; there are {', '.join(names(kit.NAME) + LEVELS)}.")
