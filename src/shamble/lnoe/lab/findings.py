"""What the rows of a run show, ready to be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, NamedTuple

from shamble.lab.charts import Measured, Round
from shamble.lab.job import Job, Row
from shamble.lab.stats import (
    FALSE_DISCOVERIES,
    Stratum,
    chance_of,
    chance_of_pairs,
    discoveries,
    mean_interval,
    stratified,
    wilson,
    wilson_of_cells,
)

Name = Callable[[str], str]

FEWEST = 20
"""Games with and without a card below which nothing is said about it."""


def won(rows: Iterable[Row]) -> int:
    return sum(row["winner"] == "heroes" for row in rows)


def by_cell(rows: list[Row]) -> list[tuple[tuple[str, int], list[Row]]]:
    """The rows of each scenario and number of players."""
    order = {row["scenario"]: None for row in rows}
    places = list(order)

    def key(row: Row) -> tuple[int, int]:
        return places.index(row["scenario"]), row["players"]

    return [((places[s], count), list(group)) for (s, count), group in groupby(sorted(rows, key=key), key)]


def alike(rows: list[Row]) -> list[list[Row]]:
    """The rows of each scenario, number of players and special rules.

    Rules that are bought or drawn bring cards of their own: without this, such a card would be blamed for its rule.
    """
    groups: dict[tuple[str, ...], list[Row]] = {}
    for (scenario, players), cell in by_cell(rows):
        for row in cell:
            groups.setdefault((scenario, str(players), *(row.get("special_rules") or ())), []).append(row)
    return list(groups.values())


def by_scenario(rows: list[Row]) -> list[tuple[str, list[Row]]]:
    order = {row["scenario"]: None for row in rows}
    return [(scenario, [row for row in rows if row["scenario"] == scenario]) for scenario in order]


def win_rates(rows: list[Row], name: Callable[[str, int], str]) -> list[Measured]:
    """How often the Heroes win, by scenario and number of players."""
    counts = [(name(scenario, players), won(group), len(group)) for (scenario, players), group in by_cell(rows)]
    return measured(counts)


def measured(counts: list[tuple[str, int, int]]) -> list[Measured]:
    """Rates by name, each of so many of so many games. Of many even ones some would look clearly off the middle."""
    if len(counts) == 1:
        return [Measured(name, wilson(many, games), games) for name, many, games in counts]
    odds = [chance_of_pairs(many, games - many) for _, many, games in counts]
    clear = discoveries(odds)
    limit = sorted(odds)[clear - 1] if clear else -1.0
    return [
        Measured(name, wilson(many, games), games, chance <= limit)
        for (name, many, games), chance in zip(counts, odds, strict=True)
    ]


def rate(jobs: list[Job], rows: list[Row]) -> dict[str, float]:
    """How often the Heroes win, every scenario and number of players that was asked for counting alike."""
    cells: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        cells.setdefault(jobs[row.get("run", 0)].cells[row["cell"]], []).append(row)
    return wilson_of_cells((won(group), len(group)) for group in cells.values())


def lengths(rows: list[Row]) -> list[Round]:
    """What happened in each round."""
    last = max(row["rounds"] for row in rows)
    heroes = Counter(row["rounds"] for row in rows if row["winner"] == "heroes")
    zombies = Counter(row["rounds"] for row in rows if row["winner"] != "heroes")
    lost = Counter(number for row in rows for number in row["dead_in_round"])
    return [Round(heroes[n], zombies[n], lost[n]) for n in range(1, last + 1)]


def survival(rows: list[Row], name: Name) -> list[Measured]:
    """How often each Hero lives to see the end, of the games they took part in."""
    played: Counter[str] = Counter()
    died: Counter[str] = Counter()
    for row in rows:
        played.update(set(row["team"]))
        died.update(set(row["dead"]) & set(row["team"]))
    found = measured([(name(hero), played[hero] - died[hero], played[hero]) for hero in played])
    return sorted(found, key=lambda each: -each.interval["value"])


class Effects(NamedTuple):
    """What many comparisons show: how many were made, how many of them are clear, and the clearest to draw."""

    tried: int
    clear: int
    shown: list[Measured]


def effects(rows: list[Row], columns: tuple[str, ...], name: Name, most: int, pictures: int = 1) -> Effects:
    """How much more often the Heroes win in games with something than in games of the same kind without it.

    The `most` clearest ones, best for the Heroes first. Where many things are tried, some look clear by chance: what is
    called clear is corrected for that, and for how many such pictures a page has; intervals are as much wider.
    """
    rate = FALSE_DISCOVERIES / pictures
    strata: dict[str, list[Stratum]] = {}
    for group in alike(rows):
        held = [{thing for column in columns for thing in row[column]} for row in group]
        for thing in sorted(set().union(*held)):
            having = [row for row, things in zip(group, held, strict=True) if thing in things]
            wins, all_wins = won(having), won(group)
            strata.setdefault(thing, []).append((wins, len(having), all_wins - wins, len(group) - len(having)))
    odds = {
        thing: chance_of(parts)
        for thing, parts in strata.items()
        if sum(part[1] for part in parts) >= FEWEST and sum(part[3] for part in parts) >= FEWEST
    }
    if not odds:
        return Effects(0, 0, [])
    clear = discoveries(list(odds.values()), rate)
    clearest = sorted(odds, key=lambda thing: odds[thing])
    level = 1 - rate * max(clear, 1) / len(odds)
    shown = [
        Measured(name(thing), stratified(strata[thing], level), sum(part[1] for part in strata[thing]), place < clear)
        for place, thing in enumerate(clearest[:most])
    ]
    return Effects(len(odds), clear, sorted(shown, key=lambda each: -each.interval["value"]))


def per_game(rows: list[Row], column: str, name: Name, most: int) -> list[tuple[str, float, str]]:
    """How many of each thing there are in a game, commonest first."""
    counts = Counter(thing for row in rows for thing in row[column])
    found = [(name(thing), count / len(rows)) for thing, count in counts.most_common(most)]
    return [(label, value, f"{value:.2f}") for label, value in found]


def share_of_deaths(rows: list[Row], name: Name, most: int) -> list[tuple[str, float, str]]:
    """Where Heroes die: buildings, and the ground outside."""
    counts = Counter(place for row in rows for place in row["dead_in"])
    total = sum(counts.values()) or 1
    return [(name(place), count / total, f"{count / total:.0%}") for place, count in counts.most_common(most)]


def averages(rows: list[Row], columns: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    return {column: mean_interval([float(row[column]) for row in rows]) for column in columns}


def remarkable(rows: list[Row]) -> list[tuple[str, Row]]:
    """Games of one kind that a designer would look at, each with what is remarkable about it."""
    ways: list[tuple[str, Callable[[Row], bool], Callable[[Row], int]]] = [
        ("quick-heroes", lambda row: row["winner"] == "heroes", lambda row: -int(row["rounds"])),
        ("quick-zombies", lambda row: row["winner"] == "zombies", lambda row: -int(row["rounds"])),
        ("bloody", lambda row: row["deaths"] > 0, lambda row: int(row["deaths"])),
        ("deadly", lambda row: row["kills"] > 0, lambda row: int(row["kills"])),
        ("long", lambda row: True, lambda row: int(row["decisions"])),
    ]
    found: list[tuple[str, Row]] = []
    for why, fits, how in ways:
        left = [row for row in rows if fits(row) and not any(row is other for _, other in found)]
        if left:
            found.append((why, max(left, key=how)))
    return found
