"""Wounds, healing and death.  [11.6, 13.9, 13.10]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import MODEL, HeroSheet
from shamble.lnoe.rules.cards import discard, leave_play
from shamble.lnoe.rules.carried import drop
from shamble.lnoe.rules.champions import EXTRA
from shamble.lnoe.rules.combined import come_apart
from shamble.lnoe.rules.experience import forget, hurt_by_zombie, zombie_hurt_by
from shamble.lnoe.rules.ooze import leave_remains
from shamble.lnoe.rules.spawn import by_turns, in_control
from shamble.lnoe.rules.torn import mend, tear
from shamble.lnoe.rules.windows import open_window, open_window_later
from shamble.lnoe.scenario import in_effect, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL, OFF_BOARD
from shamble.lnoe.timing import ZOMBIE_HURT
from shamble.lnoe.uses import happened, hero_total, keep_effects, total

wound = Rule("wound")
"""Facts: hero, by (a model, or the slug of a card), source, left (wounds to take); runs (spaces that the Hero may move
afterwards, because a card says so), infects (markers that the Hero gets when all wounds are taken), sure (nothing
prevents them)."""


AIRSTRIKE = "airstrike"
BLASTS = (AIRSTRIKE, "explosive", "fire")
"""What wounds whole spaces; a Hero may take cover from it."""
COVER = "under-cover"
"""The lasting effect of having taken cover."""


@wound.step
def about_to_wound(g: Lnoe, f: Frame) -> None:
    if f.source in BLASTS and g.effects and total(g, COVER, f.hero):
        copy = next(effect[-1] for effect in g.effects if effect[:2] == (COVER, f.hero))
        f.left = 0
        g.emit("prevented", who=f.hero, by=g.content.kind_of[copy] if copy >= 0 else COVER)
    if g.space_of[f.hero] < 0 or f.left <= 0:
        f.finish()
        for _ in range(f.__dict__.get("infects", 0)):
            infect(g, f.hero, f.by)
        if "runs" in f.__dict__ and g.space_of[f.hero] >= 0 and g.is_hero(f.hero):
            g.call("walk-hero", seat=g.owner[f.hero], hero=f.hero, left=f.runs, passes=False)
        return
    f.left -= 1
    f.prevented = ""
    # Against the next wound everything may be tried once more.
    f.__dict__.pop("tried", None)
    if not f.__dict__.get("sure"):
        open_window(g, "about-to-wound", only="heroes")


@wound.step
def take_wound(g: Lnoe, f: Frame) -> None:
    """One marker on an empty Health box; the last one kills.  [11.6.1, 11.6.3]"""
    hero = f.hero
    f.to("about_to_wound")
    if g.space_of[hero] < 0:
        # Another wound, taken in answer to this one, was the last.
        return
    if f.prevented:
        g.emit("prevented", who=hero, by=f.prevented)
        return
    if not g.is_hero(hero):
        lose_ally(g, hero, f.by)
        return
    if total(g, "turns-when-wounded", hero):
        f.left = 0
        g.call("hero-dies", hero=hero, by=f.by, source=f.source, turns=True, anew=False)
        return
    g.wounds[hero] += 1
    if g.content.padded:
        tear(g, hero)
    health = g.health(hero)
    if g.events is not None:
        g.emit("wounded", who=hero, by=f.by, wounds=g.wounds[hero], health=health)
    if g.tokens and (hero, INFECTED) in g.tokens:
        suffer(g, f)
        health = g.health(hero)
    if g.wounds[hero] >= health:
        # Whether it was the last wound shows when the Hero dies of it, or not.
        f.left = 0
        g.call("hero-dies", hero=hero, by=f.by, source=f.source, turns=False, anew=False, wounded=True)
        return
    if f.source == "zombie":
        f.wounded = True
        if g.model[f.by].row.turns_heroes_on:
            g.call("taint", hero=hero, zombie=f.by)
        open_window_later(g, "hero-wounded", only="zombies")
    note_wound(g, hero, f.by, f.source)


def note_wound(g: Lnoe, hero: int, by: int | str, source: str) -> None:
    """A wound was taken that nothing prevented: cards in play and the horde answer it, and a fight remembers it.

    [14.9.1, 14.9.2]
    """
    if source == "zombie" and g.in_play:
        happened(g, "wounded-by-zombie", hero)
    if g.content.experience:
        fight = g.top("fight")
        if fight is not None and fight.hero == hero:
            fight.hurt = True
        hurt_by_zombie(g, by)


def lose_ally(g: Lnoe, ally: int, by: int | str) -> None:
    """One wound kills somebody who is no Hero.  [16.3.7.3]"""
    g.emit("killed", who=ally, by=by)
    if g.content.experience:
        hurt_by_zombie(g, by)
    g.take_off(ally)
    tell(g, "ally-killed", ally)


INFECTED = "infected"
"""The marker on a Hero who carries the plague.  [11.6.2]"""
SUFFERS_ON = 2


def suffer(g: Lnoe, f: Frame) -> None:
    """Who is infected takes another wound on 1 or 2, once for each source, and none for that one.  [11.6.2]"""
    if f.__dict__.get("infected") or g.wounds[f.hero] >= g.health(f.hero):
        return
    f.infected = True
    if g.roll("infected", 1, f.hero)[0] <= SUFFERS_ON:
        f.left += 1


def infect(g: Lnoe, hero: int, by: int | str) -> None:
    """A marker on the Hero; with the second one the Hero turns at once.  [11.6.2, 11.6.2.1]"""
    if g.space_of[hero] < 0:
        return
    g.add_tokens(hero, INFECTED)
    g.emit("infected", who=hero)
    if g.tokens[hero, INFECTED] > 1:
        g.call("hero-dies", hero=hero, by=by, source="zombie", turns=True, anew=False)


def wound_hero(g: Lnoe, hero: int, by: int | str, source: str, count: int = 1) -> None:
    g.call("wound", hero=hero, by=by, source=source, left=count)


def kill_hero(g: Lnoe, hero: int, by: int | str, source: str, *, sure: bool = False) -> None:
    """Every remaining Health box is filled, one wound after another.  [10.4.2]"""
    certain = {"sure": True} if sure else {}
    g.call("wound", hero=hero, by=by, source=source, left=g.health(hero) - g.wounds[hero], **certain)


def heal(g: Lnoe, hero: int, count: int) -> None:
    """Take wounds off a Hero.  [11.6.4]"""
    healed = min(count, g.wounds[hero])
    if healed:
        g.wounds[hero] -= healed
        if g.content.padded:
            mend(g, hero)
        g.emit("healed", who=hero, count=healed)
        if g.in_play:
            happened(g, "healed", hero)
        if not g.wounds[hero] and g.in_play:
            happened(g, "fully-healed", hero)


def heal_fully(g: Lnoe, hero: int) -> None:
    heal(g, hero, g.wounds[hero])


# -- a wound that turns ------------------------------------------------------------------------------------

taint = Rule("taint")  # facts: hero, zombie; then type, card, cancelled, die


@taint.step
def roll_taint(g: Lnoe, f: Frame) -> None:
    """It may be cancelled as if it were a Zombie card, even after the roll.  [14.4.3.6]"""
    f.type, f.what, f.card, f.cancelled = "taint", "", -1, False
    f.die = g.roll("taint", 1, f.zombie)[0]
    if f.die < g.model[f.zombie].row.turns_heroes_on:
        f.finish()
        return
    open_window(g, "card-played", only="heroes")


@taint.step
def succumb(g: Lnoe, f: Frame) -> None:
    """The Hero turns at once, and the player gets a new one."""
    if f.cancelled:
        g.emit("taint-canceled", hero=f.hero)
    elif g.space_of[f.hero] >= 0:
        g.call("hero-dies", hero=f.hero, by=f.zombie, source="zombie", turns=True, anew=True)


# -- the death of a Hero -----------------------------------------------------------------------------------

hero_dies = Rule("hero-dies")
"""Facts: hero, by, source, turns, anew (a new Hero comes in any case), wounded (it is the last wound that kills), sure
(nothing prevents it); then replaced."""


@hero_dies.step
def breathe_their_last(g: Lnoe, f: Frame) -> None:
    if g.content.experience and not f.__dict__.get("sure") and clings_to_life(g, f.hero):
        f.finish()
        return
    open_window(g, "hero-killed", only="heroes")


def clings_to_life(g: Lnoe, hero: int) -> bool:
    """Who has learnt not to die may keep the last Health box empty, and the second Infected marker goes.  [13.5]"""
    needed = hero_total(g, "survives-on", hero)
    if not needed or g.roll("prevent", 1, hero)[0] < needed:
        return False
    g.wounds[hero] = min(g.wounds[hero], g.health(hero) - 1)
    if g.tokens.get((hero, INFECTED), 0) > 1:
        g.add_tokens(hero, INFECTED, -1)
    g.emit("clung-to-life", who=hero)
    return True


@hero_dies.step
def falls(g: Lnoe, f: Frame) -> None:
    """Items and cards on the Hero are discarded; events in the player's hand stay.  [13.9]"""
    hero = f.hero
    if g.space_of[hero] < 0:
        # Something in answer to this was quicker; nobody dies twice.
        f.finish()
        return
    if f.__dict__.get("wounded"):
        note_wound(g, hero, f.by, f.source)
    f.seat, f.space = g.owner[hero], g.space_of[hero]
    turns, anew = fate(g, hero, f.source)
    f.turns = (f.turns or turns) and not total(g, "never-rises", hero)
    f.replaced = (anew or f.anew) and not total(g, "never-replaced", hero)
    if g.model[hero].row.together:
        f.turns = f.replaced = False
    g.emit("killed", who=hero, by=f.by)
    for copy in g.items[hero]:
        come_apart(g, copy)
        discard(g, copy, "items")
    g.items[hero] = ()
    for row in [row for row in g.in_play if row[2] == hero]:
        leave_play(g, row[0])
    keep_effects(g, [effect for effect in g.effects if effect[1] != hero])
    if g.tokens:
        drop(g, hero)
    if g.experience:
        forget(g, hero)
    g.take_off(hero)
    g.deaths += not (g.model[hero].row.passive or g.model[hero].row.together)
    if g.in_play:
        happened(g, "hero-fell", hero)
    refresh(g, f.seat)
    end_fight_of(g, hero)
    if f.turns:
        rise(g, hero, f.space, killer_seat(g, f.by))
    tell(g, "hero-killed", hero)
    if g.model[hero].row.together and f.source in KILLED_BY_ZOMBIES:
        g.call("stand-in", seat=killer_seat(g, f.by), space=f.space)


