"""Blows that are about to fall on Zombies: how hard they are, and what is left of them when something helps.

Each is a frame with the Zombies that it falls on in `doomed`. While they wait the Zombie players may answer it.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.experience import zombie_hurt_by
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_HIT
from shamble.lnoe.uses import total

BLOWS = ("ranged", "blast", "kill-at-once", "zombie-suffers")
"""Rules that are about to wound the Zombies in their `doomed`."""


def blow(g: Lnoe) -> Frame | None:
    """The blow that falls next."""
    return next((frame for frame in reversed(g.stack) if frame.rule in BLOWS), None)


def hit_kills(g: Lnoe, f: Frame) -> bool:
    """Whether a hit of this ranged attack fills every box left.  [10.4.1, 10.4.2]"""
    return KIND[f.kind].row.result == "kill" or (bool(g.effects or g.in_play) and total(g, "hits-kill", f.hero) > 0)


def shot_source(f: Frame) -> str:
    return "explosive" if "explosive" in KIND[f.kind].keywords else ""


def wounds_due(g: Lnoe, frame: Frame, zombie: int) -> int:
    """How many wounds a blow is for a Zombie: one, or one for each box left."""
    kills = hit_kills(g, frame) if frame.rule == "ranged" else frame.kills if frame.rule == "zombie-suffers" else True
    boxes = g.health(zombie) - g.wounds[zombie]
    return boxes if kills else min(boxes, 1 + more_wounds(frame))


def more_wounds(frame: Frame) -> int:
    """Wounds of a blow in a fight beyond the first."""
    return int(frame.__dict__.get("more", 0))


def lighten(g: Lnoe, frame: Frame, zombie: int) -> None:
    """One wound of a blow is prevented; the Zombie takes the others at once."""
    left = wounds_due(g, frame, zombie) - 1
    frame.doomed = tuple(one for one in frame.doomed if one != zombie)
    g.emit("unhurt", who=zombie)
    by: int | str = "gas" if frame.rule == "blast" else frame.hero
    source = "explosive" if frame.rule == "blast" else shot_source(frame) if frame.rule == "ranged" else ""
    for _ in range(left):
        before = g.wounds[zombie]
        wound_zombie(g, zombie, by, kill=False, source=source)
        if frame.rule == "blast" and g.content.experience:
            zombie_hurt_by(g, frame.__dict__.get("by", -1), g.wounds[zombie] - before)


# -- in a fight, or by it ----------------------------------------------------------------------------------

suffering = Rule("zombie-suffers")  # facts: hero, doomed (the Zombie), kills, more (or not given: further wounds)


def strike_zombie(g: Lnoe, zombie: int, hero: int, *, kill: bool = False, more: int = 0) -> None:
    """A Hero wounds a Zombie in a fight, unless the horde has something against it.  [11.4.1]"""
    if g.content.upgraded and g.reacting & ZOMBIE_HIT:
        further = {"more": more} if more else {}
        g.call("zombie-suffers", hero=hero, doomed=(zombie,), kills=kill, **further)
    else:
        deal(g, zombie, hero, kill, more)


@suffering.step
def about_to_suffer(g: Lnoe, f: Frame) -> None:
    open_window(g, "zombie-hit", only="zombies")


@suffering.step
def suffer(g: Lnoe, f: Frame) -> None:
    for zombie in f.doomed:
        deal(g, zombie, f.hero, f.kills, more_wounds(f))


def deal(g: Lnoe, zombie: int, hero: int, kill: bool, more: int) -> None:
    wound_zombie(g, zombie, by=hero, kill=kill)
    for _ in range(more):
        wound_zombie(g, zombie, by=hero, kill=False)
