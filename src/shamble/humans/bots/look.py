"""What a bot sees at a glance: how far it is from anywhere to what it wants."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shamble.humans.land import squares
from shamble.humans.rules.guy import pawn_ways
from shamble.humans.rules.run import run_ends
from shamble.humans.state import SHOTGUN, ZOMBIE, Town
from shamble.kernel.game import Decision, Option

FAR = 99
WALL = 3
"""What a closed barricade counts in steps."""
ZOMBIE_IN_THE_WAY = 2
"""What a zombie on the way counts in steps for a shotgun guy."""


def zombie_field(g: Town, goals: Iterable[int]) -> list[int]:
    """Square -> steps of a player's zombie to the nearest goal; closed barricades count as some more steps."""
    land, chits = g.land, g.chits
    open_houses = g.horde
    field = [FAR] * len(land.names)
    rings: list[list[int]] = [[] for _ in range(FAR + WALL + 1)]
    for goal in goals:
        field[goal] = 0
        rings[0].append(goal)
    for far in range(FAR):
        for here in rings[far]:
            if field[here] != far:
                continue
            for there in land.plain[here]:
                if field[there] > far + 1:
                    field[there] = far + 1
                    rings[far + 1].append(there)
            for there in land.barred[here]:
                street = there if land.house[here] >= 0 else here
                is_open = chits >> street & 1 or land.buildings[street // 9] & open_houses
                cost = far + (1 if is_open else 1 + WALL)
                if field[there] > cost:
                    field[there] = cost
                    rings[cost].append(there)
    return field


def guy_field(g: Town, goals: Iterable[int]) -> list[int]:
    """Square -> steps of a shotgun guy to the nearest goal; zombies on the way count as some more steps."""
    ways, zombies = pawn_ways(g), g.all_zombies()
    field = [FAR] * len(g.land.names)
    rings: list[list[int]] = [[] for _ in range(FAR + ZOMBIE_IN_THE_WAY + 2)]
    for goal in goals:
        field[goal] = 0
        rings[0].append(goal)
    for far in range(FAR):
        for here in rings[far]:
            if field[here] != far:
                continue
            cost = far + 1 + (ZOMBIE_IN_THE_WAY if zombies >> here & 1 else 0)
            for there in ways[here]:
                if field[there] > cost:
                    field[there] = cost
                    rings[cost].append(there)
    return field


def run_field(g: Town, goals: Iterable[int]) -> list[int]:
    """Square -> steps by the ways of humans."""
    free = g.land.free
    field = [FAR] * len(g.land.names)
    edge = list(goals)
    for square in edge:
        field[square] = 0
    far = 0
    while edge:
        far += 1
        beyond = []
        for here in edge:
            for there in free[here]:
                if field[there] == FAR:
                    field[there] = far
                    beyond.append(there)
        edge = beyond
    return field


def cornered(g: Town) -> bool:
    """Whether the human that is tried has nowhere to run, whatever the dice say: then a miss is worth a zombie."""
    attempt = g.top("hz-attempt")
    return attempt is not None and attempt.prey < 0 and not run_ends(g, attempt.square, 6, -1, exactly=False)


def helipad(g: Town) -> int:
    """The centre of the Helipad, or -1."""
    pad = g.land.find("helipad")
    return -1 if pad < 0 else 9 * pad + 4


def lack(g: Town, seat: int) -> float:
    """What a player still needs, as a part of the goal; a shotgun guy near the Helipad needs little."""
    part = 1 - g.points(seat) / g.needed(seat)
    if g.roles[seat] == SHOTGUN:
        pad = helipad(g)
        if pad >= 0 and g.pawns[seat]:
            part = min(part, guy_field(g, [pad])[g.pawns[seat][0]] / 24)
    return part


def leader(g: Town, seat: int, among: Iterable[int] | None = None) -> int:
    """The opponent who is nearest to winning, -1 if there is none."""
    others = [other for other in (range(len(g.seats)) if among is None else among) if other != seat]
    return min(others, key=lambda other: lack(g, other), default=-1)


def prey_of(g: Town, seat: int) -> list[int]:
    """Squares with humans, or shotgun guys, that no zombie of this seat stands on yet."""
    mask = g.humans
    for other in g.seats_of(SHOTGUN) if g.mixed() else ():
        for square in g.pawns[other]:
            mask |= 1 << square
    for square in g.pawns[seat]:
        mask &= ~(1 << square)
    return list(squares(mask))


def best(decision: Decision, worth: Callable[[Option], float], type: str = "") -> int:
    """The number of the option that is worth most, the first of equals; -1 if none is of the type."""
    found, most = -1, -1e9
    for number, option in enumerate(decision.options):
        if not type or option[0] == type:
            value = worth(option)
            if value > most:
                found, most = number, value
    return found


def number_of(decision: Decision, *types: str) -> int:
    """The first option of one of these types, or -1."""
    return next((n for n, option in enumerate(decision.options) if option[0] in types), -1)


def plays_of(decision: Decision) -> dict[str, list[int]]:
    """Card, item or ability -> the options that use it."""
    found: dict[str, list[int]] = {}
    for number, option in enumerate(decision.options):
        if option[0] in ("play-card", "use-item", "ability"):
            found.setdefault(option[1], []).append(number)
    return found


def is_zombie(g: Town, seat: int) -> bool:
    return g.roles[seat] == ZOMBIE
