"""What has to be in one place at once, once all of it is found: wait for each other near it, and go in together."""

from __future__ import annotations

from functools import lru_cache

from shamble.lnoe.bots.errands import Mission, work_at
from shamble.lnoe.bots.look import urgency
from shamble.lnoe.goal_words import Clear, Collect, carried
from shamble.lnoe.goals import Goal
from shamble.lnoe.state import Lnoe

REACH = 4
"""Steps from which a Hero is likely to arrive in one turn, or nearly so."""
WAITING = 2
"""Steps from the place at which Heroes wait for those who are not near yet."""
NO_TIME = 2
"""The sun from which on nobody waits any more."""
HURRY = 2.5
"""How much more a step is worth to those who are waited for, and to all once they can go in."""
AMONG_ZOMBIES, ALONE = 20.0, 30.0
"""What it is worth to be there, with Zombies in the place that must be gone, and without them."""
LAST = 100.0
"""What it is worth to be the last who is missing."""


@lru_cache(maxsize=256)
def gathering(goal: Goal) -> str:
    """The place where items have to be collected; empty: there is none."""
    places = {one.at for one in goal.singles() if isinstance(one, Collect)}
    return places.pop() if len(places) == 1 else ""


def bring_together(g: Lnoe, hero: int, goal: Goal, places: tuple[int, ...]) -> Mission:
    """Who has nothing that is needed there stays near; the others go, and none of them alone."""
    away = {one: min(g.board.walk[g.space_of[one]][to] for to in places) for one in g.heroes}
    bearers = _bearers(g, goal, away)
    if hero not in bearers:
        found = Mission("help", places, pull=1.0, search=3.0, hunts=True)
        found.away = 1
        return found
    found = work_at(g, places, "")
    if g.sun > NO_TIME and any(away[one] > REACH for one in bearers):
        found.stand, found.away, found.search = 0.0, WAITING, 1.0
        found.pull *= HURRY if away[hero] > REACH else 1.0
        return found
    found.pull *= HURRY
    missing = [one for one in bearers if away[one]]
    clear = any(isinstance(one, Clear) for one in goal.singles())
    if missing and clear and any(g.zombies_at[space] for space in places):
        found.stand = AMONG_ZOMBIES * urgency(g)
    else:
        found.stand = LAST if missing in ([], [hero]) else ALONE * urgency(g)
    return found


def _bearers(g: Lnoe, goal: Goal, away: dict[int, int]) -> list[int]:
    """The Heroes whose cards are enough for all that is collected there: few of them, and those who are near."""
    left = {one.cards: one.collect for one in goal.singles() if isinstance(one, Collect)}
    has = {hero: {cards: len(carried(g, hero, cards)) for cards in left} for hero in away}
    found = []
    for hero in sorted(away, key=lambda one: away[one] - EACH_CARD * sum(has[one].values())):
        if any(has[hero][cards] and left[cards] > 0 for cards in left):
            found.append(hero)
            left = {cards: left[cards] - has[hero][cards] for cards in left}
    return found


EACH_CARD = 2
"""Steps that a Hero may be farther away for each card that nobody else has to bring then."""
