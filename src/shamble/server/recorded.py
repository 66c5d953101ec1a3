"""A game that was played elsewhere, by its choices, as a table whose replay can be looked at."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from shamble.kernel.errors import BadConfig, RulesBug, ShambleError
from shamble.kernel.match import Match
from shamble.server.table import rolls

if TYPE_CHECKING:
    from shamble.server.writing import Row


def retold(first: Any, choices: list[int]) -> list[Row]:
    """The rows of these choices, played from the first decision on.

    Raises BadConfig with one clear sentence where the rules do not offer a choice, or it is not played to its end.
    """
    match = Match(first)
    rows: list[Row] = []
    for step, option in enumerate(choices):
        try:
            seat = match.game.seats[match.game.decision.seat] if match.game.decision else ""
            after = match.look_ahead(option)
        except (ShambleError, RulesBug) as error:
            raise BadConfig(
                f"Choice {step + 1} of {len(choices)} cannot be made here; another version played this game by other "
                f"rules. ({error})"
            ) from error
        dice = rolls(after.events)
        rows.append(
            {"step": step, "option": option, "seat": seat, "rolls": dice, "hash": after.hash(), "made": time.time()}
        )
        match.accept(option, after)
    if match.game.result is None:
        raise BadConfig(f"A recorded game is played to its end; after {len(choices)} choices this one is not over.")
    return rows
