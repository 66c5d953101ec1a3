"""What a Hero could reach from here: by walking on, and by a shot. Shown before anybody commits to anything."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.rules.ranged import spaces_in_range
from shamble.lnoe.rules.steps import may_enter

MOVING = ("move-action", "move-hero")
SHOOTING = (*MOVING, "ranged-attack")


def reach(game: Any) -> dict[str, str]:
    """Each space the moving Hero could come to with the spaces left -> the space it would be entered from.

    A walk ends among Zombies. While walls are open only the next steps are told: what follows depends on them.  [8.4]
    """
    decision = game.decision
    if decision.kind not in MOVING or not decision.facts:
        return {}
    board, here = game.board, game.space_of[decision.actor]
    found = {option[1]: here for option in decision.options if option[0] == "step"}
    frontier = list(found)
    if any(to not in board.hero_steps[here] for to in found):
        frontier = []
    for _ in range(decision.facts[0] - 1):
        ahead = []
        for at in frontier:
            if game.zombies_at[at]:
                continue
            for to in board.hero_steps[at]:
                if to != here and to not in found and may_enter(game, at, to):
                    found[to] = at
                    ahead.append(to)
        frontier = ahead
    return {board.names[to]: board.names[at] for to, at in found.items()}


def in_range(game: Any) -> list[str]:
    """The spaces the acting Hero could shoot at from where it stands, with what it carries.  [10.1]"""
    decision = game.decision
    if decision.kind not in SHOOTING or decision.actor is None or game.space_of[decision.actor] < 0:
        return []
    hero = decision.actor
    ranges = [game.content.kinds[copy].printed.get("range", -1) for copy in game.items[hero]]
    farthest = max(ranges, default=-1)
    return [game.board.names[space] for space in spaces_in_range(game, hero, farthest)] if farthest >= 0 else []
