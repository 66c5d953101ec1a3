"""A game at one keyboard: show, read a line, choose, until somebody has won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from shamble import bots, games
from shamble.kernel.errors import ShambleError
from shamble.kernel.match import Match
from shamble.terminal.menu import Entry
from shamble.terminal.players import Players
from shamble.terminal.screen import DIM
from shamble.texts import say

NEWS = 14
"""Lines of the log shown before a choice; `l` shows more."""
LOG = 60
FORGET_SCROLLBACK = "\x1b[3J"


class Leave(Exception):
    """The player goes; the game is saved unless it is over."""


class Session:
    """One game, the people at the keyboard, and the log they read."""

    def __init__(
        self,
        game: Any,
        players: Players,
        language: str,
        console: Console,
        read: Callable[[], str],
        save_to: Path,
    ) -> None:
        self.match = Match(game)
        self.kit = games.kit_of(game)
        self.screen = self.kit.screen
        self.players = players
        self.language = language
        self.console = console
        self.read = read
        self.save_to = save_to
        self.layout: tuple[int, dict[str, Any]] | None = None
        """The board as it was last drawn, with its version."""
        self.log: list[dict[str, Any]] = []
        self.marks: list[int] = []
        """How long the log was before each choice, so that undo takes lines back too."""
        self.read_up_to: dict[str, int] = {}
        self.seen: dict[str, list[str]] = {}
        """The table as each person last saw it; it is drawn again when it has changed."""
        self.at_keyboard = players.people[0] if players.people else ""
        self._note(game.events)

    @property
    def game(self) -> Any:
        return self.match.game

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            while self.game.decision is not None:
                seat = self.game.decision.seat
                bot = self.players.bot(self.game.seats[seat])
                if bot is not None:
                    self._choose(bot.choose(self.game))
                else:
                    self._person(seat)
            self._finish()
        except (Leave, KeyboardInterrupt):
            self._save(self.save_to)

    def _choose(self, index: int) -> None:
        self.marks.append(len(self.log))
        self._note(self.match.choose(index))

    def _note(self, events: list[dict[str, Any]]) -> None:
        group = self.log[-1]["group"] if self.log else ""
        lines = self.kit.log(self.game, events, self.language, group)
        self.log += lines
        if not self.players.people:
            self._lines(lines)

    # -- a person's choice

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        decision = self.kit.decision(self.game, self.language)
        assert decision is not None
        entries = self.screen.menu(self.game, decision, self.language)
        self._show_table(seat)
        self._show_news()
        inner: list[Entry] = []
        while True:
            self._show_question(seat, decision, inner or entries, inner=bool(inner))
            line = self._ask()
            if line.isdigit():
                number = int(line)
                if inner and number == 0:
                    inner = []
                    continue
                found = self._picked(inner or entries, number)
                if found is None:
                    continue
                if found.inner:
                    inner = found.inner
                    continue
                self._choose(found.option)
                return
            index = self.screen.typed(self.game, decision, line)
            if index >= 0:
                self._choose(index)
                return
            if self._command(line, seat, decision, inner or entries):
                return

    def _picked(self, entries: list[Entry], number: int) -> Entry | None:
        if 1 <= number <= len(entries):
            return entries[number - 1]
        self._say("terminal-no-such-choice", number=number, last=len(entries))
        return None

    def _command(self, line: str, seat: int, decision: dict[str, Any], entries: list[Entry]) -> bool:
        """Obey a letter; returns whether the question is another one now."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "?" or (word.startswith("?") and word[1:].isdigit()):
            self._explain(decision, entries, rest or word[1:])
        elif word == "w":
            self._print(Text(self.screen.why_not(self.game, seat, rest, self.language)))
        elif word == "u":
            return self._undo(seat)
        elif word == "s":
            self._save(Path(rest).expanduser() if rest else self.save_to)
        elif word == "h":
            self._hint(decision)
        elif word == "l":
            self._lines(self.log[-LOG:])
        elif word == "c":
            for text in self.screen.cards(self.game, self.kit.view(self.game, seat), seat, self.language):
                self._print(text)
        elif word == "m":
            self.seen.clear()
            self._show_table(seat)
        elif word == "q":
            raise Leave
        else:
            self._say("terminal-keys")
        return False

    def _explain(self, decision: dict[str, Any], entries: list[Entry], number: str) -> None:
        option = None
        if number.isdigit():
            entry = self._picked(entries, int(number))
            if entry is None:
                return
            option = decision["options"][(entry.inner[0] if entry.inner else entry).option]
        for text in self.screen.behind(decision, option, self.language):
            self._print(text)

    def _undo(self, seat: int) -> bool:
        freely = self.players.one_sees_all
        if not self.match.undoable(seat, freely):
            self._say("terminal-no-undo")
            return False
        self.match.undo(seat, freely)
        del self.log[self.marks.pop() :]
        self.read_up_to = {person: min(line, len(self.log)) for person, line in self.read_up_to.items()}
        return True

    def _hint(self, decision: dict[str, Any]) -> None:
        choice = bots.bot(bots.usual_bot(self.kit.NAME), game=self.kit.NAME).suggest(self.game, self.language)
        label = decision["options"][choice.option]["label"]
        self._say("terminal-hint", choice=label, reasons=" ".join(choice.reasons))

    # -- showing

    def _hand_over(self, seat: int) -> None:
        """Between two people who keep secrets from each other, the screen is empty."""
        person = self.players.person(self.game.seats[seat])
        if person == self.at_keyboard:
            return
        self.at_keyboard = person
        if self.console.is_terminal:
            # Whoever scrolls back must not find the other's hand either.
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
        who = self.kit.player_name(self.game, seat, self.language)
        self._say("terminal-hand-over", person=person, player=who)
        self._ask()

    def _show_table(self, seat: int) -> None:
        """The table, if it has changed since this person last saw it; the first time with its legend."""
        view = self.kit.view(self.game, seat)
        lines, legend = self.screen.table(self.game, self._layout(), view, self.language)
        plain = [line.plain for line in lines]
        seen = self.seen.get(self.at_keyboard)
        self.seen[self.at_keyboard] = plain
        if plain != seen:
            for line in lines if seen else [*lines, *legend]:
                self._print(line)

    def _layout(self) -> dict[str, Any]:
        """The board, asked for again only when it has changed."""
        version = self.kit.layout_version(self.game)
        if self.layout is None or self.layout[0] != version:
            self.layout = (version, self.kit.layout(self.game))
        return self.layout[1]

    def _show_news(self) -> None:
        """What happened since this person last chose."""
        start = self.read_up_to.get(self.at_keyboard, 0)
        news = self.log[start:]
        if len(news) > NEWS:
            self._say("terminal-earlier", count=len(news) - NEWS)
        self._lines(news[-NEWS:])
        self.read_up_to[self.at_keyboard] = len(self.log)

    def _lines(self, lines: list[dict[str, Any]]) -> None:
        for line in lines:
            indent = "  " if self.screen.is_inner(line) else ""
            text = Text(f"{indent}{line['text']}", "cyan")
            if line["rules"]:
                text.append(f" [{', '.join(line['rules'])}]", DIM)
            self._print(text)

    def _show_question(self, seat: int, decision: dict[str, Any], entries: list[Entry], inner: bool) -> None:
        hand = self.screen.hand(self.game, self.kit.view(self.game, seat), seat, self.language)
        if hand is not None:
            self._print(hand)
        self._print(Text(decision["prompt"], "bold"))
        if inner:
            self._print(Text(f" 0  {say(self.language, 'terminal-back')}"))
        for number, entry in enumerate(entries, 1):
            self._print(Text(f"{number:>2}  {entry.text}"))

    def _finish(self) -> None:
        if self.players.people:
            self._show_news()
        if all(line["kind"] != "game-over" for line in self.log):
            self._print(Text(self.kit.ending(self.game, self.language), "bold"))
        self._say("terminal-seed", seed=self.game.seed)

    # -- talking

    def _ask(self) -> str:
        self.console.print(Text("> ", "bold"), end="")
        line = self.read()
        if not line:
            self.console.print()
            raise Leave
        if not self.console.is_terminal:
            # Piped input is not echoed by a terminal; without it nobody could read the session.
            self.console.print(line.strip(), markup=False)
        return line.strip()

    def _say(self, message: str, **words: str | int) -> None:
        self._print(Text(say(self.language, message, **words)))

    def _print(self, text: Text) -> None:
        self.console.print(text, overflow="fold")

    def _save(self, path: Path) -> None:
        kept = {"shamble": "terminal", "players": self.players.who, "save": self.game.sealed()}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(kept))
        except OSError as problem:
            self._say("terminal-not-saved", path=str(path), problem=problem.strerror or "")
        else:
            self._say("terminal-saved", path=str(path))


def load(path: Path) -> tuple[Any, dict[str, str]]:
    """The game of a save and who plays it; a save of the protocol has nobody."""
    try:
        kept = msgspec.json.decode(path.read_bytes())
    except OSError as problem:
        raise ShambleError(f"{path}: {problem.strerror}.") from problem
    except (msgspec.DecodeError, RecursionError) as problem:
        raise ShambleError(f"{path} is no save: {problem}.") from problem
    if isinstance(kept, dict) and kept.get("shamble") == "terminal":
        players = kept.get("players")
        return games.take_in(kept.get("save")), players if isinstance(players, dict) else {}
    return games.take_in(kept), {}
