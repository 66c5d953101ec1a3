"""For whoever runs the server: `/healthz`, and numbers for Prometheus where they are asked for."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shamble.server.hall import Hall

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Numbers:
    """What has been counted since the process began."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._stored = [0] * (len(BUCKETS) + 1)
        self._stored_sum = 0.0

    def stored_in(self, seconds: float) -> None:
        """A choice took so long from its arrival until it was stored."""
        self.counts["choices"] += 1
        self._stored[bisect_left(BUCKETS, seconds)] += 1
        self._stored_sum += seconds

    def text(self, hall: Hall) -> str:
        """All of it, in the form that Prometheus reads."""
        lines = []
        for name, value in {
            "tables_open": hall.open_tables,
            "lines_open": hall.lines.total,
            "bots_waiting": hall.opponents.waiting,
        }.items():
            lines += [f"# TYPE shamble_{name} gauge", f"shamble_{name} {value}"]
        for name in sorted({"choices", "refusals", "bots_failed", "storage_trouble", *self.counts}):
            lines += [f"# TYPE shamble_{name}_total counter", f"shamble_{name}_total {self.counts[name]}"]
        lines.append("# TYPE shamble_choice_stored_seconds histogram")
        so_far = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self._stored, strict=True):
            so_far += count
            lines.append(f'shamble_choice_stored_seconds_bucket{{le="{bound}"}} {so_far}')
        lines += [
            f"shamble_choice_stored_seconds_sum {self._stored_sum}",
            f"shamble_choice_stored_seconds_count {so_far}",
        ]
        return "\n".join(lines) + "\n"


numbers = Numbers()
"""Of this process."""
