"""`shamble report`: a run of games as one page that needs no network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shamble.kernel.errors import BadConfig, ShambleError
from shamble.lab import side_by_side
from shamble.lab.job import Row
from shamble.lab.store import read_runs, read_variants, variants_of

TABLE = "http://127.0.0.1:8642/"
"""Where `./run play` opens the table."""


def report(
    run: Annotated[Path, typer.Argument(help="A folder of `shamble simulate --out`, or one with several of them.")],
    out: Annotated[Path | None, typer.Option(help="The page; without it, report.html in the folder.")] = None,
    scenario: Annotated[str, typer.Option(help="Only these scenarios, with commas between.")] = "",
    table_at: Annotated[str, typer.Option("--table", help="Where your table is, for links to replays.")] = TABLE,
    lang: Annotated[str, typer.Option(help="Language: en, it.")] = "en",
) -> None:
    """Write a page about a run: who wins, how games end, who survives, what moves the result, where Heroes die.

    A folder of `shamble compare --out` gives a page that sets its runs side by side.
    """
    try:
        variants = variants_of(run)
        if variants is None:
            jobs, rows = read_runs(run)
            text = jobs[0].kit.lab.page(jobs, only(rows, scenario), lang, table_at)
        else:
            text = side_by_side.page(variants, read_variants(run, variants), lang)
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    target = out or run / "report.html"
    target.write_text(text, encoding="utf-8")
    typer.echo(str(target))


def only(rows: list[Row], words: str) -> list[Row]:
    """The games of the scenarios that were asked for."""
    wanted = [word for word in words.split(",") if word]
    known = list(dict.fromkeys(row["scenario"] for row in rows))
    for scenario in wanted:
        if scenario not in known:
            raise BadConfig(f"The run has no games of {scenario!r}; it has {', '.join(known)}.")
    return [row for row in rows if not wanted or row["scenario"] in wanted]
