"""The three games as the laboratory asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shamble.humans.lab.watch import LISTS, TownWatch
from shamble.humans.state import Town
from shamble.kit import Config, Kit
from shamble.lab.clocks import clone_time
from shamble.lab.laboratory import Laboratory

if TYPE_CHECKING:
    from shamble.humans.lab.features import TownFeatures


NUMBERS = {
    "humans": ("rounds", "eaten", "infected", "zombies_lost"),
    "zombies": ("rounds", "kills", "deaths_of_guys"),
    "humans-and-zombies": ("rounds", "eaten", "infected", "kills"),
}
"""The columns that a summary averages."""


class TownLaboratory(Laboratory):
    """Rows, numbers and a bench with every number of players."""

    lists = LISTS

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.numbers = NUMBERS[kit.NAME]

    def measured(self, sides: tuple[str, ...]) -> tuple[str, ...]:
        """The first player of each role."""
        return tuple({side.partition("-")[0]: side for side in reversed(sides)}.values())[::-1]

    def watch(self, game: Town) -> TownWatch:
        return TownWatch(self.kit, game)

    def features(self, game: Town) -> TownFeatures:
        from shamble.humans.lab.features import TownFeatures

        return TownFeatures(game)

    def bench_configs(self) -> list[Config]:
        return [{"players": players} for players in (2, 3, 4, 5, 6)]

    def bench_extras(self, runs: int, seconds: float) -> dict[str, Any]:
        """What a copy costs when all tiles lie on the table."""
        return {"clone_full_map_us": round(clone_time(seconds, [full_map(self.kit.NAME)]), 2)}


def full_map(name: str) -> Town:
    """A game of four in which the stacks are empty."""
    from shamble.humans.game import new_game

    game = new_game(name, {"players": 4}, 1)
    game.events = None
    while game.decision is not None and any(game.stack_of):
        # Nothing but passing: the turns go by and every tile is laid.
        game.choose(0)
    return game
