"""`shamble simulate`: play many games and count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from shamble import games as known_games
from shamble.kernel.errors import BadConfig, ShambleError
from shamble.lab.asked import asked, sweep_of
from shamble.lab.job import Job, Row
from shamble.lab.playing import Player, known, play, play_all
from shamble.lab.run import Outcome, cores
from shamble.lab.stats import paired_of_cells, pairs_by_cell, summary
from shamble.language import Lang
from shamble.texts import say

GAMES = 100
"""Of each cell, unless told otherwise."""


def simulate(
    game: Annotated[str, typer.Option(help=f"What to play: {', '.join(known_games.names())}.")] = known_games.usual(),
    scenario: Annotated[str, typer.Option(help="A scenario, several with commas between, or all.")] = "",
    bots: Annotated[str, typer.Option(help="Who plays: random, or SIDE=BOT,… such as heroes=search:200.")] = "",
    heroes: Annotated[str, typer.Option(help="Who plays the Heroes: steady, search:200, search:0.5s …")] = "",
    zombies: Annotated[str, typer.Option(help="Who plays the Zombies.")] = "",
    games: Annotated[
        int | None,
        typer.Option(min=1, help="Games of each scenario and number of players.", show_default=str(GAMES)),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, on every machine.")] = 1,
    players: Annotated[str, typer.Option(help="Players at the table; several with commas between.")] = "",
    profile: Annotated[
        str | None, typer.Option(help="Rules profile; without it, what the scenario is played by.")
    ] = None,
    switches: Annotated[list[str] | None, typer.Option("--set", help="A switch of the rules, KEY=VALUE.")] = None,
    team: Annotated[str, typer.Option(help="Heroes by id, with commas between; open places are drawn.")] = "",
    special: Annotated[
        str, typer.Option(help="Special rules by id, with commas between: lights-out:2,extra-heroes; or none.")
    ] = "",
    dots: Annotated[
        int | None, typer.Option(min=0, help="Dots that each side may spend on special rules, besides what balances.")
    ] = None,
    surprise: Annotated[
        bool, typer.Option("--surprise", help="Every game with scenario, boards, Heroes and special rules by chance.")
    ] = False,
    boxes: Annotated[str, typer.Option(help="Boxes on the table by id, with commas between.")] = "",
    situation: Annotated[Path | None, typer.Option(help="A file with a position that every game begins with.")] = None,
    until: Annotated[
        float | None, typer.Option(help="Play only until each rate is known to so many points, such as 2.5.")
    ] = None,
    sweep: Annotated[str | None, typer.Option(help="One run for each value of a switch: zombie_hand=3..6.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for one row a game; a stopped run goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one for each core.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Address of a Dask scheduler, such as tcp://10.0.0.5:8786.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Play many games between bots: who wins how often, how games end, how long they last."""
    how: dict[str, Any] = {"workers": workers or cores(), "cluster": cluster, "language": lang}
    try:
        job = asked(
            game=game,
            scenario=scenario,
            players=players,
            bots=bots,
            heroes=heroes,
            zombies=zombies,
            games=games,
            usual_games=GAMES,
            until=until,
            seed=seed,
            profile=profile,
            switches=switches,
            team=team,
            special=special,
            dots=dots,
            surprise=surprise,
            boxes=boxes,
            situation=situation,
        )
        if sweep is not None:
            status = simulate_sweep(job, sweep, out, how, as_json=as_json)
        else:
            job.check()
            outcome = play(job, out=out, **how)
            status = outcome.status
            if as_json:
                typer.echo(json.dumps(report(job, outcome), indent=2))
            else:
                show(job, outcome, lang)
                say_unknown(job, outcome, lang)
            if status:
                typer.echo(say(lang, "simulate-stopped", games=len(outcome.rows)), err=True)
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    if status:
        raise typer.Exit(status)


# -- a sweep -----------------------------------------------------------------------------------------------


def simulate_sweep(base: Job, words: str, out: Path | None, how: dict[str, Any], *, as_json: bool) -> int:
    """One run for each value of a switch, all on the same seeds; returns the status to end with."""
    key, values = sweep_of(words)
    if key in base.switches:
        raise BadConfig(f"The sweep goes over {key} itself: leave --set {key}={base.switches[key]} out.")
    jobs = [msgspec.structs.replace(base, switches={**base.switches, key: value}) for value in values]
    for job in jobs:
        job.check()
    names = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    if out is not None:
        from shamble.lab.store import Variant, Variants

        runs = tuple(Variant(f"{key}={name}", name) for name in names)
        Variants(side=base.sides()[0], switch=key, runs=runs).write(out)
    folders = [out / f"{key}={name}" if out else None for name in names]
    played = play_all([Player(job, out=folder, **how) for job, folder in zip(jobs, folders, strict=True)])
    status = max(outcome.status for outcome in played)
    points = sweep_points(base, names, played)
    if as_json:
        typer.echo(json.dumps({"sweep": key, "stopped": status != 0, "points": points}, indent=2))
    else:
        show_sweep(base, key, points, how["language"])
        for outcome in played:
            say_unknown(base, outcome, how["language"])
    return status


