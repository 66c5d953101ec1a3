"""Tables that are rolled on with several dice, read as the digits of a number.  [3.17.2, 3.17.3]"""

from __future__ import annotations

from functools import lru_cache

from shamble.kernel.errors import RulesBug
from shamble.lnoe.state import Lnoe

MOST_ROLLS = 5000
"""A table with a single row of five numbers in 216 needs some dozens."""


def roll_on(g: Lnoe, purpose: str, table: dict[str, str], dice: int) -> str:
    """The row of the table that the dice show; what is in no row is rolled again.  `{"church": "21-22"}`"""
    rows = {row: _ends(span) for row, span in table.items()}
    for _ in range(MOST_ROLLS):
        rolled = int("".join(map(str, g.roll(purpose, dice))))
        for row, (first, last) in rows.items():
            if first <= rolled <= last:
                return row
    raise RulesBug(f"{MOST_ROLLS} rolls for {purpose!r} have found no row of {table}")


@lru_cache(maxsize=1024)
def _ends(span: str) -> tuple[int, int]:
    first, _, last = span.partition("-")
    return int(first), int(last or first)
