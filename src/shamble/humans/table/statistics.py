"""A finished game in numbers, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

COUNTS = {
    "attempt": "attempts",
    "caught": "caught",
    "eaten": "eaten",
    "infected": "infected",
    "wounded": "wounds",
    "removed": "zombies_lost",
    "killed": "kills",
    "combat": "combats",
    "died": "deaths",
    "moved": "steps",
    "played": "played",
    "spent-token": "tokens",
}
"""Event -> what it counts as for its seat."""


def statistics(events: Iterable[dict[str, Any]], seats: Iterable[str]) -> dict[str, Any]:
    """Counts and dice for each seat. Events are those of the protocol."""
    by_seat: dict[str, dict[str, Any]] = {
        seat: {**dict.fromkeys(COUNTS.values(), 0), "drawn": 0, "dice": [0] * 6} for seat in seats
    }
    for event in events:
        seat = event.get("seat") if event["type"] != "roll" else event.get("who")
        if seat not in by_seat:
            continue
        if event["type"] in COUNTS:
            by_seat[seat][COUNTS[event["type"]]] += 1
        elif event["type"] == "drew":
            by_seat[seat]["drawn"] += event["count"]
        elif event["type"] == "roll":
            for value in event["values"]:
                by_seat[seat]["dice"][value - 1] += 1
    return {"seats": by_seat}
