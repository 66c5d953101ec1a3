"""Before the cards are dealt: a table with links waits until everybody's page has added its part to the seed."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.server import luck, messages
from shamble.server.database import Outrun
from shamble.server.effort import check_payer
from shamble.server.refusals import Refused, told
from shamble.server.seats import Seat
from shamble.server.start import begin
from shamble.server.table import rolls
from shamble.server.tokens import Ticket

if TYPE_CHECKING:
    from shamble.server.guard import Said
    from shamble.server.hall import Hall
    from shamble.server.writing import Row

_PART = re.compile(luck.PART)


def people_of(seats: list[Seat], own: tuple[str, ...]) -> list[str]:
    """Whose parts a table waits for: nobody's where one person plays."""
    links = [seat.seat for seat in seats if seat.who == "link"]
    return [*own[:1], *links] if links else []


class Gathering:
    """The line of a page at a table that has not begun. Ends when it has, or when the page goes."""

    def __init__(self, hall: Hall, socket: WebSocket, ticket: Ticket, row: Row, language: str, said: Said) -> None:
        self.hall = hall
        self.socket = socket
        self.ticket = ticket
        self.row = row
        self.language = language
        self._said = said
        self.news = asyncio.Event()
        self.me = ticket.seats[0] if ticket.seats else ""
        """The seat under which this person's part is kept."""

    async def serve(self) -> None:
        """Return when the cards are dealt."""
        self.hall.bus.listen(self.row["id"], self.news.set)
        hearing = asyncio.create_task(self._hear())
        try:
            while self.waits_for:
                await self._send()
                news = asyncio.create_task(self.news.wait())
                done, _ = await asyncio.wait({hearing, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if hearing in done:
                    hearing.result()
                self.news.clear()
                self.row = await self.hall.storage.table(self.row["id"]) or self.row
        finally:
            self.hall.bus.leave(self.row["id"], self.news.set)
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await hearing

    @property
    def waits_for(self) -> list[str]:
        return luck.of_row(self.row).waits_for

    async def _send(self) -> None:
        seats = [{key: value for key, value in seat.items() if key != "player"} for seat in self.row["seats"]]
        message = {
            "t": "gathering",
            "table": {"id": self.row["id"], "seats": seats, "seed_hash": luck.of_row(self.row).commitment},
            "you": list(self.ticket.seats),
            "waiting": self.waits_for,
        }
        await self.socket.send_text(messages.encoder.encode(message).decode())

    async def _hear(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except KeyError as error:
                raise WebSocketDisconnect from error  # it spoke in binary
            try:
                self._said.count("frames")
                check_payer()
                try:
                    said = messages.decoder.decode(text)
                except (msgspec.DecodeError, RecursionError) as error:
                    raise Refused("bad-message") from error
                if isinstance(said, messages.Contribute):
                    await self._contribute(said.part)
                elif isinstance(said, messages.TakeOver):
                    await self._play_without(said)
                else:
                    raise Refused("gathering")
            except Refused as error:
                answer = {"t": "error", "message": told(error, self.language), "rules": []}
                await self.socket.send_text(messages.encoder.encode(answer).decode())

    async def _contribute(self, part: str) -> None:
        if not _PART.fullmatch(part):
            raise Refused("bad-message")
        await self._change(lambda row: _with_part(row, self.me, part))

    async def _play_without(self, said: messages.TakeOver) -> None:
        """The host lets a bot play for somebody who has not come, so that the game can begin."""
        if not self.ticket.host:
            raise Refused("host-only")
        await self._change(lambda row: _with_bot(row, said.seat, said.level))

    async def _change(self, change: Any) -> None:
        """Change the stored table on top of whatever others have changed meanwhile."""
        for _ in range(20):
            row = await self.hall.storage.table(self.row["id"])
            assert row is not None
            fields = change(row)
            if fields is None:
                return
            found = luck.of_row({**row, **fields})
            if not found.waits_for:
                # The cards are dealt: the first dice are stored with the last part.
                first = await self.hall.beside.run(begin, row["game"], row["config"], found.seed)
                fields["rolls"] = rolls(first.events or [])
            try:
                await self.hall.storage.change(row["id"], row["epoch"], row["steps"], **fields)
            except Outrun:
                continue
            self.row = row
            self.hall.bus.tell(row["id"])
            self.hall.bus.publish(row["id"])
            return


def _with_part(row: Row, person: str, part: str) -> dict[str, Any] | None:
    found = luck.of_row(row)
    if person not in found.waits_for:
        return None
    found.given = {**found.given, person: part}
    found.waits_for = [seat for seat in found.waits_for if seat != person]
    return {"luck": msgspec.to_builtins(found)}


def _with_bot(row: Row, seat: str, level: str) -> dict[str, Any] | None:
    found = luck.of_row(row)
    place = next((one for one in row["seats"] if one["seat"] == seat), None)
    if place is None or seat not in found.waits_for or place["who"] != "link" or level not in messages.LEVELS:
        raise Refused("bad-message")
    found.waits_for = [one for one in found.waits_for if one != seat]
    bot = {**place, "who": "bot", "level": level, "stands_in": True, "was": "link"}
    seats = [bot if one is place else one for one in row["seats"]]
    return {"luck": msgspec.to_builtins(found), "seats": seats}
