"""`steady` at a thing: Fight cards and dice without a Hero to fight."""

from __future__ import annotations

import pytest

from shamble.bots import bot
from tests.lnoe.rules.test_generators import fights_begin


@pytest.mark.parametrize(("die", "again"), [(4, True), (5, False)])
def test_it_rolls_a_die_again_that_would_not_hurt_a_generator(die: int, again: bool) -> None:
    t = fights_begin([1, die], hands={"zombies-1": ["scratch-and-claw"]})
    t.choose("choose", zombie="z1")
    t.choose("play-card", card="scratch-and-claw")
    t.passes("heroes-1")
    chosen = t.options[bot("steady").suggest(t.engine.game).option]
    assert bool(chosen.get("dice")) == again
