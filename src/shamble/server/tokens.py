"""A seat is a signed link: who holds the token sits there. No accounts are needed to play."""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from itsdangerous import BadData, URLSafeSerializer

from shamble.server.database import CannotOpen
from shamble.server.refusals import Refused

HOST, WATCH = "host", "watch"
"""Links that are no seat's: of whoever made the table, and of spectators."""
HANDLE = "~"
"""Begins the name of a seat that this browser keeps in a cookie, where no script can read it."""
SHORTEST_SECRET = 32


class NotYourSeat(Refused):
    """A token that is damaged, made up, revoked, too old, or signed by another server."""

    code = "bad-token"


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a token says: a table, the seats there, and whether its holder made the table. No seats: a spectator."""

    table: str
    seats: tuple[str, ...] = ()
    host: bool = False
    generation: int = 0
    """How often the link of this name had been revoked when this one was made."""
    until: int = 0
    """When it ends, in seconds of the clock; 0 for never."""

    @property
    def link(self) -> str:
        """The name under which it can be revoked."""
        return HOST if self.host else self.seats[0] if self.seats else WATCH

    def check(self, links: Mapping[str, int]) -> None:
        """Raises NotYourSeat where this link was revoked."""
        if links.get(self.link, 0) != self.generation:
            raise NotYourSeat("link-revoked")


class Tokens:
    """Signs and reads tickets."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="seat")

    def sign(self, ticket: Ticket) -> str:
        fields = [ticket.table, list(ticket.seats), int(ticket.host), ticket.generation, ticket.until]
        return str(self._signer.dumps(fields))

    def read(self, token: str, kept: Mapping[str, str] | None = None) -> Ticket:
        """The ticket of a token, or of the cookie that a handle names."""
        if token.startswith(HANDLE):
            token = (kept or {}).get(cookie_of(token), "")
        try:
            # Tokens of older versions have three fields: never revoked, never ending.
            table, seats, host, generation, until = [*self._signer.loads(token), 0, 0][:5]
        except (BadData, ValueError, TypeError) as error:
            raise NotYourSeat("link-unknown") from error
        if until and until < time.time():
            raise NotYourSeat("link-too-old")
        return Ticket(table, tuple(seats), bool(host), generation, until)


def handle_of(token: str) -> str:
    """The name that a page may know of a token kept in a cookie."""
    return HANDLE + blake2b(token.encode(), digest_size=10).hexdigest()


def cookie_of(handle: str) -> str:
    return f"seat_{handle[len(HANDLE) :]}"


def secret_in(place: Path) -> bytes:
    """The server's secret, made once, whole or not at all, and readable by its owner only."""
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh = place.with_name(f"secret.{secrets.token_hex(4)}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        # Two servers that start at once agree on the one that was there first.
        with contextlib.suppress(FileExistsError):
            os.link(fresh, place)
        fresh.unlink()
    secret = place.read_bytes().strip()
    if len(secret) < SHORTEST_SECRET:
        raise CannotOpen(
            f"The secret in {place} is empty or too short to sign links: bring it back from a copy. "
            "Without one, remove the file; links made so far then open nothing any more."
        )
    if place.stat().st_mode & 0o077:
        place.chmod(0o600)
    return secret
