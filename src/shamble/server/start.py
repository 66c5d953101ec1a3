"""How a table begins: by the rules of set-up, from a described position such as that of the guided first game, or
where a saved game stands.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble import games
from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadConfig
from shamble.server.refusals import Refused
from shamble.texts import languages


def begin(game: str, config: dict[str, Any], seed: Seed) -> Any:
    """The game at its first decision. Raises BadConfig, BadSituation or UnknownId with one clear sentence."""
    kit = games.kit(game)
    given = next((way for way in ("situation", "save") if way in config), None)
    if given is None:
        return kit.new(config, seed)
    if len(config) > 1:
        raise BadConfig(f"A table that begins with a {given} has no other settings: the {given} names them all.")
    if given == "situation":
        return kit.situation(config["situation"], seed)
    if not isinstance(config["save"], dict) or config["save"].get("game") != game:
        raise BadConfig(f"The save is of another game than {game}.")
    return games.load(config["save"])


def begun(game: str, config: dict[str, Any], seed: Any) -> Any:
    """The game at its first decision; whatever is wrong with its settings is told in one sentence."""
    try:
        if "save" in config:
            # Anybody may have written it: it is tried out as a whole before anything is made of it.
            games.take_in(config["save"])
        first = begin(game, config, seed)
        if not config.keys().isdisjoint(("save", "situation")):
            _look_at(first)
        return first
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError) as error:
        raise Refused("bad-settings") from error


def _look_at(first: Any) -> None:
    """Whatever a stranger has described can be shown to everybody who sits there, and told in words."""
    kit = games.kit(first.NAME)
    language = languages()[0]
    shown = [kit.view(first, seat) for seat in range(-1, len(first.seats))]
    decision = kit.decision(first, language)
    ahead = None if decision is None else kit.talk.ahead(first, decision, True, language)
    msgspec.json.encode([shown, kit.talk.shown(first, language), ahead, kit.layout(first)])


def storable(config: dict[str, Any]) -> dict[str, Any]:
    """Settings that every database takes and that come back as they were."""
    try:
        if b"\\u0000" in msgspec.json.encode(config):
            raise Refused("bad-settings")
    except (ValueError, TypeError, RecursionError) as error:
        raise Refused("bad-settings") from error
    return config
