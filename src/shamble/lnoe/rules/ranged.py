"""Ranged attacks and explosives.  [6.4.3, 9.5, 10]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import has_luck, plays
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.blows import hit_kills, shot_source
from shamble.lnoe.rules.burning import NEW_FIRE, is_burning, start_fire
from shamble.lnoe.rules.cards import discard_item, use_up
from shamble.lnoe.rules.combined import combined_with
from shamble.lnoe.rules.double_blast import BOTH, throw_both
from shamble.lnoe.rules.gas import explode, lies_gas, sets_off_gas
from shamble.lnoe.rules.ranged_options import (
    attack_options,
    can_light,
    light,
)
from shamble.lnoe.rules.things import blow_up_thing, thing_at, wound_thing
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.rules.wound import kill_hero, wound_hero, wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, HERO_TURN
from shamble.lnoe.uses import happened, happened_to_hero, hero_total, is_play

THROW_HITS = 3
"""A burning item thrown at a Gas Marker.  [9.5.3.1]"""
LIT_IN_FLIGHT = 4
"""An explosive thrown through a fire is lit on this.  [9.5.5]"""

ranged = Rule("ranged")  # facts: hero


@ranged.step
def offer_attack(g: Lnoe, f: Frame) -> None:
    """One ranged attack in a Hero's turn, whatever the Hero carries.  [10]"""
    if g.space_of[f.hero] < 0:
        f.finish()
        return
    attacks = attack_options(g, f.hero)
    if not attacks:
        f.finish()
        return
    seat = g.owner[f.hero]
    accept = CALM | HERO_TURN
    g.ask(seat, "ranged-attack", [("skip",), *attacks, *plays(g, seat, accept)], f.hero, accept=accept)


@ranged.step
def attack(g: Lnoe, f: Frame) -> None:
    option = g.answer
    if option[0] == "skip":
        f.finish()
        return
    if is_play(option):
        f.to("offer_attack")
        g.call("play", seat=g.owner[f.hero], option=option)
        return
    _, f.kind, f.zombie, f.space, marker = option
    f.card = g.item_of(f.hero, f.kind)
    aim(g, f, marker)
    if KIND[f.kind].is_upgrade:
        g.call("pay-with-item", hero=f.hero)


def aim(g: Lnoe, f: Frame, marker: str) -> None:
    """The item, and what it is aimed at, are chosen."""
    if f.card >= 0:
        g.note_use(f.card, f.hero)
    f.die, f.killed, f.again, f.targets, f.left = 0, False, False, (), 0
    f.fired = f.__dict__.get("fired", 0) + 1
    if marker == NEW_FIRE:
        f.to("at_ground")
        return
    g.emit("attacked", who=f.hero, card=f.kind, zombie=f.zombie, marker=marker, to=f.space)
    if marker == BOTH:
        f.finish()
        throw_both(g, f.hero, f.card, f.space)
    elif marker == "gas":
        f.to("at_gas")
    elif marker:
        f.to("at_thing")
    elif f.zombie >= 0:
        f.to("at_one_zombie")
    else:
        f.to("at_space")


@ranged.step
def at_one_zombie(g: Lnoe, f: Frame) -> None:
    """The item says which. Hit: one wound. Killed: every box left.  [10.4, 10.4.1, 10.4.2]"""
    f.die = aimed_die(g, f.hero)
    offer_another_die(g, f)


@ranged.step
def hit_or_miss(g: Lnoe, f: Frame) -> None:
    if f.die < KIND[f.kind].row.to_hit:
        f.to("after_the_shot")
        g.emit("missed", who=f.hero)
        happened(g, MISSED, f.hero)
        return
    strike(g, f, f.zombie)


MISSED = "missed-zombie"
"""What happens to a Hero who has just missed a Zombie."""


def offer_another_die(g: Lnoe, f: Frame) -> None:
    """A Hero may have learnt to roll again after a miss; an item may help with a gun."""
    if f.die >= KIND[f.kind].row.to_hit or (g.effects and not has_luck(g, g.owner[f.hero])):
        return
    if g.content.experience and hero_total(g, "rerolls-any-shot", f.hero):
        g.call("shot-again", hero=f.hero, what="rerolled-any-shot")
    elif (g.content.carried or g.in_play) and "gun" in KIND[f.kind].keywords and hero_total(g, "rerolls-shot", f.hero):
        g.call("shot-again", hero=f.hero, what="rerolled-shot")


