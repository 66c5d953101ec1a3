"""All scenarios of a run on one sheet, in the order a designer asks for: how one-sided, how long, how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple
from unicodedata import normalize

from shamble.lab.job import Row
from shamble.lab.page import Words, choice, section, table
from shamble.lab.stats import mean_interval, wilson_of_cells
from shamble.lnoe.lab import findings

MOST_WAYS = 3
"""Ways to end that a line names."""


class Line(NamedTuple):
    """What the sheet says of a scenario."""

    name: str
    games: int
    wins: dict[str, float]
    rounds: float
    short: int
    long: int
    deaths: float
    ways: list[tuple[str, float]]
    """How games end, the commonest first, each with its share."""

    @property
    def lean(self) -> float:
        """How far it is from even: 0 where both sides win as often, 1 where one side always does."""
        return abs(2 * self.wins["value"] - 1)


def lines(rows: list[Row], name: Callable[[str], str], reason: Callable[[str], str]) -> list[Line]:
    return [_line(name(scenario), group, reason) for scenario, group in findings.by_scenario(rows)]


def _line(name: str, rows: list[Row], reason: Callable[[str], str]) -> Line:
    rounds = sorted(row["rounds"] for row in rows)
    ways = Counter(row["reason"] for row in rows)
    common = sorted(ways, key=lambda way: (-ways[way], way))
    return Line(
        name=name,
        games=len(rows),
        wins=wilson_of_cells((findings.won(group), len(group)) for _, group in findings.by_cell(rows)),
        rounds=mean_interval([float(each) for each in rounds])["value"],
        short=rounds[len(rounds) // 10],
        long=rounds[-1 - len(rounds) // 10],
        deaths=sum(row["deaths"] for row in rows) / len(rows),
        ways=[(reason(way), ways[way] / len(rows)) for way in common],
    )


def in_a_list(words: str) -> str:
    """As a list is sorted: È stands with E, and a capital beside its small letter."""
    return normalize("NFKD", words).casefold()


ORDERS: dict[str, Callable[[Line], Any]] = {
    "one-sided": lambda line: (-line.lean, in_a_list(line.name)),
    "length": lambda line: (-line.rounds, in_a_list(line.name)),
    "ending": lambda line: (in_a_list(line.ways[0][0]), -line.ways[0][1], in_a_list(line.name)),
    "name": lambda line: in_a_list(line.name),
}
"""What the sheet can be sorted by -> how lines compare."""


def sheet(words: Words, rows: list[Row]) -> str:
    """A section with the same table in each order; radio buttons show one, so that the page needs no script."""
    found = lines(rows, words.name("scenario"), words.name("reason"))
    columns = ("scenario", "wins", "lean", "rounds", "deaths", "ways", "games")
    head = [words.say(f"sheet-{column}") for column in columns]
    tables = [table(head, [_cells(words, line) for line in sorted(found, key=by)]) for by in ORDERS.values()]
    names = [words.say(f"sheet-by-{order}") for order in ORDERS]
    return section(words, "sheet", choice(names, tables, "order", "sheet"), wide=True)


def _cells(words: Words, line: Line) -> list[str]:
    span = f"{line.wins['low']:.0%} – {line.wins['high']:.0%}"
    rest = sum(share for _, share in line.ways[MOST_WAYS:])
    named = [*line.ways[:MOST_WAYS], *([(words.say("sheet-otherwise"), rest)] if rest else [])]
    ways = ", ".join(f"{way} {share:.0%}" for way, share in named)
    return [
        escape(line.name),
        f"{line.wins['value']:.0%} <small>{span}</small>",
        f"{line.lean:.0%}",
        f"{line.rounds:.1f} <small>{line.short} – {line.long}</small>",
        f"{line.deaths:.1f}",
        escape(ways),
        str(line.games),
    ]
