"""What is kept spare: the last ones used, as many as the process wants."""

from __future__ import annotations

import pytest

from shamble.kernel import spare


def test_the_last_ones_used_are_kept_and_not_made_again() -> None:
    made: list[int] = []

    @spare.spare(2)
    def town(number: int) -> list[int]:
        made.append(number)
        return [number]

    first = town(1)
    town(2)
    assert town(1) is first
    town(3)  # 2 was used longest ago
    assert town(1) is first
    assert made == [1, 2, 3]
    town(2)
    assert made == [1, 2, 3, 2]


@pytest.mark.parametrize(("ceiling", "kept"), [(2, 2), (3, 3), (4, 3)])
def test_a_process_may_keep_fewer_of_every_sort_but_not_more(
    monkeypatch: pytest.MonkeyPatch, ceiling: int, kept: int
) -> None:
    monkeypatch.setattr(spare, "_ceiling", list(spare._ceiling))
    town = spare.spare(3)(str)
    spare.keep_at_most(ceiling)
    for number in range(9):
        town(number)
    assert len(town) == kept


def test_what_is_fleeting_is_found_once_until_it_is_let_go() -> None:
    asked: list[int] = []

    @spare.fleeting(8)
    def twice(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert (twice(3), twice(3)) == (6, 6)
    assert asked == [3]
    spare.let_go()
    assert twice(3) == 6
    assert asked == [3, 3]
