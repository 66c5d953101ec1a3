"""What the terminal asks a game for: the table in characters, the choices, and help.

A game that has no board of its own here is shown as lines: what its view says, and its options by their labels.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from rich.text import Text

from shamble.kernel.errors import ShambleError
from shamble.rules_reference.reference import entries
from shamble.terminal.menu import Entry, plain_menu
from shamble.texts import say

if TYPE_CHECKING:
    from shamble.kit import Kit
    from shamble.rules_reference.book import Book

DIM = "dim"

View = dict[str, Any]


class Screen:
    """A game in a terminal. The plain form of everything."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def opening(self, game: Any, language: str) -> list[Text]:
        """What is played and what for, before the first choice."""
        facts = self.kit.facts(game)
        name = self.kit.scenario_name(facts["scenario"], language) or say(language, f"game-{self.kit.NAME}")
        return [Text(name, "bold")]

    def table(self, game: Any, layout: dict[str, Any], view: View, language: str) -> tuple[list[Text], list[Text]]:
        """The table as a seat sees it, and what its letters mean."""
        return [Text(f"{key}: {_plain(value)}") for key, value in view.items()], []

    def hand(self, game: Any, view: View, seat: int, language: str) -> Text | None:
        """The cards that a seat holds; they stand above every question."""
        return None

    def cards(self, game: Any, view: View, seat: int, language: str) -> list[Text]:
        """What the seat's cards do."""
        return []

    def menu(self, game: Any, decision: dict[str, Any], language: str) -> list[Entry]:
        """The options of a decision as they are numbered here."""
        return plain_menu(decision)

    def typed(self, game: Any, decision: dict[str, Any], line: str) -> int:
        """The option meant by what was typed in place of a number, or -1 if it is none or several."""
        return -1

    def behind(self, decision: dict[str, Any], option: dict[str, Any] | None, language: str) -> list[Text]:
        """The rules behind a question, or behind one of its choices."""
        return rule_lines(self.kit.rules, decision["rules"], language)

    def why_not(self, game: Any, seat: int, words: str, language: str) -> str:
        """The answer to "why can't I?" about what a player typed."""
        return self.answered(game, seat, {"option": words}, language)

    def is_inner(self, line: dict[str, Any]) -> bool:
        """Whether a line of the log belongs to the block above it."""
        return False

    # -- parts ---------------------------------------------------------------------------------------------

    def answered(self, game: Any, seat: int, about: dict[str, str], language: str) -> str:
        """The kit's answer to "why can't I?" in a line."""
        try:
            found = self.kit.why(game, seat, about, language)
        except ShambleError:
            return say(language, "terminal-why-what")
        rules = f" [{', '.join(found['rules'])}]" if found["rules"] else ""
        return f"{found['text']}{rules}"


def rule_lines(book: Book | None, numbers: list[str], language: str) -> list[Text]:
    """Rules by number, title and our words."""
    lines = []
    for number in numbers:
        title, text = _rules(book, language).get(number, ("", ""))
        line = Text(f"{number} {title}. ", "bold")
        line.append(text, "not bold")
        lines.append(line)
    return lines


@cache
def _rules(book: Book | None, language: str) -> dict[str, tuple[str, str]]:
    if book is None:
        return {}
    return {entry["rule"]: (entry["title"], entry["text"] or "") for entry in entries(book, language, {})}


def _plain(value: Any) -> str:
    """A fact of a view in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value)) or "–"
    return "–" if value is None else str(value)
