"""The roll for movement, and what is made of it.  [8.4, 3.17.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import has_luck
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import happened_to_hero, hero_total, total

movement_roll = Rule("movement-roll")  # facts: hero; dice, if several Heroes share what they show; then die


@movement_roll.step
def roll_die(g: Lnoe, f: Frame) -> None:
    """A roll that was made before stands for this one."""
    f.die = total(g, "movement-rolled", f.hero) if g.effects else 0
    if not f.die:
        roll_movement(g, f)
    if g.turn_begun:
        open_window(g, "move-rolled", only="zombies")
    else:
        # The start of the turn lasts until somebody moves; the one who rolled finds it in the next decision.
        open_window(g, "move-rolled", but=g.owner[f.hero])


def roll_movement(g: Lnoe, f: Frame) -> None:
    """Roll for movement, or once more: the die of a Hero, or the dice that several share.  [8.4, 16.3.8.3]"""
    f.die = sum(g.roll("movement", f.__dict__.get("dice", 1), f.hero))


@movement_roll.step
def answer_roll(g: Lnoe, f: Frame) -> None:
    """Then it is up to the Heroes what they make of it."""
    open_window(g, "own-roll", only="heroes")


@movement_roll.step
def offer_reroll(g: Lnoe, f: Frame) -> None:
    f.again = bool(g.effects) and total(g, "rerolls-movement", f.hero) > 0 and has_luck(g, g.owner[f.hero])
    if f.again:
        options: list[Option] = [("choose", "reroll", "no"), ("choose", "reroll", "yes")]
        g.ask(g.owner[f.hero], "choose", options, f.hero, ("reroll",))


@movement_roll.step
def reroll(g: Lnoe, f: Frame) -> None:
    if f.again and g.answer[2] == "yes":
        roll_movement(g, f)


@movement_roll.step
def count_spaces(g: Lnoe, f: Frame) -> None:
    """Reductions first and never below 1, then what an ability adds.  [3.17.1]"""
    if g.space_of[f.hero] < 0:
        return
    if "dice" in f.__dict__:
        # Nothing adds to what is shared, or takes from it.  [16.3.8.4]
        g.hand_back(left=f.die)
        return
    spaces = max(1, total(g, "movement", f.hero, f.die))
    spaces = hero_total(g, "movement-bonus", f.hero, spaces)
    if g.content.armed or g.content.searched:
        # A Zombie may hold on to who has rolled low, and who has rolled high finds more.  [8.4.2.1, 8.5.4]
        the_activation(g).movement = spaces
    g.hand_back(left=spaces)
    if "moves-again-on" in g.sheet[f.hero].folds and f.die <= hero_total(g, "moves-again-on", f.hero):
        the_activation(g).again = f.die
    if "searches-outdoors-on" in g.sheet[f.hero].folds:
        the_activation(g).rolled_low = f.die <= hero_total(g, "searches-outdoors-on", f.hero)
    if f.die == 1:
        happened_to_hero(g, "rolled-one", f.hero)


def spoil_move(g: Lnoe, hero: int) -> None:
    """The Move Action of a Hero who has just rolled for it comes to nothing."""
    move = g.top("move-action")
    assert move is not None, "nobody moves"
    move.left, move.moved, move.halted = 0, True, True
