"""Events of the Hero deck, in alphabetical order.  [3.9.1.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import answered, being_played, lasting, leave_play, stays
from shamble.lnoe.rules.fight import reroll_zombie_dice, the_fight
from shamble.lnoe.state import InPlay, Lnoe
from shamble.lnoe.timing import ANY_TIME, CARD_PLAYED, FIGHT
from shamble.lnoe.uses import NOTHING, Target, card, modifies, on_card, on_hero

# -- whom they are played on -------------------------------------------------------------------------------


def any_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes()]


def zombie_card_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Zombie card that has not yet taken effect.  [7.1.2]"""
    played = being_played(g)
    is_zombie_card = played is not None and played.type != "ability" and g.box.kinds[played.card].deck == "zombie"
    return [NOTHING] if is_zombie_card else []


def zombie_cards_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_card(row[0]) for row in g.in_play if g.box.kinds[row[0]].deck == "zombie"]


def cancel_played(g: Lnoe, f: Frame) -> None:
    """The card being played is discarded without effect.  [7.1.2]"""
    played = answered(g, f)
    assert played is not None
    played.cancelled = True


def cancel_in_play(g: Lnoe, f: Frame) -> None:
    """A card that remains in play is discarded, its markers with it.  [7.1.2.3]"""
    g.emit("canceled", card=g.box.kind_of[f.target])
    leave_play(g, f.target)


# -- the cards ---------------------------------------------------------------------------------------------


@card("faith", when=ANY_TIME, targets=any_hero)
def faith(g: Lnoe, f: Frame) -> None:
    """One extra Fight Die until the turn ends; on a Holy Hero it remains in play, at most once."""
    if g.has_keyword(f.hero, "holy"):
        stays(g, f, hero=f.hero)
    else:
        lasting(g, "fight-dice", f.hero, 1, "turn", f.card)


@modifies("faith", "fight-dice")
def faithful(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice + 1 if row[2] == hero else dice


card("principal-gomez", when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")(cancel_played)
card("principal-gomez", when=ANY_TIME, targets=zombie_cards_in_play, mode="cancel-in-play")(cancel_in_play)


@card("principal-gomez", when=FIGHT, mode="reroll")
def principal_gomez(g: Lnoe, f: Frame) -> None:
    """Cancel any Zombie card, being played or in play; or a Zombie re-rolls its Fight Dice."""
    fight = the_fight(g)
    reroll_zombie_dice(g, fight, fight.zombie_dice)
