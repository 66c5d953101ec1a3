"""Errands about things that lie somewhere: to look under what hides them, to carry, deliver and store them."""

from __future__ import annotations

from shamble.lnoe.bots.purpose import (
    Mission,
    armed,
    armed_first,
    arming,
    by_all_means,
    closest,
    own_share,
    search_for,
    walkers,
    work_at,
)
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import MARKER
from shamble.lnoe.goal_markers import Bring, Deliver, Find
from shamble.lnoe.goals import Goal
from shamble.lnoe.places import spaces_of, spaces_of_marker
from shamble.lnoe.rules.carried import carried_by
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe


def keep_it_safe(g: Lnoe, goal: Deliver, cards: str) -> Mission:
    """What one carries is of no use in its place before these cards are found: search for them, not too far away."""
    found = search_for(g, cards)
    found.targets, found.pull = goal.where(g), KEPT * weights(g)["pull-gather"]
    return found


KEPT = 0.2
"""What a step towards a place is worth to who carries something for later, as a part of what gathering is."""


def under_counters(g: Lnoe, hero: int, cards: str) -> Mission:
    """Cards may lie under hidden counters: who is nearest to one goes there, the others search where they are."""
    found = search_for(g, cards)
    covered = next((one.kind for one in g.markers if MARKER[one.kind].hidden), "")
    places = _own_marker(g, hero, covered) if covered else ()
    if places:
        found.targets, found.pull = places, weights(g)["pull-counter"]
    return found


