"""When the Heroes use a card, an item or an ability outside the dice of a fight."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots import survival
from shamble.lnoe.bots.cards import harm_of, is_free, purposes, stake, worth_of_riddance
from shamble.lnoe.bots.fire import harm
from shamble.lnoe.bots.look import (
    death_cost,
    health_left,
    peril,
    prowess,
    threats,
    urgency,
    usable_guns,
    wound_cost,
)
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.bots.overrides import tuned
from shamble.lnoe.bots.searching import DECK_TO_KEEP, lies_discarded, redraw_worth, wanted_cards, welcome_cards
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND
from shamble.lnoe.goal_markers import Cover
from shamble.lnoe.goal_words import fits
from shamble.lnoe.rules.burning import is_burning
from shamble.lnoe.rules.cards import being_played
from shamble.lnoe.rules.experience import experience_of, price_of, shops
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total

Why = list[Reason] | None
Worth = Callable[[Lnoe, Decision, Option], float]


def best_play(g: Lnoe, d: Decision, why: Why) -> int:
    """The card to use now, if one is worth more than keeping it; -1 if none is."""
    best, best_worth = -1, 0.0
    options = d.options
    for number in range(len(options) - 1, -1, -1):
        option = options[number]
        if len(option) != 9:
            continue
        worth = worth_now(g, d, option)
        if worth > best_worth:
            worth -= stake(g, option) + peril(g, option)
        if worth > best_worth:
            best, best_worth = number, worth
    if best >= 0 and why is not None:
        why.append(("why-play", {"value": round(best_worth, 1)}))
    return best


def worth_now(g: Lnoe, d: Decision, option: Option) -> float:
    """What using this now is worth beyond keeping it, for the best of what it is good for."""
    best = FREE.get(option[-1], 0.0) if is_free(option) else objective_worth(g, option)
    for purpose in purposes(option):
        worth = WORTH.get(purpose)
        if worth is not None:
            best = max(best, worth(g, d, option))
    return best


FREE = {"cancel-fight-card": 2.0, "for-free": 3.0, "prevent": 5.0, "shoot": 1.0}
"""How an Upgrade is used -> what that is worth whenever it can be, because it costs nothing."""


def learn(g: Lnoe, d: Decision, option: Option) -> float:
    """On whoever can then buy something, or will soonest; two tokens are better than one saved."""
    hero = option[3]
    price = min((price_of(g, hero, deck) for deck in shops(g, hero)), default=99)
    short = max(0, price - experience_of(g, hero) - (1 if option[-1] == "cheaper" else 2))
    return float(3.0 - short - (option[-1] == "cheaper"))


def atone(g: Lnoe, d: Decision, option: Option) -> float:
    """What keeps a Hero from buying goes as soon as it can be paid for: until then nothing else can."""
    return 2.0


def objective_worth(g: Lnoe, option: Option) -> float:
    """What it is worth to use a card that lays a marker where an objective wants one."""
    for goal in coverings(scenario_of(g)):
        if option[0] != "ability" and fits(KIND[option[1]], goal.using) and option[5] in goal.where(g):
            return weights(g)["objective"] * urgency(g)
    return 0.0


@lru_cache(maxsize=256)
def coverings(scenario: Scenario) -> tuple[Cover, ...]:
    """What the Heroes want markers for."""
    return tuple(goal for goal in scenario.singles("heroes") if isinstance(goal, Cover) and goal.using)


def helped(option: Option) -> int:
    """The Hero whom a use is about: its target, or else its user; -1 for none."""
    hero: int = option[3] if option[3] >= 0 else option[2]
    return hero


def reserve(option: Option, usual: float) -> float:
    """What the use must gain to be made now."""
    found = tuned(option[1]).reserve
    return usual if found is None else found


# -- healing -----------------------------------------------------------------------------------------------


def healing(usual: float, amount: int) -> Worth:
    """Heal who is close to death, and sooner when Zombies are near."""

    def worth(g: Lnoe, d: Decision, option: Option) -> float:
        if option[5] >= 0:
            return sum(gain(g, hero) for hero in g.heroes_in(option[5])) - reserve(option, usual)
        hero = helped(option)
        return gain(g, hero) - reserve(option, usual) if hero >= 0 else 0.0

    def gain(g: Lnoe, hero: int) -> float:
        wounds = min(amount, g.wounds[hero])
        before = wound_cost(g, hero)
        left = health_left(g, hero)
        after = death_cost(g) * (0.4 if left + wounds == 2 else 0.22)
        near = min(2.0, threats(g, hero)[g.space_of[hero]] + g.zombies_at[g.space_of[hero]])
        return (before - after) * (0.25 + 0.3 * near) if wounds else 0.0

    return worth


def heal_for_nothing(g: Lnoe, d: Decision, option: Option) -> float:
    return wound_cost(g, helped(option))


# -- getting rid of Zombie cards ---------------------------------------------------------------------------


MARKER_GONE = 3.0
"""What it is worth to be rid of a marker that counts as a card in play, as of an unknown card."""


def harm_prevented(g: Lnoe, option: Option) -> float:
    """What it is worth to cancel the card that is being played, or the one in play that is aimed at."""
    if option[7] >= 0:
        return worth_of_riddance(g.content.kind_of[option[7]])
    if option[6] >= 0:
        return MARKER_GONE
    played = being_played(g)
    if played is None or played.what not in KIND:
        return 0.0
    if "discard-deck" in KIND[played.what].tags and g.deck.size("hero") <= 10:
        return 90.0
    return harm_of(played.what)


def cancel(g: Lnoe, d: Decision, option: Option) -> float:
    """Cancel a Zombie card that hurts more than this one is worth."""
    return harm_prevented(g, option) - reserve(option, 4.0)


def cancel_for_a_wound(g: Lnoe, d: Decision, option: Option) -> float:
    """A wound now for two chances in three."""
    gain = harm_prevented(g, option) * 2 / 3
    return gain - wound_cost(g, option[2]) * 0.8


# -- the rest ----------------------------------------------------------------------------------------------


def prevent(g: Lnoe, d: Decision, option: Option) -> float:
    hero = helped(option)
    return wound_cost(g, hero) - reserve(option, 9.0) if hero >= 0 else 0.0


def lasting(g: Lnoe, d: Decision, option: Option) -> float:
    """It remains in play on a Holy Hero; others keep it for a fight."""
    hero = helped(option)
    if g.top("fight") is not None or hero < 0 or not g.has_keyword(hero, "holy"):
        return 0.0
    return 2.0


def draw(g: Lnoe, d: Decision, option: Option) -> float:
    """New cards for this one, unless the scenario asks for it and there is no other; or a better one for a bad one."""
    if g.top("fight") is not None:
        return 0.0
    if d.kind == "window" and d.facts[0] == "card-drawn":
        return redraw_worth(g, option[2])
    if option[0] != "ability" and scenario_of(g).is_search_card(option[1]):
        count = sum(g.content.kind_of[c] == option[1] for hero in g.living_heroes() for c in g.items[hero])
        return 4.0 if count > 1 else 0.0
    return 4.0 if g.deck.size("hero") > DECK_TO_KEEP else 0.0


def fetch(g: Lnoe, d: Decision, option: Option) -> float:
    """A card of one's choice, unless there is none to be wished for."""
    if not scenario_of(g).search_cards or wanted_cards(g):
        return 4.0
    return 4.0 if lies_discarded(g) or (welcome_cards(g) and g.sun <= SOON_OVER) else 0.0


