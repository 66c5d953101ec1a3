"""The night in numbers, counted from its events once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Event = dict[str, Any]
HERO_COUNTS = ("kills", "fights", "won", "wounds", "searches", "steps")
SEAT_COUNTS = ("drawn", "played")


def statistics(events: Iterable[Event], heroes: Iterable[str], seats: Iterable[str]) -> dict[str, Any]:
    """Counts for each Hero and each seat. Events are those of the protocol."""
    by_hero = {hero: dict.fromkeys(HERO_COUNTS, 0) for hero in heroes}
    by_seat = {seat: dict.fromkeys(SEAT_COUNTS, 0) for seat in seats}
    dice = {"heroes": [0] * 6, "zombies": [0] * 6}

    def count(hero: Any, what: str) -> None:
        if hero in by_hero:
            by_hero[hero][what] += 1

    for event in events:
        match event["type"]:
            case "killed" if event["who"] not in by_hero:
                count(event.get("by"), "kills")
            case "fight-resolved":
                count(event["hero"], "fights")
                if event["won"]:
                    count(event["hero"], "won")
            case "wounded":
                count(event["who"], "wounds")
            case "searched":
                count(event["who"], "searches")
            case "moved":
                count(event["who"], "steps")
            case "drew":
                by_seat[event["seat"]]["drawn"] += event.get("count", 1)
            case "played" if event.get("seat") in by_seat:
                by_seat[event["seat"]]["played"] += 1
            case "roll" if event.get("for") in ("hero-fight", "zombie-fight"):
                side = "heroes" if event["for"] == "hero-fight" else "zombies"
                for value in event["values"]:
                    dice[side][value - 1] += 1
    return {"heroes": by_hero, "seats": by_seat, "dice": dice}
