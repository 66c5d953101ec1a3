"""The eight cards that come with the Advanced Abilities, and the box as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.game import new_game as make
from shamble.lnoe.game import of_the_package
from tests.lnoe.boxes import small_box
from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.lnoe.soak import Soak, pick, pick_eagerly, pick_steadily
from tests.seen import not_seen
from tests.table import Table, table

BOX = "lnoe-advanced-abilities"
BOXES = ["base", "growing-hunger", "timber-peak", BOX]
ON = {"experience": "on"}


def test_the_box_holds_eight_cards_and_twenty_abilities() -> None:
    assert small_box.contents(BOX) == {
        "hero-cards": 4, "zombie-cards": 4, "hero-advanced-abilities-cards": 16, "zombie-advanced-abilities-cards": 4,
    }  # fmt: skip


# -- Hard Won Lesson ---------------------------------------------------------------------------------------


def loses(hand: list[str], switches: dict[str, str] | None = None, **facts: Any) -> Table:
    return table(
        boxes=BOXES, switches=switches or ON, turn="zombies", step="fight", spawn_due=[], dice=[1, 2, 6],
        heroes={"jake-cartwright": {"space": "3,3", **facts}, "becky": "7,0"}, zombies={"z1": "3,3"},
        hands={"heroes-1": hand},
    )  # fmt: skip


def test_a_hero_who_was_wounded_in_a_fight_learns_two_things() -> None:
    t = loses(["hard-won-lesson"])
    until(t, "fight-lost")
    t.choose("play-card", card="hard-won-lesson")
    assert t.heroes["jake-cartwright"]["experience"] == 2
    assert t.heroes["becky"]["experience"] == 0


def test_not_one_whose_wound_was_prevented() -> None:
    t = loses(["hard-won-lesson", "just-a-scratch"])
    until(t, "about-to-wound")
    t.choose("play-card", card="just-a-scratch")
    assert not t.offers("play-card", card="hard-won-lesson")


# -- Natural Talent ----------------------------------------------------------------------------------------


def talent(hero: str, **more: Any) -> Table:
    upgrades = [{"card": card} for card in more.pop("upgrades", ())]
    return table(
        boxes=BOXES, heroes={hero: {"space": "3,3", "upgrades": upgrades}, "nikki": "7,0"},
        hands={"heroes-1": ["natural-talent"]}, **more,
    )  # fmt: skip


def test_for_a_turn_a_hero_has_the_own_ability_unpaid() -> None:
    t = talent("billy", zombies={"z1": "4,3"}, dice=[5])
    t.choose("play-card", card="natural-talent", hero="billy")
    assert [row["card"] for row in t.heroes["billy"]["upgrades"]] == ["hurdler"]
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.offers("step", to="5,3")
    while t.state["turn"] == "heroes":
        t.choose("stop") if t.offers("stop") else t.choose("skip") if t.offers("skip") else t.must(
            cmd="choose", option="0"
        )
    assert t.heroes["billy"]["upgrades"] == []
    assert "natural-talent" in t.state["hero_discard"]


def test_one_without_an_ability_gains_a_token_where_there_is_experience() -> None:
    t = talent("billy", switches=ON)
    t.choose("play-card", card="natural-talent", hero="nikki")
    assert t.heroes["nikki"]["experience"] == 1
    assert t.values("play-card", "hero", card="natural-talent") == []
    assert talent("billy").values("play-card", "hero", card="natural-talent") == ["billy"]


def test_it_is_of_no_use_to_who_has_the_ability() -> None:
    t = talent("billy", upgrades=("hurdler",), switches=ON)
    assert t.values("play-card", "hero", card="natural-talent") == ["nikki"]


# -- Deadly Instincts and Hunger for the Living ------------------------------------------------------------


def zombies_move(hand: list[str], zombie: str = "5,3", **more: Any) -> Table:
    usual: dict[str, Any] = {"heroes": {"billy": "3,3"}, "zombies": {"z1": zombie}, "spawn_due": []}
    return table(boxes=BOXES, turn="zombies", step="move", hands={"zombies-1": hand}, **{**usual, **more})


def with_instincts(zombie: str, heroes: dict[str, Any] | None = None) -> Table:
    t = table(
        boxes=BOXES, turn="zombies", step="draw", heroes=heroes or {"billy": "3,3"}, zombies={"z1": zombie},
        hands={"zombies-1": ["deadly-instincts", "resilient", "trip"]}, zombie_deck=["resilient"], dice=[1, 1],
    )  # fmt: skip
    while not t.offers("play-card", card="deadly-instincts"):
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="deadly-instincts")
    while t.kind not in ("move-zombies", "choose-fight") and t.state["turn"] == "zombies" and not t.saw("moved"):
        t.choose("keep") if t.offers("keep") else t.must(cmd="choose", option="0")
    return t


@pytest.mark.rule("8.1.1")
def test_deadly_instincts_drive_a_zombie_from_two_spaces_away() -> None:
    t = with_instincts("5,3")
    moves = t.find("move", zombie="z1")
    assert moves == [] or {row["to"] for row in moves} <= {"4,2", "4,3", "4,4"}
    t = with_instincts("6,3")
    assert len(t.find("move", zombie="z1")) > 3, "not from three"


def test_hunger_for_the_living_lets_those_who_come_next_to_a_hero_step_on() -> None:
    t = zombies_move(["hunger-for-the-living"])
    t.choose("play-card", card="hunger-for-the-living")
    t.choose("move", zombie="z1", to="4,3")
    while t.kind != "choose-fight" and t.zombies["z1"]["space"] == "4,3" and t.state["turn"] == "zombies":
        to = [row for row in t.options if row.get("to") == "3,3"]
        t.must(cmd="choose", option=to[0]["id"] if to else "0")
    assert t.zombies["z1"]["space"] == "3,3"


def test_without_it_they_stop_there() -> None:
    t = zombies_move([])
    t.choose("move", zombie="z1", to="4,3")
    assert not [row for row in t.options if row.get("to") == "3,3"]


# -- Out of Luck -------------------------------------------------------------------------------------------

UNLUCKY = [{"effect": "no-rerolls", "who": None, "amount": 1, "until": "zombies"}]


def test_it_lasts_until_the_next_zombie_turn() -> None:
    t = table(
        boxes=BOXES, turn="zombies", step="draw", heroes={"billy": "3,3"}, spawn_due=[],
        hands={"zombies-1": ["out-of-luck", "resilient", "trip"]}, zombie_deck=["resilient"],
    )  # fmt: skip
    while not t.offers("play-card", card="out-of-luck"):
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="out-of-luck")
    assert [(row["effect"], row["until"]) for row in t.state["effects"]] == [("no-rerolls", "zombies")]


@pytest.mark.parametrize(("effects", "offered"), [(UNLUCKY, False), ([], True)])
def test_no_die_of_a_hero_is_rolled_again(effects: list[dict[str, Any]], offered: bool) -> None:
    t = table(
        boxes=BOXES, heroes={"jenny": {"space": "3,3", "in_play": ["heros-grit"]}, "becky": "7,0"},
        zombies={"z1": "3,3"}, effects=effects, dice=[1, 2, 3],
    )  # fmt: skip
    t.choose("activate", hero="jenny")
    t.choose("skip")
    while t.kind == "window" and t.window != "fight":
        t.choose("pass")
    assert t.offers("use-item", card="heros-grit") == offered


@pytest.mark.parametrize(("effects", "offered"), [(UNLUCKY, False), ([], True)])
def test_nor_is_a_shot(effects: list[dict[str, Any]], offered: bool) -> None:
    sheriff = {"space": "3,3", "items": ["revolver"], "upgrades": [{"card": "dead-shot"}]}
    t = table(
        boxes=BOXES, heroes={"sheriff-anderson": sheriff, "becky": "7,0"}, zombies={"z1": "5,3"}, effects=effects,
        dice=[2],
    )  # fmt: skip
    t.choose("activate", hero="sheriff-anderson")
    t.choose("skip")
    t.choose("attack", card="revolver")
    assert t.offers("choose", reroll="yes") == offered


def test_the_luck_of_a_zombie_is_another_thing() -> None:
    t = table(
        boxes=BOXES, heroes={"sally": "3,3", "becky": "7,0"}, zombies={"z1": "3,3"}, effects=UNLUCKY, dice=[1, 2, 3]
    )
    t.choose("activate", hero="sally")
    t.choose("skip")
    while t.kind == "window" and t.window != "fight":
        t.choose("pass")
    assert t.offers("ability", ability="lucky")


# -- Strength of Death -------------------------------------------------------------------------------------


def struck(hand: list[str], dice: list[int], zombies: dict[str, Any] | None = None, **hero: Any) -> Table:
    t = table(
        boxes=BOXES, heroes={"billy": {"space": "3,3", **hero}, "becky": "7,0"}, hands={"zombies-1": hand},
        zombies=zombies or {"z1": "3,3", "z2": "7,5"}, dice=dice,
    )  # fmt: skip
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


@pytest.mark.parametrize(("played", "left"), [(True, ["z1", "z2"]), (False, ["z2"])])
def test_a_wound_in_a_fight_is_prevented(played: bool, left: list[str]) -> None:
    t = struck(["strength-of-death"], [6, 6, 1])
    while t.window != "zombie-hit":
        t.choose("pass")
    assert t.values("play-card", "zombie", card="strength-of-death") == ["z1"]
    t.choose("play-card", card="strength-of-death") if played else t.choose("pass")
    t.passes()
    assert sorted(t.zombies) == left


def test_and_one_from_afar() -> None:
    t = struck(["strength-of-death"], [6], {"z1": "5,3"}, items=["revolver"])
    t.choose("attack", card="revolver")
    while t.window != "zombie-hit":
        t.choose("pass")
    t.choose("play-card", card="strength-of-death")
    t.passes()
    assert list(t.zombies) == ["z1"]


def test_a_zombie_that_is_only_fended_off_needs_none() -> None:
    t = struck(["strength-of-death"], [6, 5, 1])
    while t.kind == "window":
        assert not t.offers("play-card", card="strength-of-death")
        t.choose("pass")


# -- Ravenous ----------------------------------------------------------------------------------------------


def ravenous(in_play: list[str]) -> Table:
    return zombies_move([], "7,5", zombie_upgrades=["ravenous"], in_play=in_play)


def test_for_a_card_in_play_every_zombie_rolls_one_more_die_this_turn() -> None:
    t = zombies_move(
        [], "4,3", zombie_upgrades=["ravenous"], in_play=["heavy-rain"], zombies={"z1": "4,3", "z2": "7,5"}
    )
    t.choose("use-item", card="ravenous")
    assert t.state["in_play"] == []
    while not dice_rolled(t, "zombie-fight"):
        to = [row for row in t.options if row.get("to") == "3,3"] or t.find("done")
        t.must(cmd="choose", option=to[0]["id"] if to else "0")
    assert dice_rolled(t, "zombie-fight") == [2]


def test_not_without_one_and_not_for_what_was_bought() -> None:
    assert not ravenous([]).offers("use-item", card="ravenous")
    t = zombies_move([], "7,5", zombie_upgrades=["ravenous", "swarm"])
    assert not t.offers("use-item", card="ravenous")


# -- together ----------------------------------------------------------------------------------------------


def config(number: int) -> dict[str, Any]:
    """Alone over what it needs, with the Heroes it is for, and with everything; bought, or there from the start."""
    boxes = (["base", BOX], ["base", "growing-hunger", "hero-pack-1", BOX], of_the_package())[number % 3]
    rules = {"hero-unique-advanced-abilities": 1, "zombie-advanced-abilities-random": 2} if number % 2 else {}
    scenario = ("escape-in-the-truck", "burn-em-out", "die-zombies-die", "save-the-townsfolk")[number // 3 % 4]
    profile = "complete" if number % 4 < 2 else "original-advanced"
    switches = {} if profile == "complete" or number % 8 < 4 else ON
    return {
        "boxes": boxes, "special_rules": rules, "scenario": scenario, "profile": profile, "players": 2 + number % 5,
        "switches": switches,
    }  # fmt: skip


def played(number: int) -> set[str]:
    """What was used in it."""
    soak = Soak(number, pick=(pick, pick_eagerly, pick_steadily)[number // 2 % 3])
    soak.play(make(config(number), seed=number))
    return set(soak.used)


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    for number in range(8):
        played(number)


RARE = (49, 30, 31, 39)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_over_many_games_what_can_be_used_is() -> None:
    lying = {"army-cook", "detective-work", "seen-it-all-before", "charmed", "pent-up-anger", "unhinged", "mad-science"}
    cards = {"natural-talent", "hard-won-lesson", "out-of-luck", "deadly-instincts", "strength-of-death"}
    wanted = lying | cards | {"center-of-attention", "hunger-for-the-living", "ravenous"}
    assert not_seen(wanted, map(played, (*RARE, *range(20, 140)))) == set()
