"""What Heroes look for lies under number counters that dice name when the game is set up.  [16.6.8]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.scenario import Scenario
from shamble.lnoe.state import Lnoe

COUNTER = "number-counter"

naming = Rule("name-counters")  # facts: left (finds that no counter stands for yet), finds (all of them)


def hide_under_counters(scenario: Scenario, finds: dict[str, str]) -> None:
    """Declare what a scenario hides: the note with the number of its counter -> the marker that is found there."""

    def call_for_dice(g: Lnoe, who: int) -> None:
        g.call("name-counters", left=tuple(finds), finds=tuple(finds))

    def look_under_it(g: Lnoe, hero: int) -> None:
        value = marker_here(g, hero, COUNTER).value
        for note, marker in finds.items():
            if g.notes.get(note) == value:
                carry(g, hero, marker)

    scenario.on("heroes-placed")(call_for_dice)
    scenario.on("found")(look_under_it)


@naming.step
def roll_number(g: Lnoe, f: Frame) -> None:
    """A die for each says which counter it is, again if that one is another already."""
    if not f.left:
        return
    f.to("roll_number")
    die = g.roll("counter")[0]
    if die not in [g.notes.get(find) for find in f.finds]:
        g.notes[f.left[0]] = die
        f.left = f.left[1:]
