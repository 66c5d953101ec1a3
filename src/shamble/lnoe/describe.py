"""Decisions, options and events in the words of the protocol: names in place of numbers, labels in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.flow import Frame
from shamble.kernel.game import Decision, Option
from shamble.lnoe.content import HEROES, KINDS
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import is_play
from shamble.texts import has, say

FIELDS: dict[str, tuple[str, ...]] = {
    "discard": ("card",),
    "move": ("zombie", "to"),
    "fight": ("hero", "zombie"),
    "activate": ("hero",),
    "pick-up": ("card",),
    "step": ("to",),
    "give": ("card", "hero"),
    "take": ("card", "hero"),
    "fill-up": ("card",),
    "destroy-pit": ("card",),
}
"""Option type -> its fields, in order; types that are not listed have none or are described below."""

KIND_RULES: dict[str, tuple[str, ...]] = {
    "place-hero": ("5.6.6",),
    "place-zombie": ("14.8.1",),
    "discard-and-draw": ("6.1.2",),
    "move-zombies": ("8.1", "8.1.1"),
    "choose-fight": ("11.1.1", "11.1.3.1"),
    "activate-hero": ("6.4",),
    "move-action": ("6.4.1", "8.3"),
    "move-hero": ("8.4",),
    "exchange": ("6.4.2",),
    "ranged-attack": ("6.4.3", "10.1"),
    "discard-down": ("9.1.2",),
    "window": ("7.1.1",),
    "choose": ("7.1",),
}
"""Decision kind -> the rules behind it."""

WINDOW_RULES: dict[str, tuple[str, ...]] = {
    "zombie-turn-start": ("7.2.2",),
    "hero-turn-start": ("7.2.2",),
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
}


# -- names -------------------------------------------------------------------------------------------------


def model_name(g: Lnoe, ref: int) -> str:
    """A Hero's slug, or z and the Zombie's number."""
    return HEROES[ref].id if ref >= 0 else f"z{-ref}"


def named(g: Lnoe, field: str, value: Any) -> Any:
    """A value of an option or event in the words of the protocol."""
    if not isinstance(value, int) or isinstance(value, bool):
        return list(value) if isinstance(value, tuple) else value
    if field in ("who", "by"):
        return model_name(g, value)
    if field in ("to", "from", "space"):
        return g.board.names[value]
    if field in ("hero", "to_hero"):
        return HEROES[value].id
    if field == "zombie":
        return f"z{value}"
    if field == "card":
        return KINDS[value].id if value >= 0 else "random"
    if field == "building":
        return g.board.buildings[value].id
    if field == "seat":
        return g.seats[value]
    return value


def in_play_card(g: Lnoe, copy: int) -> dict[str, Any]:
    """A card in play as a target: its slug, and where it lies."""
    found: dict[str, Any] = {"target": g.box.kinds[copy].id}
    for row in g.in_play:
        if row[0] == copy:
            if row[2] >= 0:
                found["hero"] = HEROES[row[2]].id
            if row[3] >= 0:
                found["building"] = g.board.buildings[row[3]].id
    return found


# -- options -----------------------------------------------------------------------------------------------


def option_fields(g: Lnoe, option: Option) -> dict[str, Any]:
    """Type and fields of an option, without its number and label."""
    type = option[0]
    if is_play(option):
        return _play_fields(g, option)
    if type == "choose":
        pairs = zip(option[1::2], option[2::2], strict=True)
        return {"type": type, **{field: named(g, field, value) for field, value in pairs}}
    if type == "place":
        names = ("hero", "to") if len(option) == 3 else ("to",)
        return {"type": type, **{field: named(g, field, value) for field, value in zip(names, option[1:], strict=True)}}
    if type == "attack":
        _, card, target, space = option
        found = {"type": type, "card": named(g, "card", card)}
        if target > 0:
            return {**found, "target": f"z{target}"}
        return {**found, "to": g.board.names[space], **({"target": "gas"} if target < 0 else {})}
    fields = FIELDS.get(type, ())
    return {"type": type, **{field: named(g, field, value) for field, value in zip(fields, option[1:], strict=True)}}


def _play_fields(g: Lnoe, option: Option) -> dict[str, Any]:
    type, what, by, hero, zombie, space, building, target, mode = option
    found: dict[str, Any] = {"type": type}
    if type == "ability":
        found["ability"] = what
        found["hero"] = HEROES[by].id
        if hero >= 0:
            found["target"] = HEROES[hero].id
    else:
        found["card"] = KINDS[what].id
        if by >= 0:
            found["by"] = HEROES[by].id
        if hero >= 0:
            found["hero"] = HEROES[hero].id
    if zombie >= 0:
        found["zombie"] = f"z{zombie}"
    if space >= 0:
        found["to"] = g.board.names[space]
    if building >= 0:
        found["building"] = g.board.buildings[building].id
    if target >= 0:
        found.update(in_play_card(g, target))
    if mode:
        found["mode"] = mode
    return found


# -- words -------------------------------------------------------------------------------------------------


def speak(language: str, field: str, value: Any) -> str:
    """A protocol value as a player reads it."""
    text = str(value)
    if field in ("hero", "to_hero", "actor"):
        return say(language, f"hero-{text}") if has(language, f"hero-{text}") else speak_zombie(language, text)
    if field in ("zombie", "who", "by", "target"):
        for prefix in ("hero", "card"):
            if has(language, f"{prefix}-{text}"):
                return say(language, f"{prefix}-{text}")
        return say(language, "marker-gas") if text == "gas" else speak_zombie(language, text)
    if field == "card":
        return say(language, f"card-{text}") if has(language, f"card-{text}") else text
    if field == "building":
        return say(language, f"building-{text}")
    if field == "ability":
        return say(language, f"ability-{text}")
    if field == "dice":
        return " ".join(str(face) for face in value)
    return text


def speak_zombie(language: str, name: str) -> str:
    return say(language, "model-zombie", number=int(name[1:])) if name[1:].isdigit() else name


def label(language: str, option: dict[str, Any]) -> str:
    """What an option says on its button."""
    type = option["type"]
    words = {field: speak(language, field, value) for field, value in option.items() if field not in ("type", "mode")}
    if type == "place":
        return say(language, "option-place" if "hero" in option else "option-place-zombie", **words)
    if type == "attack":
        return say(language, "option-attack", card=words["card"], target=words.get("target", words.get("to", "")))
    if type in ("play-card", "use-item"):
        key = f"mode-{option['card']}-{option['mode']}" if option.get("mode") else ""
        card = words["card"] if not key or not has(language, key) else f"{words['card']} ({say(language, key)})"
        target = ", ".join(words[f] for f in ("target", "hero", "zombie", "to", "building") if f in words)
        if target:
            return say(language, f"option-{type}-on", card=card, target=target)
        return say(language, f"option-{type}", card=card)
    if type == "choose":
        field = next(name for name in option if name != "type")
        if len(option) > 2:
            return ", ".join(words.values())
        for key in (f"option-choose-{field}-{option[field]}", f"option-{option[field]}", f"option-choose-{field}"):
            if has(language, key):
                names = {"to": words[field]} if field == "space" else {field: words[field]}
                return say(language, key, **names)
        return say(language, "option-choose", target=words[field])
    return say(language, f"option-{type}", **words)


# -- decisions ---------------------------------------------------------------------------------------------


def decision_dict(g: Lnoe, language: str = "en") -> dict[str, Any] | None:
    """The pending decision as the protocol shows it."""
    decision = g.decision
    if decision is None:
        return None
    options = []
    for number, option in enumerate(decision.options):
        fields = option_fields(g, option)
        options.append({"id": str(number), **fields, "label": label(language, fields)})
    found: dict[str, Any] = {
        "seat": g.seats[decision.seat],
        "kind": decision.kind,
        "actor": actor_name(g, decision),
        "prompt": prompt(g, decision, language),
        "rules": list(rules_behind(decision)),
        "options": options,
    }
    if decision.kind == "window":
        found["window"] = decision.facts[0]
    fight = g.top("fight")
    if fight is not None:
        found["fight"] = {
            "hero": HEROES[fight.hero].id,
            "zombie": f"z{fight.zombie}",
            "hero_dice": list(fight.__dict__.get("hero_dice", ())),
            "zombie_dice": list(fight.__dict__.get("zombie_dice", ())),
        }
    return found


def actor_name(g: Lnoe, decision: Decision) -> str | None:
    """The model that acts: a Hero, or a Zombie that walks several spaces."""
    if decision.actor >= 0:
        return HEROES[decision.actor].id
    return f"z{-decision.actor}" if decision.actor < -1 else None


def rules_behind(decision: Decision) -> tuple[str, ...]:
    if decision.kind == "window":
        return WINDOW_RULES.get(decision.facts[0], KIND_RULES["window"])
    return KIND_RULES[decision.kind]


def prompt(g: Lnoe, decision: Decision, language: str) -> str:
    """The question in words, with what it is about."""
    words = dict(_circumstances(g, language))
    actor = actor_name(g, decision)
    if actor is not None:
        words["actor"] = speak(language, "actor", actor)
    key = f"kind-{decision.kind}"
    if decision.kind in ("window", "choose") and decision.facts and has(language, f"{key}-{decision.facts[0]}"):
        key = f"{key}-{decision.facts[0]}"
    if decision.kind in ("move-action", "move-hero"):
        return say(language, key, actor=words["actor"], left=decision.facts[0])
    return say(language, key, **words)


def _circumstances(g: Lnoe, language: str) -> list[tuple[str, str]]:
    """Names of what the running rules are about, innermost last."""
    words: list[tuple[str, str]] = []
    spoken: dict[str, Callable[[Frame], str]] = {
        "hero": lambda f: speak(language, "hero", HEROES[f.hero].id),
        "zombie": lambda f: speak(language, "zombie", f"z{f.zombie}"),
        "die": lambda f: str(f.die),
    }
    for frame in g.stack:
        facts = frame.__dict__
        for field, word in spoken.items():
            if isinstance(facts.get(field), int) and facts[field] >= 0:
                words.append(("dice" if field == "die" else field, word(frame)))
        if facts.get("hero_dice"):
            words.append(("hero_dice", " ".join(map(str, frame.hero_dice))))
            words.append(("zombie_dice", " ".join(map(str, frame.zombie_dice))))
        if isinstance(facts.get("card"), int) and facts["card"] >= 0 and not isinstance(facts["card"], bool):
            words.append(("card", speak(language, "card", g.box.kinds[frame.card].id)))
    if "zombie" in dict(words) or g.top("ranged") is None:
        return words
    shot = g.top("ranged")
    assert shot is not None
    return [*words, ("zombie", speak_zombie(language, f"z{shot.__dict__.get('target', 0)}"))]


# -- events ------------------------------------------------------------------------------------------------

RENAMED = {"source": "from", "values": "values"}


def event_dict(g: Lnoe, event: dict[str, Any]) -> dict[str, Any]:
    """An event in the words of the protocol; what does not apply is left out."""
    found: dict[str, Any] = {"type": event["type"]}
    for field, value in event.items():
        if field == "type" or (
            isinstance(value, int)
            and value == -1
            and field in ("hero", "zombie", "to", "building", "target", "space")
            and not isinstance(value, bool)
        ):
            continue
        if field == "target" and event["type"] == "played":
            found.update(in_play_card(g, value))
        elif field == "target" and event["type"] == "attacked":
            found["target"] = f"z{value}" if value > 0 else None
        elif field == "to" and event["type"] == "marker":
            found["space"] = named(g, "to", value)
        elif field == "heroes":
            found["heroes"] = [HEROES[hero].id for hero in value]
        else:
            found[RENAMED.get(field, field)] = named(g, field, value)
    if event["type"] == "played" and found.get("mode") == "":
        del found["mode"]
    return found
