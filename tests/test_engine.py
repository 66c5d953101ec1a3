"""The protocol bears anything: every line gets one answer, and a refusal changes nothing."""

from __future__ import annotations

import copy
import io
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from shamble import games
from shamble.engine import LONGEST_LINE, Engine, serve
from tests.table import GRID, table

GAME = "last-night-on-earth"
CODES = {
    "bad-json",
    "unknown-command",
    "no-game",
    "unknown-id",
    "bad-config",
    "bad-situation",
    "illegal-option",
    "bad-dice",
    "game-over",
    "no-undo",
}
SITUATION: dict[str, Any] = {
    "profile": "original-advanced",
    "scenario": "die-zombies-die",
    "players": 2,
    "board": GRID,
    "round": 3,
    "sun": 13,
    "turn": "heroes",
    "step": "activate",
    "heroes": {
        "billy": {
            "space": "4,4",
            "wounds": 1,
            "items": ["baseball-bat", "revolver"],
            "in_play": [],
            "seat": "heroes-1",
        },
        "jenny": {"space": "0,0", "activated": True},
    },
    "zombies": {"z1": {"space": "4,4", "kind": "standard", "seat": "zombies-1"}, "z3": {"space": "5,5"}},
    "hands": {"heroes-1": ["faith"], "zombies-1": ["shamble"]},
    "hero_deck": ["keys", "torch"],
    "hero_discard": ["ammo"],
    "zombie_deck": ["braaains"],
    "zombie_discard": [],
    "in_play": ["heavy-rain"],
    "markers": [{"kind": "taken-over", "building": "gym"}, {"kind": "gas", "space": "3,4"}],
    "pool": {"zombies-1": 10},
    "zombies_killed": 4,
    "heroes_killed": 0,
}

quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def engine_in_play() -> Engine:
    engine = Engine()
    answer = engine.answer(encode({"cmd": "situation", "game": GAME, "seed": 1, "situation": SITUATION}))
    assert answer["ok"], answer
    return engine


def encode(request: Any) -> bytes:
    return json.dumps(request).encode()


def refused(engine: Engine, line: bytes) -> str:
    """The code with which a line is refused; the game must be the same before and after."""
    before = engine.game.hash() if engine.game is not None else None
    answer = engine.answer(line)
    assert answer["ok"] is False
    assert answer["error"]["message"]
    assert (engine.game.hash() if engine.game is not None else None) == before
    code: str = answer["error"]["code"]
    return code


# -- lines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b"[]",
        b"3",
        b"null",
        b'"hello"',
        b'{"cmd": "hello"',
        b'{"cmd": "hello"} {"cmd": "hello"}',
        b'{"cmd": NaN}',
        b"\xff\xfe",
        b'{"cmd": "\xff"}',
        b"[" * 50_000,
        b'{"cmd":' * 50_000,
    ],
)
def test_what_is_no_json_object_is_refused(line: bytes) -> None:
    assert refused(engine_in_play(), line) == "bad-json"


@pytest.mark.parametrize("command", ['"fly"', "7", "null", "[]", "{}", '["hello"]', '""'])
def test_an_unknown_command_is_refused(command: str) -> None:
    assert refused(engine_in_play(), f'{{"cmd": {command}}}'.encode()) == "unknown-command"


def conversation(*lines: bytes) -> list[dict[str, Any]]:
    """What the process answers to these lines."""
    answers = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), answers)
    return [msgspec.json.decode(line) for line in answers.getvalue().splitlines()]


def test_every_line_gets_one_answer_and_empty_lines_none() -> None:
    answers = conversation(b"", b'{"cmd": "hello"}', b"   ", b"?", b'{"cmd": "options"}', b'{"cmd": "quit"}')
    assert [answer["ok"] for answer in answers] == [True, False, False, True]


def test_nothing_is_answered_after_quit() -> None:
    assert len(conversation(b'{"cmd": "quit"}', b'{"cmd": "hello"}')) == 1


