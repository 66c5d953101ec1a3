"""The chances of a fight as the page shows them.  [11.4.1]"""

from __future__ import annotations

from typing import Any

from shamble.lnoe.odds import Chances, fresh
from shamble.lnoe.rules.fight import fight_dice_of, forest_die, zombie_dice_of
from shamble.lnoe.uses import hero_total


def odds(game: Any, hero: int, zombie: int = -1) -> dict[str, float]:
    """Before the dice, as things stand."""
    return shown(
        fresh(
            fight_dice_of(game, hero),
            zombie_dice_of(game, zombie)
            if zombie >= 0
            else zombie_dice_of(game) + forest_die(game, game.space_of[hero]),
            hero_total(game, "wins-ties", hero) > 0,
            hero_total(game, "kills-beaten", hero) > 0,
        )
    )


def shown(chances: Chances) -> dict[str, float]:
    """`kill` the Zombie is wounded, `win` it is only fended off, `lose` the Hero is wounded."""
    lost, won, killed = chances
    return {"win": won, "kill": killed, "lose": lost}


def several(single: dict[str, float], zombies: int) -> dict[str, float]:
    """Fights one after another: `lose` a wound in at least one, `win` in none, `kill` at least one Zombie falls."""
    safe = (1 - single["lose"]) ** zombies
    return {"win": safe, "lose": 1 - safe, "kill": 1 - (1 - single["kill"]) ** zombies}
