"""Steady play of a shotgun guy: stock up, stay alive, and be first on the Helipad."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.humans.bots.cards import best_play
from shamble.humans.bots.look import best, guy_field, helipad, leader, number_of
from shamble.humans.bots.zombie import _beside
from shamble.humans.land import squares
from shamble.humans.state import MOST_LIFE, SHOTGUN, ZOMBIE, Town
from shamble.kernel.game import Decision

Why = list[Reason]


def goal_field(g: Town, seat: int) -> tuple[list[int], str]:
    """How far everything is from what this shotgun guy wants now, and what that is."""
    pad = helipad(g)
    strong = g.life[seat] + g.bullets[seat] >= 4
    if pad >= 0 and (strong or guy_field(g, [pad])[g.pawns[seat][0]] <= 5):
        return guy_field(g, [pad]), "hz-why-helipad"
    wanted = g.lying_bullets | (g.lying_life if g.life[seat] < MOST_LIFE else 0)
    if wanted:
        return guy_field(g, squares(wanted)), "hz-why-supplies"
    if pad >= 0:
        return guy_field(g, [pad]), "hz-why-helipad"
    if g.horde:
        # Nothing is left to stock up with: whoever waits now waits for ever.
        return guy_field(g, squares(g.horde)), "hz-why-kills"
    return guy_field(g, [g.town_square]), "hz-why-wait"


def move(g: Town, d: Decision, why: Why) -> int:
    """A step towards the goal; with somebody else's pawn, a step away from it."""
    seat = d.facts[1]
    if seat != d.seat:
        return _mislead(g, d, seat)
    play = best_play(g, d)
    if play >= 0:
        why.append(("hz-why-card", {}))
        return play
    field, reason = goal_field(g, seat)
    here = g.pawns[seat][0]
    found = best(d, lambda option: -_cost(g, seat, field, option[2]), "step")
    if found >= 0 and _cost(g, seat, field, d.options[found][2]) < field[here]:
        why.append((reason, {}))
        return found
    why.append(("hz-why-stay", {}))
    done = number_of(d, "done")
    return done if done >= 0 else max(found, 0)


def _cost(g: Town, seat: int, field: list[int], square: int) -> float:
    """Steps from there, and what a fight there would cost."""
    fight = 0.0
    if g.all_zombies() >> square & 1 and not g.effect("truce", seat):
        fight = 1.2 if g.bullets[seat] + g.life[seat] >= 4 else 2.5
    if g.undead >> square & 1:
        fight += 1.0
    return field[square] + (fight - 2 if fight > 2 else fight * 0.1)


def _mislead(g: Town, d: Decision, seat: int) -> int:
    """Others are led away from the Helipad, or into a zombie when they are weak."""
    pad = helipad(g)
    if g.roles[seat] == ZOMBIE:
        field = guy_field(g, squares(g.humans)) if g.humans else []
        return best(d, lambda option: field[option[2]] if option[0] == "step" and field else 0.0)
    if pad < 0:
        return best(d, lambda option: 1.0 if option[0] == "step" and g.horde >> option[2] & 1 else 0.0)
    field = guy_field(g, [pad])
    here = g.pawns[seat][0]
    return best(d, lambda option: field[option[2]] if option[0] == "step" else field[here])


def combat(g: Town, d: Decision, why: Why) -> int:
    """Bullets when the die is close or life is short; otherwise a life, or what helps."""
    _die, total, foe = d.facts
    bullets = number_of(d, "bullets")
    play = best_play(g, d)
    missing = 4 - total
    if play >= 0 and missing >= 2:
        return play
    worth_it = missing == 1 or g.life[d.seat] <= 2 or g.bullets[d.seat] >= 4 or g.life[d.seat] <= missing
    if bullets >= 0 and worth_it and (foe < 0 or missing == 1):
        why.append(("hz-why-bullets", {}))
        return bullets
    if play >= 0:
        return play
    life = number_of(d, "lose-life", "give-up")
    return life if life >= 0 else 0


def horde(g: Town, d: Decision, why: Why) -> int:
    """Zombies leave one's own way to the goal and get into the way of whoever is nearest to theirs."""
    seat = d.seat
    if g.roles[seat] == ZOMBIE:
        return _horde_for_zombies(g, d)
    pad = helipad(g)
    here = g.pawns[seat][0] if g.pawns[seat] else g.town_square
    own = guy_field(g, [here])
    rival = leader(g, seat, [s for s in range(len(g.seats)) if g.roles[s] == SHOTGUN])
    theirs = guy_field(g, [g.pawns[rival][0]]) if rival >= 0 and g.pawns[rival] else own
    why.append(("hz-why-horde", {}))

    def worth(option: tuple[str, int, int]) -> float:
        _, source, to = option
        value = 0.3 * (min(own[to], 6) - min(own[source], 6)) - 0.2 * (min(theirs[to], 8) - min(theirs[source], 8))
        if pad >= 0:
            value += 1.0 * (source == pad) - 1.0 * (to == pad)
        return value - 3.0 * (to == here)

    return best(d, worth)


def _horde_for_zombies(g: Town, d: Decision) -> int:
    """A zombie player brings the horde to humans, so that they cannot run, and onto shotgun guys."""
    guys = [g.pawns[seat][0] for seat in g.seats_of(SHOTGUN) if g.pawns[seat]]
    field = guy_field(g, guys) if guys else [0] * len(g.land.names)
    return best(d, lambda option: field[option[1]] - field[option[2]])


def tile(g: Town, d: Decision, why: Why) -> int:
    """The Helipad as near as can be; other tiles near too, while they hold something to take."""
    mine = guy_field(g, g.pawns[d.seat] or [g.town_square])
    why.append(("hz-why-tile-near", {}))
    return best(d, lambda option: -_beside(g, option, mine))


def place(g: Town, d: Decision, why: Why) -> int:
    """Zombies far from oneself, tokens near the way in."""
    field = guy_field(g, g.pawns[d.seat] or [g.town_square])
    what = d.facts[0]
    rival = leader(g, d.seat)
    theirs = guy_field(g, g.pawns[rival]) if rival >= 0 and g.pawns[rival] else field
    if what == "zombie":
        return best(d, lambda option: field[option[2]] - 0.5 * theirs[option[2]], "place")
    return best(d, lambda option: -field[option[2]] - 2 * (g.horde >> option[2] & 1), "place")


def relocate(g: Town, d: Decision, why: Why) -> int:
    """The zombie that is nearest to oneself goes, but for those that guard a rival's way."""
    here = g.pawns[d.seat][0] if g.pawns[d.seat] else g.town_square
    field = guy_field(g, [here])
    return best(d, lambda option: -field[option[1]])


def pawn(g: Town, d: Decision, why: Why) -> int:
    pad = helipad(g)
    field = guy_field(g, [pad]) if pad >= 0 else [0] * len(g.land.names)
    return best(d, lambda option: -field[option[2]])


def mend(g: Town, d: Decision, why: Why) -> int:
    bullets = number_of(d, "bullets")
    return bullets if bullets >= 0 and g.bullets[d.seat] > 3 else number_of(d, "accept")


def loss(g: Town, d: Decision, why: Why) -> int:
    item = number_of(d, "drop-item")
    return item if item >= 0 else 0


def building(g: Town, d: Decision, why: Why) -> int:
    """The building that is farthest from oneself and holds most already."""
    field = guy_field(g, g.pawns[d.seat] or [g.town_square])
    return best(d, lambda option: min(field[9 * option[1] + at] for at in range(9) if field[9 * option[1] + at] < 99))
