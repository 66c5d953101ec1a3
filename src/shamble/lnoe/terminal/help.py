"""The rules behind a choice, and what a player means who types a few words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shamble.lnoe.content import KIND, SHEET
from shamble.texts import has, say

OPTION_RULES: dict[str, tuple[str, ...]] = {
    "activate": ("6.4",),
    "attack": ("6.4.3", "10.1"),
    "destroy-pit": ("9.5",),
    "fight": ("11.1",),
    "give": ("6.4.2",),
    "move": ("8.1", "8.1.1"),
    "pass": ("7.1.1",),
    "pick-out": ("16.3.5",),
    "pick-up": ("8.5.3", "3.3.9"),
    "play-card": ("7.1",),
    "roll-movement": ("8.3", "8.4"),
    "search": ("8.5",),
    "step": ("8.4", "8.4.1", "8.4.2"),
    "stop": ("8.4",),
    "take": ("6.4.2",),
}
"""Type of an option -> the rules behind it; the rules of the question for all others."""


def texts_of(option: dict[str, Any], language: str) -> list[Text]:
    """What the card or the ability of an option does."""
    lines = []
    for prefix, field in (("card", "card"), ("ability", "ability")):
        message = f"{prefix}-{option.get(field)}"
        if has(language, f"{message}.text"):
            line = Text(f"{say(language, message)}: ", "bold")
            line.append(say(language, f"{message}.text"), "not bold")
            lines.append(line)
            if prefix == "card":
                line.append(doubt(option["card"], language), "dim not bold")
    return lines


def doubt(card: str, language: str) -> str:
    """What a reader is told of a card whose printed text has not been seen."""
    confidence = KIND[card].row.confidence
    return f" ({say(language, f'doubt-{confidence}')})" if confidence else ""


def about(game: Any, words: str, language: str) -> dict[str, str]:
    """What `w 4,7`, `w z3 4,7`, `w revolver`, `w search`, `w billy` ask about."""
    found: dict[str, str] = {}
    rest = []
    for word in words.split():
        if word in game.board.by_name:
            found["space"] = word
        elif word[:1] == "z" and word[1:].isdigit():
            found["zombie"] = word
        else:
            rest.append(word)
    if rest:
        found.update(_named(" ".join(rest), language))
    return found


def _named(words: str, language: str) -> dict[str, str]:
    """A card, a Hero or an ability by id or by the beginning of its name; else an action."""
    slug = words.lower().replace(" ", "-")
    abilities = list(dict.fromkeys(name for sheet in SHEET.values() for name in sheet.abilities))
    known = {"card": list(KIND), "hero": list(SHEET), "ability": abilities}
    if slug in KIND:
        return {"card": slug}
    for field, ids in known.items():
        for id in ids:
            if id == slug or say(language, f"{field}-{id}").lower().startswith(words.lower()):
                return {field: id}
    return {"option": slug}
