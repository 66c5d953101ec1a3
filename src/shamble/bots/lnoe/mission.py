"""What each Hero is out for: the scenario's objective, broken down to a place to go and a reason to search."""

from __future__ import annotations

from shamble.bots.lnoe.look import GASOLINE, KEYS, MELEE, ground_of, usable_guns
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.state import Lnoe


class Mission:
    """Where a Hero wants to be, what each step towards it is worth, and what a search is worth."""

    __slots__ = ("hunts", "pull", "search", "stand", "targets", "why")

    def __init__(
        self, why: str, targets: tuple[int, ...] = (), pull: float = 0.0, search: float = 0.0, hunts: bool = False
    ) -> None:
        self.why = why
        self.targets = targets
        self.pull = pull
        self.search = search
        self.hunts = hunts
        self.stand = 0.0
        """What it is worth to stand on a target when the turn ends."""


def mission(g: Lnoe, hero: int) -> Mission:
    return _MISSIONS.get(g.scenario, _survive)(g, hero)


def armed(g: Lnoe, hero: int) -> float:
    """How well a Hero is armed: about 1 with one good weapon."""
    kind_of = g.box.kind_of
    return sum(kind_of[copy] in MELEE for copy in g.hero_items[hero]) + len(usable_guns(g, hero))


def _survive(g: Lnoe, hero: int) -> Mission:
    return Mission("survive", search=3.0)


def _kill(g: Lnoe, hero: int) -> Mission:
    """Arm first, then hunt."""
    weapons = armed(g, hero)
    need = SCENARIOS[g.scenario].row["zombies_killed"] - g.kills
    late = need > g.sun * 1.2
    search = (6.0 if weapons < 1 else 3.5 if weapons < 2 else 2.0) * (0.6 if late and weapons else 1.0)
    return Mission("hunt" if weapons else "arm", search=search, hunts=weapons > 0)


def _townsfolk(g: Lnoe, hero: int) -> Mission:
    missing = SCENARIOS[g.scenario].row["townsfolk"] - len(g.townsfolk)
    return Mission("townsfolk", search=8.0 if missing > 0 else 1.0)


def _has(g: Lnoe, hero: int, kind: int) -> bool:
    return any(g.box.kind_of[copy] == kind for copy in g.hero_items[hero])


def _truck(g: Lnoe, hero: int) -> Mission:
    truck = tuple(space for kind, space, _, _ in g.markers if kind == "truck")
    filled = g.notes.get("filled")
    team = g.living_heroes()
    keys = [one for one in team if _has(g, one, KEYS)]
    gas = [one for one in team if _has(g, one, GASOLINE)]
    if filled:
        go = bool(keys) and (hero in keys or hero in _closest(g, [one for one in team if one not in keys], truck, 2))
        if go:
            found = Mission("drive", truck, pull=5.0, search=0.0)
            found.stand = 12.0
            return found
        return Mission("find-keys", search=9.0)
    if hero in gas:
        found = Mission("fill-up", truck, pull=4.0, search=0.0 if keys else 1.0)
        found.stand = 8.0
        return found
    if hero in keys and gas:
        return Mission("drive", truck, pull=1.0, search=4.0)
    if keys and gas:
        return Mission("help", truck, pull=0.8, search=4.0)
    return Mission("find-parts", search=8.0)


def _closest(g: Lnoe, heroes: list[int], targets: tuple[int, ...], count: int) -> list[int]:
    walk = g.board.walk
    return sorted(heroes, key=lambda one: min(walk[g.hero_space[one]][to] for to in targets))[:count]


def _pits(g: Lnoe, hero: int) -> Mission:
    """Who has an explosive goes to the nearest pit that no nearer carrier goes to."""
    carriers = [one for one in g.living_heroes() if g.has_item(one, "explosive")]
    if hero not in carriers or not g.pits:
        return Mission("find-explosives", search=7.0)
    walk = g.board.walk
    free = list(g.pits)
    for one in sorted(carriers, key=lambda c: min(walk[g.hero_space[c]][pit] for pit in g.pits)):
        pit = min(free or g.pits, key=lambda p: walk[g.hero_space[one]][p] + g.zombies_at[p])
        if one == hero:
            found = Mission("pit", (pit,), pull=3.0, search=2.5)
            found.stand = 9.0
            return found
        if pit in free:
            free.remove(pit)
    return Mission("find-explosives", search=5.0)


def _manor(g: Lnoe, hero: int) -> Mission:
    """Thin the Zombies out, first of all those in the house or on their way."""
    weapons = armed(g, hero)
    return Mission("defend", search=4.0 if weapons < 2 else 1.5, hunts=weapons > 0)


_MISSIONS = {
    "die-zombies-die": _kill,
    "escape-in-the-truck": _truck,
    "save-the-townsfolk": _townsfolk,
    "burn-em-out": _pits,
    "defend-the-manor-house": _manor,
}

__all__ = ["Mission", "armed", "ground_of", "mission"]
