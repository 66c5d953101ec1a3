"""What the table asks a game for beyond the protocol: numbers and hints that people like to see before they choose."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from shamble.kernel.errors import UnknownId

Event = dict[str, Any]


class Talk:
    """A game may leave out all of it; then the table shows what the protocol says."""

    def may_be_answered(self, game: Any, events: list[Event]) -> bool:
        """Whether somebody with the right card could have answered this. Told from what everybody sees, nothing else.

        A game whose kit names windows must say so here, or the clock would tell who was asked.
        """
        return False

    def pressing(self, game: Any) -> bool:
        """Whether the seat asked in a window has something to lose right now; it is then asked however it wants it."""
        return True

    def offer(self, game: Any) -> tuple[Hashable, frozenset[Hashable]]:
        """The turn, and what a window offers in it, whomever it is aimed at; nothing new is not asked twice."""
        return None, frozenset()

    def shown(self, game: Any, language: str) -> dict[str, Any]:
        """Fields that are added to every view: what is going on. They hold no secret."""
        return {}

    def ahead(self, game: Any, decision: dict[str, Any], hints: bool, language: str) -> dict[str, Any]:
        """The pending decision with what it could lead to; chances only where the table plays with hints."""
        return decision

    def odds(self, game: Any, about: dict[str, Any]) -> dict[str, Any]:
        """The chances of what somebody asks about, with what it was."""
        raise UnknownId(f"There are no odds to tell in {game.NAME}.")

    def statistics(self, game: Any, events: list[Event]) -> dict[str, Any]:
        """A finished game in numbers."""
        return {}
