"""Items of the Hero deck, in alphabetical order.  [9]

Guns, flares and Dynamite are printed facts that the ranged attack reads; Ammo and the Lighter do nothing by themselves.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.burning import BURNING, is_burning
from shamble.lnoe.rules.cards import answered, cancel, lasting, put_marker, spend
from shamble.lnoe.rules.combat_bonus import bonus_spent, combat_bonus, fight_card_against
from shamble.lnoe.rules.combined import combined_with, come_apart
from shamble.lnoe.rules.fight import (
    act_on_six,
    add_hero_dice,
    cancel_fight,
    choose_reroll,
    reroll_zombie_dice,
    six_to_act_on,
    the_fight,
)
from shamble.lnoe.rules.fire import put_out_fires
from shamble.lnoe.rules.gas import lay_gas
from shamble.lnoe.rules.hunger import held_fast, may_be_moved
from shamble.lnoe.rules.kill_at_once import kill_at_once
from shamble.lnoe.rules.steps import standing_spaces, steps_from
from shamble.lnoe.rules.wound import heal_fully
from shamble.lnoe.rules.zombie_move import move_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import (
    ANY_TIME,
    CARD_PLAYED,
    EXCEPT_IN_FIGHT,
    FIGHT,
    FIGHT_BEGINS,
    OVER_LIMIT,
    OWN_MOVE,
    SIX_ROLLED,
    ZOMBIE_MOVE,
)
from shamble.lnoe.uses import NOTHING, Target, at_space, card, on_hero

# -- whom they help or hit ---------------------------------------------------------------------------------


def own_and_adjacent(g: Lnoe, hero: int) -> tuple[int, ...]:
    """The Hero's space and those next to it; walls do not matter."""
    at = g.space_of[hero]
    return (at, *g.board.adjacent[at])


def wounded_nearby(g: Lnoe, seat: int, by: int) -> list[Target]:
    wounds = g.wounds
    wounded = [hero for hero in g.heroes if wounds[hero]]
    spaces = own_and_adjacent(g, by) if wounded else ()
    return [on_hero(hero) for hero in wounded if g.space_of[hero] in spaces]


