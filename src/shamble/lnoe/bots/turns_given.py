"""Errands for which somebody gives up a turn or several meet: to prepare, repair, plant, use up, gather."""

from __future__ import annotations

from shamble.lnoe.bots.carrying import look_under
from shamble.lnoe.bots.look import urgency
from shamble.lnoe.bots.purpose import (
    Mission,
    armed,
    armed_first,
    arming,
    by_all_means,
    carriers,
    closest,
    missing_cards,
    search_for,
    walkers,
    work_at,
)
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.goal_words import Gather, Plant, Reach, SpendTurn, carried, is_one
from shamble.lnoe.goals import Goal
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.pay_with_events import events_in_hands
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Meeting = Gather | Reach
"""Goals that want several Heroes in a place."""


def spend_turn(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has what it takes goes to the nearest place that nobody nearer goes to; armed where the Zombies wait, because
    it is the place that the Heroes must come to in the end.
    """
    assert isinstance(goal, SpendTurn)
    if goal.spending:
        return _use_up(g, hero, goal)
    if goal.tool:
        return _repair(g, hero, goal)
    places = goal.where(g)
    able = carriers(g, goal.discarding)
    if hero not in able or not places:
        return search_for(g, goal.discarding)
    walk = g.board.walk
    free = list(places)
    for one in sorted(able, key=lambda c: min(walk[g.space_of[c]][place] for place in places)):
        place = min(free or places, key=lambda p: walk[g.space_of[one]][p] + g.zombies_at[p])
        if one == hero:
            found = work_at(g, (place,), goal.discarding)
            return armed_first(g, hero, found) if _meeting_there(g, goal) else found
        if place in free:
            free.remove(place)
    return search_for(g, goal.discarding, 0.7)


def leaves_it_to_others(g: Lnoe, hero: int, goal: SpendTurn) -> bool:
    """Whether all that some work takes has been found, and somebody else has it."""
    return bool(goal.discarding) and not missing_cards(g, goal) and hero not in carriers(g, goal.discarding)


def stand_by(g: Lnoe, hero: int, meet: Meeting) -> Mission:
    """While others get everything ready: those who will be wanted come near, the rest keep the Zombies busy."""
    w, places = weights(g), meet.where(g)
    wanted = [one for one in walkers(g) if not meet.among or is_one(g, one, meet.among)]
    pull = STAND_BY if hero in closest(g, wanted, places, meet.count) else 0.2
    search = max(0.5 * w["search-cards"], arming(g, armed(g, hero)))
    return Mission("meet", places, pull=pull * w["pull-gather"], search=search)


STAND_BY = 0.5
"""What a step towards a place is worth to who will be wanted there, as a part of what gathering is."""


def plant(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has what it takes goes to the nearest building that still counts; two never to the same board."""
    assert isinstance(goal, Plant)
    places, board, walk = goal.where(g), g.board.outer_of, g.board.walk
    able = carriers(g, goal.discarding)
    if hero not in able or not places:
        return search_for(g, goal.discarding)
    free = list(places)
    for one in sorted(able, key=lambda c: min(walk[g.space_of[c]][place] for place in places)):
        place = min(free or places, key=lambda p: walk[g.space_of[one]][p] + g.zombies_at[p])
        near = tuple(p for p in free if board[p] == board[place])
        if one == hero:
            return work_at(g, near or (place,), goal.discarding)
        free = [p for p in free if p not in near]
    return search_for(g, goal.discarding, 0.7)


def _use_up(g: Lnoe, hero: int, goal: SpendTurn) -> Mission:
    """Who carries the marker needs an item for it; others find one and bring it, or fetch what was dropped."""
    dropped, places = spaces_of(g, goal.spending), goal.where(g)
    if (hero, goal.spending) in g.tokens:
        return Mission("survive", search=1.0) if carried(g, hero, goal.holding) else search_for(g, goal.holding)
    if dropped and hero in closest(g, walkers(g), dropped, 1):
        return work_at(g, dropped, "")
    if carried(g, hero, goal.holding) and places:
        return work_at(g, places, goal.holding)
    return search_for(g, goal.holding)


def _repair(g: Lnoe, hero: int, goal: SpendTurn) -> Mission:
    """Find the tool, then what the work costs; then as many as there is work for go there together."""
    lying, places = spaces_of(g, goal.tool), goal.where(g)
    bearers = [one for one in g.heroes if (one, goal.tool) in g.tokens]
    if not lying and not bearers:
        found = look_under(g, hero, goal.hidden_in)
        return found if found.targets else _gather_events(g, places)
    at_hand = bool(set(lying) & set(places)) or any(g.space_of[one] in places for one in bearers)
    if not at_hand and not bearers and hero in closest(g, walkers(g), lying, 1):
        return by_all_means(work_at(g, lying, ""))
    if hero in _crew(g, goal, bearers):
        return by_all_means(work_at(g, places, ""))
    return _gather_events(g, places)


def _crew(g: Lnoe, goal: SpendTurn, bearers: list[int]) -> list[int]:
    """Who goes to work: one for each time it has to be done that can be paid for, all at once as long as time allows.

    Each of them does it once in the same turn, so that nobody has to hold out there for long.
    """
    places, left = goal.where(g), goal.spend_turn - goal.counted(g)
    paid = min(left, events_in_hands(g) // goal.events) if goal.events else left
    if paid < left and g.sun > PIECEMEAL:
        return []
    others = [one for one in walkers(g) if one not in bearers]
    meeting = _meeting_there(g, goal)
    return (bearers + closest(g, others, places, len(others)))[: max(1, paid, *(meeting if paid == left else ()))]


def _meeting_there(g: Lnoe, goal: SpendTurn) -> list[int]:
    """How many Heroes must meet where some work is done; none if that is not where they win."""
    return [one.count for one in scenario_of(g).singles("heroes") if isinstance(one, Meeting) and one.at == goal.at]


PIECEMEAL = 5
"""The sun from which on the work is begun though not all of it can be paid for."""


def _gather_events(g: Lnoe, places: tuple[int, ...]) -> Mission:
    """Search, not too far from where the work is to be done."""
    return Mission("help", places, pull=0.2 * weights(g)["pull-gather"], search=weights(g)["search-cards"])


def prepare_and_meet(g: Lnoe, hero: int, spend: SpendTurn, meet: Meeting) -> Mission:
    """Somebody gives up a turn with one card; then several meet, one of them with another."""
    w, places, prepared = weights(g), meet.where(g), spend.met(g)
    holders = carriers(g, meet.holding)
    bringers = carriers(g, spend.discarding)
    if prepared and holders and places:
        others = [one for one in walkers(g) if one not in holders]
        if hero in holders or hero in closest(g, others, places, meet.count):
            return _meet(g, hero, places, holders, meet.count)
    if hero in bringers and not prepared:
        return work_at(g, spend.where(g), spend.discarding)
    if hero in holders and bringers:
        return Mission("meet", places, pull=0.25 * w["pull-gather"], search=0.5 * w["search-cards"])
    if holders and (bringers or prepared):
        return Mission("help", places, pull=0.2 * w["pull-gather"], search=0.5 * w["search-cards"])
    return search_for(g, meet.holding if prepared or bringers else spend.discarding)


def _meet(g: Lnoe, hero: int, places: tuple[int, ...], holders: list[int], count: int) -> Mission:
    """Be there when the turn ends; the last one that is missing wins the game by it."""
    hurry = urgency(g)
    found = Mission("meet", places, pull=weights(g)["pull-gather"] * hurry)
    there = [one for one in g.heroes if one != hero and g.space_of[one] in places]
    wins = len(there) >= count - 1 and (hero in holders or any(one in holders for one in there))
    found.stand = 100.0 if wins else weights(g)["stand-gather"] * hurry
    return found


def gather(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Those who are closest go, who has what is asked for among them; the others help."""
    assert isinstance(goal, Meeting)
    places, holders = goal.where(g), carriers(g, goal.holding)
    if goal.among:
        holders = [one for one in holders if is_one(g, one, goal.among)]
    if not holders or not places:
        return search_for(g, goal.holding)
    chosen = closest(g, [one for one in walkers(g) if one not in holders], places, goal.count)
    if hero in chosen or hero in closest(g, holders, places, goal.count):
        return _meet(g, hero, places, holders, goal.count)
    return Mission("help", places, pull=0.2 * weights(g)["pull-gather"], search=3.0)
