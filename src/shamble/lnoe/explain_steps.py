"""Why a Hero or a Zombie cannot go there, and why a Zombie cannot be moved or shot.  [8.1, 8.4, 10]"""

from __future__ import annotations

from shamble.lnoe.board.plan import Cell
from shamble.lnoe.board.walls import edge_between
from shamble.lnoe.describe import EXERT
from shamble.lnoe.names import building_name, model_name, place_name, player_name, thing
from shamble.lnoe.reasons import Reason, active_hero, reason
from shamble.lnoe.rules.barricades import reinforcements_between
from shamble.lnoe.rules.hero_ways import held_by
from shamble.lnoe.rules.hunger import held_fast, hunts_townsfolk, next_steps, prey_at, prey_mask
from shamble.lnoe.rules.steps import (
    bars_the_way,
    may_enter,
    may_squeeze,
    may_stand,
    share_edge,
    sight_from,
    sight_through_woods,
    squeeze_rule,
    steps_from,
    walls_closed,
    walls_open,
)
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total


def why_not_there(g: Lnoe, seat: int, name: str, zombie: str, language: str) -> Reason | None:
    """Why nobody of this seat can go to, or be placed on, a space now."""
    space = g.board.by_name[name]
    decision = g.decision
    assert decision is not None
    if decision.seat != seat:
        return None
    if decision.kind == "place-hero":
        return _start(g, decision.actor, language)
    if decision.kind == "place-zombie":
        place = place_name(g, language, space)
        on_pits = g.top("place-zombies") is not None
        return (
            reason("place-elsewhere", ("14.8.1",), place=place) if on_pits else reason("place-not-there", place=place)
        )
    if g.side[seat] == "zombies":
        if decision.kind != "move-zombies":
            return None if g.top("move-zombies") is not None else reason("zombie-step", ("6.1.4", "6.1.6"))
        if decision.actor >= 0:
            return _zombie_step(g, seat, decision.actor, space, language)
        return _zombie_step(g, seat, g.named(zombie), space, language) if zombie else _no_zombie_reaches(g, seat, space)
    hero = active_hero(g)
    if hero < 0 or g.owner[hero] != seat:
        return reason("no-hero-acts", ("6.4",))
    return _hero_step(g, hero, space, language)


# -- Heroes ------------------------------------------------------------------------------------------------


def _start(g: Lnoe, hero: int, language: str) -> Reason | None:
    """Heroes start in the place named on the sheet."""
    if g.top("setup") is None or hero < 0:
        return None
    assert g.decision is not None
    places = [option[2] for option in g.decision.options if option[0] == "place"]
    if not places:
        return None
    start = g.sheet[hero].start
    where = place_name(g, language, places[0])
    known = [b.id for b in g.board.buildings if b.id == start and places[0] in b.spaces]
    if known:
        where = thing(language, "building", known[0])
    return reason("start-elsewhere", ("5.6.6",), hero=model_name(g, language, hero), place=where)


def _hero_step(g: Lnoe, hero: int, to: int, language: str) -> Reason | None:
    decision = g.decision
    assert decision is not None
    at = g.space_of[hero]
    name, place = model_name(g, language, hero), place_name(g, language, to)
    if at == to:
        return reason("already-there", hero=name, place=place)
    if decision.kind not in ("move-action", "move-hero") or EXERT in decision.facts:
        if g.zombies_at[at]:
            return reason("stopped-by-zombies", ("8.4.2",), hero=name)
        return reason("move-is-over", ("6.4.1",), hero=name)
    left = int(decision.facts[0])
    if decision.kind == "move-action" and ("roll-movement",) in decision.options:
        return reason("roll-first", ("8.4",), hero=name)
    if g.zombies_at[at] and total(g, "cannot-leave", hero):
        return reason("held-here", ("8.4.2",), hero=name)
    if holder := held_by(g, at):
        return reason("held-by-zombie", ("8.4.2.1",), hero=name, needed=holder)
    if to in g.board.adjacent[at]:
        return _next_space(g, hero, at, to, language)
    far = _steps_away(g, hero, at, to)
    if far < 0:
        return reason("no-way", ("8.4.3",), place=place)
    if far > left:
        return reason("too-far", ("8.4",), place=place, steps=far, left=left, hero=name)
    return reason("step-by-step", ("8.4", "8.4.1"), place=place, steps=far)


