"""Explosives that are combined with their like: nothing lights them, and they may go off at any time.  [9.3.4]"""

from __future__ import annotations

from shamble.lnoe.rules.allies import townsfolk_in
from shamble.lnoe.rules.cards import discard, take_item
from shamble.lnoe.rules.combined import combined_with
from shamble.lnoe.rules.wound import kill_hero, wound_hero, wound_zombie
from shamble.lnoe.state import Lnoe

BOTH = "both"
"""What an attack with both of them is aimed at, in place of a marker."""
GOES_OFF_ON, WOUNDS_ON = 1, 2


def is_doubled(g: Lnoe, copy: int) -> bool:
    """Whether this one is unstable by another of its kind."""
    kind_of = g.content.kind_of
    return any(kind_of[other] == kind_of[copy] for other in combined_with(g, copy))


def throw_both(g: Lnoe, hero: int, copy: int, space: int) -> None:
    """Who tries to throw them may be too late: on a 1 they go off in the hand.  [9.3.4]"""
    late = g.roll("unstable", 1, hero)[0] <= GOES_OFF_ON
    blow_up_both(g, hero, copy, g.space_of[hero] if late else space)


def jolt(g: Lnoe, hero: int) -> None:
    """A lost fight may set them off.  [9.3.4]"""
    unstable = [copy for copy in g.items[hero] if g.content.kinds[copy].row.unstable and is_doubled(g, copy)]
    if unstable and g.roll("unstable", 1, hero)[0] <= GOES_OFF_ON:
        blow_up_both(g, hero, unstable[0], g.space_of[hero])


def blow_up_both(g: Lnoe, hero: int, copy: int, space: int) -> None:
    """All in the space are killed, and every model next to it takes a wound on 2+; no die saves the cards.  [9.3.4]"""
    kind = g.content.kind_of[copy]
    for one in [copy, *(other for other in combined_with(g, copy) if g.content.kind_of[other] == kind)][:2]:
        take_item(g, hero, one)
        discard(g, one, "items")
    g.emit("explosion", to=space)
    near = g.board.adjacent[space]
    doomed, killed = g.zombies_in(space), [*g.heroes_in(space), *townsfolk_in(g, space)]
    around = [zombie for at in near for zombie in g.zombies_in(at)]
    hurt = [zombie for zombie in around if g.roll("explosion", 1, zombie)[0] >= WOUNDS_ON]
    beside = [other for at in near for other in (*g.heroes_in(at), *townsfolk_in(g, at))]
    wounded = [other for other in beside if g.roll("explosion", 1, other)[0] >= WOUNDS_ON]
    for other in killed:
        kill_hero(g, other, kind, "explosive")
    for other in wounded:
        wound_hero(g, other, kind, "explosive")
    for zombie in (*doomed, *hurt):
        if g.space_of[zombie] >= 0:
            wound_zombie(g, zombie, by=hero, kill=zombie in doomed, source="explosive")
