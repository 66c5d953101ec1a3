"""What each Hero is out for: the scenario's objective, broken down to a place to go and a reason to search."""

from __future__ import annotations

from shamble.lnoe.bots.look import GASOLINE, KEYS, MELEE, urgency, usable_guns
from shamble.lnoe.bots.weights import weights
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


NEEDS_CARDS = frozenset(("townsfolk", "find-parts", "find-keys", "find-explosives"))
"""Missions that cannot succeed without further cards."""


def mission(g: Lnoe, hero: int) -> Mission:
    found = _MISSIONS.get(g.scenario, _survive)(g, hero)
    if len(g.deck["hero"]) <= 21 and found.why not in NEEDS_CARDS:
        # A Zombie card that takes the last ten Hero cards would lose the game.
        found.search *= 0.0 if len(g.deck["hero"]) <= 11 else 0.5
    return found


def armed(g: Lnoe, hero: int) -> float:
    """How well a Hero is armed: about 1 with one good weapon."""
    kind_of = g.content.kind_of
    return sum(kind_of[copy] in MELEE for copy in g.items[hero]) + len(usable_guns(g, hero))


def _survive(g: Lnoe, hero: int) -> Mission:
    return Mission("survive", search=3.0)


def _kill(g: Lnoe, hero: int) -> Mission:
    """Arm first, then hunt."""
    weapons = armed(g, hero)
    time = min(1.0, g.sun / 8)
    return Mission("hunt" if weapons else "arm", search=_arming(g, weapons) * time, hunts=weapons > 0)


def _arming(g: Lnoe, weapons: float) -> float:
    """What a search for weapons is worth to a Hero with so many."""
    return weights(g)["search-unarmed" if weapons < 1 else "search-one-weapon" if weapons < 2 else "search-armed"]


def _townsfolk(g: Lnoe, hero: int) -> Mission:
    missing = 4 - len(g.townsfolk)
    hurry = 0.5 + 2.0 * missing / (g.sun + 1)
    return Mission("townsfolk", search=weights(g)["search-townsfolk"] * hurry if missing > 0 else 0.0)


def _has(g: Lnoe, hero: int, kind: str) -> bool:
    return any(g.content.kind_of[copy] == kind for copy in g.items[hero])


def _truck(g: Lnoe, hero: int) -> Mission:
    truck = tuple(space for kind, space, _, _ in g.markers if kind == "truck")
    filled = g.notes.get("filled")
    team = g.living_heroes()
    keys = [one for one in team if _has(g, one, KEYS)]
    gas = [one for one in team if _has(g, one, GASOLINE)]
    hurry = urgency(g)
    if filled and keys:
        go = hero in keys or hero in _closest(g, [one for one in team if one not in keys], truck, 2)
        if go:
            found = Mission("drive", truck, pull=weights(g)["pull-drive"] * hurry)
            aboard = [one for one in team if one != hero and g.space_of[one] in truck]
            leaves = bool(aboard) and (hero in keys or any(one in keys for one in aboard))
            found.stand = 100.0 if leaves else weights(g)["stand-drive"] * hurry
            return found
    if hero in gas and not filled:
        found = Mission("fill-up", truck, pull=weights(g)["pull-truck"] * hurry)
        found.stand = weights(g)["stand-truck"] * hurry
        return found
    if hero in keys and gas:
        return Mission("drive", truck, pull=0.25 * weights(g)["pull-drive"], search=0.5 * weights(g)["search-parts"])
    if keys and (gas or filled):
        return Mission("help", truck, pull=0.2 * weights(g)["pull-drive"], search=0.5 * weights(g)["search-parts"])
    return Mission("find-keys" if filled else "find-parts", search=weights(g)["search-parts"])


def _closest(g: Lnoe, heroes: list[int], targets: tuple[int, ...], count: int) -> list[int]:
    walk = g.board.walk
    return sorted(heroes, key=lambda one: min(walk[g.space_of[one]][to] for to in targets))[:count]


def _pits(g: Lnoe, hero: int) -> Mission:
    """Who has an explosive goes to the nearest pit that no nearer carrier goes to."""
    carriers = [one for one in g.living_heroes() if g.has_item(one, "explosive")]
    if hero not in carriers or not g.pits:
        return Mission("find-explosives", search=weights(g)["search-explosives"])
    walk = g.board.walk
    free = list(g.pits)
    for one in sorted(carriers, key=lambda c: min(walk[g.space_of[c]][pit] for pit in g.pits)):
        pit = min(free or g.pits, key=lambda p: walk[g.space_of[one]][p] + g.zombies_at[p])
        if one == hero:
            found = Mission("pit", (pit,), pull=weights(g)["pull-pit"] * urgency(g))
            found.stand = weights(g)["stand-pit"] * urgency(g)
            return found
        if pit in free:
            free.remove(pit)
    return Mission("find-explosives", search=0.7 * weights(g)["search-explosives"])


def _manor(g: Lnoe, hero: int) -> Mission:
    """Thin the Zombies out, first of all those in the house or on their way."""
    weapons = armed(g, hero)
    return Mission("defend", search=_arming(g, weapons), hunts=weapons > 0)


_MISSIONS = {
    "die-zombies-die": _kill,
    "escape-in-the-truck": _truck,
    "save-the-townsfolk": _townsfolk,
    "burn-em-out": _pits,
    "defend-the-manor-house": _manor,
}
