"""`shamble loadtest`: many live tables on this machine, each with a page that plays and bots that answer it.

A page thinks, chooses at random and measures the time until it sees what its choice led to. Of that time, the pause
with which the table hides whether anybody was asked is deliberate; everything above it is ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import msgspec
import typer

BAR_MS = 50.0
"""What the 99th percentile may be above the deliberate pause."""
FLAT = 1.1
"""What memory may be at the end for one at the beginning."""
START_SECONDS = 180.0
GROWTH = (50, 100, 200, 400)


@dataclass
class Load:
    """What is asked for."""

    tables: int
    seconds: float
    think: float
    level: str
    processes: int
    database: str = ""
    redis: str = ""
    warm_up: float = 60.0
    """Seconds before anything is counted: until then tables fill, with what bots find out about their towns too."""


@dataclass
class Found:
    """What came of it. Times are milliseconds, memory is megabytes."""

    answers: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    finished: int = 0
    memory: list[float] = field(default_factory=list)
    memory_of_bots: list[float] = field(default_factory=list)
    stored: int = 0
    """Choices of people and bots that were stored while processors were measured."""
    took: float = 0.0
    """Seconds for which they were."""
    cpu: float = 0.0
    """Processors that the servers took."""
    cpu_of_bots: float = 0.0


class Offered(msgspec.Struct):
    """An option that may be taken."""

    id: str


class Asked(msgspec.Struct):
    """A decision, as far as a page that chooses blindly reads it."""

    options: list[Offered]


class Seen(msgspec.Struct):
    """What a page needs of a message; nothing else is read, for the pages take processor time from the servers."""

    t: str
    seq: int = -1
    decision: Asked | None = None
    result: dict[str, Any] | None = None
    message: str = ""


_decoder = msgspec.json.Decoder(Seen)


class Servers:
    """Servers in processes of their own, on loopback."""

    def __init__(self, load: Load, data: Path) -> None:
        self.ports = [_free_port() for _ in range(load.processes)]
        more = ["--database", load.database] if load.database else []
        more += ["--redis", load.redis] if load.redis else []
        self._processes = [
            subprocess.Popen(
                [
                    *(sys.executable, "-c", "from shamble.cli import app; app()", "serve"),
                    *("--port", str(port), "--data", str(data), "--no-limits", "--metrics", *more),
                ]
            )
            for port in self.ports
        ]

    def wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        for port in self.ports:
            while True:
                with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz"):
                    break
                if time.monotonic() > deadline or any(one.poll() is not None for one in self._processes):
                    typer.echo("The server did not start; what it said stands above.", err=True)
                    raise typer.Exit(2)
                time.sleep(0.1)

    def memory(self) -> tuple[float, float]:
        """Megabytes: of the servers, and of the processes in which their bots think; 0 where the system is silent."""
        return self._told(lambda fields: int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20)

    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time so far, of the same two."""
        return self._told(lambda fields: (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))

    def _told(self, number: Callable[[list[str]], float]) -> tuple[float, float]:
        """What the system tells about the servers together, and about their children together."""
        servers = {str(one.pid) for one in self._processes}
        ours = bots = 0.0
        for place in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = place.read_text().rsplit(")", 1)[1].split()
                ours += number(fields) if place.parent.name in servers else 0.0
                bots += number(fields) if fields[1] in servers else 0.0
        return ours, bots

    def stored(self) -> int:
        """How many choices they have stored."""
        total = 0
        for port in self.ports:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                total += int(answer.read().decode().split("\nshamble_choices_total ")[1].split()[0])
        return total

    def close(self) -> None:
        for one in self._processes:
            one.send_signal(signal.SIGTERM)
        for one in self._processes:
            try:
                one.wait(10)
            except subprocess.TimeoutExpired:
                one.kill()
                one.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _make(port: int, level: str, game: str) -> str:
    """A new table with one person and bots on the other seats; returns the person's token."""
    from shamble import games

    kit = games.kit(game or games.usual())
    first = kit.new({}, 1)
    seats = [{"seat": seat, "who": "bot", "level": level} for seat in first.seats]
    seats[0] = {"seat": first.seats[0], "who": "me"}
    body = json.dumps({"game": kit.NAME, "seats": seats}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


class Page:
    """One page at one table; when a game is over it sits down at the next."""

    def __init__(self, load: Load, port: int, found: Found, until: float, count_from: float, number: int) -> None:
        self._load, self._port, self._found = load, port, found
        self._until, self._count_from = until, count_from
        self._dice = random.Random(number)

    async def play(self) -> None:
        await asyncio.sleep(self._dice.random() * self._load.think)
        while time.monotonic() < self._until:
            try:
                await self._one_game(await asyncio.to_thread(_make, self._port, self._load.level, ""))
            except Exception as error:  # whatever it is, it is a finding
                self._found.errors.append(repr(error)[:200])
                return

    async def _one_game(self, token: str) -> None:
        from websockets.asyncio.client import connect

        address = f"ws://127.0.0.1:{self._port}/ws?token={token}"
        async with connect(address, max_size=None, compression=None, ping_interval=None) as line:
            now = await self._next(line, -1)
            while time.monotonic() < self._until and now.result is None:
                if now.decision is None:
                    now = await self._next(line, now.seq)
                    continue
                await asyncio.sleep(self._load.think * (0.5 + self._dice.random()))
                now = await self._choose(line, now)
            self._found.finished += now.result is not None

    async def _choose(self, line: Any, now: Seen) -> Seen:
        assert now.decision is not None
        # Something came while the page was thinking: it may have been asked something else by now.
        option = self._dice.choice(now.decision.options).id
        started = time.monotonic()
        await line.send(json.dumps({"t": "choose", "seq": now.seq, "option": option}))
        after = await self._next(line, now.seq)
        if started > self._count_from:
            self._found.answers.append((time.monotonic() - started) * 1000)
        return after

    async def _next(self, line: Any, seq: int) -> Seen:
        """The next message that shows more than this."""
        while True:
            async with asyncio.timeout(30):
                seen = _decoder.decode(await line.recv())
            if seen.t == "error":
                self._found.errors.append(seen.message)
            elif seen.t in ("state", "update") and (seen.seq > seq or seen.result is not None):
                return seen


async def measure(load: Load, servers: Servers) -> Found:
    """Let all pages play for the time asked for."""
    found = Found()
    began = time.monotonic()
    count_from = began + load.warm_up
    until = count_from + load.seconds
    ports = servers.ports
    pages = [Page(load, ports[n % len(ports)], found, until, count_from, n).play() for n in range(load.tables)]

    # Tables are made in threads, which those who count would have to wait for.
    counting = ThreadPoolExecutor(1)

    async def ask() -> int:
        return await asyncio.get_running_loop().run_in_executor(counting, servers.stored)

    async def watch() -> None:
        await asyncio.sleep(load.warm_up)
        stored, before, began = await ask(), servers.cpu(), time.monotonic()
        while time.monotonic() < until:
            memory, of_bots = servers.memory()
            found.memory.append(memory)
            found.memory_of_bots.append(of_bots)
            await asyncio.sleep(max(0.5, load.seconds / 10))
        after, took = servers.cpu(), time.monotonic() - began
        found.took, found.stored = took, await ask() - stored
        found.cpu, found.cpu_of_bots = (after[0] - before[0]) / took, (after[1] - before[1]) / took

    await asyncio.gather(watch(), *pages)
    return found


def summary(load: Load, found: Found, pause_ms: float) -> dict[str, Any]:
    """The numbers of one run."""
    answers = sorted(found.answers)
    quarter = max(1, len(found.memory) // 4)
    at = {f"p{part}_ms": round(answers[int(len(answers) * part / 100)], 1) for part in (50, 95, 99)} if answers else {}
    above = round(max(0.0, at.get("p99_ms", 0.0) - pause_ms), 1)
    before, after = median(found.memory[:quarter]), median(found.memory[-quarter:])
    of_bots = [round(found.memory_of_bots[place]) for place in (0, -1)] if found.memory_of_bots else []
    flat = after <= before * FLAT
    return {
        "tables": load.tables,
        "processes": load.processes,
        "bots": load.level,
        "think_seconds": load.think,
        "seconds": load.seconds,
        "choices": len(answers),
        **at,
        "deliberate_pause_ms": pause_ms,
        "p99_above_pause_ms": above,
        "errors": len(found.errors),
        "first_error": found.errors[0] if found.errors else None,
        "games_finished": found.finished,
        "memory_mb": [round(before), round(after)],
        "memory_is_flat": flat,
        "memory_of_the_bots_mb": of_bots,
        "stored_choices": found.stored,
        "cpu_of_the_servers": round(found.cpu, 2),
        "cpu_of_the_bots": round(found.cpu_of_bots, 2),
        "cpu_ms_per_stored_choice": round(1000 * found.cpu * found.took / max(1, found.stored), 2),
        "holds": bool(answers) and above <= BAR_MS and flat and not found.errors,
    }


def run(load: Load) -> dict[str, Any]:
    """Start servers, let pages play, end the servers."""
    import uvloop

    from shamble.server.settings import Settings

    with tempfile.TemporaryDirectory(prefix="shamble-loadtest-") as folder:
        servers = Servers(load, Path(folder))
        try:
            servers.wait()
            found = uvloop.run(measure(load, servers))
        finally:
            servers.close()
    return summary(load, found, Settings(data=Path()).bot_answer * 1000)


def loadtest(
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at, at the same time.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long, after warming up.")] = 100.0,
    think: Annotated[float, typer.Option(min=0, help="How long a page thinks before it chooses, on average.")] = 1.0,
    bots: Annotated[str, typer.Option(help="On the other seats: easy, normal, hard, or a bot by name.")] = "normal",
    processes: Annotated[int, typer.Option(min=1, help="Servers; more than one need --database.")] = 1,
    database: Annotated[str, typer.Option(help="Address of an empty PostgreSQL database; SQLite without.")] = "",
    redis: Annotated[str, typer.Option(help="Address of a Redis for the news between processes.")] = "",
    warm_up: Annotated[float, typer.Option(min=0, help="Seconds that are played before.")] = 60.0,
    growth: Annotated[bool, typer.Option("--growth", help="50, 100, 200 and 400 tables one after another.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play at many tables at once over WebSocket on loopback, and measure how long an answer takes."""
    if processes > 1 and not database:
        typer.echo("Several servers share a PostgreSQL: name one with --database.", err=True)
        raise typer.Exit(2)
    results = []
    for count in GROWTH if growth else (tables,):
        result = run(Load(count, seconds, think, bots, processes, database, redis, warm_up))
        results.append(result)
        if not as_json:
            typer.echo(_line(result))
    if as_json:
        typer.echo(json.dumps(results if growth else results[0], indent=2))
    raise typer.Exit(0 if all(result["holds"] for result in results) else 1)


def _line(result: dict[str, Any]) -> str:
    before, after = result["memory_mb"]
    return (
        f"{result['tables']} tables, {result['processes']} process(es), {result['bots']} bots: "
        f"{result['choices']} choices, "
        f"p50 {result.get('p50_ms')} ms, p95 {result.get('p95_ms')} ms, p99 {result.get('p99_ms')} ms "
        f"({result['p99_above_pause_ms']} ms above the pause), {result['errors']} errors, "
        f"memory {before} to {after} MB, of the bots {' to '.join(map(str, result['memory_of_the_bots_mb']))} MB, "
        f"{result['cpu_of_the_servers']} processors and {result['cpu_of_the_bots']} for bots, "
        f"{result['cpu_ms_per_stored_choice']} ms of processor for each of {result['stored_choices']} stored choices: "
        f"{'holds' if result['holds'] else 'FAILS'} (at most {BAR_MS:.0f} ms above the pause, memory flat)"
    )
