"""The page about runs on the same seeds that differ in one thing: a comparison of two, or a sweep over a switch."""

from __future__ import annotations

from html import escape
from typing import Any

from shamble.lab import charts
from shamble.lab.job import Job, Row, Task
from shamble.lab.page import (
    Words,
    figure,
    key,
    link,
    mean_said,
    numbers,
    replay_link,
    rules_said,
    section,
    setting_said,
    shell,
    table,
    until_said,
    value_said,
)
from shamble.lab.simulate import seats_said
from shamble.lab.stats import (
    FALSE_DISCOVERIES,
    chance_of_pairs,
    discoveries,
    mean_interval,
    paired,
    paired_of_cells,
    pairs_by_cell,
    wilson,
    wilson_of_cells,
)
from shamble.lab.store import Variants
from shamble.texts import say

Games = dict[Task, Row]
Run = tuple[str, Job, Games]
"""What a run stands for, its job, its games; all runs of a page have the same tasks."""
PLACES = ("first", "second")
"""What the style calls the two sides."""


def page(variants: Variants, runs: list[Run], language: str, table_at: str, left_out: int = 0) -> str:
    """The whole page. So many games are left out because not all runs have played them."""
    words = Words(runs[0][1].kit, language)
    side = variants.side
    if variants.switch:
        runs = [(f"{variants.switch}={name}", job, games) for name, job, games in runs]
    parts = [curve(words, variants, runs) if variants.switch else changed(words, runs)]
    parts += [differences(words, side, runs), rates(words, runs), endings(words, runs), counts(words, runs)]
    parts.append(turned(words, side, runs, table_at))
    title = words.say("sides-title-sweep" if variants.switch else "sides-title")
    body = f'{head(words, side, runs, left_out)}<div class="grid">{"".join(parts)}</div>'
    return shell(words, title, body)


# -- the result first --------------------------------------------------------------------------------------


def _pairs(first: Games, second: Games, side: str) -> list[tuple[int, bool, bool]]:
    """Each pair of games: its cell, and whether the side wins the first and the second."""
    return [(task[0], row["winner"] == side, second[task]["winner"] == side) for task, row in first.items()]


def _only(first: Games, second: Games, side: str) -> tuple[int, int]:
    """In how many pairs the side wins only the first game, and only the second."""
    counts = pairs_by_cell(_pairs(first, second, side))
    return sum(one for one, _, _ in counts), sum(two for _, two, _ in counts)


def head(words: Words, side: str, runs: list[Run], left_out: int) -> str:
    """The difference between the first run and the last in a sentence, and its numbers."""
    (one, job, first), (other, _, _) = runs[0], runs[-1]
    found, clear = _last_less_first(side, runs)
    way = "more" if found["value"] > 0 else "fewer"
    points = f"{abs(found['value']) * 100:.0f}"
    called = words.kit.side_name(side, words.language)
    sentence = f"sides-{way}" if clear else "sides-even"
    headline = words.say(sentence, side=called, one=one, other=other, points=points)
    ends = [(name, _won(games, side)) for name, _, games in (runs[0], runs[-1])]
    shown = [(f"{rate['value']:.0%}", words.say("sides-number-rate", side=called, name=name)) for name, rate in ends]
    between = words.say("sides-number-gap", low=_signed(found["low"]), high=_signed(found["high"]))
    shown += [(_signed(found["value"]), between), (f"{len(first):,}", words.say("sides-number-pairs"))]
    notes = [common(words, runs), until_said(words, job)]
    if left_out:
        notes.append(words.say("sides-left-out", games=left_out))
    told = "".join(f'<p class="soft">{escape(note)}</p>' for note in notes if note)
    return f"<h1>{escape(headline)}</h1>{told}{numbers(shown)}"


def _last_less_first(side: str, runs: list[Run]) -> tuple[dict[str, float], bool]:
    """The difference over all cells, and whether it is clear; in a sweep it is one of several, like the marks below."""
    first, *others = (games for _, _, games in runs)
    counted = [pairs_by_cell(_pairs(first, games, side)) for games in others]
    if len(others) > 1 and len(counted[-1]) == 1:
        found, _ = _corrected([("", *cells[0]) for cells in counted])
        return found[-1].interval, bool(found[-1].clear)
    gap = paired_of_cells(counted[-1], 1 - FALSE_DISCOVERIES / len(others))
    return gap, gap["low"] > 0 or gap["high"] < 0


def common(words: Words, runs: list[Run]) -> str:
    """By whom and by which rules all runs were played; what differs is none of it."""
    jobs = [job for _, job, _ in runs]
    told = []
    if all(job.bots == jobs[0].bots for job in jobs):
        told.append(seats_said(jobs[0], words.language))
    rules = [rules_said(words, job) for job in jobs]
    return setting_said(words, told, jobs[0], [rule for rule in rules[0] if all(rule in other for other in rules)])


def _won(games: Games, side: str) -> dict[str, float]:
    """How often the side wins, every cell counting alike."""
    won: dict[int, list[bool]] = {}
    for (cell, _), row in games.items():
        won.setdefault(cell, []).append(row["winner"] == side)
    return wilson_of_cells((sum(each), len(each)) for each in won.values())


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
        return ", ".join(f"{key}={value_said(each)}" for key, each in value.items()) or "–"
    return ", ".join(str(each) for each in value) if isinstance(value, tuple) else str(value)