SOON_OVER = 4
"""The sun from which on one no longer waits for a card to lie in the discard pile, where it is found for certain."""


def crowd(g: Lnoe, d: Decision, option: Option) -> float:
    """Heroic cards are for a Hero among many Zombies, before the dice are rolled."""
    fight, hero = g.top("fight"), helped(option)
    if hero < 0 or (fight is not None and fight.hero_dice):
        return 0.0
    return 1.5 * g.zombies_at[g.space_of[hero]] - 1.5


def bar(g: Lnoe, d: Decision, option: Option) -> float:
    """Keep Zombies out that stand outside the walls of a building with Heroes in it."""
    if d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    board = g.board
    kept_out = 0
    for hero in g.living_heroes():
        at = g.space_of[hero]
        for zombie in g.zombie_spaces():
            if at in board.zombie_steps[zombie] and at not in board.wall_free_steps[zombie]:
                kept_out += 1
    return 2.0 * kept_out - 4.0


def drive_away(g: Lnoe, d: Decision, option: Option) -> float:
    """Clear the surroundings of a Hero who is about to be overrun."""
    if d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    hero = option[2] if option[2] >= 0 else option[3]
    if hero < 0:
        return 0.0
    at = g.space_of[hero]
    near = g.zombies_at[at] + threats(g, hero)[at]
    lost, _, _ = prowess(g, hero)
    return near * lost * 0.5 * wound_cost(g, hero) - 8.0


def hold(g: Lnoe, d: Decision, option: Option) -> float:
    """Hold one Zombie that would come for a Hero close to death, or a group of them."""
    if option[4] >= 0:
        at = g.space_of[option[4]]
        prey = [hero for hero in g.living_heroes() if g.space_of[hero] in g.board.zombie_steps[at]]
        return max((0.4 * wound_cost(g, hero) for hero in prey), default=0.0) - 7.0
    if d.kind != "window" or d.facts[0] != "before-zombies-move":
        return 0.0
    return 2.5 * max(_held(g, space) for space in range(len(g.board.names))) - 4.0


def _held(g: Lnoe, space: int) -> float:
    """How many Zombies in a space would otherwise enter a Hero's space."""
    if not g.zombies_at[space] or g.heroes_at[space]:
        return 0.0
    near = any(g.heroes_at[to] for to in g.board.zombie_steps[space])
    return float(g.zombies_at[space]) if near else 0.0


def guarded(g: Lnoe, d: Decision) -> int:
    worths = [_held(g, option[2]) for option in d.options]
    return worths.index(max(worths))


