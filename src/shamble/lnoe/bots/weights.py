"""The numbers behind steady play, in points of a hundred; found by playing many games on the same seeds."""

from __future__ import annotations

from shamble.lnoe.state import Lnoe

Weights = dict[str, float]

COMMON: Weights = {
    # what a Hero's death costs by the deaths that still lose the game, and what wounds before it cost
    "death-1": 100.0,
    "death-2": 42.0,
    "death-3": 30.0,
    "death-4": 24.0,
    "wound-share-2": 0.4,
    "wound-share-3": 0.22,
    "youth": 0.75,
    "dusk": 0.5,
    # Zombies that may come: next to us, beside another Hero too, two spaces away
    "come-shared": 0.6,
    "come-far": 0.15,
    # a kill
    "kill": 1.5,
    "kill-inside": 2.0,
    # a search
    "search-unarmed": 6.0,
    "search-one-weapon": 3.5,
    "search-armed": 2.0,
    "search-townsfolk": 7.0,
    "stake": 40.0,
    "search-parts": 8.0,
    "search-explosives": 7.0,
    "search-idle": 1.0,
    "in-house": 0.5,
    "to-house": 0.08,
    # objectives: each step towards them, and standing there
    "pull-truck": 4.0,
    "stand-truck": 10.0,
    "pull-drive": 5.0,
    "stand-drive": 14.0,
    "pull-pit": 3.0,
    "stand-pit": 9.0,
    "objective": 30.0,
    "hunt": 0.6,
    "gun": 3.0,
    "throw": 1.0,
    "bomb": 12.0,
    "relief": 0.12,
    "apart": 3.0,
    "pressure": 0.02,
    "room": 0.3,
    "trap": 0.5,
    "lure-inside": 0.5,
    "lure-door": 0.4,
    "lure-close": 0.2,
    # Zombies: the pull of prey, of posts, of an attack, and of company
    "prey": 4.0,
    "prey-armed": 2.0,
    "attack": 6.0,
    "crowd": 0.25,
    "post-truck": 3.0,
    "post-carrier": 8.0,
    "house-step": 3.0,
    "house-door": 8.0,
}

OWN: dict[tuple[str, str], Weights] = {
    ("die-zombies-die", "heroes"): {
        "kill": 10.0,
        "hunt": 0.8,
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
    ("save-the-townsfolk", "heroes"): {
        "apart": 4.0,
        "kill": 4.0,
        "in-house": 0.3,
        "gun": 2.0,
        "room": 0.6,
        "stake": 200.0,
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

_TABLES: dict[tuple[str, str], Weights] = {}


def weights(g: Lnoe) -> Weights:
    """The numbers of the side that is asked."""
    assert g.decision is not None
    key = (g.scenario, g.side[g.decision.seat])
    found = _TABLES.get(key)
    if found is None:
        found = _TABLES[key] = COMMON | OWN.get(key, {})
    return found
