"""Zombie movement and Zombie Hunger.  [6.1.4, 8.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.barricades import breaks_through
from shamble.lnoe.rules.burning import BURNING, face_fire
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.edge import leave_board, step_off, ways_off
from shamble.lnoe.rules.steps import walls_closed, zombie_steps_from
from shamble.lnoe.rules.windows import open_window, open_window_later, with_start
from shamble.lnoe.scenario import in_effect, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, ZOMBIE_MOVE
from shamble.lnoe.uses import plays, total

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


# -- verbs -------------------------------------------------------------------------------------------------


def move_zombie(g: Lnoe, zombie: int, to: int) -> None:
    """Put a Zombie into another space."""
    start = g.space_of[zombie]
    g.zombies_at[start] -= 1
    g.zombies_at[to] += 1
    g.space_of[zombie] = to
    if g.events is not None:
        g.events.append({"type": "moved", "who": zombie, "from": start, "to": to})
    tell(g, "zombie-arrived", zombie)
    if BURNING in g.flags:
        face_fire(g, zombie)


def come_to_rest(g: Lnoe, zombie: int) -> None:
    """The move of a Zombie is over.  [12.3]"""
    if BURNING in g.flags:
        face_fire(g, zombie)


def gets_away(g: Lnoe, zombie: int, to: int) -> bool:
    """Whether nothing keeps a Zombie from this step: a guard where it stands, barricades on the way."""
    if g.markers and not breaks_free(g, zombie):
        return False
    return not g.barricades or breaks_through(g, zombie, to)


def heroes_mask(g: Lnoe) -> int:
    """The spaces with Heroes, as bits."""
    mask = 0
    where = g.space_of
    for hero in g.heroes:
        mask |= 1 << where[hero]
    return mask


def next_steps(g: Lnoe, zombie: int, heroes: int) -> tuple[Sequence[int], bool]:
    """Where one step may take a Zombie, and whether hunger drives it.  [8.1.1]

    A Zombie never leaves a Hero's space; next to a Hero it can reach, it may only step into such a space.
    """
    at = g.space_of[zombie]
    if g.heroes_at[at]:
        return (), False
    if g.effects and (held_fast(g, at) or total(g, "zombie-cannot-move", zombie)):
        return (), False
    steps = zombie_steps_from(g, zombie, at)
    lured = lured_steps(g, zombie, steps) if g.effects else []
    if lured:
        return lured, True
    if g.model[zombie].hunger > 1:
        prey = nearer_steps(g, zombie, steps)
        if prey:
            return prey, True
        return (steps if g.model[zombie].row.roams else ()), False
    if g.board.near[at] & heroes:
        heroes_at = g.heroes_at
        prey = [to for to in steps if heroes_at[to]]
        if prey:
            return prey, True
        if pinned(g):
            return (), False
    return steps, False


def pinned(g: Lnoe) -> bool:
    """Whether Zombies beside Heroes may go nowhere but to them."""
    return bool(g.effects) and total(g, "zombies-pinned", -1) > 0


def nearer_steps(g: Lnoe, zombie: int, steps: Sequence[int]) -> list[int]:
    """The steps towards the nearest Hero, for a Zombie that hunger drives from farther away."""
    away = g.board.distance[g.space_of[zombie]]
    nearest = min((away[space] for space in g.hero_spaces()), default=99)
    if nearest > g.model[zombie].hunger:
        return []
    there = [space for space in g.hero_spaces() if away[space] == nearest]
    return [to for to in steps if any(g.board.distance[to][space] < nearest for space in there)]


LURES = "lures-zombies"
"""The lasting effect of a Hero towards whom every Zombie within so many spaces must move."""


def is_lured(g: Lnoe) -> bool:
    """Whether a Hero draws Zombies from farther away than hunger does."""
    return any(effect[0] == LURES for effect in g.effects)


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


# -- the guard dog -----------------------------------------------------------------------------------------


def held_fast(g: Lnoe, space: int) -> bool:
    """No Zombie may leave this space this turn."""
    return bool(g.effects) and space in held_spaces(g)


def held_spaces(g: Lnoe) -> tuple[int, ...]:
    """The spaces that no Zombie may leave this turn."""
    return tuple([effect[2] for effect in g.effects if effect[0] == "no-zombie-leaves"])


def breaks_free(g: Lnoe, zombie: int) -> bool:
    """A Zombie held by a guard marker must roll high to leave; the first that does removes it.  [3.13.4]"""
    space = g.space_of[zombie]
    for marker in g.markers:
        escape = MARKER[marker.kind].escape if marker.space == space else 0
        if escape:
            if g.roll("escape", 1, zombie)[0] < escape:
                g.emit("held", who=zombie)
                return False
            take_marker(g, marker)
            return True
    return True


# -- Move Zombies ------------------------------------------------------------------------------------------

move_zombies = Rule("move-zombies")
"""Facts: seat, driven (only those that hunger drives); then reach (Zombie, spaces) of those that move farther."""


@move_zombies.step
def start_ends(g: Lnoe, f: Frame) -> None:
    """Where Zombie Heroes will roll, what is played at the start of the turn is played before.  [7.2.2, Ruling 91]"""
    if not g.turn_begun and _rollers(g, f):
        open_window(g, "zombie-turn-start", only="zombies")


@move_zombies.step
def roll_reach(g: Lnoe, f: Frame) -> None:
    """Zombie Heroes move D3 spaces, some weapons more; one that may not move rolls nothing.  [14.7.1, 14.6.3.8]"""
    f.reach = tuple((zombie, _rolled_reach(g, zombie)) for zombie in _rollers(g, f))
    if f.reach:
        g.turn_begun = True
    if g.content.armed:
        f.reach += tuple((z, int(move)) for z in g.zombies if (move := move_of(g, z)).isdigit() and move != "1")


def _rolled_reach(g: Lnoe, zombie: int) -> int:
    spaces = (g.roll("zombie-hero-move", 1, zombie)[0] + 1) // 2
    return spaces + 1 if move_of(g, zombie) == "d3+1" else spaces


def move_of(g: Lnoe, zombie: int) -> str:
    """Spaces that a Zombie moves in a turn, as its weapon or its kind says.  [14.6.3.4, 14.6.3.8]"""
    weapon = g.weapon(zombie) if g.content.armed else None
    return weapon.move if weapon is not None and weapon.move else g.model[zombie].move


@move_zombies.step
def roll_late(g: Lnoe, f: Frame) -> None:
    """One that a card has just made move farther rolls now."""
    if not g.in_play and not g.effects:
        return
    rolled = dict(f.reach)
    late = [zombie for zombie in _rollers(g, f) if zombie not in rolled and total(g, "moves-d3", zombie)]
    if late:
        f.reach += tuple((zombie, _rolled_reach(g, zombie)) for zombie in late)
        g.turn_begun = True


def moves_farther(g: Lnoe, zombie: int) -> bool:
    """Whether it moves D3 spaces: such a kind of Zombie, or one that a card makes move so."""
    move = move_of(g, zombie) if g.content.armed else g.model[zombie].move
    return move.startswith("d3") or (_cards_drive(g) and total(g, "moves-d3", zombie) > 0)


def _cards_drive(g: Lnoe) -> bool:
    """Whether any card may make Zombies move farther now."""
    return bool(g.in_play) and (bool(g.effects) or "moves-d3" in g.content.quantities)


def _rollers(g: Lnoe, f: Frame) -> list[int]:
    """The Zombies of this move that roll for the spaces they may go."""
    seat, moved, owners, models = f.seat, g.moved, g.owner, g.model
    changed = g.content.armed or _cards_drive(g)
    farther = [
        zombie
        for zombie in g.zombies
        if (changed or models[zombie].rolls)
        and owners[zombie] == seat
        and not moved >> zombie & 1
        and moves_farther(g, zombie)
    ]
    if not farther:
        return farther
    heroes = heroes_mask(g)
    able = [(zombie, *next_steps(g, zombie, heroes)) for zombie in farther]
    return [zombie for zombie, steps, hungry in able if steps and (hungry or not f.driven)]


@move_zombies.step
def offer_moves(g: Lnoe, f: Frame) -> None:
    """One Zombie at a time; those that hunger drives move before any other.  [8.1.1.1]"""
    seat, heroes = f.seat, heroes_mask(g)
    as_printed = not g.content.zombie_steps and "bars-zombies" not in g.flags and not (g.effects and walls_closed(g))
    near, heroes_at, moved, owners, models = g.board.near, g.heroes_at, g.moved, g.owner, g.model
    where, held = g.space_of, held_spaces(g) if g.effects else ()
    lured = bool(g.effects) and is_lured(g)
    table = _moves(g.board, len(where))
    off, held_back = ways_off(g), bool(g.effects) and pinned(g)
    free: list[Option] = [DONE]
    hungry: list[Option] = []
    for zombie in g.zombies:
        if moved >> zombie & 1 or owners[zombie] != seat:
            continue
        at = where[zombie]
        if heroes_at[at] or at in held:
            continue
        if lured or models[zombie].odd:
            steps, driven = next_steps(g, zombie, heroes)
            (hungry if driven else free).extend(_options(zombie, steps))
            free += step_off(g, zombie, steps, driven)
            continue
        if as_printed:
            moves = table[zombie][at] or _fill_moves(table, g.board, zombie, at)
        else:
            moves = _options(zombie, zombie_steps_from(g, zombie, at))
        prey = [move for move in moves if heroes_at[move[2]]] if near[at] & heroes else ()
        if prey:
            hungry += prey
        elif not (held_back and near[at] & heroes):
            free += moves
            if at in off:
                free.append(("leave", zombie))
    if not hungry:
        if f.driven:
            f.finish()
            return
        waiting = _player_of_hungry(g, seat, heroes)
        if waiting >= 0:
            f.to("offer_moves")
            g.call("move-zombies", seat=waiting, driven=True)
            return
    if hungry and not g.profile.hunger_first:
        hungry = free[1:] + hungry
    options = hungry or free
    accept = with_start(g, ZOMBIE_MOVE | CALM)
    if g.react[seat] & accept:
        options = options + plays(g, seat, accept)
    g.ask(seat, "move-zombies", options, accept=accept)


def _player_of_hungry(g: Lnoe, seat: int, heroes: int) -> int:
    """Another player with a Zombie that hunger drives: it moves before any other, whoever's turn to move it is.

    [8.1.1.1, Ruling 10]
    """
    if not g.profile.hunger_first or g.side.count("zombies") == 1:
        return -1
    for zombie in g.zombies:
        if g.owner[zombie] != seat and not g.moved >> zombie & 1 and next_steps(g, zombie, heroes)[1]:
            return g.owner[zombie]
    return -1


@move_zombies.step
def one_moves(g: Lnoe, f: Frame) -> None:
    option = g.answer
    type: str = option[0]
    if type == "move":
        zombie: int = option[1]
        f.to("offer_moves")
        g.moved |= 1 << zombie
        g.turn_begun = True
        if (g.markers or g.barricades) and not gets_away(g, zombie, option[2]):
            return
        move_zombie(g, zombie, option[2])
        reach = f.reach
        left = farther(g, dict(reach).get(zombie, 1) if reach else 1) - 1
        if left:
            g.call("walk", seat=f.seat, zombie=zombie, left=left, free=True, moved=True)
            open_window_later(g, "zombies-moving", only="heroes")
        else:
            come_to_rest(g, zombie)
            open_window(g, "zombies-moving", only="heroes")
    elif type == "leave":
        f.to("offer_moves")
        g.moved |= 1 << option[1]
        g.turn_begun = True
        go_off(g, option[1])
    elif type != "done":
        f.to("roll_late")
        g.call("play", seat=f.seat, option=option)


def go_off(g: Lnoe, zombie: int) -> None:
    """A Zombie that nothing holds leaves the board."""
    if not g.markers or breaks_free(g, zombie):
        leave_board(g, zombie)


# -- a Zombie that moves several spaces --------------------------------------------------------------------


def farther(g: Lnoe, spaces: int) -> int:
    """How far a Zombie goes that would go so far otherwise.  [16.4.9]"""
    return spaces + in_effect(g, "extra-zombie-move-1")


walk = Rule("walk")  # facts: seat, zombie, left, free (whether it may stop before the next step); then moved


@walk.step
def offer_step(g: Lnoe, f: Frame) -> None:
    """Hunger binds at each step; the player may stop earlier.  [8.1.1.2]"""
    if f.left <= 0 or g.space_of[f.zombie] < 0:
        f.to("stand_still")
        return
    steps, hungry = next_steps(g, f.zombie, heroes_mask(g))
    if f.__dict__.get("blind"):
        steps, hungry = zombie_steps_from(g, f.zombie, g.space_of[f.zombie]), False
    options: list[Option] = [("move", f.zombie, to) for to in steps]
    options += step_off(g, f.zombie, steps, hungry)
    if f.free or not hungry:
        options.insert(0, DONE)
    g.ask(f.seat, "move-zombies", options, f.zombie)


@walk.step
def take_step(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        return
    g.turn_begun = True
    if g.answer[0] == "leave":
        go_off(g, f.zombie)
        return
    if not gets_away(g, f.zombie, g.answer[2]):
        return
    f.to("offer_step")
    f.left -= 1
    f.free = f.moved = True
    move_zombie(g, f.zombie, g.answer[2])
    open_window(g, "zombies-moving", only="heroes")


@walk.step
def stand_still(g: Lnoe, f: Frame) -> None:
    if f.__dict__.get("moved"):
        come_to_rest(g, f.zombie)


# -- some Zombies take one step at once --------------------------------------------------------------------

advance = Rule(
    "advance"
)  # facts: seat, left, stepped (Zombies that have already done so), again (or not given: also who has moved)


@advance.step
def offer_advance(g: Lnoe, f: Frame) -> None:
    """Any Zombie that may move this turn, one space each; the normal move comes later.  [7.2.2]"""
    if f.left <= 0:
        f.finish()
        return
    heroes = heroes_mask(g)
    options: list[Option] = [DONE]
    for zombie in g.zombies_on_board():
        ready = f.__dict__.get("again") or not g.moved >> zombie & 1
        ready = ready and (not f.__dict__.get("own") or g.owner[zombie] == f.seat)
        if zombie not in f.stepped and ready and may_be_moved(g, zombie):
            steps, hungry = next_steps(g, zombie, heroes)
            options += [("move", zombie, to) for to in steps] + step_off(g, zombie, steps, hungry)
    g.ask(f.seat, "move-zombies", options)


@advance.step
def step_forward(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        f.finish()
        return
    type, zombie, *to = g.answer
    f.to("offer_advance")
    f.left -= 1
    f.stepped = (*f.stepped, zombie)
    if type == "leave":
        go_off(g, zombie)
    elif gets_away(g, zombie, to[0]):
        move_zombie(g, zombie, to[0])
        come_to_rest(g, zombie)
        open_window(g, "zombies-moving", only="heroes")


# -- a Zombie that must come closer ------------------------------------------------------------------------

approaching = Rule("approach")  # facts: seat, zombie, space (that it comes closer to)


def approach(g: Lnoe, seat: int, zombie: int, space: int) -> None:
    """A Zombie steps one space closer to this one, if it can; which way is the player's choice."""
    if g.space_of[zombie] >= 0:
        g.call("approach", seat=seat, zombie=zombie, space=space)


@approaching.step
def offer_ways_closer(g: Lnoe, f: Frame) -> None:
    """Hunger binds this step too.  [8.1.1.2]"""
    steps, _ = next_steps(g, f.zombie, heroes_mask(g))
    away = g.board.distance[f.space]
    closer = [to for to in steps if away[to] < away[g.space_of[f.zombie]]]
    if not closer:
        f.finish()
        return
    g.ask(f.seat, "move-zombies", [("move", f.zombie, to) for to in closer], f.zombie)


@approaching.step
def come_closer(g: Lnoe, f: Frame) -> None:
    if gets_away(g, f.zombie, g.answer[2]):
        move_zombie(g, f.zombie, g.answer[2])
        come_to_rest(g, f.zombie)
        open_window(g, "zombies-moving", only="heroes")
