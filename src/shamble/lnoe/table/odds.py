"""The chances of a fight, counted over every way the dice can fall.  [11.4.1]"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Any

MOST_DICE = 6
"""Beyond this many dice on one side the count would take too long and hardly change."""


def odds(game: Any, hero: int, zombie: int = -1) -> dict[str, float]:
    """Before the dice: `kill` the Zombie is wounded, `win` it is only fended off, `lose` the Hero is wounded."""
    from shamble.lnoe.rules.fight import fight_dice_of, zombie_dice_of
    from shamble.lnoe.uses import hero_total

    return _count(
        min(fight_dice_of(game, hero), MOST_DICE),
        min(zombie_dice_of(game, zombie), MOST_DICE),
        hero_total(game, "wins-ties", hero) > 0,
        hero_total(game, "kills-beaten", hero) > 0,
    ).copy()


def several(single: dict[str, float], zombies: int) -> dict[str, float]:
    """Fights one after another: `lose` a wound in at least one, `win` in none, `kill` at least one Zombie falls."""
    safe = (1 - single["lose"]) ** zombies
    return {"win": safe, "lose": 1 - safe, "kill": 1 - (1 - single["kill"]) ** zombies}


@lru_cache(maxsize=256)
def _count(hero_dice: int, zombie_dice: int, wins_ties: bool, kills: bool) -> dict[str, float]:
    beaten_by = Counter(max(faces) for faces in product(range(1, 7), repeat=zombie_dice))
    kill = win = 0
    for faces in product(range(1, 7), repeat=hero_dice):
        best = max(faces)
        ways = sum(count for top, count in beaten_by.items() if top < best or (wins_ties and top == best))
        if kills or len(set(faces)) < hero_dice:
            kill += ways
        else:
            win += ways
    every = 6 ** (hero_dice + zombie_dice)
    return {"win": win / every, "kill": kill / every, "lose": (every - win - kill) / every}
