"""Cards, items and abilities in a fight: each is tried on the dice that lie there, with exact chances."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason
from shamble.kernel.flow import Frame
from shamble.kernel.game import Decision, Option
from shamble.lnoe import odds
from shamble.lnoe.bots.cards import is_free, purposes, stake
from shamble.lnoe.bots.look import death_cost, kill_value, peril, quarry, wound_cost
from shamble.lnoe.bots.overrides import tuned
from shamble.lnoe.bots.prizes import to_clear
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.fight import wins_ties
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total

Why = list[Reason] | None


def price_of(option: Option, usual: float) -> float:
    """What it costs to use a card now in place of later."""
    if option[0] == "ability" or is_free(option):
        return 0.0
    price = tuned(option[1]).price
    return usual if price is None else price


class Bout:
    """The fight as it stands, and what its ends are worth to the Heroes."""

    __slots__ = ("f", "g", "hero", "kill", "kills", "loss", "ties", "zombie_dice")

    def __init__(self, g: Lnoe, f: Frame) -> None:
        self.g = g
        self.f = f
        self.hero: odds.Dice = tuple(sorted(f.hero_dice))
        self.zombie_dice: odds.Dice = tuple(sorted(f.zombie_dice))
        self.ties = wins_ties(g, f)
        self.kills = bool(f.kills) or hero_total(g, "kills-beaten", f.hero) > 0
        self.loss = wound_cost(g, f.hero)
        self.kill = kill_value(g)
        if g.sheet[f.zombie] is not None:
            self.kill *= 1.5
        self.kill += quarry(g).get(f.zombie, 0.0) + to_clear(g).get(g.space_of[f.zombie], 0.0)

    def worth(self, chances: odds.Chances) -> float:
        return chances[2] * self.kill - chances[0] * self.loss

    def now(self) -> odds.Chances:
        return odds.settled(self.hero, max(self.zombie_dice), self.ties, self.kills)

    def extra_die(self, kills: bool = False, ties: bool = False) -> odds.Chances:
        return odds.with_hero_dice(self.hero, 1, max(self.zombie_dice), self.ties or ties, self.kills or kills)

    def hero_rerolls(self, faces: odds.Dice) -> odds.Chances:
        kept = odds.without(self.hero, faces)
        return odds.with_hero_dice(kept, len(faces), max(self.zombie_dice), self.ties, self.kills)

    def zombie_rerolls(self, faces: odds.Dice) -> odds.Chances:
        kept = max(odds.without(self.zombie_dice, faces), default=0)
        return odds.with_zombie_dice(self.hero, kept, len(faces), self.ties, self.kills)

    def zombie_adds(self, count: int) -> odds.Chances:
        return odds.with_zombie_dice(self.hero, max(self.zombie_dice), count, self.ties, self.kills)

    def changed(self, whose: str, face: int, by: int) -> odds.Chances:
        hero, zombie = self.hero, self.zombie_dice
        if whose == "hero":
            hero = (*odds.without(hero, (face,)), max(1, face + by))
        else:
            zombie = (*odds.without(zombie, (face,)), max(1, face + by))
        return odds.settled(hero, max(zombie), self.ties, self.kills)

    def best_own_reroll(self, most: int) -> odds.Chances:
        return max(
            (self.hero_rerolls(faces) for faces in odds.choices(self.hero) if len(faces) <= most),
            key=self.worth,
        )

    def worst_reroll(self) -> odds.Chances:
        """What the Zombie player can make of the Hero's dice."""
        return min((self.hero_rerolls(faces) for faces in odds.choices(self.hero)), key=self.worth)

    def after(self, option: Option) -> odds.Chances | None:
        """The chances once this option has taken effect; None if it does not touch this fight."""
        does = purposes(option)
        for purpose, effect in EFFECTS.items():
            if purpose in does:
                return effect(self, option, does)
        return None


# -- what uses do to the dice ------------------------------------------------------------------------------


Effect = Callable[[Bout, Option, frozenset[str]], odds.Chances | None]


