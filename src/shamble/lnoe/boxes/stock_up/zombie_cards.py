"""The Zombie deck of Stock Up, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.rules.hunger import held_fast, may_be_moved
from shamble.lnoe.rules.random_building import open_buildings, stays_on_random_building
from shamble.lnoe.rules.ranged_options import has_moved
from shamble.lnoe.rules.steps import steps_from
from shamble.lnoe.rules.zombie_fights import join_fights
from shamble.lnoe.rules.zombie_move import breaks_free, move_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT, MOVE_ROLLED, ZOMBIE_TURN_START
from shamble.lnoe.uses import (
    Target,
    card,
    immediately,
    modifies,
    on_hero,
    total,
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


@card("the-smell-of-brains", when=FIGHT, targets=own_fight)
def the_smell_of_brains(g: Lnoe, f: Frame) -> None:
    """Fight card: every Zombie within two spaces comes into the Hero's space and is fought this turn, hungry or not."""
    hero = the_fight(g).hero
    space = g.space_of[hero]
    here = g.zombies_in(space)
    coming = [zombie for zombie in g.zombies if zombie not in here and comes_by_itself(g, zombie, space)]
    for zombie in coming:
        move_zombie(g, zombie, space)
    join_fights(g, hero, coming)


def comes_by_itself(g: Lnoe, zombie: int, space: int) -> bool:
    """Whether it gets there in so few steps; what keeps a Zombie where it is keeps it back.  [Appendix III]"""
    at = g.space_of[zombie]
    if g.board.distance[at][space] > NEAR or not may_be_moved(g, zombie):
        return False
    if held_fast(g, at) or total(g, "zombie-cannot-move", zombie) or not _can_reach(g, zombie, space):
        return False
    return breaks_free(g, zombie)


def _can_reach(g: Lnoe, zombie: int, space: int) -> bool:
    frontier = {g.space_of[zombie]}
    for _ in range(NEAR):
        frontier |= {to for at in frontier for to in steps_from(g, zombie, at)}
    return space in frontier


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
