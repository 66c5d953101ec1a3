"""The laboratory at the table: whoever owns the machine lets bots play a set-up many times and reads the report.

A run plays in a process of its own that stands back behind everything else, on all cores but one; one at a time. What
was played is kept in the data folder, in the form of `shamble simulate --out`, so that `shamble report` reads it too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from shamble import games
from shamble.bots import usual_bot
from shamble.kernel.errors import ShambleError
from shamble.lab.job import Job, Row
from shamble.lab.stats import wilson
from shamble.lab.store import job_of, keep_job, rows_in
from shamble.server.refusals import Refused

MOST_RUNS = 20
"""Runs that are kept; the oldest go."""
STOP_SECONDS = 20.0

log = logging.getLogger("shamble.server")


class Run:
    """Some games of one set-up: how far it is, and who has won so far."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder
        self.job = job
        self.sides = job.sides()
        self.won: Counter[str] = Counter()
        self.state = "stopped"
        """`playing`, `done`, `stopped` or `failed`."""
        self.began = time.monotonic()
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def played(self) -> int:
        return self.won.total()

    def told(self, language: str) -> dict[str, Any]:
        """All that the page shows about it."""
        kit, job = self.job.kit, self.job
        seconds = time.monotonic() - self.began
        left = (job.games - self.played) * seconds / self.played if self.state == "playing" and self.played else None
        return {
            "id": self.folder.name,
            "game": job.game,
            "scenario": job.scenarios[0],
            "players": job.players[0],
            "state": self.state,
            "played": self.played,
            "games": job.games,
            "left": left,
            "sides": [
                {"name": kit.side_name(side, language), "bot": job.bot_of(side), **wilson(self.won[side], self.played)}
                for side in self.sides
                if self.played
            ],
        }


class Laboratory:
    """The runs of one data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._runs: dict[str, Run] | None = None

    async def runs(self) -> list[Run]:
        """The newest first. Those of earlier days are read when somebody first asks."""
        if self._runs is None:
            self._runs = await asyncio.to_thread(_kept_in, self._folder)
        return sorted(self._runs.values(), key=lambda run: run.folder.name, reverse=True)

    async def run(self, name: str) -> Run:
        found = next((run for run in await self.runs() if run.folder.name == name), None)
        if found is None:
            raise Refused("lab-no-run")
        return found

    async def start(self, game: str, config: dict[str, Any], seats: list[dict[str, Any]], count: int) -> Run:
        """Let bots play this set-up so many times. Raises BadConfig and its kin with one clear sentence."""
        known = await self.runs()
        if any(run.state == "playing" for run in known):
            raise Refused("lab-busy")
        job = job_from(game, config, seats, count)
        run = await asyncio.to_thread(_checked, self._folder / f"{time.time_ns():020d}-{secrets.token_hex(3)}", job)
        await asyncio.to_thread(keep_job, run.folder, job)
        assert self._runs is not None
        self._runs[run.folder.name] = run
        for old in known[MOST_RUNS - 1 :]:
            await self.forget(old.folder.name)
        words = [sys.executable, "-m", "shamble.lab.spare", str(run.folder)]
        pipe = asyncio.subprocess.PIPE
        run.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        run.state = "playing"
        run.task = asyncio.create_task(_follow(run))
        return run

    async def stop(self, name: str) -> Run:
        """What was played so far stays."""
        run = await self.run(name)
        await _end(run)
        return run

    async def forget(self, name: str) -> None:
        run = await self.run(name)
        await _end(run)
        assert self._runs is not None
        del self._runs[name]
        await asyncio.to_thread(shutil.rmtree, run.folder, ignore_errors=True)

    async def report(self, name: str, language: str, table_at: str) -> str:
        """The page about a run."""
        run = await self.run(name)
        if not run.played:
            raise Refused("lab-nothing-played")
        return await asyncio.to_thread(_page, run, language, table_at)

    async def close(self) -> None:
        for run in (self._runs or {}).values():
            await _end(run)


def job_from(game: str, config: dict[str, Any], seats: list[dict[str, Any]], count: int) -> Job:
    """The job of a table's set-up: bots sit where bots would, and the usual one where people would."""
    kit = games.kit(game)
    if not config.keys().isdisjoint(("situation", "save")):
        raise Refused("lab-no-positions")
    bots: dict[str, str] = {}
    for seat in seats:
        level = seat.get("level") if seat.get("who") == "bot" else None
        bots.setdefault(kit.side(str(seat["seat"])), level or usual_bot(game))
    scenario, players = config.get("scenario") or "", config.get("players") or 0
    if not isinstance(scenario, str) or not isinstance(players, int):
        raise Refused("bad-settings")
    seed = secrets.randbelow(2**31)
    return Job(game=game, scenarios=(scenario,), players=(players,), bots=bots, games=count, seed=seed, table=config)


def _checked(folder: Path, job: Job) -> Run:
    """The run of a job that can be played."""
    try:
        job.check()
        return Run(folder, job)
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError) as error:
        raise Refused("bad-settings") from error


async def _follow(run: Run) -> None:
    """Hear how far it is until it ends."""
    assert run.process is not None
    assert run.process.stdout is not None
    async for line in run.process.stdout:
        run.won.update(msgspec.json.decode(line, type=dict[str, int]))
    status = await run.process.wait()
    run.state = "done" if run.played >= run.job.games else "stopped" if status in (143, 1, -15) else "failed"
    if run.state == "failed":
        log.warning("run %s ended with status %s", run.folder.name, status)


async def _end(run: Run) -> None:
    """End a run that plays, politely first."""
    if run.process is None or run.task is None or run.task.done():
        return
    with contextlib.suppress(ProcessLookupError):
        run.process.terminate()
    try:
        await asyncio.wait_for(asyncio.shield(run.task), STOP_SECONDS)
    except TimeoutError:
        run.process.kill()
        await run.task


def _kept_in(folder: Path) -> dict[str, Run]:
    """The runs of earlier days that can still be read."""
    found = {}
    for file in sorted(folder.glob("*/job.json"))[-MOST_RUNS:]:
        try:
            job = job_of(file.parent)
            assert job is not None
            run = Run(file.parent, job)
            run.won.update(row["winner"] for row in rows_in(run.folder))
        except (ShambleError, OSError, ValueError, LookupError) as problem:
            log.warning("run %s cannot be read: %s", file.parent.name, problem)
            continue
        run.state = "done" if run.played >= job.games else "stopped"
        found[run.folder.name] = run
    return found


def _page(run: Run, language: str, table_at: str) -> str:
    rows: list[Row] = sorted(rows_in(run.folder), key=lambda row: (row["scenario"], row["number"]))
    return run.job.kit.lab.page([run.job], rows, language, table_at)
