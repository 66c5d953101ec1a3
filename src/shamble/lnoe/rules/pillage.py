"""Zombies pillage: Hero cards go where nobody keeps them out; the town may have a deck of its own.  [16.4.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import DECK
from shamble.lnoe.goal_markers import Empty
from shamble.lnoe.rules.cards import counted_out, lose_cards, put_marker
from shamble.lnoe.rules.piles import shuffle_into_deck
from shamble.lnoe.scenario import in_effect, scenario_of
from shamble.lnoe.state import Lnoe

DONE: Option = ("done",)
EVERYWHERE: Option = ("pillage",)
HERO_DECK = "hero"
SUCCEEDS_ON = 4


def lay_out_decks(g: Lnoe) -> None:
    """What an objective is about is counted out of its deck, which is shuffled.  [Appendix II]"""
    for goal in scenario_of(g).singles("zombies"):
        if isinstance(goal, Empty) and not g.deck.size(goal.deck):
            source = DECK[goal.deck].taken_from
            pile = g.deck[source]
            g.deck[goal.deck], g.deck[source] = pile[: goal.empty], pile[goal.empty :]


# -- in the Fight step -------------------------------------------------------------------------------------

pillage = Rule("pillage")  # facts: spaces (where it is still possible)


def zombies_pillage(g: Lnoe) -> None:
    """The Fight step of the Zombie turn starts with it, where the rule is in effect.  [6.1.5.1]"""
    if in_effect(g, "zombie-pillage"):
        g.call("pillage", spaces=tuple(larders(g)))


def larders(g: Lnoe) -> list[int]:
    """Where a Zombie may pillage: in a building that is not Taken Over, without a Hero in the space, not on a pit."""
    spaces = sorted({g.space_of[zombie] for zombie in g.zombies})
    return [space for space in spaces if is_larder(g, space)]


def is_larder(g: Lnoe, space: int) -> bool:
    building = g.board.building[space]
    if building < 0 or g.heroes_at[space] or space in g.pits:
        return False
    return not g.building_marked(building, "taken-over")


@pillage.step
def choose_larder(g: Lnoe, f: Frame) -> None:
    """A Zombie may, and need not: what goes to the discard pile can be picked up there."""
    options: list[Option] = [("choose", "space", space) for space in f.spaces]
    if len(f.spaces) > 1:
        options.insert(0, EVERYWHERE)
    g.ask(g.lead_zombie_seat(), "choose", [DONE, *options], facts=("pillage",))


@pillage.step
def loot(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    chosen = f.spaces if g.answer == EVERYWHERE else (g.answer[2],)
    for space in chosen:
        _loot(g, space)
    f.spaces = tuple(space for space in f.spaces if space not in chosen)
    if f.spaces:
        f.to("choose_larder")


def _loot(g: Lnoe, space: int) -> None:
    """One of them pillages; two never fail, nor does a Zombie Hero.  [16.4.1]"""
    zombies = g.zombies_in(space)
    if len(zombies) > 1 or g.model[zombies[0]].row.zombie_hero or _succeeds(g, zombies[0]):
        take_card(g)


def _succeeds(g: Lnoe, zombie: int) -> bool:
    return g.roll("pillage", 1, zombie)[0] >= SUCCEEDS_ON


def take_card(g: Lnoe) -> None:
    """The top Hero card is discarded, of the town's own deck where there is one."""
    lose_cards(g, counted_out(g, HERO_DECK) or HERO_DECK, 1)


def pillage_freely(g: Lnoe, times: int) -> None:
    """So many rolls without a Zombie that does it."""
    for _ in range(times):
        if g.roll("pillage", 1, g.seats[g.lead_zombie_seat()])[0] >= SUCCEEDS_ON:
            take_card(g)


def take_over(g: Lnoe, building: int, copy: int) -> None:
    """A building is Taken Over in play; each space of it is pillaged for free.  [3.14.16, 16.4.1]"""
    put_marker(g, "taken-over", building=building, copy=copy)
    if in_effect(g, "zombie-pillage"):
        pillage_freely(g, len(g.board.buildings[building].spaces))


# -- cards, where the town has its own deck ----------------------------------------------------------------

choose_deck = Rule("choose-deck")  # facts: deck, count


@choose_deck.step
def offer_decks(g: Lnoe, f: Frame) -> None:
    """A Zombie card takes Hero cards, or rolls for each against the town.  [Appendix II]"""
    options = [("choose", "deck", counted_out(g, f.deck)), ("choose", "deck", f.deck)]
    g.ask(g.lead_zombie_seat(), "choose", options, facts=("deck",))


@choose_deck.step
def discard_from_it(g: Lnoe, f: Frame) -> None:
    if g.answer[2] == f.deck:
        lose_cards(g, f.deck, f.count)
    else:
        pillage_freely(g, f.count)


back = Rule("shuffle-back")  # facts: deck, cards


@back.step
def offer_either_deck(g: Lnoe, f: Frame) -> None:
    """Cards that come back may strengthen the town, each on 4+; the Heroes choose.  [Appendix II]"""
    options = [("choose", "deck", f.deck), ("choose", "deck", counted_out(g, f.deck))]
    g.ask(g.lead_hero_seat(), "choose", options, facts=("deck",))


@back.step
def shuffle_them_in(g: Lnoe, f: Frame) -> None:
    """A card that fails stays in the discard pile."""
    if g.answer[2] == f.deck:
        shuffle_into_deck(g, f.deck, f.cards)
        return
    saved = [copy for copy in f.cards if g.roll("save-card", 1, g.seats[g.lead_hero_seat()])[0] >= SUCCEEDS_ON]
    g.discard[f.deck] += tuple([copy for copy in f.cards if copy not in saved])
    shuffle_into_deck(g, g.answer[2], saved)
    g.emit("saved-cards", count=len(saved))