def zombies_nearby(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if any(map(g.zombies_at.__getitem__, own_and_adjacent(g, by))) else []


# -- the cards ---------------------------------------------------------------------------------------------


@combat_bonus("baseball-bat")
def baseball_bat(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Roll one extra Fight Die; again and again in the same fight."""
    add_hero_dice(g, fight, 1)


@combat_bonus("chainsaw")
def chainsaw(g: Lnoe, f: Frame, fight: Frame) -> None:
    """One extra Fight Die, and a beaten Zombie is killed; lost with the fight unless Gasoline goes in its place."""
    fight.kills = True
    fight.risked = (*fight.risked, f.card)
    add_hero_dice(g, fight, 1)


@combat_bonus("crowbar")
def crowbar(g: Lnoe, f: Frame, fight: Frame) -> None:
    """The Hero wins this fight on a tie."""
    fight.wins_ties = True


def fight_card_against_carrier(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Fight card of the Zombie that the carrier fights, before it has made dice roll.  [7.1.2.1]"""
    played = fight_card_against(g, by)
    return [] if played is None or bonus_spent(g, "fire-axe") else [NOTHING]


@combat_bonus("fire-axe", when=CARD_PLAYED, targets=fight_card_against_carrier)
def fire_axe(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Cancel a Fight card of the Zombie."""
    cancel(g, answered(g, f))


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Only the carrier, only in the carrier's own fight.  [11.3.3]"""
    return [NOTHING] if the_fight(g).hero == by else []


@card("fire-extinguisher", when=FIGHT | FIGHT_BEGINS, targets=own_fight, mode="cancel-fight")
def fire_extinguisher(g: Lnoe, f: Frame) -> None:
    """Discard: cancel a fight of this Hero; or drive every Zombie here and around one space away."""
    spend(g, f)
    cancel_fight(g)


driven_away = Rule("drive-zombies-away")  # facts: seat, zombies (still to be moved)


@card("fire-extinguisher", when=EXCEPT_IN_FIGHT, targets=zombies_nearby, mode="drive-away")
def drive_away(g: Lnoe, f: Frame) -> None:
    near = [zombie for space in own_and_adjacent(g, f.by) for zombie in g.zombies_in(space)]
    zombies = [zombie for zombie in near if may_be_moved(g, zombie)]
    spend(g, f)
    g.call("drive-zombies-away", seat=f.seat, zombies=tuple(sorted(zombies)))


@driven_away.step
def choose_direction(g: Lnoe, f: Frame) -> None:
    """The Hero picks each direction: hunger does not matter, and walls only while no Zombie may pass them."""
    while f.zombies:
        zombie = f.zombies[0]
        at = g.space_of[zombie]
        # One that stumbled into a fire may have taken others along.  [14.6.3.5]
        steps = steps_from(g, zombie, at) if at >= 0 else ()
        if steps and not held_fast(g, at):
            g.ask(f.seat, "choose", [("choose", "zombie", zombie, "to", to) for to in steps], facts=("space",))
            return
        f.zombies = f.zombies[1:]
    f.finish()


@driven_away.step
def stumble_away(g: Lnoe, f: Frame) -> None:
    _, _, zombie, _, to = g.answer
    f.zombies = f.zombies[1:]
    f.to("choose_direction")
    move_zombie(g, zombie, to)


def fires_nearby(g: Lnoe, seat: int, by: int) -> list[Target]:
    burning = BURNING in g.flags and any(is_burning(g, space) for space in own_and_adjacent(g, by))
    return [NOTHING] if burning else []


@card("fire-extinguisher", when=EXCEPT_IN_FIGHT, targets=fires_nearby, mode="put-out")
def quench(g: Lnoe, f: Frame) -> None:
    """Discard: any number of fires here and around go out.  [9.6.1]"""
    spend(g, f)
    put_out_fires(g, f.seat, own_and_adjacent(g, f.by))


@card("first-aid-kit", when=EXCEPT_IN_FIGHT, targets=wounded_nearby)
def first_aid_kit(g: Lnoe, f: Frame) -> None:
    """Discard: one Hero in the same or an adjacent space heals fully."""
    spend(g, f)
    heal_fully(g, f.hero)


def here_or_next_door(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in own_and_adjacent(g, by)]


@card("gasoline", when=OWN_MOVE | OVER_LIMIT, targets=here_or_next_door)
def gasoline(g: Lnoe, f: Frame) -> None:
    """Discard during the own move, or when there is too much to carry: a Gas Marker here or next to here.  [9.5.3]"""
    spend(g, f)
    lay_gas(g, f.space, f.seat)


def in_a_building(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.board.building[g.space_of[by]] >= 0 and g.deck.size("hero") else []


@card("keys", when=ANY_TIME, targets=in_a_building)
def keys(g: Lnoe, f: Frame) -> None:
    """Discard while inside a building: draw two Hero cards; not a search."""
    spend(g, f)
    g.call("draw-hero-card", hero=f.by)
    g.call("draw-hero-card", hero=f.by)


def own_six(g: Lnoe, seat: int, by: int) -> list[Target]:
    return own_fight(g, seat, by) if six_to_act_on(g) else []


@combat_bonus("meat-cleaver", when=SIX_ROLLED, targets=own_six)
def meat_cleaver(g: Lnoe, f: Frame, fight: Frame) -> None:
    """A 6 of the Hero kills the Zombie at once; the fight is not resolved. Each 6 serves once.  [7.2.3]"""
    act_on_six(fight)
    kill_at_once(g, fight.zombie, f.by)


guard_dog = Rule("old-betsy")  # facts: seat, hero, cards (combined with her; or not given: none)


@card("old-betsy", when=ANY_TIME | ZOMBIE_MOVE)
def old_betsy(g: Lnoe, f: Frame) -> None:
    """Discard: her marker goes into any space; no Zombie leaves it this turn, and later only on 5+.  [3.13.4]

    What is combined with her she takes along; no die keeps her.  [9.3.2]
    """
    cards = combined_with(g, f.card)
    come_apart(g, f.card)
    spend(g, f)
    g.call("old-betsy", seat=f.seat, hero=f.by, cards=cards)


@guard_dog.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """Any space of the board but those of destroyed buildings.  [12.4]"""
    g.ask(f.seat, "choose", [("choose", "space", space) for space in standing_spaces(g)], facts=("space",))


@guard_dog.step
def stand_guard(g: Lnoe, f: Frame) -> None:
    space = g.answer[2]
    put_marker(g, "old-betsy", space)
    lasting(g, "no-zombie-leaves", -1, 1, "turn", space=space)
    if f.__dict__.get("cards"):
        g.call("send-along", seat=f.seat, hero=f.hero, cards=f.cards, space=space)


@combat_bonus("pitchfork")
def pitchfork(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Re-roll any number of own Fight Dice; with a Torch the fork breaks only on 1."""
    choose_reroll(g, f.seat, "hero")


@combat_bonus("torch")
def torch(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Discard: the Zombie re-rolls its Fight Dice."""
    spend(g, f)
    reroll_zombie_dice(g, fight, fight.zombie_dice)


@combat_bonus("welding-torch")
def welding_torch(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Re-roll one own Fight Die; again and again in the same fight."""
    choose_reroll(g, f.seat, "hero", most=1)
