"""Special rules that need nothing but the 2007 box.  [16]"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shamble import games
from shamble.lnoe.rules.destroyed import destroy_building
from tests.lnoe.made_up import made_up_box
from tests.lnoe.rules.scenes import INERT, rolls, seen
from tests.table import GRID, Table, new_game, table

KIT = games.kit("last-night-on-earth")
GAME = "last-night-on-earth"
FAR = {"becky": "0,0"}
TOWN = {"center": "town-center", "outer": ["hospital", "school", "church", "farm"]}
TEAM: dict[str, Any] = {"board": TOWN, "heroes": ["billy", "becky", "sally", "johnny"]}


def set_up(*rules: Any, **more: Any) -> Table:
    return new_game(**{"profile": "original-advanced", "special_rules": list(rules), **more})


def placed(t: Table) -> Table:
    """All Heroes stand where the first option puts them."""
    while t.kind == "place-hero":
        t.choose("place")
    return t


# -- how they are said -------------------------------------------------------------------------------------


@pytest.mark.rule("16.2")
@pytest.mark.parametrize(
    "said", [["extra-heroes"], [{"rule": "extra-heroes", "x": 1}], [{"rule": "extra-heroes"}], {"extra-heroes": 1}]
)
def test_a_special_rule_is_named_by_its_id_with_or_without_an_x(said: Any) -> None:
    assert new_game(special_rules=said).state["special_rules"] == [{"rule": "extra-heroes", "x": 1}]
    assert new_game(special=said).state["special_rules"] == [{"rule": "extra-heroes", "x": 1}]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("extra-heroes", "Special rules are a list of ids or of"),
        ([{"rule": "extra-heroes", "times": 2}], "Special rules are a list of ids or of"),
        (["extra-heroes", {"rule": "extra-heroes"}], "The special rule extra-heroes is named twice; give it an x."),
        ([{"rule": "extra-heroes", "x": 5}], "The special rule extra-heroes is used 1 to 4 times, not 5."),
        ([{"rule": "zombie-hand-6", "x": 2}], "The special rule zombie-hand-6 is used once, not 2."),
        (["hero-starting-cards-1", "hero-starting-cards-2"], "are not used together."),
        (["fireworks"], "There is no special rule 'fireworks' in these boxes; there are"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_by_a_sentence(said: Any, problem: str) -> None:
    error = Table().ask(cmd="new", game=GAME, seed=1, config={"special_rules": said})["error"]
    assert error["code"] == "bad-config"
    assert problem in error["message"]


# -- for the Heroes ----------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.6", "5.6")
def test_the_players_choose_their_heroes() -> None:
    t = set_up("constructing-the-hero-team", players=3)
    for seat, hero in (("heroes-1", "billy"), ("heroes-1", "sally"), ("heroes-2", "becky"), ("heroes-2", "jenny")):
        assert t.seat == seat
        t.choose("choose", sheet=hero)
    assert sorted(t.heroes) == ["becky", "billy", "jenny", "sally"]


@pytest.mark.rule("5.6")
def test_without_the_rule_they_are_drawn() -> None:
    assert set_up(players=3).kind == "place-hero"


@pytest.mark.rule("16.3.12")
@pytest.mark.parametrize(("extra", "team"), [(0, 4), (1, 5), (2, 6)])
def test_extra_heroes_join_the_team(extra: int, team: int) -> None:
    t = placed(set_up(*[{"rule": "extra-heroes", "x": extra}] * bool(extra), players=3))
    assert len(t.heroes) == team
    seats = [hero["seat"] for hero in t.heroes.values()]
    assert abs(seats.count("heroes-1") - seats.count("heroes-2")) <= 1


@pytest.mark.rule("16.3.12", "5.6")
def test_all_heroes_of_a_larger_team_may_be_named() -> None:
    team = ["billy", "becky", "jenny", "johnny", "sally"]
    assert sorted(set_up("extra-heroes", heroes=team).heroes) == sorted(team)


@pytest.mark.rule("16.3.3", "16.3.10")
@pytest.mark.parametrize(("rules", "cards"), [([], 0), (["hero-starting-cards-1"], 1), (["hero-starting-cards-2"], 2)])
def test_every_hero_starts_with_so_many_free_cards(rules: list[str], cards: int) -> None:
    t = placed(set_up(*rules, **TEAM))
    drawn = [event["who"] for event in seen(t, "drew") if event.get("seat") == "heroes-1"]
    assert [drawn.count(hero) for hero in ("billy", "sally")] == [cards, cards]


@pytest.mark.rule("16.3.3", "16.3.10")
@pytest.mark.parametrize("rule", ["hero-starting-cards-1", "hero-starting-cards-2"])
def test_none_of_them_is_what_the_scenario_asks_for_whatever_the_profile_says(rule: str) -> None:
    found: set[str] = set()
    for seed in range(12):
        t = placed(set_up(rule, seed=seed, scenario="escape-in-the-truck", **TEAM))
        found |= {item for hero in t.heroes.values() for item in hero["items"]} | {*t.state["hands"]["heroes-1"]}
    assert found
    assert not found & {"gasoline", "keys", "just-what-i-needed"}


# -- Hero Card Pool ----------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.1")
def test_the_heroes_look_at_cards_and_share_them_out_as_they_like() -> None:
    t = placed(set_up({"rule": "hero-card-pool", "x": 4}, players=3, seed=3, **TEAM))
    assert (t.seat, t.kind) == ("heroes-1", "choose")
    given = []
    while t.kind == "choose":
        assert {option["hero"] for option in t.options} == set(t.heroes)
        given.append(t.options[0]["card"])
        t.choose("choose", card=given[-1], hero="billy")
    assert len(given) == 4
    assert set(given) <= {*t.heroes["billy"]["items"], *t.state["hands"]["heroes-1"]}


@pytest.mark.rule("16.3.1", "5.6.4.1")
@pytest.mark.parametrize("redraw", [True, False])
def test_what_the_scenario_asks_for_goes_back_into_the_deck(redraw: bool) -> None:
    """So says the special rule itself, whatever becomes of other cards that Heroes start with."""
    offered: set[str] = set()
    more = {"switches": {"redraw_search_cards": redraw}}
    for seed in range(12):
        t = placed(
            set_up({"rule": "hero-card-pool", "x": 12}, seed=seed, scenario="escape-in-the-truck", **TEAM, **more)
        )
        offered |= set(t.values("choose", "card"))
    assert len(offered) > 12
    assert not offered & {"gasoline", "keys", "just-what-i-needed"}


def test_the_zombies_do_not_see_the_cards_of_the_pool() -> None:
    t = placed(set_up({"rule": "hero-card-pool", "x": 4}, **TEAM))
    game = t.engine.game
    pool = {tuple(KIT.redeal(game, 1, seed).stack[-1].cards) for seed in range(8)}
    assert len(pool) > 1, "whoever looks ahead as a Zombie player does not know them"
    assert KIT.redeal(game, 0, 1).stack[-1].cards == game.stack[-1].cards


# -- for the Zombies ---------------------------------------------------------------------------------------


@pytest.mark.rule("16.4.11", "6.1.2")
@pytest.mark.parametrize(
    ("rules", "players", "hand"), [([], 2, 4), (["zombie-hand-6"], 2, 6), (["zombie-hand-6"], 4, 3)]
)
def test_the_zombies_hold_six_cards(rules: list[str], players: int, hand: int) -> None:
    t = table(
        heroes={"billy": "3,3"}, special_rules=rules, turn="zombies", step="draw", players=players,
        zombie_deck=[*INERT, "trip", "locked-door"],
    )  # fmt: skip
    assert len(t.state["hands"]["zombies-1"]) == hand


def on_the_march(rules: tuple[str, ...] = ("extra-zombie-move-1",), **more: Any) -> Table:
    scene: dict[str, Any] = {"heroes": {"billy": "7,0"}, "zombies": {"z1": "0,5"}, **more}
    return table(special_rules=list(rules), turn="zombies", step="move", **scene)


@pytest.mark.rule("16.4.9")
def test_a_zombie_may_move_one_space_farther() -> None:
    t = on_the_march()
    t.choose("move", zombie="z1", to="1,4")
    t.choose("move", zombie="z1", to="2,3")
    assert t.zombies["z1"]["space"] == "2,3"
    assert not t.offers("move", zombie="z1")


@pytest.mark.rule("16.4.9")
def test_it_may_stop_after_the_first() -> None:
    t = on_the_march()
    t.choose("move", zombie="z1", to="1,4")
    t.choose("done")
    assert t.zombies["z1"]["space"] == "1,4"


@pytest.mark.rule("16.4.9")
def test_without_the_rule_one_space_is_all() -> None:
    t = on_the_march(())
    t.choose("move", zombie="z1", to="1,4")
    assert not t.offers("move", zombie="z1")


@pytest.mark.rule("16.4.9", "8.1.1")
def test_hunger_drives_it_on_the_extra_space_too() -> None:
    t = on_the_march(heroes={"billy": "3,4", **FAR})
    t.choose("move", zombie="z1", to="1,4")
    t.choose("move", zombie="z1", to="2,4")
    assert t.zombies["z1"]["space"] == "2,4", "the Hero was two spaces away"
    t = on_the_march(heroes={"billy": "2,4", **FAR})
    t.choose("move", zombie="z1", to="1,4")
    assert t.values("move", "to", zombie="z1") == ["2,4"]


@pytest.mark.rule("16.4.9", "14.7.1")
def test_a_zombie_hero_moves_d3_and_one() -> None:
    t = on_the_march(zombies={"z1": {"space": "0,5", "kind": "zombie-hero"}}, dice=[1])
    t.choose("move", zombie="z1", to="1,4")
    t.choose("move", zombie="z1", to="2,3")
    assert not t.offers("move", zombie="z1")


@pytest.mark.rule("16.4.9")
@pytest.mark.parametrize(("rules", "spaces"), [(("extra-zombie-move-1",), 2), ((), 1)])
def test_so_does_a_zombie_that_shambles(rules: tuple[str, ...], spaces: int) -> None:
    t = on_the_march(rules, hands={"zombies-1": ["shamble"]}, zombies={"z1": "0,5", "z2": "0,5"})
    t.dice(1)
    t.choose("play-card", card="shamble", zombie="z1")
    steps = 0
    while t.offers("move", zombie="z1"):
        t.choose("move", zombie="z1")
        steps += 1
    assert steps == spaces


@pytest.mark.rule("16.4.10", "6.1.3")
@pytest.mark.parametrize("rules", [[], ["zombies-auto-spawn"]])
def test_new_zombies_come_without_a_roll(rules: list[str]) -> None:
    t = table(
        heroes={"billy": "3,3"}, special_rules=rules, turn="zombies", step="spawn-roll", zombies={"z1": "0,5"},
        hands={"zombies-1": INERT},
    )  # fmt: skip
    assert bool(rolls(t, "spawn-check")) is not bool(rules)
    if rules:
        assert t.saw("spawn-due", seats=["zombies-1"])


# -- buildings that are dark or lost from the start ---------------------------------------------------------


def marked(t: Table, kind: str) -> list[str]:
    return [marker["building"] for marker in t.state["markers"] if marker["kind"] == kind]


@pytest.mark.rule("16.4.2", "16.4.4", "5.6.5")
@pytest.mark.parametrize("rule", ["lights-out", "taken-over"])
def test_random_buildings_are_marked_before_the_heroes_are_placed(rule: str) -> None:
    t = set_up({"rule": rule, "x": 2}, board=TOWN, dice=[2, 4, 2, 4, 1])
    assert rolls(t, "random-building") == [[2], [4], [2], [4], [1]], (
        "a building is marked once: the third die is rolled again"
    )
    assert len(set(marked(t, rule))) == 2
    assert all(hero["space"] is None for hero in t.heroes.values())
    assert not t.zombies, "no Zombie comes with the marker"


@pytest.mark.rule("16.4.3", "16.4.7")
@pytest.mark.parametrize("kind", ["lights-out", "taken-over"])
def test_the_zombies_choose_the_building(kind: str) -> None:
    t = set_up(f"{kind}-choice", board=TOWN)
    assert (t.seat, t.kind) == ("zombies-1", "choose")
    assert "high-school" in t.values("choose", "building")
    t.choose("choose", building="high-school")
    assert marked(t, kind) == ["high-school"]
    assert rolls(t, "random-building") == []


@pytest.mark.rule("5.6.5", "16.6.8.2")
def test_no_building_with_a_counter_is_marked() -> None:
    t = set_up({"rule": "number-counters", "x": 6}, "lights-out-choice", board=TOWN, seed=4)
    while t.seat != "zombies-1" or "high-school" in marked(t, "number-counter") or len(counters(t)) < 6:
        if t.kind != "choose":
            break
        if len(counters(t)) == 6:
            break
        t.choose("choose")
    assert not set(t.values("choose", "building")) & set(marked(t, "number-counter"))


@pytest.mark.rule("16.4.4", "5.6.6.1")
@pytest.mark.parametrize("rules", [[], ["taken-over-choice"]])
def test_a_start_that_is_taken_over_is_as_if_it_were_not_there(rules: list[str]) -> None:
    t = set_up(*rules, **TEAM)
    if rules:
        t.choose("choose", building="high-school")
    t = placed(t)
    (start,) = [event["to"] for event in seen(t, "placed") if event["who"] == "billy"]
    assert (start == "5,5") is bool(rules), "the space in the middle of town"
    drawn = [event["who"] for event in seen(t, "drew")]
    assert ("billy" in drawn) is bool(rules), "with a free card"


def cardless(kind: str, **more: Any) -> Table:
    marker = {"kind": kind, "building": "church"}
    scene: dict[str, Any] = {"heroes": {"billy": "3,3", "becky": "4,4"}, "markers": [marker], **more}
    return table(**scene)


@pytest.mark.rule("16.4.2", "16.4.4")
@pytest.mark.parametrize("kind", ["lights-out", "taken-over"])
def test_the_marker_is_canceled_like_a_card_that_remains_in_play(kind: str) -> None:
    t = cardless(kind, hands={"heroes-1": ["at-last"]})
    t.choose("play-card", card="at-last", building="church")
    assert t.state["markers"] == []
    t.nothing_pending()


@pytest.mark.rule("16.4.2")
@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_a_prayer_cancels_it_too(die: int, left: int) -> None:
    t = cardless("lights-out", heroes={"father-joseph": "3,3", "becky": "4,4"})
    t.dice(die)
    t.choose("ability", ability="strength-of-spirit", building="church")
    t.passes()
    assert len(t.state["markers"]) == left
    assert t.heroes["father-joseph"]["wounds"] == 1


@pytest.mark.rule("16.4.2")
def test_a_marker_that_a_card_put_there_goes_with_its_card_alone() -> None:
    t = cardless("lights-out", in_play=["lights-out"], hands={"heroes-1": ["at-last"]})
    assert [option.get("target") for option in t.find("play-card", card="at-last")] == ["lights-out"]


# -- Number Counters ---------------------------------------------------------------------------------------


def counters(t: Table) -> list[dict[str, Any]]:
    return [marker for marker in t.state["markers"] if marker["kind"] == "number-counter"]


@pytest.mark.rule("16.6.8")
@pytest.mark.parametrize("count", [6, 8])
def test_counters_lie_face_down_each_on_a_building_of_its_own(count: int) -> None:
    t = set_up({"rule": "number-counters", "x": count}, board=TOWN)
    while t.kind == "choose":
        t.choose("choose")
    assert len({marker["building"] for marker in counters(t)}) == count
    assert sorted(marker["value"] for marker in counters(t)) == list(range(1, count + 1))
    assert all("value" not in marker for seat in ("heroes-1", "zombies-1") for marker in t.view(seat)["markers"])


def at_a_counter(*, kind: str = "number-counter", **more: Any) -> Table:
    marker = {"kind": kind, "building": "gym", "value": 4}
    t = table(heroes={"billy": "5,0", **FAR}, markers=[marker], **more)
    t.choose("activate", hero="billy")
    return t


@pytest.mark.rule("16.6.8.1")
def test_a_hero_gives_up_a_search_to_turn_one() -> None:
    t = at_a_counter(hero_deck=["keys"])
    t.choose("find", marker="number-counter")
    assert t.saw("revealed", kind="number-counter", who="billy", space="5,0", building="gym", value=4)
    assert t.ask(cmd="undo")["error"]["code"] == "no-undo"
    assert counters(t) == []
    assert t.heroes["billy"]["items"] == []
    t.nothing_pending()


@pytest.mark.rule("8.3", "16.6.8.1")
def test_whoever_has_rolled_and_may_still_search_may_turn_one_too() -> None:
    t = at_a_counter(dice=[3])
    t.choose("roll-movement")
    assert t.offers("search")
    t.choose("find", marker="number-counter")
    assert counters(t) == []


@pytest.mark.rule("16.6.8.1")
def test_who_is_elsewhere_or_may_not_search_turns_none() -> None:
    t = table(heroes={"billy": "3,3", **FAR}, markers=[{"kind": "number-counter", "building": "gym", "value": 4}])
    t.choose("activate", hero="billy")
    assert not t.offers("find")
    barred = [{"card": "ive-got-to-get-to-the", "hero": "billy", "building": "church"}]
    assert not at_a_counter(in_play_rows=barred).offers("find")


@pytest.mark.rule("16.6.8.2")
def test_a_building_with_a_counter_is_never_taken_over() -> None:
    t = table(
        dice=[6], heroes={"billy": "3,3"}, turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"],
        hands={"zombies-1": ["trip", "resilient", "resilient"]},
        markers=[{"kind": "number-counter", "building": "gym", "value": 1}],
    )  # fmt: skip
    t.choose("keep")
    assert {marker["building"] for marker in t.state["markers"] if marker["kind"] == "taken-over"} == {"church"}


@pytest.mark.rule("16.6.8.2")
def test_if_the_building_falls_its_counter_goes_to_another() -> None:
    marker = {"kind": "number-counter", "building": "gym", "value": 5}
    heroes = {"billy": {"space": "3,3"}, "becky": {"space": "2,2"}}
    game = KIT.situation({"board": GRID, "heroes": heroes, "markers": [marker], "boxes": ["base", "growing-hunger"]}, 1)
    game.decision = None
    game.stack[-1].to("offer_heroes")
    destroy_building(game, [building.id for building in game.board.buildings].index("gym"))
    game.run()
    while game.decision.facts == ("building",):
        game.choose(0)
    left = [row for row in KIT.state(game)["markers"] if row["kind"] == "number-counter"]
    assert left == [{"kind": "number-counter", "building": "church", "value": 5}]


def test_what_a_counter_shows_is_not_known_to_whoever_looks_ahead() -> None:
    heroes = {"billy": {"space": "3,3"}, "becky": {"space": "2,2"}}
    places = (("church", 1), ("gym", 2))
    markers = [{"kind": "number-counter", "building": name, "value": value} for name, value in places]
    game = KIT.situation({"board": GRID, "heroes": heroes, "markers": markers}, 1)
    faces = {tuple(marker.value for marker in KIT.redeal(game, 0, seed).markers) for seed in range(20)}
    assert faces == {(1, 2), (2, 1)}


def test_a_save_keeps_what_it_shows() -> None:
    game = at_a_counter().engine.game
    assert type(game).load(game.save()).markers == game.markers


SCENARIO = """
[[scenario]]
id = "lost-and-found"
turns = 10
centre = "town-center"
special_rules = { "number-counters" = 6, "zombies-auto-spawn" = 1 }

[[scenario.objective]]
side = "heroes"
find = 6
marker = "number-counter"
reason = "sundown"
"""


@pytest.mark.rule("16.6.8", "16.2")
def test_a_scenario_says_how_many_there_are(tmp_path: Path) -> None:
    with made_up_box(tmp_path, scenarios=SCENARIO):
        t = new_game(scenario="lost-and-found", boxes=["base", "made-up"], board=TOWN)
        while t.kind == "choose":
            t.choose("choose")
        assert len(counters(t)) == 6
        (goal,) = [entry for entry in t.state["objectives"] if entry["side"] == "heroes"]
        assert (goal["done"], goal["needed"]) == (0, 6)
