"""What was said at a table: the last lines, numbered from the first one ever, and when each was said."""

from __future__ import annotations

import math
import time
from typing import Any

Row = dict[str, Any]

KEPT = 500
"""Lines that a page is told when it opens; at most twice as many stay in memory."""


class Chat:
    """Lines of chat. Whoever sees everything later reads them later too."""

    def __init__(self) -> None:
        self._lines: list[Row] = []
        self._said_at: list[float] = []
        self._before = 0
        """Lines that are not kept here any more."""

    def add(self, line: Row) -> None:
        self._lines.append(line)
        self._said_at.append(time.monotonic())
        if len(self._lines) > 2 * KEPT:
            self._before += KEPT
            del self._lines[:KEPT], self._said_at[:KEPT]

    def take_in(self, stored: list[Row], before: int) -> None:
        """All of it anew, as it is stored: the last lines, and how many there were before them."""
        ahead = time.monotonic() - time.time()
        self._lines = [{key: row[key] for key in ("seat", "name", "text")} for row in stored]
        self._said_at = [row["made"] + ahead for row in stored]
        self._before = before

    def count(self, late: float) -> int:
        """How many lines there are for whoever sees them so many seconds later, with those not kept any more."""
        count = self._before + len(self._lines)
        if not late:
            return count
        until = time.monotonic() - late
        return count - sum(at > until for at in self._said_at)

    def next_in(self, late: float) -> float:
        """Seconds until one more line may be read."""
        until = time.monotonic() - late
        return min((at - until for at in self._said_at if at > until), default=math.inf) if late else math.inf

    def between(self, first: int, end: int) -> list[Row]:
        """The lines from one number to another, as far as they are kept."""
        first = max(first, self._before)
        lines = self._lines[first - self._before : max(0, end - self._before)]
        return [{"n": first + place, **line} for place, line in enumerate(lines)]
