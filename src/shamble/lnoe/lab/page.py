"""A run of games as one page that needs no network: `shamble report` for Last Night on Earth."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

from shamble import __version__
from shamble.lab import charts
from shamble.lab.job import Job, Row
from shamble.lab.simulate import seats_said
from shamble.lab.stats import wilson
from shamble.lnoe.board import board_from, piece_ids
from shamble.lnoe.content import SCENARIO_ROWS
from shamble.lnoe.lab import findings
from shamble.texts import has, say

MOST_EFFECTS = 14
MOST_BARS = 12
TOWN = 12
"""Cells along a side of a town."""


# -- words -------------------------------------------------------------------------------------------------


class Words:
    """Names of things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **facts: Any) -> str:
        return say(self.language, f"report-{key}", **facts)

    def name(self, *prefixes: str) -> Callable[[str], str]:
        """A function that names an id by the first of these kinds of message that has it."""

        def named(thing: str) -> str:
            for prefix in prefixes:
                if has(self.language, f"{prefix}-{thing}"):
                    return say(self.language, f"{prefix}-{thing}")
            return thing.replace("-", " ")

        return named

    def cell(self, scenario: str, players: int) -> str:
        return self.say("cell", scenario=self.name("scenario")(scenario), players=players)

    def place(self, building: str) -> str:
        return self.name("building")(building) if building else self.say("outside")

    def card(self, card: str) -> str:
        return self.name("card", "report-weapon")(card)


# -- the page ----------------------------------------------------------------------------------------------


def page(jobs: list[Job], rows: list[Row], language: str) -> str:
    """The whole page: text, style and pictures in one file."""
    words = Words(language)
    style = files("shamble.lab").joinpath("report.css").read_text(encoding="utf-8")
    sections = (win_rates, endings, lengths, heroes, cards_on_top, things_used, weapons, deaths)
    body = "".join(section(words, rows) for section in sections)
    title = words.say("title")
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f'{head(words, jobs, rows)}<div class="grid">{body}</div>'
        f'<p class="soft" style="margin-top:24px">{escape(words.say("made-by", version=__version__))}</p>'
        "</main></body></html>\n"
    )


