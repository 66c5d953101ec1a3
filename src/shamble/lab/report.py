"""`shamble report`: a run of games as one page that needs no network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shamble.kernel.errors import ShambleError
from shamble.lab.store import read_runs


def report(
    run: Annotated[Path, typer.Argument(help="A folder of `shamble simulate --out`, or one with several of them.")],
    out: Annotated[Path | None, typer.Option(help="The page; without it, report.html in the folder.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, it.")] = "en",
) -> None:
    """Write a page about a run: who wins, how games end, what moves the result."""
    try:
        jobs, rows = read_runs(run)
        text = jobs[0].kit.lab.page(jobs, rows, lang)
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    target = out or run / "report.html"
    target.write_text(text, encoding="utf-8")
    typer.echo(str(target))
