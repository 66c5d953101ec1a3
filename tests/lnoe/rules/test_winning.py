"""Winning: the goals of the five scenarios and what wins in all of them.  [2.2]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, INERT
from tests.table import Table, table


def winner(t: Table) -> tuple[str, str] | None:
    return None if t.result is None else (t.result["winner"], t.result["reason"])


def dying(*heroes: str, **more: Any) -> Table:
    """The Fight step of a Zombie turn in which each of these Heroes takes the last wound."""
    wounds = {"becky": 2, "jake-cartwright": 2, "sheriff-anderson": 2, "father-joseph": 2}
    situation: dict[str, Any] = {"sun": 10, **more}
    return table(
        dice=[1, 2, 6] * len(heroes),
        turn="zombies",
        step="fight",
        heroes={
            **{h: {"space": "3,3", "wounds": wounds.get(h, 1)} for h in heroes},
            **situation.pop("others", {}),
        },
        zombies={f"z{n + 1}": "3,3" for n in range(len(heroes))},
        **situation,
    )


def fight_on(t: Table) -> None:
    while t.decision is not None and t.kind in ("choose-fight", "window"):
        t.must(cmd="choose", option="0")


def sunset(scenario: str, **more: Any) -> Table:
    return table(scenario=scenario, turn="zombies", sun=1, heroes=FAR, hands={"zombies-1": INERT}, **more)


# -- in every scenario -------------------------------------------------------------------------------------


@pytest.mark.rule("2.2.1", "2.2")
@pytest.mark.parametrize(("dead", "over"), [(2, False), (3, True)])
def test_the_zombies_win_when_the_fourth_hero_has_died(dead: int, over: bool) -> None:
    t = dying("billy", scenario="escape-in-the-truck", heroes_killed=dead, others=FAR)
    assert (winner(t) == ("zombies", "heroes-killed")) is over


@pytest.mark.rule("2.2.1")
def test_heroes_who_turned_count_among_the_four() -> None:
    t = dying("billy", scenario="escape-in-the-truck", heroes_killed=3, sun=15, others=FAR)
    assert t.saw("turned", who="billy")
    assert winner(t) == ("zombies", "heroes-killed")


@pytest.mark.rule("2.2.1")
def test_it_does_not_matter_what_killed_them() -> None:
    t = table(
        dice=[2, 6],
        scenario="escape-in-the-truck",
        heroes_killed=3,
        sun=10,
        heroes={"becky": {"space": "3,3", "items": ["dynamite", "torch"]}, "billy": "5,3"},
        zombies={"z1": "5,3"},
    )
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.choose("attack", to="5,3")
    assert winner(t) == ("zombies", "heroes-killed")


@pytest.mark.rule("2.2")
def test_the_game_ends_in_the_middle_of_a_turn_and_nothing_more_can_be_chosen() -> None:
    t = dying("billy", scenario="escape-in-the-truck", heroes_killed=3, others=FAR)
    assert t.decision is None
    refused = t.ask(cmd="choose", option="0")
    assert refused["error"]["code"] == "game-over"


# -- Die Zombies, Die! -------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "over"), [(13, False), (14, True)])
def test_die_zombies_die_is_won_with_the_15th_dead_zombie(before: int, over: bool) -> None:
    t = table(
        dice=[5, 5, 1],
        turn="zombies",
        step="fight",
        heroes={"billy": "3,3", **FAR},
        zombies={"z1": "3,3"},
        zombies_killed=before,
    )
    assert (winner(t) == ("heroes", "zombies-killed")) is over


@pytest.mark.rule("2.2")
def test_die_zombies_die_is_lost_with_the_second_dead_hero() -> None:
    t = dying("billy", others={"becky": "0,0", "johnny": "0,0"})
    assert winner(t) is None
    t = dying("billy", "johnny", others=FAR)
    fight_on(t)
    assert winner(t) == ("zombies", "heroes-killed")


# -- Escape in the Truck -----------------------------------------------------------------------------------


def at_the_truck(gasoline: bool = False, **heroes: Any) -> Table:
    return table(
        scenario="escape-in-the-truck",
        heroes={**heroes, "jenny": "0,0"},
        notes={"filled": 0 if gasoline else 1},
        zombies={},
    )


def end_the_hero_turn(t: Table) -> None:
    while t.decision is not None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")


@pytest.mark.rule("2.2", "5.3.1")
def test_the_truck_escapes_with_two_heroes_fuel_and_keys_at_the_end_of_a_hero_turn() -> None:
    t = at_the_truck(billy={"space": "4,3", "items": ["keys"]}, becky="4,3")
    assert {"kind": "truck", "space": "4,3"} in t.state["markers"]
    assert winner(t) is None
    end_the_hero_turn(t)
    assert winner(t) == ("heroes", "truck-escaped")


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    "heroes",
    [
        {"billy": {"space": "4,3", "items": ["keys"]}, "becky": "4,4"},
        {"billy": {"space": "4,3", "items": []}, "becky": "4,3"},
    ],
    ids=["one Hero only", "no keys"],
)
def test_the_truck_does_not_escape_without_all_of_it(heroes: dict[str, Any]) -> None:
    t = at_the_truck(**heroes)
    end_the_hero_turn(t)
    assert winner(t) is None


@pytest.mark.rule("9.5.3")
def test_filling_up_takes_the_whole_turn_and_the_gasoline() -> None:
    t = at_the_truck(gasoline=True, billy={"space": "4,3", "items": ["gasoline"]}, becky="0,1")
    t.choose("activate", hero="billy")
    t.choose("fill-up", card="gasoline")
    assert t.saw("filled-up", who="billy")
    assert t.heroes["billy"]["items"] == []
    assert t.kind == "activate-hero"


def test_who_dies_at_the_truck_has_not_filled_it_up() -> None:
    t = table(
        dice=[1, 2, 6],
        scenario="escape-in-the-truck",
        sun=10,
        heroes={"billy": {"space": "4,3", "wounds": 1, "items": ["gasoline"]}, **FAR, "jenny": "0,0"},
        zombies={"z1": "4,3"},
    )
    t.choose("activate", hero="billy")
    t.choose("fill-up", card="gasoline")
    assert t.saw("killed", who="billy")
    assert not t.saw("filled-up")


@pytest.mark.rule("2.2", "6.1.1")
def test_the_truck_is_too_late_at_sundown() -> None:
    assert winner(sunset("escape-in-the-truck", notes={"filled": 1})) == ("zombies", "sundown")


# -- Save the Townsfolk ------------------------------------------------------------------------------------

FOUR_SAVED = ["deputy-taylor", "farmer-sty", "jeb-the-grease-monkey", "principal-gomez"]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("saved", "who"), [(FOUR_SAVED, "heroes"), (FOUR_SAVED[:3], "zombies")])
def test_four_townsfolk_must_be_on_the_table_when_the_night_is_over(saved: list[str], who: str) -> None:
    t = sunset("save-the-townsfolk", townsfolk=saved)
    assert t.result is not None
    assert t.result["winner"] == who


def test_a_townsfolk_found_lies_open_for_the_whole_team_and_may_be_played_from_there() -> None:
    t = table(
        scenario="save-the-townsfolk",
        players=3,
        heroes={
            "becky": {"space": "0,0", "seat": "heroes-1"},
            "billy": {"space": "4,4", "wounds": 1, "seat": "heroes-2"},
            "jenny": {"space": "4,4", "seat": "heroes-2"},
        },
        hero_deck=["doc-brody-country-physician"],
    )
    t.choose("activate", hero="becky")
    t.choose("search")
    assert t.state["townsfolk"] == ["doc-brody-country-physician"]
    assert t.view("zombies-1")["townsfolk"] == ["doc-brody-country-physician"]
    assert t.state["hands"]["heroes-1"] == []
    t.choose("activate", hero="jenny")
    assert t.seat == "heroes-1"
    t.choose("pass")
    assert t.seat == "heroes-2"
    t.choose("play-card", card="doc-brody-country-physician", hero="billy")
    assert t.state["townsfolk"] == []
    assert t.heroes["billy"]["wounds"] == 0


# -- Burn 'em Out ------------------------------------------------------------------------------------------


def on_a_pit(item: str, destroyed: int = 0) -> Table:
    gone = [{"kind": "destroyed-pit", "space": f"{n},4"} for n in range(destroyed)]
    t = table(
        scenario="burn-em-out",
        heroes={"becky": {"space": "7,5", "items": [item]}, "billy": "0,0"},
        zombies={},
        markers=gone,
    )
    t.choose("activate", hero="becky")
    return t


@pytest.mark.rule("9.5")
@pytest.mark.parametrize("item", ["dynamite", "gasoline"])
def test_a_pit_is_blown_up_with_an_explosive_and_without_fire(item: str) -> None:
    t = on_a_pit(item)
    t.choose("destroy-pit", card=item)
    assert t.state["pits"] == ["0,5"]
    assert t.heroes["becky"]["items"] == []
    assert winner(t) is None


def test_a_pit_is_not_blown_up_with_a_torch_or_from_elsewhere() -> None:
    assert not on_a_pit("torch").offers("destroy-pit")
    t = table(scenario="burn-em-out", heroes={"becky": {"space": "6,5", "items": ["dynamite"]}, "billy": "0,0"})
    t.choose("activate", hero="becky")
    assert not t.offers("destroy-pit")


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "over"), [(1, False), (2, True)])
def test_the_third_pit_wins(before: int, over: bool) -> None:
    t = on_a_pit("dynamite", before)
    t.choose("destroy-pit", card="dynamite")
    assert (winner(t) == ("heroes", "pits-destroyed")) is over


def test_no_zombies_come_out_of_a_destroyed_pit_and_those_on_it_stay() -> None:
    t = table(
        dice=[1, 2],
        scenario="burn-em-out",
        turn="zombies",
        step="place",
        heroes=FAR,
        zombies={"z1": "7,5"},
        markers=[{"kind": "destroyed-pit", "space": "7,5"}],
    )
    assert t.values("place", "to") == ["0,5"]
    assert t.zombies["z1"]["space"] == "7,5"


@pytest.mark.rule("6.1.1")
def test_burn_em_out_is_lost_at_sundown() -> None:
    assert winner(sunset("burn-em-out")) == ("zombies", "sundown")


# -- Defend the Manor House --------------------------------------------------------------------------------

MANOR = {"center": "manor-house", "outer": ["church", "farm", "hospital", "school"]}


def manor(zombies_inside: int) -> Table:
    zombies = {f"z{n}": "5,5" for n in range(1, zombies_inside + 1)}
    return table(
        scenario="defend-the-manor-house",
        board=MANOR,
        turn="zombies",
        step="move",
        heroes={"becky": "0,0", "billy": "11,11"},
        zombies={**zombies, "z14": "3,4"},
    )


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("inside", "over"), [(7, False), (8, True)])
def test_the_ninth_zombie_in_the_manor_house_wins_for_the_zombies(inside: int, over: bool) -> None:
    t = manor(inside)
    t.choose("move", zombie="z14", to="4,5")
    assert (winner(t) == ("zombies", "manor-overrun")) is over


@pytest.mark.rule("2.2", "6.1.1")
def test_the_manor_house_is_held_when_the_sun_is_gone() -> None:
    t = table(
        scenario="defend-the-manor-house",
        board=MANOR,
        turn="zombies",
        sun=1,
        heroes={"becky": "5,5"},
        hands={"zombies-1": INERT},
    )
    assert winner(t) == ("heroes", "manor-held")


def test_in_the_manor_house_new_zombies_come_every_turn_without_a_roll() -> None:
    t = table(
        scenario="defend-the-manor-house",
        board=MANOR,
        turn="zombies",
        step="spawn-roll",
        heroes={"becky": "5,5"},
        zombies={f"z{n}": "0,11" for n in range(1, 14)},
    )
    assert not [e for e in t.events if e["type"] == "roll" and e["for"] == "spawn-check"]
    t.choose("done")
    assert t.kind == "place-zombie"
