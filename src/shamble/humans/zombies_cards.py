"""The events of Zombies!!!, in alphabetical order; its items are in `items`."""

from __future__ import annotations

from shamble.humans.humans_cards import own_attempt, own_turn
from shamble.humans.land import squares
from shamble.humans.rules.capture import capture_number, the_attempt
from shamble.humans.rules.cards import end_of_own_next_turn, lay_down, lose_item, next_turn, this_turn
from shamble.humans.rules.combat import KILLS, in_combat, lose_life, the_combat
from shamble.humans.rules.dice import raise_roll
from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.guy import guys
from shamble.humans.rules.horde import move_zombie, room_for_zombies
from shamble.humans.rules.move import change_movement
from shamble.humans.state import BEFORE, MOST_LIFE, SHOTGUN, ZOMBIE, Town, bits
from shamble.humans.timing import (
    ANY_TIME,
    BEFORE_MOVE,
    CAPTURE_BEGINS,
    CAPTURE_ROLLED,
    COMBAT,
    MOVE_BEGINS,
    MOVE_ROLLED,
    OWN_TURN,
)
from shamble.humans.uses import NOBODY, card
from shamble.kernel.flow import Frame, Rule

# -- when they may be played -------------------------------------------------------------------------------


def opponents(g: Town, seat: int) -> list[int]:
    """Never oneself.  [ZR14]"""
    return [other for other in range(len(g.seats)) if other != seat]


def opposing_pawns(g: Town, seat: int) -> list[int]:
    """Opponents with a pawn on the board; a shotgun guy must be alive, and whoever is afraid is moved by nothing."""
    return [
        other
        for other in opponents(g, seat)
        if g.pawns[other] and (g.roles[other] == ZOMBIE or g.life[other]) and not g.effect("fear", other)
    ]


def own_guy_move(g: Town, seat: int) -> list[int]:
    """The own shotgun guy has yet to roll, and nothing else replaces the roll."""
    move = g.top("hz-guy-move")
    return NOBODY if move is not None and move.seat == seat and not move.rested and not move.fixed else []


def some_room(g: Town, seat: int) -> list[int]:
    return NOBODY if g.zombie_pool and room_for_zombies(g) else []


# -- the cards ---------------------------------------------------------------------------------------------


def own_roll(g: Town, seat: int) -> list[int]:
    move = g.top("hz-guy-move")
    return NOBODY if move is not None and move.seat == seat else []


@card("adrenaline-rush", when=MOVE_ROLLED, targets=own_roll, mode="movement")
def adrenaline_rush(g: Town, f: Frame) -> None:
    """Double your movement with its bonuses, or add 2 to one combat roll; a zombie: Movement or capture roll."""
    move = g.top("hz-guy-move")
    assert move is not None
    move.times += 1


@card("adrenaline-rush", when=COMBAT, targets=in_combat, mode="combat")
def rush_of_strength(g: Town, f: Frame) -> None:
    the_combat(g).extra += 2


def own_zombies_yet_to_move(g: Town, seat: int) -> list[int]:
    return NOBODY if seat == g.active and g.roles[seat] == ZOMBIE else []


@card("adrenaline-rush", when=BEFORE_MOVE, targets=own_zombies_yet_to_move, mode="zombies")
def rush_of_the_dead(g: Town, f: Frame) -> None:
    change_movement(g, f.seat, "doubled")


def own_capture_that_needs_it(g: Town, seat: int) -> list[int]:
    """The own attempt, unless the die on the table is good enough."""
    roll = g.top("hz-tokened-roll")
    attempt = the_attempt(g)
    done = roll is not None and roll.die + attempt.change >= capture_number(g, attempt.seat)
    return [] if done else own_attempt(g, seat)


@card("adrenaline-rush", when=CAPTURE_BEGINS | CAPTURE_ROLLED, targets=own_capture_that_needs_it, mode="capture")
def rush_at_the_prey(g: Town, f: Frame) -> None:
    the_attempt(g).change += 2
    raise_roll(g, 2)


@card("alternate-food-source", when=ANY_TIME)
def alternate_food_source(g: Town, f: Frame) -> None:
    """Until the end of your next turn the horde and shotgun guys do not fight; one on the Helipad matters no more.

    [ZR16, Z1.1]
    """
    if g.switches.short_truce:
        this_turn(g, "truce", -1)
    else:
        end_of_own_next_turn(g, "truce", f.seat)
    pad = g.land.find("helipad")
    if pad >= 0:
        check_helipad(g, 9 * pad + 4)


