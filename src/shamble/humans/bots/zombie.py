"""Steady play of a zombie player: to the nearest humans with every zombie, and away with those of others."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.humans.bots.cards import best_play
from shamble.humans.bots.look import FAR, best, cornered, leader, number_of, prey_of, run_field, zombie_field
from shamble.humans.land import squares
from shamble.humans.rules.move import barricade_need
from shamble.humans.state import ZOMBIE, Town
from shamble.kernel.game import Decision

Why = list[Reason]


def move(g: Town, d: Decision, why: Why) -> int:
    """Break in wherever humans are inside, use what helps, then step with the zombie that is nearest to new prey."""
    barricade = _barricade(g, d, why)
    if barricade >= 0:
        return barricade
    play = best_play(g, d)
    if play >= 0:
        why.append(("hz-why-card", {}))
        return play
    left = d.facts[0]
    prey = prey_of(g, d.seat)
    if left and prey:
        field = zombie_field(g, prey)
        found = _step(g, d, field)
        if found >= 0:
            why.append(("hz-why-nearest-human", {"steps": field[d.options[found][1]]}))
            return found
    if left:
        tokens = list(squares(g.lying_dice & ~g.humans))
        if tokens:
            found = _step(g, d, zombie_field(g, tokens), within=left)
            if found >= 0:
                why.append(("hz-why-token", {}))
                return found
    why.append(("hz-why-nothing-near", {}))
    return number_of(d, "done") if number_of(d, "done") >= 0 else 0


def _barricade(g: Town, d: Decision, why: Why) -> int:
    """A try costs nothing."""
    for number, option in enumerate(d.options):
        if (
            option[0] == "break-in"
            and g.land.buildings[option[1] // 9] & (g.humans | g.lying_dice)
            and barricade_need(g, option[1]) <= 6
        ):
            why.append(("hz-why-break-in", {}))
            return number
    return -1


def _step(g: Town, d: Decision, field: list[int], within: int = FAR) -> int:
    """The step that brings the nearest zombie nearer; a zombie before a closed barricade waits."""
    found, least = -1, FAR
    for number, option in enumerate(d.options):
        if option[0] == "step":
            here, there = option[1], option[2]
            if field[there] < field[here] and field[here] <= within and field[here] < least:
                found, least = number, field[here]
    return found


def run(g: Town, d: Decision, why: Why) -> int:
    """A human is led away from the zombies it runs from, and towards one's own."""
    if d.facts[0] == 0 or g.roles[d.seat] != ZOMBIE:
        far = run_field(g, [s for seat in g.seats_of(ZOMBIE) if seat != d.seat for s in g.pawns[seat]])
        return best(d, lambda option: far[option[2]])
    theirs = run_field(g, g.pawns[g.active]) if g.active != d.seat else None
    ours = zombie_field(g, g.pawns[d.seat])
    why.append(("hz-why-lead-away", {}))
    return best(d, lambda option: (theirs[option[2]] if theirs else 0) - 0.7 * min(ours[option[2]], 12))


def choose_human(g: Town, d: Decision, why: Why) -> int:
    """For a call the farthest human; against others the one under their zombies."""
    others = {s for seat in range(len(g.seats)) if seat != d.seat for s in g.pawns[seat]}
    own = zombie_field(g, g.pawns[d.seat])
    return best(d, lambda option: (50 if option[1] in others else 0) + own[option[1]])


def take_wound(g: Town, d: Decision, why: Why) -> int:
    """Not a second one of a kind, not a Head Shot, if there is a choice."""
    have = g.wounds[d.seat]
    why.append(("hz-why-wound", {}))
    return best(d, lambda option: -(option[1] in have) - 2 * (option[1] == "head-shot"))


def fate(g: Town, d: Decision, why: Why) -> int:
    """New zombies while there are few, Eat cards later: those cannot be lost."""
    few = len(g.pawns[d.seat]) < 5
    why.append(("hz-why-infect" if few else "hz-why-eat", {}))
    return number_of(d, "infect" if few else "eat")


def reroll(g: Town, d: Decision, why: Why) -> int:
    """Tokens are for captures; for anything else only when there are plenty."""
    purpose = d.facts[0]
    token = number_of(d, "re-roll")
    if purpose == "capture" and cornered(g):
        why.append(("hz-why-cornered", {}))
        return number_of(d, "keep")
    if purpose == "capture":
        if token >= 0:
            why.append(("hz-why-reroll", {}))
            return token
        play = best_play(g, d)
        return play if play >= 0 else 0
    plenty = g.dice[d.seat] >= 3
    if token >= 0 and purpose in ("barricade", "weapon") and plenty:
        why.append(("hz-why-reroll", {}))
        return token
    if token >= 0 and purpose == "run" and plenty and d.facts[1] >= 5:
        return token
    return 0


def tile(g: Town, d: Decision, why: Why) -> int:
    """Near one's own zombies; the Helipad far from the shotgun guys, if one may place it."""
    mine = run_field(g, g.pawns[d.seat])
    if "helipad" in d.facts[0]:
        guys = run_field(g, [s for seat in range(len(g.seats)) if seat != d.seat for s in g.pawns[seat]])
        return best(d, lambda option: min(_beside(g, option, guys), 40))
    why.append(("hz-why-tile-near", {}))
    return best(d, lambda option: -_beside(g, option, mine))


def _beside(g: Town, option: tuple[object, ...], field: list[int]) -> int:
    """Steps to the squares that the new tile would join."""
    _, key, column, row, turn = option
    assert isinstance(key, str)
    assert isinstance(column, int)
    assert isinstance(row, int)
    assert isinstance(turn, int)
    land = g.land.laid(key, column, row, turn)
    base = 9 * len(g.land.tiles)
    return min(
        (field[there] for here in range(base, base + 9) for there in land.plain[here] if there < base), default=FAR
    )


def near_own(g: Town, d: Decision, why: Why) -> int:
    """Things come where one's own zombies reach them first."""
    field = zombie_field(g, g.pawns[d.seat])
    stop = number_of(d, "stop")
    found = best(d, lambda option: -field[option[2]], "place")
    return found if found >= 0 else stop


def pawn(g: Town, d: Decision, why: Why) -> int:
    """Of the leader, the pawn that is nearest to a human."""
    target = leader(g, d.seat)
    field = run_field(g, list(squares(g.humans)))
    return best(d, lambda option: (100 if option[1] == target else 0) - field[option[2]])


def lead(g: Town, d: Decision, why: Why) -> int:
    """Away from all humans."""
    field = run_field(g, list(squares(g.humans)))
    return best(d, lambda option: min(field[option[3]], 20))


def door(g: Town, d: Decision, why: Why) -> int:
    """Into the fullest building; what is nailed shut is the emptiest for oneself."""
    sign = -1 if d.kind == "take-chit" else 1
    return best(d, lambda option: sign * (g.land.buildings[option[1] // 9] & g.humans).bit_count())
