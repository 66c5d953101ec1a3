"""Small charts as SVG text: intervals, shares, lengths, a heat map. Colours are classes, so the page decides them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import NamedTuple

Interval = dict[str, float]

WIDTH = 680
LABEL = 262
"""Room for the labels on the left."""
LONGEST = 36
"""Letters that fit there."""


class Measured(NamedTuple):
    """A row of an interval chart."""

    label: str
    interval: Interval
    games: int


class Share(NamedTuple):
    """A part of a stacked bar."""

    label: str
    games: int
    style: str


class Round(NamedTuple):
    """What happened in one round over all games: games that ended, by winner, and losses."""

    first_wins: int
    second_wins: int
    lost: int


def svg(width: float, height: float, label: str, parts: list[str]) -> str:
    """A picture with a name for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}" '
        f'preserveAspectRatio="xMinYMin meet">{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def rect(x: float, y: float, width: float, height: float, style: str, hint: str = "", opacity: float = 1.0) -> str:
    faint = "" if opacity == 1.0 else f' fill-opacity="{opacity:.3f}"'
    box = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    shape = f'<rect {box} class="{style}"{faint}'
    return f"{shape}><title>{escape(hint)}</title></rect>" if hint else f"{shape}/>"


def percent(value: float, signed: bool = False) -> str:
    return f"{value * 100:+.0f} %" if signed else f"{value * 100:.0f} %"


def short(label: str) -> str:
    """A label that fits beside a chart."""
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1].rstrip()}…"


# -- dots with intervals -----------------------------------------------------------------------------------


def intervals(label: str, rows: Sequence[Measured], ends: tuple[float, float], middle: float) -> str:
    """A dot and its interval for each row; right of the middle line is good for the Heroes."""
    low, high = ends
    signed = low < 0
    right = 92
    step, top = 26, 24
    bottom = top + step * len(rows)

    def x(value: float) -> float:
        return LABEL + (min(max(value, low), high) - low) / (high - low) * (WIDTH - LABEL - right)

    parts = []
    for tick in range(5):
        value = low + (high - low) * tick / 4
        parts.append(line(x(value), top - 6, x(value), bottom, "grid"))
        parts.append(text(x(value), top - 11, percent(value, signed), "axis", "middle"))
    parts.append(line(x(middle), top - 6, x(middle), bottom, "middle"))
    for number, row in enumerate(rows):
        y = top + step * number + step / 2
        value, start, end = (row.interval[key] for key in ("value", "low", "high"))
        clear = start > middle or end < middle
        style = ("first" if value > middle else "second") if clear else "unsure"
        hint = f"{row.label}: {percent(value, signed)} ({percent(start, signed)} – {percent(end, signed)}), {row.games}"
        shown = f"{percent(value, signed)}"
        parts += [
            text(LABEL - 12, y + 4, short(row.label), "label", "end"),
            f"<g><title>{escape(hint)}</title>",
            rect(LABEL, y - step / 2, WIDTH - LABEL, step, "ghost"),
            line(x(start), y, x(end), y, f"whisker {style}"),
            f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="5" class="dot {style}"/></g>',
            text(WIDTH - right + 14, y + 4, shown, "value"),
            text(WIDTH, y + 4, f"{row.games:,}", "axis", "end"),
        ]
    return svg(WIDTH, bottom + 6, label, parts)


# -- shares ------------------------------------------------------------------------------------------------


def shares(label: str, rows: Sequence[tuple[str, Sequence[Share]]]) -> str:
    """One bar for each row, cut into its parts; a part that is wide enough carries its name."""
    bar, step = 24, 52
    parts = []
    for number, (name, cuts) in enumerate(rows):
        y = step * number + 18
        total = sum(cut.games for cut in cuts) or 1
        parts.append(text(0, y - 5, name, "label"))
        x = 0.0
        for cut in cuts:
            width = WIDTH * cut.games / total
            share = percent(cut.games / total)
            parts.append(rect(x, y, width - 1.5, bar, f"part {cut.style}", f"{cut.label}: {cut.games} ({share})"))
            words = f"{cut.label} {share}"
            if width > 6.6 * len(words) + 12:
                parts.append(text(x + 8, y + 16, words, f"inside {cut.style}"))
            elif width > 44:
                parts.append(text(x + 8, y + 16, share, f"inside {cut.style}"))
            x += width
    return svg(WIDTH, step * len(rows), label, parts)


