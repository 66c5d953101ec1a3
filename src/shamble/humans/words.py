"""What happened, in sentences: the log of a table, a terminal or a replay, made of the engine's raw events.

A line is `{"text", "rules", "group", "kind", "icon"}`. Lines with the same group belong together: a turn, an attempt, a
combat. Events carry no secrets, so everybody may read every line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.humans.content import TILES
from shamble.humans.labels import card_name, place_name, player_name, tile_name
from shamble.humans.state import Town
from shamble.texts import say

Event = dict[str, Any]
Line = dict[str, Any]

EVENT_RULES: dict[str, tuple[str, ...]] = {
    "attempt": ("H5.1",),
    "attack-failed": ("X21",),
    "barricade-holds": ("H4.3",),
    "break-in": ("H4.3", "R10"),
    "bullets": ("Z6.2",),
    "canceled": ("R41",),
    "capture-cards": ("H5.4",),
    "caught": ("H5.2",),
    "chit": ("H4.4", "R9"),
    "collected": ("X21",),
    "combat": ("Z6.1",),
    "died": ("Z6.3",),
    "discarded": ("H8.1", "Z3.7"),
    "discarded-played": ("X27",),
    "drew": ("H3.1", "Z3.3"),
    "eaten": ("H5.5",),
    "escape-removed": ("H5.4",),
    "gave-back": ("ZR22",),
    "held": ("ZR20",),
    "hit-zombie": ("X21",),
    "infected": ("H5.5",),
    "killed": ("Z6.1",),
    "laid-tile": ("H2.1", "R1", "Z4.1"),
    "life": ("Z6.2",),
    "map-closed": ("R4", "Z4.6"),
    "moved": ("H4.1",),
    "new-life": ("Z6.3",),
    "no-place": ("R2", "Z4.5"),
    "picked-up": ("H4.6", "Z5.4"),
    "placed-bullets": ("Z4.3",),
    "placed-dice": ("H2.3",),
    "placed-human": ("H2.2", "H2.3"),
    "placed-life": ("Z4.3",),
    "placed-zombie": ("Z4.2", "Z4.3"),
    "played": ("H9.1", "Z8.1"),
    "ran": ("H6.1",),
    "removed": ("H7.2",),
    "reshuffled": ("R23", "Z8.2"),
    "roll-barricade": ("H4.3",),
    "roll-capture": ("H5.2",),
    "roll-combat": ("Z6.1",),
    "roll-horde": ("Z3.6",),
    "roll-movement": ("Z3.4",),
    "roll-run": ("H6.1", "R21"),
    "roll-weapon": ("H5.3",),
    "set-up": ("H1.1", "R32", "Z2.4"),
    "shambled": ("Z7.1",),
    "spent-token": ("H9.3",),
    "stays": ("R17", "R22"),
    "turn": ("H9.1", "Z8.1"),
    "used-ability": ("H9.4",),
    "weapon-hit": ("H5.3",),
    "weapon-missed": ("H5.3",),
    "wound-cards": ("H7.1",),
    "wounded": ("H7.1",),
}
"""What a line is about -> the rules behind it."""

ICONS: dict[str, str] = {
    "attempt": "fight",
    "caught": "fight",
    "combat": "fight",
    "died": "death",
    "eaten": "death",
    "entered": "step",
    "game-over": "end",
    "healed": "heal",
    "infected": "zombie",
    "killed": "death",
    "laid-tile": "marker",
    "life": "wound",
    "moved": "step",
    "picked-up": "item",
    "placed": "marker",
    "ran": "step",
    "removed": "death",
    "rested": "heal",
    "roll": "die",
    "shambled": "step",
    "turn": "sun",
    "weapon-hit": "shot",
    "wounded": "wound",
}
"""Kind of line -> the picture beside it; a card for all others."""

SILENT = frozenset(("drew-tile",))
"""Events that another line tells."""


def log_lines(game: Town, events: list[Event], language: str, group: str = "") -> list[Line]:
    """The events of one choice as lines. `group` is the group of the line before, so that blocks go on."""
    lines: list[Line] = []
    group = group or f"{game.turn}/{game.active}"
    number = 0
    while number < len(events):
        event = events[number]
        group = _group(event, group)
        taken = 1
        if event["type"] == "placed":
            taken = _alike(events, number)
        if event["type"] not in SILENT:
            text, about = _tell(game, language, events[number : number + taken])
            rules = EVENT_RULES.get(about, EVENT_RULES.get(event["type"], ()))
            if event["type"] == "entered":
                rules = _entering(game, events[number - 1]["type"] if number else "")
            kind = event["type"]
            lines.append(
                {
                    "text": text,
                    "rules": list(_of_this_game(game, rules)),
                    "group": group,
                    "kind": kind,
                    "icon": ICONS.get(kind, "card"),
                }
            )
        number += taken
    return lines


def _entering(g: Town, before: str) -> tuple[str, ...]:
    """Why a pawn came onto the board: what was told just before says it."""
    if before in ("infected", "removed"):
        return ("H5.5",) if before == "infected" else ("H7.3", "R37")
    if g.mixed():
        return ("X6",) if not g.turn else ("X26",)
    return ("H1.3", "Z2.1")


def _of_this_game(g: Town, rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules without those of the other game; what only that one has is left out."""
    if g.NAME == "humans":
        return tuple(rule for rule in rules if rule[0] in "HR")
    if g.NAME == "zombies":
        return tuple(rule for rule in rules if rule[0] == "Z")
    return rules


