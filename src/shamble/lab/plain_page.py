"""The page about a run of any game: who wins, how games end, how long they are, some to look at again."""

from __future__ import annotations

from collections import Counter
from html import escape

from shamble.lab import charts
from shamble.lab.job import Job, Row
from shamble.lab.page import (
    Words,
    figure,
    link,
    mean_said,
    numbers,
    replay_link,
    section,
    setting,
    shell,
    table,
    until_said,
)
from shamble.lab.stats import mean_interval, wilson
from shamble.texts import say


def page(jobs: list[Job], rows: list[Row], language: str, table_at: str) -> str:
    """The whole page."""
    words = Words(jobs[0].kit, language)
    parts = (wins(words, jobs, rows), endings(words, rows), means(words, rows), nights(words, jobs, rows, table_at))
    body = f'{head(words, jobs, rows)}<div class="grid">{"".join(parts)}</div>'
    return shell(words, words.say("title"), body)


def head(words: Words, jobs: list[Job], rows: list[Row]) -> str:
    """What was played, and how much of it."""
    played = "; ".join(dict.fromkeys(setting(words, job) for job in jobs))
    rounds = mean_interval([float(row["rounds"]) for row in rows])
    first = [
        (f"{len(rows):,}", words.say("number-games")),
        (f"{rounds['value']:.1f}", words.say("number-rounds")),
    ]
    title = words.name("game")(words.kit.NAME)
    notes = [played, *dict.fromkeys(until_said(words, job) for job in jobs)]
    told = "".join(f'<p class="soft">{escape(note)}</p>' for note in notes if note)
    return f"<h1>{escape(title)}</h1>{told}{numbers(first)}"


def wins(words: Words, jobs: list[Job], rows: list[Row]) -> str:
    """Each side's share of the games, beside what it would be if all were alike."""
    sides = tuple(dict.fromkeys(side for job in jobs for side in job.sides()))
    won = Counter(row["winner"] for row in rows)
    found = [
        charts.Measured(words.kit.side_name(side, words.language), wilson(won[side], len(rows)), len(rows))
        for side in sides
    ]
    return section(
        words, "plain-wins", figure(charts.intervals(words.say("plain-wins"), found, (0, 1), 1 / len(sides)))
    )


def endings(words: Words, rows: list[Row]) -> str:
    reason = words.name("reason")
    counts = Counter(row["reason"] for row in rows).most_common()
    found = [(reason(way), float(count), f"{count / len(rows):.0%}") for way, count in counts]
    return section(words, "plain-endings", figure(charts.bars(words.say("plain-endings"), found)))


def means(words: Words, rows: list[Row]) -> str:
    """What a summary averages, each with its interval."""
    lines = []
    for column in words.kit.lab.numbers:
        mean = mean_interval([float(row[column]) for row in rows])
        lines.append([escape(say(words.language, f"simulate-{column}")), mean_said(mean)])
    return section(words, "plain-means", table([words.say("sides-count"), words.say("plain-mean")], lines))


def nights(words: Words, jobs: list[Job], rows: list[Row], table_at: str) -> str:
    """The quickest game and the one with the most decisions, to be looked at again."""
    kept = [row for row in rows if row.get("choices")]
    if not kept:
        return ""
    picked = {
        "quick": min(kept, key=lambda row: (row["rounds"], row["decisions"])),
        "long": max(kept, key=lambda row: row["decisions"]),
    }
    heads = [words.say(key) for key in ("nights-why", "plain-winner", "nights-rounds", "nights-watch")]
    lines = [
        [
            escape(words.say(f"plain-{why}")),
            escape(words.kit.side_name(row["winner"], words.language)),
            str(row["rounds"]),
            link(words.say("nights-watch-it"), replay_link(jobs[row.get("run", 0)], row, table_at)),
        ]
        for why, row in picked.items()
    ]
    return section(words, "plain-nights", table(heads, lines), wide=True)
