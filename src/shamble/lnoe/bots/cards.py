"""What a card is worth to have and to be rid of: by its tags, by what the scenario asks for, by tuned numbers."""

from __future__ import annotations

from functools import lru_cache

from shamble.kernel.game import Option
from shamble.lnoe.bots.overrides import ABILITIES, KEEP, tuned
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND, SHEET, HeroSheet, Kind
from shamble.lnoe.goal_finds import Keep
from shamble.lnoe.goal_words import Collect, LayOut, carried, fits
from shamble.lnoe.goals import Goal
from shamble.lnoe.rules.items import may_use_kind
from shamble.lnoe.rules.pay_with_events import events_in_hands
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tags import meant

NO_TAGS: frozenset[str] = frozenset()

DICE_TAGS = frozenset(("add-die", "kill-on-win", "win-ties", "reroll-own-dice", "reroll-own-die", "kill-on-six"))
"""What makes a weapon good in the own fights."""
KILLING_TAGS = frozenset(("shoot", "kill-on-win", "kill-on-six", "kill-by-two"))
"""What kills more Zombies."""
FIGHT_TAGS = DICE_TAGS | {"zombie-rerolls", "change-die", "cancel-fight", "in-a-crowd"}
"""What an event in hand can do for a fight."""
SAVING_TAGS = frozenset(("heal", "heal-all", "prevent", "drive-away"))
"""What saves a Hero who is about to die."""


def purposes(option: Option) -> frozenset[str]:
    """What using a card or an ability is good for."""
    if option[0] == "ability":
        purpose = ABILITIES.get(option[1])
        return _named(purpose) if purpose else meant(option[-1], _tags_of(option[1]))
    return meant(option[-1], KIND[option[1]].tags)


def is_free(option: Option) -> bool:
    """Whether a use takes nothing away: what a Hero has learnt stays learnt."""
    return option[0] == "use-item" and KIND[option[1]].is_upgrade and KIND[option[1]].side == "heroes"


@lru_cache(maxsize=256)
def _tags_of(ability: str) -> frozenset[str]:
    """What the card is good for that a Townsfolk Hero is made of."""
    sheet = SHEET.get(ability)
    return KIND[sheet.row.event].tags if sheet is not None and sheet.row.event else NO_TAGS


@lru_cache(maxsize=256)
def _named(purpose: str) -> frozenset[str]:
    return frozenset((purpose,))


@lru_cache(maxsize=1024)
def talents(sheet: HeroSheet) -> frozenset[str]:
    """What the abilities of a Hero are used for by choice."""
    return frozenset(ABILITIES[ability] for ability in sheet.abilities if ability in ABILITIES)


def is_melee(kind: Kind) -> bool:
    """Whether it is a weapon that makes its Hero fight better."""
    return "hand-weapon" in kind.keywords and bool(kind.tags & DICE_TAGS)


# -- what the scenario asks for ----------------------------------------------------------------------------


def pursued(g: Lnoe) -> tuple[Goal, ...]:
    """Every single word of what the Heroes can still win by."""
    scenario = scenario_of(g)
    if not scenario.chooses:
        return scenario.singles("heroes")
    return tuple(single for goal in scenario.goals("heroes") if goal.possible(g) for single in goal.singles())


def is_asked_for(g: Lnoe, kind: str) -> bool:
    """Whether the Heroes need such a card for anything that they can still win by."""
    scenario = scenario_of(g)
    if not scenario.is_search_card(kind) or not scenario.chooses:
        return scenario.is_search_card(kind)
    wanted = (*scenario.row.search_cards, *(cards for goal in pursued(g) for cards in goal.wants()))
    return any(fits(KIND[kind], cards) for cards in wanted)


# -- to have -----------------------------------------------------------------------------------------------

HERO_TAGS: dict[str, float] = {
    "prevent": 7.0,
    "shoot": 5.0,
    "heal-all": 4.5,
    "heal": 4.0,
    "fetch": 5.0,
    "kill-on-six": 6.0,
    "kill-on-win": 5.0,
    "add-die": 5.0,
    "cancel": 4.0,
    "cancel-fight": 4.0,
    "drive-away": 4.0,
    "reroll-own-dice": 4.0,
    "reroll-own-die": 4.0,
    "zombie-rerolls": 3.0,
    "win-ties": 4.0,
    "draw": 3.0,
    "sturdy": 6.0,
    "combine": 2.0,
    "company": 2.0,
    "search-after-moving": 3.0,
    "second-move": 3.0,
    "take-card": 1.5,
    "together": 2.0,
}
"""What a Hero card is worth to have by the best of its tags; 2 for all others."""


