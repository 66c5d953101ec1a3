"""Finding who hides in a space: a roll in the Ranged Attack step, where a scenario has such markers."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker

seeking = Rule("seek")  # facts: hero


def sought_at(g: Lnoe, space: int) -> Marker | None:
    """The marker in a space behind which somebody hides."""
    for marker in g.markers:
        if marker.space == space and MARKER[marker.kind].seek:
            return marker
    return None


def seek_here(g: Lnoe, hero: int) -> None:
    """The Hero may look for somebody here, once, before any attack.  [Ruling W8]"""
    if sought_at(g, g.space_of[hero]) is not None:
        g.call("seek", hero=hero)


@seeking.step
def offer_to_seek(g: Lnoe, f: Frame) -> None:
    answers: list[Option] = [("choose", "seek", "no"), ("choose", "seek", "yes")]
    g.ask(g.owner[f.hero], "choose", answers, f.hero, ("seek",))


@seeking.step
def roll_to_find(g: Lnoe, f: Frame) -> None:
    """Who is found, and what comes of it, is up to the scenario."""
    marker = sought_at(g, g.space_of[f.hero])
    if g.answer[2] == "no" or marker is None:
        return
    needed = MARKER[marker.kind].seek
    die = g.roll("seek", 1, f.hero)[0]
    g.tell_of_roll(needed=needed)
    if die >= needed:
        tell(g, "sought", f.hero)
