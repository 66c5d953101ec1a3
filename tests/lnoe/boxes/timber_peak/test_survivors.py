"""Ed Baker, the Survivors, and the cards about Experience."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.timber_peak.scenes import BOXES
from tests.lnoe.rules.learning import activated, bought, learnt, meeting, played_until, scene, upgrades
from tests.lnoe.rules.scenes import rolls
from tests.table import Refused, new_game

ON = {"experience": "on"}

# -- Ed Baker ----------------------------------------------------------------------------------------------


def test_ed_baker_starts_with_an_upgrade_from_a_deck_of_his_choice() -> None:
    config = {"boxes": BOXES, "profile": "original-advanced", "switches": ON, "heroes": ["ed-baker"]}
    t = new_game(scenario="die-zombies-die", **config)
    played_until(t, lambda: t.kind == "buy-upgrade")
    assert not t.offers("done")
    assert t.decision is not None
    assert "for nothing" in t.decision["prompt"]
    t.choose("buy", deck="ranged-upgrades")
    assert len(upgrades(t, "ed-baker")) == 1
    assert t.state["experience"] == 0


@pytest.mark.parametrize(("tokens", "enough"), [(3, False), (4, True)])
def test_his_first_upgrade_counts_for_the_price_of_others(tokens: int, enough: bool) -> None:
    t = activated("ed-baker", experience=tokens, upgrades=bought("tough", True))
    assert t.offers("buy") == enough


# -- the Survivors -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.6.1")
def test_two_versions_of_a_hero_are_never_in_one_game() -> None:
    with pytest.raises(Refused, match="never in one game"):
        new_game(boxes=BOXES, profile="complete", heroes=["sally", "sally-survivor"])


@pytest.mark.rule("5.6.1")
def test_by_chance_the_survivor_comes_and_nobody_comes_twice() -> None:
    met = set()
    for seed in range(40):
        t = new_game(
            seed, boxes=BOXES, profile="complete", scenario="die-zombies-die", switches={"balance_dots": False}
        )
        team = [hero.removesuffix("-survivor") for hero in t.heroes]
        assert len(set(team)) == 4
        met |= set(t.heroes)
    assert {"sally-survivor", "sally"} <= met


@pytest.mark.rule("5.6.1")
def test_a_new_hero_is_no_other_version_of_one_who_was_killed() -> None:
    met = set()
    for seed in range(30):
        t = scene(
            profile="complete",
            boxes=["base", "timber-peak"],
            heroes={"sally-survivor": {"space": "3,3", "wounds": 1}, "becky": "0,0"},
            zombies={"z1": "3,3"},
            turn="zombies",
            step="fight",
            spawn_due=[],
            dice=[2, 1, 3],
            seed=seed,
        )
        t.passes()
        assert not t.heroes["sally-survivor"]["alive"]
        met |= set(t.heroes)
    assert "jenny" in met
    assert "sally" not in met


def test_without_experience_nobody_plays_those_who_need_it() -> None:
    met = set()
    for seed in range(30):
        met |= set(new_game(seed, boxes=BOXES, profile="original-advanced", scenario="die-zombies-die").heroes)
    assert "alice" in met
    assert not {hero for hero in met if hero.endswith("-survivor")} | (met & {"ed-baker"})


def test_sheriff_anderson_starts_with_his_shotgun_and_his_memories() -> None:
    t = new_game(boxes=BOXES, profile="complete", heroes=["sheriff-anderson-survivor"], scenario="die-zombies-die")
    played_until(t, lambda: t.state["round"] >= 1)
    sheriff = t.heroes["sheriff-anderson-survivor"]
    assert "police-shotgun" in sheriff["items"]
    assert sheriff["in_play"] == ["haunted-memories"]


@pytest.mark.rule("13.8")
@pytest.mark.parametrize(("tokens", "able"), [(1, False), (2, True)])
def test_the_sheriff_calls_for_any_discarded_card_for_two_experience(tokens: int, able: bool) -> None:
    facts = {"space": "1,1", "experience": tokens, "hero_discard": ["torch", "faith"]}
    t = activated("sheriff-anderson-survivor", **facts)
    assert t.offers("ability", ability="natural-leader") == able
    if able:
        t.choose("ability", ability="natural-leader")
        t.choose("choose", card="torch")
        assert t.heroes["sheriff-anderson-survivor"]["items"] == ["torch"]
        assert learnt(t, "sheriff-anderson-survivor") == 0


def test_sally_makes_the_zombie_re_roll_one_die_once_a_fight() -> None:
    t = meeting([2, 1, 3, 1], "sally-survivor")
    t.choose("ability", ability="lucky-defense")
    assert not t.offers("ability", ability="lucky-defense")
    t.passes()
    assert t.heroes["sally-survivor"]["wounds"] == 0


@pytest.mark.rule("13.8")
@pytest.mark.parametrize(("tokens", "zombies", "able"), [(1, 2, False), (2, 2, True), (2, 1, False)])
def test_sally_plays_a_discarded_heroic_event_on_herself(tokens: int, zombies: int, able: bool) -> None:
    around = {f"z{number}": "3,3" for number in range(1, zombies + 1)}
    facts = {"experience": tokens, "hero_discard": ["heroic-resolve", "torch"]}
    t = activated("sally-survivor", zombies=around, **facts)
    assert t.offers("ability", ability="survivor") == able
    if able:
        t.choose("ability", ability="survivor", target="heroic-resolve")
        t.passes("zombies-1")
        assert t.heroes["sally-survivor"]["in_play"] == ["heroic-resolve"]
        assert learnt(t, "sally-survivor") == 0


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("tokens", "enough"), [(1, False), (2, True)])
def test_jake_pays_one_token_less(tokens: int, enough: bool) -> None:
    t = activated("jake-cartwright-survivor", experience=tokens)
    assert t.offers("buy") == enough


# -- cards -------------------------------------------------------------------------------------------------


def test_fast_learner_gives_two_experience() -> None:
    t = activated(hands={"heroes-1": ["fast-learner"]})
    assert not t.offers("play-card", mode="cheaper")
    t.choose("play-card", card="fast-learner", mode="learn", hero="becky")
    assert learnt(t, "becky") == 2
    t.nothing_pending()


@pytest.mark.parametrize(("tokens", "able"), [(1, False), (2, True)])
def test_fast_learner_makes_one_upgrade_cheaper(tokens: int, able: bool) -> None:
    t = activated(hands={"heroes-1": ["fast-learner"]}, experience=tokens)
    assert t.offers("play-card", mode="cheaper", hero="billy") == able
    if able:
        t.choose("play-card", mode="cheaper", hero="billy")
        t.choose("buy", deck="melee-upgrades")
        assert len(upgrades(t)) == 1
        assert learnt(t) == 0
        assert t.state["effects"] == []


def test_guilty_conscience_keeps_a_hero_from_spending_until_two_tokens_are_discarded() -> None:
    t = activated(experience=4, in_play=["guilty-conscience"])
    assert t.kind == "move-action"
    t.choose("use-item", card="guilty-conscience")
    assert learnt(t) == 2
    assert t.heroes["billy"]["in_play"] == []
    assert not activated(experience=1, in_play=["guilty-conscience"]).offers("use-item", card="guilty-conscience")


def test_guilty_conscience_is_played_on_a_hero_at_the_start_of_the_zombie_turn() -> None:
    t = scene(
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": "7,5"},
        hands={"zombies-1": ["guilty-conscience"]},
        turn="zombies",
        step="move",
        spawn_due=[],
    )
    t.choose("play-card", card="guilty-conscience", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["guilty-conscience"]


@pytest.mark.parametrize("rookie", [True, False])
def test_rookie_mistake_costs_a_hero_without_upgrades_a_die(rookie: bool) -> None:
    t = meeting([3, 1, 2], hands={"zombies-1": ["rookie-mistake"]}, upgrades=[] if rookie else bought("tough"))
    assert t.offers("play-card", card="rookie-mistake") == rookie
    if rookie:
        t.choose("play-card", card="rookie-mistake")
        t.passes()
        assert rolls(t, "hero-fight") == [[3]]


@pytest.mark.rule("7.1", "11.2")
def test_two_rookie_mistakes_cost_two_dice() -> None:
    boxes = ["base", "timber-peak", "blood-in-the-forest"]
    hand = {"zombies-1": ["rookie-mistake", "rookie-mistake"]}
    t = meeting([3, 1], hands=hand, boxes=boxes, hero="father-joseph", in_play=["faith"])
    for _ in range(2):
        t.choose("play-card", card="rookie-mistake")
        t.choose("pass")  # he does not pray against it
    t.passes()
    assert len(next(e["values"] for e in t.events if e["type"] == "roll" and e["for"] == "hero-fight")) == 1
