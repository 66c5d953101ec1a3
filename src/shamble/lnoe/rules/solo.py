"""The solo game: what the rules change for Zombies that nobody plays.  [17.5]

Their hand lies open and is new each turn, each fight brings a card of its own, and dice say what a Zombie player would
choose once a turn. Whom they go for and how they use their cards is the business of the bot called `solo`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import DECK
from shamble.lnoe.rules.alternatives import forget_alternative, roll_alternative
from shamble.lnoe.rules.arming import can_arm
from shamble.lnoe.rules.cards import discard, from_hand, to_hand
from shamble.lnoe.rules.champions import next_champions, ready
from shamble.lnoe.rules.experience import HORDE, experience_of
from shamble.lnoe.rules.piles import draw_card
from shamble.lnoe.rules.section import section_of
from shamble.lnoe.rules.spawn import STANDARD, WEAPON, for_sale, openings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import DICE
from shamble.lnoe.uses import total


def lies_open(g: Lnoe, side: str) -> bool:
    """Whether everybody sees the hands of a side.  [17.5.3.2]"""
    return g.profile.solo and side == "zombies"


def throw_hand_away(g: Lnoe, seat: int) -> None:
    """What was not used by the next Zombie turn is discarded.  [17.5.3.2]"""
    for copy in g.hands[seat]:
        from_hand(g, seat, copy)
        discard(g, copy, "hand")
        forget_alternative(g, copy)


def fight_out(g: Lnoe, hero: int, zombie: int, **facts: bool | tuple[int, ...]) -> None:
    """A fight; in a solo game the Zombie has a Fight card for it, which goes when the fight is over.  [17.5.3.6]"""
    if not g.profile.solo:
        g.call("fight", hero=hero, zombie=zombie, **facts)
        return
    g.call("deal-fight-card", zombie=zombie)
    g.call("fight", hero=hero, zombie=zombie, **facts)
    g.call("take-fight-card", zombie=zombie)


def most_fight_cards(g: Lnoe) -> int:
    """How many Fight cards a Zombie may use in a fight: one, unless a card says more.  [11.3.1]"""
    return total(g, "fight-cards", -1, 1) if g.effects else 1


def fight_deck(g: Lnoe) -> str:
    """The deck that holds the Fight cards alone.  [17.5.2]"""
    return next(deck for deck in g.deck if DECK[deck].fight_cards_of)


deal_fight_card = Rule("deal-fight-card")  # facts: zombie


@deal_fight_card.step
def deal(g: Lnoe, f: Frame) -> None:
    """Each Zombie draws one card from the Zombie Fight Deck for each fight, in both turns.  [17.5.3.6]"""
    for _ in range(most_fight_cards(g)):
        copy = draw_card(g, fight_deck(g))
        if copy < 0:
            return
        to_hand(g, g.owner[f.zombie], copy)
        roll_alternative(g, g.owner[f.zombie], copy)
        g.emit("drew", seat=g.owner[f.zombie], who=f.zombie, count=1, card=g.content.kind_of[copy])


take_fight_card = Rule("take-fight-card")  # facts: zombie


@take_fight_card.step
def take_away(g: Lnoe, f: Frame) -> None:
    """A Fight card that did not serve in its fight serves in no other."""
    seat = g.owner[f.zombie]
    for copy in g.hands[seat]:
        if g.content.pile_of[g.content.kind_of[copy]] == fight_deck(g):
            from_hand(g, seat, copy)
            discard(g, copy, "hand")
            forget_alternative(g, copy)


# -- new Zombies -------------------------------------------------------------------------------------------

LARGEST, LARGEST_ON = "behemoth", 6
"""What the highest Spawn Roll brings, if it can be paid: else it is rolled again.  [17.5.3.7]"""
SPECIAL = {
    **dict.fromkeys(range(2, 5), STANDARD), **dict.fromkeys(range(5, 9), "grave-dead"), 9: WEAPON, 10: WEAPON,
    11: "feral-dead", 12: "feral-dead",
}  # fmt: skip
"""What two dice bring; anything that cannot come is rolled again.  [17.5.3.7]"""
MOST_ROLLS = 100


def bring_zombies(g: Lnoe, seat: int, count: int, *, optional: bool, standard: bool = False) -> None:
    """So many Zombies are spawned, or only standard ones; in a solo game dice say from where on and of what kind.

    [6.1.6, 17.5.3.7]
    """
    facts = {"seat": seat, "left": count, "optional": optional, "spawning": True, "counts": ()}
    facts |= {"standard": True} if standard else {}
    if g.profile.solo and (places := openings(g)):
        best = min(pull(g, pit) for pit in places)
        equal = [pit for pit in places if pull(g, pit) == best]
        facts["first"] = equal[g.pick(DICE, len(equal))] if len(equal) > 1 else equal[0]
        goods = {STANDARD} if standard else all_for_sale(g, seat, count)
        rolled = specials(lambda: g.roll("special-zombies", 1, g.seats[seat])[0], goods)
        facts["count"] = count
        facts["kind"], facts["special"] = rolled
    g.call("place-zombies", **facts)


def all_for_sale(g: Lnoe, seat: int, points: int) -> set[str]:
    """Whatever these Spawn Points could buy, Grave Weapons and Champions too."""
    champions = ready(g, points, next_champions(g)) if g.content.champions and not saves_experience(g) else []
    return {*for_sale(g, seat, points), *([WEAPON] if can_arm(g, seat, points) else []), *champions}


def saves_experience(g: Lnoe) -> bool:
    """Where the scenario is about Upgrades, enough for one is kept for the next turn.  [17.5.5]"""
    told = scenario_of(g).row.solo
    return told is not None and 0 < told.saves_experience <= experience_of(g, HORDE)


def pull(g: Lnoe, space: int) -> tuple[int, int]:
    """How much a board draws the dead: most Heroes, then the weakest.  [17.5.3.7]"""
    section = section_of(g, space)
    near = [hero for hero in g.heroes if section_of(g, g.space_of[hero]) == section]
    return -len(near), sum(health_left(g, hero) for hero in near)


def specials(roll: Callable[[], int], goods: Collection[str]) -> tuple[str, int]:
    """What else comes than standard Zombies, and how many: one die for how many, two for what.  [17.5.3.7]"""
    if not set(goods) - {STANDARD}:
        return STANDARD, 0
    most = LARGEST_ON if LARGEST in goods else LARGEST_ON - 1
    die = next((die for _ in range(MOST_ROLLS) if (die := roll()) <= most), 1)
    if die == LARGEST_ON:
        return LARGEST, 1
    if die == 1:
        return STANDARD, 0
    known = {STANDARD, *goods}
    what = next((what for _ in range(MOST_ROLLS) if (what := SPECIAL.get(roll() + roll(), "")) in known), STANDARD)
    return what, 0 if what == STANDARD else die // 2


def health_left(g: Lnoe, hero: int) -> int:
    return g.health(hero) - g.wounds[hero]
