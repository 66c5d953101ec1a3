"""Generators: where they stand, who attacks them, what they keep running.  [16.6.9, 6.3.1]

A generator is a marker in a space whose value is its damage. While it stands, lights that are out and Zombies who have
taken its building over do not count there (`Lnoe.note_markers`).
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.content import KIND
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.burning import is_burning
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.experience import HORDE, gain, hurt_by_zombie
from shamble.lnoe.rules.fight import roll_zombie_dice, the_fight, worse, zombie_dice_of
from shamble.lnoe.rules.random_building import real_buildings
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.scenario import scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker
from shamble.lnoe.timing import FENDED_OFF, FIGHT, FIGHT_BEGINS
from shamble.lnoe.uses import is_play

DONE: Option = ("done",)
PASS: Option = ("pass",)
GENERATOR = "generator"
HEALTH = 2
"""Wounds that destroy one.  [16.6.9.10]"""
HURT_ON = 5
"""The Fight Die, or the die of a fire, that damages one.  [16.6.9.4, 16.6.9.8]"""
AGAINST_THEM = frozenset(("zombie-dice", "change-die", "zombie-rerolls-chosen", "worse"))
"""What a Fight card must be good for to be of use against something that rolls no dice."""
ABOUT_ITEMS = "take-item"
"""What is of no use against something that has none."""


def generators(g: Lnoe) -> list[Marker]:
    return [marker for marker in g.markers if marker.kind == GENERATOR]


def generator_at(g: Lnoe, space: int) -> Marker | None:
    return next((marker for marker in generators(g) if marker.space == space), None)


def damage(g: Lnoe, space: int, wounds: int, by: int | str) -> None:
    """A generator takes wounds, which nobody heals; the second destroys it.  [16.6.9.10, 16.6.9.11]"""
    marker = generator_at(g, space)
    if marker is None or not wounds:
        return
    taken = min(HEALTH, marker.value + wounds)
    g.emit("generator-damaged", space=space, by=by, wounds=taken, health=HEALTH)
    if g.content.experience:
        # As if it had been a Hero.  [16.6.9.7]
        hurt_by_zombie(g, by, taken - marker.value)
    if taken >= HEALTH:
        take_marker(g, marker)
    else:
        g.markers[g.markers.index(marker)] = marker._replace(value=taken)


def burn_generator(g: Lnoe, space: int) -> None:
    """Fire damages one on 5+: when it gets there, and in each Fire Phase.  [6.3.1, 16.6.9.8]"""
    if generator_at(g, space) is not None and is_burning(g, space):
        damage(g, space, int(g.roll("generator", 1)[0] >= HURT_ON), "blaze")


# -- placing them ------------------------------------------------------------------------------------------

placing = Rule("place-generators")  # facts: left


def place_generators(g: Lnoe, count: int) -> None:
    """The Heroes place so many, each in a building of its own.  [16.6.9.1]"""
    g.call("place-generators", left=count)


@placing.step
def choose_place(g: Lnoe, f: Frame) -> None:
    taken = {g.board.building[marker.space] for marker in generators(g)}
    inside = [space for b in real_buildings(g) if b not in taken for space in g.board.buildings[b].spaces]
    named = spaces_of(g, scenario_of(g).row.generators_at) if scenario_of(g).row.generators_at else inside
    free = [space for space in inside if space in named]
    if not f.left or not free:
        f.finish()
        return
    g.ask(g.lead_hero_seat(), "choose", [("choose", "space", space) for space in free], facts=(GENERATOR,))


@placing.step
def put_down(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.to("choose_place")
    g.markers.append(Marker(GENERATOR, g.answer[2]))
    g.note_markers()
    g.emit("marker", kind=GENERATOR, to=g.answer[2], building=-1, on=True)
    tell(g, "marker")


# -- attacking them ----------------------------------------------------------------------------------------

raids = Rule("raids")  # facts: zombies (that may still attack)


@raids.step
def gather(g: Lnoe, f: Frame) -> None:
    """Zombies beside a generator without a Hero there may attack it; with a Hero there they fight the Hero.

    [16.6.9.4, 16.6.9.6]
    """
    f.zombies = tuple(zombie for zombie in g.zombies if _may_raid(g, zombie))


def _may_raid(g: Lnoe, zombie: int) -> bool:
    space = g.space_of[zombie]
    return space >= 0 and not g.heroes_at[space] and generator_at(g, space) is not None


@raids.step
def choose_raider(g: Lnoe, f: Frame) -> None:
    f.zombies = tuple(zombie for zombie in f.zombies if _may_raid(g, zombie))
    if not f.zombies:
        f.finish()
        return
    seat = g.owner[f.zombies[0]]
    own = [zombie for zombie in f.zombies if g.owner[zombie] == seat]
    g.ask(seat, "choose", [DONE, *(("choose", "zombie", zombie) for zombie in own)], facts=("raid",))


@raids.step
def let_loose(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        seat = g.owner[f.zombies[0]]
        f.zombies = tuple(zombie for zombie in f.zombies if g.owner[zombie] != seat)
    else:
        f.zombies = tuple(zombie for zombie in f.zombies if zombie != g.answer[2])
        raid_out(g, g.answer[2])
    f.to("choose_raider")


def raid_out(g: Lnoe, zombie: int) -> None:
    """An attack; in a solo game the Zombie has a Fight card for it as in a fight.  [16.6.9.4, 17.5.3.6]"""
    if g.profile.solo:
        g.call("deal-fight-card", zombie=zombie)
    g.call("raid", seat=g.owner[zombie], zombie=zombie)
    if g.profile.solo:
        g.call("take-fight-card", zombie=zombie)


raid = Rule("raid")
"""Facts: seat, zombie; then what a fight has of the Zombie (zombie_dice, zombie_cards), and passed (players who play
nothing now)."""


@raid.step
def make_ready(g: Lnoe, f: Frame) -> None:
    f.hero, f.hero_dice, f.sixes, f.zombie_cards, f.space = -1, (), 0, 0, g.space_of[f.zombie]


@raid.step
def offer_before(g: Lnoe, f: Frame) -> None:
    """What is played on a Zombie before a fight with a Hero may be played here too.  [16.6.9.4]"""
    seat = next_to_play(g, f)
    cards = [option for option in plays(g, seat, FIGHT_BEGINS) if _is_played_on(option, f.zombie)]
    g.ask(seat, "window", [PASS, *cards], f.zombie, ("before-raid",), FIGHT_BEGINS)


def _is_played_on(option: Option, zombie: int) -> bool:
    return bool(option[0] == "play-card" and option[4] == zombie)


def next_to_play(g: Lnoe, f: Frame) -> int:
    """The next Zombie player who has not passed, first whose Zombie it is: cards serve on either's.  [17.1.4]"""
    passed = f.__dict__.get("passed", ())
    waiting = [seat for seat in g.seats_of("zombies") if seat not in passed]
    return int(f.seat if f.seat in waiting else waiting[0])


