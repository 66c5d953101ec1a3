"""What a Hero could reach from here: by walking on, and by a shot. Shown before anybody commits to anything."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.rules.hero_ways import ways_ahead
from shamble.lnoe.rules.ranged_options import spaces_in_range

MOVING = ("move-action", "move-hero")
SHOOTING = (*MOVING, "ranged-attack")


def reach(game: Any) -> dict[str, str]:
    """Each space the moving Hero could come to with the spaces left -> the space it would be entered from.  [8.4]"""
    decision = game.decision
    if decision.kind not in MOVING or not decision.facts:
        return {}
    first = [option[1] for option in decision.options if option[0] == "step"]
    names = game.board.names
    ways = ways_ahead(game, decision.actor, decision.facts[0], first)
    return {names[to]: names[at] for to, at in ways.items()}


def in_range(game: Any) -> list[str]:
    """The spaces the acting Hero could shoot at from where it stands, with what it carries.  [10.1]"""
    decision = game.decision
    if decision.kind not in SHOOTING or decision.actor is None or game.space_of[decision.actor] < 0:
        return []
    hero = decision.actor
    ranges = [game.content.kinds[copy].row.range for copy in game.items[hero]]
    farthest = max(ranges, default=-1)
    return [game.board.names[space] for space in spaces_in_range(game, hero, farthest)] if farthest >= 0 else []
