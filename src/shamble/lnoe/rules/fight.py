"""Fights: a Hero and a Zombie in the same space, in both turns.  [11, 11.1]"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import has_luck
from shamble.lnoe.rules.areas import area_gives, given
from shamble.lnoe.rules.arming import dice_lost, weapons_to_bar
from shamble.lnoe.rules.blows import strike_zombie
from shamble.lnoe.rules.came_up import forget_die, natural_dice, natural_sixes, note_natural, take_natural
from shamble.lnoe.rules.cards import copy_in
from shamble.lnoe.rules.double_blast import jolt
from shamble.lnoe.rules.experience import HORDE, gain, offer_purchase
from shamble.lnoe.rules.joint_fight import helpers_of, share_wound
from shamble.lnoe.rules.ooze import radiation
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.rules.windows import close_window, open_window, open_window_later
from shamble.lnoe.rules.wound import FIGHT_WINDOWS, kill_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import ABILITY, happened, hero_total, total

WORSE_FOR_THE_HURT = "die-against-wounded"
"""What a Zombie adds to its highest Fight Die against a Hero with a wound."""

fight = Rule("fight")  # facts: hero, zombie, afar (or not given: the Hero reaches into the next space)


AT_FIRST: Final[dict[str, Any]] = {
    **dict.fromkeys(("hero_dice", "zombie_dice", "bonuses", "risked", "barred"), ()),
    **dict.fromkeys(("cancelled", "wins_ties", "loses_ties", "kills", "kills_hero"), False),
    **dict.fromkeys(("zombie_cards", "sixes", "doubles_within", "kills_by", "kills_hero_by"), 0),
}
"""The facts of a fight in which nothing has happened yet."""


@fight.step
def begin(g: Lnoe, f: Frame) -> None:
    f.__dict__.update(AT_FIRST)
    f.__dict__.setdefault("afar", False)
    if apart(g, f):
        f.finish()
        return
    if g.events is not None:
        g.emit("fight-started", hero=f.hero, zombie=f.zombie)
    if g.experience:
        offer_purchase(g, f.hero)
    open_window(g, "fight-begins")


@fight.step
def offer_hiding(g: Lnoe, f: Frame) -> None:
    """Hiding is the Hero's choice, for each Zombie and each fight.  [3.3.10.4]"""
    f.hides = 0 if f.cancelled or f.afar else hiding_place(g, g.space_of[f.hero])
    if f.hides:
        g.ask(
            g.owner[f.hero],
            "choose",
            [("choose", "hide", "no"), ("choose", "hide", "yes")],
            f.hero,
            ("hide",),
        )


def hiding_place(g: Lnoe, space: int) -> int:
    """What a Zombie must roll to find a Hero who hides in this space; 0: there is nowhere to hide."""
    return given(g.board, "hide").get(space, 0)


@fight.step
def seek(g: Lnoe, f: Frame) -> None:
    if f.hides and g.answer[2] == "yes" and g.roll("hide", 1, f.zombie)[0] < f.hides:
        g.emit("hidden", hero=f.hero, zombie=f.zombie)
        f.cancelled = True
    if not g.content.armed:
        f.to("roll_dice")


@fight.step
def offer_to_bar(g: Lnoe, f: Frame) -> None:
    """Before any die the Zombie's weapon may keep one of the Hero's out of the fight.  [14.6.3.9]"""
    kinds = weapons_to_bar(g, f.hero, f.zombie) if not f.cancelled and not apart(g, f) else []
    if not kinds:
        f.to("roll_dice")
        return
    options: list[Option] = [("choose", "card", kind) for kind in kinds]
    g.ask(g.owner[f.zombie], "choose", [*options, ("done",)], f.zombie, ("bar-weapon",))


@fight.step
def bar_weapon(g: Lnoe, f: Frame) -> None:
    """One of them: a second of the same kind still serves.  [14.6.3.9]"""
    if g.answer[0] == "choose":
        f.barred = (*f.barred, copy_in(g, g.items[f.hero], g.answer[2]))


