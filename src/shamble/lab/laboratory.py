"""What the laboratory asks a game for: what there is to play, what to remember of it, how to measure it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shamble.kernel.errors import BadConfig
from shamble.lab.watch import Watch

if TYPE_CHECKING:
    from shamble.kit import Config, Kit
    from shamble.lab.features import Batch, Features
    from shamble.lab.job import Job, Row


class Laboratory:
    """The plain form: one way to play, who won after how many rounds."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    # -- games ---------------------------------------------------------------------------------------------

    def scenarios(self) -> tuple[str, ...]:
        """What `all` stands for, in the order of the cells; "" where a game has no scenarios."""
        return ("",)

    def special_rules(self) -> tuple[str, ...]:
        """The special rules that a game can be played with, by id."""
        return ()

    def profiles(self) -> tuple[str, ...]:
        """The rules profiles by id."""
        return ()

    def watch(self, game: Any) -> Watch:
        """Who looks on while a game is played and remembers it as a row."""
        return Watch(self.kit, game)

    def measured(self, sides: tuple[str, ...]) -> tuple[str, ...]:
        """The sides whose bots `strength` measures; where several are alike, one of them stands for all."""
        return sides

    numbers: tuple[str, ...] = ("rounds",)
    """The columns that a summary averages; the first is the length of a game."""
    lists: dict[str, type] = {}
    """The columns that hold lists, and of what: `str` or `int`."""

    # -- pictures ------------------------------------------------------------------------------------------

    def page(self, jobs: list[Job], rows: list[Row], language: str, table_at: str) -> str:
        """A page about a run of games that needs no network; `shamble.lab.charts` draws. Replays are at `table_at`."""
        from shamble.lab.plain_page import page

        return page(jobs, rows, language, table_at)

    # -- learning ------------------------------------------------------------------------------------------

    def features(self, game: Any) -> Features:
        """The game as numbers for a learner."""
        raise BadConfig(f"{self.kit.NAME} cannot be learnt here yet: nobody has put it into numbers.")

    def batch(self, count: int, first: Any, most: int) -> Batch:
        """Many games as numbers at once, of decisions with at most so many options; `first` is any of them."""
        from shamble.lab.features import Batch

        return Batch(self.kit, count, first, most)

    # -- the bench -----------------------------------------------------------------------------------------

    midgame: int = 3
    """Decisions after which a game is in full swing."""

    def bench_configs(self) -> list[Config]:
        """What the bench plays in turn; asking for it builds what is built once in a process."""
        return [self.kit.usual()]

    def bench_variants(self) -> dict[str, list[Config]]:
        """Larger ways to play it, by what the bench calls them: what they cost beside the usual one."""
        return {}

    def bench_extras(self, runs: int, seconds: float) -> dict[str, Any]:
        """Figures that only this game has."""
        return {}
