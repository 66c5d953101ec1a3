"""What there is to be found: what a search, a Pick Up, a marker or a card that fetches another is worth."""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.bots.cards import hero_card_value, purposes, pursued
from shamble.lnoe.bots.look import death_cost, ground_of, health_left
from shamble.lnoe.bots.overrides import SPECIAL_PICK_UPS
from shamble.lnoe.bots.purpose import missing_cards
from shamble.lnoe.bots.upgrades import wins_by_learning
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND, MARKER
from shamble.lnoe.goal_words import fits
from shamble.lnoe.goals import Goal
from shamble.lnoe.rules.end_of_move import MARKER_USES
from shamble.lnoe.rules.search import PICK_UP_TYPES, PICK_UPS
from shamble.lnoe.rules.stockpile import HEAL
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

LIKELY_FIND = 4.5
"""What a card from the top of the deck is worth on average."""
NOT_NEEDED = 3.0
"""What a card is worth that the scenario asks for, once there are enough of it."""

Shelf = tuple[float, tuple[int, ...]]
"""A Pick Up: what it is worth beyond a search, and the spaces where it can be taken."""


# -- what the scenario still asks for ----------------------------------------------------------------------


def wanted_cards(g: Lnoe) -> list[str]:
    """The cards that the Heroes have still to find, by id or keyword."""
    return [cards for goal in pursued(g) if missing_cards(g, goal) for cards in goal.wants()]


def welcome_cards(g: Lnoe) -> list[str]:
    """The same, and where each Upgrade is a step to victory also what the scenario names for it."""
    return [*wanted_cards(g), *(scenario_of(g).row.search_cards if wins_by_learning(g) else ())]


def lies_discarded(g: Lnoe) -> bool:
    """Whether a card that is still wanted lies in the Hero discard pile."""
    wanted, kinds = welcome_cards(g), g.content.kinds
    return any(fits(kinds[copy], cards) for cards in wanted for copy in g.discard["hero"])


def find_value(g: Lnoe, kind: str, hero: int) -> float:
    """What it is worth to a Hero to find this card: one that there are enough of counts for little."""
    if scenario_of(g).is_search_card(kind):
        asking = [goal for goal in pursued(g) if _asks_for(goal, kind)]
        if asking and not any(missing_cards(g, goal) for goal in asking):
            return NOT_NEEDED
    return hero_card_value(g, kind, hero)


def _asks_for(goal: Goal, kind: str) -> bool:
    return any(fits(KIND[kind], cards) for cards in goal.wants())


# -- where to look -----------------------------------------------------------------------------------------


def shelves(g: Lnoe, hero: int, search: float, closed: tuple[int, ...]) -> list[Shelf]:
    """The buildings that are worth more than any other because of what they are known to have."""
    lying = {g.content.kind_of[copy] for copy in g.discard["hero"]}
    found = []
    for house in ground_of(g.board).houses:
        building = g.board.buildings[house]
        worths = [pick_up_worth(g, hero, kind, search) for kind in building.pick_up if kind in lying]
        special = PICK_UPS.get(building.special or "")
        if special is not None and special.usable(g, hero):
            worths.append(pick_up_worth(g, hero, special.card, search))
        if worths and max(worths) > search and house not in closed:
            found.append((max(worths) - search, building.spaces))
    return found


def finds(g: Lnoe, hero: int) -> int:
    """The spaces where a move may end with a marker to be used, as bits; who has not moved yet must get there first."""
    spaces = 0
    for marker in g.markers:
        if marker.kind in MARKER_USES and MARKER[marker.kind].on == "building":
            room = (marker.space,) if marker.building < 0 else g.board.buildings[marker.building].spaces
            if not g.flagged("no-search", g.board.plot[room[0]]):
                spaces |= sum(1 << space for space in room)
    frame = g.top("move-action")
    if frame is not None and not frame.moved:
        spaces &= ~(1 << g.space_of[hero])
    return spaces


# -- in place of a move ------------------------------------------------------------------------------------


def best_search(g: Lnoe, hero: int, options: list[Option], search: float, armed: bool) -> tuple[int, float] | None:
    """The best thing to do in place of moving: search, take a card, heal; and what it is worth."""
    found: tuple[int, float] | None = None
    for number, option in enumerate(options):
        worth = None
        if option[0] == "search":
            worth = search_worth(g, hero, option[1] if len(option) > 1 else "hero", search)
        elif option[0] == "find":
            worth = weights(g)["turn-counter"] * search
        elif option[0] in PICK_UP_TYPES:
            worth = pick_up_worth(g, hero, option[1], search)
        elif option[0] == "ability" and not HEALING.keys().isdisjoint(purposes(option)):
            healed, chance = next(HEALING[purpose] for purpose in purposes(option) if purpose in HEALING)
            worth = healing_worth(g, hero, healed) * chance
        elif option[0] == "ability" and "gun-in-place-of-a-search" in purposes(option):
            worth = 3.0 if armed else 9.0
        if worth is not None and (found is None or worth > found[1]):
            found = number, worth
    return found


def search_worth(g: Lnoe, hero: int, deck: str, search: float) -> float:
    """What a search is worth: in a Survival deck by what is left there and in the Hero deck.  [8.5.4]

    The Hero deck is worth less while all that the Heroes still look for is in another.
    """
    if deck != "hero":
        return search * deck_value(g, hero, deck) / max(1.0, deck_value(g, hero, "hero"))
    wanted = wanted_cards(g) if g.content.searched else []
    here = any(kind.deck == deck and fits(kind, cards) for cards in wanted for kind in g.content.kinds)
    return min(search, NOT_NEEDED) if wanted and not here else search


def deck_value(g: Lnoe, hero: int, deck: str) -> float:
    """What a card of a deck is worth on average; the Heroes can tell which cards are left in it, not their order."""
    left = g.deck[deck]
    return sum(find_value(g, g.content.kind_of[copy], hero) for copy in left) / max(1, len(left))


HEALING = {"heal-in-place-of-a-move": (9, 1.0), "heal-for-nothing": (1, 0.5)}
"""What an ability in place of a move is for -> the wounds that it heals, and the chance that it does."""


def healing_worth(g: Lnoe, hero: int, wounds: int) -> float:
    """What it is worth to have so many wounds less: much for who is close to death."""
    share = {1: 0.3, 2: 0.12}.get(health_left(g, hero), 0.0)
    return death_cost(g) * share * min(wounds, g.wounds[hero])


def pick_up_worth(g: Lnoe, hero: int, what: str, search: float) -> float:
    """What a building offers beside the top card, which is worth `search`."""
    if what in KIND:
        return 0.9 * find_value(g, what, hero)
    return healing_worth(g, hero, 1) if what == HEAL else SPECIAL_PICK_UPS.get(what, 1.0) * search


def redraw_worth(g: Lnoe, hero: int) -> float:
    """What it is worth to put the card just drawn away for another; nothing while the deck must last."""
    drawing = g.top("draw-hero-card")
    if drawing is None or not drawing.cards or g.deck.size("hero") <= DECK_TO_KEEP:
        return 0.0
    return LIKELY_FIND - find_value(g, g.content.kind_of[drawing.cards[0]], hero)


DECK_TO_KEEP = 13
"""Hero cards that are not drawn for pleasure: an empty deck loses the game to some Zombie cards."""
