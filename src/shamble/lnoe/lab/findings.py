"""What the rows of a run show, ready to be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from shamble.lab.charts import Measured, Round, Share
from shamble.lab.job import Row
from shamble.lab.stats import Stratum, mean_interval, stratified, wilson

Name = Callable[[str], str]

COLOURS = {"heroes": "first", "zombies": "second"}
"""The colours of the charts."""
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


def by_scenario(rows: list[Row]) -> list[tuple[str, list[Row]]]:
    order = {row["scenario"]: None for row in rows}
    return [(scenario, [row for row in rows if row["scenario"] == scenario]) for scenario in order]


def win_rates(rows: list[Row], name: Callable[[str, int], str]) -> list[Measured]:
    """How often the Heroes win, by scenario and number of players."""
    return [
        Measured(name(scenario, players), wilson(won(group), len(group)), len(group))
        for (scenario, players), group in by_cell(rows)
    ]


def endings(rows: list[Row], reason: Name) -> list[Share]:
    """How games end: the Heroes' ways first, each side's commonest first."""
    counts = Counter((row["winner"], row["reason"]) for row in rows)
    order = sorted(counts, key=lambda pair: (pair[0], -counts[pair], pair[1]))
    seen: Counter[str] = Counter()
    shares = []
    for side, why in order:
        shares.append(Share(reason(why), counts[side, why], f"{COLOURS[side]} shade-{min(seen[side], 3)}"))
        seen[side] += 1
    return shares


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
        played.update(row["team"])
        died.update(row["dead"])
    found = [Measured(name(hero), wilson(played[hero] - died[hero], played[hero]), played[hero]) for hero in played]
    return sorted(found, key=lambda each: -each.interval["value"])


def effects(rows: list[Row], columns: tuple[str, ...], name: Name, most: int) -> list[Measured]:
    """How much oftener the Heroes win in games with something than in games of the same kind without it.

    The `most` clearest ones, best for the Heroes first.
    """
    strata: dict[str, list[Stratum]] = {}
    games: Counter[str] = Counter()
    for _, group in by_cell(rows):
        held = [{thing for column in columns for thing in row[column]} for row in group]
        for thing in sorted(set().union(*held)):
            having = [row for row, things in zip(group, held, strict=True) if thing in things]
            wins, all_wins = won(having), won(group)
            strata.setdefault(thing, []).append((wins, len(having), all_wins - wins, len(group) - len(having)))
            games[thing] += len(having)
    found = [
        Measured(name(thing), stratified(parts), games[thing])
        for thing, parts in strata.items()
        if games[thing] >= FEWEST and sum(part[3] for part in parts) >= FEWEST
    ]

    def clear(each: Measured) -> float:
        width = each.interval["high"] - each.interval["low"]
        return abs(each.interval["value"]) / width if width else 0.0

    chosen = sorted(found, key=clear, reverse=True)[:most]
    return sorted(chosen, key=lambda each: -each.interval["value"])


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


def death_cells(rows: list[Row], cells: dict[str, tuple[str, ...]]) -> dict[tuple[int, int], float]:
    """Deaths by cell; those in a space of several cells are spread over it. `cells` are the spaces of a board."""
    found: Counter[tuple[int, int]] = Counter()
    for row in rows:
        for space in row["dead_at"]:
            covered = [cell for cell in cells.get(space, (space,)) if "," in cell]
            for cell in covered:
                x, _, y = cell.partition(",")
                found[int(x), int(y)] += 1 / len(covered)  # type: ignore[assignment]
    return dict(found)


def averages(rows: list[Row], columns: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    return {column: mean_interval([float(row[column]) for row in rows]) for column in columns}
