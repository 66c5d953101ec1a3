"""Abilities of the eight Heroes of the 2007 box, in alphabetical order.

`sheriff` has no code: the Revolver is one of the starting cards printed on the sheet.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import zombie_card_being_played, zombie_cards_in_play
from shamble.lnoe.content import Kind
from shamble.lnoe.goal_words import fits
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    cancel_in_play,
    cancel_marker,
    copy_in,
    kinds_in,
    lasting,
)
from shamble.lnoe.rules.fight import choose_reroll, the_fight
from shamble.lnoe.rules.hero_move import move_ability
from shamble.lnoe.rules.search import instead_of_searching, take_discarded
from shamble.lnoe.rules.wound import heal, heal_fully, wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, FIGHT, HERO_TURN_END
from shamble.lnoe.uses import NOTHING, Target, ability, forbids, modifies, on_hero, total

REVOLVER = "revolver"
HEALS_HERSELF_ON = 4


@modifies("blitz", "fights-while-moving")
def blitz(g: Lnoe, hero: int, value: int) -> int:
    """On entering a space with Zombies he may fight them all at once and then keep moving."""
    return value + 1


@modifies("farm-girl", "fight-dice")
def farm_girl(g: Lnoe, hero: int, dice: int) -> int:
    """One extra Fight Die in the Cornfield and in the Barn."""
    space = g.space_of[hero]
    at_home = space in g.board.place("cornfield") or space in g.board.place("barn")
    return dice + 1 if at_home else dice


def wounded_beside_her(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Another Hero in her space, or farther away if she has learned it, once in a Hero turn."""
    if total(g, "first-aid-given", by):
        return []
    at, far = g.space_of[by], total(g, "first-aid-afar", by) > 0
    spaces = (at, *g.board.adjacent[at]) if far else (at,)
    near = [hero for space in spaces for hero in g.heroes_in(space) if hero != by or far]
    return [on_hero(hero) for hero in near if g.wounds[hero]]


@ability("first-aid", when=HERO_TURN_END, targets=wounded_beside_her)
def first_aid(g: Lnoe, f: Frame) -> None:
    """When all Heroes have finished she heals one wound of another Hero in her space."""
    lasting(g, "first-aid-given", f.by, 1, "turn")
    if f.hero != f.by or g.roll("first-aid", 1, f.by)[0] >= HEALS_HERSELF_ON:
        heal(g, f.hero, 1)


@modifies("handy", "break-test")
def handy(g: Lnoe, hero: int, die: int) -> int:
    """One more on the break test of a hand weapon; taking one off never helps, so she always adds."""
    return die + 1


@forbids("holy-man")
def holy_man(g: Lnoe, hero: int, kind: Kind) -> bool:
    """He may carry guns but not use them."""
    return "gun" in kind.keywords


@modifies("holy-man", "cannot-be-chosen-by-this-could-be-our-last-night-on-earth")
def celibate(g: Lnoe, hero: int, value: int) -> int:
    return value + 1


@forbids("lightweight")
def lightweight(g: Lnoe, hero: int, kind: Kind) -> bool:
    """The only gun she may use is the Revolver."""
    return "gun" in kind.keywords and not fits(kind, REVOLVER)


def her_luck(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    return [NOTHING] if fight.hero == by and "lucky" not in fight.bonuses else []


@ability("lucky", when=FIGHT, targets=her_luck)
def lucky(g: Lnoe, f: Frame) -> None:
    """Once in each of her fights the Zombie re-rolls the Fight Dice she chooses."""
    fight = the_fight(g)
    fight.bonuses = (*fight.bonuses, "lucky")
    choose_reroll(g, f.seat, "zombie")


@move_ability(
    "man-of-action",
    lambda g, hero: instead_of_searching(g, hero) and bool(revolvers_discarded(g)),
    searching=True,
)
def man_of_action(g: Lnoe, hero: int) -> None:
    """Where he could search, he takes a Revolver from the Hero discard pile instead."""
    g.call("man-of-action", hero=hero)


def revolvers_discarded(g: Lnoe) -> list[str]:
    return kinds_in(g, [copy for copy in g.discard["hero"] if fits(g.content.kinds[copy], REVOLVER)])


armed_again = Rule("man-of-action")  # facts: hero


@armed_again.step
def choose_revolver(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in revolvers_discarded(g)]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("card",))


@armed_again.step
def take_revolver(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, g.discard["hero"], g.answer[2]))


@modifies("resourceful", "cards-to-choose-from")
def resourceful(g: Lnoe, hero: int, cards: int) -> int:
    """May draw two Hero cards, keep one and discard the other."""
    return cards + 1


def cards_to_pray_over(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Not while he takes the wound of another prayer."""
    wound = g.top("wound") if g.in_play else None
    return [] if wound is not None and wound.by == "strength-of-spirit" else zombie_cards_in_play(g, seat, by)


prayer = Rule("strength-of-spirit")
"""Facts: hero, target (a card in play), building (with a marker like one); both -1: the card being played."""


@ability("strength-of-spirit", when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")
@ability("strength-of-spirit", when=ANY_TIME | ABOUT_TO_WOUND, targets=cards_to_pray_over, mode="cancel-in-play")
def strength_of_spirit(g: Lnoe, f: Frame) -> None:
    """He takes a wound, then cancels a Zombie card on 3+; even the last wound lets him roll."""
    wound_hero(g, f.by, "strength-of-spirit", "ability")
    g.call("strength-of-spirit", hero=f.by, target=f.target, building=f.building)


@prayer.step
def pray(g: Lnoe, f: Frame) -> None:
    if g.roll("cancel", 1, f.hero)[0] < total(g, "prays-on", f.hero, 3):
        return
    if f.__dict__.get("building", -1) >= 0:
        cancel_marker(g, f.building)
    elif f.target < 0:
        own = being_played(g)
        assert own is not None
        cancel(g, answered(g, own))
    elif any(row[0] == f.target for row in g.in_play):
        cancel_in_play(g, f.target)


@modifies("tough", "wins-ties")
def tough(g: Lnoe, hero: int, value: int) -> int:
    """Wins fights on a tie."""
    return value + 1


@modifies("track-star", "movement-bonus")
def track_star(g: Lnoe, hero: int, spaces: int) -> int:
    """One more space on the movement roll; never a drawback, so it is always taken."""
    return spaces + 1


@move_ability("youth", lambda g, hero: g.wounds[hero] > 0)
def youth(g: Lnoe, hero: int) -> None:
    """Gives up the Move Action to heal fully."""
    heal_fully(g, hero)