@fight.step
def roll_dice(g: Lnoe, f: Frame) -> None:
    """The Hero's dice first, then the Zombie's; never fewer than one.  [11.2]"""
    if f.cancelled or apart(g, f):
        f.finish()
        return
    dice = [fight_dice_of(g, hero, f.zombie) for hero in (f.hero, *helpers_of(g, f))]
    f.hero_dice = g.roll("hero-fight", max(1, sum(dice) - f.__dict__.get("fewer", 0)), f.hero)
    f.zombie_dice = roll_zombie_dice(g, f, zombie_dice_of(g, f.zombie))
    if g.in_play and g.wounds[f.hero] and total(g, WORSE_FOR_THE_HURT, f.zombie):
        change_die(g, f, "zombie", max(f.zombie_dice), total(g, WORSE_FOR_THE_HURT, f.zombie))
    look_for_six(g, f)


@fight.step
def use_cards(g: Lnoe, f: Frame) -> None:
    """Both sides use cards and abilities, in any order, until both are done.  [11.3, 7.1.1.1]"""
    if f.cancelled or g.space_of[f.zombie] < 0 or (g.content.armed and has_slipped(f)):
        return
    if g.content.armed:
        slash(g, f)
    open_window(g, "fight")


def slash(g: Lnoe, f: Frame) -> None:
    """Once in a fight a weapon of the Zombie may make the Hero re-roll a die.  [14.6.3.10]"""
    weapon = g.weapon(f.zombie)
    if weapon is not None and weapon.rerolls_die:
        choose_reroll(g, g.owner[f.zombie], "hero", most=1, optional=True)


@fight.step
def resolve(g: Lnoe, f: Frame) -> None:
    """The highest die wins; a tie is the Zombie's unless something says otherwise.  [11.4, 11.4.1]"""
    if f.cancelled or g.space_of[f.hero] < 0 or g.space_of[f.zombie] < 0:
        f.finish()
        return
    hero: int = max(f.hero_dice)
    zombie: int = max(f.zombie_dice)
    won = hero > zombie or (hero == zombie and wins_ties(g, f))
    if g.content.armed and has_slipped(f):
        won = False
    f.won = won
    f.kills = f.kills or 0 < f.kills_by <= hero - zombie
    f.kills_hero = f.kills_hero or 0 < f.kills_hero_by <= zombie - hero
    if g.events is not None:
        g.emit("fight-resolved", hero=f.hero, zombie=f.zombie, won=won, tie=hero == zombie)
    if won and not f.kills:
        open_window(g, "zombie-beaten", only="heroes")


@fight.step
def apply_result(g: Lnoe, f: Frame) -> None:
    """A lost fight is a wound; a beaten Zombie takes one on doubles, else it is fended off.  [11.4.1]"""
    if not f.won:
        wound_loser(g, f)
    elif f.kills or hero_total(g, "kills-beaten", f.hero):
        strike_down(g, f, kill=True)
    elif has_doubles(f.hero_dice, f.doubles_within):
        strike_down(g, f, kill=False)
    elif g.space_of[f.zombie] >= 0:
        if g.events is not None:
            g.emit("fended-off", hero=f.hero, zombie=f.zombie)
        open_window(g, "fended-off", only="zombies")


def strike_down(g: Lnoe, f: Frame, *, kill: bool) -> None:
    """The beaten Zombie suffers, and with doubles more of it from who has learnt that.  [11.4.1]"""
    doubles = "wounds-with-doubles" in g.changed and has_doubles(f.hero_dice, f.doubles_within)
    strike_zombie(g, f.zombie, f.hero, kill=kill, more=hero_total(g, "wounds-with-doubles", f.hero) if doubles else 0)


def wound_loser(g: Lnoe, f: Frame) -> None:
    """A wound, or every box left; who only reached over is safe, and so are some with doubles."""
    sure = bool(f.__dict__.get("sure"))
    if not sure and hero_total(g, "safe-with-doubles", f.hero) and has_doubles(f.hero_dice, f.doubles_within):
        g.emit("prevented", who=f.hero, by=doubled(g, f.hero))
    elif f.afar:
        return
    elif f.kills_hero:
        kill_hero(g, f.hero, f.zombie, "zombie", sure=sure)
    elif helpers_of(g, f):
        share_wound(g, f, 1 + worse(g, f))
    else:
        certain = {"sure": True} if sure else {}
        g.call("wound", hero=f.hero, by=f.zombie, source="zombie", left=1 + worse(g, f), **certain)


