"""Events of the Hero deck of Revenge of the Dead, in alphabetical order; the Magnum Revolver is printed facts."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import is_heroic
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.hero_walk import move_hero
from shamble.lnoe.rules.wound import heal, wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ANY_TIME, HERO_KILLED, HERO_TURN_START
from shamble.lnoe.uses import Target, card, modifies, on_hero, when_happens

NEAR = 2


def the_fallen(g: Lnoe, seat: int, by: int) -> list[Target]:
    dying = g.top("hero-dies")
    return [on_hero(dying.hero)] if dying is not None else []


@card("heros-sacrifice", when=HERO_KILLED, targets=the_fallen, mode="last-blow")
def heros_sacrifice(g: Lnoe, f: Frame) -> None:
    """A Hero who is killed takes all Zombies there along and never rises; or heals and moves the Heroes near by."""
    lasting(g, "never-rises", f.hero, 1, "game")
    for zombie in g.zombies_in(g.space_of[f.hero]):
        wound_zombie(g, zombie, by=f.hero, kill=True)


def near_the_fallen(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [target for target in the_fallen(g, seat, by) if companions(g, target[0])]


def companions(g: Lnoe, hero: int) -> list[int]:
    """The other Heroes within two spaces, walls or not."""
    away = g.board.distance[g.space_of[hero]]
    return [other for other in g.heroes if other != hero and away[g.space_of[other]] <= NEAR]


@card("heros-sacrifice", when=HERO_KILLED, targets=near_the_fallen, mode="save-others")
def so_that_others_may_live(g: Lnoe, f: Frame) -> None:
    for other in companions(g, f.hero):
        heal(g, other, 1)
        move_hero(g, other, (g.roll("card", 1, other)[0] + 1) // 2)


def with_one_box_left(g: Lnoe, seat: int, by: int) -> list[Target]:
    last = [hero for hero in g.living_heroes() if g.health(hero) - g.wounds[hero] == 1]
    return [on_hero(hero) for hero in last if not is_heroic(g, hero)]


@card("last-stand", when=ANY_TIME, targets=with_one_box_left)
def last_stand(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero with one Health box left, who wins ties and moves no more, until healed."""
    stays(g, f, hero=f.hero)


@modifies("last-stand", "stands-fast")
@modifies("last-stand", "wins-ties")
def to_the_end(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("last-stand", "healed")
def not_the_end(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])


def law_or_gun(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Law Enforcement Hero, or one with a gun, without a Heroic card."""
    fits = [hero for hero in g.living_heroes() if g.has_keyword(hero, "law-enforcement") or g.has_item(hero, "gun")]
    return [on_hero(hero) for hero in fits if not is_heroic(g, hero)]


@card("laying-down-the-law", when=HERO_TURN_START, targets=law_or_gun)
def laying_down_the_law(g: Lnoe, f: Frame) -> None:
    """Remains in play: one more on the rolls of ranged attacks."""
    stays(g, f, hero=f.hero)


@modifies("laying-down-the-law", "ranged-roll")
def steady_hand(g: Lnoe, row: InPlay, hero: int, die: int) -> int:
    return die + 1 if row[2] == hero else die
