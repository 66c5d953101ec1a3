"""Where one step may lead and what is seen from a space: whoever moves or shoots a model asks here.  [8.1, 8.4, 10.3]

The board knows what is printed. What changes during play answers here too: markers that keep Heroes out, cards that
open or close walls, and the rules that a box declares with `changes_steps` and `changes_sight` (doors that are barred,
barricades, fire, sewers, destroyed buildings). A game whose boxes bring no such rule pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from shamble.lnoe.board import Board
from shamble.lnoe.board.board import compile_board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.board.whole_walls import spaces_by_cell
from shamble.lnoe.content import MARKER, SIGHT_RULES, STEP_RULES
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, total

StepRule = Callable[[Lnoe, int, int, Sequence[int]], Sequence[int]]
"""(game, model, space it stands in, the steps so far) -> the steps it may take."""
SightRule = Callable[[Lnoe, int, int], int]
"""(game, space, the spaces seen so far as bits) -> the spaces that are seen."""


def changes_steps(module: str, side: str = "") -> Callable[[StepRule], StepRule]:
    """Declare how a module of rules changes where a step may lead, of one side or of everybody."""

    def declare(change: StepRule) -> StepRule:
        STEP_RULES.append((module, side, change))
        return change

    return declare


def changes_sight(module: str) -> Callable[[SightRule], SightRule]:
    """Declare how a module of rules changes what is seen."""

    def declare(change: SightRule) -> SightRule:
        SIGHT_RULES.append((module, change))
        return change

    return declare


# -- steps -------------------------------------------------------------------------------------------------


def steps_from(g: Lnoe, model: int, at: int) -> Sequence[int]:
    """What steps there are from a space for this model now."""
    return hero_steps_from(g, model, at) if g.model[model].side == "heroes" else zombie_steps_from(g, model, at)


def hero_steps_from(g: Lnoe, hero: int, at: int) -> Sequence[int]:
    board, flags = g.board, g.flags
    through_walls = walls_open(g, hero)
    steps: Sequence[int] = board.window_steps[at] if through_walls else board.hero_steps[at]
    if board.pinch_steps and not through_walls and may_squeeze(g, hero):
        steps = _with_pinches(board, at, steps)
    if flags and ("bars-heroes" in flags or "bars-zombies" in flags):
        barred = "bars-zombies" if hero_total(g, "enters-taken-over", hero) else "bars-heroes"
        steps = _into_open(g, at, steps, barred)
    if g.edges and not through_walls:
        steps = _past_edges(g, hero, at, steps)
    if "no-diagonals" in g.changed and total(g, "no-diagonals", hero):
        steps = _not_diagonal(board, at, steps)
    for change in g.content.hero_steps:
        steps = change(g, hero, at, steps)
    return steps


def steps_through_walls(g: Lnoe, hero: int, at: int) -> Sequence[int]:
    """Where one step leads a Hero whom no wall stops now, but everything else does."""
    steps: Sequence[int] = g.board.window_steps[at]
    if g.flags:
        barred = "bars-zombies" if hero_total(g, "enters-taken-over", hero) else "bars-heroes"
        steps = _into_open(g, at, steps, barred)
    for change in g.content.hero_steps:
        steps = change(g, hero, at, steps)
    return steps


def zombie_steps_from(g: Lnoe, zombie: int, at: int) -> Sequence[int]:
    steps: Sequence[int] = g.board.wall_free_steps[at] if walls_closed(g) else g.board.zombie_steps[at]
    if "bars-zombies" in g.flags:
        steps = _into_open(g, at, steps, "bars-zombies")
    if "keeps-zombies-out" in g.flags:
        steps = _into_open(g, at, steps, "keeps-zombies-out")
    if "bars-heroes" in g.flags and g.model[zombie].row.half_human:
        steps = _into_open(g, at, steps, "bars-heroes")
    for change in g.content.zombie_steps:
        steps = change(g, zombie, at, steps)
    return steps


def _into_open(g: Lnoe, at: int, steps: Sequence[int], flag: str) -> list[int]:
    """Those of the steps that `may_enter` allows."""
    plot, barred = g.board.plot, g.flags.get(flag, 0)
    here = plot[at]
    return [to for to in steps if (there := plot[to]) < 0 or there == here or not barred >> there & 1]


def _past_edges(g: Lnoe, hero: int, at: int, steps: Sequence[int]) -> list[int]:
    """Those of the steps that no marker on an edge bars."""
    return [to for to in steps if not bars_the_way(g, hero, at, to)]


def _not_diagonal(board: Board, at: int, steps: Sequence[int]) -> list[int]:
    straight = _straight_steps(board)
    return [to for to in steps if (at, to) in straight]


@kept_with_board
def _straight_steps(board: Board) -> frozenset[tuple[int, int]]:
    """The pairs of spaces that share an edge, or of which one lies below the other."""
    spaces, below = spaces_by_cell(board), range(len(board.names))[len(board.names) - len(board.plan.off_board) :]
    beside = {
        (at, to)
        for (x, y), at in spaces.items()
        for cell in ((x + 1, y), (x, y + 1))
        if (to := spaces.get(cell, at)) != at
    }
    beside |= {(under, at) for under in below for at in board.adjacent[under]}
    return frozenset(beside | {(to, at) for at, to in beside})


def share_edge(one: str, other: str) -> bool:
    """Whether two cells lie side by side."""
    (ax, ay), (bx, by) = (map(int, cell.split(",")) for cell in (one, other))
    return abs(ax - bx) + abs(ay - by) == 1


def _with_pinches(board: Board, at: int, steps: Sequence[int]) -> Sequence[int]:
    """The steps between touching corners besides."""
    return sorted({*steps, *(to for start, to in board.pinch_steps if start == at)})


def may_squeeze(g: Lnoe, hero: int) -> bool:
    """Whether this Hero may try to pass between the touching corners of buildings.  [3.3.11.1, 16.3.8.2]"""
    rule, sheet = squeeze_rule(g), g.sheet[hero]
    if g.model[hero].row.together:
        return True
    if rule == "students":
        return "student" in sheet.keywords
    return sheet.health <= 2 if rule == "two-health" else rule == "agility-test"


def squeeze_rule(g: Lnoe) -> str:
    """Who passes there: as the profile says, or the scenario as it was printed where the profile lets nobody."""
    rule = g.profile.pinch_points
    return scenario_of(g).row.pinch_points if rule == "blocked" else rule


def fails_to_squeeze(g: Lnoe, hero: int) -> bool:
    """An Agility Test, where the rules ask for one: as many as the Hero has Health boxes, or more.  [3.3.11.1, 13.2]

    Townsfolk Heroes always get through.  [16.3.8.2]
    """
    if g.model[hero].row.together or g.profile.pinch_points != "agility-test":
        return False
    return bool(g.roll("agility", 1, hero)[0] < g.sheet[hero].health)


def may_enter(g: Lnoe, at: int, to: int, flag: str = "bars-heroes") -> bool:
    """Heroes may not enter a building that is Taken Over, nobody one that is destroyed; inside, one may move.

    [3.14.16, 12.4]
    """
    building = g.board.plot[to]
    return building < 0 or building == g.board.plot[at] or not g.flagged(flag, building)


def bars_the_way(g: Lnoe, hero: int, at: int, to: int) -> bool:
    """A marker between two spaces keeps Heroes from stepping over it, but for an item that helps.  [3.14.3.2]"""
    kind = g.edges.get((at, to))
    return kind is not None and "bars-heroes" in MARKER[kind].does and not g.is_immune(hero, kind)


def locks_for_good(g: Lnoe) -> bool:
    """Whether a locked door stays locked.  [3.14.3.1]"""
    return g.profile.locked_door_permanent


def may_stand(g: Lnoe, space: int) -> bool:
    """Whether a model can be placed here at all: not in a destroyed building.  [12.4]"""
    building = g.board.plot[space]
    return building < 0 or "bars-zombies" not in g.flags or not g.flagged("bars-zombies", building)


def standing_spaces(g: Lnoe) -> Sequence[int]:
    """All spaces in which a model can be placed."""
    spaces = range(len(g.board.names))
    return [space for space in spaces if may_stand(g, space)] if "bars-zombies" in g.flags else spaces


def walls_open(g: Lnoe, hero: int) -> bool:
    """Whether this Hero may go through walls now."""
    return "walls-open" in g.changed and total(g, "walls-open", hero) > 0


def walls_closed(g: Lnoe) -> bool:
    """Whether Zombies may not go through walls now."""
    return "walls-closed" in g.changed and total(g, "walls-closed", -1) > 0


# -- sight -------------------------------------------------------------------------------------------------


def sight_from(g: Lnoe, at: int) -> int:
    """The spaces that are seen from one, as bits, itself included; markers hide nothing.  [10.3, 10.3.4]"""
    seen = g.board.sight[at] | 1 << at
    for change in g.content.sight_rules:
        seen = change(g, at, seen)
    return seen


def seen_within(g: Lnoe, at: int, reach: int) -> tuple[int, ...]:
    """The spaces that are seen from one within this many spaces, itself included.  [10.1]"""
    return spaces_within(g.board.distance[at], sight_from(g, at), reach)


def seen_without_woods(g: Lnoe, at: int, reach: int) -> tuple[int, ...]:
    """The same for who sees through forests."""
    return spaces_within(g.board.distance[at], sight_from(g, at) | sight_through_woods(g.board)[at], reach)


@kept_with_board
def sight_through_woods(board: Board) -> Sequence[int]:
    """What is seen from each space as if no tree stood on the board."""
    if not board.plan.forest:
        return board.sight
    return compile_board(replace(board.plan, forest=()), board.key, board.arrows).sight


@lru_cache(maxsize=1 << 14)
def spaces_within(distance: bytes, sight: int, reach: int) -> tuple[int, ...]:
    """The spaces among these that are at most so far away."""
    found: list[int] = []
    while sight:
        space = (sight & -sight).bit_length() - 1
        sight &= sight - 1
        if distance[space] <= reach:
            found.append(space)
    return tuple(found)
