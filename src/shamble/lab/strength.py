"""`shamble strength`: how much better each bot is than the weaker one in the same seat, on the same seeds."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from shamble import games as known_games
from shamble.kernel.errors import ShambleError
from shamble.kit import Kit
from shamble.lab.asked import scenario_ids
from shamble.lab.job import Job, Row
from shamble.lab.playing import play
from shamble.lab.run import cores
from shamble.lab.simulate import percent
from shamble.lab.stats import paired, wilson
from shamble.language import Lang
from shamble.texts import say

GAP, NEAR_CERTAIN, SEARCH_GAP = 0.25, 0.95, 0.10
"""What steady must win more than random, or the rate that is as good; what search must win more than steady."""
SEARCH = "search:0.5s"
HEAD_WIDTH = 10
"""Columns of a terminal for the head of a column, so that a line of the table has 80."""

Lineup = tuple[str, ...]
"""The bot of each side, in the order of the sides."""
Runs = dict[Lineup, list[Row]]
"""Who played -> the games they played."""
Sides = tuple[str, ...]


def strength(
    game: Annotated[str, typer.Option(help=f"What to play: {', '.join(known_games.names())}.")] = known_games.usual(),
    games: Annotated[int, typer.Option(min=0, help="Games of each pairing in each scenario; 0 for none.")] = 200,
    search_games: Annotated[int, typer.Option(min=0, help="The same for search, half a second a decision.")] = 0,
    scenario: Annotated[str, typer.Option(help="A scenario, several with commas between, or all.")] = "all",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one for each core.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the rows; goes on with one that was stopped.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Steady beside random in every kind of seat of each scenario, and search beside steady if asked for."""
    try:
        scenarios = scenario_ids(game, scenario)
        sides = Job(game=game, scenarios=scenarios).sides()
        measured = known_games.kit(game).lab.measured(sides)
        found: dict[str, list[dict[str, Any]]] = {}
        if games:
            lineups = dict.fromkeys(
                lineup(sides, side, bot, others)
                for side in measured
                for bot in ("steady", "random")
                for others in opponents(sides)
            )
            jobs = {bots: _job(game, sides, bots, scenarios, games, seed) for bots in lineups}
            runs = _play(jobs, workers, out, lang)
            cells = [steady_cells(runs, sides, number, name, measured) for number, name in enumerate(scenarios)]
            found["steady"] = [cell for some in cells for cell in some]
        if search_games:
            lineups = dict.fromkeys(
                lineup(sides, side, bot, "steady") for bot in ("steady", SEARCH) for side in measured
            )
            jobs = {bots: _job(game, sides, bots, scenarios, search_games, seed) for bots in lineups}
            searched = _play(jobs, workers, out, lang)
            found["search"] = [
                _beside(searched, sides, side, SEARCH, "steady", "steady", None, "all") for side in measured
            ]
            found["search"].append(_together(searched, sides, measured))
    except ShambleError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(known_games.kit(game), found, lang)


def lineup(sides: Sides, side: str, bot: str, others: str) -> Lineup:
    """One side with a bot, all others with another one."""
    return tuple(bot if one == side else others for one in sides)


def opponents(sides: Sides) -> tuple[str, ...]:
    """Who plays the other sides. Among several equals nobody wins a quarter more than another: there it is random."""
    return ("steady", "random") if len(sides) == 2 else ("random",)


def _job(game: str, sides: Sides, bots: Lineup, scenarios: tuple[str, ...], games: int, seed: int) -> Job:
    return Job(game=game, scenarios=scenarios, bots=dict(zip(sides, bots, strict=True)), games=games, seed=seed)


def _play(jobs: dict[Lineup, Job], workers: int | None, out: Path | None, lang: str) -> Runs:
    """Every pairing on the same seeds."""
    runs: Runs = {}
    for job in jobs.values():
        job.check()
    for bots, job in jobs.items():
        folder = out / "-".join(bots).replace(":", "-") if out is not None else None
        outcome = play(job, out=folder, workers=workers or cores(), cluster=None, language=lang)
        if outcome.stopped:
            raise typer.Exit(outcome.status)
        runs[bots] = outcome.rows
    return runs