def cancel_fight(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return 0.0, 1.0, 0.0


def change_die(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    """The die that matters most for a Hero card; the Zombie's highest for a Zombie card."""
    if option[0] != "ability" and KIND[option[1]].deck == "zombie":
        return b.changed("zombie", max(b.zombie_dice), 1)
    by = -1 if option[-1] == "subtract" else 1
    faces = [("hero", face) for face in set(b.hero)] + [("zombie", face) for face in set(b.zombie_dice)]
    return max((b.changed(whose, face, by) for whose, face in faces if face + by >= 1), key=b.worth, default=None)


def add_die(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    if option[3] not in (-1, b.f.hero):
        return None
    return b.extra_die(kills="kill-on-win" in does, ties="win-ties" in does)


def win_more(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    """The dice stay as they are, but ties are won or a beaten Zombie is killed."""
    ties, kills = b.ties or "win-ties" in does, b.kills or "kill-on-win" in does
    return odds.settled(b.hero, max(b.zombie_dice), ties, kills)


def reroll_own_dice(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return b.best_own_reroll(9)


def reroll_own_die(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return b.best_own_reroll(1)


def zombie_rolls_again(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return b.zombie_rerolls(b.zombie_dice)


def zombie_rolls_some_again(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return max((b.zombie_rerolls(faces) for faces in odds.choices(b.zombie_dice)), key=b.worth)


def zombie_adds(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return b.zombie_adds(2)


def harder_blow(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    """A lost fight that costs about half as much again counts as one that is lost so much more often."""
    lost, won, killed = b.now()
    more = min(1 - lost, lost / 2)
    rest = (1 - lost - more) / (1 - lost) if lost < 1 else 0.0
    return lost + more, won * rest, killed * rest


def hero_rolls_again(b: Bout, option: Option, does: frozenset[str]) -> odds.Chances | None:
    return b.worst_reroll()


EFFECTS: dict[str, Effect] = {
    "cancel-fight": cancel_fight,
    "change-die": change_die,
    "add-die": add_die,
    "win-ties": win_more,
    "kill-on-win": win_more,
    "reroll-own-dice": reroll_own_dice,
    "reroll-own-die": reroll_own_die,
    "zombie-rerolls": zombie_rolls_again,
    "zombie-rerolls-chosen": zombie_rolls_some_again,
    "zombie-dice": zombie_adds,
    "hero-rerolls": hero_rolls_again,
    "worse": harder_blow,
}
"""What a use is good for -> the chances once it has taken effect; the first that fits counts."""


def bout(g: Lnoe) -> Bout | None:
    """The fight with dice on the table, if there is one."""
    frame = g.top("fight")
    return Bout(g, frame) if frame is not None and frame.hero_dice else None


def hero_window(g: Lnoe, d: Decision, why: Why) -> int:
    """Use what gains more than it costs; end a fight that goes well as it is."""

    def gain(fight: Bout, option: Option, after: odds.Chances) -> float:
        price = price_of(option, 3.0) + stake(g, option) + peril(g, option)
        if option[0] != "ability":
            price += tuned(option[1]).when_lost * after[0]
        return fight.worth(after) - fight.worth(fight.now()) - price

    return _best_use(g, d, why, gain)


def zombie_window(g: Lnoe, d: Decision, why: Why) -> int:
    """A Fight card where it can turn a fight that matters."""

    def gain(fight: Bout, option: Option, after: odds.Chances) -> float:
        return fight.worth(fight.now()) - fight.worth(after) - price_of(option, 1.0) * death_cost(g) / 30

    return _best_use(g, d, why, gain)


def _best_use(g: Lnoe, d: Decision, why: Why, gain: Callable[[Bout, Option, odds.Chances], float]) -> int:
    """The option that gains most, or passing (the first) where none gains anything."""
    fight = bout(g)
    if fight is None:
        return 0
    best, most, chances = 0, 0.0, fight.now()
    for number, option in enumerate(d.options):
        after = None if option[0] == "pass" else fight.after(option)
        if after is None:
            continue
        won = gain(fight, option, after)
        if won > most:
            best, most, chances = number, won, after
    _say(why, fight, chances, best)
    return best


def _say(why: Why, fight: Bout, chances: odds.Chances, best: int) -> None:
    if why is None:
        return
    before = fight.now()
    why.append(("why-fight-now", {"lose": round(100 * before[0]), "kill": round(100 * before[2])}))
    if best:
        why.append(("why-fight-then", {"lose": round(100 * chances[0]), "kill": round(100 * chances[2])}))
    else:
        why.append(("why-fight-pass", {}))


def hero_rerolls(g: Lnoe, d: Decision, why: Why) -> int:
    """Which dice to roll again, or which die to change, for the Heroes."""
    return _pick_dice(g, d, 1.0, why)


def zombie_rerolls(g: Lnoe, d: Decision, why: Why) -> int:
    return _pick_dice(g, d, -1.0, why)


HURTS_A_THING = 5
"""The least that a Fight Die must show.  [16.6.9.4]"""


def _worst_dice(d: Decision) -> int:
    """Against a thing only high dice count: every other one is rolled again.  [16.6.9.4]"""
    faces = [option[2] if option[0] == "choose" else () for option in d.options]
    return max(range(len(faces)), key=lambda n: sum(1 if face < HURTS_A_THING else -1 for face in faces[n]))


def _pick_dice(g: Lnoe, d: Decision, sign: float, why: Why) -> int:
    fight = bout(g)
    if fight is None:
        return _worst_dice(d)
    frame = g.stack[-1]
    best, best_worth, chances = 0, -1e9, fight.now()
    for number, option in enumerate(d.options):
        faces = option[2] if option[0] == "choose" else ()
        if not faces:
            after = fight.now()
        elif len(option) > 3:
            after = fight.changed(option[4], faces[0], frame.by)
        elif frame.rule == "reroll" and frame.whose == "zombie":
            after = fight.zombie_rerolls(faces)
        else:
            after = fight.hero_rerolls(faces)
        worth = sign * fight.worth(after)
        if worth > best_worth:
            best, best_worth, chances = number, worth, after
    _say(why, fight, chances, 1)
    return best