def opponents_if_life_allows(g: Town, seat: int) -> list[int]:
    """The life that is given up must not be the last one.  [Ruling H3]"""
    return opposing_pawns(g, seat) if g.life[seat] > 1 and g.pawns[seat] else []


@card("bad-sense-of-direction", when=ANY_TIME, targets=opponents_if_life_allows)
def bad_sense_of_direction(g: Town, f: Frame) -> None:
    """Give up a life: an opponent's pawn goes to the centre of Town Square.  [ZR23]"""
    lose_life(g, f.seat)
    g.call("hz-send-home", seat=f.seat, whose=f.target)


send_home = Rule("hz-send-home")  # facts: seat, whose


@send_home.step
def send_which(g: Town, f: Frame) -> None:
    g.ask(f.seat, "choose-pawn", [("pawn", f.whose, square) for square in dict.fromkeys(g.pawns[f.whose])])


@send_home.step
def send_it(g: Town, f: Frame) -> None:
    square = g.answer[2]
    g.move_pawn(f.whose, square, g.town_square)
    g.emit("moved", seat=f.whose, source=square, to=g.town_square)
    check_helipad(g, square)


def guy_about_to_move(g: Town, seat: int) -> list[int]:
    move = g.top("hz-guy-move")
    return [move.seat] if move is not None and move.seat != seat and move.by == move.seat else []


@card("brain-cramp", when=MOVE_BEGINS, targets=guy_about_to_move)
def brain_cramp(g: Town, f: Frame) -> None:
    """You decide whether and where an opponent's shotgun guy moves."""
    move = g.top("hz-guy-move")
    assert move is not None
    move.by = f.seat


def with_something_to_drop(g: Town, seat: int) -> list[int]:
    return [other for other in opponents(g, seat) if g.items[other] or g.bullets[other]]


@card("butter-fingers", when=ANY_TIME, targets=with_something_to_drop)
def butter_fingers(g: Town, f: Frame) -> None:
    """An opponent loses an item or up to two bullets; you choose which.  [ZR21]"""
    g.call("hz-butter-fingers", seat=f.seat, whose=f.target)


drop = Rule("hz-butter-fingers")  # facts: seat, whose


@drop.step
def drop_what(g: Town, f: Frame) -> None:
    items = [("drop-item", f.whose, slug) for slug in g.items[f.whose]]
    bullets = [("drop-bullets", f.whose, count) for count in range(min(2, g.bullets[f.whose]), 0, -1)]
    g.ask(f.seat, "choose-loss", [*items, *bullets])


@drop.step
def drop_it(g: Town, f: Frame) -> None:
    type, whose, what = g.answer
    if type == "drop-item":
        lose_item(g, whose, what)
    else:
        g.bullets[whose] -= what
        g.emit("bullets", seat=whose, spent=what, left=g.bullets[whose])


@card("claustrophobia", when=ANY_TIME, targets=opponents)
def claustrophobia(g: Town, f: Frame) -> None:
    """In their next turn an opponent enters no building and leaves the one they are in."""
    next_turn(g, "claustrophobia", f.target)


@card("fear", when=ANY_TIME, targets=opponents)
def fear(g: Town, f: Frame) -> None:
    """An opponent does not move in their next turn; resting is allowed.  [ZR20]"""
    next_turn(g, "fear", f.target)


@card("hysterical-paralysis", when=ANY_TIME, targets=opponents)
def hysterical_paralysis(g: Town, f: Frame) -> None:
    """An opponent skips their whole next turn."""
    next_turn(g, "paralysis", f.target)


def collectors(g: Town, seat: int) -> list[int]:
    """Shotgun guys of opponents who have collected a zombie."""
    return [other for other in opponents(g, seat) if g.roles[other] == SHOTGUN and g.kills[other]]


@card("i-dont-think-theyre-dead", when=ANY_TIME, targets=collectors)
def i_dont_think_theyre_dead(g: Town, f: Frame) -> None:
    """An opponent rolls two dice; a 3 or less that is not mended costs two zombies of the collection.  [ZR22]"""
    g.call("hz-not-dead", seat=f.target)


not_dead = Rule("hz-not-dead")  # facts: seat; then dice, failed


@not_dead.step
def roll_two(g: Town, f: Frame) -> None:
    f.dice = g.roll("not-dead", 2, f.seat)
    f.failed = False


