"""`shamble bench`: how fast the engine is on this machine, one core, CPU time, beside its peers in the same run."""

from __future__ import annotations

import json
import platform
import sys
import tomllib
from collections.abc import Callable
from importlib.resources import files
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from shamble import __version__, compiled, games, garbage
from shamble.bots import names as bot_names
from shamble.kernel.errors import UnknownId
from shamble.lab import clocks, peers
from shamble.language import Lang
from shamble.texts import say

Report = dict[str, Any]

BARS: tuple[tuple[str, str, str, float], ...] = (
    ("clone", "clone_us", "most", 10.0),
    ("save-and-load", "save_load_us", "most", 200.0),
    ("decisions-beside-catanatron", "ratio.catanatron.decisions", "least", 6.0),
    ("games-beside-catanatron", "ratio.catanatron.games", "least", 6.0),
    ("steady-games", "steady.games_per_second", "least", 10.0),
    ("growth", "hordes.growth", "most", 3.0),
    ("size", "sizes.growth", "most", 1.25),
    ("largest-board", "largest_board_ms", "most", 60.0),
    ("larger-games", "slowest_variant.beside", "least", 0.65),
    ("larger-games-clone", "slowest_variant.clone_us", "most", 15.0),
    ("learners", "learners_gain", "least", 5.0),
)
"""What must hold: a name, the figure, whether the bar is the most or the least, the bar."""
REGRESSION = 0.7
"""`--check` fails when a ratio to a peer is below this part of the recorded one."""