def has_to_deliver(g: Lnoe, hero: int, goal: Deliver, cards_too: bool = False) -> bool:
    """Who carries such a marker, or is nearest to one that was dropped.

    While it lies under a counter everybody looks for it, or half of them where cards are to be found as well.
    """
    dropped = astray(g, goal)
    if _still_hidden(g, goal):
        team = walkers(g)
        return not cards_too or hero in closest(g, team, spaces_of(g, goal.hidden_in), (len(team) + 1) // 2)
    return (hero, goal.marker) in g.tokens or (bool(dropped) and hero in closest(g, walkers(g), dropped, 1))


def astray(g: Lnoe, goal: Deliver) -> tuple[int, ...]:
    """Where such markers lie that are not in their place yet."""
    place = () if goal.held else goal.where(g)
    return tuple(space for space in spaces_of(g, goal.marker) if space not in place)


def laid_down(g: Lnoe, hero: int, kind: str) -> bool:
    """Whether a marker stays where it has to be, so that who brought it can look for the others."""
    space = g.space_of[hero]
    return any(
        goal.marker == kind and space in goal.where(g) and _still_hidden(g, goal)
        for goal in scenario_of(g).singles("heroes")
        if isinstance(goal, Deliver)
    )


def _still_hidden(g: Lnoe, goal: Deliver) -> bool:
    """Whether some of what is to be delivered has still to be found."""
    return bool(goal.hidden_in) and goal.found(g) < goal.progress(g)[1]


def _looks_on(g: Lnoe, hero: int, goal: Deliver) -> bool:
    """Who has one already looks for more where some are enough, as long as there is time to bring it home."""
    home = min((g.board.walk[g.space_of[hero]][to] for to in goal.where(g)), default=0)
    in_time = goal.deliver is not True and g.sun > 2 + home / 3
    return in_time and bool(_own_marker(g, hero, goal.hidden_in))


def deliver(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Bring what one carries, or fetch what lies there."""
    assert isinstance(goal, Deliver)
    carries, lying = (hero, goal.marker) in g.tokens, astray(g, goal)
    looks = _still_hidden(g, goal) and (not carries or _looks_on(g, hero, goal))
    if looks and not (lying and hero in closest(g, walkers(g), lying, 1)):
        return look_under(g, hero, goal.hidden_in)
    return armed_first(g, hero, work_at(g, goal.where(g) if carries else lying or goal.where(g), ""))


def store(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Fill up where such markers lie, or where one that hides them is to be turned; then bring what one has."""
    assert isinstance(goal, Bring)
    kind, place = goal.marker, goal.where(g)
    done, needed = goal.progress(g)
    # Who may carry any number brings the first at once: of such things there are few.
    have, most = g.tokens.get((hero, kind), 0), MARKER[kind].most or 1
    missing = needed - done - sum(_loads(g, kind).values())
    if missing <= 0 and MARKER[kind].most:
        return _all_in(g, hero, goal)
    home = min((g.board.walk[g.space_of[hero]][to] for to in place), default=0)
    source = _source(g, hero, goal) if have < most and missing > 0 else ()
    if have and (not source or g.sun <= 1 + home / 3):
        return _hold_back(g, hero, goal) if have == most and _one_load(g, goal) else work_at(g, place, "")
    if not source:
        pull = 0.5 * weights(g)["pull-place"] if MARKER[kind].most else 0.2 * weights(g)["pull-gather"]
        return Mission("defend", place, pull=pull, search=3.0)
    found = work_at(g, source, "")
    found.search = 1.0 if MARKER[kind].most else 0.0
    found.looks = not any(row.kind == kind and set(spaces_of_marker(g, row)) & set(source) for row in g.markers)
    if not MARKER[kind].most:
        return found
    # Who has the last that is missing keeps all the others waiting.
    waited_for = have < sum(_loads(g, kind).values()) and missing <= most - have
    return by_all_means(found) if waited_for else armed_first(g, hero, found)


def _loads(g: Lnoe, kind: str) -> dict[int, int]:
    """How many such markers each Hero carries."""
    return {hero: g.tokens.get((hero, kind), 0) for hero in g.heroes}


def _one_load(g: Lnoe, goal: Bring) -> bool:
    """Whether there is time, and there are Heroes enough, to bring all that is missing in one go.

    What lies there already calls the dead in before the rest comes.
    """
    done, needed = goal.progress(g)
    most = MARKER[goal.marker].most or 0
    return g.sun > LATE and done + most * len(g.heroes) >= needed


LATE = 5
"""The sun from which on everybody brings at once what they have."""


def _hold_back(g: Lnoe, hero: int, goal: Bring) -> Mission:
    """Stay within reach of the place, and arm meanwhile."""
    search = arming(g, armed(g, hero))
    found = Mission("help", goal.where(g), pull=weights(g)["pull-place"], search=search)
    found.away = WITHIN_REACH
    return found


WITHIN_REACH = 4
"""Steps from a place at which one waits for the others: a turn, or two."""


def _all_in(g: Lnoe, hero: int, goal: Bring) -> Mission:
    """Enough is on the way: who has it goes in by all means, and the others when those are close."""
    place, crew = goal.where(g), _last_load(g, goal)
    found = work_at(g, place, "")
    if _wins_by_coming(g, hero, goal):
        found.stand = WINS
    if hero in crew:
        return by_all_means(found)
    if all(_steps_home(g, one, place) <= SOON for one in crew):
        found.search = 1.0
        return found
    if g.tokens.get((hero, goal.marker), 0):
        return found
    return Mission("defend", place, pull=0.5 * weights(g)["pull-place"], search=3.0)


SOON = 7
"""Steps that take two turns, about."""
WINS = 100.0
"""What it is worth to do the last that is missing."""


def _steps_home(g: Lnoe, hero: int, place: tuple[int, ...]) -> int:
    return min((g.board.walk[g.space_of[hero]][to] for to in place), default=0)


def _last_load(g: Lnoe, goal: Bring) -> list[int]:
    """The Heroes who have what is still missing, the nearest first, no more than it takes."""
    done, needed = goal.progress(g)
    loads, place = _loads(g, goal.marker), goal.where(g)
    crew: list[int] = []
    for one in sorted((one for one in g.heroes if loads[one]), key=lambda one: _steps_home(g, one, place)):
        if done < needed:
            crew.append(one)
            done += loads[one]
    return crew


def _wins_by_coming(g: Lnoe, hero: int, goal: Bring) -> bool:
    """Whether all would be there with this Hero, and more Heroes than Zombies."""
    done, needed = goal.progress(g)
    loads, place = _loads(g, goal.marker), goal.where(g)
    there = [one for one in g.heroes if one == hero or g.space_of[one] in place]
    return done + sum(loads[one] for one in there) >= needed and len(there) > sum(g.zombies_at[at] for at in place)


def _source(g: Lnoe, hero: int, goal: Bring) -> tuple[int, ...]:
    """Where a Hero goes for more: the nearest place with some that others leave to them."""
    kinds = [goal.marker, *(row.id for row in MARKER.values() if "turned-by-searching" in row.does)]
    lying = [row for row in g.markers if row.kind in kinds]
    spots = [spaces_of_marker(g, row) for row in lying]
    left = [spaces for spaces in spots if not set(spaces) & set(goal.where(g))]
    most = MARKER[goal.marker].most or 1
    waiting = [other for other in walkers(g) if g.tokens.get((other, goal.marker), 0) < most]
    return own_share(g, hero, waiting, left)


def look(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Each goes where a marker lies and looks for it there, to one that nobody nearer goes to."""
    assert isinstance(goal, Find)
    return look_under(g, hero, goal.marker)


def look_under(g: Lnoe, hero: int, kind: str) -> Mission:
    """Where there are few Heroes for many markers, there is the less time to arm."""
    places = _own_marker(g, hero, kind)
    each = -(-sum(one.kind == kind for one in g.markers) // max(1, len(walkers(g))))
    needed = ROUNDS_EACH * each + ROUNDS_BACK
    found = armed_first(g, hero, work_at(g, places, "") if places else Mission("survive"), needed)
    found.looks = True
    return found


def _own_marker(g: Lnoe, hero: int, kind: str) -> tuple[int, ...]:
    """Where the marker of a kind lies that this Hero goes to, if there is one that nobody nearer goes to.

    Who carries something has to get home with it and is no longer reckoned with.
    """
    seekers = [one for one in walkers(g) if one == hero or not carried_by(g, one)]
    marks = [one for one in g.markers if one.kind == kind]
    return own_share(g, hero, seekers, [spaces_of_marker(g, one) for one in marks])


ROUNDS_EACH, ROUNDS_BACK = 3, 3
"""Rounds that it takes about to get to a marker and look there, and to bring back what was found."""
