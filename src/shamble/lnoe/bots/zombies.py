"""The Zombies' answers to every kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from shamble.bots.base import Reason
from shamble.kernel.game import Decision
from shamble.kernel.spare import fleeting
from shamble.lnoe.board import Board
from shamble.lnoe.bots import fight, fire, upgrades, zombie_cards
from shamble.lnoe.bots.buying import buy
from shamble.lnoe.bots.cards import hero_card_value, zombie_card_value
from shamble.lnoe.bots.look import besieged, best_sun, death_cost, passing, prowess, sent_hero, steps_to, wound_cost
from shamble.lnoe.bots.looting import larders
from shamble.lnoe.bots.mission import breakable
from shamble.lnoe.bots.ruin import stations, tear_down
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import DECK, KIND, MODEL, SIDES
from shamble.lnoe.goal_words import Kill
from shamble.lnoe.rules.barricades import in_the_way
from shamble.lnoe.rules.burning import BURNING
from shamble.lnoe.rules.champions import is_champion
from shamble.lnoe.rules.generators import HURT_ON
from shamble.lnoe.rules.section import section_of
from shamble.lnoe.rules.spawn import STANDARD, WEAPON
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None
Answer = Callable[[Lnoe, Decision, Why], int]


def answer(g: Lnoe, d: Decision, why: Why) -> int:
    """The number of the option the Zombies take."""
    if d.kind not in ("choose", "place-zombie", "spend-spawn"):
        number = zombie_cards.best_play(g, d, why)
        if number >= 0:
            return number
    return ANSWERS.get(d.kind, _first)(g, d, why)


def _first(g: Lnoe, d: Decision, why: Why) -> int:
    return 0


# -- whom to go for ----------------------------------------------------------------------------------------


def prey_value(g: Lnoe, hero: int) -> float:
    """How much it is worth to get at a Hero: close to death, badly armed, or carrying what the others need."""
    lost, _, killed = prowess(g, hero)
    worth = lost * wound_cost(g, hero) - weights(g)["prey-armed"] * killed
    kind_of, asked_for = g.content.kind_of, scenario_of(g).is_search_card
    for copy in g.items[hero]:
        if asked_for(kind_of[copy]):
            worth += weights(g)["post-carrier"]
    if g.model[hero].row.passive:
        worth += VICTIM
    return max(1.0, worth)


VICTIM = 12.0
"""What it is worth to get at somebody whom the scenario is about."""

Prey = tuple[tuple[int, float], ...]


def prey_of(g: Lnoe) -> Prey:
    """Every Hero as (space, worth), worth in steps so that fields are shared between decisions."""
    key = _prey_key(g)
    found = _PREY.get(key)
    if found is None:
        if len(_PREY) >= _MOST_PREY:
            _PREY.clear()
        pull = weights(g)["prey"]
        found = tuple(
            (at, pull + round(prey_value(g, hero)))
            for hero, at in zip(g.heroes, g.hero_spaces(), strict=True)
            if at >= 0
        )
        _PREY[key] = found
    return found


_PREY: dict[tuple[object, ...], Prey] = {}
_MOST_PREY = 1024
"""Tables whose prey is kept: it stays the same from one Zombie's move to the next."""


def _prey_key(g: Lnoe) -> tuple[object, ...]:
    """All that the worth of prey depends on; where Zombies stand is no part of it. It holds on to no board."""
    return (
        g.board.key,
        g.content,
        g.scenario,
        g.profile.hero_fight_dice,
        death_cost(g),
        tuple(weights(g).values()),
        tuple((g.sheet[hero], g.space_of[hero], g.wounds[hero], g.items[hero]) for hero in g.heroes),
        tuple(g.in_play),
        tuple(g.effects),
    )


@fleeting(1024)
def field(board: Board, prey: Prey, posts: Prey) -> tuple[float, ...]:
    """What it is worth to a Zombie to stand in each space: near Heroes, and at posts the Heroes must come to."""
    worths = [0.0] * len(board.names)
    for at, worth in prey:
        far = board.distance[at]
        for space, steps in enumerate(far):
            worths[space] += worth / (1.0 + steps)
    for at, worth in posts:
        far = board.distance[at]
        for space, steps in enumerate(far):
            worths[space] += worth / (1.0 + steps)
    return tuple(worths)


