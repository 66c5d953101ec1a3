"""What steady makes of the time there is, and of what the Heroes may place."""

from __future__ import annotations

import pytest

from shamble import games
from shamble.bots import bot
from shamble.kernel.game import Option
from shamble.lnoe.bots import hero_moves
from shamble.lnoe.bots.cards import needed_elsewhere
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.bots.searching import pick_up_worth
from shamble.lnoe.rules.spawn import openings
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from tests.lnoe.rules.test_items import FOUR, two_at


def a_game(scenario: str) -> Lnoe:
    g: Lnoe = games.kit("last-night-on-earth").new({"scenario": scenario, "players": 2}, 1)
    return g


def test_generators_stand_where_the_dead_have_farthest_to_go() -> None:
    g = a_game("mountain-of-the-dead")
    while g.decision is not None and g.decision.facts[:1] != ("generator",):
        g.choose(0)
    assert g.decision is not None

    def way(space: int) -> int:
        return min(g.board.distance[space][at] for at in openings(g))

    ways = [way(option[2]) for option in g.decision.options]
    assert min(ways) < max(ways)
    assert ways[bot("steady", seed=1).choose(g)] == max(ways)


def test_who_has_little_time_for_many_markers_goes_there_sooner_and_looks_for_weapons_less() -> None:
    g = a_game("hunt-for-survivors")
    while g.decision is not None and g.decision.kind != "activate-hero":
        g.choose(0)
    hero = g.heroes[0]
    g.sun = 10
    many = mission(g, hero)
    counters = [marker for marker in g.markers if marker.kind == "number-counter"]
    g.space_of[hero] = g.board.buildings[counters[0].building].spaces[0]
    g.markers[:] = [marker for marker in g.markers if marker not in counters[1:]]
    few = mission(g, hero)
    assert few.targets
    assert many.targets
    assert few.pull < many.pull
    assert few.search > many.search


def until(g: Lnoe, kind: str) -> Lnoe:
    """The game at the first decision of this kind."""
    while g.decision is not None and g.decision.kind != kind:
        g.choose(0)
    return g


def test_a_repair_waits_until_it_can_be_paid_for_and_then_all_it_takes_go_together() -> None:
    g = until(a_game("broken-down"), "activate-hero")
    truck = next(marker.space for marker in g.markers if marker.kind == "truck")
    g.add_tokens(g.heroes[0], "tools")
    seat = g.owner[g.heroes[0]]
    events = [copy for copy in g.deck["hero"] if g.content.kinds[copy].is_event]
    g.hands[seat] = tuple(events[:5])
    assert not any(mission(g, hero).stand for hero in g.heroes)
    g.hands[seat] = tuple(events[:6])
    going = [hero for hero in g.heroes if mission(g, hero).stand]
    assert len(going) == 3
    assert g.heroes[0] in going
    assert {mission(g, hero).targets for hero in going} == {(truck,)}


def test_late_in_the_night_one_begins_with_what_there_is() -> None:
    g = until(a_game("broken-down"), "activate-hero")
    g.add_tokens(g.heroes[0], "tools")
    g.sun = 5
    assert [hero for hero in g.heroes if mission(g, hero).stand] == [g.heroes[0]]


@pytest.mark.parametrize(
    ("scenario", "option", "stays"),
    [("broken-down", ("repair",), True), ("escape-in-the-truck", ("fill-up", "gasoline"), False)],
)
def test_who_need_not_fight_first_works_among_any_number_of_zombies(scenario: str, option: Option, stays: bool) -> None:
    g = until(a_game(scenario), "activate-hero")
    hero = g.heroes[0]
    assert len(g.zombies) >= 4
    for zombie in g.zombies:
        g.put(zombie, g.space_of[hero])
    g.wounds[hero], g.items[hero] = g.health(hero) - 1, ()
    g.deaths = 1
    assert hero_moves._worth_staying(g, hero, option, None) == stays


def test_events_that_pay_for_a_repair_are_kept_until_there_are_some_to_spare() -> None:
    g = until(a_game("broken-down"), "activate-hero")
    seat = g.owner[g.heroes[0]]
    events = [copy for copy in g.deck["hero"] if g.content.kinds[copy].is_event]
    g.hands[seat] = tuple(events[:6])
    assert needed_elsewhere(g) > 0
    g.hands[seat] = tuple(events[:7])
    assert needed_elsewhere(g) == 0


