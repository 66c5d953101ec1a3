"""The basic Zombie deck, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    cancel_in_play,
    discard,
    discard_from_deck,
    lasting,
    put_marker,
    stays,
)
from shamble.lnoe.rules.combat_bonus import fight_cards_left
from shamble.lnoe.rules.fight import add_zombie_dice, change_die, choose_reroll, the_fight
from shamble.lnoe.rules.hunger import able_to_move
from shamble.lnoe.rules.movement_roll import roll_movement
from shamble.lnoe.rules.pillage import take_over
from shamble.lnoe.rules.random_building import (
    buildings_for_a_pit,
    roll_random_building,
    standing_buildings,
    to_take_over,
)
from shamble.lnoe.rules.scenario_acts import dig_pit
from shamble.lnoe.rules.solo import bring_zombies
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.wound import return_to_pool
from shamble.lnoe.rules.zombie_move import farther
from shamble.lnoe.rules.zombie_turn import draw_cards_to_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    ANY_TIME,
    BREAK_TEST,
    CARD_PLAYED,
    FIGHT,
    KILLED_BY_GUN,
    MOVE_ROLLED,
    ZOMBIE_MOVE,
    ZOMBIE_TURN_END,
    ZOMBIE_TURN_START,
)
from shamble.lnoe.uses import NOTHING, Target, card, immediately, modifies, on_building, on_card, on_zombie

FAITH = "faith"

# -- when they may be played -------------------------------------------------------------------------------


def any_building(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_building(building) for building in standing_buildings(g)]


def faith_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Faith that has not yet taken effect.  [7.1.2]"""
    played = being_played(g)
    is_faith = played is not None and played.type == "play-card" and played.what == FAITH and not played.cancelled
    return [NOTHING] if is_faith else []


def faith_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    found: list[Target] = []
    for row in g.in_play:
        if g.content.kind_of[row[0]] == FAITH:
            found.append(on_card(row[0]))
    return found


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One Fight card for a Zombie in a fight.  [11.3.1]"""
    return [NOTHING] if fight_cards_left(g) else []


def zombies_that_may_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Usable while any Zombie on the board may still move this turn."""
    return [NOTHING] if any(not g.moved >> zombie & 1 for zombie in g.zombies_on_board()) else []


def zombies_yet_to_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Those that could still make their normal move; while hunger drives some of them, only these.  [8.1.1, 8.1.1.1]"""
    return list(map(on_zombie, able_to_move(g)))


# -- the cards ---------------------------------------------------------------------------------------------


@immediately("a-town-overrun")
def a_town_overrun(g: Lnoe, f: Frame) -> None:
    """The top 10 Hero cards are discarded; if the last one goes, the Heroes lose."""
    discard_from_deck(g, "hero", 10)


@card("braaains", when=FIGHT, targets=own_fight)
def braaains(g: Lnoe, f: Frame) -> None:
    """Fight card: 1 more on the Zombie's highest Fight Die."""
    fight = the_fight(g)
    change_die(g, fight, "zombie", max(fight.zombie_dice), 1)


