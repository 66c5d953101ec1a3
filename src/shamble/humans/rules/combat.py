"""Combat of a shotgun guy: 4 or more; bullets, a life or a weapon when that fails.  [Z6, X18, X19, X21, X28]"""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.rules.cards import lose_item
from shamble.humans.rules.goals import check_goals
from shamble.humans.rules.versus import drop_items
from shamble.humans.state import Town
from shamble.humans.timing import ANY_TIME, COMBAT, OWN_TURN
from shamble.humans.uses import NOBODY, is_play, plays
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option

KILLS = 4
HORDE = -1
LOSE_LIFE, GIVE_UP = ("lose-life",), ("give-up",)

combat = Rule("hz-combat")  # facts: seat, foe (HORDE, or the seat of a player's zombie); then die, shot, weapon, extra.
#                          Hands back: stopped (whether the movement is over)


@combat.step
def begin(g: Town, f: Frame) -> None:
    f.square = g.pawns[f.seat][0]
    g.emit("combat", seat=f.seat, foe=f.foe, to=f.square)


@combat.step
def roll(g: Town, f: Frame) -> None:
    """A die; a counter of a weapon that is used up adds to it by itself.  [Z6.1]"""
    f.weapon = f.extra = f.shot = 0
    if g.shells[f.seat]:
        f.shot = 1
        g.shells[f.seat] -= 1
        if not g.shells[f.seat]:
            for slug in [slug for slug in g.items[f.seat] if "counters" in CARDS[slug].printed]:
                lose_item(g, f.seat, slug)
    f.die = g.roll("combat", 1, f.seat)[0]


@combat.step
def judge(g: Town, f: Frame) -> None:
    """Bullets add 1 each; else a life is lost and the fight goes on. There is no leaving it, but cards may be played.

    [Z6.2, Z8.1, X21]
    """
    if not g.life[f.seat] or not _foe_is_there(g, f):
        f.to("over")
        return
    total = combat_total(g, f)
    if total >= KILLS:
        f.to("won")
        return
    missing = KILLS - total
    options: list[Option] = [GIVE_UP] if f.foe != HORDE else []
    if g.bullets[f.seat] >= missing:
        options.append(("bullets", missing))
    if f.foe == HORDE:
        options.append(LOSE_LIFE)
    options += plays(g, f.seat, COMBAT | ANY_TIME | OWN_TURN)
    g.ask(f.seat, "combat", options, facts=(f.die, total, f.foe))


@combat.step
def answer_roll(g: Town, f: Frame) -> None:
    answer = g.answer
    f.to("judge")
    if is_play(answer):
        g.call("hz-play", seat=f.seat, option=answer)
    elif answer[0] == "bullets":
        g.bullets[f.seat] -= answer[1]
        g.emit("bullets", seat=f.seat, spent=answer[1], left=g.bullets[f.seat])
        f.to("won")
    elif answer == LOSE_LIFE:
        f.to("roll")
        lose_life(g, f.seat)
    else:
        # A failed attack on a player's zombie costs no life but ends the movement.  [X21]
        g.emit("attack-failed", seat=f.seat, foe=f.foe)
        f.finish()
        g.hand_back(stopped=True, fought=True)


@combat.step
def won(g: Town, f: Frame) -> None:
    """The zombie is killed and collected; a player's zombie takes a wound.  [Z6.1, X21]"""
    f.removed = False
    if f.foe == HORDE:
        kill(g, f.seat, f.square)
        f.to("over")
        return
    g.emit("hit-zombie", seat=f.seat, foe=f.foe, to=f.square)
    g.call("hz-wound", seat=f.foe, square=f.square)


@combat.step
def spoils(g: Town, f: Frame) -> None:
    """One zombie from the pool, three if the player's zombie is gone; an empty pool does not matter.  [X21]"""
    count = 3 if f.removed else 1
    g.zombie_pool = max(0, g.zombie_pool - count)
    g.kills[f.seat] += count
    g.emit("collected", seat=f.seat, count=count, kills=g.kills[f.seat])
    check_goals(g)


@combat.step
def over(g: Town, f: Frame) -> None:
    g.hand_back(stopped=not g.life[f.seat], fought=True)


def _foe_is_there(g: Town, f: Frame) -> bool:
    if f.foe == HORDE:
        return bool(g.horde >> f.square & 1) and not g.effect("truce", f.seat)
    return f.square in g.pawns[f.foe]


def combat_total(g: Town, f: Frame) -> int:
    """The die with one weapon, the best, and what adds to another weapon."""
    weapon = max([f.weapon, *(CARDS[slug].printed.get("combat", 0) for slug in g.items[f.seat])])
    for name, whom, value, _, _ in g.effects:
        # The second kind works in one building only: its tile is the value.
        if whom == f.seat and (name == "weapon" or (name == "fire" and g.land.house[f.square] == value)):
            weapon = max(weapon, 2)
    return int(f.die + f.shot + weapon + f.extra)


def kill(g: Town, seat: int, square: int) -> None:
    g.horde &= ~(1 << square)
    g.kills[seat] += 1
    g.emit("killed", seat=seat, to=square, kills=g.kills[seat])
    check_goals(g)


def lose_life(g: Town, seat: int) -> None:
    """The last life lost is death.  [Z6.2, Z6.3]"""
    g.life[seat] -= 1
    g.emit("life", seat=seat, life=g.life[seat], to=g.pawns[seat][0] if g.pawns[seat] else -1)
    if not g.life[seat]:
        die(g, seat)


def die(g: Town, seat: int) -> None:
    """Back to Town Square; half of the kills, rounded up, and all items are lost.  [Z6.3, ZR1, X26]"""
    lost = (g.kills[seat] + 1) // 2
    g.kills[seat] -= lost
    g.zombie_pool += lost
    square = g.pawns[seat][0]
    g.move_pawn(seat, square, -1 if g.mixed() else g.town_square)
    if g.mixed():
        g.waiting |= 1 << seat
    g.emit("died", seat=seat, to=square, kills=g.kills[seat])
    drop_items(g, seat)
    frame = g.top("hz-combat")
    if frame is not None and frame.seat == seat:
        frame.to("over")


# -- verbs for cards ---------------------------------------------------------------------------------------


def the_combat(g: Town) -> Frame:
    """The combat that is going on."""
    frame = g.top("hz-combat")
    assert frame is not None, "nobody is fighting"
    return frame


def in_combat(g: Town, seat: int) -> list[int]:
    return NOBODY if the_combat(g).seat == seat else []


def add_weapon(g: Town, bonus: int) -> None:
    """A weapon for this one roll; only the best weapon counts."""
    frame = the_combat(g)
    frame.weapon = max(frame.weapon, bonus)
