"""The Zombie deck of Hold the Line!, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import zombies_that_may_move
from shamble.lnoe.rules.cards import lasting, stays
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.section import ask_for_section, section_of
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT_BEGINS, ZOMBIE_TURN_START
from shamble.lnoe.uses import Target, card, immediately, on_hero, when_happens


@immediately("anxious-to-feed")
def anxious_to_feed(g: Lnoe, f: Frame) -> None:
    """Remains in play: each Zombie that is spawned may step one space at once, two with two such cards."""
    stays(g, f)


@when_happens("anxious-to-feed", "spawned")
def step_off_the_pit(g: Lnoe, row: InPlay, zombie: int) -> None:
    g.call("walk", seat=g.owner[zombie], zombie=zombie, left=1, free=True)


@card("dead-end", when=ZOMBIE_TURN_START)
def dead_end(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn no Hero moves diagonally."""
    lasting(g, "no-diagonals", -1, 1, "zombies", f.card)


@card("desperate-for-flesh", when=ZOMBIE_TURN_START)
def desperate_for_flesh(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn a Zombie may use two Fight cards in a fight."""
    lasting(g, "fight-cards", -1, 1, "zombies", f.card)


# -- Gaining Ground ----------------------------------------------------------------------------------------

gaining = Rule("gaining-ground")  # facts: seat; then section


@card("gaining-ground", when=ZOMBIE_TURN_START, targets=zombies_that_may_move)
def gaining_ground(g: Lnoe, f: Frame) -> None:
    """Each Zombie on one board moves a space now, and acts as usual afterwards."""
    g.call("gaining-ground", seat=f.seat)


@gaining.step
def choose_board(g: Lnoe, f: Frame) -> None:
    ask_for_section(g, f.seat, [g.space_of[zombie] for zombie in g.zombies if may_be_moved(g, zombie)])


@gaining.step
def go_forward(g: Lnoe, f: Frame) -> None:
    others = tuple(zombie for zombie in g.zombies if section_of(g, g.space_of[zombie]) != f.section)
    g.call("advance", seat=f.seat, left=len(g.zombies) - len(others), stepped=others)


# -- Overwhelmed -------------------------------------------------------------------------------------------

CROWD = 3


def in_a_crowd(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The Hero who is about to fight in the Zombies' turn, with three Zombies or more in the space."""
    hero = the_fight(g).hero
    crowded = g.turn == "zombies" and g.zombies_at[g.space_of[hero]] >= CROWD
    return [on_hero(hero)] if crowded else []


@card("overwhelmed", when=FIGHT_BEGINS, targets=in_a_crowd)
def overwhelmed(g: Lnoe, f: Frame) -> None:
    """In the Zombies' Fight step, before the dice: the Hero takes a wound."""
    wound_hero(g, f.hero, "overwhelmed", "card")
