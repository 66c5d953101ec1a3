"""Darkest Night: Samantha behind her wires, generators that run dry, two cans of fuel.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.allies import townsfolk
from shamble.lnoe.rules.cards import put_marker, remove_marker
from shamble.lnoe.rules.finds import hide_under_counters
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker

night = scenario("darkest-night")

SAMANTHA, STATION = "samantha", "radio-station"
HUMMING, SILENT, WIRES, TOKEN = "humming-generator", "silent-generator", "live-wires", "fuel-token"
TOKENS, CANS, STEADY, KILLED_BELOW = 5, 2, 7, 3
"""Fuel in the generators, cans to find, the roll that keeps them going, the die that spares Samantha."""
DONE: Option = ("done",)

hide_under_counters(night, {"first-can": "full-can", "second-can": "full-can"})

# -- set-up ------------------------------------------------------------------------------------------------

arriving = Rule("place-samantha")


def halves(g: Lnoe) -> list[int]:
    """The two buildings of the station."""
    spaces = g.board.place(STATION)
    return list(dict.fromkeys(g.board.building[space] for space in spaces))


@night.on("boards-laid")
def take_cans_out(g: Lnoe, who: int) -> None:
    """Two Fuel Cans leave the deck: they are what lies under the counters."""
    cans = [copy for copy in g.deck["hero"] if g.content.kind_of[copy] == "fuel-can"][:CANS]
    g.deck["hero"] = tuple([copy for copy in g.deck["hero"] if copy not in cans])
    g.removed += cans


@night.on("heroes-placed")
def man_the_station(g: Lnoe, who: int) -> None:
    for half in halves(g):
        put_marker(g, HUMMING, building=half)
        put_marker(g, WIRES, building=half)
    for _ in range(TOKENS):
        put_marker(g, TOKEN, building=halves(g)[0])
    g.call("place-samantha")


@arriving.step
def choose_room(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "space", space) for space in g.board.place(STATION)]
    g.ask(g.lead_hero_seat(), "choose", options, facts=("samantha",))


@arriving.step
def stand_there(g: Lnoe, f: Frame) -> None:
    samantha = g.add_model(SAMANTHA, 1, g.seats_of("heroes")[0])
    g.put(samantha, g.answer[2])
    g.emit("placed", who=samantha, to=g.answer[2])


def who_is_there(g: Lnoe) -> list[int]:
    """Samantha, as long as she lives."""
    return [model for model in townsfolk(g) if g.model[model].id == SAMANTHA]


# -- the start of a Hero turn ------------------------------------------------------------------------------

sputtering = Rule("generators-sputter")  # then running (halves)


def running(g: Lnoe) -> list[int]:
    """The halves whose generator has fuel."""
    return [marker.building for marker in g.markers if marker.kind == HUMMING]


@night.on("hero-turn-starts")
def listen(g: Lnoe, who: int) -> None:
    if running(g):
        g.call("generators-sputter")
    if who_is_there(g):
        g.call("samantha-moves")


@sputtering.step
def roll_for_fuel(g: Lnoe, f: Frame) -> None:
    """Less than 7 on two dice costs a token; without one left a generator falls silent, as the Heroes choose."""
    if sum(g.roll("fuel", 2, g.seats[g.lead_hero_seat()])) >= STEADY:
        f.finish()
    elif any(marker.kind == TOKEN for marker in g.markers):
        remove_marker(g, TOKEN, building=halves(g)[0])
        f.finish()
    else:
        options: list[Option] = [("choose", "building", half) for half in running(g)]
        g.ask(g.lead_hero_seat(), "choose", options, facts=("falls-silent",))


@sputtering.step
def fall_silent(g: Lnoe, f: Frame) -> None:
    """Its half is open to the Zombies; with the last one the wires are dead."""
    half = g.answer[2]
    g.markers[g.markers.index(Marker(HUMMING, building=half))] = Marker(SILENT, building=half)
    g.note_markers()
    g.emit("marker", kind=HUMMING, to=-1, building=half, on=False)
    g.emit("marker", kind=SILENT, to=-1, building=half, on=True)
    if not running(g):
        for other in halves(g):
            remove_marker(g, WIRES, building=other)


walking = Rule("samantha-moves")  # then samantha


@walking.step
def choose_where(g: Lnoe, f: Frame) -> None:
    """Up to D6 spaces like a Hero, never out of the station; or she stays."""
    f.samantha = who_is_there(g)[0]
    within = reach(g, g.space_of[f.samantha], g.roll("movement", 1, f.samantha)[0])
    g.ask(g.lead_hero_seat(), "choose", [DONE, *(("choose", "space", to) for to in within)], facts=("samantha-moves",))


def reach(g: Lnoe, start: int, left: int) -> list[int]:
    """The spaces of the station so near; Zombies in a space end the way.  [8.4.2]"""
    inside = set(g.board.place(STATION))
    found, edge = {start}, [start]
    for _ in range(left):
        ahead = [to for at in edge if at == start or not g.zombies_at[at] for to in g.board.hero_steps[at]]
        edge = [to for to in dict.fromkeys(ahead) if to in inside and to not in found]
        found |= {*edge}
    return sorted(found - {start})


@walking.step
def go_there(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        start = g.space_of[f.samantha]
        g.put(f.samantha, g.answer[2])
        g.emit("moved", who=f.samantha, to=g.answer[2], **{"from": start})


# -- Zombies who get at her --------------------------------------------------------------------------------


@night.on("zombies-fight")
def get_at_her(g: Lnoe, who: int) -> None:
    """A die for each Zombie in her space: 1 or 2 is a wound that only a card or an ability can prevent."""
    for samantha in who_is_there(g):
        for zombie in g.zombies_in(g.space_of[samantha]):
            if g.roll("get-at-samantha", 1, zombie)[0] < KILLED_BELOW:
                wound_hero(g, samantha, zombie, "zombie")
