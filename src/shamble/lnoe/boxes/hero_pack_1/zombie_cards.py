"""The Zombie deck of Hero Pack One, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.hero_walk import move_hero
from shamble.lnoe.rules.movement_roll import spoil_move
from shamble.lnoe.rules.section import is_alone_on_section
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ZOMBIE_HURT, ZOMBIE_TURN_START
from shamble.lnoe.uses import Target, at_space, card, modifies, on_zombie, when_happens, while_it_lasts


@card("divide-and-conquer", when=ZOMBIE_TURN_START)
def divide_and_conquer(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn a Hero who is the only one on a board rolls one Fight Die less."""
    lasting(g, "divide-and-conquer", -1, 1, "zombies", f.card)


@while_it_lasts("divide-and-conquer", "fight-dice")
def divided(g: Lnoe, target: int, hero: int, dice: int) -> int:
    return dice - 1 if is_alone_on_section(g, hero) else dice


@card("i-have-a-bad-feeling", when=ZOMBIE_TURN_START, targets=any_hero)
def i_have_a_bad_feeling(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: one Fight Die less without another Hero here or next to here, until a kill."""
    stays(g, f, hero=f.hero)


@modifies("i-have-a-bad-feeling", "fight-dice")
def uneasy(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    if row[2] != hero or g.space_of[hero] < 0:
        return dice
    away = g.board.distance[g.space_of[hero]]
    return dice if any(away[g.space_of[other]] <= 1 for other in g.heroes if other != hero) else dice - 1


@when_happens("i-have-a-bad-feeling", "killed-zombie")
def reassured(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])


@card("out-of-control", when=ZOMBIE_TURN_START, targets=any_hero)
def out_of_control(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: on the next rolled 1 the Zombies move the Hero up to three spaces, and no more."""
    stays(g, f, hero=f.hero)


@when_happens("out-of-control", "rolled-one")
def lose_control(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])
        spoil_move(g, hero)
        the_activation(g).action = ("lose-control",)
        move_hero(g, hero, 3, seat=row[1])


def where_it_stood(g: Lnoe, seat: int, by: int) -> list[Target]:
    wounded = g.top("zombie-hurt")
    if wounded is None or not g.has_spare(seat) or not may_stand(g, wounded.space):
        return []
    return [at_space(wounded.space)]


@card("thats-not-good", when=ZOMBIE_HURT, targets=where_it_stood)
def thats_not_good(g: Lnoe, f: Frame) -> None:
    """When a Zombie is wounded another one comes from the pool; it has no part in the fights of this step."""
    place_zombie(g, f.seat, f.space)


def any_zombie(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_zombie(zombie) for zombie in g.zombies]


@card("the-hungry-one", when=ZOMBIE_TURN_START, targets=any_zombie)
def the_hungry_one(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Zombie, which moves D3 spaces and rolls one more Fight Die until it is gone."""
    stays(g, f, hero=f.zombie)


@modifies("the-hungry-one", "moves-d3")
@modifies("the-hungry-one", "zombie-dice")
def hungrier(g: Lnoe, row: InPlay, zombie: int, value: int) -> int:
    return value + 1 if row[2] == zombie else value


@when_happens("the-hungry-one", "zombie-gone")
def no_longer_hungry(g: Lnoe, row: InPlay, zombie: int) -> None:
    if row[2] == zombie:
        leave_play(g, row[0])
