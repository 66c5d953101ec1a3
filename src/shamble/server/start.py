"""How a table begins: by the rules of set-up, or from a described position such as that of the guided first game."""

from __future__ import annotations

from typing import Any

from shamble import games
from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadConfig


def begin(game: str, config: dict[str, Any], seed: Seed) -> Any:
    """The game at its first decision. Raises BadConfig, BadSituation or UnknownId with one clear sentence."""
    kit = games.kit(game)
    if "situation" not in config:
        return kit.new(config, seed)
    if len(config) > 1:
        raise BadConfig("A table that begins with a situation has no other settings: the situation names them all.")
    return kit.situation(config["situation"], seed)
