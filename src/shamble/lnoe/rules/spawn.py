"""Spawning Zombies and placing them on Spawning Pits.  [6.1.3, 6.1.6, 14.8]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import ModelKind
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.arming import PRICE, can_arm
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.champions import (
    is_champion,
    next_champions,
    pay_for_champion,
    ready,
    save_points,
    to_save,
)
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.scenario import SCENARIOS, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL
from shamble.lnoe.uses import happened

JUST_PLACED = "just-placed"
"""The lasting effect of being placed: a Zombie of this turn tears down no building."""


def place_zombie(g: Lnoe, seat: int, space: int) -> int:
    """Put a Zombie from a player's pool into a space; -1 if the pool is empty.  [5.7.1]"""
    zombie = g.next_in_pool(seat)
    if zombie >= 0:
        put_on_board(g, zombie, space)
    return zombie


def put_on_board(g: Lnoe, zombie: int, space: int) -> None:
    """A figure comes into a space."""
    g.put(zombie, space)
    if g.events is not None:
        g.events.append({"type": "placed", "who": zombie, "to": space})
    if SCENARIOS[g.scenario].tears_down:
        lasting(g, JUST_PLACED, zombie, 1, "turn")
    tell(g, "zombie-arrived", zombie)


def zombies_of(g: Lnoe, seat: int) -> int:
    """How many Zombies a player has on the board that count, Zombie Heroes included.  [6.1.3, 14.7.4]"""
    owners, models = g.owner, g.model
    return len([zombie for zombie in g.zombies if owners[zombie] == seat and _counts(g, models[zombie])])


def _counts(g: Lnoe, kind: ModelKind) -> bool:
    """The books differ about Grave Dead.  [14.4]"""
    rule = kind.row.spawn_roll
    return rule == "counts" or (rule == "by-profile" and g.profile.grave_dead_in_spawn_roll)


def shares(g: Lnoe) -> int:
    """Into how many parts the Zombies' pool, hand and dice are divided: for two players, or as the scenario says."""
    return max(g.side.count("zombies"), SCENARIOS[g.scenario].row.zombie_share)


# -- figures that two players share ------------------------------------------------------------------------


def in_control(g: Lnoe) -> int:
    """The Zombie player who controls the figures that both share: the first in odd rounds.  [17.1.5]"""
    seats = g.seats_of("zombies")
    return seats[(g.round + 1) % len(seats)]


def by_turns(g: Lnoe, kind: ModelKind) -> bool:
    """Whether two Zombie players control such a figure by turns; what comes from no pool may be the killer's own."""
    extra = kind.side == "zombies" and not kind.pool
    return kind.shared or (extra and g.profile.extra_zombie_control == "alternate")


def hand_over_shared(g: Lnoe) -> None:
    """With each round the other of two Zombie players controls them."""
    if len(g.seats_of("zombies")) == 1:
        return
    seat = in_control(g)
    for model, kind in enumerate(g.model):
        if by_turns(g, kind):
            g.owner[model] = seat


# -- Spawn Points ------------------------------------------------------------------------------------------

STANDARD = "standard"
WEAPON = "grave-weapon"
"""What is bought for a Zombie on the board in place of new ones.  [14.6]"""


def for_sale(g: Lnoe, seat: int, points: int) -> dict[str, int]:
    """What these Spawn Points buy: families of figures -> the figure that would come next.  [14.2, 14.3.1, 14.4.1]"""
    standard = g.next_in_pool(seat)
    found = {STANDARD: standard} if standard >= 0 else {}
    where, kinds = g.space_of, g.model
    for family, figures in g.dear.items() if points > 1 else ():
        for model in figures if family not in found else ():
            kind = kinds[model]
            if where[model] == IN_POOL and kind.spawn_points <= points and (kind.shared or g.owner[model] == seat):
                found[family] = model
                break
    return found


PROMISED = "spawn-points-"
"""The note of Spawn Points that a player gets when the turn ends, with the name of the seat behind it."""


def promise_points(g: Lnoe, seat: int, points: int) -> None:
    """So many Spawn Points more at the end of this turn."""
    note = PROMISED + g.seats[seat]
    g.notes[note] = g.notes.get(note, 0) + points


# -- where they come from ----------------------------------------------------------------------------------

PIT_USED = "pit-used"
"""The lasting effect of a pit that has brought its Zombie of this turn."""


def openings(g: Lnoe) -> list[int]:
    """Where Zombies come from: out of the pits, or along a place that the scenario names and out of new pits."""
    return list(dict.fromkeys((*entrance(g), *g.pits)))


def entrance(g: Lnoe) -> tuple[int, ...]:
    """The spaces in which Zombies enter without a pit; nobody enters a destroyed building.  [12.4]"""
    along = SCENARIOS[g.scenario].row.spawns_along
    return tuple([space for space in g.board.place(along) if may_stand(g, space)]) if along else ()


def ways_in(g: Lnoe, counts: tuple[int, ...]) -> list[int]:
    """The spaces for the next Zombie: the pits with fewest so far, or any of an entrance.  [14.8.1]

    A yellow pit need not be used at all, and takes a second Zombie only when every pit has one.  [14.8.1.2]
    """
    spaces = entrance(g)
    if spaces:
        used = {effect[2] for effect in g.effects if effect[0] == PIT_USED}
        return list(dict.fromkeys([*spaces, *(pit for pit in g.pits if pit not in used)]))
    fewest, yellow = min(counts), g.board.optional_pits
    if not yellow:
        return list(dict.fromkeys([pit for pit, count in zip(g.pits, counts, strict=True) if count == fewest]))
    on_pits = list(zip(g.pits, counts, strict=True))
    fewest_red = min((count for pit, count in on_pits if pit not in yellow), default=0)
    places = [pit for pit, count in on_pits if count in ((0, fewest) if pit in yellow else (fewest_red,))]
    return list(dict.fromkeys(places))


