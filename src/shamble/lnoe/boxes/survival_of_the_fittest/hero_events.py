"""Events of Survival of the Fittest, in alphabetical order.  [3.9.1]

What a stockpile offers and when it runs out is printed facts that the search reads.
"""

from __future__ import annotations

from itertools import combinations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.barricades import MOST_REINFORCEMENTS, edge_of, reinforce, touched_by, wall_at
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.hero_turn import waiting_heroes
from shamble.lnoe.rules.stockpile import stockpile
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import HERO_TURN
from shamble.lnoe.uses import Target, at_space, card

stockpile("ammo-stockpile")
stockpile("fuel-stockpile")
stockpile("medical-stockpile")
stockpile("tool-stockpile")

# -- Working Together --------------------------------------------------------------------------------------

pairing = Rule("working-together")  # facts: seat, team (the Heroes of a space who have still to act)


def spaces_of_pairs(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Where two Heroes stand who have both still to act."""
    waiting = waiting_heroes(g)
    return [at_space(at) for at in sorted(set(g.hero_spaces())) if len(set(g.heroes_in(at)) & set(waiting)) > 1]


@card("working-together", when=HERO_TURN, targets=spaces_of_pairs, mode="movement")
def working_together(g: Lnoe, f: Frame) -> None:
    """Two Heroes in a space roll for movement now, and both use the better die; or both reinforce a barricade."""
    heroes = [hero for hero in g.heroes_in(f.space) if hero in waiting_heroes(g)]
    g.call("working-together", seat=f.seat, team=tuple(heroes))


@pairing.step
def choose_pair(g: Lnoe, f: Frame) -> None:
    pairs: list[Option] = [("choose", "hero", one, "to_hero", other) for one, other in combinations(f.team, 2)]
    g.ask(f.seat, "choose", pairs, facts=("pair",))


@pairing.step
def roll_together(g: Lnoe, f: Frame) -> None:
    pair = (g.answer[2], g.answer[4])
    best = max(g.roll("movement", 1, hero)[0] for hero in pair)
    for hero in pair:
        lasting(g, "movement-rolled", hero, best, "turn")


def common_walls(g: Lnoe, space: int) -> list[int]:
    """Barricades that two Heroes of a space touch and that can be reinforced."""
    heroes = g.heroes_in(space)
    if len(heroes) < 2 or not g.barricades:
        return []
    return [wall for wall in touched_by(g, heroes[0]) if g.barricades.get(wall, 9) < MOST_REINFORCEMENTS]


def spaces_at_barricades(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(at) for at in sorted(set(g.hero_spaces())) if common_walls(g, at)]


strengthening = Rule("strengthen")  # facts: seat, edges, count


@card("working-together", when=HERO_TURN, targets=spaces_at_barricades, mode="reinforce")
def reinforce_together(g: Lnoe, f: Frame) -> None:
    edges = tuple(edge_of(g, wall) for wall in common_walls(g, f.space))
    g.call("strengthen", seat=f.seat, edges=edges, count=2)


@strengthening.step
def choose_barricade(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", [("choose", "edge", edge) for edge in f.edges], facts=("wall",))


@strengthening.step
def strengthen(g: Lnoe, f: Frame) -> None:
    reinforce(g, wall_at(g, g.answer[2]), count=f.count)