def _steps_away(g: Lnoe, hero: int, at: int, to: int) -> int:
    """How many steps a way there takes as things stand, squeezing between corners included; -1: there is none."""
    edge, seen, steps = {at}, {at}, 0
    while edge and to not in edge:
        edge = {space for start in edge for space in steps_from(g, hero, start)} - seen
        seen |= edge
        steps += 1
    return steps if edge else -1


def _next_space(g: Lnoe, hero: int, at: int, to: int, language: str) -> Reason | None:
    """Why the very next step cannot lead there."""
    place, name = place_name(g, language, to), model_name(g, language, hero)
    if to in g.board.hero_steps[at]:
        if not may_enter(g, at, to):
            building = building_name(g, language, g.board.plot[to])
            if not may_stand(g, to):
                return reason("destroyed", ("12.4",), building=building)
            return reason("taken-over", ("3.14.16",), building=building)
        if g.barricades and reinforcements_between(g, at, to):
            return reason("reinforced-door", ("8.4.4.1",), place=place)
        if bars_the_way(g, hero, at, to):
            return reason("door-locked", ("3.14.3.2",), place=place)
        if g.effects and total(g, "no-diagonals", hero) and not _straight(g, at, to):
            return reason("no-diagonals", hero=name)
        if walls_open(g, hero):
            return reason("must-end-outside", ("8.4.3",), hero=name)
        return reason("kept-away", hero=name, place=place)
    if to not in g.board.zombie_steps[at]:
        return reason("red-border", ("8.4.5",))
    if _straight(g, at, to):
        return reason("wall", ("3.3.2", "8.4.3"), place=place)
    if (at, to) in g.board.pinch_steps and not may_squeeze(g, hero):
        return reason("pinch-point", ("3.3.11",), place=place, rule=squeeze_rule(g))
    point = _corner(g, at, to)
    if point in g.board.plan.corner_walls or point in g.board.plan.trees:
        return reason("corner-wall", ("3.3.2.1",), place=place)
    if _touches_door(g, point):
        return reason("diagonal-door", ("3.3.3", "8.4.3"))
    return reason("wall", ("3.3.2", "8.4.3"), place=place)


def _cells(g: Lnoe, space: int) -> list[Cell]:
    found = []
    for cell in g.board.cells[space] if g.board.names[space] not in g.board.plan.off_board else ():
        x, y = cell.split(",")
        found.append((int(x), int(y)))
    return found


def _straight(g: Lnoe, at: int, to: int) -> bool:
    """Whether the two spaces share an edge."""
    if {g.board.names[at], g.board.names[to]} & set(g.board.plan.off_board):
        return False
    return any(share_edge(one, other) for one in g.board.cells[at] for other in g.board.cells[to])


def _corner(g: Lnoe, at: int, to: int) -> Cell:
    """The corner point two diagonal spaces share."""
    for ax, ay in _cells(g, at):
        for bx, by in _cells(g, to):
            if abs(ax - bx) == 1 and abs(ay - by) == 1:
                return max(ax, bx), max(ay, by)
    return -1, -1


def _touches_door(g: Lnoe, point: Cell) -> bool:
    x, y = point
    around = ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
    return any(edge_between(around[i], around[(i + 1) % 4]) in g.board.walls.doors for i in range(4))


# -- Zombies -----------------------------------------------------------------------------------------------


def why_not_zombie(g: Lnoe, seat: int, zombie: int, language: str) -> Reason | None:
    """Why a Zombie cannot be moved by its player, or attacked by a Hero."""
    if g.side[seat] == "heroes":
        return _not_shot(g, seat, zombie, language)
    name = model_name(g, language, zombie)
    if g.owner[zombie] != seat:
        player = player_name(g, language, g.owner[zombie])
        return reason("other-players-zombie", zombie=name, player=player)
    if g.top("move-zombies") is None and g.top("advance") is None:
        return reason("zombie-step", ("6.1.4", "6.1.6"))
    walking = g.top("walk")
    if walking is not None and walking.zombie != zombie:
        return None
    return _stays(g, seat, zombie, language)


