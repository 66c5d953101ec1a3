"""What the scenarios of Timber Peak do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

COUNTER = "number-counter"
FINDS = ("tools", "repair-parts")

radio = scenario("radio-for-help")
naming = Rule("name-counters")  # facts: left (finds that no counter stands for yet)


@radio.on("heroes-placed")
def call_for_dice(g: Lnoe, who: int) -> None:
    g.call("name-counters", left=FINDS)


@naming.step
def roll_number(g: Lnoe, f: Frame) -> None:
    """A die for the Tools and another for the Repair Parts say which counter each is, again if they are the same."""
    if not f.left:
        return
    f.to("roll_number")
    die = g.roll("counter")[0]
    if die not in (g.notes.get(find) for find in FINDS):
        g.notes[f.left[0]] = die
        f.left = f.left[1:]


@radio.on("found")
def look_under_it(g: Lnoe, hero: int) -> None:
    value = marker_here(g, hero, COUNTER).value
    for find in FINDS:
        if g.notes.get(find) == value:
            carry(g, hero, find)
