"""When the Zombies play a card outside the dice of a fight."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe import odds
from shamble.lnoe.bots.cards import purposes
from shamble.lnoe.bots.fire import harm, spread_harm
from shamble.lnoe.bots.look import fight_dice, prowess, wound_cost
from shamble.lnoe.bots.overrides import COVETED, tuned
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.experience import experience_of, upgrades_of
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import is_play

Why = list[Reason] | None
Worth = Callable[[Lnoe, Option], float]


def best_play(g: Lnoe, d: Decision, why: Why) -> int:
    """The card to play now, -1 for none. A hand is filled up every turn, so a use is rarely worth waiting for."""
    best, best_worth = -1, 0.0
    options = d.options
    for number in range(len(options) - 1, -1, -1):
        option = options[number]
        if not is_play(option):
            # Cards come last among the options.
            break
        worth = worth_now(g, option)
        if worth > best_worth:
            best, best_worth = number, worth
    if best >= 0 and why is not None:
        why.append(("why-play", {"value": round(best_worth, 1)}))
    return best


def worth_now(g: Lnoe, option: Option) -> float:
    """What playing this now is worth beyond keeping it; what nobody knows anything of is played when it can be."""
    if option[0] != "ability" and KIND[option[1]].row.fight_card:
        # Its moment is the fight, with the dice on the table.
        return 0.0
    does = purposes(option)
    best = 0.0 if does else UNKNOWN
    for purpose in does:
        worth = WORTH.get(purpose)
        if worth is not None:
            best = max(best, worth(g, option))
    return best - price_of(option)


def price_of(option: Option) -> float:
    """What a Sacrifice costs.  [7.1.3]"""
    costs = KIND[option[1]].row.sacrifice if option[0] == "play-card" else {}
    return sum(PRICES[what] * count for what, count in costs.items())


PRICES = {"zombies": 0.6, "cards": 1.2, "in-play": 2.0}


UNKNOWN = 0.5


def _hurt(g: Lnoe, hero: int) -> float:
    """What a fight with this Hero is worth."""
    return prowess(g, hero)[0] * wound_cost(g, hero)


def _near(g: Lnoe, hero: int) -> int:
    """Zombies in the Hero's space and next to it."""
    at = g.space_of[hero]
    return g.zombies_at[at] + sum(g.zombies_at[to] for to in g.board.adjacent[at])


def always(worth: float) -> Worth:
    return lambda g, option: worth


def walk(g: Lnoe, option: Option) -> float:
    """One Zombie that would not reach a Hero with its normal step; several are always worth it."""
    if option[4] < 0:
        return 3.0
    at = g.space_of[option[4]]
    best = 0.0
    for hero in g.living_heroes():
        steps = g.board.distance[at][g.space_of[hero]]
        if 2 <= steps <= 6:
            best = max(best, (7 - steps) / 6 * _hurt(g, hero))
    return best - 1.0


def dark(g: Lnoe, option: Option) -> float:
    building = option[6]
    if building < 0 or g.flagged("stops-heroes", building):
        return 0.0
    return float(sum(g.board.building[at] == building for at in g.hero_spaces())) * 1.5


def more_dice(g: Lnoe, option: Option) -> float:
    """Worth it when several fights are coming."""
    gain = 0.0
    for hero in g.living_heroes():
        dice = fight_dice(g, hero)
        more = odds.fresh(dice, 3, True)[0] - odds.fresh(dice, 1)[0]
        gain += min(3, _near(g, hero)) * more * wound_cost(g, hero)
    return gain - 2.0


def weaken(g: Lnoe, option: Option) -> float:
    """Cards that remain on a Hero: best on one who is about to fight."""
    hero, share = option[3], tuned(option[1]).share
    if hero < 0:
        return 1.0
    return (0.3 if share is None else share) * _hurt(g, hero) * (1 + _near(g, hero))


def no_search(g: Lnoe, option: Option) -> float:
    if option[3] < 0:
        return 3.0
    at = g.space_of[option[3]]
    return 4.0 if g.board.building[at] >= 0 else 3.0


def slow(g: Lnoe, option: Option) -> float:
    roll = g.top("movement-roll")
    return 1.0 if roll is None or roll.die >= 4 else 0.0


def lost_turns(g: Lnoe, option: Option) -> float:
    if option[5] < 0 and option[3] < 0:
        return 1.0
    space = option[5] if option[5] >= 0 else g.space_of[option[3]]
    return float(g.heroes_at[space])


def spawn(g: Lnoe, option: Option) -> float:
    """Beside the Hero whom it hurts most, or as many as there are left."""
    if option[5] < 0:
        return float(len(g.pool(g.lead_zombie_seat()))) - 1.0
    heroes = [hero for hero in g.living_heroes() if g.space_of[hero] in g.board.adjacent[option[5]]]
    return sum(_hurt(g, hero) for hero in heroes)


def burn(g: Lnoe, option: Option) -> float:
    """Where it hurts the Heroes; a fire that is to spread is lit on a die, and goes where it hurts most."""
    return (2 / 3 * spread_harm(g, option[5]) if option[-1] == "spread" else harm(g, option[5])) - 0.5


def break_test(g: Lnoe, option: Option) -> float:
    test = g.top("break-test")
    return 1.0 if test is not None and test.die > test.breaks_on else 0.0


def take_card(g: Lnoe, option: Option) -> float:
    """Once the Heroes' discard pile holds what they could use again."""
    asked_for = scenario_of(g).is_search_card
    kinds = {g.content.kinds[copy] for copy in g.discard["hero"]}
    return float(any(kind.id in COVETED or (kind.is_item and asked_for(kind.id)) for kind in kinds))


def hinder(g: Lnoe, option: Option) -> float:
    """What holds for a turn is for the turn of the Heroes, while they still have much to do in it."""
    if KIND[option[1]].is_upgrade and (g.turn != "heroes" or g.turn_begun):
        return 0.0
    return 0.5


def unlearn(g: Lnoe, option: Option) -> float:
    """On whoever has learnt most."""
    hero = option[3]
    if KIND[option[1]].is_upgrade:
        return 2.0 * len(upgrades_of(g, hero)) + 0.5 * experience_of(g, hero) - 1.5
    return 0.5 + experience_of(g, hero)


def wound(g: Lnoe, option: Option) -> float:
    """Whomever it hurts most."""
    return 5.0 + (0.1 * wound_cost(g, option[3]) if option[3] >= 0 else 0.0)


WORTH: dict[str, Worth] = {
    "walk": walk,
    "dark": dark,
    "zombie-dice": more_dice,
    "spawn": spawn,
    "break-gun": always(3.0),
    "cancel": always(2.0),
    "cancel-in-play": always(2.0),
    "break-test": break_test,
    "slow": slow,
    "lock": always(1.0),
    "weaken": weaken,
    "hinder": hinder,
    "unlearn": unlearn,
    "no-search": no_search,
    "lose-turn": lost_turns,
    "wound": wound,
    "turn": always(5.0),
    "take-card": take_card,
    "burn": burn,
    "fight-again": always(3.0),
    "infect": always(4.0),
    "pit": always(3.0),
    "draw": always(3.0),
    "discard-deck": always(3.0),
    "drain": always(3.0),
    "unkillable": always(1.0),
    "shuffle-back": always(0.5),
}
"""What a card is good for -> what playing it now is worth beyond keeping it."""
