"""Where a Hero's next step may lead, and every way ahead.  [8.4]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.steps import hero_steps_from, may_squeeze, steps_through_walls, walls_open
from shamble.lnoe.rules.survival import movement_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, total

SHUNS_ZOMBIES: Final = "shuns-zombies"
"""The lasting effect of a Hero who enters no space with Zombies."""

SLIPS: Final = "slips-past"
"""How many spaces with Zombies a Hero may still go through this turn."""


def may_slip(g: Lnoe) -> bool:
    """Whether anything of this game lets Heroes do so."""
    return SLIPS in g.content.carried or (bool(g.in_play) and SLIPS in g.content.quantities)


def step_options(g: Lnoe, hero: int, left: int, crossed: bool) -> list[Option]:
    """Every legal next step of a Hero with this many spaces left.  [8.4]"""
    at = g.space_of[hero]
    if g.zombies_at[at] and cannot_leave(g, hero, at):
        return []
    steps = hero_steps_from(g, hero, at)
    if may_be_bound(g):
        steps = _as_cards_allow(g, hero, steps, left, crossed)
    return list(map(_steps_to(g.board).__getitem__, steps))


def walls_ahead(g: Lnoe, hero: int, left: int) -> list[int]:
    """The spaces next to a Hero with this many spaces left from which nothing but a wall parts them."""
    at = g.space_of[hero]
    if g.zombies_at[at] and cannot_leave(g, hero, at):
        return []
    open_ways = hero_steps_from(g, hero, at)
    steps: Sequence[int] = [to for to in steps_through_walls(g, hero, at) if to not in open_ways]
    return list(_as_cards_allow(g, hero, steps, left, True) if may_be_bound(g) else steps)


def cannot_leave(g: Lnoe, hero: int, at: int) -> bool:
    """Whether a card, or a Zombie here, keeps a Hero from going away."""
    return total(g, "cannot-leave", hero) > 0 or held_by(g, at) > 0


_STEPS_TO: list[Option] = []
"""Space -> the option of stepping there, the same on every board."""


def _steps_to(board: Board) -> list[Option]:
    while len(_STEPS_TO) < len(board.names):
        _STEPS_TO.append(("step", len(_STEPS_TO)))
    return _STEPS_TO


BINDS: Final = frozenset(
    {"stands-fast", "keeps-to-building", "must-end-alone", "must-part", "walls-open", SHUNS_ZOMBIES}
)
"""The numbers by which a card binds the move of a Hero."""


def may_be_bound(g: Lnoe) -> bool:
    """Whether there is anything now that might bind the move of a Hero."""
    return not BINDS.isdisjoint(g.changed)


def _as_cards_allow(g: Lnoe, hero: int, steps: Sequence[int], left: int, crossed: bool) -> Sequence[int]:
    """The steps after which the move can still end as a card demands."""
    at = g.space_of[hero]
    if must(g, "stands-fast", hero):
        return ()
    if walls_open(g, hero):
        steps = [to for to in steps if _ends_outside(g, hero, to, left, crossed)]
    if must(g, "keeps-to-building", hero):
        steps = [to for to in steps if g.board.building[to] == g.board.building[at]]
    if must(g, SHUNS_ZOMBIES, hero):
        steps = [to for to in steps if not g.zombies_at[to]]
    if must(g, "must-end-alone", hero):
        steps = [to for to in steps if _can_end_alone(g, hero, to, left - 1)]
    return steps


def held_by(g: Lnoe, at: int) -> int:
    """The movement that the Hero who acts has not rolled and would need to leave a Zombie here; 0: none holds on.

    [8.4.2.1, 14.6.3.4]
    """
    if not g.content.armed or g.acting() is None:
        return 0
    weapons = [g.weapon(zombie) for zombie in g.zombies_in(at)]
    needed = max((weapon.holds_below for weapon in weapons if weapon is not None), default=0)
    return needed if movement_of(g) < needed else 0


def must(g: Lnoe, what: str, hero: int) -> bool:
    """Whether a card binds the move of this Hero in some way."""
    return what in g.changed and total(g, what, hero) > 0


def shares_space(g: Lnoe, hero: int) -> bool:
    return g.heroes_at[g.space_of[hero]] > 1


def _can_end_alone(g: Lnoe, hero: int, space: int, left: int) -> bool:
    """Whether a Hero who steps in here with this many spaces left can still end the move without another Hero."""
    own = g.space_of[hero]
    return _can_end(g, hero, space, left, lambda at: g.heroes_at[at] == (at == own))


def _can_end(g: Lnoe, hero: int, space: int, left: int, well: Callable[[int], bool]) -> bool:
    """Whether a Hero who steps in here with this many spaces left can still end the move where it is well."""
    frontier, seen = {space}, {space}
    for _ in range(left + 1):
        if any(map(well, frontier)):
            return True
        frontier = {to for at in frontier if not g.zombies_at[at] for to in hero_steps_from(g, hero, at)} - seen
        seen |= frontier
    return False


def must_go_on(g: Lnoe, f: Frame) -> bool:
    """Whether this Hero may neither stay nor do anything else: beside another, whom a card makes them leave."""
    bound = "must-end-alone" if f.moved else "must-part"
    if not must(g, bound, f.hero) or not shares_space(g, f.hero):
        return False
    return bool(step_options(g, f.hero, f.left if f.rolled else 6, f.crossed))


def _ends_outside(g: Lnoe, hero: int, to: int, left: int, crossed: bool) -> bool:
    """A Hero who goes through a wall must still be able to end the move outside every building."""
    through_wall = to not in g.board.hero_steps[g.space_of[hero]]
    building = g.board.building
    return not (crossed or through_wall) or _can_end(g, hero, to, left - 1, lambda at: building[at] < 0)


def ways_ahead(g: Lnoe, hero: int, left: int, first: Iterable[int]) -> dict[int, int]:
    """Each space a Hero could come to with so many spaces left -> the space it is entered from, nearest first.

    `first` are the steps that are possible now. Zombies and lights that are out end a move. While walls are open a way
    through one ends behind it: what may follow depends on where the move can still end.  [8.4, 8.4.2, 3.14.10]
    """
    here, building, zombies = g.space_of[hero], g.board.plot, g.zombies_at
    found = dict.fromkeys(first, here)
    steps = g.board.hero_steps
    through_walls, changed = walls_open(g, hero), bool(g.flags or g.edges or g.content.hero_steps)
    changed = changed or (bool(g.board.pinch_steps) and may_squeeze(g, hero))
    edge = [to for to in found if not through_walls or to in steps[here]]
    if hero_total(g, "passes-zombies", hero):
        zombies = [0] * len(zombies)
    slips = hero_total(g, SLIPS, hero) if may_slip(g) else 0
    for _ in range(left - 1):
        ahead: list[int] = []
        for at in edge:
            if zombies[at] and (not slips or _met_on_the_way(found, zombies, here, at) > slips):
                continue
            if changed and building[at] >= 0 and _dark(g, hero, building[at]):
                continue
            onward = hero_steps_from(g, hero, at) if changed else steps[at]
            for to in onward:
                if to not in found and to != here and (not through_walls or to in steps[at]):
                    found[to] = at
                    ahead.append(to)
        if not ahead:
            break
        edge = ahead
    return found


def _met_on_the_way(found: dict[int, int], zombies: Sequence[int], here: int, at: int) -> int:
    """How many spaces with Zombies lie on the way to this one, itself included."""
    met = 0
    while at != here:
        met += zombies[at] > 0
        at = found[at]
    return met


def _dark(g: Lnoe, hero: int, building: int) -> bool:
    """Whether a marker on this building ends the move of this Hero."""
    return g.flagged("stops-heroes", building) and any(
        marker.building == building
        and "stops-heroes" in MARKER[marker.kind].does
        and not g.is_immune(hero, marker.kind)
        for marker in g.markers
    )
