"""The Upgrades that only the Anniversary Edition has, in alphabetical order.  [3.9.6, 3.9.7]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.anniversary_edition.zombie_cards import discarded_hero_cards
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import lasting, remove_from_game
from shamble.lnoe.rules.experience import discard_upgrade, gain, is_boosted, learned
from shamble.lnoe.rules.fight import has_doubles, the_fight
from shamble.lnoe.rules.hunger import KEPT_OFF
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.rules.ranged import MISSED
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ANY_TIME
from shamble.lnoe.uses import Target, lying, on_hero, when_happens

# -- Cover Fire --------------------------------------------------------------------------------------------

COVER_FIRE = "cover-fire"


@when_happens(COVER_FIRE, MISSED)
def cover_fire(g: Lnoe, row: InPlay, hero: int) -> None:
    """A Zombie that the Hero missed comes to no Hero in the next Zombie turn; boosted: nor do others in its space."""
    shot = g.top("ranged")
    if row[2] != hero or shot is None:
        return
    zombie = shot.aimed if KIND[shot.kind].row.target == "space" else shot.zombie
    there = g.zombies_in(g.space_of[zombie]) if is_boosted(g, hero, COVER_FIRE) else [zombie]
    for one in there:
        lasting(g, KEPT_OFF, one, 1, "heroes")


# -- Finishing Blow ----------------------------------------------------------------------------------------

BLOW = "finishing-blow"


@learned(BLOW, "wounds-with-doubles")
def finishing_blow(g: Lnoe, hero: int, boosted: bool, wounds: int) -> int:
    """A fight won with doubles is one more wound; boosted: and one more token if the Zombie is dead."""
    return wounds + 1


@when_happens(BLOW, "hero-won-fight")
def learn_from_it(g: Lnoe, row: InPlay, hero: int) -> None:
    fight = the_fight(g)
    doubles = row[2] == hero and has_doubles(fight.hero_dice, fight.doubles_within)
    if doubles and g.space_of[fight.zombie] < 0 and is_boosted(g, hero, BLOW):
        gain(g, hero)


# -- Tainted -----------------------------------------------------------------------------------------------


@lying("tainted", when=ANY_TIME, targets=discarded_hero_cards, mode="take-card")
def tainted(g: Lnoe, f: Frame) -> None:
    """A discarded Hero card leaves the game; or a Hero with a wound loses an item of the own choice."""
    discard_upgrade(g, f.card)
    out_of_discard(g, f.target)
    remove_from_game(g, f.target)


def wounded_with_items(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.wounds[hero] and g.items[hero]]


@lying("tainted", when=ANY_TIME, targets=wounded_with_items, mode="take-item")
def spoil_an_item(g: Lnoe, f: Frame) -> None:
    discard_upgrade(g, f.card)
    g.call("pay-with-item", hero=f.hero)
