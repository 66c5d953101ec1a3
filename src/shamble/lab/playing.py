"""Playing a job as a command does: into a folder that goes on where it was, with a progress bar, until all is known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from shamble.lab.job import Job, Row, Task
from shamble.lab.run import Keep, Outcome, run
from shamble.lab.stats import half_width, wilson
from shamble.texts import say

if TYPE_CHECKING:
    from shamble.lab.store import Store

FIRST_LOOK = 100
"""Games of a cell before anybody looks whether they are enough."""
LOOKS_GROW = 1.2
"""Each look comes after so many times the games of the one before."""


class Player:
    """Plays the games of one job, now some and now more, on the processes and into the folder it was given."""

    def __init__(self, job: Job, *, out: Path | None, workers: int, cluster: str | None, language: str) -> None:
        self.job = job
        self.workers = workers
        self.cluster = cluster
        self.language = language
        self.rows: dict[Task, Row] = {}
        self.seconds = 0.0
        self.status = 0
        self.store: Store | None = None
        if out is not None:
            from shamble.lab.store import Store

            self.store = Store(out, job)
            self.rows = {(row["cell"], row["number"]): row for row in self.store.rows()}

    def play(self, tasks: list[Task]) -> list[Row]:
        """The rows of these games, in order; what was played before is not played again."""
        left = [task for task in tasks if task not in self.rows]
        with _bar() as bar:
            words = say(self.language, "simulate-playing")
            shown = bar.add_task(words, total=len(tasks), completed=len(tasks) - len(left))
            outcome = run(self.job, left, workers=self.workers, keep=self._keeper(bar, shown), cluster=self.cluster)
        self.rows.update({(row["cell"], row["number"]): row for row in outcome.rows})
        self.seconds += outcome.seconds
        self.status = outcome.status
        return [self.rows[task] for task in sorted(tasks) if task in self.rows]

    def _keeper(self, bar: Progress, shown: object) -> Keep:
        def keep(rows: list[Row]) -> None:
            if self.store is not None:
                self.store.keep(rows)
            bar.advance(shown, len(rows))  # type: ignore[arg-type]

        return keep

    def close(self) -> None:
        if self.store is not None:
            self.store.close()


def play(job: Job, *, out: Path | None, workers: int, cluster: str | None, language: str) -> Outcome:
    """Play what of a job is still to be played; returns all of its games, or those that were enough to know."""
    player = Player(job, out=out, workers=workers, cluster=cluster, language=language)
    rows = player.play(job.tasks()) if job.until is None else _until_known(player, job, job.until)
    player.close()
    return Outcome(rows, player.status, player.seconds)


def _until_known(player: Player, job: Job, points: float) -> list[Row]:
    """Play each cell until the interval of its rate is at most so many points to either side, or its games are out.

    When to look is fixed beforehand, and how wide the interval is decides alone, never who is ahead: then stopping
    costs it next to nothing of its 95 %. A look counts the first games of a cell, so any machine stops at the same.
    """
    still_open = list(range(len(job.cells)))
    tasks: list[Task] = []
    rows: list[Row] = []
    for before, games in looks(job.games):
        tasks += [(cell, number) for number in range(before, games) for cell in still_open]
        rows = player.play(tasks)
        if player.status:
            break
        still_open = [cell for cell in still_open if not known([row for row in rows if row["cell"] == cell], points)]
        if not still_open:
            break
    return rows


def looks(most: int) -> list[tuple[int, int]]:
    """When to look: pairs of the games of a cell before and at each look, up to the most."""
    found, before, games = [], 0, min(FIRST_LOOK, most)
    while games > before:
        found.append((before, games))
        before, games = games, min(int(games * LOOKS_GROW), most)
    return found


def known(rows: list[Row], points: float) -> bool:
    """Whether the rate of whoever wins most often is known to so many points to either side."""
    wins = max(Counter(row["winner"] for row in rows).values(), default=0)
    return half_width(wilson(wins, len(rows))) * 100 <= points


def _bar() -> Progress:
    """Progress with a forecast, on standard error so that `--json` can be piped."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TextColumn("→"), TimeRemainingColumn(), console=console, disable=not console.is_terminal)
