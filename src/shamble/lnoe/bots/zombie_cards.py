"""When the Zombies play a card outside the dice of a fight."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe import odds
from shamble.lnoe.bots.look import fight_dice, prowess, wound_cost
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
        valuer = WORTH.get(option[1])
        if valuer is not None:
            worth = valuer(g, option)
            if worth > best_worth:
                best, best_worth = number, worth
    if best >= 0 and why is not None:
        why.append(("why-play", {"value": round(best_worth, 1)}))
    return best


def _hurt(g: Lnoe, hero: int) -> float:
    """What a fight with this Hero is worth."""
    return prowess(g, hero)[0] * wound_cost(g, hero)


def _near(g: Lnoe, hero: int) -> int:
    """Zombies in the Hero's space and next to it."""
    at = g.space_of[hero]
    return g.zombies_at[at] + sum(g.zombies_at[to] for to in g.board.adjacent[at])


def always(worth: float) -> Worth:
    return lambda g, option: worth


def shamble(g: Lnoe, option: Option) -> float:
    """One Zombie that would not reach a Hero with its normal step."""
    at = g.space_of[option[4]]
    best = 0.0
    for hero in g.living_heroes():
        steps = g.board.distance[at][g.space_of[hero]]
        if 2 <= steps <= 6:
            best = max(best, (7 - steps) / 6 * _hurt(g, hero))
    return best - 1.0


def lights_out(g: Lnoe, option: Option) -> float:
    building = option[6]
    if g.building_marked(building, "lights-out"):
        return 0.0
    return float(sum(g.board.building[at] == building for at in g.hero_spaces())) * 1.5


def cornered(g: Lnoe, option: Option) -> float:
    """Worth it when several fights are coming."""
    gain = 0.0
    for hero in g.living_heroes():
        dice = fight_dice(g, hero)
        more = odds.fresh(dice, 3, True)[0] - odds.fresh(dice, 1)[0]
        gain += min(3, _near(g, hero)) * more * wound_cost(g, hero)
    return gain - 2.0


def on_hero(share: float) -> Worth:
    """Cards that remain on a Hero: best on one who is about to fight."""
    return lambda g, option: share * _hurt(g, option[3]) * (1 + _near(g, option[3]))


def no_search(g: Lnoe, option: Option) -> float:
    at = g.space_of[option[3]]
    return 4.0 if g.board.building[at] >= 0 else 3.0


def trip(g: Lnoe, option: Option) -> float:
    roll = g.top("movement-roll")
    return 1.0 if roll is not None and roll.die >= 4 else 0.0


def lost_turns(g: Lnoe, option: Option) -> float:
    space = option[5] if option[5] >= 0 else g.space_of[option[3]]
    return float(g.heroes_at[space])


def next_to_hero(g: Lnoe, option: Option) -> float:
    """A townsfolk event is stopped on 4+; else a Zombie appears beside the Hero it hurts most."""
    if option[-1] == "cancel":
        return 2.0
    heroes = [hero for hero in g.living_heroes() if g.space_of[hero] in g.board.adjacent[option[5]]]
    return sum(_hurt(g, hero) for hero in heroes)


def loss_of_faith(g: Lnoe, option: Option) -> float:
    if option[-1] != "break-test":
        return 2.0
    test = g.top("break-test")
    return 1.0 if test is not None and test.die > test.breaks_on else 0.0


def leave_it(g: Lnoe, option: Option) -> float:
    wanted = any(g.content.kinds[copy].id in ("revolver", "keys", "gasoline", "dynamite") for copy in g.discard["hero"])
    return 1.0 if wanted else 0.0


def too_many(g: Lnoe, option: Option) -> float:
    return float(len(g.pool(g.lead_zombie_seat()))) - 1.0


WORTH: dict[str, Worth] = {
    "shamble": shamble,
    "lights-out": lights_out,
    "cornered": cornered,
    "relentless-advance": always(3.0),
    "theres-too-many": too_many,
    "resilient": always(3.0),
    "loss-of-faith": loss_of_faith,
    "trip": trip,
    "locked-door": always(1.0),
    "overconfidence": on_hero(0.3),
    "this-cant-be-happening": on_hero(0.3),
    "teen-angst": on_hero(0.1),
    "haunted-by-the-past": always(0.5),
    "i-dont-trust-em": always(0.5),
    "ive-got-to-get-to-the": no_search,
    "bickering": lost_turns,
    "this-could-be-our-last-night-on-earth": lost_turns,
    "unnecessary-self-sacrifice": always(5.0),
    "i-feel-kinda-strange": always(5.0),
    "my-god-hes-a-zombie": next_to_hero,
    "theres-no-time-leave-it": leave_it,
}
"""Card -> what playing it now is worth beyond keeping it."""
