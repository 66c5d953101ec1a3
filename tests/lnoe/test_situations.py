"""Positions described by anybody: the engine takes them up or says in one sentence why not."""

import copy
import json
import random
from typing import Any

import pytest

from shamble.lnoe.game import new_game
from shamble.lnoe.view import full_state
from tests.lnoe.soak import config_of, pick
from tests.table import GRID, Refused, Table, table

JUNK: list[Any] = [
    None, True, -1, 0, 1, 99, 2.5, 10**30, "", "x", "z1", "becky", "church", "0,0", "99,99", [], {}, [1], [[]],
    ["keys"], ["becky", 2], {"a": 1}, {"becky": None},
]  # fmt: skip


def states(count: int) -> list[dict[str, Any]]:
    """Whole states out of random games."""
    found: list[dict[str, Any]] = []
    for number in range(count):
        game, rng = new_game(config_of(number), number), random.Random(number)
        for _ in range(60 + 10 * number):
            if game.decision is not None:
                game.choose(pick(game, rng))
        found.append(full_state(game))
    return found


def spoilt(value: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same description with one or two things in it replaced, left out or added."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 2))):
        inside: Any = value
        key: Any = rng.choice(sorted(inside))
        while isinstance(inside[key], dict | list) and inside[key] and rng.random() < 0.8:
            inside = inside[key]
            key = rng.choice(sorted(inside)) if isinstance(inside, dict) else rng.randrange(len(inside))
        if rng.random() < 0.7:
            inside[key] = copy.deepcopy(rng.choice(JUNK))
        elif isinstance(inside, dict):
            del inside[key]
        else:
            inside.append(copy.deepcopy(rng.choice(JUNK)))
    return value


@pytest.mark.parametrize("part", range(3))
def test_whatever_is_described_the_engine_plays_it_or_says_why_not(part: int) -> None:
    rng, sound = random.Random(part), states(8)
    grid: dict[str, Any] = {"board": GRID, "heroes": {"becky": {"space": "0,0"}}, "zombies": {"z1": {"space": "4,4"}}}
    for _ in range(150):
        t = Table()
        situation = spoilt(rng.choice([*sound, grid, grid]), rng)
        answer = t.ask(cmd="situation", game="last-night-on-earth", seed=1, situation=situation)
        if not answer["ok"]:
            assert answer["error"]["code"] == "bad-situation", f"{answer['error']} of {json.dumps(situation)}"
            assert "\n" not in answer["error"]["message"]
            assert "cannot be read" not in answer["error"]["message"], f"no shape for {json.dumps(situation)}"
            continue
        for _ in range(20):
            if t.decision is not None:
                t.must(cmd="choose", option=str(rng.randrange(len(t.options))))


@pytest.mark.parametrize(
    ("situation", "word"),
    [
        ({"heroes": {"ash": {"space": "0,0"}}}, "ash"),
        ({"heroes": {"becky": {"space": "99,0"}}}, "99,0"),
        ({"heroes": {"becky": {"space": "0,0", "wounds": 3}}}, "3 health boxes"),
        ({"heroes": {"becky": {"space": "0,0", "items": ["faith"]}}}, "faith is an event"),
        ({"heroes": {"becky": {"space": "0,0", "items": ["trip"]}}}, "trip is not a Hero card"),
        ({"heroes": {"becky": {"space": "0,0", "items": ["crowbar", "crowbar"]}}}, "no further copy of crowbar"),
        ({"heroes": {"becky": {"wounds": 1}}}, "Where is becky"),
        ({"zombies": {"z0": {"space": "0,0"}}}, "z99"),
        ({"zombies": {"z1": {"space": "0,0", "wounds": 1}}}, "1 wounds"),
        ({"zombies": {"dracula": {"space": "0,0"}}}, "dracula"),
        ({"hands": {"heroes-9": ["faith"]}}, "heroes-9"),
        ({"hands": {"heroes-1": ["shamble"]}}, "shamble is not a Hero card"),
        ({"pool": {"zombies-1": 15}}, "0 to 14"),
        ({"markers": [{"kind": "lights-out", "building": "castle"}]}, "castle"),
        ({"turn": "martians"}, "martians"),
        ({"turn": "zombies", "step": "lunch"}, "lunch"),
        ({"sun": -1}, "sun"),
        ({"weather": "rain"}, "weather"),
        ({"game": "humans"}, "'humans'"),
        ({"seats": ["heroes-1"]}, "heroes-1, zombies-1"),
        ({"turn": "zombies", "heroes": {"becky": {"space": "0,0"}}, "acting": "becky"}, "becky cannot be acting"),
        ({"spawn_due": ["zombies-1"]}, "spawn_due"),
        ({"turn": "zombies", "step": "draw", "spawn_due": ["zombies-1"]}, "spawn_due"),
        ({"turn": "zombies", "step": "move", "spawn_due": ["zombies-1", "zombies-1"]}, "zombies-1, zombies-1"),
        ({"heroes": {"becky": {"space": "0,0", "alive": False}}}, "alive cannot be false"),
        ({"heroes": {"becky": {"space": "0,0", "turned": True}}}, "turned cannot be true"),
        ({"heroes": {"becky": {"space": None, "items": ["torch"]}}}, "becky is not on the board"),
        ({"heroes": {"sally": {"space": "0,0"}, "sally-survivor": {"space": "0,0"}}}, "sally and sally-survivor"),
        ({"in_play": ["shamble"], "in_play_rows": []}, "in_play and in_play_rows"),
        (
            {"heroes": {"becky": {"space": "0,0", "in_play": ["teen-angst"]}}, "in_play_rows": []},
            "heroes.becky.in_play and in_play_rows",
        ),
        ({"markers": [{"kind": "gas", "space": "0,0", "building": "farmhouse"}]}, "say one of them"),
        ({"markers": [{"kind": "locked-door", "edge": ["0,0", "9,9"]}]}, "no door between 0,0 and 9,9"),
        ({"figures": {"behemoth": 9}}, "There are 2 figures of behemoth in all, not 9."),
        ({"pits": ["99,0"]}, "99,0"),
        (
            {"effects": [{"effect": "far-hunger", "amount": 1, "until": "in-play", "card": "shamble"}]},
            "while that card is in play",
        ),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_with_one_clear_sentence(
    situation: dict[str, Any], word: str
) -> None:
    answer = Table().ask(
        cmd="situation", game="last-night-on-earth", seed=1, situation={"profile": "original-advanced", **situation}
    )
    assert answer["ok"] is False
    assert answer["error"]["code"] == "bad-situation"
    assert word in answer["error"]["message"]


BECKY = {"space": "4,4"}


@pytest.mark.parametrize(
    ("situation", "sentence"),
    [
        ({"heroes": ["becky"]}, "heroes is an object of names, not ['becky']."),
        ({"heroes": {"becky": 3}}, "heroes.becky is an object with "),
        ({"heroes": {"becky": {**BECKY, "wounds": 1.0}}}, "heroes.becky.wounds is a whole number, not 1.0."),
        ({"heroes": {"becky": {**BECKY, "items": None}}}, "heroes.becky.items is a list of cards, not None."),
        ({"heroes": {"becky": {**BECKY, "items": [[]]}}}, "heroes.becky.items[0] is a name, not []."),
        ({"heroes": {"becky": {**BECKY, "upgrades": 7}}}, "heroes.becky.upgrades is a list of objects such as "),
        (
            {"heroes": {"becky": {**BECKY, "upgrades": ["strong-arm"]}}},
            "heroes.becky.upgrades[0] is an object with card",
        ),
        ({"heroes": {"becky": {**BECKY, "upgrades": [{}]}}}, "heroes.becky.upgrades[0] needs the field card."),
        ({"heroes": {"becky": {**BECKY, "charges": {"fuel-can": 1}}}}, "heroes.becky.charges.fuel-can is a list of "),
        ({"zombies": {"z1": "4,4"}}, "zombies.z1 is an object with "),
        ({"townsfolk": 3}, "townsfolk is a list of cards, not 3."),
        ({"hands": {"heroes-1": None}}, "hands.heroes-1 is a list of cards, not None."),
        ({"hero_deck": 1}, "hero_deck is a list of cards, not 1."),
        ({"piles": {"grave-weapons": ["x"]}}, "piles.grave-weapons is an object with deck, deck_exact, discard"),
        ({"resolving": ["x"]}, "There is no card 'x' in the boxes of this game."),
        (
            {"markers": [{"kind": "locked-door", "edge": ["1,1"]}]},
            "markers[0].edge is two spaces by name, not ['1,1'].",
        ),
        ({"turn": "zombies", "step": [[]]}, "step is a name, not [[]]."),
        ({"heroes": {"becky": {**BECKY, "kind": "x"}}}, "becky is a Hero, not 'x'"),
        ({"barricades": [{}]}, "barricades[0] needs the field edge."),
        ({"fires": ["3,3"]}, "fires[0] is an object with space, not '3,3'."),
        ({"effects": [{"effect": "fight-dice", "until": "turn"}]}, "effects[0] needs the field amount."),
        ({"figures": {"behemoth": "one"}}, "figures.behemoth is a whole number, not 'one'."),
        ({"heroes": {"becky": {**BECKY, "activated": "no"}}}, "heroes.becky.activated is true or false, not 'no'."),
        ({"heroes": {"becky": {**BECKY, "wound": 1}}}, "heroes.becky has no field 'wound'; there are space, "),
        ({"zombies": {"z1": {**BECKY, "moved": 1}}}, "zombies.z1.moved is true or false, not 1."),
        ({"turn_begun": "no"}, "turn_begun is true or false, not 'no'."),
        ({"zombies_killed": 10**30}, "zombies_killed is a number up to 9999, not 1000"),
        (
            {"effects": [{"effect": "fight-dice", "amount": 10**6, "until": "turn"}]},
            "effects[0].amount is a number up to",
        ),
        (
            {"effects": [{"effect": "fight-dice", "amount": 1, "until": "noon"}]},
            "effects[0].until is one of turn, heroes, ",
        ),
        ({"board": {"center": "x", "outer": [], "sewers": 3}}, "Sewers are a list of lists of spaces, not 3."),
    ],
)
def test_a_part_of_the_wrong_shape_is_named_and_its_right_shape_told(situation: dict[str, Any], sentence: str) -> None:
    answer = Table().ask(
        cmd="situation",
        game="last-night-on-earth",
        seed=1,
        situation={"profile": "complete", "board": GRID, **situation},
    )
    assert answer["ok"] is False
    assert answer["error"]["code"] == "bad-situation"
    assert sentence in answer["error"]["message"]


@pytest.mark.rule("6.4.2")
def test_an_item_used_this_turn_by_another_hero_stays_used_in_a_described_position() -> None:
    heroes = {"billy": {"space": "3,3", "activated": True}, "sally": {"space": "3,3", "items": ["revolver"]}}
    used = [{"card": "revolver", "hero": "billy", "holder": "sally"}]
    for said, shoots in ((used, False), ([], True)):
        t = table(heroes=heroes, zombies={"z1": "3,5"}, used=said)
        assert t.state["used"] == said
        t.choose("skip")
        t.choose("done")
        assert t.offers("attack", card="revolver") is shoots


def test_an_item_that_nobody_has_cannot_have_been_used() -> None:
    with pytest.raises(Refused, match="has no revolver"):
        table(heroes={"billy": "3,3"}, used=[{"card": "revolver", "hero": "billy"}])


def test_tokens_lie_on_a_hero_in_state_and_save_and_go_with_the_hero() -> None:
    t = table(heroes={"billy": {"space": "3,3", "tokens": {"infected": 1}}, "becky": "5,5"})
    assert t.heroes["billy"]["tokens"] == {"infected": 1}
    assert "tokens" not in t.heroes["becky"]
    save = t.must(cmd="save")["save"]
    t.must(cmd="load", save=save)
    assert t.heroes["billy"]["tokens"] == {"infected": 1}
    again = table(heroes={"billy": t.heroes["billy"], "becky": t.heroes["becky"]})
    assert again.heroes["billy"]["tokens"] == {"infected": 1}


TOWN = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}


@pytest.mark.parametrize(
    ("situation", "sentence"),
    [
        ({"board": GRID, "barricades": [{"edge": ["0,1", "0,2"]}, {"edge": ["1,1", "1,2"]}]}, "is barricaded twice."),
        (
            {"heroes": {"becky": {"space": "5,5", "leads": "billy"}, "billy": {"space": "5,5"}}},
            "becky cannot lead 'billy', who is nobody of the town.",
        ),
        (
            {
                "heroes": {name: {"space": "5,5", "leads": "t1"} for name in ("becky", "billy")},
                "townsfolk": {"t1": "5,5"},
            },
            "billy cannot lead 't1', whom another Hero leads.",
        ),
        (
            {"heroes": {"becky": {"space": "5,5", "items": ["revolver"], "combined": [["revolver"]]}}},
            "What becky has combined are two items or more, not ['revolver'].",
        ),
    ],
)
def test_what_is_described_twice_or_for_nobody_is_refused(situation: dict[str, Any], sentence: str) -> None:
    answer = Table().ask(
        cmd="situation",
        game="last-night-on-earth",
        situation={"profile": "complete", "board": TOWN, **situation},
    )
    assert answer["error"]["code"] == "bad-situation"
    assert sentence in answer["error"]["message"]


def test_an_effect_of_a_card_in_play_goes_with_that_card_in_a_described_position() -> None:
    said = {"effect": "far-hunger", "who": None, "amount": 1, "until": "in-play", "card": "deadly-instincts"}
    position = {"profile": "complete", "board": TOWN, "heroes": {"becky": {"space": "5,5"}}}
    t = Table()
    t.must(
        cmd="situation",
        game="last-night-on-earth",
        situation={**position, "in_play": ["shamble", "deadly-instincts"], "effects": [said]},
    )
    assert t.state["effects"] == [said]
    assert t.engine.game.effects[0][-1] == t.engine.game.in_play[1][0]


def test_an_effect_keeps_its_card_when_that_is_back_in_the_deck() -> None:
    said = {"effect": "fight-dice", "who": "billy", "amount": 1, "until": "turn", "card": "faith"}
    t = table(heroes={"billy": "3,3"}, effects=[said])
    assert t.state["hero_discard"] == []
    assert t.state["effects"] == [said]


def test_a_card_in_play_on_a_space_lies_there_in_a_described_position() -> None:
    row = {"card": "deadly-instincts", "seat": "zombies-1", "space": "5,5"}
    t = Table()
    t.must(
        cmd="situation",
        game="last-night-on-earth",
        situation={"profile": "complete", "board": TOWN, "heroes": {"becky": {"space": "5,5"}}, "in_play_rows": [row]},
    )
    assert t.state["in_play_rows"] == [row]
