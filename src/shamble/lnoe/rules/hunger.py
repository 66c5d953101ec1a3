"""Where Zombies may step, and what Zombie Hunger makes them do.  [8.1.1]"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.rules.edge import step_off, ways_off
from shamble.lnoe.rules.steps import walls_closed, zombie_steps_from
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import ToMove
from shamble.lnoe.uses import total

# -- one Zombie --------------------------------------------------------------------------------------------


def prey_mask(g: Lnoe) -> int:
    """The spaces with Heroes, and with others whom Zombies hunger for, as bits."""
    mask = 0
    where = g.space_of
    for hero in g.heroes:
        mask |= 1 << where[hero]
    if hunts_townsfolk(g):
        for other in g.rosters[TOWNSFOLK]:
            mask |= 1 << where[other]
    return mask


TOWNSFOLK: Final = 2
"""The roster of people of the town who are neither Heroes nor Zombies."""


def hunts_townsfolk(g: Lnoe) -> bool:
    """Whether there are people of the town whom hunger drives Zombies to as it does to Heroes.  [8.1.1]"""
    return len(g.rosters) > TOWNSFOLK and bool(g.rosters[TOWNSFOLK]) and g.profile.hunger_for_townsfolk


def prey_at(g: Lnoe) -> list[int]:
    """Space -> how many there are whom Zombies hunger for."""
    return [*map(add, g.heroes_at, g.at[TOWNSFOLK])] if hunts_townsfolk(g) else g.heroes_at


def prey_spaces(g: Lnoe) -> list[int]:
    """Where they are."""
    townsfolk = [g.space_of[other] for other in g.rosters[TOWNSFOLK]] if hunts_townsfolk(g) else []
    return [*g.hero_spaces(), *townsfolk]


def next_steps(g: Lnoe, zombie: int, prey: int) -> tuple[Sequence[int], bool]:
    """Where one step may take a Zombie, and whether hunger drives it.  [8.1.1]

    A Zombie never leaves a Hero's space; next to a Hero it can reach, it may only step into such a space. By the
    Complete Rulebook so it is with people of the town.
    """
    at = g.space_of[zombie]
    if at < 0 or prey >> at & 1:
        return (), False
    steps = steps_of(g, zombie, prey)
    reach = g.model[zombie].hunger
    if g.effects and is_lured(g):
        if total(g, KEPT_OFF, zombie):
            return [to for to in steps if not g.heroes_at[to]], False
        lured = lured_steps(g, zombie, steps)
        if lured:
            return lured, True
        reach += total(g, FAR_HUNGER, zombie)
    if reach > 1:
        nearer = nearer_steps(g, zombie, steps, reach)
        if nearer:
            return nearer, True
        return (steps if g.model[zombie].row.roams else ()), False
    if g.board.near[at] & prey:
        bites = [to for to in steps if prey >> to & 1]
        if bites:
            return bites, True
    return steps, False


def steps_of(g: Lnoe, zombie: int, prey: int) -> Sequence[int]:
    """Where one step may take a Zombie, whatever hunger says: what holds it where it is holds it still."""
    at = g.space_of[zombie]
    if g.effects and (held_fast(g, at) or total(g, "zombie-cannot-move", zombie)):
        return ()
    steps = zombie_steps_from(g, zombie, at)
    if pinned(g) and g.board.near[at] & prey:
        return [to for to in steps if prey >> to & 1]
    return steps


KEPT_OFF: Final = "kept-off"
"""The lasting effect of a Zombie that may not step into a Hero's space."""
FAR_HUNGER: Final = "far-hunger"
"""The lasting effect by which hunger drives every Zombie from so many spaces farther away."""


def pinned(g: Lnoe) -> bool:
    """Whether Zombies beside Heroes may go nowhere but to them."""
    return "zombies-pinned" in g.changed and total(g, "zombies-pinned", -1) > 0


def nearer_steps(g: Lnoe, zombie: int, steps: Sequence[int], reach: int) -> list[int]:
    """The steps towards the nearest prey, for a Zombie that hunger drives from farther away."""
    away = g.board.distance[g.space_of[zombie]]
    spaces = prey_spaces(g)
    nearest = min((away[space] for space in spaces), default=99)
    if nearest > reach:
        return []
    there = [space for space in spaces if away[space] == nearest]
    return [to for to in steps if any(g.board.distance[to][space] < nearest for space in there)]


LURES: Final = "lures-zombies"
"""The lasting effect of a Hero towards whom every Zombie within so many spaces must move."""


