"""What is older is packed, and nobody who reads it can tell."""

from __future__ import annotations

import pytest

from shamble.server.packed import TOGETHER, Packed

LENGTHS = [0, 1, TOGETHER, 2 * TOGETHER - 1, 2 * TOGETHER, 2 * TOGETHER + 1, 5 * TOGETHER + 7]


@pytest.mark.parametrize("length", LENGTHS)
def test_it_reads_like_the_list_it_stands_for(length: int) -> None:
    items = [{"number": number, "where": ("a", number)} for number in range(length)]
    packed = Packed(items)
    assert len(packed) == length
    assert list(packed) == items
    assert [packed[place] for place in reversed(range(length))] == items[::-1]
    if items:
        assert packed[-1] == items[-1]
    with pytest.raises(IndexError):
        packed[length]


@pytest.mark.parametrize("keep", [0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 1, 3 * TOGETHER, 4 * TOGETHER + 5])
def test_cut_anywhere_and_added_to_it_goes_on_from_there(keep: int) -> None:
    items = list(range(4 * TOGETHER + 6))
    packed = Packed(items)
    assert packed[0] == 0
    packed.cut(keep)
    assert list(packed) == items[:keep]
    more = list(range(1000, 1000 + 3 * TOGETHER))
    for item in more:
        packed.append(item)
    assert list(packed) == items[:keep] + more
