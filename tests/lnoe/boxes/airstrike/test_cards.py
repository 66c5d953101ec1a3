"""The cards of Airstrike; three of its Zombie cards are tested with Timber Peak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.small_scenes import Scenes
from tests.table import Table

SCENES = Scenes("airstrike")
BURNING = Scenes("timber-peak", "airstrike")
table, hero_turn, fight, draws = SCENES.table, SCENES.hero_turn, SCENES.fight, SCENES.draws


# -- Emergency Flare ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(3, []), (2, ["z1"])])
def test_a_flare_kills_a_zombie_within_three_on_three_or_more_and_is_gone(die: int, left: list[str]) -> None:
    t = hero_turn("billy", ("emergency-flare",), zombies={"z1": "6,3"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="emergency-flare")
    assert list(t.zombies) == left
    assert t.heroes["billy"]["items"] == []


def test_four_spaces_are_too_far() -> None:
    t = hero_turn("billy", ("emergency-flare",), zombies={"z1": "7,3"})
    t.choose("skip")
    assert not t.offers("attack")


def test_where_no_scenario_asks_for_it_no_signal_is_lit() -> None:
    assert not hero_turn("billy", ("emergency-flare",), space="7,5").offers("use-item")


@pytest.mark.parametrize("by_card", [True, False])
def test_it_ends_lights_out_in_the_own_building(by_card: bool) -> None:
    dark: dict[str, Any] = {"markers": [{"kind": "lights-out", "building": "church"}]}
    if by_card:
        dark["in_play_rows"] = [{"card": "lights-out", "building": "church"}]
    t = hero_turn("billy", ("emergency-flare",), space="1,1", **dark)
    t.choose("use-item", card="emergency-flare", mode="light")
    assert t.heroes["billy"]["items"] == []
    assert not [m for m in t.state["markers"] if m["kind"] == "lights-out"]


def test_not_from_the_street() -> None:
    t = hero_turn("billy", ("emergency-flare",), space="2,1", markers=[{"kind": "lights-out", "building": "church"}])
    assert not t.offers("use-item")


# -- Take Cover! -------------------------------------------------------------------------------------------


def bombs(hand: list[str], **more: Any) -> Table:
    """Bombs fall on the church, in which Billy is."""
    facts: dict[str, Any] = {"heroes": {"billy": "1,1", "becky": "4,5"}, "hands": {"heroes-1": hand}, **more}
    return table(dice=[2, 3], scenario="airstrike", turn="zombies", step="sun", sun=8, **facts)


def test_who_takes_cover_is_not_wounded_by_bombs() -> None:
    t = bombs(["take-cover"])
    assert t.window == "about-to-wound"
    t.choose("play-card", card="take-cover", hero="billy")
    t.choose("place", to="2,2")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("prevented", who="billy", by="take-cover")


def test_nor_again_in_the_same_turn() -> None:
    t = hero_turn("billy", ("dynamite", "lighter"), hand=("take-cover",), others={"becky": "5,3"})
    t.choose("play-card", card="take-cover", hero="becky")
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="dynamite", to="5,3")
    t.passes()
    assert t.heroes["becky"]["wounds"] == 0
    assert t.heroes["becky"]["alive"]


def test_others_are_not_covered() -> None:
    t = bombs(["take-cover"])
    t.choose("pass")
    t.choose("place", to="2,2")
    assert t.heroes["billy"]["wounds"] == 1


def test_it_is_of_no_use_against_a_zombie() -> None:
    t = fight([1, 2, 6], hand=("take-cover",))
    while t.kind == "window" and t.window != "about-to-wound":
        t.choose("pass")
    assert t.window != "about-to-wound" or not t.offers("play-card", card="take-cover")


# -- Dying Slash -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(4, 1), (3, 0)])
def test_a_zombie_slashes_as_it_dies(die: int, wounds: int) -> None:
    t = fight([6, 6, 1], zombie_hand=("dying-slash",))
    until(t, "zombie-hurt")
    t.dice(die)
    t.choose("play-card", card="dying-slash", hero="billy")
    assert t.heroes["billy"]["wounds"] == wounds
    t.nothing_pending()


def test_not_at_somebody_in_another_space() -> None:
    t = hero_turn("billy", ("revolver",), zombies={"z1": "5,3"}, zombie_hand=("dying-slash",))
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="revolver")
    assert not t.offers("play-card", card="dying-slash")


# -- Smoldering Dead ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(4, ["z1"]), (3, [])])
def test_the_smoldering_ignore_explosives_on_four_or_more_and_burn_on(die: int, left: list[str]) -> None:
    t = BURNING.hero_turn("billy", ("dynamite", "lighter"), zombies={"z1": "5,3"}, in_play=["smoldering-dead"])
    t.choose("skip")
    t.dice(6, die, 1)
    t.choose("attack", card="dynamite", to="5,3")
    assert list(t.zombies) == left
    assert t.saw("fire", space="5,3") is bool(left)


def test_a_gun_is_no_explosive() -> None:
    t = BURNING.hero_turn("billy", ("revolver",), zombies={"z1": "5,3"}, in_play=["smoldering-dead"])
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="revolver")
    assert t.zombies == {}
    assert not t.saw("ignored-wound")


def test_it_remains_in_play() -> None:
    t = BURNING.draws("smoldering-dead", heroes={"billy": "3,3"})
    assert t.state["in_play"] == ["smoldering-dead"]


def test_who_dies_of_a_dying_slash_shoots_at_nobody_else_in_the_space() -> None:
    t = table(
        heroes={"billy": {"space": "3,3", "wounds": 1, "items": ["pump-shotgun"]}, "becky": "7,0"},
        zombies={"z1": "3,3", "z2": "3,3"},
        hands={"zombies-1": ["dying-slash"]},
        dice=[6, 6, 6],
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("attack", card="pump-shotgun", to="3,3")
    while not t.offers("play-card", card="dying-slash"):
        t.choose("pass")
    t.choose("play-card", card="dying-slash")
    while t.kind in ("window", "choose", "place-hero"):
        t.must(cmd="choose", option="0")
    assert t.saw("killed", who="billy")
    assert "z2" in t.zombies
    assert len([event for event in t.events if event.get("for") == "ranged"]) == 1
