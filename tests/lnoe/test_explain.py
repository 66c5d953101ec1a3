"""Why can't I? Each answer names the thing that stands in the way, and the rule."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import pytest

from shamble import games, texts
from shamble.lnoe import explain
from shamble.lnoe.book import COMPLETE_RULEBOOK as BOOK
from shamble.lnoe.content import KIND, SHEET
from shamble.lnoe.explain import why
from shamble.lnoe.timing import WINDOWS
from shamble.rules_reference import entries
from shamble.texts import has, languages
from tests.table import GRID, Table, table

KIT = games.kit("last-night-on-earth")
ME, THEM = "heroes-1", "zombies-1"

HEROES = [sheet.id for sheet in SHEET.values() if sheet.box == "base" and sheet.row.drawn]
"""Those who can be in the games played here."""


def answer(t: Table, seat: str = ME, **about: str) -> tuple[str, list[str]]:
    found = t.must(cmd="why", seat=seat, about=about)
    return found["text"], found["rules"]


def moving(space: str = "4,4", die: int = 3, **said: Any) -> Table:
    """Billy has rolled for movement and stands in a space."""
    said.setdefault("heroes", {"billy": space, "jenny": "7,0"})
    t = table(dice=[die], **said)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.passes()
    return t


# -- spaces ------------------------------------------------------------------------------------------------


def test_what_is_possible_is_said_to_be_possible() -> None:
    assert answer(moving(), space="4,5") == (
        "You can: Step to the street south-east of the Church (4,5).",
        ["6.4.1", "8.3"],
    )


def test_a_step_needs_the_roll_first() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    t.choose("activate", hero="billy")
    assert answer(t, space="4,5") == ("Billy must roll for movement before taking a step.", ["8.4"])


def test_a_wall_is_in_the_way() -> None:
    text, rules = answer(moving("2,0"), space="1,0")
    assert text == "A wall is in the way to the Church’s north-east corner (1,0); Heroes go in and out by the doors."
    assert rules == ["3.3.2", "8.4.3"]


def test_nobody_goes_diagonally_through_a_door() -> None:
    text, rules = answer(moving("2,2"), space="1,1")
    assert (text, rules) == ("Nobody goes diagonally through a door, only straight.", ["3.3.3", "8.4.3"])


def test_a_space_is_too_far() -> None:
    text, rules = answer(moving(die=1), space="7,5")
    assert (text, rules) == ("It is 3 steps to the street south of the Gym (7,5), and Billy has 2 left.", ["8.4"])


def test_a_space_within_reach_is_reached_step_by_step() -> None:
    text, _ = answer(moving(), space="6,4")
    assert text == "Move one space at a time: it is 2 steps to the street south of the Gym (6,4)."


def test_a_building_that_is_taken_over_cannot_be_entered() -> None:
    t = moving("2,1", markers=[{"kind": "taken-over", "building": "church"}])
    assert answer(t, space="1,1") == ("Heroes cannot enter a building that is Taken Over: Church.", ["3.14.16"])


WOODS_TOO = ["base", "blood-in-the-forest", "airstrike"]


def test_a_ruin_cannot_be_entered() -> None:
    t = moving("2,1", markers=[{"kind": "destroyed", "building": "church"}], boxes=WOODS_TOO)
    assert answer(t, space="1,1") == ("Nobody can enter a building that is destroyed: Church.", ["12.4"])


def test_a_locked_door_is_called_one() -> None:
    markers = [{"kind": "locked-door", "edge": ["1,1", "2,1"]}]
    t = moving("2,1", markers=markers, boxes=["base", "growing-hunger"])
    assert not t.offers("step", to="1,1")
    text, rules = answer(t, space="1,1")
    assert (text.endswith("is locked."), rules) == (True, ["3.14.3.2"])


def test_woods_that_are_taken_over_are_called_by_their_name() -> None:
    board = {"center": "town-center", "outer": ["bf-old-cabin", "school", "church", "farm"]}
    markers = [{"kind": "taken-over", "building": "bf-old-cabin-forest-1"}]
    t = moving("2,1", markers=markers, boxes=WOODS_TOO, board=board, heroes={"billy": "2,1", "jenny": "6,6"})
    text = "Heroes cannot enter a building that is Taken Over: Cabin Woods."
    assert answer(t, space="3,0") == (text, ["3.14.16"])


def test_a_cliff_is_no_wall() -> None:
    board = {"grid": {**GRID["grid"], "impassable": [["4,4", "5,4"]]}}
    text, rules = answer(moving(board=board, boxes=WOODS_TOO), space="5,4")
    assert (text, rules) == ("Nobody can cross a red border, a cliff only with a rope.", ["8.4.5"])


def test_a_hero_who_is_afraid_is_kept_away_by_a_card() -> None:
    afraid = [{"effect": "shuns-zombies", "who": "billy", "amount": 1, "until": "zombies"}]
    t = moving(effects=afraid, zombies={"z1": "5,4"}, boxes=WOODS_TOO)
    text, _ = answer(t, space="5,4")
    assert text.startswith("A card keeps Billy from going there:")


def test_a_forest_hides_a_zombie() -> None:
    board = {"grid": {**GRID["grid"], "forest": ["5,4"]}}
    heroes = {"billy": {"space": "4,4", "items": ["revolver"]}, "jenny": "7,0"}
    t = moving(board=board, heroes=heroes, zombies={"z1": "6,4"}, boxes=WOODS_TOO)
    text, rules = answer(t, zombie="z1")
    assert (text, rules) == ("Billy does not see Zombie 1: a forest is in the way.", ["10.3.2"])


def test_zombies_that_come_out_of_the_woods_come_from_nowhere_else() -> None:
    board = {"grid": {**GRID["grid"], "forest": ["5,4", "6,4"]}}
    t = table(
        heroes={"billy": "0,0"}, turn="zombies", step="place", spawn_due=[], board=board, dice=[2], boxes=WOODS_TOO,
        hands={"zombies-1": ["dark-forest"]},
    )  # fmt: skip
    t.choose("play-card", card="dark-forest")
    text, _ = answer(t, THEM, space="0,5")
    assert text.startswith("No Zombie can be put there now:")


def test_zombies_in_the_space_have_ended_the_move() -> None:
    t = moving(
        heroes={"billy": {"space": "4,4", "items": ["revolver"]}, "jenny": "7,0"}, zombies={"z1": "4,5", "z2": "4,3"}
    )
    t.choose("step", to="4,5")
    assert t.kind == "ranged-attack"
    assert answer(t, space="3,5") == ("Billy has met a Zombie, and that ends the move.", ["8.4.2"])


def test_hunger_drives_a_zombie_to_the_hero() -> None:
    heroes = {"billy": "4,4", "jenny": "4,2"}
    t = table(heroes=heroes, zombies={"z1": "4,3", "z2": "0,5"}, turn="zombies", step="move")
    text, rules = answer(t, THEM, zombie="z1", space="3,3")
    assert (text, rules) == ("Zombie 1 is next to a Hero and must step to a Hero.", ["8.1.1"])


def test_the_hungry_move_first() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "4,2"}, zombies={"z1": "4,3", "z2": "0,5"}, turn="zombies", step="move")
    text, rules = answer(t, THEM, zombie="z2")
    assert (text, rules) == ("Zombie 1 is next to a Hero and must move before Zombie 2.", ["8.1.1.1"])
    assert answer(t, THEM, option="done")[1] == ["8.1.1", "8.1.1.1"]


def test_a_zombie_with_a_hero_does_not_leave() -> None:
    t = table(heroes={"billy": "4,4"}, zombies={"z1": "4,4", "z2": "0,5"}, turn="zombies", step="move")
    assert answer(t, THEM, zombie="z1") == ("Zombie 1 is with a Hero and does not leave.", ["8.1.1"])


def test_a_zombie_moves_one_space() -> None:
    t = table(heroes={"billy": "4,4"}, zombies={"z1": "0,5", "z2": "0,4"}, turn="zombies", step="move")
    text, rules = answer(t, THEM, zombie="z1", space="2,5")
    assert (text, rules) == (
        "Zombie 1 moves one space at a time, and the street south of the Church (2,5) is farther.",
        ["8.1"],
    )
    t.choose("move", zombie="z1")
    assert answer(t, THEM, zombie="z1")[1] == ["6.1.4", "8.1"]


# -- actions -----------------------------------------------------------------------------------------------


def test_only_a_building_can_be_searched() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    t.choose("activate", hero="billy")
    assert answer(t, option="search") == ("Billy is outside; only a building can be searched.", ["8.5"])


def test_a_hero_who_has_moved_searches_no_more() -> None:
    t = moving("0,0")
    t.choose("step", to="1,0")
    assert answer(t, option="search")[1] == ["8.5"]


def test_nothing_lies_in_the_pile_to_be_picked_up() -> None:
    t = table(heroes={"billy": "0,0", "jenny": "7,0"})
    t.choose("activate", hero="billy")
    text, rules = answer(t, option="pick-up")
    assert text == "What can be picked up here is not in the Hero discard pile: Church."
    assert rules == ["3.3.9.1", "8.5.3"]


def test_a_hero_who_has_acted_waits_for_the_next_turn() -> None:
    t = table(heroes={"billy": {"space": "4,4", "activated": True}, "jenny": "7,0", "sally": "7,5"})
    assert answer(t, hero="billy") == ("Billy has already acted this turn.", ["6.4"])


def test_only_one_hero_acts_at_a_time() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    t.choose("activate", hero="billy")
    assert answer(t, hero="jenny") == ("Billy finishes first; then Jenny can act.", ["6.4"])


def test_a_zombie_out_of_sight_cannot_be_shot() -> None:
    t = table(
        heroes={"sheriff-anderson": {"space": "0,0", "items": ["revolver"]}, "jenny": "7,5"},
        zombies={"z1": "2,2"},
    )
    t.choose("activate", hero="sheriff-anderson")
    text, rules = answer(t, zombie="z1")
    assert (text, rules) == ("Sheriff Anderson does not see Zombie 1: a wall is in the way.", ["10.3"])


# -- cards -------------------------------------------------------------------------------------------------


def test_a_card_of_the_other_side_is_not_yours() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    assert answer(t, card="shamble")[0] == "Shamble is a card of the other side (Zombies)."


def test_a_card_waits_for_its_moment() -> None:
    t = table(
        heroes={"billy": "4,4"},
        zombies={"z1": "0,5", "z2": "7,5"},
        hands={THEM: ["braaains"]},
        turn="zombies",
        step="move",
    )
    text, rules = answer(t, THEM, card="braaains")
    assert text == "Braaains! can be used only in a fight, after the Fight Dice are rolled."
    assert rules == ["11.3"]


def test_while_a_zombie_walks_no_other_card_for_the_move_can_be_played() -> None:
    hands = {THEM: ["shamble", "shamble"]}
    zombies = {"z1": "0,5", "z2": "3,5"}
    t = table(dice=[3], turn="zombies", step="move", heroes={"becky": "7,0"}, zombies=zombies, hands=hands)
    t.choose("play-card", card="shamble", zombie="z1")
    assert t.kind == "move-zombies"
    text, rules = answer(t, THEM, card="shamble")
    assert text == "Shamble can be used only while the Zombies move."
    assert rules == ["6.1.4"]


def test_one_fight_card_for_a_zombie_in_a_fight() -> None:
    t = table(
        heroes={"billy": "4,4", "jenny": "7,0"},
        zombies={"z1": "4,4"},
        hands={THEM: ["braaains", "uuuurrrggghh"], ME: ["get-back-you-devils"]},
        dice=[6, 4, 1, 1, 1],
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes(ME)
    t.choose("play-card", card="uuuurrrggghh")
    text, rules = answer(t, THEM, card="braaains")
    assert (text, rules) == ("A Zombie uses only one Fight card in a fight, and one has been played.", ["11.3.1"])


def test_items_serve_only_the_hero_who_fights() -> None:
    t = table(
        heroes={"billy": "4,4", "jenny": {"space": "7,0", "items": ["baseball-bat"]}},
        zombies={"z1": "4,4"},
        hands={ME: ["get-back-you-devils"]},
        dice=[2, 1, 5],
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.kind == "window"
    text, rules = answer(t, card="baseball-bat")
    assert text == "Only the Hero who fights can use items in the fight, and that is not Jenny."
    assert rules == ["11.3.3"]


def test_a_weapon_is_fired_in_its_step() -> None:
    t = table(heroes={"billy": {"space": "4,4", "items": ["revolver"]}, "jenny": "7,0"}, zombies={"z1": "4,3"})
    t.choose("activate", hero="billy")
    assert answer(t, card="revolver")[1] == ["6.4.3"]


def test_some_heroes_use_no_guns() -> None:
    t = table(heroes={"father-joseph": {"space": "4,4", "items": ["revolver"]}, "jenny": "7,0"}, zombies={"z1": "4,3"})
    t.choose("activate", hero="father-joseph")
    assert answer(t, card="revolver")[0] == "Father Joseph may carry Revolver but not use it."


def test_it_is_the_other_players_choice() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"}, hands={THEM: ["shamble"]})
    assert answer(t, THEM, option="pass")[0] == "It is not your choice now. The Hero player is asked."


def test_the_answer_is_in_italian_for_an_italian() -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    t.choose("activate", hero="billy")
    found = t.must(cmd="why", seat=ME, about={"option": "search"}, language="it")
    assert found["text"] == "Billy è all’aperto: si cerca solo negli edifici."


@pytest.mark.parametrize(
    "about",
    [None, 3, [], {}, {"nothing": "x"}, {"card": 7}, {"card": "spade"}, {"space": "99,9"}, {"zombie": "z99"}],
)
def test_a_question_about_nothing_is_refused(about: Any) -> None:
    t = table(heroes={"billy": "4,4", "jenny": "7,0"})
    assert t.ask(cmd="why", seat=ME, about=about)["error"]["code"] == "unknown-id"


# -- everything --------------------------------------------------------------------------------------------


def test_every_moment_of_the_game_has_its_words() -> None:
    every = 0
    for accepted in WINDOWS.values():
        every |= accepted
    for kind in KIND.values():
        every |= kind.mask
    assert all(bit in explain.MOMENTS for bit in (1 << n for n in range(every.bit_length())) if every & bit)
    for language in languages():
        assert all(has(language, f"whynot-moment-{word}") for word, _ in explain.MOMENTS.values())


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    package = files("shamble.lnoe")
    source = "".join(package.joinpath(f"{name}.py").read_text("utf-8") for name in ("explain", "explain_steps"))
    used = set(re.findall(r'reason\(\s*"([a-z-]+)"', source))
    for language in languages():
        written = (files(texts) / language / "why.ftl").read_text("utf-8")
        assert used == set(re.findall(r"^whynot-(?!moment-)([a-z-]+) =", written, re.MULTILINE))


def test_whatever_is_asked_in_a_game_gets_a_sentence_with_rules_that_exist() -> None:
    known = {entry["rule"] for entry in entries(BOOK, "en", {})}
    chance = random.Random(3)
    game = KIT.new({"scenario": "escape-in-the-truck", "players": 4}, 3)
    game.events = None
    while game.decision is not None:
        about = chance.choice(
            [
                {"card": chance.choice(list(KIND))},
                {"space": chance.choice(game.board.names)},
                {"hero": chance.choice(HEROES)},
                {"option": chance.choice(["search", "attack", "give", "done", "roll-movement", "fight"])},
            ]
        )
        seat, language = chance.randrange(len(game.seats)), chance.choice(languages())
        found = why(game, seat, about, language)
        assert found["text"].strip()
        assert set(found["rules"]) <= known
        game.choose(chance.randrange(len(game.decision.options)))
    assert why(game, 0, {"option": "search"}, "en")["text"] == "The game is over."


def test_an_answer_knows_nothing_of_other_hands_and_decks() -> None:
    """The same position with other secrets gives the same answers."""
    said = {"heroes": {"billy": "4,4", "jenny": "0,0"}, "zombies": {"z1": "5,4"}, "board": GRID}
    one = table(**said, hands={THEM: ["shamble", "braaains"]}, seed=1)
    two = table(**said, hands={THEM: ["uuuurrrggghh", "cornered"]}, seed=2)
    questions: list[dict[str, str]] = [{"card": kind.id} for kind in KIND.values()]
    questions += [{"space": name} for name in one.engine.game.board.names]
    questions += [{"hero": hero} for hero in HEROES] + [{"zombie": "z1"}, {"option": "search"}]
    for about in questions:
        assert answer(one, ME, **about) == answer(two, ME, **about)


def test_a_hero_who_died_in_the_own_turn_does_nothing_any_more() -> None:
    t = table(heroes={"billy": {"space": "4,4", "wounds": 1}}, zombies={"z1": "4,4"}, dice=[1, 2, 5])
    t.choose("skip")
    t.passes()
    assert not t.heroes["billy"]["alive"]
    assert t.options[0]["start"] == "centre"
    for action in ("search", "roll-movement", "give", "attack", "fight", "build"):
        assert answer(t, option=action) == ("None of your Heroes is acting now.", ["6.4"])
