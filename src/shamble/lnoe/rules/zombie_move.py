"""Zombie movement and Zombie Hunger.  [6.1.4, 8.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.barricades import breaks_through
from shamble.lnoe.rules.burning import BURNING, face_fire
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.edge import leave_board, step_off
from shamble.lnoe.rules.hunger import (
    DONE,
    may_be_moved,
    moves_of_horde,
    next_steps,
    prey_mask,
    steps_of,
)
from shamble.lnoe.rules.traps import is_trap, spring
from shamble.lnoe.rules.windows import open_window, open_window_later, with_start
from shamble.lnoe.scenario import in_effect, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import HOLDS
from shamble.lnoe.timing import CALM, ZOMBIE_MOVE
from shamble.lnoe.uses import total

# -- verbs -------------------------------------------------------------------------------------------------


def move_zombie(g: Lnoe, zombie: int, to: int) -> None:
    """Put a Zombie into another space."""
    start, counts = g.space_of[zombie], g.zombies_at
    counts[start] -= 1
    counts[to] += 1
    g.space_of[zombie] = to
    if g.events is not None:
        g.events.append({"type": "moved", "who": zombie, "from": start, "to": to})
    tell(g, "zombie-arrived", zombie)
    if g.hindered:
        meet_markers(g, zombie, to)


def meet_markers(g: Lnoe, zombie: int, to: int) -> None:
    """What lies in the space that a Zombie has entered burns or catches it.  [12.3]"""
    if BURNING in g.flags:
        face_fire(g, zombie)
    if g.space_of[zombie] == to and is_trap(g, to):
        spring(g, zombie)


def come_to_rest(g: Lnoe, zombie: int) -> None:
    """The move of a Zombie is over.  [12.3]"""
    if BURNING in g.flags:
        face_fire(g, zombie)


def gets_away(g: Lnoe, zombie: int, to: int) -> bool:
    """Whether nothing keeps a Zombie from this step: a guard where it stands, barricades on the way."""
    if HOLDS in g.flags and not breaks_free(g, zombie):
        return False
    return not g.barricades or breaks_through(g, zombie, to)


# -- the guard dog -----------------------------------------------------------------------------------------


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
    if g.content.armed or g.content.champions:
        striding = [zombie for zombie in g.zombies if g.model[zombie].strides or g.items[zombie]]
        f.reach += tuple((z, int(move)) for z in striding if (move := move_of(g, z)).isdigit() and move != "1")
    if g.in_play and "zombie-reach" in g.content.quantities:
        f.reach = led_farther(g, f.reach)


def led_farther(g: Lnoe, reach: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The spaces of those whom a card in play makes go farther than they would."""
    if not (reach or "zombie-reach" in g.changed):
        return ()
    known = dict(reach)
    found = {zombie: total(g, "zombie-reach", zombie, known.get(zombie, 1)) for zombie in g.zombies}
    return tuple((zombie, spaces) for zombie, spaces in found.items() if spaces > 1 or zombie in known)


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
    if "moves-d3" not in g.changed:
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
    return bool(g.in_play) and "moves-d3" in g.changed


def _rollers(g: Lnoe, f: Frame) -> list[int]:
    """The Zombies of this move that roll for the spaces they may go."""
    driven = _cards_drive(g)
    if not (driven or g.rollers or g.content.armed):
        return []
    farther = _who_may_roll(g, f.seat, driven)
    return _who_can_go(g, farther, f.driven) if farther else farther


def _who_may_roll(g: Lnoe, seat: int, driven: bool) -> list[int]:
    """The Zombies of a player that have not moved yet and move farther than others."""
    moved, owners, models, weapons = g.moved, g.owner, g.model, g.items
    return [
        zombie
        for zombie in g.zombies
        if (driven or models[zombie].rolls or weapons[zombie])
        and owners[zombie] == seat
        and not moved >> zombie & 1
        and moves_farther(g, zombie)
    ]


def _who_can_go(g: Lnoe, zombies: list[int], driven: bool) -> list[int]:
    """Those that may make a step; where hunger alone drives, those that it drives."""
    prey = prey_mask(g)
    able = [(zombie, *next_steps(g, zombie, prey)) for zombie in zombies]
    return [zombie for zombie, steps, hungry in able if steps and (hungry or not driven)]


@move_zombies.step
def offer_moves(g: Lnoe, f: Frame) -> None:
    """One Zombie at a time; those that hunger drives move before any other.  [8.1.1.1]"""
    seat: int = f.seat
    free, hungry = moves_of_horde(g, seat)
    if not hungry:
        if f.driven:
            f.finish()
            return
        waiting = _player_of_hungry(g, seat) if len(g.side) > 2 else -1
        if waiting >= 0:
            f.to("offer_moves")
            g.call("move-zombies", seat=waiting, driven=True)
            return
    elif not g.profile.hunger_first:
        hungry = free[1:] + hungry
    options = hungry or free
    accept = with_start(g, ZOMBIE_MOVE | CALM)
    if g.react[seat] & accept:
        options += plays(g, seat, accept)
    g.ask(seat, "move-zombies", options, accept=accept)


