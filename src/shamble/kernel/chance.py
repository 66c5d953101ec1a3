"""Chance as plain data, in two kinds that are told apart by their seed.

`fast`: the seed is a whole number and a stream is one 64-bit integer, a linear congruential step with its high bits as
output. Whoever sees some forty dice can compute the next ones: good for the laboratory and for playing alone.

`keyed`: the seed is a text, and a stream is a key and a counter. Word number n is a part of BLAKE2b under that key, so
the dice that were seen tell nothing about those to come. Tables play with this one.

Both are values inside the state and cost nothing to clone. `random.Random` would cost 16-31 microseconds each time.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from operator import mod
from struct import Struct
from typing import Final, TypeVar

from shamble.kernel.native import i64

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1
_PLAIN: Final = __file__.endswith(".py")
"""Whether this runs as it is written. Compiled, it reckons with numbers of the machine: these have a sign and wrap."""
_HALF: Final = 1 << 63
_WHOLE: Final = 1 << 64
_WORDS: Final = 8
"""Words of 64 bits in a block of the keyed kind: numbers below `count` come from them with a bias below 2**-50."""

Seed = int | str
Stream = int | tuple[str, int]
"""Fast: the value. Keyed: the key in hexadecimal, and how many words were taken."""

T = TypeVar("T")


def kind(seed: Seed) -> str:
    """The name of the kind of chance that follows from this seed."""
    return "keyed" if isinstance(seed, str) else "fast"


@lru_cache(maxsize=1024)
def streams(seed: Seed, names: tuple[str, ...]) -> tuple[Stream, ...]:
    """The starting values of the streams called so, for this seed; the same on every machine.

    Kept, because bots that look ahead begin with the same seeds again and again.
    """
    keyed = isinstance(seed, str)
    begun = blake2b(f"{seed}:".encode(), digest_size=32 if keyed else 8)
    found: list[Stream] = []
    for name in names:
        digest = begun.copy()
        digest.update(name.encode())
        found.append((digest.hexdigest(), 0) if keyed else int.from_bytes(digest.digest(), "big"))
    return tuple(found)


def stream(seed: Seed, name: str) -> Stream:
    """The starting value of a single one."""
    return streams(seed, (name,))[0]


def number(seed: Seed, name: str) -> int:
    """A whole number of 64 bits that follows from a seed and a name: the seed of something else."""
    return int.from_bytes(blake2b(f"{seed}:{name}".encode(), digest_size=8).digest(), "big")


def advance(value: int) -> int:
    """The value of a fast stream after this one."""
    return (value * _MULTIPLIER + _INCREMENT) & _MASK


def pick(value: Stream, count: int) -> tuple[int, Stream]:
    """A number below `count` and the stream's next value."""
    if isinstance(value, tuple):
        return _word(*value) % count, (value[0], value[1] + 1)
    value = (value * _MULTIPLIER + _INCREMENT) & _MASK
    return (value >> 33) % count, value


def dice(value: int, count: int) -> tuple[tuple[int, ...], int]:
    """What so many dice show, from a fast stream, and the stream's next value.

    The same as `pick`, written out: the laboratory rolls a hundred thousand dice a second.
    """
    if _PLAIN:
        shown = []
        for _ in range(count):
            value = (value * _MULTIPLIER + _INCREMENT) & _MASK
            shown.append((value >> 33) % 6 + 1)
        return tuple(shown), value
    number: i64 = value if value < _HALF else value - _WHOLE
    faces = []
    for _ in range(count):
        number = number * _MULTIPLIER + _INCREMENT
        faces.append((number >> 33 & 0x7FFFFFFF) % 6 + 1)
    unsigned: int = number
    return tuple(faces), unsigned & _MASK


def shuffle(value: Stream, cards: list[T]) -> Stream:
    """Shuffle in place (Fisher-Yates); returns the stream's next value."""
    if isinstance(value, tuple):
        for last in range(len(cards) - 1, 0, -1):
            chosen, value = pick(value, last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return value
    # Bots that look ahead shuffle all the time.
    return _shuffle_plain(value, cards) if _PLAIN else _shuffle_compiled(value, cards)


def after(value: Stream, count: int) -> Stream:
    """The stream's value when so many numbers have been taken."""
    if isinstance(value, tuple):
        return value[0], value[1] + count
    factor, term = _leap(count)
    return (value * factor + term) & _MASK


@lru_cache(maxsize=512)
def _leap(count: int) -> tuple[int, int]:
    """What makes the value after so many numbers out of a value of a fast stream: a factor and a term."""
    factor, term = 1, 0
    for _ in range(count):
        factor, term = factor * _MULTIPLIER & _MASK, advance(term)
    return factor, term


def _shuffle_compiled(value: int, cards: list[T]) -> int:
    """With numbers of the machine."""
    number: i64 = value if value < _HALF else value - _WHOLE
    for last in range(len(cards) - 1, 0, -1):
        number = number * _MULTIPLIER + _INCREMENT
        chosen = (number >> 33 & 0x7FFFFFFF) % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    unsigned: int = number
    return unsigned & _MASK


def _shuffle_plain(value: int, cards: list[T]) -> int:
    """With all values of the stream at once, which takes the interpreter half as long as one after the other."""
    count = len(cards)
    if count < 2:
        return value
    factors, terms, windows, words = _ahead(count - 1)
    values = value * factors + terms
    numbers = words.unpack((values >> 1 & windows).to_bytes(words.size, "little"))
    places = map(mod, numbers, range(count, 1, -1))
    # A swap takes more steps of the interpreter than comprehensions that do the same, and less time.
    for last, chosen in zip(range(count - 1, 0, -1), places, strict=True):
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return values >> 8 * words.size - 128 & _MASK


@lru_cache(maxsize=512)
def _ahead(count: int) -> tuple[int, int, int, Struct]:
    """What makes the next values of a fast stream out of this one, each in 128 bits: factors and terms. What shows of
    each, moved down by a bit, the 31 bits that `pick` takes; and what reads them.
    """
    factor, term = 1, 0
    factors = terms = windows = 0
    for place in range(0, 128 * count, 128):
        factor, term = factor * _MULTIPLIER & _MASK, advance(term)
        factors |= factor << place
        terms |= term << place
        windows |= 0x7FFFFFFF << place + 32
    return factors, terms, windows, Struct("<" + "4xI8x" * count)


def _word(key: str, number: int) -> int:
    """One word of a keyed stream."""
    block, part = divmod(number, _WORDS)
    return int.from_bytes(_block(key, block)[8 * part : 8 * part + 8], "big")


@lru_cache(maxsize=512)
def _block(key: str, number: int) -> bytes:
    """Cached, because a roll takes several words of the same block."""
    return blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(key), digest_size=8 * _WORDS).digest()


def is_stream(value: object) -> bool:
    """Whether this is the value of a stream of either kind, as it comes out of a save."""
    if isinstance(value, list | tuple) and len(value) == 2:
        key, count = value
        return _is_hex(key, 64) and type(count) is int and 0 <= count < 1 << 63
    return type(value) is int and 0 <= value <= _MASK


def _is_hex(text: object, length: int) -> bool:
    return isinstance(text, str) and len(text) == length and set(text) <= set("0123456789abcdef")


def seed_hash(seed: Seed) -> str:
    """What a table publishes before the first die; whoever could guess the seed could check the guess."""
    return blake2b(f"shamble seed {seed}".encode(), digest_size=16).hexdigest()