def curve(words: Words, variants: Variants, runs: list[Run]) -> str:
    points = [
        charts.Measured(name.partition("=")[2], _won(games, variants.side), len(games)) for name, _, games in runs
    ]
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


def differences(words: Words, side: str, runs: list[Run]) -> str:
    """The difference of each run from the first, in each cell. Where there are many, some look clear by chance, so all
    of them together are corrected for that.
    """
    (one, job, _), others = runs[0], runs[1:]
    cells = cells_of(runs)
    tried = [
        (_row_name(words, [games[0], games[place]], name, cells=len(cells), runs=len(others)), games[0], games[place])
        for place, (name, _, _) in enumerate(others, 1)
        for _, games in cells
    ]
    found, clear = _corrected([(name, *_only(before, after, side), len(before)) for name, before, after in tried])
    label = f"{words.say('sides-gap')}: {words.kit.side_name(side, words.language)}"
    place = "first" if side == job.sides()[0] else "second"
    end = charts.reach(found)
    kind = "sides-gap-caption" if len(others) == 1 else "sides-gap-caption-sweep"
    caption = words.say(kind, one=one, other=others[-1][0], tried=len(tried), clear=clear)
    picture = charts.intervals(label, found, (-end, end), 0.0, place)
    return section(words, "sides-gap", f"<h3>{escape(label)}</h3>" + figure(picture, caption), wide=True)


def _corrected(tried: list[tuple[str, int, int, int]]) -> tuple[list[charts.Measured], int]:
    """Each difference by name with its pairs that only one side won and all, and how many of them are clear."""
    if len(tried) == 1:
        ((name, one, two, games),) = tried
        gap = paired(one, two, games)
        return [charts.Measured(name, gap, games)], int(gap["low"] > 0 or gap["high"] < 0)
    odds = [chance_of_pairs(one, two) for _, one, two, _ in tried]
    clear = discoveries(odds)
    limit = sorted(odds)[clear - 1] if clear else -1.0
    level = 1 - FALSE_DISCOVERIES * max(clear, 1) / len(odds)
    found = [
        charts.Measured(name, paired(one, two, games, level), games, chance <= limit)
        for (name, one, two, games), chance in zip(tried, odds, strict=True)
    ]
    return found, clear


def _row_name(words: Words, games: list[Games], run: str, *, cells: int, runs: int) -> str:
    """What a difference is of: a cell, a run, or both where there are several of both."""
    cell = _cell_name(words, games)
    if runs == 1:
        return cell
    # Of a sweep the value is enough: all its runs are of one switch.
    value = run.partition("=")[2]
    return value if cells == 1 else f"{value}: {cell}"


def rates(words: Words, runs: list[Run]) -> str:
    """Both sides of every run, by scenario and number of players."""
    sides = runs[0][1].sides()
    head = [words.say("sides-cell"), words.say("sides-run")]
    head += [words.kit.side_name(side, words.language) for side in sides]
    rows = []
    for _, games in cells_of(runs):
        for (name, _, _), each in zip(runs, games, strict=True):
            found = [wilson(sum(row["winner"] == side for row in each.values()), len(each)) for side in sides]
            cell = escape(_cell_name(words, [each]))
            rows.append([cell, escape(name), *(_with_interval(rate) for rate in found)])
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
    (one, job, first), others = runs[0], runs[1:]
    columns = job.kit.lab.numbers
    head = [words.say("sides-run"), *(say(words.language, f"simulate-{column}") for column in columns)]
    means = [mean_interval([float(row[column]) for row in first.values()]) for column in columns]
    rows = [[escape(one), *(mean_said(mean) for mean in means)]]
    for name, _, games in others:
        gaps = [
            mean_interval([float(games[task][column] - row[column]) for task, row in first.items()])
            for column in columns
        ]
        less = words.say("sides-less", name=name, one=one)
        rows.append([escape(less), *(mean_said(gap, signed=True) for gap in gaps)])
    return section(words, "sides-counts", table(head, rows), wide=True)


def turned(words: Words, side: str, runs: list[Run], table_at: str) -> str:
    """Of each cell a game that the last run won and the first lost, and one the other way round, both to be watched."""
    (one, job, _), (other, last_job, _) = runs[0], runs[-1]
    head = [words.say("sides-cell"), words.say("sides-turned-winner"), one, other]
    rows = []
    for _, games in cells_of([runs[0], runs[-1]]):
        first, last = games
        for winner in (other, one):
            found = next(
                (task for task in first if _turns(first[task], last[task], side, last_wins=winner == other)), None
            )
            if found is None:
                continue
            links = [
                link(words.say("nights-watch-it"), replay_link(each, row, table_at))
                for each, row in ((job, first[found]), (last_job, last[found]))
            ]
            called = words.kit.side_name(side, words.language)
            wins = words.say("sides-turned-with", side=called, name=winner)
            rows.append([escape(_cell_name(words, games)), escape(wins), *links])
    if not rows:
        return ""
    note = f'<p class="soft">{escape(words.say("nights-note", table=table_at))}</p>'
    return section(words, "sides-turned", table(head, rows) + note, wide=True)


def _turns(first: Row, last: Row, side: str, *, last_wins: bool) -> bool:
    """Whether the side wins one of the two games and not the other, and both can be watched."""
    wins = (first["winner"] == side, last["winner"] == side)
    return wins == (not last_wins, last_wins) and bool(first.get("choices") and last.get("choices"))
