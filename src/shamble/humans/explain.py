"""Why can't I? One sentence and the rules behind it, for whatever a player points at.

    why(game, seat, {"card": "run-for-it"}, "en")
    why(game, seat, {"space": "4,1", "from": "1,1"}, "en")
    why(game, seat, {"option": "break-in"}, "en")

An answer uses only what the seat may see: open facts, its own hand and its own question.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from shamble.humans.content import CARDS, CHARACTERS
from shamble.humans.describe import option_fields, rules_behind
from shamble.humans.labels import card_name, label, named_place, player_name, prompt
from shamble.humans.rules.guy import pawn_ways
from shamble.humans.rules.move import steps_from
from shamble.humans.state import ZOMBIE, Town
from shamble.kernel.errors import UnknownId
from shamble.texts import say

SUBJECTS = ("card", "ability", "space", "from", "option", "seat")


class Reason(NamedTuple):
    """A sentence by its key, the rules behind it, and its words."""

    key: str
    rules: tuple[str, ...]
    words: dict[str, str | int]


def reason(key: str, rules: tuple[str, ...] = (), **words: str | int) -> Reason:
    return Reason(key, rules, words)


def why(game: Town, seat: int, about: Any, language: str) -> dict[str, Any]:
    """Why this seat cannot do that now, or that it can: `{"text": one sentence, "rules": [numbers]}`."""
    asked = _checked(game, about)
    found = _possible(game, seat, asked, language) or _reason(game, seat, asked, language)
    return {"text": say(language, f"hz-whynot-{found.key}", **found.words), "rules": list(found.rules)}


def _checked(g: Town, about: Any) -> dict[str, str]:
    if not isinstance(about, dict) or not about or not all(key in SUBJECTS for key in about):
        raise UnknownId(f"Ask about one of {', '.join(SUBJECTS)}, not {about!r}.")
    if not all(isinstance(value, str) for value in about.values()):
        raise UnknownId("What is asked about is named by its id.")
    if "card" in about and about["card"] not in CARDS:
        raise UnknownId(f"There is no card {about['card']!r}.")
    if "ability" in about and about["ability"] not in {sheet.ability for sheet in CHARACTERS.values()}:
        raise UnknownId(f"There is no ability {about['ability']!r}.")
    if "seat" in about and about["seat"] not in g.seats:
        raise UnknownId(f"There is no seat {about['seat']!r}.")
    return about


def _possible(g: Town, seat: int, asked: dict[str, str], language: str) -> Reason | None:
    """The choice that does what is asked about, if it is offered to this seat now."""
    decision = g.decision
    if decision is None or decision.seat != seat:
        return None
    for option in decision.options:
        fields = option_fields(g, option)
        if _is_about(fields, asked):
            return reason("possible", rules_behind(g, decision), choice=label(g, language, fields))
    return None


def _is_about(fields: dict[str, Any], asked: dict[str, str]) -> bool:
    places = (fields.get("to"), fields.get("human"), fields.get("zombie"), fields.get("pawn"), fields.get("at"))
    for subject, value in asked.items():
        if subject == "space" and value not in places:
            return False
        if subject == "option" and fields["type"] != value:
            return False
        if subject in ("card", "ability", "from", "seat") and fields.get(subject) != value:
            return False
    return True


def _reason(g: Town, seat: int, asked: dict[str, str], language: str) -> Reason:
    decision = g.decision
    if decision is None:
        return reason("game-over")
    if seat < 0:
        return reason("watching")
    found = None
    if "card" in asked:
        found = _card(g, seat, asked["card"], language)
    elif "ability" in asked:
        found = _ability(g, seat, asked["ability"], language)
    elif decision.seat != seat:
        found = None
    elif "space" in asked:
        found = _space(g, seat, asked, language)
    elif "option" in asked:
        found = _option(g, seat, asked["option"])
    if found is not None:
        return found
    if decision.seat != seat:
        return reason("not-your-choice", player=player_name(g, language, decision.seat))
    return reason("something-else", rules_behind(g, decision), question=prompt(g, decision, language))


def _card(g: Town, seat: int, slug: str, language: str) -> Reason:
    card = CARDS[slug]
    name = card_name(language, slug)
    if slug in g.items[seat]:
        return reason("item-not-now", (), card=name, text=say(language, f"hz-card-{slug}.text"))
    if slug not in g.hands[seat]:
        return reason("not-in-hand", (), card=name)
    if g.roles[seat] not in card.roles:
        return reason("other-role", ("X34",), card=name)
    if g.played >> seat & 1:
        return reason("one-card-a-round", ("Z8.1",) if g.NAME == "zombies" else ("H9.1",))
    return reason("not-its-moment", ("R35",), card=name, text=say(language, f"hz-card-{slug}.text"))


def _ability(g: Town, seat: int, ability: str, language: str) -> Reason:
    sheet = g.sheets[seat]
    name = say(language, f"hz-ability-{ability}")
    if sheet is None or sheet.ability != ability:
        return reason("not-your-ability", (), ability=name)
    if g.used >> seat & 1:
        return reason("ability-used", ("H9.4",), ability=name)
    return reason("ability-not-now", ("H9.4",), ability=name, text=say(language, f"hz-ability-{ability}.text"))


def _space(g: Town, seat: int, asked: dict[str, str], language: str) -> Reason | None:
    """Why a pawn does not go there."""
    decision = g.decision
    assert decision is not None
    there = g.land.by_name.get(asked["space"])
    place = named_place(g, language, asked["space"])
    if there is None:
        return reason("closed-square", ("R7",), place=place)
    if decision.kind not in ("move-zombies", "move-guy"):
        return None
    if not decision.facts[0]:
        return reason("no-movement", ("H4.1",))
    here = g.land.by_name.get(asked.get("from", ""))
    starts = [here] if here is not None and here in g.pawns[seat] else list(dict.fromkeys(g.pawns[seat]))
    near = [start for start in starts if there in g.land.free[start]]
    if not near:
        return reason("too-far", ("R7",), place=place)
    if g.effect("claustrophobia", seat):
        return reason("claustrophobic", (), place=place)
    if g.roles[seat] == ZOMBIE:
        if all(g.humans >> start & 1 for start in near):
            return reason("stopped-by-human", ("H4.2", "R8"))
        if all(there not in steps_from(g, start) for start in near):
            return reason("barricaded", ("H4.3", "H4.4"), place=place)
    elif all(there not in pawn_ways(g)[start] for start in near):
        return reason("no-door", ("Z5.2",), place=place)
    return None


def _option(g: Town, seat: int, type: str) -> Reason | None:
    """Why an action is not among the choices."""
    decision = g.decision
    assert decision is not None
    if type == "break-in" and decision.kind == "move-zombies":
        beside = [square for square in g.pawns[seat] if g.land.barred[square] and g.land.house[square] < 0]
        if not beside:
            return reason("no-building-beside", ("R9",))
        if all(g.chits >> square & 1 for square in beside):
            return reason("already-open", ("H4.4",))
        return reason("tried-already", ("H4.3", "R11"))
    if type == "re-roll":
        return reason("no-token", ("H9.3",)) if not g.dice[seat] else reason("not-your-roll", ("R14",))
    if type == "capture":
        return reason("nobody-here", ("H5.1",))
    if type == "done" and decision.kind in ("move-zombies", "move-guy"):
        return reason("must-leave")
    if type == "bullets":
        return reason("too-few-bullets", ("Z6.2",))
    return None
