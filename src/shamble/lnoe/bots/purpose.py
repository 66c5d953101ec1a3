"""What a Hero is out for, and the small things that every errand asks: who walks, who is armed, who is nearest."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.lnoe.bots.cards import is_melee
from shamble.lnoe.bots.look import urgency, usable_guns
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.goal_finds import Keep, Read
from shamble.lnoe.goal_markers import Cover
from shamble.lnoe.goal_words import KEYWORD, Collect, LayOut, Plant, SpendTurn, carried, servings
from shamble.lnoe.goals import Goal
from shamble.lnoe.rules.carried import carried_by
from shamble.lnoe.state import Lnoe


class Mission:
    """Where a Hero wants to be, what each step towards it is worth, and what a search is worth."""

    __slots__ = (
        "about",
        "away",
        "hunts",
        "keeps",
        "looks",
        "needs_cards",
        "pull",
        "search",
        "stand",
        "targets",
        "walls",
        "why",
    )

    def __init__(
        self,
        why: str,
        targets: tuple[int, ...] = (),
        pull: float = 0.0,
        search: float = 0.0,
        hunts: bool = False,
        cards: str = "",
    ) -> None:
        self.why = why
        self.targets = targets
        self.pull = pull
        self.search = search
        self.hunts = hunts
        self.away = 0
        """How many steps from a target are near enough."""
        self.looks = False
        """Whether what is at the targets is found by searching there."""
        self.needs_cards = False
        """Whether it cannot succeed without further cards."""
        self.about: dict[str, str] = {"card": _message(cards)} if cards else {}
        self.stand = 0.0
        """What it is worth to stand on a target when the turn ends."""
        self.walls: frozenset[int] = frozenset()
        """Walls that are to be barricaded for it."""
        self.keeps: frozenset[int] = frozenset()
        """Walls that keep Zombies out of where the Hero has to hold out."""


def _message(cards: str) -> str:
    """The words for a card, or for those with a keyword."""
    return f"keyword-{cards.removeprefix(KEYWORD)}" if cards.startswith(KEYWORD) else f"card-{cards}"


def missing_cards(g: Lnoe, goal: Goal) -> int:
    """How many cards the Heroes have still to find for a goal."""
    if not goal.possible(g):
        return 0
    if goal.parts():
        return sum(missing_cards(g, part) for part in goal.parts())
    done, needed = goal.progress(g)
    if done >= needed:
        return 0
    if isinstance(goal, LayOut | Keep | Read):
        return needed - done
    if isinstance(goal, Collect):
        # What lies in its place already is carried there.
        return max(0, needed - _carried(g, goal.cards))
    wanted = needed - done if isinstance(goal, SpendTurn | Cover | Plant) else 1
    return max((0, *(wanted - _carried(g, cards) for cards in goal.wants())))


def _carried(g: Lnoe, cards: str) -> int:
    return sum(servings(g, copy) for hero in g.heroes for copy in carried(g, hero, cards))


def walkers(g: Lnoe) -> list[int]:
    """The Heroes who take turns and do not stay with somebody who takes none."""
    kept = keepers_of(g)
    return [hero for hero in g.heroes if hero not in kept and not any(hero in keepers for keepers in kept.values())]


GUARDS = 2
"""Heroes who stay with somebody who cannot walk and must not die."""


def keepers_of(g: Lnoe) -> dict[int, list[int]]:
    """Persons who cannot walk and must not die -> the Heroes who stay with them: the nearest who carry nothing."""
    persons = [one for one in g.heroes if g.model[one].row.passive]
    free = [one for one in g.heroes if one not in persons and not carried_by(g, one)] if persons else []
    return {person: closest(g, free, (g.space_of[person],), GUARDS) for person in persons}


def carriers(g: Lnoe, cards: str) -> list[int]:
    """The Heroes who have such a card; all of them where none is asked for."""
    return [hero for hero in g.heroes if not cards or carried(g, hero, cards)]


def search_for(g: Lnoe, cards: str, share: float = 1.0) -> Mission:
    if not cards:
        return Mission("survive", search=3.0)
    found = Mission("find-cards", search=share * weights(g)["search-cards"], cards=cards)
    found.needs_cards = True
    return found


def armed(g: Lnoe, hero: int) -> float:
    """How well a Hero is armed: about 1 with one good weapon."""
    kinds = g.content.kinds
    return sum(is_melee(kinds[copy]) for copy in g.items[hero]) + len(usable_guns(g, hero))


def can_throw(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has an explosive and what lights it."""
    rows = [g.content.kinds[copy].row for copy in g.items[hero]]
    return any(row.to_hit_heroes and g.has_item(hero, row.needs) for row in rows)


def with_the_rest(g: Lnoe, hero: int) -> list[int]:
    """The Heroes with an explosive for who has what lights one, and the other way round; who has both is none."""
    lit, thrown = lights(g, hero), needs_lighting(g, hero)
    if lit == thrown:
        return []
    return [other for other in g.heroes if lights(g, other) != lit and needs_lighting(g, other) != thrown]


def needs_lighting(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has an explosive that has to be lit."""
    return any(g.content.kinds[copy].row.needs for copy in g.items[hero])


def lights(g: Lnoe, hero: int) -> bool:
    return any("fire" in g.content.kinds[copy].keywords for copy in g.items[hero])


def arming(g: Lnoe, weapons: float) -> float:
    """What a search for weapons is worth to a Hero with so many."""
    return weights(g)["search-unarmed" if weapons < 1 else "search-one-weapon" if weapons < 2 else "search-armed"]


def defend(g: Lnoe, hero: int) -> Mission:
    """Thin the Zombies out, first of all those in the place or on their way."""
    weapons = armed(g, hero)
    return Mission("defend", search=arming(g, weapons), hunts=weapons > 0)


def by_all_means(found: Mission) -> Mission:
    found.pull *= BY_ALL_MEANS
    return found


BY_ALL_MEANS = 2.0
"""How much more it is worth to bring the only tool there is than to get to a place that others reach as well."""


def work_at(g: Lnoe, places: tuple[int, ...], cards: str) -> Mission:
    """Get there and stay, to give up the next turn for it."""
    hurry = urgency(g)
    found = Mission("bring" if cards else "go", places, pull=weights(g)["pull-place"] * hurry, cards=cards)
    found.stand = weights(g)["stand-place"] * hurry
    return found


def closest(g: Lnoe, heroes: list[int], targets: tuple[int, ...], count: int) -> list[int]:
    walk = g.board.walk
    return sorted(heroes, key=lambda one: min(walk[g.space_of[one]][to] for to in targets))[:count]


def own_share(g: Lnoe, hero: int, heroes: list[int], places: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The place that falls to a Hero when each goes to the nearest that nobody nearer goes to; () if there is none."""
    walk, waiting, left = g.board.walk, list(heroes), list(places)
    while left and waiting:
        _, one, spaces = min(
            (min(walk[g.space_of[other]][to] for to in spots), other, spots) for other in waiting for spots in left
        )
        if one == hero:
            return tuple(spaces)
        waiting.remove(one)
        left.remove(spaces)
    return ()


def armed_first(g: Lnoe, hero: int, found: Mission, needed: int = 6) -> Mission:
    """Who has more time than is needed looks for a weapon on the way: the dead are waiting where it leads."""
    time = min(1.0, max(0.0, g.sun - needed) / PLENTY)
    found.search = max(found.search, arming(g, armed(g, hero)) * (1 + time))
    found.pull *= 1 - weights(g)["arm-first"] * time
    return found


PLENTY = 6
"""Rounds beyond what is needed that are all the time in the world."""
