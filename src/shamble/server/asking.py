"""How often a seat is asked in the moments between: always, when there is something new, or only when it presses.

A window that a seat is not asked in is passed for it, unseen by everybody, as if the hand held nothing for it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from shamble.server.talk import Talk

MODES = ("all", "new", "pressing")


class Asking:
    """One seat's wish, and what it has passed in this turn already."""

    def __init__(self) -> None:
        self.mode = "all"
        self._turn: Hashable = None
        self._passed: dict[str, set[Hashable]] = {}

    def is_quiet(self, window: str, mode: str, game: Any, talk: Talk) -> bool:
        """Whether this window is passed for a seat that wants to be asked so."""
        if mode == "all" or talk.pressing(game):
            return False
        if mode == "pressing":
            return True
        turn, offers = talk.offer(game)
        return turn == self._turn and window in self._passed and offers <= self._passed[window]

    def note_pass(self, window: str, game: Any, talk: Talk) -> None:
        """The player has passed what this window offers."""
        turn, offers = talk.offer(game)
        if turn != self._turn:
            self._turn, self._passed = turn, {}
        self._passed.setdefault(window, set()).update(offers)

    def forget(self) -> None:
        """The past has changed: what was passed may be wanted after all."""
        self._passed = {}
