"""A seat is a signed link: who holds the token sits there. No accounts are needed to play."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadData, URLSafeSerializer

from shamble.kernel.errors import ShambleError


class NotYourSeat(ShambleError):
    """A token that is damaged, made up, or signed by another server."""

    code = "bad-token"


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a token says: a table, the seats there, and whether its holder made the table. No seats: a spectator."""

    table: str
    seats: tuple[str, ...] = ()
    host: bool = False


class Tokens:
    """Signs and reads tickets."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="seat")

    def sign(self, ticket: Ticket) -> str:
        return str(self._signer.dumps([ticket.table, list(ticket.seats), int(ticket.host)]))

    def read(self, token: str) -> Ticket:
        try:
            table, seats, host = self._signer.loads(token)
        except (BadData, ValueError, TypeError) as error:
            raise NotYourSeat("This link opens no seat here; ask for it again.") from error
        return Ticket(table, tuple(seats), bool(host))


def secret_in(folder: Path) -> bytes:
    """The server's secret, made once and readable by its owner only."""
    place = folder / "secret"
    # Two servers that start at once agree on the one that was written first.
    with contextlib.suppress(FileExistsError), place.open("xb") as file:
        place.chmod(0o600)
        file.write(secrets.token_hex(32).encode())
    return place.read_bytes()
