"""Heroes who fight a Zombie together: all their dice are one roll, and one of them takes what comes of losing."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.state import Lnoe


def helpers_of(g: Lnoe, fight: Frame) -> list[int]:
    """Who fights this Zombie beside the Hero whose fight it is, as far as they are still there."""
    helpers = fight.__dict__.get("helpers", ())
    return _still_there(g, helpers, g.space_of[fight.hero]) if helpers else []


def _still_there(g: Lnoe, heroes: tuple[int, ...], space: int) -> list[int]:
    return [hero for hero in heroes if g.space_of[hero] == space]


def share_wound(g: Lnoe, fight: Frame, count: int) -> None:
    """The Heroes say which of them takes the wound of a lost fight, or as many as it costs."""
    team, certain = (fight.hero, *helpers_of(g, fight)), {"sure": True} if fight.__dict__.get("sure") else {}
    g.call("share-wound", seat=g.owner[fight.hero], team=team, zombie=fight.zombie, count=count, **certain)


sharing = Rule("share-wound")  # facts: seat, team, zombie, count (of wounds), sure (or not given: as for a wound)


@sharing.step
def choose_wounded(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", [("choose", "hero", hero) for hero in f.team], facts=("share-wound",))


@sharing.step
def wound_one(g: Lnoe, f: Frame) -> None:
    certain = {"sure": True} if f.__dict__.get("sure") else {}
    left = f.__dict__.get("count", 1)
    g.call("wound", hero=g.answer[2], by=f.zombie, source="zombie", left=left, **certain)
