"""The items of Zombies!!!, in alphabetical order: laid down in their building, used later without being a card played.

`fire-axe` and `skateboard` work by themselves as long as they lie there; their numbers are in the card table.  [ZR19]
"""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.land import squares
from shamble.humans.rules.cards import end_of_own_next_turn, lay_down, lose_item, this_turn
from shamble.humans.rules.combat import HORDE, in_combat, kill, lose_life, the_combat
from shamble.humans.rules.guy import pawn_ways
from shamble.humans.state import Town
from shamble.humans.timing import ANY_TIME, COMBAT, OWN_TURN
from shamble.humans.uses import NOBODY, card, item
from shamble.kernel.flow import Frame, Rule

# -- laying them down --------------------------------------------------------------------------------------


def _declare(slug: str) -> None:
    location = CARDS[slug].location

    def in_its_building(g: Town, seat: int) -> list[int]:
        """In the named building, and no second one of a kind."""
        inside = g.pawns[seat] and g.land.buildings_named(location) >> g.pawns[seat][0] & 1
        return NOBODY if inside and slug not in g.items[seat] else []

    @card(slug, when=ANY_TIME, targets=in_its_building)
    def lay(g: Town, f: Frame) -> None:
        lay_down(g, f)


for _slug in (slug for slug, printed in CARDS.items() if printed.kind == "item"):
    _declare(_slug)


# -- using them --------------------------------------------------------------------------------------------


@item("all-the-marbles", when=ANY_TIME)
def all_the_marbles(g: Town, f: Frame) -> None:
    """Discard it: no zombie of the horde is moved until the end of your next turn."""
    lose_item(g, f.seat, f.card)
    end_of_own_next_turn(g, "marbles", f.seat)


@item("chainsaw", when=COMBAT, targets=in_combat)
def chainsaw(g: Town, f: Frame) -> None:
    """Discard it in combat: 2 more on your combat rolls for the rest of the turn."""
    lose_item(g, f.seat, f.card)
    this_turn(g, "weapon", f.seat, 2)


def against_the_horde(g: Town, seat: int) -> list[int]:
    combat = the_combat(g)
    return NOBODY if combat.seat == seat and combat.foe == HORDE else []


@item("first-aid-kit", when=COMBAT, targets=against_the_horde)
def first_aid_kit(g: Town, f: Frame) -> None:
    """Discard it instead of losing a life; the fight goes on with a new roll."""
    lose_item(g, f.seat, f.card)
    the_combat(g).to("roll")


def building_here(g: Town, seat: int) -> int:
    """The tile whose building the pawn is in or stands at the door of, or -1."""
    if not g.pawns[seat]:
        return -1
    here = g.pawns[seat][0]
    if g.land.house[here] >= 0:
        return g.land.house[here]
    return next((g.land.house[there] for there in pawn_ways(g)[here] if g.land.house[there] >= 0), -1)


def zombies_in_reach(g: Town, seat: int) -> list[int]:
    tile = building_here(g, seat)
    return NOBODY if tile >= 0 and g.land.buildings[tile] & g.all_zombies() else []


@item("grenade", when=ANY_TIME | COMBAT, targets=zombies_in_reach)
def grenade(g: Town, f: Frame) -> None:
    """Discard it in or before a building: its zombies are yours, player zombies are wounded; you lose a life."""
    lose_item(g, f.seat, f.card)
    g.call("hz-blast", seat=f.seat, number=building_here(g, f.seat))


blast = Rule("hz-blast")  # facts: seat, number (of the tile)


@blast.step
def wound_players(g: Town, f: Frame) -> None:
    """Each player zombie caught in it makes one wound draw.  [X33]"""
    inside = g.land.buildings[f.number]
    caught = [(seat, square) for seat in range(len(g.seats)) for square in g.pawns[seat] if inside >> square & 1]
    for seat, square in caught:
        if g.sheets[seat] is not None:
            g.call("hz-wound", seat=seat, square=square)


@blast.step
def kill_horde(g: Town, f: Frame) -> None:
    for square in squares(g.horde & g.land.buildings[f.number]):
        kill(g, f.seat, square)


@blast.step
def pay(g: Town, f: Frame) -> None:
    lose_life(g, f.seat)


@item("lots-of-ammo", when=ANY_TIME | COMBAT)
def lots_of_ammo(g: Town, f: Frame) -> None:
    """Discard it: three bullets."""
    lose_item(g, f.seat, f.card)
    g.bullets[f.seat] += 3
    g.emit("bullets", seat=f.seat, spent=-3, left=g.bullets[f.seat])


def a_building_to_burn(g: Town, seat: int) -> list[int]:
    combat = g.top("hz-combat")
    fighting = combat is not None and combat.seat == seat
    return NOBODY if (fighting or seat == g.active) and building_here(g, seat) >= 0 else []


@item("molotov-cocktail", when=OWN_TURN | COMBAT, targets=a_building_to_burn)
def molotov_cocktail(g: Town, f: Frame) -> None:
    """Discard it in or before a building: 2 more on your combat rolls in there this turn."""
    lose_item(g, f.seat, f.card)
    this_turn(g, "fire", f.seat, building_here(g, f.seat))
