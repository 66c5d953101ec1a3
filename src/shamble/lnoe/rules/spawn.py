"""Spawning Zombies and placing them on Spawning Pits.  [6.1.3, 6.1.6, 14.8]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import ModelKind
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import IN_POOL, Lnoe


def place_zombie(g: Lnoe, seat: int, space: int) -> int:
    """Put a Zombie from a player's pool into a space; -1 if the pool is empty.  [5.7.1]"""
    zombie = g.next_in_pool(seat)
    if zombie >= 0:
        put_on_board(g, zombie, space)
    return zombie


def put_on_board(g: Lnoe, zombie: int, space: int) -> None:
    """A figure comes into a space."""
    g.put(zombie, space)
    if g.events is not None:
        g.events.append({"type": "placed", "who": zombie, "to": space})
    tell(g, "zombie-arrived", zombie)


def zombies_of(g: Lnoe, seat: int) -> int:
    """How many Zombies a player has on the board that count, Zombie Heroes included.  [6.1.3, 14.7.4]"""
    return sum(g.owner[zombie] == seat and _counts(g, g.model[zombie]) for zombie in g.zombies)


def _counts(g: Lnoe, kind: ModelKind) -> bool:
    """The books differ about Grave Dead.  [14.4]"""
    rule = kind.row.spawn_roll
    return rule == "counts" or (rule == "by-profile" and g.profile.grave_dead_in_spawn_roll)


# -- figures that two players share ------------------------------------------------------------------------


def in_control(g: Lnoe) -> int:
    """The Zombie player who controls the figures that both share: the first in odd rounds.  [17.1.5]"""
    seats = g.seats_of("zombies")
    return seats[(g.round + 1) % len(seats)]


def by_turns(g: Lnoe, kind: ModelKind) -> bool:
    """Whether two Zombie players control such a figure by turns; what comes from no pool may be the killer's own."""
    extra = kind.side == "zombies" and not kind.pool
    return kind.shared or (extra and g.profile.extra_zombie_control == "alternate")


def hand_over_shared(g: Lnoe) -> None:
    """With each round the other of two Zombie players controls them."""
    if len(g.seats_of("zombies")) == 1:
        return
    seat = in_control(g)
    for model, kind in enumerate(g.model):
        if by_turns(g, kind):
            g.owner[model] = seat


# -- placing -----------------------------------------------------------------------------------------------


def dearer_figures(g: Lnoe, seat: int, points: int) -> list[int]:
    """The next figure of each family that may come in place of several standard Zombies.  [14.4, 14.4.1]"""
    found: dict[str, int] = {}
    for model, kind in enumerate(g.model):
        affordable = 1 < kind.spawn_points <= points
        if affordable and g.space_of[model] == IN_POOL and (kind.shared or g.owner[model] == seat):
            found.setdefault(kind.family, model)
    return list(found.values())


place_zombies = Rule("place-zombies")  # facts: seat, left (Spawn Points), optional; then counts (Zombies on each pit)


@place_zombies.step
def offer_pits(g: Lnoe, f: Frame) -> None:
    """As evenly as possible within this placing, each colour on its own.  [14.8.1, 14.8.1.1]"""
    standard, dearer = g.next_in_pool(f.seat) >= 0, dearer_figures(g, f.seat, f.left)
    if f.left <= 0 or not g.pits or not (standard or dearer):
        f.finish()
        return
    counts = f.counts or (0,) * len(g.pits)
    f.counts = counts
    fewest = min(counts)
    pits = [pit for pit, count in zip(g.pits, counts, strict=True) if count == fewest]
    options: list[Option] = [("place", pit) for pit in pits] if standard else []
    for figure in dearer:
        among = sorted(set(g.zombie_spaces()) - set(pits)) if g.model[figure].row.spawns_among else []
        options += [("place", figure, space) for space in (*pits, *among)]
    if f.optional:
        options.append(("done",))
    g.ask(f.seat, "place-zombie", options)


@place_zombies.step
def put_on_pit(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        f.finish()
        return
    f.to("offer_pits")
    *figure, space = g.answer[1:]
    if figure:
        put_on_board(g, figure[0], space)
    else:
        place_zombie(g, f.seat, space)
    f.counts = tuple(count + (pit == space) for pit, count in zip(g.pits, f.counts, strict=True))
    f.left -= g.model[figure[0]].spawn_points if figure else 1
