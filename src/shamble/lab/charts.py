"""Small charts as SVG text: intervals, shares, lengths, a heat map. Colours are classes, so the page decides them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, sqrt
from textwrap import wrap
from typing import Any, NamedTuple

Interval = dict[str, float]


class Room(NamedTuple):
    """How wide a chart is drawn, how much of that its labels take on the left, and how many letters fit there."""

    width: float
    labels: float
    letters: int


BROAD = Room(560, 235, 33)
SLIM = Room(340, 0, 44)
"""For phones: letters stay as large as they are, so labels stand above what they name."""


LETTER = 7.6
"""How wide a letter may be: system fonts differ, and what is cut off cannot be read."""


def both(draw: Callable[[Room], str]) -> str:
    """A chart drawn for wide and for narrow pages; the style shows one of them."""
    return f'<div class="broad">{draw(BROAD)}</div><div class="slim">{draw(SLIM)}</div>'


class Measured(NamedTuple):
    """A row of an interval chart."""

    label: str
    interval: Interval
    games: int
    clear: bool | None = None
    """Whether it is clearly off the middle; None: as its interval says."""


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
    return f"{value * 100:+.0f} %" if signed and round(value * 100) else f"{abs(value) * 100:.0f} %"


def short(label: str, room: Room) -> str:
    """A label that fits its room."""
    return label if len(label) <= room.letters else f"{label[: room.letters - 1].rstrip()}…"


def name_of(label: str, room: Room, y: float) -> str:
    """A label left of what it names, or above it; `y` is the base line of its row's text."""
    if room.labels:
        return text(room.labels - 12, y, short(label, room), "label", "end")
    return text(0, y - 18, short(label, room), "label")


# -- dots with intervals -----------------------------------------------------------------------------------


def intervals(
    label: str, rows: Sequence[Measured], ends: tuple[float, float], middle: float, right_is: str = "first"
) -> str:
    """A dot and its interval for each row; right of the middle line is good for the first side, or for whom is said."""
    low, high = ends
    signed = low < 0
    left_is = "second" if right_is == "first" else "first"

    def draw(room: Room) -> str:
        right, top, begin = 92, 24, room.labels or 26
        step = 26 if room.labels else 44
        bottom = top + step * len(rows)

        def x(value: float) -> float:
            return begin + (min(max(value, low), high) - low) / (high - low) * (room.width - begin - right)

        parts = []
        for tick in range(5):
            value = low + (high - low) * tick / 4
            parts.append(line(x(value), top - 6, x(value), bottom, "grid"))
            parts.append(text(x(value), top - 11, percent(value, signed), "axis", "middle"))
        parts.append(line(x(middle), top - 6, x(middle), bottom, "middle"))
        for number, row in enumerate(rows):
            y = top + step * (number + 1) - 13
            value, start, end = (row.interval[key] for key in ("value", "low", "high"))
            clear = (start > middle or end < middle) if row.clear is None else row.clear
            style = (right_is if value > middle else left_is) if clear else "unsure"
            span = f"{percent(start, signed)} – {percent(end, signed)}"
            parts += [
                name_of(row.label, room, y + 4),
                f"<g><title>{escape(f'{row.label}: {percent(value, signed)} ({span}), {row.games}')}</title>",
                rect(room.labels, y - 13, room.width - room.labels, 26, "ghost"),
                line(x(start), y, x(end), y, f"whisker {style}"),
                f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="5" class="dot {style}"/></g>',
                text(room.width - right + 14, y + 4, percent(value, signed), "value"),
                text(room.width, y + 4, f"{row.games:,}", "axis", "end"),
            ]
        return svg(room.width, bottom + 4, label, parts)

    return both(draw)


def reach(rows: Sequence[Measured]) -> float:
    """How far differences are drawn to both sides so that all intervals are whole."""
    widest = max(max(abs(row.interval["low"]), abs(row.interval["high"])) for row in rows)
    return next(end for end in (0.1, 0.2, 0.4, 0.6, 1.0) if widest <= end or end == 1.0)


# -- bars --------------------------------------------------------------------------------------------------


def ways_to_end(rows: Sequence[dict[str, Any]], sides: Sequence[str], reason: Callable[[str], str]) -> list[Share]:
    """How games end: the first side's ways first, each side's commonest first."""
    counts = Counter((row["winner"], row["reason"]) for row in rows)
    shares = []
    for side, style in zip(sides, ("first", "second"), strict=False):
        ways = sorted((way for way in counts if way[0] == side), key=lambda way: (-counts[way], way[1]))
        for place, way in enumerate(ways):
            shares.append(Share(reason(way[1]), counts[way], f"{style} shade-{min(place, 3)}"))
    return shares


def shares(label: str, rows: Sequence[tuple[str, Sequence[Share]]]) -> str:
    """One bar for each row, cut into its parts; a part that is wide enough carries its name, others stand below."""

    def draw(room: Room) -> str:
        bar, step, line_height = 24, 52, 16
        parts, below = [], []
        height = 0
        for name, cuts in rows:
            lines = wrap(name, int(room.width / LETTER)) or [""]
            parts += [text(0, height + 13 + line_height * at, words, "label") for at, words in enumerate(lines)]
            height += line_height * (len(lines) - 1)
            y = height + 18
            height += step
            total = sum(cut.games for cut in cuts) or 1
            x = 0.0
            unnamed = []
            for cut in cuts:
                width = room.width * cut.games / total
                share = percent(cut.games / total)
                parts.append(rect(x, y, width - 1.5, bar, f"part {cut.style}", f"{cut.label}: {cut.games} ({share})"))
                words = f"{cut.label} {share}"
                if width > LETTER * len(words) + 16:
                    parts.append(text(x + 8, y + 16, words, f"inside {cut.style}"))
                else:
                    unnamed.append(words)
                    if width > 44:
                        parts.append(text(x + 8, y + 16, share, f"inside {cut.style}"))
                x += width
            if unnamed:
                below.append('<p class="soft">' + escape(f"{name}: {', '.join(unnamed)}") + "</p>")
        return svg(room.width, height, label, parts) + "".join(below)

    return both(draw)


