"""The catalogue of moments in which cards, items and abilities may be used.  [7.2, 7.1.1.2]

Each moment is one bit. A hand, the items of a Hero and the abilities on a sheet carry the bits of all their uses, so
that a window nobody can use costs one `and`. A window says which bits it accepts: `FIGHT` accepts what may be used in
a fight and what may be used at any time, but nothing that is "except during a fight".
"""

from __future__ import annotations

from typing import Final

ANY_TIME: Final = 1 << 0
"""At any time, a fight included."""
EXCEPT_IN_FIGHT: Final = 1 << 1
"""At any time but from the roll of Fight Dice to the fight's end.  [7.1.1.2]"""
ZOMBIE_TURN_START: Final = 1 << 2
"""Until the first Zombie makes its move.  [7.2.2]"""
ZOMBIE_MOVE: Final = 1 << 3
"""In the Move Zombies step.  [6.1.4]"""
ZOMBIE_TURN_END: Final = 1 << 4
"""After new Zombies are placed.  [6.1.6]"""
HERO_TURN_START: Final = 1 << 5
"""Until the first Hero takes a Move Action.  [7.2.2]"""
HERO_TURN: Final = 1 << 6
"""In the Hero turn, between the steps of the Heroes."""
OWN_MOVE: Final = 1 << 7
"""At any point of the move of the Hero who has the item."""
MOVE_ROLLED: Final = 1 << 8
"""A Hero has rolled for movement."""
AT_THE_DOOR: Final = 1 << 9
"""A Hero is about to go through a door."""
FIGHT_BEGINS: Final = 1 << 10
"""A fight is about to happen; no die is rolled yet."""
FIGHT: Final = 1 << 11
"""Fight Dice lie on the table; the fight is not yet resolved.  [11.3]"""
CARD_PLAYED: Final = 1 << 12
"""A card is played and has not yet taken effect.  [7.1.2]"""
ABOUT_TO_WOUND: Final = 1 << 13
"""A Hero is about to take a wound."""
HERO_WOUNDED: Final = 1 << 14
"""A Hero has just taken a wound from a Zombie."""
BREAK_TEST: Final = 1 << 15
"""A break test was rolled.  [9.2]"""
KILLED_BY_GUN: Final = 1 << 16
"""A Zombie was just killed with a gun."""
OVER_LIMIT: Final = 1 << 17
"""A Hero has more than can be carried and is about to discard.  [9.1.2]"""
HERO_TURN_END: Final = 1 << 18
"""All Heroes have finished.  [6.4.4]"""
SIX_ROLLED: Final = 1 << 19
"""A die of the Hero was just rolled in a fight; answered before anybody else may act.  [7.2.3]"""
ZOMBIE_BEATEN: Final = 1 << 20
"""A Hero has won a fight; what becomes of the Zombie is not yet settled.  [11.4.1]"""

CARD_DRAWN: Final = 1 << 21
"""A Hero has drawn a card while searching and has not yet taken it.  [8.5]"""
ITEM_DRAWN: Final = 1 << 22
"""A Hero has drawn an item."""
SEARCHING: Final = 1 << 23
"""A Hero searches and has not yet found anything.  [8.5]"""
FIGHT_STEP: Final = 1 << 24
"""The Fight step of the Hero who has the item, before the first fight.  [6.4.4]"""
OWN_ROLL: Final = 1 << 25
"""A Hero has rolled for movement, and the Zombies have answered it.  [8.4]"""
HERO_KILLED: Final = 1 << 26
"""A Hero has been killed and is about to be taken off the board.  [11.6.3]"""
ZOMBIE_HIT: Final = 1 << 27
"""A gun or exploding gas is about to wound Zombies.  [10.4, 9.5.3.3]"""
ZOMBIE_HURT: Final = 1 << 28
"""A Zombie has just taken a wound, if only the last one.  [11.6.5]"""
MOVE_ACTION: Final = 1 << 29
"""In place of the Move Action of the Hero who has the item.  [6.4.1]"""
FIGHT_LOST: Final = 1 << 30
"""A Hero has lost a fight and has taken what came of it.  [11.4.1]"""

FENDED_OFF: Final = 1 << 31
"""A Zombie was beaten in a fight and is still there.  [11.4.1]"""

BUILDING_ROLLED: Final = 1 << 32
"""A random building was rolled.  [3.4]"""

FREE_SEARCH: Final = 1 << 33
"""In place of a search that costs no Move Action.  [16.6.10.2, Appendix III]"""
INSTEAD_OF_SEARCHING: Final = MOVE_ACTION | FREE_SEARCH
"""What gives up a search may give up either.  [Appendix III]"""

MOMENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    ANY_TIME: ("any-time", ("7.1",)),
    EXCEPT_IN_FIGHT: ("except-in-fight", ("7.1.1.2",)),
    ZOMBIE_TURN_START: ("zombie-turn-start", ("7.2.2",)),
    ZOMBIE_MOVE: ("zombie-move", ("6.1.4",)),
    ZOMBIE_TURN_END: ("zombie-turn-end", ("6.1.6",)),
    HERO_TURN_START: ("hero-turn-start", ("7.2.2",)),
    HERO_TURN: ("hero-turn", ("6.4",)),
    OWN_MOVE: ("own-move", ("6.4.1",)),
    MOVE_ROLLED: ("move-rolled", ("8.4",)),
    AT_THE_DOOR: ("at-the-door", ("8.4.3",)),
    FIGHT_BEGINS: ("fight-begins", ("11.1",)),
    FIGHT: ("fight", ("11.3",)),
    CARD_PLAYED: ("card-played", ("7.1.2",)),
    ABOUT_TO_WOUND: ("about-to-wound", ("11.6.1",)),
    HERO_WOUNDED: ("hero-wounded", ("11.6.1",)),
    BREAK_TEST: ("break-test", ("9.2",)),
    KILLED_BY_GUN: ("killed-by-gun", ("10.4",)),
    OVER_LIMIT: ("over-limit", ("9.1.2",)),
    HERO_TURN_END: ("hero-turn-end", ("6.4.4",)),
    SIX_ROLLED: ("six-rolled", ("7.2.3",)),
    ZOMBIE_BEATEN: ("zombie-beaten", ("11.4.1",)),
    CARD_DRAWN: ("card-drawn", ("8.5",)),
    ITEM_DRAWN: ("item-drawn", ("8.5.2",)),
    SEARCHING: ("searching", ("8.5",)),
    FIGHT_STEP: ("fight-step", ("6.4.4",)),
    OWN_ROLL: ("own-roll", ("8.4",)),
    HERO_KILLED: ("hero-killed", ("11.6.3",)),
    ZOMBIE_HIT: ("zombie-hit", ("10.4", "9.5.3.3")),
    ZOMBIE_HURT: ("zombie-hurt", ("11.6.5",)),
    MOVE_ACTION: ("move-action", ("6.4.1",)),
    FIGHT_LOST: ("fight-lost", ("11.4.1",)),
    FENDED_OFF: ("fended-off", ("11.4.1",)),
    BUILDING_ROLLED: ("building-rolled", ("3.4",)),
    FREE_SEARCH: ("free-search", ("16.6.10.2",)),
}
"""Each moment's name, and the rules that tell when it is."""

CALM: Final = ANY_TIME | EXCEPT_IN_FIGHT

RULE_OF: dict[int, str] = {
    **dict.fromkeys((FIGHT_BEGINS, FIGHT, SIX_ROLLED, ZOMBIE_BEATEN, FIGHT_LOST, FENDED_OFF), "fight"),
    **dict.fromkeys((ABOUT_TO_WOUND, HERO_WOUNDED), "wound"),
    MOVE_ROLLED: "movement-roll",
    OWN_ROLL: "movement-roll",
    HERO_KILLED: "hero-dies",
    AT_THE_DOOR: "move-action",
    BREAK_TEST: "break-test",
    KILLED_BY_GUN: "ranged",
    ITEM_DRAWN: "draw-hero-card",
}
"""Moment -> the rule in the middle of which it comes; when its Hero is gone the moment is over."""

WINDOWS: Final[dict[str, int]] = {
    "zombie-turn-start": ZOMBIE_TURN_START | CALM,
    "before-zombies-move": ZOMBIE_MOVE | CALM,
    "zombies-moving": ZOMBIE_MOVE,
    "zombie-turn-end": ZOMBIE_TURN_END,
    "hero-turn-start": HERO_TURN_START | HERO_TURN | CALM,
    "hero-activates": HERO_TURN | CALM,
    "move-rolled": MOVE_ROLLED,
    "own-roll": OWN_ROLL,
    "hero-killed": HERO_KILLED,
    "zombie-hit": ZOMBIE_HIT,
    "zombie-hurt": ZOMBIE_HURT,
    "fight-lost": FIGHT_LOST,
    "fended-off": FENDED_OFF,
    "at-the-door": AT_THE_DOOR,
    "fight-begins": FIGHT_BEGINS | CALM,
    "six-rolled": SIX_ROLLED,
    "fight": FIGHT | ANY_TIME,
    "zombie-beaten": ZOMBIE_BEATEN,
    "card-played": CARD_PLAYED,
    "about-to-wound": ABOUT_TO_WOUND,
    "hero-wounded": HERO_WOUNDED,
    "break-test": BREAK_TEST,
    "killed-by-gun": KILLED_BY_GUN,
    "hero-turn-end": HERO_TURN_END,
    "card-drawn": CARD_DRAWN,
    "item-drawn": ITEM_DRAWN,
    "searching": SEARCHING,
    "fight-step": FIGHT_STEP,
    "building-rolled": BUILDING_ROLLED,
}
"""Window -> the bits it accepts. The side whose turn it is acts first, then the others, until all pass. [Ruling 6]

A seat that is about to decide something of its own finds its cards among those options and is not asked twice.
"""

STARTING_WINDOWS: Final[dict[str, int]] = {**WINDOWS, "move-rolled": MOVE_ROLLED | HERO_TURN_START}
"""The same while the start of the turn lasts: a roll for movement does not end it.  [7.2.2, Ruling 87]"""
