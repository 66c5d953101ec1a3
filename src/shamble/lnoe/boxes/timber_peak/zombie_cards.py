"""The Zombie deck of Timber Peak, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero, hero_just_wounded
from shamble.lnoe.rules.blows import blow
from shamble.lnoe.rules.burning import existing_fires, may_burn, spread_fire, start_fire
from shamble.lnoe.rules.came_up import natural_sixes
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.experience import experience_of, pay, upgrades_of
from shamble.lnoe.rules.fight import add_zombie_dice, the_fight
from shamble.lnoe.rules.gas import lay_gas
from shamble.lnoe.rules.generators import fight_on
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.movement_roll import roll_movement, spoil_move
from shamble.lnoe.rules.random_building import roll_random_building, standing_buildings
from shamble.lnoe.rules.ranged import aim_again
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.zombie_move import farther
from shamble.lnoe.rules.zombie_turn import draw_cards_to_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    BREAK_TEST,
    EXCEPT_IN_FIGHT,
    FENDED_OFF,
    FIGHT,
    FIGHT_BEGINS,
    HERO_WOUNDED,
    MOVE_ROLLED,
    ZOMBIE_HIT,
    ZOMBIE_MOVE,
    ZOMBIE_TURN_START,
)
from shamble.lnoe.uses import (
    NOTHING,
    Target,
    at_space,
    card,
    immediately,
    lying,
    modifies,
    on_hero,
    on_zombie,
    when_happens,
)

SIX = 6


def yet_to_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Hunger does not bind them, so that any may be chosen."""
    return [on_zombie(zombie) for zombie in g.zombies if not g.moved >> zombie & 1 and may_be_moved(g, zombie)]


@card("blinding-rage", when=ZOMBIE_MOVE, targets=yet_to_move)
def blinding_rage(g: Lnoe, f: Frame) -> None:
    """One Zombie moves D6 spaces in place of its normal move, and hunger does not drive it."""
    g.moved |= 1 << f.zombie
    spaces = farther(g, g.roll("card", 1, f.zombie)[0])
    g.call("walk", seat=f.seat, zombie=f.zombie, left=spaces, free=True, blind=True)


@card("clawing-strike", when=FIGHT, targets=own_fight)
def clawing_strike(g: Lnoe, f: Frame) -> None:
    """Fight card: one more Fight Die for the Zombie; each of its natural 6s takes the Hero's highest die, but for the
    last.
    """
    fight = the_fight(g)
    add_zombie_dice(g, fight, 1)
    sixes = natural_sixes(fight)
    kept = sorted(fight.hero_dice)
    fight.hero_dice = tuple(kept[: max(1, len(kept) - sixes)])
    fight.sixes = min(fight.sixes, fight.hero_dice.count(SIX))


