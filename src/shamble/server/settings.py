"""What can be set about a server; tests set most of it to nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are kept, and how fast the table moves. Times are seconds."""

    data: Path
    url: str = ""
    """Address of the database; empty: an SQLite file in the data folder."""
    static: Path = Path(__file__).parent / "static"
    """The built client."""
    workers: int = 2
    """Processes in which bots think."""
    bot_seconds: float = 1.0
    """What a searching bot may take for a decision."""
    bot_patience: float = 5.0
    """How much longer than its time a bot may take before it is replaced."""
    bot_step: float = 0.2
    """Between two things a bot does openly, so that people can follow."""
    people_answer: tuple[float, float] = (0.4, 1.2)
    """Between a choice and what it leads to, where people of the other side might answer it."""
    bot_answer: float = 0.03
    """The same where only bots might answer."""
    search_answer: float = 0.4
    """The same for bots that search: as long as they may think about an answer."""
    receipt: float = 0.15
    """After this time a player whose choice is not yet carried out is told that it has arrived."""

    @property
    def database(self) -> str:
        return self.url or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
