"""Abilities of the four Heroes of Hero Pack Two, in alphabetical order; `youth` is that of the base game."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import (
    cancel_target,
    may_yet_survive,
    zombie_card_being_played,
    zombie_cards_in_play,
)
from shamble.lnoe.rules.cards import answered, cancel, discard_own, has_tried, lasting, remove_from_game, tries
from shamble.lnoe.rules.experience import discard_upgrade
from shamble.lnoe.rules.fight import extra_die, has_doubles, the_fight
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.piles import out_of_discard
from shamble.lnoe.rules.push import push_zombie, ways_to_push
from shamble.lnoe.rules.wound import may_live_on
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, ability, hero_total, modifies, on_card, on_hero, total

PRICE = 3


@modifies("acrobatics", "passes-zombies")
def acrobatics(g: Lnoe, hero: int, value: int) -> int:
    """Zombies do not end her move."""
    return value + 1


@modifies("brilliant", "extra-card-on")
def brilliant(g: Lnoe, hero: int, value: int) -> int:
    """When he searches he draws one more card on a 6."""
    return 6


def able_to_pay(g: Lnoe, hero: int) -> bool:
    """Once a turn, with all three cards."""
    return g.deck.size("hero") >= PRICE and not total(g, "cutting-edge-science-used", hero)


def card_to_answer(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_card_being_played(g, seat, by) if able_to_pay(g, by) else []


def card_to_study(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_cards_in_play(g, seat, by) if able_to_pay(g, by) else []


def experiment(g: Lnoe, f: Frame) -> bool:
    """Three Hero cards are discarded for a roll of 5 or more."""
    lasting(g, "cutting-edge-science-used", f.by, 1, "turn")
    discard_own(g, "hero", PRICE)
    return g.roll("cancel", 1, f.by)[0] >= 5


@ability("cutting-edge-science", when=CARD_PLAYED, targets=card_to_answer, mode="cancel")
def cutting_edge_science(g: Lnoe, f: Frame) -> None:
    """Once a turn he discards the top three Hero cards; a Zombie card played or in play, or a Zombie Upgrade, is
    canceled on 5+.
    """
    if experiment(g, f):
        cancel(g, answered(g, f))


@ability("cutting-edge-science", when=ANY_TIME | ABOUT_TO_WOUND, targets=card_to_study, mode="cancel-in-play")
def study(g: Lnoe, f: Frame) -> None:
    if experiment(g, f):
        cancel_target(g, f)


UPGRADES = "zombie-upgrades"


def upgrade_to_undo(g: Lnoe, seat: int, by: int) -> list[Target]:
    """An Upgrade that the Zombies have bought; two of a kind are one choice."""
    if not g.content.upgraded or not able_to_pay(g, by):
        return []
    kinds = {g.content.kind_of[row[0]]: row[0] for row in g.in_play if g.content.kinds[row[0]].deck == UPGRADES}
    return [on_card(copy) for copy in kinds.values()]


@ability("cutting-edge-science", when=ANY_TIME, targets=upgrade_to_undo, mode="cancel-upgrade")
def undo_upgrade(g: Lnoe, f: Frame) -> None:
    """The Hero cards that this costs leave the game, but for those that the scenario asks for."""
    paid = g.deck["hero"][-PRICE:]
    canceled = experiment(g, f)
    for copy in paid:
        if not scenario_of(g).asks_for_card(g, g.content.kind_of[copy]):
            out_of_discard(g, copy)
            remove_from_game(g, copy)
    if canceled:
        g.emit("canceled", card=g.content.kind_of[f.target])
        discard_upgrade(g, f.target)


def zombie_he_has_beaten(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One that he has beaten and that may be there afterwards: a wound by doubles takes one Health box."""
    fight = the_fight(g)
    if fight.hero != by or has_tried(fight, "knockback") or not may_yet_survive(g, seat, by):
        return []
    last_box = g.health(fight.zombie) - g.wounds[fight.zombie] <= 1
    dies = hero_total(g, "kills-beaten", by) or (last_box and has_doubles(fight.hero_dice, fight.doubles_within))
    if dies and not may_live_on(g, fight.zombie):
        return []
    return [NOTHING] if may_be_moved(g, fight.zombie) and ways_to_push(g, fight.zombie) else []


@ability("knockback", when=ZOMBIE_BEATEN, targets=zombie_he_has_beaten)
def knockback(g: Lnoe, f: Frame) -> None:
    """A Zombie that he has beaten is pushed up to two spaces away."""
    tries(the_fight(g), "knockback")
    push_zombie(g, f.seat, the_fight(g).zombie, 2)


@modifies("power-of-knowledge", "draws-for-events-on")
def power_of_knowledge(g: Lnoe, hero: int, value: int) -> int:
    """Whenever a Hero event has been played, canceled or not, she draws a Hero card on 5+."""
    return 5


def those_beside_her(g: Lnoe, seat: int, by: int) -> list[Target]:
    if total(g, "team-spirit-shown", by) or g.space_of[by] < 0:
        return []
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[by]) if hero != by]


@ability("team-spirit", when=ANY_TIME, targets=those_beside_her)
def team_spirit(g: Lnoe, f: Frame) -> None:
    """Once a turn another Hero in her space rolls one more Fight Die until it ends."""
    lasting(g, "team-spirit-shown", f.by, 1, "turn")
    lasting(g, "fight-dice", f.hero, 1, "turn")
    extra_die(g, f.hero)
