"""What scenarios add to the rules: markers of their own, a turn given up for something, finds, ways off the board."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import KIND, MARKER
from shamble.lnoe.goal_words import SpendTurn, always_has, carried, fits
from shamble.lnoe.places import PITS, spaces_of
from shamble.lnoe.rules.cards import (
    leave_play,
    put_marker,
    remove_from_game,
    remove_marker,
    set_down,
    take_marker,
    use_up,
)
from shamble.lnoe.rules.combined import come_apart
from shamble.lnoe.rules.pay_with_events import events_in_hands, pay_with_events
from shamble.lnoe.rules.search import instead_of_searching, may_turn_counter
from shamble.lnoe.scenario import PLANT, Scenario, scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker
from shamble.lnoe.uses import happened, keep_effects


def set_the_scene(g: Lnoe) -> None:
    """Put down what the scenario has on the board, unless a described position has put it elsewhere.  [5.3.1]"""
    scenario = scenario_of(g)
    for placed in scenario.row.markers:
        if not any(marker[0] == placed.marker for marker in g.markers):
            spaces = spaces_of(g, placed.at)
            for space in (spaces if placed.each else spaces[:1]) * placed.count:
                if placed.marker == "spawning-pit":
                    dig_pit(g, space)
                else:
                    set_down(g, Marker(placed.marker, space))
    if scenario.row.spawns_along:
        printed = {*g.board.pits, *g.board.optional_pits}
        g.pits = [pit for pit in g.pits if pit not in printed]
    for goal in scenario.turns_spent:
        g.notes.setdefault(goal.noted(), 0)
    tell(g, "set-up")


# -- in place of a move ------------------------------------------------------------------------------------


def turn_options(g: Lnoe, hero: int, scenario: Scenario) -> list[Option]:
    """What a Hero may give up the whole turn for here, because the scenario is about it."""
    options: list[Option] = []
    for goal in _open_turns(g, scenario, g.space_of[hero]):
        options += _ways_to_spend(g, hero, goal)
    return options


def act_options(g: Lnoe, hero: int, scenario: Scenario) -> list[Option]:
    """What a Hero may use the Move Action for here, a search or not: look for something, leave something behind."""
    options = finds_here(g, hero, scenario)
    for plant in scenario.plants:
        if g.space_of[hero] in plant.where(g):
            options += [(PLANT, kind) for kind in _kinds_to_give(g, hero, plant.discarding)]
    return options


def finds_here(g: Lnoe, hero: int, scenario: Scenario) -> list[Option]:
    """What lies hidden here and can be looked for in place of a search, one that is free too.  [16.6.8.1]"""
    options: list[Option] = []
    for find in scenario.finds:
        if not find.met(g) and g.space_of[hero] in find.where(g) and instead_of_searching(g, hero):
            options.append(("find", find.marker))
    if "turned-by-searching" in g.flags:
        options += [option for option in ways_to_turn(g, hero) if option not in options]
    return options


def ways_to_turn(g: Lnoe, hero: int) -> list[Option]:
    """A hidden marker on the building here is turned in place of a search.  [16.6.8.1]"""
    building = g.board.plot[g.space_of[hero]]
    if building < 0 or not g.flagged("turned-by-searching", building) or not may_turn_counter(g, hero):
        return []
    kinds = dict.fromkeys(marker.kind for marker in g.markers if marker.building == building)
    return [("find", kind) for kind in kinds if "turned-by-searching" in MARKER[kind].does]


def _open_turns(g: Lnoe, scenario: Scenario, space: int) -> list[SpendTurn]:
    """What a turn can be spent on in a space now."""
    here: list[SpendTurn] = []
    for goal in scenario.turns_spent:
        if space in goal.where(g):
            here.append(goal)
    return _those_ahead(g, scenario, here) if here else here


def _those_ahead(g: Lnoe, scenario: Scenario, turns: list[SpendTurn]) -> list[SpendTurn]:
    ahead = [goal for objective in scenario.objectives for goal in objective.goal.ahead(g)]
    return [goal for goal in ahead if goal in turns]


def _ways_to_spend(g: Lnoe, hero: int, goal: SpendTurn) -> list[Option]:
    """Once, or once for each kind of card that may be discarded for it."""
    if not _is_able(g, hero, goal):
        return []
    if not goal.discarding:
        return [(goal.action,)]
    kinds = {*_kinds_to_give(g, hero, goal.discarding)}
    kinds |= {name for name in g.sheet[hero].always_has if fits(KIND[name], goal.discarding)}
    return [(goal.action, kind) for kind in sorted(kinds)]


def _is_able(g: Lnoe, hero: int, goal: SpendTurn) -> bool:
    """Whether the Hero has what it takes and what is used up by it."""
    if goal.spending and (hero, goal.spending) not in g.tokens:
        return False
    if goal.tool and (hero, goal.tool) not in g.tokens and g.space_of[hero] not in spaces_of(g, goal.tool):
        return False
    if goal.events > events_in_hands(g):
        return False
    return not goal.holding or bool(always_has(g, hero, goal.holding) or carried(g, hero, goal.holding))


def _kinds_to_give(g: Lnoe, hero: int, cards: str) -> list[str]:
    """The kinds of such items that a Hero has and may use now."""
    return sorted({g.content.kind_of[copy] for copy in carried(g, hero, cards) if g.may_use(hero, copy)})


def act(g: Lnoe, hero: int, option: Option) -> None:
    """A find is made at once, and so is what is left in a building; what takes the whole turn waits for the fights."""
    if option[0] == "find":
        find(g, hero, option[1])
        return
    if option[0] == PLANT:
        leave_behind(g, hero, option[1])
        return
    if any(goal.at_once and goal.action == option[0] for goal in scenario_of(g).turns_spent):
        do_what_it_takes(g, hero, option)
        return
    activation = g.acting()
    assert activation is not None
    activation.action = option


def leave_behind(g: Lnoe, hero: int, kind: str) -> None:
    """A Hero leaves an item, or one marker of it, in the building.  [9.4.1]"""
    goal = next(plant for plant in scenario_of(g).plants if fits(KIND[kind], plant.discarding))
    g.emit("planted", who=hero, card=kind, building=g.board.building[g.space_of[hero]])
    use_up(g, hero, g.item_of(hero, kind))
    put_marker(g, goal.leaves, building=g.board.building[g.space_of[hero]])


def find(g: Lnoe, hero: int, marker: str) -> None:
    """The marker here is found; what that brings is up to the scenario, whose hook may still look at it."""
    there = marker_here(g, hero, marker)
    if MARKER[marker].hidden:
        space = g.space_of[hero]
        g.boundary = True
        g.emit("revealed", kind=marker, who=hero, space=space, building=there.building, value=there.value)
    tell(g, "found", hero)
    take_marker(g, there)
    if MARKER[marker].hidden and g.in_play:
        happened(g, MARKER_TURNED, hero)


MARKER_TURNED = "marker-turned"
"""What happens to a Hero who turns a hidden marker over."""


def marker_here(g: Lnoe, hero: int, kind: str) -> Marker:
    """The marker of this kind where the Hero stands."""
    space = g.space_of[hero]
    building = g.board.plot[space]
    return next(row for row in g.markers if row.kind == kind and (row.space == space or row.building == building))


def gives_up_fights(g: Lnoe, action: Option) -> bool:
    """Whether what a Hero does takes the place of the fights too, as Step 4 of the activation given up.  [6.4]"""
    return bool(action) and any(goal.no_fights and goal.action == action[0] for goal in scenario_of(g).turns_spent)


def complete_turn(g: Lnoe, f: Frame) -> None:
    """What the turn was given up for is done, now that the Hero has survived the fights there.  [Ruling 48]"""
    do_what_it_takes(g, f.hero, f.action)


def do_what_it_takes(g: Lnoe, hero: int, action: Option) -> None:
    """A Hero uses up what is asked for, and it is done."""
    space = g.space_of[hero]
    for goal in _open_turns(g, scenario_of(g), space):
        if goal.action != action[0] or not _is_able(g, hero, goal):
            continue
        if goal.spending:
            g.add_tokens(hero, goal.spending, -1)
        if goal.discarding and action[1] not in g.sheet[hero].always_has:
            copy = to_give(g, hero, action[1], goal.discarding)
            if copy < 0:
                continue
            use_up(g, hero, copy)
        if goal.at == PITS:
            close_pit(g, space)
        if goal.leaves:
            put_marker(g, goal.leaves, space)
        goal.add(g)
        if goal.event:
            g.emit(goal.event, who=hero)
        tell(g, "turn-spent", hero)
        if goal.events:
            pay_with_events(g, g.owner[hero], goal.events)
        return


def dig_pit(g: Lnoe, space: int) -> None:
    """Zombies come out of it from now on."""
    g.pits.append(space)
    put_marker(g, "spawning-pit", space)


def close_pit(g: Lnoe, space: int) -> None:
    """No Zombies come out of it any more; those on it stay.  [Ruling 48]"""
    g.pits.remove(space)
    remove_marker(g, "spawning-pit", space)


def to_give(g: Lnoe, hero: int, kind: str, cards: str) -> int:
    """The item that was named, or another that will do if it was lost in the fights; -1: none."""
    copy = g.item_of(hero, kind)
    others = [other for other in carried(g, hero, cards) if g.may_use(hero, other)] if copy < 0 else []
    return others[0] if others else copy


# -- off the board -----------------------------------------------------------------------------------------


def leave_by_a_way_out(g: Lnoe, hero: int) -> bool:
    """Who stands where the scenario lets Heroes escape is out of the game and safe, with all they carry."""
    for goal in scenario_of(g).ways_out:
        if g.space_of[hero] in goal.where(g) and goal.of in ("heroes", g.model[hero].id):
            escape(g, hero)
            return True
    return False


def escape(g: Lnoe, hero: int) -> None:
    g.emit("escaped", who=hero)
    for copy in g.items[hero]:
        come_apart(g, copy)
        remove_from_game(g, copy)
    g.items[hero] = ()
    for row in [row for row in g.in_play if row[2] == hero]:
        leave_play(g, row[0])
    keep_effects(g, [effect for effect in g.effects if effect[1] != hero])
    g.take_off(hero)
    refresh(g, g.owner[hero])
    tell(g, "escaped", hero)