def _stays(g: Lnoe, seat: int, zombie: int, language: str) -> Reason | None:
    """What keeps a Zombie where it is, wherever it would go."""
    name = model_name(g, language, zombie)
    at = g.space_of[zombie]
    walking, advance = g.top("walk"), g.top("advance")
    stepped = g.moved >> zombie & 1 if advance is None else zombie in advance.stepped
    if stepped and walking is None:
        return reason("zombie-moved", ("6.1.4", "8.1"), zombie=name)
    if prey_at(g)[at]:
        return reason("zombie-has-hero", ("8.1.1",), zombie=name, prey=_prey(g))
    if held_fast(g, at):
        return reason("zombie-held", zombie=name)
    if g.effects and total(g, "zombie-cannot-move", zombie):
        return reason("zombie-cannot-move", zombie=name)
    hungry = next_steps(g, zombie, prey_mask(g))[1]
    others = [z for z in g.zombies_on_board() if not g.moved >> z & 1 and z != zombie]
    if not hungry and g.profile.hunger_first and walking is None and advance is None:
        prey = prey_mask(g)
        waiting = [z for z in others if next_steps(g, z, prey)[1]]
        if waiting:
            other = model_name(g, language, waiting[0])
            return reason("others-hungry", ("8.1.1.1",), zombie=name, other=other, prey=_prey(g))
    return None


def _prey(g: Lnoe) -> str:
    """Whom Zombies hunger for, as the sentences name it."""
    return "townsfolk" if hunts_townsfolk(g) else "heroes"


def _zombie_step(g: Lnoe, seat: int, zombie: int, to: int, language: str) -> Reason | None:
    held = why_not_zombie(g, seat, zombie, language)
    if held is not None:
        return held
    name = model_name(g, language, zombie)
    at = g.space_of[zombie]
    if to == at:
        return reason("already-there", hero=name, place=place_name(g, language, to))
    if to not in g.board.adjacent[at]:
        return reason("zombie-too-far", ("8.1",), zombie=name, place=place_name(g, language, to))
    if next_steps(g, zombie, prey_mask(g))[1]:
        return reason("hunger", ("8.1.1",), zombie=name, prey=_prey(g))
    if walls_closed(g):
        return reason("walls-closed", zombie=name)
    return reason("red-border", ("8.4.5",)) if to not in g.board.zombie_steps[at] else None


def _no_zombie_reaches(g: Lnoe, seat: int, space: int) -> Reason:
    """No Zombie of this seat may step there now."""
    near = [
        zombie
        for zombie in g.zombies_on_board()
        if g.owner[zombie] == seat and space in g.board.adjacent[g.space_of[zombie]]
    ]
    if not near:
        return reason("no-zombie-near", ("8.1",))
    if all(g.moved >> zombie & 1 for zombie in near):
        return reason("all-near-have-moved", ("6.1.4", "8.1"))
    return reason("near-are-bound", ("8.1.1", "8.1.1.1"))


def _not_shot(g: Lnoe, seat: int, zombie: int, language: str) -> Reason:
    """Why the acting Hero cannot attack a Zombie from here."""
    hero = active_hero(g)
    if hero < 0 or g.owner[hero] != seat:
        return reason("no-hero-acts", ("6.4",))
    words = {"hero": model_name(g, language, hero), "zombie": model_name(g, language, zombie)}
    at, there = g.space_of[hero], g.space_of[zombie]
    reach = [row.range for copy in g.items[hero] if (row := g.content.kinds[copy].row).range >= 0]
    if at == there and not reach:
        return reason("zombie-fought-last", ("6.4.4",), **words)
    if not reach:
        return reason("no-weapon", ("6.4.3", "10.1"), **words)
    if at != there and not sight_from(g, at) >> there & 1:
        if sight_through_woods(g.board)[at] >> there & 1:
            return reason("behind-trees", ("10.3.2",), **words)
        return reason("not-seen", ("10.3",), **words)
    far = g.board.distance[at][there]
    if far > max(reach):
        return reason("out-of-range", ("10.1",), far=far, range=max(reach), **words)
    return reason("attack-after-move", ("6.4.3",), hero=words["hero"])
