"""Copies, hashes and saves."""

import json
import random
from typing import Any

import pytest

from shamble.kernel.errors import BadSave, BadSituation
from shamble.kernel.save_form import seal
from tests.kernel.toy import Toy


def in_an_answer() -> Toy:
    """Red has played a ladder; blue is asked whether to throw the net."""
    g = Toy(dice=(1, 2), hands=(("ladder", "wind"), ("net",)))
    g.choose(1)
    return g


def play_on(g: Toy, seed: int = 1) -> list[str]:
    rng, hashes = random.Random(seed), []
    while g.decision is not None:
        g.choose(rng.randrange(len(g.decision.options)))
        hashes.append(g.hash())
    return hashes


def test_a_copy_is_equal_and_independent() -> None:
    g = in_an_answer()
    before = g.hash()
    copy = g.clone()
    assert copy.hash() == before
    play_on(copy)
    assert g.hash() == before
    assert [frame.rule for frame in g.stack] == ["toy-game", "toy-turn", "toy-play", "toy-answer"]


def test_the_original_leaves_its_copy_alone() -> None:
    g = in_an_answer()
    copy = g.clone()
    before = copy.hash()
    play_on(g)
    assert copy.hash() == before
    assert play_on(copy), "the copy can still be played"


def test_a_copy_keeps_no_events() -> None:
    copy = in_an_answer().clone()
    play_on(copy)
    assert copy.events is None


def test_a_copy_plays_on_exactly_as_the_original() -> None:
    g = in_an_answer()
    assert play_on(g.clone()) == play_on(g)


def test_equal_states_hash_alike_however_they_came_about() -> None:
    assert in_an_answer().hash() == in_an_answer().hash()
    other = in_an_answer()
    other.steps[0] += 1
    assert other.hash() != in_an_answer().hash()


def test_a_save_is_json_and_names_the_step_of_each_frame() -> None:
    data = json.loads(in_an_answer().save())
    assert (data["game"], data["format"]) == ("toy", 3)
    assert [(frame["rule"], frame["step"]) for frame in data["stack"]] == [
        ("toy-game", "blue_climbs"),
        ("toy-turn", "draw"),
        ("toy-play", "take_effect"),
        ("toy-answer", "throw_net"),
    ]


def test_a_loaded_game_goes_on_exactly_as_the_saved_one() -> None:
    g = in_an_answer()
    loaded = Toy.load(g.save())
    assert loaded.hash() == g.hash()
    assert play_on(loaded) == play_on(g)


def test_a_finished_game_can_be_saved_and_loaded() -> None:
    g = in_an_answer()
    play_on(g)
    loaded = Toy.load(g.save())
    assert loaded.decision is None
    assert loaded.result == g.result


def changed(**facts: Any) -> str:
    """A save with other facts, sealed as if it had been written so."""
    data = {**json.loads(in_an_answer().save()), **facts}
    del data["seal"]
    return json.dumps({**data, "seal": seal(data)})


def test_an_altered_save_is_refused_because_its_seal_does_not_fit() -> None:
    save = json.loads(in_an_answer().save())
    save["seed"] += 1
    with pytest.raises(BadSave, match="altered or is incomplete"):
        Toy.load(json.dumps(save))


def test_the_order_of_the_keys_does_not_break_the_seal() -> None:
    game = in_an_answer()
    assert Toy.load(json.dumps(json.loads(game.save()), sort_keys=True)).hash() == game.hash()


@pytest.mark.parametrize(
    ("save", "says"),
    [
        ("", "no save of toy, format 3"),
        ("not json", "no save of toy, format 3"),
        ("[1, 2]", "no save of toy, format 3"),
        ("{}", "game None, format None; 'toy', format 3 can be read"),
        (changed(game="chess"), "game 'chess', format 3; 'toy', format 3 can be read"),
        (changed(format=2), "game 'toy', format 2; 'toy', format 3 can be read"),
        (changed(state={}), "no save of toy, format 3"),
        (changed(stack=[{"rule": "toy-castle", "step": "build"}]), "a rule 'toy-castle' that does not exist"),
        (changed(stack=[{"rule": "toy-turn", "step": "jump", "seat": 0}]), "no step 'jump'"),
        (changed(stack=[{"step": "throw"}]), "no save of toy, format 3"),
        (changed(decision=[0, "card"]), "no save of toy, format 3"),
    ],
)
def test_what_is_no_save_is_refused_with_the_format_that_can_be_read(save: str, says: str) -> None:
    with pytest.raises(BadSave, match=says) as caught:
        Toy.load(save)
    assert isinstance(caught.value, BadSituation)
    assert caught.value.code == "bad-situation"
