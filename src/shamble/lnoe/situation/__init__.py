"""A game taken up from a described position, for tests, bug reports and bots.  [protocol: situation]"""

from __future__ import annotations

from typing import Any

from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadSituation, ShambleError
from shamble.kernel.flow import running
from shamble.lnoe.agreed import agreed, check_together, checked_special
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.campaign import checked_campaign
from shamble.lnoe.content import content
from shamble.lnoe.game import checked_board, checked_rules, usual_centre
from shamble.lnoe.rules.boards import described_board, drawn_board
from shamble.lnoe.rules.scenario_acts import set_the_scene
from shamble.lnoe.rules.townsfolk_heroes import settle_townsfolk
from shamble.lnoe.rules.zombie_turn import STEPS, spawns_always
from shamble.lnoe.scenario import SCENARIOS, play_scenario, scenario_of
from shamble.lnoe.situation.models import (
    figure_family,
    fill_pools,
    horde_of,
    place_figures,
    place_heroes,
    place_townsfolk,
    place_zombies,
    risen_and_fallen,
    turned_heroes,
)
from shamble.lnoe.situation.named import number_in, seat_named, space_named
from shamble.lnoe.situation.sense import check_sense
from shamble.lnoe.situation.shapes import check_shapes
from shamble.lnoe.situation.things import (
    build_barricades,
    deal_cards,
    give_experience,
    lay_generators,
    lay_markers,
    lay_spawn_tokens,
    light_fires,
    note_used,
    renew_effects,
)
from shamble.lnoe.state import Lnoe

KEYS = frozenset(
    [
        "grave_dead",
        "spawn_tokens",
        "profile",
        "boxes",
        "figures",
        "special",
        "special_rules",
        "campaign",
        "scenario",
        "players",
        "board",
        "round",
        "sun",
        "turn",
        "step",
        "heroes",
        "zombies",
        "hands",
        "hero_deck",
        "hero_discard",
        "zombie_deck",
        "zombie_discard",
        "hero_deck_exact",
        "zombie_deck_exact",
        "piles",
        "in_play",
        "markers",
        "pool",
        "zombies_killed",
        "heroes_killed",
        "townsfolk",
        "laid_out",
        "removed",
        "notes",
        "switches",
        "game",
        "seats",
        "seed",
        "pits",
        "effects",
        "in_play_rows",
        "acting",
        "used",
        "spawn_due",
        "turn_begun",
        "resolving",
        "objectives",
        "barricades",
        "fires",
        "generators",
        "entrance",
        "experience",
        "zombie_upgrades",
    ]
)
"""What a situation may say. The last ones are part of `state` answers and are taken over where they can be."""


def from_situation(situation: Any, seed: Seed, dice: Any = ()) -> Lnoe:
    """The game of a described position, at its next decision; its first dice may be given."""
    if not isinstance(situation, dict):
        raise BadSituation("A situation is an object; see the protocol for its fields.")
    for key in situation:
        if key not in KEYS:
            raise BadSituation(f"A situation has no field {key!r}.")
    check_shapes(situation)
    check_sense(situation)
    try:
        g = _build(situation, seed)
    except ShambleError as error:
        raise error if isinstance(error, BadSituation) else BadSituation(error.message, error.rules) from error
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
        raise BadSituation("The situation cannot be read; see the protocol for the shape of its fields.") from error
    g.force_dice(dice)
    g.run()
    return g


