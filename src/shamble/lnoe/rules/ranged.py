"""Ranged attacks and explosives.  [6.4.3, 9.5, 10]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import has_luck, plays
from shamble.lnoe.content import KIND, MARKER, Kind
from shamble.lnoe.rules.burning import BURNING, NEW_FIRE, is_burning, may_burn, start_fire
from shamble.lnoe.rules.cards import discard_item, use_up
from shamble.lnoe.rules.combined import combined_with
from shamble.lnoe.rules.double_blast import BOTH, is_doubled, throw_both
from shamble.lnoe.rules.gas import explode, lies_gas, sets_off_gas
from shamble.lnoe.rules.items import can_use
from shamble.lnoe.rules.keen_sight import keen_sight
from shamble.lnoe.rules.steps import seen_within, seen_without_woods, spaces_within
from shamble.lnoe.rules.things import a_thing, blow_up_thing, thing_at, wound_thing
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.rules.wound import kill_hero, wound_hero, wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, HERO_TURN
from shamble.lnoe.uses import happened, happened_to_hero, hero_total, is_play, total

THROW_RANGE, THROW_HITS = 2, 3
"""A burning item thrown at a Gas Marker.  [9.5.3.1]"""
LIT_IN_FLIGHT = 4
"""An explosive thrown through a fire is lit on this.  [9.5.5]"""

SEES_THROUGH_WOODS = "sees-through-woods"
"""The lasting effect of a Hero whose sight no forest ends."""

ranged = Rule("ranged")  # facts: hero


def spaces_in_range(g: Lnoe, hero: int, reach: int) -> tuple[int, ...]:
    """Spaces the Hero sees within this many spaces, its own included.  [10.1, 10.3]"""
    if g.content.experience and g.in_play and hero_total(g, "keen-eyed", hero):
        return spaces_within(g.board.distance[g.space_of[hero]], keen_sight(g.board)[g.space_of[hero]], reach)
    if g.effects and total(g, SEES_THROUGH_WOODS, hero):
        return seen_without_woods(g, g.space_of[hero], reach)
    return seen_within(g, g.space_of[hero], reach)


def reach_of(g: Lnoe, hero: int, kind: Kind) -> int:
    """How far a weapon carries in the hands of this Hero.  [10.1]"""
    if not g.in_play or "ranged-weapon" not in kind.keywords:
        return kind.row.range
    return hero_total(g, "range", hero, kind.row.range)


def attack_options(g: Lnoe, hero: int) -> list[Option]:
    """Every attack this Hero could make now: card, Zombie (-1: a whole space or a marker), space, marker."""
    options: list[Option] = []
    gas = [marker.space for marker in g.markers if marker.kind == "gas"] if "gas" in g.laid else []
    thing = a_thing(g) if "attacked" in g.flags else None
    seen: list[str] = []
    for copy in g.items[hero]:
        kind = g.content.kinds[copy]
        row = kind.row
        shoots = row.range >= 0 or (gas and "fire" in kind.keywords)
        if not shoots or kind.id in seen or not g.may_use(hero, copy) or not can_use(g, hero, copy):
            continue
        if (row.charges and not g.charges[copy]) or (row.standing and has_moved(g, hero)):
            continue
        if row.unstable and g.combined and is_doubled(g, copy):
            seen.append(kind.id)
            options += [
                ("attack", kind.id, -1, space, BOTH) for space in spaces_in_range(g, hero, reach_of(g, hero, kind))
            ]
            continue
        lit = not row.needs or can_light(g, hero, row.needs)
        if row.range >= 0 and (lit or (row.needs == "fire" and BURNING in g.flags)):
            seen.append(kind.id)
            spaces = spaces_in_range(g, hero, reach_of(g, hero, kind))
            if not (row.to_hit_heroes or gas or thing):
                zombies_at = g.zombies_at
                spaces = tuple([space for space in spaces if zombies_at[space]])
            for space in spaces:
                if not lit and not lights_on_the_way(g, g.space_of[hero], space):
                    continue
                if row.target == "zombie":
                    if g.zombies_at[space]:
                        options += [("attack", kind.id, zombie, space, "") for zombie in g.zombies_in(space)]
                    if thing is not None and space == thing.space:
                        options.append(("attack", kind.id, -1, space, thing.kind))
                elif row.to_hit_heroes or g.zombies_at[space] or (thing is not None and space == thing.space):
                    options.append(("attack", kind.id, -1, space, ""))
                if space in gas and "ranged-weapon" in kind.keywords:
                    options.append(("attack", kind.id, -1, space, "gas"))
        elif gas and "fire" in kind.keywords:
            seen.append(kind.id)
            thrown = spaces_in_range(g, hero, THROW_RANGE)
            options += [("attack", kind.id, -1, space, "gas") for space in thrown if space in gas]
    if g.content.fire:
        options += fire_options(g, hero)
    if g.content.tricks and g.items[hero]:
        options += trick_options(g, hero)
    for name in g.sheet[hero].always_has if gas else ():
        if "fire" in KIND[name].keywords:
            thrown = spaces_in_range(g, hero, THROW_RANGE)
            options += [("attack", name, -1, space, "gas") for space in thrown if space in gas]
    return options


def trick_options(g: Lnoe, hero: int) -> list[Option]:
    """What a Hero has learned to do from afar, for any item."""
    known = [g.content.kinds[row[0]] for row in g.in_play if row[2] == hero]
    return [
        ("attack", kind.id, -1, space, "")
        for kind in known
        if kind.is_upgrade and kind.row.range >= 0
        for space in spaces_in_range(g, hero, kind.row.range)
        if g.zombies_at[space]
    ]


def has_moved(g: Lnoe, hero: int) -> bool:
    """Whether this Hero has used the Move Action of this turn to move."""
    turn = g.acting()
    return turn is not None and turn.hero == hero and turn.__dict__.get("used_for") == "moving"


def fire_options(g: Lnoe, hero: int) -> list[Option]:
    """Every burning item may be thrown away to start a fire next to the Hero; what is never used up may not.  [10.5]"""
    kinds = g.content.kinds
    burning = [copy for copy in g.items[hero] if "fire" in kinds[copy].keywords and g.may_use(hero, copy)]
    names = dict.fromkeys(kinds[copy].id for copy in burning if can_use(g, hero, copy))
    around = [space for space in g.board.adjacent[g.space_of[hero]] if may_burn(g, space)] if names else []
    return [("attack", name, -1, space, NEW_FIRE) for name in names for space in around]


def lights_on_the_way(g: Lnoe, start: int, target: int) -> bool:
    """Whether an explosive that nobody can light meets fire where it lands, or on a shortest way there.  [9.5.5]"""
    away = g.board.distance
    fires = [marker.space for marker in g.markers if BURNING in MARKER[marker.kind].does]
    between = [at for at in fires if at != start and away[start][at] + away[at][target] == away[start][target]]
    return bool(between) or target in fires


def can_light(g: Lnoe, hero: int, keyword: str) -> bool:
    """Whether a Hero has what an explosive needs, as an item or for good."""
    return always_has(g, hero, keyword) or _tool(g, hero, keyword) >= 0


def always_has(g: Lnoe, hero: int, keyword: str) -> bool:
    if g.content.experience and keyword == "fire" and hero_total(g, "lights-explosives", hero):
        return True
    return any(keyword in KIND[name].keywords for name in g.sheet[hero].always_has)


def _tool(g: Lnoe, hero: int, keyword: str) -> int:
    """An item with the keyword that this Hero may use this turn, one that lasts before one that burns out; or -1."""
    kinds = g.content.kinds
    tools = [copy for copy in g.items[hero] if keyword in kinds[copy].keywords and g.may_use(hero, copy)]
    return min(tools, key=lambda copy: kinds[copy].row.burns_out_on, default=-1)


def light(g: Lnoe, hero: int, keyword: str) -> None:
    """An item lights something; some burn out by it."""
    if always_has(g, hero, keyword):
        return
    tool = _tool(g, hero, keyword)
    g.note_use(tool, hero)
    burns_out_on = g.content.kinds[tool].row.burns_out_on
    if burns_out_on and g.roll("burn-out", 1, hero)[0] <= burns_out_on:
        discard_item(g, hero, tool)


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
    """A die of a ranged attack, with what the Hero adds to it."""
    return hero_total(g, "ranged-roll", hero, g.roll("ranged", 1, hero)[0])


def strike(g: Lnoe, f: Frame, zombie: int) -> None:
    """A Zombie is hit; before it suffers a gun may be answered.  [10.4]"""
    f.doomed = (zombie,)
    f.to("hurt")
    if "gun" in KIND[f.kind].keywords or g.content.upgraded:
        open_window(g, "zombie-hit", only="zombies")


@ranged.step
def hurt(g: Lnoe, f: Frame) -> None:
    """One wound, or every box left."""
    row = KIND[f.kind].row
    source = "explosive" if "explosive" in KIND[f.kind].keywords else ""
    f.to("next_target" if f.targets else "next_die" if f.__dict__.get("left") else "after_targets")
    kill = row.result == "kill" or (bool(g.effects or g.in_play) and total(g, "hits-kill", f.hero) > 0)
    for zombie in f.doomed:
        if wound_zombie(g, zombie, by=f.hero, kill=kill, source=source):
            f.killed, f.zombie = True, zombie


@ranged.step
def after_targets(g: Lnoe, f: Frame) -> None:
    """What is left to do when the last Zombie has been shot at."""
    row = KIND[f.kind].row
    if row.target == "space":
        f.to("at_heroes")
    elif row.also_hits_on and f.die >= row.also_hits_on and not f.again:
        f.to("choose_another")
    else:
        f.to("after_the_shot")


@ranged.step
def choose_another(g: Lnoe, f: Frame) -> None:
    """Some shots go through: another Zombie there or next to it, seen or not."""
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
    f.die = aimed_die(g, f.hero)
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
            if not is_saved(g, hero, copy):
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
