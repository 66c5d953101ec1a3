"""The Zombie deck of Survival of the Fittest, in alphabetical order: each card wants a Sacrifice.  [3.9.2, 7.1.3]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero
from shamble.lnoe.rules.cards import (
    cancel_in_play,
    copy_in,
    discard,
    from_hand,
    kinds_in,
    lasting,
    to_hand,
)
from shamble.lnoe.rules.hunger import may_be_moved, prey_at
from shamble.lnoe.rules.new_hero import unused_sheets
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.rules.sacrifice import sacrifice
from shamble.lnoe.rules.section import ask_for_section, section_of
from shamble.lnoe.rules.spawn import promise_points
from shamble.lnoe.rules.wound import rise_as
from shamble.lnoe.rules.zombie_move import approach
from shamble.lnoe.rules.zombie_turn import draw_cards_to_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP
from shamble.lnoe.uses import NOTHING, Target, at_space


@sacrifice("angry-dead")
def angry_dead(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn every Zombie rolls one extra Fight Die."""
    lasting(g, "zombie-dice", -1, 1, "zombies", f.card)


# -- Closing In --------------------------------------------------------------------------------------------

closing = Rule("closing-in")  # facts: seat; then section, zombies (still to move)


@sacrifice("closing-in")
def closing_in(g: Lnoe, f: Frame) -> None:
    """Each Zombie on a board section rolls a die and may move as many spaces now; the normal move comes later."""
    g.call("closing-in", seat=f.seat)


def _able(g: Lnoe) -> list[int]:
    return [zombie for zombie in g.zombies if may_be_moved(g, zombie)]


@closing.step
def choose_board(g: Lnoe, f: Frame) -> None:
    f.section = ""
    spaces = [g.space_of[zombie] for zombie in _able(g)]
    if spaces:
        ask_for_section(g, f.seat, spaces)


@closing.step
def list_zombies(g: Lnoe, f: Frame) -> None:
    f.zombies = tuple(zombie for zombie in _able(g) if section_of(g, g.space_of[zombie]) == f.section)


@closing.step
def close_in(g: Lnoe, f: Frame) -> None:
    """One after another, each as far as its own die says; hunger applies.  [8.1.1.2]"""
    if not f.zombies:
        return
    zombie, f.zombies = f.zombies[0], f.zombies[1:]
    f.to("close_in")
    if g.space_of[zombie] >= 0 and not prey_at(g)[g.space_of[zombie]]:
        g.call("walk", seat=f.seat, zombie=zombie, left=g.roll("card", 1, zombie)[0], free=True)


# -- Hopeless ----------------------------------------------------------------------------------------------

despairing = Rule("hopeless")  # facts: seats (of players who still lose an event)


def something_to_lose(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Hero card in play, or an event in a hand; nobody sees which cards a hand holds."""
    lies = any(g.content.kinds[row[0]].deck == "hero" for row in g.in_play)
    return [NOTHING] if lies or any(g.hands[other] for other in g.seats_of("heroes")) else []


@sacrifice("hopeless", something_to_lose)
def hopeless(g: Lnoe, f: Frame) -> None:
    """Every Hero card in play is canceled, and each Hero player discards an event."""
    for row in [row for row in g.in_play if g.content.kinds[row[0]].deck == "hero"]:
        cancel_in_play(g, row[0])
    g.call("hopeless", seats=tuple(g.seats_of("heroes")))


def _events(g: Lnoe, seat: int) -> list[int]:
    return [copy for copy in g.hands[seat] if g.content.kinds[copy].deck == "hero"]


@despairing.step
def choose_event(g: Lnoe, f: Frame) -> None:
    f.seats = tuple(seat for seat in f.seats if _events(g, seat))
    if not f.seats:
        f.finish()
        return
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, _events(g, f.seats[0]))]
    g.ask(f.seats[0], "choose", options, facts=("lose-event",))


@despairing.step
def lose_event(g: Lnoe, f: Frame) -> None:
    seat, f.seats = f.seats[0], f.seats[1:]
    f.to("choose_event")
    copy = copy_in(g, _events(g, seat), g.answer[2])
    from_hand(g, seat, copy)
    discard(g, copy, "hand")


@sacrifice("hungry-dead")
def hungry_dead(g: Lnoe, f: Frame) -> None:
    """Draw three Zombie cards; what is above the hand size goes when the player next draws.  [3.9.2.1]"""
    draw_cards_to_hand(g, f.seat, 3)


# -- No... It can't be! ------------------------------------------------------------------------------------


def any_pit(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(pit) for pit in dict.fromkeys(g.pits)] if unused_sheets(g) else []


@sacrifice("no-it-cant-be", any_pit)
def no_it_cant_be(g: Lnoe, f: Frame) -> None:
    """A random Hero who is not in the game comes out of a pit as a Zombie Hero; no Hero was killed."""
    g.boundary = True
    sheets = unused_sheets(g)
    rise_as(g, sheets[g.pick(SETUP, len(sheets))], f.space, f.seat)


# -- Risen From The Grave ----------------------------------------------------------------------------------

risen = Rule("risen-from-the-grave")  # facts: seat, left


def _to_be_held(g: Lnoe) -> list[int]:
    """Discarded Zombie cards that a hand may hold: one that is played at once when drawn is none.  [Ruling S4]"""
    return [copy for copy in g.discard["zombie"] if g.content.kinds[copy].immediate is None]


def zombie_cards_discarded(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if _to_be_held(g) else []


@sacrifice("risen-from-the-grave", zombie_cards_discarded)
def risen_from_the_grave(g: Lnoe, f: Frame) -> None:
    """Two cards of the Zombie discard pile into hand, which may hold more than usual until the next draw."""
    g.call("risen-from-the-grave", seat=f.seat, left=2)


@risen.step
def choose_discarded(g: Lnoe, f: Frame) -> None:
    held = _to_be_held(g)
    if f.left <= 0 or not held:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds_in(g, held)], facts=("card",))


@risen.step
def take_it_back(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.to("choose_discarded")
    copy = copy_in(g, g.discard["zombie"], g.answer[2])
    out_of_discard(g, copy, "zombie")
    g.emit("took-back", seat=f.seat, card=g.answer[2])
    to_hand(g, f.seat, copy)


# -- Tide of the Dead --------------------------------------------------------------------------------------


@sacrifice("tide-of-the-dead")
def tide_of_the_dead(g: Lnoe, f: Frame) -> None:
    """At the end of this turn six more Spawn Points."""
    promise_points(g, f.seat, 6)


# -- Zombie Surge ------------------------------------------------------------------------------------------

surge = Rule("zombie-surge")  # facts: seat, hero, zombies (still to move)
SURGE_REACH = 4


@sacrifice("zombie-surge", any_hero)
def zombie_surge(g: Lnoe, f: Frame) -> None:
    """Every Zombie within four spaces of a Hero moves a space closer now, and moves as usual later."""
    away = g.board.distance[g.space_of[f.hero]]
    near = [z for z in g.zombies if 0 < away[g.space_of[z]] <= SURGE_REACH and may_be_moved(g, z)]
    g.call("zombie-surge", seat=f.seat, hero=f.hero, zombies=tuple(near))


@surge.step
def surge_forward(g: Lnoe, f: Frame) -> None:
    if not f.zombies or g.space_of[f.hero] < 0:
        return
    zombie, f.zombies = f.zombies[0], f.zombies[1:]
    f.to("surge_forward")
    approach(g, f.seat, zombie, g.space_of[f.hero])
