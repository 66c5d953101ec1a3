"""All Hallows' Eve: six suspects, a Zombie Master, a Book to be burnt."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.bots.solo_priorities import objective
from tests.table import Table, new_game, table

BOXES = ["base", "web-scenario"]
PEOPLE = [
    "deputy-taylor",
    "doc-brody-country-physician",
    "farmer-sty",
    "jeb-the-grease-monkey",
    "mr-hyde-the-shop-teacher",
    "principal-gomez",
]
FILLER = ["resilient", "resilient", "trip"]


def suspect(card: str, space: str, value: int) -> dict[str, Any]:
    return {"kind": "suspect", "space": space, "card": card, "value": value}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    more = {"sun": 8, "notes": {"zombie-master": 4, "there-suspect": 6}, "removed": PEOPLE, **situation}
    return table(dice=dice, scenario="all-hallows-eve", **{"boxes": BOXES, **more})


THREE = [suspect("farmer-sty", "5,0", 2), suspect("principal-gomez", "0,0", 4), suspect("deputy-taylor", "3,3", 5)]
UNMASKED = {"zombie-master": 4, "there-suspect": 6}

# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.6.8")
def test_six_townsfolk_hide_in_six_buildings_over_hidden_numbers(players: int) -> None:
    t = new_game(scenario="all-hallows-eve", boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    suspects = [marker for marker in t.state["markers"] if marker["kind"] == "suspect"]
    assert sorted(marker["value"] for marker in suspects) == [1, 2, 3, 4, 5, 6]
    assert sorted(marker["card"] for marker in suspects) == PEOPLE
    game = t.engine.game
    assert game is not None
    assert len({game.board.building[game.board.by_name[marker["space"]]] for marker in suspects}) == 6
    assert not [card for card in t.state["hero_deck"] if card in PEOPLE]
    assert t.state["notes"]["zombie-master"] in range(1, 7)
    placed = {event["to"] for event in t.events if event["type"] == "placed" and event["who"] in t.heroes}
    assert placed == {game.board.names[game.board.center[0]]}
    drew = [event["who"] for event in t.events if event["type"] == "drew" and event.get("who") in t.heroes]
    assert set(drew) == set(t.heroes), "each a card, as if the start location were missing"


@pytest.mark.rule("5.6.4.1", "13.11.2")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_the_card_of_each_hero_is_one_for_a_missing_start_so_that_2007_keeps_it_whatever_it_is(profile: str) -> None:
    fire = set()
    for seed in range(12):
        t = new_game(
            scenario="all-hallows-eve",
            boxes=BOXES,
            seed=seed,
            profile=profile,
            heroes=["becky", "johnny", "billy", "sally"],
        )
        while not t.saw("roll", **{"for": "starting-zombies"}):
            t.must(cmd="choose", option="0")
        fire |= {item for hero in t.heroes.values() for item in hero["items"]} & {"lighter", "torch"}
    assert bool(fire) is (profile == "original-advanced")


@pytest.mark.parametrize("hero", ["doc-brody", "jeb"])
def test_who_is_suspected_is_no_hero_even_if_chosen(hero: str) -> None:
    """Doc Brody's sheet needs rules that are not in use here, but he can be chosen all the same."""
    boxes = ["anniversary-edition", "web-scenario"]
    t = new_game(scenario="all-hallows-eve", boxes=boxes, profile="original-advanced", heroes=[hero], seed=3)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert len(t.heroes) == 4
    assert hero not in t.heroes


