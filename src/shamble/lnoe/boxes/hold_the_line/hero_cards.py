"""The Hero deck of Hold the Line!, in alphabetical order.  [3.9.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.barricades import build, edge_of, may_barricade, reinforce, touched_by, wall_at
from shamble.lnoe.rules.cards import lasting, spend
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.hunger import pinned
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, HERO_TURN, MOVE_ACTION, ZOMBIE_MOVE
from shamble.lnoe.uses import NOTHING, Target, card, while_it_lasts


def in_the_zombie_turn(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.turn == "zombies" and not pinned(g) else []


@card("hold-the-line", when=ANY_TIME | ZOMBIE_MOVE, targets=in_the_zombie_turn)
def hold_the_line(g: Lnoe, f: Frame) -> None:
    """This turn no Zombie leaves a space next to a Hero but into a Hero's space."""
    lasting(g, "zombies-pinned", -1, 1, "turn", f.card)


@card("human-chain", when=HERO_TURN)
def human_chain(g: Lnoe, f: Frame) -> None:
    """This turn Heroes exchange with those next to them, and roll one more Fight Die with another Hero next to them."""
    lasting(g, "exchange-afar", -1, 1, "turn", f.card)
    lasting(g, "human-chain", -1, 1, "turn", f.card)


@while_it_lasts("human-chain", "fight-dice")
def hand_in_hand(g: Lnoe, target: int, hero: int, dice: int) -> int:
    away = g.board.distance[g.space_of[hero]]
    return dice + any(away[g.space_of[other]] == 1 for other in g.heroes)


# -- Sandbags ----------------------------------------------------------------------------------------------

REINFORCEMENTS = 2
piling = Rule("pile-sandbags")  # facts: hero


def open_walls(g: Lnoe, hero: int) -> list[int]:
    """The walls that a Hero touches without a barricade."""
    return [wall for wall in touched_by(g, hero) if wall not in g.barricades] if may_barricade(g) else []


def a_wall(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_activation(g).hero == by and open_walls(g, by) else []


@card("sandbags", when=MOVE_ACTION, targets=a_wall)
def sandbags(g: Lnoe, f: Frame) -> None:
    """In place of moving: a barricade with two Reinforcement markers, whatever was rolled."""
    spend(g, f)
    g.call("pile-sandbags", hero=f.by)


@piling.step
def choose_wall(g: Lnoe, f: Frame) -> None:
    walls = [("choose", "edge", edge_of(g, wall)) for wall in open_walls(g, f.hero)]
    g.ask(g.owner[f.hero], "choose", walls, f.hero, ("sandbags",))


@piling.step
def pile_up(g: Lnoe, f: Frame) -> None:
    wall = wall_at(g, g.answer[2])
    build(g, wall, f.hero)
    reinforce(g, wall, f.hero, REINFORCEMENTS)
