"""`shamble report`: a run of games as one page that needs no network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shamble.kernel.errors import BadConfig, ShambleError
from shamble.lab import side_by_side
from shamble.lab.asked import listed
from shamble.lab.job import Job, Row
from shamble.lab.side_by_side import Run
from shamble.lab.store import read_runs, read_variants, variants_of, writing_to
from shamble.language import Lang

TABLE = "http://127.0.0.1:8642/"
"""Where `./run play` opens the table."""


def report(
    run: Annotated[Path, typer.Argument(help="A folder of `shamble simulate --out`, or one with several of them.")],
    out: Annotated[Path | None, typer.Option(help="The page; without it, report.html in the folder.")] = None,
    scenario: Annotated[str, typer.Option(help="Only these scenarios, with commas between.")] = "",
    table_at: Annotated[str, typer.Option("--table", help="Where your table is, for links to replays.")] = TABLE,
    lang: Lang = "en",
) -> None:
    """Write a page about a run: who wins, how games end, who survives, what moves the result, where Heroes die.

    A folder of `shamble compare --out` gives a page that sets its runs side by side.
    """
    try:
        if not table_at.startswith(("http://", "https://")):
            raise BadConfig(f"--table is an address such as {TABLE}, not {table_at!r}.")
        variants = variants_of(run)
        if variants is None:
            jobs, rows = read_runs(run)
            playable(jobs)
            text = jobs[0].kit.lab.page(jobs, only(rows, scenario), lang, table_at)
        else:
            runs, left_out = read_variants(run, variants)
            playable([job for _, job, _ in runs])
            text = side_by_side.page(variants, only_side_by_side(runs, scenario), lang, table_at, left_out)
        target = out or run / "report.html"
        with writing_to(target):
            target.write_text(text, encoding="utf-8")
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    typer.echo(str(target))


def playable(jobs: list[Job]) -> None:
    """Refuse runs of boxes that are not on the shelf: their boards could not be drawn nor their words be found."""
    for job in jobs:
        try:
            job.check()
        except ShambleError as error:
            raise BadConfig(
                f"This run was played with what is not here: {error} If that is in a box of your own, add --box DIR."
            ) from error


def only(rows: list[Row], words: str) -> list[Row]:
    """The games of the scenarios that were asked for."""
    wanted = scenarios_wanted(words, rows)
    return [row for row in rows if row["scenario"] in wanted]


def only_side_by_side(runs: list[Run], words: str) -> list[Run]:
    """The pairs of games in which any run played a scenario that was asked for."""
    wanted = scenarios_wanted(words, [row for _, _, games in runs for row in games.values()])
    tasks = [task for task in runs[0][2] if any(games[task]["scenario"] in wanted for _, _, games in runs)]
    return [(name, job, {task: games[task] for task in tasks}) for name, job, games in runs]


def scenarios_wanted(words: str, rows: list[Row]) -> set[str]:
    """Those of the games that were asked for; without a word, all."""
    known = dict.fromkeys(row["scenario"] for row in rows)
    wanted = listed(words)
    for scenario in wanted:
        if scenario not in known:
            raise BadConfig(f"The run has no games of {scenario!r}; it has {', '.join(known)}.")
    return set(wanted or known)
