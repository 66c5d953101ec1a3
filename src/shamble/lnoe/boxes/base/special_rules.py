"""What the special rules of the 2007 box do when a game is set up.  [16]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import HELD, copy_in, kinds_in, put_marker
from shamble.lnoe.rules.counters import lay_counters
from shamble.lnoe.rules.random_building import roll_random_building, to_take_over
from shamble.lnoe.rules.search import cards_drawn_anew, gain_card
from shamble.lnoe.scenario import SpecialRule, in_effect, scenario_of
from shamble.lnoe.state import Lnoe

# -- Heroes ------------------------------------------------------------------------------------------------

card_pool = SpecialRule("hero-card-pool")
share = Rule("hero-card-pool")  # facts: seat, cards (seen by the Heroes alone)
HELD["hero-card-pool"] = False


@card_pool.on("cards-dealt")
def look_at_cards(g: Lnoe) -> None:
    """The Heroes take so many cards off the deck and look at them, none of those they have to find.  [16.3.1]"""
    g.boundary = True
    cards = cards_drawn_anew(g, g.heroes[0], min(in_effect(g, "hero-card-pool"), g.deck.size("hero")))
    g.call("hero-card-pool", seat=g.lead_hero_seat(), cards=cards)


@share.step
def choose_bearer(g: Lnoe, f: Frame) -> None:
    """Each card goes to any Hero, as the team sees fit."""
    if not f.cards:
        f.finish()
        return
    options: list[Option] = [
        ("choose", "card", card, "hero", hero) for card in kinds_in(g, f.cards) for hero in g.heroes
    ]
    g.ask(f.seat, "choose", options, facts=("share-card",))


@share.step
def hand_over(g: Lnoe, f: Frame) -> None:
    _, _, card, _, hero = g.answer
    copy = copy_in(g, f.cards, card)
    f.cards = tuple(other for other in f.cards if other != copy)
    f.to("choose_bearer")
    gain_card(g, hero, copy)


# -- Zombies -----------------------------------------------------------------------------------------------

marked = Rule("mark-buildings")  # facts: kind (of marker), left, chosen (by the Zombies); then building


def mark_buildings(rule: str, marker: str, *, chosen: bool) -> None:
    """Declare a rule that lays markers on random buildings before the Heroes are placed, or on chosen ones.  [5.6.5]"""

    def lay(g: Lnoe) -> None:
        g.call("mark-buildings", kind=marker, left=in_effect(g, rule), chosen=chosen)

    SpecialRule(rule).on("pools-filled")(lay)


mark_buildings("lights-out", "lights-out", chosen=False)
mark_buildings("lights-out-choice", "lights-out", chosen=True)
mark_buildings("taken-over", "taken-over", chosen=False)
mark_buildings("taken-over-choice", "taken-over", chosen=True)


@marked.step
def find_next(g: Lnoe, f: Frame) -> None:
    """A building with numbers and nothing on it, as when it is rolled.  [16.4.2, 16.4.3, 16.4.4, 16.4.7]"""
    usable = [b for b in to_take_over(g) if g.board.buildings[b].numbers and not g.flagged("stops-heroes", b)]
    f.building = -1
    if not f.left or not usable:
        f.finish()
    elif f.chosen:
        f.to("take_choice")
        g.ask(g.lead_zombie_seat(), "choose", [("choose", "building", b) for b in usable], facts=("building",))
    else:
        roll_random_building(g, usable)


@marked.step
def mark_it(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        f.finish()
        return
    put_marker(g, f.kind, building=f.building)
    f.left -= 1
    f.to("find_next")


@marked.step
def take_choice(g: Lnoe, f: Frame) -> None:
    f.building = g.answer[2]
    f.to("mark_it")


# -- neither side ------------------------------------------------------------------------------------------

number_counters = SpecialRule("number-counters")


@number_counters.on("boards-laid")
def hide_counters(g: Lnoe) -> None:
    """So many numbers face down on random buildings; the scenario says what they mean.  [16.6.8]"""
    if not wait_for_heroes(g):
        lay_counters(g, "number-counter", in_effect(g, "number-counters"))


def wait_for_heroes(g: Lnoe) -> bool:
    row = scenario_of(g).row.counters
    return row is not None and row.after_heroes


@number_counters.on("heroes-placed")
def hide_counters_from_heroes(g: Lnoe) -> None:
    if wait_for_heroes(g):
        lay_counters(g, "number-counter", in_effect(g, "number-counters"))
