"""Stockpiles: cards that lie on a building and add to its Pick Ups until they run out.  [8.5.3.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import KIND
from shamble.lnoe.goal_words import fits
from shamble.lnoe.rules.cards import discard, kinds_in, leave_play, stays
from shamble.lnoe.rules.random_building import roll_random_building, standing_buildings
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import immediately

HEAL = "heal"
"""What a stockpile offers besides cards: one wound less."""


def stockpile(what: str) -> None:
    """Declare a stockpile: played at once on a random building."""

    @immediately(what)
    def lay_it_out(g: Lnoe, f: Frame) -> None:
        f.placed = True
        g.call("stockpile", seat=f.seat, card=f.card)


laying = Rule("stockpile")  # facts: seat, card; then building


@laying.step
def roll_its_building(g: Lnoe, f: Frame) -> None:
    searched = [b for b in standing_buildings(g) if g.board.buildings[b].searchable]
    roll_random_building(g, searched)


@laying.step
def put_it_there(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        discard(g, f.card, "hand")
    else:
        stays(g, f, building=f.building)


def stockpiled(g: Lnoe, hero: int, building: int) -> list[Option]:
    """What the stockpiles of a building offer a Hero who searches there: card, stockpile."""
    options: list[Option] = []
    for copy, _, _, where, _ in g.in_play:
        kind = g.content.kinds[copy]
        if where != building or not kind.row.stocks:
            continue
        for found in kinds_in(g, g.discard["hero"]):
            if any(fits(KIND[found], stock) for stock in kind.row.stocks):
                options.append(("pick-up", found, kind.id))
        if HEAL in kind.row.stocks and g.wounds[hero]:
            options.append(("pick-up", HEAL, kind.id))
    return options


wear = Rule("wear-stockpile")  # facts: hero, kind (of the stockpile), building


def use_stockpile(g: Lnoe, hero: int, stock: str) -> None:
    """Afterwards it may have run out."""
    g.call("wear-stockpile", hero=hero, kind=stock, building=g.board.building[g.space_of[hero]])


@wear.step
def run_out(g: Lnoe, f: Frame) -> None:
    lying = [row[0] for row in g.in_play if row[3] == f.building and g.content.kind_of[row[0]] == f.kind]
    if lying and g.roll("stockpile", 1, f.hero)[0] <= KIND[f.kind].row.runs_out_on:
        g.emit("ran-out", card=f.kind, building=f.building)
        leave_play(g, lying[0])
