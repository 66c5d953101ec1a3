"""What the Heroes make of the Survival decks: which to search, when to use a tactic, what to combine.  [3.9.4, 9.3]"""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots.cards import harm_of, hero_card_value
from shamble.lnoe.bots.look import health_left, kill_value, prowess, threats, usable_guns, wound_cost
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.zombie_hand import zombie_hands
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None

BEFORE_ZOMBIES_MOVE = "before-zombies-move"


# -- what using a tactic now is worth ----------------------------------------------------------------------


def _zombies_come(d: Decision) -> bool:
    return d.kind == "window" and d.facts[0] == BEFORE_ZOMBIES_MOVE


def company(g: Lnoe, d: Decision, option: Option) -> float:
    """The more Heroes share a space, the better."""
    return 1.5 * sum(g.heroes_at[space] > 1 for space in g.hero_spaces()) - 1.0


def no_fight_cards(g: Lnoe, d: Decision, option: Option) -> float:
    """For Heroes who stand together and will have to fight."""
    if not _zombies_come(d):
        return 0.0
    return 1.5 * len([hero for hero in g.heroes if g.heroes_at[g.space_of[hero]] > 1 and _fights(g, hero)]) - 1.0


def hold_the_house(g: Lnoe, d: Decision, option: Option) -> float:
    """For Heroes behind a full barricade who will have to fight all the same."""
    if not _zombies_come(d):
        return 0.0
    building = g.board.building
    inside = [hero for hero in g.heroes if building[g.space_of[hero]] >= 0 and _fights(g, hero)]
    return 3.0 * sum(g.is_fully_barricaded(building[g.space_of[hero]]) for hero in inside) - 1.0


def _fights(g: Lnoe, hero: int) -> bool:
    space = g.space_of[hero]
    return g.zombies_at[space] + threats(g, hero)[space] >= 1


def lure(g: Lnoe, d: Decision, option: Option) -> float:
    """Draw Zombies away from who can bear a wound less."""
    hero = option[3]
    away = g.board.distance[g.space_of[hero]]
    own = wound_cost(g, hero)
    gain = 0.0
    for other in g.heroes:
        if other != hero:
            beside = [at for at in g.zombie_spaces() if g.board.distance[g.space_of[other]][at] == 1]
            gain += 0.3 * sum(0 < away[at] <= 3 for at in beside) * (wound_cost(g, other) - own)
    return gain - 3.0


def together(g: Lnoe, d: Decision, option: Option) -> float:
    """Four dice and more against one: hardly ever lost, and mostly a kill."""
    return 0.5 * kill_value(g) * g.health(option[4])


def pass_zombies(g: Lnoe, d: Decision, option: Option) -> float:
    """For a Hero whose way is full of Zombies."""
    if d.kind != "move-action" or d.actor < 0:
        return 0.0
    around = sum(g.zombies_at[space] > 0 for space in g.board.adjacent[g.space_of[d.actor]])
    return 0.6 * around - 1.0


def second_move(g: Lnoe, d: Decision, option: Option) -> float:
    """For who is at a good place to search, or far from where the objective is."""
    if d.kind != "move-action" or option[3] != d.actor:
        return 0.0
    if any(other[0] == "search" for other in d.options):
        return 1.5
    plan = mission(g, d.actor)
    far = min((g.board.walk[g.space_of[d.actor]][space] for space in plan.targets), default=0)
    return 2.0 if far > 6 else 0.0


def search_after_moving(g: Lnoe, d: Decision, option: Option) -> float:
    """For who has just come into a building."""
    moving = g.top("move-action")
    inside = option[3] == d.actor and d.actor >= 0 and g.board.building[g.space_of[d.actor]] >= 0
    return 3.0 if inside and moving is not None and moving.moved and not g.zombies_at[g.space_of[d.actor]] else 0.0


def barricade(g: Lnoe, d: Decision, option: Option) -> float:
    """Walls that the objective asks for, or a house with Zombies at the door."""
    building = option[6]
    if building < 0:
        return 0.0
    spaces = g.board.buildings[building].spaces
    inside = [hero for hero in g.heroes if g.space_of[hero] in spaces]
    if any(mission(g, hero).walls for hero in inside):
        return 8.0
    near = sum(min(g.board.distance[at][space] for space in spaces) in (1, 2) for at in g.zombie_spaces())
    return 0.7 * near * bool(inside) - 2.0


def take_card(g: Lnoe, d: Decision, option: Option) -> float:
    """A look at a full Zombie hand; not for what the scenario asks for."""
    if g.top("fight") is not None or scenario_of(g).is_search_card(option[1]):
        return 0.0
    return 0.6 * len(zombie_hands(g)) - 1.5


def combine(g: Lnoe, d: Decision, option: Option) -> float:
    """Two guns for one attack, or what would have to be discarded."""
    hero = option[3]
    if d.kind == "discard-down":
        return 4.0
    guns = [copy for copy in g.items[hero] if "gun" in g.content.kinds[copy].keywords]
    return 3.0 if len(guns) > 1 and not any(guns[0] in bundle for bundle in g.combined) else 0.0


def aim_together(g: Lnoe) -> float:
    """How many guns would be fired better this turn."""
    waiting = [hero for hero in g.heroes if not g.activated >> hero & 1]
    return 1.2 * sum(bool(usable_guns(g, hero)) and bool(threats(g, hero)) for hero in waiting) - 0.5


# -- choices -----------------------------------------------------------------------------------------------


def choose_pair(g: Lnoe, d: Decision, why: Why) -> int:
    """Two guns before anything else, then what is worth most to keep."""

    def worth(cards: tuple[str, str]) -> float:
        first, second = (KIND[card] for card in cards)
        guns = "gun" in first.keywords and "gun" in second.keywords
        weapons = first.is_weapon and second.is_weapon
        return 20.0 * guns + 5.0 * weapons + sum(hero_card_value(g, card, d.actor) for card in cards)

    worths = [worth(option[1]) if option[0] == "combine" else 0.0 for option in d.options]
    if why is not None:
        why.append(("why-combine", {}))
    return worths.index(max(worths))


def leader(g: Lnoe, d: Decision, why: Why) -> int:
    """Who fights best."""
    chances = [prowess(g, option[2]) for option in d.options]
    return chances.index(min(chances))


def worst_card(g: Lnoe, d: Decision, why: Why) -> int:
    """The Zombie card that would hurt most."""
    harms = [harm_of(option[2]) for option in d.options]
    return harms.index(max(harms))


def send_along(g: Lnoe, d: Decision, why: Why) -> int:
    """To a Hero, weakest first; else whatever it is good for there."""
    heroes = [number for number, option in enumerate(d.options) if option[1] == "hero"]
    return min(heroes, key=lambda number: health_left(g, d.options[number][2]), default=0)


def last(g: Lnoe, d: Decision, why: Why) -> int:
    """Yes, and once more as long as it is offered."""
    return len(d.options) - 1