def worse(g: Lnoe, f: Frame) -> int:
    """Wounds that a lost fight costs beyond the first: by a card, for doubles or, from some, for each natural 6."""
    facts = f.__dict__
    ripped = natural_sixes(f) if g.model[f.zombie].row.rips else 0
    return int(ripped + facts.get("worse", 0) + facts.get("worse_with_doubles", 0) * has_doubles(f.zombie_dice))


def doubled(g: Lnoe, hero: int) -> str:
    """The ability that keeps a Hero with doubles safe."""
    abilities: tuple[str, ...] = g.sheet[hero].abilities
    return next(name for name in abilities if name in ABILITY and "safe-with-doubles" in ABILITY[name].folds)


@fight.step
def aftermath(g: Lnoe, f: Frame) -> None:
    """What a lost fight costs besides the wound."""
    if f.won and g.in_play:
        happened(g, "hero-won-fight", f.hero)
    if not f.won:
        happened(g, "hero-lost-fight", f.hero)
        if g.combined and g.space_of[f.hero] >= 0:
            jolt(g, f.hero)
        for copy in f.risked:
            if copy in g.items[f.hero]:
                g.call("lose-item", hero=f.hero, card=copy, own=True)
        if f.__dict__.get("robs"):
            g.call("rob", hero=f.hero, seat=g.owner[f.zombie])
        if f.__dict__.get("teaches"):
            gain(g, HORDE, f.teaches, g.owner[f.zombie])
        open_window(g, "fight-lost", only="heroes")


@fight.step
def once_more(g: Lnoe, f: Frame) -> None:
    """Some do not let go."""
    if (g.content.armed or g.content.champions) and not f.afar and not apart(g, f) and goes_on(g, f):
        fight_out(g, f.hero, f.zombie)


def goes_on(g: Lnoe, f: Frame) -> bool:
    """A weapon, or a Zombie that wins and lets nobody go, makes the Hero fight it once more.  [14.6.3.6, 14.5.3.2]"""
    weapon = g.weapon(f.zombie)
    slashed = weapon is not None and weapon.fights_again and has_doubles(f.zombie_dice)
    return slashed or (g.model[f.zombie].row.relentless and not f.won)


def has_slipped(f: Frame) -> bool:
    """Whether a 1 has lost the Hero this fight.  [14.6.3.1]"""
    return bool(f.__dict__.get("slipped"))


def apart(g: Lnoe, f: Frame) -> bool:
    """Whether the two cannot fight any more: one is gone, or they are not in the same space."""
    hero, zombie = g.space_of[f.hero], g.space_of[f.zombie]
    return hero < 0 or zombie < 0 or (hero != zombie and not f.afar)


def wins_ties(g: Lnoe, f: Frame) -> bool:
    return not f.loses_ties and (f.wins_ties or hero_total(g, "wins-ties", f.hero) > 0)


def has_doubles(dice: tuple[int, ...], within: int = 0) -> bool:
    """Two Fight Dice of the Hero show the same, or differ by no more than something allows.  [11.4.1]"""
    if not within:
        return len(set(dice)) < len(dice)
    return any(high - low <= within for low, high in pairwise(sorted(dice)))


# -- verbs for cards ---------------------------------------------------------------------------------------


def the_fight(g: Lnoe) -> Frame:
    """The fight that is going on, if only with a thing.  [16.6.9.4]"""
    frame = g.top("fight") or g.top("raid")
    assert frame is not None, "no fight is going on"
    return frame


def cancel_fight(g: Lnoe) -> None:
    """The fight ends without being resolved: nobody wins or loses.  [7.1.2.2]"""
    frame = the_fight(g)
    g.emit("fight-canceled", hero=frame.hero, zombie=frame.zombie)
    end_fight(g)