def _group(event: Event, group: str) -> str:
    """Where a line belongs: turn/seat, then the attempt or combat in it."""
    turn = "/".join(group.split("/")[:2])
    match event["type"]:
        case "turn":
            return f"{event['turn']}/{event['seat']}"
        case "attempt":
            return f"{turn}/attempt-{event['to']}"
        case "combat":
            return f"{turn}/combat-{event['to']}"
        case "moved" | "laid-tile" | "game-over":
            return turn
        case "discarded" if event["source"] == "hand":
            return turn
        case "roll" if event["for"] in ("horde", "movement"):
            return turn
    return group


def _alike(events: list[Event], number: int) -> int:
    """How many things of one kind are placed one after another from here."""
    what = events[number]["what"]
    count = 0
    for event in events[number:]:
        if event["type"] != "placed" or event["what"] != what:
            break
        count += 1
    return count


def _tell(g: Town, language: str, events: list[Event]) -> tuple[str, str]:
    """One sentence, and what it is about."""
    event = events[0]
    type = event["type"]
    words = _words(g, language, event)
    about = type
    if type == "roll":
        about = f"roll-{event['for']}"
        words = {"player": player_name(g, language, event["who"]), "dice": " ".join(map(str, event["values"]))}
    elif type == "placed":
        about = f"placed-{event['what']}"
        words = {"count": len(events), "place": place_name(g, language, event["to"])}
    elif type == "game-over":
        about = f"game-over-{event['reason']}"
        words = {"winner": _winner(g, language, event["winner"])}
    elif type == "chit":
        about = "chit-on" if event["on"] else "chit-off"
    elif type == "played" and event["target"] >= 0:
        about = "played-on"
    elif type == "removed" and event["last"]:
        about = "removed-last"
    elif type == "infected" and event["cornered"]:
        about = "infected-cornered"
    elif type == "bullets" and event["spent"] < 0:
        about = "bullets-gained"
        words["spent"] = -event["spent"]
    elif type == "ran" and "seat" in event:
        about = "ran-guy"
    elif type == "discarded" and event["source"] != "hand":
        about = "discarded-played"
    elif type == "set-up":
        words = {"player": player_name(g, language, event["first"])}
    return say(language, f"hz-event-{about}", **words), about


def _words(g: Town, language: str, event: Event) -> dict[str, Any]:
    """The facts of an event as readers see them; what a sentence does not need does no harm."""
    spoken: dict[str, Callable[[Any], Any]] = {
        "seat": lambda seat: player_name(g, language, seat),
        "target": lambda seat: player_name(g, language, seat),
        "foe": lambda seat: say(language, "hz-horde") if seat < 0 else player_name(g, language, seat),
        "prey": lambda seat: say(language, "hz-human") if seat < 0 else player_name(g, language, seat),
        "to": lambda square: place_name(g, language, square),
        "card": lambda slug: card_name(language, slug),
        "kind": lambda slug: card_name(language, slug),
        "tile": lambda key: tile_name(language, TILES[key].id),
        "ability": lambda slug: say(language, f"hz-ability-{slug}"),
        "deck": lambda deck: say(language, f"hz-deck-{deck}"),
        "what": lambda what: say(language, f"hz-what-{what}"),
        "cards": lambda cards: ", ".join(card_name(language, slug) for slug in cards),
    }
    words: dict[str, Any] = {}
    for field, value in event.items():
        if field == "source" and isinstance(value, int):
            words["from"] = place_name(g, language, value)
        elif (field in spoken and value != -1) or field in ("foe", "prey"):
            words[{"seat": "player", "to": "place"}.get(field, field)] = spoken[field](value)
        elif isinstance(value, int) and not isinstance(value, bool) and field != "type":
            words[field] = value
    return words


def _winner(g: Town, language: str, winner: str) -> str:
    return player_name(g, language, g.seats.index(winner)) if winner in g.seats else say(language, "hz-everybody")


def ending(g: Town, language: str) -> str:
    """Who has won and why; only of a game that is over."""
    assert g.result is not None
    winner, reason, _ = g.result
    return say(language, f"hz-event-game-over-{reason}", winner=_winner(g, language, winner))
