"""The list of numbered rules, and which of them the 2007 game does not have."""

from __future__ import annotations

import csv
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent

TIERS = ("base", "expansions", "martians", "optional", "solo")


class Rule(NamedTuple):
    """One numbered rule. `kind` is behaviour, component or reference; only behaviour can be proven."""

    number: str
    kind: str
    tier: str
    title: str

    @property
    def message(self) -> str:
        """The id of its text: `8.1.1` is `rule-8-1-1`."""
        return "rule-" + self.number.replace(".", "-")


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, in rulebook order."""
    with (HERE / "index.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(Rule(row["rule"], row["kind"], row["tier"], row["title"]) for row in rows)


@cache
def by_number() -> dict[str, Rule]:
    """Every rule under its number."""
    return {rule.number: rule for rule in all_rules()}


@cache
def chapters() -> frozenset[str]:
    """The chapter numbers; a citation may name a whole chapter."""
    return frozenset(rule.number.split(".")[0] for rule in all_rules())


def under(number: str) -> tuple[Rule, ...]:
    """The rule itself and, for a chapter, everything in it; empty for an unknown number."""
    if number in by_number():
        return (by_number()[number],)
    return tuple(rule for rule in all_rules() if rule.number.split(".")[0] == number)


@cache
def not_in_2007() -> frozenset[str]:
    """Base-tier rules that the 2007 game lacks; the reason is the attribute `.absent` of the rule's text."""
    groups: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "not_in_2007.toml").read_text("utf-8"))
    return frozenset(number for group in groups.values() for number in group["rules"])


@cache
def figures() -> dict[str, str]:
    """The name of the drawing that explains a rule, under the rule's number."""
    table: dict[str, list[str]] = tomllib.loads((HERE / "figures" / "figures.toml").read_text("utf-8"))
    return {number: name for name, numbers in table.items() for number in numbers}


def drawing(name: str) -> str:
    """The SVG text of a drawing, with its title and description in English."""
    return (HERE / "figures" / f"{name}.svg").read_text("utf-8")