def posts_of(g: Lnoe) -> Prey:
    """Places to hold: where the Heroes must come to, the more so the closer they are to their goal."""
    weight = weights(g)["post"]
    if not weight:
        return ()
    found: dict[int, float] = {}
    for goal in scenario_of(g).goals("heroes"):
        spaces = goal.where(g)
        if spaces:
            done, needed = goal.progress(g)
            found.update(dict.fromkeys(spaces[:MOST_POSTS], weight * (1 + done / max(1, needed - 1))))
    for victims in hunted_townsfolk(scenario_of(g)):
        found.update(dict.fromkeys(victims.where(g), weights(g)["ally"]))
    for goal in breakable(scenario_of(g)):
        found.update(dict.fromkeys(goal.where(g), BREAKABLE))
    return tuple(found.items())


BREAKABLE = 8.0
"""What a thing is worth that Zombies win by breaking, where a Hero is worth about ten."""


@lru_cache(maxsize=256)
def hunted_townsfolk(scenario: Scenario) -> tuple[Kill, ...]:
    """Whom besides Heroes the Zombies win by killing."""
    kills = [goal for goal in scenario.singles("zombies") if isinstance(goal, Kill)]
    return tuple(goal for goal in kills if goal.of not in SIDES[:2])


MOST_POSTS = 4
"""Spaces of a place that Zombies hold."""


# -- moving ------------------------------------------------------------------------------------------------


LEAVE = 1000.0
"""What it is worth to go off the board, where that wins the game."""
RALLY = 20.0
"""What a space that the Zombies gather at is worth, where a Hero is worth about ten."""


def gains(g: Lnoe, d: Decision, rally: int = -1) -> list[tuple[float, int]]:
    """What every move gains for the Zombies, with its number; `done` is not among them.

    `rally` is a space that they mean to gather at, whatever else draws them.
    """
    w = weights(g)
    posts = posts_of(g) if rally < 0 else (*posts_of(g), (rally, RALLY))
    worths = field(g.board, prey_of(g), posts)
    house = besieged(g)
    walk_in = steps_to(g.board, house) if house else ()
    door, step = w["house-door"], w["house-step"]
    spaces, heroes_at, crowd = g.space_of, g.heroes_at, g.zombies_at
    attack, company = w["attack"], w["crowd"]
    wanted, post = (larders(g), w["loot"]) if scenario_of(g).empties else (stations(g), w["ruin"])
    far = g.board.distance
    burning = BURNING in g.flags
    found = []
    for number, option in enumerate(d.options):
        if option[0] == "leave":
            found.append((LEAVE, number))
        if option[0] != "move":
            continue
        _, zombie, to = option
        at = spaces[zombie]
        gain = worths[to] - worths[at] + 0.001
        if heroes_at[to]:
            gain += attack
        else:
            gain -= company * crowd[to]
        if g.barricades and (walls := in_the_way(g, at, to)):
            gain *= passing(g, walls)
        if walk_in:
            # Enough inside win; who is inside stays inside.
            before, after = walk_in[at], walk_in[to]
            if not before or not after:
                gain += door * (bool(before) - bool(after))
            else:
                gain += step * (before - after)
        if burning:
            gain -= fire.zombie_into_fire(g, to)
        if zombie in wanted:
            gain += post * (far[at][wanted[zombie]] - far[to][wanted[zombie]])
        found.append((gain, number))
    return found


def move(g: Lnoe, d: Decision, why: Why, rally: int = -1) -> int:
    """The move that gains most ground; done when no Zombie would gain any."""
    gain, number = max(gains(g, d, rally), default=(-1.0, -1))
    chosen = number
    if gain <= 0:
        chosen = next((n for n, option in enumerate(d.options) if option[0] == "done"), number)
    if why is not None:
        _explain_move(g, d, chosen, why)
    return chosen


def ranked(g: Lnoe, d: Decision, most: int) -> list[int]:
    """The best moves: two for each of the Zombies that gain most, and to be done."""
    taken: dict[int, int] = {}
    found = [number for number, option in enumerate(d.options) if option[0] != "move"][:2]
    for _, number in sorted(gains(g, d), reverse=True):
        zombie = d.options[number][1]
        if taken.get(zombie, 0) < 2 and len(found) < most:
            taken[zombie] = taken.get(zombie, 0) + 1
            found.append(number)
    return found


def _explain_move(g: Lnoe, d: Decision, number: int, why: list[Reason]) -> None:
    option = d.options[number]
    if option[0] == "leave":
        why.append(("why-objective", {}))
        return
    if option[0] != "move":
        why.append(("why-hold-ground", {}))
        return
    to = option[2]
    hero = min(g.living_heroes(), key=lambda h: g.board.distance[to][g.space_of[h]], default=-1)
    if hero < 0:
        return
    name = f"hero-{g.sheet[hero].id}"
    steps = g.board.distance[to][g.space_of[hero]]
    if not steps:
        lost, _, killed = prowess(g, hero)
        why.append(("why-attack", {"hero": name, "lose": round(100 * lost), "kill": round(100 * killed)}))
    else:
        why.append(("why-close-in", {"hero": name, "steps": steps}))


