"""Playing a job: batches over processes or a cluster, stopped cleanly, the same rows however many workers there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import resource_tracker
from time import perf_counter
from typing import Any

from shamble import garbage
from shamble.kernel.errors import BadConfig
from shamble.lab.job import Job, Row, Task, play_batch, play_game

BATCH_SECONDS = 2.0
"""How long a batch should take: long enough to be worth sending, short enough to stop soon."""
FIRST_BATCH = 4
LARGEST_BATCH = 500
PATIENCE = 10
"""Seconds that a scheduler has to answer."""
LOOK_UP = 0.5
"""Seconds after which somebody who waits for a batch looks whether it is time to stop."""

Keep = Callable[[list[Row]], None]


class Outcome:
    """What a run brought: its rows in order, and whether somebody stopped it."""

    def __init__(self, rows: list[Row], status: int, seconds: float) -> None:
        self.rows = sorted(rows, key=lambda row: (row["cell"], row["number"]))
        self.status = status
        """What the command ends with; 0 unless it was stopped."""
        self.stopped = status != 0
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

    with _stops() as stop, garbage.seldom():
        if cluster is None and (workers == 1 or len(tasks) <= FIRST_BATCH):
            _alone(job, tasks, take, stop)
        else:
            _with_others(job, tasks, take, stop, workers=min(workers, len(tasks)), cluster=cluster)
    return Outcome(rows, stop.status, perf_counter() - start)


def _with_others(job: Job, tasks: list[Task], take: Keep, stop: Stop, *, workers: int, cluster: str | None) -> None:
    """Workers play. Where one was killed, others take its batches, unless nothing at all was played since the last."""
    left = tasks
    while left and not stop.status:
        played: set[Task] = set()

        def note(batch: list[Row], played: set[Task] = played) -> None:
            played.update((row["cell"], row["number"]) for row in batch)
            take(batch)

        try:
            with _workers(workers, cluster, stop) as (executor, count):
                _spread(job, left, executor, count, note, stop)
            return
        except BrokenExecutor as error:
            if stop.is_asked():  # A polite kill of all of us strikes the workers too, and they may be gone first.
                return
            left = [task for task in left if task not in played]
            if not played:
                raise BadConfig(
                    "The workers were killed before they had played a game, perhaps for want of memory; give fewer "
                    "with --workers. What was kept is kept, and the same command goes on with it."
                ) from error


class Stop:
    """Whether somebody wants to stop. A game may be broken off, a batch that is being kept may not."""

    def __init__(self) -> None:
        self.status = 0
        """What the command ends with, as shells expect it: 130 after Ctrl-C, 143 after a polite kill."""
        self.at_once = False
        """Whether batches under way are given up: after a polite kill, or Ctrl-C a second time."""
        self.playing = False

    def is_asked(self) -> bool:
        """Whether somebody wants to stop by now."""
        return self.status != 0

    def ask(self, number: int, *_: Any) -> None:
        """Note it; what plays here is broken off, and so is everything the second time."""
        again = self.status != 0
        self.status = 128 + number
        self.at_once = again or number == signal.SIGTERM
        if self.playing or again:
            raise KeyboardInterrupt


_struck: list[int] = []
"""Ctrl-C that came before anything was played. Whoever finds it here has played on in spite of it."""


def heed() -> list[int]:
    """Note Ctrl-C besides raising it from now on, so that it can be said where click would end without a word.

    And so that it counts if what is raised goes no farther, as from what Python calls back while it imports. Returns
    where it is noted as long as nothing has been played.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _strike)
    return _struck


def _strike(number: int, *_: Any) -> None:
    _struck.append(number)
    raise KeyboardInterrupt


