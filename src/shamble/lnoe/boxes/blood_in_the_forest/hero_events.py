"""Events of the Hero deck of Blood in the Forest, in alphabetical order.  [3.9.1.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import can_be_helped, helped_hero
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.fight import cancel_fight, the_fight
from shamble.lnoe.rules.piles import draw_card
from shamble.lnoe.rules.ranged_options import SEES_THROUGH_WOODS
from shamble.lnoe.rules.search import gain_card
from shamble.lnoe.rules.wound import INFECTED, heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, EXCEPT_IN_FIGHT, FIGHT, FIGHT_BEGINS
from shamble.lnoe.uses import NOTHING, Target, card, on_hero


def fight_outdoors(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A building may stand in a forest and be one.  [3.3.6]"""
    fight = the_fight(g)
    at = g.space_of[fight.zombie]
    outside = g.board.building[at] < 0 or g.board.forest >> at & 1
    return [NOTHING] if fight.hero >= 0 and outside and can_be_helped(g, fight.hero) else []


@card("frank-forest-ranger", when=FIGHT | FIGHT_BEGINS, targets=fight_outdoors, mode="cancel-fight")
def frank(g: Lnoe, f: Frame) -> None:
    """Cancel a fight outdoors or in a forest; or this turn one Hero sees through woods and hits more easily."""
    cancel_fight(g)


@card("frank-forest-ranger", when=ANY_TIME, targets=helped_hero, mode="aim")
def lend_an_eye(g: Lnoe, f: Frame) -> None:
    lasting(g, "ranged-roll", f.hero, 1, "turn", f.card)
    lasting(g, SEES_THROUGH_WOODS, f.hero, 1, "turn", f.card)


# -- Hurst -------------------------------------------------------------------------------------------------

supply = Rule("survivors-kit")  # facts: seat, hero


def decks_left(g: Lnoe) -> list[str]:
    return [deck.id for deck in g.content.searched if g.deck.size(deck.id)]


def who_may_draw(g: Lnoe, seat: int, by: int) -> list[Target]:
    return helped_hero(g, seat, by) if decks_left(g) else []


@card("hurst-survivalist", when=EXCEPT_IN_FIGHT, targets=who_may_draw, mode="draw")
def hurst(g: Lnoe, f: Frame) -> None:
    """A Hero draws a card of a Survival deck; or heals a wound and is rid of an Infected marker."""
    g.call("survivors-kit", seat=f.seat, hero=f.hero)


@supply.step
def choose_deck(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", [("choose", "deck", deck) for deck in decks_left(g)], f.hero, ("deck",))


@supply.step
def draw_from_it(g: Lnoe, f: Frame) -> None:
    gain_card(g, f.hero, draw_card(g, g.answer[2]))


def who_suffers(g: Lnoe, seat: int, by: int) -> list[Target]:
    ill = [hero for hero in g.heroes if g.wounds[hero] or (hero, INFECTED) in g.tokens]
    return [on_hero(hero) for hero in ill if can_be_helped(g, hero)]


@card("hurst-survivalist", when=EXCEPT_IN_FIGHT, targets=who_suffers, mode="heal")
def field_medicine(g: Lnoe, f: Frame) -> None:
    heal(g, f.hero, 1)
    if (f.hero, INFECTED) in g.tokens:
        g.add_tokens(f.hero, INFECTED, -1)
        g.emit("cured", who=f.hero)
