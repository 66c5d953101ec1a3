"""A run of games as one page that needs no network: `shamble report` for Last Night on Earth."""

from __future__ import annotations

from html import escape

from shamble.lab import charts
from shamble.lab.job import Job, Row
from shamble.lab.page import (
    Words,
    choice,
    figure,
    key,
    link,
    numbers,
    replay_link,
    section,
    setting,
    shell,
    table,
    until_said,
)
from shamble.lnoe.lab import findings
from shamble.lnoe.lab.maps import maps
from shamble.lnoe.lab.sheet import sheet

MOST_EFFECTS = 14
MOST_BARS = 12
CLOSE = (0.35, 0.65)
"""A night is called close where the whole interval lies in here; where it is wider, there are too few games to say."""
SIDES = ("heroes", "zombies")


class LnoeWords(Words):
    """Names of its things too."""

    def place(self, building: str) -> str:
        return self.name("building")(building) if building else self.say("outside")

    def card(self, card: str) -> str:
        return self.name("card", "report-weapon")(card)


def colours(words: Words) -> tuple[tuple[str, str], ...]:
    """What the colours stand for."""
    marks = (("heroes", "first"), ("zombies", "second"), ("lost", "blood"))
    return tuple((words.say(f"key-{name}"), colour) for name, colour in marks)


# -- the page ----------------------------------------------------------------------------------------------


def page(jobs: list[Job], rows: list[Row], language: str, table_at: str) -> str:
    """The whole page: all games, and where there are several scenarios each of them by itself."""
    words = LnoeWords(jobs[0].kit, language)
    scenarios = findings.by_scenario(rows)
    panels = [(words.say("all"), rows)]
    if len(scenarios) > 1:
        panels += [(words.name("scenario")(scenario), group) for scenario, group in scenarios]
    shown = [panel(words, jobs, group, len(panels), table_at) for _, group in panels]
    return shell(words, words.say("title"), choice([name for name, _ in panels], shown))


def panel(words: LnoeWords, jobs: list[Job], rows: list[Row], panels: int, table_at: str) -> str:
    """Everything about some games."""
    # Each panel has two pictures of many comparisons, and a reader looks through all of them.
    pictures = 2 * panels
    scenarios = {row["scenario"] for row in rows}
    parts = (
        sheet(words, rows) if len(scenarios) > 1 else "",
        win_rates(words, rows),
        endings(words, rows),
        lengths(words, rows),
        heroes(words, rows),
        cards_on_top(words, rows, pictures),
        things_used(words, rows, pictures),
        weapons(words, rows),
        deaths(words, rows),
        nights(words, jobs, rows, table_at),
    )
    return f'{head(words, jobs, rows)}<div class="grid">{"".join(parts)}</div>'


def head(words: LnoeWords, jobs: list[Job], rows: list[Row]) -> str:
    """What was played, and the first numbers a designer asks for."""
    rate = findings.rate(jobs, rows)
    mean = findings.averages(rows, ("rounds", "deaths", "kills", "searches"))
    share = "number-wins" if len(findings.by_cell(rows)) == 1 else "number-wins-cells"
    first = [
        (f"{rate['value']:.0%}", words.say(share, low=f"{rate['low']:.0%}", high=f"{rate['high']:.0%}")),
        (f"{len(rows):,}", words.say("number-games")),
        (f"{mean['rounds']['value']:.1f}", words.say("number-rounds")),
        (f"{mean['deaths']['value']:.1f}", words.say("number-deaths")),
        (f"{mean['kills']['value']:.1f}", words.say("number-kills")),
        (f"{mean['searches']['value']:.1f}", words.say("number-searches")),
    ]
    played = "; ".join(dict.fromkeys(setting(words, job) for job in jobs))
    notes = [played, *dict.fromkeys(until_said(words, job) for job in jobs)]
    told = "".join(f'<p class="soft">{escape(note)}</p>' for note in notes if note)
    return f"<h1>{escape(headline(words, rate))}</h1>{told}{numbers(first)}"


def headline(words: LnoeWords, rate: dict[str, float]) -> str:
    """The result in a sentence."""
    if rate["low"] > 0.5:
        return words.say("headline-heroes")
    if rate["high"] < 0.5:
        return words.say("headline-zombies")
    return words.say("headline-even" if CLOSE[0] < rate["low"] and rate["high"] < CLOSE[1] else "headline-open")


# -- its parts ---------------------------------------------------------------------------------------------