@pytest.mark.parametrize("extra", [0, 1, 2, 3, LONGEST_LINE])
def test_a_huge_line_is_refused_and_the_next_one_answered(extra: int) -> None:
    huge = b'{"cmd": "hello", "x": "' + b"a" * (LONGEST_LINE + extra) + b'"}'
    answers = conversation(huge, b'{"cmd": "hello"}')
    assert [answer.get("error", {}).get("code") for answer in answers] == ["bad-json", None]


def test_a_line_without_an_end_is_answered_too() -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(b'{"cmd": "hello"}'), answers)
    assert msgspec.json.decode(answers.getvalue())["protocol"] == 1


# -- wrong requests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["options", "choose", "dice", "state", "view", "save", "suggest", "undo", "why"])
def test_a_request_about_a_game_needs_one(command: str) -> None:
    assert refused(Engine(), encode({"cmd": command})) == "no-game"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"cmd": "new"}, "unknown-id"),
        ({"cmd": "new", "game": "chess"}, "unknown-id"),
        ({"cmd": "new", "game": ["x"]}, "unknown-id"),
        ({"cmd": "new", "game": GAME, "config": 3}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"scenario": "nowhere"}}, "unknown-id"),
        ({"cmd": "new", "game": GAME, "config": {"players": 1}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"players": True}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"heroes": ["nobody"]}}, "unknown-id"),
        ({"cmd": "new", "game": GAME, "config": {"heroes": ["billy", "billy"]}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"wind": "north"}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"switches": {"gravity": 2}}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "config": {"board": {"grid": 5}}}, "bad-config"),
        ({"cmd": "new", "game": GAME, "seed": "lucky"}, "bad-config"),
        ({"cmd": "new", "game": GAME, "seed": 1.5}, "bad-config"),
        ({"cmd": "new", "game": GAME, "dice": [0]}, "bad-dice"),
        ({"cmd": "situation", "game": GAME, "situation": []}, "bad-situation"),
        ({"cmd": "situation", "game": GAME, "situation": {"weather": "rain"}}, "bad-situation"),
        ({"cmd": "situation", "game": GAME, "seed": None, "situation": {}}, "bad-situation"),
        ({"cmd": "choose"}, "illegal-option"),
        ({"cmd": "choose", "option": "99"}, "illegal-option"),
        ({"cmd": "choose", "option": "-1"}, "illegal-option"),
        ({"cmd": "choose", "option": -1}, "illegal-option"),
        ({"cmd": "choose", "option": True}, "illegal-option"),
        ({"cmd": "choose", "option": 0.0}, "illegal-option"),
        ({"cmd": "choose", "option": "²"}, "illegal-option"),
        ({"cmd": "choose", "option": "1" * 5000}, "illegal-option"),
        ({"cmd": "choose", "option": "0", "dice": [7]}, "bad-dice"),
        ({"cmd": "choose", "option": "0", "dice": "six"}, "bad-dice"),
        ({"cmd": "dice"}, "bad-dice"),
        ({"cmd": "dice", "values": [1, "2"]}, "bad-dice"),
        ({"cmd": "dice", "values": [True]}, "bad-dice"),
        ({"cmd": "view"}, "unknown-id"),
        ({"cmd": "view", "seat": "zombies-9"}, "unknown-id"),
        ({"cmd": "view", "seat": []}, "unknown-id"),
        ({"cmd": "why", "seat": "heroes-1", "about": 5}, "unknown-id"),
        ({"cmd": "catalog", "game": "chess"}, "unknown-id"),
        ({"cmd": "load"}, "bad-situation"),
        ({"cmd": "load", "save": {"game": GAME}}, "bad-situation"),
        ({"cmd": "load", "save": {"game": GAME, "format": 99}}, "bad-situation"),
    ],
)
def test_a_wrong_request_is_refused_and_changes_nothing(request_: dict[str, Any], code: str) -> None:
    assert refused(engine_in_play(), encode(request_)) == code


