"""Who wants to know that a table has changed: pages of this process, and other processes on the same database.

A message between processes says which table and who is there; what changed is read from the database. PostgreSQL's
notifications end at 8,000 bytes, and a lost one costs nothing, because the next one leads to the same reading.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

Listener = Callable[[], None]
Message = dict[str, Any]

CHANNEL = "shamble_tables"
RETRY_SECONDS = 1.0

log = logging.getLogger("shamble.server")


class Far(Protocol):
    """The way to other processes."""

    async def open(self, heard: Callable[[Message], None]) -> None: ...
    async def send(self, message: Message) -> None: ...
    async def close(self) -> None: ...


class Bus:
    """Listeners by table. A message says only which table: what changed is read from the table itself."""

    def __init__(self, far: Far | None = None) -> None:
        self.name = secrets.token_hex(6)
        """Of this process, for as long as it lives."""
        self.far = far
        self._listeners: dict[str, set[Listener]] = {}
        self._sending: asyncio.Queue[Message] = asyncio.Queue(10_000)
        self._sender: asyncio.Task[None] | None = None

    def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, set()).add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)

    def tell(self, table: str) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener()

    def anybody(self, table: str) -> bool:
        """Whether anybody listens."""
        return table in self._listeners

    def count(self, table: str) -> int:
        return len(self._listeners.get(table, ()))

    # -- other processes -------------------------------------------------------------------------------------

    async def open(self, heard: Callable[[Message], None]) -> None:
        """Hear from other processes, if there may be any."""
        if self.far is None:
            return

        def from_others(message: Message) -> None:
            if message.get("from") != self.name:
                heard(message)

        await self.far.open(from_others)
        self._sender = asyncio.create_task(self._send_forever(self.far))

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
        if self.far is not None:
            await self.far.close()

    def publish(self, table: str, **facts: Any) -> None:
        """Let other processes know. Never waits: whoever misses it reads more with the next one."""
        if self.far is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self._sending.put_nowait({"table": table, "from": self.name, **facts})

    async def _send_forever(self, far: Far) -> None:
        while True:
            message = await self._sending.get()
            try:
                await far.send(message)
            except Exception as error:  # the line to the others is broken; the database still has everything
                log.warning("bus: %s", error)
                await asyncio.sleep(RETRY_SECONDS)


class PostgresFar:
    """LISTEN and NOTIFY on the database that everybody shares."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.engine import make_url

        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: Any = None
        self._heard: Callable[[Message], None] = lambda message: None
        self._closed = False
        self._coming: set[asyncio.Task[None]] = set()

    async def open(self, heard: Callable[[Message], None]) -> None:
        self._heard = heard
        await self._connect()

    async def _connect(self) -> None:
        import asyncpg

        self._line = await asyncpg.connect(self._url)
        await self._line.add_listener(
            CHANNEL, lambda line, process, channel, text: self._heard(msgspec.json.decode(text))
        )
        self._line.add_termination_listener(lambda line: self._come_back())

    def _come_back(self) -> None:
        if not self._closed:
            task = asyncio.get_running_loop().create_task(self._reconnect())
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _reconnect(self) -> None:
        while not self._closed:
            try:
                await self._connect()
            except Exception as error:
                log.warning("bus: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                # Whatever was missed meanwhile is read now.
                self._heard({"table": None})
                return

    async def send(self, message: Message) -> None:
        await self._line.execute("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(message).decode())

    async def close(self) -> None:
        self._closed = True
        for task in self._coming:
            task.cancel()
        if self._line is not None and not self._line.is_closed():
            with contextlib.suppress(Exception):
                await self._line.close(timeout=2)


class RedisFar:
    """Publish and subscribe over Redis, where it is named: it spares the database some work."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._reader: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[Message], None]) -> None:
        line = self._redis.pubsub(ignore_subscribe_messages=True)
        await line.subscribe(CHANNEL)
        self._reader = asyncio.create_task(self._read(line, heard))

    async def _read(self, line: Any, heard: Callable[[Message], None]) -> None:
        while True:
            try:
                async for message in line.listen():
                    heard(msgspec.json.decode(message["data"]))
            except Exception as error:
                log.warning("bus: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                heard({"table": None})

    async def send(self, message: Message) -> None:
        await self._redis.publish(CHANNEL, msgspec.json.encode(message))

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        await self._redis.aclose()
