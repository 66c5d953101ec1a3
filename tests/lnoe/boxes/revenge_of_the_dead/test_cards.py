"""The cards of Revenge of the Dead."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled, walked, zombies_answer
from tests.table import GRID, Table

scenes = Scenes("revenge-of-the-dead")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
draws, zombie_move = scenes.draws, scenes.zombie_move

# -- Hero's Sacrifice --------------------------------------------------------------------------------------


def dying(**more: object) -> Table:
    """Billy loses his last fight."""
    t = fight([1, 2, 6], wounds=1, hand=("heros-sacrifice",), **more)
    while t.kind == "window" and t.window != "hero-killed":
        t.choose("pass")
    return t


def test_a_hero_who_is_killed_takes_every_zombie_there_along() -> None:
    zombies = {"z1": "3,3", "z2": "3,3", "z3": "4,3"}
    t = hero_turn("billy", wounds=1, hand=("heros-sacrifice",), zombies=zombies, sun=15)
    t.dice(1, 2, 6)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    t.choose("play-card", card="heros-sacrifice", mode="last-blow")
    assert list(t.zombies) == ["z3"]
    assert t.heroes["billy"]["alive"] is False
    assert not t.saw("turned"), "though it is early in the night"


def test_or_the_heroes_near_by_heal_and_get_away() -> None:
    others = {"jenny": {"space": "5,3", "wounds": 1}, "sally": {"space": "6,3", "wounds": 1}}
    t = dying(others=others, sun=5)
    t.dice(3)
    t.choose("play-card", card="heros-sacrifice", mode="save-others")
    assert (t.heroes["jenny"]["wounds"], t.heroes["sally"]["wounds"]) == (0, 1), "two spaces away, and three"
    assert t.decision is not None
    assert t.decision["actor"] == "jenny"
    t.choose("step", to="6,4")
    t.choose("step", to="7,4")
    assert t.heroes["jenny"]["space"] == "7,4"
    t.nothing_pending()


def test_nobody_near_no_second_half() -> None:
    t = dying(sun=5)
    assert t.values("play-card", "mode") == ["last-blow"]


def test_a_wound_that_does_not_kill_is_no_sacrifice() -> None:
    t = fight([1, 2, 6], hand=("heros-sacrifice",))
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    assert not t.saw("played")


# -- Last Stand --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (0, False)])
def test_the_last_stand_is_for_who_has_one_box_left(wounds: int, offered: bool) -> None:
    t = hero_turn("billy", wounds=wounds, hand=("last-stand",))
    assert t.offers("play-card", hero="billy") is offered
    assert not t.offers("play-card", hero="becky")


def test_who_stands_fast_wins_ties() -> None:
    t = fight([4, 2, 4], on_hero=("last-stand",), wounds=1)
    t.passes()
    assert t.saw("fight-resolved", won=True, tie=True)


def test_and_does_not_move() -> None:
    t = hero_turn("billy", on_hero=("last-stand",), wounds=1)
    t.dice(4)
    t.choose("roll-movement")
    assert not t.offers("step")


def test_healing_ends_it() -> None:
    t = hero_turn("billy", on_hero=("last-stand",), wounds=1, hand=("recovery",))
    t.choose("play-card", card="recovery", hero="billy")
    assert t.heroes["billy"]["in_play"] == []


def test_one_heroic_card_is_enough() -> None:
    t = hero_turn("billy", on_hero=("heroic-resolve",), wounds=1, hand=("last-stand",))
    assert not t.offers("play-card")


# -- Laying Down the Law -----------------------------------------------------------------------------------


def test_the_law_is_for_officers_and_who_has_a_gun() -> None:
    heroes = {"sheriff-anderson": "3,3", "billy": {"space": "0,0", "items": ["revolver"]}, "jenny": "7,0"}
    t = table(heroes=heroes, hands={"heroes-1": ["laying-down-the-law"]})
    assert t.values("play-card", "hero") == ["billy", "sheriff-anderson"]
    t.choose("play-card", card="laying-down-the-law", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["laying-down-the-law"]


@pytest.mark.parametrize(("die", "left"), [(3, []), (2, ["z1"])])
def test_a_shot_hits_on_one_less(die: int, left: list[str]) -> None:
    t = hero_turn("billy", ("revolver",), on_hero=("laying-down-the-law",), zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="revolver")
    assert list(t.zombies) == left


@pytest.mark.parametrize(("law", "items"), [(("laying-down-the-law",), ["revolver"]), ((), [])])
def test_a_revolver_in_a_steady_hand_never_empties(law: tuple[str, ...], items: list[str]) -> None:
    t = hero_turn("billy", ("revolver",), on_hero=law, zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(1)
    t.choose("attack", card="revolver")
    assert t.heroes["billy"]["items"] == items


# -- Magnum Revolver ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(4, []), (3, ["z20"])])
@pytest.mark.rule("10.4.2")
def test_the_magnum_kills_on_four_or_more(die: int, left: list[str]) -> None:
    zombies = {"z20": {"space": "5,3", "hero": "sally", "kind": "zombie-hero"}}
    t = hero_turn("billy", ("magnum-revolver",), zombies=zombies)
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="magnum-revolver")
    assert list(t.zombies) == left


def test_jenny_may_shoot_it_and_jake_is_armed_with_it_again() -> None:
    t = hero_turn("sally", ("magnum-revolver",), zombies={"z1": "5,3"})
    t.choose("skip")
    assert t.offers("attack", card="magnum-revolver")
    t = hero_turn("sheriff-anderson", space="5,0", hero_discard=["magnum-revolver", "revolver", "keys"])
    t.choose("ability", ability="man-of-action")
    assert t.values("choose", "card") == ["magnum-revolver", "revolver"]
    t.choose("choose", card="magnum-revolver")
    assert t.heroes["sheriff-anderson"]["items"] == ["magnum-revolver"]


# -- Endless Rage ------------------------------------------------------------------------------------------


def test_endless_rage_rolls_a_die_and_brings_a_card_back() -> None:
    t = fight([5, 3, 1], zombie_hand=("endless-rage",), zombie_discard=["trip", "shamble"])
    t.dice(6)
    zombies_answer(t, "endless-rage")
    assert t.values("choose", "card") == ["shamble", "trip"]
    t.choose("choose", card="trip")
    assert "trip" not in t.state["zombie_discard"]
    assert "trip" in t.state["zombie_deck"]
    assert dice_rolled(t, "zombie-fight") == [1, 1]
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


def test_with_an_empty_pile_it_is_only_a_die() -> None:
    t = fight([5, 3, 1], zombie_hand=("endless-rage",), zombie_discard=[])
    t.dice(2)
    zombies_answer(t, "endless-rage")
    t.passes()
    assert t.saw("fight-resolved", won=True)
    t.nothing_pending()


# -- Falling Darkness --------------------------------------------------------------------------------------


def test_falling_darkness_cancels_a_hero_card_in_play() -> None:
    heroes = {
        "billy": {"space": "3,3", "in_play": ["heroic-resolve"]},
        "becky": {"space": "0,0", "in_play": ["teen-angst"]},
    }
    t = table(
        heroes=heroes, zombies={"z1": "7,5"}, turn="zombies", step="move", hands={"zombies-1": ["falling-darkness"]}
    )
    assert [o["target"] for o in t.find("play-card")] == ["heroic-resolve"]
    t.choose("play-card", card="falling-darkness")
    assert t.heroes["billy"]["in_play"] == []
    assert t.heroes["becky"]["in_play"] == ["teen-angst"]
    t.nothing_pending()


def test_without_a_hero_card_in_play_it_is_not_played() -> None:
    assert not zombie_move(["falling-darkness"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}).offers("play-card")


# -- Strength of Hate --------------------------------------------------------------------------------------


def hateful(dice: list[int], then: list[int] | None = None) -> Table:
    t = hero_turn("billy", zombies={"z1": "3,3"}, zombie_hand=("strength-of-hate", "uuuurrrggghh"))
    t.dice(*dice)
    t.choose("skip")
    assert t.window == "fight-begins"
    t.choose("play-card", card="strength-of-hate", zombie="z1")
    if then is not None:
        t.dice(*then)
        zombies_answer(t, "uuuurrrggghh")
    t.passes()
    return t


def test_each_die_of_the_zombie_shows_one_more() -> None:
    assert hateful([4, 2, 3]).saw("fight-resolved", won=False, tie=True)


def test_one_less_would_have_lost() -> None:
    assert hateful([4, 2, 2]).saw("fight-resolved", won=True)


@pytest.mark.rule("11.3.1")
def test_it_is_no_fight_card_and_later_dice_are_raised_too() -> None:
    assert hateful([6, 2, 1], [6, 1]).saw("fight-resolved", won=False, tie=False)


# -- They're Everywhere! -----------------------------------------------------------------------------------


def test_a_zombie_on_every_pit() -> None:
    t = draws("theyre-everywhere", heroes={"billy": "3,3"})
    t.choose("place", to="7,5")
    assert sorted(z["space"] for z in t.zombies.values()) == ["0,5", "7,5"]
    t.nothing_pending()


def test_with_one_in_the_pool_the_player_picks_the_pit() -> None:
    t = draws("theyre-everywhere", heroes={"billy": "3,3"}, pool={"zombies-1": 1})
    assert t.values("place", "to") == ["0,5", "7,5"]
    t.choose("place", to="0,5")
    assert [z["space"] for z in t.zombies.values()] == ["0,5"]


def test_where_zombies_come_in_along_an_edge_they_still_come_out_of_the_pits() -> None:
    zones = {"zombie-edge": ["2,0", "3,0"], "far-edge": ["3,5"], "home-ground": ["3,3"]}
    new = [{"kind": "spawning-pit", "space": space} for space in ("6,3", "1,1")]
    t = Scenes("revenge-of-the-dead", "hold-the-line").draws(
        "theyre-everywhere", scenario="hold-the-line", board={"grid": {**GRID["grid"], "zones": zones}}, markers=new,
        heroes={"billy": "7,0"}, hands={"zombies-1": ["resilient", "resilient", "trip"]},
    )  # fmt: skip
    while t.kind != "place-zombie":
        t.must(cmd="choose", option="0")
    assert t.values("place", "to") == ["1,1", "6,3"]
    t.choose("place", to="6,3")
    assert sorted(z["space"] for z in t.zombies.values()) == ["1,1", "6,3"]
    used = [effect for effect in t.state["effects"] if effect["effect"] == "pit-used"]
    assert not used, "it is no spawning: each of them brings its Zombie of this turn all the same"


def test_a_pit_that_need_not_be_used_has_its_zombie_too() -> None:
    board = {"grid": {**GRID["grid"], "optional_pits": ["7,0"]}}
    t = Scenes("revenge-of-the-dead", "blood-in-the-forest").draws(
        "theyre-everywhere", board=board, heroes={"billy": "3,3"}
    )
    t.choose("place", to="0,5")
    t.choose("place", to="7,5")
    assert sorted(z["space"] for z in t.zombies.values()) == ["0,5", "7,0", "7,5"]


# -- Unstoppable -------------------------------------------------------------------------------------------


def shoots(card: str, *dice: int, zombies: dict[str, str], items: tuple[str, ...] = ()) -> Table:
    t = hero_turn("billy", (card, *items), zombies=zombies, zombie_hand=("unstoppable",))
    t.choose("skip")
    t.dice(*dice)
    t.must(
        cmd="choose",
        option=next(o["id"] for o in t.find("attack", card=card) if "5,3" in o.values() or "z1" in o.values()),
    )
    return t


def test_a_zombie_shrugs_off_a_bullet() -> None:
    t = shoots("revolver", 5, zombies={"z1": "5,3"})
    assert t.window == "zombie-hit"
    t.choose("play-card", card="unstoppable", zombie="z1")
    assert list(t.zombies) == ["z1"]
    assert t.state["zombies_killed"] == 0
    t.nothing_pending()


def test_a_miss_is_nothing_to_answer() -> None:
    t = shoots("revolver", 3, zombies={"z1": "5,3"})
    assert t.window != "zombie-hit"


def test_of_several_in_a_blast_of_shot_one_is_spared() -> None:
    t = shoots("pump-shotgun", 5, 5, 5, 6, zombies={"z1": "5,3", "z2": "5,3"})
    assert t.values("play-card", "zombie") == ["z1"]
    t.choose("pass")
    t.choose("play-card", card="unstoppable", zombie="z2")
    assert list(t.zombies) == ["z2"]


def test_dynamite_is_neither_gun_nor_gas() -> None:
    t = shoots("dynamite", 5, zombies={"z1": "5,3"}, items=("lighter",))
    assert t.zombies == {}


@pytest.mark.parametrize(("weapon", "answered"), [("emergency-flare", False), ("revolver", True)])
def test_where_zombies_can_answer_any_shot_it_still_helps_only_against_guns(weapon: str, answered: bool) -> None:
    """With Upgrades in the game a hit of whatever kind may be answered."""
    burning = Scenes("revenge-of-the-dead", "timber-peak", "airstrike")
    t = burning.hero_turn("billy", (weapon,), zombies={"z1": "5,3"}, zombie_hand=("unstoppable",))
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card=weapon)
    assert t.offers("play-card", card="unstoppable") is answered


@pytest.mark.rule("9.5.3.3")
def test_one_of_those_in_exploding_gas_is_spared() -> None:
    markers = [{"kind": "gas", "space": "5,3"}]
    t = hero_turn(
        "billy", ("lighter",), zombies={"z1": "5,3", "z2": "5,3"}, zombie_hand=("unstoppable",), markers=markers
    )
    t.choose("skip")
    t.dice(4)
    t.choose("attack", card="lighter")
    assert t.values("play-card", "zombie") == ["z1", "z2"]
    t.choose("play-card", card="unstoppable", zombie="z2")
    assert list(t.zombies) == ["z2"]


def test_walking_is_not_hindered_by_any_of_it() -> None:
    t = hero_turn("jenny", on_hero=("laying-down-the-law",))
    t.dice(2)
    t.choose("roll-movement")
    assert walked(t) == 2