def test_a_refusal_does_not_say_a_whole_book_again() -> None:
    engine = engine_in_play()
    for request in (
        {"cmd": "x" * 10**6},
        {"cmd": "view", "seat": "x" * 10**6},
        {"cmd": "choose", "option": "x" * 10**6},
    ):
        message = engine.answer(encode(request))["error"]["message"]
        assert len(message) < 2010
        assert message.startswith("There is no ")
        assert message.endswith(".")


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    t = table(heroes={"billy": "4,4"}, zombies={"z1": "4,4"}, zombies_killed=14, dice=[6, 6, 1])
    t.choose("skip")
    assert t.result is not None
    assert refused(t.engine, encode({"cmd": "choose", "option": "0"})) == "game-over"
    assert refused(t.engine, encode({"cmd": "suggest"})) == "game-over"


@pytest.mark.parametrize("name", [[], {}, ["steady"], None, 3])
def test_a_bot_that_is_no_name_is_refused_as_an_unknown_one(name: Any) -> None:
    assert refused(engine_in_play(), encode({"cmd": "suggest", "bot": name})) == "unknown-id"


# -- right requests ----------------------------------------------------------------------------------------


def test_a_number_does_as_well_as_its_text_for_an_option() -> None:
    one, two = engine_in_play(), engine_in_play()
    assert one.answer(encode({"cmd": "choose", "option": "1"})) == two.answer(encode({"cmd": "choose", "option": 1}))


def test_the_same_seed_and_choices_give_the_same_events() -> None:
    def told(seed: int) -> list[Any]:
        engine = Engine()
        answer = engine.answer(encode({"cmd": "new", "game": GAME, "seed": seed}))
        said, chance = [answer], random.Random(1)
        for _ in range(80):
            answer = engine.answer(
                encode({"cmd": "choose", "option": chance.randrange(len(answer["decision"]["options"]))})
            )
            said.append(answer)
        return said

    assert told(5) == told(5)
    assert told(5) != told(6)


def test_looking_changes_nothing() -> None:
    engine = engine_in_play()
    before = engine.game.hash()
    for request in (
        {"cmd": "options"},
        {"cmd": "state"},
        {"cmd": "view", "seat": "zombies-1"},
        {"cmd": "save"},
        {"cmd": "why", "seat": "heroes-1", "about": {"option": "search"}},
        {"cmd": "catalog"},
        {"cmd": "hello"},
    ):
        assert engine.answer(encode(request))["ok"]
    assert engine.game.hash() == before


def two_heroes() -> Engine:
    """Billy and Jenny, neither of whom has acted: whom to activate brings nothing out."""
    return table(heroes={"billy": "4,4", "jenny": "0,0"}).engine


def test_a_choice_that_brings_nothing_out_is_taken_back() -> None:
    engine = two_heroes()
    asked, before = engine.answer(encode({"cmd": "options"})), engine.game.hash()
    assert engine.answer(encode({"cmd": "choose", "option": "0", "dice": [6, 6, 6]}))["ok"]
    assert engine.game.hash() != before
    assert engine.answer(encode({"cmd": "undo"})) == asked
    assert engine.game.hash() == before, "the dice that were given with the choice are gone with it"


def test_what_the_dice_showed_is_not_taken_back() -> None:
    engine = two_heroes()
    engine.answer(encode({"cmd": "choose", "option": "0"}))
    decision = engine.answer(encode({"cmd": "options"}))["decision"]
    roll = next(option["id"] for option in decision["options"] if option["type"] == "roll-movement")
    engine.answer(encode({"cmd": "choose", "option": roll, "dice": [3]}))
    assert refused(engine, encode({"cmd": "undo"})) == "no-undo"


