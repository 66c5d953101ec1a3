"""Advanced Abilities that are there without Experience.  [16.3.11, 16.4.5, 16.4.8]"""

from __future__ import annotations

from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import DECK
from shamble.lnoe.rules.cards import copy_in, lasting, put_in_play
from shamble.lnoe.rules.experience import HORDE, LENT, card_for, draw_upgrade
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import keep_effects

FOR_HEROES, FOR_ZOMBIES = "hero-advanced-abilities", "zombie-advanced-abilities"


def own_ability(g: Lnoe, hero: int) -> int:
    """The card with the Advanced Ability of a Hero, as long as nobody has it; -1: there is none."""
    return card_for(g, hero, FOR_HEROES) if FOR_HEROES in g.deck else -1


def come_with_own_ability(g: Lnoe, hero: int) -> None:
    """It is active from the start; some Heroes have none.  [16.3.11]"""
    if own_ability(g, hero) >= 0:
        draw_upgrade(g, g.owner[hero], hero, FOR_HEROES)


def take_ability(g: Lnoe, kind: str) -> None:
    """The Zombies have this one.  [16.4.8]"""
    copy = copy_in(g, g.deck[FOR_ZOMBIES], kind)
    out_of_deck(g, copy, FOR_ZOMBIES)
    put_in_play(g, copy, g.lead_zombie_seat(), HORDE)
    g.emit("bought", what=kind, seat=g.lead_zombie_seat())


def lend_ability(g: Lnoe, hero: int) -> int:
    """A Hero has the own ability for a while; the card that says which."""
    copy = own_ability(g, hero)
    out_of_deck(g, copy, FOR_HEROES)
    put_in_play(g, copy, g.owner[hero], hero)
    lasting(g, LENT, hero, 1, "in-play", copy)
    return copy


def take_back(g: Lnoe, hero: int) -> None:
    """What was lent to a Hero lies with the others again."""
    lent = [row for row in g.in_play if row[2] == hero and DECK[g.content.kinds[row[0]].deck].own_cards]
    g.in_play = [row for row in g.in_play if row not in lent]
    keep_effects(g, [effect for effect in g.effects if effect[-1] not in [row[0] for row in lent]])
    g.deck[FOR_HEROES] += tuple([row[0] for row in lent])
    refresh(g, g.owner[hero])
