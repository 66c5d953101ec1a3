"""The log in words: every event has its sentence, every question and choice its label, in every language."""

from __future__ import annotations

import ast
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble import games
from shamble.lnoe import line_tables, words
from shamble.lnoe.book import COMPLETE_RULEBOOK as BOOK
from shamble.lnoe.catalog import catalog
from shamble.lnoe.content import DECK, KIND
from shamble.lnoe.goals import WORDS
from shamble.lnoe.labels import label, prompt
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.timing import WINDOWS
from shamble.lnoe.uses import ABILITY
from shamble.lnoe.words import log_lines
from shamble.rules_reference import entries
from shamble.texts import has, languages
from tests.table import GRID

KIT = games.kit("last-night-on-earth")
ZOMBIES_CHOOSE = 6
"""On the die for a random building."""


def situation(dice: list[int] | None = None, **said: Any) -> Any:
    """A game in a position on the small map, with its events."""
    said.setdefault("board", GRID)
    said.setdefault("profile", "original-advanced")
    said["heroes"] = {name: {"space": at} if isinstance(at, str) else at for name, at in said["heroes"].items()}
    said["zombies"] = {name: {"space": at} for name, at in said.get("zombies", {}).items()}
    return KIT.situation(said, 1, dice or [])


def choose(game: Any, type: str, **fields: Any) -> list[dict[str, Any]]:
    """Take an option; what happens is returned as raw events."""
    for number, option in enumerate(game.decision.options):
        found = KIT.option(game, option)
        if found["type"] == type and all(found.get(key) == value for key, value in fields.items()):
            game.events = []
            game.choose(number)
            events: list[dict[str, Any]] = game.events
            return events
    raise AssertionError(f"{type} {fields} is not offered: {game.decision.options}")


def begins_well(text: str) -> bool:
    """Nobody and nothing is missing at the beginning, and it is no id."""
    return bool(text) and not text[0].isspace() and not text[0].islower()


def sentences(game: Any, events: list[dict[str, Any]], language: str = "en") -> list[str]:
    return [line["text"] for line in log_lines(game, events, language)]


# -- what lines say ----------------------------------------------------------------------------------------


