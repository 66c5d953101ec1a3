"""Townsfolk Allies: figures that Heroes lead, that hit back or help to build, and that Zombies may kill.  [16.3.7]"""

from __future__ import annotations

from typing import Final

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.barricades import build, building_options, may_barricade, reinforce, wall_at
from shamble.lnoe.rules.random_building import open_buildings, roll_random_building
from shamble.lnoe.rules.wound import wound_hero, wound_zombie
from shamble.lnoe.state import Lnoe

ALLY, TOWNSFOLK = "townsfolk-ally", "townsfolk"
SUCCEEDS_ON = KILLED_ON = 5
ATTACK, BUILD, REINFORCE = "ally-attack", "ally-build", "ally-reinforce"
ACTS: Final = (ATTACK, BUILD, REINFORCE)
"""What an Ally may do, once in a Hero turn."""
LEADING: Final = ("move-ally", "leave-ally")
"""What a Hero may do with an Ally in a move."""
DONE: Option = ("done",)


def allies(g: Lnoe) -> list[int]:
    """The Townsfolk Allies on the board."""
    kinds = g.model
    return [model for roster in g.rosters[2:] for model in roster if kinds[model].id == ALLY]


def townsfolk(g: Lnoe) -> list[int]:
    """Everybody of the town on the board who is neither a Hero nor a Zombie, Ally or not."""
    return [model for roster in g.rosters[2:] for model in roster if g.model[model].side == TOWNSFOLK]


def townsfolk_in(g: Lnoe, space: int) -> list[int]:
    return [person for person in townsfolk(g) if g.space_of[person] == space]


def allies_in(g: Lnoe, space: int) -> list[int]:
    return [ally for ally in allies(g) if g.space_of[ally] == space]


def place_ally(g: Lnoe, space: int) -> None:
    """One more Ally; who it is makes no difference."""
    number = sum(kind.id == ALLY for kind in g.model) + 1
    ally = g.add_model(ALLY, number, g.seats_of("heroes")[0])
    g.put(ally, space)
    g.emit("placed", who=ally, to=space)


# -- where they start --------------------------------------------------------------------------------------

placing = Rule("place-allies")  # facts: count (how many there are in all); then building


def call_allies(g: Lnoe, count: int) -> None:
    """Those whom the scenario has put nowhere start in random buildings without a pit, one by one.  [16.3.7]"""
    g.call("place-allies", count=count)


@placing.step
def find_home(g: Lnoe, f: Frame) -> None:
    f.building = -1
    if sum(kind.id == ALLY for kind in g.model) < f.count:
        roll_random_building(g, without_pit(g))


@placing.step
def choose_space(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        f.finish()
        return
    spaces = g.board.buildings[f.building].spaces
    g.ask(g.lead_hero_seat(), "choose", [("choose", "space", space) for space in spaces], facts=("ally-space",))


@placing.step
def stand_there(g: Lnoe, f: Frame) -> None:
    place_ally(g, g.answer[2])
    f.to("find_home")


def without_pit(g: Lnoe) -> list[int]:
    """Those without a Spawning Pit inside, behind inner walls either, and where Heroes may come in.  [3.4.1]"""
    return [b for b in open_buildings(g) if not set(g.pits) & set(g.board.buildings[b].spaces)]


# -- what they do in the Hero turn -------------------------------------------------------------------------


def acts_of_allies(g: Lnoe) -> list[Option]:
    """What each Ally who has not acted this turn may do: attack here or next to it, or work on a wall.  [16.3.7.1]"""
    options: list[Option] = []
    there, beside = g.zombies_at, g.board.adjacent
    for ally in allies(g):
        if g.activated >> ally & 1:
            continue
        at = g.space_of[ally]
        if there[at] or any(map(there.__getitem__, beside[at])):
            near = [zombie for space in (at, *beside[at]) if there[space] for zombie in g.zombies_in(space)]
            options += [(ATTACK, ally, zombie) for zombie in near]
        if may_barricade(g):
            works = building_options(g, ally)
            options += [(BUILD if work[0] == "build" else REINFORCE, ally, work[1]) for work in works]
    return options


def ally_acts(g: Lnoe, option: Option) -> None:
    """On 5 or 6 the Zombie takes a wound, or the marker is added.  [16.3.7.1]"""
    type, ally, aim = option
    g.activated |= 1 << ally
    if g.roll("ally", 1, ally)[0] < SUCCEEDS_ON:
        return
    if type == ATTACK:
        wound_zombie(g, aim, ally, kill=False)
    elif type == BUILD:
        build(g, wall_at(g, aim), ally)
    else:
        reinforce(g, wall_at(g, aim), ally)


# -- led by Heroes -----------------------------------------------------------------------------------------


def leading_options(g: Lnoe, f: Frame) -> list[Option]:
    """In any space of a move a Hero may take an Ally along, one at most, or leave the own one there.  [16.3.7.4]"""
    led = g.led.get(f.hero)
    if led is not None:
        options: list[Option] = [("leave-ally", led)]
    else:
        free = [ally for ally in allies_in(g, g.space_of[f.hero]) if ally not in g.led.values()]
        options = [("move-ally", ally) for ally in free]
    handed = f.__dict__.get("handed") if options else ()
    return [option for option in options if option not in handed] if handed else options


def take_or_leave(g: Lnoe, f: Frame, option: Option) -> None:
    """Each Ally is taken up once, and left once, in a space."""
    type, ally = option
    f.handed = (*f.__dict__.get("handed", ()), option)
    if type == "move-ally":
        g.led = {**g.led, f.hero: ally}
    else:
        g.led = {hero: led for hero, led in g.led.items() if led != ally}
    g.emit("led" if type == "move-ally" else "let-go", who=f.hero, ally=ally)


# -- Zombies who find one alone ----------------------------------------------------------------------------

attacking = Rule("attack-allies")  # facts: fought (Zombies that have attacked, or will not)


@attacking.step
def choose_attacker(g: Lnoe, f: Frame) -> None:
    """In the Fight step each Zombie with an Ally and no Hero in its space may attack, or must.  [16.3.7.3]"""
    held = {g.space_of[ally] for ally in allies(g)}
    able = [z for z in g.zombies if g.space_of[z] in held and not g.heroes_at[g.space_of[z]] and z not in f.fought]
    if not able:
        f.finish()
        return
    f.seat = g.owner[able[0]]
    f.zombies = tuple(zombie for zombie in able if g.owner[zombie] == f.seat)
    options: list[Option] = [("choose", "zombie", zombie) for zombie in f.zombies]
    if g.profile.zombies_may_spare:
        options.append(DONE)
    g.ask(f.seat, "choose", options, facts=("attack-ally",))


@attacking.step
def strike(g: Lnoe, f: Frame) -> None:
    """On 5 or 6 the Ally is killed, unless a card prevents the wound; it is no fight.  [16.3.7.3]"""
    f.to("choose_attacker")
    if g.answer == DONE:
        f.fought = (*f.fought, *f.zombies)
        return
    zombie = g.answer[2]
    f.fought = (*f.fought, zombie)
    if g.roll("ally-attacked", 1, zombie)[0] >= KILLED_ON:
        wound_hero(g, allies_in(g, g.space_of[zombie])[0], zombie, "zombie")
