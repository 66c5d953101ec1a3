"""The Hero's Move Action: move, search, pick up, or an ability in its place.  [6.4.1, 8.3, 8.4]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER, register
from shamble.lnoe.rules import scenario_acts
from shamble.lnoe.rules.allies import ACTS, LEADING, acts_of_allies, ally_acts, leading_options, take_or_leave
from shamble.lnoe.rules.barricades import (
    building_options,
    clearing_options,
    move_action_options,
    wall_at,
    weaken,
    work_on,
)
from shamble.lnoe.rules.burning import BURNING, face_fire
from shamble.lnoe.rules.cards import lasting, leave_play, take_marker
from shamble.lnoe.rules.carried import take_along
from shamble.lnoe.rules.fight import fight_every_zombie_here
from shamble.lnoe.rules.search import PICK_UP_TYPES, can_search, search_options, start_search, use_pick_up
from shamble.lnoe.rules.steps import fails_to_squeeze, hero_steps_from, may_squeeze, walls_open
from shamble.lnoe.rules.survival import movement_of
from shamble.lnoe.rules.things import strike_thing_here, thing_at
from shamble.lnoe.rules.windows import open_window, with_start
from shamble.lnoe.scenario import scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, HERO_TURN, HERO_TURN_START, MOVE_ACTION, OWN_MOVE
from shamble.lnoe.uses import happened, happened_to_hero, has_luck, hero_total, is_play, plays, total, use_of

Usable = Callable[[Lnoe, int], bool]
Instead = Callable[[Lnoe, int], None]


class MoveAbility(NamedTuple):
    """An ability used in place of moving or of searching: when, what happens, and whether it is done by searching."""

    usable: Usable
    effect: Instead
    searching: bool


SHUNS_ZOMBIES: Final = "shuns-zombies"
"""The lasting effect of a Hero who enters no space with Zombies."""

MOVE_ABILITIES: Final[dict[str, MoveAbility]] = register({})


def move_ability(name: str, usable: Usable, *, searching: bool = False) -> Callable[[Instead], Instead]:
    """Declare an ability that takes the place of the Move Action: usable(g, hero), effect(g, hero)."""

    def declare(effect: Instead) -> Instead:
        MOVE_ABILITIES[name] = MoveAbility(usable, effect, searching)
        return effect

    return declare


def instead_of_searching(g: Lnoe, hero: int) -> bool:
    """The Hero could search here, and gives that up."""
    return can_search(g, hero)


# -- where a step may lead ---------------------------------------------------------------------------------


def step_options(g: Lnoe, hero: int, left: int, crossed: bool) -> list[Option]:
    """Every legal next step of a Hero with this many spaces left.  [8.4]"""
    at = g.space_of[hero]
    if g.zombies_at[at] and (total(g, "cannot-leave", hero) or is_held(g, hero, at)):
        return []
    steps = hero_steps_from(g, hero, at)
    if may_be_bound(g):
        steps = _as_cards_allow(g, hero, steps, left, crossed)
    return list(map(_step_to, steps))


@cache
def _step_to(space: int) -> Option:
    return ("step", space)


BINDS: Final = frozenset(
    {"stands-fast", "keeps-to-building", "must-end-alone", "must-part", "walls-open", SHUNS_ZOMBIES}
)
"""The numbers by which a card binds the move of a Hero."""


def may_be_bound(g: Lnoe) -> bool:
    """Whether there is anything now that might bind the move of a Hero."""
    return not BINDS.isdisjoint(g.changed)


def _as_cards_allow(g: Lnoe, hero: int, steps: Sequence[int], left: int, crossed: bool) -> Sequence[int]:
    """The steps after which the move can still end as a card demands."""
    at = g.space_of[hero]
    if must(g, "stands-fast", hero):
        return ()
    if walls_open(g, hero):
        steps = [to for to in steps if _ends_outside(g, at, to, left, crossed)]
    if must(g, "keeps-to-building", hero):
        steps = [to for to in steps if g.board.building[to] == g.board.building[at]]
    if must(g, SHUNS_ZOMBIES, hero):
        steps = [to for to in steps if not g.zombies_at[to]]
    if must(g, "must-end-alone", hero):
        steps = [to for to in steps if _can_end_alone(g, hero, to, left - 1)]
    return steps


def is_held(g: Lnoe, hero: int, at: int) -> bool:
    """Whether a Zombie here holds on to a Hero who has not rolled high enough.  [8.4.2.1, 14.6.3.4]"""
    if not g.content.armed or g.acting() is None:
        return False
    weapons = [g.weapon(zombie) for zombie in g.zombies_in(at)]
    return any(weapon is not None and movement_of(g) < weapon.holds_below for weapon in weapons)


def must(g: Lnoe, what: str, hero: int) -> bool:
    """Whether a card binds the move of this Hero in some way."""
    return what in g.changed and total(g, what, hero) > 0


def shares_space(g: Lnoe, hero: int) -> bool:
    return g.heroes_at[g.space_of[hero]] > 1


def _can_end_alone(g: Lnoe, hero: int, space: int, left: int) -> bool:
    """Whether a Hero who steps in here with this many spaces left can still end the move without another Hero."""
    own = g.space_of[hero]
    frontier, seen = {space}, {space}
    for _ in range(left + 1):
        if any(g.heroes_at[at] == (at == own) for at in frontier):
            return True
        frontier = {to for at in frontier if not g.zombies_at[at] for to in hero_steps_from(g, hero, at)} - seen
        seen |= frontier
    return False


def must_go_on(g: Lnoe, f: Frame) -> bool:
    """Whether this Hero may neither stay nor do anything else: beside another, whom a card makes them leave."""
    bound = "must-end-alone" if f.moved else "must-part"
    if not must(g, bound, f.hero) or not shares_space(g, f.hero):
        return False
    return bool(step_options(g, f.hero, f.left if f.rolled else 6, f.crossed))


def _ends_outside(g: Lnoe, at: int, to: int, left: int, crossed: bool) -> bool:
    """A Hero who goes through a wall must still be able to end the move outside every building."""
    through_wall = to not in g.board.hero_steps[at]
    return not (crossed or through_wall) or _can_end_outside(g, to, left - 1)


def _can_end_outside(g: Lnoe, space: int, left: int) -> bool:
    """Whether a Hero standing here with this many spaces left can end the move outdoors."""
    board = g.board
    frontier, seen = {space}, {space}
    for _ in range(left + 1):
        if any(board.building[at] < 0 for at in frontier):
            return True
        frontier = {to for at in frontier if not g.zombies_at[at] for to in board.window_steps[at]} - seen
        seen |= frontier
    return False


def ways_ahead(g: Lnoe, hero: int, left: int, first: Iterable[int]) -> dict[int, int]:
    """Each space a Hero could come to with so many spaces left -> the space it is entered from, nearest first.

    `first` are the steps that are possible now. Zombies and lights that are out end a move. While walls are open a way
    through one ends behind it: what may follow depends on where the move can still end.  [8.4, 8.4.2, 3.14.10]
    """
    here, building, zombies = g.space_of[hero], g.board.plot, g.zombies_at
    found = dict.fromkeys(first, here)
    steps = g.board.hero_steps
    through_walls, changed = walls_open(g, hero), bool(g.flags or g.edges or g.content.hero_steps)
    changed = changed or (bool(g.board.pinch_steps) and may_squeeze(g, hero))
    edge = [to for to in found if not through_walls or to in steps[here]]
    if hero_total(g, "passes-zombies", hero):
        zombies = [0] * len(zombies)
    slips = hero_total(g, SLIPS, hero) if may_slip(g) else 0
    for _ in range(left - 1):
        ahead: list[int] = []
        for at in edge:
            if zombies[at] and (not slips or _met_on_the_way(found, zombies, here, at) > slips):
                continue
            if changed and building[at] >= 0 and _dark(g, hero, building[at]):
                continue
            onward = hero_steps_from(g, hero, at) if changed else steps[at]
            for to in onward:
                if to not in found and to != here and (not through_walls or to in steps[at]):
                    found[to] = at
                    ahead.append(to)
        if not ahead:
            break
        edge = ahead
    return found


def _met_on_the_way(found: dict[int, int], zombies: Sequence[int], here: int, at: int) -> int:
    """How many spaces with Zombies lie on the way to this one, itself included."""
    met = 0
    while at != here:
        met += zombies[at] > 0
        at = found[at]
    return met


def _dark(g: Lnoe, hero: int, building: int) -> bool:
    """Whether a marker on this building ends the move of this Hero."""
    return g.flagged("stops-heroes", building) and any(
        marker.building == building
        and "stops-heroes" in MARKER[marker.kind].does
        and not g.is_immune(hero, marker.kind)
        for marker in g.markers
    )


# -- the Move Action ---------------------------------------------------------------------------------------

move_action = Rule("move-action")
"""Facts: hero; points, if movement is shared with others; then left (spaces), rolled, moved, crossed, halted."""


AT_FIRST: Final[dict[str, Any]] = {"left": 0, "rolled": False, "moved": False, "crossed": False, "halted": False}
"""The facts of a move that has not begun."""


@move_action.step
def begin_move(g: Lnoe, f: Frame) -> None:
    f.__dict__.update(AT_FIRST)
    if "points" in f.__dict__:
        f.left, f.rolled = f.points, True


@move_action.step
def offer_move(g: Lnoe, f: Frame) -> None:
    """May roll before deciding, or must; then moves step by step, or searches, or uses an ability.

    [8.3, 2007 Move Action]
    """
    hero: int = f.hero
    left: int = f.left
    rolled: bool = f.rolled
    moved: bool = f.moved
    seat, space = g.owner[hero], g.space_of[hero]
    if space < 0 or g.lost_turn >> hero & 1:
        f.finish()
        return
    steps = step_options(g, hero, left, f.crossed) if left > 0 else []
    if g.barricades and left > 0:
        steps += clearing_options(g, hero)
    if moved and not steps:
        offer_last_use(g, f)
        return
    bound = may_be_bound(g) and must_go_on(g, f)
    mandatory = g.profile.movement_roll == "mandatory"
    options: list[Option] = []
    if not rolled:
        options = [("roll-movement",)] if bound or mandatory else [("skip",), ("roll-movement",)]
    elif not bound and (not f.crossed or g.board.building[space] < 0):
        options = [("stop",)]
    accept = CALM | OWN_MOVE | HERO_TURN
    if not moved and not bound and (rolled or not mandatory):
        accept |= MOVE_ACTION
        options += search_options(g, hero)
        for name in g.sheet[hero].abilities:
            if name in MOVE_ABILITIES and MOVE_ABILITIES[name].usable(g, hero):
                options.append(("ability", name, hero, -1, -1, -1, -1, -1, ""))
        if rolled and g.content.barricades:
            options += works(g, f)
        if rolled == mandatory:
            options += scenario_acts.act_options(g, hero, scenario_of(g))
    options += steps
    if len(g.rosters) > 2:
        options += [*(leading_options(g, f) if rolled else ()), *acts_of_allies(g)]
    accept = with_start(g, accept)
    if g.react[seat] & accept:
        for use in plays(g, seat, accept):
            if use[2] < 0 or use[2] == hero or not _own_move_only(use):
                options.append(use)
    g.ask(seat, "move-hero" if moved else "move-action", options, hero, (left,), accept)


def works(g: Lnoe, f: Frame) -> list[Option]:
    """Barricades that a Hero may work on; with shared movement for two points of it.  [8.6.1, 16.3.8.6]"""
    if "points" not in f.__dict__:
        return move_action_options(g, f.hero, f.left)
    return building_options(g, f.hero) if f.left >= POINTS_TO_BUILD else []


SHARED_MOVEMENT: Final = "shared-movement"
"""The note of the movement points that Townsfolk Heroes have left this turn.  [16.3.8.3]"""
POINTS_TO_BUILD: Final = 2


def offer_last_use(g: Lnoe, f: Frame) -> None:
    """With the last space walked the move is not yet over for an item that serves at any point of it."""
    seat = g.owner[f.hero]
    uses = [] if f.halted or not g.react[seat] & OWN_MOVE else plays(g, seat, OWN_MOVE)
    uses = [option for option in uses if option[2] == f.hero]
    if len(g.rosters) > 2 and g.space_of[f.hero] >= 0:
        uses += leading_options(g, f)
    if uses:
        g.ask(seat, "move-hero", [("stop",), *uses], f.hero, (0,), OWN_MOVE)
    else:
        f.finish()


def _own_move_only(option: Option) -> bool:
    """Whether a use is bound to the move of the Hero who has the item."""
    return not use_of(option).when & (CALM | HERO_TURN | HERO_TURN_START)


@move_action.step
def act(g: Lnoe, f: Frame) -> None:
    option = g.answer
    type: str = option[0]
    if type == "step":
        f.to_space = option[1]
        g.turn_begun = True
        approach_door(g, f)
        return
    f.to("offer_move")
    if type in LEADING:
        take_or_leave(g, f, option)
    elif type in ACTS:
        ally_acts(g, option)
    elif type == "clear":
        clear_the_way(g, f, option)
    elif type in ("build", "reinforce"):
        end_move(g, f)
        work_on(g, f.hero, option)
    elif type == "roll-movement":
        f.rolled = True
        g.call("movement-roll", hero=f.hero)
    elif type == "search":
        end_move(g, f)
        start_search(g, f.hero, option)
    elif type in PICK_UP_TYPES:
        end_move(g, f)
        use_pick_up(g, f.hero, option)
    elif type == "ability" and option[1] in MOVE_ABILITIES:
        end_move(g, f)
        g.emit("used-ability", who=f.hero, ability=option[1])
        MOVE_ABILITIES[option[1]].effect(g, f.hero)
    elif is_play(option):
        if use_of(option).when & MOVE_ACTION:
            end_move(g, f)
        g.call("play", seat=g.owner[f.hero], option=option)
    else:
        end_move(g, f)
        if type in ("skip", "stop"):
            the_activation(g).used_for = "moving" if f.moved else "staying"
            if not f.moved and g.in_play:
                happened(g, "move-given-up", f.hero)
        else:
            scenario_acts.act(g, f.hero, option)


def clear_the_way(g: Lnoe, f: Frame, option: Option) -> None:
    """A movement point for a Reinforcement marker; the Move Action is used for moving.  [8.4.4.1]"""
    g.turn_begun = True
    f.left, f.moved = f.left - 1, True
    use_shared_point(g, f)
    the_activation(g).used_for = "moving"
    weaken(g, wall_at(g, option[1]), f.hero)


def use_shared_point(g: Lnoe, f: Frame) -> None:
    """Where movement is shared with others, they have a point less.  [16.3.8.3]"""
    if "points" in f.__dict__:
        f.points -= 1
        g.notes[SHARED_MOVEMENT] = f.points


def the_activation(g: Lnoe) -> Frame:
    """The turn of the Hero who acts."""
    frame = g.acting()
    assert frame is not None, "no Hero acts"
    return frame


def end_move(g: Lnoe, f: Frame) -> None:
    g.turn_begun = True
    f.finish()
    if "points" in f.__dict__ and g.answer[0] not in ("skip", "stop"):
        price = POINTS_TO_BUILD if g.answer[0] in ("build", "reinforce") else 1
        g.notes[SHARED_MOVEMENT] = f.points - price


def approach_door(g: Lnoe, f: Frame) -> None:
    """A door may be found locked before the Hero is through.  [8.4.3]"""
    f.locked = ""
    at = g.space_of[f.hero]
    if (at, f.to_space) in g.board.door_steps:
        open_window(g, "at-the-door", only="zombies")


@move_action.step
def arrive(g: Lnoe, f: Frame) -> None:
    """Zombies in the space end the move, and so do lights that are out.  [8.4.2, 3.14.10]"""
    hero: int = f.hero
    to: int = f.to_space
    f.to("offer_move")
    if g.space_of[hero] < 0:
        return
    if f.locked:
        f.left, f.moved, f.halted = 0, True, True
        g.emit("stopped", who=hero, why=f.locked)
        return
    if not take_step(g, f, to):
        return
    the_activation(g).used_for = "moving"
    if thing_at(g, to) is not None and not g.zombies_at[to] and hero_total(g, "fights-while-moving", hero):
        strike_thing_here(g, hero)
    if g.zombies_at[to]:
        if hero_total(g, "fights-while-moving", hero):
            f.to("offer_charge")
        elif not hero_total(g, "passes-zombies", hero) and not slips_past(g, hero):
            f.left, f.halted = 0, True


def take_step(g: Lnoe, f: Frame, to: int) -> bool:
    """A Hero who moves steps into the next space, and what is there may end the move; whether the Hero stands there.

    Zombies in the space are left to the caller: not everybody stops for them.
    """
    hero: int = f.hero
    start = g.space_of[hero]
    squeezes = (start, to) in g.board.pinch_steps and not walls_open(g, hero) and may_squeeze(g, hero)
    if squeezes and fails_to_squeeze(g, hero):
        f.left, f.moved, f.halted = 0, True, True
        g.emit("stopped", who=hero, why="pinch-point")
        return False
    f.crossed = f.crossed or (to not in g.board.hero_steps[start] and walls_open(g, hero))
    if (start, to) in g.edges and not walls_open(g, hero):
        unlock(g, hero, start, to)
    place_hero(g, hero, to)
    if g.events is not None:
        g.events.append({"type": "moved", "who": hero, "from": start, "to": to})
    f.moved = True
    f.left -= 1
    use_shared_point(g, f)
    f.handed = ()
    if g.markers:
        take_along(g, hero)
    if BURNING in g.flags:
        face_fire(g, hero)
    if scenario_acts.leave_by_a_way_out(g, hero):
        return False
    building = g.board.plot[to]
    if g.in_play:
        happened(g, "hero-entered", hero)
        if building >= 0 and building != g.board.plot[start]:
            happened(g, "hero-entered-building", hero)
    if must(g, "stopped-near-zombies", hero) and any(g.zombies_at[space] for space in g.board.adjacent[to]):
        f.left, f.halted = 0, True
        g.emit("stopped", who=hero, why="zombies-near")
    if building >= 0 and g.flagged("stops-heroes", building):
        stop_in_the_dark(g, f, building)
    if g.zombies_at[to]:
        take_heart(g, hero)
    return True


SLIPS: Final = "slips-past"
"""How many spaces with Zombies a Hero may still go through this turn."""


def may_slip(g: Lnoe) -> bool:
    """Whether anything of this game lets Heroes do so."""
    return SLIPS in g.content.carried or (bool(g.in_play) and SLIPS in g.content.quantities)


def slips_past(g: Lnoe, hero: int) -> bool:
    """Whether an item, or what was learned, takes the Hero through this one space with Zombies."""
    slips = may_slip(g) and hero_total(g, SLIPS, hero) > 0
    if slips:
        happened_to_hero(g, "slipped-past", hero)
    return slips


def take_heart(g: Lnoe, hero: int) -> None:
    """A Hero may gain Fight Dice for each space with Zombies that is entered this turn."""
    dice = total(g, "dice-for-meeting-zombies", hero) if g.effects else 0
    if dice:
        lasting(g, "fight-dice", hero, dice, "turn")


def unlock(g: Lnoe, hero: int, start: int, to: int) -> None:
    """Who steps over a marker that an item helps against takes it away, and its card.  [3.14.3.2, Ruling 14]"""
    use_against(g, hero, g.edges[start, to])
    for marker in [marker for marker in g.markers if {marker.space, marker.beyond} == {start, to}]:
        if marker.copy >= 0:
            leave_play(g, marker.copy)
        else:
            take_marker(g, marker)


def stop_in_the_dark(g: Lnoe, f: Frame, building: int) -> None:
    """A marker that ends moves does so unless an item of the Hero helps against it.  [3.14.10]"""
    for marker in g.markers:
        if marker.building == building and "stops-heroes" in MARKER[marker.kind].does:
            if not g.is_immune(f.hero, marker.kind):
                f.left, f.halted = 0, True
                g.emit("stopped", who=f.hero, why=marker.kind)
                return
            use_against(g, f.hero, marker.kind)


def use_against(g: Lnoe, hero: int, what: str) -> None:
    """To be led by an item is to use it: no other Hero does this turn.  [Ruling 14]"""
    item = g.item_against(hero, what)
    if item >= 0 and what not in g.sheet[hero].ignores:
        g.note_use(item, hero)


@move_action.step
def offer_charge(g: Lnoe, f: Frame) -> None:
    """A Hero who may fight while moving chooses to fight all Zombies here and go on, or to end the move."""
    g.ask(
        g.owner[f.hero],
        "choose",
        [("choose", "charge", "no"), ("choose", "charge", "yes")],
        f.hero,
        ("charge",),
    )


@move_action.step
def charge(g: Lnoe, f: Frame) -> None:
    f.to("offer_move")
    if g.answer[2] == "yes":
        fight_every_zombie_here(g, f.hero)
        strike_thing_here(g, f.hero)
    else:
        f.left, f.halted = 0, True


def place_hero(g: Lnoe, hero: int, space: int) -> None:
    """Put a Hero into a space, and whoever is led along.  [16.3.7.4]"""
    g.put(hero, space)
    if hero in g.led:
        g.put(g.led[hero], space)
    tell(g, "hero-arrived", hero)


# -- the movement roll -------------------------------------------------------------------------------------

movement_roll = Rule("movement-roll")  # facts: hero; dice, if several Heroes share what they show; then die


@movement_roll.step
def roll_die(g: Lnoe, f: Frame) -> None:
    """A roll that was made before stands for this one."""
    f.die = total(g, "movement-rolled", f.hero) if g.effects else 0
    if not f.die:
        roll_movement(g, f)
    if g.turn_begun:
        open_window(g, "move-rolled", only="zombies")
    else:
        # The start of the turn lasts until somebody moves; the one who rolled finds it in the next decision.
        open_window(g, "move-rolled", but=g.owner[f.hero])


def roll_movement(g: Lnoe, f: Frame) -> None:
    """Roll for movement, or once more: the die of a Hero, or the dice that several share.  [8.4, 16.3.8.3]"""
    f.die = sum(g.roll("movement", f.__dict__.get("dice", 1), f.hero))


@movement_roll.step
def answer_roll(g: Lnoe, f: Frame) -> None:
    """Then it is up to the Heroes what they make of it."""
    open_window(g, "own-roll", only="heroes")


@movement_roll.step
def offer_reroll(g: Lnoe, f: Frame) -> None:
    f.again = bool(g.effects) and total(g, "rerolls-movement", f.hero) > 0 and has_luck(g, g.owner[f.hero])
    if f.again:
        options: list[Option] = [("choose", "reroll", "no"), ("choose", "reroll", "yes")]
        g.ask(g.owner[f.hero], "choose", options, f.hero, ("reroll",))


@movement_roll.step
def reroll(g: Lnoe, f: Frame) -> None:
    if f.again and g.answer[2] == "yes":
        roll_movement(g, f)


@movement_roll.step
def count_spaces(g: Lnoe, f: Frame) -> None:
    """Reductions first and never below 1, then what an ability adds.  [3.17.1]"""
    if g.space_of[f.hero] < 0:
        return
    if "dice" in f.__dict__:
        # Nothing adds to what is shared, or takes from it.  [16.3.8.4]
        g.hand_back(left=f.die)
        return
    spaces = max(1, total(g, "movement", f.hero, f.die))
    spaces = hero_total(g, "movement-bonus", f.hero, spaces)
    if g.content.armed or g.content.searched:
        # A Zombie may hold on to who has rolled low, and who has rolled high finds more.  [8.4.2.1, 8.5.4]
        the_activation(g).movement = spaces
    g.hand_back(left=spaces)
    if "moves-again-on" in g.sheet[f.hero].folds and f.die <= hero_total(g, "moves-again-on", f.hero):
        the_activation(g).again = f.die
    if "searches-outdoors-on" in g.sheet[f.hero].folds:
        the_activation(g).rolled_low = f.die <= hero_total(g, "searches-outdoors-on", f.hero)
    if f.die == 1:
        happened_to_hero(g, "rolled-one", f.hero)


def spoil_move(g: Lnoe, hero: int) -> None:
    """The Move Action of a Hero who has just rolled for it comes to nothing."""
    move = g.top("move-action")
    assert move is not None, "nobody moves"
    move.left, move.moved, move.halted = 0, True, True
