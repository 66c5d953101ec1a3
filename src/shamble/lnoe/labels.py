"""What a decision asks and what its options say, in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.flow import Frame
from shamble.kernel.game import Decision
from shamble.lnoe import shop
from shamble.lnoe.content import KIND, MODEL
from shamble.lnoe.describe import FIELDS, actor_name, option_fields, rules_behind
from shamble.lnoe.names import model_name, spoken, thing
from shamble.lnoe.rules.burning import NEW_FIRE
from shamble.lnoe.rules.champions import saved_tokens, tokens_on
from shamble.lnoe.rules.experience import experience_of, price_of
from shamble.lnoe.rules.special_rules import budget, spent, suggested
from shamble.lnoe.state import Lnoe
from shamble.texts import has, say


def label(g: Lnoe, language: str, option: dict[str, Any]) -> str:
    """What an option says on its button."""
    type = option["type"]
    words = {f: spoken(g, language, f, value) for f, value in option.items() if f not in ("type", "mode")}
    if type == "place":
        return say(language, "option-place" if "hero" in option else "option-place-zombie", **words)
    if type == "attack":
        if option.get("target") == NEW_FIRE:
            return say(language, "option-attack-new-fire", card=words["card"], to=words["to"])
        target = ", ".join(words[field] for field in ("target", "to") if field in words)
        return say(language, "option-attack", card=words["card"], target=target)
    if type in ("play-card", "use-item", "ability"):
        return _label_of_play(language, option, words)
    if type == "buy":
        if "rule" in option:
            return say(language, "option-buy-rule", rule=words["rule"], dots=option["dots"])
        if "deck" in option:
            return _label_of_upgrade(g, language, option)
        return _label_of_purchase(g, language, option)
    if type == "save":
        return _label_of_saving(g, language, option)
    if type == "boost":
        return say(language, "option-boost", card=words["card"], price=KIND[option["card"]].row.boost)
    if type == "choose":
        return _label_of_choice(language, option, words)
    if not has(language, f"option-{type}") and not FIELDS.get(type):
        # What a scenario of another box offers, and that box has no words for it.
        type = "spend-turn-with" if "card" in option else "spend-turn"
    if type == "pick-up" and has(language, f"option-pick-up-{option['card']}"):
        return say(language, f"option-pick-up-{option['card']}", **words)
    if type == "pick-up" and "stockpile" in option:
        return say(language, "option-pick-up-from", **words)
    if type == "search" and "deck" in option:
        return say(language, "option-search-deck", deck=words["deck"])
    if option.get("exert"):
        assert g.decision is not None
        hero = g.decision.actor
        key = f"option-{type}-exert{'-last' if _last_wound(g, hero) else ''}"
        return say(language, key, edge=words["edge"], actor=model_name(g, language, hero))
    return say(language, f"option-{type}", **words)


def _last_wound(g: Lnoe, hero: int) -> bool:
    """Whether one more would kill."""
    return g.health(hero) - g.wounds[hero] <= 1


TOWNSFOLK = "townsfolk-"
"""Before the id of a card: the Hero who is made of it, and what that Hero can do.  [16.3.8]"""


def _label_of_play(language: str, option: dict[str, Any], words: dict[str, str]) -> str:
    """A card, an item or an ability: what it is used for, and on whom."""
    type = option["type"]
    what = "ability" if type == "ability" else "card"
    name = words[what]
    key = f"mode-{option[what].removeprefix(TOWNSFOLK)}-{option.get('mode')}"
    if option.get("mode") and has(language, key):
        name = f"{name} ({say(language, key)})"
    hero = "on" if type == "ability" else "hero"
    aimed_at = ("target", hero, "zombie", "to", "building")
    target = ", ".join(words[field] for field in aimed_at if field in words)
    if target:
        return say(language, f"option-{type}-on", **{what: name, "target": target})
    return say(language, f"option-{type}", **{what: name})


def _label_of_purchase(g: Lnoe, language: str, option: dict[str, Any]) -> str:
    """What is bought, in its own words where it has them: `option-buy-grave-dead`."""
    field = next(name for name in option if name != "type")
    key = f"option-buy-{option[field]}"
    what = spoken(g, language, field, option[field])
    label = say(language, key if has(language, key) else "option-buy", what=what)
    saved = saved_tokens(g).get(option[field], 0)
    return say(language, "option-buy-saved", buy=label, count=saved) if saved else label


def _label_of_saving(g: Lnoe, language: str, option: dict[str, Any]) -> str:
    """How many Spawn Points go to the sheet of a Champion, and how many of its price lie there then."""
    kind, tokens = MODEL[option["what"]], option["tokens"]
    saved, price = tokens_on(g, kind) + tokens, kind.spawn_points
    what = say(language, f"bought-{kind.id}")
    return say(language, "option-save", what=what, tokens=tokens, saved=saved, price=price)


def _label_of_upgrade(g: Lnoe, language: str, option: dict[str, Any]) -> str:
    """A card of a deck for Experience, or for nothing."""
    buying = g.top("buy-upgrade")
    assert buying is not None
    deck = thing(language, "deck", option["deck"])
    if buying.free:
        return say(language, "option-buy-deck-free", deck=deck)
    return say(language, "option-buy-deck", deck=deck, price=price_of(g, buying.hero, option["deck"]))


def _label_of_choice(language: str, option: dict[str, Any], words: dict[str, str]) -> str:
    field = next(name for name in option if name != "type")
    if "of" in option:
        return say(language, f"option-choose-die-of-{option['of']}", dice=words["dice"])
    if field == "dice":
        return say(language, "option-choose-dice", dice=words["dice"], count=len(option["dice"]))
    if "card" in option and "hero" in option:
        return say(language, "option-give", card=words["card"], hero=words["hero"])
    if "zombie" in option and "to" in option:
        return say(language, "option-move", zombie=words["zombie"], to=words["to"])
    if "space" in option and "to" in option:
        return say(language, "option-choose-between", space=words["space"], to=words["to"])
    if len(option) > 2:
        # A place has its article, and a button begins with a capital letter.
        told = ", ".join(words.values())
        return told[:1].upper() + told[1:]
    # A building or a board may be called like a word of the game, such as the plant.
    plain = [] if field in ("building", "section") else [f"option-{option[field]}"]
    for key in (f"option-choose-{field}-{option[field]}", *plain, f"option-choose-{field}"):
        if has(language, key):
            return say(language, key, **{"to" if field == "space" else field: words[field]})
    return say(language, "option-choose", target=words[field])


# -- decisions ---------------------------------------------------------------------------------------------


def decision_dict(g: Lnoe, language: str = "en") -> dict[str, Any] | None:
    """The pending decision as the protocol shows it."""
    decision = g.decision
    if decision is None:
        return None
    options: list[dict[str, Any]] = []
    for number, option in enumerate(decision.options):
        fields = option_fields(g, option)
        options.append({"id": str(number), **fields, "label": label(g, language, fields)})
        if "rule" in fields and has(language, f"special-{fields['rule']}.text"):
            options[-1]["text"] = say(language, f"special-{fields['rule']}.text")
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
    if decision.kind == "special-rules":
        found |= _account(g)
    if decision.kind == "buy-upgrade":
        found["shop"] = shop.account(g, language)
        for shown in options:
            shown.update(shop.offer(found["shop"], shown))
    fight = g.top("fight")
    if fight is not None:
        found["fight"] = {
            "hero": g.name_of(fight.hero),
            "zombie": g.name_of(fight.zombie),
            "hero_dice": list(fight.__dict__.get("hero_dice", ())),
            "zombie_dice": list(fight.__dict__.get("zombie_dice", ())),
        }
    return found


def prompt(g: Lnoe, decision: Decision, language: str) -> str:
    """The question in words, with what it is about."""
    words = dict(_circumstances(g, language))
    actor = actor_name(g, decision)
    if actor is not None:
        words["actor"] = spoken(g, language, "actor", actor)
    moved = {option[2] for option in decision.options if option[:2] == ("choose", "zombie")}
    if len(moved) == 1:
        words["zombie"] = model_name(g, language, *moved)
    key = f"kind-{decision.kind}"
    if "exert" in decision.facts:
        last = "-last" if _last_wound(g, decision.actor) else ""
        return say(language, f"kind-move-action-exert{last}", actor=words["actor"])
    if decision.facts and has(language, f"{key}-{decision.facts[0]}"):
        key = f"{key}-{decision.facts[0]}"
        finer = f"{key}-{decision.facts[-1]}"
        key = finer if has(language, finer) else key
        # The same things may be chosen for several ends: the rule that asks says for which.
        asking = f"{key}-{g.stack[-1].rule}"
        if has(language, asking):
            key = f"{asking}-{_end(g, language, asking, words)}".rstrip("-")
    if decision.kind == "special-rules":
        return say(language, key, dots=_account(g)["dots"])
    if decision.kind in ("move-action", "move-hero"):
        return say(language, key, actor=words["actor"], left=decision.facts[0])
    if decision.kind == "buy-upgrade":
        return say(language, key, tokens=experience_of(g, decision.actor), **words)
    if decision.kind == "spend-spawn":
        return say(language, key, points=decision.facts[0])
    return say(language, key, **words)


def _end(g: Lnoe, language: str, asking: str, words: dict[str, str]) -> str:
    """What a rule of many uses is carried out for, as far as that question has words for it: a rule, a Hero, a card."""
    behind = g.stack[-2]
    if has(language, f"{asking}-{behind.rule}"):
        return behind.rule
    if "hero" in behind.__dict__:
        words["hero"] = model_name(g, language, behind.hero)
        found = "hero"
    elif isinstance(behind.__dict__.get("kind"), str):
        words["marker"] = thing(language, "marker", behind.kind)
        found = "marker"
    else:
        found = "card" if "card" in words else ""
    return found if has(language, f"{asking}-{found}") else ""


def _account(g: Lnoe) -> dict[str, Any]:
    """What is left to spend on special rules, what would be even, and how both sides stand.  [16.2]"""
    buying, setup = g.top("buy-special-rules"), g.top("setup")
    assert buying is not None
    assert setup is not None
    side, agreed = g.side[buying.seat], setup.dots
    return {
        "dots": buying.dots - spent(g, side),
        "suggested": suggested(g, side, agreed),
        "sides": {each: {"dots": budget(g, each, agreed), "spent": spent(g, each)} for each in dict.fromkeys(g.side)},
    }


def _circumstances(g: Lnoe, language: str) -> list[tuple[str, str]]:
    """Names of what the running rules are about, innermost last."""
    words: list[tuple[str, str]] = []
    naming: dict[str, Callable[[Frame], str]] = {
        "hero": lambda f: model_name(g, language, f.hero),
        "zombie": lambda f: model_name(g, language, f.zombie),
        "die": lambda f: str(f.die),
    }
    for frame in g.stack:
        facts = frame.__dict__
        for field, word in naming.items():
            if isinstance(facts.get(field), int) and facts[field] >= 0:
                words.append(("dice" if field == "die" else field, word(frame)))
        if facts.get("hero_dice"):
            words.append(("hero_dice", " ".join(map(str, frame.hero_dice))))
            words.append(("zombie_dice", " ".join(map(str, frame.zombie_dice))))
        if frame.rule == "use-marker":
            words.append(("marker", thing(language, "marker", frame.kind)))
        if frame.rule == "taint":
            words.append(("card", thing(language, "kind-of-model", g.model[frame.zombie].id)))
        if frame.rule == "draw-hero-card" and (drawn := _drawn(facts)) >= 0:
            words.append(("card", thing(language, "card", g.content.kind_of[drawn])))
        if isinstance(facts.get("card"), int) and facts["card"] >= 0 and not isinstance(facts["card"], bool):
            words.append(("card", thing(language, "card", g.content.kind_of[frame.card])))
    return words


def _drawn(facts: dict[str, Any]) -> int:
    """The one card that a Hero has drawn, -1 while there are several to choose from or none."""
    cards = facts.get("cards") or (facts.get("kept", -1),)
    return cards[0] if len(cards) == 1 else -1
