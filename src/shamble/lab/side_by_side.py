"""The page about runs on the same seeds that differ in one thing: a comparison of two, or a sweep over a switch."""

from __future__ import annotations

from html import escape
from typing import Any

from shamble.lab import charts
from shamble.lab.job import Job, Row, Task
from shamble.lab.page import Words, figure, key, numbers, section, setting, shell, table
from shamble.lab.simulate import seats_said
from shamble.lab.stats import (
    FALSE_DISCOVERIES,
    chance_of_pairs,
    discoveries,
    mean_interval,
    paired,
    wilson,
)
from shamble.lab.store import Variants
from shamble.texts import say

Games = dict[Task, Row]
Run = tuple[str, Job, Games]
"""What a run stands for, its job, its games; all runs of a page have the same tasks."""
PLACES = ("first", "second")
"""What the style calls the two sides."""


def page(variants: Variants, runs: list[Run], language: str) -> str:
    """The whole page."""
    words = Words(runs[0][1].kit, language)
    parts = [changed(words, runs)]
    if variants.switch:
        parts.append(curve(words, variants, runs))
    parts += [differences(words, variants.side, runs[0], other) for other in runs[1:]]
    parts += [rates(words, runs), endings(words, runs), counts(words, runs)]
    title = words.say("sides-title-sweep" if variants.switch else "sides-title")
    body = f'{head(words, variants, runs)}<div class="grid">{"".join(parts)}</div>'
    return shell(words, title, body)


# -- the result first --------------------------------------------------------------------------------------


def gap(first: Games, second: Games, side: str, level: float = 0.95) -> dict[str, float]:
    """How much more often the side wins in the second, pair by pair."""
    return paired(*_only(first, second, side), len(first), level)


def _only(first: Games, second: Games, side: str) -> tuple[int, int]:
    """In how many pairs the side wins only the first game, and only the second."""
    won = [(row["winner"] == side, second[task]["winner"] == side) for task, row in first.items()]
    return won.count((True, False)), won.count((False, True))


def head(words: Words, variants: Variants, runs: list[Run]) -> str:
    """The difference between the first run and the last in a sentence, and its numbers."""
    (one, job, first), (other, _, last) = runs[0], runs[-1]
    side = variants.side
    found = gap(first, last, side)
    clear = found["low"] > 0 or found["high"] < 0
    way = "more" if found["value"] > 0 else "fewer"
    points = f"{abs(found['value']) * 100:.0f}"
    called = words.kit.side_name(side, words.language)
    sentence = f"sides-{way}" if clear else "sides-even"
    headline = words.say(sentence, side=called, one=one, other=other, points=points)
    shown = [(_rate(games, side), words.say("sides-number-rate", side=called, name=name)) for name, _, games in runs]
    between = words.say("sides-number-gap", low=_signed(found["low"]), high=_signed(found["high"]))
    shown += [(_signed(found["value"]), between), (f"{len(first):,}", words.say("sides-number-pairs"))]
    return f'<h1>{escape(headline)}</h1><p class="soft">{escape(setting(words, job))}</p>{numbers(shown)}'


def _rate(games: Games, side: str) -> str:
    return f"{_won(games, side)['value']:.0%}"


def _won(games: Games, side: str) -> dict[str, float]:
    return wilson(sum(row["winner"] == side for row in games.values()), len(games))


def _signed(value: float) -> str:
    return f"{value * 100:+.1f}"


# -- its parts ---------------------------------------------------------------------------------------------


def changed(words: Words, runs: list[Run]) -> str:
    """What differs between the runs, by name; everything else, the seeds too, is the same."""
    _, base, _ = runs[0]
    facts = [
        name for name in base.__struct_fields__ if any(_fact(job, name) != _fact(base, name) for _, job, _ in runs)
    ]
    head = [words.say("sides-run"), *(words.say(f"sides-fact-{name}") for name in facts)]
    rows = [[escape(name), *(escape(_told(words, job, fact)) for fact in facts)] for name, job, _ in runs]
    return section(words, "sides-changed", table(head, rows), wide=True)


def _fact(job: Job, name: str) -> Any:
    # How many games were asked for is no difference: only pairs count.
    return None if name in ("games", "until") else getattr(job, name)


def _told(words: Words, job: Job, fact: str) -> str:
    value = getattr(job, fact)
    if fact == "scenarios":
        return ", ".join(words.name("scenario")(scenario) for scenario in value)
    if fact == "profile":
        return words.name("profile")(value) if value else words.say("usual-profile")
    if fact == "bots":
        return seats_said(job, words.language)
    if isinstance(value, dict):
        return ", ".join(f"{key}={each}" for key, each in value.items()) or "–"
    return ", ".join(str(each) for each in value) if isinstance(value, tuple) else str(value)