def hero_card_value(g: Lnoe, kind: str, hero: int = -1) -> float:
    """What a Hero card is worth to the one who would have it."""
    card = KIND[kind]
    if is_asked_for(g, kind):
        worth = weights(g)["wanted"]
    elif "townsfolk" in card.keywords:
        return 5.0
    else:
        worth = KEEP.get((g.scenario, kind), _kept(card))
    if card.tags & KILLING_TAGS and (g.scenario, kind) not in KEEP:
        worth += weights(g)["killers"]
    if hero >= 0 and (card.row.needs or "fire" in card.keywords):
        worth = max(worth, _with_fire(g, kind, hero))
    if hero >= 0 and "gun" in card.keywords and not may_use_kind(g, hero, card):
        return 1.5
    return worth


@lru_cache(maxsize=4096)
def _kept(card: Kind) -> float:
    keep = tuned(card.id).keep
    return max((HERO_TAGS.get(tag, 2.0) for tag in card.tags), default=2.0) if keep is None else keep


def _with_fire(g: Lnoe, kind: str, hero: int) -> float:
    """What one half of a bomb is worth to a Hero who has the other half; much where Zombies crowd together."""
    other = "explosive" if "fire" in KIND[kind].keywords else "fire"
    if not g.has_item(hero, other):
        return 0.0
    return weights(g)["bomb"]


def zombie_card_value(kind: str) -> float:
    keep = tuned(kind).keep
    return 3.0 if keep is None else keep


def stake(g: Lnoe, option: Option) -> float:
    """What a card is worth beyond its price where the scenario asks for it: an event on the table, an item kept."""
    if option[0] == "use-item":
        return 0.0 if is_melee(KIND[option[1]]) else to_be_kept(g, option[1])
    if option[0] != "play-card":
        return 0.0
    if not scenario_of(g).is_laid_out(option[1]):
        return max(needed_elsewhere(g), to_be_held(g, option[1]))
    laid_out = [goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, LayOut)]
    for goal in laid_out:
        done, needed = goal.progress(g)
        if fits(KIND[option[1]], goal.cards) and done <= needed:
            return weights(g)["stake"]
    return 0.0


def needed_elsewhere(g: Lnoe) -> float:
    """What it costs to play an event where the Heroes have no more of them than the scenario asks them to discard."""
    costly = [goal for goal in scenario_of(g).turns_spent if goal.events and not goal.met(g)]
    if not costly:
        return 0.0
    wanted = sum(goal.events * (goal.spend_turn - goal.counted(g)) for goal in costly)
    return weights(g)["pay"] if events_in_hands(g) <= wanted else 0.0


def to_be_held(g: Lnoe, kind: str) -> float:
    """What it would cost to play an event that the Heroes win by having in their hands, as long as none is to spare."""
    if not scenario_of(g).chooses:
        return 0.0
    held = [goal for goal in pursued(g) if isinstance(goal, Keep) and fits(KIND[kind], goal.cards)]
    short = any(done <= needed for done, needed in (goal.progress(g) for goal in held))
    return weights(g)["stake"] if short else 0.0


def to_be_kept(g: Lnoe, kind: str) -> float:
    """What it would cost to lose an item that the Heroes collect, as long as there is none to spare."""
    for goal in pursued(g):
        if isinstance(goal, Collect) and fits(KIND[kind], goal.cards):
            spare = sum(len(carried(g, hero, goal.cards)) for hero in g.heroes) > goal.collect
            return 0.0 if spare else weights(g)["wanted"]
    return 0.0


# -- against the Heroes ------------------------------------------------------------------------------------


def harm_of(kind: str) -> float:
    """What a Zombie card costs the Heroes when it takes effect."""
    harm = tuned(kind).harm
    return 4.0 if harm is None else harm


def worth_of_riddance(kind: str) -> float:
    """What it is worth to the Heroes to be rid of a card in play."""
    in_play = tuned(kind).in_play
    return 3.0 if in_play is None else in_play
