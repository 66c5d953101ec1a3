"""Sewers: two entrances, one space below, for Heroes and Zombies."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import BoardError, board_from, layout
from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import GRID, Table

RULES: dict[str, Any] = {"special": ["survival-decks", "barricades"]}
ENDS = ["2,4", "7,3"]
SEWER: dict[str, Any] = {**GRID, "sewers": [ENDS]}
DOORS = [{"kind": "sewer-entrance", "space": space} for space in ENDS]


def town(heroes: dict[str, Any], **more: Any) -> Table:
    return table(heroes=heroes, **{"board": SEWER, "markers": DOORS, **RULES, **more})


def opens(ends: tuple[str, str] = ("2,4", "7,3"), **more: Any) -> Table:
    hand = {"heroes-1": ["into-the-sewers"]}
    t = table(heroes={"billy": "3,4", "becky": "7,0"}, hands=hand, **{**RULES, **more})
    t.choose("play-card", card="into-the-sewers")
    for end in ends:
        t.choose("choose", space=end)
    return t


# -- opening one -------------------------------------------------------------------------------------------


@pytest.mark.rule("3.12.2", "8.7")
def test_the_entrances_go_into_any_two_outdoor_spaces() -> None:
    hand = {"heroes-1": ["into-the-sewers"]}
    t = table(heroes={"billy": "3,4", "becky": "7,0"}, hands=hand, **RULES)
    t.choose("play-card", card="into-the-sewers")
    assert {"0,0", "5,0"}.isdisjoint(t.values("choose", "space"))
    assert len(t.options) == 48 - 8
    t.choose("choose", space="2,4")
    assert "2,4" not in t.values("choose", "space")
    t.choose("choose", space="7,3")
    assert [m for m in t.state["markers"] if m["kind"] == "sewer-entrance"] == DOORS
    assert t.state["board"]["sewers"] == [ENDS]
    assert t.state["in_play"] == ["into-the-sewers"]
    t.nothing_pending()


@pytest.mark.rule("8.7.3")
def test_a_second_sewer_is_another_one_and_there_is_no_third() -> None:
    t = opens(("3,5", "6,5"), board=SEWER, markers=DOORS)
    g = t.engine.game
    assert g.board.names[-2:] == ("sewer-a", "sewer-b")
    a, b = g.board.by_name["sewer-a"], g.board.by_name["sewer-b"]
    assert b not in g.board.adjacent[a]
    assert {g.board.names[at] for at in g.board.adjacent[b]} == {"3,5", "6,5"}
    both = {**GRID, "sewers": [ENDS, ["3,5", "6,5"]]}
    t = table(heroes={"billy": "3,4", "becky": "7,0"}, board=both, hands={"heroes-1": ["into-the-sewers"]}, **RULES)
    assert not t.offers("play-card", card="into-the-sewers")


@pytest.mark.rule("8.7")
def test_everybody_keeps_their_place_when_one_is_opened() -> None:
    barricade = [{"edge": ["1,0", "2,0"], "reinforcements": 2}]
    t = opens(zombies={"z1": "6,4"}, barricades=barricade)
    assert (t.heroes["billy"]["space"], t.zombies["z1"]["space"]) == ("3,4", "6,4")
    assert t.state["barricades"] == barricade
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before


# -- going through -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.7.1", "8.7.2")
def test_a_hero_goes_down_and_out_of_either_entrance() -> None:
    t = town({"billy": "2,4", "becky": {"space": "7,0", "activated": True}}, dice=[4])
    t.choose("roll-movement")
    t.choose("step", to="sewer-a")
    assert t.values("step", "to") == ["2,4", "7,3"]
    t.choose("step", to="7,3")
    assert t.heroes["billy"]["space"] == "7,3"


@pytest.mark.rule("8.7.2")
def test_a_hero_may_stop_inside_where_there_is_nothing_to_search_or_build() -> None:
    t = town({"billy": "sewer-a", "becky": {"space": "7,0", "activated": True}}, dice=[6])
    assert not t.offers("search")
    t.choose("roll-movement")
    assert not t.offers("search")
    assert not t.offers("build")
    t.choose("stop")
    assert t.heroes["billy"]["space"] == "sewer-a"


@pytest.mark.rule("8.7.1")
def test_zombies_go_through_as_well_and_hunger_drives_them_down() -> None:
    t = town({"billy": "sewer-a"}, zombies={"z1": "7,3", "z2": "0,5"}, turn="zombies", step="move", spawn_due=[])
    assert t.zombies["z1"]["space"] == "sewer-a"
    t = town({"billy": "0,0"}, zombies={"z1": "7,3"}, turn="zombies", step="move", spawn_due=[])
    assert "sewer-a" in t.values("move", "to", zombie="z1")


@pytest.mark.rule("8.7.1")
def test_who_is_not_at_an_entrance_does_not_get_in() -> None:
    t = town({"billy": "3,4", "becky": {"space": "7,0", "activated": True}}, dice=[4])
    t.choose("roll-movement")
    assert "sewer-a" not in t.values("step", "to")


# -- sight -------------------------------------------------------------------------------------------------


def shoots(hero: str, zombies: dict[str, str]) -> list[str]:
    billy = {"space": hero, "items": ["revolver"]}
    t = town({"billy": billy, "becky": {"space": "7,0", "activated": True}}, zombies=zombies)
    t.choose("skip")
    return t.values("attack", "target") if t.kind == "ranged-attack" else []


@pytest.mark.rule("10.3.5")
def test_from_inside_one_sees_the_two_entrances_and_nothing_beyond() -> None:
    assert shoots("sewer-a", {"z1": "7,3", "z2": "7,4", "z3": "2,4", "z4": "3,4"}) == ["z1", "z3"]


@pytest.mark.rule("10.3.5")
def test_from_an_entrance_one_sees_the_inside_besides_everything_else() -> None:
    assert shoots("7,3", {"z1": "sewer-a", "z2": "7,5"}) == ["z1", "z2"]
    assert shoots("6,3", {"z1": "sewer-a", "z2": "7,5"}) == ["z2"]


# -- boards and words --------------------------------------------------------------------------------------


def test_it_is_drawn_beside_the_board_and_called_by_a_name() -> None:
    t = town({"billy": "2,4", "becky": {"space": "7,0", "activated": True}}, dice=[4])
    drawing = layout(t.engine.game.board)
    assert drawing["width"] == 9
    (below,) = [space for space in drawing["spaces"] if space["id"] == "sewer-a"]
    assert (below["cells"], below["off_board"], below["building"]) == (["8,0"], True, None)
    t.choose("roll-movement")
    assert t.find("step", to="sewer-a")[0]["label"] == "Step to Sewer A"


@pytest.mark.parametrize(
    ("sewers", "message"),
    [
        ([["2,4", "9,9"]], "a sewer at '9,9': the board has no such cell"),
        ([["2,4"]], "there are 2 sewers at most, each with two entrances"),
        ([["2,4", "3,4"]] * 3, "there are 2 sewers at most, each with two entrances"),
    ],
)
def test_a_board_with_impossible_sewers_is_refused(sewers: list[list[str]], message: str) -> None:
    with pytest.raises(BoardError) as refused:
        board_from({**GRID, "sewers": sewers})
    assert str(refused.value) == message
