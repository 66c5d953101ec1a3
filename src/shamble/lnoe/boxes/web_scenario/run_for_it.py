"""Run For It!: the Townsfolk who are not here are nowhere, and the dead stand all over the town.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import remove_from_game
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.rules.spawn import in_control, place_zombie, put_on_board
from shamble.lnoe.rules.townsfolk_heroes import townsfolk_cards
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

run = scenario("run-for-it")


@run.on("pools-filled")
def leave_the_rest_out(g: Lnoe, who: int) -> None:
    """There are no Townsfolk cards in this game."""
    for copy in townsfolk_cards(g):
        out_of_deck(g, copy)
        remove_from_game(g, copy)


surround = Rule("surround")  # facts: board (the number of the next outer board)


@run.on("cards-dealt")
def stand_all_over_town(g: Lnoe, who: int) -> None:
    g.call("surround", board=0)


@surround.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """One free Zombie in any space of each outer board; two players take them out of the shared pool."""
    if f.board == len(g.board.outer):
        f.finish()
        return
    spaces = [space for space, board in enumerate(g.board.outer_of) if board == f.board]
    g.ask(in_control(g), "choose", [("choose", "space", space) for space in spaces], facts=("surround",))


@surround.step
def stand_there(g: Lnoe, f: Frame) -> None:
    f.to("choose_space")
    f.board += 1
    common = [zombie for zombie in g.pool(in_control(g)) if g.model[zombie].shared]
    if len(g.seats_of("zombies")) > 1 and common:
        put_on_board(g, common[0], g.answer[2])
    else:
        place_zombie(g, in_control(g), g.answer[2])
