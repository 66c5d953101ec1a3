"""A game with its past: undo, rewind, errors that change nothing."""

from typing import Any

import pytest

from shamble.kernel.errors import GameIsOver, IllegalChoice, RulesBug
from shamble.kernel.match import Match
from tests.kernel.toy import Toy


def match(*hands: tuple[str, ...], dice: tuple[int, ...] = (1, 1, 1, 1)) -> Match:
    return Match(Toy(dice=dice, hands=hands))


def test_a_choice_answers_with_what_happened() -> None:
    m = match(("ladder",), ("wind",))
    events = m.choose(1)
    assert [event["type"] for event in events] == ["played", "drew", "roll"]
    assert m.choose(0)[0]["type"] == "drew", "only what happened since"


def test_a_choice_that_brings_nothing_out_can_be_taken_back() -> None:
    """Red plays a ladder and blue is asked: no die, no draw."""
    m = match(("ladder",), ("net",))
    before = m.game.hash()
    m.choose(1)
    assert m.undoable(0)
    m.undo(0)
    assert m.game.hash() == before
    assert m.choices == []
    assert m.past == []


def test_a_die_or_a_draw_cannot_be_taken_back() -> None:
    m = match(("ladder",), ("wind",))
    m.choose(0)
    assert not m.undoable(0)
    with pytest.raises(IllegalChoice, match="cannot be taken back"):
        m.undo(0)


def test_nobody_takes_back_the_choice_of_somebody_else() -> None:
    m = match(("ladder",), ("net",))
    m.choose(1)
    assert not m.undoable(1)
    with pytest.raises(IllegalChoice):
        m.undo(1)


def test_where_one_person_sees_everything_the_game_rewinds_fully() -> None:
    m = match(("ladder", "wind"), ("wind", "wind"))
    start = m.game.hash()
    for _ in range(4):
        m.choose(1)
    for _ in range(4):
        m.undo(0, freely=True)
    assert m.game.hash() == start
    assert not m.undoable(0, freely=True)


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    m, straight = match(("ladder",), ("net",)), match(("ladder",), ("net",))
    m.choose(1)
    m.undo(0)
    for game in (m, straight):
        game.choose(1)
        game.choose(1)
    assert m.game.hash() == straight.game.hash()
    assert m.choices == straight.choices == [1, 1]


def test_every_moment_of_the_past_can_be_looked_at() -> None:
    m = match(("ladder",), ("net",))
    hashes = [m.game.hash()]
    for index in (1, 1, 0):
        m.choose(index)
        hashes.append(m.game.hash())
    assert [m.at(step).hash() for step in range(4)] == hashes


def lively(keep_every: int = 1) -> Match:
    """A long game: hands to choose from and low dice, cards as they fall."""
    return Match(Toy(seed=2, dice=(1,) * 60, hands=(("ladder", "wind", "net"), ("wind", "net"))), keep_every)


def played(m: Match, choices: int) -> list[str]:
    """Play with a preference for cards; the hash of every state."""
    hashes = [m.game.hash()]
    for number in range(choices):
        m.choose(number % len(m.game.decision.options))
        hashes.append(m.game.hash())
    return hashes


@pytest.mark.parametrize("keep_every", [1, 2, 5, 100])
def test_states_that_are_not_kept_are_played_again_in_whichever_order_they_are_looked_at(keep_every: int) -> None:
    m = lively(keep_every)
    hashes = played(m, 12)
    for step in (*range(13), *range(12, -1, -1), 9, 2, 3, 9, 10):
        assert m.at(step).hash() == hashes[step]
    assert m.game.hash() == hashes[12], "looking back changes nothing"


def test_of_a_long_past_few_states_are_held() -> None:
    m = lively(keep_every=5)
    played(m, 12)
    assert [step for step, state in enumerate(m.past) if state is not None] == [0, 5, 8, 9, 10, 11]


@pytest.mark.parametrize("back", [1, 3, 6, 12])
def test_a_past_with_gaps_is_rewound_like_a_full_one(back: int) -> None:
    m = lively(keep_every=5)
    hashes = played(m, 12)
    m.at(7)
    m.rewind(back)
    assert m.game.hash() == hashes[12 - back]
    assert len(m.past) == len(m.choices) == len(m.known) == len(m.asked) == 12 - back
    other = lively()
    for index in m.choices:
        other.choose(index)
    for _ in range(3):
        m.choose(0)
        other.choose(0)
    assert [m.at(step).hash() for step in range(16 - back)] == [other.at(step).hash() for step in range(16 - back)]


def test_an_endless_rule_leaves_the_match_as_it_was() -> None:
    m = match(("spin", "ladder"), ())
    before = m.game.hash()
    assert m.game.decision.options[2] == ("play", "spin")
    with pytest.raises(RulesBug):
        m.choose(2)
    assert m.game.hash() == before
    assert m.past == m.choices == m.known == []
    m.choose(1)
    assert m.game.steps[0] >= 3, "and it can be played on"


@pytest.mark.parametrize("index", [-1, 7, "0", None, 1.0, True])
def test_an_illegal_choice_leaves_the_match_as_it_was(index: Any) -> None:
    m = match(("ladder",), ())
    before = m.game.hash()
    with pytest.raises(IllegalChoice):
        m.choose(index)
    assert m.game.hash() == before
    assert m.past == []


def test_a_finished_match_takes_no_choice_but_can_be_rewound() -> None:
    m = match(("ladder",), (), dice=(6, 1, 6))
    m.choose(0)
    assert m.game.result is not None
    with pytest.raises(GameIsOver):
        m.choose(0)
    m.undo(0, freely=True)
    assert m.game.result is None