shot_again = Rule("shot-again")  # facts: hero, what (happens by it)


@shot_again.step
def offer_shot(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "reroll", "no"), ("choose", "reroll", "yes")]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("reroll-shot",))


@shot_again.step
def shoot_again(g: Lnoe, f: Frame) -> None:
    if g.answer[2] == "yes":
        happened_to_hero(g, f.what, f.hero)
        g.hand_back(die=aimed_die(g, f.hero))


def aimed_die(g: Lnoe, hero: int) -> int:
    """A die of a ranged attack, with what the Hero adds to it; the attack remembers how it came up."""
    shot, die = g.top("ranged"), g.roll("ranged", 1, hero)[0]
    if shot is not None and KIND[shot.kind].row.also_hits_on:
        shot.natural = die
    return hero_total(g, "ranged-roll", hero, die)


def strike(g: Lnoe, f: Frame, zombie: int) -> None:
    """A Zombie is hit; before it suffers the Zombies may answer.  [10.4]"""
    f.doomed = (zombie,)
    f.to("hurt")
    open_window(g, "zombie-hit", only="zombies")


def aim_again(g: Lnoe, f: Frame) -> None:
    """The die that has just hit is rolled again; a miss spares whom it hit."""
    f.die = aimed_die(g, f.hero)
    if f.die < KIND[f.kind].row.to_hit:
        f.doomed = ()
        g.emit("missed", who=f.hero)
        happened(g, MISSED, f.hero)


@ranged.step
def hurt(g: Lnoe, f: Frame) -> None:
    """One wound, or every box left."""
    f.to("next_target" if f.targets else "next_die" if f.__dict__.get("left") else "after_targets")
    kill = hit_kills(g, f)
    for zombie in f.doomed:
        if wound_zombie(g, zombie, by=f.hero, kill=kill, source=shot_source(f)):
            f.killed, f.zombie = True, zombie


@ranged.step
def after_targets(g: Lnoe, f: Frame) -> None:
    """What is left to do when the last Zombie has been shot at."""
    row = KIND[f.kind].row
    if row.target == "space":
        f.to("at_heroes")
    elif row.also_hits_on and f.__dict__.get("natural", f.die) >= row.also_hits_on and not f.again:
        f.to("choose_another")
    else:
        f.to("after_the_shot")


@ranged.step
def choose_another(g: Lnoe, f: Frame) -> None:
    """Some shots go through: another Zombie there or next to it, seen or not; the dead aim at nobody."""
    if g.space_of[f.hero] < 0:
        f.finish()
        return
    near = [zombie for at in (f.space, *g.board.adjacent[f.space]) for zombie in g.zombies_in(at) if zombie != f.zombie]
    if not near:
        f.to("after_the_shot")
        return
    g.ask(g.owner[f.hero], "choose", [("choose", "zombie", zombie) for zombie in sorted(near)], f.hero, ("also-hit",))


@ranged.step
def hit_another(g: Lnoe, f: Frame) -> None:
    f.again = True
    strike(g, f, g.answer[2])


@ranged.step
def at_space(g: Lnoe, f: Frame) -> None:
    """A die for each model in the space that the attack can hurt.  [9.5.1]"""
    row = KIND[f.kind].row
    f.targets = tuple(g.zombies_in(f.space))
    if row.needs and not goes_off(g, f):
        g.emit("fizzled", card=f.kind)
        f.targets = ()
        f.to("after_the_shot")
    elif row.dice > 1:
        f.left, f.targets = row.dice, ()
        f.to("next_die")
    if row.discard_after_use and not is_saved(g, f.hero, f.card):
        use_up(g, f.hero, f.card)


def is_saved(g: Lnoe, hero: int, copy: int) -> bool:
    """Whether a Hero who has learnt it keeps a gun or an explosive that would be used up now."""
    if not g.content.experience:
        return False
    keywords = g.content.kinds[copy].keywords
    what = "saves-guns-on" if "gun" in keywords else "saves-explosives-on" if "explosive" in keywords else ""
    needed = hero_total(g, what, hero) if what else 0
    if not needed:
        return False
    happened(g, what, hero)
    if g.roll("save-card", 1, hero)[0] < needed:
        return False
    g.emit("saved-item", who=hero, card=g.content.kind_of[copy])
    return True


