"""Zombie Upgrades: three tokens each, most of them for one use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import activated, bought, learnt, meeting, scene, upgrades
from tests.lnoe.rules.scenes import rolls
from tests.table import Table


@pytest.mark.rule("14.10", "3.9.7", "3.9.7.1")
@pytest.mark.parametrize(("tokens", "asked"), [(1, False), (2, True)])
def test_zombie_upgrades_cost_three_however_many_there_are(tokens: int, asked: bool) -> None:
    piles = {"zombie-upgrades": {"deck": ["mistrust"]}}
    t = meeting([2, 1, 3], horde=tokens, zombie_upgrades=["limitless-dead", "instinct-to-feed"], piles=piles)
    assert (t.kind == "buy-upgrade") == asked
    if asked:
        assert t.seat == "zombies-1"
        t.choose("buy", deck="zombie-upgrades")
        assert t.state["zombie_upgrades"] == ["limitless-dead", "instinct-to-feed", "mistrust"]
        assert t.state["experience"] == 0
        assert t.saw("bought", what="mistrust", seat="zombies-1")


@pytest.mark.rule("14.10")
def test_the_zombies_may_buy_when_they_have_drawn_their_cards() -> None:
    t = scene(heroes={"billy": "3,3"}, zombies={"z1": "7,5"}, turn="zombies", step="draw", experience=3, dice=[1, 1])
    while t.kind != "buy-upgrade":
        t.choose(t.options[0]["type"])
    t.choose("done")
    assert t.state["experience"] == 3


@pytest.mark.rule("14.10.2", "13.5.2")
def test_upgrades_are_neither_hero_nor_zombie_cards_and_cannot_be_canceled() -> None:
    t = activated(hands={"heroes-1": ["principal-gomez"]}, zombie_upgrades=["instinct-to-feed"])
    assert not t.offers("play-card", card="principal-gomez")
    boxes = ["base", "revenge-of-the-dead", "timber-peak"]
    t = meeting([2, 1, 3], hands={"zombies-1": ["falling-darkness"]}, upgrades=bought("tough"), boxes=boxes)
    assert not t.offers("play-card", card="falling-darkness")


@pytest.mark.rule("14.10.1")
@pytest.mark.parametrize(("dice", "offered"), [([4, 3, 2, 1, 1], True), ([2, 1, 3], False)])
def test_beyond_reason_makes_the_winner_roll_again(dice: list[int], offered: bool) -> None:
    t = meeting(dice, zombie_upgrades=["beyond-reason"])
    assert t.offers("use-item", card="beyond-reason") == offered
    if offered:
        t.choose("use-item", card="beyond-reason")
        t.passes()
        assert t.heroes["billy"]["wounds"] == 1
        assert t.state["zombie_upgrades"] == []
        assert t.state["piles"]["zombie-upgrades"]["discard"] == ["beyond-reason"]


def any_time(card: str, **heroes: Any) -> Table:
    """The Zombies are about to move and have an Upgrade."""
    heroes = heroes or {"billy": {"space": "3,3"}}
    return scene(
        heroes=heroes, zombies={"z1": "7,5"}, turn="zombies", step="move", spawn_due=[], zombie_upgrades=[card]
    )


def test_breakdown_takes_an_upgrade_of_the_heros_choice() -> None:
    learned = {"space": "3,3", "experience": 2, "upgrades": [*bought("tough"), *bought("track-star", True)]}
    t = any_time("breakdown", jenny=learned, sam={"space": "0,0"})
    assert t.values("use-item", "hero", card="breakdown") == ["jenny"]
    t.choose("use-item", card="breakdown")
    assert t.seat == "heroes-1"
    t.choose("choose", card="track-star")
    assert upgrades(t, "jenny") == [("tough", False)]
    assert learnt(t, "jenny") == 2


def test_breakdown_takes_all_experience_of_who_has_no_upgrade() -> None:
    t = any_time("breakdown", jenny={"space": "3,3", "experience": 2}, sam={"space": "0,0"})
    t.choose("use-item", card="breakdown")
    assert learnt(t, "jenny") == 0
    assert t.state["zombie_upgrades"] == []


def test_concussion_costs_a_wounded_hero_the_next_move_action() -> None:
    t = meeting([2, 1, 3], zombie_upgrades=["concussion"])
    t.choose("use-item", card="concussion")
    t.passes()
    t.choose("activate", hero="billy")
    assert t.saw("stopped", who="billy", why="dazed")
    assert t.decision is not None
    assert t.decision["actor"] != "billy"
    assert t.state["effects"] == []


def test_end_of_the_line_stops_events_until_the_turn_ends() -> None:
    t = meeting([2, 1, 3], hands={"heroes-1": ["just-a-scratch"]}, zombie_upgrades=["end-of-the-line"])
    t.choose("use-item", card="end-of-the-line")
    assert not t.offers("use-item", card="end-of-the-line")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


def test_every_man_for_himself_wounds_one_of_those_who_stand_together() -> None:
    heroes = {"billy": {"space": "3,3"}, "jenny": {"space": "3,3"}, "sam": {"space": "0,0"}}
    t = any_time("every-man-for-himself", **heroes)
    assert t.values("use-item", "hero", card="every-man-for-himself") == ["billy", "jenny"]
    t.choose("use-item", hero="jenny")
    assert t.heroes["jenny"]["wounds"] == 1
    assert t.state["experience"] == 0
    assert not any_time("every-man-for-himself").offers("use-item")


def test_grave_danger_saves_a_zombie_from_a_fight_and_from_a_shot() -> None:
    t = meeting([4, 4, 2], zombie_upgrades=["grave-danger"])
    t.choose("use-item", card="grave-danger", zombie="z1")
    assert "z1" in t.zombies
    assert learnt(t) == 0
    t = activated(items=["revolver"], zombies={"z1": "5,3"}, dice=[5], zombie_upgrades=["grave-danger"])
    t.choose("skip")
    t.choose("attack", target="z1")
    t.choose("use-item", card="grave-danger", zombie="z1")
    assert "z1" in t.zombies
    assert t.state["zombie_upgrades"] == []


def test_grave_danger_saves_one_zombie_from_dynamite() -> None:
    facts = {"items": ["dynamite"], "upgrades": bought("demolitions-expert"), "zombie_upgrades": ["grave-danger"]}
    t = activated(zombies={"z1": "5,3", "z2": "5,3"}, dice=[6, 6], **facts)
    t.choose("skip")
    t.choose("attack", card="dynamite", to="5,3")
    t.choose("use-item", card="grave-danger", zombie="z1")
    assert list(t.zombies) == ["z1"]
    assert learnt(t) == 1


@pytest.mark.parametrize(("to", "again"), [("5,4", True), ("7,4", False)])
def test_instinct_to_feed_takes_a_second_step_into_the_space_of_a_hero(to: str, again: bool) -> None:
    t = scene(
        heroes={"billy": "4,4", "becky": "0,0"},
        zombies={"z1": "6,4"},
        turn="zombies",
        step="move",
        spawn_due=[],
        zombie_upgrades=["instinct-to-feed"],
        dice=[6, 6, 1],
    )
    t.choose("move", zombie="z1", to=to)
    assert t.offers("move", zombie="z1", to="4,4") == again
    if again:
        assert t.values("move", "to", zombie="z1") == ["4,4"]
        t.choose("move", zombie="z1", to="4,4")
        t.passes()
        assert rolls(t, "hero-fight")


@pytest.mark.rule("12.3")
def test_instinct_to_feed_takes_nobody_farther_who_burns_on_the_first_step() -> None:
    t = scene(
        heroes={"billy": "4,4", "becky": "0,0"},
        zombies={"z1": "6,4"},
        markers=[{"kind": "fire", "space": "5,4"}],
        turn="zombies",
        step="move",
        spawn_due=[],
        zombie_upgrades=["instinct-to-feed"],
        dice=[5],
    )
    t.choose("move", zombie="z1", to="5,4")
    assert t.zombies == {}
    assert not rolls(t, "hero-fight")


@pytest.mark.rule("14.12")
@pytest.mark.parametrize(("tokens", "able"), [(1, False), (2, True)])
def test_limitless_dead_brings_more_zombies_for_two_experience(tokens: int, able: bool) -> None:
    t = scene(
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": "7,0"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        zombie_upgrades=["limitless-dead"],
        experience=tokens,
        dice=[4] if able else [],
    )
    assert t.offers("use-item", card="limitless-dead") == able
    if able:
        t.choose("use-item", card="limitless-dead")
        while t.kind in ("place-zombie", "spend-spawn"):
            t.choose(t.options[0]["type"])
        assert len(t.zombies) == 5
        assert t.state["experience"] == 0
        assert t.state["zombie_upgrades"] == ["limitless-dead"]
        assert not t.offers("use-item", card="limitless-dead")


@pytest.mark.rule("14.3")
def test_they_are_standard_zombies_whatever_else_there_is() -> None:
    t = scene(
        boxes=["base", "growing-hunger", "survival-of-the-fittest", "timber-peak"], special=["grave-weapons"],
        heroes={"billy": "3,3", "becky": "0,0"}, zombies={"z1": "7,0"}, figures={"ravenous": 7}, turn="zombies",
        step="fight", spawn_due=[], zombie_upgrades=["limitless-dead"], experience=2, dice=[4],
    )  # fmt: skip
    t.choose("use-item", card="limitless-dead")
    assert t.kind == "place-zombie"
    while t.kind == "place-zombie":
        t.choose("place")
    assert [zombie["kind"] for zombie in t.zombies.values()] == ["standard"] * 5


def test_mistrust_ends_exchange_for_a_round() -> None:
    heroes = {"billy": {"space": "3,3", "items": ["torch"]}, "jenny": {"space": "3,3"}}
    t = any_time("mistrust", **heroes)
    t.choose("use-item", card="mistrust")
    t.choose("done")
    t.passes()
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.kind != "exchange"


@pytest.mark.rule("17.1.8")
def test_two_zombie_players_share_their_experience_and_what_it_buys() -> None:
    t = scene(
        players=4,
        heroes={"billy": {"space": "3,3"}, "becky": {"space": "0,0"}},
        zombies={"z1": {"space": "3,3", "seat": "zombies-2"}, "z2": {"space": "7,0", "seat": "zombies-1"}},
        switches={"experience": "on", "zombie_players": 2},
        turn="zombies",
        step="fight",
        spawn_due=[],
        experience=2,
        dice=[2, 1, 3],
        piles={"zombie-upgrades": {"deck": ["mistrust"]}},
    )
    assert (t.kind, t.seat) == ("buy-upgrade", "zombies-2")
    t.choose("buy", deck="zombie-upgrades")
    assert t.state["experience"] == 0
    asked = set()
    while t.kind == "window":
        asked |= {t.seat} if t.offers("use-item", card="mistrust") else set()
        t.choose("pass")
    assert asked == {"zombies-1", "zombies-2"}
