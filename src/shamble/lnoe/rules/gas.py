"""Gas Markers: how they come, and what sets them off.  [9.5.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.burning import BURNING, is_burning, spread_fire, start_fire
from shamble.lnoe.rules.cards import put_marker, remove_marker
from shamble.lnoe.rules.experience import zombie_hurt_by
from shamble.lnoe.rules.things import blast_things
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.rules.wound import kill_hero, wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total

GAS = "gas"
HITS = 3
"""What a model next to an explosion is hit on.  [9.5.3.3]"""


def lay_gas(g: Lnoe, space: int, seat: int) -> None:
    """A player pours gas into a space; in a fire, or next to one, it explodes at once.  [9.5.3, 9.5.3.2]"""
    put_marker(g, GAS, space)
    if space in gas_near_fire(g):
        explode(g, space, seat)


def gas_near_fire(g: Lnoe) -> list[int]:
    """The spaces with gas that fire sets off.  [9.5.3.2]"""
    if BURNING not in g.flags:
        return []
    gas = sorted({marker.space for marker in g.markers if marker.kind == GAS})
    return [at for at in gas if is_burning(g, at) or any(is_burning(g, space) for space in g.board.adjacent[at])]


def lies_gas(g: Lnoe, space: int) -> bool:
    return any(marker.kind == "gas" and marker.space == space for marker in g.markers)


def sets_off_gas(g: Lnoe) -> bool:
    """Whether what hits a whole space also hits the gas in it, and gas that goes off the gas next to it."""
    return bool(g.effects) and total(g, "gas-is-hit", -1) > 0


def explode(g: Lnoe, space: int, seat: int, by: int = -1) -> None:
    """Gas kills everything in its space, and each model next to it on 3+; walls do not help.  [9.5.3.3]"""
    markers = sum(marker.kind == "gas" and marker.space == space for marker in g.markers)
    g.emit("explosion", to=space)
    for _ in range(markers):
        remove_marker(g, "gas", space)
    g.call("blast", space=space, rolls=markers, seat=seat, by=by)


blast = Rule("blast")
"""Facts: space, rolls, seat (who set it off), by (the Hero who lit it, if one did); then doomed (Zombies), burnt
(Heroes)."""


def lit_by(f: Frame) -> int:
    return int(f.__dict__.get("by", -1))


@blast.step
def blow_up(g: Lnoe, f: Frame) -> None:
    around = g.board.adjacent[f.space]
    doomed = [*g.zombies_in(f.space)]
    heroes = [*g.heroes_in(f.space)]
    for space in around:
        doomed += [z for z in g.zombies_in(space) if max(g.roll("explosion", f.rolls, z)) >= HITS]
        heroes += [h for h in g.heroes_in(space) if max(g.roll("explosion", f.rolls, h)) >= HITS]
    f.burnt, f.doomed = tuple(heroes), tuple(doomed)
    if g.markers:
        spread_blast(g, f)
    if doomed:
        open_window(g, "zombie-hit", only="zombies")


def spread_blast(g: Lnoe, f: Frame) -> None:
    """Things are hit as Zombies are, and so is other gas where the scenario says so."""
    blast_things(g, f.space, "gas", f.rolls)
    for space in g.board.adjacent[f.space] if sets_off_gas(g) else ():
        if lies_gas(g, space) and max(g.roll("explosion", f.rolls)) >= HITS:
            explode(g, space, f.seat, lit_by(f))


@blast.step
def burn(g: Lnoe, f: Frame) -> None:
    for hero in f.burnt:
        kill_hero(g, hero, "gas", "explosive")
    for zombie in f.doomed:
        before, health = g.wounds[zombie], g.health(zombie)
        killed = wound_zombie(g, zombie, by="gas", kill=True, source="explosive")
        if g.content.experience:
            zombie_hurt_by(g, lit_by(f), (health if killed else g.wounds[zombie]) - before)


@blast.step
def leave_fire(g: Lnoe, f: Frame) -> None:
    """Where fires burn, gas leaves one; as Timber Peak has it, it spreads twice at once.  [9.5.3.3, Ruling T5]"""
    if not g.content.fire:
        return
    start_fire(g, f.space, f.seat)
    if g.profile.gas_fire == "spreads-twice":
        for _ in range(2):
            spread_fire(g, f.space, f.seat)