KILLED_BY_ZOMBIES = ("zombie", "card")
"""The sources of a wound that are the Zombies' doing."""

FIGHT_WINDOWS = ("fight-begins", "six-rolled", "fight", "zombie-beaten")


def end_fight_of(g: Lnoe, gone: int) -> None:
    """Nobody is asked any more in a fight that has lost its Hero or its Zombie; one around or inside it goes on."""
    lost = False
    for frame in g.stack:
        if frame.rule == "fight":
            lost = gone in (frame.hero, frame.zombie)
        elif lost and frame.rule == "window" and frame.name in FIGHT_WINDOWS:
            frame.finish()


@hero_dies.step
def join_anew(g: Lnoe, f: Frame) -> None:
    """A new one as the profile says, not for a card alone that turns.  [11.6.3.1, Ruling 26]"""
    if f.replaced:
        g.call("new-hero", seat=f.seat)


def fate(g: Lnoe, hero: int, source: str) -> tuple[bool, bool]:
    """Whether a killed Hero becomes a Zombie Hero, and whether the player draws a new one.

    Nobody; the Black Zone and a player's last Hero; or everybody, and then a new one comes whatever it was that killed,
    though an explosive leaves nothing that could rise, and who dies of exertion never does.  [11.6.3, 9.5.6, 8.6.3.1]
    Before that was so in every game, a special rule for either half of it could be agreed on.  [16.1]
    """
    rules = g.profile
    rises = source != "exertion" and (rules.explosive_death_turns or source != "explosive")
    if rules.hero_death == "always":
        return rises, True
    last = rules.last_hero_rule and len(g.heroes_of(g.owner[hero])) == 1
    turns = rules.hero_death == "black-zone" and rises and (g.sun >= rules.black_zone_from or last)
    rises = rises and in_effect(g, "always-zombie-heroes") > 0
    return turns or rises, turns or in_effect(g, "heroes-replenish") > 0


