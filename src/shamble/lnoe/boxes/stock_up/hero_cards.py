"""Events of the Hero deck of Stock Up, in alphabetical order.  [3.9.1.2]

The Matches are printed facts: a Fire item that burns out.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import copy_in, kinds_in, lasting, remove_from_game, take_item
from shamble.lnoe.rules.hero_walk import move_hero
from shamble.lnoe.rules.items import keep_within_limit, pass_item
from shamble.lnoe.rules.movement_roll import roll_movement
from shamble.lnoe.rules.steps import seen_within
from shamble.lnoe.rules.things import BLAST_AROUND, blast_things
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, HERO_TURN, OWN_ROLL
from shamble.lnoe.uses import Target, card, on_hero

# -- Catch -------------------------------------------------------------------------------------------------

THROW = 3

throw = Rule("throw-item")  # facts: seat, hero; then kind


def throwers(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.items[hero] and catchers(g, hero)]


def catchers(g: Lnoe, hero: int) -> list[int]:
    """The other Heroes whom this one sees within reach of a throw."""
    spaces = seen_within(g, g.space_of[hero], THROW)
    return [other for other in g.heroes if other != hero and g.space_of[other] in spaces]


@card("catch", when=HERO_TURN, targets=throwers)
def catch(g: Lnoe, f: Frame) -> None:
    """A Hero throws an item to another within three spaces and in sight; it still serves one Hero this turn."""
    g.call("throw-item", seat=f.seat, hero=f.hero)


@throw.step
def choose_item(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, g.items[f.hero])]
    g.ask(f.seat, "choose", options, f.hero, ("throw",))


@throw.step
def choose_catcher(g: Lnoe, f: Frame) -> None:
    f.kind = g.answer[2]
    options = [("choose", "hero", other) for other in catchers(g, f.hero)]
    g.ask(f.seat, "choose", options, f.hero, ("catcher",))


@throw.step
def caught(g: Lnoe, f: Frame) -> None:
    """Who cannot carry it all lets something go, and who has thrown what made room for more.  [9.1.2]"""
    taker = g.answer[2]
    pass_item(g, copy_in(g, g.items[f.hero], f.kind), f.hero, taker)
    for hero in (taker, f.hero):
        keep_within_limit(g, hero)


# -- I'll See You in Hell! ---------------------------------------------------------------------------------

last_blow = Rule("ill-see-you-in-hell")  # facts: seat, hero


def explosives_of(g: Lnoe, hero: int) -> list[int]:
    return [copy for copy in g.items[hero] if "explosive" in g.content.kinds[copy].keywords]


def bombers(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Whoever has an explosive; nothing is needed to light it. In answer to a wound, only who is about to take it."""
    wound = g.top("wound")
    heroes = g.heroes if wound is None else [hero for hero in g.heroes if hero == wound.hero]
    return [on_hero(hero) for hero in heroes if explosives_of(g, hero)]


@card("ill-see-you-in-hell", when=ANY_TIME | ABOUT_TO_WOUND, targets=bombers)
def ill_see_you_in_hell(g: Lnoe, f: Frame) -> None:
    """A Hero with an explosive is killed for good, and with them the Zombies there, and around on 3+.

    It may answer the last wound.  [Appendix III]
    """
    g.call("ill-see-you-in-hell", seat=f.seat, hero=f.hero)


@last_blow.step
def choose_explosive(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, explosives_of(g, f.hero))]
    g.ask(f.seat, "choose", options, f.hero, ("pay",))


@last_blow.step
def blow_up(g: Lnoe, f: Frame) -> None:
    """No wound is taken, so none can be prevented, and nobody is left to rise.  [Appendix III]"""
    hero, space = f.hero, g.space_of[f.hero]
    copy = copy_in(g, g.items[hero], g.answer[2])
    take_item(g, hero, copy)
    remove_from_game(g, copy)
    lasting(g, "never-rises", hero, 1, "game")
    g.emit("explosion", to=space)
    doomed = g.zombies_in(space)
    for near in g.board.adjacent[space]:
        doomed += [z for z in g.zombies_in(near) if g.roll("explosion", 1, z)[0] >= BLAST_AROUND]
    blast_things(g, space, hero)
    for zombie in doomed:
        wound_zombie(g, zombie, by=hero, kill=True, source="explosive")
    by = "ill-see-you-in-hell"
    g.call("hero-dies", hero=hero, by=by, source="explosive", turns=False, anew=False, sure=True)


# -- the rest of the deck ----------------------------------------------------------------------------------


@card("ruuuuuun", when=OWN_ROLL)
def ruuuuuun(g: Lnoe, f: Frame) -> None:
    """One more die for the movement that was just rolled; the higher one counts, as nobody must move so far."""
    movement = g.top("movement-roll")
    assert movement is not None
    before = movement.die
    roll_movement(g, movement)
    movement.die = max(before, movement.die)


def any_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes()]


@card("t-j-thoroughbred", when=ANY_TIME, targets=any_hero)
def t_j_thoroughbred(g: Lnoe, f: Frame) -> None:
    """A Hero moves up to D6 spaces at once and past Zombies; a fight that is left so is canceled."""
    move_hero(g, f.hero, g.roll("card", 1, f.hero)[0], passes=True)
