"""Unique Items, in alphabetical order; Records are in test_survival_decks.  [3.9.4.1]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.survival_of_the_fittest.scenes import BOXES, fight_with, found, table
from tests.table import Table

ON = {"switches": {"survival_decks": "on"}}


def items_of(t: Table, hero: str = "billy") -> list[str]:
    return list(t.heroes[hero]["items"])


# -- Assault Rifle -----------------------------------------------------------------------------------------


def test_the_assault_rifle_has_three_dice_each_at_a_zombie_of_ones_choice() -> None:
    zombies = {"z1": "5,3", "z2": "5,3", "z3": "6,3"}
    t = found(items=("assault-rifle",), zombies=zombies)
    t.choose("skip")
    assert t.values("attack", "to") == ["5,3", "6,3"]
    t.dice(3, 4, 5)
    t.choose("attack", card="assault-rifle", to="5,3")
    assert t.values("choose", "zombie") == ["z1", "z2"]
    t.choose("choose", zombie="z1")  # 3 misses
    t.choose("choose", zombie="z1")  # 4 hits
    assert sorted(t.zombies) == ["z3"], "the third die is for the only one left"
    assert t.heroes["billy"]["charges"] == {"assault-rifle": [3]}
    t.nothing_pending()


def test_the_assault_rifle_stops_when_nobody_is_left_to_shoot_at() -> None:
    t = found(items=("assault-rifle",), zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(4)
    t.choose("attack", card="assault-rifle")
    assert t.zombies == {}
    assert sum(event["type"] == "roll" and event["for"] == "ranged" for event in t.events) == 1


def test_the_assault_rifle_goes_with_its_last_marker() -> None:
    billy = {"space": "3,3", "items": ["assault-rifle"], "charges": {"assault-rifle": [1]}}
    t = table(heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "5,3"}, **ON)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(1, 1, 1)
    t.choose("attack", card="assault-rifle")
    assert items_of(t) == []
    assert t.state["piles"]["unique-items"]["discard"] == ["assault-rifle"]


def test_the_assault_rifle_fills_both_hands() -> None:
    t = found(items=("assault-rifle",), hero_deck=["crowbar"], space="0,0")
    t.choose("search")
    assert t.kind == "discard-down"


# -- Becky's Medical Bag -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "healed"), [("3,4", True), ("3,5", False)])
def test_the_medical_bag_heals_a_wound_here_or_next_to_here(space: str, healed: bool) -> None:
    t = found(items=("beckys-medical-bag",), others={"johnny": {"space": space, "wounds": 1}})
    assert t.offers("use-item", card="beckys-medical-bag", hero="johnny") is healed
    if healed:
        t.choose("use-item", card="beckys-medical-bag")
        assert t.heroes["johnny"]["wounds"] == 0
        assert t.heroes["billy"]["charges"] == {"beckys-medical-bag": [2]}


def test_the_medical_bag_goes_with_its_third_use() -> None:
    t = found(items=("beckys-medical-bag",), wounds=1, others={"jake-cartwright": {"space": "3,3", "wounds": 2}})
    for hero in ("billy", "jake-cartwright", "jake-cartwright"):
        t.choose("use-item", card="beckys-medical-bag", hero=hero)
    assert items_of(t) == []
    assert [t.heroes[hero]["wounds"] for hero in ("billy", "jake-cartwright")] == [0, 0]


@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 3)])
def test_becky_uses_up_her_bag_only_on_one_to_three(die: int, left: int) -> None:
    t = found("becky", ("beckys-medical-bag",), wounds=1, others={"billy": "7,0"})
    t.dice(die)
    t.choose("use-item", card="beckys-medical-bag", hero="becky")
    assert t.heroes["becky"]["charges"] == {"beckys-medical-bag": [left]}


def test_the_medical_bag_is_of_no_use_to_the_healthy() -> None:
    assert not found(items=("beckys-medical-bag",)).offers("use-item")


# -- Billy's Running Shoes ---------------------------------------------------------------------------------


def test_the_running_shoes_add_one_to_movement() -> None:
    t = found("johnny", ("billys-running-shoes",))
    t.dice(3)
    t.choose("roll-movement")
    assert t.engine.game.decision.facts[0] == 4


def test_billy_runs_through_one_space_with_zombies_in_his_shoes() -> None:
    t = found(items=("billys-running-shoes",), zombies={"z1": "4,3", "z2": "6,3"})
    t.dice(6)
    t.choose("roll-movement")
    for to in ("4,3", "5,3"):
        t.choose("step", to=to)
    assert t.kind == "move-hero"
    t.choose("step", to="6,3")
    assert t.kind != "move-hero", "the second space with a Zombie ends his move"
    assert t.heroes["billy"]["space"] == "6,3"


def test_nobody_else_runs_through_zombies_in_billys_shoes() -> None:
    t = found("johnny", ("billys-running-shoes",), zombies={"z1": "4,3"})
    t.dice(6)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.saw("moved", who="johnny", to="4,3")
    assert not t.offers("step")


def test_what_lies_behind_one_zombie_is_within_billys_reach_and_behind_two_is_not() -> None:
    from shamble.lnoe.rules.hero_ways import step_options, ways_ahead

    alley = {
        "grid": {
            "width": 6,
            "height": 1,
            "buildings": [],
            "walls": [],
            "pits": [],
            "large": [],
        }
    }
    t = found(items=("billys-running-shoes",), space="0,0", others={}, board=alley, zombies={"z1": "1,0", "z2": "3,0"})
    game = t.engine.game
    hero = game.named("billy")
    first = [option[1] for option in step_options(game, hero, 6, False)]
    reached = sorted(game.board.names[space] for space in ways_ahead(game, hero, 6, first))
    assert reached == ["1,0", "2,0", "3,0"]


# -- Family Sword ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "kills"), [(5, False), (6, True)])
def test_the_family_sword_kills_a_zombie_that_is_beaten_with_a_six(die: int, kills: bool) -> None:
    t = fight_with([1, 2, 4, die], items=("family-sword",))
    t.choose("use-item", card="family-sword", mode="add-die")
    t.passes("zombies-1")
    while t.kind == "window" and not t.offers("use-item", mode="kill-on-six"):
        t.choose("pass")
    assert t.offers("use-item", mode="kill-on-six") is kills
    if kills:
        t.choose("use-item", card="family-sword", mode="kill-on-six")
    t.passes()
    assert ("z1" not in t.zombies) is kills
    assert items_of(t) == ["family-sword"]


def test_the_family_sword_does_not_kill_where_it_was_not_drawn() -> None:
    t = fight_with([6, 2, 4], items=("family-sword",))
    until(t, "fight")
    t.choose("pass")
    assert not t.offers("use-item", mode="kill-on-six")


# -- Father Joseph's Bible ---------------------------------------------------------------------------------


def test_the_bible_cancels_a_zombie_card_and_is_discarded() -> None:
    t = fight_with([5, 2, 4], items=("father-josephs-bible",), zombie_hand=("uuuurrrggghh",))
    until(t, "fight")
    t.passes("heroes-1")
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="father-josephs-bible", mode="cancel")
    assert t.saw("canceled", card="uuuurrrggghh")
    assert items_of(t) == []


@pytest.mark.parametrize(("die", "items"), [(2, []), (3, ["father-josephs-bible"])])
def test_a_holy_bearer_keeps_the_bible_on_three(die: int, items: list[str]) -> None:
    t = found("father-joseph", ("father-josephs-bible",), in_play=["heavy-rain"])
    t.dice(die)
    t.choose("use-item", card="father-josephs-bible", mode="cancel-in-play", target="heavy-rain")
    assert t.state["in_play"] == []
    assert items_of(t, "father-joseph") == items


def test_the_bible_is_of_no_use_without_a_zombie_card() -> None:
    assert not found(items=("father-josephs-bible",)).offers("use-item")


# -- Grenade Belt ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "dead"), [(1, []), (2, ["z1"])])
def test_a_grenade_kills_zombies_on_two_and_needs_no_fire(die: int, dead: list[str]) -> None:
    t = found(items=("grenade-belt",), zombies={"z1": "5,3", "z2": "6,3"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="grenade-belt", to="5,3")
    assert [zombie for zombie in ("z1", "z2") if zombie not in t.zombies] == dead
    assert t.heroes["billy"]["charges"] == {"grenade-belt": [2]}


@pytest.mark.parametrize(("die", "alive"), [(4, True), (5, False)])
def test_a_grenade_kills_heroes_on_five(die: int, alive: bool) -> None:
    t = found(items=("grenade-belt",), others={"johnny": "5,3"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="grenade-belt", to="5,3")
    t.passes()
    assert (t.heroes["johnny"]["space"] is not None) is alive


def test_the_third_grenade_is_the_last() -> None:
    billy = {"space": "3,3", "items": ["grenade-belt"], "charges": {"grenade-belt": [1]}}
    t = table(heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "5,3"}, **ON)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("attack", card="grenade-belt", to="5,3")
    assert items_of(t) == []


def test_one_grenade_serves_where_a_scenario_wants_an_explosive() -> None:
    t = found(items=("grenade-belt",), scenario="burn-em-out", space="7,5", others={"becky": "0,0"})
    t.choose("destroy-pit", card="grenade-belt")
    t.passes()
    assert t.heroes["billy"]["items"] == ["grenade-belt"]
    assert t.heroes["billy"]["charges"] == {"grenade-belt": [2]}
    assert "7,5" not in t.state["pits"]


# -- Jake's Backpack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "kind"), [(("keys",), "move-action"), (("keys", "lighter"), "discard-down")])
def test_the_backpack_holds_two_more_items(more: tuple[str, ...], kind: str) -> None:
    items = ("jakes-backpack", "ammo", "torch", "first-aid-kit", *more)
    t = found(items=items, hero_deck=["gasoline"], space="0,0")
    t.choose("search")
    assert (t.kind == "discard-down") is (kind == "discard-down")


@pytest.mark.parametrize(("weapons", "over"), [(("crowbar", "baseball-bat"), False), (("crowbar", "pitchfork"), True)])
def test_the_backpack_holds_one_more_weapon(weapons: tuple[str, ...], over: bool) -> None:
    second = ("meat-cleaver",) if over else ()
    t = found(items=("jakes-backpack", *weapons, *second), hero_deck=["chainsaw"], space="0,0")
    t.choose("search")
    assert (t.kind == "discard-down") is over


@pytest.mark.parametrize("paid", ["jakes-backpack", "keys"])
def test_who_loses_the_backpack_keeps_no_more_than_others_do(paid: str) -> None:
    items = ("jakes-backpack", "ammo", "torch", "first-aid-kit", "keys", "lighter")
    t = found("nikki", items, boxes=[*BOXES, "timber-peak"], wounds=1)
    t.choose("ability", ability="rescue-gear")
    t.choose("choose", card=paid)
    assert (t.kind == "discard-down") is (paid == "jakes-backpack")


@pytest.mark.rule("9.1.2")
def test_so_does_who_had_it_taken_by_somebody_with_too_much() -> None:
    jenny = {"space": "0,0", "items": ["jakes-backpack", "torch", "first-aid-kit", "old-betsy", "dynamite", "gasoline"]}
    items = ("keys", "lighter", "gasoline", "ammo")
    t = found(items=items, space="0,0", hero_deck=["fire-extinguisher"], others={"jenny": jenny})
    t.choose("search")
    t.choose("take", card="jakes-backpack", hero="jenny")
    assert t.decision is not None
    assert (t.kind, t.decision["actor"]) == ("discard-down", "jenny")
    assert not t.offers("take", card="jakes-backpack"), "it was taken once"
    t.choose("discard", card="torch")
    assert t.kind == "exchange"


@pytest.mark.rule("9.1.2")
def test_and_who_throws_it_to_somebody_else() -> None:
    items = ("jakes-backpack", "torch", "first-aid-kit", "old-betsy", "dynamite", "gasoline")
    t = found(items=items, boxes=[*BOXES, "stock-up"], hand=("catch",), others={"jenny": "4,3"})
    t.choose("play-card", card="catch", hero="billy")
    t.choose("choose", card="jakes-backpack")
    assert t.decision is not None
    assert (t.kind, t.decision["actor"]) == ("discard-down", "billy")


# -- Jenny's Pitchfork -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "items"), [(1, []), (2, ["jennys-pitchfork"])])
def test_jennys_pitchfork_rerolls_and_breaks_on_one(die: int, items: list[str]) -> None:
    t = fight_with([1, 2, 5, 6, 6, die], items=("jennys-pitchfork",))
    t.choose("use-item", card="jennys-pitchfork")
    t.choose("choose", dice=[1, 2])
    t.passes()
    assert t.zombies == {}
    assert items_of(t) == items


def test_in_jennys_hands_it_never_breaks() -> None:
    t = fight_with([1, 2, 5, 6, 6], items=("jennys-pitchfork",), hero="jenny")
    t.choose("use-item", card="jennys-pitchfork")
    t.choose("choose", dice=[1, 2])
    t.passes()
    assert not t.saw("roll", **{"for": "break"})
    assert items_of(t, "jenny") == ["jennys-pitchfork"]


# -- Johnny's Jacket ---------------------------------------------------------------------------------------


def lose(t: Table) -> None:
    """The fight on the table goes its way."""
    t.passes()


@pytest.mark.parametrize(("wounds", "alive"), [(1, True), (2, False)])
def test_the_jacket_takes_a_wound_in_place_of_its_bearer(wounds: int, alive: bool) -> None:
    t = fight_with([1, 2, 6], items=("johnnys-jacket",), wounds=wounds)  # Billy has two Health boxes
    lose(t)
    assert (t.heroes["billy"]["space"] is not None) is alive


def exchange(t: Table, card: str, to: str) -> None:
    t.choose("skip")
    t.choose("give", card=card, hero=to)
    t.choose("done")


def test_the_wound_goes_along_with_the_jacket() -> None:
    t = fight_with([1, 2, 6], items=("johnnys-jacket",), others={"jenny": "3,3"}, zombies={"z1": "3,3"})
    lose(t)
    assert t.heroes["billy"]["wounds"] == 1
    state = t.state | {"zombies": {}, "turn": "heroes", "step": "activate"}
    state["heroes"]["billy"]["activated"] = False
    state["heroes"]["jenny"]["activated"] = True
    state.pop("acting", None)
    again = table(**state)
    exchange(again, "johnnys-jacket", "jenny")
    assert again.heroes["billy"]["wounds"] == 0
    assert again.heroes["jenny"]["wounds"] == 1
    assert again.heroes["jenny"]["health"] - again.heroes["jenny"]["wounds"] == 2


def test_a_wound_from_before_does_not_go_along_with_a_new_jacket() -> None:
    t = found(items=("johnnys-jacket",), wounds=1, others={"jenny": "3,3"})
    exchange(t, "johnnys-jacket", "jenny")
    assert t.heroes["billy"]["wounds"] == 1
    assert t.heroes["jenny"]["wounds"] == 0


def test_the_wound_on_the_jacket_is_healed_like_any_other() -> None:
    t = fight_with([1, 2, 6], items=("johnnys-jacket", "first-aid-kit"))
    lose(t)
    while not t.offers("use-item", card="first-aid-kit"):
        assert t.kind in ("window", "activate-hero", "move-action"), t.decision
        t.choose("pass" if t.kind == "window" else "activate" if t.kind == "activate-hero" else "skip")
    t.choose("use-item", card="first-aid-kit", hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    assert not [note for note in t.state["notes"] if "jacket" in note]


@pytest.mark.parametrize(("hero", "offered"), [("johnny", True), ("billy", False)])
def test_johnny_adds_one_to_a_die_in_his_jacket(hero: str, offered: bool) -> None:
    t = fight_with([4, 2, 4], items=("johnnys-jacket",), hero=hero)
    assert t.offers("use-item", card="johnnys-jacket") is offered
    if offered:
        t.choose("use-item", card="johnnys-jacket")
        assert t.values("choose", "dice") == [[2], [4]]
        t.choose("choose", dice=[4])
        assert not t.offers("use-item", card="johnnys-jacket"), "once in a fight"
        t.passes()
        assert t.heroes["johnny"]["wounds"] == 0


# -- Nail-Studded Bat --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "items"), [(1, []), (2, ["nail-studded-bat"])])
def test_the_nail_studded_bat_adds_two_dice_and_breaks_on_one(die: int, items: list[str]) -> None:
    t = fight_with([1, 2, 5, 6, 6, die], items=("nail-studded-bat",))
    t.choose("use-item", card="nail-studded-bat")
    t.passes()
    assert t.zombies == {}
    assert items_of(t) == items


# -- Riot Gear ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_riot_gear_prevents_a_wound_for_a_marker() -> None:
    t = fight_with([1, 2, 6], items=("riot-gear",))
    until(t, "about-to-wound")
    t.choose("use-item", card="riot-gear")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert t.heroes["billy"]["charges"] == {"riot-gear": [2]}


def test_riot_gear_goes_with_its_last_marker() -> None:
    billy = {"space": "3,3", "items": ["riot-gear"], "charges": {"riot-gear": [1]}}
    t = table(heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "3,3"}, **ON)
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    until(t, "about-to-wound")
    t.choose("use-item", card="riot-gear")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert items_of(t) == []


def test_riot_gear_does_not_help_who_does_not_wear_it() -> None:
    t = fight_with([1, 2, 6], others={"becky": {"space": "7,0", "items": ["riot-gear"]}})
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


# -- Sally's Pendant ---------------------------------------------------------------------------------------


def test_the_pendant_prevents_the_wounds_of_one_fight_in_a_game() -> None:
    t = fight_with([1, 2, 6, 1, 2, 6], items=("sallys-pendant",), zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("fight", zombie="z1")
    until(t, "about-to-wound")
    t.choose("use-item", card="sallys-pendant", mode="once")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1, "the second fight finds it spent"
    assert items_of(t) == ["sallys-pendant"]


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 0)])
def test_sally_may_try_her_pendant_once_a_turn(die: int, wounds: int) -> None:
    t = fight_with([1, 2, 6, die, 1, 2, 6], items=("sallys-pendant",), hero="sally", notes={"sallys-pendant": 1})
    until(t, "about-to-wound")
    assert not t.offers("use-item", mode="once")
    t.choose("use-item", card="sallys-pendant", mode="try")
    t.passes()
    assert t.heroes["sally"]["wounds"] == wounds


def test_sally_tries_it_only_once_in_a_turn() -> None:
    zombies = {"z1": "3,3", "z2": "3,3"}
    more: dict[str, Any] = {"zombies": zombies, "notes": {"sallys-pendant": 1}}
    t = fight_with([1, 2, 6, 4, 1, 2, 6], items=("sallys-pendant",), hero="sally", **more)
    t.choose("fight", zombie="z1")
    until(t, "about-to-wound")
    t.choose("use-item", card="sallys-pendant", mode="try")
    t.passes()
    assert t.heroes["sally"]["wounds"] == 1


# -- Sheriff's Badge ---------------------------------------------------------------------------------------


def test_the_badge_makes_its_bearer_law_enforcement() -> None:
    t = fight_with([1, 2, 6], items=("sheriffs-badge",), hand=("deputy-taylor",))
    assert t.offers("play-card", card="deputy-taylor", mode="cancel-fight")


@pytest.mark.parametrize(("answer", "dead"), [("yes", True), ("no", False)])
def test_the_badge_lets_a_gun_that_missed_be_rolled_again(answer: str, dead: bool) -> None:
    t = found(items=("sheriffs-badge", "revolver"), zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(2, 5)
    t.choose("attack", card="revolver")
    t.choose("choose", reroll=answer)
    t.passes()
    assert ("z1" not in t.zombies) is dead


@pytest.mark.rule("9.5.3.1")
def test_a_gun_that_missed_gas_is_rolled_again_as_for_a_zombie() -> None:
    t = found(items=("sheriffs-badge", "revolver"), markers=[{"kind": "gas", "space": "5,3"}])
    t.choose("skip")
    t.dice(2, 5)
    t.choose("attack", card="revolver", target="gas")
    t.choose("choose", reroll="yes")
    assert t.state["markers"] == []


def test_the_badge_is_not_asked_after_a_hit() -> None:
    t = found(items=("sheriffs-badge", "revolver"), zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver")
    assert not t.offers("choose", reroll="yes")


def test_the_badge_helps_once_a_turn() -> None:
    zombies = {"z1": "4,3", "z2": "4,3"}
    t = found(items=("sheriffs-badge", "pump-shotgun"), zombies=zombies)
    t.choose("skip")
    t.dice(1, 1, 1, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    t.choose("choose", reroll="yes")
    assert not t.offers("choose", reroll="yes"), "not for the second Zombie"


# -- Sniper Rifle ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "dead", "items"), [(1, False, []), (2, False, ["sniper-rifle"]), (3, True, ["sniper-rifle"])]
)
def test_the_sniper_rifle_kills_on_three_and_is_empty_on_one(die: int, dead: bool, items: list[str]) -> None:
    t = found(items=("sniper-rifle",), space="0,5", zombies={"z1": "7,5"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="sniper-rifle", target="z1")
    assert ("z1" not in t.zombies) is dead
    assert items_of(t) == items


def test_who_has_moved_does_not_fire_the_sniper_rifle() -> None:
    t = found(items=("sniper-rifle",), space="0,5", zombies={"z1": "7,5"})
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="1,5")
    if t.offers("stop"):
        t.choose("stop")
    assert not t.offers("attack")
