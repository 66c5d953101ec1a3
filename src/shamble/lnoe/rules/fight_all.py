"""A Hero who fights all Zombies of a space, one after another.  [11.1.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.state import Lnoe


def fight_every_zombie_here(g: Lnoe, hero: int) -> None:
    """A Hero fights every Zombie in the space, one after another, and nobody helps.  [11.1.3, 11.1.3.1]"""
    zombies = tuple(g.zombies_in(g.space_of[hero]))
    if zombies:
        g.call("fight-all", hero=hero, zombies=zombies)


fight_all = Rule("fight-all")  # facts: hero, zombies still to fight; fought (or not given: none)


@fight_all.step
def choose_next(g: Lnoe, f: Frame) -> None:
    """The Hero player chooses the order.  [11.1.1.1]"""
    space = g.space_of[f.hero]
    f.zombies = tuple(z for z in f.zombies if space >= 0 and g.space_of[z] == space)
    if not f.zombies:
        f.finish()
        return
    g.ask(g.owner[f.hero], "choose-fight", [("fight", f.hero, z) for z in f.zombies], f.hero)


@fight_all.step
def fight_it(g: Lnoe, f: Frame) -> None:
    zombie = g.answer[2]
    f.zombies = tuple(z for z in f.zombies if z != zombie)
    f.fought = (*f.__dict__.get("fought", ()), zombie)
    f.to("choose_next")
    fight_out(g, f.hero, zombie)
