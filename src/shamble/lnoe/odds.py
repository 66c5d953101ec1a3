"""Exact chances of fights: the highest die wins, a tie is the Zombie's, a win with doubles kills.  [11.4.1]

Every chance is a triple: the Hero loses, the Hero wins and the Zombie lives, the Zombie dies.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

Chances = tuple[float, float, float]
Dice = tuple[int, ...]


@lru_cache(maxsize=4096)
def fresh(hero_dice: int, zombie_dice: int = 1, ties: bool = False, kills: bool = False) -> Chances:
    """Before anything is rolled."""
    hero_dice, zombie_dice = max(1, hero_dice), max(1, zombie_dice)
    won = doubles = 0.0
    for highest in range(1, 7):
        beaten = ((highest if ties else highest - 1) / 6) ** zombie_dice
        ways = highest**hero_dice - (highest - 1) ** hero_dice
        different = hero_dice
        for used in range(1, hero_dice):
            different *= max(0, highest - used)
        won += ways * beaten
        doubles += (ways - different) * beaten
    all_ways = 6.0**hero_dice
    won, doubles = won / all_ways, (won if kills else doubles) / all_ways
    return 1 - won, won - doubles, doubles


def settled(hero: Dice, zombie: int, ties: bool, kills: bool) -> Chances:
    """Dice that lie on the table; `zombie` is its highest."""
    highest = max(hero)
    if highest < zombie or (highest == zombie and not ties):
        return 1.0, 0.0, 0.0
    return (0.0, 0.0, 1.0) if kills or len(set(hero)) < len(hero) else (0.0, 1.0, 0.0)


@lru_cache(maxsize=65536)
def with_hero_dice(kept: Dice, rolled: int, zombie: int, ties: bool, kills: bool) -> Chances:
    """The Hero keeps some dice and rolls others; `zombie` is the Zombie's highest.

    Only the faces seen (as bits) and whether one was seen twice matter, so dice are added one by one.
    """
    seen = doubles = 0
    for face in kept:
        doubles |= seen >> face & 1
        seen |= 1 << face
    states = {(seen, doubles): 1.0}
    for _ in range(rolled):
        after: dict[tuple[int, int], float] = {}
        for (faces, twice), chance in states.items():
            for face in range(1, 7):
                state = (faces | 1 << face, twice | faces >> face & 1)
                after[state] = after.get(state, 0.0) + chance / 6
        states = after
    lost = won = 0.0
    for (faces, twice), chance in states.items():
        highest = faces.bit_length() - 1
        if highest < zombie or (highest == zombie and not ties):
            lost += chance
        elif not twice and not kills:
            won += chance
    return lost, won, max(0.0, 1 - lost - won)


@lru_cache(maxsize=65536)
def with_zombie_dice(hero: Dice, kept: int, rolled: int, ties: bool, kills: bool) -> Chances:
    """The Zombie rolls dice beside what it keeps; `kept` is the highest of those, 0 for none."""
    highest = max(hero)
    most = highest if ties else highest - 1
    if kept > most:
        return 1.0, 0.0, 0.0
    held = (min(most, 6) / 6) ** rolled
    return (1 - held, 0.0, held) if kills or len(set(hero)) < len(hero) else (1 - held, held, 0.0)


@lru_cache(maxsize=4096)
def choices(dice: Dice) -> tuple[Dice, ...]:
    """Dice worth rolling again together: every choice among three, else the lowest or the highest so many."""
    count = len(dice)
    if count <= 3:
        found = {tuple(dice[i] for i in range(count) if bits >> i & 1) for bits in range(1, 1 << count)}
    else:
        found = {dice[:k] for k in range(1, count + 1)} | {dice[k:] for k in range(count)}
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def without(dice: Dice, faces: Dice) -> Dice:
    """Dice after those with the given faces are taken away."""
    left = list(dice)
    for face in faces:
        left.remove(face)
    return tuple(left)


@lru_cache(maxsize=4096)
def at_least(wounds: int, fights: int, chance: float) -> float:
    """The chance to lose at least so many of these fights; `chance` is that of losing one."""
    if wounds <= 0:
        return 1.0
    return sum(comb(fights, k) * chance**k * (1 - chance) ** (fights - k) for k in range(wounds, fights + 1))
