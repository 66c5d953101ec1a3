"""A Hero who moves some spaces outside the Move Action, because a card says so."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.burning import BURNING, face_fire
from shamble.lnoe.rules.fight import apart, cancel_fight
from shamble.lnoe.rules.hero_move import take_step
from shamble.lnoe.rules.hero_ways import step_options
from shamble.lnoe.state import Lnoe

STOP: Option = ("stop",)

walk_hero = Rule("walk-hero")
"""Facts: seat (who moves the Hero), hero, left, passes (Zombies do not end it); then moved, crossed, halted."""


def move_hero(g: Lnoe, hero: int, spaces: int, *, seat: int = -1, passes: bool = False) -> None:
    """The player, or whoever is named, moves a Hero up to so many spaces, through doors and past walls as usual."""
    g.call("walk-hero", seat=g.owner[hero] if seat < 0 else seat, hero=hero, left=spaces, passes=passes)


@walk_hero.step
def set_off(g: Lnoe, f: Frame) -> None:
    f.moved = f.crossed = f.halted = False


@walk_hero.step
def offer_step(g: Lnoe, f: Frame) -> None:
    """[8.4]"""
    here = g.space_of[f.hero]
    if here < 0 or f.left <= 0:
        f.to("come_to_rest")
        return
    options: list[Option] = [] if f.crossed and g.board.building[here] >= 0 else [STOP]
    options += step_options(g, f.hero, f.left, f.crossed)
    if not options:
        # Somebody who should end outside cannot get there any more.
        f.to("come_to_rest")
        return
    g.ask(f.seat, "move-hero", options, f.hero, (f.left,))


@walk_hero.step
def go(g: Lnoe, f: Frame) -> None:
    if g.answer == STOP:
        return
    f.to("offer_step")
    if take_step(g, f, g.answer[1]) and g.zombies_at[g.answer[1]] and not f.passes:
        f.left = 0


@walk_hero.step
def come_to_rest(g: Lnoe, f: Frame) -> None:
    """Who has left the space of a fight that is not yet resolved does not fight it.  [Appendix III, 12.3]"""
    if f.moved and BURNING in g.flags:
        face_fire(g, f.hero)
    fight = g.top("fight")
    if fight is not None and fight.hero == f.hero and not fight.cancelled and apart(g, fight):
        cancel_fight(g)
