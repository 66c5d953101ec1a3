"""We've Got to Go Back!: what the team takes along, and what lies under the counters.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import HELD, copy_in, kinds_in
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.piles import draw_from_top, out_of_deck, shuffle_deck
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

back = scenario("weve-got-to-go-back")

# -- provisions --------------------------------------------------------------------------------------------

CHOSEN, DRAWN = 6, 12

provisions = Rule("provisions")  # facts: seat, left, cards (seen by the Heroes alone)
HELD["provisions"] = False


@back.on("cards-dealt")
def pool_resources(g: Lnoe, who: int) -> None:
    g.call("provisions", seat=g.lead_hero_seat(), left=0, cards=())


@provisions.step
def choose_how(g: Lnoe, f: Frame) -> None:
    """Six cards that the team picks out of the deck, or twelve off its top."""
    ways: list[Option] = [("choose", "provisions", "random"), ("choose", "provisions", "picked")]
    g.ask(f.seat, "choose", ways, facts=("provisions",))


@provisions.step
def look_through(g: Lnoe, f: Frame) -> None:
    """Nobody draws more than others for what is drawn here."""
    g.boundary = True
    if g.answer[2] == "random":
        f.cards = draw_from_top(g, DRAWN)
        f.to("divide")
    else:
        f.left = CHOSEN


@provisions.step
def pick(g: Lnoe, f: Frame) -> None:
    if not f.left or not g.deck.size("hero"):
        shuffle_deck(g, "hero")
        f.to("divide")
        return
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, g.deck.cards("hero"))]
    g.ask(f.seat, "choose", options, facts=("provision",))


@provisions.step
def take(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, g.deck["hero"], g.answer[2])
    out_of_deck(g, copy)
    f.cards = (*f.cards, copy)
    f.left -= 1
    f.to("pick")


@provisions.step
def divide(g: Lnoe, f: Frame) -> None:
    """Among the Heroes, as the team sees fit."""
    cards, f.cards = f.cards, ()
    g.call("hero-card-pool", seat=f.seat, cards=cards)


# -- canisters ---------------------------------------------------------------------------------------------

SOUGHT = ("canister-a", "canister-b")
"""The notes with the numbers under which the canisters lie."""


@back.on("set-up")
def roll_for_numbers(g: Lnoe, who: int) -> None:
    """Two dice, different ones; a described position may have said them already."""
    while len({g.notes.get(note, 0) for note in SOUGHT} - {0}) < len(SOUGHT):
        g.notes.update(zip(SOUGHT, g.roll("counter", len(SOUGHT), g.seats[g.lead_hero_seat()]), strict=True))


@back.on("found")
def turn_counter(g: Lnoe, hero: int) -> None:
    value = marker_here(g, hero, "number-counter").value
    if value in [g.notes[note] for note in SOUGHT]:
        carry(g, hero, "bio-canister")
