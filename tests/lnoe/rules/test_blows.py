"""Blows on Zombies and wounds of Heroes where several things meet: what prevents, what counts, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import activated, bought, learnt, meeting, scene
from tests.lnoe.rules.scenes import rolls, seen
from tests.table import Table

ALL = [
    *("base", "growing-hunger", "timber-peak", "blood-in-the-forest", "zombie-pillage", "lnoe-advanced-abilities"),
    "stock-up",
]
EDITION = ["anniversary-edition", "growing-hunger", "timber-peak", "lnoe-advanced-abilities"]
RISEN = {"space": "3,3", "kind": "zombie-hero", "hero": "jake-cartwright"}
"""A Zombie Hero of three Health boxes."""


# -- what falls on a Zombie --------------------------------------------------------------------------------


@pytest.mark.rule("13.6.1")
@pytest.mark.parametrize(("die", "left"), [(3, ["z1"]), (4, [])])
def test_two_counterattacks_strike_once_and_on_four(die: int, left: list[str]) -> None:
    t = meeting([2, 1, 3, die, 6], upgrades=bought("counterattack") * 2, boxes=ALL)
    assert rolls(t, "strike") == [[die]]
    assert list(t.zombies) == left


@pytest.mark.parametrize(("answered", "left"), [(True, ["z1"]), (False, [])])
def test_grave_danger_answers_a_counterattack(answered: bool, left: list[str]) -> None:
    t = meeting([2, 1, 3, 6], upgrades=bought("counterattack"), zombie_upgrades=["grave-danger"])
    t.choose("use-item", card="grave-danger") if answered else t.choose("pass")
    assert list(t.zombies) == left
    assert learnt(t) == (not answered)


def test_grave_danger_prevents_the_finishing_blow_too() -> None:
    t = meeting([4, 4, 2], upgrades=bought("finishing-blow"), zombie_upgrades=["grave-danger"], boxes=EDITION)
    t.choose("use-item", card="grave-danger")
    assert list(t.zombies) == ["z1"]
    assert learnt(t) == 0


@pytest.mark.rule("7.2.3")
@pytest.mark.parametrize(("answered", "left"), [(True, ["z1"]), (False, [])])
def test_feels_no_pain_answers_the_pick_axe(answered: bool, left: list[str]) -> None:
    hand = {"zombies-1": ["feels-no-pain"]}
    t = meeting([6, 1, 3, 5], items=["pick-axe"], hands=hand, boxes=ALL)
    t.choose("use-item", card="pick-axe")
    t.choose("play-card", card="feels-no-pain") if answered else t.choose("pass")
    t.passes()
    assert list(t.zombies) == left


def test_the_second_six_of_a_pick_axe_kills_who_felt_no_pain_at_the_first() -> None:
    t = meeting([6, 6, 3, 5, 5], items=["pick-axe"], hands={"zombies-1": ["feels-no-pain"]}, boxes=ALL)
    t.choose("use-item", card="pick-axe")
    t.choose("play-card", card="feels-no-pain")
    t.choose("use-item", card="pick-axe")
    assert t.zombies == {}


def lit(zombie: Any, **facts: Any) -> Table:
    """Gas in the space of a Zombie, and a burning item thrown at it."""
    t = activated(
        items=["torch"], dice=[3], zombies={"z1": zombie}, markers=[{"kind": "gas", "space": "5,3"}], boxes=ALL, **facts
    )
    t.choose("skip")
    t.choose("attack", card="torch", target="gas")
    return t


@pytest.mark.rule("9.5.3.3", "13.4.1")
def test_strength_of_death_leaves_the_other_wounds_of_an_explosion() -> None:
    t = lit({**RISEN, "space": "5,3"}, hands={"zombies-1": ["strength-of-death"]})
    t.choose("play-card", card="strength-of-death")
    assert t.zombies["z1"]["wounds"] == 2
    assert learnt(t) == 2


def test_and_those_of_an_instant_kill() -> None:
    t = scene(
        heroes={"billy": {"space": "3,3", "items": ["pick-axe"]}, "becky": "0,0"}, zombies={"z1": RISEN}, boxes=ALL,
        hands={"zombies-1": ["strength-of-death"]}, turn="zombies", step="fight", spawn_due=[], dice=[6, 1, 3, 5],
    )  # fmt: skip
    t.choose("use-item", card="pick-axe")
    t.choose("play-card", card="strength-of-death")
    assert t.zombies["z1"]["wounds"] == 2


def test_who_was_missed_is_kept_off_even_when_another_of_the_space_was_killed() -> None:
    t = activated(
        items=["police-shotgun"], dice=[3, 2], zombies={"z1": "4,3", "z2": "4,3"}, upgrades=bought("cover-fire"),
        boxes=EDITION,
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="police-shotgun")
    assert list(t.zombies) == ["z2"]
    while t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    while t.kind != "move-zombies" and not t.saw("fight-started"):
        t.choose("keep") if t.offers("keep") else t.must(cmd="choose", option="0")
    assert not t.offers("move", zombie="z2", to="3,3")
    assert t.zombies["z2"]["space"] == "4,3"


@pytest.mark.parametrize(("die", "through"), [(5, False), (6, True)])
def test_only_a_natural_six_of_the_rifle_goes_through(die: int, through: bool) -> None:
    t = activated(
        items=["rifle"], dice=[die], zombies={"z1": "5,3", "z2": "5,3", "z3": "5,3"}, upgrades=bought("steady-aim")
    )
    t.choose("skip")
    t.choose("attack", card="rifle", target="z1")
    assert t.offers("choose", zombie="z2") == through


def shot(item: str, *dice: int, hand: list[str], **more: Any) -> Table:
    t = activated(items=[item], dice=list(dice), zombies={"z1": "4,3"}, hands={"zombies-1": hand}, **more)
    t.choose("skip")
    t.choose("attack", card=item)
    return t


@pytest.mark.parametrize(("die", "left"), [(3, ["z1"]), (4, [])])
def test_a_die_that_hit_is_rolled_again_for_youve_gotta_be_kidding(die: int, left: list[str]) -> None:
    t = shot("pistol", 4, die, hand=["youve-gotta-be-kidding"])
    t.choose("play-card", card="youve-gotta-be-kidding")
    assert rolls(t, "ranged")[:2] == [[4], [die]]
    assert list(t.zombies) == left
    assert learnt(t) == (not left)


def test_a_die_that_missed_is_none_for_that_card() -> None:
    assert shot("pistol", 3, hand=["youve-gotta-be-kidding"]).seat == "heroes-1"


@pytest.mark.parametrize(("item", "usable"), [("revolver", True), ("signal-flare", False)])
def test_unstoppable_is_for_guns_even_where_the_horde_buys_upgrades(item: str, usable: bool) -> None:
    t = shot(item, 6, hand=["unstoppable"], boxes=[*ALL, "revenge-of-the-dead"])
    assert t.offers("play-card", card="unstoppable") == usable


@pytest.mark.parametrize(("die", "kept"), [(4, []), (5, ["revolver"])])
def test_ammo_conservation_may_keep_a_gun_that_a_resilient_zombie_would_cost(die: int, kept: list[str]) -> None:
    t = shot("revolver", 6, die, hand=["resilient"], upgrades=bought("ammo-conservation"))
    t.choose("play-card", card="resilient")
    assert t.heroes["billy"]["items"] == kept


def test_ammo_goes_in_the_place_of_every_gun() -> None:
    t = activated(items=["police-shotgun", "ammo"], dice=[6], zombies={"z1": "4,3"}, hands={"zombies-1": ["resilient"]})
    t.choose("skip")
    t.choose("attack", card="police-shotgun")
    t.choose("play-card", card="resilient")
    t.choose("choose", card="ammo")
    assert t.heroes["billy"]["items"] == ["police-shotgun"]


# -- what a Hero suffers -----------------------------------------------------------------------------------


def vicious(hand: list[str], dice: list[int], **facts: Any) -> Table:
    """A lost fight that is two wounds."""
    t = meeting(dice, hero="sheriff-anderson", hands={"zombies-1": ["vicious-attack", *hand]}, **facts)
    t.choose("play-card", card="vicious-attack")
    return t


@pytest.mark.rule("11.6.2")
def test_a_hero_is_infected_when_all_wounds_of_the_fight_are_taken() -> None:
    t = vicious(["infected"], [2, 1, 3])
    t.choose("play-card", card="infected")
    assert t.heroes["sheriff-anderson"]["wounds"] == 2
    assert not rolls(t, "infected")
    assert [e["type"] for e in t.events if e["type"] in ("wounded", "infected")] == ["wounded", "wounded", "infected"]


@pytest.mark.rule("11.6.2.1")
def test_both_infected_cards_on_one_wound_turn_the_hero() -> None:
    t = meeting([2, 1, 3], hero="sheriff-anderson", hands={"zombies-1": ["infected", "infected"]})
    t.choose("play-card", card="infected")
    t.choose("play-card", card="infected")
    assert not t.heroes["sheriff-anderson"]["alive"]


def test_intuition_may_be_tried_against_each_wound() -> None:
    t = vicious([], [2, 1, 3], upgrades=bought("intuition"))
    t.dice(5, 6)
    t.choose("use-item", card="intuition")
    t.choose("use-item", card="intuition")
    assert rolls(t, "prevent") == [[5], [6]]
    assert t.heroes["sheriff-anderson"]["wounds"] == 1


@pytest.mark.rule("14.9.2")
@pytest.mark.parametrize(("die", "tokens"), [(4, 1), (5, 0)])
def test_the_horde_learns_nothing_from_a_last_wound_that_iron_resolve_prevents(die: int, tokens: int) -> None:
    t = meeting([2, 1, 3, die], wounds=1, upgrades=bought("iron-resolve"))
    assert t.heroes["billy"]["alive"] == (not tokens)
    assert t.state["experience"] == tokens


def test_iron_resolve_saves_nobody_who_goes_to_hell() -> None:
    t = meeting(
        [1, 2, 6], items=["gasoline"], upgrades=bought("iron-resolve"), hands={"heroes-1": ["ill-see-you-in-hell"]},
        boxes=ALL,
    )  # fmt: skip
    t.choose("play-card", card="ill-see-you-in-hell", hero="billy")
    assert not t.heroes["billy"]["alive"]
    assert not rolls(t, "prevent")


def test_infectious_does_not_follow_a_wound_that_was_prevented_at_the_last() -> None:
    t = meeting([2, 1, 3, 5], wounds=1, upgrades=bought("iron-resolve"), zombie_upgrades=["infectious"], boxes=ALL)
    assert t.heroes["billy"]["alive"]
    assert not rolls(t, "infectious")


# -- what is lent is not owned -----------------------------------------------------------------------------


def lent(experience: int, **more: Any) -> Table:
    """Billy has his Advanced Ability for this turn."""
    t = scene(heroes={"billy": {"space": "3,3", "experience": experience}, "becky": "0,0"}, boxes=ALL, **more)
    while not t.offers("play-card", card="natural-talent"):
        t.choose("pass")
    t.choose("play-card", card="natural-talent", hero="billy")
    return t


@pytest.mark.rule("13.5")
def test_an_ability_that_is_lent_makes_no_upgrade_dearer() -> None:
    t = lent(2, hands={"heroes-1": ["natural-talent", "fast-learner"]})
    t.choose("play-card", card="fast-learner", hero="billy", mode="cheaper")
    t.choose("buy", deck="melee-upgrades")
    assert learnt(t) == 0
    assert len(seen(t, "upgraded")) == 1


def test_and_is_not_lost_in_a_breakdown() -> None:
    t = lent(1, hands={"heroes-1": ["natural-talent"]}, zombie_upgrades=["breakdown"])
    t.choose("activate", hero="billy")
    t.choose("use-item", card="breakdown", hero="billy")
    assert learnt(t) == 0
    assert [row["card"] for row in t.heroes["billy"]["upgrades"]] == ["hurdler"]
