"""Items of Blood in the Forest, in alphabetical order.  [9]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import raise_own_die
from shamble.lnoe.rules.cards import HELD, copy_in, discard, kinds_in, lasting, put_marker, spend, use_up
from shamble.lnoe.rules.combat_bonus import combat_bonus
from shamble.lnoe.rules.fight import add_hero_dice, cancel_fight, the_fight
from shamble.lnoe.rules.hero_ways import walls_ahead
from shamble.lnoe.rules.piles import draw_from_top, take_top
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.rules.section import is_forest_board, section_of
from shamble.lnoe.rules.traps import is_trap
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import BUILDING_ROLLED, FIGHT, FIGHT_BEGINS, HERO_TURN, OWN_MOVE
from shamble.lnoe.uses import NOTHING, Target, at_space, card, carried, total


def no_trap_yet(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if is_trap(g, g.space_of[by]) else [NOTHING]


@card("bear-trap", when=OWN_MOVE, targets=no_trap_yet)
def bear_trap(g: Lnoe, f: Frame) -> None:
    """Discard it: the first Zombie to enter this space stops there, is hit on 3+ and takes the trap away."""
    put_marker(g, f.what, g.space_of[f.by])
    spend(g, f)


# -- Climbing Rope: over the Cliff Wall by itself (rules/cliffs.py) -----------------------------------------


def behind_a_wall(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The spaces next to the bearer that only a wall parts from here, while there is movement left."""
    move = g.top("move-action")
    if move is None or move.hero != by or move.left <= 0:
        return []
    return [at_space(to) for to in walls_ahead(g, by, move.left)]


@card("climbing-rope", when=OWN_MOVE, targets=behind_a_wall, mode="climb")
def climb(g: Lnoe, f: Frame) -> None:
    """Discard it: the bearer takes one step through a wall; or leaves a fight before the dice."""
    move = g.top("move-action")
    assert move is not None
    spend(g, f)
    move.to_space, move.locked = f.space, ""
    move.to("arrive")


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by else []


@card("climbing-rope", when=FIGHT_BEGINS, targets=own_fight, mode="cancel-fight")
def climb_out_of_reach(g: Lnoe, f: Frame) -> None:
    spend(g, f)
    cancel_fight(g)


# -- Emergency Radio ---------------------------------------------------------------------------------------

LISTENED = "emergency-radio-used"
listening = Rule("emergency-radio")  # facts: seat, hero; then cards (looked at)
HELD["emergency-radio"] = False
calling = Rule("call-for-help")  # facts: seat, hero


def once_in_a_turn(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.deck.size("hero") > 1 and not total(g, LISTENED, by) else []


@card("emergency-radio", when=HERO_TURN, targets=once_in_a_turn, mode="listen")
def listen(g: Lnoe, f: Frame) -> None:
    """Once in a Hero turn discard the top Hero card, look at the next two and put them back in any order."""
    lasting(g, LISTENED, f.by, 1, "turn")
    discard(g, take_top(g, "hero"), "hero deck")
    g.call("emergency-radio", seat=f.seat, hero=f.by)


@listening.step
def look(g: Lnoe, f: Frame) -> None:
    g.boundary = True
    f.cards = draw_from_top(g, 2)
    options = [("choose", "card", kind) for kind in kinds_in(g, f.cards)]
    g.ask(f.seat, "choose", options, f.hero, ("top-card",))


@listening.step
def put_back(g: Lnoe, f: Frame) -> None:
    """The chosen one is drawn first."""
    first = copy_in(g, f.cards, g.answer[2])
    others, f.cards = [copy for copy in f.cards if copy != first], ()
    g.deck["hero"] += (*others, first)


def townsfolk_discarded(g: Lnoe) -> list[int]:
    kinds = g.content.kinds
    return [copy for copy in g.discard["hero"] if kinds[copy].is_event and "townsfolk" in kinds[copy].keywords]


def somebody_to_call(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if townsfolk_discarded(g) else []


@card("emergency-radio", when=HERO_TURN, targets=somebody_to_call, mode="fetch")
def call_for_help(g: Lnoe, f: Frame) -> None:
    """Or discard the radio itself: a Townsfolk event comes out of the Hero discard pile."""
    spend(g, f)
    g.call("call-for-help", seat=f.seat, hero=f.by)


@calling.step
def choose_friend(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, townsfolk_discarded(g))]
    g.ask(f.seat, "choose", options, f.hero, ("card",))


@calling.step
def friend_answers(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, townsfolk_discarded(g), g.answer[2]))


# -- the rest of the deck ----------------------------------------------------------------------------------


@carried("hunting-bow", "ranged-roll")
def hunting_bow(g: Lnoe, copy: int, hero: int, die: int) -> int:
    """Hits on 4+, from a forest or into one on 3+. After a shot it is discarded on 1 or 2."""
    shot = g.top("ranged")
    if shot is None or shot.card != copy:
        return die
    return die + bool(g.board.forest & (1 << g.space_of[hero] | 1 << shot.space))


@combat_bonus("hunting-knife")
def hunting_knife(g: Lnoe, f: Frame, fight: Frame) -> None:
    """One more on a Fight Die of the Hero. It counts as no weapon that one carries."""
    raise_own_die(g, f.seat)


def in_own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return own_fight(g, seat, by) if g.charges[g.item_of(by, "prayer-book")] else []


@card("prayer-book", when=FIGHT, targets=in_own_fight)
def prayer_book(g: Lnoe, f: Frame) -> None:
    """Three markers: remove one in the own fight for one more Fight Die, two for a Holy Hero.  [9.4]"""
    use_up(g, f.by, f.card)
    add_hero_dice(g, the_fight(g), 2 if g.has_keyword(f.by, "holy") else 1)


@carried("trail-map", "movement-bonus")
def trail_map(g: Lnoe, copy: int, hero: int, spaces: int) -> int:
    """One space more for who starts in a forest or on a forest board; or discard it to roll a random building anew."""
    at = g.space_of[hero]
    return spaces + (g.board.forest >> at & 1 or is_forest_board(section_of(g, at)))


@card("trail-map", when=BUILDING_ROLLED, mode="reroll-building")
def take_another_way(g: Lnoe, f: Frame) -> None:
    rolling = g.top("random-building")
    assert rolling is not None
    spend(g, f)
    rolling.again = True
