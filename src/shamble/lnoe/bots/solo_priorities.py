"""The priority lists of the solo game: what a Zombie is after, and how a table's dice decide between equals.  [17.5]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from shamble.bots.base import Bot
from shamble.lnoe.board.steps import FAR
from shamble.lnoe.bots.look import health_left
from shamble.lnoe.goal_markers import lying
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.random_building import real_buildings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.scenario_rows import BUILDINGS
from shamble.lnoe.state import Lnoe

ARMED = {5: 3, 7: 4}
"""Grave Dead and standard Zombies with a Grave Weapon have places of their own in the list.  [17.5.3.2]"""


class SoloDice(Bot):
    """The dice of a table without a Zombie player."""

    def any_of(self, numbers: list[int]) -> int:
        """One of these by a roll of the dice."""
        return numbers[self.pick(len(numbers))]

    def least(self, numbers: list[int], *priorities: Callable[[int], Any]) -> int:
        """The option with the lowest first priority, then second, and so on; a roll decides what is left."""
        for priority in priorities:
            worths = {number: priority(number) for number in numbers}
            lowest = min(worths.values())
            numbers = [number for number in numbers if worths[number] == lowest]
            if len(numbers) == 1:
                break
        return self.any_of(numbers)

    def d6(self) -> int:
        return self.pick(6) + 1


def objective(g: Lnoe, zombie: int) -> tuple[int, ...]:
    """The spaces that the scenario sends this Zombie to before any Hero; () where it does not.  [17.5.5]"""
    note = scenario_of(g).row.solo
    if note is None:
        return ()
    if note.carrying:
        return tuple(g.space_of[hero] for hero in g.heroes if (hero, note.carrying) in g.tokens)
    if note.toward == BUILDINGS:
        return _places_to_fill(g, g.space_of[zombie])
    spaces = spaces_of(g, note.toward)
    heroes = [hero for space in spaces for hero in g.heroes_in(space)]
    if any(lying(g, kind, note.toward) < count for kind, count in note.with_markers.items()):
        return ()
    if any(lying(g, kind) < count for kind, count in note.after.items()):
        return ()
    if (note.without_heroes and heroes) or (note.with_items and not any(g.items[hero] for hero in heroes)):
        return ()
    return spaces if not note.if_closer or _is_closer(g, g.space_of[zombie], spaces) else ()


def _is_closer(g: Lnoe, at: int, spaces: Iterable[int]) -> bool:
    """Whether one of these spaces is nearer than any Hero.  [17.5.5]"""
    away = g.board.distance[at]
    return min((away[space] for space in spaces), default=FAR) < min((away[to] for to in g.hero_spaces()), default=FAR)


def _places_to_fill(g: Lnoe, at: int) -> tuple[int, ...]:
    """The spaces that no other Zombie holds, of the smallest building still standing that has any.  [17.5.5]

    Who holds one alone stays there.
    """
    standing = [g.board.buildings[building].spaces for building in real_buildings(g)]
    for spaces in sorted(standing, key=len):
        if at in spaces and g.zombies_at[at] == 1:
            return (at,)
        if free := tuple(space for space in spaces if not g.zombies_at[space]):
            return free
    return ()


def far(g: Lnoe, zombie: int) -> int:
    """Spaces to the closest Hero, or to what the scenario sends it to.  [17.5.4.1]"""
    away = g.board.distance[g.space_of[zombie]]
    return min((away[space] for space in (*g.hero_spaces(), *objective(g, zombie))), default=0)


def rank(g: Lnoe, zombie: int) -> int:
    """Its place in the Zombie Priority List, where a Grave Weapon puts it before others of its kind.  [17.5.3.2]"""
    place = g.model[zombie].row.solo_rank
    return ARMED.get(place, place) if g.content.armed and g.weapon(zombie) is not None else place


def farthest_first(g: Lnoe, zombie: int) -> tuple[int, int]:
    """How soon a card is used on a Zombie: the farthest first, in one space by the Zombie Priority List.  [17.5.3.2]"""
    return -far(g, zombie), rank(g, zombie)


def weakness(g: Lnoe, space: int) -> tuple[int, int]:
    """Fewest Heroes, then fewest wounds that they can still take.  [17.5.3.5]"""
    return g.heroes_at[space], sum(health_left(g, hero) for hero in g.heroes_in(space))


def target(bot: SoloDice, g: Lnoe, zombie: int) -> int:
    """The space a Zombie walks to: the scenario's objective, else the closest Heroes, the fewest, the weakest.

    Its own space while there is neither.  [17.5.3.5, 17.5.5]
    """
    away = g.board.distance[g.space_of[zombie]]
    sought = objective(g, zombie)
    if sought:
        return sought[bot.least(list(range(len(sought))), lambda n: away[sought[n]])]
    heroes = sorted(set(g.hero_spaces())) or [g.space_of[zombie]]
    return heroes[bot.least(list(range(len(heroes))), lambda n: (away[heroes[n]], *weakness(g, heroes[n])))]