@contextmanager
def _stops() -> Iterator[Stop]:
    """Ctrl-C and a polite kill are noted in place of striking anywhere; only a main thread can do that."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {number: signal.signal(number, stop.ask) for number in (signal.SIGINT, signal.SIGTERM)}
    if _struck:
        stop.status = 128 + _struck.pop()
    try:
        yield stop
    except KeyboardInterrupt:
        if not stop.at_once:
            raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _alone(job: Job, tasks: list[Task], take: Keep, stop: Stop) -> None:
    """One game after another in this process; a game that is interrupted is not kept."""
    batch: list[Row] = []
    begun = perf_counter()
    for task in tasks:
        if stop.status:
            break
        try:
            stop.playing = True
            row = play_game(job, task)
        except KeyboardInterrupt:
            break
        finally:
            stop.playing = False
        batch.append(row)
        if perf_counter() - begun > BATCH_SECONDS or stop.status:
            take(batch)
            batch, begun = [], perf_counter()
    if batch:
        take(batch)


def _spread(job: Job, tasks: list[Task], executor: Executor, count: int, take: Keep, stop: Stop) -> None:
    """Batches to all workers, two for each under way; their size follows how long games take."""
    waiting = iter(tasks)
    size = FIRST_BATCH
    under_way: dict[Future[list[Row]], float] = {}
    while True:
        while not stop.status and len(under_way) < 2 * count and (batch := _next(waiting, size)):
            with _children_are_deaf():
                under_way[executor.submit(play_batch, job, batch)] = perf_counter()
        if stop.at_once:
            return
        if stop.status:
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
def _workers(workers: int, cluster: str | None, stop: Stop) -> Iterator[tuple[Executor, int]]:
    """Processes of this machine, or the workers of a Dask cluster."""
    if cluster is not None:
        with _cluster(cluster, stop) as found:
            yield found
        return
    others = set(multiprocessing.active_children())
    # Spawned, not forked: the progress bar has a thread, and a forked copy of one may hang.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_work)
    try:
        yield executor, workers
    finally:
        if stop.at_once:
            for process in set(multiprocessing.active_children()) - others:
                process.kill()
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _children_are_deaf() -> Iterator[None]:
    """Processes started now never hear Ctrl-C, which reaches all of a terminal; the one that was started decides.

    They inherit what is blocked here, so that not even their first line of Python can be struck.
    """
    resource_tracker.ensure_running()  # it would undo the blocking
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work() -> None:
    """What a worker does first."""
    garbage.come_seldom()
    _end_with_parent()


def _end_with_parent() -> None:
    """A worker whose parent is gone, however it went, must not play on for nobody."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(address: str, stop: Stop) -> Iterator[tuple[Executor, int]]:
    """The workers of the Dask scheduler at this address, behind the same interface."""
    try:
        import distributed
    except ImportError as error:
        raise BadConfig("A cluster needs dask, of the extra `lab`: `./run setup` installs it.") from error
    try:
        client = _answer_of(distributed.Client, address, stop)
    # Whatever else answers there is read as if it were one, and may ask for more memory than there is.
    except (ValueError, OSError, MemoryError) as error:
        raise BadConfig(
            f"No Dask scheduler answers at {address!r}; its address looks like tcp://10.0.0.5:8786. ({error})"
        ) from error
    try:
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        if not threads:
            raise BadConfig(f"The scheduler at {address} has no workers; `dask worker {address}` starts one.")
        # The same batch must be played anew for every run: a cached answer would hide a change of the rules.
        executor = client.get_executor(pure=False)
        try:
            yield executor, threads
        finally:
            executor.shutdown(wait=not stop.at_once)
    finally:
        client.close()


def _answer_of(connect: Any, address: str, stop: Stop) -> Any:
    """A client of the scheduler there. Who takes a call and then says nothing would keep us waiting for ever."""
    answer: Future[Any] = Future()

    def call() -> None:
        try:
            answer.set_result(connect(address, timeout=f"{PATIENCE}s"))
        except BaseException as error:
            answer.set_exception(error)

    threading.Thread(target=call, daemon=True).start()
    deadline = perf_counter() + PATIENCE + LOOK_UP
    while not wait([answer], timeout=LOOK_UP).done:
        if stop.status:
            raise KeyboardInterrupt
        if perf_counter() > deadline:
            raise TimeoutError(f"nothing was said for {PATIENCE} s")
    if stop.status:
        # Whoever has stopped us need not hear that nobody answered either.
        raise KeyboardInterrupt
    return answer.result()
