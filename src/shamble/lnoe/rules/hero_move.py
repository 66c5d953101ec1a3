"""The Hero's Move Action: move, search, pick up, or an ability in its place.  [6.4.1, 8.3, 8.4]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
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
from shamble.lnoe.rules.burning import BURNING, face_fire, is_burning
from shamble.lnoe.rules.cards import lasting, leave_play, take_marker
from shamble.lnoe.rules.carried import take_along
from shamble.lnoe.rules.fight_all import fight_every_zombie_here
from shamble.lnoe.rules.hero_ways import SLIPS, may_be_bound, may_slip, must, must_go_on, step_options
from shamble.lnoe.rules.search import PICK_UP_TYPES, search_options, start_search, use_pick_up
from shamble.lnoe.rules.steps import fails_to_squeeze, may_squeeze, walls_open
from shamble.lnoe.rules.things import strike_thing_here, thing_at
from shamble.lnoe.rules.windows import open_window, with_start
from shamble.lnoe.scenario import scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, HERO_TURN, HERO_TURN_START, MOVE_ACTION, OWN_MOVE
from shamble.lnoe.uses import happened, happened_to_hero, hero_total, is_play, total, use_of

Usable = Callable[[Lnoe, int], bool]
Instead = Callable[[Lnoe, int], None]


class MoveAbility(NamedTuple):
    """An ability used in place of moving or of searching: when, what happens, and whether it is done by searching."""

    usable: Usable
    effect: Instead
    searching: bool


MOVE_ABILITIES: Final[dict[str, MoveAbility]] = register({})


def move_ability(name: str, usable: Usable, *, searching: bool = False) -> Callable[[Instead], Instead]:
    """Declare an ability that takes the place of the Move Action: usable(g, hero), effect(g, hero)."""

    def declare(effect: Instead) -> Instead:
        MOVE_ABILITIES[name] = MoveAbility(usable, effect, searching)
        return effect

    return declare


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
            options += scenario_acts.turn_options(g, hero, scenario_of(g))
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
            turn = the_activation(g)
            turn.used_for = "moving" if f.moved else turn.used_for or "staying"
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


@move_action.back_to("offer_move")
def arrive(g: Lnoe, f: Frame) -> None:
    """Zombies in the space end the move, and so do lights that are out.  [8.4.2, 3.14.10]"""
    hero: int = f.hero
    to: int = f.to_space
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
    burns = BURNING in g.flags and is_burning(g, to)
    if burns:
        face_fire(g, hero)
    if burns and scenario_of(g).ways_out:
        g.call("out-of-the-fire", hero=hero)
    elif scenario_acts.leave_by_a_way_out(g, hero):
        return False
    building = g.board.plot[to]
    if g.in_play:
        happened(g, "hero-entered", hero)
        if building >= 0 and building != g.board.plot[start]:
            happened(g, "hero-entered-building", hero)
    if must(g, "stopped-near-zombies", hero) and any(g.zombies_at[space] for space in g.board.adjacent[to]):
        f.left, f.halted = 0, True
        g.emit("stopped", who=hero, why="zombies-near")
    if building >= 0 and "stops-heroes" in g.flags and g.flagged("stops-heroes", building):
        stop_in_the_dark(g, f, building)
    if g.zombies_at[to]:
        take_heart(g, hero)
    return True


out_of_the_fire = Rule("out-of-the-fire")  # facts: hero


@out_of_the_fire.step
def get_out(g: Lnoe, f: Frame) -> None:
    """Where a way off the board burns, the wound comes first, and the dead do not escape.  [12.3]"""
    if g.space_of[f.hero] >= 0:
        scenario_acts.leave_by_a_way_out(g, f.hero)


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
    """A Hero who may fight while moving chooses to fight all Zombies here and go on, or to end the move.

    Unless the way here was the last.
    """
    if g.space_of[f.hero] < 0:
        f.to("offer_move")
        return
    g.ask(
        g.owner[f.hero],
        "choose",
        [("choose", "charge", "no"), ("choose", "charge", "yes")],
        f.hero,
        ("charge",),
    )


@move_action.back_to("offer_move")
def charge(g: Lnoe, f: Frame) -> None:
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
