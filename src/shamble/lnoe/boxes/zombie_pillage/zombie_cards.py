"""The Zombie deck of Zombie Pillage, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from collections.abc import Sequence

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.rules.cards import copy_in, discard_from_deck, kinds_in, lasting, remove_from_game, stays
from shamble.lnoe.rules.fight import reroll_zombie_dice, the_fight
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.rules.pillage import pillage_freely, take_over
from shamble.lnoe.rules.random_building import real_buildings, roll_random_building, to_take_over
from shamble.lnoe.rules.steps import changes_steps
from shamble.lnoe.scenario import in_effect
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT, ZOMBIE_HIT, ZOMBIE_TURN_START
from shamble.lnoe.uses import NOTHING, Target, card, immediately, on_building

MUCH, MORE, DUSK = 5, 10, 5
"""How many cards are lost, how many late in the night, and the sun from which on it is late."""


@immediately("all-is-lost")
def all_is_lost(g: Lnoe, f: Frame) -> None:
    """The top five Hero cards are discarded, ten in the last five rounds; if the last one goes, the Heroes lose."""
    discard_from_deck(g, "hero", MORE if g.sun <= DUSK else MUCH)


def overrun(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Buildings that may be Taken Over with two Zombies or more and no Hero."""
    found = []
    for building in to_take_over(g):
        spaces = g.board.buildings[building].spaces
        if sum(g.zombies_at[space] for space in spaces) >= 2 and not any(g.heroes_at[space] for space in spaces):
            found.append(on_building(building))
    return found


@card("building-overrun", when=ZOMBIE_TURN_START, targets=overrun)
def building_overrun(g: Lnoe, f: Frame) -> None:
    """Remains in play: a building with two Zombies and no Hero is Taken Over."""
    stays(g, f, building=f.building)
    take_over(g, f.building, f.card)


def about_to_die_at_once(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One Fight card for a Zombie in a fight.  [11.3.1]"""
    killing = g.top("kill-at-once")
    return own_fight(g, seat, by) if killing is not None and killing.doomed else []


@card("feels-no-pain", when=ZOMBIE_HIT, targets=about_to_die_at_once, mode="unkillable")
def feels_no_pain(g: Lnoe, f: Frame) -> None:
    """Fight card: a Zombie that would be killed at once in a fight is not; or it re-rolls its Fight Dice."""
    killing = g.top("kill-at-once")
    assert killing is not None
    g.emit("unhurt", who=killing.doomed[0])
    killing.doomed = ()


@card("feels-no-pain", when=FIGHT, targets=own_fight, mode="zombie-dice")
def fight_on(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    reroll_zombie_dice(g, fight, fight.zombie_dice)


# -- Lockdown ----------------------------------------------------------------------------------------------

LOCKED = "doors-locked"

lock_up = Rule("lockdown")  # facts: seat, card; then building


@immediately("lockdown")
def lockdown(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn Heroes do not go through the doors of a random building."""
    g.call("lockdown", seat=f.seat, card=f.card)


@lock_up.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    """A forest has no doors.  [3.4.1, 3.3.6.3]"""
    roll_random_building(g, real_buildings(g), f.seat)


@lock_up.step
def lock_it(g: Lnoe, f: Frame) -> None:
    if f.building >= 0:
        lasting(g, LOCKED, -1, 1, "zombies", f.card, space=g.board.buildings[f.building].spaces[0])


@changes_steps("lockdown", "heroes")
def through_no_locked_door(g: Lnoe, hero: int, at: int, steps: Sequence[int]) -> Sequence[int]:
    return _past_locked_doors(g, at, steps) if LOCKED in g.changed else steps


def _past_locked_doors(g: Lnoe, at: int, steps: Sequence[int]) -> list[int]:
    board = g.board
    locked = {board.building[effect[2]] for effect in g.effects if effect[0] == LOCKED}
    here = board.building[at]
    return [to for to in steps if (at, to) not in board.door_steps or not locked & {here, board.building[to]}]


# -- We're Too Late! ---------------------------------------------------------------------------------------

too_late = Rule("were-too-late")  # facts: seat


def something_to_take(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A discarded Hero card; where Zombies pillage, the roll alone is enough."""
    return [NOTHING] if g.discard["hero"] or in_effect(g, "zombie-pillage") else []


@card("were-too-late", when=ZOMBIE_TURN_START, targets=something_to_take)
def were_too_late(g: Lnoe, f: Frame) -> None:
    """A card of the Hero discard pile is out of the game; where Zombies pillage, they do so once for free."""
    g.call("were-too-late", seat=f.seat)


@too_late.step
def choose_discarded(g: Lnoe, f: Frame) -> None:
    if not g.discard["hero"]:
        f.to("loot_once_more")
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])], facts=("card",))


@too_late.step
def it_is_gone(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, g.discard["hero"], g.answer[2])
    out_of_discard(g, copy)
    remove_from_game(g, copy)


@too_late.step
def loot_once_more(g: Lnoe, f: Frame) -> None:
    if in_effect(g, "zombie-pillage"):
        pillage_freely(g, 1)
