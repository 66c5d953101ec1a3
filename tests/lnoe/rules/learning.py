"""Tables with Experience for its tests: a Hero and a Zombie who meet, and what they learn from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.table import Table, table

BOXES = ["base", "growing-hunger", "timber-peak"]
ON = {"experience": "on"}
TABLE = (
    *("hands", "piles", "horde", "zombie_upgrades", "boxes", "zombie_deck", "hero_discard", "switches"),
    *("barricades", "board", "markers", "effects"),
)
"""What may be said of the table besides the Hero; `horde` are the tokens of the Zombies."""


def scene(**more: Any) -> Table:
    """A position in which wounds teach; 15 Zombies must be killed, so that nothing else ends the game."""
    more.setdefault("boxes", BOXES)
    more.setdefault("scenario", "die-zombies-die")
    more.setdefault("switches", ON)
    return table(**more)


def meeting(dice: list[int], hero: str = "billy", zombies: int = 1, **facts: Any) -> Table:
    """It is the Zombies' Fight step, and a Hero stands among Zombies; becky is far away."""
    around = {f"z{number}": "3,3" for number in range(1, zombies + 1)}
    return scene(turn="zombies", step="fight", spawn_due=[], zombies=around, dice=dice, **_with_becky(hero, facts))


def activated(hero: str = "billy", dice: list[int] | None = None, zombies: Any = None, **facts: Any) -> Table:
    """A Hero whose turn begins; becky waits far away."""
    t = scene(zombies=zombies or {}, dice=dice or [], **_with_becky(hero, facts))
    t.choose("activate", hero=hero)
    return t


def _with_becky(hero: str, facts: dict[str, Any]) -> dict[str, Any]:
    told = {key: facts.pop(key) for key in TABLE if key in facts}
    if "horde" in told:
        told["experience"] = told.pop("horde")
    return {**told, "heroes": {hero: {"space": "3,3", **facts}, "becky": "0,0"}}


def learnt(t: Table, hero: str = "billy") -> int:
    tokens: int = t.heroes[hero]["experience"]
    return tokens


def upgrades(t: Table, hero: str = "billy") -> list[tuple[str, bool]]:
    return [(row["card"], row["boosted"]) for row in t.heroes[hero]["upgrades"]]


def bought(card: str, boosted: bool = False) -> list[dict[str, Any]]:
    """An Upgrade as a Hero has it."""
    return [{"card": card, "boosted": boosted}]


def played_until(t: Table, there: Callable[[], bool]) -> None:
    """Everybody takes the first option until it is so."""
    for _ in range(200):
        if there():
            return
        t.must(cmd="choose", option="0")
    raise AssertionError(f"still asked {t.decision}")
