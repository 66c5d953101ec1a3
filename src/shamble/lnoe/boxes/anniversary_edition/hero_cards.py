"""The Hero deck of the Anniversary Edition, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.radioactive_zombies_with_grave_weapons.hero_items import own_wound_by_fire
from shamble.lnoe.rules.burning import FIRE, is_burning
from shamble.lnoe.rules.cards import copy_in, kinds_in, lasting, spend
from shamble.lnoe.rules.fight import extra_die
from shamble.lnoe.rules.fire import put_out
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, EXCEPT_IN_FIGHT
from shamble.lnoe.uses import NOTHING, Target, card, on_hero

BLANKET, FRIENDS = "fire-blanket", "old-friends"


def wound_by_fire(g: Lnoe, seat: int, by: int) -> list[Target]:
    wound = g.top("wound")
    return own_wound_by_fire(g, seat, by) if wound is not None and wound.source == FIRE else []


@card(BLANKET, when=ABOUT_TO_WOUND, targets=wound_by_fire, mode="prevent")
def fire_blanket(g: Lnoe, f: Frame) -> None:
    """Fire wounds its bearer only on a 6. Discard: a wound by fire is prevented, or the fire in the space is out."""
    wound = g.top("wound")
    assert wound is not None
    spend(g, f)
    wound.prevented = BLANKET


def fire_here(g: Lnoe, seat: int, by: int) -> list[Target]:
    space = g.space_of[by]
    return [NOTHING] if space >= 0 and is_burning(g, space) else []


@card(BLANKET, when=EXCEPT_IN_FIGHT, targets=fire_here, mode="put-out")
def smother(g: Lnoe, f: Frame) -> None:
    put_out(g, g.space_of[f.by])
    spend(g, f)


# -- Old Friends -------------------------------------------------------------------------------------------

meeting = Rule(FRIENDS)  # facts: seat


def townsfolk_discarded(g: Lnoe) -> list[str]:
    kinds = g.content.kinds
    return kinds_in(g, [copy for copy in g.discard["hero"] if "townsfolk" in kinds[copy].keywords])


def somebody_to_meet(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if townsfolk_discarded(g) and g.heroes_of(seat) else []


def any_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes]


@card(FRIENDS, when=ANY_TIME, targets=somebody_to_meet, mode="draw")
def old_friends(g: Lnoe, f: Frame) -> None:
    """A Townsfolk event out of the discard pile comes to hand; or a Hero rolls one more Fight Die this turn."""
    g.call(FRIENDS, seat=f.seat)


@meeting.step
def choose_friend(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in townsfolk_discarded(g)], facts=("card",))


@meeting.step
def take_friend(g: Lnoe, f: Frame) -> None:
    take_discarded(g, g.heroes_of(f.seat)[0], copy_in(g, g.discard["hero"], g.answer[2]))


@card(FRIENDS, when=ANY_TIME, targets=any_hero, mode="extra-die")
def lend_a_hand(g: Lnoe, f: Frame) -> None:
    lasting(g, "fight-dice", f.hero, 1, "turn")
    extra_die(g, f.hero)
