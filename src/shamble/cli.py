"""The command line. Each command lives beside what it runs and is imported only when it is called."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module

import typer

from shamble import compiled

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("shamble.terminal.command:play", "Play in the terminal."),
    "serve": ("shamble.server.command:serve", "Serve the table for browsers."),
    "boxes": ("shamble.boxes:boxes", "The boxes that can be played with."),
    "engine": ("shamble.engine:main", "Speak the bot protocol on standard input and output."),
    "rules": ("shamble.rules_reference.command:rules", "Find a rule, its code and its tests."),
    "simulate": ("shamble.lab.simulate:simulate", "Play many games and count."),
    "compare": ("shamble.lab.compare:compare", "Two bots, profiles or scenarios on the same seeds."),
    "report": ("shamble.lab.report:report", "A page about a run of games."),
    "strength": ("shamble.lab.strength:strength", "How strong the bots are, with intervals."),
    "bench": ("shamble.lab.bench:bench", "How fast the engine is, beside its peers."),
    "loadtest": ("shamble.server.loadtest:loadtest", "Play at many tables at once and measure the answers."),
    "verify": ("shamble.server.proof:verify", "Recompute every die of a finished game."),
}
"""Command -> where its function is, and what it is for."""


MANY_GAMES = ("simulate", "compare", "strength")
"""Those that may go on for a night."""


def build(word: str | None) -> typer.Typer:
    """The command line for this first word: that command in full, the others by name and purpose only."""
    commands = typer.Typer(add_completion=False, no_args_is_help=True)

    @commands.callback()
    def shamble() -> None:
        """Zombie board games, played by their full rules. With any command, --box DIR adds a box of your own."""

    for name, (place, purpose) in COMMANDS.items():
        function: Callable[..., None] = _named_only
        if name == word:
            module, attribute = place.split(":")
            function = getattr(import_module(module), attribute)
        commands.command(name, help=purpose)(function)
    return commands


def _named_only() -> None:
    """Stands for a command that was not called."""


def app() -> None:
    """Run the words of the command line. `--box DIR` goes with every command: it puts a box on the shelf."""
    if compiled.fallen_back:
        print(compiled.fallen_back, file=sys.stderr)
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, _stop_at_once)
    if any(word.partition("=")[0] == "--box" for word in sys.argv):
        from shamble.boxes import take_boxes

        sys.argv[1:] = take_boxes(sys.argv[1:])
    word = sys.argv[1] if len(sys.argv) > 1 else None
    commands = build(word)
    signal.signal(signal.SIGINT, usual)
    struck = import_module("shamble.lab.run").heed() if word in MANY_GAMES else []
    try:
        commands()
    except (KeyboardInterrupt, SystemExit) as end:
        # The commands themselves know what to do with Ctrl-C; this one came before any had begun.
        if struck or isinstance(end, KeyboardInterrupt):
            print("Stopped.", file=sys.stderr)
            sys.exit(128 + signal.SIGINT)
        raise


def _stop_at_once(*_: object) -> None:
    """Ctrl-C while a command is still being loaded, when there is nothing to put away.

    No exception would do for sure: what Python calls back while it imports goes on after one.
    """
    os.write(sys.stderr.fileno(), b"Stopped.\n")
    os._exit(128 + signal.SIGINT)
