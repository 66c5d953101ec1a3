"""What may still be done when the last space of a move is walked."""

import pytest

from tests.table import table

DICE = [1]


def test_gasoline_may_be_spilled_after_the_last_step() -> None:
    t = table(heroes={"jenny": {"space": "3,3", "items": ["gasoline"]}}, dice=DICE)
    t.choose("roll-movement")
    t.choose("step", to="2,3")
    assert (t.kind, t.values("step", "to")) == ("move-hero", [])
    t.choose("use-item", card="gasoline", to="1,3")
    assert t.state["markers"] == [{"kind": "gas", "space": "1,3"}]
    assert t.state["turn"] == "zombies", "nothing else is left to do"


@pytest.mark.rule("8.4.2")
def test_zombies_end_the_move_at_once_and_leave_no_time_for_it() -> None:
    t = table(heroes={"jenny": {"space": "3,3", "items": ["gasoline"]}}, zombies={"z1": "2,3"}, dice=[1, 6, 5, 1])
    t.choose("roll-movement")
    t.choose("step", to="2,3")
    assert t.saw("fight-started", hero="jenny", zombie="z1")