def end_fight(g: Lnoe) -> None:
    """Nothing more happens in this fight."""
    the_fight(g).cancelled = True
    for name in FIGHT_WINDOWS:
        close_window(g, name)


def extra_die(g: Lnoe, hero: int) -> None:
    """A Hero who gains a Fight Die while the dice of the own fight lie on the table rolls it at once.  [11.3]"""
    frame = g.top("fight")
    if frame is not None and frame.hero == hero and frame.hero_dice:
        add_hero_dice(g, frame, 1)


def add_hero_dice(g: Lnoe, frame: Frame, count: int) -> None:
    frame.hero_dice = frame.hero_dice + g.roll("hero-fight", count, frame.hero)
    look_for_six(g, frame)


def roll_zombie_dice(g: Lnoe, frame: Frame, count: int) -> tuple[int, ...]:
    """Fight Dice of the Zombie; something may raise every one of them."""
    dice = g.roll("zombie-fight", count, frame.zombie)
    bonus = total(g, "zombie-die-bonus", frame.zombie) if g.effects else 0
    if not bonus:
        return dice
    for face in dice:
        tell_change(g, frame, "zombie", face, face + bonus)
        note_natural(frame, "zombie", face + bonus, face)
    return tuple(face + bonus for face in dice)


def add_zombie_dice(g: Lnoe, frame: Frame, count: int) -> None:
    frame.zombie_dice = frame.zombie_dice + roll_zombie_dice(g, frame, count)


def reroll_hero_dice(g: Lnoe, frame: Frame, faces: tuple[int, ...]) -> None:
    """Re-roll the Hero's dice that show these faces; modifiers on them are lost.  [3.17.1]"""
    kept = _without(frame.hero_dice, faces)
    frame.sixes = min(frame.sixes, kept.count(6))
    for face in faces:
        take_natural(frame, "hero", face)
    frame.hero_dice = kept + g.roll("hero-fight", len(faces), frame.hero)
    look_for_six(g, frame)


def reroll_zombie_dice(g: Lnoe, frame: Frame, faces: tuple[int, ...]) -> None:
    kept = _without(frame.zombie_dice, faces)
    for face in faces:
        take_natural(frame, "zombie", face)
    frame.zombie_dice = kept + roll_zombie_dice(g, frame, len(faces))


def tell_change(g: Lnoe, frame: Frame, whose: str, face: int, changed: int) -> None:
    who = frame.hero if whose == "hero" else frame.zombie
    g.emit("die-changed", whose=whose, who=who, face=face, to_face=changed)


def change_die(g: Lnoe, frame: Frame, whose: str, face: int, by: int) -> None:
    """Add to or subtract from one die; never below 1, but above 6 is possible.  [3.17.1]"""
    changed = max(1, face + by)
    note_natural(frame, whose, changed, take_natural(frame, whose, face))
    _show(g, frame, whose, face, changed)


def lay_die(g: Lnoe, frame: Frame, whose: str, face: int, shown: int) -> None:
    """A die shows another face, and counts as if it had come up so: what was rolled is forgotten.  [Ruling A6]"""
    forget_die(frame, whose, face)
    _show(g, frame, whose, face, shown)


def _show(g: Lnoe, frame: Frame, whose: str, face: int, shown: int) -> None:
    tell_change(g, frame, whose, face, shown)
    if whose == "hero":
        kept = _without(frame.hero_dice, (face,))
        frame.sixes = min(frame.sixes, kept.count(6))
        frame.hero_dice = (*kept, shown)
        look_for_six(g, frame)
    else:
        frame.zombie_dice = (*_without(frame.zombie_dice, (face,)), shown)


def look_for_six(g: Lnoe, frame: Frame) -> None:
    """An instant effect may act on a new 6 of the Hero before anybody answers.  [7.2.3]"""
    if g.content.armed and 1 in frame.hero_dice and slips(g, frame):
        return
    sixes = frame.hero_dice.count(6)
    if sixes > frame.sixes:
        open_window_later(g, "six-rolled", only="heroes")
        g.call("declined-six", sixes=sixes)


