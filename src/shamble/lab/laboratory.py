"""What the laboratory asks a game for: what there is to play, what to remember of it, how to measure it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shamble.kernel.errors import BadConfig
from shamble.lab.watch import Watch

if TYPE_CHECKING:
    from shamble.kit import Config, Kit
    from shamble.lab.features import Features

Cells = dict[str, tuple[str, ...]]
"""The cells that each space of a board covers."""


class Laboratory:
    """The plain form: one way to play, who won after how many rounds."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    # -- games ---------------------------------------------------------------------------------------------

    def scenarios(self) -> tuple[str, ...]:
        """What `all` stands for, in the order of the cells; "" where a game has no scenarios."""
        return ("",)

    def profiles(self) -> tuple[str, ...]:
        """The rules profiles by id."""
        return ()

    def watch(self, game: Any) -> Watch:
        """Who looks on while a game is played and remembers it as a row."""
        return Watch(self.kit, game)

    numbers: tuple[str, ...] = ("rounds",)
    """The columns that a summary averages; the first is the length of a game."""
    lists: dict[str, type] = {}
    """The columns that hold lists, and of what: `str` or `int`."""

    # -- pictures ------------------------------------------------------------------------------------------

    def board_of(self, scenario: str) -> str:
        """The board that tells the maps of scenarios apart."""
        raise BadConfig(f"There is no page about games of {self.kit.NAME} yet; `shamble simulate --json` counts them.")

    def cells_of(self, board: str) -> Cells:
        """The spaces of a town with this board."""
        return {}

    # -- learning ------------------------------------------------------------------------------------------

    def features(self, game: Any) -> Features:
        """The game as numbers for a learner."""
        raise BadConfig(f"{self.kit.NAME} cannot be learnt here yet: nobody has put it into numbers.")

    # -- the bench -----------------------------------------------------------------------------------------

    def bench_configs(self) -> list[Config]:
        """What the bench plays in turn; asking for it builds what is built once in a process."""
        return [self.kit.usual()]

    def bench_extras(self, runs: int, seconds: float) -> dict[str, Any]:
        """Figures that only this game has."""
        return {}