# -- what it shows -----------------------------------------------------------------------------------------


def steady_cells(
    runs: Runs, sides: Sides, cell: int, scenario: str, measured: Sides | None = None
) -> list[dict[str, Any]]:
    """Steady beside random in each seat of one scenario, against each opponent."""
    return [
        _beside(runs, sides, side, "steady", "random", opponent, cell, scenario)
        for side in measured or sides
        for opponent in opponents(sides)
    ]


def _beside(
    runs: Runs, sides: Sides, side: str, better: str, worse: str, opponent: str, cell: int | None, scenario: str
) -> dict[str, Any]:
    """One bot beside another in the same seat, against the same opponent, game by game."""
    first, second = (
        [
            row["winner"] == side
            for row in runs[lineup(sides, side, name, opponent)]
            if cell is None or row["cell"] == cell
        ]
        for name in (worse, better)
    )
    gap = _gap(first, second)
    rate = wilson(sum(second), len(second))
    enough = SEARCH_GAP if better == SEARCH else GAP
    return {
        "scenario": scenario,
        "side": side,
        "bot": better,
        "beside": worse,
        "opponent": opponent,
        "games": len(second),
        "rate": rate,
        "other_rate": wilson(sum(first), len(first)),
        "gap": gap,
        "holds": gap["value"] >= enough or rate["value"] >= NEAR_CERTAIN,
    }


def _together(runs: Runs, sides: Sides, measured: Sides) -> dict[str, Any]:
    """Search beside steady over all seats and scenarios."""
    alike = lineup(sides, sides[0], "steady", "steady")
    first = [row["winner"] == side for side in measured for row in runs[alike]]
    second = [row["winner"] == side for side in measured for row in runs[lineup(sides, side, SEARCH, "steady")]]
    gap = _gap(first, second)
    return {
        "scenario": "all",
        "side": "both",
        "bot": SEARCH,
        "beside": "steady",
        "opponent": "steady",
        "games": len(second),
        "rate": wilson(sum(second), len(second)),
        "other_rate": wilson(sum(first), len(first)),
        "gap": gap,
        "holds": gap["value"] >= SEARCH_GAP,
    }


def _gap(first: list[bool], second: list[bool]) -> dict[str, float]:
    """How much more often the second wins, on the same seeds."""
    pairs = list(zip(first, second, strict=True))
    return paired(pairs.count((True, False)), pairs.count((False, True)), len(pairs))


def _gap_said(gap: dict[str, float]) -> str:
    return f"{100 * gap['value']:+.1f}\n({100 * gap['low']:.0f}–{100 * gap['high']:.0f})"


def show(kit: Kit, found: dict[str, list[dict[str, Any]]], language: str) -> None:
    """A table for each comparison, and whether each cell holds."""
    console = Console(markup=False)
    for name, cells in found.items():
        # On 80 columns intervals stand below their rates and names are broken at words; no number is cut.
        table = Table(title=say(language, f"strength-{name}"), box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column(say(language, "strength-column-scenario"), overflow="fold")
        for column in ("side", "opponent", "games", "wins", "other", "gap", "holds"):
            head = wrap(say(language, f"strength-column-{column}"), HEAD_WIDTH)
            table.add_column("\n".join(head), no_wrap=True)
        for cell in cells:
            held = say(language, "strength-yes" if cell["holds"] else "strength-no")
            table.add_row(
                kit.scenario_name(cell["scenario"], language) if cell["scenario"] != "all" else "–",
                kit.side_name(cell["side"], language) if cell["side"] != "both" else "–",
                cell["opponent"],
                str(cell["games"]),
                percent(cell["rate"]).replace(" (", "\n("),
                percent(cell["other_rate"]).replace(" (", "\n("),
                _gap_said(cell["gap"]),
                held,
            )
        console.print(table)
