"""The Zombie deck, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import put_marker, stays
from shamble.lnoe.rules.fight import add_zombie_dice, the_fight
from shamble.lnoe.rules.random_building import roll_random_building
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT, ZOMBIE_MOVE
from shamble.lnoe.uses import NOTHING, Target, card, immediately, on_zombie

# -- when they may be played -------------------------------------------------------------------------------


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One Fight card for a Zombie in a fight.  [11.3.1]"""
    return [] if the_fight(g).zombie_cards else [NOTHING]


def zombies_yet_to_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Those that could still make their normal move; one in a Hero's space could not.  [8.1.1]"""
    return [
        on_zombie(zombie)
        for zombie in g.zombies_on_board()
        if not g.moved >> zombie & 1 and not g.heroes_at[g.zombie_space[zombie]]
    ]


# -- the cards ---------------------------------------------------------------------------------------------

taken_over = Rule("my-god-theyve-taken-the")  # facts: seat, card; then building, spaces (still to be filled)


@immediately("my-god-theyve-taken-the")
def my_god_theyve_taken_the(g: Lnoe, f: Frame) -> None:
    """A random building is Taken Over: a Zombie from the pool into each empty space of it, and no Hero enters."""
    f.placed = True
    g.call("my-god-theyve-taken-the", seat=f.seat, card=f.card)


@taken_over.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    free = [b for b in range(len(g.board.buildings)) if not g.building_marked(b, "taken-over")]
    roll_random_building(g, free, f.seat)


@taken_over.step
def take_it_over(g: Lnoe, f: Frame) -> None:
    stays(g, f, building=f.building)
    if f.building < 0:
        f.finish()
        return
    put_marker(g, "taken-over", building=f.building, copy=f.card)
    spaces = g.board.buildings[f.building].spaces
    f.spaces = tuple(space for space in spaces if not g.heroes_at[space] and not g.zombies_at[space])


@taken_over.step
def offer_spaces(g: Lnoe, f: Frame) -> None:
    """If the pool is short the player picks the spaces.  [Ruling 39]"""
    if not f.spaces or not g.pool[f.seat]:
        f.finish()
        return
    few = g.pool[f.seat] < len(f.spaces)
    g.ask(f.seat, "place-zombie", [("place", space) for space in (f.spaces if few else f.spaces[:1])])


@taken_over.step
def fill_space(g: Lnoe, f: Frame) -> None:
    """The placed Zombies may not move this turn."""
    f.spaces = tuple(space for space in f.spaces if space != g.answer[1])
    f.to("offer_spaces")
    g.moved |= 1 << place_zombie(g, f.seat, g.answer[1])


@card("shamble", when=ZOMBIE_MOVE, targets=zombies_yet_to_move)
def shamble(g: Lnoe, f: Frame) -> None:
    """One Zombie moves D6 spaces in place of its normal move."""
    g.moved |= 1 << f.zombie
    g.call("walk", seat=f.seat, zombie=f.zombie, left=g.roll("shamble", 1, -f.zombie)[0], free=False)


@card("uuuurrrggghh", when=FIGHT, targets=own_fight)
def uuuurrrggghh(g: Lnoe, f: Frame) -> None:
    """Fight card: the Zombie rolls 2 extra Fight Dice."""
    add_zombie_dice(g, the_fight(g), 2)
