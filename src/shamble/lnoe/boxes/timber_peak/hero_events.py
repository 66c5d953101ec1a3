"""Events of the Hero deck of Timber Peak, in alphabetical order.  [3.9.1.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import (
    can_be_helped,
    cancel_played,
    cancel_target,
    is_heroic,
    wound_to_prevent,
    zombie_card_being_played,
    zombie_cards_in_play,
)
from shamble.lnoe.rules.cards import copy_in, discard, kinds_in, lasting, leave_play, shuffle_back, stays
from shamble.lnoe.rules.experience import PRICE, can_pay, gain, price_of, shops
from shamble.lnoe.rules.fight import choose_reroll, the_fight
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, EXCEPT_IN_FIGHT, FIGHT
from shamble.lnoe.uses import NOTHING, Target, at_space, card, keep_effects, lying, on_hero

# -- Fast Learner ------------------------------------------------------------------------------------------

LEARNER = "fast-learner"
quick_study = Rule(LEARNER)  # facts: hero, card


def anybody(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if not g.model[hero].row.passive]


@card(LEARNER, when=EXCEPT_IN_FIGHT, targets=anybody, mode="learn")
def fast_learner(g: Lnoe, f: Frame) -> None:
    """A Hero gains 2 Experience, or pays one token less for an Upgrade bought now."""
    gain(g, f.hero, 2)


def those_one_short(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Whoever can pay for an Upgrade that is one token cheaper."""
    able = [hero for hero in g.heroes for deck in shops(g, hero) if can_pay(g, hero, price_of(g, hero, deck) - 1)]
    return [on_hero(hero) for hero in dict.fromkeys(able)]


@card(LEARNER, when=EXCEPT_IN_FIGHT, targets=those_one_short, mode="cheaper")
def learn_cheaply(g: Lnoe, f: Frame) -> None:
    g.call(LEARNER, hero=f.hero, card=f.card)


@quick_study.step
def buy_now(g: Lnoe, f: Frame) -> None:
    lasting(g, PRICE, f.hero, -1, "turn", f.card)
    g.call("buy-upgrade", seat=g.owner[f.hero], hero=f.hero, free=0, once=True)


@quick_study.step
def full_price_again(g: Lnoe, f: Frame) -> None:
    keep_effects(g, [effect for effect in g.effects if effect[-1] != f.card])


def the_wound(g: Lnoe) -> Frame:
    """The wound that is about to be taken."""
    wound = g.top("wound")
    assert wound is not None, "nobody is about to be wounded"
    return wound


def wound_of_a_plain_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One Heroic card lies on a Hero at a time."""
    return [target for target in wound_to_prevent(g, seat, by) if not is_heroic(g, target[0])]


@card("heros-grit", when=ABOUT_TO_WOUND, targets=wound_of_a_plain_hero)
def heros_grit(g: Lnoe, f: Frame) -> None:
    """A wound is prevented on 3+, and then the card remains in play: discard it in a fight to re-roll Fight Dice."""
    if g.roll("prevent", 1, f.hero)[0] >= 3:
        the_wound(g).prevented = f.what
        if g.is_hero(f.hero):
            # It saves people of the town too, but lies on Heroes alone.  [16.3.7.3]
            stays(g, f, hero=f.hero)


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by else []


@lying("heros-grit", when=FIGHT, targets=own_fight, mode="reroll-own-dice")
def grit_their_teeth(g: Lnoe, f: Frame) -> None:
    leave_play(g, f.card)
    choose_reroll(g, f.seat, "hero")


# -- Miles -------------------------------------------------------------------------------------------------


def open_ground_with_zombies(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Outdoor spaces with Zombies in them or next to them."""
    near = {space for at in g.zombie_spaces() for space in (at, *g.board.adjacent[at])}
    return [at_space(space) for space in sorted(near) if g.board.building[space] < 0]


@card("miles-the-blast-miner", when=EXCEPT_IN_FIGHT, targets=open_ground_with_zombies, mode="last-blow")
def miles(g: Lnoe, f: Frame) -> None:
    """Each Zombie in an outdoor space is killed on 2+, each next to it is hit on 5+; or an Explosive comes back."""
    inside = [zombie for zombie in g.zombies_in(f.space) if g.roll("card", 1, zombie)[0] >= 2]
    around = [
        zombie
        for space in g.board.adjacent[f.space]
        for zombie in g.zombies_in(space)
        if g.roll("card", 1, zombie)[0] >= 5
    ]
    for zombie in (*inside, *around):
        wound_zombie(g, zombie, by=f.what, kill=zombie in inside)


supply = Rule("fetch-explosive")  # facts: seat, hero


def own_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    helped = [hero for hero in g.heroes_of(seat) if can_be_helped(g, hero)]
    return [on_hero(hero) for hero in helped] if discarded_explosives(g) else []


def discarded_explosives(g: Lnoe) -> list[int]:
    return [copy for copy in g.discard["hero"] if "explosive" in g.content.kinds[copy].keywords]


@card("miles-the-blast-miner", when=EXCEPT_IN_FIGHT, targets=own_heroes, mode="fetch")
def bring_supplies(g: Lnoe, f: Frame) -> None:
    g.call("fetch-explosive", seat=f.seat, hero=f.hero)


@supply.step
def choose_explosive(g: Lnoe, f: Frame) -> None:
    kinds = kinds_in(g, discarded_explosives(g))
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds], f.hero, ("card",))


@supply.step
def take_explosive(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, discarded_explosives(g), g.answer[2]))


# -- the rest of the deck ----------------------------------------------------------------------------------


@card("samantha-radio-dj", when=ANY_TIME, mode="shuffle-back")
def samantha(g: Lnoe, f: Frame) -> None:
    """The whole Hero discard pile, this card too, goes back into the Hero deck; or a Zombie card is canceled, being
    played or in play.  [2007 FAQ 4]
    """
    f.placed = True
    if f.card >= 0:
        discard(g, f.card, "hand")
    pile, g.discard["hero"] = g.discard["hero"], ()
    if f.card >= 0:
        g.emit("shuffled-in", card=f.what, count=len(pile))
    else:
        g.emit("reshuffled", deck="hero")
    shuffle_back(g, "hero", list(pile))


card("samantha-radio-dj", when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")(cancel_played)
card("samantha-radio-dj", when=ANY_TIME | ABOUT_TO_WOUND, targets=zombie_cards_in_play, mode="cancel-in-play")(
    cancel_target
)
