"""What a card is worth to keep, by scenario and by who has it."""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.items import may_use_kind
from shamble.lnoe.state import Lnoe

_HERO_CARDS: dict[str, float] = {
    "revolver": 6.0,
    "pump-shotgun": 7.0,
    "signal-flare": 4.0,
    "chainsaw": 9.0,
    "baseball-bat": 7.0,
    "meat-cleaver": 7.0,
    "pitchfork": 4.0,
    "welding-torch": 4.5,
    "crowbar": 4.0,
    "fire-axe": 3.0,
    "ammo": 2.5,
    "torch": 2.0,
    "keys": 3.0,
    "first-aid-kit": 4.0,
    "dynamite": 1.5,
    "gasoline": 1.0,
    "lighter": 1.0,
    "old-betsy": 2.5,
    "fire-extinguisher": 4.5,
    "just-a-scratch": 7.0,
    "get-back-you-devils": 5.0,
    "faith": 4.0,
    "recovery": 4.0,
    "at-last": 2.0,
    "heros-rage": 4.0,
    "heroic-resolve": 4.0,
    "just-what-i-needed": 5.0,
}

_WANTED: dict[str, dict[str, float]] = {
    "escape-in-the-truck": {"keys": 25.0, "gasoline": 25.0},
    "burn-em-out": {"dynamite": 20.0, "gasoline": 20.0},
    "die-zombies-die": {"get-back-you-devils": 7.0, "chainsaw": 12.0, "pump-shotgun": 9.0, "revolver": 8.0},
}

_ZOMBIE_CARDS: dict[str, float] = {
    "shamble": 4.0,
    "uuuurrrggghh": 5.0,
    "undead-hate-the-living": 6.0,
    "braaains": 3.0,
    "cornered": 4.0,
    "relentless-advance": 5.0,
    "theres-too-many": 4.0,
    "resilient": 2.0,
    "lights-out": 3.0,
    "loss-of-faith": 1.0,
    "trip": 2.0,
    "locked-door": 2.5,
    "overconfidence": 4.0,
    "i-feel-kinda-strange": 6.0,
    "unnecessary-self-sacrifice": 3.0,
    "this-cant-be-happening": 4.0,
    "teen-angst": 1.5,
    "bickering": 3.0,
    "this-could-be-our-last-night-on-earth": 2.5,
    "haunted-by-the-past": 0.5,
    "i-dont-trust-em": 0.5,
    "ive-got-to-get-to-the": 4.0,
    "my-god-hes-a-zombie": 4.0,
    "theres-no-time-leave-it": 2.0,
}


def hero_card_value(g: Lnoe, kind: str, hero: int = -1) -> float:
    """What a Hero card is worth to the one who would have it."""
    card = KIND[kind]
    if "townsfolk" in card.keywords:
        return 25.0 if g.scenario == "save-the-townsfolk" else 5.0
    worth = _WANTED.get(g.scenario, {}).get(card.id, _HERO_CARDS.get(card.id, 2.0))
    if hero >= 0 and (card.row.needs or "fire" in card.keywords):
        worth = max(worth, _with_fire(g, kind, hero))
    if hero >= 0 and "gun" in card.keywords and not may_use_kind(g, hero, card):
        return 1.5
    return worth


def _with_fire(g: Lnoe, kind: str, hero: int) -> float:
    """What one half of a bomb is worth to a Hero who has the other half; much where Zombies crowd together."""
    other = "explosive" if "fire" in KIND[kind].keywords else "fire"
    if not g.has_item(hero, other):
        return 0.0
    return weights(g)["bomb"]


def zombie_card_value(kind: str) -> float:
    return _ZOMBIE_CARDS.get(kind, 3.0)


IN_PLAY: dict[str, float] = {
    "heavy-rain": 3.0,
    "my-god-theyve-taken-the": 3.0,
    "lights-out": 2.0,
    "living-nightmare": 7.0,
    "overconfidence": 4.0,
    "this-cant-be-happening": 5.0,
    "i-feel-kinda-strange": 9.0,
    "teen-angst": 2.0,
    "ive-got-to-get-to-the": 5.0,
    "haunted-by-the-past": 1.0,
    "i-dont-trust-em": 1.0,
}
"""Zombie cards that remain in play -> what it is worth to the Heroes to be rid of one."""


def stake(g: Lnoe, option: Option) -> float:
    """What a townsfolk event is worth beyond its price where the scenario asks for them on the table."""
    if g.scenario != "save-the-townsfolk" or option[0] != "play-card" or "townsfolk" not in KIND[option[1]].keywords:
        return 0.0
    return weights(g)["stake"] if len(g.townsfolk) <= 4 else 0.0