def test_boards_that_were_drawn_after_the_special_rules_are_not_taken_back() -> None:
    engine = Engine()
    answer = engine.answer(
        encode({"cmd": "new", "game": GAME, "seed": 1, "config": {"profile": "complete", "dots": 1}})
    )
    while answer["decision"]["kind"] == "special-rules":
        answer = engine.answer(encode({"cmd": "choose", "option": "0"}))
    assert "boards" in [event["type"] for event in answer["events"]]
    assert refused(engine, encode({"cmd": "undo"})) == "no-undo"


def test_choices_are_taken_back_one_after_another_to_the_first() -> None:
    engine = two_heroes()
    before = engine.game.hash()
    engine.answer(encode({"cmd": "choose", "option": "0"}))
    decision = engine.answer(encode({"cmd": "options"}))["decision"]
    skip = next(option["id"] for option in decision["options"] if option["type"] == "skip")
    engine.answer(encode({"cmd": "choose", "option": skip}))
    assert engine.answer(encode({"cmd": "undo"}))["decision"] == decision
    assert engine.answer(encode({"cmd": "undo"}))["ok"]
    assert engine.game.hash() == before
    assert refused(engine, encode({"cmd": "undo"})) == "no-undo"


def test_nothing_is_taken_back_beyond_a_save() -> None:
    engine = two_heroes()
    engine.answer(encode({"cmd": "choose", "option": "0"}))
    engine.answer(encode({"cmd": "load", "save": engine.answer(encode({"cmd": "save"}))["save"]}))
    assert refused(engine, encode({"cmd": "undo"})) == "no-undo"


def test_a_state_can_be_set_up_again_as_a_situation() -> None:
    engine = engine_in_play()
    state = engine.answer(encode({"cmd": "state"}))["state"]
    again = Engine()
    answer = again.answer(encode({"cmd": "situation", "game": GAME, "seed": 1, "situation": state}))
    assert answer["ok"], answer
    for part in ("heroes", "zombies", "hands", "markers", "pool", "sun", "round", "in_play"):
        assert again.answer(encode({"cmd": "state"}))["state"][part] == state[part], part


# -- anything at all ---------------------------------------------------------------------------------------

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**40), 2**80),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
    st.sampled_from(["billy", "z1", "4,4", "church", "heroes-1", "zombies-1", "faith", "revolver", GAME, "en", "gas"]),
)
anything = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
commands = st.sampled_from([name for name in Engine().commands if name not in ("quit", "suggest")])
fields = st.sampled_from(
    ["game", "config", "situation", "seed", "dice", "option", "values", "seat", "about", "save", "language", "bot"]
)
requests = st.builds(
    lambda command, rest: {**rest, "cmd": command}, commands, st.dictionaries(fields, anything, max_size=4)
)


def checked(engine: Engine, line: bytes) -> dict[str, Any]:
    """An answer of the right form; a refused request has changed nothing."""
    before = engine.game.hash()
    answer = engine.answer(line)
    msgspec.json.encode(answer)
    if not answer["ok"]:
        assert answer["error"]["code"] in CODES, answer
        assert engine.game.hash() == before
    return answer


@quick
@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    assert checked(engine_in_play(), line)["ok"] is False


@quick
@given(anything)
def test_any_json_gets_an_answer(value: Any) -> None:
    checked(engine_in_play(), encode(value))


@quick
@given(requests)
def test_any_request_gets_an_answer(request: dict[str, Any]) -> None:
    checked(engine_in_play(), encode(request))


@st.composite
def bent(draw: st.DrawFn) -> dict[str, Any]:
    """The situation above with one to three things in it changed, renamed or left out."""
    said = copy.deepcopy(SITUATION)
    for _ in range(draw(st.integers(1, 3))):
        node: Any = said
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(node[key], dict | list) and node[key] and draw(st.booleans()):
                node = node[key]
                continue
            match draw(st.sampled_from(["change", "drop", "rename"])):
                case "change":
                    node[key] = draw(anything)
                case "drop":
                    del node[key]
                case "rename" if isinstance(node, dict):
                    node[draw(st.text(max_size=6))] = node.pop(key)
            break
    return said


