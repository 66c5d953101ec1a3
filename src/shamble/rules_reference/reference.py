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
    boxes: list[str]
    """The boxes that bring it, of those on the shelf; empty: it is nobody's own."""


class Absence(TypedDict):
    """A rule that the game lacks, and why."""

    rule: str
    reason: str


class Waiting(TypedDict):
    """A rule that cannot be played without a box that is not on the shelf."""

    rule: str
    box: str


class Coverage(TypedDict):
    """How much of a tier, or of what a box brings, the tests prove. Without tests `covered` and `missing` are null."""

    tier: str
    box: str | None
    behaviour: int
    covered: int | None
    missing: list[str] | None
    not_in_2007: list[Absence]
    other_boxes: list[Waiting]


class Found(Entry):
    """An entry with the places that cite it; `tests` is null where the tests are not installed."""

    code: list[str]
    tests: list[str] | None


class Turn(TypedDict):
    """One turn of the round with the titles of its steps, in order."""

    rule: str
    title: str
    steps: list[str]


BoxRules = dict[str, tuple[str, ...]]
"""Box on the shelf -> the numbers of the rules that it brings."""


def entries(book: Book, language: str, boxes: BoxRules) -> list[Entry]:
    """Every rule, in rulebook order, in that language."""
    return [entry(book, rule, language, boxes) for rule in book.rules]


def entry(book: Book, rule: Rule, language: str, boxes: BoxRules) -> Entry:
    """One rule in that language. Titles that we have not put into words stay those of the list."""
    title = f"{rule.message}.title"
    said_here = {rule.number, *rule.repeats}
    return Entry(
        rule=rule.number,
        title=say(language, title) if has(language, title) else rule.title,
        tier=rule.tier,
        kind=rule.kind,
        text=say(language, rule.message) if has(language, rule.message) else None,
        figure=book.figures.get(rule.number),
        not_in_2007=why_absent(book, rule, language),
        boxes=[box for box, numbers in boxes.items() if not said_here.isdisjoint(numbers)],
    )


def why_absent(book: Book, rule: Rule, language: str) -> str | None:
    """Why the game lacks the rule, or None where it does not."""
    return say(language, f"{rule.message}.absent") if rule.number in book.absent else None


def figure(book: Book, name: str, language: str) -> str:
    """Return a drawing as SVG text; who cannot see it hears its title and description in that language."""
    title, description = say(language, f"figure-{name}"), say(language, f"figure-{name}.text")
    svg = re.sub(r"(<title [^>]*>)[^<]*", lambda tag: tag[1] + escape(title), book.drawing(name))
    return re.sub(r"(<desc [^>]*>)[^<]*", lambda tag: tag[1] + escape(description), svg)


def found(book: Book, rule: Rule, language: str, boxes: BoxRules) -> Found:
    """One rule with the code and the tests that cite it."""
    tests = places.in_tests(book).get(rule.number, ()) if places.has_tests() else None
    return Found(
        **entry(book, rule, language, boxes),
        code=[str(place) for place in places.in_code(book).get(rule.number, ())],
        tests=None if tests is None else [str(place) for place in tests],
    )


def coverage(
    book: Book, boxes: BoxRules, tier: str | None = None, box: str | None = None, language: str = "en"
) -> Coverage:
    """What the tests prove of one tier, of what one box brings, or of all.

    What the game lacks, and what waits for another box, is named apart, neither covered nor missing: all four add up.
    """
    within = boxes[box] if box is not None else book.by_number
    behaviour = [r for r in book.rules if r.kind == "behaviour" and tier in (None, r.tier) and r.number in within]
    absent = [rule for rule in behaviour if rule.number in book.absent]
    waiting = [rule for rule in behaviour if book.waiting.get(rule.number, box) not in (box, *boxes)]
    due = [rule for rule in behaviour if rule not in absent and rule not in waiting]
    missing = [rule for rule in due if rule.number not in places.in_tests(book)]
    known = places.has_tests()
    return Coverage(
        tier=tier or "all",
        box=box,
        behaviour=len(behaviour),
        covered=len(due) - len(missing) if known else None,
        missing=[rule.number for rule in missing] if known else None,
        not_in_2007=[Absence(rule=rule.number, reason=why_absent(book, rule, language) or "") for rule in absent],
        other_boxes=[Waiting(rule=rule.number, box=book.waiting[rule.number]) for rule in waiting],
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
