"""Fights: a Hero and a Zombie in the same space.  [11]"""

import pytest

from tests.lnoe.rules.scenes import FAR
from tests.table import Table, table


def billy_fights(dice: list[int], **more: object) -> Table:
    """Billy stays where a Zombie is and fights it at the end of his turn; Becky is far away."""
    billy = {"space": "3,3", **more}
    t = table(dice=dice, heroes={"billy": billy, **FAR}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


@pytest.mark.rule("11.4.1")
def test_a_higher_die_without_doubles_fends_the_zombie_off() -> None:
    t = billy_fights([3, 5, 4])
    assert t.saw("fended-off", hero="billy", zombie="z1")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.zombies["z1"]["space"] == "3,3"
    t.nothing_pending()


@pytest.mark.rule("11.4.1")
def test_a_tie_is_a_loss_for_the_hero() -> None:
    t = billy_fights([4, 2, 4])
    assert t.heroes["billy"]["wounds"] == 1
    assert t.saw("wounded", who="billy", by="z1")


@pytest.mark.rule("11.3.3", "11.4.1")
def test_a_third_die_that_makes_doubles_kills_the_zombie() -> None:
    """The worked example of the 2007 rulebook: 3 and 5 against 4, then the bat brings another 3."""
    t = billy_fights([3, 5, 4, 3, 6], items=["baseball-bat"])
    assert t.kind == "window"
    t.choose("use-item", card="baseball-bat")
    t.passes()
    assert "z1" not in t.zombies
    assert t.heroes["billy"]["items"] == ["baseball-bat"]
