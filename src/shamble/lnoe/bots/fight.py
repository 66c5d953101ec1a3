"""Cards, items and abilities in a fight: each is tried on the dice that lie there, with exact chances."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.flow import Frame
from shamble.kernel.game import Decision, Option
from shamble.lnoe import odds
from shamble.lnoe.bots.cards import stake
from shamble.lnoe.bots.look import (
    BAT,
    CHAINSAW,
    CROWBAR,
    FORK,
    TORCH,
    WELDER,
    death_cost,
    kill_value,
    wound_cost,
)
from shamble.lnoe.rules.fight import wins_ties
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total

Why = list[Reason] | None

DEVILS, FAITH, JEB, GOMEZ, HATE, URGH, BRAINS = (
    "get-back-you-devils",
    "faith",
    "jeb-the-grease-monkey",
    "principal-gomez",
    "undead-hate-the-living",
    "uuuurrrggghh",
    "braaains",
)

PRICES: dict[str, float] = {
    BAT: 2.0,
    CHAINSAW: 0.0,
    CROWBAR: 1.5,
    FORK: 1.5,
    WELDER: 1.5,
    TORCH: 1.5,
    "fire-extinguisher": 4.0,
    DEVILS: 3.5,
    FAITH: 3.0,
    JEB: 4.0,
    GOMEZ: 4.0,
    "farmer-sty": 3.5,
    "mr-hyde-the-shop-teacher": 3.5,
    "deputy-taylor": 4.0,
    "heros-rage": 2.0,
    "heroic-resolve": 1.0,
    "lucky": 0.0,
    HATE: 1.2,
    URGH: 1.0,
    BRAINS: 0.6,
}
"""What it costs to use a card now in place of later: its worth, or the risk that it breaks."""


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
        what, mode = option[1], option[-1]
        if mode == "cancel-fight":
            return 0.0, 1.0, 0.0
        if mode in ("add", "subtract"):
            by = 1 if mode == "add" else -1
            faces = [("hero", face) for face in set(self.hero)] + [("zombie", face) for face in set(self.zombie_dice)]
            return max((self.changed(whose, face, by) for whose, face in faces if face + by >= 1), key=self.worth)
        if what in (BAT, FAITH) or mode == "extra-die" or what == "heros-rage":
            if option[3] not in (-1, self.f.hero):
                return None
            return self.extra_die(kills=what == "heros-rage")
        if what == "heroic-resolve":
            return self.extra_die(ties=True) if option[3] == self.f.hero else None
        if what == CHAINSAW:
            return self.extra_die(kills=True)
        if what == CROWBAR:
            return odds.settled(self.hero, max(self.zombie_dice), True, self.kills)
        if what == FORK:
            return self.best_own_reroll(9)
        if what == WELDER:
            return self.best_own_reroll(1)
        if what in (TORCH, GOMEZ) and mode in ("", "reroll"):
            return self.zombie_rerolls(self.zombie_dice)
        if what == "lucky":
            return max((self.zombie_rerolls(faces) for faces in odds.choices(self.zombie_dice)), key=self.worth)
        if what == DEVILS:
            return odds.settled(self.hero, max(self.zombie_dice), self.ties, True)
        if what == URGH:
            return self.zombie_adds(2)
        if what == HATE:
            return self.worst_reroll()
        if what == BRAINS:
            return self.changed("zombie", max(self.zombie_dice), 1)
        return None


def bout(g: Lnoe) -> Bout | None:
    """The fight with dice on the table, if there is one."""
    frame = g.top("fight")
    return Bout(g, frame) if frame is not None and frame.hero_dice else None


def hero_window(g: Lnoe, d: Decision, why: Why) -> int:
    """Use what gains more than it costs; end a fight that goes well as it is."""
    fight = bout(g)
    if fight is None:
        return 0
    now = fight.worth(fight.now())
    best, gain = 0, 0.0
    chances = fight.now()
    for number, option in enumerate(d.options):
        if option[0] == "pass":
            continue
        after = fight.after(option)
        if after is None:
            continue
        price = PRICES.get(option[1], 3.0) + stake(g, option)
        if option[1] == CHAINSAW:
            price = 6.0 * after[0]
        won = fight.worth(after) - now - price
        if won > gain:
            best, gain, chances = number, won, after
    _say(why, fight, chances, best)
    return best


def zombie_window(g: Lnoe, d: Decision, why: Why) -> int:
    """A Fight card where it can turn a fight that matters."""
    fight = bout(g)
    if fight is None:
        return 0
    now = fight.worth(fight.now())
    best, gain = 0, 0.0
    chances = fight.now()
    for number, option in enumerate(d.options):
        if option[0] == "pass":
            continue
        after = fight.after(option)
        if after is None:
            continue
        won = now - fight.worth(after) - PRICES.get(option[1], 1.0) * death_cost(g) / 30
        if won > gain:
            best, gain, chances = number, won, after
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


def _pick_dice(g: Lnoe, d: Decision, sign: float, why: Why) -> int:
    fight = bout(g)
    assert fight is not None
    frame = g.stack[-1]
    best, best_worth, chances = 0, -1e9, fight.now()
    for number, option in enumerate(d.options):
        faces = option[2]
        if len(option) > 3:
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