@not_dead.step
def mend(g: Town, f: Frame) -> None:
    """Bullets add 1 each, a life rolls a die again, but not the last life."""
    while f.dice and f.dice[0] >= KILLS:
        f.dice = f.dice[1:]
    if not f.dice or f.failed:
        f.to("give_back")
        return
    missing = KILLS - f.dice[0]
    options: list[tuple[str, ...] | tuple[str, int]] = [("accept",)]
    if g.bullets[f.seat] >= missing:
        options.append(("bullets", missing))
    if g.life[f.seat] > 1:
        options.append(("lose-life",))
    g.ask(f.seat, "mend-die", options, facts=(f.dice[0],))


@not_dead.step
def mend_it(g: Town, f: Frame) -> None:
    answer = g.answer
    f.to("mend")
    if answer == ("accept",):
        f.failed = True
    elif answer[0] == "bullets":
        g.bullets[f.seat] -= answer[1]
        g.emit("bullets", seat=f.seat, spent=answer[1], left=g.bullets[f.seat])
        f.dice = f.dice[1:]
    else:
        lose_life(g, f.seat)
        f.dice = (*g.roll("not-dead", 1, f.seat), *f.dice[1:])


@not_dead.step
def give_back(g: Town, f: Frame) -> None:
    if f.failed:
        count = min(2, g.kills[f.seat])
        g.kills[f.seat] -= count
        g.zombie_pool += count
        g.emit("gave-back", seat=f.seat, count=count, kills=g.kills[f.seat])


def buildings_to_fill(g: Town) -> list[int]:
    room = room_for_zombies(g)
    return [number for number, inside in enumerate(g.land.buildings) if inside & room]


def a_building_to_fill(g: Town, seat: int) -> list[int]:
    return NOBODY if g.zombie_pool and buildings_to_fill(g) else []


@card("just-when-you-thought", when=ANY_TIME, targets=a_building_to_fill)
def just_when_you_thought(g: Town, f: Frame) -> None:
    """Choose a building: a zombie comes onto each of its squares that has none."""
    g.call("hz-fill-building", seat=f.seat, double=False)


def a_building_to_double(g: Town, seat: int) -> list[int]:
    fit = [n for n in buildings_to_fill(g) if g.land.buildings[n] & g.horde]
    return NOBODY if g.zombie_pool and fit else []


@card("slight-miscalculation", when=ANY_TIME, targets=a_building_to_double)
def slight_miscalculation(g: Town, f: Frame) -> None:
    """Choose a building: its zombies are doubled, as far as there is room."""
    g.call("hz-fill-building", seat=f.seat, double=True)


fill = Rule("hz-fill-building")  # facts: seat, double


@fill.step
def fill_which(g: Town, f: Frame) -> None:
    fit = [n for n in buildings_to_fill(g) if not f.double or g.land.buildings[n] & g.horde]
    g.ask(f.seat, "choose-tile", [("tile", number) for number in fit])


@fill.step
def fill_it(g: Town, f: Frame) -> None:
    inside = g.land.buildings[g.answer[1]]
    count = (inside & g.horde).bit_count() if f.double else inside.bit_count()
    g.call("hz-more-zombies", seat=f.seat, count=count, where=tuple(squares(inside)))


@card("much-needed-rest", when=MOVE_BEGINS, targets=own_guy_move)
def much_needed_rest(g: Town, f: Frame) -> None:
    """Instead of the movement roll: two life tokens, never above five."""
    move = g.top("hz-guy-move")
    assert move is not None
    move.rested = True
    g.life[f.seat] = min(MOST_LIFE, g.life[f.seat] + 2)
    g.emit("rested", seat=f.seat, life=g.life[f.seat])


def no_shotgun_yet(g: Town, seat: int) -> list[int]:
    return own_turn(g, seat) if not g.shells[seat] else []


@card("shotgun", when=OWN_TURN, targets=no_shotgun_yet)
def shotgun(g: Town, f: Frame) -> None:
    """Lay it down with three counters: 1 more on each of your next three combat rolls, beside another weapon."""
    lay_down(g, f)


def free_to_drive(g: Town, seat: int) -> list[int]:
    return [] if g.effect("fear", seat) else own_guy_move(g, seat)


@card("the-keys-are-still-in-it", when=MOVE_BEGINS, targets=free_to_drive)
def the_keys_are_still_in_it(g: Town, f: Frame) -> None:
    """Instead of the movement roll: move up to ten squares."""
    move = g.top("hz-guy-move")
    assert move is not None
    move.fixed = 10


