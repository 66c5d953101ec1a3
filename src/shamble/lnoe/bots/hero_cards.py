"""When the Heroes use a card, an item or an ability outside the dice of a fight."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots.cards import IN_PLAY, stake
from shamble.lnoe.bots.look import (
    KEYS,
    death_cost,
    health_left,
    prowess,
    threats,
    wound_cost,
)
from shamble.lnoe.rules.cards import being_played
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total

Why = list[Reason] | None
Worth = Callable[[Lnoe, Decision, Option], float]


def best_play(g: Lnoe, d: Decision, why: Why) -> int:
    """The card to use now, if one is worth more than keeping it; -1 if none is."""
    best, best_worth = -1, 0.0
    options = d.options
    for number in range(len(options) - 1, -1, -1):
        option = options[number]
        if len(option) != 9:
            continue
        valuer = WORTH.get(option[1])
        if valuer is not None:
            worth = valuer(g, d, option)
            if worth > best_worth:
                worth -= stake(g, option)
            if worth > best_worth:
                best, best_worth = number, worth
    if best >= 0 and why is not None:
        why.append(("why-play", {"value": round(best_worth, 1)}))
    return best


# -- healing -----------------------------------------------------------------------------------------------


def healing(price: float, amount: int) -> Worth:
    """Heal who is close to death, and sooner when Zombies are near."""

    def worth(g: Lnoe, d: Decision, option: Option) -> float:
        hero = option[3]
        wounds = min(amount, g.wounds[hero])
        before = wound_cost(g, hero)
        left = health_left(g, hero)
        after = death_cost(g) * (0.4 if left + wounds == 2 else 0.22)
        near = min(2.0, threats(g, hero)[g.space_of[hero]] + g.zombies_at[g.space_of[hero]])
        return (before - after) * (0.25 + 0.3 * near) - price

    return worth


def first_aid(g: Lnoe, d: Decision, option: Option) -> float:
    return wound_cost(g, option[3])


# -- getting rid of Zombie cards ---------------------------------------------------------------------------


def at_last(g: Lnoe, d: Decision, option: Option) -> float:
    return IN_PLAY.get(g.content.kind_of[option[7]], 0.0) - 1.0


PLAYED: dict[str, float] = {
    "a-town-overrun": 8.0,
    "living-nightmare": 7.0,
    "my-god-theyve-taken-the": 5.0,
    "new-spawning-pit": 4.0,
    "surprise-attack": 5.0,
    "oh-the-horror": 4.0,
    "heavy-rain": 3.0,
    "cornered": 6.0,
    "relentless-advance": 4.0,
    "theres-too-many": 4.0,
    "i-feel-kinda-strange": 9.0,
    "unnecessary-self-sacrifice": 7.0,
    "bickering": 5.0,
    "this-could-be-our-last-night-on-earth": 5.0,
    "overconfidence": 5.0,
    "this-cant-be-happening": 5.0,
    "ive-got-to-get-to-the": 5.0,
    "shamble": 3.0,
    "resilient": 5.0,
    "rotten-bodies": 5.0,
}


def cancel(price: float) -> Worth:
    """Cancel a Zombie card that hurts more than this one is worth."""

    def worth(g: Lnoe, d: Decision, option: Option) -> float:
        if option[-1] == "cancel":
            played = being_played(g)
            if played is None:
                return 0.0
            harm = PLAYED.get(played.what, 0.0)
            if played.what == "a-town-overrun" and len(g.deck["hero"]) <= 10:
                harm = 90.0
            return harm - price
        if option[-1] == "cancel-in-play":
            return IN_PLAY.get(g.content.kind_of[option[7]], 0.0) - price
        return 0.0

    return worth


_harm_prevented = cancel(0.0)


def strength_of_spirit(g: Lnoe, d: Decision, option: Option) -> float:
    """A wound now for two chances in three."""
    gain = _harm_prevented(g, d, option) * 2 / 3
    return gain - wound_cost(g, option[2]) * 0.8


# -- the rest ----------------------------------------------------------------------------------------------


def just_a_scratch(g: Lnoe, d: Decision, option: Option) -> float:
    return wound_cost(g, option[3]) - 9.0


def lasting_faith(g: Lnoe, d: Decision, option: Option) -> float:
    """It remains in play on a Holy Hero; others keep it for a fight."""
    if g.top("fight") is not None or not g.has_keyword(option[3], "holy"):
        return 0.0
    return 2.0


def keys(g: Lnoe, d: Decision, option: Option) -> float:
    """Two cards for the Keys, unless they start the truck."""
    if g.top("fight") is not None:
        return 0.0
    if g.scenario == "escape-in-the-truck":
        count = sum(g.content.kind_of[c] == KEYS for hero in g.living_heroes() for c in g.items[hero])
        return 4.0 if count > 1 else 0.0
    return 4.0 if len(g.deck["hero"]) > 13 else 0.0


def crowd(g: Lnoe, d: Decision, option: Option) -> float:
    """Heroic cards are for a Hero among many Zombies, before the dice are rolled."""
    if g.top("fight") is not None and g.top("fight").hero_dice:  # type: ignore[union-attr]
        return 0.0
    return 1.5 * g.zombies_at[g.space_of[option[3]]] - 1.5


def blocked_windows(g: Lnoe, d: Decision, option: Option) -> float:
    """Keep Zombies out that stand outside the walls of a building with Heroes in it."""
    if d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    board = g.board
    kept_out = 0
    for hero in g.living_heroes():
        at = g.space_of[hero]
        for zombie in g.zombie_spaces():
            if at in board.zombie_steps[zombie] and at not in board.wall_free_steps[zombie]:
                kept_out += 1
    return 2.0 * kept_out - 4.0


def fire_extinguisher(g: Lnoe, d: Decision, option: Option) -> float:
    """Clear the surroundings of a Hero who is about to be overrun."""
    if option[-1] != "drive-away" or d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    hero = option[2]
    at = g.space_of[hero]
    near = g.zombies_at[at] + threats(g, hero)[at]
    lost, _, _ = prowess(g, hero)
    return near * lost * 0.5 * wound_cost(g, hero) - 8.0


def old_betsy(g: Lnoe, d: Decision, option: Option) -> float:
    """Hold a group of Zombies that would come for a Hero."""
    if d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    return 2.5 * max(_held(g, space) for space in range(len(g.board.names))) - 4.0


def _held(g: Lnoe, space: int) -> float:
    """How many Zombies in a space would otherwise enter a Hero's space."""
    if not g.zombies_at[space] or g.heroes_at[space]:
        return 0.0
    near = any(g.heroes_at[to] for to in g.board.zombie_steps[space])
    return float(g.zombies_at[space]) if near else 0.0


