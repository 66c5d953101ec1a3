"""What the laboratory remembers of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shamble.kit import Kit


class Watch:
    """Looks on while a game is played. The plain form keeps nothing but its length."""

    def __init__(self, kit: Kit, game: Any) -> None:
        self.kit = kit
        self.game = game

    def look(self) -> None:
        """Take in what has happened since the last look."""
        self.game.events = []

    def row(self) -> dict[str, Any]:
        """Everything seen, as columns of a row."""
        return {"rounds": self.kit.facts(self.game)["round"]}