def test_who_has_brought_one_of_several_things_stays_with_it() -> None:
    g = until(a_game("radio-for-help"), "activate-hero")
    bearer = g.heroes[1]
    booth = g.board.place("sound-booth")
    g.add_tokens(bearer, "tools")
    g.put(bearer, booth[0])
    # Whoever guards the generator stays there anyway.
    g.markers[:] = [marker for marker in g.markers if marker.kind != "generator"]
    assert mission(g, bearer).targets == booth
    assert mission(g, g.heroes[2]).targets != booth


def test_who_carries_what_was_found_leaves_the_other_counters_to_the_others() -> None:
    g = until(a_game("darkest-night"), "activate-hero")
    bearer = g.heroes[0]
    counters = [marker for marker in g.markers if marker.kind == "number-counter"]
    last = g.board.buildings[counters[0].building].spaces
    g.markers[:] = [marker for marker in g.markers if marker not in counters[1:]]
    g.put(bearer, last[0])
    away = [hero for hero in g.heroes if hero != bearer]
    assert not any(mission(g, hero).targets == last for hero in away)
    g.add_tokens(bearer, "full-can")
    assert any(mission(g, hero).targets == last for hero in away)


def test_somebody_who_is_no_hero_and_may_move_gets_away_from_the_zombies() -> None:
    g = until(a_game("darkest-night"), "activate-hero")
    samantha = next(model for model in g.rosters[2] if g.model[model].id == "samantha")
    at = g.space_of[samantha]
    near, *others = g.board.hero_steps[at]
    for zombie in g.zombies:
        g.put(zombie, near)
    steps: list[Option] = [("step", to) for to in (near, *others)]
    g.ask(0, "move-hero", [("stop",), *steps], samantha, (1,))
    asked = g.decision
    assert asked is not None
    taken = asked.options[hero_moves.move(g, asked, None)]
    away = g.board.distance[near]
    assert away[taken[1] if taken[0] == "step" else at] == max(away[to] for to in (at, near, *others))


# -- several things at one place ---------------------------------------------------------------------------

FIELD = {"center": "airfield", "outer": ["church", "farm", "hospital", "school"]}


def at_the_airfield(items: list[str]) -> Lnoe:
    """One has the flight plans, another these items, the third can fly; all are far from the plane."""
    return from_situation(
        {
            "scenario": "escape-in-the-plane",
            "board": FIELD,
            "boxes": ["base", "blood-in-the-forest"],
            "profile": "original-advanced",
            "notes": {"flight-plans": 3},
            "heroes": {
                "becky": {"space": "0,0", "tokens": {"flight-plans": 1}},
                "billy": {"space": "0,1", "items": items},
                "sally": {"space": "11,11", "tokens": {"pilot": 1}},
            },
        },
        1,
    )


def test_who_can_fly_comes_near_once_the_fuel_is_found_and_searches_for_it_before() -> None:
    for items, near in (["gasoline"], True), (["crowbar"], False):
        g = at_the_airfield(items)
        plane = (g.board.center[0],)
        assert (mission(g, g.heroes[2]).targets == plane) == near
        assert mission(g, g.heroes[2]).search > 0


def test_who_has_the_plans_brings_them_when_the_fuel_is_found_and_is_in_no_hurry_before() -> None:
    with_fuel, without = at_the_airfield(["gasoline"]), at_the_airfield(["crowbar"])
    assert mission(with_fuel, with_fuel.heroes[0]).stand > 0
    assert mission(without, without.heroes[0]).stand == 0
    assert mission(without, without.heroes[0]).pull < mission(with_fuel, with_fuel.heroes[0]).pull
    assert mission(without, without.heroes[0]).about == {"card": "card-gasoline"}


@pytest.mark.parametrize(("scenario", "fetched"), [("it-fell-from-the-sky", True), ("escape-in-the-truck", False)])
def test_only_where_a_thing_must_be_broken_a_gun_that_lies_somewhere_is_worth_more_than_a_search(
    scenario: str, fetched: bool
) -> None:
    g = until(a_game(scenario), "activate-hero")
    hero = g.heroes[0]
    for other in g.heroes:
        g.items[other] = ()
    search = mission(g, hero).search
    assert (pick_up_worth(g, hero, "revolver", search) > search) == fetched


def test_who_gives_an_item_away_over_the_limit_is_not_told_that_it_is_missed_least() -> None:
    t = two_at(billy=["first-aid-kit"], johnny=FOUR)
    t.choose("give", card="first-aid-kit", hero="johnny")
    t.choose("done")
    hint = bot("steady").suggest(t.engine.game)
    assert t.options[hint.option]["type"] == "give"
    assert list(hint.reasons) == ["The other Hero makes better use of it."]
