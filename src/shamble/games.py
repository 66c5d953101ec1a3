"""The games there are. Each is found by its kit; nobody keeps a list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import shamble
from shamble.kernel.errors import BadSave, UnknownId

if TYPE_CHECKING:
    from shamble.kernel.game import Game
    from shamble.kit import Kit

NAMED_BOXES = "SHAMBLE_BOXES"
"""The variable that carries the folders of `--box` to every process of a run."""


@cache
def packages() -> dict[str, Path]:
    """The packages that hold games, with their folders: those below `shamble` that have a `kit.py`."""
    found = (file.parent for base in shamble.__path__ for file in sorted(Path(base).glob("*/kit.py")))
    return {folder.name: folder for folder in found}


@cache
def _places() -> dict[str, str]:
    """The package of each game, the usual game first. Loads no rules."""
    declared = [import_module(f"shamble.{package}") for package in packages()]
    declared.sort(key=lambda package: (package.ORDER, package.__name__))
    return {name: package.__name__ for package in declared for name in package.GAMES}


def names() -> list[str]:
    return list(_places())


def package(name: str) -> str:
    """The package that holds this game."""
    return _places()[name].rpartition(".")[2]


def usual() -> str:
    """The game that is meant where nobody names one."""
    return names()[0]


@cache
def _kit(name: str) -> Kit:
    kits: tuple[Kit, ...] = import_module(f"{_places()[name]}.kit").KITS
    return next(kit for kit in kits if name == kit.NAME)


def kit(name: Any) -> Kit:
    """The kit of the game of this name; its rules are loaded on first use."""
    if name not in names():
        raise UnknownId(f"There is no game {name!r}; there are {', '.join(names())}.")
    return _kit(name)


def forget() -> None:
    """Find the games anew when somebody next asks: for whoever adds a folder to `shamble.__path__`."""
    for found in (packages, _places, _kit):
        found.cache_clear()


def kit_of(game: Game) -> Kit:
    """The kit of a game that is being played."""
    return _kit(game.NAME)


def take_in(save: Any) -> Any:
    """The game of a save that anybody may have written; raises BadSave where it cannot be played on or shown."""
    game = _of_save(save).take_in(msgspec.json.encode(save))
    try:
        _look_at(game)
    except Exception as error:
        raise BadSave(f"The save of {game.NAME} cannot be shown: what it describes never happens ({error}).") from error
    return game


def _look_at(game: Game) -> None:
    """See it as everybody would, and read what is asked or how it ended."""
    kit = kit_of(game)
    for seat in range(-1, len(game.seats)):
        kit.view(game, seat)
    if game.result is None:
        kit.decision(game)
    else:
        kit.ending(game, "en")


def load(save: Any) -> Any:
    """The game of a save of our own, whichever game it is."""
    return _of_save(save).load(msgspec.json.encode(save))


def _of_save(save: Any) -> type[Game]:
    if not isinstance(save, dict):
        raise BadSave("A save is the object that `save` answered.")
    name = save.get("game")
    if name not in names():
        raise BadSave(f"The save is of the game {name!r}; there are {', '.join(names())}.")
    return kit(name).GAME


def result_dict(game: Game) -> dict[str, Any] | None:
    """Who has won and why, in the words of the protocol."""
    if game.result is None:
        return None
    winner, reason, rules = game.result
    return {"winner": winner, "reason": reason, "rules": list(rules)}
