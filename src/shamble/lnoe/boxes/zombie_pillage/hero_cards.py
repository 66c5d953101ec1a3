"""The Hero deck of Zombie Pillage, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import choose_to_shuffle_back, wound_to_prevent
from shamble.lnoe.rules.cards import being_played, copy_in, kinds_in, lasting, spend
from shamble.lnoe.rules.search import take_discarded
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, HERO_TURN
from shamble.lnoe.uses import NOTHING, Target, card, immediately, on_hero

TAKING = frozenset(("discard-deck", "drain", "take-card"))
"""What a Zombie card may be good for that takes cards out of the Heroes' decks."""


def zombies_about(g: Lnoe, seat: int, by: int) -> list[Target]:
    """In the Zombie turn: between two things, or against a card that would take Hero cards."""
    played = being_played(g)
    # A wound that turns is cancelled like a card, and is none.  [14.4.3.6]
    a_card = played is not None and played.card >= 0 and not played.cancelled
    against = a_card and played is not None and bool(g.content.kinds[played.card].tags & TAKING)
    return [NOTHING] if g.turn == "zombies" and (played is None or against) else []


@card("guard-the-stores", when=ANY_TIME | CARD_PLAYED, targets=zombies_about)
def guard_the_stores(g: Lnoe, f: Frame) -> None:
    """In this Zombie turn the Zombies discard no card of the Hero deck or the Town Deck."""
    lasting(g, "deck-guarded", -1, 1, "turn", f.card)


CACHE = 5


@immediately("hidden-cache")
def hidden_cache(g: Lnoe, f: Frame) -> None:
    """Up to five cards of the Hero discard pile go back into the deck."""
    choose_to_shuffle_back(g, f.seat, most=CACHE, least=0)


def bearer_indoors(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.board.building[g.space_of[by]] >= 0 and g.deck.size("hero") else []


@card("rusty-keys", when=HERO_TURN, targets=bearer_indoors)
def rusty_keys(g: Lnoe, f: Frame) -> None:
    """Keys by title only; discarded in a building, they fit something there: draw a Hero card."""
    spend(g, f)
    g.call("draw-hero-card", hero=f.by)


# -- Salvage the Wreckage ----------------------------------------------------------------------------------

salvage = Rule("salvage-the-wreckage")  # facts: seat, hero


LIGHTS_OUT, TAKEN_OVER = WRECKS = ("lights-out", "taken-over")
"""The markers of buildings in which, or beside which, something can be salvaged."""


def is_wreckage(g: Lnoe, copy: int) -> bool:
    """An item that the scenario does not ask for."""
    kind = g.content.kinds[copy]
    return kind.is_item and not scenario_of(g).asks_for_card(g, kind.id)


def wreckage(g: Lnoe) -> list[str]:
    """What of that lies in the Hero discard pile."""
    return kinds_in(g, [copy for copy in g.discard["hero"] if is_wreckage(g, copy)])


def near_wreckage(g: Lnoe, hero: int) -> bool:
    """In a building whose lights are out, or next to one that is Taken Over."""
    building, here = g.board.building, g.space_of[hero]
    if building[here] >= 0 and g.building_marked(building[here], LIGHTS_OUT):
        return True
    if TAKEN_OVER not in g.laid:
        return False
    around = {building[at] for at in g.board.adjacent[here]} - {-1, building[here]}
    return any(g.building_marked(b, TAKEN_OVER) for b in around)


def salvagers(g: Lnoe, seat: int, by: int) -> list[Target]:
    if g.laid.keys().isdisjoint(WRECKS) or not any(is_wreckage(g, copy) for copy in g.discard["hero"]):
        return []
    return [on_hero(hero) for hero in g.heroes if near_wreckage(g, hero)]


@card("salvage-the-wreckage", when=HERO_TURN, targets=salvagers)
def salvage_the_wreckage(g: Lnoe, f: Frame) -> None:
    """A Hero in the dark, or next to a building that is Taken Over, takes an item from the Hero discard pile."""
    g.call("salvage-the-wreckage", seat=f.seat, hero=f.hero)


@salvage.step
def choose_item(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in wreckage(g)], f.hero, ("card",))


@salvage.step
def dig_it_out(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, g.discard["hero"], g.answer[2]))


# -- the rest of the deck ----------------------------------------------------------------------------------


def wound_in_a_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """What Zombies do to people of the town is no fight.  [16.3.7.3]"""
    wound = g.top("wound")
    fought = wound is not None and wound.source == "zombie" and g.is_hero(wound.hero)
    return wound_to_prevent(g, seat, by) if fought else []


@card("too-close", when=ABOUT_TO_WOUND, targets=wound_in_a_fight)
def too_close(g: Lnoe, f: Frame) -> None:
    """A wound from a fight is prevented on 4+; in any case the Hero then moves up to D3 spaces."""
    wound = g.top("wound")
    assert wound is not None
    if g.roll("prevent", 1, f.hero)[0] >= 4:
        wound.prevented = f.what
    # Against several wounds of a fight it may have been played before.
    wound.runs = wound.__dict__.get("runs", 0) + (g.roll("movement", 1, f.hero)[0] + 1) // 2
