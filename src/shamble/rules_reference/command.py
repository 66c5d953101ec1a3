"""`shamble rules`: every numbered rule in our words, with the code and the tests that cite it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from shamble import games
from shamble.language import Lang
from shamble.rules_reference.book import Book
from shamble.rules_reference.reference import Coverage, Found, coverage, found
from shamble.texts import say


def rules(
    rule: Annotated[str | None, typer.Argument(help="A rule such as 8.1.1, or a chapter such as 8.")] = None,
    game: Annotated[str, typer.Option(help=f"Whose rules: {', '.join(games.names())}.")] = games.usual(),
    tier: Annotated[str | None, typer.Option(help="Only one tier, such as base.")] = None,
    box: Annotated[str | None, typer.Option(help="Only what a box brings, by its id or its folder.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only rules that no test proves yet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: the coverage, or the rule asked for.")] = False,
    lang: Lang = "en",
) -> None:
    """List the rules: what they say in our words, which code carries them out, which tests prove them."""
    book = book_of(game, lang)
    boxes = games.kit(game).box_rules()
    if tier is not None and tier not in book.tiers:
        refuse(say(lang, "rules-unknown-tier", tier=tier, tiers=", ".join(book.tiers)))
    if box is not None and box not in boxes:
        refuse(say(lang, "rules-unknown-box", box=box, boxes=", ".join(boxes)))
    asked = book.under(rule) if rule else book.rules
    if rule and not asked:
        refuse(say(lang, "rules-unknown", rule=rule))
    covered = coverage(book, boxes, tier, box, lang)
    shown = [one for one in asked if tier in (None, one.tier) and (box is None or one.number in boxes[box])]
    if missing:
        shown = [one for one in shown if one.number in (covered["missing"] or ())]
    rows = [found(book, one, lang, boxes) for one in shown] if rule or not as_json else []
    if as_json:
        print_json(rows if rule else None, covered)
    else:
        print_text(rows, None if rule else covered, lang)


def book_of(game: str, language: str) -> Book:
    """The book of a game by its name."""
    if game not in games.names():
        refuse(say(language, "rules-unknown-game", game=game, games=", ".join(games.names())))
    book = games.kit(game).rules
    if book is None:
        refuse(say(language, "rules-no-book", game=game))
    return book


def refuse(message: str) -> NoReturn:
    """Say on standard error what cannot be done, and end with status 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)


def print_json(asked: list[Found] | None, covered: Coverage) -> None:
    """Print one rule as an object, a chapter as a list, everything as its coverage."""
    answer: object = covered
    if asked is not None:
        answer = asked[0] if len(asked) == 1 else asked
    typer.echo(json.dumps(answer, ensure_ascii=False, indent=2))


def print_text(shown: list[Found], covered: Coverage | None, language: str) -> None:
    """Print the rules one below the other and, after a list, how much of it is proven."""
    console = Console(highlight=False)
    for rule in shown:
        print_rule(console, rule, language)
    if covered is not None:
        console.print(Text(summary(covered, language), style="bold"), soft_wrap=True)
        for waiting in covered["other_boxes"]:
            console.print(say(language, "rules-waiting", **waiting), soft_wrap=True)


def print_rule(console: Console, rule: Found, language: str) -> None:
    """Print the number and title, our words, and the places; a rule we do not play yet is one line."""
    heading = Text.assemble((rule["rule"], "bold"), " ", rule["title"])
    tier, kind = say(language, f"rules-tier-{rule['tier']}"), say(language, f"rules-kind-{rule['kind']}")
    console.print(heading.append(f"  ({tier}, {kind})", style="dim"))
    if rule["text"] is not None:
        console.print(Padding(Text(rule["text"]), (0, 0, 0, 2), expand=False))
    if rule["not_in_2007"] is not None:
        print_labelled(console, say(language, "rules-absent"), [rule["not_in_2007"]])
    for label, lines in cited(rule, language):
        print_labelled(console, label, lines)
    console.print()


def cited(rule: Found, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the code and the tests of a rule. Where a rule is to be played, a gap is said in words."""
    is_due = rule["kind"] == "behaviour" and rule["text"] is not None and rule["not_in_2007"] is None
    code, tests = rule["code"], rule["tests"]
    if code or is_due:
        yield say(language, "rules-code"), code or [say(language, "rules-no-code")]
    if tests or is_due:
        gap = "rules-tests-not-installed" if tests is None else "rules-no-tests"
        yield say(language, "rules-tests"), tests or [say(language, gap)]


def print_labelled(console: Console, label: str, lines: list[str]) -> None:
    """Print lines behind a label; the label stands once, and a place is never broken in two."""
    for number, line in enumerate(lines):
        margin = label if number == 0 else " " * len(label)
        console.print(Text.assemble("  ", (margin, "dim"), "  ", line), soft_wrap=True)


def summary(covered: Coverage, language: str) -> str:
    """Say in one sentence how much of a tier is proven."""
    facts: dict[str, str | int] = {
        "tier": covered["box"] or say(language, f"rules-tier-{covered['tier']}"),
        "behaviour": covered["behaviour"],
        "absent": len(covered["not_in_2007"]),
    }
    if covered["covered"] is None or covered["missing"] is None:
        return say(language, "rules-summary-without-tests", **facts)
    return say(language, "rules-summary", **facts, covered=covered["covered"], missing=len(covered["missing"]))
