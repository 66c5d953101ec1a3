"""The Sun Track, where something else than a new round moves its marker."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import discard
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

WAYS = {"stay": 0, "back": 1, "forward": -1}
"""Where the marker may be moved -> how many rounds that adds."""


MOVED_AT_SET_UP = "sun-moved"
"""The note of how far the marker was moved before the first round."""


def sun_at_first(g: Lnoe) -> int:
    """Where the sun stands in the first round.  [6.1.1]"""
    return scenario_of(g).turns + g.profile.extra_turns + g.notes.get(MOVED_AT_SET_UP, 0)


def move_sun_marker(g: Lnoe, rounds: int) -> None:
    """Back on the track means more rounds; the marker never leaves the track but by a new round."""
    if g.round:
        g.sun = max(1, g.sun + rounds)
    else:
        g.notes[MOVED_AT_SET_UP] = g.notes.get(MOVED_AT_SET_UP, 0) + rounds
    g.emit("sun-moved", sun=g.sun if g.round else sun_at_first(g), count=rounds)


move_marker = Rule("move-sun-marker")  # facts: seat


@move_marker.step
def offer_ways(g: Lnoe, f: Frame) -> None:
    ways = [way for way in WAYS if way != "forward" or g.sun != 1]
    options: list[Option] = [("choose", "sun", way) for way in ways]
    g.ask(f.seat, "choose", options, facts=("sun",))


@move_marker.step
def move_it(g: Lnoe, f: Frame) -> None:
    if WAYS[g.answer[2]]:
        move_sun_marker(g, WAYS[g.answer[2]])


# -- cards about more Heroes than there are ----------------------------------------------------------------


def is_for_more_heroes(g: Lnoe, copy: int) -> bool:
    """Whether a card is about more Heroes than the scenario has.  [Ruling G15]"""
    return g.content.kinds[copy].row.heroes > scenario_of(g).team


def put_aside(g: Lnoe, seat: int, copies: tuple[int, ...], deck: str) -> tuple[int, ...]:
    """Such cards are discarded as they are drawn, each for a move of the Sun Track marker; what is left is handed back.

    [Appendix II]
    """
    if g.content.most_heroes <= scenario_of(g).team:
        return copies
    aside = [copy for copy in copies if is_for_more_heroes(g, copy)]
    for copy in aside:
        discard(g, copy, f"{deck} deck")
        g.call("move-sun-marker", seat=seat)
    return tuple(copy for copy in copies if copy not in aside)
