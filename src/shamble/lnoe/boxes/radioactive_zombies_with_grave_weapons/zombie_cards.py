"""The Zombie card of Radioactive Zombies with Grave Weapons.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.arming import has_weapons_left, may_be_armed
from shamble.lnoe.rules.section import ask_for_section, section_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_TURN_END
from shamble.lnoe.uses import NOTHING, Target, card

tools = Rule("tools-of-the-grave")  # facts: seat; then section
WEAPONS = 2


def unarmed(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if has_weapons_left(g, seat) and may_be_armed(g, seat) else []


@card("tools-of-the-grave", when=ZOMBIE_TURN_END, targets=unarmed)
def tools_of_the_grave(g: Lnoe, f: Frame) -> None:
    """Two Grave Weapons for Zombies on a board of the player's choice, within the usual limits."""
    g.call("tools-of-the-grave", seat=f.seat)


@tools.step
def choose_board(g: Lnoe, f: Frame) -> None:
    f.section = ""
    ask_for_section(g, f.seat, [g.space_of[zombie] for zombie in may_be_armed(g, f.seat)])


@tools.step
def hand_out(g: Lnoe, f: Frame) -> None:
    there = tuple(z for z in may_be_armed(g, f.seat) if section_of(g, g.space_of[z]) == f.section)
    for _ in range(WEAPONS):
        g.call("arm-zombie", seat=f.seat, zombies=there)
