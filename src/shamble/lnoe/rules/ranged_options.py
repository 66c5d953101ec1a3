"""What a Hero may aim at, with what, and what lights an explosive.  [9.5, 10.1, 10.3]"""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.content import KIND, MARKER, Kind
from shamble.lnoe.rules.burning import BURNING, NEW_FIRE, may_burn
from shamble.lnoe.rules.cards import discard_item
from shamble.lnoe.rules.double_blast import BOTH, is_doubled
from shamble.lnoe.rules.items import can_use
from shamble.lnoe.rules.keen_sight import keen_sight
from shamble.lnoe.rules.steps import seen_within, seen_without_woods, spaces_within
from shamble.lnoe.rules.things import a_thing
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, total

THROW_RANGE = 2
"""How far a burning item is thrown at a Gas Marker.  [9.5.3.1]"""
SEES_THROUGH_WOODS = "sees-through-woods"
"""The lasting effect of a Hero whose sight no forest ends."""


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
        if gas and "fire" in kind.keywords and "ranged-weapon" not in kind.keywords:
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
    """Whether this Hero has used a Move Action of this turn to move."""
    turn = g.acting()
    return turn is not None and turn.hero == hero and turn.__dict__.get("used_for") in ("moving", "moved")


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