def test_the_dice_of_a_fight_are_one_line_and_its_result_another() -> None:
    game = situation(heroes={"billy": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"}, dice=[3, 1, 5])
    choose(game, "activate", hero="billy")
    lines = sentences(game, choose(game, "skip"))
    assert lines[:3] == [
        "Billy fights Zombie 1: 3 1 against 5.",
        "Zombie 1 wins the fight.",
        "Billy takes a wound, 1 of 2 (Zombie 1).",
    ]


def test_a_fended_off_zombie_takes_one_line() -> None:
    game = situation(heroes={"billy": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"}, dice=[6, 1, 5])
    choose(game, "activate", hero="billy")
    lines = sentences(game, choose(game, "skip"), "it")
    assert lines[:2] == ["Billy combatte contro Zombie 1: 6 1 contro 5.", "Billy respinge Zombie 1."]


def test_a_question_about_dice_says_what_they_are_chosen_for() -> None:
    more_dice = [{"effect": "zombie-dice", "who": "z1", "amount": 1, "until": "turn"}]
    game = situation(
        heroes={"sally": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"}, effects=more_dice, dice=[3, 1, 5, 4]
    )
    choose(game, "activate", hero="sally")
    choose(game, "skip")
    choose(game, "ability", ability="lucky")
    assert prompt(game, game.decision, "en") == "Which dice are rolled again?"


def test_a_question_about_a_building_says_what_it_is_chosen_for() -> None:
    game = situation(
        heroes={"sally": "0,0"}, turn="zombies", step="draw", zombie_deck=["new-spawning-pit"], dice=[ZOMBIES_CHOOSE]
    )
    assert prompt(game, game.decision, "en") == "New Spawning Pit: the die lets you choose the building. Which one?"


def test_dice_that_nobody_rolls_say_what_they_are_for() -> None:
    game = situation(heroes={"sally": "0,0"})
    for purpose in ("grave-dead", "counter"):
        roll = {"type": "roll", "for": purpose, "who": None, "values": (3, 1)}
        for language in languages():
            assert all(begins_well(line) for line in sentences(game, [roll], language))


def test_a_roll_for_a_fire_says_which_fire_and_what_would_burn() -> None:
    game = situation(heroes={"sally": "0,0"})
    rolls = [
        {"type": "roll", "for": "fire", "who": "zombies-1", "values": (4,), "space": game.board.by_name["4,4"]},
        {"type": "roll", "for": "burning", "who": game.heroes[0], "values": (3,), "needed": 4},
    ]
    assert sentences(game, rolls) == [
        "The Zombie player rolls 4 for the fire at the street south-east of the Church (4,4).",
        "Sally in the fire: 3; 4+ is a wound.",
    ]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({}, "Sally rolls 4 for the counter."),
        ({"needed": 3}, "Sally rolls 4 for the counter and needs 3 or more."),
        ({"than": 3}, "Sally rolls 4 for the counter: less than 3 is a survivor, 3 is a Hero."),
    ],
)
def test_a_roll_for_a_counter_says_what_it_is_compared_with(more: dict[str, int], sentence: str) -> None:
    game = situation(heroes={"sally": "0,0"})
    roll = {"type": "roll", "for": "counter", "who": game.heroes[0], "values": (4,), **more}
    assert sentences(game, [roll]) == [sentence]


def test_what_the_zombies_learn_is_not_bought_with_spawn_points() -> None:
    game = situation(heroes={"sally": "0,0"})
    learnt = {"type": "bought", "what": "instinct-to-feed", "seat": 1}
    assert sentences(game, [learnt]) == ["The Zombies have Instinct to Feed from now on."]


def test_a_card_that_is_picked_up_is_said_once_and_where_it_came_from() -> None:
    game = situation(heroes={"sally": "0,0"})
    hero = game.heroes[0]
    picked = {"type": "picked-up", "who": hero, "card": "torch"}
    found = {"type": "drew", "seat": 0, "count": 1, "card": "torch", "who": hero}
    assert sentences(game, [picked, found]) == ["Sally picks up Torch from the discard pile."]
    assert sentences(game, [{**picked, "deck": "hero"}, found]) == ["Sally takes Torch out of the Hero deck."]
    assert sentences(game, [found]) == ["Sally finds Torch."]


def test_a_choice_of_two_things_is_a_sentence() -> None:
    game = situation(heroes={"sally": "0,0"}, zombies={"z1": "1,1"})
    share = {"type": "choose", "card": "torch", "hero": "sally"}
    push = {"type": "choose", "zombie": "z1", "to": "4,4"}
    assert label(game, "en", share) == "Give Torch to Sally"
    assert label(game, "it", share) == "Dai Torch a Sally"
    assert label(game, "en", push) == "Move Zombie 1 to the street south-east of the Church (4,4)"
    door = {"type": "choose", "space": "1,1", "to": "1,2"}
    assert label(game, "en", door).startswith("Between the Church’s south-east corner (1,1) and the street")
    assert label(game, "it", door).startswith("Fra Chiesa, angolo sud-est (1,1) e strada")


@pytest.mark.parametrize(
    ("dice", "english", "italian"),
    [([4], "The 4", "Il dado con 4"), ([4, 6], "These dice: 4 6", "Questi dadi: 4 6")],
)
def test_one_die_is_no_dice(dice: list[int], english: str, italian: str) -> None:
    game = situation(heroes={"sally": "0,0"})
    chosen = {"type": "choose", "dice": dice}
    assert (label(game, "en", chosen), label(game, "it", chosen)) == (english, italian)


def test_a_wall_to_choose_begins_with_a_capital_letter() -> None:
    game = situation(heroes={"sally": "0,0"})
    wall = {"type": "choose", "edge": ["1,1", "1,2"]}
    assert label(game, "en", wall) == "The south wall of the Church (1,1)"
    assert label(game, "it", wall) == "Il muro sud (Chiesa) (1,1)"


def test_a_fight_is_one_block_inside_the_turn_of_its_hero() -> None:
    game = situation(heroes={"billy": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"}, dice=[6, 1, 5])
    first = log_lines(game, choose(game, "activate", hero="billy"), "en")
    then = log_lines(game, choose(game, "skip"), "en", group=first[-1]["group"])
    assert first[-1]["group"] == "1/heroes/billy"
    assert [line["group"] for line in then[:2]] == ["1/heroes/billy/fight-billy-z1"] * 2


def test_a_place_is_told_in_words_with_its_coordinates_behind_them() -> None:
    game = situation(heroes={"billy": "0,0"})
    corner, street = game.board.by_name["1,1"], game.board.by_name["4,4"]
    assert words.place_name(game, "en", corner) == "the Church’s south-east corner (1,1)"
    assert words.place_name(game, "en", street) == "the street south-east of the Church (4,4)"
    assert words.place_name(game, "it", street) == "strada a sud-est di «Chiesa» (4,4)"


def test_a_room_is_named_with_its_building() -> None:
    town = {"center": "town-center", "outer": ["hospital", "school", "gas", "farm"]}
    game = situation(board=town, heroes={"billy": "5,5"})
    morgue = next(space for space in range(len(game.board.names)) if space in game.board.areas["morgue"])
    assert words.place_name(game, "en", morgue).startswith("the Hospital’s Morgue (")
    assert words.place_name(game, "it", morgue).startswith("Obitorio, Ospedale (")


def test_a_name_that_ends_in_brackets_or_has_a_comma_takes_no_possessive() -> None:
    outer = ["tp-hardware-hospital-police", "tp-lumber-trailer-mill", "tp-bookstore-gym-school", "tp-diner-power"]
    town = {"center": "radio-station", "outer": outer}
    game = situation(board=town, boxes=["base", "timber-peak"], heroes={"billy": "5,5"})
    places = [words.place_name(game, "en", space) for space in range(len(game.board.names))]
    assert not [place for place in places if ")’s" in place or "wing’s" in place]
    assert [place for place in places if place.startswith("the north-west corner of the ")]


def test_a_zombie_hero_keeps_the_name_of_the_hero() -> None:
    game = situation(heroes={"becky": "0,0"}, zombies={"billy": "1,1"})
    assert words.model_name(game, "en", game.zombies[0]) == "Zombie Hero Billy"


def test_a_player_is_numbered_only_where_there_are_several() -> None:
    assert words.player_name(situation(heroes={"billy": "0,0"}), "en", 0) == "The Hero player"
    assert words.player_name(situation(heroes={"billy": "0,0"}, players=4), "en", 0) == "Hero player 1"


def test_a_drawn_event_is_not_named_but_a_found_item_is() -> None:
    for card, sentence in (("faith", "Billy draws a card."), ("torch", "Billy finds Torch.")):
        game = situation(heroes={"billy": "0,0", "jenny": "5,5"}, hero_deck=[card])
        choose(game, "activate", hero="billy")
        assert sentences(game, choose(game, "search"))[:2] == ["Billy searches: Church.", sentence]


def test_what_brings_an_objective_closer_is_said_and_nothing_else_is() -> None:
    billy = {"space": "4,3", "items": ["gasoline"]}
    game = situation(scenario="escape-in-the-truck", heroes={"billy": billy, "jenny": "0,0"})
    assert not any(line.startswith("Objective") for line in sentences(game, choose(game, "activate", hero="billy")))
    assert sentences(game, choose(game, "fill-up"))[-1] == "Objective: the truck is filled up."


def test_a_marker_of_another_kind_brings_no_objective_closer() -> None:
    flare = [{"kind": "flare", "space": "3,3"}]
    town = {"center": "town-center", "outer": ["hospital", "school", "gas", "farm"]}
    game = situation(
        boxes=["base", "airstrike"], scenario="airstrike", board=town, heroes={"sally": "5,5"}, markers=flare
    )
    for kind, told in (("lights-out", False), ("flare", True)):
        event = {"type": "marker", "kind": kind, "on": True, "to": game.board.by_name["3,3"], "building": -1}
        assert any(line.startswith("Objective: spaces with Flare") for line in sentences(game, [event])) == told


def test_lines_cite_only_rules_that_exist() -> None:
    known = {entry["rule"] for entry in entries(BOOK, "en", {})}
    assert {rule for rules in line_tables.EVENT_RULES.values() for rule in rules} <= known


# -- nothing lacks its words -------------------------------------------------------------------------------


@cache
def all_calls() -> dict[str, list[ast.Call]]:
    """Every call in the game's source under the name of what is called."""
    found: dict[str, list[ast.Call]] = {}
    for path in sorted((Path(shamble.__file__).parent / "lnoe").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.setdefault(getattr(node.func, "attr", getattr(node.func, "id", "")), []).append(node)
    return found


def calls(name: str) -> list[ast.Call]:
    """Every call of a method of this name in the game's source."""
    return all_calls()[name]


def texts_in(node: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


@pytest.mark.parametrize("language", languages())
def test_every_event_in_the_source_has_a_sentence(language: str) -> None:
    types = {call.args[0].value for call in calls("emit") if isinstance(call.args[0], ast.Constant)}
    types |= {goal.event for scenario in SCENARIOS.values() for goal in scenario.turns_spent if goal.event}
    own = {name[1:].replace("_", "-") for name in dir(words._Teller)} | {"discarded"}
    assert [type for type in sorted(types) if type not in own and not has(language, f"event-{type}")] == []


@pytest.mark.parametrize("language", languages())
def test_every_roll_says_what_it_is_for(language: str) -> None:
    purposes = {call.args[0].value for call in calls("roll") if call.args and isinstance(call.args[0], ast.Constant)}
    assert "movement" in purposes
    assert [purpose for purpose in sorted(purposes) if not has(language, f"event-roll-{purpose}")] == []


@pytest.mark.parametrize("language", languages())
def test_every_marker_and_every_end_of_the_game_has_a_name(language: str) -> None:
    wanted = [f"marker-{call.args[1].value}" for call in calls("put_marker") if isinstance(call.args[1], ast.Constant)]
    reasons = [call.args[1] for call in calls("end") if len(call.args) > 1]
    wanted += [f"reason-{reason.value}" for reason in reasons if isinstance(reason, ast.Constant)]
    wanted += [f"reason-{deck.emptied_by_foes}" for deck in DECK.values() if deck.emptied_by_foes]
    for scenario in SCENARIOS.values():
        wanted += [f"marker-{placed.marker}" for placed in scenario.row.markers]
        wanted += [f"marker-{goal.leaves}" for goal in scenario.turns_spent if goal.leaves]
        wanted += [f"reason-{objective.reason}" for objective in scenario.objectives]
    assert "reason-sundown" in wanted
    assert [name for name in wanted if not has(language, name)] == []


@pytest.mark.parametrize("language", languages())
def test_every_word_of_an_objective_and_every_turn_given_up_has_its_sentence(language: str) -> None:
    wanted = [f"objective-{word.replace('_', '-')}" for word in WORDS]
    wanted += [f"objective-{word}-with" for word in ("spend-turn", "gather", "reach")]
    for scenario in SCENARIOS.values():
        wanted += [f"option-{goal.action}" for goal in scenario.turns_spent]
    assert [name for name in wanted if not has(language, name)] == []


@pytest.mark.parametrize("language", languages())
def test_every_question_has_its_words(language: str) -> None:
    wanted = [f"kind-window-{window}" for window in WINDOWS]
    for call in calls("ask"):
        kinds = texts_in(call.args[1])
        wanted += [f"kind-{kind}" for kind in kinds]
        if kinds == ["choose"]:
            facts = [call.args[4]] if len(call.args) > 4 else [k.value for k in call.keywords if k.arg == "facts"]
            wanted += [f"kind-choose-{text}" for fact in facts for text in texts_in(fact)]
    assert "kind-choose-keep-card" in wanted
    assert [name for name in wanted if not has(language, name)] == []


@pytest.mark.parametrize("language", languages())
def test_every_way_to_use_a_card_has_its_words(language: str) -> None:
    uses = [use for what in (*KIND.values(), *ABILITY.values()) for use in what.uses if use.mode]
    assert uses
    assert [f"{use.what}-{use.mode}" for use in uses if not has(language, f"mode-{use.what}-{use.mode}")] == []


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_random_games_are_told_without_a_gap(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")
    for seed, players in ((1, 2), (2, min(4, SCENARIOS[scenario].row.most_players))):
        game = KIT.new({"scenario": scenario, "players": players}, seed)
        chance = random.Random(seed)
        groups = dict.fromkeys(languages(), "")
        while game.decision is not None:
            for language, group in groups.items():
                groups[language] = told_without_a_gap(game, language, group)
            game.events = []
            game.choose(chance.randrange(len(game.decision.options)))
        for language, group in groups.items():
            assert log_lines(game, game.events, language, group)[-1]["kind"] == "game-over"


def told_without_a_gap(game: Any, language: str, group: str) -> str:
    """What happened and what is asked, looked at in a language; returns the group of the last line."""
    lines = log_lines(game, game.events, language, group)
    assert all(line["text"] and line["group"] for line in lines)
    assert [line["text"] for line in lines if not begins_well(line["text"])] == []
    decision = KIT.decision(game, language)
    assert decision is not None
    assert begins_well(decision["prompt"])
    assert [option["label"] for option in decision["options"] if not begins_well(option["label"])] == []
    return str(lines[-1]["group"]) if lines else group


def test_no_line_betrays_a_card_in_a_hand() -> None:
    """Whoever draws or holds what: the lines are the same for the same public facts."""
    for hidden in ("faith", "get-back-you-devils"):
        game = situation(heroes={"billy": "0,0", "jenny": "5,5"}, hero_deck=[hidden], hands={"zombies-1": ["shamble"]})
        choose(game, "activate", hero="billy")
        assert sentences(game, choose(game, "search"))[1] == "Billy draws a card."


def test_a_card_with_an_exclamation_mark_ends_its_sentence() -> None:
    game = situation(
        heroes={"billy": "4,4", "jenny": "0,0"},
        zombies={"z1": "4,4"},
        hands={"zombies-1": ["braaains"]},
        dice=[6, 5, 5],
    )
    choose(game, "activate", hero="billy")
    choose(game, "skip")
    lines = log_lines(game, choose(game, "play-card", card="braaains"), "en")
    assert lines[0]["text"] == "The Zombie player plays Braaains!"
    assert lines[0]["rules"] == ["11.3.1"]


def test_a_card_whose_name_trails_off_ends_its_sentence() -> None:
    boxes = ["base", "growing-hunger"]
    where = {"boxes": boxes, "heroes": {"billy": "3,3"}, "turn": "zombies", "step": "draw", "dice": [3, 5]}
    game = situation(zombie_deck=["dont-go-in-the"], **where)
    assert "The Zombie player plays Don’t Go In the..." in sentences(game, game.events)


@pytest.mark.parametrize("language", languages())
def test_every_switch_and_each_of_its_choices_is_said_in_words(language: str) -> None:
    offered = catalog(language)
    switches = {key for profile in offered["profiles"] for key in profile["switches"]}
    said = [f"web-switch-{key}" for key in switches]
    said += [f"web-switch-{key}-{choice}" for key, choices in offered["choices"].items() for choice in choices]
    assert [key for key in said if not has(language, key.replace("_", "-"))] == []


@pytest.mark.parametrize("language", languages())
def test_every_line_of_the_log_begins_large_though_nobody_rolls_and_a_fire_wounds(language: str) -> None:
    game = situation(boxes=["base", "timber-peak"], heroes={"billy": "7,0"})
    burnt = {"type": "generator-damaged", "space": 0, "by": "blaze", "wounds": 1, "health": 2}
    rolls = [{"type": "roll", "for": why, "who": None, "values": (3,)} for why in ROLLED_BY_NOBODY]
    lines = [line["text"] for line in log_lines(game, [burnt, *rolls], language)]
    assert [line for line in lines if not line[:1].isupper() and not line[:1].isdigit()] == []


ROLLED_BY_NOBODY = ("counter", "mission", "grave-dead", "explosion", "fire-direction", "generator", "random-building")
