"""What steady buys with Experience.  [13.5, 13.6, 14.10]"""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.content import DECK
from shamble.lnoe.state import Lnoe


def buy(g: Lnoe, d: Decision, why: list[Reason] | None) -> int:
    """Tokens are of no use in a pile: the best of what can be paid for."""
    best = max(range(len(d.options)), key=lambda number: worth(g, d.actor, d.options[number]))
    if why is not None and d.options[best][0] != "done":
        why.append(("why-upgrade", {}))
    return best


def worth(g: Lnoe, buyer: int, option: Option) -> float:
    if option[0] == "done":
        return 0.0
    return 1.0 if option[0] == "boost" else 1.0 + len(g.deck[option[2]]) / 100 + (DECK[option[2]].price > 0)
