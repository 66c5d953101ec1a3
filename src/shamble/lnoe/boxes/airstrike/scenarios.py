"""What the scenario of Airstrike does besides its objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.lnoe.rules.cards import copy_in, kinds_in
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.rules.search import take_discarded, take_out_of_deck
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

FLARE = "emergency-flare"


@scenario("airstrike").on("found")
def look_for_flare(g: Lnoe, hero: int) -> None:
    """Higher than the counter: a flare, out of the discard pile or else out of the deck."""
    needed = marker_here(g, hero, "number-counter").value + 1
    die = g.roll("counter", 1, hero)[0]
    g.tell_of_roll(needed=needed)
    if die < needed:
        return
    if FLARE in kinds_in(g, g.discard["hero"]):
        take_discarded(g, hero, copy_in(g, g.discard["hero"], FLARE))
    elif FLARE in kinds_in(g, g.deck.cards("hero")):
        take_out_of_deck(g, hero, copy_in(g, g.deck["hero"], FLARE))
