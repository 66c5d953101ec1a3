"""All tables of this process: made, brought back from storage, forgotten when nobody looks at them."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
import time
from collections.abc import Coroutine
from contextvars import Context
from typing import TYPE_CHECKING, Any, TextIO

import msgspec

from shamble import games
from shamble.kernel.errors import BadSave, RulesBug, ShambleError
from shamble.kernel.match import Match
from shamble.server import luck, opening
from shamble.server.bus import Bus
from shamble.server.database import StorageTrouble
from shamble.server.driving import Driving
from shamble.server.effort import Beside, check_payer
from shamble.server.gathering import people_of
from shamble.server.guard import Lines
from shamble.server.laboratory import Laboratory
from shamble.server.opponents import Opponents, answers_at_once
from shamble.server.recorded import retold
from shamble.server.refusals import Refused
from shamble.server.seats import Seat, own, seated
from shamble.server.settings import Settings
from shamble.server.start import begin, begun, storable
from shamble.server.table import KEEP_EVERY, Table, as_row, rolls
from shamble.server.tokens import Ticket, Tokens
from shamble.server.viewer import audiences_of

if TYPE_CHECKING:
    from shamble.server.storage import Storage
    from shamble.server.writing import Row

ARCHIVE_EVERY = 3600.0
REPLAY_AT_ONCE = 10
"""Choices played again in a row while a table is brought back; then others have their turn."""

log = logging.getLogger("shamble.server")


class Hall:
    """Where tables are."""

    def __init__(self, settings: Settings, storage: Storage, tokens: Tokens, bus: Bus | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.tokens = tokens
        self.bus = bus or Bus()
        self.opponents = Opponents(settings)
        self.laboratory = Laboratory(settings.data / "runs")
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.driving = Driving(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self.lines = Lines(settings)
        self.beside = Beside()
        """Where games are laid out and tried."""
        self._replaying = asyncio.Lock()
        """One table at a time is played again: others do not come back sooner, and everybody plays on meanwhile."""
        self.lock: TextIO | None = None
        """Keeps the data folder for this process as long as it is open."""

    async def open(self) -> None:
        """Hear from other processes, and look after old tables."""
        await self.bus.open(self._heard)
        self.start(self._archive())

    async def _archive(self) -> None:
        """Now and then pack away what nobody has touched for long."""
        while self.settings.archive_days:
            try:
                before = time.time() - self.settings.archive_days * 86400
                while await self.storage.pack_away(before):
                    await asyncio.sleep(0)
            except StorageTrouble:
                log.warning("old tables could not be packed away")
            await asyncio.sleep(ARCHIVE_EVERY)

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()
        self.opponents.close()
        await self.laboratory.close()
        if self.lock is not None:
            self.lock.close()

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    # -- tables --------------------------------------------------------------------------------------------

    async def make(
        self,
        game: str,
        config: dict[str, Any],
        wanted: list[dict[str, Any]],
        seed: int | None,
        hints: bool,
        delay: int,
        choices: list[int] | None = None,
        *,
        rated: bool = False,
    ) -> Row:
        """A new table, as it is stored; with `choices`, that of a game played elsewhere.

        It counts where that is wished, everybody has a page of their own and nobody can know what nobody should. Where
        people come by link it begins when all of them have added their part to the seed; see `luck.py`.
        Raises BadConfig or UnknownId with one clear sentence.
        """
        if len(self._tables) >= self.settings.limits.tables_open:
            raise Refused("hall-full")
        found = luck.drawn([]) if seed is None else luck.recorded(seed) if choices else luck.chosen(seed)
        # Laying out a new town takes milliseconds, and trying out what a stranger wrote seconds.
        first = await self.beside.run(begun, game, storable(config), found.seed)
        seats = seated(game, first.seats, wanted)
        dealt = seed is not None or not config.keys().isdisjoint(("situation", "save"))
        found.waits_for = [] if dealt else people_of(seats, own(seats))
        row = {
            "id": secrets.token_urlsafe(9),
            "game": game,
            "config": config,
            "seed": seed if seed is not None and choices else 0,
            "seats": [as_row(seat) for seat in seats],
            "hints": hints,
            "delay": delay,
            "rated": False,
            "rolls": [] if found.waits_for else rolls(first.events or []),
            "forked_from": "",
            "luck": msgspec.to_builtins(found),
            "links": {},
        }
        row["rated"] = rated and not luck.marks_of(row) and not any(seat.who == "hotseat" for seat in seats)
        row["hints"] = hints and not row["rated"]
        if choices:
            await self.storage.add_table(row, await self.beside.run(retold, first, choices))
            return row | {"epoch": 0, "steps": len(choices)}
        await self.storage.add_table(row, [])
        row |= {"epoch": 0, "steps": 0}
        if row["rated"]:
            await self.storage.add_note(row["id"], {"step": 0, "message": "rated", "words": {}})
        if not found.waits_for:
            table = self._open(Table(row, Match(first, KEEP_EVERY), self.storage, self.settings, self.bus))
            table.notes = await self.storage.notes(row["id"])
            if rated or len(own(seats)) < sum(not seat.is_bot for seat in seats):
                await self._tell_marks(table)
        return row

    async def open_file(self, file: opening.File) -> Row:
        """A new table where a saved file stands, with the seats as they were. Raises BadSave with one sentence."""
        game, config = opening.game_of(file), {"save": opening.save_in(file)}
        first = await self.beside.run(begun, game, storable(config), 0)
        if first.decision is None:
            raise Refused("save-over")
        return await self.make(game, config, opening.seats_in(file, first.seats), None, hints=True, delay=0)

    async def _tell_marks(self, table: Table) -> None:
        """Everybody at a table with guests is told why it is not rated."""
        for mark in table.marks:
            await table.note(f"mark-{mark}")

    def signed(self, ticket: Ticket) -> str:
        """The token of a ticket, which ends some day."""
        days = self.settings.link_days
        return self.tokens.sign(dataclasses.replace(ticket, until=int(time.time() + days * 86400) if days else 0))

    async def fork(self, table: Table, ticket: Ticket, moment: int) -> tuple[Table, tuple[str, ...]]:
        """A new table that goes on from a moment of another one, and the seats of whoever asked for it."""
        story = table.story(audiences_of(table, ticket))
        if moment > story.last():
            raise Refused("no-step", step=moment)
        step = story.step(moment)
        stored = await self.storage.table(table.id)
        assert stored is not None
        first = table.audiences[0]
        mine = ticket.seats or tuple(seat.seat for seat in table.seats if table.audience(seat.seat) == first)
        seats = [
            Seat(s.seat, s.who if s.who == "hotseat" else "me", s.name)
            if s.seat in mine
            else Seat(s.seat, "bot", "", s.level or "normal")
            for s in table.seats
        ]
        chosen = [row for row in await self.storage.choices(table.id) if row["step"] < step]
        row = {
            **{key: stored[key] for key in ("game", "config", "seed", "hints", "delay", "rolls", "luck")},
            "rated": False,
            "id": secrets.token_urlsafe(9),
            "seats": [as_row(seat) for seat in seats],
            "forked_from": f"{table.id}/{step}",
            "links": {},
        }
        await self.storage.add_table(row, [_without_table(choice) for choice in chosen])
        await self.storage.add_note(row["id"], {"step": step, "message": "forked", "words": {"step": moment}})
        return await self.table(row["id"]), mine

    async def rematch(self, table: Table, ticket: Ticket) -> str:
        """The id of the table that follows this one: same game, same seats, new dice."""
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
                made = await self.make(
                    stored["game"],
                    stored["config"],
                    seats,
                    None,
                    stored["hints"],
                    stored["delay"],
                    rated=stored["rated"],
                )
                table.next = made["id"]
        return table.next

    async def table(self, name: str) -> Table:
        """The table of this name, from memory or from storage."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._tables:
                row = await self.storage.table(name)
                if row is None:
                    self._loading.pop(name, None)
                    raise Refused("no-table")
                if luck.of_row(row).waits_for:
                    self._loading.pop(name, None)
                    raise Refused("gathering")
                check_payer()
                await self.storage.unpack(name)
                self._open(await self._rebuild(row))
            return self._tables[name]

    async def gathering(self, name: str) -> Row | None:
        """The stored table of this name if its cards are not dealt yet."""
        if name in self._tables:
            return None
        row = await self.storage.table(name)
        return row if row is not None and luck.of_row(row).waits_for else None

    def _open(self, table: Table) -> Table:
        self._tables[table.id] = table
        self.bus.publish(table.id, asks=True)
        self.start(self.driving.drive(table))
        if any(seat.is_bot and not answers_at_once(seat.level, table.game_name) for seat in table.seats):
            self.start(self.opponents.warm_up())
        return table

    def forget(self, table: Table) -> None:
        """It leaves the memory."""
        self._tables.pop(table.id, None)
        self._loading.pop(table.id, None)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let it go on by itself. Nobody pays for what a table does."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rebuild(self, row: Row) -> Table:
        """Play the stored choices again; where a newer version of ours plays them otherwise, take the stored state.

        Where that cannot be played on either, the table stays to be looked at, as far as it plays the same.
        """
        chosen = await self.storage.choices(row["id"])
        table, same = await self._replayed(row, chosen)
        if not same:
            try:
                table = await self._from_save(row, chosen)
            except (ShambleError, RulesBug) as problem:
                table.closed = problem.message if isinstance(problem, BadSave) else ""
        table.notes = await self.storage.notes(row["id"])
        table.chat.take_in(*await self.storage.chat(row["id"]))
        table.restored([choice["made"] for choice in chosen])
        return table

    async def _replayed(self, row: Row, chosen: list[Row]) -> tuple[Table, bool]:
        """The table as far as it plays as it did, and whether that is all of it: the same state, or the same dice."""
        async with self._replaying:
            return await self._replay(row, chosen)

    async def _replay(self, row: Row, chosen: list[Row]) -> tuple[Table, bool]:
        game = await asyncio.to_thread(begin, row["game"], row["config"], luck.of_row(row).seed)
        table = Table(row, Match(game, KEEP_EVERY), self.storage, self.settings, self.bus)
        for number, choice in enumerate(chosen):
            try:
                table.replay(choice["option"])
            except (ShambleError, RulesBug):
                return table, False
            if rolls(table.events[-1]) != choice["rolls"]:
                return table, table.game.hash() == chosen[-1]["hash"]
            if number % REPLAY_AT_ONCE == REPLAY_AT_ONCE - 1:
                await asyncio.sleep(0)
        return table, True

    async def _from_save(self, row: Row, chosen: list[Row]) -> Table:
        save = await self.storage.save(row["id"])
        if save is None:
            raise Refused("no-table")
        game = games.load(msgspec.json.decode(save["save"]))
        later = chosen[save["step"] :]
        table = Table(row, Match(game, KEEP_EVERY), self.storage, self.settings, self.bus)
        table.first_step = save["step"]
        for choice in later:
            table.replay(choice["option"])
        return table

    # -- other processes -----------------------------------------------------------------------------------

    def _heard(self, message: dict[str, Any]) -> None:
        """Another process has changed a table, or knows who sits there; without a name: any of them."""
        name = message["table"]
        for table in [*self._tables.values()] if name is None else [self._tables.get(name)]:
            if table is None:
                # Perhaps the cards are dealt now for somebody who waits here.
                self.bus.tell(name)
                continue
            if "asks" in message:
                table.tell_others()
                continue
            if "here" in message:
                table.elsewhere[message["from"]] = (time.monotonic(), message)
                table.facts_version += 1
            self.start(self.catch_up(table))

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have stored."""
        async with table.lock:
            row = await self.storage.table(table.id)
            if row is None:
                return
            if row["epoch"] != table.stored_epoch or row["steps"] < table.last_step:
                table.become(await self._rebuild(row))
                return
            for choice in await self.storage.choices(table.id, since=table.last_step):
                table.follow(choice["option"])
            table.notes = await self.storage.notes(table.id)
            table.chat.take_in(*await self.storage.chat(table.id))
        # Whatever is told already is not told again.
        self.bus.tell(table.id)

    async def outrun(self, table: Table) -> Refused:
        """A write met a table that had gone on: read how. Whoever wrote has to look again."""
        await self.catch_up(table)
        return Refused("too-late")


def _without_table(choice: Row) -> Row:
    return {key: value for key, value in choice.items() if key != "table_id"}
