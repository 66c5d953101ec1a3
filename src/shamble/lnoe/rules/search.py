"""Searching, picking up, drawing Hero cards.  [3.3.9, 8.5]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import register
from shamble.lnoe.rules.cards import copy_in, discard, give_item, is_immediate, kinds_in, to_hand
from shamble.lnoe.rules.deck_apart import deck_of
from shamble.lnoe.rules.items import keep_within_limit
from shamble.lnoe.rules.piles import draw_card, draw_from_top, out_of_deck, out_of_discard, shuffle_into_deck, take_top
from shamble.lnoe.rules.stockpile import HEAL, stockpiled, use_stockpile
from shamble.lnoe.rules.sun import put_aside
from shamble.lnoe.rules.survival import survival_options
from shamble.lnoe.rules.windows import close_window, open_window
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.scenario import in_effect, scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import happened, happened_to_hero, hero_total, total


class PickUp(NamedTuple):
    """What a building offers in place of one card: how the choice is called, when it can be made, what is found."""

    card: str
    usable: Callable[[Lnoe, int], bool]
    take: Callable[[Lnoe, Frame], None]


PICK_UPS: dict[str, PickUp] = register({})
"""The special Pick Up of a building -> what it does."""


def special_pick_up(name: str, card: str, usable: Callable[[Lnoe, int], bool]) -> Callable[..., Callable[..., None]]:
    """Declare a Pick Up that is not one card: usable(g, hero), and what happens: (g, f)."""

    def declare(take: Callable[[Lnoe, Frame], None]) -> Callable[[Lnoe, Frame], None]:
        PICK_UPS[name] = PickUp(card, usable, take)
        return take

    return declare


def can_search(g: Lnoe, hero: int) -> bool:
    """In a building that may be searched, not Taken Over, and no card forbids it; or where a marker lets one.

    [8.5, 3.2.2.1, 16.3.4]
    """
    building = g.board.building[g.space_of[hero]]
    if building < 0 and "searched-outdoors" in g.flags and g.flagged("searched-outdoors", g.space_of[hero]):
        return not total(g, "cannot-search", hero)
    if building < 0 or not (g.board.buildings[building].searchable or deck_of(g, building)):
        return False
    return may_search_at_all(g, hero)


def instead_of_searching(g: Lnoe, hero: int) -> bool:
    """The Hero could search here, or searches for free, and gives that up.  [16.3.9.1]"""
    free = g.top("free-search")
    return can_search(g, hero) or (free is not None and free.hero == hero)


def may_turn_counter(g: Lnoe, hero: int) -> bool:
    """Whether a search can be given up for a counter, which is possible in a forest too.  [16.6.8.1]"""
    return may_look_through_woods(g, hero) or instead_of_searching(g, hero)


def may_look_through_woods(g: Lnoe, hero: int) -> bool:
    """In a numbered forest space, where only what lies there gives something to find.  [3.3.6.3]"""
    place = g.board.plot[g.space_of[hero]]
    if place < 0 or not g.board.buildings[place].thicket:
        return False
    return not total(g, "cannot-search", hero) and not g.flagged("no-search", place)


def may_search_at_all(g: Lnoe, hero: int) -> bool:
    """In a building, and neither a marker there nor a card forbids searching.  [8.5.5]"""
    building = g.board.building[g.space_of[hero]]
    if building < 0 or total(g, "cannot-search", hero):
        return False
    return not g.flags or _is_left_open(g, hero, building)


def _is_left_open(g: Lnoe, hero: int, building: int) -> bool:
    """Whether no marker keeps this Hero from searching the building."""
    flags = g.flags
    if "no-search-here" in flags and g.flagged("no-search-here", g.space_of[hero]):
        return False
    if "picked-clean" in flags and g.flagged("picked-clean", building):
        return False
    shut = "no-search" in flags and g.flagged("no-search", building)
    return not shut or hero_total(g, "enters-taken-over", hero) > 0


def search_options(g: Lnoe, hero: int) -> list[Option]:
    """Draw the top card, or take what the building offers in its place.  [8.5.3, 8.5.4]"""
    return [("search",), *other_finds(g, hero)] if can_search(g, hero) else []


def other_finds(g: Lnoe, hero: int) -> list[Option]:
    """What a search may bring in place of the top Hero card: a Survival card, or what a Pick Up names."""
    if g.board.building[g.space_of[hero]] < 0:
        return []
    return [*survival_options(g, hero), *pick_ups(g, hero)]


def pick_ups(g: Lnoe, hero: int) -> list[Option]:
    """What the building offers in place of the top card."""
    building = g.board.buildings[g.board.building[g.space_of[hero]]]
    options: list[Option] = []
    if g.in_play and total(g, "no-pick-up", hero):
        return options
    if building.pick_up:
        lying = {g.content.kind_of[copy] for copy in g.discard["hero"]}
        stocked = (
            {g.content.kind_of[copy] for copy in g.deck.cards("hero")} if in_effect(g, "well-stocked-buildings") else ()
        )
        for slug in building.pick_up:
            if slug in lying:
                options.append(("pick-up", slug))
            if slug in stocked:
                options.append(("pick-out", slug))
    special = PICK_UPS.get(building.special or "")
    if special is not None and special.usable(g, hero):
        options.append(("pick-up", special.card))
    if g.in_play:
        options += stockpiled(g, hero, g.board.building[g.space_of[hero]])
    return options


search = Rule("search")  # facts: hero, deck (or not given: the Hero deck); then cancelled


def start_search(g: Lnoe, hero: int, option: Option) -> None:
    """Search the Hero deck, or the one that the option names."""
    if len(option) > 1:
        g.call("search", hero=hero, deck=option[1])
    else:
        g.call("search", hero=hero)


@search.step
def look_around(g: Lnoe, f: Frame) -> None:
    deck = f.__dict__.get("deck")
    g.emit("searched", who=f.hero, **({"deck": deck} if deck else {}))
    f.fresh = note_search(g, f.hero)
    happened(g, "hero-searched", f.hero)
    f.cancelled = False
    open_window(g, "searching", only="zombies")


def note_search(g: Lnoe, hero: int) -> bool:
    """Whether this Hero has not searched the building before; remembered where an item asks for it."""
    if not g.content.carried or g.board.building[g.space_of[hero]] < 0:
        return False
    place = f"searched-{g.name_of(hero)}-{g.board.buildings[g.board.building[g.space_of[hero]]].id}"
    fresh = place not in g.notes
    g.notes[place] = 1
    return fresh


@search.step
def find_a_card(g: Lnoe, f: Frame) -> None:
    """Who died answering what would have ended the search finds nothing."""
    if f.cancelled or g.space_of[f.hero] < 0:
        return
    if f.__dict__.get("deck"):
        copy = draw_card(g, f.deck)
        for found in put_aside(g, g.owner[f.hero], (copy,) if copy >= 0 else (), f.deck):
            gain_card(g, f.hero, found)
    else:
        g.call("draw-hero-card", hero=f.hero, searching=True)


@search.step
def find_another(g: Lnoe, f: Frame) -> None:
    """Some find one more card with a lucky die, whatever they searched for.  [8.5]"""
    needed = 0 if f.cancelled else hero_total(g, "extra-card-on", f.hero)
    if needed and g.space_of[f.hero] >= 0 and g.roll("card", 1, f.hero)[0] >= needed:
        g.call("draw-hero-card", hero=f.hero)


@search.step
def look_back(g: Lnoe, f: Frame) -> None:
    if f.fresh and not f.cancelled and g.space_of[f.hero] >= 0:
        happened_to_hero(g, "searched-anew", f.hero)


PICK_UP_TYPES: Final = ("pick-up", "pick-out")
"""The options that use what a building offers: the named card out of the discard pile, or out of the deck."""

pick_up = Rule("pick-up")
"""Facts: hero, kind (a card, or the choice of a special Pick Up), pile (discard or deck), stock (a stockpile, or
nothing); then cancelled."""


def use_pick_up(g: Lnoe, hero: int, option: Option) -> None:
    """Take what the building offers, or a stockpile on it."""
    pile, stock = "deck" if option[0] == "pick-out" else "discard", option[2] if len(option) > 2 else ""
    g.call("pick-up", hero=hero, kind=option[1], pile=pile, stock=stock)


@pick_up.step
def look_for_it(g: Lnoe, f: Frame) -> None:
    note_search(g, f.hero)
    happened(g, "hero-searched", f.hero)
    f.cancelled = False
    open_window(g, "searching", only="zombies")


@pick_up.step
def take_from_pile(g: Lnoe, f: Frame) -> None:
    """The named card, if it lies in the Hero discard pile; out of the deck only where buildings are well stocked.

    [3.3.9.1, 16.3.5]
    """
    if f.cancelled or g.space_of[f.hero] < 0:
        return
    if f.__dict__.get("stock"):
        take_from_stock(g, f)
        return
    building = g.board.buildings[g.board.building[g.space_of[f.hero]]]
    special = PICK_UPS.get(building.special or "")
    if special is not None and special.card == f.kind:
        special.take(g, f)
        return
    if f.__dict__.get("pile") == "deck":
        take_out_of_deck(g, f.hero, copy_in(g, g.deck["hero"], f.kind))
    else:
        take_discarded(g, f.hero, copy_in(g, g.discard["hero"], f.kind))


pick_up.step(find_another)


def take_from_stock(g: Lnoe, f: Frame) -> None:
    """A card that the stockpile names, or a wound less; after each use it may have run out.  [8.5.3.1]"""
    if f.kind == HEAL:
        heal(g, f.hero, 1)
    else:
        take_discarded(g, f.hero, copy_in(g, g.discard["hero"], f.kind))
    use_stockpile(g, f.hero, f.stock)


def take_discarded(g: Lnoe, hero: int, copy: int) -> None:
    """A Hero gets a card out of the Hero discard pile."""
    out_of_discard(g, copy)
    g.emit("picked-up", who=hero, card=g.content.kind_of[copy])
    gain_card(g, hero, copy)


def take_out_of_deck(g: Lnoe, hero: int, copy: int) -> None:
    """A Hero gets a card out of the Hero deck, which is shuffled afterwards.  [16.3.5]"""
    out_of_deck(g, copy)
    shuffle_into_deck(g, "hero")
    g.emit("picked-up", who=hero, card=g.content.kind_of[copy], deck="hero")
    gain_card(g, hero, copy)


def gain_card(g: Lnoe, hero: int, copy: int) -> None:
    """An item lies on the Hero, an event goes to the player's hand, some are played at once.  [3.9.1, 8.5.1, 8.5.2]

    It lies open, and it counts towards what the Hero can carry.  [3.9.1.1, 8.5.2.1]
    """
    kind = g.content.kinds[copy]
    seat = g.owner[hero]
    if kind.is_item:
        give_item(g, hero, copy)
        g.emit("drew", seat=seat, count=1, card=kind.id, who=hero)
        keep_within_limit(g, hero)
        return
    if is_immediate(g, copy):
        g.call("immediate", seat=seat, card=copy, hero=hero)
        return
    if scenario_of(g).is_laid_out(kind.id):
        g.townsfolk.append(copy)
        g.emit("drew", seat=seat, count=1, card=kind.id, who=hero)
        for other in g.seats_of("heroes"):
            refresh(g, other)
        tell(g, "laid-out", hero)
        return
    to_hand(g, seat, copy)
    g.emit("drew", seat=seat, count=1, who=hero)


# -- drawing from the deck ---------------------------------------------------------------------------------

draw_hero_card = Rule(
    "draw-hero-card"
)  # facts: hero, searching or starting (or why; or neither); then deck, count, cards (drawn, one of them kept)


@draw_hero_card.step
def offer_more(g: Lnoe, f: Frame) -> None:
    """Who may take several and keep one says so before seeing any; who has died meanwhile draws none.  [Ruling 59]"""
    if g.space_of[f.hero] < 0:
        f.finish()
        return
    f.deck = searched_deck(g, f)
    f.count = min(max(1, hero_total(g, "cards-to-choose-from", f.hero, 1)), g.deck.size(f.deck))
    if f.count > 1:
        g.ask(g.owner[f.hero], "choose", [("choose", "draw", f.count), ("choose", "draw", 1)], f.hero, ("draw",))


@draw_hero_card.step
def draw(g: Lnoe, f: Frame) -> None:
    """The top card. An empty deck gives nothing, is not made anew and harms nobody.  [3.9.1.4, 7.1.4]"""
    g.boundary = True
    count = g.answer[2] if f.count > 1 else f.count
    deck = f.__dict__.get("deck", "hero")
    if count > 1 and g.in_play:
        happened(g, "drew-several", f.hero)
    starting = f.__dict__.get("starting")
    f.cards = starting_cards(g, f.hero, count, starting) if starting else draw_from_top(g, count, deck)
    if not f.cards:
        g.emit("deck-empty", who=f.hero)
    f.cards = put_aside(g, g.owner[f.hero], f.cards, "hero")


@draw_hero_card.step
def choose_one(g: Lnoe, f: Frame) -> None:
    if not f.cards:
        f.finish()
        return
    if len(f.cards) > 1:
        options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, f.cards)]
        g.ask(g.owner[f.hero], "choose", options, f.hero, ("keep-card",))


def searched_deck(g: Lnoe, f: Frame) -> str:
    """Who searches where a deck lies apart finds a card of that one.  [16.3.4]"""
    own = deck_of(g, g.board.building[g.space_of[f.hero]]) if f.__dict__.get("searching") else ""
    return own or "hero"


BY_RULE: Final = "by-rule"
"""What a card is drawn for that every Hero starts with, in place of one that makes up for a missing start."""


def starting_cards(g: Lnoe, hero: int, count: int, why: str | bool) -> tuple[int, ...]:
    """What a Hero starts with: by a special rule never what is to be found, else as the profile has it.

    [5.6.4.1, 13.11.2, 16.3.3, Ruling 29]
    """
    anew = why == BY_RULE or g.profile.redraw_search_cards
    return cards_drawn_anew(g, hero, count) if anew else draw_from_top(g, count)


def cards_drawn_anew(g: Lnoe, hero: int, count: int) -> tuple[int, ...]:
    """What the scenario asks to be found, or what fetches it, is drawn anew and goes back.  [5.6.4.1, 16.3.1, 16.3.3]

    A deck of nothing else gives what it has.
    """
    if not scenario_of(g).asks_for(g) or all(ends_the_search(g, copy) for copy in g.deck.cards("hero")):
        return draw_from_top(g, count)
    cards: list[int] = []
    back: list[int] = []
    while g.deck.size("hero") and len(cards) < count:
        copy = take_top(g, "hero")
        (back if ends_the_search(g, copy) else cards).append(copy)
    if back:
        shuffle_into_deck(g, "hero", back)
        g.emit("drawn-anew", who=hero, count=len(back))
    return tuple(cards)


def ends_the_search(g: Lnoe, copy: int) -> bool:
    """Whether this is a card that the scenario asks to be found, or may fetch one out of the deck.

    A stockpile offers what was discarded, as any Pick Up.  [8.5.3.1]
    """
    scenario, kind = scenario_of(g), g.content.kinds[copy]
    fetches = "fetch" in kind.row.tags and not kind.row.stocks
    return bool(scenario.asks_for(g)) and (scenario.asks_for_card(g, kind.id) or fetches)


@draw_hero_card.step
def keep_one(g: Lnoe, f: Frame) -> None:
    if len(f.cards) > 1:
        kept = copy_in(g, f.cards, g.answer[2])
        for copy in f.cards:
            if copy != kept:
                discard(g, copy, "hero deck")
        f.cards = (kept,)
    if f.__dict__.get("searching"):
        open_window(g, "card-drawn", only="heroes")


@draw_hero_card.step
def take_it(g: Lnoe, f: Frame) -> None:
    (kept,), f.cards = f.cards, ()
    f.kept = kept if g.content.kinds[kept].is_item else -1
    gain_card(g, f.hero, kept)


@draw_hero_card.step
def take_a_closer_look(g: Lnoe, f: Frame) -> None:
    """An item that was drawn may turn out to be a bad find."""
    if f.kept >= 0 and f.kept in g.items[f.hero]:
        open_window(g, "item-drawn", only="zombies")


def draw_again(g: Lnoe, f: Frame) -> None:
    """The card just drawn is discarded, and the Hero draws once more."""
    for copy in f.cards:
        discard(g, copy, "hero deck")
    f.cards = ()
    f.to("offer_more")
    close_window(g, "card-drawn")