def strike(g: Lnoe, d: Decision, option: Option) -> float:
    """What costs nothing is used as soon as there is somebody to strike."""
    return 2.0


def cancel_fight_card(g: Lnoe, d: Decision, option: Option) -> float:
    return 2.0


def kill_on_six(g: Lnoe, d: Decision, option: Option) -> float:
    """Always, unless nothing can kill a Zombie now."""
    return 0.0 if total(g, "zombies-cannot-be-killed", -1) else 10.0


def cancel_fight_before(g: Lnoe, d: Decision, option: Option) -> float:
    """Before the dice are rolled a fight is called off only for a Hero close to death."""
    frame = g.top("fight")
    if frame is None or frame.hero_dice:
        return 0.0
    lost, _, _ = prowess(g, frame.hero)
    return lost * wound_cost(g, frame.hero) - 12.0


def get_away(g: Lnoe, d: Decision, option: Option) -> float:
    """Leave a fight that is lost as the dice lie."""
    frame = g.top("fight")
    if frame is None or frame.hero != helped(option) or not frame.hero_dice:
        return 0.0
    lost = max(frame.hero_dice) <= max(frame.zombie_dice)
    return wound_cost(g, frame.hero) - reserve(option, 9.0) if lost else 0.0


def run(g: Lnoe, d: Decision, option: Option) -> float:
    """A low roll deserves another one."""
    roll = g.top("movement-roll")
    return 1.0 if roll is not None and roll.die <= 2 else 0.0


def sturdy(g: Lnoe, d: Decision, option: Option) -> float:
    """Another Health box is best on who has hardly any left."""
    hero = helped(option)
    return 0.2 * wound_cost(g, hero) if hero >= 0 else 0.0


def aim(g: Lnoe, d: Decision, option: Option) -> float:
    """On somebody who has a gun to shoot with, or for all who have."""
    if helped(option) < 0:
        return survival.aim_together(g)
    return float(len(usable_guns(g, helped(option))))


def last_blow(g: Lnoe, d: Decision, option: Option) -> float:
    """Who is dead anyway takes along as many as there are; nobody else is sent to death."""
    dying = g.top("hero-dies")
    return float(g.zombies_at[g.space_of[dying.hero]]) if dying is not None else 0.0


def put_out(g: Lnoe, d: Decision, option: Option) -> float:
    """Fires in reach that are on Heroes or beside them."""
    at = g.space_of[option[2]]
    near = [space for space in (at, *g.board.adjacent[at]) if is_burning(g, space)]
    return sum(harm(g, space) for space in near) - reserve(option, 4.0)


def short_cut(g: Lnoe, d: Decision, option: Option) -> float:
    """Where somebody has a long way to go."""
    return 2.0 if longest_way(g) is not None else 0.0


def longest_way(g: Lnoe) -> tuple[int, int] | None:
    """From where to where the Hero walks who has farthest to go, if it is far at all."""
    ways = [
        (g.board.walk[at][to], at, to)
        for hero, at in zip(g.heroes, g.hero_spaces(), strict=True)
        for to in mission(g, hero).targets[:1]
    ]
    steps, at, to = max(ways, default=(0, -1, -1))
    return (at, to) if FAR_TO_GO < steps < NO_WAY else None


FAR_TO_GO, NO_WAY = 6, 255


def entrance(g: Lnoe, d: Decision) -> int:
    """One end beside who has far to go, the other beside where they want to be."""
    way = longest_way(g)
    sewer = g.top("open-sewer")
    if way is None or sewer is None:
        return 0
    goal = way["first" in sewer.__dict__]
    steps = [g.board.walk[option[2]][goal] for option in d.options]
    return steps.index(min(steps))


WORTH: dict[str, Worth] = {
    "short-cut": short_cut,
    "put-out": put_out,
    "heal": healing(3.0, 1),
    "heal-all": healing(4.0, 3),
    "heal-for-nothing": heal_for_nothing,
    "prevent": prevent,
    "cancel": cancel,
    "cancel-in-play": cancel,
    "cancel-for-a-wound": cancel_for_a_wound,
    "cancel-fight": cancel_fight_before,
    "strike": strike,
    "cancel-fight-card": cancel_fight_card,
    "kill-on-six": kill_on_six,
    "lasting": lasting,
    "in-a-crowd": crowd,
    "draw": draw,
    "fetch": fetch,
    "bar": bar,
    "hold": hold,
    "drive-away": drive_away,
    "aim": aim,
    "last-blow": last_blow,
    "get-away": get_away,
    "sturdy": sturdy,
    "run": run,
    "barricade": survival.barricade,
    "combine": survival.combine,
    "company": survival.company,
    "hold-the-house": survival.hold_the_house,
    "learn": learn,
    "atone": atone,
    "lure": survival.lure,
    "no-fight-cards": survival.no_fight_cards,
    "pass-zombies": survival.pass_zombies,
    "search-after-moving": survival.search_after_moving,
    "second-move": survival.second_move,
    "take-card": survival.take_card,
    "together": survival.together,
}
"""What something is good for -> what using it now is worth beyond keeping it."""
