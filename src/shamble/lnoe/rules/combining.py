"""Combining two items of a Hero into one, and sending what is combined along.  [9.3, 9.3.2]"""

from __future__ import annotations

from itertools import combinations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import use_up
from shamble.lnoe.rules.combined import combine, combined_with
from shamble.lnoe.rules.gas import lay_gas
from shamble.lnoe.rules.items import keep_within_limit, pass_item
from shamble.lnoe.rules.ranged_options import can_light, light
from shamble.lnoe.rules.wound import kill_hero, wound_zombie
from shamble.lnoe.state import Lnoe

# -- two items become one ----------------------------------------------------------------------------------

combining = Rule("combine")  # facts: seat, hero


def pairs(g: Lnoe, hero: int) -> list[tuple[str, str]]:
    """Every two kinds of items of a Hero that are not combined with each other yet.  [9.3]"""
    kind_of = g.content.kind_of
    found = {
        tuple(sorted((kind_of[one], kind_of[other])))
        for one, other in combinations(g.items[hero], 2)
        if other not in combined_with(g, one)
    }
    return sorted((first, second) for first, second in found)


@combining.step
def choose_pair(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("combine", pair) for pair in pairs(g, f.hero)]
    if not options:
        f.finish()
        return
    g.ask(g.owner[f.hero], "combine", options, f.hero)


@combining.step
def tape_together(g: Lnoe, f: Frame) -> None:
    """Two copies of one card are the same choice; which of them is combined makes no difference."""
    first, second = g.answer[1]
    for one in [copy for copy in g.items[f.hero] if g.content.kind_of[copy] == first]:
        others = [copy for copy in g.items[f.hero] if copy != one and copy not in combined_with(g, one)]
        matching = [copy for copy in others if g.content.kind_of[copy] == second]
        if matching:
            combine(g, (one, matching[0]))
            break
    g.emit("combined", who=f.hero, cards=(first, second))


# -- what is combined with somebody who is sent somewhere --------------------------------------------------

sending = Rule("send-along")  # facts: seat, hero (whose items they are), cards, space; then card (that is decided on)


@sending.step
def choose_use(g: Lnoe, f: Frame) -> None:
    """A Hero there gets it, or it is poured out or lit; what serves nobody is lost, unless a die keeps it.  [9.3.2]"""
    f.cards = tuple(copy for copy in f.cards if copy in g.items[f.hero])
    if not f.cards:
        f.finish()
        return
    f.card, f.cards = f.cards[0], f.cards[1:]
    row = g.content.kinds[f.card].row
    options: list[Option] = [("choose", "hero", hero) for hero in g.heroes_in(f.space) if hero != f.hero]
    if row.pours_gas:
        options.append(("choose", "effect", "pour-out"))
    if row.to_hit_heroes and row.needs and can_light(g, f.hero, row.needs):
        options.append(("choose", "effect", "light"))
    g.ask(f.seat, "choose", [*options, ("choose", "effect", "lose-item")], f.hero, ("send-along",))


@sending.step
def arrive(g: Lnoe, f: Frame) -> None:
    f.to("choose_use")
    copy, (_, what, choice) = f.card, g.answer
    if what == "hero":
        pass_item(g, copy, f.hero, choice)
        for hero in (choice, f.hero):
            keep_within_limit(g, hero)
        return
    row = g.content.kinds[copy].row
    if choice == "light":
        light(g, f.hero, row.needs)
    use_up(g, f.hero, copy)
    if choice == "pour-out":
        lay_gas(g, f.space, f.seat)
    elif choice == "light":
        blow_up(g, f.hero, copy, f.space)


def blow_up(g: Lnoe, hero: int, copy: int, space: int) -> None:
    """As if it had been thrown there.  [9.5.1]"""
    row = g.content.kinds[copy].row
    g.emit("explosion", to=space)
    doomed = [zombie for zombie in g.zombies_in(space) if g.roll("ranged", 1, hero)[0] >= row.to_hit]
    killed = [other for other in g.heroes_in(space) if g.roll("ranged", 1, hero)[0] >= row.to_hit_heroes]
    for zombie in doomed:
        wound_zombie(g, zombie, by=hero, kill=True, source="explosive")
    for other in killed:
        kill_hero(g, other, row.id, "explosive")


def able_to_combine(g: Lnoe) -> list[int]:
    """The Heroes who have two items to combine."""
    return [hero for hero in g.heroes if pairs(g, hero)]
