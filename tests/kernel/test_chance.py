"""Seeded streams, forced dice, the same game everywhere."""

import os
import random
import subprocess
import sys
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from shamble.kernel import chance
from shamble.kernel.errors import BadDice
from tests.kernel.toy import DECK_STREAM, Toy


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def played(seed: int) -> str:
        g, rng = Toy(seed), random.Random(5)
        while g.decision is not None:
            g.choose(rng.randrange(len(g.decision.options)))
        return g.hash()

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_streams_are_independent() -> None:
    """However many dice are rolled, the deck is shuffled as before."""
    calm, busy = Toy(9), Toy(9)
    busy.d6(100)
    assert calm.pick(DECK_STREAM, 1000) == busy.pick(DECK_STREAM, 1000)
    assert calm.d6(8) != busy.d6(8)


def test_a_stream_has_the_same_start_on_every_machine() -> None:
    assert chance.stream(1, "dice") == 1141431851714262409
    assert chance.stream(1, "dice") != chance.stream(1, "deck") != chance.stream(2, "deck")


def test_all_faces_come_up_about_equally_often() -> None:
    faces = Counter(Toy(2).d6(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())


def test_every_order_of_three_cards_comes_up() -> None:
    value, orders = chance.stream(1, "deck"), set()
    for _ in range(200):
        cards = [1, 2, 3]
        value = chance.shuffle(value, cards)
        orders.add(tuple(cards))
    assert len(orders) == 6


@pytest.mark.parametrize("value", [0, 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, chance.stream(1, "deck")])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 60, 200])
def test_cards_are_shuffled_and_dice_rolled_as_if_each_were_picked_alone(value: int, count: int) -> None:
    cards, picked, after = list(range(count)), list(range(count)), value
    for last in range(count - 1, 0, -1):
        chosen, after = chance.pick(after, last + 1)
        picked[last], picked[chosen] = picked[chosen], picked[last]
    assert (chance.shuffle(value, cards), cards) == (after, picked)
    faces, after = [], value
    for _ in range(count):
        face, after = chance.pick(after, 6)
        faces.append(face + 1)
    assert chance.dice(value, count) == (tuple(faces), after)


def test_forced_dice_come_first_and_in_order_then_the_stream_goes_on() -> None:
    free, forced = Toy(7, dice=(2,), hands=(("ladder",), ())), Toy(7, dice=(2,), hands=(("ladder",), ()))
    forced.force_dice((6, 1))
    rolled = forced.d6(4)
    assert rolled[:2] == (6, 1)
    assert rolled[2:] == free.d6(2)
    assert forced.forced == ()


@pytest.mark.parametrize("dice", [[0], [7], ["6"], [1.0], [True], "123", 4, None])
def test_dice_that_are_no_faces_are_refused(dice: Any) -> None:
    g = Toy(1, hands=(("ladder",), ()))
    with pytest.raises(BadDice, match="whole numbers from 1 to 6"):
        g.force_dice(dice)
    assert g.forced == ()


def test_a_table_publishes_the_hash_of_its_seed() -> None:
    assert chance.seed_hash(1) != chance.seed_hash(2)
    assert len(chance.seed_hash(1)) == 32


SCRIPT = """
import random
from shamble.lnoe.game import new_game
from tests.kernel.toy import Toy
toy, rng = Toy(11), random.Random(1)
while toy.decision is not None:
    toy.choose(rng.randrange(len(toy.decision.options)))
game = new_game({"scenario": "save-the-townsfolk", "players": 6}, 11)
hashes = []
while game.decision is not None:
    game.choose(rng.randrange(len(game.decision.options)))
    hashes.append(game.hash())
print(toy.hash(), len(hashes), hashes[len(hashes) // 2], hashes[-1], len(game.events))
"""


def test_two_processes_with_different_hash_seeds_play_the_same_game() -> None:
    root = Path(__file__).parents[2]

    def run(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
        return done.stdout

    assert run("1") == run("4242")


# -- the keyed kind ----------------------------------------------------------------------------------------


def test_a_seed_that_is_a_text_gives_the_keyed_kind_and_a_number_the_fast_one() -> None:
    assert chance.kind("ab") == "keyed"
    assert chance.kind(7) == "fast"
    assert chance.stream("7", "dice") != chance.stream("7", "deck")
    assert chance.is_stream(chance.stream("7", "dice"))
    assert chance.is_stream(chance.stream(7, "dice"))


def test_a_keyed_stream_is_blake2b_under_its_key_as_anybody_can_compute_it() -> None:
    key = blake2b(b"seed:dice", digest_size=32).digest()
    words = b"".join(blake2b(bytes(7) + bytes([block]), key=key, digest_size=64).digest() for block in range(3))
    expected = [int.from_bytes(words[at : at + 8], "big") % 6 for at in range(0, len(words), 8)]
    value, faces = chance.stream("seed", "dice"), []
    for _ in expected:
        face, value = chance.pick(value, 6)
        faces.append(face)
    assert faces == expected
    assert value == (key.hex(), 24)


def test_keyed_dice_and_cards_fall_evenly() -> None:
    faces = Counter(Toy("2").d6(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())
    value, orders = chance.stream("1", "deck"), set()
    for _ in range(200):
        cards = [1, 2, 3]
        value = chance.shuffle(value, cards)
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_a_keyed_game_is_cloned_saved_and_goes_on_alike() -> None:
    game = Toy("secret")
    again = Toy.load(game.save())
    assert again.hash() == game.hash() == game.clone().hash()
    assert again.d6(20) == game.clone().d6(20) == game.d6(20)


def test_a_copy_with_another_chance_tells_nothing_of_what_is_to_come() -> None:
    game = Toy("secret")
    game.force_dice([3])
    copy = game.blinded(5)
    assert (copy.forced, game.forced) == ((), (3,))
    assert copy.decision.options == game.decision.options
    assert "secret" not in str(copy.plain())
    assert not {str(value) for value in game.streams} & {str(value) for value in copy.streams}
    assert copy.d6(20) != game.d6(20)