@pytest.mark.rule("12.4.5", "16.6.8.2")
def test_who_hides_in_a_building_that_falls_hides_in_another_one() -> None:
    bombs = {"boxes": [*BOXES, "airstrike"], "special_rules": {"airstrike": 1}, "turn": "zombies", "step": "sun"}
    t = table(
        [2, 5, 2, 3], scenario="all-hallows-eve", heroes={"billy": "3,3"}, markers=[THREE[0], THREE[2]], removed=PEOPLE,
        sun=8, notes={"zombie-master": 2, "there-suspect": 6, "airstrikes-begun": 1}, **bombs,
    )  # fmt: skip
    assert (t.seat, t.values("choose", "space")) == ("zombies-1", ["0,0", "0,1", "1,0", "1,1"])
    t.choose("choose", space="1,0")
    assert suspect("farmer-sty", "1,0", 2) in t.state["markers"]
    assert [marker["space"] for marker in t.state["markers"] if marker["kind"] == "suspect"] == ["3,3", "1,0"]
    assert "value" not in next(m for m in t.view("zombies-1")["markers"] if m.get("space") == "1,0")


def test_nobody_sees_the_numbers() -> None:
    t = night(heroes={"billy": "3,3"}, markers=THREE)
    for seat in ("heroes-1", "zombies-1"):
        shown = [marker for marker in t.view(seat)["markers"] if marker["kind"] == "suspect"]
        assert [marker["card"] for marker in shown] == ["farmer-sty", "principal-gomez", "deputy-taylor"]
        assert all("value" not in marker for marker in shown)


# -- who is found ------------------------------------------------------------------------------------------


def asks(space: str, die: int, markers: list[dict[str, Any]] | None = None, **more: Any) -> Table:
    t = night(heroes={"billy": space, "becky": "7,5"}, markers=THREE if markers is None else markers, **more)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(die)
    t.choose("choose", seek="yes")
    return t


def kinds(t: Table) -> list[str]:
    return [marker["kind"] for marker in t.state["markers"]]


def test_three_finds_nobody_and_four_does() -> None:
    assert kinds(asks("5,0", 3)) == ["suspect"] * 3
    t = asks("5,0", 4)
    assert kinds(t) == ["suspect"] * 2
    assert t.state["hands"]["heroes-1"] == ["farmer-sty"]
    assert "farmer-sty" not in t.state["removed"]


def test_one_need_not_look() -> None:
    t = night(heroes={"billy": "5,0", "becky": "7,5"}, markers=THREE)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("choose", seek="no")
    assert kinds(t) == ["suspect"] * 3