def play_or_pass(g: Lnoe, f: Frame, step: str) -> None:
    """The answer to such a question, which is asked again until all have passed in a row."""
    seat = next_to_play(g, f)
    if is_play(g.answer):
        f.passed = ()
        f.to(step)
        g.call("play", seat=seat, option=g.answer)
        return
    f.passed = (*f.__dict__.get("passed", ()), seat)
    if len(f.passed) < len(g.seats_of("zombies")):
        f.to(step)
    else:
        f.passed = ()


@raid.step
def play_before(g: Lnoe, f: Frame) -> None:
    play_or_pass(g, f, "offer_before")


@raid.step
def roll_dice(g: Lnoe, f: Frame) -> None:
    """Its Fight Dice; the generator rolls none and hurts nobody.  [16.6.9.4, 16.6.9.5]"""
    f.zombie_dice = roll_zombie_dice(g, f, zombie_dice_of(g, f.zombie))


@raid.step
def offer_cards(g: Lnoe, f: Frame) -> None:
    """One Fight card, as in a fight with a Hero.  [16.6.9.4]"""
    seat = next_to_play(g, f)
    cards = [option for option in plays(g, seat, FIGHT) if _helps(option)]
    g.ask(seat, "window", [PASS, *cards], f.zombie, ("raid",), FIGHT)


def _helps(option: Option) -> bool:
    if option[0] != "play-card" or not KIND[option[1]].row.fight_card:
        return False
    tags = KIND[option[1]].tags
    return bool(tags & AGAINST_THEM) and ABOUT_ITEMS not in tags


@raid.step
def play_card(g: Lnoe, f: Frame) -> None:
    play_or_pass(g, f, "offer_cards")


@raid.step
def smash(g: Lnoe, f: Frame) -> None:
    """A 5 or a 6 is a wound.  [16.6.9.4]"""
    f.won = max(f.zombie_dice) >= HURT_ON
    if f.won:
        damage(g, f.space, 1 + worse(g, f), f.zombie)
        if f.__dict__.get("teaches"):
            gain(g, HORDE, f.teaches, f.seat)
    else:
        g.emit("generator-unharmed", space=f.space, who=f.zombie)


@raid.step
def offer_again(g: Lnoe, f: Frame) -> None:
    """What lets a Zombie that was fended off fight on works here too.  [16.6.9.4]"""
    seat = next_to_play(g, f)
    again = [] if f.won else plays(g, seat, FENDED_OFF)
    g.ask(seat, "window", [PASS, *again], f.zombie, ("fended-off",), FENDED_OFF)


def fight_on(g: Lnoe) -> None:
    """A Zombie fights again whoever, or whatever, it has just fought."""
    fight = the_fight(g)
    if fight.hero < 0:
        raid_out(g, fight.zombie)
    else:
        fight_out(g, fight.hero, fight.zombie)


@raid.step
def go_on(g: Lnoe, f: Frame) -> None:
    """Who fights on has nothing more to do with this attack."""
    fights_on = is_play(g.answer)
    play_or_pass(g, f, "offer_again")
    if fights_on:
        f.finish()
