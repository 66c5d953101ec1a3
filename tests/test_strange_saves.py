"""Saves that anybody may have written: a wrong one gets a sentence at once, and never a deep error later."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.engine import Engine
from shamble.kernel.errors import BadSave, ShambleError
from shamble.kernel.save_form import seal
from shamble.server.start import begun
from tests.conftest import nightly

STRANGE = (None, -1, 0, 1, 99, 10**30, 1.5, "", "x", "<b>", [], {}, [[]], True, "z1", [1, 2], {"a": 1})


def some_save(dice: random.Random, name: str = "") -> dict[str, Any]:
    """A game somewhere in its middle."""
    kit = games.kit(name or games.usual())
    scenarios = [scenario["id"] for scenario in kit.catalog("en").get("scenarios", ())]
    game = kit.new(
        {"scenario": dice.choice(scenarios)} if scenarios else {},
        dice.choice([dice.randrange(1000), f"key {dice.random()}"]),
    )
    for _ in range(dice.randrange(120 if scenarios else 400)):
        if game.decision is None:
            break
        game.choose(dice.randrange(len(game.decision.options)))
    save: dict[str, Any] = json.loads(game.save())
    return save


def places(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value."""
    yield here
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from places(data[key], (*here, key))


def value_at(data: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        data = data[key]
    return data


def altered(save: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The save with one to three values changed, removed or taken from elsewhere in it, and sealed anew."""
    data = json.loads(json.dumps(save))
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        every = [place for place in places(data) if place and place != ("seal",)]
        *parent, key = dice.choice(every)
        within, way = value_at(data, tuple(parent)), dice.random()
        if way < 0.15:
            del within[key]
        elif way < 0.3 and type(within[key]) is int:
            within[key] += dice.choice([-1, 1, 7, -100])
        elif way < 0.45:
            within[key] = json.loads(json.dumps(value_at(data, dice.choice(every))))
        else:
            within[key] = copy.deepcopy(dice.choice(STRANGE))
    data.pop("seal", None)
    return {**data, "seal": seal(data)}


MOST_CHOICES = 40_000


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_an_altered_and_sealed_save_is_refused_or_can_be_played_to_the_end(name: str) -> None:
    dice = random.Random(16)
    saves = [some_save(dice, name) for _ in range(25)]
    refused = 0
    for number in range(nightly(5000, otherwise=400 if name == games.usual() else 120)):
        data = altered(dice.choice(saves), dice)
        try:
            game = games.take_in(data)
        except ShambleError:
            refused += 1
            continue
        for _ in range(MOST_CHOICES):
            if game.decision is None:
                break
            try:
                game.choose(dice.randrange(len(game.decision.options)))
            except Exception as error:
                raise AssertionError(f"save {number} was taken in and broke later") from error
        assert game.result is not None, f"save {number} was taken in and never ends"
    assert refused


@pytest.mark.parametrize("name", games.names())
def test_an_unaltered_save_is_taken_in_and_goes_on_as_it_would_have(name: str) -> None:
    dice = random.Random(7)
    for _ in range(4):
        save = some_save(dice, name)
        taken, loaded = games.take_in(save), games.load(save)
        while taken.decision is not None:
            option = dice.randrange(len(taken.decision.options))
            taken.choose(option)
            loaded.choose(option)
        assert taken.hash() == loaded.hash()


def test_the_bot_protocol_and_the_terminal_refuse_a_sealed_impossibility_with_a_sentence(tmp_path: Path) -> None:
    save = some_save(random.Random(3))
    save["stack"] = save["stack"][:1]
    save.pop("seal")
    file = tmp_path / "save.json"
    file.write_text(json.dumps({**save, "seal": seal(save)}))
    with pytest.raises(BadSave):
        games.take_in(json.loads(file.read_text()))
    result = CliRunner().invoke(build("play"), ["play", "--load", str(file)])
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1


def test_what_cannot_be_told_in_words_is_refused_at_every_entrance(tmp_path: Path) -> None:
    save = moving()
    for field, value in (("kind", "z1"), ("options", ["horde-zombie", *save["decision"]["options"][1:]])):
        refused_everywhere({**save, "decision": {**save["decision"], field: value}}, tmp_path)


def test_a_number_that_no_language_can_say_is_refused_at_every_entrance(tmp_path: Path) -> None:
    dice, game = random.Random(1), games.kit(games.usual()).new({}, 1)
    while game.decision is not None:
        game.choose(dice.randrange(len(game.decision.options)))
    save = json.loads(game.save())
    refused_everywhere({**save, "state": {**save["state"], "sun": 10**30}}, tmp_path)


def moving() -> dict[str, Any]:
    """A game in which a Hero is about to take a step."""
    dice, game = random.Random(2), games.kit(games.usual()).new({}, 2)
    while game.decision.kind != "move-hero":
        game.choose(dice.randrange(len(game.decision.options)))
    save: dict[str, Any] = json.loads(game.save())
    return save


def refused_everywhere(save: dict[str, Any], folder: Path) -> None:
    """Table, protocol and terminal say one sentence about this save, sealed anew."""
    bare = {key: value for key, value in save.items() if key != "seal"}
    sealed = {**bare, "seal": seal(bare)}
    with pytest.raises(BadSave):
        begun(games.usual(), {"save": sealed}, 1)
    answer = Engine().answer(json.dumps({"cmd": "load", "save": sealed}).encode())
    assert answer["error"]["code"] == BadSave.code
    file = folder / "save.json"
    file.write_text(json.dumps(sealed))
    result = CliRunner().invoke(build("play"), ["play", "--load", str(file)])
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '{"game": "chess"}', "[" * 50_000, '{"save": 1}'])
def test_what_is_no_save_is_one_line_at_the_terminal(tmp_path: Path, text: str) -> None:
    file = tmp_path / "save.json"
    file.write_text(text)
    result = CliRunner().invoke(build("play"), ["play", "--load", str(file)])
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