def guarded(g: Lnoe, d: Decision) -> int:
    worths = [_held(g, option[2]) for option in d.options]
    return worths.index(max(worths))


def fire_axe(g: Lnoe, d: Decision, option: Option) -> float:
    return 2.0


def meat_cleaver(g: Lnoe, d: Decision, option: Option) -> float:
    """Always, unless nothing can kill a Zombie now: then the 6 would be offered again and again."""
    return 0.0 if total(g, "zombies-cannot-be-killed", -1) else 10.0


def farmer_sty(g: Lnoe, d: Decision, option: Option) -> float:
    """Hold one Zombie that would come for a Hero close to death."""
    if option[-1] != "hold":
        return 0.0
    at = g.space_of[option[4]]
    prey = [hero for hero in g.living_heroes() if g.space_of[hero] in g.board.zombie_steps[at]]
    return max((0.4 * wound_cost(g, hero) for hero in prey), default=0.0) - 7.0


def cancel_fight_before(g: Lnoe, d: Decision, option: Option) -> float:
    """Before the dice are rolled a fight is called off only for a Hero close to death."""
    frame = g.top("fight")
    if option[-1] != "cancel-fight" or frame is None or frame.hero_dice:
        return 0.0
    lost, _, _ = prowess(g, frame.hero)
    return lost * wound_cost(g, frame.hero) - 12.0


def _either(*worths: Worth) -> Worth:
    return lambda g, d, option: max(worth(g, d, option) for worth in worths)


WORTH: dict[str, Worth] = {
    "recovery": healing(3.0, 1),
    "doc-brody-country-physician": healing(4.5, 3),
    "first-aid-kit": healing(3.5, 3),
    "at-last": at_last,
    "principal-gomez": cancel(4.0),
    "jeb-the-grease-monkey": cancel(4.0),
    "just-a-scratch": just_a_scratch,
    "faith": lasting_faith,
    "keys": keys,
    "heroic-resolve": crowd,
    "heros-rage": crowd,
    "blocked-windows": blocked_windows,
    "fire-extinguisher": _either(fire_extinguisher, cancel_fight_before),
    "old-betsy": old_betsy,
    "fire-axe": fire_axe,
    "meat-cleaver": meat_cleaver,
    "farmer-sty": farmer_sty,
    "mr-hyde-the-shop-teacher": cancel_fight_before,
    "deputy-taylor": cancel_fight_before,
    "first-aid": first_aid,
    "strength-of-spirit": strength_of_spirit,
}
"""Card or ability -> what using it now is worth beyond keeping it."""
