"""The rule behind a question or a choice, and the answer to "why can't I?" for what a player types."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.text import Text

from shamble.kernel.errors import ShambleError
from shamble.lnoe.content import KIND, SHEET
from shamble.lnoe.explain import why
from shamble.rules_reference import entries
from shamble.texts import has, say

OPTION_RULES: dict[str, tuple[str, ...]] = {
    "activate": ("6.4",),
    "attack": ("6.4.3", "10.1"),
    "destroy-pit": ("9.5",),
    "fight": ("11.1",),
    "give": ("6.4.2",),
    "move": ("8.1", "8.1.1"),
    "pass": ("7.1.1",),
    "pick-up": ("8.5.3", "3.3.9"),
    "play-card": ("7.1",),
    "roll-movement": ("8.3", "8.4"),
    "search": ("8.5",),
    "step": ("8.4", "8.4.1", "8.4.2"),
    "stop": ("8.4",),
    "take": ("6.4.2",),
}
"""Type of an option -> the rules behind it; the rules of the question for all others."""


@cache
def _rules(language: str) -> dict[str, tuple[str, str]]:
    return {entry["rule"]: (entry["title"], entry["text"] or "") for entry in entries(language)}


def rule_lines(numbers: list[str], language: str) -> list[Text]:
    """Rules by number, title and our words."""
    lines = []
    for number in numbers:
        title, text = _rules(language).get(number, ("", ""))
        line = Text(f"{number} {title}. ", "bold")
        line.append(text, "not bold")
        lines.append(line)
    return lines


def behind(decision: dict[str, Any], option: dict[str, Any] | None, language: str) -> list[Text]:
    """The rules behind a question, or behind one of its choices, with the text of its card."""
    if option is None:
        return rule_lines(decision["rules"], language)
    lines = []
    for prefix, field in (("card", "card"), ("ability", "ability")):
        message = f"{prefix}-{option.get(field)}"
        if has(language, f"{message}.text"):
            line = Text(f"{say(language, message)}: ", "bold")
            line.append(say(language, f"{message}.text"), "not bold")
            lines.append(line)
    return lines + rule_lines(list(OPTION_RULES.get(option["type"], decision["rules"])), language)


def why_not(game: Any, seat: int, words: str, language: str) -> str:
    """The answer to `w 4,7`, `w z3 4,7`, `w revolver`, `w search`, `w billy`."""
    about: dict[str, str] = {}
    rest = []
    for word in words.split():
        if word in game.board.by_name:
            about["space"] = word
        elif word[:1] == "z" and word[1:].isdigit():
            about["zombie"] = word
        else:
            rest.append(word)
    if rest:
        about.update(_named(" ".join(rest), language))
    try:
        found = why(game, seat, about, language)
    except ShambleError:
        return say(language, "terminal-why-what")
    rules = f" [{', '.join(found['rules'])}]" if found["rules"] else ""
    return f"{found['text']}{rules}"


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