def spend(g: Lnoe, d: Decision, why: Why) -> int:
    """Many standard Zombies come first; what they cannot use up, or what need not be more, buys something dearer."""
    champion = raise_champion(g, d)
    if champion >= 0:
        if why is not None:
            why.append(("why-spend-champion", {}))
        return champion
    dearer = [
        number
        for number, option in enumerate(d.options)
        if option[0] == "buy" and option[2] != STANDARD and not is_champion(option[2])
    ]
    if not dearer:
        return 0
    many = len(g.zombies) > MANY and any(d.options[number][2] == WEAPON for number in dearer)
    short = len(g.pool(d.seat)) < d.facts[0] or many
    if why is not None:
        why.append(("why-spend-dearer" if short else "why-spend-standard", {}))
    return dearer[0] if short else 0


def raise_champion(g: Lnoe, d: Decision) -> int:
    """One that can be had comes at once; what standard Zombies cannot use up is saved for one; -1: neither."""
    bought = [number for number, option in enumerate(d.options) if option[0] == "buy" and is_champion(option[2])]
    if bought:
        return max(bought, key=lambda number: MODEL[d.options[number][2]].spawn_points)
    spare = d.facts[0] - len(g.pool(d.seat))
    saving = [number for number, option in enumerate(d.options) if option[0] == "save" and option[4] <= spare]
    return max(saving, key=lambda number: d.options[number][4], default=-1)


MANY = 8
"""Zombies on the board beyond which a weapon is worth more than two others."""


def arm(g: Lnoe, d: Decision, why: Why) -> int:
    """The Zombie that is closest to the Heroes."""
    worths = field(g.board, prey_of(g), posts_of(g))
    found = [worths[g.space_of[option[2]]] for option in d.options]
    if why is not None:
        why.append(("why-spend-dearer", {}))
    return found.index(max(found))


def bar_weapon(g: Lnoe, d: Decision, why: Why) -> int:
    """The weapon that the Hero needs most."""
    worths = [hero_card_value(g, option[2]) if option[0] == "choose" else 0.0 for option in d.options]
    return worths.index(max(worths))


def place(g: Lnoe, d: Decision, why: Why) -> int:
    """Spawn where it hurts: on the pit closest to the Heroes."""
    worths = field(g.board, prey_of(g), posts_of(g))
    best, best_worth = 0, -1.0
    for number, option in enumerate(d.options):
        if option[0] == "place" and worths[option[-1]] > best_worth:
            best, best_worth = number, worths[option[-1]]
    if why is not None:
        why.append(("why-spawn", {}))
    return best


# -- cards and other choices -------------------------------------------------------------------------------


def discard_and_draw(g: Lnoe, d: Decision, why: Why) -> int:
    """A card that waits for a moment that may never come makes room for another."""
    best, best_value = 0, 2.6 if d.options[0][0] == "keep" else 1e9
    for number, option in enumerate(d.options):
        if option[0] == "discard":
            worth = zombie_card_value(option[1])
            if worth < best_value:
                best, best_value = number, worth
    if why is not None:
        why.append(("why-least-needed" if best else "why-good-hand", {}))
    return best


def raid(g: Lnoe, d: Decision, why: Why) -> int:
    """Attack whatever can be attacked."""
    return len(d.options) - 1


def window(g: Lnoe, d: Decision, why: Why) -> int:
    if d.facts[0] == "raid":
        # A card helps where the dice have not done it yet.
        running = g.top("raid")
        return int(running is not None and max(running.zombie_dice) < HURT_ON and len(d.options) > 1)
    return fight.zombie_window(g, d, why) if d.facts[0] == "fight" else 0


def choose(g: Lnoe, d: Decision, why: Why) -> int:
    about = d.facts[0] if d.facts else ""
    return CHOICES.get(about, _first)(g, d, why)


def hero(g: Lnoe, d: Decision, why: Why) -> int:
    """The Hero it hurts most."""
    worths = [prey_value(g, option[2]) for option in d.options]
    return worths.index(max(worths))