def bench(
    game: Annotated[str, typer.Option(help=f"What to play: {', '.join(games.names())}.")] = games.usual(),
    with_peers: Annotated[bool, typer.Option("--peers", help="Also run catanatron and python-chess.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Fail if a ratio to a peer is 30 % below the recorded one.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    runs: Annotated[int, typer.Option(min=1, help="Runs; each figure is their median.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU seconds of each measure in a run.")] = 1.0,
    lang: Lang = "en",
) -> None:
    """Measure the engine: random play, the steady bot, clones, options, saves, and growth with the horde."""
    chosen = peers.available() if with_peers or check else []
    missing = [name for name in ("catanatron", "python-chess") if name not in chosen]
    if (with_peers or check) and missing:
        typer.echo(say(lang, "bench-peers-missing", peers=", ".join(missing)), err=True)
        raise typer.Exit(2)
    try:
        own = clocks.Games(games.kit(game))
    except UnknownId as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    console = Console(stderr=True)
    with console.status(say(lang, "bench-running")) as status:
        found = measure(own, chosen, runs, seconds, lambda part: status.update(say(lang, "bench-part", part=part)))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found, lang)
    if check:
        worse = regressions(found)
        for line in worse:
            typer.echo(line, err=True)
        raise typer.Exit(1 if worse else 0)


# -- measuring ---------------------------------------------------------------------------------------------


def measure(own: clocks.Games, chosen: list[str], runs: int, seconds: float, tell: Callable[[str], None]) -> Report:
    """Every figure, each the median of its runs. We and the peers play in turn, so that all meet the same machine, and
    Python's collector of garbage comes for all of them as it does where many games are played.
    """
    tell("warm-up")
    states = own.midgame()
    variants = {name: clocks.Games(own.kit, configs) for name, configs in own.kit.lab.bench_variants().items()}
    for played in (own, *variants.values()):
        for number in range(len(played.configs)):
            played.random_game(number)
    for name in chosen:
        peers.pace_of(name, min(seconds, 0.3))
    with garbage.seldom():
        return figures(own, variants, states, chosen, runs, seconds, tell)


def figures(
    own: clocks.Games,
    variants: dict[str, clocks.Games],
    states: list[Any],
    chosen: list[str],
    runs: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Report:
    """The same where everything is warm."""
    paces: dict[str, list[clocks.Pace]] = {name: [] for name in ("shamble", *chosen)}
    parts: dict[str, list[peers.Figures]] = {name: [] for name in ("shamble", *chosen)}
    larger: dict[str, list[clocks.Pace]] = {name: [] for name in variants}
    for run in range(runs):
        for name in paces:
            tell(f"{name} {run + 1}/{runs}")
            if name == "shamble":
                paces[name].append(clocks.play(seconds, own.random_game))
                parts[name].append(own_parts(seconds / 5, states))
                for variant, played in variants.items():
                    larger[variant].append(clocks.play(seconds, played.random_game))
            else:
                paces[name].append(peers.pace_of(name, seconds))
                parts[name].append(peers.parts_of(name, seconds / 10))
    report: Report = {
        "version": __version__,
        "game": own.kit.NAME,
        "python": platform.python_version(),
        "implementation": sys.implementation.name,
        "compiled": compiled.taken,
        "machine": platform.machine(),
        "runs": runs,
        "seconds": seconds,
        "random": pace_report(paces["shamble"]),
        **middle(parts["shamble"]),
    }
    tell(own.kit.NAME)
    report.update(own.kit.lab.bench_extras(runs, seconds / 4))
    if variants:
        found = {name: variant_report(variants[name], paces["shamble"], larger[name], seconds) for name in variants}
        report["variants"] = found
        report["slowest_variant"] = {
            "beside": min(row["beside"] for row in found.values()),
            "clone_us": max(row["clone_us"] for row in found.values()),
        }
    tell("steady")
    report["steady"] = steady(own, runs, seconds)
    if "search" in bot_names(own.kit.NAME):
        tell("search")
        report["playouts"] = round(median(clocks.playouts(seconds, own.kit, states) for _ in range(runs)))
    tell("learners")
    report["learners_gain"] = learners(own, runs, seconds)
    if chosen:
        report["peers"] = {name: {**pace_report(paces[name]), **middle(parts[name])} for name in chosen}
        report["ratio"] = {name: ratios(paces["shamble"], paces[name]) for name in chosen}
    report["bars"] = bars(report)
    return report


def own_parts(seconds: float, states: list[Any]) -> peers.Figures:
    return {
        "clone_us": clocks.clone_time(seconds, states),
        "list_us": clocks.list_time(seconds, states),
        "describe_us": clocks.describe_time(seconds, states),
        "save_load_us": clocks.save_and_load_time(seconds, states),
    }


def middle(rows: list[peers.Figures]) -> peers.Figures:
    """The median of each figure."""
    found: peers.Figures = {}
    for key in rows[0]:
        values = [value for row in rows if (value := row[key]) is not None]
        found[key] = round(median(values), 2) if values else None
    return found


def pace_report(paces: list[clocks.Pace]) -> Report:
    games = sum(pace.games for pace in paces)
    return {
        "decisions_per_second": round(median(pace.decisions_per_second for pace in paces)),
        "games_per_second": round(median(pace.games_per_second for pace in paces), 2),
        "decisions_per_game": round(sum(pace.decisions for pace in paces) / games, 1),
        "games": games,
    }


def ratios(ours: list[clocks.Pace], theirs: list[clocks.Pace]) -> dict[str, float]:
    """Ours divided by theirs, run by run, then the median: both halves of a run meet the same weather."""
    pairs = list(zip(ours, theirs, strict=True))
    return {
        "decisions": round(median(a.decisions_per_second / b.decisions_per_second for a, b in pairs), 3),
        "games": round(median(a.games_per_second / b.games_per_second for a, b in pairs), 3),
    }


def variant_report(played: clocks.Games, usual: list[clocks.Pace], larger: list[clocks.Pace], seconds: float) -> Report:
    """A larger way to play: its pace, alone and beside the usual one run by run, and its clones."""
    return {
        **pace_report(larger),
        "beside": ratios(larger, usual)["decisions"],
        "clone_us": round(clocks.clone_time(seconds / 5, played.midgame()), 2),
    }


def learners(own: clocks.Games, runs: int, seconds: float) -> float | None:
    """What a learner gains by playing many games at once; None where that cannot be measured."""
    gains = [clocks.learners_gain(seconds / 2, own.kit) for _ in range(runs)]
    known = [gain for gain in gains if gain is not None]
    return round(median(known), 2) if known else None


def steady(own: clocks.Games, runs: int, seconds: float) -> Report | None:
    """The steady bot in every seat; None where the game has no such bot."""
    if "steady" not in bot_names(own.kit.NAME):
        return None
    game = own.bot_game("steady")
    return pace_report([clocks.play(seconds, game, at_least=len(own.kit.lab.scenarios())) for _ in range(runs)])


# -- bars and regressions ----------------------------------------------------------------------------------


def figure(report: Report, path: str) -> float | None:
    """A figure of the report by its dotted name."""
    found: Any = report
    for key in path.split("."):
        if not isinstance(found, dict) or key not in found:
            return None
        found = found[key]
    return None if found is None else float(found)


def bars(report: Report) -> list[Report]:
    """Each bar with our figure; a figure that was not measured has no verdict."""
    found = []
    for name, path, kind, bar in BARS:
        value = figure(report, path)
        holds = None if value is None else (value <= bar if kind == "most" else value >= bar)
        found.append({"name": name, "value": value, kind: bar, "holds": holds})
    return found


def recorded() -> Report:
    """The ratios that were measured when the record was last written."""
    return tomllib.loads(files("shamble.lab").joinpath("bench_record.toml").read_text(encoding="utf-8"))


def regressions(report: Report) -> list[str]:
    """What has become more than 30 % slower, measured by the ratio to the peers."""
    worse = []
    for peer, kinds in recorded()["ratio"].items():
        for kind, then in kinds.items():
            now = figure(report, f"ratio.{peer}.{kind}")
            if now is not None and now < then * REGRESSION:
                worse.append(f"{kind} beside {peer}: {now:.2f} times, recorded {then:.2f} times")
    return worse


# -- showing -----------------------------------------------------------------------------------------------

ROWS = (
    ("decisions-per-second", "decisions_per_second", 0),
    ("games-per-second", "games_per_second", 1),
    ("decisions-per-game", "decisions_per_game", 1),
    ("clone", "clone_us", 1),
    ("list", "list_us", 1),
    ("describe", "describe_us", 1),
    ("save-load", "save_load_us", 1),
)


def show(report: Report, language: str) -> None:
    """The report as tables."""
    console = Console(highlight=False, markup=False)
    columns = {"shamble": {**report, **report["random"]}, **report.get("peers", {})}
    build = say(language, "bench-compiled" if report["compiled"] else "bench-plain")
    table = Table(title=say(language, "bench-title", python=report["python"], build=build, runs=report["runs"]))
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    for label, key, places in ROWS:
        cells = [column.get(key) for column in columns.values()]
        shown = ["–" if cell is None else f"{cell:,.{places}f}" for cell in cells]
        table.add_row(say(language, f"bench-row-{label}"), *shown)
    console.print(table)
    if "hordes" in report:
        growth = report["hordes"]
        times = ", ".join(f"{count}: {time:.1f} µs" for count, time in growth["decision_us"].items())
        console.print(say(language, "bench-hordes", times=times, growth=growth["growth"]))
    if "sizes" in report:
        size = report["sizes"]
        times = ", ".join(f"{name}: {time:.1f} µs" for name, time in size["decision_us"].items())
        console.print(say(language, "bench-sizes", times=times, growth=size["growth"]))
    if "board_ms" in report:
        figures = {"time": round(report["board_ms"], 1), "largest": round(report["largest_board_ms"], 1)}
        console.print(say(language, "bench-board", **figures))
    if report["steady"] is not None:
        console.print(say(language, "bench-steady", games=report["steady"]["games_per_second"]))
    for name, row in report.get("variants", {}).items():
        figures = {"pace": row["decisions_per_second"], "part": row["beside"], "clone": row["clone_us"]}
        console.print(say(language, "bench-variant", name=name, **figures))
    if "playouts" in report:
        console.print(say(language, "bench-playouts", count=report["playouts"]))
    if report["learners_gain"] is not None:
        console.print(say(language, "bench-learners", count=clocks.SIDE_BY_SIDE, gain=report["learners_gain"]))
    for bar in report["bars"]:
        if bar["holds"] is not None:
            limit = f"≤ {bar['most']:g}" if "most" in bar else f"≥ {bar['least']:g}"
            verdict = say(language, "bench-holds" if bar["holds"] else "bench-fails")
            name = say(language, f"bench-bar-{bar['name']}")
            console.print(f"{verdict}  {name}: {bar['value']:g} ({limit})", style="" if bar["holds"] else "bold red")
