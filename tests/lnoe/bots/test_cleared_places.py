"""What steady makes of places that must be free of Zombies, of shelters, and of cards that are shared out."""

from __future__ import annotations

import pytest

from shamble import games
from shamble.lnoe.bots import heroes
from shamble.lnoe.bots.cards import is_melee
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.bots.prizes import to_clear
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND
from shamble.lnoe.goal_words import Clear, Hunker
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.shelters import LONG_WAY, dead_about
from shamble.lnoe.state import Lnoe


def at_first_turn(scenario: str) -> Lnoe:
    """The game when the Heroes are asked for the first time who moves."""
    g: Lnoe = games.kit("last-night-on-earth").new({"scenario": scenario, "players": 2}, 1)
    while g.decision is not None and g.decision.kind != "activate-hero":
        g.choose(0)
    return g


def hand(g: Lnoe, hero: int, *kinds: str) -> None:
    """Give a Hero these cards, wherever they are now."""
    for kind in kinds:
        copy = next(copy for copy in g.deck["hero"] if g.content.kind_of[copy] == kind)
        out_of_deck(g, copy)
        g.items[hero] = (*g.items[hero], copy)


def test_a_zombie_in_the_stockpile_is_worth_the_more_the_more_is_stocked_there() -> None:
    g = at_first_turn("stock-up")
    place = next(goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Clear)).where(g)
    for hero in g.heroes:
        g.items[hero] = ()
        g.space_of[hero] = place[0]
    assert to_clear(g) == {}
    hand(g, g.heroes[0], "first-aid-kit")
    half = to_clear(g)
    assert set(half) == set(place)
    assert set(half.values()) == {weights(g)["clear"] / 2}
    hand(g, g.heroes[1], "chainsaw", "crowbar")
    assert set(to_clear(g).values()) == {weights(g)["clear"] * 3 / 4}


def test_where_no_place_must_be_free_of_zombies_none_is_worth_more_than_another() -> None:
    assert to_clear(at_first_turn("save-the-townsfolk")) == {}


@pytest.mark.parametrize("team", [2, 3, 4])
def test_wherever_the_heroes_are_somebody_goes_to_each_shelter(team: int) -> None:
    g = at_first_turn("hunker-down")
    goal = scenario_of(g).singles("heroes")[0]
    assert isinstance(goal, Hunker)
    for hero in [*g.heroes[team:]]:
        g.heroes.remove(hero)
    first, second = goal.chosen(g)
    for hero in g.heroes:
        g.space_of[hero] = g.board.buildings[first].spaces[0]
    houses = goal.chosen(g)
    going = [{g.board.building[to] for to in mission(g, hero).targets} for hero in g.heroes]
    assert sorted(house for each in going for house in each) == sorted((houses * team)[:team])
    assert first in houses
    assert second != first


def test_a_weapon_of_the_pool_goes_to_who_has_none_of_its_sort() -> None:
    g: Lnoe = games.kit("last-night-on-earth").new({"scenario": "rescue-mission", "players": 2}, 1)
    d = g.decision
    while d is not None and not (d.facts[:1] == ("share-card",) and is_melee(KIND[d.options[0][2]])):
        g.choose(0)
        d = g.decision
    assert d is not None
    d.options = [option for option in d.options if is_melee(KIND[option[2]])]
    bearers = list(dict.fromkeys(option[4] for option in d.options))
    another = next(copy for copy in g.deck["hero"] if is_melee(g.content.kinds[copy]))
    for unarmed in bearers:
        for hero in bearers:
            g.items[hero] = () if hero == unarmed else (another,)
        chosen = d.options[heroes.share_card(g, d, None)]
        assert chosen[4] == unarmed


def spaces_around(g: Lnoe, building: int, steps: int) -> list[int]:
    """The spaces that are so many steps of a Zombie away from a building."""
    spaces, far = g.board.buildings[building].spaces, g.board.distance
    return [at for at in range(len(g.board.names)) if min(far[at][to] for to in spaces) == steps]


@pytest.mark.parametrize("steps", [0, 2, 4])
def test_a_shelter_that_the_dead_are_on_their_way_to_is_left_for_another(steps: int) -> None:
    g = at_first_turn("hunker-down")
    goal = scenario_of(g).singles("heroes")[0]
    assert isinstance(goal, Hunker)
    first = goal.chosen(g)[0]
    for zombie in g.zombies_on_board():
        g.space_of[zombie] = spaces_around(g, first, steps)[0]
    assert first not in goal.chosen(g)


def test_the_dead_trouble_a_shelter_the_more_the_sooner_they_get_there() -> None:
    g = at_first_turn("hunker-down")
    worst_first = [dead_about(g.board, 3, (spaces_around(g, 3, steps)[0],), ()) for steps in range(LONG_WAY + 1)]
    assert worst_first == sorted(set(worst_first), reverse=True)
    assert worst_first[-1] == 0


@pytest.mark.parametrize(
    ("found", "goes"), [(("chainsaw",), False), (("chainsaw", "crowbar", "pitchfork"), True)], ids=["little", "most"]
)
def test_who_has_most_of_what_is_collected_looks_for_the_rest_on_the_way_there(
    found: tuple[str, ...], goes: bool
) -> None:
    g = at_first_turn("stock-up")
    place = next(goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Clear)).where(g)
    for hero in g.heroes:
        g.items[hero] = ()
    hand(g, g.heroes[0], *found)
    own = mission(g, g.heroes[0])
    assert own.targets == (place if goes else ())
    assert own.search > 0
    assert mission(g, g.heroes[1]).targets == ()
