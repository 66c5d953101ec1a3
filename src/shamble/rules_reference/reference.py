"""The rules as people read them: entries for a page, one rule with its places, and what is covered."""

from __future__ import annotations

import re
from html import escape
from typing import TypedDict

from shamble.rules_reference import places
from shamble.rules_reference.book import Book, Rule
from shamble.texts import has, say


class Entry(TypedDict):
    """A rule for a page. `text` is null where no rule of ours carries it out yet."""

    rule: str
    title: str
    tier: str
    kind: str
    text: str | None
    figure: str | None
    not_in_2007: str | None


class Absence(TypedDict):
    """A rule that the game lacks, and why."""

    rule: str
    reason: str


class Coverage(TypedDict):
    """How much of a tier the tests prove. Without tests `covered` and `missing` are null."""

    tier: str
    behaviour: int
    covered: int | None
    missing: list[str] | None
    not_in_2007: list[Absence]


class Found(Entry):
    """An entry with the places that cite it; `tests` is null where the tests are not installed."""

    code: list[str]
    tests: list[str] | None


class Turn(TypedDict):
    """One turn of the round with the titles of its steps, in order."""

    rule: str
    title: str
    steps: list[str]


def entries(book: Book, language: str) -> list[Entry]:
    """Every rule, in rulebook order, in that language."""
    return [entry(book, rule, language) for rule in book.rules]


def entry(book: Book, rule: Rule, language: str) -> Entry:
    """One rule in that language. Titles that we have not put into words stay those of the list."""
    title = f"{rule.message}.title"
    return Entry(
        rule=rule.number,
        title=say(language, title) if has(language, title) else rule.title,
        tier=rule.tier,
        kind=rule.kind,
        text=say(language, rule.message) if has(language, rule.message) else None,
        figure=book.figures.get(rule.number),
        not_in_2007=why_absent(book, rule, language),
    )


def why_absent(book: Book, rule: Rule, language: str) -> str | None:
    """Why the game lacks the rule, or None where it does not."""
    return say(language, f"{rule.message}.absent") if rule.number in book.absent else None


def figure(book: Book, name: str, language: str) -> str:
    """Return a drawing as SVG text; who cannot see it hears its title and description in that language."""
    title, description = say(language, f"figure-{name}"), say(language, f"figure-{name}.text")
    svg = re.sub(r"(<title [^>]*>)[^<]*", lambda tag: tag[1] + escape(title), book.drawing(name))
    return re.sub(r"(<desc [^>]*>)[^<]*", lambda tag: tag[1] + escape(description), svg)


def found(book: Book, rule: Rule, language: str) -> Found:
    """One rule with the code and the tests that cite it."""
    tests = places.in_tests(book).get(rule.number, ()) if places.has_tests() else None
    return Found(
        **entry(book, rule, language),
        code=[str(place) for place in places.in_code(book).get(rule.number, ())],
        tests=None if tests is None else [str(place) for place in tests],
    )


def coverage(book: Book, tier: str | None, language: str = "en") -> Coverage:
    """What the tests prove of one tier, or of all.

    What the game lacks is named apart, neither covered nor missing, so that the three add up.
    """
    behaviour = [rule for rule in book.rules if rule.kind == "behaviour" and tier in (None, rule.tier)]
    absent = [rule for rule in behaviour if rule.number in book.absent]
    missing = [rule for rule in behaviour if rule not in absent and rule.number not in places.in_tests(book)]
    known = places.has_tests()
    return Coverage(
        tier=tier or "all",
        behaviour=len(behaviour),
        covered=len(behaviour) - len(absent) - len(missing) if known else None,
        missing=[rule.number for rule in missing] if known else None,
        not_in_2007=[Absence(rule=rule.number, reason=why_absent(book, rule, language) or "") for rule in absent],
    )


def reference_card(book: Book, language: str) -> list[Turn]:
    """The steps of each kind of turn, as every player has them at hand."""
    turns = []
    for turn in book.turns:
        steps = [rule for rule in book.rules if rule.number.rpartition(".")[0] == turn]
        in_game = [rule for rule in steps if rule.tier == book.tiers[0]]
        titles = [say(language, f"{rule.message}.title") for rule in in_game]
        title = say(language, f"{book.by_number[turn].message}.title")
        turns.append(Turn(rule=turn, title=title, steps=titles))
    return turns
