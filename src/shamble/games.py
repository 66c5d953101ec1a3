"""The games there are, each with the same few functions, so that every way in serves all of them."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from shamble.kernel.errors import BadSave, UnknownId
from shamble.kernel.game import Game


class Rulebook(Protocol):
    """What a game offers to the engine, the table, the laboratory and the bots."""

    @property
    def NAME(self) -> str: ...  # noqa: N802 - a constant of each game
    @property
    def GAME(self) -> type[Game]: ...  # noqa: N802

    def new(self, config: dict[str, Any], seed: int, dice: Any = ()) -> Any: ...
    def situation(self, situation: dict[str, Any], seed: int, dice: Any = ()) -> Any: ...
    def decision(self, game: Any, language: str = "en") -> dict[str, Any] | None: ...
    def option(self, game: Any, option: tuple[Any, ...]) -> dict[str, Any]: ...
    def event(self, game: Any, event: dict[str, Any]) -> dict[str, Any]: ...
    def state(self, game: Any) -> dict[str, Any]: ...
    def view(self, game: Any, seat: int) -> dict[str, Any]: ...
    def layout(self, game: Any) -> dict[str, Any]: ...
    def catalog(self, language: str = "en") -> dict[str, Any]: ...


def game_names() -> list[str]:
    return ["last-night-on-earth"]


def rulebook(name: Any) -> Rulebook:
    """The game of this name; its rules are loaded on first use."""
    if name == "last-night-on-earth":
        from shamble.lnoe.rulebook import LastNightOnEarth

        return LastNightOnEarth()
    raise UnknownId(f"There is no game {name!r}; there are {', '.join(game_names())}.")


def load(save: Any) -> Any:
    """The game of a save, whichever game it is."""
    if not isinstance(save, dict):
        raise BadSave("A save is the object that `save` answered.")
    name = save.get("game")
    if name not in game_names():
        raise BadSave(f"The save is of the game {name!r}; there are {', '.join(game_names())}.")
    book = rulebook(name)
    return book.GAME.load(msgspec.json.encode(save))


def result_dict(game: Game) -> dict[str, Any] | None:
    """Who has won and why, in the words of the protocol."""
    if game.result is None:
        return None
    winner, reason, rules = game.result
    return {"winner": winner, "reason": reason, "rules": list(rules)}
