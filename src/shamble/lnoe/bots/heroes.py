"""The Heroes' answers to every kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots import allies, fight, fire, hero_cards, hero_moves, shooting, starting, survival, upgrades
from shamble.lnoe.bots.buying import buy
from shamble.lnoe.bots.cards import hero_card_value, is_melee
from shamble.lnoe.bots.carrying import laid_down
from shamble.lnoe.bots.doors import choose_door
from shamble.lnoe.bots.look import best_sun, kill_value, prowess, usable_guns, wound_cost
from shamble.lnoe.bots.purpose import with_the_rest
from shamble.lnoe.bots.searching import LIKELY_FIND, deck_value, find_value, lies_discarded, welcome_cards
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND, SHEET
from shamble.lnoe.goal_words import carried, fits
from shamble.lnoe.rules.carried import FETCHING, wanted_here
from shamble.lnoe.rules.search import PICK_UP_TYPES
from shamble.lnoe.rules.spawn import openings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None
Answer = Callable[[Lnoe, Decision, Why], int]


def answer(g: Lnoe, d: Decision, why: Why) -> int:
    """The number of the option the Heroes take."""
    if d.kind not in ("choose", "choose-fight", "place-hero"):
        number = hero_cards.best_play(g, d, why)
        if number >= 0:
            return number
    if d.kind in ("activate-hero", "move-action", "move-hero"):
        number = allies.answer(g, d, why)
        if number >= 0:
            return number
    return ANSWERS.get(d.kind, _first)(g, d, why)


def _first(g: Lnoe, d: Decision, why: Why) -> int:
    return 0


# -- turn order and fights ---------------------------------------------------------------------------------


def activate(g: Lnoe, d: Decision, why: Why) -> int:
    """Who can shoot goes first and clears the way for the others; who is in trouble comes next."""
    best, best_worth = 0, -1e9
    for number, option in enumerate(d.options):
        if option[0] != "activate":
            continue
        hero = option[1]
        worth = 3.0 * bool(usable_guns(g, hero)) + g.zombies_at[g.space_of[hero]]
        if worth > best_worth:
            best, best_worth = number, worth
    if why is not None and d.options[best][0] == "activate":
        why.append(("why-activate", {"hero": f"hero-{g.sheet[d.options[best][1]].id}"}))
    return best


def choose_fight(g: Lnoe, d: Decision, why: Why) -> int:
    """Who is hardest to hurt takes the extra Zombie, and standard Zombies come before Zombie Heroes."""
    best, best_cost = 0, 1e9
    for number, option in enumerate(d.options):
        _, hero, zombie = option
        lost, _, killed = prowess(g, hero)
        cost = lost * wound_cost(g, hero) - killed * kill_value(g) + (g.sheet[zombie] is not None)
        if cost < best_cost:
            best, best_cost = number, cost
    if why is not None:
        hero = d.options[best][1]
        lost, _, killed = prowess(g, hero)
        why.append(("why-fight-now", {"lose": round(100 * lost), "kill": round(100 * killed)}))
    return best


# -- items -------------------------------------------------------------------------------------------------


def exchange(g: Lnoe, d: Decision, why: Why) -> int:
    """Hand over what the other makes better use of, as long as there is room."""
    hero = d.actor
    best, gain = 0, 2.0
    for number, option in enumerate(d.options):
        if option[0] in FETCHING and (option[0] == "put-down-marker") == _stays_here(g, hero, option[1]):
            if why is not None:
                why.append(("why-objective", {}))
            return number
        if option[0] == "give-marker" and g.model[option[2]].row.passive:
            if why is not None:
                why.append(("why-objective", {}))
            return number
        if option[0] not in ("give", "take"):
            continue
        kind = option[1]
        giver, taker = (hero, option[2]) if option[0] == "give" else (option[2], hero)
        if not _room(g, taker, kind):
            continue
        worth = hero_card_value(g, kind, taker) - hero_card_value(g, kind, giver)
        worth += _for_the_bearer(g, giver, taker, kind)
        if worth > gain:
            best, gain = number, worth
    if why is not None:
        why.append(("why-exchange" if best else "why-keep-items", {}))
    return best


def _stays_here(g: Lnoe, hero: int, kind: str) -> bool:
    """Whether a marker that can be carried belongs where the Hero stands."""
    return kind in wanted_here(g, hero) or laid_down(g, hero, kind)


def _for_the_bearer(g: Lnoe, giver: int, taker: int, kind: str) -> float:
    """What it is worth to hand a card to who carries what is to be used up with it; the other way round it costs."""
    for goal in scenario_of(g).turns_spent:
        if goal.spending and goal.holding and fits(KIND[kind], goal.holding):
            if (taker, goal.spending) in g.tokens and not carried(g, taker, goal.holding):
                return 100.0
            if (giver, goal.spending) in g.tokens:
                return -100.0
    if (KIND[kind].row.needs or "fire" in KIND[kind].keywords) and giver in with_the_rest(g, taker):
        return weights(g)["bomb"]
    return 0.0


def _room(g: Lnoe, hero: int, kind: str) -> bool:
    items = [*(g.content.kinds[copy] for copy in g.items[hero]), KIND[kind]]
    weapons = sum(item.hands for item in items if item.is_weapon)
    return sum(item.hands for item in items) <= 4 and weapons <= 2


def discard_down(g: Lnoe, d: Decision, why: Why) -> int:
    """Give what fits elsewhere; else lose what is worth least."""
    best, best_cost = 0, 1e9
    for number, option in enumerate(d.options):
        if option[0] == "give":
            cost = -hero_card_value(g, option[1], option[2]) * 0.1
        elif option[0] == "discard":
            cost = hero_card_value(g, option[1], d.actor)
        else:
            continue
        if cost < best_cost:
            best, best_cost = number, cost
    if why is not None:
        given = d.options[best][0] == "give"
        why.append(("why-exchange" if given else "why-least-needed", {}))
    return best


# -- other choices -----------------------------------------------------------------------------------------


def choose(g: Lnoe, d: Decision, why: Why) -> int:
    about = d.facts[0] if d.facts else ""
    return CHOICES.get(about, _first)(g, d, why)


def use_marker(g: Lnoe, d: Decision, why: Why) -> int:
    """What lies where a move ended is there to be used."""
    if why is not None:
        why.append(("why-best-card", {}))
    return 1


def keep_card(g: Lnoe, d: Decision, why: Why) -> int:
    """The most useful card; nothing at all where that is offered and better."""
    worths = [find_value(g, o[2], d.actor) if o[0] == "choose" else 0.0 for o in d.options]
    if why is not None:
        why.append(("why-best-card", {}))
    return worths.index(max(worths))


def lose_item(g: Lnoe, d: Decision, why: Why) -> int:
    worths = [hero_card_value(g, option[2], d.actor) for option in d.options]
    if why is not None:
        why.append(("why-least-needed", {}))
    return worths.index(min(worths))


def effect(g: Lnoe, d: Decision, why: Why) -> int:
    """Where to take a card from: the discard pile if what is wanted lies there, else where it may be."""
    names = [option[2] for option in d.options]
    wanted = bool(welcome_cards(g))
    if wanted and why is not None:
        why.append(("why-objective", {}))
    if not wanted or ("discard-pile" in names and lies_discarded(g)):
        return 0
    return next((number for number, name in enumerate(names) if name != "discard-pile"), 0)


def hide(g: Lnoe, d: Decision, why: Why) -> int:
    """Hide unless the fight is worth having."""
    lost, _, killed = prowess(g, d.actor)
    wants = killed * kill_value(g) > lost * wound_cost(g, d.actor)
    if why is not None:
        why.append(("why-fight-now", {"lose": round(100 * lost), "kill": round(100 * killed)}))
    return 0 if wants else 1


def charge(g: Lnoe, d: Decision, why: Why) -> int:
    """Fight while moving where it pays; who stops here fights anyway."""
    if why is not None:
        why.append(("why-charge", {}))
    return 1


def start(g: Lnoe, d: Decision, why: Why) -> int:
    """The centre gives a card; a random building is safer when the centre is full of Zombies."""
    centre = g.board.center[0]
    near = sum(g.board.distance[centre][at] <= 1 for at in g.zombie_spaces())
    return 0 if near <= 1 else len(d.options) - 1


def space(g: Lnoe, d: Decision, why: Why) -> int:
    """Where the guard dog holds most, or away from the Heroes for a Zombie that is driven off."""
    if d.options[-1][1] == "zombie":
        far = g.board.distance
        heroes = [g.space_of[hero] for hero in g.living_heroes()]
        zombie = d.options[-1][2]
        places = [o[4] if len(o) > 4 else g.space_of[zombie] for o in d.options]
        worths = [min(far[place][at] for at in heroes) for place in places]
        return worths.index(max(worths))
    return hero_cards.guarded(g, d)


def ally_space(g: Lnoe, d: Decision, why: Why) -> int:
    if why is not None:
        why.append(("why-far", {}))
    return allies.home(g, d)


def sewer(g: Lnoe, d: Decision, why: Why) -> int:
    if why is not None:
        why.append(("why-objective", {}))
    return hero_cards.entrance(g, d)


def victim(g: Lnoe, d: Decision, why: Why) -> int:
    """Which of several Heroes takes a wound: who feels it least."""
    costs = [wound_cost(g, option[2]) for option in d.options]
    return costs.index(min(costs))


def sun(g: Lnoe, d: Decision, why: Why) -> int:
    return best_sun(g, d, "heroes")


def free_search(g: Lnoe, d: Decision, why: Why) -> int:
    """A card that is known, if it is better than what a search is likely to find."""
    worths = [_found(g, option, d.actor) for option in d.options]
    if why is not None:
        why.append(("why-best-card", {}))
    return worths.index(max(worths))


def _found(g: Lnoe, option: Option, hero: int) -> float:
    if option[0] == "done":
        return 0.0
    if option[0] == "search" and len(option) > 1:
        return deck_value(g, hero, option[1])
    if option[0] == "find":
        return weights(g)["turn-counter"] * LIKELY_FIND
    known = option[0] in PICK_UP_TYPES and option[1] in KIND
    return find_value(g, option[1], hero) if known else LIKELY_FIND


def share_card(g: Lnoe, d: Decision, why: Why) -> int:
    """Each card to the Hero who makes most of it and has room for it; weapons to who has fewest."""
    worths = [
        hero_card_value(g, card, bearer) * SECOND_WEAPON ** _alike(g, card, bearer)
        - (0.0 if _room(g, bearer, card) else 10.0)
        for _, _, card, _, bearer in d.options
    ]
    if why is not None:
        why.append(("why-best-card", {}))
    return worths.index(max(worths))


SECOND_WEAPON = 0.5
"""What a second weapon of a sort is worth to a Hero beside a first."""


def _alike(g: Lnoe, kind: str, hero: int) -> int:
    """How many weapons of the same sort a Hero has already: to fight with, or to shoot with."""
    items, card = [g.content.kinds[copy] for copy in g.items[hero]], KIND[kind]
    if is_melee(card):
        return sum(map(is_melee, items))
    return sum("ranged-weapon" in item.keywords for item in items) if "ranged-weapon" in card.keywords else 0


def sheet(g: Lnoe, d: Decision, why: Why) -> int:
    """Who brings something along and lasts longest."""
    sheets = [SHEET[option[2]] for option in d.options]
    worths = [len(one.starting_cards) + one.health + len(one.abilities) / 2 for one in sheets]
    return worths.index(max(worths))


def seek(g: Lnoe, d: Decision, why: Why) -> int:
    if why is not None:
        why.append(("why-objective", {}))
    return 1


def bearer(g: Lnoe, d: Decision, why: Why) -> int:
    """Who has what else the scenario asks for, and then who is healthiest."""
    asked_for, kind_of = scenario_of(g).is_search_card, g.content.kind_of

    def worth(hero: int) -> tuple[int, int]:
        return sum(asked_for(kind_of[copy]) for copy in g.items[hero]), g.health(hero) - g.wounds[hero]

    worths = [worth(option[2]) for option in d.options]
    return worths.index(max(worths))


def generator(g: Lnoe, d: Decision, why: Why) -> int:
    """Where the dead have the longest way to."""
    far, pits = g.board.distance, openings(g)
    worths = [min((far[option[2]][at] for at in pits), default=0) for option in d.options]
    if why is not None:
        why.append(("why-far", {}))
    return worths.index(max(worths))


def circle(g: Lnoe, d: Decision, why: Why) -> int:
    """Next to the middle, which it then covers."""
    away = g.board.distance[g.board.center[0]]
    return min(range(len(d.options)), key=lambda number: away[d.options[number][2]])


def truck(g: Lnoe, d: Decision, why: Why) -> int:
    """Near the counters, away from the pits."""
    houses = [g.board.buildings[one.building].spaces for one in g.markers if one.building >= 0]

    def far(number: int) -> float:
        walk = g.board.walk[d.options[number][2]]
        to_counters = sum(min(walk[space] for space in spaces) for spaces in houses)
        return to_counters - 2 * min((g.board.distance[d.options[number][2]][pit] for pit in g.pits), default=0)

    return min(range(len(d.options)), key=far)


def out_of_reach(g: Lnoe, d: Decision, why: Why) -> int:
    """Somebody who cannot fight goes, or stays, where the next Zombie is farthest away."""
    person = next((model for roster in g.rosters[2:] for model in roster), -1)

    def near(number: int) -> int:
        option = d.options[number]
        away = g.board.distance[option[2] if option[0] == "choose" else g.space_of[person]]
        return min((away[space] for space in g.zombie_spaces()), default=0)

    return max(range(len(d.options)), key=near)


CHOICES: dict[str, Answer] = {
    "samantha": out_of_reach,
    "samantha-moves": out_of_reach,
    "truck": truck,
    "circle": circle,
    "generator": generator,
    "door": choose_door,
    "read": seek,
    "seek": seek,
    "bearer": bearer,
    "provision": keep_card,
    "sun": sun,
    "free-search": free_search,
    "share-card": share_card,
    "sheet": sheet,
    "keep-card": keep_card,
    "card": keep_card,
    "lose-item": lose_item,
    "lose-event": lose_item,
    "pay": lose_item,
    "effect": effect,
    "hide": hide,
    "charge": charge,
    "start": start,
    "building": starting.building,
    "space": space,
    "sewer": sewer,
    "ally-space": ally_space,
    "hero": victim,
    "dice": fight.hero_rerolls,
    "use-marker": use_marker,
    "leader": survival.leader,
    "reroll-shot": survival.last,
    "send-along": survival.send_along,
    "share-wound": victim,
    "wall-to-build": survival.last,
    "wall-to-reinforce": survival.last,
    "zombie-hand": survival.worst_card,
    "move-again": use_marker,
    "put-back": keep_card,
}


def window(g: Lnoe, d: Decision, why: Why) -> int:
    name = d.facts[0]
    if name in ("fight", "zombie-beaten"):
        return fight.hero_window(g, d, why)
    return 0


ANSWERS: dict[str, Answer] = {
    "special-rules": buy,
    "buy-upgrade": upgrades.buy,
    "activate-hero": activate,
    "choose-fight": choose_fight,
    "move-action": hero_moves.move,
    "move-hero": hero_moves.move,
    "exchange": exchange,
    "combine": survival.choose_pair,
    "ranged-attack": shooting.shoot,
    "discard-down": discard_down,
    "fire": fire.heroes_answer,
    "choose": choose,
    "place-hero": starting.place_hero,
    "window": window,
}
