"""What can be set about a server; tests set most of it to nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

Rate = tuple[float, float]
"""So many at once, and then so many a second."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one stranger may send, hold and start. Everything beyond gets a sentence."""

    body: int = 256 * 1024
    """Bytes of a request."""
    patience: float = 10.0
    """Seconds in which a request must have arrived."""
    requests: Rate = (300, 30)
    """Calls of one address."""
    tables: Rate = (20, 0.2)
    """New tables and forks of one address."""
    reports: Rate = (5, 0.05)
    """Reports of one address; each keeps a whole save."""
    links: Rate = (20, 0.1)
    """New links of one address; each is noted in the log of its table."""
    effort: Rate = (5.0, 0.5)
    """Seconds of processor time that one address may take of the server at once, and then in a second."""
    lines_opened: Rate = (100, 2)
    """Pages that one address may open one after another."""
    frames: Rate = (60, 20)
    """Messages of one seat from one address, over however many lines."""
    questions: Rate = (20, 2)
    """Hints and reasons, counted like messages: they cost more than they weigh."""
    chat: Rate = (6, 0.5)
    """Lines of chat, counted like messages."""
    lines_of_address: int = 100
    lines_of_table: int = 60
    lines: int = 4000
    """Open pages in all."""
    tables_open: int = 2000
    """Tables in memory."""
    questions_waiting: int = 400
    """Bots' decisions that may wait for a process to think them over, in all."""


_FREELY: Rate = (1e12, 1e12)
UNLIMITED = Limits(
    requests=_FREELY,
    tables=_FREELY,
    reports=_FREELY,
    links=_FREELY,
    effort=_FREELY,
    lines_opened=_FREELY,
    frames=_FREELY,
    questions=_FREELY,
    chat=_FREELY,
    lines_of_address=10**6,
    lines=10**6,
)
"""Nothing is counted by address; what protects the process itself stays."""


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
    grace: float = 60.0
    """Somebody must have been away for so long before a bot plays for them."""
    link_days: int = 365
    """A link opens its seat for so long; 0 for ever."""
    archive_days: int = 90
    """Tables that nobody touches for so long are packed away; 0 for never."""
    durable: bool = True
    """Whether an answered choice survives a power cut, or only the death of the process."""
    redis: str = ""
    """Address of a Redis that carries news between processes; empty: PostgreSQL does."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be reached, beyond localhost and addresses in numbers."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may speak to the table."""
    secret: Path | None = None
    """The file of the secret that signs links; None: in the data folder."""
    home: bool = False
    """Somebody's own machine: whoever sits at it owns it, uses its laboratory and is never counted."""
    address: str = ""
    """Where others in the local network find the table, if the door is open to them; pages write it into links."""
    metrics: bool = False
    """Whether /metrics answers; its numbers are for whoever runs the server."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> str:
        return self.url or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