@card("cornered", when=ZOMBIE_TURN_START)
def cornered(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn every Zombie rolls 2 extra Fight Dice, but Heroes win ties."""
    lasting(g, "zombie-dice", -1, 2, "zombies", f.card)
    lasting(g, "wins-ties", -1, 1, "zombies", f.card)


@immediately("heavy-rain")
def heavy_rain(g: Lnoe, f: Frame) -> None:
    """Remains in play: who starts a move outside any building has 1 less on the movement roll."""
    stays(g, f)


@modifies("heavy-rain", "movement")
def wet_ground(g: Lnoe, row: InPlay, hero: int, spaces: int) -> int:
    return spaces - 1 if g.board.building[g.space_of[hero]] < 0 else spaces


@modifies("heavy-rain", "fires-go-out-on")
def soaked(g: Lnoe, row: InPlay, nobody: int, die: int) -> int:
    """Fires go out on a 2 as well.  [6.3.2]"""
    return max(die, 2)


@card("lights-out", when=ZOMBIE_TURN_START, targets=any_building)
def lights_out(g: Lnoe, f: Frame) -> None:
    """Remains in play: a Hero who moves into a space of the building ends the move there.  [3.14.10]"""
    stays(g, f, building=f.building)
    put_marker(g, "lights-out", building=f.building, copy=f.card)


@card("loss-of-faith", when=CARD_PLAYED, targets=faith_being_played, mode="cancel")
def loss_of_faith(g: Lnoe, f: Frame) -> None:
    """Cancel a Faith, being played or in play; or a Hero re-rolls the break test of a hand weapon."""
    cancel(g, answered(g, f))


@card("loss-of-faith", when=ANY_TIME, targets=faith_in_play, mode="cancel-in-play")
def faith_is_gone(g: Lnoe, f: Frame) -> None:
    cancel_in_play(g, f.target)


def hand_weapon_test(g: Lnoe, seat: int, by: int) -> list[Target]:
    test = g.top("break-test")
    return [] if test is None or "hand-weapon" not in g.content.kinds[test.card].keywords else [NOTHING]


@card("loss-of-faith", when=BREAK_TEST, targets=hand_weapon_test, mode="break-test")
def test_again(g: Lnoe, f: Frame) -> None:
    test = g.top("break-test")
    assert test is not None
    test.die = g.roll("break", 1, test.hero)[0]


taken_over = Rule("my-god-theyve-taken-the")  # facts: seat, card; then building, spaces (still to be filled)


@immediately("my-god-theyve-taken-the")
def my_god_theyve_taken_the(g: Lnoe, f: Frame) -> None:
    """A random building is Taken Over: a Zombie from the pool into each empty space of it, and no Hero enters."""
    f.placed = True
    g.call("my-god-theyve-taken-the", seat=f.seat, card=f.card)


@taken_over.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    roll_random_building(g, to_take_over(g), f.seat)


@taken_over.step
def take_it_over(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        discard(g, f.card, "hand")
        f.finish()
        return
    stays(g, f, building=f.building)
    take_over(g, f.building, f.card)
    spaces = g.board.buildings[f.building].spaces
    f.spaces = tuple(space for space in spaces if not g.heroes_at[space] and not g.zombies_at[space])


@taken_over.step
def offer_spaces(g: Lnoe, f: Frame) -> None:
    """If the pool is short the player picks the spaces.  [Ruling 4]"""
    pool = len(g.pool(f.seat))
    if not f.spaces or not pool:
        f.finish()
        return
    few = pool < len(f.spaces)
    g.ask(f.seat, "place-zombie", [("place", space) for space in (f.spaces if few else f.spaces[:1])])


@taken_over.step
def fill_space(g: Lnoe, f: Frame) -> None:
    """The placed Zombies may not move this turn."""
    f.spaces = tuple(space for space in f.spaces if space != g.answer[1])
    f.to("offer_spaces")
    g.moved |= 1 << place_zombie(g, f.seat, g.answer[1])


new_pit = Rule("new-spawning-pit")  # facts: seat; then building


@immediately("new-spawning-pit")
def new_spawning_pit(g: Lnoe, f: Frame) -> None:
    """A new pit in a space of a random building; the marker is there to stay.  [3.14.15, Ruling 51]"""
    g.call("new-spawning-pit", seat=f.seat)


@new_pit.step
def roll_for_the_pit(g: Lnoe, f: Frame) -> None:
    roll_random_building(g, [b for b in buildings_for_a_pit(g) if _spaces_without_pit(g, b)], f.seat)


@new_pit.step
def choose_pit_space(g: Lnoe, f: Frame) -> None:
    """The Zombie player picks the space even where the Heroes chose the building.  [3.4.5, 2007 FAQ]"""
    if f.building < 0:
        f.finish()
        return
    spaces = _spaces_without_pit(g, f.building)
    g.ask(f.seat, "choose", [("choose", "space", space) for space in spaces], facts=("space",))


@new_pit.step
def open_pit(g: Lnoe, f: Frame) -> None:
    dig_pit(g, g.answer[2])


def _spaces_without_pit(g: Lnoe, building: int) -> list[int]:
    return [space for space in g.board.buildings[building].spaces if space not in g.pits]


@immediately("oh-the-horror")
def oh_the_horror(g: Lnoe, f: Frame) -> None:
    """Draw three Zombie cards; what is above the hand size goes when the player's next turn starts.  [3.9.2.1]"""
    draw_cards_to_hand(g, f.seat, 3)


@card("relentless-advance", when=ZOMBIE_TURN_START, targets=zombies_that_may_move)
def relentless_advance(g: Lnoe, f: Frame) -> None:
    """D6 Zombies move one space now, and still move and fight as usual this turn."""
    g.call("advance", seat=f.seat, left=g.roll("card", 1, g.seats[f.seat])[0], stepped=())


def gun_just_fired(g: Lnoe, seat: int, by: int) -> list[Target]:
    shot = g.top("ranged")
    return [] if shot is None or shot.card not in g.items[shot.hero] else [NOTHING]


@card("resilient", when=KILLED_BY_GUN, targets=gun_just_fired)
def resilient(g: Lnoe, f: Frame) -> None:
    """A Zombie was just killed with a gun: the gun is discarded, or what may go in its place."""
    shot = g.top("ranged")
    assert shot is not None
    g.call("lose-item", hero=shot.hero, card=shot.card)


@card("shamble", when=ZOMBIE_MOVE, targets=zombies_yet_to_move)
def shamble(g: Lnoe, f: Frame) -> None:
    """One Zombie moves D6 spaces in place of its normal move."""
    g.moved |= 1 << f.zombie
    g.call("walk", seat=f.seat, zombie=f.zombie, left=farther(g, g.roll("shamble", 1, f.zombie)[0]), free=False)


surprise = Rule("surprise-attack")  # facts: seat


@immediately("surprise-attack")
def surprise_attack(g: Lnoe, f: Frame) -> None:
    """A Zombie from the player's own pool into the space of any Hero in a building, if there is one."""
    g.call("surprise-attack", seat=f.seat)


@surprise.step
def choose_victim(g: Lnoe, f: Frame) -> None:
    inside = [hero for hero in g.living_heroes() if g.board.building[g.space_of[hero]] >= 0]
    if not inside or not g.has_spare(f.seat):
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "hero", hero) for hero in inside], facts=("hero",))


