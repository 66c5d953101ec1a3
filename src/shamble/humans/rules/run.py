"""Running humans, and shotgun guys that get away.  [H6, R17, R19-R22, R39, X17, X24]"""

from __future__ import annotations

from shamble.humans.land import squares
from shamble.humans.rules.dice import roll_with_tokens
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.tiles import pick_up, tokens_freed
from shamble.humans.state import Town
from shamble.kernel.flow import Frame, Rule

run = Rule("hz-run")  # facts: seat (the active player), square, prey, cornered (whether having no way out infects)


@run.step
def roll_distance(g: Town, f: Frame) -> None:
    """The active player rolls and may roll again; the player on the right moves the human.  [H6.1, R21, X24]"""
    roll_with_tokens(g, f.seat, "run")


@run.step
def choose_end(g: Town, f: Frame) -> None:
    ends = run_ends(g, f.square, f.die, f.prey)
    if ends:
        options = [("run", f.square, end, f.prey) for end in squares(ends)]
        g.ask(g.right_of(f.seat), "move-human", options, facts=(f.die, f.prey))
        return
    f.finish()
    if f.prey < 0 and f.cornered:
        # Nowhere to go: caught and infected, without weapons and cards.  [H6.4, R22]
        g.call("hz-cornered", seat=f.seat, square=f.square)
    else:
        g.emit("stays", to=f.square, prey=f.prey)


@run.step
def arrive(g: Town, f: Frame) -> None:
    move_prey(g, f.square, g.answer[2], f.prey)
    tokens_freed(g, f.square)


def move_prey(g: Town, here: int, there: int, prey: int) -> None:
    """A human, or a shotgun guy that got away, is on another square now and takes what lies there.  [Z5.4, X24]"""
    if prey < 0:
        g.humans ^= 1 << here | 1 << there
        g.emit("ran", source=here, to=there)
        return
    g.move_pawn(prey, here, there)
    g.emit("ran", seat=prey, source=here, to=there)
    pick_up(g, prey, there)
    check_helipad(g, there)


def run_ends(g: Town, start: int, steps: int, prey: int, exactly: bool = True) -> int:
    """The mask of squares where a run may end: the most steps up to `steps` that end on a free square.

    No square twice, past humans but not past zombies, barricades ignored.  [H6.2, H6.3, R19, R20, X17] Without
    `exactly`, where a run of any length ends.
    """
    free = g.land.free
    zombies = g.horde | g.undead
    occupied = zombies | (g.humans if prey < 0 else 0)
    reached = [0] * (steps + 1)
    far = _distances(g, start) if g.switches.strict_away else None
    todo = [(start, 0, zombies | 1 << start)]
    while todo:
        here, depth, closed = todo.pop()
        depth += 1
        for there in free[here]:
            bit = 1 << there
            if closed & bit or (far is not None and far[there] < far[here]):
                continue
            reached[depth] |= bit
            if depth < steps:
                todo.append((there, depth, closed | bit))
    ends = 0
    for depth in range(steps, 0, -1):
        ends |= reached[depth] & ~occupied
        if ends and exactly:
            return ends
    return ends


def _distances(g: Town, start: int) -> dict[int, int]:
    """Steps from a square by the ways that humans go."""
    found = {start: 0}
    edge = [start]
    while edge:
        beyond = []
        for here in edge:
            for there in g.land.free[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    beyond.append(there)
        edge = beyond
    return found


def can_run(g: Town, square: int) -> bool:
    """Whether a human here has anywhere to go within four squares."""
    occupied = g.humans | g.horde | g.undead
    if any(not occupied >> there & 1 for there in g.land.free[square]):
        return True
    return bool(run_ends(g, square, 4, -1, exactly=False))
