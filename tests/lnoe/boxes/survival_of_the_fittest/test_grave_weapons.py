"""Grave Weapons: who gets them, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import zombie_player
from tests.lnoe.boxes.survival_of_the_fittest import scenes
from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import Table

BOXES = ["base", "survival-of-the-fittest", "zombies-with-grave-weapons"]
RULES: dict[str, Any] = {"boxes": BOXES, "special": ["grave-weapons"]}


def armed(weapon: str, space: str = "3,3", **more: Any) -> dict[str, Any]:
    return {"space": space, "weapon": weapon, **more}


def spawning(left: int, zombies: dict[str, Any], deck: list[str] | None = None, **more: Any) -> Table:
    """New Zombies are due, and so many Spawn Points were rolled."""
    piles = {"grave-weapons": {"deck": deck or ["machete"]}}
    more = {**RULES, "heroes": {"billy": "0,0"}, "spawn_due": ["zombies-1"], "piles": piles, **more}
    return table(dice=[left], turn="zombies", step="place", zombies=zombies, **more)


def fights(weapon: str, dice: list[int], items: tuple[str, ...] = (), **more: Any) -> Table:
    """Sally stays with an armed Zombie and fights it."""
    more.setdefault("others", {"becky": "7,0"})
    return scenes.fight(dice, items, "sally", zombies={"z1": armed(weapon)}, **RULES, **more)


# -- the switch --------------------------------------------------------------------------------------------


@pytest.mark.rule("14.6")
@pytest.mark.parametrize(("special", "offered"), [([], False), (["grave-weapons"], True)])
def test_weapons_are_bought_only_where_the_rules_have_them(special: list[str], offered: bool) -> None:
    t = spawning(3, {"z1": "7,0"}, special=special, piles={})
    assert t.offers("buy", what="grave-weapon") is offered
    assert ("grave-weapons" in t.state.get("piles", {}) and bool(t.state["piles"]["grave-weapons"]["deck"])) is offered


# -- buying ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.6")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_a_weapon_costs_two_spawn_points(points: int, offered: bool) -> None:
    assert spawning(points, {"z1": "7,0"}).offers("buy", what="grave-weapon") is offered


@pytest.mark.rule("14.6", "3.9.5.1")
def test_it_is_drawn_openly_and_given_to_a_zombie() -> None:
    t = spawning(3, {"z1": "7,0", "z2": "7,3"}, ["sickle"])
    t.choose("buy", what="grave-weapon")
    assert t.decision["prompt"] == "Sickle: which Zombie gets it?"
    assert t.values("choose", "zombie") == ["z1", "z2"]
    t.choose("choose", zombie="z2")
    assert t.zombies["z2"]["weapon"] == "sickle"
    assert t.saw("armed", who="z2", weapon="sickle")
    assert t.kind == "place-zombie"
    assert t.view("heroes-1")["zombies"]["z2"]["weapon"] == "sickle"


@pytest.mark.rule("14.6.2")
def test_not_with_or_next_to_a_hero_unless_it_stands_on_a_pit() -> None:
    heroes = {"billy": "1,3", "sally": "7,4"}
    t = spawning(3, {"z1": "1,4", "z2": "1,3", "z3": "7,5", "z4": "4,4"}, heroes=heroes)
    t.choose("buy", what="grave-weapon")
    assert t.values("choose", "zombie") == ["z3", "z4"]


@pytest.mark.rule("14.6.1")
def test_zombie_heroes_get_weapons_and_plague_carriers_do_not() -> None:
    zombies = {"z20": {"space": "7,0", "kind": "zombie-hero", "hero": "jenny"}, "p1": "7,3", "z1": "7,3"}
    t = spawning(3, zombies, scenario="plague-carriers", boxes=["base", "growing-hunger", "survival-of-the-fittest"])
    t.choose("buy", what="grave-weapon")
    assert t.values("choose", "zombie") == ["z1", "z20"]


@pytest.mark.rule("3.9.5")
def test_a_grave_weapon_on_a_zombie_is_no_zombie_card_that_could_be_canceled() -> None:
    zombies = {"z1": armed("sickle", "7,5")}
    t = scenes.hero_turn("father-joseph", zombies=zombies, **RULES)
    assert not t.offers("ability", ability="strength-of-spirit")


@pytest.mark.rule("14.6.2.2")
def test_no_zombie_gets_two() -> None:
    t = spawning(3, {"z1": armed("machete", "7,0"), "z2": "7,3"}, ["sickle"])
    t.choose("buy", what="grave-weapon")
    assert t.zombies["z2"]["weapon"] == "sickle"


@pytest.mark.rule("14.6.2.1")
def test_a_zombie_that_has_just_been_spawned_may_get_it() -> None:
    t = spawning(3, {"z1": "1,1"}, heroes={"billy": "0,0"})
    assert not t.offers("buy", what="grave-weapon")
    t.choose("place", to="7,5")
    t.choose("buy", what="grave-weapon")
    assert t.zombies["z2"]["weapon"] == "machete"


KINDS = ["machete", "sickle", "rusty-axe", "explosive", "old-pitchfork", "blood-spray", "bloated-body", "recently-dead"]


@pytest.mark.rule("14.6.2.3")
@pytest.mark.parametrize(("count", "offered"), [(7, True), (8, False)])
def test_there_are_at_most_eight_on_the_board(count: int, offered: bool) -> None:
    zombies: dict[str, Any] = {f"z{n + 1}": armed(kind, "7,0") for n, kind in enumerate(KINDS[:count])}
    t = spawning(3, {**zombies, "z9": "7,0"}, ["stench-of-death"])
    assert t.offers("buy", what="grave-weapon") is offered


@pytest.mark.rule("14.6")
def test_zombies_that_a_card_places_bring_no_weapons() -> None:
    more = {**RULES, "boxes": [*BOXES, "revenge-of-the-dead"]}
    t = zombie_player.draws("theyre-everywhere", heroes={"billy": "0,0"}, zombies={"z1": "7,0"}, **more)
    assert t.kind == "place-zombie"
    assert not t.offers("buy")


@pytest.mark.rule("14.2", "14.6")
@pytest.mark.parametrize(("die", "offered"), [(1, False), (2, True)])
def test_a_card_that_spawns_them_brings_spawn_points_for_weapons_too(die: int, offered: bool) -> None:
    t = spawning(die, {"z1": "7,0"}, spawn_due=[], hands={"zombies-1": ["theres-too-many"]})
    t.choose("play-card", card="theres-too-many")
    assert t.offers("buy", what="grave-weapon") is offered


@pytest.mark.rule("14.6.2")
def test_the_card_is_discarded_with_its_zombie() -> None:
    t = fights("machete", [6, 6, 1, 2])
    t.passes()
    assert t.zombies == {}
    assert t.state["piles"]["grave-weapons"]["discard"] == ["machete"]


# -- what they do ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.6.3.1")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 6, 2], 1), ([2, 6, 3], 0)])
def test_barbed_wire_a_one_loses_the_fight_at_once(dice: list[int], wounds: int) -> None:
    t = fights("barbed-wire", dice)
    assert t.window != "fight" or not wounds
    t.passes()
    assert t.heroes["sally"]["wounds"] == wounds


@pytest.mark.rule("14.6.3.2")
@pytest.mark.parametrize(("die", "dies"), [(2, True), (3, False)])
def test_bloated_body_prevents_a_wound_on_three(die: int, dies: bool) -> None:
    t = fights("bloated-body", [6, 6, 1, die])
    t.passes()
    assert ("z1" not in t.zombies) is dies


@pytest.mark.rule("14.6.3.2")
def test_bloated_body_does_not_help_against_an_explosive() -> None:
    zombies = {"z1": armed("bloated-body", "4,3")}
    t = scenes.hero_turn("sally", ("dynamite", "lighter"), zombies=zombies, **RULES)
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="dynamite", to="4,3")
    assert t.zombies == {}


@pytest.mark.rule("14.6.3.3")
def test_blood_spray_goes_over_to_a_hero_whom_the_next_wound_turns() -> None:
    t = fights("blood-spray", [6, 6, 1], others={"becky": "3,3"})
    t.passes()
    assert (t.seat, t.values("choose", "hero")) == ("zombies-1", ["becky", "sally"])
    assert t.decision["prompt"] == "Blood Spray: which Hero is stained?"
    t.choose("choose", hero="becky")
    assert t.heroes["becky"]["in_play"] == ["blood-spray"]
    again = table(heroes={"becky": {"space": "3,3", "in_play": ["blood-spray"]}, "sally": "7,0"}, zombies={"z1": "3,3"},
                  dice=[1, 2, 6], **RULES)  # fmt: skip
    again.choose("activate", hero="becky")
    again.choose("skip")
    again.passes()
    assert again.saw("turned", who="becky")


@pytest.mark.rule("14.6.3.3")
def test_blood_spray_stains_nobody_from_afar() -> None:
    zombies = {"z1": armed("blood-spray", "4,3")}
    t = scenes.hero_turn("sheriff-anderson", ("revolver",), zombies=zombies, **RULES)
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", target="z1")
    assert t.zombies == {}
    assert t.state["piles"]["grave-weapons"]["discard"] == ["blood-spray"]


@pytest.mark.rule("14.6.3.4", "8.4.2.1")
@pytest.mark.parametrize(("die", "leaves"), [(3, False), (4, True)])
def test_crawling_torso_holds_who_has_less_than_four_for_movement(die: int, leaves: bool) -> None:
    t = scenes.hero_turn("sally", zombies={"z1": armed("crawling-torso")}, **RULES)
    t.dice(die)
    t.choose("roll-movement")
    assert t.offers("step") is leaves


@pytest.mark.rule("14.6.3.4")
def test_crawling_torso_moves_two_spaces() -> None:
    t = scenes.zombie_start([], heroes={"billy": "0,0"}, zombies={"z1": armed("crawling-torso", "7,3")}, **RULES)
    t.choose("move", zombie="z1", to="6,3")
    t.choose("move", zombie="z1", to="5,3")
    assert t.zombies["z1"]["space"] == "5,3"


@pytest.mark.rule("14.6.3.5", "11.6.6.1")
def test_an_explosive_zombie_explodes_when_it_is_killed() -> None:
    zombies = {"z1": armed("explosive", "4,3"), "z2": "4,3", "z3": "4,3", "z4": "5,3", "z5": "5,4"}
    t = scenes.hero_turn("sheriff-anderson", ("revolver",), zombies=zombies, others={"becky": "3,3"}, **RULES)
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    # The shot, then the two beside it, those around it, the Heroes next to it, the ammo.
    t.dice(6, 2, 1, 5, 4, 5, 4, 6)
    t.choose("attack", target="z1")
    t.passes()
    assert sorted(t.zombies) == ["z3", "z5"]
    assert sorted(hero["wounds"] for hero in t.heroes.values()) == [0, 1]


def falls_to_the_blast(item: str, dice: list[int], zombies: dict[str, Any], *more: str) -> Table:
    """Billy, who has one Health box left, kills an Explosive Zombie next to him and dies of it."""
    boxes = ["base", "growing-hunger", "survival-of-the-fittest", "zombies-with-grave-weapons"]
    sides = {**RULES, "boxes": boxes, "switches": {"survival_decks": "on"}}
    t = scenes.hero_turn(
        "billy", (item, *more), zombies={"z1": armed("explosive", "4,3"), **zombies}, wounds=1, **sides
    )
    t.choose("skip")
    t.dice(*dice)
    if t.offers("attack", card=item, target="z1"):
        t.choose("attack", card=item, target="z1")
    else:
        t.choose("attack", card=item, to="4,3")
    while t.offers("choose", zombie="z1"):
        t.choose("choose", zombie="z1")
    assert t.saw("killed", who="billy")
    t.choose("choose", start="centre")
    return t


@pytest.mark.rule("14.6.3.5")
def test_a_rifle_hits_nobody_else_when_the_blast_has_killed_who_fired_it() -> None:
    t = falls_to_the_blast("rifle", [6, 1, 5], {"z2": "5,3"})
    assert t.values("choose", "zombie") == []
    assert "z2" in t.zombies
    assert all(zombie["wounds"] == 0 for zombie in t.zombies.values()), "nor the Zombie Hero that has risen"


@pytest.mark.rule("14.6.3.5")
def test_nor_are_further_dice_of_an_assault_rifle_rolled() -> None:
    t = falls_to_the_blast("assault-rifle", [6, 1, 1, 5], {"z2": "4,3", "z3": "4,3"})
    assert t.values("choose", "zombie") == []
    assert {"z2", "z3"} <= set(t.zombies)


@pytest.mark.rule("9.5.1", "14.6.3.5")
@pytest.mark.parametrize(("die", "gone"), [(2, True), (1, False)])
def test_dynamite_that_is_lit_goes_off_for_all_in_its_space_though_the_thrower_has_died(die: int, gone: bool) -> None:
    # The first Zombie, then the blast: the other two beside it, Billy; then the Dynamite for those who are left.
    t = falls_to_the_blast("dynamite", [6, 1, 2, 5, die], {"z2": "4,3", "z3": "4,3"}, "lighter")
    assert ("z2" not in t.zombies) is gone
    assert "z3" not in t.zombies


def test_a_shotgun_has_nothing_more_to_hit_where_the_first_one_took_the_others_along() -> None:
    zombies = {"z1": armed("explosive", "4,3"), "z2": "4,3", "z3": "4,3"}
    t = scenes.hero_turn("billy", ("pump-shotgun",), zombies=zombies, **RULES)
    t.choose("skip")
    t.dice(6, 6, 6, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    t.passes()
    assert t.zombies == {}
    assert t.state["zombies_killed"] == 3


@pytest.mark.rule("14.6.3.5", "6.1.6.1")
@pytest.mark.parametrize(("die", "gone"), [(5, False), (6, True)])
def test_an_explosive_zombie_may_explode_at_the_end_of_the_zombie_turn(die: int, gone: bool) -> None:
    t = spawning(die, {"z1": armed("explosive", "7,3")}, spawn_due=[])
    assert ("z1" not in t.zombies) is gone


@pytest.mark.rule("14.6.3.5")
def test_while_no_zombie_can_be_killed_one_that_blows_up_is_gone_and_only_heroes_are_struck() -> None:
    rotten = [{"effect": "zombies-cannot-be-killed", "who": None, "amount": 1, "until": "zombies"}]
    risen = {"space": "7,2", "kind": "zombie-hero", "hero": "jenny"}
    zombies = {"z1": armed("explosive", "7,3"), "z2": "7,3", "z20": risen}
    t = spawning(6, zombies, spawn_due=[], effects=rotten, heroes={"billy": "6,3"})
    t.passes()
    assert set(t.zombies) == {"z2", "z20"}
    assert t.zombies["z20"]["wounds"] == 0
    assert [e["who"] for e in t.events if e.get("for") == "explosion"] == ["billy"]


@pytest.mark.rule("14.6.3.5", "6.1.6.1")
def test_a_hero_whom_such_an_explosion_kills_is_replaced_while_the_turn_still_lasts() -> None:
    heroes = {"billy": {"space": "6,3", "wounds": 1}, "becky": "0,0"}
    t = table(
        dice=[6, 5], turn="zombies", step="place", spawn_due=[], heroes=heroes,
        zombies={"z1": armed("explosive", "7,3")}, switches={"hero_death": "always"}, **RULES,
    )  # fmt: skip
    assert not t.heroes["billy"]["alive"]
    assert (t.state["turn"], t.state["step"], t.view("zombies-1")["step"]) == ("zombies", "place", "place")
    t.choose("choose", start="centre")
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("6.1.6.1")
def test_an_explosive_zombie_does_not_roll_in_the_turn_in_which_it_was_armed() -> None:
    t = spawning(2, {"z1": "7,0"}, ["explosive"], pool={"zombies-1": 0})
    t.choose("buy", what="grave-weapon")
    assert t.zombies["z1"]["weapon"] == "explosive"
    assert not t.saw("roll", **{"for": "explosive"})
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("14.6.3.6")
@pytest.mark.parametrize(("zombie", "again"), [([2, 2], True), ([2, 3], False)])
def test_machete_adds_a_die_and_doubles_make_the_hero_fight_again(zombie: list[int], again: bool) -> None:
    t = fights("machete", [5, 6, *zombie, 5, 6, 2, 1])
    t.passes()
    assert len([event for event in t.events if event["type"] == "fight-started"]) == 1 + again


@pytest.mark.rule("14.6.3.7")
def test_old_pitchfork_takes_a_die_from_the_hero() -> None:
    t = fights("old-pitchfork", [5, 3])
    assert t.saw("roll", **{"for": "hero-fight", "values": [5]})
    t.passes()


@pytest.mark.rule("14.6.3.8")
def test_recently_dead_moves_a_die_and_one_more() -> None:
    t = scenes.zombie_start([], [1], heroes={"billy": "0,0"}, zombies={"z1": armed("recently-dead", "7,3")}, **RULES)
    t.choose("move", zombie="z1", to="6,3")
    t.choose("move", zombie="z1", to="5,3")
    assert t.zombies["z1"]["space"] == "5,3"
    assert t.decision is None or t.decision["actor"] != "z1"


@pytest.mark.rule("14.6.3.9")
@pytest.mark.parametrize(("bats", "serves"), [(1, False), (2, True)])
def test_the_second_of_two_equal_hand_weapons_still_serves_against_a_rusty_axe(bats: int, serves: bool) -> None:
    t = fights("rusty-axe", [5, 6, 1, 2], ("baseball-bat",) * bats)
    t.choose("choose", card="baseball-bat")
    assert t.offers("use-item", card="baseball-bat") is serves


@pytest.mark.rule("14.6.3.9")
def test_rusty_axe_adds_a_die_and_keeps_a_hand_weapon_out_of_the_fight() -> None:
    t = fights("rusty-axe", [5, 6, 1, 2], ("baseball-bat", "keys"))
    assert (t.seat, t.values("choose", "card")) == ("zombies-1", ["baseball-bat"])
    t.choose("choose", card="baseball-bat")
    assert not t.offers("use-item", card="baseball-bat")
    t.passes()
    assert t.saw("roll", **{"for": "zombie-fight", "values": [1, 2]})


@pytest.mark.rule("14.6.3.10")
def test_sickle_adds_a_die_and_the_hero_re_rolls_one() -> None:
    t = fights("sickle", [5, 6, 4, 1, 2])
    assert t.seat == "zombies-1"
    t.choose("choose", dice=[6])
    t.passes()
    assert t.saw("fight-resolved", won=True) or t.saw("fended-off")
    assert t.heroes["sally"]["wounds"] == 0


@pytest.mark.rule("14.6.3.11")
@pytest.mark.parametrize(("space", "dice"), [("5,3", [5]), ("6,3", [5, 4])])
def test_stench_of_death_takes_a_die_from_heroes_within_two_spaces(space: str, dice: list[int]) -> None:
    zombies = {"z1": "3,3", "z2": armed("stench-of-death", space)}
    t = scenes.fight([*dice, 1], (), "sally", zombies=zombies, **RULES)
    assert t.saw("roll", **{"for": "hero-fight", "values": dice})
    t.passes()


@pytest.mark.rule("14.6.3.11")
def test_nobody_rolls_fewer_than_one_die() -> None:
    zombies = {"z1": armed("old-pitchfork"), "z2": armed("stench-of-death", "4,3")}
    t = scenes.fight([5, 1], (), "sally", zombies=zombies, **RULES)
    assert t.saw("roll", **{"for": "hero-fight", "values": [5]})
    t.passes()


# -- the cards of the box with radioactive figures ---------------------------------------------------------

RADIOACTIVE: dict[str, Any] = {**RULES, "boxes": [*BOXES, "radioactive-zombies-with-grave-weapons"]}


def test_tools_of_the_grave_gives_out_two_weapons_on_a_board() -> None:
    hands = {"zombies-1": ["tools-of-the-grave"]}
    zombies = {"z1": "7,0", "z2": "7,3", "z3": "0,1"}
    rules = {**RADIOACTIVE, "hands": hands, "spawn_due": []}
    t = spawning(1, zombies, ["sickle", "machete"], **rules)
    t.choose("play-card", card="tools-of-the-grave")
    t.choose("choose", zombie="z1")
    assert (t.zombies["z1"]["weapon"], t.zombies["z2"]["weapon"]) == ("sickle", "machete")
    assert "weapon" not in t.zombies["z3"]


def test_tools_of_the_grave_stays_out_of_the_deck_without_grave_weapons() -> None:
    t = table(heroes={"billy": "0,0"}, boxes=RADIOACTIVE["boxes"])
    assert "tools-of-the-grave" not in t.state["zombie_deck"]
    assert "hazard-suit" in t.state["hero_deck"]


def test_the_hazard_suit_keeps_the_stench_away() -> None:
    zombies = {"z1": "3,3", "z2": armed("stench-of-death", "4,3")}
    t = scenes.fight([5, 4, 1], ("hazard-suit",), "sally", zombies=zombies, **RADIOACTIVE)
    assert t.saw("roll", **{"for": "hero-fight", "values": [5, 4]})
    t.passes()


def test_the_hazard_suit_is_discarded_to_prevent_a_wound_by_an_explosive() -> None:
    zombies = {"z1": armed("explosive", "4,3")}
    t = scenes.hero_turn("sheriff-anderson", ("revolver", "hazard-suit"), zombies=zombies, **RADIOACTIVE)
    t.choose("skip")
    t.dice(6, 5, 6)
    t.choose("attack", target="z1")
    t.choose("use-item", card="hazard-suit")
    assert t.heroes["sheriff-anderson"]["wounds"] == 0
    assert "hazard-suit" not in t.heroes["sheriff-anderson"]["items"]
    t.nothing_pending()


# -- saves and situations ----------------------------------------------------------------------------------


def test_a_save_keeps_weapons() -> None:
    t = scenes.hero_turn("sally", zombies={"z1": armed("sickle", "4,3")}, **RULES)
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before
    assert table(**before).zombies["z1"]["weapon"] == "sickle"


@pytest.mark.rule("14.6.3.5")
def test_a_shot_finds_nobody_where_an_explosion_has_been_faster() -> None:
    """The first Zombie that the shotgun hits explodes and takes the other with it."""
    billy = {"space": "3,2", "items": ["double-barreled-shotgun"]}
    t = table(heroes={"billy": billy}, zombies={"z1": armed("explosive"), "z2": "3,3"}, dice=[6, 6, 1, 6], **RULES)
    t.choose("skip")
    t.choose("attack", card="double-barreled-shotgun", to="3,3")
    t.passes()
    assert t.zombies == {}
    assert t.state["zombies_killed"] == 2