def any_zombie(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if any(may_be_moved(g, zombie) for zombie in g.zombies) else []


@card("dragging-meat", when=ZOMBIE_MOVE, targets=any_zombie)
def dragging_meat(g: Lnoe, f: Frame) -> None:
    """Up to D3 Zombies move one space more this turn."""
    count = (g.roll("card", 1, g.seats[f.seat])[0] + 1) // 2
    g.call("advance", seat=f.seat, left=count, stepped=(), again=True)


# -- fire --------------------------------------------------------------------------------------------------


def next_to_zombies(g: Lnoe, seat: int, by: int) -> list[Target]:
    around = {space for at in g.zombie_spaces() for space in g.board.adjacent[at]}
    return [at_space(space) for space in sorted(around) if may_burn(g, space)]


@card("fire", when=ZOMBIE_TURN_START, targets=next_to_zombies)
def fire(g: Lnoe, f: Frame) -> None:
    """A fire starts in a space next to a Zombie.  [12.2]"""
    start_fire(g, f.space, f.seat)


# -- on a Hero ---------------------------------------------------------------------------------------------


CONSCIENCE = "guilty-conscience"
ATONEMENT = 2
"""Experience Tokens that a Hero discards to be rid of it."""


@card(CONSCIENCE, when=ZOMBIE_TURN_START, targets=any_hero)
def guilty_conscience(g: Lnoe, f: Frame) -> None:
    """Remains in play: the Hero spends no Experience, until 2 tokens are discarded for that."""
    stays(g, f, hero=f.hero)


@modifies(CONSCIENCE, "cannot-spend")
def brood(g: Lnoe, row: InPlay, who: int, value: int) -> int:
    return value + (row[2] == who)


def able_to_atone(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if experience_of(g, by) >= ATONEMENT else []


@lying(CONSCIENCE, when=EXCEPT_IN_FIGHT, targets=able_to_atone, mode="atone")
def atone(g: Lnoe, f: Frame) -> None:
    pay(g, f.by, ATONEMENT)
    leave_play(g, f.card)


@card("haunted-memories", when=ZOMBIE_TURN_START, targets=any_hero)
def haunted_memories(g: Lnoe, f: Frame) -> None:
    """Remains in play: no Townsfolk event helps the Hero, who loses the whole turn on a 1 for movement."""
    stays(g, f, hero=f.hero)


@modifies("haunted-memories", "cannot-be-helped")
def lost_in_thought(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("haunted-memories", "rolled-one")
def freeze(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        spoil_move(g, hero)
        g.lost_turn |= 1 << hero
        g.emit("lost-turn", who=hero)


def wounded_who_can_be_infected(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [target for target in hero_just_wounded(g, seat, by) if g.is_hero(target[0])]


@card("infected", when=HERO_WOUNDED, targets=wounded_who_can_be_infected)
def infected(g: Lnoe, f: Frame) -> None:
    """A Hero whom a Zombie has just wounded is infected, once all wounds of this fight are taken.  [11.6.2]"""
    wound = g.top("wound")
    assert wound is not None
    wound.infects = wound.__dict__.get("infects", 0) + 1


@card("jagged-teeth", when=FIGHT, targets=own_fight)
def jagged_teeth(g: Lnoe, f: Frame) -> None:
    """Fight card: one more Fight Die for the Zombie, and one more wound if it wins with doubles."""
    fight = the_fight(g)
    fight.worse_with_doubles = 1
    add_zombie_dice(g, fight, 1)


@card("outsider", when=ZOMBIE_TURN_START, targets=any_hero)
def outsider(g: Lnoe, f: Frame) -> None:
    """Remains in play: the Hero is Strange, and no other player's event may be played on them."""
    stays(g, f, hero=f.hero)


@modifies("outsider", "own-events-only")
def on_their_own(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@card("pulled-away", when=FIGHT, targets=own_fight)
def pulled_away(g: Lnoe, f: Frame) -> None:
    """Fight card: if the Zombie wins, the Hero also loses an item of its player's choice."""
    the_fight(g).robs = True


def rookie_about_to_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = g.top("fight")
    if fight is None or upgrades_of(g, fight.hero):
        return []
    return [on_hero(fight.hero)]


@card("rookie-mistake", when=FIGHT_BEGINS, targets=rookie_about_to_fight)
def rookie_mistake(g: Lnoe, f: Frame) -> None:
    """A Hero without Upgrades who is about to fight rolls one Fight Die fewer."""
    fight = the_fight(g)
    fight.fewer = fight.__dict__.get("fewer", 0) + 1


# -- Spilled Gas -------------------------------------------------------------------------------------------

spill = Rule("spilled-gas")  # facts: seat; then building


@immediately("spilled-gas")
def spilled_gas(g: Lnoe, f: Frame) -> None:
    """A Gas Marker in any space of a random building.  [9.5.3]"""
    g.call("spilled-gas", seat=f.seat)


@spill.step
def roll_for_the_leak(g: Lnoe, f: Frame) -> None:
    f.building = -1
    roll_random_building(g, standing_buildings(g), f.seat)


@spill.step
def choose_leak(g: Lnoe, f: Frame) -> None:
    """The Zombie player picks the space even where the Heroes chose the building.  [3.4.5]"""
    if f.building < 0:
        f.finish()
        return
    spaces = g.board.buildings[f.building].spaces
    g.ask(f.seat, "choose", [("choose", "space", space) for space in spaces], facts=("space",))


@spill.step
def pour_out(g: Lnoe, f: Frame) -> None:
    lay_gas(g, g.answer[2], f.seat)


# -- the rest of the deck ----------------------------------------------------------------------------------


def under_zombies(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted(set(g.zombie_spaces())) if may_burn(g, space)]


@card("spreading-flames", when=ZOMBIE_TURN_START, targets=under_zombies, mode="start")
def spreading_flames(g: Lnoe, f: Frame) -> None:
    """A fire starts in the space of a Zombie; or an existing one spreads on 3+, where the player likes."""
    start_fire(g, f.space, f.seat)


def fires_that_can_spread(g: Lnoe, seat: int, by: int) -> list[Target]:
    fires = existing_fires(g)
    return [at_space(at) for at in fires if any(may_burn(g, space) for space in g.board.adjacent[at])]


@card("spreading-flames", when=ZOMBIE_TURN_START, targets=fires_that_can_spread, mode="spread")
def fan_the_flames(g: Lnoe, f: Frame) -> None:
    if g.roll("card", 1, g.seats[f.seat])[0] >= 3:
        spread_fire(g, f.space, f.seat, chosen=True)


@immediately("terror-at-timber-peak")
def terror_at_timber_peak(g: Lnoe, f: Frame) -> None:
    """Remains in play: the Zombie hand is six cards. Two are drawn at once."""
    stays(g, f)
    draw_cards_to_hand(g, f.seat, 2)


@modifies("terror-at-timber-peak", "zombie-hand")
def a_larger_hand(g: Lnoe, row: InPlay, nobody: int, size: int) -> int:
    return max(size, SIX)


out_of_nowhere = Rule("theyre-coming-from-the")  # facts: seat; then building, left, spaces (still free)


@immediately("theyre-coming-from-the")
def theyre_coming_from_the(g: Lnoe, f: Frame) -> None:
    """D3 Zombies from the pool into different spaces of a random building; they do not move this turn."""
    g.call("theyre-coming-from-the", seat=f.seat)


@out_of_nowhere.step
def roll_for_the_place(g: Lnoe, f: Frame) -> None:
    f.building = -1
    roll_random_building(g, standing_buildings(g), f.seat)


@out_of_nowhere.step
def roll_for_them(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        f.finish()
        return
    f.left = (g.roll("card", 1, g.seats[f.seat])[0] + 1) // 2
    f.spaces = g.board.buildings[f.building].spaces


@out_of_nowhere.step
def offer_place(g: Lnoe, f: Frame) -> None:
    if not f.left or not f.spaces or not g.has_spare(f.seat):
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", space) for space in f.spaces])


@out_of_nowhere.step
def come_out(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.spaces = tuple(space for space in f.spaces if space != g.answer[1])
    f.to("offer_place")
    g.moved |= 1 << place_zombie(g, f.seat, g.answer[1])


def heroes_inside(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.board.building[g.space_of[hero]] >= 0]


@card("trapped", when=ZOMBIE_TURN_START, targets=heroes_inside)
def trapped(g: Lnoe, f: Frame) -> None:
    """A Hero in a building does not get out of it until the next Zombie turn."""
    lasting(g, "keeps-to-building", f.hero, 1, "zombies", f.card)


def still_beside_it(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Zombie that was pushed away meanwhile, or that somebody only reached for, has nobody to fight."""
    fight = the_fight(g)
    there = fight.hero < 0 or g.space_of[fight.hero] == g.space_of[fight.zombie]
    return [NOTHING] if there else []


@card("unrelenting-attack", when=FENDED_OFF, targets=still_beside_it)
def unrelenting_attack(g: Lnoe, f: Frame) -> None:
    """A Zombie that was just fended off fights the same Hero again at once, or attacks the same generator."""
    fight_on(g)


@card("vicious-attack", when=FIGHT, targets=own_fight)
def vicious_attack(g: Lnoe, f: Frame) -> None:
    """Fight card: if the Zombie wins it is two wounds."""
    fight = the_fight(g)
    fight.worse = fight.__dict__.get("worse", 0) + 1


@card("youve-gotta-be-kidding", when=MOVE_ROLLED, mode="slow")
def youve_gotta_be_kidding(g: Lnoe, f: Frame) -> None:
    """A Hero re-rolls a movement die, a break test, or a die of a ranged attack that has hit."""
    movement = g.top("movement-roll")
    assert movement is not None
    roll_movement(g, movement)


@card("youve-gotta-be-kidding", when=BREAK_TEST, mode="break-test")
def test_once_more(g: Lnoe, f: Frame) -> None:
    test = g.top("break-test")
    assert test is not None
    test.die = g.roll("break", 1, test.hero)[0]


def die_that_hit(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Who is hit besides, when a shot goes through, is hit without a die."""
    shot = blow(g)
    rolled = shot is not None and shot.rule == "ranged" and shot.doomed and not shot.again
    return [NOTHING] if rolled else []


@card("youve-gotta-be-kidding", when=ZOMBIE_HIT, targets=die_that_hit, mode="unkillable")
def shoot_once_more(g: Lnoe, f: Frame) -> None:
    shot = blow(g)
    assert shot is not None
    aim_again(g, shot)
