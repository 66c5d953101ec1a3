"""Fight odds against counting every roll."""

from __future__ import annotations

from itertools import product

import pytest

from shamble.lnoe import odds

FACES = range(1, 7)


def counted(hero_rolls, zombie_rolls, ties=False, kills=False):
    """Chances by looking at every roll."""
    ends = [0, 0, 0]
    for hero in hero_rolls:
        for zombie in zombie_rolls:
            lost, won, killed = odds.settled(hero, max(zombie), ties, kills)
            ends[0] += lost > 0
            ends[1] += won > 0
            ends[2] += killed > 0
    return pytest.approx([end / sum(ends) for end in ends])


@pytest.mark.rule("11.4.1")
def test_a_hero_with_two_dice_loses_91_fights_in_216():
    lost, _, killed = odds.fresh(2, 1)
    assert lost == pytest.approx(91 / 216)
    assert killed == pytest.approx(15 / 216)


@pytest.mark.parametrize(("hero", "zombie"), [(h, z) for h in (1, 2, 3, 4) for z in (1, 2, 3) if h + z <= 6])
@pytest.mark.parametrize("ties", [False, True])
def test_odds_before_the_roll_are_exact(hero, zombie, ties):
    everything = counted(product(FACES, repeat=hero), list(product(FACES, repeat=zombie)), ties)
    assert list(odds.fresh(hero, zombie, ties)) == everything


@pytest.mark.parametrize("kept", [(), (5,), (2, 2), (3, 7), (1, 4, 6)])
@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_odds_of_dice_rolled_beside_others_are_exact(kept, rolled):
    for zombie, ties, kills in ((3, False, False), (6, True, False), (4, False, True)):
        rolls = [(*kept, *roll) for roll in product(FACES, repeat=rolled)]
        assert list(odds.with_hero_dice(kept, rolled, zombie, ties, kills)) == counted(rolls, [(zombie,)], ties, kills)


@pytest.mark.parametrize("kept", [0, 2, 5])
def test_odds_of_a_zombie_that_rolls_more_dice_are_exact(kept):
    for hero, ties in (((2, 5), False), ((4, 4), True), ((6,), False)):
        rolls = [(kept, *roll) for roll in product(FACES, repeat=2)]
        assert list(odds.with_zombie_dice(hero, kept, 2, ties, False)) == counted([hero], rolls, ties)


def test_the_chance_of_several_lost_fights_is_binomial():
    assert odds.at_least(2, 3, 0.5) == pytest.approx(0.5)
    assert odds.at_least(0, 3, 0.5) == 1.0
    assert odds.at_least(4, 3, 0.5) == 0.0