def head(words: Words, jobs: list[Job], rows: list[Row]) -> str:
    """What was played, and the first numbers a designer asks for."""
    rate = wilson(findings.won(rows), len(rows))
    mean = findings.averages(rows, ("rounds", "deaths", "kills", "searches"))
    numbers = [
        (f"{rate['value']:.0%}", words.say("number-wins", low=f"{rate['low']:.0%}", high=f"{rate['high']:.0%}")),
        (f"{len(rows):,}", words.say("number-games")),
        (f"{mean['rounds']['value']:.1f}", words.say("number-rounds")),
        (f"{mean['deaths']['value']:.1f}", words.say("number-deaths")),
        (f"{mean['kills']['value']:.1f}", words.say("number-kills")),
        (f"{mean['searches']['value']:.1f}", words.say("number-searches")),
    ]
    played = "; ".join(dict.fromkeys(setting(words, job) for job in jobs))
    items = "".join(f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>" for value, name in numbers)
    return (
        f'<h1>{escape(headline(words, rows))}</h1><p class="soft">{escape(played)}</p><ul class="numbers">{items}</ul>'
    )


def headline(words: Words, rows: list[Row]) -> str:
    """The result in a sentence."""
    rate = wilson(findings.won(rows), len(rows))
    if rate["low"] > 0.5:
        return words.say("headline-heroes")
    return words.say("headline-zombies") if rate["high"] < 0.5 else words.say("headline-even")


def setting(words: Words, job: Job) -> str:
    switches = ", ".join(f"{key}={value}" for key, value in job.switches.items())
    profile = job.profile or words.say("usual-profile")
    rules = f"{profile}, {switches}" if switches else profile
    return words.say("setting", bots=seats_said(job, words.language), seed=str(job.seed), rules=rules)


def section(words: Words, key: str, inside: str, wide: bool = False) -> str:
    """A card with its title, what it shows in a sentence, and the picture."""
    style = ' class="wide"' if wide else ""
    return (
        f"<section{style}><h2>{escape(words.say(key))}</h2>"
        f'<p class="soft">{escape(words.say(f"{key}-about"))}</p>{inside}</section>'
    )


def figure(picture: str, caption: str = "") -> str:
    return f"<figure>{picture}{f'<figcaption>{escape(caption)}</figcaption>' if caption else ''}</figure>"


# -- its parts ---------------------------------------------------------------------------------------------


def win_rates(words: Words, rows: list[Row]) -> str:
    found = findings.win_rates(rows, words.cell)
    return section(words, "wins", figure(charts.intervals(words.say("wins"), found, (0.0, 1.0), 0.5)))


def endings(words: Words, rows: list[Row]) -> str:
    reason = words.name("reason")
    found = [
        (words.name("scenario")(scenario), findings.endings(group, reason))
        for scenario, group in findings.by_scenario(rows)
    ]
    return section(
        words, "endings", key(words, "heroes", "zombies") + figure(charts.shares(words.say("endings"), found))
    )


def key(words: Words, *names: str) -> str:
    colours = {"heroes": "--first", "zombies": "--second", "lost": "--blood"}
    return "".join(
        f'<span class="key"><i style="--swatch:var({colours[name]})"></i>{escape(words.say(f"key-{name}"))}</span>'
        for name in names
    )


def lengths(words: Words, rows: list[Row]) -> str:
    labels = (words.say("key-heroes"), words.say("key-zombies"), words.say("key-lost"))
    pictures = []
    for scenario, group in findings.by_scenario(rows):
        name = words.name("scenario")(scenario)
        picture = charts.lengths(f"{words.say('length')}: {name}", findings.lengths(group), labels)
        pictures.append(f"<div><h3>{escape(name)}</h3>{picture}</div>")
    inside = f'{key(words, "heroes", "zombies", "lost")}<div class="small">{"".join(pictures)}</div>'
    return section(words, "length", inside, wide=True)


def heroes(words: Words, rows: list[Row]) -> str:
    found = findings.survival(rows, words.name("hero"))
    return section(words, "survival", figure(charts.intervals(words.say("survival"), found, (0.0, 1.0), 0.5)))


def cards_on_top(words: Words, rows: list[Row]) -> str:
    found = findings.effects(rows, ("early_hero_cards", "early_zombie_cards"), words.card, MOST_EFFECTS)
    return section(words, "early", _effects(words, "early", found))


def things_used(words: Words, rows: list[Row]) -> str:
    found = findings.effects(rows, ("items_used", "hero_cards", "zombie_cards"), words.card, MOST_EFFECTS)
    return section(words, "used", _effects(words, "used", found))


def _effects(words: Words, key: str, found: list[charts.Measured]) -> str:
    if not found:
        return f"<p>{escape(words.say('too-few'))}</p>"
    widest = max(abs(each.interval["value"]) for each in found)
    end = next(end for end in (0.1, 0.2, 0.4, 0.6, 1.0) if widest * 1.4 <= end or end == 1.0)
    return figure(charts.intervals(words.say(key), found, (-end, end), 0.0))


def weapons(words: Words, rows: list[Row]) -> str:
    found = findings.per_game(rows, "kills_by", words.card, MOST_BARS)
    return section(words, "weapons", figure(charts.bars(words.say("weapons"), found)))


def deaths(words: Words, rows: list[Row]) -> str:
    """Heat maps, one for each centre board that was played, and the deadliest places."""
    maps = []
    for centre, group in by_centre(rows):
        cells = spaces_of(centre)
        outlines = [corners for name in cells if len(corners := _corners(cells[name])) > 1]
        found = findings.death_cells(group, cells)
        label = words.say("map", centre=words.name("board", "building")(centre), deaths=round(sum(found.values())))
        maps.append(figure(charts.heat(label, found, outlines, TOWN), label))
    places = findings.share_of_deaths(rows, words.place, MOST_BARS)
    maps.append(f"<div><h3>{escape(words.say('places'))}</h3>{charts.bars(words.say('places'), places, 'lost')}</div>")
    return section(words, "deaths", f'<div class="map">{"".join(maps)}</div>', wide=True)


def by_centre(rows: list[Row]) -> list[tuple[str, list[Row]]]:
    """The rows by the board in the middle of the town."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(SCENARIO_ROWS[row["scenario"]]["centre"], []).append(row)
    return [(centre, group) for centre, group in found.items() if any(row["deaths"] for row in group)]


def spaces_of(centre: str) -> dict[str, tuple[str, ...]]:
    """The cells of each space of a town with this centre; the outer boards have spaces of one cell."""
    board = board_from({"center": centre, "outer": list(piece_ids("outer", ("base",)))[:4]})
    return dict(zip(board.names, board.cells, strict=True))


def _corners(cells: tuple[str, ...]) -> list[tuple[int, int]]:
    return [(int(cell.partition(",")[0]), int(cell.partition(",")[2])) for cell in cells if "," in cell]