def goes_off(g: Lnoe, f: Frame) -> bool:
    """Lit by what the Hero has, by the fire it falls into, or on 4+ by one that it flies through.  [9.5.1, 9.5.5]"""
    needs = KIND[f.kind].row.needs
    if can_light(g, f.hero, needs):
        light(g, f.hero, needs)
        return True
    return is_burning(g, f.space) or g.roll("light", 1, f.hero)[0] >= LIT_IN_FLIGHT


@ranged.step
def next_target(g: Lnoe, f: Frame) -> None:
    """One after the other, but for those whom the death of another has taken along."""
    if g.space_of[f.hero] < 0:
        # Whoever was hit has answered it: the dead aim at nobody.
        f.finish()
        return
    f.targets = tuple(zombie for zombie in f.targets if g.space_of[zombie] >= 0)
    if not f.targets:
        f.to("at_heroes")
        return
    f.aimed, f.targets = f.targets[0], f.targets[1:]
    f.die = aimed_die(g, f.hero)
    offer_another_die(g, f)


@ranged.step
def see_target(g: Lnoe, f: Frame) -> None:
    if f.die >= KIND[f.kind].row.to_hit:
        strike(g, f, f.aimed)
    else:
        happened(g, MISSED, f.hero)
        f.to("next_die" if f.__dict__.get("left") else "next_target")


@ranged.step
def next_die(g: Lnoe, f: Frame) -> None:
    """Several dice at a space: each is for a Zombie that still stands there, of the Hero's choice."""
    if g.space_of[f.hero] < 0:
        f.finish()
        return
    standing = g.zombies_in(f.space) if f.left else []
    if not standing:
        f.to("at_heroes")
        return
    f.left -= 1
    g.ask(g.owner[f.hero], "choose", [("choose", "zombie", zombie) for zombie in standing], f.hero, ("aim-at",))


@ranged.step
def roll_die(g: Lnoe, f: Frame) -> None:
    f.aimed = g.answer[2]
    f.die = aimed_die(g, f.hero)
    f.to("see_target")
    offer_another_die(g, f)


@ranged.step
def at_heroes(g: Lnoe, f: Frame) -> None:
    row = KIND[f.kind].row
    f.to("after_the_shot")
    if g.markers:
        hit_what_lies_there(g, f)
    if row.to_hit_heroes:
        doomed = [h for h in g.heroes_in(f.space) if g.roll("ranged", 1, f.hero)[0] >= blast_needed(g, f, h)]
        for hero in doomed:
            if row.result_heroes == "kill":
                kill_hero(g, hero, KIND[f.kind].id, "explosive")
            else:
                wound_hero(g, hero, KIND[f.kind].id, "explosive")
    if row.leaves_fire:
        start_fire(g, f.space, g.owner[f.hero])


def blast_needed(g: Lnoe, f: Frame, hero: int) -> int:
    """The die that hurts a Hero in the space of an explosion; who threw it may know how to take cover."""
    needed = KIND[f.kind].row.to_hit_heroes
    if hero != f.hero or not g.content.experience:
        return needed
    return hero_total(g, "own-blast-on", hero, needed)


def hit_what_lies_there(g: Lnoe, f: Frame) -> None:
    """A thing there is hit as a Zombie would be, and where the scenario says so gas is set off.  [Appendix II]"""
    needed = KIND[f.kind].row.to_hit
    if thing_at(g, f.space) is not None and aimed_die(g, f.hero) >= needed:
        hit_thing(g, f)
    if lies_gas(g, f.space) and sets_off_gas(g) and aimed_die(g, f.hero) >= needed:
        explode(g, f.space, g.owner[f.hero], f.hero)


def hit_thing(g: Lnoe, f: Frame) -> None:
    """One wound, whatever a Zombie would suffer, but D6 by an explosive."""
    if "explosive" in KIND[f.kind].keywords:
        blow_up_thing(g, f.space, f.hero)
    else:
        wound_thing(g, f.space, f.hero, 1)


@ranged.step
def at_thing(g: Lnoe, f: Frame) -> None:
    """As if it were a Zombie, so that whoever may roll again after a miss may do so here.  [Appendix II]"""
    f.die = aimed_die(g, f.hero)
    offer_another_die(g, f)


@ranged.step
def see_thing(g: Lnoe, f: Frame) -> None:
    f.to("after_the_shot")
    if f.die >= KIND[f.kind].row.to_hit:
        hit_thing(g, f)
    else:
        g.emit("missed", who=f.hero)


