"""How far the objectives of both sides have come, in numbers and in words; everybody may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.lnoe.content import DECK, MARKER, MODEL, SIDES
from shamble.lnoe.goal_words import KEYWORD, KILLED
from shamble.lnoe.goals import Goal, Progress
from shamble.lnoe.names import one_of, thing
from shamble.lnoe.places import EVERYWHERE
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.texts import has, remembered, say


def objectives(g: Lnoe, language: str) -> list[dict[str, Any]]:
    """The objectives as the protocol shows them; what is made of several goals has them as `parts`."""
    return [
        {"side": objective.side, "reason": objective.reason, **_shown(g, objective.goal, objective.side, language)}
        for objective in scenario_of(g).objectives
        if objective.goal.possible(g)
    ]


def _shown(g: Lnoe, goal: Goal, side: str, language: str) -> dict[str, Any]:
    done, needed = open_progress(g, goal)
    parts = goal.parts()
    found: dict[str, Any] = {
        "goal": goal.word,
        "text": in_words(g, goal, side, language) if parts else _in_words(goal, side, done, needed, language),
        "done": min(done, needed),
        "needed": needed,
        "where": [g.board.names[space] for space in goal.where(g)],
    }
    if parts:
        found["parts"] = [_shown(g, part, side, language) for part in parts]
    return found


def open_progress(g: Lnoe, goal: Goal) -> Progress:
    """How far a goal has come as everybody may know it: what is secret counts for nothing."""
    parts = goal.parts()
    if not parts:
        return (0, goal.progress(g)[1]) if goal.SECRET else goal.progress(g)
    if not any(single.SECRET for single in goal.singles()):
        return goal.progress(g)
    met = [done >= needed for done, needed in (open_progress(g, part) for part in parts)]
    return sum(met), len(met)


def made(g: Lnoe, events: list[dict[str, Any]], language: str) -> list[str]:
    """What these events have changed in the objectives, a line for each."""
    moments = {moment for event in events for moment in _moments(g, event)}
    if not moments or g.result is not None:
        return []
    laid = {event["kind"] for event in events if event["type"] == "marker"}
    return [
        in_words(g, single, objective.side, language)
        for objective in scenario_of(g).objectives
        for single in objective.goal.singles()
        if _is_told(single, moments, laid) and single.progress(g)[0]
    ]


def _is_told(goal: Goal, moments: set[str], laid: set[str]) -> bool:
    """Whether something has happened that counts for it: a marker of another kind does not."""
    counted = goal.markers()
    of_others = counted and laid.isdisjoint(counted)
    return bool(moments.intersection(goal.moments()) - ({"marker"} if of_others else set()))


def _moments(g: Lnoe, event: dict[str, Any]) -> tuple[str, ...]:
    """What an event has told the scenario, as far as it counts towards an objective."""
    type = event["type"]
    if type == "killed":
        return (KILLED.get(g.model[event["who"]].side, "zombie-killed"),)
    if type == "drew" and "card" in event and scenario_of(g).is_laid_out(event["card"]):
        return ("laid-out",)
    if type == "discarded":
        deck = DECK.get(event["source"].removesuffix(" deck"))
        return ("card-lost",) if deck is not None and deck.taken_from else ()
    if type in ("escaped", "left-board", "damaged"):
        return (type,)
    spent = scenario_of(g).turns_spent
    if any(type == goal.event or (type == "marker" and event["kind"] == goal.leaves) for goal in spent):
        return ("turn-spent",)
    return ("marker",) if type == "marker" else ()


def in_words(g: Lnoe, goal: Goal, side: str, language: str) -> str:
    """One line: what it is about, and how much of it is done."""
    if goal.parts():
        joint = say(language, f"objective-{goal.word}")
        told = [part for part in goal.parts() if not (goal.word != "any" and part.met(g) and _is_premise(part))]
        return joint.join(in_words(g, part, side, language) for part in told)
    return _in_words(goal, side, *open_progress(g, goal), language)


@remembered
def _in_words(goal: Goal, side: str, done: int, needed: int, language: str) -> str:
    words: dict[str, Any] = {"done": min(done, needed), "needed": needed, "left": max(0, needed - done), "side": side}
    for field, named in _NAMED.items():
        if value := getattr(goal, field, ""):
            words[field] = named(language, value)
    if getattr(goal, "first", ""):
        words["first"] = getattr(goal, "first", "")
    if getattr(goal, "drawn", ""):
        words["mission"] = thing(language, "mission", getattr(goal, "drawn", ""))
    action = getattr(goal, "action", "")
    key = f"objective-{action}"
    if not action or not has(language, key):
        with_item = any(getattr(goal, field, "") for field in ("holding", "discarding"))
        key = f"objective-{goal.word.replace('_', '-')}{'-with' if with_item else ''}"
        if getattr(goal, "among", "") and goal.word != "lost":
            key += "-among"
        if goal.word == "collect" and "at" in words:
            key += "-at"
    return say(language, key, **words)


def _is_premise(goal: Goal) -> bool:
    """Whether it says only in which games the rest of an objective holds: once that is known nobody need be told."""
    return all(single.PREMISE for single in goal.singles())


def _cards(language: str, cards: str) -> str:
    """A card, or the cards with a keyword."""
    if cards.startswith(KEYWORD):
        keyword = cards.removeprefix(KEYWORD)
        return thing(language, "keyword", keyword)
    return thing(language, "card", cards)


def _place(language: str, place: str) -> str:
    if place in EVERYWHERE:
        return say(language, f"place-{place}")
    if place in MARKER:
        return _marker(language, place)
    if place in MODEL:
        return _models(language, place)
    return one_of(language, ("building", "area"), place)


def _marker(language: str, marker: str) -> str:
    return thing(language, "marker", marker)


def _deck(language: str, deck: str) -> str:
    return thing(language, "deck", deck)


def _models(language: str, of: str) -> str:
    return say(language, f"side-{of}") if of in SIDES else thing(language, "kind-of-model", of)


_NAMED: dict[str, Callable[[str, str], str]] = {
    **dict.fromkeys(("cards", "discarding", "holding", "using"), _cards),
    "at": _place,
    **dict.fromkeys(("marker", "spending", "tool", "among"), _marker),
    "of": _models,
    "deck": _deck,
}
"""What a word may name -> how it is called."""
