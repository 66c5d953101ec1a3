"""What the dice of a fight came up as, whatever was added since: a natural 6 is one that was rolled.  [3.17.1]"""

from __future__ import annotations

from typing import Final

from shamble.kernel.flow import Frame

ROLLED_AS: Final = {"hero": "rolled_as", "zombie": "zombie_rolled_as"}
"""The facts of a fight that say what changed dice came up as: what each shows, then what was rolled."""


def note_natural(frame: Frame, whose: str, shown: int, natural: int) -> None:
    """A die shows something else than what was rolled."""
    facts, name = frame.__dict__, ROLLED_AS[whose]
    facts[name] = (*facts.get(name, ()), shown, natural)


def take_natural(frame: Frame, whose: str, face: int) -> int:
    """What a die of this side that shows this face came up as; if it was changed, that is forgotten."""
    facts, name = frame.__dict__, ROLLED_AS[whose]
    changed = list(facts.get(name, ()))
    if face not in changed[::2]:
        return face
    at = 2 * changed[::2].index(face)
    natural: int = changed[at + 1]
    facts[name] = (*changed[:at], *changed[at + 2 :])
    return natural


def natural_dice(frame: Frame, whose: str = "hero") -> tuple[int, ...]:
    """The dice of a side as they came up, without what was added to them or taken off.  [3.17.1]"""
    changed = frame.__dict__.get(ROLLED_AS[whose], ())
    dice = list(frame.hero_dice if whose == "hero" else frame.zombie_dice)
    for shown, natural in zip(changed[::2], changed[1::2], strict=True):
        if shown in dice:
            dice[dice.index(shown)] = natural
    return tuple(dice)


def forget_die(frame: Frame, whose: str, face: int) -> None:
    """A die that shows this face is laid anew: of several alike the Zombie's that came up highest, the Hero's that came
    up lowest.
    """
    dice = frame.hero_dice if whose == "hero" else frame.zombie_dice
    facts, best = frame.__dict__, min if whose == "hero" else max
    changed = facts.get(ROLLED_AS[whose], ())
    pairs = list(zip(changed[::2], changed[1::2], strict=True))
    naturals = [natural for now, natural in pairs if now == face]
    naturals += [face] * (dice.count(face) > len(naturals))
    if (face, best(naturals)) in pairs:
        pairs.remove((face, best(naturals)))
        facts[ROLLED_AS[whose]] = tuple(number for pair in pairs for number in pair)


def natural_sixes(frame: Frame) -> int:
    """How many dice of the Zombie have come up 6 and were not rolled again, whatever was added to them since."""
    return natural_dice(frame, "zombie").count(6)