def zombies_to_move(g: Town, seat: int) -> list[int]:
    return NOBODY if g.horde and room_for_zombies(g) and not g.effect("marbles", -1) else []


@card("this-isnt-so-bad", when=ANY_TIME, targets=zombies_to_move)
def this_isnt_so_bad(g: Town, f: Frame) -> None:
    """Move any two zombies of the horde to any squares without a zombie or human."""
    g.call("hz-relocate", seat=f.seat, left=2, moved=())


relocate = Rule("hz-relocate")  # facts: seat, left, moved (squares)


@relocate.step
def relocate_which(g: Town, f: Frame) -> None:
    movable = g.horde & ~bits(f.moved)
    if not f.left or not movable or not room_for_zombies(g):
        f.finish()
        return
    g.ask(f.seat, "choose-zombie", [("zombie", square) for square in squares(movable)])


@relocate.step
def relocate_where(g: Town, f: Frame) -> None:
    f.square = g.answer[1]
    room = squares(room_for_zombies(g))
    g.ask(f.seat, "move-horde", [("move", f.square, square) for square in room], facts=(f.left,))


@relocate.step
def relocate_it(g: Town, f: Frame) -> None:
    move_zombie(g, f.square, g.answer[2])
    f.moved = (*f.moved, g.answer[2])
    f.left -= 1
    f.to("relocate_which")


@card("were-screwed", when=ANY_TIME, targets=some_room)
def were_screwed(g: Town, f: Frame) -> None:
    """Ten zombies come onto any squares that have none."""
    g.call("hz-more-zombies", seat=f.seat, count=10, where=tuple(squares(room_for_zombies(g))))


@card("where-did-everybody-go", when=ANY_TIME, targets=opposing_pawns)
def where_did_everybody_go(g: Town, f: Frame) -> None:
    """You move an opponent's pawn up to five squares; a shotgun guy fights what it meets."""
    g.call("hz-lead-off", seat=f.seat, whose=f.target)


lead_off = Rule("hz-lead-off")  # facts: seat, whose


@lead_off.step
def lead_which(g: Town, f: Frame) -> None:
    g.ask(f.seat, "choose-pawn", [("pawn", f.whose, square) for square in dict.fromkeys(g.pawns[f.whose])])


@lead_off.step
def lead_on(g: Town, f: Frame) -> None:
    if f.whose in guys(g):
        g.call("hz-guy-walk", seat=f.whose, by=f.seat, left=5, stopped=False)
    else:
        g.call("hz-drag-zombie", by=f.seat, seat=f.whose, square=g.answer[2], left=5)


@lead_off.step
def led_off(g: Town, f: Frame) -> None:
    """An attack that failed on the way ends the own movement too, if there is one.  [X21]"""
    walking = g.top("hz-guy-walk")
    if f.__dict__.get("stopped") and walking is not None and walking.seat == f.whose:
        walking.stopped = True


def another_guys_roll(g: Town, seat: int) -> list[int]:
    move = g.top("hz-guy-move")
    return [move.seat] if move is not None and move.seat != seat else []


@card("your-shoes-untied", when=MOVE_ROLLED, targets=another_guys_roll)
def your_shoes_untied(g: Town, f: Frame) -> None:
    """An opponent's movement is halved, rounded down."""
    move = g.top("hz-guy-move")
    assert move is not None
    move.halves += 1


def zombies_about_to_move(g: Town, seat: int) -> list[int]:
    """The opponent whose turn it is, if their zombies have not moved yet."""
    about = g.active != seat and g.roles[g.active] == ZOMBIE and g.stage == BEFORE
    return [g.active] if about else []


@card("your-shoes-untied", when=ANY_TIME, targets=zombies_about_to_move, mode="zombies")
def dragging_feet(g: Town, f: Frame) -> None:
    change_movement(g, f.target, "halved")


def squares_without_players(g: Town) -> int:
    room = room_for_zombies(g)
    for pawns in g.pawns:
        for square in pawns:
            room &= ~(1 << square)
    return room


def some_lonely_room(g: Town, seat: int) -> list[int]:
    return NOBODY if g.zombie_pool and squares_without_players(g) else []


@card("zombie-master", when=ANY_TIME, targets=some_lonely_room)
def zombie_master(g: Town, f: Frame) -> None:
    """Five zombies come onto squares that hold no player and no zombie."""
    g.call("hz-more-zombies", seat=f.seat, count=5, where=tuple(squares(squares_without_players(g))))
