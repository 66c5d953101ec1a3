"""The Zombie deck of Hero Pack Two, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.boxes.base.zombie_cards import own_fight, zombies_that_may_move
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero
from shamble.lnoe.rules.cards import stays
from shamble.lnoe.rules.fight import reroll_zombie_dice, the_fight
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.items import keep_within_limit
from shamble.lnoe.rules.random_building import standing_buildings, stays_on_random_building
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT, ZOMBIE_TURN_START
from shamble.lnoe.uses import card, immediately, modifies

DONE: Option = ("done",)

grudge = Rule("bitter-grudge")  # facts: seat, left (further re-rolls)


@card("bitter-grudge", when=FIGHT, targets=own_fight)
def bitter_grudge(g: Lnoe, f: Frame) -> None:
    """Fight card: the Zombie re-rolls its lowest Fight Die, and may do so again for each Strange Hero on the board."""
    fight = the_fight(g)
    reroll_zombie_dice(g, fight, (min(fight.zombie_dice),))
    g.call("bitter-grudge", seat=f.seat, left=sum(g.has_keyword(hero, "strange") for hero in g.heroes))


@grudge.step
def offer_again(g: Lnoe, f: Frame) -> None:
    lowest = min(the_fight(g).zombie_dice)
    g.ask(f.seat, "choose", [DONE, ("choose", "dice", (lowest,))] if f.left else [DONE], facts=("grudge",))


@grudge.step
def again(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        f.left -= 1
        f.to("offer_again")
        reroll_zombie_dice(g, the_fight(g), g.answer[2])


@immediately("closing-time")
def closing_time(g: Lnoe, f: Frame) -> None:
    """Remains in play on a random building: nobody uses its Pick Up."""
    stays_on_random_building(g, f, standing_buildings(g))


@modifies("closing-time", "no-pick-up")
def nothing_to_pick_up(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if g.board.plot[g.space_of[hero]] == row[3] else value


@card("dead-weight", when=ZOMBIE_TURN_START, targets=any_hero)
def dead_weight(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: one item less to carry, and one space less with three items or more."""
    stays(g, f, hero=f.hero)
    keep_within_limit(g, f.hero)


@modifies("dead-weight", "most-items")
def fewer_items(g: Lnoe, row: InPlay, hero: int, items: int) -> int:
    return items - 1 if row[2] == hero else items


@modifies("dead-weight", "movement")
def weighed_down(g: Lnoe, row: InPlay, hero: int, spaces: int) -> int:
    return spaces - 1 if row[2] == hero and len(g.items[hero]) >= 3 else spaces


left_behind_rule = Rule("left-behind")  # facts: seat, left, stepped

FAR, SPACES = 2, 2


@card("left-behind", when=ZOMBIE_TURN_START, targets=zombies_that_may_move)
def left_behind(g: Lnoe, f: Frame) -> None:
    """Up to D6 Zombies that are far from every Hero move up to two spaces now, and act as usual afterwards."""
    g.call("left-behind", seat=f.seat, left=g.roll("card", 1, g.seats[f.seat])[0], stepped=())


@left_behind_rule.step
def choose_straggler(g: Lnoe, f: Frame) -> None:
    far = [zombie for zombie in g.zombies if zombie not in f.stepped and _is_far(g, zombie)]
    options: list[Option] = [DONE, *(("choose", "zombie", zombie) for zombie in far)]
    g.ask(f.seat, "choose", options if f.left > 0 else [DONE], facts=("straggler",))


def _is_far(g: Lnoe, zombie: int) -> bool:
    away = g.board.distance[g.space_of[zombie]]
    near = any(away[space] <= FAR for space in g.hero_spaces())
    return not near and may_be_moved(g, zombie) and not g.moved >> zombie & 1


@left_behind_rule.step
def catch_up(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    zombie = g.answer[2]
    f.left -= 1
    f.stepped = (*f.stepped, zombie)
    f.to("choose_straggler")
    g.call("walk", seat=f.seat, zombie=zombie, left=SPACES, free=True)
