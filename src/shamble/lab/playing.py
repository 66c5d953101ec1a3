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
        self.played: list[Row] = []
        """The games that were asked for last; the folder may hold more."""
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
        self.played = [self.rows[task] for task in sorted(tasks) if task in self.rows]
        return self.played

    def of(self, cell: int) -> list[Row]:
        """What was asked for of a cell."""
        return [row for row in self.played if row["cell"] == cell]

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
    return play_all([Player(job, out=out, workers=workers, cluster=cluster, language=language)])[0]


def play_all(players: list[Player]) -> list[Outcome]:
    """Play jobs that differ in their rules only; where one is stopped, those after it are not begun."""
    if players[0].job.until is not None:
        _until_known(players, players[0].job, players[0].job.until)
    else:
        for player in players:
            player.play(player.job.tasks())
            if player.status:
                break
    for player in players:
        player.close()
    return [Outcome(player.played, player.status, player.seconds) for player in players]


def _until_known(players: list[Player], job: Job, points: float) -> None:
    """Play each cell until the interval of its rate is at most so many points to either side, or its games are out.

    When to look is fixed beforehand, and how wide the interval is decides alone, never who is ahead: then stopping
    costs it next to nothing of its 95 %. A look counts the first games of a cell, so any machine stops at the same.
    Several players go on until all of them know a cell, so that every game of it has its pair.
    """
    still_open = list(range(len(job.cells)))
    tasks: list[Task] = []
    for before, games in looks(job.games):
        tasks += [(cell, number) for number in range(before, games) for cell in still_open]
        for player in players:
            player.play(tasks)
            if player.status:
                return
        still_open = [cell for cell in still_open if not all(known(player.of(cell), points) for player in players)]
        if not still_open:
            return


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
