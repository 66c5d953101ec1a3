"""Decisions, options and events in the words of the protocol: names in place of numbers. Sentences are in `labels`."""

from __future__ import annotations

from typing import Any

from shamble.kernel.game import Decision, Option
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import is_play

FIELDS: dict[str, tuple[str, ...]] = {
    "discard": ("card",),
    "search": ("deck",),
    "combine": ("cards",),
    "boost": ("card",),
    "move": ("zombie", "to"),
    "leave": ("zombie",),
    "fight": ("hero", "zombie"),
    "activate": ("hero",),
    "pick-out": ("card",),
    "pick-up": ("card", "stockpile"),
    "step": ("to",),
    "give": ("card", "hero"),
    "take": ("card", "hero"),
    "find": ("marker",),
    "put-out": ("space",),
    "spread": ("from", "to"),
    **dict.fromkeys(("build", "reinforce", "clear"), ("edge", "exert")),
    "ally-attack": ("ally", "zombie"),
    **dict.fromkeys(("ally-build", "ally-reinforce"), ("ally", "edge")),
    **dict.fromkeys(("move-ally", "leave-ally"), ("ally",)),
    **dict.fromkeys(("pick-up-marker", "put-down-marker"), ("marker",)),
    "give-marker": ("marker", "hero"),
    "take-marker": ("marker", "hero"),
}
"""Option type -> its fields, in order; types that are not listed are described below, or a scenario's: they have the
card that is discarded for it, or nothing."""

PAIRED = ("choose", "buy", "save")
"""Option types that name their fields themselves: (type, field, value, field, value …)."""

KIND_RULES: dict[str, tuple[str, ...]] = {
    "special-rules": ("5.2", "16.2"),
    "place-hero": ("5.6.6",),
    "spend-spawn": ("14.2", "14.3.1", "14.4.1", "14.5.1"),
    "place-zombie": ("14.8.1",),
    "discard-and-draw": ("6.1.2",),
    "move-zombies": ("8.1", "8.1.1"),
    "choose-fight": ("11.1.1", "11.1.3.1"),
    "activate-hero": ("6.4",),
    "move-action": ("6.4.1", "8.3"),
    "move-hero": ("8.4",),
    "exchange": ("6.4.2",),
    "ranged-attack": ("6.4.3", "10.1"),
    "combine": ("9.3",),
    "buy-upgrade": ("13.5", "13.6"),
    "discard-down": ("9.1.2",),
    "fire": ("12.1.3",),
    "window": ("7.1.1",),
    "choose": ("7.1",),
}
"""Decision kind -> the rules behind it."""

WINDOW_RULES: dict[str, tuple[str, ...]] = {
    "zombie-turn-start": ("7.2.2",),
    "hero-turn-start": ("7.2.2",),
    "fended-off": ("11.4.1",),
    "before-raid": ("16.6.9.4",),
    "raid": ("16.6.9.4",),
    "fight": ("11.3",),
    "fight-begins": ("11.3",),
    "six-rolled": ("7.2.3",),
    "card-played": ("7.1.2",),
    "break-test": ("9.2",),
    "about-to-wound": ("11.6.1",),
    "hero-wounded": ("11.6.1",),
    "at-the-door": ("8.4.3",),
    "move-rolled": ("8.4",),
    "hero-turn-end": ("6.4.4",),
    "card-drawn": ("8.5",),
    "item-drawn": ("8.5.2",),
    "searching": ("8.5",),
    "fight-step": ("6.4.4",),
    "building-rolled": ("3.4",),
}


FIRE_RULES: dict[str, tuple[str, ...]] = {
    "limit": ("12.1.3", "6.3.2.4"),
    "put-out": ("9.6.1",),
    "spread": ("6.3.2.2", "6.3.2.3"),
}
"""What is asked about a fire -> the rules behind it."""

CHOICE_RULES: dict[str, tuple[str, ...]] = {
    "sacrifice": ("7.1.3",),
    "send-along": ("9.3.2",),
    "arm": ("14.6.2",),
    "ally-space": ("16.3.7",),
    "corner": ("3.4",),
    "sewer": ("3.12.2", "8.7"),
    "attack-ally": ("16.3.7.3",),
    "bar-weapon": ("14.6.3.9",),
    "wall": ("8.1.2.1",),
    "door": ("16.3.2",),
    "free-search": ("16.3.9.1",),
    "pillage": ("6.1.5.1", "16.4.1"),
    "strike": ("11.2",),
    "sun": ("6.1.1",),
    "tear-down": ("12.4",),
    "generator": ("16.6.9.1",),
    "raid": ("16.6.9.4",),
    "use-marker": ("6.4.1.2",),
    "way-out": ("12.4.1",),
}
"""What a choice is about -> the rules behind it."""


# -- names -------------------------------------------------------------------------------------------------


def named(g: Lnoe, field: str, value: Any) -> Any:
    """A value of an option or event in the words of the protocol."""
    if type(value) is not int:
        return list(value) if isinstance(value, tuple) else value
    sort = _SORTS.get(field)
    if sort == "model":
        return g.names[value]
    if sort == "space":
        return g.board.names[value]
    if sort == "building":
        return g.board.buildings[value].id
    return g.seats[value] if sort == "seat" else value