def farthest(g: Lnoe, d: Decision, why: Why) -> int:
    """Zombies far from every Hero go back to the pool first; those close by stay."""
    far = g.board.distance
    heroes = g.hero_spaces()
    best, best_far = 0, 2 if d.options[0][0] == "done" else -1
    for number, option in enumerate(d.options):
        if option[0] == "choose":
            steps = min((far[g.space_of[option[2]]][at] for at in heroes), default=0)
            if steps > best_far:
                best, best_far = number, steps
    return best


def card(g: Lnoe, d: Decision, why: Why) -> int:
    """From the Heroes' pile what they need most; from the own one what serves best."""
    worths = [
        0.0
        if option[0] != "choose" or option[2] not in KIND
        else hero_card_value(g, option[2])
        if KIND[option[2]].deck == "hero"
        else zombie_card_value(option[2])
        for option in d.options
    ]
    return worths.index(max(worths))


def sacrifice(g: Lnoe, d: Decision, why: Why) -> int:
    """What is given up for a card: the Zombies farthest away, the cards least needed."""
    if d.options[0][1] == "zombie":
        return farthest(g, d, why)
    worths = [zombie_card_value(option[2]) for option in d.options]
    return worths.index(min(worths))


def section(g: Lnoe, d: Decision, why: Why) -> int:
    """The board with most Zombies that are not yet with a Hero."""
    idle = [section_of(g, at) for at in g.zombie_spaces() if not g.heroes_at[at]]
    counts = [idle.count(option[2]) for option in d.options]
    return counts.index(max(counts))


def building(g: Lnoe, d: Decision, why: Why) -> int:
    """Where the Heroes are, or before they are placed where they would start; unless one has to walk there."""
    walk = g.board.walk
    sent = sent_hero(g)
    to_come = [g.board.place(sheet.start)[0] for sheet in g.sheet if sheet and g.board.place(sheet.start)]

    def worth(number: int) -> float:
        spaces = g.board.buildings[number].spaces
        if sent >= 0:
            return float(min(walk[g.space_of[sent]][s] for s in spaces))
        return sum(1.0 / (1 + min(walk[at][s] for s in spaces)) for at in g.hero_spaces() or to_come)

    worths = [worth(option[2]) for option in d.options]
    return worths.index(max(worths))


def space(g: Lnoe, d: Decision, why: Why) -> int:
    """A new pit close to the Heroes."""
    worths = field(g.board, prey_of(g), posts_of(g))
    found = [worths[option[2]] for option in d.options]
    return found.index(max(found))


def torn_down(g: Lnoe, d: Decision, why: Why) -> int:
    if why is not None:
        why.append(("why-objective", {}))
    return tear_down(g, d)


def pillage(g: Lnoe, d: Decision, why: Why) -> int:
    """Everywhere: what is gone cannot be found any more, and the last card wins."""
    if why is not None:
        why.append(("why-objective", {}))
    return 1 if len(d.options) > 1 else 0


def deck(g: Lnoe, d: Decision, why: Why) -> int:
    """The Hero deck if its last card goes, else the town, which wins too."""
    choosing = g.top("choose-deck")
    last = choosing is not None and g.deck.size(choosing.deck) <= choosing.count
    return next(number for number, option in enumerate(d.options) if bool(DECK[option[2]].taken_from) != last)


def sun(g: Lnoe, d: Decision, why: Why) -> int:
    return best_sun(g, d, "zombies")


def drag(g: Lnoe, d: Decision, why: Why) -> int:
    """A Hero whom the Zombies move goes to the closest of them.  [17.5.4.1]"""
    zombies = g.zombie_spaces()

    def far(space: int) -> int:
        return min((g.board.distance[space][at] for at in zombies), default=0)

    best, best_far = 0, far(g.space_of[d.actor])
    for number, option in enumerate(d.options):
        if option[0] == "step" and far(option[1]) < best_far:
            best, best_far = number, far(option[1])
    return best


CHOICES: dict[str, Answer] = {
    "raid": raid,
    "sun": sun,
    "pillage": pillage,
    "deck": deck,
    "tear-down": torn_down,
    "hero": hero,
    "zombie": farthest,
    "sacrifice": sacrifice,
    "arm": arm,
    "bar-weapon": bar_weapon,
    "section": section,
    "card": card,
    "building": building,
    "space": space,
    "dice": fight.zombie_rerolls,
}

ANSWERS: dict[str, Answer] = {
    "special-rules": buy,
    "buy-upgrade": upgrades.buy,
    "move-zombies": move,
    "place-zombie": place,
    "move-hero": drag,
    "spend-spawn": spend,
    "discard-and-draw": discard_and_draw,
    "window": window,
    "choose": choose,
}
