"""The Zombie deck of Stock Up, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero
from shamble.lnoe.rules.barricades import in_the_way
from shamble.lnoe.rules.burning import is_burning
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.rules.hunger import held_fast, may_be_moved, prey_mask, steps_of
from shamble.lnoe.rules.random_building import open_buildings, stays_on_random_building
from shamble.lnoe.rules.ranged_options import has_moved
from shamble.lnoe.rules.steps import steps_from
from shamble.lnoe.rules.traps import is_trap
from shamble.lnoe.rules.zombie_fights import join_fights
from shamble.lnoe.rules.zombie_move import come_to_rest, gets_away, move_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT, MOVE_ROLLED, ZOMBIE_TURN_START
from shamble.lnoe.uses import (
    Target,
    card,
    immediately,
    modifies,
    on_hero,
    when_happens,
    while_it_lasts,
)


@card("exhaustion", when=ZOMBIE_TURN_START, targets=any_hero)
def exhaustion(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: one space less to move and no exerting, until the Hero has a turn without moving."""
    stays(g, f, hero=f.hero)


@modifies("exhaustion", "movement")
def worn_out(g: Lnoe, row: InPlay, hero: int, spaces: int) -> int:
    return spaces - 1 if row[2] == hero else spaces


@modifies("exhaustion", "cannot-exert")
def spent(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("exhaustion", "hero-finished")
def rested(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero and not has_moved(g, hero):
        leave_play(g, row[0])


@card("overtaken", when=ZOMBIE_TURN_START)
def overtaken(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn a Zombie rolls one more Fight Die where there are more Zombies than Heroes."""
    lasting(g, "overtaken", -1, 1, "zombies", f.card)


@while_it_lasts("overtaken", "zombie-dice")
def outnumbering(g: Lnoe, target: int, zombie: int, dice: int) -> int:
    space = g.space_of[zombie]
    return dice + 1 if space >= 0 and g.zombies_at[space] > g.heroes_at[space] else dice


# -- The Smell of Brains -----------------------------------------------------------------------------------

NEAR = 2

smell = Rule("the-smell-of-brains")  # facts: hero, space (of the fight), waiting (Zombies yet to come), spared (there)


@card("the-smell-of-brains", when=FIGHT, targets=own_fight)
def the_smell_of_brains(g: Lnoe, f: Frame) -> None:
    """Fight card: every Zombie within two spaces comes into the Hero's space and is fought this turn, hungry or not."""
    hero = the_fight(g).hero
    here = g.zombies_in(g.space_of[hero])
    others = tuple(zombie for zombie in g.zombies if zombie not in here and may_be_moved(g, zombie))
    g.call("the-smell-of-brains", hero=hero, space=g.space_of[hero], waiting=others, spared=tuple(here))


@smell.step
def follow_the_smell(g: Lnoe, f: Frame) -> None:
    """One goes after the other; what keeps a Zombie where it is keeps it back.  [Appendix III]"""
    if not f.waiting:
        return
    zombie, f.waiting = f.waiting[0], f.waiting[1:]
    f.to("follow_the_smell")
    if g.space_of[zombie] >= 0:
        walk_there(g, zombie, way_there(g, zombie, f.space))


@smell.step
def share_them_out(g: Lnoe, f: Frame) -> None:
    join_fights(g, f.hero, [zombie for zombie in g.zombies_in(f.space) if zombie not in f.spared])


def walk_there(g: Lnoe, zombie: int, way: tuple[int, ...]) -> None:
    """Step by step; barricades may stop it as on any way, and so does a trap.  [8.1.2.3]"""
    start = g.space_of[zombie]
    for to in way:
        trapped = is_trap(g, to)
        if not gets_away(g, zombie, to):
            break
        move_zombie(g, zombie, to)
        if trapped or g.space_of[zombie] < 0:
            break
    if g.space_of[zombie] != start:
        come_to_rest(g, zombie)


def way_there(g: Lnoe, zombie: int, space: int) -> tuple[int, ...]:
    """The steps that lead there, past as few barricades and fires as can be; none, if there is no such way."""
    at, prey = g.space_of[zombie], prey_mask(g)
    if g.board.distance[at][space] > NEAR:
        return ()
    first = steps_of(g, zombie, prey)
    ways: list[tuple[int, ...]] = [(space,)] if space in first else []
    ways += [(to, space) for to in first if to != space and not held_fast(g, to) and space in steps_from(g, zombie, to)]
    return min(ways, key=lambda way: (*hindrances(g, at, way), len(way), way), default=())


def hindrances(g: Lnoe, at: int, way: tuple[int, ...]) -> tuple[int, int]:
    """How many barricades, and how many fires and traps before its end, lie on a way."""
    between = list(zip((at, *way), way, strict=False)) if g.barricades else []
    dangers = sum(is_burning(g, to) or is_trap(g, to) for to in way[:-1]) if g.hindered else 0
    return sum(bool(in_the_way(g, *step)) for step in between), dangers


# -- the rest of the deck ----------------------------------------------------------------------------------


def stumbled(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The Hero who has just rolled a 1 for movement, whatever is added to it."""
    movement = g.top("movement-roll")
    if movement is None or "dice" in movement.__dict__:
        return []
    return [on_hero(movement.hero)] if movement.die == 1 else []


@card("twisted-ankle", when=MOVE_ROLLED, targets=stumbled)
def twisted_ankle(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero who rolled a 1: two spaces less on the movement roll, until healed or rested."""
    stays(g, f, hero=f.hero)


@modifies("twisted-ankle", "movement")
def limping(g: Lnoe, row: InPlay, hero: int, spaces: int) -> int:
    return spaces - 2 if row[2] == hero else spaces


@when_happens("twisted-ankle", "healed")
@when_happens("twisted-ankle", "move-given-up")
def looked_after(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])


@immediately("weve-got-to-reach-the")
def weve_got_to_reach_the(g: Lnoe, f: Frame) -> None:
    """Remains in play on a random building that Heroes may enter: none searches elsewhere until one does.  [3.4.1]"""
    stays_on_random_building(g, f, open_buildings(g))


@modifies("weve-got-to-reach-the", "cannot-search")
def nowhere_else(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value if g.board.plot[g.space_of[hero]] == row[3] else value + 1


@when_happens("weve-got-to-reach-the", "hero-entered-building")
def reached(g: Lnoe, row: InPlay, hero: int) -> None:
    if g.board.plot[g.space_of[hero]] == row[3]:
        leave_play(g, row[0])