place_zombies = Rule("place-zombies")
"""Facts: seat, left (Spawn Points), optional, standard (or not given: also dearer figures), spawning (or not given:
they are only placed, and nobody is armed), every (or not given: not one on every pit and nowhere else); then counts (on
each pit)."""


@place_zombies.step
def spend_spawn_points(g: Lnoe, f: Frame) -> None:
    """A point for each standard Zombie, more for others; while there is only one thing to buy, it is placed at once."""
    goods, forced = goods_for(g, f), f.left > 0 and not f.optional
    anything = f.__dict__.get("spawning") and not f.__dict__.get("standard")
    if anything and can_arm(g, f.seat, f.left):
        goods[WEAPON] = -1
    rest: list[Option] = [] if forced and goods else [("done",)]
    if g.content.champions and anything and (g.pits or entrance(g)):
        figures = next_champions(g)
        champions, saving = ready(g, f.left, figures), to_save(g, f.left, figures)
        rest = [*saving, *rest]
        if champions or saving:
            goods |= champions
            g.ask(f.seat, "spend-spawn", [*[("buy", "what", what) for what in goods], *rest], facts=(f.left,))
            return
    if not goods:
        f.finish()
    elif len(goods) == 1 and WEAPON not in goods:
        f.to("offer_pits")
        f.figure, f.forced = next(iter(goods.values())), not f.optional
    else:
        g.ask(f.seat, "spend-spawn", [*[("buy", "what", what) for what in goods], *rest], facts=(f.left,))


def goods_for(g: Lnoe, f: Frame) -> dict[str, int]:
    """What the Spawn Points of this placing buy but for Champions."""
    points = 1 if f.__dict__.get("standard") else f.left
    return for_sale(g, f.seat, points) if f.left > 0 and (g.pits or entrance(g)) else {}


@place_zombies.step
def pay(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        f.finish()
        return
    if g.answer[0] == "save":
        f.left -= save_points(g, f.seat, g.answer[2], g.answer[4])
        f.to("spend_spawn_points")
        return
    if g.events is not None:
        g.events.append({"type": "bought", "what": g.answer[2], "seat": f.seat})
    if g.answer[2] == WEAPON:
        f.left -= PRICE
        f.to("spend_spawn_points")
        g.call("arm-zombie", seat=f.seat)
        return
    goods = next_champions(g) if is_champion(g.answer[2]) else for_sale(g, f.seat, f.left)
    f.figure, f.forced = goods[g.answer[2]], True


@place_zombies.step
def offer_pits(g: Lnoe, f: Frame) -> None:
    """As evenly as possible within this placing, each colour on its own.  [14.8.1, 14.8.1.1]"""
    counts = f.counts or (0,) * len(g.pits)
    f.counts = counts
    if f.__dict__.get("every"):
        places = list(dict.fromkeys([pit for pit, count in zip(g.pits, counts, strict=True) if not count]))
    else:
        places = ways_in(g, counts)
        if g.model[f.figure].row.spawns_among:
            places += sorted(set(g.zombie_spaces()) - set(places))
        places += also_at_first(g, f.figure, places)
    options: list[Option] = [("place", space) for space in places]
    if not f.forced:
        options.append(("done",))
    g.ask(f.seat, "place-zombie", options, facts=(g.model[f.figure].family,))


def pay_for(g: Lnoe, figure: int) -> int:
    """The Spawn Points that a figure costs now; a Champion's Experience is paid with them.  [14.3.1, 14.5.1.2]"""
    kind = g.model[figure]
    return pay_for_champion(g, kind) if kind.row.experience else max(1, kind.spawn_points)


def also_at_first(g: Lnoe, figure: int, places: list[int]) -> list[int]:
    """Where else Grave Dead may be put while the game is set up, if the scenario says so.  [Appendix II]"""
    place = "" if g.round else SCENARIOS[g.scenario].row.grave_dead_start
    if not place or g.model[figure].family != "grave-dead":
        return []
    return [space for space in spaces_of(g, place) if space not in places]


def _with_one_more(g: Lnoe, counts: tuple[int, ...], space: int) -> tuple[int, ...]:
    """The Zombies out of each pit; of several in a space the emptiest has one more."""
    if space not in g.pits:
        return counts
    chosen = min([number for number, pit in enumerate(g.pits) if pit == space], key=counts.__getitem__)
    return (*counts[:chosen], counts[chosen] + 1, *counts[chosen + 1 :])


@place_zombies.step
def put_on_pit(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "done":
        f.finish()
        return
    space = g.answer[1]
    # A save from before figures were bought stands here without one: it places a standard Zombie.
    if "figure" not in f.__dict__:
        f.figure = g.pool(f.seat)[0]
    put_on_board(g, f.figure, space)
    along = () if f.__dict__.get("every") else entrance(g)
    if along and space in g.pits and space not in along:
        lasting(g, PIT_USED, -1, 1, "turn", space=space)
    f.counts = _with_one_more(g, f.counts, space)
    f.left -= pay_for(g, f.figure)
    f.to("spend_spawn_points")
    if g.in_play and f.__dict__.get("spawning"):
        happened(g, "spawned", f.figure)
