"""How a table begins: by the rules of set-up, from a described position such as that of the guided first game, or
where a saved game stands.
"""

from __future__ import annotations

from typing import Any

from shamble import games
from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadConfig


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
