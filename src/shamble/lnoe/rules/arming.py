"""Grave Weapons: bought with Spawn Points for a Zombie on the board, one to each; what they do in a fight.

A Zombie carries its weapon as a Hero carries an item. What a weapon does is printed facts (`grave` in its row) that
fights, moves and wounds ask for.  [3.9.5, 14.6]
"""

from __future__ import annotations

from collections.abc import Iterator

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import kinds_in
from shamble.lnoe.rules.piles import draw_card
from shamble.lnoe.state import Lnoe

DECK = "grave-weapons"
PRICE, MOST_ON_BOARD = 2, 8
NEW = "new-weapon"
"""The token of a Zombie that got its weapon this turn."""


# -- giving one out ----------------------------------------------------------------------------------------


def can_arm(g: Lnoe, seat: int, points: int) -> bool:
    """Whether these Spawn Points could buy a weapon now.  [14.6, 14.6.2.3]"""
    if not g.content.armed or points < PRICE:
        return False
    return has_weapons_left(g, seat) and any(True for _ in _those_to_arm(g, seat))


def has_weapons_left(g: Lnoe, seat: int) -> bool:
    """Eight lie on the board at most, of which each of two players has four at most.  [14.6.2.3, 17.1.7]

    Both are asked for: a figure that two players control by turns takes its weapon along.
    """
    owners = [g.owner[zombie] for zombie in g.zombies if g.items[zombie]]
    if len(owners) >= MOST_ON_BOARD or owners.count(seat) >= MOST_ON_BOARD // len(g.seats_of("zombies")):
        return False
    return bool(g.deck.size(DECK) or g.discard[DECK])


def may_be_armed(g: Lnoe, seat: int) -> list[int]:
    """Own Zombies without a weapon that stand on a pit, or neither with nor next to a Hero.  [14.6.1, 14.6.2]"""
    return list(_those_to_arm(g, seat))


def _those_to_arm(g: Lnoe, seat: int) -> Iterator[int]:
    """The same one by one: often it only matters whether there is any."""
    where, pits, close = g.space_of, g.pits, g.close_to_heroes()
    for zombie in g.zombies:
        if g.owner[zombie] == seat and not g.items[zombie] and g.model[zombie].row.armed:
            at = where[zombie]
            if not close >> at & 1 or at in pits:
                yield zombie


arming = Rule("arm-zombie")  # facts: seat, zombies (that may be chosen, or not given: any of them); then card


@arming.step
def draw_weapon(g: Lnoe, f: Frame) -> None:
    """It lies open when it is drawn.  [3.9.5.1]"""
    able = [z for z in may_be_armed(g, f.seat) if z in f.__dict__.get("zombies", g.zombies)]
    if not able or not has_weapons_left(g, f.seat):
        f.finish()
        return
    f.card = draw_card(g, DECK)
    options: list[Option] = [("choose", "zombie", zombie) for zombie in able]
    g.ask(f.seat, "choose", options, facts=("arm",))


@arming.step
def hand_it_over(g: Lnoe, f: Frame) -> None:
    copy, f.card = f.card, -1
    zombie = g.answer[2]
    g.items[zombie] = (copy,)
    g.add_tokens(zombie, NEW)
    g.emit("armed", who=zombie, weapon=g.content.kind_of[copy])


def weapons_are_old(g: Lnoe) -> None:
    """The turn in which these weapons were given out is over.  [6.1.6.1]"""
    if g.tokens:
        for zombie in g.zombies:
            if (zombie, NEW) in g.tokens:
                g.add_tokens(zombie, NEW, -1)


# -- in a fight --------------------------------------------------------------------------------------------


def dice_lost(g: Lnoe, hero: int, zombie: int) -> int:
    """Fight Dice that a Hero loses to the weapon of the Zombie, and to the stench of any within reach.

    [14.6.3.7, 14.6.3.11]
    """
    weapon = g.weapon(zombie) if zombie >= 0 else None
    away = g.board.distance[g.space_of[hero]]
    lost = weapon.foe_loses if weapon is not None else 0
    for other in g.zombies:
        if g.items[other]:
            carried = g.weapon(other)
            stinks = carried is not None and away[g.space_of[other]] < carried.stench
            lost += stinks and g.item_against(hero, g.content.kind_of[g.items[other][0]]) < 0
    return lost


def weapons_to_bar(g: Lnoe, hero: int, zombie: int) -> list[str]:
    """The Hand Weapons of which the Zombie player may name one that is of no use in this fight.  [14.6.3.9]"""
    weapon = g.weapon(zombie)
    if weapon is None or not weapon.bars_hand_weapon:
        return []
    kinds = g.content.kinds
    return kinds_in(g, [copy for copy in g.items[hero] if "hand-weapon" in kinds[copy].keywords])