def bars(label: str, rows: Sequence[tuple[str, float, str]], style: str = "plain") -> str:
    """Bars of a length each, with what is written behind them."""
    most = max((value for _, value, _ in rows), default=1) or 1

    def draw(room: Room) -> str:
        step = 24 if room.labels else 42
        parts = []
        for number, (name, value, shown) in enumerate(rows):
            y = step * (number + 1) - 24
            width = (room.width - room.labels - 80) * value / most
            parts.append(name_of(name, room, y + 16))
            parts.append(rect(room.labels, y + 4, width, 16, f"part {style}", f"{name}: {shown}"))
            parts.append(text(room.labels + width + 8, y + 16, shown, "value"))
        return svg(room.width, step * len(rows) + 2, label, parts)

    return both(draw)


# -- curves ------------------------------------------------------------------------------------------------


def curve(label: str, points: Sequence[Measured]) -> str:
    """A rate against what was changed, from left to right in the order given, with its interval at each point."""

    def draw(room: Room) -> str:
        height, left, top, bottom = 300.0, 48.0, 24.0, 34.0

        def x(number: int) -> float:
            return left + (room.width - left - 20) * (number + 0.5) / len(points)

        def y(rate: float) -> float:
            return top + (height - top - bottom) * (1 - rate)

        letters = max(5, *(len(short(point.label, room)) for point in points))
        every = ceil(len(points) * (8 * letters + 8) / (room.width - left - 20))
        parts = []
        for tick in range(5):
            parts.append(line(left, y(tick / 4), room.width, y(tick / 4), "middle" if tick == 2 else "grid"))
            parts.append(text(left - 10, y(tick / 4) + 4, percent(tick / 4), "axis", "end"))
        way = " ".join(f"{x(number):.1f},{y(point.interval['value']):.1f}" for number, point in enumerate(points))
        parts.append(f'<polyline points="{way}" class="curve"/>')
        for number, point in enumerate(points):
            value, low, high = (point.interval[key] for key in ("value", "low", "high"))
            hint = f"{point.label}: {percent(value)} ({percent(low)} – {percent(high)}), {point.games}"
            parts += [
                f"<g><title>{escape(hint)}</title>",
                line(x(number), y(low), x(number), y(high), "whisker first"),
                f'<circle cx="{x(number):.1f}" cy="{y(value):.1f}" r="5" class="dot first"/></g>',
            ]
            # Where there are many points, every second or third one is named; a hint names each.
            if number % every == 0:
                parts.append(text(x(number), height - 10, short(point.label, room), "label", "middle"))
                parts.append(text(x(number), y(high) - 7, percent(value), "value", "middle"))
        return svg(room.width, height, label, parts)

    return both(draw)


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

Cell = tuple[int, int]


def heat(
    label: str,
    cells: dict[Cell, float],
    most: float,
    spaces: Sequence[Sequence[Cell]],
    named: Sequence[tuple[str, Sequence[Cell]]],
) -> str:
    """What happened on each cell of a board: the darker, the more, `most` the darkest; buildings carry their names."""
    size = 40
    width, height = (size * (1 + max(cell[axis] for cell in cells)) for axis in (0, 1))
    total = sum(cells.values()) or 1
    parts = []
    for (x, y), value in cells.items():
        hint = f"{x},{y}: {value:.3f} ({value / total:.0%})"
        parts.append(rect(x * size, y * size, size, size, "ground"))
        parts.append(rect(x * size + 1, y * size + 1, size - 2, size - 2, "death", hint, sqrt(value / (most or 1))))
    for space in spaces:
        parts += border(space, size, "outline")
    for _, within in named:
        parts += border(within, size, "house")
    for name, within in named:
        middle, centre = (size * (sum(cell[axis] for cell in within) / len(within) + 0.5) for axis in (0, 1))
        lines = name.split(" ")
        top = centre - 7 * (len(lines) - 1) + 4
        parts += [text(middle, top + 14 * number, word, "place", "middle") for number, word in enumerate(lines)]
    return svg(width, height, label, parts)


def border(cells: Sequence[Cell], size: int, style: str) -> list[str]:
    """Lines round some cells, whatever shape they have together."""
    covered = set(cells)
    parts = []
    for x, y in cells:
        left, top, right, bottom = size * x, size * y, size * (x + 1), size * (y + 1)
        if (x, y - 1) not in covered:
            parts.append(line(left, top, right, top, style))
        if (x, y + 1) not in covered:
            parts.append(line(left, bottom, right, bottom, style))
        if (x - 1, y) not in covered:
            parts.append(line(left, top, left, bottom, style))
        if (x + 1, y) not in covered:
            parts.append(line(right, top, right, bottom, style))
    return parts
