"""Things with Health boxes that Heroes attack as if they were Zombies: markers that a scenario lays.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.fight import fight_dice_of
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker

BLAST_AROUND = 3
HANDS_WOUND_ON = 5
"""A Fight Die that shows this or more wounds a thing."""


def thing_at(g: Lnoe, space: int) -> Marker | None:
    """What can be attacked in a space and is no model, if there is such a thing."""
    return _attacked_at(g, space) if "attacked" in g.flags and g.flagged("attacked", space) else None


def _attacked_at(g: Lnoe, space: int) -> Marker:
    return next(marker for marker in g.markers if marker.space == space and "attacked" in MARKER[marker.kind].does)


def a_thing(g: Lnoe) -> Marker | None:
    """The thing on the board that can be attacked; a scenario has one."""
    return next((marker for marker in g.markers if "attacked" in MARKER[marker.kind].does), None)


def wounds_of(g: Lnoe, kind: str) -> int:
    return g.notes.get(f"wounds-{kind}", 0)


def wound_thing(g: Lnoe, space: int, by: int | str, count: int) -> None:
    """It takes so many wounds; with the last one it is gone."""
    thing = thing_at(g, space)
    if thing is None or not count:
        return
    health = MARKER[thing.kind].health
    wounds = g.notes[f"wounds-{thing.kind}"] = min(health, wounds_of(g, thing.kind) + count)
    g.emit("damaged", kind=thing.kind, by=by, count=count, wounds=wounds, health=health)
    tell(g, "damaged")
    if wounds >= health and g.result is None:
        take_marker(g, thing)


def blow_up_thing(g: Lnoe, space: int, by: int | str) -> None:
    """An explosive that hits it does D6 wounds."""
    if thing_at(g, space) is not None:
        wound_thing(g, space, by, g.roll("damage", 1, by if isinstance(by, int) else None)[0])


def blast_things(g: Lnoe, space: int, by: int | str, rolls: int = 1) -> None:
    """What explodes in a space hits a thing there, and one next to it on 3+."""
    for at in (space, *g.board.adjacent[space]):
        if thing_at(g, at) is not None and (at == space or max(g.roll("explosion", rolls)) >= BLAST_AROUND):
            blow_up_thing(g, at, by)


# -- with bare hands ---------------------------------------------------------------------------------------

strike = Rule("strike-thing")  # facts: hero


def strike_thing_here(g: Lnoe, hero: int) -> None:
    """After the fights there a Hero may roll the own Fight Dice against it."""
    if g.space_of[hero] >= 0 and thing_at(g, g.space_of[hero]) is not None:
        g.call("strike-thing", hero=hero)


@strike.step
def offer_strike(g: Lnoe, f: Frame) -> None:
    thing = thing_at(g, g.space_of[f.hero]) if g.space_of[f.hero] >= 0 else None
    if thing is None:
        f.finish()
        return
    options: list[Option] = [("choose", "strike", "yes"), ("choose", "strike", "no")]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("strike", thing.kind))


@strike.step
def strike_it(g: Lnoe, f: Frame) -> None:
    if g.answer[2] == "yes":
        dice = g.roll("strike", fight_dice_of(g, f.hero), f.hero)
        wound_thing(g, g.space_of[f.hero], f.hero, sum(die >= HANDS_WOUND_ON for die in dice))
