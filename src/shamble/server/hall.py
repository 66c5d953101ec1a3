"""All tables of this process: made, brought back from storage, driven where bots sit, forgotten when empty."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from shamble import games
from shamble.kernel.errors import BadConfig, RulesBug, ShambleError
from shamble.server.bus import Bus
from shamble.server.ledger import Ledger
from shamble.server.opponents import BotFailed, Opponents
from shamble.server.refusals import Refused
from shamble.server.seats import Seat, seated
from shamble.server.settings import Settings
from shamble.server.start import begin
from shamble.server.table import Table, as_row, rolls
from shamble.server.tokens import Ticket, Tokens
from shamble.server.viewer import audiences_of

if TYPE_CHECKING:
    from shamble.server.storage import Row, Storage

IDLE_SECONDS = 120.0
"""A table nobody looks at leaves the memory after this time; it is back in milliseconds."""
RETRY_SECONDS = 3.0
"""A bot's choice that could not be stored, or that met a bug of ours, is tried again after this time."""
TRIES = 20
"""Options a bot tries in a row when it meets a bug of ours."""

log = logging.getLogger("shamble.server")


class Hall:
    """Where tables are."""

    def __init__(self, settings: Settings, storage: Storage, tokens: Tokens) -> None:
        self.settings = settings
        self.storage = storage
        self.tokens = tokens
        self.bus = Bus()
        self.opponents = Opponents(settings)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._drivers: set[asyncio.Task[None]] = set()
        self._chores: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        tasks = [*self._drivers, *self._chores]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.opponents.close()

    # -- tables --------------------------------------------------------------------------------------------

    async def make(
        self,
        game: str,
        config: dict[str, Any],
        wanted: list[dict[str, Any]],
        seed: int | None,
        hints: bool,
        delay: int,
    ) -> Table:
        """A new table. Raises BadConfig or UnknownId with one clear sentence."""
        seed = secrets.randbits(63) if seed is None else seed
        try:
            first = begin(game, config, seed)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise BadConfig("These settings are not of the right form.") from error
        seats = seated(first.seats, wanted)
        row = {
            "id": secrets.token_urlsafe(9),
            "game": game,
            "config": config,
            "seed": seed,
            "seats": [as_row(seat) for seat in seats],
            "hints": hints,
            "delay": delay,
            "rolls": rolls(first.events or []),
            "forked_from": "",
        }
        await self.storage.add_table(row, [])
        return self._open(Table(row, Ledger(first), self.storage, self.settings, self.bus))

    async def fork(self, ticket: Ticket, moment: int) -> tuple[Table, tuple[str, ...]]:
        """A new table that goes on from a moment of another one, and the seats of whoever asked for it."""
        table = await self.table(ticket.table)
        if table.keeps_secrets:
            raise Refused("secret-fork")
        story = table.story(audiences_of(table, ticket))
        if moment > story.last():
            raise Refused("no-step", step=moment)
        step = story.step(moment)
        stored = await self.storage.table(table.id)
        assert stored is not None
        mine = ticket.seats or tuple(seat.seat for seat in table.seats if seat.side == table.seats[0].side)
        seats = [
            Seat(s.seat, s.who if s.who == "hotseat" else "me", s.name)
            if s.seat in mine
            else Seat(s.seat, "bot", "", s.level or "normal")
            for s in table.seats
        ]
        chosen = [row for row in await self.storage.choices(table.id) if row["step"] < step]
        row = {
            **{key: stored[key] for key in ("game", "config", "seed", "hints", "delay", "rolls")},
            "id": secrets.token_urlsafe(9),
            "seats": [as_row(seat) for seat in seats],
            "forked_from": f"{table.id}/{step}",
        }
        await self.storage.add_table(row, [_without_table(choice) for choice in chosen])
        await self.storage.add_note(row["id"], {"step": step, "message": "forked", "words": {"step": moment}})
        return await self.table(row["id"]), mine

    async def rematch(self, table: Table, ticket: Ticket) -> Table:
        """The table that follows this one: same game, same seats, new dice."""
        if not ticket.seats:
            raise Refused("watching")
        if table.game.result is None:
            raise Refused("no-rematch-yet")
        async with table.lock:
            if table.next is None:
                seats = [
                    {"seat": s.seat, "who": "link" if s.stands_in else s.who, "name": s.name, "level": s.level or None}
                    for s in table.seats
                ]
                stored = await self.storage.table(table.id)
                assert stored is not None
                made = await self.make(stored["game"], stored["config"], seats, None, stored["hints"], stored["delay"])
                table.next = made.id
        return await self.table(table.next)

    async def table(self, name: str) -> Table:
        """The table of this name, from memory or from storage."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._tables:
                row = await self.storage.table(name)
                if row is None:
                    self._loading.pop(name, None)
                    raise Refused("no-table")
                self._open(await self._rebuild(row))
            return self._tables[name]

    def _open(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._start(self._drivers, self._drive(table))
        if any(seat.is_bot and seat.level != "random" for seat in table.seats):
            self._start(self._chores, self.opponents.warm_up())
        return table

    def _start(self, tasks: set[asyncio.Task[None]], work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _rebuild(self, row: Row) -> Table:
        """Play the stored choices again; where a newer version of ours plays them otherwise, take the stored state."""
        chosen = await self.storage.choices(row["id"])
        table = Table(
            row,
            Ledger(begin(row["game"], row["config"], row["seed"])),
            self.storage,
            self.settings,
            self.bus,
        )
        try:
            for choice in chosen:
                table.replay(choice["option"])
            same = not chosen or table.game.hash() == chosen[-1]["hash"]
        except (ShambleError, RulesBug):
            same = False
        if not same:
            table = await self._from_save(row, chosen)
        table.notes = await self.storage.notes(row["id"])
        table.chat = await self.storage.chat(row["id"])
        table.restored()
        return table

    async def _from_save(self, row: Row, chosen: list[Row]) -> Table:
        save = await self.storage.save(row["id"])
        if save is None:
            raise Refused("no-table")
        game = games.load(msgspec.json.decode(save["save"]))
        later = chosen[save["step"] :]
        table = Table(row, Ledger(game), self.storage, self.settings, self.bus)
        table.first_step = save["step"]
        for choice in later:
            table.replay(choice["option"])
        return table

    # -- bots and quiet seats ------------------------------------------------------------------------------

    async def _drive(self, table: Table) -> None:
        """Choose for bots and for windows that people pass unseen, until nobody is there any more."""
        while True:
            table.wanted.clear()
            patience = IDLE_SECONDS
            seat = table.asked()
            try:
                if seat is not None and seat.is_bot:
                    await self._bot_chooses(table, seat)
                    continue
                if seat is not None and table.is_quiet(seat):
                    await table.choose(0, table.seq)
                    continue
            except Refused:
                continue  # somebody took a choice back meanwhile
            except Exception:
                # The game is as it was before. It does not spin, and it does not wait for people who cannot help it.
                log.exception("table %s cannot go on by itself", table.id)
                patience = RETRY_SECONDS
            try:
                await asyncio.wait_for(table.wanted.wait(), patience)
            except TimeoutError:
                if patience == IDLE_SECONDS and not self.bus.anybody(table.id):
                    self._tables.pop(table.id, None)
                    self._loading.pop(table.id, None)
                    return

    async def _bot_chooses(self, table: Table, seat: Seat) -> None:
        seq = table.seq
        window = table.game.decision.kind == "window"
        count = len(table.game.decision.options)
        option = random.randrange(count)
        if seat.level != "random":
            seconds = self.settings.search_answer if window else self.settings.bot_seconds
            try:
                option = await self.opponents.choose(seat.level, table.game, seconds)
            except BotFailed as failure:
                log.warning("table %s, %s: %s", table.id, seat.seat, failure)
                if table.seq == seq:
                    seat.level = "random"
                    await table.reseat(seat, "bot-failed")
        for attempt in range(TRIES):
            try:
                await table.choose(option, seq)
                break
            except RulesBug:
                if attempt == TRIES - 1:
                    raise
                log.exception("table %s, option %s", table.id, option)
                option = random.randrange(count)
        if not window:
            await asyncio.sleep(self.settings.bot_step)

    async def take_over(self, table: Table, seat: str, level: str) -> None:
        """A bot plays for a person who left."""
        place = table.seat(seat)
        if place.is_bot or table.present.get(seat, 0) > 0:
            raise Refused("still-there")
        place.who, place.level, place.stands_in = "bot", level, True
        await table.reseat(place, "bot-takes-over")
        self._start(self._chores, self.opponents.warm_up())

    async def come_back(self, table: Table, seats: tuple[str, ...]) -> None:
        """Whoever holds the link of a seat that a bot looks after has it back."""
        for name in seats:
            place = table.seat(name)
            if place.stands_in:
                place.who, place.level, place.stands_in = "link", "", False
                await table.reseat(place, "back")


def _without_table(choice: Row) -> Row:
    return {key: value for key, value in choice.items() if key != "table_id"}
