"""`shamble play`: the game in a terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from shamble import games
from shamble.kernel.errors import ShambleError
from shamble.places import data_folder
from shamble.terminal.players import Players, parse_seats
from shamble.terminal.session import Session, load
from shamble.texts import languages, say


def play(
    text: Annotated[
        bool, typer.Option("--text", help="In the terminal; this is what `shamble play` does anyway.")
    ] = False,
    scenario: Annotated[str, typer.Option(help="Such as die-zombies-die.")] = "die-zombies-die",
    players: Annotated[int, typer.Option(help="Players, 2 to 6.")] = 2,
    seats: Annotated[str, typer.Option(help="Who plays, such as heroes-1=me,zombies-1=bot:steady.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same number, the same game.")] = None,
    lang: Annotated[str, typer.Option(help=f"Language: {', '.join(languages())}.")] = "en",
    profile: Annotated[str, typer.Option(help="Such as original-basic or original-advanced.")] = "",
    heroes: Annotated[str, typer.Option(help="Heroes to play, such as billy,jenny; the rest is drawn.")] = "",
    load_from: Annotated[Path | None, typer.Option("--load", help="A saved game to go on with.")] = None,
    data: Annotated[Path | None, typer.Option(help="Where games are kept; without it, your data folder.")] = None,
) -> None:
    """Play in the terminal, alone or several at one keyboard. `./run play` opens the table in the browser."""
    if lang not in languages():
        _refuse(f"There is no language {lang!r}; there are {', '.join(languages())}.")
    try:
        game, who = _begin(scenario, players, seats, seed, profile, heroes, load_from)
        at_table = Players(game.seats, who)
    except ShambleError as error:
        _refuse(error.message)
        return
    console = Console(highlight=False)
    scenario = f"scenario-{game.scenario}"
    console.print(Text(say(lang, scenario), "bold"))
    for side, aim in (("heroes", "objective"), ("zombies", "zombies")):
        console.print(Text(f"{say(lang, f'side-{side}')}: {say(lang, f'{scenario}.{aim}')}"))
    console.print(Text(f"{say(lang, 'terminal-welcome')} {say(lang, 'terminal-keys')}"))
    path = load_from or (data or data_folder()) / "terminal" / f"{game.scenario}-{game.seed}.json"
    Session(game, at_table, lang, console, sys.stdin.readline, path).run()


def _begin(
    scenario: str, players: int, seats: str, seed: int | None, profile: str, heroes: str, load_from: Path | None
) -> tuple[Any, dict[str, str]]:
    """A new or a saved game, and who sits where."""
    if load_from is not None:
        game, who = load(load_from)
        return game, parse_seats(seats, game.seats) if seats or not who else who
    config: dict[str, Any] = {"scenario": scenario, "players": players}
    if profile:
        config["profile"] = profile
    if heroes:
        config["heroes"] = [name.strip() for name in heroes.split(",")]
    book = games.rulebook("last-night-on-earth")
    game = book.new(config, secrets.randbelow(1_000_000) if seed is None else seed)
    return game, parse_seats(seats, game.seats)


def _refuse(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(2)
