"""What each Hero is out for: the scenario's objectives, broken down to a place to go and a reason to search."""

from __future__ import annotations

from functools import lru_cache

from shamble.lnoe.bots.carrying import has_to_deliver, keep_it_safe
from shamble.lnoe.bots.errands import ERRANDS
from shamble.lnoe.bots.look import siege
from shamble.lnoe.bots.purpose import (
    Mission,
    armed,
    arming,
    closest,
    defend,
    keepers_of,
    missing_cards,
    walkers,
)
from shamble.lnoe.bots.turns_given import Meeting, leaves_it_to_others, prepare_and_meet, stand_by
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.goal_markers import Deliver, Destroy
from shamble.lnoe.goal_words import (
    Collect,
    LayOut,
    SpendTurn,
    carried,
)
from shamble.lnoe.goals import All, Goal, Then
from shamble.lnoe.rules.carried import carried_by
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total


def mission(g: Lnoe, hero: int) -> Mission:
    found = _mission(g, hero)
    if found.search and g.in_play and total(g, "cannot-search", hero):
        _lift_the_ban(g, hero, found)
    if g.deck.size("hero") <= 21 and not found.needs_cards:
        # A Zombie card that takes the last ten Hero cards would lose the game.
        found.search *= 0.0 if g.deck.size("hero") <= 11 else 0.5
    return found


def _lift_the_ban(g: Lnoe, hero: int, found: Mission) -> None:
    """Where nobody may search before being in a certain building, who has to go there does; for all of them, the next.

    What else there is to do at a place comes first.
    """
    for row in g.in_play:
        if row[3] < 0 or row[2] not in (hero, -1) or "cannot-search" not in g.content.kinds[row[0]].folds:
            continue
        places = tuple(g.board.buildings[row[3]].spaces)
        if row[2] < 0 and hero not in closest(g, walkers(g), places, 1):
            continue
        if found.looks or not found.targets:
            found.targets, found.away = places, 0
            found.pull = max(found.pull, BANNED * found.search)
            found.stand = max(found.stand, found.search)


BANNED = 1.0
"""What a step towards that building is worth beside a search."""


def _mission(g: Lnoe, hero: int) -> Mission:
    """The first thing that can be worked at now; where there is none, to hold out."""
    scenario = scenario_of(g)
    guarded = _guarded(g, hero, scenario)
    if guarded >= 0:
        return _guard(g, hero, guarded)
    for person, keepers in keepers_of(g).items():
        if hero in keepers:
            return _guard(g, hero, g.space_of[person])
    for goal in scenario.goals("heroes"):
        if not goal.possible(g):
            continue
        singles = goal.singles()
        spend = next((one for one in singles if isinstance(one, SpendTurn)), None)
        meet = next((one for one in singles if isinstance(one, Meeting)), None)
        if spend is not None and meet is not None and spend.discarding and meet.holding:
            return prepare_and_meet(g, hero, spend, meet)
        ahead = goal.ahead(g)
        own = _own_part(g, hero, goal)
        if own is not None:
            spends = [one for one in ahead if isinstance(one, SpendTurn) and one.discarding]
            missing = [one for one in spends if missing_cards(g, one)]
            return keep_it_safe(g, own, missing[0].discarding) if missing else ERRANDS[Deliver](g, hero, own)
        cards_too = any(isinstance(one, SpendTurn) and missing_cards(g, one) for one in ahead)
        for single in _in_order(g, hero, ahead):
            errand = ERRANDS.get(type(single))
            if isinstance(single, SpendTurn) and leaves_it_to_others(g, hero, single) and meet in ahead:
                return stand_by(g, hero, meet)
            if isinstance(single, Deliver) and not has_to_deliver(g, hero, single, cards_too):
                continue
            if errand is not None:
                return errand(g, hero, single)
        if any(isinstance(one, LayOut) for one in singles):
            # All are found and must only be kept.
            return Mission("wait")
    threatened = scenario.tears_down or scenario.empties or siege(scenario) is not None
    return defend(g, hero) if threatened else Mission("survive", search=3.0)


def _own_part(g: Lnoe, hero: int, goal: Goal) -> Deliver | None:
    """What a Hero carries where it has to be in its place together with all the rest, and so has to stay there."""
    if not g.tokens or not isinstance(goal, All) or isinstance(goal, Then):
        return None
    delivered = [one for one in goal.singles() if isinstance(one, Deliver)]
    return next((one for one in delivered if (hero, one.marker) in g.tokens), None)


def _guarded(g: Lnoe, hero: int, scenario: Scenario) -> int:
    """The space of a thing that this Hero keeps the Zombies from, or -1: one for each, but some must do the rest."""
    left = [space for goal in breakable(scenario) for space in goal.where(g)]
    if not left:
        return -1
    errands = any(type(single) in ERRANDS for single in scenario.singles("heroes"))
    free = [one for one in g.heroes if not carried_by(g, one)]
    guards = len(free) // 2 if errands else len(free)
    away = g.board.distance
    for _ in range(guards):
        if not left or not free:
            break
        one, space = min(
            ((one, space) for one in free for space in left), key=lambda pair: away[g.space_of[pair[0]]][pair[1]]
        )
        if one == hero:
            return space
        free.remove(one)
        left.remove(space)
    return -1


@lru_cache(maxsize=256)
def breakable(scenario: Scenario) -> tuple[Destroy, ...]:
    """What the Zombies win by breaking."""
    return tuple(goal for goal in scenario.singles("zombies") if isinstance(goal, Destroy))


def _guard(g: Lnoe, hero: int, space: int) -> Mission:
    """Beside it while all is quiet, to search; in front of it once Zombies come near."""
    near = any(g.board.distance[space][at] <= APPROACHING for at in g.zombie_spaces())
    beside = [to for to in g.board.hero_steps[space] if g.board.building[to] == g.board.building[space]]
    found = Mission("defend", (space,) if near or not beside else tuple(beside), search=arming(g, armed(g, hero)))
    last = any(done + 1 >= needed for done, needed in (goal.progress(g) for goal in breakable(scenario_of(g))))
    found.pull = LAST_ONE / 5 if near and last else weights(g)["pull-place"]
    found.stand = LAST_ONE if near and last else weights(g)["stand-place"]
    return found


APPROACHING = 3
"""Spaces from which a Zombie is at the thing before the Hero has another turn but one."""
LAST_ONE = 60.0
"""What it is worth to stand before a thing that must not be lost, where a Hero's death costs about thirty."""


def _in_order(g: Lnoe, hero: int, goals: tuple[Goal, ...]) -> list[Goal]:
    """Where several things are collected, what is still missing is found first; then each brings what they have."""
    if not any(isinstance(goal, Collect) for goal in goals[1:]):
        return list(goals)

    def last(goal: Goal) -> tuple[bool, bool]:
        return not missing_cards(g, goal), not any(carried(g, hero, cards) for cards in goal.wants())

    return sorted(goals, key=last)