def test_a_ranged_attack_is_still_allowed() -> None:
    billy = {"space": "3,3", "items": ["revolver"]}
    t = night(heroes={"billy": billy, "becky": "7,5"}, markers=THREE, zombies={"z1": "4,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(1)
    t.choose("choose", seek="yes")
    assert t.offers("attack", card="revolver")


def test_the_right_number_is_the_master_with_the_book_whom_the_hero_fights_this_turn() -> None:
    t = asks("0,0", 6)
    assert t.saw("unmasked", who="m1")
    assert t.saw("fight-started", hero="billy", zombie="m1")
    assert kinds(t) == ["townsfolk", "townsfolk"]
    assert t.zombies["m1"]["health"] == 2
    assert t.zombies["m1"]["tokens"] == {"book-of-the-dead": 1}
    assert "principal-gomez" in t.state["removed"]


def test_the_last_one_left_must_be_the_master() -> None:
    t = asks("5,0", 4, THREE[:2])
    assert t.zombies["m1"]["space"] == "0,0"
    assert kinds(t) == []


# -- the Master --------------------------------------------------------------------------------------------


def test_the_master_enters_no_building_that_is_taken_over() -> None:
    markers = [{"kind": "taken-over", "building": "church"}]
    t = night(
        [6], turn="zombies", step="move", heroes={"billy": "7,5"}, zombies={"m1": "2,1", "z1": "2,0"}, markers=markers
    )
    assert "1,1" not in t.values("move", "to", zombie="m1")
    assert "1,0" in t.values("move", "to", zombie="z1")


def test_a_living_nightmare_makes_the_master_stronger_like_any_zombie_hero() -> None:
    zombies = {"m1": {"space": "3,3", "tokens": {"book-of-the-dead": 1}}}
    t = night([6, 5, 1, 1, 1], heroes={"billy": "3,3"}, zombies=zombies, in_play=["living-nightmare"])
    t.choose("skip")
    t.passes()
    assert [len(e["values"]) for e in t.events if e["type"] == "roll" and e["for"] == "zombie-fight"] == [3]
    t.nothing_pending()


def test_the_master_pillages_without_a_roll_like_any_zombie_hero() -> None:
    t = night(
        turn="zombies",
        step="fight",
        heroes={"billy": "7,5"},
        zombies={"m1": "0,0"},
        boxes=[*BOXES, "zombie-pillage"],
        special_rules=["zombie-pillage"],
    )
    before = len(t.state["hero_discard"])
    t.choose("choose", space="0,0")
    assert len(t.state["hero_discard"]) == before + 1
    assert not any(e["type"] == "roll" and e["for"] == "pillage" for e in t.events)
    t.nothing_pending()


@pytest.mark.parametrize(
    "there", [{"markers": THREE[:1]}, {"markers": [], "zombies": {"m1": "5,0"}}], ids=["a suspect", "the Master"]
)
@pytest.mark.rule("16.6.8.2")
def test_their_building_is_not_taken_over(there: dict[str, Any]) -> None:
    t = night(
        [3, 5, 2], turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"],
        hands={"zombies-1": FILLER}, heroes={"billy": "7,5"}, **there,
    )  # fmt: skip
    t.choose("keep")
    t.passes()
    assert [marker["building"] for marker in t.state["markers"] if marker["kind"] == "taken-over"] == ["church"]


def beats_master(others: dict[str, Any]) -> Table:
    zombies = {"m1": {"space": "3,3", "wounds": 1, "tokens": {"book-of-the-dead": 1}}}
    t = night([6, 6, 1], heroes={"billy": "3,3", **others}, zombies=zombies, notes=UNMASKED)
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("done") if t.offers("done") else None
    t.passes()
    return t


def test_who_is_there_when_the_master_falls_has_the_book() -> None:
    t = beats_master({"jenny": "7,5"})
    assert "m1" not in t.zombies
    assert t.heroes["billy"]["tokens"] == {"book-of-the-dead": 1}


def test_of_several_the_team_chooses() -> None:
    t = beats_master({"jenny": "3,3"})
    t.choose("choose", hero="jenny")
    assert t.heroes["jenny"]["tokens"] == {"book-of-the-dead": 1}


def test_shot_from_afar_the_book_lies_there_until_it_is_taken_up() -> None:
    zombies = {"m1": {"space": "5,3", "wounds": 1, "tokens": {"book-of-the-dead": 1}}}
    heroes = {"billy": {"space": "3,3", "items": ["revolver"]}, "jenny": "6,3"}
    t = night(heroes=heroes, zombies=zombies, notes=UNMASKED)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="revolver", target="m1")
    t.passes()
    assert {"kind": "book-of-the-dead", "space": "5,3"} in t.state["markers"]


def test_when_the_master_and_who_is_there_fall_together_the_book_lies_there() -> None:
    master = {"space": "3,3", "wounds": 1, "tokens": {"book-of-the-dead": 1}}
    t = table(
        scenario="all-hallows-eve", boxes=[*BOXES, "survival-of-the-fittest"], sun=8, notes=UNMASKED, removed=PEOPLE,
        heroes={"billy": "3,3", "jenny": {"space": "5,3", "items": ["revolver"]}},
        zombies={"m1": master, "z1": {"space": "3,3", "weapon": "explosive"}}, special=["grave-weapons"],
    )  # fmt: skip
    t.choose("activate", hero="jenny")
    t.choose("skip")
    # The shot, what explodes for the Master and for the Hero there.
    t.dice(6, 2, 5)
    t.choose("attack", card="revolver", target="z1")
    t.passes()
    assert t.zombies == {}
    assert t.heroes["billy"]["alive"] is False
    assert {"kind": "book-of-the-dead", "space": "3,3"} in t.state["markers"]


# -- the other Townsfolk -----------------------------------------------------------------------------------


def fight_step(kind: str, dice: list[int], **more: Any) -> Table:
    markers = [{"kind": kind, "space": "3,3", "card": "farmer-sty"}]
    return night(
        dice,
        turn="zombies",
        step="fight",
        zombies={"z1": "3,3"},
        markers=markers,
        **{"heroes": {"billy": "7,5"}, **more},
    )


@pytest.mark.parametrize(("die", "left"), [(3, ["townsfolk"]), (4, [])])
def test_once_the_master_is_known_a_zombie_alone_with_one_eats_them_on_four(die: int, left: list[str]) -> None:
    assert kinds(fight_step("townsfolk", [die])) == left


def test_not_before_and_not_beside_a_hero() -> None:
    assert kinds(fight_step("suspect", [6])) == ["suspect"]
    assert kinds(fight_step("townsfolk", [6, 6, 6, 1], heroes={"billy": "3,3", "becky": "7,5"})) == ["townsfolk"]


def test_they_are_still_rescued_on_four() -> None:
    t = asks("3,3", 4, [{"kind": "townsfolk", "space": "3,3", "card": "farmer-sty"}])
    assert t.state["hands"]["heroes-1"] == ["farmer-sty"]
    assert kinds(t) == []


# -- how it ends -------------------------------------------------------------------------------------------

BEARER = {"space": "3,3", "items": ["torch"], "tokens": {"book-of-the-dead": 1}}
KILLED = {**UNMASKED, "killed-zombie-master": 1}


@pytest.mark.rule("2.2")
def test_who_gives_up_a_turn_with_book_and_fire_burns_it_and_wins() -> None:
    t = night(heroes={"billy": BEARER, "becky": "7,5"}, notes=KILLED)
    t.choose("activate", hero="billy")
    t.choose("burn-book")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "book-burned")


