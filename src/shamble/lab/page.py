"""What every page of the laboratory is made of: words of one language, sections, one file without a network."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from shamble import __version__
from shamble.kit import Kit
from shamble.lab.job import Job, Row
from shamble.lab.simulate import seats_said
from shamble.texts import has, say


class Words:
    """Names of things in one language."""

    def __init__(self, kit: Kit, language: str) -> None:
        self.kit = kit
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


def shell(words: Words, title: str, body: str) -> str:
    """The whole page: text, style and pictures in one file."""
    style = files("shamble.lab").joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{escape(words.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>{body}"
        f'<p class="soft foot">{escape(words.say("made-by", version=__version__))}</p>'
        "</main></body></html>\n"
    )


def setting(words: Words, job: Job) -> str:
    """By whom and by which rules a run was played."""
    return setting_said(words, [seats_said(job, words.language)], job, rules_said(words, job))


def setting_said(words: Words, bots: list[str], job: Job, rules: list[str]) -> str:
    seed = words.say("setting-seed", seed=str(job.seed))
    told = [words.say("setting-rules", rules=", ".join(rules))] if rules else []
    return "; ".join([*bots, seed, *told])


def rules_said(words: Words, job: Job) -> list[str]:
    """The profile, the switches and whatever else was asked for."""
    profile = words.name("profile")(job.profile) if job.profile else words.say("usual-profile")
    told = [profile, *(f"{key}={value_said(value)}" for key, value in job.switches.items()), *job.special_rules]
    for fact, ids in (("boxes", job.boxes), ("team", job.team)):
        if ids:
            told.append(f"{words.say(f'sides-fact-{fact}')}: {', '.join(ids)}")
    if job.dots is not None:
        told.append(words.say("setting-dots", dots=job.dots))
    if job.surprise:
        told.append(words.say("setting-surprise"))
    if job.situation is not None:
        told.append(words.say("setting-situation"))
    return told


def value_said(value: Any) -> str:
    """The value of a switch as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def until_said(words: Words, job: Job) -> str:
    """That a run went on until enough was known, and what that means for its intervals; else nothing."""
    return words.say("until", points=f"{job.until:g}", games=job.games) if job.until is not None else ""


def mean_said(found: dict[str, float], *, signed: bool = False) -> str:
    """A mean and its interval, if it has one, as markup."""
    form = "+z.2f" if signed else "z.1f"
    span = f" <small>{found['low']:{form}} – {found['high']:{form}}</small>" if "low" in found else ""
    return f"{found['value']:{form}}{span}"


def numbers(found: list[tuple[str, str]]) -> str:
    """The first numbers a designer asks for, each with what it is."""
    items = "".join(f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>" for value, name in found)
    return f'<ul class="numbers">{items}</ul>'


def section(words: Words, key: str, inside: str, *, wide: bool = False) -> str:
    """A card with its title, what it shows in a sentence, and the picture."""
    style = ' class="wide"' if wide else ""
    return (
        f"<section{style}><h2>{escape(words.say(key))}</h2>"
        f'<p class="soft">{escape(words.say(f"{key}-about"))}</p>{inside}</section>'
    )


def figure(picture: str, caption: str = "") -> str:
    return f"<figure>{picture}{f'<figcaption>{escape(caption)}</figcaption>' if caption else ''}</figure>"


def choice(names: list[str], panels: list[str], group: str = "only", panel: str = "panel") -> str:
    """The panels, one shown at a time: radio buttons and style, so that the page needs no script."""
    if len(panels) == 1:
        return panels[0]
    style = "".join(f"#{group}-{n}:checked ~ #{panel}-{n}" + "{display:block}" for n in range(len(panels)))
    buttons = "".join(
        f'<input type="radio" name="{group}" id="{group}-{n}"{" checked" if n == 0 else ""}>'
        f'<label for="{group}-{n}">{escape(name)}</label>'
        for n, name in enumerate(names)
    )
    inside = "".join(f'<div class="panel" id="{panel}-{n}">{each}</div>' for n, each in enumerate(panels))
    return f'<style>{style}</style><div class="panels">{buttons}{inside}</div>'


def link(words: str, address: str) -> str:
    return f'<a href="{escape(address)}">{escape(words)}</a>'


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table whose cells are markup already; on a phone each row becomes a block with its heads beside the cells."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = []
    for row in rows:
        first, *others = row
        cells = "".join(
            f'<td data-head="{escape(name)}">{cell}</td>' for name, cell in zip(head[1:], others, strict=True)
        )
        lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def key(*marks: tuple[str, str]) -> str:
    """What colours stand for: a name and the colour of the style."""
    return "".join(
        f'<span class="key"><i style="--swatch:var(--{colour})"></i>{escape(name)}</span>' for name, colour in marks
    )


def replay_link(job: Job, row: Row, table_at: str) -> str:
    """The address at which the table shows this game: it carries all that is needed to play it again."""
    wanted = {
        "game": job.game,
        "config": job.config(row["cell"]),
        "seed": row["seed"],
        "choices": row["choices"],
    }
    told = urlsafe_b64encode(msgspec.json.encode(wanted)).decode().rstrip("=")
    return f"{table_at.rstrip('/')}/#/recorded?game={told}"
