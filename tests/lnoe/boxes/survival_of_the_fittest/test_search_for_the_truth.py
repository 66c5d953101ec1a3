"""Search for the Truth: what the Records say, where they lead, and the board that is added for it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import GRID, Table, new_game

RECORDS = {"A": "town-records", "B": "chemical-plant-files", "C": "widowcrest-patient-files"}
SECOND = {"A": "doc-brodys-journal", "B": "government-memo", "C": "stacys-notebook"}
PLACES = {"A": "farmhouse", "B": "plant", "C": "hospital"}
TOWN: dict[str, Any] = deepcopy(GRID)
TOWN["grid"]["buildings"][1]["id"] = "hospital"
"""The hospital stands where the gym stands on the other drawing."""


def read(first: str, second: str = "C", held: int = 2) -> dict[str, int]:
    """What has been found so far."""
    notes = {"records-read": held, "first-record": "ABC".index(first) + 1}
    notes |= {f"read-{RECORDS[first]}": 1}
    if held > 1:
        notes |= {"second-record": "ABC".index(second) + 1, f"read-{SECOND[second]}": 1}
    return notes


def night(heroes: dict[str, Any], **more: Any) -> Table:
    return table(scenario="search-for-the-truth", heroes=heroes, **{"board": TOWN, "sun": 8, **more})


def finds(card: str, notes: dict[str, int] | None = None, dice: tuple[int, ...] = (), **more: Any) -> Table:
    """Billy has 5 for movement and searches the church for a Unique Item."""
    heroes = more.pop("heroes", {"billy": "0,0", "becky": "7,5"})
    t = night(heroes, piles={"unique-items": {"deck": [card]}}, notes=notes or {}, dice=[5, *dice], **more)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("search", deck="unique-items")
    return t


# -- the Records -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "ABC")
def test_the_first_records_say_what_is_to_be_done(letter: str) -> None:
    t = finds(RECORDS[letter])
    own = [row for row in t.state["objectives"] if row["side"] == "heroes"]
    reasons = {"A": "source-destroyed", "B": "evidence-burnt", "C": "townspeople-confronted"}
    assert [row["reason"] for row in own] == [reasons[letter]]
    assert t.state["notes"]["records-read"] == 1
    assert not [m for m in t.state["markers"] if m["kind"] == "final-location"]


def test_before_that_any_of_the_three_may_be_it() -> None:
    t = night({"billy": "0,0"})
    assert [row["side"] for row in t.state["objectives"]].count("heroes") == 3


def test_the_second_records_say_where_and_the_dead_stream_in() -> None:
    t = finds(SECOND["C"], read("A", held=1))
    assert [m for m in t.state["markers"] if m["kind"] == "final-location"] == [
        {"kind": "final-location", "building": "hospital"}
    ]
    assert {"rule": "zombies-auto-spawn", "x": 1} in t.state["special_rules"]


def test_before_the_second_records_new_zombies_are_rolled_for() -> None:
    t = finds(RECORDS["A"])
    assert {"rule": "zombies-auto-spawn", "x": 1} not in t.state.get("special_rules", [])


def test_the_same_records_found_again_count_once() -> None:
    t = finds(RECORDS["A"], {"records-read": 1, "first-record": 1, f"read-{RECORDS['A']}": 1})
    assert t.state["notes"]["records-read"] == 1


def test_what_has_taken_the_final_location_over_is_canceled_and_nothing_takes_it_again() -> None:
    t = finds(SECOND["C"], read("A", held=1), markers=[{"kind": "taken-over", "building": "hospital"}])
    g = t.engine.game
    assert [m.kind for m in g.markers] == ["final-location"]
    assert g.flags["never-taken-over"] == 0b10


@pytest.mark.parametrize(("letter", "card"), [("A", "dynamite"), ("B", "lighter"), ("C", "principal-gomez")])
def test_what_must_be_collected_becomes_a_scenario_search_card(letter: str, card: str) -> None:
    before, after = night({"billy": "0,0"}).engine.game, finds(RECORDS[letter]).engine.game
    from shamble.lnoe.scenario import scenario_of

    assert scenario_of(before).asks_for(before) == ()
    assert scenario_of(after).asks_for_card(after, card)
    others = {"dynamite", "lighter", "principal-gomez"} - {card}
    assert not any(scenario_of(after).asks_for_card(after, other) for other in others)


# -- a Final Location that is not on the board -------------------------------------------------------------

BOARDS = {"center": "town-center", "outer": ["church", "gas", "farm", "plant"]}


def adds(dice: tuple[int, ...], board: dict[str, Any] | None = None, **more: Any) -> tuple[Table, Table]:
    """The second Records lead to the hospital, which is not on the board; the table before, and after."""
    board = board or BOARDS
    empty = table(scenario="search-for-the-truth", heroes={"billy": "0,0"}, board=board).engine.game.board
    church = next(b for b in empty.buildings if b.numbers == (1, 2, 3))
    home = empty.names[church.spaces[0]]
    street = empty.names[next(at for at in range(len(empty.names)) if empty.building[at] < 0 and at not in empty.pits)]
    args: dict[str, Any] = {
        "board": board,
        "heroes": {"billy": home, "becky": {"space": street, "activated": True}},
        "zombies": {"z1": street},
        "notes": read("B", held=1),
        "markers": [{"kind": "gas", "space": street}],
        **more,
    }
    before = night(**args)
    t = night(piles={"unique-items": {"deck": [SECOND["C"]]}}, dice=[5, *dice], **args)
    t.choose("roll-movement")
    t.choose("search", deck="unique-items")
    return before, t


@pytest.mark.parametrize(
    ("die", "layout", "moved"),
    [
        (2, "beyond-top-left", (3, 3)),
        (3, "beyond-top-right", (0, 3)),
        (4, "beyond-bottom-left", (3, 0)),
        (5, "beyond-bottom-right", (0, 0)),
    ],
)
def test_its_board_is_laid_outside_of_a_random_corner_and_everything_keeps_its_place(
    die: int, layout: str, moved: tuple[int, int]
) -> None:
    before, t = adds((die,))

    def there(cell: str) -> str:
        x, y = map(int, cell.split(","))
        return f"{x + moved[0]},{y + moved[1]}"

    assert t.state["board"] == {"layout": layout, "boards": ["town-center", *BOARDS["outer"], "hospital"]}
    for who in ("billy", "becky"):
        assert t.heroes[who]["space"] == there(before.heroes[who]["space"])
    assert t.zombies["z1"]["space"] == there(before.zombies["z1"]["space"])
    gas = next(m for m in t.state["markers"] if m["kind"] == "gas")
    assert gas["space"] == there(before.state["markers"][0]["space"])
    assert {there(pit) for pit in before.state["pits"]} < set(t.state["pits"])
    assert {"kind": "final-location", "building": "hospital"} in t.state["markers"]
    assert t.saw("boards")


def test_one_can_walk_there_and_the_game_goes_on_and_is_saved() -> None:
    _, t = adds((5,))
    g = t.engine.game
    there = g.board.place("hospital")[0]
    assert g.board.walk[g.space_of[g.named("becky")]][there] < 255
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before
    for _ in range(40):
        if t.result is None:
            t.must(cmd="choose", option="0")


@pytest.mark.parametrize(("die", "seat"), [(1, "heroes-1"), (6, "zombies-1")])
def test_a_one_lets_the_heroes_choose_the_corner_and_a_six_the_zombies(die: int, seat: str) -> None:
    _, t = adds((die,))
    assert (t.seat, t.decision["prompt"]) == (seat, "Outside of which corner is the new board laid?")
    assert set(t.values("choose", "section")) <= set(BOARDS["outer"])
    t.choose("choose", section="farm")
    assert t.state["board"]["layout"] == "beyond-bottom-right"


def test_a_corner_that_buildings_shut_off_is_rolled_again() -> None:
    board = {"center": "town-center", "outer": ["church", "gas", "school", "plant"]}
    _, t = adds((5, 5, 4), board)
    assert t.state["board"]["layout"] == "beyond-bottom-left"


def test_where_it_is_on_the_board_nothing_is_added() -> None:
    board = {"center": "town-center", "outer": ["church", "gas", "school", "hospital"]}
    _, t = adds((), board)
    assert t.state["board"] == board


# -- how it ends -------------------------------------------------------------------------------------------

FINAL = [{"kind": "final-location", "building": "hospital"}]


def plants(planted: int, items: list[str]) -> Table:
    """Billy starts his turn in the hospital and gives it up."""
    notes = read("A") | ({"planted": planted} if planted else {})
    t = night({"billy": {"space": "5,0", "items": items}, "becky": "7,5"}, notes=notes, markers=FINAL)
    t.choose("activate", hero="billy")
    if t.offers("plant-explosive", card="dynamite"):
        t.choose("plant-explosive", card="dynamite")
    return t


def test_the_second_explosive_that_is_planted_wins() -> None:
    t = plants(1, ["dynamite"])
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "source-destroyed")


def test_the_first_does_not_and_lies_there() -> None:
    t = plants(0, ["dynamite"])
    assert t.result is None
    assert t.state["notes"]["planted"] == 1
    assert t.state["hero_discard"][0] == "dynamite"


def test_without_an_explosive_nothing_is_planted() -> None:
    assert plants(1, ["lighter"]).result is None


def brings(first: str, items: list[str], hand: list[str] | None = None) -> Table:
    """Billy walks into the hospital with what he has."""
    t = night({"billy": {"space": "5,2", "items": items}, "becky": "7,5"}, notes=read(first), markers=FINAL, dice=[3],
              hands={"heroes-1": hand or []})  # fmt: skip
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    return t


TWO = [RECORDS["B"], SECOND["C"]]


def test_a_fire_item_and_two_records_there_burn_the_evidence() -> None:
    t = brings("B", [*TWO, "lighter"])
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "evidence-burnt")


@pytest.mark.parametrize("items", [TWO, [TWO[0], "lighter"]])
def test_without_fire_or_with_one_of_the_records_they_do_not(items: list[str]) -> None:
    assert brings("B", items).result is None


def test_two_townsfolk_in_hand_and_two_records_there_confront_those_who_knew() -> None:
    t = brings("C", [RECORDS["C"], TWO[0]], ["principal-gomez", "jeb-the-grease-monkey"])
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "townspeople-confronted")


def test_one_of_the_townsfolk_is_not_enough() -> None:
    assert brings("C", [RECORDS["C"], TWO[0]], ["principal-gomez", "just-a-scratch"]).result is None


def test_the_night_wins_for_the_zombies() -> None:
    t = night({"billy": "0,0"}, turn="zombies", step="sun", sun=1, round=17)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("killed", "over"), [(1, False), (2, True)])
def test_the_third_dead_hero_loses(killed: int, over: bool) -> None:
    heroes = {"sally": {"space": "3,3", "wounds": 1}, "billy": {"space": "0,0", "activated": True}}
    t = night(heroes, zombies={"z1": "3,3"}, heroes_killed=killed, dice=[1, 2, 6])
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


@pytest.mark.parametrize("players", range(2, 7))
def test_it_is_set_up_with_the_survival_decks(players: int) -> None:
    t = new_game(scenario="search-for-the-truth", players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert set(RECORDS.values()) <= set(t.state["piles"]["unique-items"]["deck"])


def test_the_zombies_do_not_learn_how_many_townsfolk_are_in_hand() -> None:
    hands = {"heroes-1": ["principal-gomez", "jeb-the-grease-monkey"]}
    with_them, without = (night({"billy": "0,0"}, notes=read("C"), markers=FINAL, hands=h) for h in (hands, {}))
    for t in (with_them, without):
        (row,) = [row for row in t.view("zombies-1")["objectives"] if row["side"] == "heroes"]
        assert (row["done"], row["parts"][1]["parts"][0]["done"]) == (1, 0)
