"""Spawning Zombies and placing them on Spawning Pits.  [6.1.3, 6.1.6, 14.8]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.scenario import SCENARIOS, tell
from shamble.lnoe.state import Lnoe


def place_zombie(g: Lnoe, seat: int, space: int) -> int:
    """Put a Zombie from a player's pool into a space; -1 if the pool is empty.  [5.7.1]"""
    pool = g.pool(seat)
    if not pool:
        return -1
    zombie = pool[0]
    g.put(zombie, space)
    if g.events is not None:
        g.events.append({"type": "placed", "who": zombie, "to": space})
    if SCENARIOS[g.scenario].watches_zombies:
        tell(g, "zombie-arrived", zombie)
    return zombie


def zombies_of(g: Lnoe, seat: int) -> int:
    """How many Zombies a player has on the board, Zombie Heroes included.  [6.1.3, 14.7.4]"""
    return sum(g.owner[zombie] == seat for zombie in g.zombies)


place_zombies = Rule("place-zombies")  # facts: seat, left, optional; then counts (Zombies put on each pit)


@place_zombies.step
def offer_pits(g: Lnoe, f: Frame) -> None:
    """As evenly as possible within this placing, each colour on its own.  [14.8.1, 14.8.1.1]"""
    f.left = min(f.left, len(g.pool(f.seat)))
    if f.left <= 0 or not g.pits:
        f.finish()
        return
    counts = f.counts or (0,) * len(g.pits)
    f.counts = counts
    fewest = min(counts)
    options: list[Option] = [("place", pit) for pit, count in zip(g.pits, counts, strict=True) if count == fewest]
    if f.optional:
        options.append(("done",))
    g.ask(f.seat, "place-zombie", options)


@place_zombies.step
def put_on_pit(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        f.finish()
        return
    f.to("offer_pits")
    pit = g.answer[1]
    number = g.pits.index(pit)
    place_zombie(g, f.seat, pit)
    f.counts = tuple(count + (i == number) for i, count in enumerate(f.counts))
    f.left -= 1