def sweep_points(base: Job, names: list[str], played: list[Outcome]) -> list[dict[str, Any]]:
    """Each value with its games, and how the first side's wins differ from those with the first value, pair by pair."""
    sides, numbers = base.sides(), base.kit.lab.numbers
    first = {(row["cell"], row["number"]): row["winner"] == sides[0] for row in played[0].rows}
    points = []
    for name, outcome in zip(names, played, strict=False):
        won = {(row["cell"], row["number"]): row["winner"] == sides[0] for row in outcome.rows}
        pairs = [(task[0], first[task], won[task]) for task in won if task in first]
        gap = paired_of_cells(pairs_by_cell(pairs))
        found = summary(outcome.rows, sides, numbers)
        if found["games"]:
            points.append({"value": name, **found, "difference": gap, "pairs": len(pairs)})
    return points


def show_sweep(base: Job, key: str, played: list[dict[str, Any]], language: str) -> None:
    """The curve as a table: a bar for each value, and its difference from the first."""
    side = base.sides()[0]
    table = Table(title=say(language, "simulate-sweep", switch=key))
    table.add_column(key, justify="right")
    table.add_column(say(language, "simulate-games"), justify="right")
    table.add_column(say(language, "simulate-wins", side=base.kit.side_name(side, language)))
    table.add_column("")
    table.add_column(say(language, "simulate-sweep-gap"))
    for point in played:
        rate, gap = point["rate"][side], point["difference"]
        shown = in_points(gap) if point is not played[0] else "–"
        bar = "█" * round(20 * rate["value"])
        table.add_row(point["value"], str(point["games"]), percent(rate), bar, shown)
    Console(highlight=False, markup=False).print(table)


# -- until enough is known ---------------------------------------------------------------------------------


def unknown(job: Job, outcome: Outcome) -> int:
    """The cells whose games are out before their rate was known to as many points as were asked for."""
    if job.until is None or outcome.stopped:
        return 0
    cells: dict[int, list[Row]] = {}
    for row in outcome.rows:
        cells.setdefault(row["cell"], []).append(row)
    return sum(not known(rows, job.until) for rows in cells.values())


def say_unknown(job: Job, outcome: Outcome, language: str) -> None:
    """Say so, beside the numbers: a wide interval should surprise nobody."""
    left = unknown(job, outcome)
    if left:
        typer.echo(say(language, "simulate-unknown", cells=left, points=f"{job.until:g}", games=job.games), err=True)


# -- telling -----------------------------------------------------------------------------------------------


def report(job: Job, outcome: Outcome) -> dict[str, Any]:
    """The answer of `--json`: all games together and, where there are several, each cell."""
    sides, numbers = job.sides(), job.kit.lab.numbers
    found = {
        **summary(outcome.rows, sides, numbers),
        "seconds": round(outcome.seconds, 3),
        **{side: job.bot_of(side) for side in sides},
        "seed": job.seed,
        "stopped": outcome.stopped,
    }
    if job.until is not None:
        found["known"] = not unknown(job, outcome)
    if len(job.cells) > 1:
        found["cells"] = [
            {"scenario": scenario, "players": rows[0]["players"], **summary(rows, sides, numbers)}
            for cell, (scenario, _) in enumerate(job.cells)
            if (rows := [row for row in outcome.rows if row["cell"] == cell])
        ]
    return found


def show(job: Job, outcome: Outcome, language: str) -> None:
    """The same for people."""
    console = Console(highlight=False, markup=False)
    kit, sides, numbers = job.kit, job.sides(), job.kit.lab.numbers
    # Of two sides the second wins what the first does not.
    shown = sides[:1] if len(sides) == 2 else sides
    title = say(language, "simulate-title", bots=seats_said(job, language), seed=str(job.seed))
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(say(language, "simulate-scenario"), overflow="fold")
    for word in ("players", "games"):
        table.add_column(say(language, f"simulate-{word}"), justify="right", no_wrap=True)
    for side in shown:
        wins = say(language, "simulate-wins", side=kit.side_name(side, language)).replace(" (", "\n(")
        table.add_column(wins, justify="right", no_wrap=True)
    for word in numbers:
        # A word to a line: what the heads do not take is left for the names of scenarios.
        table.add_column(say(language, f"simulate-{word}").replace(" ", "\n"), justify="right", no_wrap=True)
    for cell, (scenario, _) in enumerate(job.cells):
        rows = [row for row in outcome.rows if row["cell"] == cell]
        if rows:
            found = summary(rows, sides, numbers)
            table.add_row(
                kit.scenario_name(scenario, language),
                str(rows[0]["players"]),
                str(found["games"]),
                *(percent(found["rate"][side]) for side in shown),
                *(f"{found[key]['mean']:.1f}" for key in numbers),
            )
    console.print(table)
    seconds = f"{outcome.seconds:.1f}"
    console.print(say(language, "simulate-pace", games=len(outcome.rows), seconds=seconds))


def seats_said(job: Job, language: str) -> str:
    """Who plays which side."""
    return ", ".join(f"{job.kit.side_name(side, language)}: {job.bot_of(side)}" for side in job.sides())


def in_points(gap: dict[str, float]) -> str:
    """A difference of two rates with its interval, in percentage points."""
    value, low, high = (f"{100 * gap[key]:+.1f}" for key in ("value", "low", "high"))
    return f"{value} ({low} – {high})"


def percent(rate: dict[str, float]) -> str:
    """A rate with its interval, in percent."""
    return f"{100 * rate['value']:.1f} % ({100 * rate['low']:.0f}–{100 * rate['high']:.0f})"