@pytest.mark.parametrize(
    ("billy", "becky"),
    [
        ({**BEARER, "items": []}, "7,5"),
        ({**BEARER, "tokens": {}}, {"space": "3,3", "tokens": {"book-of-the-dead": 1}}),
    ],
    ids=["no fire", "no book"],
)
def test_it_takes_both(billy: dict[str, Any], becky: Any) -> None:
    t = night(heroes={"billy": billy, "becky": becky}, notes=KILLED)
    t.choose("activate", hero="billy")
    assert not t.offers("burn-book")


def test_who_does_not_survive_the_fights_burns_nothing() -> None:
    billy = {**BEARER, "wounds": 1}
    t = night(heroes={"billy": billy, "becky": "7,5"}, zombies={"z1": "3,3"}, notes=KILLED)
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6)
    t.choose("burn-book")
    t.passes()
    assert t.result is None
    assert {"kind": "book-of-the-dead", "space": "3,3"} in t.state["markers"]


@pytest.mark.parametrize(("notes", "reason"), [(KILLED, "book-kept"), (UNMASKED, "master-lives")])
@pytest.mark.rule("6.1.1")
def test_at_sundown_the_zombies_win_the_more_so_if_the_master_lives(notes: dict[str, int], reason: str) -> None:
    t = night(heroes={"billy": "3,3"}, notes=notes, sun=1)
    while t.result is None:
        t.must(cmd="choose", option="0")
    assert (t.result["winner"], t.result["reason"]) == ("zombies", reason)


def test_solo_zombies_go_for_the_bearer_of_the_book() -> None:
    t = night(
        turn="zombies", step="move", heroes={"billy": BEARER, "jenny": "7,0"}, zombies={"z1": "7,5"}, notes=KILLED
    )
    game = t.engine.game
    assert game is not None
    assert [game.board.names[space] for space in objective(game, game.named("z1"))] == ["3,3"]