@settings(quick, max_examples=120)
@given(bent(), st.integers(0, 2**32))
def test_any_situation_is_refused_or_can_be_played(said: dict[str, Any], seed: int) -> None:
    engine = engine_in_play()
    answer = checked(engine, encode({"cmd": "situation", "game": GAME, "seed": seed, "situation": said}))
    chance = random.Random(seed)
    for _ in range(10):
        if not answer["ok"] or answer["decision"] is None:
            return
        option = chance.randrange(len(answer["decision"]["options"]))
        answer = checked(engine, encode({"cmd": "choose", "option": option}))
        assert answer["ok"], answer
        assert checked(engine, encode({"cmd": "state"}))["ok"]


class Conversation(RuleBasedStateMachine):
    """A long talk with the engine: good and bad requests in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = Engine()
        self.answer: dict[str, Any] = {}
        self.save: dict[str, Any] | None = None
        self.saved_hash = ""

    def ask(self, **request: Any) -> dict[str, Any]:
        answer = checked(self.engine, encode(request)) if self.engine.game else self.engine.answer(encode(request))
        if answer["ok"] and "decision" in answer:
            self.answer = answer
        return answer

    @initialize(seed=st.integers(0, 999), players=st.sampled_from([2, 3, 4, 5, 6]), number=st.integers(0, 4))
    def begin(self, seed: int, players: int, number: int) -> None:
        scenario = [row["id"] for row in games.kit(GAME).catalog()["scenarios"]][number]
        assert self.ask(cmd="new", game=GAME, seed=seed, config={"scenario": scenario, "players": players})["ok"]

    @precondition(lambda self: self.answer.get("decision"))
    @rule(numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
    def choose(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.answer["decision"] is None:
                return
            option = number % len(self.answer["decision"]["options"])
            assert self.ask(cmd="choose", option=str(option))["ok"]

    @precondition(lambda self: self.answer.get("decision"))
    @rule(faces=st.lists(st.integers(1, 6), max_size=6), number=st.integers(0, 10**6))
    def choose_with_dice(self, faces: list[int], number: int) -> None:
        option = number % len(self.answer["decision"]["options"])
        answer = self.ask(cmd="choose", option=option, dice=faces)
        rolled = [face for event in answer["events"] if event["type"] == "roll" for face in event["values"]]
        assert rolled[: len(faces)] == faces[: len(rolled)]

    @rule(option=st.one_of(st.text(max_size=4), st.integers(10_000, 99_999), st.none()))
    def choose_wrongly(self, option: Any) -> None:
        known = self.answer["decision"]["options"] if self.answer["decision"] else []
        if not any(option == one["id"] for one in known):
            assert not self.ask(cmd="choose", option=option)["ok"]

    @rule(request=requests)
    def ask_anything_that_is_refused(self, request: dict[str, Any]) -> None:
        if request["cmd"] not in ("new", "situation", "load", "choose", "dice"):
            self.ask(**request)

    @rule()
    def keep(self) -> None:
        self.save = self.ask(cmd="save")["save"]
        self.saved_hash = self.engine.game.hash()

    @precondition(lambda self: self.save is not None)
    @rule()
    def go_back(self) -> None:
        assert self.ask(cmd="load", save=self.save)["ok"]
        assert self.engine.game.hash() == self.saved_hash

    @invariant()
    def the_question_is_the_one_last_shown(self) -> None:
        if self.answer:
            shown = self.ask(cmd="options")
            assert shown["decision"] == self.answer["decision"]
            assert (shown["decision"] is None) == (shown["result"] is not None)


Conversation.TestCase.settings = settings(max_examples=12, stateful_step_count=15, deadline=None)
TestConversation = Conversation.TestCase
