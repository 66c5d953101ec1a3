"""How likely the Heroes are to win, read off the table when a turn begins.

A logistic model for each scenario and side to move, fitted to games of steady play by `tools/fit_value.py`; a scenario
that none was fitted to has one that all of them share, built on how far the objectives have come. It looks into hands
and decks too: search only ever asks it about a table that was dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from math import exp

from shamble.lnoe.bots.cards import SAVING_TAGS, hero_card_value, is_melee
from shamble.lnoe.bots.look import besieged, deaths_left, ground_of, health_left, siege, steps_to
from shamble.lnoe.bots.overrides.coefficients import COEFFICIENTS
from shamble.lnoe.bots.turns_given import Meeting
from shamble.lnoe.goal_words import Kill, LayOut, SpendTurn, Sundown, carried, fits
from shamble.lnoe.goals import Goal
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import HEROES_WIN

Features = list[float]


def chance(g: Lnoe) -> float:
    """The Heroes' chance to win, 0 to 1; exact once the game is over."""
    if g.result is not None:
        return 1.0 if g.result[0] == HEROES_WIN else 0.0
    known = (g.scenario, g.turn) in COEFFICIENTS
    found = features(g) if known else common_features(g)
    total = 0.0
    for weight, value in zip(COEFFICIENTS[g.scenario if known else ANY, g.turn], found, strict=True):
        total += weight * value
    return 1 / (1 + exp(-max(-12.0, min(12.0, total))))


ANY = ""
"""Stands for every scenario that no model was fitted to."""


def features(g: Lnoe) -> Features:
    """The numbers of the model: a constant, what all scenarios share, what this one is about, and all of it by time."""
    return _by_time(g, shared_features(g) + own_features(scenario_of(g))(g))


def common_features(g: Lnoe) -> Features:
    """The numbers of the model that serves any scenario: few of what all share, and how far each side has come."""
    shared = shared_features(g)
    return [shared[number] for number in COMMON] + progress_features(g)


COMMON = (0, 1, 2, 3, 4, 5, 7, 8, 12, 17)
"""Those of the shared features that mean the same everywhere: lives, health, Zombies about, what saves a Hero."""


def _by_time(g: Lnoe, found: Features) -> Features:
    time = g.sun / (scenario_of(g).turns or 1)
    return found + [value * time for value in found]


def shared_features(g: Lnoe) -> Features:
    """A constant, and what matters in every scenario."""
    board, kinds = g.board, g.content.kinds
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
            kind = kinds[copy]
            gun, blade = "ranged-weapon" in kind.keywords, is_melee(kind)
            guns += gun
            melee += blade
            armed += gun or blade
            saviours += bool(kind.tags & SAVING_TAGS)
            goods += hero_card_value(g, kind.id, hero)
        unarmed += not armed
    hand = 0.0
    for seat in g.seats_of("heroes"):
        hand += len(g.hands[seat])
        saviours += sum(bool(kinds[copy].tags & SAVING_TAGS) for copy in g.hands[seat])
    fight_cards = sum(kinds[copy].row.fight_card for seat in g.seats_of("zombies") for copy in g.hands[seat])
    lives = deaths_left(g)
    return [
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


def progress_features(g: Lnoe) -> Features:
    """How far the objectives of both sides have come, as seen against the time that is gone."""
    scenario = scenario_of(g)
    gone = 1 - g.sun / (scenario.turns or 1)
    heroes = max(scenario.goals("heroes"), key=lambda goal: _share(g, goal.singles()), default=None)
    work = [goal for goal in (() if heroes is None else heroes.singles()) if not isinstance(goal, Sundown)]
    done = _share(g, work) if work else 1.0
    foes = max(
        (_share(g, (goal,)) for goal in scenario.singles("zombies") if not isinstance(goal, Sundown)), default=0.0
    )
    return [
        0.0 if heroes is None else _share(g, heroes.singles()),
        done - gone if work else 0.0,
        foes,
        foes * gone,
        (1 - done) * gone,
    ]


def _share(g: Lnoe, goals: Iterable[Goal]) -> float:
    """How much of these goals is done on the average, 0 to 1."""
    shares = [min(1.0, done / max(1, needed)) for done, needed in (goal.progress(g) for goal in goals)]
    return sum(shares) / len(shares)


# -- what one scenario is about ----------------------------------------------------------------------------

Own = Callable[[Lnoe], Features]


@lru_cache(maxsize=256)
def own_features(scenario: Scenario) -> Own:
    """What the model of a scenario looks at besides, told from its objectives."""
    singles = scenario.singles("heroes")
    spend = next((goal for goal in singles if isinstance(goal, SpendTurn)), None)
    meet = next((goal for goal in singles if isinstance(goal, Meeting)), None)
    if spend is not None and meet is not None:
        return partial(_prepare_and_meet, spend, meet)
    if spend is not None:
        return partial(_spend_turns, spend)
    for goal in singles:
        if isinstance(goal, LayOut):
            return partial(_lay_out, goal)
        if isinstance(goal, Kill):
            return partial(_kills, goal)
    return _besieged if siege(scenario) is not None else progress_features


def _kills(goal: Kill, g: Lnoe) -> Features:
    done, needed = goal.progress(g)
    left = needed - done
    return [left / 5, left / (g.sun + 1.0), float(left <= 3)]


def _carried(g: Lnoe, cards: str) -> list[int]:
    """Where a card is being carried: the spaces of the Heroes who have it."""
    return [g.space_of[hero] for hero in g.heroes if carried(g, hero, cards)]


def _prepare_and_meet(spend: SpendTurn, meet: Meeting, g: Lnoe) -> Features:
    place = next(iter(meet.where(g)), 0)
    walk = g.board.walk[place]
    filled = float(spend.met(g))
    keys, gas = _carried(g, meet.holding), _carried(g, spend.discarding)
    heroes = sorted(walk[at] for at in g.hero_spaces())
    second = heroes[1] if len(heroes) > 1 else 9
    guards = sum(g.board.distance[place][at] <= 1 for at in g.zombie_spaces())
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


def _lay_out(goal: LayOut, g: Lnoe) -> Features:
    done, needed = goal.progress(g)
    missing = max(0, needed - done)
    kinds = g.content.kinds
    left = sum(fits(kinds[copy], goal.cards) or "fetch" in kinds[copy].tags for copy in g.deck.cards("hero"))
    return [
        float(missing),
        float(missing == 0),
        missing / (g.sun + 1.0),
        missing / (left + 0.5),
        g.deck.size("hero") / 30,
    ]


def _spend_turns(goal: SpendTurn, g: Lnoe) -> Features:
    done, needed = goal.progress(g)
    missing = needed - done
    bringers = [hero for hero in g.heroes if carried(g, hero, goal.discarding)]
    ready = sum(len(carried(g, hero, goal.discarding)) for hero in bringers)
    walk, places = g.board.walk, goal.where(g)
    steps = sorted(min((walk[g.space_of[hero]][place] for place in places), default=9) for hero in bringers)
    return [
        float(missing),
        float(missing == 1),
        float(min(ready, missing)),
        float(max(0, missing - ready)),
        float(min(len(bringers), missing)),
        sum(steps[:missing]) / 5,
        float(sum(step == 0 for step in steps)),
        missing / (g.sun + 1.0),
    ]


def _besieged(g: Lnoe) -> Features:
    house = besieged(g)
    steps = steps_to(g.board, house) if house else (0,) * len(g.board.names)
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
