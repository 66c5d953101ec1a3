"""`shamble play`: the game in a terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from shamble import games
from shamble.kernel.errors import ShambleError
from shamble.lab.asked import listed, switches_of
from shamble.language import Lang
from shamble.places import data_folder
from shamble.terminal.players import Players, parse_seats
from shamble.terminal.session import Session, load
from shamble.texts import languages, say


def play(
    text: Annotated[
        bool, typer.Option("--text", help="In the terminal; this is what `shamble play` does anyway.")
    ] = False,
    game: Annotated[str, typer.Option(help=f"What to play: {', '.join(games.names())}.")] = games.usual(),
    scenario: Annotated[str, typer.Option(help="Such as die-zombies-die; without it, the first one.")] = "",
    players: Annotated[int | None, typer.Option(min=1, help="Players; without it, as few as usual.")] = None,
    seats: Annotated[str, typer.Option(help="Who plays, such as heroes-1=me,zombies-1=bot:steady.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same number, the same game.")] = None,
    lang: Lang = "en",
    profile: Annotated[str, typer.Option(help="Such as original-basic or original-advanced.")] = "",
    boxes: Annotated[str, typer.Option(help="Boxes on the table by id, with commas between.")] = "",
    switches: Annotated[
        list[str] | None, typer.Option("--set", help="A switch of the rules, KEY=VALUE, such as solo=true.")
    ] = None,
    heroes: Annotated[str, typer.Option("--heroes", "--team", help="Who is in the team; the rest is drawn.")] = "",
    load_from: Annotated[Path | None, typer.Option("--load", help="A saved game to go on with.")] = None,
    data: Annotated[Path | None, typer.Option(help="Where games are kept; without it, your data folder.")] = None,
) -> None:
    """Play in the terminal, alone or several at one keyboard. `./run play` opens the table in the browser."""
    if lang not in languages():
        _refuse(f"There is no language {lang!r}; there are {', '.join(languages())}.")
    try:
        if load_from is not None:
            playing, who = load(load_from)
        else:
            kit = games.kit(game)
            team = tuple(name.strip() for name in heroes.split(",") if name)
            config = kit.config(scenario, players or 0, profile, team, switches_of(switches or []))
            if boxes:
                config["boxes"] = list(listed(boxes))
            playing, who = kit.new(config, secrets.randbelow(1_000_000) if seed is None else seed), {}
        kit = games.kit_of(playing)
        if seats or not who:
            who = parse_seats(seats, playing.seats, kit)
        at_table = Players(kit.NAME, playing.seats, who)
    except ShambleError as error:
        _refuse(error.message)
        return
    console = Console(highlight=False)
    for line in kit.screen.opening(playing, lang):
        console.print(line)
    console.print(Text(f"{say(lang, 'terminal-welcome')} {say(lang, 'terminal-keys')}"))
    name = kit.facts(playing)["scenario"] or kit.NAME
    path = load_from or (data or data_folder()) / "terminal" / f"{name}-{playing.seed}.json"
    Session(playing, at_table, lang, console, sys.stdin.readline, path).run()


def _refuse(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(2)
