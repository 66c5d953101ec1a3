"""Zombies that do not come out of pits when the game begins but stand about, one in a space.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.places import centre_board
from shamble.lnoe.rules.spawn import for_sale, pay_for, put_on_board
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

scatter = Rule("scatter-zombies")  # facts: seat, left (Spawn Points); then figure

MORE_FOR_TWO = 2
"""Each of two players rolls one die and adds this."""


def scatter_zombies(g: Lnoe) -> None:
    """As many as the dice say, each where its player likes but on the centre board."""
    seats, dice = g.seats_of("zombies"), scenario_of(g).row.starting_dice
    for seat in seats:
        rolled = g.roll("starting-zombies", dice if len(seats) == 1 else 1, g.seats[seat])
        g.call("scatter-zombies", seat=seat, left=sum(rolled) + (MORE_FOR_TWO if len(seats) > 1 else 0))


@kept_with_board
def _beyond_the_middle(board: Board) -> tuple[int, ...]:
    """The spaces that are not on the centre board."""
    middle = {*centre_board(board)}
    return tuple([at for at in range(len(board.names)) if at not in middle])


def free_spaces(g: Lnoe) -> list[int]:
    """Those of them in which a Zombie can stand and none does yet."""
    there, ruined = g.zombies_at, "bars-zombies" in g.flags
    return [at for at in _beyond_the_middle(g.board) if not there[at] and not (ruined and not may_stand(g, at))]


@scatter.step
def spend_points(g: Lnoe, f: Frame) -> None:
    """A point for each standard Zombie, two for one of the Grave Dead; while there is no choice, it is placed at once.

    [5.8, 14.4, Ruling F11]
    """
    goods = for_sale(g, f.seat, f.left) if f.left > 0 and free_spaces(g) else {}
    if not goods:
        f.finish()
    elif len(goods) == 1:
        (g.answer,) = [("buy", "what", what) for what in goods]
    else:
        g.ask(f.seat, "spend-spawn", [("buy", "what", what) for what in goods], facts=(f.left,))


@scatter.step
def take_figure(g: Lnoe, f: Frame) -> None:
    f.figure = for_sale(g, f.seat, f.left)[g.answer[2]]


@scatter.step
def offer_spaces(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "place-zombie", [("place", space) for space in free_spaces(g)])


@scatter.step
def put_there(g: Lnoe, f: Frame) -> None:
    f.to("spend_points")
    # A save from before Spawn Points were asked for here stands without a figure: it places a standard Zombie.
    figure = f.__dict__.get("figure", g.next_in_pool(f.seat))
    put_on_board(g, figure, g.answer[1])
    f.left -= pay_for(g, figure)
