"""Zombies that do not come out of pits when the game begins but stand about, one in a space.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.places import centre_board
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

scatter = Rule("scatter-zombies")  # facts: seat, left

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


@scatter.step
def offer_spaces(g: Lnoe, f: Frame) -> None:
    there, ruined = g.zombies_at, "bars-zombies" in g.flags
    free = [at for at in _beyond_the_middle(g.board) if not there[at] and not (ruined and not may_stand(g, at))]
    if not f.left or not free or not g.has_spare(f.seat):
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", space) for space in free])


@scatter.step
def put_there(g: Lnoe, f: Frame) -> None:
    place_zombie(g, f.seat, g.answer[1])
    f.left -= 1
    f.to("offer_spaces")
