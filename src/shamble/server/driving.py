"""Who chooses where nobody has to: bots, silenced moments, and a bot for somebody who is away."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.kernel.errors import RulesBug
from shamble.server.bell import Lane
from shamble.server.database import Outrun, StorageTrouble
from shamble.server.health import numbers
from shamble.server.opponents import BotFailed, answers_at_once
from shamble.server.refusals import Refused
from shamble.server.seats import Seat
from shamble.server.table import ELSEWHERE_SECONDS, Table

if TYPE_CHECKING:
    from shamble.server.hall import Hall

IDLE_SECONDS = 120.0
"""A table nobody looks at leaves the memory after this time; it is back in milliseconds."""
OVER_SECONDS = 10.0
"""The same where the game is over: some pages are only being loaded again."""
RETRY_SECONDS = 3.0
"""A bot's choice that could not be stored, or that met a bug of ours, is tried again after this time."""
LEASE_SECONDS = 10.0
"""After this time another process lets the bots of a table play if the one that did is gone."""
LOOK_SECONDS = 3.0
"""Where several processes share tables, one that is watched is looked up in the database so often at least."""
TRIES = 20
"""Options a bot tries in a row when it meets a bug of ours."""

log = logging.getLogger("shamble.server")


class Driving:
    """Drives the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._leases: dict[str, float] = {}
        self.lane = Lane()
        """For bots' open moves, and for pages that only look on."""

    def watched(self, table: Table) -> bool:
        """Whether anybody looks at this table, here or at another process."""
        fresh = time.monotonic() - ELSEWHERE_SECONDS
        return self._hall.bus.anybody(table.id) or any(
            at > fresh and told.get("watched") for at, told in table.elsewhere.values()
        )

    async def drive(self, table: Table) -> None:
        """Choose for bots and for windows that people pass unseen, as long as somebody looks on."""
        while True:
            table.wanted.hush()
            seat = table.asked()
            patience = idle = IDLE_SECONDS if seat is not None else OVER_SECONDS
            try:
                if seat is not None and self._plays_itself(table, seat):
                    if await self._may_drive(table):
                        await self._choose_for(table, seat)
                        continue
                    patience = LEASE_SECONDS / 2
            except Refused as refusal:
                if not isinstance(refusal, StorageTrouble):
                    continue  # somebody took a choice back meanwhile
                patience = RETRY_SECONDS
            except Outrun:
                await self._try_to_catch_up(table)
                continue
            except Exception:
                # The game is as it was before. It does not spin, and it does not wait for people who cannot help it.
                log.exception("table %s cannot go on by itself", table.id)
                patience = RETRY_SECONDS
            if not await self._rest(table, patience) and patience == idle:
                self._hall.forget(table)
                return

    async def _rest(self, table: Table, patience: float) -> bool:
        """Wait until there may be something to do; False where nobody has looked at the table for long."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            left = until - time.monotonic()
            if await table.wanted.wait(left if self._hall.bus.far is None else min(left, LOOK_SECONDS)):
                return True
            # News between processes may get lost; what is stored does not.
            if self._hall.bus.far is not None and self._hall.bus.anybody(table.id):
                await self._try_to_catch_up(table)
        return self._hall.bus.anybody(table.id)

    async def _try_to_catch_up(self, table: Table) -> None:
        try:
            await self._hall.catch_up(table)
        except StorageTrouble:
            await asyncio.sleep(RETRY_SECONDS)

    def _plays_itself(self, table: Table, seat: Seat) -> bool:
        """Whether nobody has to choose here: a bot's seat or a silenced moment, somebody looking on."""
        return table.closed is None and self.watched(table) and (seat.is_bot or table.is_quiet(seat))

    async def _may_drive(self, table: Table) -> bool:
        """Of several processes one lets the bots of a table play."""
        if self._hall.bus.far is None:
            return True
        if self._leases.get(table.id, 0.0) < time.monotonic():
            if not await self._hall.storage.lease(table.id, self._hall.bus.name, LEASE_SECONDS):
                return False
            self._leases[table.id] = time.monotonic() + LEASE_SECONDS / 2
        return True

    async def _choose_for(self, table: Table, seat: Seat) -> None:
        if seat.is_bot:
            await self._bot_chooses(table, seat)
        else:
            await table.choose(0, table.seq)

    async def _bot_chooses(self, table: Table, seat: Seat) -> None:
        seq = table.seq
        window = table.unseen()
        count = len(table.game.decision.options)
        option = random.randrange(count)
        if not window:
            # Some bots think right here.
            await self.lane.turn()
        if seat.level != "random":
            seconds = self._settings.search_answer if window else self._settings.bot_seconds
            try:
                # People wait for whoever is asked in a window, and watch whoever moves.
                option = await self._hall.opponents.choose(seat.level, table.game, seconds, table.id, window)
            except BotFailed as failure:
                numbers.counts["bots_failed"] += 1
                log.warning("table %s, %s: %s", table.id, seat.seat, failure)
                if table.seq == seq:
                    await table.reseat(replace(seat, level="random"), "bot-failed")
        if not window:
            await self.lane.turn()
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
            await asyncio.sleep(self._settings.bot_step)

    # -- whoever is away -----------------------------------------------------------------------------------

    async def take_over(self, table: Table, seat: str, level: str) -> None:
        """A bot plays for a person who is away: at once if they have been for long, else announced and later."""
        place = table.seat(seat)
        if place.is_bot or table.is_here(seat):
            raise Refused("still-there")
        wait = self._settings.grace - table.away_for(seat)
        if wait > 0:
            if seat not in table.leaving:
                table.leaving.add(seat)
                await table.note("bot-will-take-over", seat=seat, seconds=math.ceil(wait))
                self._hall.start(self._take_over_later(table, place, level, wait))
            return
        await self._take_over_now(table, place, level)

    async def _take_over_later(self, table: Table, place: Seat, level: str, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            if not table.seat(place.seat).is_bot and table.away_for(place.seat) >= self._settings.grace:
                await self._take_over_now(table, table.seat(place.seat), level)
        finally:
            table.leaving.discard(place.seat)

    async def _take_over_now(self, table: Table, place: Seat, level: str) -> None:
        stand_in = replace(place, who="bot", level=level, stands_in=True, was=place.who)
        try:
            await table.reseat(stand_in, "bot-takes-over")
        except Outrun:
            # Something else happened at another process; who is away there is away still.
            await self._hall.catch_up(table)
            await table.reseat(stand_in, "bot-takes-over")
        if not answers_at_once(level, table.game_name):
            self._hall.start(self._hall.opponents.warm_up())

    async def come_back(self, table: Table, seats: tuple[str, ...]) -> None:
        """Whoever holds the link of a seat that a bot looks after has it back, as it was."""
        for name in seats:
            place = table.seat(name)
            if place.stands_in:
                person = replace(place, who=place.was or "link", level="", stands_in=False, was="")
                await table.reseat(person, "back")
