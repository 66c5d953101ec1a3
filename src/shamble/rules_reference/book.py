"""A book of numbered rules: its list, what of it a game does not play yet, and its drawings."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple


class Rule(NamedTuple):
    """One numbered rule. `kind` is behaviour, component or reference; only behaviour can be proven."""

    number: str
    kind: str
    tier: str
    title: str
    message: str
    """The id of its text: `8.1.1` is `rule-8-1-1`."""

    @property
    def repeats(self) -> tuple[str, ...]:
        """The rules that a reference says once more, as its title in the list names them: `(= 8.1.1, 8.1.2)`."""
        behind = re.search(r"\(= ([\d., ]+)\)$", self.title)
        return tuple(behind[1].split(", ")) if behind else ()


class Book:
    """The rules of one rulebook, read from a folder of a game's package.

    `index.tsv` lists them; `absent.toml` names those that are not played, the reason being the attribute `.absent` of
    the rule's text; `waiting.toml` names those that a box brings which may not be on the shelf yet; `figures/` holds
    drawings, and `figures.toml` the rules that they explain.
    """

    def __init__(self, folder: Path, tiers: tuple[str, ...], turns: tuple[str, ...] = (), prefix: str = "rule") -> None:
        self.folder = folder
        self.tiers = tiers
        self.turns = turns
        """The rules whose parts are the steps of a turn."""
        self.prefix = prefix
        """What the ids of its texts begin with; two books share none."""

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in rulebook order."""
        with (self.folder / "index.tsv").open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            return tuple(
                Rule(row["rule"], row["kind"], row["tier"], row["title"], self._message(row["rule"])) for row in rows
            )

    def _message(self, number: str) -> str:
        return f"{self.prefix}-{number.replace('.', '-')}"

    @cached_property
    def by_number(self) -> dict[str, Rule]:
        """Every rule under its number."""
        return {rule.number: rule for rule in self.rules}

    def under(self, number: str) -> tuple[Rule, ...]:
        """The rule itself and, for a chapter, everything in it; empty for an unknown number."""
        if number in self.by_number:
            return (self.by_number[number],)
        return tuple(rule for rule in self.rules if rule.number.split(".")[0] == number)

    @cached_property
    def absent(self) -> frozenset[str]:
        """The rules that the game lacks."""
        groups: dict[str, dict[str, list[str]]] = self._table("absent.toml")
        return frozenset(number for group in groups.values() for number in group["rules"])

    @cached_property
    def waiting(self) -> dict[str, str]:
        """Rule -> the box that brings it, for rules in lists of others that no game can play without that box."""
        groups: dict[str, dict[str, list[str]]] = self._table("waiting.toml")
        return {number: box for box, group in groups.items() for number in group["rules"]}

    def matching(self, patterns: Sequence[str]) -> tuple[str, ...]:
        """The numbers of a list such as `["8.5.3.2", "14.4*"]`; the star takes everything below a rule with it.

        Raises KeyError with a pattern that names no rule.
        """
        found: dict[str, None] = {}
        for pattern in patterns:
            head = pattern.removesuffix("*")
            below = f"{head}." if pattern.endswith("*") else None
            numbers = [n for n in self.by_number if n == head or (below is not None and n.startswith(below))]
            if not numbers:
                raise KeyError(pattern)
            found |= dict.fromkeys(numbers)
        return tuple(number for number in self.by_number if number in found)

    @cached_property
    def figures(self) -> dict[str, str]:
        """The name of the drawing that explains a rule, under the rule's number."""
        table: dict[str, list[str]] = self._table("figures/figures.toml")
        return {number: name for name, numbers in table.items() for number in numbers}

    def drawing(self, name: str) -> str:
        """The SVG text of a drawing, with its title and description in English."""
        return (self.folder / "figures" / f"{name}.svg").read_text("utf-8")

    def _table(self, name: str) -> dict[str, Any]:
        file = self.folder / name
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
