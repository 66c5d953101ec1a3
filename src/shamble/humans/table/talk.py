"""What the table adds: who could have answered, the chances of what is offered, the night in numbers."""

from __future__ import annotations

from typing import Any

from shamble.humans.describe import event_dict
from shamble.humans.rules.capture import capture_number
from shamble.humans.rules.move import barricade_need
from shamble.humans.state import Town
from shamble.humans.table.statistics import statistics
from shamble.kernel.errors import UnknownId
from shamble.server.talk import Event, Talk

UNANSWERED = frozenset(("placed", "drew-tile", "discarded", "drew", "picked-up"))
"""What nobody can answer before something else happens."""
STILL_LAYING = frozenset(("place-tile", "people-tile", "place-human", "place-zombie", "place-token"))
"""Questions that come before the tile lies there with all that is on it."""


class TownTalk(Talk):
    """The words and numbers that only a table needs."""

    def may_be_answered(self, game: Town, events: list[Event]) -> bool:
        """Nearly everything ends at a seam where somebody may have a card: only a tile is laid in peace."""
        laying = game.decision is not None and game.decision.kind in STILL_LAYING
        return not laying or any(event["type"] not in UNANSWERED for event in events)

    def ahead(self, game: Town, decision: dict[str, Any], hints: bool, language: str) -> dict[str, Any]:
        """The chances of barricades and captures that are offered."""
        if hints and game.decision is not None:
            for option, raw in zip(decision["options"], game.decision.options, strict=True):
                if raw[0] == "break-in":
                    option["odds"] = {"success": _at_least(barricade_need(game, raw[1]))}
                elif raw[0] == "capture":
                    option["odds"] = {"success": _at_least(capture_number(game, game.decision.seat))}
        return decision

    def odds(self, game: Town, about: dict[str, Any]) -> dict[str, float]:
        """The chances of a zombie player to catch somebody, of a shotgun guy to kill without bullets."""
        seat = about.get("seat")
        if seat not in game.seats:
            raise UnknownId(f"There is no seat {seat!r}; the seats are {', '.join(game.seats)}.")
        number = game.seats.index(seat)
        need = 4 if game.sheets[number] is None else capture_number(game, number)
        return {"success": _at_least(need)}

    def statistics(self, game: Town, events: list[Event]) -> dict[str, Any]:
        return statistics((event_dict(game, event) for event in events), game.seats)


def _at_least(need: int) -> float:
    """The chance of a die to show this or more."""
    return round(min(6, max(0, 7 - need)) / 6, 4)
