"""All Hallows' Eve II: eight boards in two rings, Father Joseph at his table, the Circle and three Artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.bots.solo_priorities import objective
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import GRID, Table, new_game, table

BOXES = ["base", "growing-hunger", "web-scenario"]
SCENARIO = "all-hallows-eve-ii-the-ritual"
SQUARE = {"grid": {**GRID["grid"], "center": ["4,3"]}}
NUMBERS = {"holy-book": 2, "holy-amulet": 5}
JOSEPH = {"space": "4,3", "kind": "celebrant"}
NAME = "father-joseph-celebrant"


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    heroes = {NAME: {**JOSEPH, **situation.pop("joseph", {})}, **situation.pop("heroes", {"billy": "0,5"})}
    usual = {"sun": 8, "board": SQUARE, "notes": NUMBERS, "markers": at_work(), "boxes": BOXES}
    return table(dice=dice, scenario=SCENARIO, heroes=heroes, **{**usual, **situation})


def at_work(*more: dict[str, Any], circle: str = "3,3") -> list[dict[str, Any]]:
    return [{"kind": "ritual-table", "space": "4,3"}, {"kind": "ritual-circle", "space": circle}, *more]


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.3.12", "16.6.8", "16.6.8.3")
def test_six_heroes_stand_round_father_joseph_in_a_town_of_eight_boards(players: int) -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    assert len(game.board.outer) == 8
    assert "church" in game.board.outer
    team = [name for name in t.heroes if name != NAME]
    assert len(team) == 6
    assert "father-joseph" not in t.heroes
    assert t.heroes[NAME]["space"] == game.board.names[game.board.center[0]]
    counters = [one for one in game.markers if one.kind == "number-counter"]
    boards = [game.board.buildings[one.building].board for one in counters]
    assert len(counters) == 6
    assert {4, 5, 6, 7} <= set(boards), "one on each board of the outer ring"
    church = next(b for b, house in enumerate(game.board.buildings) if house.id == "church")
    assert church not in [one.building for one in counters]
    free = {one.building for one in game.markers if one.kind == "free-search"}
    assert not free & {church, *(one.building for one in counters)}
    placed = [event["to"] for event in t.events if event["type"] == "placed" and event["who"].startswith("z")]
    assert {game.board.names[space] for space in game.board.place("church")} <= set(placed)
    assert sum(one.kind == "ritual-circle" for one in game.markers) == 1


@pytest.mark.rule("5.8")
def test_three_dice_of_zombies_start() -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, seed=4)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert dice_rolled(t, "starting-zombies") == [3]


@pytest.mark.parametrize(("die", "board"), [(3, 0), (4, 4)])
@pytest.mark.rule("3.4.2")
def test_a_second_die_says_which_ring(die: int, board: int) -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES)
    boards = t.state["board"]["boards"]
    t = night(
        [2, die, 1, 2, 3, 4, 5, 6], board={"layout": "ring-with-gaps", "boards": boards}, turn="zombies", step="draw",
        joseph={"space": "8,8"}, heroes={"billy": "8,8"}, zombie_deck=["my-god-theyve-taken-the"], markers=[],
        hands={"zombies-1": ["resilient", "resilient", "trip"]},
    )  # fmt: skip
    t.choose("keep")
    t.passes()
    (taken,) = [marker["building"] for marker in t.state["markers"] if marker["kind"] == "taken-over"]
    game = t.engine.game
    assert game is not None
    assert [house.board for house in game.board.buildings if house.id == taken] == [board]


FAR_TABLE = [{"kind": "ritual-table", "space": "7,5"}]

# -- Father Joseph -----------------------------------------------------------------------------------------


def test_he_takes_no_turn_and_does_not_fight_in_it() -> None:
    t = night(zombies={"z1": "4,3"})
    while t.state["turn"] == "heroes":
        assert not t.offers("activate", hero=NAME)
        t.choose("skip") if t.offers("skip") else t.must(cmd="choose", option="0")
    assert not t.saw("fight-started", hero=NAME)


@pytest.mark.parametrize(("markers", "won"), [(at_work(), True), (FAR_TABLE, False)])
def test_zombies_attack_him_and_at_the_table_he_wins_ties(markers: list[dict[str, Any]], won: bool) -> None:
    t = night([4, 1, 4], turn="zombies", step="fight", zombies={"z1": "4,3"}, markers=markers)
    t.passes()
    assert t.saw("fight-resolved", hero=NAME, won=won)


def test_heroes_exchange_with_him() -> None:
    t = night(heroes={"billy": {"space": "4,3", "items": ["torch"], "tokens": {"holy-cross": 1}}})
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("give", card="torch", hero=NAME)
    t.choose("give-marker", marker="holy-cross", hero=NAME)
    assert t.heroes[NAME]["tokens"] == {"holy-cross": 1}


@pytest.mark.parametrize(("wounds", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2")
def test_his_death_loses_the_game(wounds: int, over: bool) -> None:
    t = night([1, 1, 6], turn="zombies", step="fight", zombies={"z1": "4,3"}, joseph={"wounds": wounds})
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "celebrant-killed")


# -- the Circle --------------------------------------------------------------------------------------------


def uses(mode: str, dice: list[int], **more: Any) -> Table:
    t = night(heroes={"billy": "0,5", "jenny": "7,0"}, **more)
    t.dice(*dice)
    t.choose("ability", ability="ritual-circle", mode=mode, **({"to": "5,3"} if mode == "move-circle" else {}))
    return t


def test_the_circle_moves_on_the_centre_board_but_not_to_its_middle() -> None:
    t = night(heroes={"billy": "0,5", "jenny": "7,0"})
    places = t.values("ability", "to", mode="move-circle")
    assert "5,3" in places
    assert not {"4,3", "3,3"} & set(places), "neither the middle nor where it lies"
    t = uses("move-circle", [])
    assert {"kind": "ritual-circle", "space": "5,3"} in t.state["markers"]
    assert not t.offers("ability", ability="ritual-circle"), "once in a Hero turn"


@pytest.mark.parametrize(
    ("die", "tokens", "left"), [(3, {}, 1), (4, {}, 0), (2, {"holy-book": 1}, 1), (3, {"holy-book": 1}, 0)]
)
def test_holy_fire_kills_on_four_and_with_the_book_on_three(die: int, tokens: dict[str, int], left: int) -> None:
    t = uses("holy-fire", [die], joseph={"tokens": tokens}, zombies={"z1": "2,2", "z2": "6,3"})
    assert len(t.zombies) == left + 1, "z2 is not next to it"


@pytest.mark.parametrize(("die", "alive"), [(3, True), (4, False)])
def test_holy_fire_burns_in_the_middle_of_a_fight(die: int, alive: bool) -> None:
    """Jenny is about to lose against a Zombie that stands next to the Circle."""
    t = night(heroes={"billy": "0,5", "jenny": "2,2"}, zombies={"z1": "2,2"})
    t.choose("activate", hero="jenny")
    t.choose("skip")
    while t.window != "fight":
        t.dice(1, 2, 6)
        t.choose("pass")
    t.dice(die)
    t.choose("ability", mode="holy-fire")
    t.passes()
    assert ("z1" in t.zombies) is alive
    assert t.heroes["jenny"]["wounds"] == alive
    t.nothing_pending()


def test_there_must_be_somebody_to_burn() -> None:
    assert not night(heroes={"billy": "0,5", "jenny": "7,0"}, zombies={"z2": "6,3"}).offers("ability", mode="holy-fire")


@pytest.mark.parametrize(("die", "left"), [(3, ["heavy-rain"]), (4, [])])
@pytest.mark.rule("7.1.2.3")
def test_it_cancels_a_zombie_card_in_play(die: int, left: list[str]) -> None:
    assert uses("cancel-in-play", [die], in_play=["heavy-rain"]).state["in_play"] == left


@pytest.mark.parametrize(("die", "alive"), [(3, False), (4, True)])
def test_it_saves_who_is_about_to_turn(die: int, alive: bool) -> None:
    """[Ruling 58]"""
    jenny = {"space": "7,0", "in_play": ["i-feel-kinda-strange"]}
    t = night([1, 2, 6], heroes={"billy": "0,5", "jenny": jenny}, zombies={"z1": "7,0"}, in_play=["heavy-rain"], sun=5)
    t.choose("activate", hero="jenny")
    t.choose("skip")
    while t.window != "about-to-wound":
        t.choose("pass")
    assert t.values("ability", "target", mode="cancel-in-play") == ["i-feel-kinda-strange"]
    t.dice(die)
    t.choose("ability", mode="cancel-in-play")
    assert t.heroes["jenny"]["alive"] is alive


def test_not_in_the_zombie_turn() -> None:
    t = night(turn="zombies", step="move", zombies={"z1": "3,4"}, in_play=["heavy-rain"])
    assert not t.offers("ability")


@pytest.mark.parametrize(("space", "left"), [("4,3", []), ("0,5", ["this-cant-be-happening"])])
def test_the_whole_hero_turn_is_his_turn(space: str, left: list[str]) -> None:
    """What ends when he starts a turn beside another Hero ends when the Heroes start theirs."""
    joseph = {"space": "4,3", "in_play": ["this-cant-be-happening"]}
    t = night(turn="zombies", step="place", spawn_due=[], joseph=joseph, heroes={"billy": space, "jenny": "7,0"})
    t.passes()
    assert t.state["turn"] == "heroes"
    assert t.heroes[NAME]["in_play"] == left


def test_who_has_lost_the_turn_does_not_use_the_circle() -> None:
    heroes = {"billy": "3,3", "jenny": "7,0"}
    t = night(
        heroes=heroes,
        joseph={"space": "3,3"},
        zombies={"z1": "2,2"},
        hands={"zombies-1": ["bickering"]},
        turn_begun=False,
    )
    while not t.offers("play-card", card="bickering"):
        t.choose("pass")
    t.choose("play-card", card="bickering")
    t.passes()
    assert not t.offers("ability", mode="holy-fire")


# -- the Artifacts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "tokens"), [(2, {"holy-book": 1}), (5, {"holy-amulet": 1}), (3, None)])
@pytest.mark.rule("16.6.8.1")
def test_two_counters_hide_the_book_and_the_amulet(value: int, tokens: dict[str, int] | None) -> None:
    counter = {"kind": "number-counter", "building": "gym", "value": value}
    t = night(heroes={"billy": "5,0"}, markers=at_work(counter))
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("find", marker="number-counter")
    assert t.heroes["billy"].get("tokens") == tokens


def test_the_cross_is_taken_like_a_counter() -> None:
    t = night(heroes={"billy": "0,0"}, markers=at_work({"kind": "holy-cross", "building": "church"}))
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("find", marker="holy-cross")
    assert t.heroes["billy"]["tokens"] == {"holy-cross": 1}
    assert [marker for marker in t.state["markers"] if marker["kind"] == "holy-cross"] == []


@pytest.mark.parametrize(("tokens", "dice"), [({"holy-cross": 1}, 3), ({}, 2)])
def test_the_cross_is_one_more_fight_die(tokens: dict[str, int], dice: int) -> None:
    t = night([6, 6, 6, 1], heroes={"billy": {"space": "3,4", "tokens": tokens}}, zombies={"z1": "3,4"})
    t.choose("skip")
    if tokens:
        t.choose("done")
    t.passes()
    assert dice_rolled(t, "hero-fight") == [dice]


def test_the_amulet_is_a_health_box_that_goes_along() -> None:
    t = night(heroes={"billy": {"space": "4,3", "wounds": 2, "tokens": {"holy-amulet": 1}}})
    assert t.heroes["billy"]["health"] == 3
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("give-marker", marker="holy-amulet", hero=NAME)
    assert (t.heroes["billy"]["health"], t.heroes["billy"]["wounds"]) == (2, 1)
    assert (t.heroes[NAME]["health"], t.heroes[NAME]["wounds"]) == (4, 1)


def test_without_a_wound_on_it_the_amulet_takes_none_along() -> None:
    t = night(heroes={"billy": {"space": "4,3", "wounds": 1, "tokens": {"holy-amulet": 1}}})
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("give-marker", marker="holy-amulet", hero=NAME)
    assert t.heroes["billy"]["wounds"] == 1
    assert t.heroes[NAME].get("wounds", 0) == 0


@pytest.mark.parametrize(("tokens", "won"), [({"holy-book": 1}, True), ({}, False)])
def test_the_book_wins_ties(tokens: dict[str, int], won: bool) -> None:
    t = night(
        [4, 1, 4],
        turn="zombies",
        step="fight",
        heroes={"billy": {"space": "3,4", "tokens": tokens}},
        zombies={"z1": "3,4"},
    )
    t.passes()
    assert t.saw("fight-resolved", hero="billy", won=won)


def reads(answer: str, dice: list[int]) -> Table:
    billy = {"space": "0,0", "items": ["revolver"], "tokens": {"holy-book": 1}}
    t = night(heroes={"billy": billy, "jenny": "7,0"}, zombies={"z1": "2,2", "z2": "3,0"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done")
    t.dice(*dice)
    t.choose("choose", read=answer)
    return t


@pytest.mark.parametrize(("die", "left"), [(4, ["z1", "z2"]), (5, ["z2"])])
def test_reading_hits_zombies_within_two_on_five_without_sight(die: int, left: list[str]) -> None:
    t = reads("yes", [die])
    assert list(t.zombies) == left
    assert not t.offers("attack"), "it is the ranged attack of the turn"


def test_who_does_not_read_may_shoot() -> None:
    t = reads("no", [])
    assert not dice_rolled(t, "ranged")


@pytest.mark.rule("3.15.4.1")
def test_a_killed_bearer_drops_them() -> None:
    billy = {"space": "3,4", "wounds": 1, "tokens": {"holy-cross": 1}}
    t = night([1, 1, 1, 6], heroes={"billy": billy, "jenny": "7,0"}, zombies={"z1": "3,4"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done")
    t.passes()
    assert {"kind": "holy-cross", "space": "3,4"} in t.state["markers"]


@pytest.mark.rule("12.4.5")
def test_the_cross_is_elsewhere_when_the_church_falls() -> None:
    t = night(
        [2, 3, 2, 5], boxes=[*BOXES, "airstrike"], special_rules={"airstrike": 1}, turn="zombies", step="sun",
        notes={**NUMBERS, "airstrikes-begun": 1}, markers=at_work({"kind": "holy-cross", "building": "church"}),
    )  # fmt: skip
    lying = [marker for marker in t.state["markers"] if "building" in marker]
    assert [(marker["kind"], marker["building"]) for marker in lying] == [
        ("destroyed", "church"),
        ("holy-cross", "gym"),
    ]


@pytest.mark.parametrize(("scenario", "burns"), [(SCENARIO, False), ("burn-em-out", True)])
@pytest.mark.rule("12.2.1")
def test_no_fire_starts_on_the_centre_board(scenario: str, burns: bool) -> None:
    """A drawn grid is all of it the board in the middle."""
    billy = {"space": "2,4", "items": ["lighter"]}
    t = table(scenario=scenario, boxes=[*BOXES, "timber-peak"], heroes={"billy": billy, "jenny": "7,0"}, board=SQUARE)
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.offers("attack", target="new-fire") is burns


@pytest.mark.rule("3.15.4.1")
def test_who_stands_where_one_lies_picks_it_up_as_well_as_who_comes_there() -> None:
    lying = [{"kind": "holy-cross", "space": "3,4"}]
    t = night(heroes={"billy": "3,4", "jenny": "3,5"}, markers=at_work(*lying))
    t.choose("activate", hero="jenny")
    t.choose("skip")
    assert not t.offers("pick-up-marker"), "it lies next to her"
    while not t.offers("skip"):
        t.must(cmd="choose", option="0")
    t.choose("skip")
    t.choose("pick-up-marker", marker="holy-cross")
    assert t.heroes["billy"]["tokens"] == {"holy-cross": 1}


# -- how it ends -------------------------------------------------------------------------------------------


def ends_turn(joseph: dict[str, Any], billy: dict[str, Any], **more: Any) -> Table:
    t = night(joseph=joseph, heroes={"billy": billy}, **more)
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.choose("done") if t.offers("done") else t.must(
            cmd="choose", option="0"
        )
    return t


TWO = {"tokens": {"holy-cross": 1, "holy-book": 1}}


@pytest.mark.rule("2.2")
def test_the_ritual_is_complete_as_soon_as_the_third_artifact_is_there() -> None:
    t = night(joseph=TWO, heroes={"billy": {"space": "4,4", "tokens": {"holy-amulet": 1}}, "jenny": "7,0"})
    t.choose("activate", hero="billy")
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "ritual-completed")


@pytest.mark.rule("2.2")
def test_all_three_in_the_centre_complete_the_ritual() -> None:
    t = ends_turn(TWO, {"space": "4,3", "tokens": {"holy-amulet": 1}})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "ritual-completed")


@pytest.mark.parametrize(
    "billy", [{"space": "3,3", "tokens": {"holy-amulet": 1}}, {"space": "4,3"}], ids=["beside", "not found"]
)
def test_two_do_not(billy: dict[str, Any]) -> None:
    assert ends_turn(TWO, billy).result is None


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_sundown_comes_too_soon(sun: int, over: bool) -> None:
    assert (ends_turn({}, {"space": "3,3"}, sun=sun).result is not None) is over


def test_solo_zombies_go_for_father_joseph() -> None:
    t = night(turn="zombies", step="move", zombies={"z1": "7,5"})
    game = t.engine.game
    assert game is not None
    assert [game.board.names[space] for space in objective(game, game.named("z1"))] == ["4,3"]