@ranged.step
def at_ground(g: Lnoe, f: Frame) -> None:
    """The burning item is thrown away, and a fire starts.  [10.5]"""
    f.to("after_the_shot")
    g.emit("set-fire", who=f.hero, card=f.kind, to=f.space)
    discard_item(g, f.hero, f.card)
    start_fire(g, f.space, g.owner[f.hero])


@ranged.step
def at_gas(g: Lnoe, f: Frame) -> None:
    """As if the marker were a Zombie, or on 3+ with a burning item that is thrown away.  [9.5.3.1]"""
    kind = KIND[f.kind]
    needed = kind.row.to_hit if "ranged-weapon" in kind.keywords else THROW_HITS
    f.die = aimed_die(g, f.hero)
    f.to("after_the_shot")
    if "ranged-weapon" not in kind.keywords and f.card >= 0:
        discard_item(g, f.hero, f.card)
    if f.die >= needed:
        explode(g, f.space, g.owner[f.hero], f.hero)
    else:
        g.emit("missed", who=f.hero)


@ranged.step
def after_the_shot(g: Lnoe, f: Frame) -> None:
    """A kill may be answered before anybody looks at the ammunition."""
    if f.killed and "gun" in KIND[f.kind].keywords:
        open_window(g, "killed-by-gun", only="zombies")


@ranged.step
def ammunition(g: Lnoe, f: Frame) -> None:
    """Before anybody looks at it: a gun combined with the one just fired belongs to the same attack.  [9.3.1]"""
    f.guns, f.shown = (*f.__dict__.get("guns", ()), f.card), (*f.__dict__.get("shown", ()), f.die)
    others = unfired_guns(g, f) if g.combined and g.space_of[f.hero] >= 0 else []
    attacks = [option for option in attack_options(g, f.hero) if option[1] in others] if others else []
    if not attacks:
        f.to("look_at_ammunition")
        return
    g.ask(g.owner[f.hero], "ranged-attack", [("skip",), *attacks], f.hero, ("second-gun",))


def unfired_guns(g: Lnoe, f: Frame) -> list[str]:
    """The guns of the bundle that the last shot came from, and that were not fired in this attack."""
    kinds = g.content.kinds
    if f.card < 0 or "gun" not in kinds[f.card].keywords:
        return []
    left = [copy for copy in combined_with(g, f.card) if copy not in f.guns]
    return [kinds[copy].id for copy in left if "gun" in kinds[copy].keywords]


@ranged.step
def fire_second_gun(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "skip":
        return
    _, kind, f.zombie, f.space, marker = g.answer
    copies = [copy for copy in combined_with(g, f.card) if copy not in f.guns and g.content.kind_of[copy] == kind]
    f.kind, f.card = kind, copies[0]
    aim(g, f, marker)


@ranged.step
def look_at_ammunition(g: Lnoe, f: Frame) -> None:
    """Guns may be out of ammo, one after the other; some weapons serve only once."""
    for copy, shown in zip(f.guns, f.shown, strict=True):
        if copy in g.items[f.hero]:
            check_ammunition(g, f.hero, copy, shown)
    f.guns = f.shown = ()


def check_ammunition(g: Lnoe, hero: int, copy: int, shown: int) -> None:
    row = g.content.kinds[copy].row
    if row.discard_after_use:
        if row.target != "space" and not is_saved(g, hero, copy):
            use_up(g, hero, copy)
    elif row.out_of_ammo_on:
        die = g.roll("out-of-ammo", 1, hero)[0] if row.out_of_ammo_die == "separate" else shown
        if die <= row.out_of_ammo_on and not keeps_gun(g, hero):
            g.emit("out-of-ammo", who=hero, card=row.id)
            g.call("lose-item", hero=hero, card=copy)


def keeps_gun(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has learned not to waste the last shot."""
    keeps = bool(g.in_play) and hero_total(g, "keeps-guns", hero) > 0
    if keeps:
        happened(g, "kept-gun", hero)
    return keeps


@ranged.step
def fire_again(g: Lnoe, f: Frame) -> None:
    """Some may be fired several times in one attack, as long as they last."""
    lasts = f.card >= 0 and f.__dict__.get("fired", 1) < KIND[f.kind].row.shots and f.card in g.items[f.hero]
    again = [shot for shot in attack_options(g, f.hero) if shot[1] == f.kind] if lasts else []
    if not again:
        f.finish()
        return
    g.ask(g.owner[f.hero], "ranged-attack", [("skip",), *again], f.hero)


@ranged.step
def next_shot(g: Lnoe, f: Frame) -> None:
    if g.answer[0] != "skip":
        f.to("attack")
