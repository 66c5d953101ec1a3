"""The one place where bots know cards, abilities and scenarios by name: numbers found by playing many games.

Whatever is not listed here is valued by its tags (`lnoe/tags.py`) and by the words of its objectives (`goal_words.py`);
the numbers here are only better than those. `coefficients.py` beside this holds the fitted value models.
"""

from __future__ import annotations

from typing import NamedTuple


class Tuned(NamedTuple):
    """Numbers of one card, in points of a hundred; None: as its tags say."""

    keep: float | None = None
    """What it is worth to have."""
    price: float | None = None
    """What it costs to use it in a fight now and not later: its worth, or the risk that it breaks."""
    when_lost: float = 0.0
    """What it costs besides if the fight is lost."""
    reserve: float | None = None
    """What it must gain outside a fight to be used now."""
    harm: float | None = None
    """What it costs the Heroes when it is played against them."""
    in_play: float | None = None
    """What it is worth to the Heroes to be rid of it."""
    share: float | None = None
    """How much of a fight it decides for the Hero it lies on."""


SPECIAL_RULES: dict[str, float] = {
    "extra-doors": 0.0,
    "extra-heroes": 13.5,
    "extra-zombie-move-1": 36.0,
    "free-search-markers": 5.0,
    "hero-card-pool": 3.0,
    "hero-starting-cards-1": 8.0,
    "hero-starting-cards-2": 17.0,
    "lights-out": 2.7,
    "lights-out-choice": 4.2,
    "taken-over": 2.2,
    "taken-over-choice": 5.0,
    "well-stocked-buildings": 0.5,
    "zombie-hand-6": 25.0,
    "zombie-horde-21": 20.0,
    "zombies-auto-spawn": 25.0,
}
"""Special rule -> what one time of it is worth to its side, in points of a hundred games."""

CARDS: dict[str, Tuned] = {
    # Heroes
    "revolver": Tuned(keep=6.0),
    "pump-shotgun": Tuned(keep=7.0),
    "signal-flare": Tuned(keep=4.0),
    "chainsaw": Tuned(keep=9.0, price=0.0, when_lost=6.0),
    "baseball-bat": Tuned(keep=7.0, price=2.0),
    "meat-cleaver": Tuned(keep=7.0),
    "pitchfork": Tuned(keep=4.0, price=1.5),
    "welding-torch": Tuned(keep=4.5, price=1.5),
    "crowbar": Tuned(keep=4.0, price=1.5),
    "fire-axe": Tuned(keep=3.0),
    "ammo": Tuned(keep=2.5),
    "torch": Tuned(keep=2.0, price=1.5),
    "keys": Tuned(keep=3.0),
    "first-aid-kit": Tuned(keep=4.0, reserve=3.5),
    "dynamite": Tuned(keep=1.5),
    "gasoline": Tuned(keep=1.0),
    "lighter": Tuned(keep=1.0),
    "old-betsy": Tuned(keep=2.5),
    "fire-extinguisher": Tuned(keep=4.5, price=4.0),
    "just-a-scratch": Tuned(keep=7.0),
    "get-back-you-devils": Tuned(keep=5.0, price=3.5),
    "faith": Tuned(keep=4.0, price=3.0),
    "recovery": Tuned(keep=4.0, reserve=3.0),
    "at-last": Tuned(keep=2.0, reserve=1.0),
    "heros-rage": Tuned(keep=4.0, price=2.0),
    "heroic-resolve": Tuned(keep=4.0, price=1.0),
    "just-what-i-needed": Tuned(keep=5.0),
    "blocked-windows": Tuned(keep=2.0),
    "escape-through-the-window": Tuned(keep=2.0),
    "doc-brody-country-physician": Tuned(reserve=4.5),
    "principal-gomez": Tuned(price=4.0, reserve=4.0),
    "jeb-the-grease-monkey": Tuned(price=4.0, reserve=4.0),
    "farmer-sty": Tuned(price=3.5),
    "mr-hyde-the-shop-teacher": Tuned(price=3.5),
    "deputy-taylor": Tuned(price=4.0),
    # Zombies
    "a-town-overrun": Tuned(harm=8.0),
    "bickering": Tuned(keep=3.0, harm=5.0),
    "braaains": Tuned(keep=3.0, price=0.6, harm=0.0),
    "cornered": Tuned(keep=4.0, harm=6.0),
    "haunted-by-the-past": Tuned(keep=0.5, harm=0.0, in_play=1.0),
    "heavy-rain": Tuned(harm=3.0, in_play=3.0),
    "i-dont-trust-em": Tuned(keep=0.5, harm=0.0, in_play=1.0),
    "i-feel-kinda-strange": Tuned(keep=6.0, harm=9.0, in_play=9.0),
    "ive-got-to-get-to-the": Tuned(keep=4.0, harm=5.0, in_play=5.0),
    "lights-out": Tuned(keep=3.0, harm=0.0, in_play=2.0),
    "living-nightmare": Tuned(harm=7.0, in_play=7.0),
    "locked-door": Tuned(keep=2.5, harm=0.0),
    "loss-of-faith": Tuned(keep=1.0, harm=0.0),
    "my-god-hes-a-zombie": Tuned(keep=4.0, harm=0.0),
    "my-god-theyve-taken-the": Tuned(harm=5.0, in_play=3.0),
    "new-spawning-pit": Tuned(harm=4.0),
    "night-that-never-ends": Tuned(harm=0.0),
    "oh-the-horror": Tuned(harm=4.0),
    "overconfidence": Tuned(keep=4.0, harm=5.0, in_play=4.0),
    "relentless-advance": Tuned(keep=5.0, harm=4.0),
    "resilient": Tuned(keep=2.0, harm=5.0),
    "rotten-bodies": Tuned(harm=5.0),
    "shamble": Tuned(keep=4.0, harm=3.0),
    "surprise-attack": Tuned(harm=5.0),
    "teen-angst": Tuned(keep=1.5, harm=0.0, in_play=2.0, share=0.1),
    "theres-no-time-leave-it": Tuned(keep=2.0, harm=0.0),
    "theres-too-many": Tuned(keep=4.0, harm=4.0),
    "this-cant-be-happening": Tuned(keep=4.0, harm=5.0, in_play=5.0),
    "this-could-be-our-last-night-on-earth": Tuned(keep=2.5, harm=5.0),
    "trip": Tuned(keep=2.0, harm=0.0),
    "undead-hate-the-living": Tuned(keep=6.0, price=1.2, harm=0.0),
    "unnecessary-self-sacrifice": Tuned(keep=3.0, harm=7.0),
    "assault-rifle": Tuned(keep=9.0),
    "beckys-medical-bag": Tuned(keep=7.0, reserve=1.0),
    "family-sword": Tuned(keep=8.0, price=0.0),
    "jennys-pitchfork": Tuned(keep=6.0, price=0.5),
    "johnnys-jacket": Tuned(keep=8.0, price=0.0),
    "nail-studded-bat": Tuned(keep=8.0, price=1.0),
    "riot-gear": Tuned(keep=10.0, reserve=1.0),
    "sallys-pendant": Tuned(keep=6.0, reserve=6.0),
    "uuuurrrggghh": Tuned(keep=5.0, price=1.0, harm=0.0),
}

