"""What the laboratory remembers of a game: facts read off its events while it is played."""

from __future__ import annotations

from typing import Any

from shamble.kit import Kit
from shamble.lab.watch import Watch

COUNTS = {
    "attempt": "attempts",
    "caught": "caught",
    "eaten": "eaten",
    "infected": "infected",
    "weapon-hit": "weapon_hits",
    "wounded": "wounds",
    "removed": "zombies_lost",
    "chit": "barricades_opened",
    "laid-tile": "tiles",
    "killed": "kills",
    "combat": "combats",
    "died": "deaths_of_guys",
    "spent-token": "tokens_spent",
}
"""Event -> the column that counts it."""
LISTS: dict[str, type] = {"characters": str, "points": int, "needed": int, "cards": str, "abilities": str}


class TownWatch(Watch):
    """Reads the events of a game after every choice."""

    def __init__(self, kit: Kit, game: Any) -> None:
        super().__init__(kit, game)
        self.counts = dict.fromkeys(COUNTS.values(), 0)
        self.cards: list[str] = []
        self.abilities: list[str] = []
        self.look()

    def look(self) -> None:
        events, self.game.events = self.game.events, []
        for event in events:
            type = event["type"]
            if type in COUNTS:
                self.counts[COUNTS[type]] += 1
            elif type == "played":
                self.cards.append(event["card"])
            elif type == "used-ability":
                self.abilities.append(event["ability"])

    def row(self) -> dict[str, Any]:
        """Everything seen, as columns of a row; lists have one entry for each seat or thing that happened."""
        game = self.game
        return {
            **super().row(),
            "turns": game.turn,
            "characters": list(game.characters),
            "points": [game.points(seat) for seat in range(len(game.seats))],
            "needed": [game.needed(seat) for seat in range(len(game.seats))],
            "cards": self.cards,
            "abilities": self.abilities,
            **self.counts,
        }