def killer_seat(g: Lnoe, by: int | str) -> int:
    """The Zombie player whose Zombie killed; the first one if no Zombie did."""
    return g.owner[by] if isinstance(by, int) and g.model[by].side == "zombies" else g.lead_zombie_seat()


def rise(g: Lnoe, hero: int, space: int, seat: int) -> None:
    """The Hero is a Zombie Hero now: the same boxes, all empty.  [13.10, 14.7, 14.7.1]"""
    zombie = _zombie_hero(g, g.sheet[hero], space, seat)
    g.emit("turned", who=hero, zombie=zombie, to=space)
    tell(g, "zombie-arrived", zombie)


def rise_as(g: Lnoe, sheet: HeroSheet, space: int, seat: int) -> None:
    """A Hero whom nobody has met comes as a Zombie Hero."""
    zombie = _zombie_hero(g, sheet, space, seat)
    g.emit("placed", who=zombie, to=space)
    tell(g, "zombie-arrived", zombie)


def _zombie_hero(g: Lnoe, sheet: HeroSheet, space: int, seat: int) -> int:
    """Two players control them by turns, or each those that they have brought about.  [17.1.5, Ruling 24]"""
    owner = in_control(g) if by_turns(g, MODEL["zombie-hero"]) else seat
    zombie = g.add_model("zombie-hero", g.horde + 1 + g.content.order[sheet.id], owner, sheet=sheet)
    g.put(zombie, space)
    return zombie