KEEP: dict[tuple[str, str], float] = {
    ("die-zombies-die", "get-back-you-devils"): 7.0,
    ("die-zombies-die", "chainsaw"): 12.0,
    ("die-zombies-die", "pump-shotgun"): 9.0,
    ("die-zombies-die", "revolver"): 8.0,
}
"""Scenario and card -> what the card is worth to have there."""

COVETED = frozenset(("revolver", "keys", "gasoline", "dynamite"))
"""Hero cards that Zombies take out of the discard pile in any scenario."""

ABILITIES: dict[str, str] = {
    "first-aid": "heal-for-nothing",
    "strength-of-spirit": "cancel-for-a-wound",
    "lucky": "zombie-rerolls-chosen",
    "lucky-defense": "zombie-rerolls",
    "youth": "heal-in-place-of-a-move",
    "man-of-action": "gun-in-place-of-a-search",
}
"""Abilities that are used by choice, and what for."""

SPECIAL_PICK_UPS: dict[str, float] = {
    "first-event": 0.7,
    "ransack": 1.6,
    "shuffle-back": 0.2,
}
"""Pick Up that is not one card -> what it is worth beside a search; as much as one where it is not listed."""

WEIGHTS: dict[tuple[str, str], dict[str, float]] = {
    ("die-zombies-die", "heroes"): {
        "kill": 10.0,
        "dusk": 0.5,
        "hand": 0.0,
        "hunt": 0.8,
        "killers": 0.0,
        "apart": 0.6,
        "wound-share-2": 0.2,
        "wound-share-3": 0.1,
        "trap": 0.0,
        "pressure": 0.0,
        "room": 0.0,
        "search-unarmed": 8.0,
        "search-one-weapon": 4.5,
        "search-armed": 2.5,
    },
    ("escape-in-the-truck", "heroes"): {
        "death-2": 60.0,
        "death-3": 45.0,
        "death-4": 40.0,
        "dusk": 0.8,
    },
    ("supply-run", "heroes"): {
        "death-1": 145.0,
        "death-2": 61.0,
        "death-3": 43.5,
        "death-4": 34.8,
        "come-far": 0.118,
        "kill": 1.18,
        "stake": 50.8,
        "to-house": 0.063,
        "to-shelf": 0.047,
        "objective": 23.6,
        "arm-first": 0.92,
        "bomb": 9.45,
        "relief": 0.152,
        "attack": 4.7,
    },
    ("salvage-mission", "heroes"): {
        "wound-share-2": 0.32,
        "wound-share-3": 0.17,
        "rests": 0.95,
        "dusk": 0.8,
        "come-far": 0.12,
        "kill-inside": 1.6,
        "pay": 13.0,
        "to-shelf": 0.05,
        "stand-place": 18.0,
        "stand-gather": 11.0,
        "hunt": 0.76,
        "quarry": 190.0,
        "bomb": 15.0,
        "apart": 3.8,
    },
    ("escape-in-the-plane", "heroes"): {
        "death-1": 79.0,
        "death-2": 33.0,
        "death-3": 24.0,
        "death-4": 19.0,
        "wound-share-2": 0.32,
        "wound-share-3": 0.17,
        "rests": 0.47,
        "dusk": 0.39,
        "come-shared": 0.76,
        "come-far": 0.12,
        "kill": 1.9,
        "kill-inside": 2.5,
        "search-cards": 10.0,
        "pay": 10.0,
        "in-house": 0.39,
        "to-shelf": 0.076,
        "stand-place": 16.0,
        "pull-gather": 6.3,
        "stand-gather": 11.0,
        "arm-first": 0.64,
        "blow": 1.2,
        "strike": 6.3,
        "gun": 2.1,
        "bomb": 17.0,
        "relief": 0.15,
        "apart": 1.9,
    },
    ("darkest-night", "heroes"): {
        "death-1": 130.0,
        "death-2": 53.0,
        "death-3": 38.0,
        "death-4": 30.0,
        "kill": 1.9,
        "search-cards": 6.3,
        "stake": 32.0,
        "pay": 6.3,
        "pull-counter": 1.6,
        "to-house": 0.063,
        "pull-place": 5.1,
        "clear": 25.0,
        "strike": 10.0,
        "relief": 0.095,
        "room": 0.38,
        "lure-door": 0.51,
    },
    ("learn-to-survive", "heroes"): {
        "death-1": 137.0,
        "death-2": 58.0,
        "death-3": 41.0,
        "death-4": 33.0,
        "rests": 0.62,
        "dusk": 0.71,
        "come-shared": 0.5,
        "come-far": 0.1,
        "kill": 8.6,
        "late-kill": 1.0,
        "search-unarmed": 17.5,
        "search-one-weapon": 9.7,
        "search-armed": 5.3,
        "search-cards": 9.6,
        "stake": 42.0,
        "wanted": 21.0,
        "objective": 38.0,
        "arm-first": 0.63,
        "hunt": 0.9,
        "blow": 2.2,
        "strike": 6.6,
        "hand": 0.26,
        "gun": 1.5,
        "throw": 0.83,
        "relief": 0.14,
    },
    ("hunt-for-survivors", "heroes"): {
        "death-2": 60.0,
        "death-3": 45.0,
        "death-4": 40.0,
        "dusk": 0.95,
    },
    ("run-for-it", "heroes"): {
        "hunt": 2.5,
        "pressure": 0.0,
        "trap": 0.0,
    },
    ("stock-up", "heroes"): {
        "search-cards": 14.0,
    },
    ("save-the-townsfolk", "heroes"): {
        "apart": 4.0,
        "kill": 4.0,
        "in-house": 0.3,
        "gun": 2.0,
        "room": 0.6,
        "stake": 200.0,
        "search-cards": 7.0,
    },
    ("burn-em-out", "heroes"): {
        "search-cards": 7.0,
        "pull-place": 3.0,
        "stand-place": 9.0,
        "wanted": 20.0,
    },
    ("revenge-of-the-dead", "zombies"): {"prey": 16.0, "crowd": 0.8},
    ("burn-em-out", "zombies"): {
        "post": 0.0,
        "wanted": 20.0,
    },
    ("hunker-down", "heroes"): {
        "death-2": 55.0,
        "death-3": 45.0,
        "death-4": 40.0,
        "stand-place": 30.0,
        "wall": 24.0,
        "keep": 12.0,
    },
    ("defend-the-manor-house", "heroes"): {
        "death-2": 50.0,
        "death-3": 38.0,
        "death-4": 34.0,
        "kill": 2.5,
        "apart": 5.0,
        "trap": 0.2,
        "to-house": 0.14,
        "search-unarmed": 8.0,
        "search-one-weapon": 8.0,
        "search-armed": 7.0,
    },
}
"""Scenario and side -> where that side plays by other numbers there."""

UNTUNED = Tuned()


def tuned(card: str) -> Tuned:
    """The numbers of a card; one that nobody has tuned has none."""
    return CARDS.get(card, UNTUNED)