def curve(words: Words, variants: Variants, runs: list[Run]) -> str:
    points = [charts.Measured(name, _won(games, variants.side), len(games)) for name, _, games in runs]
    caption = words.say("sides-curve-caption", switch=variants.switch)
    label = f"{words.say('sides-curve')}: {words.kit.side_name(variants.side, words.language)}"
    return section(
        words, "sides-curve", f"<h3>{escape(label)}</h3>" + figure(charts.curve(label, points), caption), wide=True
    )


def cells_of(runs: list[Run]) -> list[tuple[int, list[Games]]]:
    """The games of each run, cell by cell."""
    cells = sorted({cell for cell, _ in runs[0][2]})
    return [
        (cell, [{task: row for task, row in games.items() if task[0] == cell} for _, _, games in runs])
        for cell in cells
    ]


def _cell_name(words: Words, games: list[Games]) -> str:
    """A scenario with its players; two scenarios that are compared are both named."""
    first = [next(iter(each.values())) for each in games]
    return " / ".join(dict.fromkeys(words.cell(row["scenario"], row["players"]) for row in first))


def differences(words: Words, side: str, first: Run, other: Run) -> str:
    """The difference in each cell. Where there are many, some look clear by chance, so they are corrected for that."""
    cells = cells_of([first, other])
    odds = [chance_of_pairs(*_only(one, two, side)) for _, (one, two) in cells]
    clear = discoveries(odds)
    limit = sorted(odds)[clear - 1] if clear else -1.0
    level = 1 - FALSE_DISCOVERIES * max(clear, 1) / len(cells)
    found = [
        charts.Measured(_cell_name(words, [one, two]), gap(one, two, side, level), len(one), chance <= limit)
        for (_, (one, two)), chance in zip(cells, odds, strict=True)
    ]
    label = f"{words.say('sides-gap')}: {words.kit.side_name(side, words.language)}"
    place = "first" if side == first[1].sides()[0] else "second"
    end = charts.reach(found)
    caption = words.say("sides-gap-caption", one=first[0], other=other[0], tried=len(cells), clear=clear)
    picture = charts.intervals(label, found, (-end, end), 0.0, place)
    return section(words, "sides-gap", f"<h3>{escape(label)}</h3>" + figure(picture, caption))


def rates(words: Words, runs: list[Run]) -> str:
    """Both sides of every run, by scenario and number of players."""
    sides = runs[0][1].sides()
    called = [words.kit.side_name(side, words.language) for side in sides]
    head = [words.say("sides-cell"), *(f"{name}: {side}" for name, _, _ in runs for side in called)]
    rows = []
    for _, games in cells_of(runs):
        found = [_won(each, side) for each in games for side in sides]
        rows.append([escape(_cell_name(words, games)), *(_with_interval(each) for each in found)])
    return section(words, "sides-rates", table(head, rows), wide=True)


def _with_interval(rate: dict[str, float]) -> str:
    return f"{rate['value']:.0%} <small>{rate['low']:.0%} – {rate['high']:.0%}</small>"


def endings(words: Words, runs: list[Run]) -> str:
    reason = words.name("reason")
    sides = runs[0][1].sides()
    marks = [(words.kit.side_name(side, words.language), place) for side, place in zip(sides, PLACES, strict=False)]
    bars = []
    for _, games in cells_of(runs):
        for (name, _, _), each in zip(runs, games, strict=True):
            label = f"{name}: {_cell_name(words, [each])}" if len(cells_of(runs)) > 1 else name
            bars.append((label, charts.ways_to_end(list(each.values()), sides, reason)))
    picture = charts.shares(words.say("endings"), bars)
    return section(words, "endings", key(*marks) + figure(picture), wide=True)


def counts(words: Words, runs: list[Run]) -> str:
    """Rounds, losses, kills: the mean of the first run, and how the others differ from it pair by pair."""
    first = runs[0][2]
    others = [words.say("sides-less", name=name, one=runs[0][0]) for name, _, _ in runs[1:]]
    rows = []
    for column in runs[0][1].kit.lab.numbers:
        mean = mean_interval([float(row[column]) for row in first.values()])
        cells = [escape(say(words.language, f"simulate-{column}")), f"{mean['value']:.1f}"]
        for _, _, games in runs[1:]:
            found = mean_interval([float(games[task][column] - row[column]) for task, row in first.items()])
            cells.append(f"{found['value']:+.2f} <small>{found['low']:+.2f} – {found['high']:+.2f}</small>")
        rows.append(cells)
    head = [words.say("sides-count"), words.say("sides-mean", name=runs[0][0]), *others]
    return section(words, "sides-counts", table(head, rows), wide=True)
