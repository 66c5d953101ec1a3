"""`shamble simulate`: play many games and count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from shamble.kernel.errors import ShambleError
from shamble.lab.job import Job, Row
from shamble.lab.run import Outcome, cores, run
from shamble.lab.stats import summary
from shamble.texts import has, say


def simulate(
    scenario: Annotated[str, typer.Option(help="A scenario, several with commas between, or all.")] = "die-zombies-die",
    heroes: Annotated[str, typer.Option(help="Who plays the Heroes: steady, search:200, search:0.5s …")] = "steady",
    zombies: Annotated[str, typer.Option(help="Who plays the Zombies.")] = "steady",
    games: Annotated[int, typer.Option(min=1, help="Games of each scenario and number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, on every machine.")] = 1,
    players: Annotated[str, typer.Option(help="Players at the table, 2 to 6; several with commas between.")] = "2",
    profile: Annotated[
        str | None, typer.Option(help="Rules profile; without it, what the scenario is played by.")
    ] = None,
    switches: Annotated[list[str] | None, typer.Option("--set", help="A switch of the rules, KEY=VALUE.")] = None,
    team: Annotated[str, typer.Option(help="Heroes by id, with commas between; open places are drawn.")] = "",
    out: Annotated[Path | None, typer.Option(help="A folder for one row a game; a stopped run goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one for each core.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Address of a Dask scheduler, such as tcp://10.0.0.5:8786.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str, typer.Option(help="Language: en, it.")] = "en",
) -> None:
    """Play many games between bots: who wins how often, how games end, how long they last."""
    try:
        job = Job(
            scenarios=scenario_ids(scenario),
            players=tuple(number(word) for word in players.split(",")),
            heroes=heroes,
            zombies=zombies,
            games=games,
            seed=seed,
            profile=profile,
            switches=dict(switch(word) for word in switches or []),
            team=tuple(word for word in team.split(",") if word),
        )
        job.check()
        outcome = play(job, out=out, workers=workers or cores(), cluster=cluster, language=lang)
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    if as_json:
        typer.echo(json.dumps(report(job, outcome), indent=2))
    else:
        show(job, outcome, lang)
    if outcome.stopped:
        typer.echo(say(lang, "simulate-stopped", games=len(outcome.rows)), err=True)
        raise typer.Exit(outcome.status)


# -- reading the command line ------------------------------------------------------------------------------


def scenario_ids(words: str) -> tuple[str, ...]:
    """The scenarios meant: by id, or all of the 2007 box."""
    if words != "all":
        return tuple(words.split(","))
    from shamble.lab.clocks import SCENARIOS

    return SCENARIOS


def number(word: str) -> int:
    if not word.strip().isdigit():
        raise typer.BadParameter(f"{word!r} is no whole number")
    return int(word)


def switch(word: str) -> tuple[str, Any]:
    """KEY=VALUE; numbers and true or false are read as such."""
    key, equals, value = word.partition("=")
    if not equals:
        raise typer.BadParameter(f"{word!r} is not KEY=VALUE")
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.removeprefix("-").isdigit() else value


# -- playing -----------------------------------------------------------------------------------------------


def play(job: Job, *, out: Path | None, workers: int, cluster: str | None, language: str) -> Outcome:
    """Play what of a job is still to be played, with a progress bar; returns all of its games."""
    store = None
    before: list[Row] = []
    if out is not None:
        from shamble.lab.store import Store

        store = Store(out, job)
        wanted = set(job.tasks())
        before = [row for row in store.rows() if (row["cell"], row["number"]) in wanted]
    done = {(row["cell"], row["number"]) for row in before}
    tasks = [task for task in job.tasks() if task not in done]
    with _bar() as bar:
        shown = bar.add_task(say(language, "simulate-playing"), total=len(done) + len(tasks), completed=len(done))

        def keep(rows: list[Row]) -> None:
            if store is not None:
                store.keep(rows)
            bar.advance(shown, len(rows))

        outcome = run(job, tasks, workers=workers, keep=keep, cluster=cluster)
    if store is not None:
        store.close()
    return Outcome(before + outcome.rows, outcome.status, outcome.seconds)


def _bar() -> Progress:
    """Progress with a forecast, on standard error so that `--json` can be piped."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TextColumn("→"), TimeRemainingColumn(), console=console, disable=not console.is_terminal)


# -- telling -----------------------------------------------------------------------------------------------


def report(job: Job, outcome: Outcome) -> dict[str, Any]:
    """The answer of `--json`: all games together and, where there are several, each cell."""
    found = {
        **summary(outcome.rows),
        "seconds": round(outcome.seconds, 3),
        "heroes": job.heroes,
        "zombies": job.zombies,
        "seed": job.seed,
        "stopped": outcome.stopped,
    }
    if len(job.cells) > 1:
        found["cells"] = [
            {"scenario": scenario, "players": players, **summary(rows)}
            for cell, (scenario, players) in enumerate(job.cells)
            if (rows := [row for row in outcome.rows if row["cell"] == cell])
        ]
    return found


def show(job: Job, outcome: Outcome, language: str) -> None:
    """The same for people."""
    console = Console(highlight=False)
    title = say(language, "simulate-title", heroes=job.heroes, zombies=job.zombies, seed=str(job.seed))
    table = Table(title=title)
    for word in ("scenario", "players", "games", "heroes-win", "rounds", "deaths", "kills"):
        table.add_column(say(language, f"simulate-{word}"), justify="left" if word == "scenario" else "right")
    for cell, (scenario, players) in enumerate(job.cells):
        rows = [row for row in outcome.rows if row["cell"] == cell]
        if rows:
            found = summary(rows)
            table.add_row(
                title_of(language, scenario),
                str(players),
                str(found["games"]),
                percent(found["rate"]["heroes"]),
                *(f"{found[key]['mean']:.1f}" for key in ("rounds", "deaths", "kills")),
            )
    console.print(table)
    seconds = f"{outcome.seconds:.1f}"
    console.print(say(language, "simulate-pace", games=len(outcome.rows), seconds=seconds))


def title_of(language: str, scenario: str) -> str:
    key = f"scenario-{scenario}"
    return say(language, key) if has(language, key) else scenario


def percent(rate: dict[str, float]) -> str:
    """A rate with its interval, in percent."""
    return f"{100 * rate['value']:.1f} % ({100 * rate['low']:.0f}–{100 * rate['high']:.0f})"
