"""Playing a job: batches over processes or a cluster, stopped cleanly, the same rows however many workers there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from shamble.kernel.errors import BadConfig
from shamble.lab.job import Job, Row, Task, play_batch, play_game

BATCH_SECONDS = 2.0
"""How long a batch should take: long enough to be worth sending, short enough to stop soon."""
FIRST_BATCH = 4
LARGEST_BATCH = 500
LOOK_UP = 0.5
"""Seconds after which somebody who waits for a batch looks whether it is time to stop."""

Keep = Callable[[list[Row]], None]


class Outcome:
    """What a run brought: its rows in order, and whether somebody stopped it."""

    def __init__(self, rows: list[Row], stopped: bool, seconds: float) -> None:
        self.rows = sorted(rows, key=lambda row: (row["cell"], row["number"]))
        self.stopped = stopped
        self.seconds = seconds


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    job: Job,
    tasks: list[Task],
    *,
    workers: int,
    keep: Keep,
    cluster: str | None = None,
) -> Outcome:
    """Play these games. `keep` is given each batch as it comes, in no particular order."""
    start = perf_counter()
    rows: list[Row] = []

    def take(batch: list[Row]) -> None:
        rows.extend(batch)
        keep(batch)

    with _ctrl_c() as ctrl_c:
        if cluster is None and (workers == 1 or len(tasks) <= FIRST_BATCH):
            _alone(job, tasks, take, ctrl_c)
        else:
            with _workers(workers, cluster) as (executor, count):
                _spread(job, tasks, executor, count, take, ctrl_c)
    return Outcome(rows, ctrl_c.pressed, perf_counter() - start)


class CtrlC:
    """Whether somebody wants to stop. A game may be broken off, a batch that is being kept may not."""

    def __init__(self) -> None:
        self.pressed = False
        self.playing = False

    def press(self, *_: Any) -> None:
        """Note it; what plays here is broken off, and so is everything the second time."""
        again = self.pressed
        self.pressed = True
        if self.playing or again:
            raise KeyboardInterrupt


@contextmanager
def _ctrl_c() -> Iterator[CtrlC]:
    """Ctrl-C is noted in place of striking anywhere; only a main thread can do that."""
    ctrl_c = CtrlC()
    if threading.current_thread() is not threading.main_thread():
        yield ctrl_c
        return
    before = signal.signal(signal.SIGINT, ctrl_c.press)
    try:
        yield ctrl_c
    finally:
        signal.signal(signal.SIGINT, before)


def _alone(job: Job, tasks: list[Task], take: Keep, ctrl_c: CtrlC) -> None:
    """One game after another in this process; a game that is interrupted is not kept."""
    batch: list[Row] = []
    begun = perf_counter()
    for task in tasks:
        try:
            ctrl_c.playing = True
            row = play_game(job, task)
        except KeyboardInterrupt:
            break
        finally:
            ctrl_c.playing = False
        batch.append(row)
        if perf_counter() - begun > BATCH_SECONDS or ctrl_c.pressed:
            take(batch)
            batch, begun = [], perf_counter()
        if ctrl_c.pressed:
            break
    if batch:
        take(batch)


def _spread(job: Job, tasks: list[Task], executor: Executor, count: int, take: Keep, ctrl_c: CtrlC) -> None:
    """Batches to all workers, two for each under way; their size follows how long games take."""
    waiting = iter(tasks)
    size = FIRST_BATCH
    under_way: dict[Future[list[Row]], float] = {}
    while True:
        while not ctrl_c.pressed and len(under_way) < 2 * count and (batch := _next(waiting, size)):
            under_way[executor.submit(play_batch, job, batch)] = perf_counter()
        if ctrl_c.pressed:
            for future in [future for future in under_way if future.cancel()]:
                del under_way[future]
        if not under_way:
            return
        done, _ = wait(under_way, timeout=LOOK_UP, return_when=FIRST_COMPLETED)
        for future in done:
            seconds = perf_counter() - under_way.pop(future)
            rows = future.result()
            take(rows)
            # Two batches queue for each worker, so half of the time that passed was waiting.
            fitting = int(len(rows) * BATCH_SECONDS / max(seconds / 2, 1e-3))
            size = max(1, min(fitting, 2 * size, LARGEST_BATCH, len(tasks) // (4 * count) + 1))


def _next(waiting: Iterator[Task], size: int) -> list[Task]:
    return [task for _, task in zip(range(size), waiting, strict=False)]


@contextmanager
def _workers(workers: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Processes of this machine, or the workers of a Dask cluster."""
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
        return
    # Spawned, not forked: the progress bar has a thread, and a forked copy of one may hang.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf)
    try:
        yield executor, workers
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that was started decides what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of the Dask scheduler at this address, behind the same interface."""
    try:
        import distributed
    except ImportError as error:
        raise BadConfig("A cluster needs dask, of the extra `lab`: `./run setup` installs it.") from error
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout="10s")
    except (ValueError, OSError) as error:
        raise BadConfig(
            f"No Dask scheduler answers at {address!r}; its address looks like tcp://10.0.0.5:8786. ({error})"
        ) from error
    try:
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        if not threads:
            raise BadConfig(f"The scheduler at {address} has no workers; `dask worker {address}` starts one.")
        # The same batch must be played anew for every run: a cached answer would hide a change of the rules.
        with client.get_executor(pure=False) as executor:
            yield executor, threads
    finally:
        client.close()