def is_lured(g: Lnoe) -> bool:
    """Whether anything draws Zombies from farther away than hunger does, or keeps some off."""
    return any(effect[0] in (LURES, FAR_HUNGER, KEPT_OFF) for effect in g.effects)


def lured_steps(g: Lnoe, zombie: int, steps: Sequence[int]) -> list[int]:
    """The steps towards a Hero who draws this Zombie, if it is near enough and there are any."""
    at = g.space_of[zombie]
    for name, hero, _, reach, _, _ in g.effects:
        if name == LURES and g.space_of[hero] >= 0:
            away = g.board.distance[g.space_of[hero]]
            if away[at] <= reach:
                return [to for to in steps if away[to] < away[at]]
    return []


def may_be_moved(g: Lnoe, zombie: int) -> bool:
    """Whether cards can move it; some go nowhere but where hunger drives them."""
    return g.model[zombie].row.roams


HELD_FAST: Final = "no-zombie-leaves"
"""The lasting effect of a space that no Zombie may leave."""


def held_fast(g: Lnoe, space: int) -> bool:
    """No Zombie may leave this space this turn."""
    return HELD_FAST in g.changed and space in held_spaces(g)


def held_spaces(g: Lnoe) -> tuple[int, ...]:
    """The spaces that no Zombie may leave this turn."""
    return tuple([effect[2] for effect in g.effects if effect[0] == HELD_FAST])


# -- all Zombies of a player -------------------------------------------------------------------------------

DONE: Final[Option] = ("done",)

_MOVES: dict[int, tuple[object, list[list[tuple[Option, ...]]]]] = {}
"""By the identity of the steps, which all towns round the same centre board share and which are held with the moves."""
_MOST_BOARDS = 64
"""How many boards keep their moves; a laboratory that draws from hundreds must not grow with them."""


def _moves(board: Board, zombies: int) -> list[list[tuple[Option, ...]]]:
    """The moves of Zombies in the spaces of a board, filled in as they are met and shared by all games on it."""
    steps = board.zombie_steps
    known = _MOVES.get(id(steps))
    if known is None:
        if len(_MOVES) >= _MOST_BOARDS:
            _MOVES.clear()
        known = _MOVES[id(steps)] = (steps, [])
    table = known[1]
    while len(table) < zombies:
        table.append([()] * len(board.names))
    return table


def _fill_moves(table: list[list[tuple[Option, ...]]], board: Board, zombie: int, at: int) -> tuple[Option, ...]:
    moves = table[zombie][at] = _options(zombie, board.zombie_steps[at])
    return moves


def _options(zombie: int, steps: Sequence[int]) -> tuple[Option, ...]:
    return tuple([("move", zombie, to) for to in steps])


BINDS_ZOMBIES: Final = frozenset(
    (HELD_FAST, "zombie-cannot-move", "zombies-pinned", "walls-closed", LURES, FAR_HUNGER, KEPT_OFF)
)
"""The numbers and lasting effects that change where Zombies may step."""


def moves_as_usual(g: Lnoe) -> bool:
    """Whether nothing but hunger binds Zombies: each step leads where the board says."""
    if is_bound_by_rules(g):
        return False
    if g.odd and any_odd(g):
        return False
    if (g.hindered and is_barred(g)) or SCENARIOS[g.scenario].ways_off:
        return False
    return len(g.rosters) <= TOWNSFOLK or not hunts_townsfolk(g)


def is_bound_by_rules(g: Lnoe) -> bool:
    """Whether a card in play, a lasting effect or a rule of the boxes says where Zombies may step."""
    return bool(g.content.zombie_steps) or (bool(g.changed) and not BINDS_ZOMBIES.isdisjoint(g.changed))


def any_odd(g: Lnoe) -> bool:
    """Whether a model stands on the board that steps otherwise than the others of its side."""
    return any(g.space_of[model] >= 0 for model in g.odd)


def is_barred(g: Lnoe) -> bool:
    """Whether a marker keeps Zombies out of somewhere."""
    return "bars-zombies" in g.flags or "keeps-zombies-out" in g.flags


