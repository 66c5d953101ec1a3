"""Decks: a card that is drawn is the one that lay there when the deck was shuffled, whenever somebody looks."""

from __future__ import annotations

import pytest

from shamble.kernel import chance
from shamble.lnoe.decks import SMALL, Decks

LUCK = [chance.stream(7, "deck"), chance.stream("a seed", "deck")]
SIZES = [1, 2, SMALL, SMALL + 1, SMALL + 2, 200]


def shuffled(luck: chance.Stream, count: int) -> tuple[chance.Stream, tuple[int, ...]]:
    """A deck of so many cards that was shuffled at once."""
    cards = list(range(count))
    luck = chance.shuffle(luck, cards)
    return luck, tuple(cards)


@pytest.mark.parametrize("luck", LUCK, ids=["fast", "keyed"])
@pytest.mark.parametrize("count", SIZES)
def test_cards_come_off_a_deck_in_the_order_in_which_they_were_shuffled(luck, count):
    after, order = shuffled(luck, count)
    decks = Decks({"hero": tuple(range(count))})
    assert decks.shuffle("hero", luck) == after
    drawn = []
    while decks.size("hero"):
        assert decks.top("hero") == order[-1 - len(drawn)]
        drawn.append(decks.draw("hero"))
    assert tuple(reversed(drawn)) == order


@pytest.mark.parametrize("luck", LUCK, ids=["fast", "keyed"])
def test_whoever_looks_at_a_deck_that_was_drawn_from_finds_the_rest_in_order(luck):
    _, order = shuffled(luck, 100)
    decks = Decks({"hero": tuple(range(100))})
    decks.shuffle("hero", luck)
    top = [decks.draw("hero") for _ in range(3)]
    assert sorted(decks.cards("hero")) == sorted(order[:-3])
    assert decks["hero"] == order[:-3]
    assert top == [*reversed(order[-3:])]
    assert dict(decks.items()) == {"hero": order[:-3]}


def test_a_copy_draws_the_same_cards_and_leaves_the_deck_alone():
    decks = Decks({"hero": tuple(range(100)), "zombie": (1, 2)})
    decks.shuffle("hero", LUCK[0])
    copy = decks.copy()
    drawn = [copy.draw("hero") for _ in range(5)]
    assert (decks.size("hero"), copy.size("hero")) == (100, 95)
    assert [decks.draw("hero") for _ in range(5)] == drawn


def test_a_deck_that_is_laid_anew_is_not_shuffled_any_more():
    decks = Decks({"hero": tuple(range(100))})
    decks.shuffle("hero", LUCK[0])
    decks["hero"] = (3, 1, 2)
    assert decks["hero"] == (3, 1, 2)
    assert decks.draw("hero") == 2


@pytest.mark.parametrize("luck", LUCK, ids=["fast", "keyed"])
def test_so_many_numbers_can_be_passed_over_at_once(luck):
    taken = luck
    for count in range(5):
        assert chance.after(luck, count) == taken
        _, taken = chance.pick(taken, 6)
