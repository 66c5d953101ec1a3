"""What leans on Experience in the Anniversary Edition: Doc Brody, two cards, three Upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game, table

BOXES = ["anniversary-edition"]
ON = {"experience": "on"}


def scene(**situation: Any) -> Table:
    usual: dict[str, Any] = {"boxes": BOXES, "switches": ON, "scenario": "escape-in-the-truck"}
    return table(**{**usual, **situation})


# -- Doc Brody ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "there"), [("on", True), ("off", False)])
def test_doc_brody_starts_with_two_tokens_where_there_is_experience(value: str, there: bool) -> None:
    t = new_game(
        scenario="escape-in-the-truck",
        boxes=BOXES,
        heroes=["doc-brody"] if there else [],
        switches={"experience": value},
    )
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert ("doc-brody" in t.heroes) == there
    if there:
        assert t.heroes["doc-brody"]["experience"] == 2


def doc(tokens: int = 1, others: dict[str, Any] | None = None, **more: Any) -> Table:
    team = {"doc-brody": {"space": "3,3", "experience": tokens}, **(others or {"billy": {"space": "4,3", "wounds": 1}})}
    return scene(heroes=team, **more)


def test_for_a_token_he_heals_somebody_near_him_once_a_turn() -> None:
    team = {"billy": {"space": "4,3", "wounds": 1}, "becky": {"space": "5,3", "wounds": 1}}
    t = doc(2, team)
    assert t.values("ability", "target", ability="country-remedies") == ["billy"]
    t.choose("ability", ability="country-remedies", target="billy")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.heroes["doc-brody"]["experience"] == 1
    assert not t.offers("ability", ability="country-remedies")


def test_not_without_a_token_and_not_himself() -> None:
    assert not doc(0).offers("ability", ability="country-remedies")
    t = scene(heroes={"doc-brody": {"space": "3,3", "experience": 1, "wounds": 1}, "billy": "0,0"})
    assert not t.offers("ability", ability="country-remedies")


@pytest.mark.parametrize(("die", "canceled"), [(3, False), (4, True)])
def test_or_he_cancels_a_zombie_card_on_four(die: int, canceled: bool) -> None:
    t = doc(
        dice=[die], turn="zombies", step="draw", zombie_deck=["heavy-rain"],
        hands={"zombies-1": ["resilient", "resilient", "trip"]},
    )  # fmt: skip
    t.choose("keep")
    until(t, "card-played")
    t.choose("ability", ability="country-remedies", mode="cancel")
    assert (t.state["in_play"] == []) == canceled


@pytest.mark.parametrize(("die", "canceled"), [(3, False), (4, True)])
def test_or_one_in_play(die: int, canceled: bool) -> None:
    """The 2007 FAQ: what cancels any Zombie card is for one being played, or one in play."""
    t = doc(dice=[die], in_play=["heavy-rain"], others={"billy": "0,0"})
    t.choose("ability", ability="country-remedies", mode="cancel-in-play")
    assert (t.state["in_play"] == []) == canceled
    assert t.heroes["doc-brody"].get("experience", 0) == 0
    assert not t.offers("ability", ability="country-remedies")


def test_or_he_rolls_one_more_fight_die() -> None:
    t = doc(others={"billy": "0,0"}, zombies={"z1": "3,3"}, dice=[1, 2, 3, 6])
    t.choose("activate", hero="doc-brody")
    t.choose("skip")
    until(t, "fight")
    t.choose("ability", ability="country-remedies", mode="extra-die")
    assert dice_rolled(t, "hero-fight") == [2, 1]


# -- cards -------------------------------------------------------------------------------------------------


def turn_starts(hand: list[str], **more: Any) -> Table:
    return scene(
        turn="zombies", step="draw", heroes={"billy": {"space": "3,3", **more.pop("billy", {})}},
        hands={"zombies-1": [*hand, "resilient", "trip"]}, zombie_deck=["resilient"], **more,
    )  # fmt: skip


def test_fight_for_survival_takes_a_discarded_card_and_a_token_but_nothing_that_is_sought() -> None:
    t = turn_starts(["fight-for-survival"], hero_discard=["keys", "crowbar", "gasoline", "torch"])
    offered = list(t.find("play-card", card="fight-for-survival"))
    assert len(offered) == 2
    t.must(cmd="choose", option=offered[0]["id"])
    assert t.state["experience"] == 1
    assert len(t.state["hero_discard"]) == 3
    assert {"keys", "gasoline"} <= set(t.state["hero_discard"])


def test_it_needs_a_card_to_take() -> None:
    assert not turn_starts(["fight-for-survival"], hero_discard=["keys"]).offers("play-card")


@pytest.mark.parametrize(("dice", "tokens"), [([3, 2, 1, 1, 6], 2), ([6, 2, 1, 1, 5], 0)])
def test_savagery_adds_two_dice_and_a_token_if_the_zombie_wins(dice: list[int], tokens: int) -> None:
    t = scene(
        heroes={"jake-cartwright": "3,3", "becky": "7,0"}, zombies={"z1": "3,3"}, turn="zombies", step="fight",
        hands={"zombies-1": ["savagery-of-the-dead"]}, dice=dice, spawn_due=[],
    )  # fmt: skip
    while not t.offers("play-card", card="savagery-of-the-dead"):
        t.choose("pass")
    t.choose("play-card", card="savagery-of-the-dead")
    t.passes()
    assert dice_rolled(t, "zombie-fight") == [1, 2]
    assert t.state["experience"] == tokens


# -- Upgrades ----------------------------------------------------------------------------------------------


def missed(boosted: bool, learnt: bool = True) -> Table:
    upgrades = [{"card": "cover-fire", "boosted": boosted}] if learnt else []
    t = scene(
        heroes={"billy": {"space": "3,3", "items": ["revolver"], "upgrades": upgrades}},
        zombies={"z1": "4,3", "z2": "4,3"}, dice=[2],
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="revolver", target="z1")
    while t.state["turn"] == "heroes" or t.kind != "move-zombies":
        t.choose("keep") if t.offers("keep") else t.must(cmd="choose", option="0")
        if t.saw("fight-started"):
            break
    return t


@pytest.mark.parametrize(
    ("boosted", "learnt", "come"), [(False, True, ["z2"]), (True, True, []), (False, False, ["z1", "z2"])]
)
def test_who_was_missed_under_cover_fire_comes_to_no_hero(boosted: bool, learnt: bool, come: list[str]) -> None:
    t = missed(boosted, learnt)
    driven = {row["zombie"] for row in t.find("move") if row["to"] == "3,3"}
    arrived = {zombie for zombie, facts in t.zombies.items() if facts["space"] == "3,3"}
    assert sorted(driven | arrived) == come


def wins(dice: list[int], boosted: bool, zombie: dict[str, Any] | str) -> Table:
    billy = {"space": "3,3", "upgrades": [{"card": "finishing-blow", "boosted": boosted}]}
    t = scene(heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": zombie}, turn="zombies", step="fight",
              dice=dice, spawn_due=[])  # fmt: skip
    t.passes()
    return t


TOUGH = {"space": "3,3", "kind": "zombie-hero", "hero": "jake-cartwright"}


@pytest.mark.parametrize(("dice", "wounds"), [([5, 5, 1, 1], 2), ([5, 4, 1, 1], 0)])
def test_a_finishing_blow_is_one_more_wound_with_doubles(dice: list[int], wounds: int) -> None:
    assert wins(dice, False, TOUGH).zombies["z1"].get("wounds", 0) == wounds


@pytest.mark.parametrize(("boosted", "tokens"), [(False, 1), (True, 2)])
def test_boosted_it_teaches_one_thing_more_when_it_kills(boosted: bool, tokens: int) -> None:
    t = wins([5, 5, 1], boosted, "3,3")
    assert "z1" not in t.zombies
    assert t.heroes["billy"]["experience"] == tokens


def test_tainted_takes_a_discarded_card_out_of_the_game_once() -> None:
    t = turn_starts([], hero_discard=["crowbar", "keys"], zombie_upgrades=["tainted"])
    while not t.offers("use-item", card="tainted"):
        t.must(cmd="choose", option="0")
    t.choose("use-item", card="tainted", mode="take-card")
    assert t.state["hero_discard"] == ["keys"]
    assert t.state["zombie_upgrades"] == []


def test_or_a_wounded_hero_loses_an_item() -> None:
    wounded = {"wounds": 1, "items": ["crowbar", "torch"]}
    t = turn_starts([], zombie_upgrades=["tainted"], billy=wounded)
    while not t.offers("use-item", card="tainted"):
        t.must(cmd="choose", option="0")
    t.choose("use-item", card="tainted", mode="take-item")
    assert t.seat == "heroes-1"
    t.choose("choose", card="torch")
    assert t.heroes["billy"]["items"] == ["crowbar"]
    t = turn_starts([], zombie_upgrades=["tainted"], billy={"items": ["crowbar"]})
    assert not t.offers("use-item", card="tainted", mode="take-item")
