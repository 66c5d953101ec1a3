"""A game whose choices count only once they are stored; until then everybody sees it as it was."""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import GameIsOver
from shamble.kernel.match import Match


class Ledger(Match):
    """A match in two strokes: look at what a choice leads to, then accept it."""

    def look_ahead(self, index: int) -> Any:
        """The game after this choice, its events in it. Nothing has changed, also when it raises."""
        if self.game.decision is None:
            raise GameIsOver("The game is over; nothing can be chosen any more.")
        after = self.game.clone()
        after.events = []
        after.choose(index)
        return after

    def accept(self, index: int, after: Any) -> None:
        """The choice is stored: go on from there."""
        self.game.events = None
        self.past.append(self.game)
        self.choices.append(index)
        self.known.append(after.boundary)
        self.game = after
