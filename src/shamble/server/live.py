"""The line of one page: it says what it wants, the table answers and tells what happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.bots import usual_bot
from shamble.kernel.errors import ShambleError
from shamble.server import messages
from shamble.server.asking import MODES
from shamble.server.bell import Bell
from shamble.server.database import Outrun
from shamble.server.effort import check_payer, paid
from shamble.server.gathering import Gathering
from shamble.server.guard import Said
from shamble.server.hall import Hall
from shamble.server.opponents import BotFailed
from shamble.server.ratings import PLAYER, player_of
from shamble.server.refusals import Refused, status_of, told
from shamble.server.seats import plain
from shamble.server.tokens import NotYourSeat, Ticket
from shamble.server.viewer import Viewer
from shamble.texts import languages, say

NO_SEAT, NO_TABLE = 4401, 4404
"""Codes with which a line is closed for good."""
OUR_MISTAKE = 1011
"""The code after which a page tries again."""
CLOSING = {401: NO_SEAT, 404: NO_TABLE, 429: 4429}
"""Status of a refusal -> the code that the line is closed with."""
LONGEST_NAME = 30
LONGEST_CHAT = 500
QUESTIONS = (messages.Hint, messages.Why)
"""What takes thought; chances are looked up."""

log = logging.getLogger("shamble.server")


def language_of(wanted: str | None) -> str:
    return wanted if wanted in languages() else "en"


async def live(hall: Hall, socket: WebSocket) -> None:
    """Serve one page until it goes."""
    await socket.accept()
    language = language_of(socket.query_params.get("lang"))
    try:
        with hall.lines.one_more(socket):
            check_payer()
            await _serve(hall, socket, language)
    except WebSocketDisconnect:
        pass
    except Outrun:
        # Another process was faster; the page comes again and finds the table as it is.
        await socket.close(OUR_MISTAKE)
    except Refused as error:
        await socket.close(CLOSING.get(status_of(error), OUR_MISTAKE), told(error, language))


async def _serve(hall: Hall, socket: WebSocket, language: str) -> None:
    ticket = hall.tokens.read(socket.query_params.get("token", ""), socket.cookies)
    if hall.bus.count(ticket.table) >= hall.settings.limits.lines_of_table:
        raise Refused("table-full")
    said = Said(hall.lines, socket, hall.settings, ticket)
    row = await hall.gathering(ticket.table)
    if row is not None:
        ticket.check(row["links"])
        await Gathering(hall, socket, ticket, row, language, said).serve()
    table = await hall.table(ticket.table)
    if hall.bus.far is not None:
        # What other processes have stored may not have been heard of here yet.
        await hall.catch_up(table)
    ticket.check(table.links)
    viewer = Viewer(table, ticket, language)
    known = socket.query_params.get("chat", "")
    if known.isdecimal() and len(known) < 7:
        viewer.go_on(socket.query_params.get("since", ""), int(known))
    await Line(hall, socket, viewer, ticket, said).serve()


class Line:
    """A page's line."""

    def __init__(self, hall: Hall, socket: WebSocket, viewer: Viewer, ticket: Ticket, said: Said) -> None:
        self.hall = hall
        self.socket = socket
        self.viewer = viewer
        self.table = viewer.table
        self.ticket = ticket
        self.language = viewer.language
        self.news = Bell()
        self._said = said
        self._answered: int | None = None
        """What the page has answered, as long as it waits to see what came of it."""

    async def serve(self) -> None:
        self.hall.bus.listen(self.table.id, self.news.ring)
        # From here on the table stays in memory, so nothing may be awaited before.
        self.table.here(self.ticket.seats, coming=True)
        teller = asyncio.create_task(paid(self._tell))
        try:
            await self.hall.driving.come_back(self.table, self.ticket.seats)
            await self._sit_down()
            while True:
                await self._answer(await self.socket.receive_text())
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass  # the page is gone, or spoke in binary
        finally:
            teller.cancel()
            self.hall.bus.leave(self.table.id, self.news.ring)
            self.table.here(self.ticket.seats, coming=False)
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await teller

    async def _sit_down(self) -> None:
        """At a table that counts, whoever wants to be rated is known by a cookie."""
        player = player_of(self.socket.cookies.get(PLAYER))
        for seat in self.ticket.seats if player else ():
            await self.table.sits(seat, player)

    async def _tell(self) -> None:
        """Send what the page may see, whenever there is more of it; a page we cannot tell any more comes anew."""
        try:
            await self._tell_on()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page is gone
        except NotYourSeat as error:
            await self.socket.close(NO_SEAT, told(error, self.language))
        except Exception:
            log.exception("table %s cannot be shown", self.table.id)
            await self.socket.close(OUR_MISTAKE)

    async def _tell_on(self) -> None:
        await self.viewer.read_up()
        self.news.ring()
        while True:
            await self.news.wait(self.viewer.wake_in())
            if self._answered is None and self.viewer.told is not None:
                self.ticket.check(self.table.links)
                if not self.viewer.has_news():
                    continue
                await self.hall.driving.lane.turn()
            self.ticket.check(self.table.links)
            message = self.viewer.next_message()
            if message is not None:
                if message["seq"] != self._answered:
                    self._answered = None
                await self._send(message)

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(messages.encoder.encode(message).decode())

    async def _answer(self, text: str) -> None:
        try:
            self._said.count("frames")
            check_payer()
            try:
                said = messages.decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Refused("bad-message") from error
            if isinstance(said, QUESTIONS):
                self._said.count("questions")
            answer = await ANSWERS[type(said)](self, said)
        except Outrun:
            answer = self._error(await self.hall.outrun(self.table))
        except ShambleError as error:
            answer = self._error(error)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            # Nothing has changed; the page stays where it is.
            log.exception("table %s", self.table.id)
            answer = {"t": "error", "message": say(self.language, "server-our-mistake"), "rules": []}
        if answer is not None:
            await self._send(answer)

    def _error(self, error: ShambleError) -> dict[str, Any]:
        return {"t": "error", "message": told(error, self.language), "rules": list(error.rules)}

    # -- what a page may say -------------------------------------------------------------------------------

    def _asked_here(self) -> None:
        """Refuse unless this page shows the pending decision.

        While what was chosen is still to be shown everybody hears the same, whoever is asked: or a refusal would tell
        that a hidden hand is.
        """
        story = self.viewer.story
        if self.viewer.seats and not story.is_now(story.last()):
            raise Refused("too-late")
        asked = self.table.asked()
        if asked is None or asked.seat not in self.viewer.seats or asked.seat != self.viewer.active:
            raise Refused("not-asked" if self.viewer.seats else "watching")

    async def choose(self, said: messages.Choose) -> None:
        self._asked_here()
        if not (said.option.isascii() and said.option.isdigit()) or len(said.option) > 6:
            raise Refused("bad-message")
        public, seq = self.viewer.offered
        if said.seq != public:
            raise Refused("too-late")
        self._answered = public
        await self.table.choose(int(said.option), seq)

    async def undo(self, said: messages.Undo) -> None:
        await self.table.undo(self.viewer.seats, self.viewer.host)

    async def say(self, said: messages.Say) -> None:
        if len(said.text.strip()) > LONGEST_CHAT:
            raise Refused("chat-too-long", most=LONGEST_CHAT)
        text = plain(said.text, LONGEST_CHAT)
        seat = self.viewer.active or (self.viewer.seats[0] if self.viewer.seats else "")
        name = self.table.called(seat, self.language) if seat else say(self.language, "server-seat-watch")
        if text:
            self._said.count("chat")
            await self.table.say(seat or "watch", name, text)

    async def hint(self, said: messages.Hint) -> dict[str, Any]:
        if not self.table.hints:
            raise Refused("no-hints")
        try:
            self._asked_here()
        except Refused as error:
            raise Refused("no-hint-now") from error
        try:
            option, reasons = await self.hall.opponents.suggest(
                usual_bot(self.table.kit.NAME), self.table.game, self.language, self.table.id
            )
        except BotFailed as failure:
            log.warning("table %s, hint: %s", self.table.id, failure)
            raise Refused("hint-failed") from failure
        return {"t": "hint", "option": str(option), "reasons": reasons}

    async def why(self, said: messages.Why) -> dict[str, Any]:
        seat = self._own_seat()
        state = self._shown_state()
        answer = self.table.kit.why(state, state.seats.index(seat), said.about, self.language)
        return {"t": "why", "text": answer["text"], "rules": list(answer["rules"])}

    async def reveal(self, said: messages.Reveal) -> None:
        if said.seat not in self.viewer.seats:
            raise Refused("not-your-seat")
        self.viewer.reveal(said.seat)
        self.news.ring()

    async def quiet(self, said: messages.Quiet) -> None:
        self.table.hush(self.viewer.seats, said.kinds, said.on)

    async def asking(self, said: messages.Asking) -> None:
        if said.mode not in MODES:
            raise Refused("bad-message")
        self.table.ask(self.viewer.seats, said.mode)

    async def name(self, said: messages.Name) -> None:
        seat = self.table.seat(self._own_seat())
        name = plain(said.name, LONGEST_NAME)
        if seat.who != "link" or seat.name or not name:
            raise Refused("bad-message")
        await self.table.reseat(msgspec.structs.replace(seat, name=name), "named")

    async def odds(self, said: messages.Odds) -> dict[str, Any]:
        return {"t": "odds", **self.table.kit.talk.odds(self._shown_state(), msgspec.structs.asdict(said))}

    async def take_over(self, said: messages.TakeOver) -> None:
        if not self.viewer.host:
            raise Refused("host-only")
        if all(seat.seat != said.seat for seat in self.table.seats) or said.level not in messages.LEVELS:
            raise Refused("bad-message")
        await self.hall.driving.take_over(self.table, said.seat, said.level)

    async def contribute(self, said: messages.Contribute) -> None:
        """Too late to change anything: the cards are dealt."""

    def _shown_state(self) -> Any:
        """The game as the page sees it."""
        return self.viewer.story.state(self.viewer.story.last())

    def _own_seat(self) -> str:
        if not self.viewer.seats:
            raise Refused("watching")
        return self.viewer.active or self.viewer.seats[0]


ANSWERS: dict[type, Callable[[Line, Any], Awaitable[dict[str, Any] | None]]] = {
    messages.Choose: Line.choose,
    messages.Undo: Line.undo,
    messages.Say: Line.say,
    messages.Hint: Line.hint,
    messages.Why: Line.why,
    messages.Reveal: Line.reveal,
    messages.Quiet: Line.quiet,
    messages.Asking: Line.asking,
    messages.Name: Line.name,
    messages.Odds: Line.odds,
    messages.TakeOver: Line.take_over,
    messages.Contribute: Line.contribute,
}
"""What a page may say -> who answers it."""
