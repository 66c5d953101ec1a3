"""Saves and positions that a stranger made up: what is taken in can be shown, what cannot gets a sentence."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from shamble import games
from shamble.kernel.errors import ShambleError
from shamble.kernel.save_form import seal
from shamble.server.start import begun
from shamble.texts import languages
from tests.conftest import nightly
from tests.server.house import House
from tests.test_strange_saves import altered, places, value_at

MANY_BOXES: dict[str, Any] = {
    "scenario": "supply-run",
    "profile": "complete",
    "boxes": ["base", "survival-of-the-fittest", "growing-hunger", "timber-peak"],
    "players": 6,
}
SITUATION: dict[str, Any] = {
    "scenario": "burn-it-to-the-ground", "profile": "complete",
    "boxes": ["base", "survival-of-the-fittest", "growing-hunger", "timber-peak"],
    "turn": "heroes", "round": 2, "sun": 9,
    "heroes": {"jenny": {"space": "5,5", "wounds": 1, "items": ["torch"], "tokens": {}}, "sally": {"space": "6,6"}},
    "zombies": {"z1": {"space": "5,6"}, "z2": {"space": "0,0", "kind": "grave-dead"}},
    "hands": {"heroes-1": [], "zombies-1": []},
    "fires": [{"space": "3,4", "new": True}], "barricades": [], "markers": [],
    "board": {"center": "town-center", "outer": ["church", "farm", "gas", "school"]},
}  # fmt: skip
STRANGE = (
    None,
    -1,
    10**9,
    10**30,
    1.5,
    "",
    "x" * 3000,
    "‮<b>",
    "١٢",
    "99,99",
    [],
    {},
    [[]],
    True,
    {"a": [1]},
    ["x"] * 500,
)


def save_of(choices: int, seed: int = 5) -> dict[str, Any]:
    """A game with many boxes, so many choices later or at its end."""
    game = games.kit(games.usual()).new(MANY_BOXES, seed)
    dice = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(dice.randrange(len(game.decision.options)))
    save: dict[str, Any] = json.loads(game.save())
    return save


def sealed(save: dict[str, Any]) -> dict[str, Any]:
    bare = {key: value for key, value in save.items() if key != "seal"}
    return {**bare, "seal": seal(bare)}


def show(game: Any) -> None:
    """All that pages are told about a game at its beginning."""
    kit = games.kit(game.NAME)
    for language in languages():
        for seat in range(-1, len(game.seats)):
            json.dumps(kit.view(game, seat))
        json.dumps(kit.talk.shown(game, language))
        decision = kit.decision(game, language)
        if decision is not None:
            json.dumps(kit.talk.ahead(game, decision, True, language))
    json.dumps(kit.layout(game))


@pytest.mark.parametrize(
    ("field", "value"),
    [("notes", ["x"]), ("sides", [["x"]] * 7), ("effects", [["move", ["x"], "", 1, "turn", ""]])],
)
def test_a_game_that_is_over_is_looked_at_before_it_is_laid_on_a_table(field: str, value: Any) -> None:
    save = save_of(100_000)
    assert save["decision"] is None
    begun(games.usual(), {"save": save}, 1)
    save["state"][field] = value
    with pytest.raises(ShambleError):
        show(begun(games.usual(), {"save": sealed(save)}, 1))


def test_an_option_that_nobody_can_name_is_refused() -> None:
    saves = (save_of(choices) for choices in range(40, 80))
    save = next(save for save in saves if len(save["decision"]["options"][-1]) > 1)
    begun(games.usual(), {"save": save}, 1)
    save["decision"]["options"][-1][0] = -1
    with pytest.raises(ShambleError):
        show(begun(games.usual(), {"save": sealed(save)}, 1))


@pytest.mark.slow
def test_whatever_is_altered_in_a_save_with_many_boxes_it_is_refused_or_shown() -> None:
    dice = random.Random(16)
    saves = [save_of(dice.randrange(250), seed) for seed in range(6)] + [save_of(100_000)]
    refused = 0
    for number in range(nightly(2000, otherwise=120)):
        try:
            show(begun(games.usual(), {"save": altered(dice.choice(saves), dice)}, number))
        except ShambleError:
            refused += 1
    assert refused


def test_whatever_is_altered_in_a_described_position_it_is_refused_or_shown() -> None:
    dice = random.Random(7)
    show(begun(games.usual(), {"situation": SITUATION}, 1))
    taken = 0
    for number in range(nightly(5000, otherwise=150)):
        data = copy.deepcopy(SITUATION)
        for _ in range(dice.choice([1, 1, 2])):
            *parent, key = dice.choice([place for place in places(data) if place])
            value_at(data, tuple(parent))[key] = copy.deepcopy(dice.choice(STRANGE))
        try:
            show(begun(games.usual(), {"situation": data}, f"key {number}"))
            taken += 1
        except ShambleError:
            continue
    assert taken


@pytest.mark.parametrize("scenario", ["supply-run", "weve-got-to-go-back"])
def test_a_board_without_what_the_scenario_needs_is_refused_before_anybody_sits_down(scenario: str) -> None:
    board = {"center": "town-center", "outer": ["church", "farm", "gas", "school"]}
    boxes = [*MANY_BOXES["boxes"], "web-scenario"]
    with pytest.raises(ShambleError, match="cannot be set up on this board"):
        begun(games.usual(), {**MANY_BOXES, "boxes": boxes, "scenario": scenario, "board": board}, 1)


def test_a_sentence_about_something_long_is_short(house: House) -> None:
    for config in ({"special_rules": ["x" * 50_000]}, {"boxes": ["x" * 50_000]}, {"board": {"center": "x" * 50_000}}):
        answer = house.http.post("/api/tables", json={"config": config, "seats": []})
        assert answer.status_code >= 400
        assert len(answer.json()["message"]) <= 1000
