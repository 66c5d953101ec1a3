"""What ranged weapons and explosives can do for a Hero, and when they are used."""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.bots.cards import hero_card_value, is_asked_for
from shamble.lnoe.bots.fire import HURTS_ZOMBIE
from shamble.lnoe.bots.fire import harm as fire_harm
from shamble.lnoe.bots.look import (
    FARTHEST,
    besieged,
    death_cost,
    ground_of,
    kill_value,
    prowess,
    quarry,
    steps_to,
    worth_of_thing,
)
from shamble.lnoe.bots.prizes import to_clear
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.burning import NEW_FIRE
from shamble.lnoe.rules.double_blast import BOTH
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None


class Shot(NamedTuple):
    """What a ranged weapon can do."""

    within: tuple[int, ...]
    """For every space the spaces in range, as bits."""
    hits: float
    whole_space: bool
    spent: float
    spared: int = 0
    """Spaces that it must not be aimed at, as bits: friends are there."""


def shot_of(g: Lnoe, kind: str) -> Shot:
    row = KIND[kind].row
    within = ground_of(g.board).within[min(row.range, FARTHEST)]
    return Shot(within, (7 - row.to_hit) / 6, row.target == "space", spent_shot(g, kind))


def throws(g: Lnoe, hero: int) -> list[Shot]:
    """Explosives that a Hero can light and would not rather keep."""
    found = []
    for copy in g.items[hero]:
        row = g.content.kinds[copy].row
        wanted = is_asked_for(g, row.id)
        if row.to_hit_heroes and not wanted and (not row.needs or g.has_item(hero, row.needs)):
            friends = 0
            for other, at in zip(g.heroes, g.hero_spaces(), strict=True):
                if other != hero:
                    friends |= 1 << at
            within = ground_of(g.board).thrown
            found.append(Shot(within, (7 - row.to_hit) / 6, True, weights(g)["throw"], friends))
    return found


def both_worth(g: Lnoe, hero: int, space: int) -> float:
    """Kills that a double blast is likely to bring; none is worth a friend, nor the chance that it goes off at once."""
    near = g.board.adjacent[space]
    if g.heroes_at[space] or any(g.heroes_at[at] for at in near):
        return 0.0
    return g.zombies_at[space] + sum(g.zombies_at[at] for at in near) * 5 / 6 - death_cost(g) / 6


def spent_shot(g: Lnoe, kind: str) -> float:
    """What a shot costs: the weapon is lost each time, or when it runs out of ammo."""
    row = KIND[kind].row
    if row.discard_after_use:
        wanted = is_asked_for(g, kind)
        return weights(g)["wanted" if wanted else "gun"] / max(1, row.charges)
    return weights(g)["gun"] * float(row.out_of_ammo_on) / 6


def progress(g: Lnoe, space: int) -> float:
    """How far a Zombie has got in a scenario that it wins by walking, about 1 on the way."""
    house = besieged(g)
    return progress_on(g.board, house)[space] if house else 1.0


@kept_with_board
def progress_on(board: Board, house: tuple[int, ...]) -> tuple[float, ...]:
    """How far a Zombie in each space has got on its way to the besieged place."""
    return tuple(1.5 - 0.2 * steps for steps in steps_to(board, house))


def shoot(g: Lnoe, d: Decision, why: Why) -> int:
    """Fire when the chance of a kill pays for the ammunition; never at friends."""
    hero = d.actor
    here = g.space_of[hero]
    kill = kill_value(g)
    lost, _, _ = prowess(g, hero)
    best, best_worth, best_hits = 0, 0.0, 0.0
    wanted = quarry(g)
    prizes = to_clear(g)
    for number, option in enumerate(d.options):
        if option[0] != "attack":
            continue
        _, kind, zombie, space, marker = option
        row = KIND[kind].row
        if marker == NEW_FIRE:
            worth = -2 * fire_harm(g, space) - hero_card_value(g, kind, hero)
            worth += HURTS_ZOMBIE * g.zombies_at[space] * kill
            if worth > best_worth:
                best, best_worth, best_hits = number, worth, HURTS_ZOMBIE * g.zombies_at[space]
            continue
        if marker == BOTH:
            worth = both_worth(g, hero, space) * kill
            if worth > best_worth:
                best, best_worth, best_hits = number, worth, worth / kill
            continue

        thing = worth_of_thing(g, space, kind) if "attacked" in g.flags and marker != "gas" else 0.0
        if row.range < 0 or (marker and not thing):
            continue
        each = (7 - row.to_hit) / 6
        far = g.board.distance[here][space]
        count = 1 if zombie >= 0 else 0 if marker else g.zombies_at[space]
        # A Zombie that is here or next to us would fight us.
        relief = weights(g)["relief"] * lost * death_cost(g) if far <= 1 else 0.4
        prize = sum(wanted.get(target, 0.0) for target in ([zombie] if zombie >= 0 else g.zombies_in(space)))
        prize += thing if zombie < 0 else 0.0
        if zombie >= 0 and g.health(zombie) > 1 and row.result != "kill" and not prize:
            each *= 0.5
        more = prizes.get(space, 0.0)
        worth = each * (count * (kill * progress(g, space) + more + relief) + prize) - spent_shot(g, kind)
        if row.to_hit_heroes:
            worth -= g.heroes_at[space] * death_cost(g) * (7 - row.to_hit_heroes) / 6
            worth -= 0.0 if thing else 12.0 if is_asked_for(g, kind) else 1.0
        if worth > best_worth:
            best, best_worth, best_hits = number, worth, count * each
    if why is not None:
        if best:
            why.append(("why-shoot", {"kills": round(best_hits, 2)}))
            why.append(("why-ammo", {"lose": round(100 * spent_shot(g, d.options[best][1]) / weights(g)["gun"])}))
        else:
            why.append(("why-hold-fire", {}))
    return best