def moves_of_horde(g: Lnoe, seat: int) -> tuple[list[Option], list[Option]]:
    """The choices that a player has with the own Zombies, and those of the Zombies that hunger drives.  [8.1.1]

    Where such Zombies move before any other and there are some, nothing else is listed.
    """
    waiting = still_to_move(g)
    free: list[Option] = []
    hungry: list[Option] = []
    alone = len(g.side) == 2
    if waiting.hungry:
        for own in waiting.hungry.values() if alone else own_moves(g, seat, waiting.hungry):
            hungry += own
    if not hungry or not g.profile.hunger_first:
        free.append(DONE)
        for own in waiting.free.values() if alone else own_moves(g, seat, waiting.free):
            free += own
    return free, hungry


def own_moves(g: Lnoe, seat: int, moves: dict[int, tuple[Option, ...]]) -> list[tuple[Option, ...]]:
    """The moves of a player's own Zombies among these."""
    return [own for zombie, own in moves.items() if g.owner[zombie] == seat]


def still_to_move(g: Lnoe) -> ToMove:
    """The moves of the Zombies that have not yet moved this turn and may.  [8.1.1]"""
    known = g.to_move
    if (
        known is not None
        and known.moved == g.moved
        and known.changed is g.changed
        and known.flags is g.flags
        and known.spaces == g.space_of
    ):
        return known
    usual = moves_as_usual(g)
    found = _look_at_horde(g) if usual else _look_at_bound_horde(g)
    # Who stands where and what markers do is noted there; what cards and boxes say of steps is asked each time.
    g.to_move = None if not usual and is_bound_by_rules(g) else found
    return found


def _look_at_horde(g: Lnoe) -> ToMove:
    heroes_at, moved, where = g.heroes_at, g.moved, g.space_of
    found = ToMove(moved, where[:], g.changed, g.flags)
    table, close = _moves(g.board, len(where)), g.close_to_heroes()
    for zombie in g.zombies:
        if moved >> zombie & 1:
            continue
        at = where[zombie]
        moves = table[zombie][at] or _fill_moves(table, g.board, zombie, at)
        if not close >> at & 1:
            found.free[zombie] = moves
        elif not heroes_at[at]:
            prey = tuple([move for move in moves if heroes_at[move[2]]])
            if prey:
                found.hungry[zombie] = prey
            else:
                found.free[zombie] = moves
    return found


def _look_at_bound_horde(g: Lnoe) -> ToMove:
    """The same where cards, markers, rules of the boxes or the scenario say something besides."""
    hunted = prey_mask(g)
    as_printed = not g.content.zombie_steps and not is_barred(g) and not walls_closed(g)
    near, bitten, moved, models = g.board.near, prey_at(g), g.moved, g.model
    where, held = g.space_of, held_spaces(g) if g.effects else ()
    lured = bool(g.effects) and is_lured(g)
    table = _moves(g.board, len(where))
    off, held_back = ways_off(g), pinned(g)
    found = ToMove(moved, where[:], g.changed, g.flags)
    for zombie in g.zombies:
        at = where[zombie]
        if moved >> zombie & 1 or bitten[at] or at in held:
            continue
        if lured or models[zombie].odd:
            steps, driven = next_steps(g, zombie, hunted)
            moves = _options(zombie, steps)
            if driven:
                found.hungry[zombie] = moves
            else:
                found.free[zombie] = (*moves, *step_off(g, zombie, steps, driven))
            continue
        if as_printed:
            moves = table[zombie][at] or _fill_moves(table, g.board, zombie, at)
        else:
            moves = _options(zombie, zombie_steps_from(g, zombie, at))
        prey = tuple([move for move in moves if bitten[move[2]]]) if near[at] & hunted else ()
        if prey:
            found.hungry[zombie] = prey
        elif not (held_back and near[at] & hunted):
            found.free[zombie] = (*moves, ("leave", zombie)) if at in off else moves
    return found


def able_to_move(g: Lnoe) -> list[int]:
    """The Zombies that cards may have make their move of this turn: while hunger drives some, only these.  [8.1.1.1]"""
    if moves_as_usual(g):
        waiting = still_to_move(g)
        if waiting.hungry and not g.profile.hunger_first:
            return [zombie for zombie in g.zombies if zombie in waiting.free or zombie in waiting.hungry]
        return [*(waiting.hungry or waiting.free)]
    prey = prey_mask(g)
    able: list[int] = []
    hungry: list[int] = []
    for zombie in g.zombies:
        if not g.moved >> zombie & 1 and may_be_moved(g, zombie):
            moves, driven = next_steps(g, zombie, prey)
            if moves:
                able.append(zombie)
            if driven:
                hungry.append(zombie)
    return hungry if hungry and g.profile.hunger_first else able