def bars(label: str, rows: Sequence[tuple[str, float, str]], style: str = "plain") -> str:
    """Bars of a length each, with what is written behind them."""
    step = 24
    most = max((value for _, value, _ in rows), default=1) or 1
    parts = []
    for number, (name, value, shown) in enumerate(rows):
        y = step * number
        width = (WIDTH - LABEL - 80) * value / most
        parts.append(text(LABEL - 12, y + 16, short(name), "label", "end"))
        parts.append(rect(LABEL, y + 4, width, step - 8, f"part {style}", f"{name}: {shown}"))
        parts.append(text(LABEL + width + 8, y + 16, shown, "value"))
    return svg(WIDTH, step * len(rows) + 2, label, parts)


# -- length ------------------------------------------------------------------------------------------------


def lengths(label: str, rounds: Sequence[Round], words: tuple[str, str, str]) -> str:
    """Up: games that ended in each round, by winner. Down: losses in it."""
    width, up, down, left = 310.0, 84.0, 44.0, 4.0
    ended = max((each.first_wins + each.second_wins for each in rounds), default=1) or 1
    lost = max((each.lost for each in rounds), default=1) or 1
    step = (width - 2 * left) / max(len(rounds), 1)
    base = up + 8
    parts = []
    first_wins, second_wins, losses = words
    for number, each in enumerate(rounds):
        x = left + step * number
        hint = f"{number + 1}: {first_wins} {each.first_wins}, {second_wins} {each.second_wins}, {losses} {each.lost}"
        first = up * each.first_wins / ended
        second = up * each.second_wins / ended
        fall = down * each.lost / lost
        parts += [
            f"<g><title>{escape(hint)}</title>",
            rect(x, 0, step, base + down + 22, "ghost"),
            rect(x + 1, base - second, step - 2, second, "part second"),
            rect(x + 1, base - second - first, step - 2, first, "part first"),
            rect(x + 1, base + 18, step - 2, fall, "part lost"),
            "</g>",
        ]
        if (number + 1) % 3 == 0:
            parts.append(text(x + step / 2, base + 13, str(number + 1), "axis", "middle"))
    parts.append(line(left, base, width - left, base, "middle"))
    return svg(width, base + 18 + down + 4, label, parts)


# -- heat map ----------------------------------------------------------------------------------------------


def heat(
    label: str, cells: dict[tuple[int, int], float], outlines: Sequence[Sequence[tuple[int, int]]], side: int
) -> str:
    """Deaths by cell: the darker, the more. Outlines are spaces of several cells."""
    size = 40
    most = max(cells.values(), default=1) or 1
    total = sum(cells.values()) or 1
    parts = [rect(0, 0, side * size, side * size, "ground")]
    for y in range(side):
        for x in range(side):
            value = cells.get((x, y), 0.0)
            hint = f"{x},{y}: {value:.1f} ({value / total:.1%})"
            box = rect(x * size + 1, y * size + 1, size - 2, size - 2, "death", hint, sqrt(value / most))
            parts.append(box)
            if value / most > 0.55 and most >= 10:
                parts.append(text((x + 0.5) * size, (y + 0.62) * size, f"{value:.0f}", "burn", "middle"))
    for outline in outlines:
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        parts.append(rect(min(xs) * size, min(ys) * size, width * size, height * size, "outline"))
    half = side * size / 2
    parts.append(line(half, 0, half, side * size, "seam"))
    parts.append(line(0, half, side * size, half, "seam"))
    return svg(side * size, side * size, label, parts)
