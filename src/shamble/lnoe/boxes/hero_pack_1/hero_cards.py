"""The Hero deck of Hero Pack One, in alphabetical order; the Chemistry Set is printed facts."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import different_cards
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    cancel_in_play,
    discard_item,
)
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.rules.hero_walk import move_hero
from shamble.lnoe.rules.movement_roll import spoil_move
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, CARD_PLAYED, FIGHT_LOST
from shamble.lnoe.uses import NOTHING, Target, card, carried, on_hero, when_carried


@card("breaking-story", when=ANY_TIME, targets=zombie_cards_in_hand)
def breaking_story(g: Lnoe, f: Frame) -> None:
    """Look at the Zombie hand; a card of one's choice is discarded on 4+."""
    look_at_zombie_hand(g, f.seat, needed=4)


def locks(g: Lnoe, copy: int) -> bool:
    """Whether a card keeps Heroes from going through doors."""
    return "lock" in g.content.kinds[copy].tags


def lock_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = being_played(g)
    fits = played is not None and played.type in ("play-card", "immediate") and not played.cancelled
    return [NOTHING] if fits and played is not None and locks(g, played.card) else []


def locks_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    return different_cards(g, [row for row in g.in_play if locks(g, row[0])])


@card("jailbreak", when=CARD_PLAYED, targets=lock_being_played, mode="cancel")
def jailbreak(g: Lnoe, f: Frame) -> None:
    """Cancel a card that locks doors, played or in play; or a Strange Hero who lost a fight gets out of the space."""
    cancel(g, answered(g, f))


@card("jailbreak", when=ANY_TIME, targets=locks_in_play, mode="cancel-in-play")
def break_the_lock(g: Lnoe, f: Frame) -> None:
    cancel_in_play(g, f.target)


def strange_loser(g: Lnoe, seat: int, by: int) -> list[Target]:
    hero = the_fight(g).hero
    fits = g.space_of[hero] >= 0 and g.zombies_at[g.space_of[hero]] and g.has_keyword(hero, "strange")
    return [on_hero(hero)] if fits else []


@card("jailbreak", when=FIGHT_LOST, targets=strange_loser, mode="get-away")
def break_out(g: Lnoe, f: Frame) -> None:
    move_hero(g, f.hero, 1)


@carried("press-pass", "cards-to-choose-from")
def press_pass(g: Lnoe, copy: int, hero: int, cards: int) -> int:
    """Searching a building for the first time its bearer takes two cards and keeps one; lost on a 1."""
    search, drawing = g.top("search"), g.top("draw-hero-card")
    fresh = search is not None and search.hero == hero and search.fresh
    return cards + 1 if fresh and drawing is not None and drawing.__dict__.get("searching") else cards


@when_carried("press-pass", "searched-anew")
def show_it(g: Lnoe, copy: int, hero: int) -> None:
    if g.roll("card", 1, hero)[0] == 1:
        discard_item(g, hero, copy)


def rides(g: Lnoe, hero: int) -> bool:
    return g.board.building[g.space_of[hero]] < 0


@carried("skateboard", "movement-bonus")
def skateboard(g: Lnoe, copy: int, hero: int, spaces: int) -> int:
    """Outdoors two more on the movement roll; a rolled 1 ends the Move Action and the board is gone."""
    return spaces + 2 if rides(g, hero) else spaces


@when_carried("skateboard", "rolled-one")
def fall_off(g: Lnoe, copy: int, hero: int) -> None:
    if rides(g, hero):
        spoil_move(g, hero)
        discard_item(g, hero, copy)