@surprise.step
def spring_out(g: Lnoe, f: Frame) -> None:
    place_zombie(g, f.seat, g.space_of[g.answer[2]])


too_many = Rule("theres-too-many")  # facts: seat, count, short (Zombies missing in the pool)


@card("theres-too-many", when=ZOMBIE_TURN_END)
def theres_too_many(g: Lnoe, f: Frame) -> None:
    """D6 Zombies are spawned; if the pool is short, the player's own Zombies may be taken off the board.

    [14.2, Ruling S15]
    """
    count = g.roll("spawn", 1, g.seats[f.seat])[0]
    g.call("theres-too-many", seat=f.seat, count=count, short=count - len(g.pool(f.seat)))


@too_many.step
def offer_to_lift(g: Lnoe, f: Frame) -> None:
    """Nobody ever takes Zombies of the other player's colour, and Zombie Heroes never go to a pool.  [5.7.1, 14.3.2]"""
    own = [z for z in g.standard_zombies() if g.owner[z] == f.seat]
    if f.short <= 0 or not own:
        g.answer = ("done",)
        return
    g.ask(f.seat, "choose", [("done",), *(("choose", "zombie", zombie) for zombie in own)], facts=("zombie",))


@too_many.step
def lift_or_spawn(g: Lnoe, f: Frame) -> None:
    """Lifted Zombies were not killed; the placing is one of its own, apart from the turn's.  [14.8.1.1]"""
    if g.answer[0] == "choose":
        f.short -= 1
        f.to("offer_to_lift")
        return_to_pool(g, g.answer[2])
    else:
        bring_zombies(g, f.seat, f.count, optional=False)


@card("trip", when=MOVE_ROLLED)
def trip(g: Lnoe, f: Frame) -> None:
    """A Hero re-rolls the movement die."""
    movement = g.top("movement-roll")
    assert movement is not None
    roll_movement(g, movement)


@card("undead-hate-the-living", when=FIGHT, targets=own_fight)
def undead_hate_the_living(g: Lnoe, f: Frame) -> None:
    """Fight card: the Hero re-rolls any number of Fight Dice, the Zombie player choosing which."""
    choose_reroll(g, f.seat, "hero")


@card("uuuurrrggghh", when=FIGHT, targets=own_fight)
def uuuurrrggghh(g: Lnoe, f: Frame) -> None:
    """Fight card: the Zombie rolls 2 extra Fight Dice."""
    add_zombie_dice(g, the_fight(g), 2)
