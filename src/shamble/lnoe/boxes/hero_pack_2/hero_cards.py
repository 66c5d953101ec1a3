"""The Hero deck of Hero Pack Two, in alphabetical order; the Volatile Compound is printed facts."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import may_yet_survive
from shamble.lnoe.rules.cards import is_immediate, lasting
from shamble.lnoe.rules.combat_bonus import combat_bonus
from shamble.lnoe.rules.fight import extra_die, the_fight
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.push import push_zombie, ways_to_push
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, HERO_TURN, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, card, while_it_lasts

CHAIN = "motorcycle-chain"
DEPTH = 6


def beaten_by_bearer(g: Lnoe, by: int) -> bool:
    fight = the_fight(g)
    return fight.hero == by and CHAIN not in fight.bonuses and bool(may_yet_survive(g, 0, by))


def zombie_to_push(g: Lnoe, seat: int, by: int) -> list[Target]:
    zombie = the_fight(g).zombie
    free = may_be_moved(g, zombie) and ways_to_push(g, zombie)
    return [NOTHING] if free and beaten_by_bearer(g, by) else []


def zombie_to_kill(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if max(the_fight(g).hero_dice) >= 6 and beaten_by_bearer(g, by) else []


@combat_bonus(CHAIN, when=ZOMBIE_BEATEN, targets=zombie_to_push, mode="drive-away")
def motorcycle_chain(g: Lnoe, f: Frame, fight: Frame) -> None:
    """A Zombie that the bearer has beaten is pushed up to two spaces; or killed, if the highest die is a 6."""
    push_zombie(g, f.seat, fight.zombie, 2)


@combat_bonus(CHAIN, when=ZOMBIE_BEATEN, targets=zombie_to_kill, mode="kill-on-six")
def finish_it(g: Lnoe, f: Frame, fight: Frame) -> None:
    fight.kills = True


def overdue(g: Lnoe) -> int:
    """The uppermost event among the top cards of the Hero discard pile, or -1."""
    top = g.discard["hero"][-DEPTH:]
    return next((c for c in reversed(top) if g.content.kinds[c].is_event and not is_immediate(g, c)), -1)


def something_to_read(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.discard["hero"] and g.heroes_of(seat) else []


@card("overdue-book", when=ANY_TIME, targets=something_to_read)
def overdue_book(g: Lnoe, f: Frame) -> None:
    """The uppermost event among the top six cards of the Hero discard pile comes back to hand; none: nothing."""
    copy = overdue(g)
    if copy >= 0:
        take_discarded(g, g.heroes_of(f.seat)[0], copy)


@card("pep-rally", when=HERO_TURN)
def pep_rally(g: Lnoe, f: Frame) -> None:
    """This turn Students may re-roll for movement, and Heroes who share a space roll one more Fight Die."""
    lasting(g, "pep-rally", -1, 1, "turn", f.card)
    fight = g.top("fight")
    if fight is not None and g.heroes_at[g.space_of[fight.hero]] > 1:
        extra_die(g, fight.hero)


@while_it_lasts("pep-rally", "fight-dice")
def together(g: Lnoe, target: int, hero: int, dice: int) -> int:
    return dice + 1 if g.space_of[hero] >= 0 and g.heroes_at[g.space_of[hero]] > 1 else dice


@while_it_lasts("pep-rally", "rerolls-movement")
def cheered_on(g: Lnoe, target: int, hero: int, value: int) -> int:
    return value + g.has_keyword(hero, "student")