_SORTS = {
    **dict.fromkeys(("who", "by", "hero", "to_hero", "zombie", "ally"), "model"),
    **dict.fromkeys(("to", "from", "space"), "space"),
    "building": "building",
    "seat": "seat",
}
"""What the numbers of a field stand for."""


def in_play_card(g: Lnoe, copy: int) -> dict[str, Any]:
    """A card in play as a target: its slug, and where it lies."""
    found: dict[str, Any] = {"target": g.content.kinds[copy].id}
    for row in g.in_play:
        if row[0] == copy:
            if row[2] >= 0:
                found["hero"] = g.name_of(row[2])
            if row[3] >= 0:
                found["building"] = g.board.buildings[row[3]].id
    return found


# -- options -----------------------------------------------------------------------------------------------


def option_fields(g: Lnoe, option: Option) -> dict[str, Any]:
    """Type and fields of an option, without its number and label."""
    type = option[0]
    if is_play(option):
        return _play_fields(g, option)
    if type in PAIRED:
        pairs = zip(option[1::2], option[2::2], strict=True)
        return {"type": type, **{field: named(g, field, value) for field, value in pairs}}
    if type == "place":
        names: tuple[str, ...] = ("to",)
        if len(option) == 3:
            names = ("hero" if g.is_hero(option[1]) else "zombie", "to")
        return {"type": type, **{field: named(g, field, value) for field, value in zip(names, option[1:], strict=True)}}
    if type == "attack":
        _, card, zombie, space, marker = option
        found = {"type": type, "card": card}
        if zombie >= 0:
            return {**found, "target": g.name_of(zombie)}
        return {**found, "to": g.board.names[space], **({"target": marker} if marker else {})}
    fields = FIELDS.get(type, ("card",))[: len(option) - 1]
    return {"type": type, **{field: named(g, field, value) for field, value in zip(fields, option[1:], strict=True)}}


def _play_fields(g: Lnoe, option: Option) -> dict[str, Any]:
    type, what, by, hero, zombie, space, building, target, mode = option
    found: dict[str, Any] = {"type": type}
    if type == "ability":
        found["ability"] = what
        found["hero"] = g.name_of(by)
        if hero >= 0:
            found["target"] = g.name_of(hero)
    else:
        found["card"] = what
        if by >= 0:
            found["by"] = g.name_of(by)
        if hero >= 0:
            found["hero"] = g.name_of(hero)
    if zombie >= 0:
        found["zombie"] = g.name_of(zombie)
    if space >= 0:
        found["to"] = g.board.names[space]
    if building >= 0:
        found["building"] = g.board.buildings[building].id
    if target >= 0:
        place = in_play_card(g, target)
        if type == "ability" and "hero" in place:
            # An ability's `hero` is its user; the Hero the card lies on goes by another name.
            place["on"] = place.pop("hero")
        found = place | found
    if mode:
        found["mode"] = mode
    return found


# -- decisions ------------------------------------------------------------------------------------------------


def actor_name(g: Lnoe, decision: Decision) -> str | None:
    """The model that acts: a Hero, or a Zombie that walks several spaces."""
    return g.name_of(decision.actor) if decision.actor >= 0 else None


EXERT = "exert"
"""The fact that tells the question whether to exert from the others of a Move Action."""


def rules_behind(decision: Decision) -> tuple[str, ...]:
    if decision.kind == "window":
        return WINDOW_RULES.get(decision.facts[0], KIND_RULES["window"])
    if EXERT in decision.facts:
        return ("8.6.3",)
    if decision.kind == "fire":
        return FIRE_RULES[decision.facts[0]]
    if decision.kind == "choose" and decision.facts:
        return CHOICE_RULES.get(decision.facts[0], KIND_RULES["choose"])
    return KIND_RULES[decision.kind]


# -- events ------------------------------------------------------------------------------------------------

RENAMED = {"source": "from"}
LEFT_OUT = frozenset(("hero", "zombie", "to", "building", "target", "space", "who"))
"""What an event does not name where it is nobody or nowhere."""


def event_dict(g: Lnoe, event: dict[str, Any]) -> dict[str, Any]:
    """An event in the words of the protocol; what does not apply is left out."""
    kind = event["type"]
    found: dict[str, Any] = {"type": kind}
    for field, value in event.items():
        if field == "type" or (value == -1 and field in LEFT_OUT):
            continue
        if field == "target" and kind == "played":
            found.update(in_play_card(g, value))
        elif field == "zombie" and kind == "attacked":
            found["target"] = g.name_of(value)
        elif field == "to" and kind == "marker":
            found["space"] = named(g, "to", value)
        elif field == "heroes":
            found["heroes"] = [g.name_of(hero) for hero in value]
        else:
            found[RENAMED.get(field, field)] = named(g, field, value)
    if kind == "played" and found.get("mode") == "":
        del found["mode"]
    if kind == "attacked" and not found.pop("marker"):
        found.setdefault("target", None)
    return found
