"""`shamble compare A B`: two bots, scenarios, profiles or rules on the same seeds."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from shamble import games as known_games
from shamble.bots import LEVELS
from shamble.bots import names as bot_names
from shamble.kernel.errors import BadConfig, ShambleError
from shamble.lab.asked import asked, switches_of
from shamble.lab.job import NO_RULES, Job, Row
from shamble.lab.playing import Player, looks
from shamble.lab.run import cores
from shamble.lab.simulate import in_points, percent
from shamble.lab.stats import half_width, mean_interval, paired, wilson
from shamble.lab.store import Variant, Variants
from shamble.language import Lang
from shamble.texts import say

PAIRS = 200
"""Of each cell, unless told otherwise."""

Change = dict[str, Any]
Reading = Callable[[str], Change | None]
"""What a word of the command line would change, if it is of this kind."""


def compare(
    first: Annotated[
        str,
        typer.Argument(
            metavar="A",
            help="A bot, scenario, profile, KEY=VALUE or special rules (none, lights-out:2); as-is: no change.",
        ),
    ],
    second: Annotated[str, typer.Argument(metavar="B", help="What to compare it with.")],
    game: Annotated[str, typer.Option(help=f"What to play: {', '.join(known_games.names())}.")] = known_games.usual(),
    side: Annotated[str, typer.Option(help="Where two bots sit, and whose wins are counted; else the first.")] = "",
    scenario: Annotated[str, typer.Option(help="A scenario, several with commas between, or all.")] = "",
    bots: Annotated[str, typer.Option(help="Who plays: random, or SIDE=BOT,… such as heroes=search:200.")] = "",
    heroes: Annotated[str, typer.Option(help="Who plays the Heroes.")] = "",
    zombies: Annotated[str, typer.Option(help="Who plays the Zombies.")] = "",
    games: Annotated[
        int | None,
        typer.Option(min=1, help="Pairs of games of each scenario and number of players.", show_default=str(PAIRS)),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    players: Annotated[str, typer.Option(help="Players at the table; several with commas between.")] = "",
    profile: Annotated[str | None, typer.Option(help="Rules profile.")] = None,
    switches: Annotated[list[str] | None, typer.Option("--set", help="A switch of the rules, KEY=VALUE.")] = None,
    special: Annotated[
        str, typer.Option(help="Special rules by id, with commas between: lights-out:2,extra-heroes; or none.")
    ] = "",
    dots: Annotated[
        int | None, typer.Option(min=0, help="Dots that each side may spend on special rules, besides what balances.")
    ] = None,
    boxes: Annotated[str, typer.Option(help="Boxes on the table by id, with commas between.")] = "",
    situation: Annotated[Path | None, typer.Option(help="A file with a position that every game begins with.")] = None,
    until: Annotated[
        float | None, typer.Option(help="Play only until the difference is known to so many points, such as 2.5.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for both runs; a stopped one goes on.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; without it, one for each core.")] = None,
    cluster: Annotated[str | None, typer.Option(help="Address of a Dask scheduler.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Play the same seeds twice and tell the difference with its interval."""
    try:
        base = asked(
            game=game,
            scenario=scenario,
            players=players,
            bots=bots,
            heroes=heroes,
            zombies=zombies,
            games=games,
            usual_games=PAIRS,
            until=until,
            seed=seed,
            profile=profile,
            switches=switches,
            special=special,
            dots=dots,
            boxes=boxes,
            situation=situation,
        )
        sides = base.sides()
        side = side or sides[0]
        if side not in sides:
            raise BadConfig(f"--side is {' or '.join(sides)}, not {side!r}.")
        jobs = [msgspec.structs.replace(base, **change) for change in changes(base, side, first, second)]
        for job in jobs:
            job.check()
        if out is not None:
            Variants(side=side, runs=(Variant("a", first), Variant("b", second))).write(out)
        how: dict[str, Any] = {"workers": workers or cores(), "cluster": cluster, "language": lang}
        both = [Player(job, out=out / name if out else None, **how) for job, name in zip(jobs, ("a", "b"), strict=True)]
        rows = play_pairs(both, base, side)
        for player in both:
            player.close()
            if player.status:
                typer.echo(say(lang, "simulate-stopped", games=len(player.rows)), err=True)
                raise typer.Exit(player.status)
    except (ShambleError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    found = verdict(rows[0], rows[1], side)
    known = until is None or half_width(found["difference"]) * 100 <= until
    if as_json:
        told = {"a": first, "b": second, "side": side, **found}
        typer.echo(json.dumps(told if until is None else {**told, "known": known}, indent=2))
    else:
        show(first, second, base.kit.side_name(side, lang), found, lang)
        if not known:
            typer.echo(say(lang, "compare-unknown", points=f"{until:g}", pairs=found["pairs"]), err=True)


def play_pairs(both: list[Player], base: Job, side: str) -> list[list[Row]]:
    """The games of both. With `until`, looks and end as of a single run, by the width of the paired difference."""
    rows: list[list[Row]] = [[], []]
    cells = range(len(base.cells))
    for _, games in looks(base.games) if base.until is not None else [(0, base.games)]:
        tasks = [(cell, number) for number in range(games) for cell in cells]
        for place, player in enumerate(both):
            rows[place] = player.play(tasks)
            if player.status:
                return rows
        if base.until is not None and half_width(verdict(rows[0], rows[1], side)["difference"]) * 100 <= base.until:
            break
    return rows


# -- what differs ------------------------------------------------------------------------------------------


def changes(base: Job, side: str, first: str, second: str) -> list[Change]:
    """How the two jobs differ from what else was asked. Both words must be of the same kind, or one `as-is`."""
    for reading in (_bots(base, side), _scenarios(base), _profiles(base), _switches(base), _special_rules(base)):
        found = [{} if word == "as-is" else reading(word) for word in (first, second)]
        if None not in found and any(found):
            return [change for change in found if change is not None]
    raise BadConfig(
        f"{first!r} and {second!r} are not two bots, two scenarios, two profiles, two switches KEY=VALUE or special "
        "rules such as none and lights-out:2+taken-over; `as-is` stands for no change."
    )


def _bots(base: Job, side: str) -> Reading:
    known = bot_names(base.game) + LEVELS
    return lambda word: {"bots": {**base.bots, side: word}} if word.partition(":")[0] in known else None


def _scenarios(base: Job) -> Reading:
    known = base.kit.lab.scenarios()
    return lambda word: {"scenarios": (word,)} if word in known else None


def _profiles(base: Job) -> Reading:
    known = base.kit.lab.profiles()
    return lambda word: {"profile": word} if word in known else None


def _switches(base: Job) -> Reading:
    def read(word: str) -> Change | None:
        if "=" not in word:
            return None
        return {"switches": {**base.switches, **switches_of(word.split(","))}}

    return read


def _special_rules(base: Job) -> Reading:
    known = (NO_RULES, *base.kit.lab.special_rules())

    def read(word: str) -> Change | None:
        rules = tuple(word.split("+"))
        return {"special_rules": rules} if all(rule.partition(":")[0] in known for rule in rules) else None

    return read


# -- the difference ----------------------------------------------------------------------------------------


def verdict(first: list[Row], second: list[Row], side: str) -> dict[str, Any]:
    """Win rates of the two, and the difference B less A: of winning, pair by pair, and of the length."""
    pairs = list(zip(first, second, strict=True))
    won = [(a["winner"] == side, b["winner"] == side) for a, b in pairs]
    gap = paired(won.count((True, False)), won.count((False, True)), len(pairs))
    return {
        "pairs": len(pairs),
        "rate": {
            "a": wilson(sum(a for a, _ in won), len(pairs)),
            "b": wilson(sum(b for _, b in won), len(pairs)),
        },
        "difference": gap,
        "significant": gap["low"] > 0 or gap["high"] < 0,
        "rounds": mean_interval([b["rounds"] - a["rounds"] for a, b in pairs]),
    }


def show(first: str, second: str, side: str, found: dict[str, Any], language: str) -> None:
    """The verdict in four lines."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(say(language, "compare-wins", name=first, side=side, rate=percent(found["rate"]["a"])))
    console.print(say(language, "compare-wins", name=second, side=side, rate=percent(found["rate"]["b"])))
    gap, rounds = found["difference"], found["rounds"]
    key = "compare-difference" if found["significant"] else "compare-no-difference"
    console.print(say(language, key, gap=in_points(gap), pairs=found["pairs"]))
    span = f" ({rounds['low']:+.1f} – {rounds['high']:+.1f})" if "low" in rounds else ""
    console.print(say(language, "compare-rounds", gap=f"{rounds['value']:+.1f}{span}"))
