"""Salvage Tokens: what lies under them is not known before one is turned.  [16.6.11]

As with exploration markers, nobody sees one before, so it is drawn from the bag when it is turned.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import copy_in, kinds_in, put_marker
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.champions import EXTRA
from shamble.lnoe.rules.end_of_move import can_search_for_free, marker_use
from shamble.lnoe.rules.experience import gain
from shamble.lnoe.rules.search import take_discarded, take_out_of_deck
from shamble.lnoe.rules.section import is_forest_board
from shamble.lnoe.rules.spawn import in_control, place_zombie, put_on_board
from shamble.lnoe.scenario import SpecialRule, asks_for_marker
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL, SETUP

SALVAGE, SUPPLIES, SURVIVOR = "salvage", "supplies", "survivor"
BAG = {"nothing": 3, SUPPLIES: 4, "free-search": 3, SURVIVOR: 2, "zombie-attack": 3, "zombie-champion": 1}
"""How many of each there are; that of sixteen two are Survivors is printed, the rest is our choice."""
BEHEMOTH, SUPER_BEHEMOTH = "behemoth", "super-behemoth"
IN_TOWN, IN_THE_WOODS = 2, 1
"""Tokens on each board."""
DONE: Option = ("done",)

salvage_tokens = SpecialRule("salvage-tokens")


@salvage_tokens.on("heroes-placed")
def lay_tokens(g: Lnoe) -> None:
    """Two on random buildings of each town board, one on a building or forest space of each forest board.

    [16.6.11.1]
    """
    for places, count in boards(g):
        left = list(places)
        for _ in range(min(count, len(left))):
            place = left.pop(pick_by_number(g, left))
            put_marker(g, SALVAGE, building=place)
    g.notes.update({_noted(found): count for found, count in BAG.items()})


def boards(g: Lnoe) -> list[tuple[list[int], int]]:
    """The numbered buildings and forest spaces of each board round the centre, and how many tokens lie on them."""
    found: dict[str, list[int]] = {}
    for number, building in enumerate(g.board.buildings):
        if building.numbers:
            # A straight board has no number of its own; its forest spaces are called after it.
            name = g.board.outer[building.board] if building.board >= 0 else building.id.rpartition("-forest-")[0]
            found.setdefault(name, []).append(number)
    return [
        (places, IN_THE_WOODS if name not in g.board.outer or is_forest_board(name) else IN_TOWN)
        for name, places in found.items()
        if name
    ]


def pick_by_number(g: Lnoe, places: list[int]) -> int:
    """Where in this list a die points; the more numbers, the likelier.  [3.4.1]"""
    faces = [place for place, building in enumerate(places) for _ in g.board.buildings[building].numbers]
    return faces[g.pick(SETUP, len(faces))]


def _noted(found: str) -> str:
    """How the notes of the game call what is left of a token in the bag."""
    return f"salvage-{found}"


# -- turning one -------------------------------------------------------------------------------------------


@marker_use(SALVAGE, lambda g, hero: True)
def turn_token(g: Lnoe, hero: int) -> None:
    """[16.6.11.2]"""
    bag = [found for found, count in BAG.items() for _ in range(g.notes.get(_noted(found), count))]
    found = bag[g.pick(SETUP, len(bag))]
    g.notes[_noted(found)] = bag.count(found) - 1
    g.emit(f"salvaged-{found}", who=hero)
    if found == SUPPLIES:
        keep(g, hero, SUPPLIES)
        if "experience" in g.content.modules:
            gain(g, hero)
    elif found == SURVIVOR:
        keep(g, hero, SURVIVOR)
        g.call("meet-survivor", hero=hero)
    elif found == "free-search" and can_search_for_free(g, hero):
        g.call("free-search", hero=hero)
    elif found == "zombie-attack":
        g.call("ambush", hero=hero)
    elif found == "zombie-champion":
        g.call("meet-champion", hero=hero, seat=in_control(g))


def keep(g: Lnoe, hero: int, kind: str) -> None:
    """It stays with the Hero where the mission asks for it."""
    if asks_for_marker(g, kind):
        carry(g, hero, kind)


survivor = Rule("meet-survivor")  # facts: hero


@survivor.step
def offer_townsfolk(g: Lnoe, f: Frame) -> None:
    """Any Townsfolk event out of the Hero discard pile or deck."""
    kinds = dict.fromkeys(kinds_in(g, townsfolk_in(g, [*g.discard["hero"], *g.deck["hero"]])))
    g.boundary = True
    g.ask(g.owner[f.hero], "choose", [DONE, *(("choose", "card", kind) for kind in kinds)], f.hero, ("card",))


@survivor.step
def join_in(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    lying = townsfolk_in(g, g.discard["hero"])
    if g.answer[2] in kinds_in(g, lying):
        take_discarded(g, f.hero, copy_in(g, lying, g.answer[2]))
    else:
        take_out_of_deck(g, f.hero, copy_in(g, townsfolk_in(g, g.deck["hero"]), g.answer[2]))


def townsfolk_in(g: Lnoe, copies: tuple[int, ...] | list[int]) -> list[int]:
    kinds = g.content.kinds
    return [copy for copy in copies if kinds[copy].is_event and "townsfolk" in kinds[copy].keywords]


# -- a Zombie in the dark ----------------------------------------------------------------------------------

ambush = Rule("ambush")  # facts: hero; then seat


@ambush.step
def offer_ambush(g: Lnoe, f: Frame) -> None:
    """Who has a Zombie in the pool may place it, of several players the first.  [16.6.11.2]"""
    f.seat = next((seat for seat in g.seats_of("zombies") if g.pool(seat)), -1)
    if f.seat < 0:
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", g.space_of[f.hero]), DONE])


@ambush.step
def come_out(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        place_zombie(g, f.seat, g.answer[1])


# -- a Champion in the dark --------------------------------------------------------------------------------

champion = Rule("meet-champion")  # facts: hero, seat


@champion.step
def offer_champion(g: Lnoe, f: Frame) -> None:
    """A Behemoth of the pool, which it does not count against; else one on the board may come over.

    Where the mission is to kill one, it is the largest there is.
    """
    if asks_for_marker(g, SUPER_BEHEMOTH):
        f.finish()
        put_on_board(g, g.add_model(SUPER_BEHEMOTH, 1, f.seat), g.space_of[f.hero])
        return
    options: list[Option] = [("choose", "zombie", figure) for figure in who_may_come(g, f.seat)]
    g.ask(f.seat, "choose", [DONE, *options], f.hero, ("champion",))


def who_may_come(g: Lnoe, seat: int) -> list[int]:
    """The next of the pool, else those on the board, else one whose use is over; a new one if there are none."""
    figures = [model for model, kind in enumerate(g.model) if kind.id == BEHEMOTH]
    if not figures:
        return [g.add_model(BEHEMOTH, 1, seat)]
    ready = [figure for figure in figures if g.space_of[figure] == IN_POOL]
    standing = [figure for figure in figures if g.space_of[figure] >= 0]
    return ready[:1] or standing or figures[:1]


@champion.step
def champion_comes(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    figure = g.answer[2]
    if g.space_of[figure] == IN_POOL:
        g.add_tokens(figure, EXTRA)
    put_on_board(g, figure, g.space_of[f.hero])
