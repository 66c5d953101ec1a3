"""Items of Timber Peak, in alphabetical order.  [9]

The Pistol, the Police Shotgun and the Crate of Dynamite are printed facts that the ranged attack reads.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_items import here_or_next_door, own_six
from shamble.lnoe.rules.came_up import natural_dice
from shamble.lnoe.rules.cards import use_up
from shamble.lnoe.rules.combat_bonus import combat_bonus
from shamble.lnoe.rules.fight import act_on_six, add_hero_dice, the_fight
from shamble.lnoe.rules.gas import lay_gas
from shamble.lnoe.rules.kill_at_once import kill_at_once
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import EXCEPT_IN_FIGHT, OWN_MOVE, SIX_ROLLED
from shamble.lnoe.uses import Target, card, on_hero


def wounded_beside(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not g.charges[g.item_of(by, "bandages")]:
        return []
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[by]) if g.wounds[hero]]


@card("bandages", when=EXCEPT_IN_FIGHT, targets=wounded_beside)
def bandages(g: Lnoe, f: Frame) -> None:
    """Three markers: remove one, and a Hero in the same space heals a wound.  [9.4]"""
    use_up(g, f.by, f.card)
    heal(g, f.hero, 1)


def where_fuel_flows(g: Lnoe, seat: int, by: int) -> list[Target]:
    return here_or_next_door(g, seat, by) if g.charges[g.item_of(by, "fuel-can")] else []


@card("fuel-can", when=OWN_MOVE, targets=where_fuel_flows)
def fuel_can(g: Lnoe, f: Frame) -> None:
    """Three markers: remove one during the own move, and a Gas Marker lies here or next to here.  [9.4, 9.5.3]"""
    use_up(g, f.by, f.card)
    lay_gas(g, f.space, f.seat)


@combat_bonus("hand-axe")
def hand_axe(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Roll one extra Fight Die. It may also be thrown."""
    add_hero_dice(g, fight, 1)


def own_natural_six(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    return own_six(g, seat, by) if natural_dice(fight).count(6) > fight.sixes else []


@combat_bonus("pick-axe", when=SIX_ROLLED, targets=own_natural_six)
def pick_axe(g: Lnoe, f: Frame, fight: Frame) -> None:
    """A natural 6 of the Hero kills the Zombie at once; the fight is not resolved. Each 6 serves once.  [7.2.3]"""
    act_on_six(fight)
    kill_at_once(g, fight.zombie, f.by)