# -- Zombies -----------------------------------------------------------------------------------------------

UNKILLABLE = "zombies-cannot-be-killed"
"""The lasting effect by which nothing kills a Zombie."""


def wound_zombie(g: Lnoe, zombie: int, by: int | str, kill: bool, source: str = "", *, sure: bool = False) -> bool:
    """A wound removes a Zombie; a Zombie Hero has boxes to fill unless it is killed outright.  [11.6.5, 14.7.3]

    Nothing prevents what is sure. Returns whether it was killed.
    """
    space = g.space_of[zombie]
    if space < 0:
        # What came in answer was quicker.
        return False
    health, before = g.health(zombie), g.wounds[zombie]
    due = range(health - before if kill else 1)
    wounds = before + (len(due) if sure else sum(not ignores_wound(g, zombie, source) for _ in due))
    if wounds == before:
        return False
    if wounds >= health and not sure and g.effects and total(g, UNKILLABLE, -1):
        g.emit("unhurt", who=zombie)
        return False
    if wounds < health:
        g.wounds[zombie] = wounds
        g.emit("wounded", who=zombie, by=by, wounds=wounds, health=health)
        answer_wound(g, space, zombie, by, killed=False)
        if g.content.experience:
            zombie_hurt_by(g, by, wounds - before)
        return False
    g.kills += 1
    if g.events is not None:
        g.emit("killed", who=zombie, by=by)
    if g.items[zombie]:
        (copy,), g.items[zombie] = g.items[zombie], ()
        g.call("armed-zombie-dies", seat=g.owner[zombie], space=space, card=copy)
    if isinstance(by, int) and g.is_hero(by) and "heals-for-a-kill-on" in g.sheet[by].folds:
        find_solace(g, by)
    if g.in_play:
        happened(g, "zombie-gone", zombie)
        happened(g, "killed-zombie", by if isinstance(by, int) else -1)
    if g.tokens:
        drop(g, zombie)
    take_off_board(g, zombie)
    end_fight_of(g, zombie)
    if g.model[zombie].row.leaves:
        leave_remains(g, g.model[zombie].row.leaves, space)
    answer_wound(g, space, zombie, by, killed=True)
    if g.content.experience:
        zombie_hurt_by(g, by, wounds - before)
    tell(g, "zombie-killed", zombie)
    return True


