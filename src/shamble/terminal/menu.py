"""Choices as a numbered list; what belongs together may stand behind one line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Entry:
    """A line of the menu: one option, or a heading with options behind it."""

    text: str
    option: int = -1
    inner: list[Entry] = field(default_factory=list)


def plain_menu(decision: dict[str, Any]) -> list[Entry]:
    """Every option by its label."""
    return told_apart(Entry(str(option["label"]), int(option["id"])) for option in decision["options"])


def told_apart(entries: Iterable[Entry]) -> list[Entry]:
    """No two lines alike: equal ones get a number."""
    seen: dict[str, int] = {}
    found = []
    for entry in entries:
        seen[entry.text] = seen.get(entry.text, 0) + 1
        if seen[entry.text] > 1:
            entry.text = f"{entry.text} [{seen[entry.text]}]"
        found.append(entry)
    return found
