"""The Zombie deck of Airstrike, in alphabetical order; the others are those of Timber Peak.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.burning import start_fire
from shamble.lnoe.rules.cards import stays
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ZOMBIE_HURT
from shamble.lnoe.uses import Target, card, immediately, modifies, on_hero, when_happens


def who_stood_too_close(g: Lnoe, seat: int, by: int) -> list[Target]:
    hurt = g.top("zombie-hurt")
    return [on_hero(hero) for hero in g.heroes_in(hurt.space)] if hurt is not None and hurt.killed else []


@card("dying-slash", when=ZOMBIE_HURT, targets=who_stood_too_close)
def dying_slash(g: Lnoe, f: Frame) -> None:
    """A Zombie is killed with a Hero in its space: the Hero takes a wound on 4+."""
    if g.roll("card", 1, g.seats[f.seat])[0] >= 4:
        wound_hero(g, f.hero, f.what, "card")


@immediately("smoldering-dead")
def smoldering_dead(g: Lnoe, f: Frame) -> None:
    """Remains in play: Zombies ignore wounds from fire and explosives on 4+, and burn on where they stand."""
    stays(g, f)


@modifies("smoldering-dead", "ignores-blasts-on")
def already_burnt(g: Lnoe, row: InPlay, zombie: int, needed: int) -> int:
    return 4


@when_happens("smoldering-dead", "blast-ignored")
def burn_on(g: Lnoe, row: InPlay, zombie: int) -> None:
    start_fire(g, g.space_of[zombie], row[1])