def find_solace(g: Lnoe, hero: int) -> None:
    """Some who kill in a fight heal a wound with a good die."""
    needed = hero_total(g, "heals-for-a-kill-on", hero)
    if g.top("fight") is not None and g.wounds[hero] and g.roll("solace", 1, hero)[0] >= needed:
        heal(g, hero, 1)


hurt = Rule("zombie-hurt")  # facts: space (where it stood), zombie, by (who or what did it), killed


def answer_wound(g: Lnoe, space: int, zombie: int, by: int | str, *, killed: bool) -> None:
    """Once the blow is dealt the Zombies may answer it, if they have something to answer with."""
    if g.reacting & ZOMBIE_HURT:
        g.call("zombie-hurt", space=space, zombie=zombie, by=by, killed=killed)


@hurt.step
def after_the_blow(g: Lnoe, f: Frame) -> None:
    open_window(g, "zombie-hurt", only="zombies")


def return_to_pool(g: Lnoe, zombie: int) -> None:
    """A Zombie leaves the board without being killed."""
    if g.space_of[zombie] < 0:
        # What came in answer was quicker.
        return
    if g.in_play:
        happened(g, "zombie-gone", zombie)
    g.emit("returned", who=zombie)
    g.take_off(zombie, IN_POOL)
    end_fight_of(g, zombie)
    tell(g, "zombie-lifted", zombie)


def may_be_lifted(g: Lnoe, zombie: int) -> bool:
    """Whether this one can go back to a pool; Zombie Heroes and some others never do.  [14.3.2]"""
    return g.model[zombie].row.lifted


def ignores_wound(g: Lnoe, zombie: int, source: str) -> bool:
    """Some are so far gone, or so bloated, that a wound may not matter to them, but for an explosive; the toughest
    ignore even that.  [14.4.3.1, 14.5.3.1, 14.6.3.2]
    """
    needs = [g.model[zombie].row.ignores_wounds_on]
    weapon = g.weapon(zombie) if g.content.armed else None
    if weapon is not None:
        needs.append(weapon.ignores_wounds_on)
    needed = total(g, "ignores-blasts-on", zombie) if g.in_play and source in BLASTS else 0
    if needed and g.roll("ignore-wound", 1, zombie)[0] >= needed:
        g.emit("ignored-wound", who=zombie)
        happened(g, "blast-ignored", zombie)
        return True
    tough = g.model[zombie].row.tough
    for needed in needs:
        if needed and (tough or source != "explosive") and g.roll("ignore-wound", 1, zombie)[0] >= needed:
            g.emit("ignored-wound", who=zombie)
            return True
    return False


def may_live_on(g: Lnoe, zombie: int) -> bool:
    """Whether a Zombie may still be there after the wound of a fight that is its last."""
    weapon = g.weapon(zombie) if g.content.armed else None
    tough = g.model[zombie].row.ignores_wounds_on or (weapon is not None and weapon.ignores_wounds_on)
    return bool(tough or (g.effects and total(g, UNKILLABLE, -1)))


def take_off_board(g: Lnoe, zombie: int) -> None:
    """A standard Zombie goes back to its pool, a Zombie Hero out of the game.  [11.6.6, 14.3.2]"""
    comes_back = g.model[zombie].returns or (bool(g.tokens) and (zombie, EXTRA) in g.tokens)
    g.take_off(zombie, IN_POOL if comes_back else OFF_BOARD)