def _player_of_hungry(g: Lnoe, seat: int) -> int:
    """Another player with a Zombie that hunger drives: it moves before any other, whoever's turn to move it is.

    [8.1.1.1, Ruling 10]
    """
    if not g.profile.hunger_first or g.side.count("zombies") == 1:
        return -1
    prey = prey_mask(g)
    for zombie in g.zombies:
        if g.owner[zombie] != seat and not g.moved >> zombie & 1 and next_steps(g, zombie, prey)[1]:
            return g.owner[zombie]
    return -1


@move_zombies.back_to("offer_moves")
def one_moves(g: Lnoe, f: Frame) -> None:
    option = g.answer
    type: str = option[0]
    if type == "move":
        zombie: int = option[1]
        to: int = option[2]
        g.moved |= 1 << zombie
        g.turn_begun = True
        if (g.hindered or g.barricades) and not gets_away(g, zombie, to):
            return
        trapped = g.hindered and is_trap(g, to)
        left = 0
        if not trapped and (f.reach or g.in_effect):
            left = farther(g, dict(f.reach).get(zombie, 1)) - 1
        move_zombie(g, zombie, to)
        if g.to_move is not None:
            g.to_move.take(zombie, to)
        if g.content.upgraded and not left and not trapped and smells_prey(g, zombie):
            left = 1
        if left:
            g.call("walk", seat=f.seat, zombie=zombie, left=left, free=True, moved=True)
            open_window_later(g, "zombies-moving", only="heroes")
        else:
            if g.hindered:
                come_to_rest(g, zombie)
            open_window(g, "zombies-moving", only="heroes")
    elif type == "leave":
        g.moved |= 1 << option[1]
        g.turn_begun = True
        go_off(g, option[1])
    elif type == "done":
        f.finish()
    else:
        f.to("roll_late")
        g.call("play", seat=f.seat, option=option)


def smells_prey(g: Lnoe, zombie: int) -> bool:
    """Whether a Zombie may take a second step, into the space of a Hero next to it, because the horde has bought it."""
    return total(g, "second-step-to-prey", zombie) > 0 and next_steps(g, zombie, prey_mask(g))[1]


def go_off(g: Lnoe, zombie: int) -> None:
    """A Zombie that nothing holds leaves the board."""
    if HOLDS not in g.flags or breaks_free(g, zombie):
        leave_board(g, zombie)


# -- a Zombie that moves several spaces --------------------------------------------------------------------


def farther(g: Lnoe, spaces: int) -> int:
    """How far a Zombie goes that would go so far otherwise.  [16.4.9]"""
    return spaces + in_effect(g, "extra-zombie-move-1")


walk = Rule("walk")
"""Facts: seat, zombie, left, free (whether it may stop before the next step), toward (a space that each step leads
closer to, or not given); then moved."""


@walk.step
def offer_step(g: Lnoe, f: Frame) -> None:
    """Hunger binds at each step; the player may stop earlier.  [8.1.1.2]"""
    if f.left <= 0 or g.space_of[f.zombie] < 0:
        f.to("stand_still")
        return
    prey = prey_mask(g)
    steps, hungry = (steps_of(g, f.zombie, prey), False) if f.__dict__.get("blind") else next_steps(g, f.zombie, prey)
    if "toward" in f.__dict__:
        away = g.board.distance[f.toward]
        steps = [to for to in steps if away[to] < away[g.space_of[f.zombie]]]
    options: list[Option] = [("move", f.zombie, to) for to in steps]
    options += step_off(g, f.zombie, steps, hungry)
    if f.free or not hungry:
        options.insert(0, DONE)
    g.ask(f.seat, "move-zombies", options, f.zombie)


@walk.step
def take_step(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        return
    if g.moved >> f.zombie & 1:
        # What comes before the normal move is part of the turn's start.  [7.2.2]
        g.turn_begun = True
    if g.answer[0] == "leave":
        go_off(g, f.zombie)
        return
    if not gets_away(g, f.zombie, g.answer[2]):
        return
    f.to("offer_step")
    f.left = 0 if is_trap(g, g.answer[2]) else f.left - 1
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
    prey = prey_mask(g)
    options: list[Option] = [DONE]
    for zombie in g.zombies_on_board():
        ready = f.__dict__.get("again") or not g.moved >> zombie & 1
        ready = ready and (not f.__dict__.get("own") or g.owner[zombie] == f.seat)
        if zombie not in f.stepped and ready and may_be_moved(g, zombie):
            steps, hungry = next_steps(g, zombie, prey)
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
    steps, _ = next_steps(g, f.zombie, prey_mask(g))
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