def win_rates(words: LnoeWords, rows: list[Row]) -> str:
    found = findings.win_rates(rows, words.cell)
    return section(words, "wins", figure(charts.intervals(words.say("wins"), found, (0.0, 1.0), 0.5)))


def endings(words: LnoeWords, rows: list[Row]) -> str:
    reason = words.name("reason")
    found = [
        (words.name("scenario")(scenario), charts.ways_to_end(group, SIDES, reason))
        for scenario, group in findings.by_scenario(rows)
    ]
    return section(words, "endings", key(*colours(words)[:2]) + figure(charts.shares(words.say("endings"), found)))


def lengths(words: LnoeWords, rows: list[Row]) -> str:
    labels = (words.say("key-heroes"), words.say("key-zombies"), words.say("key-lost"))
    pictures = []
    for scenario, group in findings.by_scenario(rows):
        name = words.name("scenario")(scenario)
        picture = charts.lengths(f"{words.say('length')}: {name}", findings.lengths(group), labels)
        pictures.append(f"<div><h3>{escape(name)}</h3>{picture}</div>")
    inside = f'{key(*colours(words))}<div class="small">{"".join(pictures)}</div>'
    return section(words, "length", inside, wide=True)


def heroes(words: LnoeWords, rows: list[Row]) -> str:
    found = findings.survival(rows, words.name("hero"))
    return section(words, "survival", figure(charts.intervals(words.say("survival"), found, (0.0, 1.0), 0.5)))


def cards_on_top(words: LnoeWords, rows: list[Row], pictures: int) -> str:
    found = findings.effects(rows, ("early_hero_cards", "early_zombie_cards"), words.card, MOST_EFFECTS, pictures)
    return section(words, "early", _effects(words, "early", found))


def things_used(words: LnoeWords, rows: list[Row], pictures: int) -> str:
    columns = ("items_used", "hero_cards", "zombie_cards")
    found = findings.effects(rows, columns, words.card, MOST_EFFECTS, pictures)
    return section(words, "used", _effects(words, "used", found))


def _effects(words: LnoeWords, key: str, found: findings.Effects) -> str:
    if not found.shown:
        return f"<p>{escape(words.say('too-few'))}</p>"
    end = charts.reach(found.shown)
    tried = words.say("tried", tried=found.tried, clear=found.clear, shown=len(found.shown))
    return figure(charts.intervals(words.say(key), found.shown, (-end, end), 0.0), tried)


def weapons(words: LnoeWords, rows: list[Row]) -> str:
    found = findings.per_game(rows, "kills_by", words.card, MOST_BARS)
    return section(words, "weapons", figure(charts.bars(words.say("weapons"), found)))


def deaths(words: LnoeWords, rows: list[Row]) -> str:
    """A heat map of each board that was played, and the deadliest places."""
    found = maps(rows)
    most = max((value for each in found for value in each.deaths.values()), default=0.0)
    building = words.name("building")
    pictures = []
    for each in found:
        name = words.name("board", "building")(each.board)
        label = words.say("map", board=name, deaths=f"{sum(each.deaths.values()):.2f}", games=each.games)
        named = [(building(house), cells) for house, cells in each.buildings]
        pictures.append(figure(charts.heat(label, each.deaths, most, each.spaces, named), label))
    places = findings.share_of_deaths(rows, words.place, MOST_BARS)
    bars = charts.bars(words.say("places"), places, "lost")
    inside = f'<div class="map">{"".join(pictures)}</div><h3>{escape(words.say("places"))}</h3>{bars}'
    return section(words, "deaths", inside, wide=True)


def nights(words: LnoeWords, jobs: list[Job], rows: list[Row], table_at: str) -> str:
    """Some games worth a look, each with a link to its replay at the table."""
    picked = [
        (why, row)
        for _, group in findings.by_cell(rows)
        for why, row in findings.remarkable([row for row in group if row.get("choices")])
    ]
    if not picked:
        return ""
    head = [words.say(f"nights-{column}") for column in ("cell", "why", "end", "rounds", "lost", "killed", "watch")]
    reason = words.name("reason")
    lines = [
        [
            escape(words.cell(row["scenario"], row["players"])),
            escape(words.say(f"nights-{why}")),
            escape(reason(row["reason"])),
            str(row["rounds"]),
            str(row["deaths"]),
            str(row["kills"]),
            link(words.say("nights-watch-it"), replay_link(jobs[row.get("run", 0)], row, table_at)),
        ]
        for why, row in picked
    ]
    note = f'<p class="soft">{escape(words.say("nights-note", table=table_at))}</p>'
    return section(words, "nights", table(head, lines) + note, wide=True)
