"""Python's collector of garbage where many games are played."""

from __future__ import annotations

import gc
import weakref

from shamble import games, garbage
from shamble.lab.clocks import Games


class Ring:
    """Two of them that hold one another are garbage that only the collector finds."""

    other: Ring


def ring() -> weakref.ref[Ring]:
    one, two = Ring(), Ring()
    one.other, two.other = two, one
    return weakref.ref(one)


def test_while_games_are_played_it_comes_seldom_but_it_comes():
    before = gc.get_threshold()
    with garbage.seldom():
        lost = ring()
        for _ in range(1000):
            ring()
        assert lost() is not None, "a thousand new things are no reason to come"
        kept = [[number] for number in range(garbage.YOUNG)]
        assert lost() is None
        del kept
    assert gc.get_threshold() == before


def test_what_is_loaded_is_let_be_and_taken_up_again_afterwards():
    loaded = gc.get_freeze_count()
    with garbage.seldom():
        assert gc.get_freeze_count() > loaded
    assert gc.get_freeze_count() == 0


def test_a_hundred_games_leave_nothing_for_it_to_find():
    """That is why it may come seldom: a game and its states go when nobody holds them any more."""
    own = Games(games.kit("last-night-on-earth"))
    own.random_game(0)
    gc.collect()
    gc.disable()
    try:
        for number in range(100):
            own.random_game(number)
        assert gc.collect() == 0
    finally:
        gc.enable()
