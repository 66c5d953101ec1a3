"""Wounds, healing, death, Zombie Heroes and new Heroes.  [11.6, 13.9, 13.10, 13.11, 14.7]"""

from typing import Any

import pytest

from shamble.lnoe.rules.wound import fate, wound_zombie
from tests.lnoe.rules.scenes import FAR, rolls, seen
from tests.table import Table, table

LOSES = [1, 2, 6]
"""Fight dice of a Hero, then of the Zombie that beats them."""


def zombie_fights(dice: list[int], **more: Any) -> Table:
    """Taken up at the Fight step of a Zombie turn outside the Black Zone, with deaths that end no game."""
    situation = {"scenario": "escape-in-the-truck", "sun": 13, **more}
    return table(dice=dice, turn="zombies", step="fight", **situation)


DYING_BILLY: dict[str, Any] = {
    "heroes": {"billy": {"space": "3,3", "wounds": 1, "items": ["ammo", "ammo"]}, **FAR},
    "zombies": {"z1": "3,3"},
}


# -- wounds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6.1", "11.6")
def test_each_wound_fills_one_health_box() -> None:
    t = zombie_fights(LOSES * 2, heroes={"becky": "3,3", "billy": "0,0"}, zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("fight", zombie="z1")
    assert [(e["wounds"], e["health"]) for e in seen(t, "wounded")] == [(1, 3), (2, 3)]
    assert t.heroes["becky"]["alive"]


@pytest.mark.rule("11.6.3", "11.6.1", "13.9")
def test_the_last_box_kills_the_hero_who_leaves_the_board_and_the_items() -> None:
    t = zombie_fights(LOSES, **DYING_BILLY)
    assert t.saw("killed", who="billy", by="z1")
    assert t.heroes["billy"]["alive"] is False
    assert t.heroes["billy"]["space"] is None
    assert t.heroes["billy"]["items"] == []
    assert sorted(t.state["hero_discard"]) == ["ammo", "ammo"]
    assert not t.saw("turned"), "outside the Black Zone, and the player has Becky"
    assert not t.saw("hero-joins")


@pytest.mark.rule("13.9")
def test_the_player_of_a_dead_hero_keeps_the_events_in_hand() -> None:
    t = zombie_fights(LOSES, hands={"heroes-1": ["at-last", "at-last"]}, **DYING_BILLY)
    assert t.state["hands"]["heroes-1"] == ["at-last", "at-last"]


@pytest.mark.rule("11.6.4", "11.6")
def test_healing_removes_one_wound_full_healing_all() -> None:
    t = table(heroes={"becky": {"space": "3,3", "wounds": 2}, "billy": "7,5"}, hands={"heroes-1": ["recovery"]})
    t.choose("play-card", card="recovery", hero="becky")
    assert t.heroes["becky"]["wounds"] == 1
    t = table(
        heroes={"becky": {"space": "3,3", "wounds": 2}, "billy": "7,5"},
        hands={"heroes-1": ["doc-brody-country-physician"]},
    )
    t.choose("play-card", card="doc-brody-country-physician", hero="becky")
    assert t.heroes["becky"]["wounds"] == 0


@pytest.mark.rule("11.6.4")
def test_there_is_nothing_to_heal_on_an_unhurt_hero() -> None:
    t = table(heroes={"becky": "3,3", "billy": "7,5"}, hands={"heroes-1": ["recovery"]})
    assert not t.offers("play-card", card="recovery")


@pytest.mark.rule("11.6.4", "7.1.1.2")
def test_nobody_heals_during_a_fight() -> None:
    t = table(
        dice=[1, 2, 6, 6, 5, 1],
        turn="zombies",
        step="fight",
        heroes={"becky": {"space": "3,3", "wounds": 1}, "billy": "7,5"},
        zombies={"z1": "3,3"},
        hands={"heroes-1": ["recovery", "faith"]},
    )
    while t.window != "fight":
        t.choose("pass")
    assert t.offers("play-card", card="faith")
    assert not t.offers("play-card", card="recovery")


# -- dead Zombies ------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6.5", "11.6.6", "14.3.2", "5.7.1")
def test_one_wound_sends_a_zombie_back_to_the_pool() -> None:
    t = zombie_fights([5, 5, 1], heroes={"becky": "3,3", "billy": "7,5"}, zombies={"z1": "3,3"}, pool={"zombies-1": 13})
    assert t.zombies == {}
    assert t.state["pool"] == {"zombies-1": 14}


@pytest.mark.rule("17.1.1", "11.6.6")
def test_a_zombie_goes_back_to_the_pool_of_its_own_colour() -> None:
    t = zombie_fights([5, 5, 1], players=4, heroes={"becky": "3,3", "billy": "7,5"}, zombies={"z8": "3,3"})
    assert t.state["pool"] == {"zombies-1": 7, "zombies-2": 7}


@pytest.mark.rule("11.6.5", "14.7.1")
def test_a_zombie_hero_takes_as_many_wounds_as_the_hero_had_boxes() -> None:
    t = zombie_fights([5, 5, 1], heroes={"becky": "3,3", "billy": "7,5"}, zombies={"sally": "3,3"})
    (sally,) = t.zombies.values()
    assert (sally["kind"], sally["wounds"], sally["health"]) == ("zombie-hero", 1, 2)


@pytest.mark.rule("11.6.6", "14.7.1")
def test_a_killed_zombie_hero_leaves_the_game_and_not_for_the_pool() -> None:
    t = zombie_fights(
        [5, 5, 1], heroes={"becky": "3,3", "billy": "7,5"}, zombies={"sally": {"space": "3,3", "wounds": 1}}
    )
    assert t.zombies == {}
    assert t.state["pool"] == {"zombies-1": 14}
    assert t.state["zombies_killed"] == 1


@pytest.mark.rule("14.7.1")
def test_a_zombie_hero_keeps_no_ability() -> None:
    """Billy alive runs one space farther than he rolls; the Zombie Hero does not."""
    t = table(turn="zombies", step="move", dice=[1], heroes={"becky": "7,0"}, zombies={"billy": "0,5"})
    t.choose("move", to="1,5")
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("14.7.1")
def test_a_zombie_hero_is_no_hero_for_hunger() -> None:
    t = table(turn="zombies", step="move", dice=[1], heroes=FAR, zombies={"z1": "5,5", "sally": "6,5"})
    assert t.offers("move", zombie="z1", to="4,5")
    assert t.offers("done")


# -- the Black Zone and the last Hero ----------------------------------------------------------------------


@pytest.mark.rule("11.6.3", "13.10", "11.6.3.1", "14.7")
@pytest.mark.parametrize(("sun", "turns"), [(14, True), (13, False)])
def test_a_hero_killed_while_the_sun_is_at_14_or_higher_turns_and_a_new_one_comes(sun: int, turns: bool) -> None:
    t = zombie_fights([*LOSES, 1], **{**DYING_BILLY, "sun": sun})
    assert t.saw("turned", who="billy") is turns
    assert t.saw("hero-joins") is turns


@pytest.mark.rule("16.1", "11.6.3", "11.6.3.1")
@pytest.mark.parametrize(
    ("rules", "turns", "joins"),
    [
        (["always-zombie-heroes"], True, False),
        (["heroes-replenish"], False, True),
        (["always-zombie-heroes", "heroes-replenish"], True, True),
    ],
)
def test_late_in_the_game_special_rules_have_the_dead_rise_and_new_heroes_come(
    rules: list[str], turns: bool, joins: bool
) -> None:
    t = zombie_fights([*LOSES, 1], special_rules=rules, **DYING_BILLY)
    assert t.saw("turned", who="billy") is turns
    assert t.saw("hero-joins") is joins


@pytest.mark.rule("8.6.3.1", "16.1")
def test_who_dies_of_exertion_does_not_rise_by_a_special_rule_either() -> None:
    game = zombie_fights(LOSES, special_rules=["always-zombie-heroes", "heroes-replenish"], **DYING_BILLY).engine.game
    assert fate(game, game.heroes[0], "exertion") == (False, True)


@pytest.mark.rule("11.6.3", "13.9")
def test_in_the_basic_game_a_dead_hero_is_gone_whatever_the_sun() -> None:
    t = zombie_fights(LOSES, **{**DYING_BILLY, "scenario": "die-zombies-die", "profile": "original-basic", "sun": 15})
    assert t.saw("killed", who="billy")
    assert not t.saw("turned")
    assert not t.saw("hero-joins")


@pytest.mark.rule("11.6.3", "11.6.3.1")
def test_a_players_last_hero_turns_even_late_in_the_game() -> None:
    t = zombie_fights(
        [*LOSES, 1],
        players=3,
        heroes={
            "billy": {"space": "3,3", "wounds": 1, "seat": "heroes-1"},
            "becky": {"space": "0,0", "seat": "heroes-2"},
        },
        zombies={"z1": "3,3"},
        sun=5,
    )
    assert t.saw("turned", who="billy")
    assert t.saw("hero-joins", seat="heroes-1")


@pytest.mark.rule("11.6.3")
def test_a_hero_of_a_player_with_another_one_does_not_turn_late_in_the_game() -> None:
    t = zombie_fights(
        LOSES,
        players=3,
        heroes={
            "billy": {"space": "3,3", "wounds": 1, "seat": "heroes-1"},
            "becky": {"space": "0,0", "seat": "heroes-1"},
            "johnny": {"space": "0,0", "seat": "heroes-2"},
        },
        zombies={"z1": "3,3"},
        sun=5,
    )
    assert t.saw("killed", who="billy")
    assert not t.saw("turned")


@pytest.mark.rule("13.10", "14.7.1")
def test_who_turns_loses_items_cards_in_play_and_wounds_and_stays_as_a_zombie() -> None:
    billy = {"space": "3,3", "wounds": 1, "items": ["ammo"], "in_play": ["overconfidence"]}
    t = zombie_fights([*LOSES, 1, 1], sun=14, heroes={"billy": billy, **FAR}, zombies={"z1": "3,3"})
    turned = next(z for z in t.zombies.values() if z["kind"] == "zombie-hero")
    assert (turned["hero"], turned["space"], turned["wounds"], turned["health"]) == ("billy", "3,3", 0, 2)
    assert t.state["hero_discard"] == ["ammo"]
    assert t.state["zombie_discard"] == ["overconfidence"]
    assert t.state["in_play_rows"] == []


@pytest.mark.rule("13.10")
@pytest.mark.parametrize(("killer", "owner"), [("z1", "zombies-1"), ("z8", "zombies-2")])
def test_of_two_zombie_players_the_killer_controls_the_zombie_hero(killer: str, owner: str) -> None:
    t = zombie_fights(
        [*LOSES, 1],
        sun=14,
        players=4,
        heroes={"billy": {"space": "3,3", "wounds": 1}, **FAR},
        zombies={killer: "3,3"},
    )
    turned = next(z for z in t.zombies.values() if z["kind"] == "zombie-hero")
    assert turned["seat"] == owner


# -- new Heroes --------------------------------------------------------------------------------------------


def billy_turns(dice: list[int], **more: Any) -> Table:
    """Billy has just turned; his player is asked where the new Hero enters."""
    t = zombie_fights([*LOSES, *dice], **{**DYING_BILLY, "sun": 14, **more})
    assert t.saw("hero-joins")
    return t


@pytest.mark.rule("13.11.1", "11.6.3.1")
def test_a_new_hero_enters_in_the_centre_with_a_hero_card() -> None:
    t = billy_turns([], hero_deck=["keys", "keys"])
    new = seen(t, "hero-joins")[0]["who"]
    assert new not in ("billy", "becky")
    t.choose("choose", start="centre")
    if t.kind == "choose":
        t.choose("choose", card="keys")
    assert t.heroes[new]["space"] == "4,3"
    assert "keys" in t.heroes[new]["items"]


@pytest.mark.rule("13.11.1", "3.4")
def test_or_in_a_random_building_without_a_card() -> None:
    t = billy_turns([2, 5], hero_deck=["keys", "keys"])
    new = seen(t, "hero-joins")[0]["who"]
    t.choose("choose", start="random-building")
    assert t.values("place", "to") == ["5,0", "5,1", "6,0", "6,1"]
    t.choose("place", to="6,0")
    assert t.heroes[new]["space"] == "6,0"
    assert "keys" not in t.heroes[new]["items"]


@pytest.mark.rule("13.11", "5.6.4")
def test_a_new_sheriff_brings_a_revolver_out_of_the_deck() -> None:
    others = ["billy", "johnny", "father-joseph", "sally", "jenny", "jake-cartwright"]
    t = zombie_fights(
        LOSES,
        sun=14,
        heroes={
            **{name: {"alive": False} for name in others},
            **DYING_BILLY["heroes"],
        },
        zombies={"z1": "3,3"},
        hero_deck_exact=["keys", "revolver"],
    )
    assert t.saw("hero-joins", who="sheriff-anderson")
    t.choose("choose", start="random-building")
    while t.kind in ("choose", "place-hero"):
        t.must(cmd="choose", option="0")
    assert t.heroes["sheriff-anderson"]["items"] == ["revolver"]
    assert t.state["hero_deck"] == ["keys"]


@pytest.mark.rule("5.6.4")
@pytest.mark.parametrize(("discarded", "items"), [(["revolver"], ["revolver"]), ([], [])])
def test_in_mid_game_a_starting_card_comes_out_of_the_discard_pile_or_not_at_all(
    discarded: list[str], items: list[str]
) -> None:
    others = ["billy", "johnny", "father-joseph", "sally", "jenny", "jake-cartwright"]
    t = zombie_fights(
        LOSES,
        sun=14,
        heroes={**{name: {"alive": False} for name in others}, **DYING_BILLY["heroes"]},
        zombies={"z1": "3,3"},
        hero_deck_exact=["keys"],
        hero_discard=discarded,
    )
    t.choose("choose", start="random-building")
    while t.kind in ("choose", "place-hero"):
        t.must(cmd="choose", option="0")
    assert t.heroes["sheriff-anderson"]["items"] == items


@pytest.mark.rule("13.11.3")
def test_a_new_hero_takes_no_part_in_the_fights_that_are_running_but_acts_in_the_next_turn() -> None:
    """The centre space is full of Zombies when the new Hero enters it."""
    t = billy_turns([], zombies={"z1": "3,3", "z2": "4,3"}, hero_deck=["keys", "keys"])
    new = seen(t, "hero-joins")[0]["who"]
    t.choose("choose", start="centre")
    if t.kind == "choose":
        t.choose("choose", card="keys")
    assert t.state["turn"] == "heroes"
    assert [e["hero"] for e in seen(t, "fight-started")] == ["billy"]
    t.passes()
    assert t.offers("activate", hero=new)


@pytest.mark.rule("13.11.3")
def test_a_new_hero_who_enters_in_the_hero_turn_may_still_act_in_it() -> None:
    t = table(
        dice=LOSES,
        scenario="escape-in-the-truck",
        sun=14,
        heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "0,0", "johnny": "0,0"},
        zombies={"z1": "3,3"},
        hero_deck=["keys", "keys"],
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    new = seen(t, "hero-joins")[0]["who"]
    t.choose("choose", start="centre")
    if t.kind == "choose":
        t.choose("choose", card="keys")
    assert t.values("activate", "hero") == sorted(["becky", "johnny", new])


def test_a_dead_hero_fights_no_more() -> None:
    t = zombie_fights([*LOSES, 6, 5, 1], **{**DYING_BILLY, "zombies": {"z1": "3,3", "z2": "3,3"}})
    t.choose("fight", zombie="z1")
    assert len(rolls(t, "hero-fight")) == 1


def test_a_zombie_that_an_answer_has_killed_is_not_killed_again() -> None:
    """A second six may bring another blow before the first one falls."""
    game = table(heroes={"billy": "3,3"}, zombies={"z1": "3,3"}).engine.game
    billy, zombie = game.named("billy"), game.named("z1")
    assert wound_zombie(game, zombie, billy, kill=True)
    assert not wound_zombie(game, zombie, billy, kill=True)
    assert game.kills == 1


def test_nobody_dies_twice() -> None:
    """Of two deaths that wait for each other the second one finds nobody."""
    game = table(heroes={"billy": "3,3", "sally": "0,5"}).engine.game
    billy = game.named("billy")
    for _ in range(2):
        game.call("hero-dies", hero=billy, by="explosive", source="explosive", turns=False, anew=False)
    game.decision = None
    game.run()
    assert game.deaths == 1
