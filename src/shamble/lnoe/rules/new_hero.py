"""New Heroes during the game.  [13.11]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.board.pieces import is_piece, piece
from shamble.lnoe.content import KIND, SHEET, HeroSheet
from shamble.lnoe.rules.advanced_abilities import come_with_own_ability
from shamble.lnoe.rules.cards import copy_if_any, put_in_play
from shamble.lnoe.rules.experience import gain, teach
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.piles import out_of_deck, out_of_discard, shuffle_deck
from shamble.lnoe.rules.random_building import open_buildings, roll_random_building
from shamble.lnoe.rules.search import BY_RULE, gain_card
from shamble.lnoe.scenario import in_effect, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP
from shamble.lnoe.uses import hero_total

new_hero = Rule("new-hero")  # facts: seat; then hero, building, bonus (a free card is due)


@new_hero.step
def draw_sheet(g: Lnoe, f: Frame) -> None:
    """A random Hero from the unused sheets."""
    unused = unused_sheets(g)
    if not unused:
        f.finish()
        return
    f.hero = enlist(g, unused[g.pick(SETUP, len(unused))], f.seat)
    g.emit("hero-joins", who=f.hero, seat=f.seat)
    offer_start(g, f)


def unused_sheets(g: Lnoe) -> list[HeroSheet]:
    """The Heroes who have not been in this game, nor in an earlier one of the campaign, nor left it at set-up.

    Nor in another version.  [5.6.1]
    """
    met = {sheet.person for sheet in g.sheet if sheet is not None}.union([SHEET[row.hero].person for row in g.campaign])
    gone = [note.removeprefix("gone-") for note in g.notes if note.startswith("gone-")]
    left = [sheet for sheet in g.content.sheets if sheet.person not in met] if met else [*g.content.sheets]
    return [sheet for sheet in left if sheet.id not in gone] if gone else left


def draw_team(chosen: list[HeroSheet], others: list[HeroSheet], count: int) -> list[HeroSheet]:
    """Those chosen and as many of the others as it takes; of two versions drawn the Survivor stays.  [5.6.1]"""
    team = list(chosen)
    for sheet in others:
        if len(team) >= count:
            break
        twins = [place for place, other in enumerate(team) if other.person == sheet.person]
        if not twins:
            team.append(sheet)
        elif twins[0] >= len(chosen) and sheet.row.version_of:
            team[twins[0]] = sheet
    return team


CENTRE, BARE_CENTRE = "centre", "bare-centre"
"""Where a Hero may start for want of another place: in a centre that gives a card for it, or in one that does not."""


def centre_start(g: Lnoe) -> str:
    """[13.11.1]"""
    centres = [part.id for part in g.board.plan.parts if part.kind == "center" and is_piece(part.id)]
    return CENTRE if all(piece(name).free_card for name in centres) else BARE_CENTRE


def offer_start(g: Lnoe, f: Frame) -> None:
    f.building, f.bonus = -1, False
    row = scenario_of(g).row
    places = [centre_start(g)] if row.centre_start else []
    if row.new_hero is not None:
        places = [row.new_hero.at]
    elif open_buildings(g):
        places.append("random-building")
    options: list[Option] = [("choose", "start", place) for place in places or [centre_start(g)]]
    g.ask(f.seat, "choose", options, f.hero, ("start",))


def enlist(g: Lnoe, sheet: HeroSheet, seat: int, kind: str = "hero") -> int:
    """A sheet comes into play under a player; the Hero is yet to be placed."""
    return g.add_model(kind, g.content.order[sheet.id], seat, sheet=sheet)


@new_hero.step
def find_place(g: Lnoe, f: Frame) -> None:
    """The centre with a free card, some centres without one, or a random building without one.  [13.11.1]"""
    f.bonus = g.answer[2] == CENTRE
    if g.answer[2] not in (CENTRE, BARE_CENTRE):
        roll_random_building(g, open_buildings(g))


@new_hero.step
def choose_space(g: Lnoe, f: Frame) -> None:
    spaces = g.board.center if f.bonus or f.building < 0 else g.board.buildings[f.building].spaces
    g.ask(f.seat, "place-hero", [("place", f.hero, space) for space in spaces], f.hero)


@new_hero.step
def enter(g: Lnoe, f: Frame) -> None:
    """With everything the Hero would start the game with. No part in the current step.  [13.11, 13.11.3]"""
    place_hero(g, f.hero, g.answer[2])
    refresh(g, f.seat)
    g.emit("placed", who=f.hero, to=g.answer[2])
    take_starting_cards(g, f.hero)
    told = scenario_of(g).row.new_hero
    for _ in range(f.bonus if told is None else told.cards):
        g.call("draw-hero-card", hero=f.hero, starting=True)
    draw_scenario_cards(g, f.hero)


no_start = Rule("no-start")  # facts: seat, hero; then building, bonus (handed back)
"""Set-up finds a Hero's start location missing: the same choice as in the middle of the game.  [5.6.6.1]"""

no_start.step(offer_start)
no_start.step(find_place)
no_start.step(choose_space)


@no_start.step
def stand_there(g: Lnoe, f: Frame) -> None:
    place_hero(g, f.hero, g.answer[2])
    g.emit("placed", who=f.hero, to=g.answer[2])
    g.hand_back(bonus=f.bonus)


def scenario_hero_cards(g: Lnoe) -> int:
    """Every Hero starts with one, two or three extra cards in some scenarios.  [16.3.3, 16.3.10]"""
    return next((count for count in (3, 2, 1) if in_effect(g, f"hero-starting-cards-{count}")), 0)


def draw_scenario_cards(g: Lnoe, hero: int) -> None:
    """Who enters in mid-game has those cards too.  [16.3.3]"""
    for _ in range(scenario_hero_cards(g)):
        g.call("draw-hero-card", hero=hero, starting=BY_RULE)


def bring_what_was_learnt(g: Lnoe, hero: int) -> None:
    """Upgrades and tokens that the sheet says a Hero has from the start."""
    learnt, tokens = hero_total(g, "starting-upgrades", hero), hero_total(g, "starting-experience", hero)
    if learnt:
        teach(g, hero, learnt)
    if tokens:
        gain(g, hero, tokens)


def take_starting_cards(g: Lnoe, hero: int) -> None:
    """Out of the deck, else out of the discard pile, else not at all; and what the Hero has learnt before.  [5.6.4]"""
    if g.content.experience:
        bring_what_was_learnt(g, hero)
    if in_effect(g, "hero-unique-advanced-abilities"):
        come_with_own_ability(g, hero)
    for kind in g.sheet[hero].starting_cards:
        deck = KIND[kind].deck
        copy = copy_if_any(g, g.deck[deck], kind)
        if copy >= 0:
            out_of_deck(g, copy, deck)
            shuffle_deck(g, deck)
        else:
            copy = copy_if_any(g, g.discard[deck], kind)
            if copy < 0:
                continue
            out_of_discard(g, copy, deck)
        if deck == "hero":
            gain_card(g, hero, copy)
        else:
            put_in_play(g, copy, g.lead_zombie_seat(), hero)