def slips(g: Lnoe, frame: Frame) -> bool:
    """Whether a 1 on a Fight Die of the Hero, also on a later one, ends the fight: nobody answers it.  [14.6.3.1]"""
    weapon = g.weapon(frame.zombie)
    if weapon is None or not weapon.loses_on_one or 1 not in natural_dice(frame):
        return False
    frame.slipped = True
    for name in FIGHT_WINDOWS:
        close_window(g, name)
    return True


def six_to_act_on(g: Lnoe) -> bool:
    """Whether the Hero has a new 6 that nothing has acted on yet."""
    frame = the_fight(g)
    return bool(frame.hero_dice.count(6) > frame.sixes)


def act_on_six(frame: Frame) -> None:
    """A 6 is good for one use, whatever comes of it."""
    frame.sixes += 1


declined_six = Rule("declined-six")  # facts: sixes


@declined_six.step
def forfeit(g: Lnoe, f: Frame) -> None:
    """A 6 that was not acted on at once is no longer good for it in this fight."""
    the_fight(g).sixes = f.sixes


def face_subsets(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different non-empty choice among these dice, by the faces they show."""
    found: set[tuple[int, ...]] = {()}
    for face in dice:
        found |= {tuple(sorted((*chosen, face))) for chosen in found}
    return sorted(found - {()}, key=lambda chosen: (len(chosen), chosen))


def _without(dice: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    left = list(dice)
    for face in faces:
        left.remove(face)
    return tuple(left)


# -- choosing which dice are rolled again ------------------------------------------------------------------

reroll = Rule("reroll")  # facts: seat (who chooses), whose ("hero" or "zombie"), most (dice at most), optional


def choose_reroll(g: Lnoe, seat: int, whose: str, most: int = 99, *, optional: bool = False) -> None:
    """A player chooses Fight Dice of one side; they are rolled again."""
    if whose == "hero" and g.effects and not has_luck(g, seat):
        return
    g.call("reroll", seat=seat, whose=whose, most=most, optional=optional)


@reroll.step
def choose_dice(g: Lnoe, f: Frame) -> None:
    frame = the_fight(g)
    dice = frame.hero_dice if f.whose == "hero" else frame.zombie_dice
    choices: list[Option] = [("choose", "dice", faces) for faces in face_subsets(dice) if len(faces) <= f.most]
    if f.optional:
        choices.insert(0, ("done",))
    g.ask(f.seat, "choose", choices, frame.hero, ("dice",))


@reroll.step
def roll_again(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        return
    roll_them = reroll_hero_dice if f.whose == "hero" else reroll_zombie_dice
    roll_them(g, the_fight(g), g.answer[2])


def fight_dice_of(g: Lnoe, hero: int, zombie: int = -1) -> int:
    """How many Fight Dice a Hero rolls now, never fewer than one; -1: against an ordinary Zombie.  [11.2]

    Who reaches into the next space fights in that one.  [Appendix III]
    """
    dice = hero_total(g, "fight-dice", hero, g.profile.hero_fight_dice)
    at = g.space_of[hero if zombie < 0 else zombie]
    dice += area_gives(g, "fight_dice", at) + forest_die(g, at)
    if g.content.armed:
        dice -= dice_lost(g, hero, zombie)
    if g.content.radioactive:
        dice -= radiation(g, hero, at)
    return max(1, dice)


def zombie_dice_of(g: Lnoe, zombie: int = -1) -> int:
    """How many Fight Dice a Zombie rolls now, -1: an ordinary one on open ground."""
    woods = forest_die(g, g.space_of[zombie]) if zombie >= 0 else 0
    if zombie < 0:
        if not g.effects and not g.in_play:
            return 1
        zombie = next((model for model, kind in enumerate(g.model) if kind.returns), -1)
    if zombie < 0:
        return 1
    weapon = g.weapon(zombie) if g.content.armed else None
    dice = g.model[zombie].dice + woods
    return max(1, total(g, "zombie-dice", zombie, dice) + (0 if weapon is None else weapon.dice))


def forest_die(g: Lnoe, space: int) -> int:
    """Every model in a Forest Space rolls one more Fight Die.  [3.3.6.1]"""
    woods = g.board.forest
    return woods >> space & 1 if woods and space >= 0 else 0
