"""Which special rules a side buys before the game, and what it makes of them.  [16.2]"""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.bots.overrides import SPECIAL_RULES
from shamble.lnoe.state import Lnoe

USUAL = 1.0
"""What a dot is worth, in points of a hundred games, where nobody has counted it."""


def buy(g: Lnoe, d: Decision, why: list[Reason] | None) -> int:
    """What gains most for each dot, the dearer one of two alike, as long as there are dots."""
    worths = [_worth(option[2], option[4]) if option[0] == "buy" else (0.0, 0) for option in d.options]
    best = worths.index(max(worths))
    if why is not None and best:
        why.append(("why-buy", {}))
    return best


def _worth(rule: str, dots: int) -> tuple[float, int]:
    return SPECIAL_RULES.get(rule, USUAL * dots) / dots, dots
