"""Killed in the middle of a fight, before it is resolved.  [7.2.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.fight import end_fight
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_HIT

kill_now = Rule("kill-at-once")  # facts: hero, doomed (Zombies)


def kill_at_once(g: Lnoe, zombie: int, by: int) -> None:
    """A Zombie is killed in the middle of a fight, which is not resolved then, unless something helps it."""
    if g.reacting & ZOMBIE_HIT:
        g.call("kill-at-once", hero=by, doomed=(zombie,))
    elif wound_zombie(g, zombie, by=by, kill=True):
        end_fight(g)


@kill_now.step
def about_to_die(g: Lnoe, f: Frame) -> None:
    open_window(g, "zombie-hit", only="zombies")


@kill_now.step
def die(g: Lnoe, f: Frame) -> None:
    for zombie in f.doomed:
        if wound_zombie(g, zombie, by=f.hero, kill=True):
            end_fight(g)
