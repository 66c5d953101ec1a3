"""Grave Weapons whose bearer dies, and those that explode.  [6.1.6.1, 14.6.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rows import WeaponRow
from shamble.lnoe.rules.allies import townsfolk_in
from shamble.lnoe.rules.arming import NEW
from shamble.lnoe.rules.cards import discard, put_in_play
from shamble.lnoe.rules.wound import UNKILLABLE, kill_hero, wound_hero, wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total

# -- when its bearer dies ----------------------------------------------------------------------------------

last_act = Rule("armed-zombie-dies")  # facts: seat, space, card


@last_act.step
def spray(g: Lnoe, f: Frame) -> None:
    """Some weapons go over to a Hero in the space, of the Zombie player's choice.  [14.6.3.3]"""
    heroes = g.heroes_in(f.space) if _carried(g, f.card).sprays else []
    if not heroes:
        f.to("go_off")
        return
    g.ask(f.seat, "choose", [("choose", "hero", hero) for hero in heroes], facts=("hero",))


@last_act.step
def stain(g: Lnoe, f: Frame) -> None:
    copy, f.card = f.card, -1
    g.emit("stained", hero=g.answer[2], card=g.content.kind_of[copy])
    put_in_play(g, copy, f.seat, hero=g.answer[2])
    f.finish()


@last_act.step
def go_off(g: Lnoe, f: Frame) -> None:
    """The card is discarded, and what explodes does so now.  [14.6.3.5]"""
    copy, f.card = f.card, -1
    discard(g, copy, "zombie")
    if _carried(g, copy).explodes_on:
        g.call("weapon-explodes", space=f.space)


def _carried(g: Lnoe, copy: int) -> WeaponRow:
    weapon = g.content.kinds[copy].row.grave
    assert weapon is not None, "a Grave Weapon says what it does"
    return weapon


# -- explosions --------------------------------------------------------------------------------------------

exploding = Rule("weapon-explodes")  # facts: space
KILLS_ZOMBIES_ON, KILLS_HEROES_ON, WOUNDS_ON = 2, 5, 5


@exploding.step
def blow_up(g: Lnoe, f: Frame) -> None:
    """Others in the space are killed, Heroes on 5+; every model next to it takes a wound on 5+.  [14.6.3.5]

    While nothing can kill a Zombie no other is affected.  [Appendix III]
    """
    g.emit("explosion", to=f.space)
    spared = bool(g.effects) and total(g, UNKILLABLE, -1) > 0

    def struck(models: list[int], needed: int) -> list[int]:
        return [model for model in models if g.roll("explosion", 1, model)[0] >= needed]

    near = g.board.adjacent[f.space]
    doomed = struck([] if spared else g.zombies_in(f.space), KILLS_ZOMBIES_ON)
    killed = struck(g.heroes_in(f.space), KILLS_HEROES_ON)
    hurt = struck([] if spared else [zombie for at in near for zombie in g.zombies_in(at)], WOUNDS_ON)
    people = [person for at in near for person in townsfolk_in(g, at)]
    wounded = struck([*(hero for at in near for hero in g.heroes_in(at)), *people], WOUNDS_ON)
    for hero in killed:
        kill_hero(g, hero, "explosive", "explosive")
    for hero in wounded:
        wound_hero(g, hero, "explosive", "explosive")
    for zombie in (*doomed, *hurt):
        if g.space_of[zombie] >= 0:
            wound_zombie(g, zombie, by="explosive", kill=zombie in doomed, source="explosive")


ticking = Rule("weapons-tick")  # facts: zombies (still to roll)


@ticking.step
def list_explosives(g: Lnoe, f: Frame) -> None:
    """At the end of each Zombie turn, but not of the one in which it was given out.  [6.1.6.1]"""
    armed = [zombie for zombie in g.zombies if g.items[zombie]]
    f.zombies = tuple(z for z in armed if _carried(g, g.items[z][0]).explodes_on and (z, NEW) not in g.tokens)


@ticking.step
def tick(g: Lnoe, f: Frame) -> None:
    """Who blows up is gone, whatever keeps Zombies from being killed.  [14.6.3.5, Appendix III]"""
    if not f.zombies:
        return
    zombie, f.zombies = f.zombies[0], f.zombies[1:]
    f.to("tick")
    if g.space_of[zombie] >= 0:
        needed = _carried(g, g.items[zombie][0]).explodes_on
        if g.roll("explosive", 1, zombie)[0] >= needed:
            wound_zombie(g, zombie, by="explosive", kill=True, source="explosive", sure=True)