def _build(said: dict[str, Any], seed: Seed) -> Lnoe:
    if said.get("game", Lnoe.NAME) != Lnoe.NAME:
        raise BadSituation(f"This position is one of {said['game']!r}, not of {Lnoe.NAME}.")
    rules, boxes, scenario, seats = checked_rules({"profile": "original-advanced", **said})
    names = [seat for seat, _ in seats]
    if said.get("seats", names) != names:
        raise BadSituation(f"With so many players the seats are {', '.join(names)}, not {said['seats']!r}.")
    if not scenario:
        raise BadSituation("A situation names its scenario.")
    special = checked_special(agreed(said), boxes)
    check_together(special, scenario, rules)
    centre = usual_centre(scenario, special)
    key, center = checked_board(said.get("board"), centre)
    known = content(boxes, rules.advanced, rules.solo)
    zombies = said.get("zombies", {})
    figures = {name: facts for name, facts in zombies.items() if figure_family(name, facts)}
    said = {**said, "zombies": {name: facts for name, facts in zombies.items() if name not in figures}}
    turned = turned_heroes(said, known)
    rules_on = {*special, *SCENARIOS[scenario].rules_under(rules)}
    g = Lnoe(seed, seats, rules, boxes, horde_of(said, rules_on, turned, figures, known), special)
    play_scenario(g, scenario)
    g.campaign = checked_campaign((said.get("campaign") or {}).get("games"), scenario, known, len(g.seats_of("heroes")))
    g.lay(described_board(g, key) if key else drawn_board(g, center or centre))
    place_heroes(g, said.get("heroes", {}))
    place_zombies(g, said.get("zombies", {}), turned, figures)
    risen_and_fallen(g, said.get("heroes", {}))
    place_townsfolk(g, said)
    fill_pools(g, said.get("pool", {}))
    g.round = number_in(said, "round", 1)
    place_figures(g, figures, said)
    g.sun = number_in(said, "sun", max(1, scenario_of(g).turns + rules.extra_turns + 1 - g.round))
    g.kills = number_in(said, "zombies_killed", 0)
    g.deaths = number_in(said, "heroes_killed", 0)
    give_experience(g, said)
    deal_cards(g, said, {name: facts["weapon"] for name, facts in zombies.items() if "weapon" in facts})
    lay_markers(g, said.get("markers", []))
    lay_generators(g, said.get("generators", []))
    light_fires(g, said.get("fires", []))
    build_barricades(g, said.get("barricades", []))
    renew_effects(g, said.get("effects", []))
    notes = said.get("notes", {})
    g.notes.update({name: number_in(notes, name, 0) for name in notes})
    lay_spawn_tokens(g, said.get("spawn_tokens", {}))
    settle_townsfolk(g)
    set_the_scene(g)
    if "pits" in said:
        g.pits = [space_named(g, pit, "a spawning pit") for pit in said["pits"]]
    note_used(g, said.get("used", []))
    for seat in range(len(g.seats)):
        refresh(g, seat)
    g.events = []
    _take_up(g, said)
    return g


# -- where play starts -------------------------------------------------------------------------------------


def _take_up(g: Lnoe, said: dict[str, Any]) -> None:
    turn = said.get("turn", "heroes")
    g.stack.append(running("round", {"phase": 0}))
    if turn == "heroes":
        if said.get("step", "activate") != "activate":
            raise BadSituation("A Hero turn is taken up at the step activate.")
        g.turn = "heroes"
        frame = running("hero-turn", {})
        frame.to("offer_heroes" if g.activated else "share_movement")
        g.turn_begun = bool(said.get("turn_begun", g.activated))
    elif turn == "zombies":
        step = said.get("step", "sun")
        if step not in STEPS:
            raise BadSituation(f"A Zombie turn has the steps {', '.join(STEPS)}, not {step!r}.")
        g.turn = "zombies"
        frame = running("zombie-turn", {"due": _spawn_due(g, said, step)} if step in LATE_STEPS else {})
        frame.to(STEPS[step])
        g.turn_begun = bool(said.get("turn_begun", step in ("fight", "place")))
        g.stack[0].phase = 1
    else:
        raise BadSituation(f"The turn is heroes or zombies, not {turn!r}.")
    g.stack.append(frame)
    if turn == "heroes" and "acting" in said:
        hero = _acting(g, said["acting"])
        g.activated |= 1 << hero
        frame.to("offer_heroes")
        g.stack.append(running("activation", {"hero": hero, "action": (), "used_for": ""}))
        g.stack[-1].to("move")


def _acting(g: Lnoe, name: Any) -> int:
    """The Hero in the middle of a turn, who takes it up at the Move Action."""
    hero = g.named(name)
    if hero not in g.heroes:
        raise BadSituation(f"{name!r} is no Hero on the board who could be acting.")
    return hero


LATE_STEPS = ("move", "fight", "place")
"""The steps of a Zombie turn after the spawn roll."""


def _spawn_due(g: Lnoe, said: dict[str, Any], step: str) -> tuple[int, ...]:
    """Who places new Zombies at the end of this turn: all if play starts there or no roll is made.  [6.1.6]"""
    if "spawn_due" in said:
        return tuple(seat_named(g, name, "zombies") for name in said["spawn_due"])
    return tuple(g.seats_of("zombies")) if step == "place" or spawns_always(g) else ()
