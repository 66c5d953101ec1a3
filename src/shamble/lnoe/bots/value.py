"""How likely the Heroes are to win, read off the table when a turn begins.

A logistic model for each scenario and side to move, fitted to games of steady play by `tools/fit_value.py`. It looks
into hands and decks too: search only ever asks it about a table that was dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from shamble.lnoe.bots.cards import hero_card_value
from shamble.lnoe.bots.coefficients import COEFFICIENTS
from shamble.lnoe.bots.look import GASOLINE, KEYS, MELEE, deaths_left, ground_of, health_left
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.state import HEROES_WIN, Lnoe

FIGHT_CARDS = frozenset(("uuuurrrggghh", "undead-hate-the-living", "braaains"))
GUNS = frozenset(("revolver", "pump-shotgun", "signal-flare"))
SAVIOURS = frozenset(
    ("just-a-scratch", "recovery", "first-aid-kit", "fire-extinguisher", "doc-brody-country-physician")
)
NEEDED = "just-what-i-needed"

Features = list[float]


def chance(g: Lnoe) -> float:
    """The Heroes' chance to win, 0 to 1; exact once the game is over."""
    if g.result is not None:
        return 1.0 if g.result[0] == HEROES_WIN else 0.0
    found = features(g)
    total = 0.0
    for weight, value in zip(COEFFICIENTS[g.scenario, g.turn], found, strict=True):
        total += weight * value
    return 1 / (1 + exp(-max(-12.0, min(12.0, total))))


def features(g: Lnoe) -> Features:
    """The numbers of the model: a constant, what all scenarios share, what this one is about, and all of it by time."""
    board, kind_of = g.board, g.content.kind_of
    time = g.sun / (SCENARIOS[g.scenario].turns or 1)
    near, at_zombies, within = board.near, g.zombies_at, ground_of(board).within[3]
    mask = 0
    zombies = 0
    for at in g.zombie_spaces():
        mask |= 1 << at
        zombies += 1
    health = frail = beset = crowd = team = guns = melee = saviours = fights = housed = unarmed = goods = 0.0
    for hero, at in zip(g.heroes, g.hero_spaces(), strict=True):
        left = health_left(g, hero)
        team += 1
        health += left
        frail += left == 1
        here = (
            at_zombies[at] + sum(at_zombies[to] for to in board.adjacent[at] if mask >> to & 1)
            if (mask & (near[at] | 1 << at))
            else 0
        )
        beset += min(4, here) * (2.0 if left == 1 else 1.0)
        fights += at_zombies[at] * (2.0 if left == 1 else 1.0)
        crowd += (mask & within[at]).bit_count()
        housed += board.building[at] >= 0
        armed = 0
        for copy in g.items[hero]:
            kind = kind_of[copy]
            guns += kind in GUNS
            melee += kind in MELEE
            armed += kind in GUNS or kind in MELEE
            saviours += kind in SAVIOURS
            goods += hero_card_value(g, kind, hero)
        unarmed += not armed
    hand = 0.0
    for seat in g.seats_of("heroes"):
        hand += len(g.hands[seat])
        saviours += sum(kind_of[copy] in SAVIOURS for copy in g.hands[seat])
    fight_cards = sum(kind_of[copy] in FIGHT_CARDS for seat in g.seats_of("zombies") for copy in g.hands[seat])
    lives = deaths_left(g)
    shared = [
        1.0,
        float(lives == 1),
        float(lives == 2),
        float(lives == 3),
        health / 4,
        frail,
        team,
        zombies / 7,
        beset / 4,
        crowd / 10,
        guns / 2,
        melee / 2,
        saviours / 2,
        hand / 3,
        fight_cards / 2,
        fights / 2,
        housed / 2,
        unarmed / 2,
        goods / 10,
    ]
    found = shared + OWN.get(g.scenario, _nothing)(g)
    return found + [value * time for value in found]


def _nothing(g: Lnoe) -> Features:
    return []


def _kills(g: Lnoe) -> Features:
    left = 15 - g.kills
    return [left / 5, left / (g.sun + 1.0), float(left <= 3)]


def _carried(g: Lnoe, kind: str) -> list[int]:
    """Where a card is being carried: the spaces of the Heroes who have it."""
    kind_of = g.content.kind_of
    return [g.space_of[hero] for hero in g.living_heroes() if any(kind_of[copy] == kind for copy in g.items[hero])]


def _truck(g: Lnoe) -> Features:
    truck = next((space for kind, space, _, _ in g.markers if kind == "truck"), 0)
    walk = g.board.walk[truck]
    filled = float(bool(g.notes.get("filled")))
    keys, gas = _carried(g, KEYS), _carried(g, GASOLINE)
    heroes = sorted(walk[at] for at in g.hero_spaces())
    second = heroes[1] if len(heroes) > 1 else 9
    guards = sum(g.board.distance[truck][at] <= 1 for at in g.zombie_spaces())
    return [
        filled,
        float(bool(keys)),
        float(bool(gas)) * (1 - filled),
        filled * bool(keys),
        (1 - filled) * bool(keys and gas),
        (1 - filled) * (min(walk[at] for at in gas) if gas else 0) / 4,
        float(not filled and bool(gas) and min(walk[at] for at in gas) == 0),
        filled * (min(walk[at] for at in keys) if keys else 6) / 4,
        filled * second / 4,
        guards / 4,
        float(g.sun <= 3),
    ]


def _townsfolk(g: Lnoe) -> Features:
    missing = max(0, 4 - len(g.townsfolk))
    kinds = g.content.kinds
    left = sum("townsfolk" in kinds[copy].keywords or kinds[copy].id == NEEDED for copy in g.deck["hero"])
    return [
        float(missing),
        float(missing == 0),
        missing / (g.sun + 1.0),
        missing / (left + 0.5),
        len(g.deck["hero"]) / 30,
    ]


def _pits(g: Lnoe) -> Features:
    missing = 3 - g.notes.get("destroyed", 0)
    carriers = [hero for hero in g.living_heroes() if g.has_item(hero, "explosive")]
    carried = sum("explosive" in g.content.kinds[copy].keywords for hero in carriers for copy in g.items[hero])
    walk = g.board.walk
    steps = sorted(min((walk[g.space_of[hero]][pit] for pit in g.pits), default=9) for hero in carriers)
    return [
        float(missing),
        float(missing == 1),
        float(min(carried, missing)),
        float(max(0, missing - carried)),
        float(min(len(carriers), missing)),
        sum(steps[:missing]) / 5,
        float(sum(step == 0 for step in steps)),
        missing / (g.sun + 1.0),
    ]


def _manor(g: Lnoe) -> Features:
    steps = ground_of(g.board).to_manor
    where = [steps[at] for at in g.zombie_spaces()]
    inside = sum(step == 0 for step in where)
    close = sum(step <= 1 for step in where)
    return [
        inside / 4,
        float(inside >= 6),
        close / 4,
        float(close >= 9),
        float(close >= 7),
        sum(max(0, 6 - step) for step in where) / 30,
    ]


OWN: dict[str, Callable[[Lnoe], Features]] = {
    "die-zombies-die": _kills,
    "escape-in-the-truck": _truck,
    "save-the-townsfolk": _townsfolk,
    "burn-em-out": _pits,
    "defend-the-manor-house": _manor,
}
"""Scenario -> what only its model looks at."""
