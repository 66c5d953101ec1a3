"""Reading the table: who threatens whom, what a wound or a kill is worth, how well a Hero fights.

Values are points of a hundred: a hundred is the game. Nothing here looks at a hand of the other side or into a deck.
"""

from __future__ import annotations

from functools import lru_cache

from shamble.kernel.game import Decision, Option
from shamble.kernel.spare import fleeting
from shamble.lnoe import odds
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.bots.cards import DICE_TAGS, NO_TAGS, is_melee, talents
from shamble.lnoe.bots.weights import Weights, lost_at_sundown, weights
from shamble.lnoe.content import KIND, MARKER, SIDES, Content
from shamble.lnoe.goal_markers import Wound
from shamble.lnoe.goal_words import Inside, Kill, Leave, Lost, Reach, is_one, side_of
from shamble.lnoe.rules.barricades import in_the_way
from shamble.lnoe.rules.cards import being_played
from shamble.lnoe.rules.fight import forest_die, zombie_dice_of
from shamble.lnoe.rules.items import can_use
from shamble.lnoe.rules.sun import WAYS
from shamble.lnoe.rules.townsfolk_heroes import KILLED_UP_TO
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, total

WIN = 100.0
MOST_FIGHTS = 13


FARTHEST = 5
"""How far bots look for something to shoot at."""


class Ground:
    """Tables of a board that only bots need."""

    def __init__(self, board: Board) -> None:
        spaces = range(len(board.names))
        within = [tuple(1 << at for at in spaces)]
        for _ in range(FARTHEST):
            wider = []
            for at in spaces:
                mask = within[-1][at]
                for to in board.adjacent[at]:
                    mask |= within[-1][to]
                wider.append(mask)
            within.append(tuple(wider))
        self.within = tuple(within)
        """Steps -> for every space the spaces that near, as bits."""
        self.thrown = tuple(within[2][at] & ~(1 << at) for at in spaces)
        """For every space the others that an explosive can be thrown to."""
        rings = (within[2][at] & ~within[1][at] for at in spaces)
        self.ring2 = tuple(tuple(_bits(ring)) for ring in rings)
        self.houses = tuple(
            number for number, building in enumerate(board.buildings) if building.searchable and building.spaces
        )
        self.searchable = sum(1 << space for house in self.houses for space in board.buildings[house].spaces)
        self.house_walk = tuple(
            tuple(min(board.walk[space][inside] for inside in board.buildings[house].spaces) for space in spaces)
            for house in self.houses
        )
        self.hero_near = tuple(sum(1 << to for to in steps) for steps in board.hero_steps)
        self.all = (1 << len(board.names)) - 1
        self.room = tuple(sum(map(board.walk[at].count, range(4))) / 10 for at in spaces)
        """How far a Hero gets from each space: tens of spaces within three steps."""


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@kept_with_board
def ground_of(board: Board) -> Ground:
    return Ground(board)


@kept_with_board
def walk_to_search(board: Board, closed: tuple[int, ...]) -> tuple[int, ...]:
    """For every space: the steps to the nearest building that may be searched, those Taken Over left out."""
    ground = ground_of(board)
    tables = [table for house, table in zip(ground.houses, ground.house_walk, strict=True) if house not in closed] or [
        (0,) * len(board.names)
    ]
    return tuple(min(steps) for steps in zip(*tables, strict=True))


@kept_with_board
def open_houses(board: Board, closed: tuple[int, ...]) -> int:
    """The spaces of all buildings that may be searched, as bits, those Taken Over left out."""
    houses = (board.buildings[house] for house in ground_of(board).houses if house not in closed)
    return sum(1 << space for house in houses for space in house.spaces)


# What depends on a board and on much else is kept for a while only: each answer holds on to its board.
@fleeting(512)
def steps_to_zombies(board: Board, zombie_mask: int) -> tuple[int, ...]:
    """For every space: the steps to the nearest Zombie, 6 for farther than five."""
    steps = [6] * len(board.names)
    edge = seen = zombie_mask
    for count in range(6):
        further = 0
        for at in _bits(edge):
            steps[at] = count
            further |= board.near[at]
        edge = further & ~seen
        seen |= edge
    return tuple(steps)


def taken_over(g: Lnoe) -> tuple[int, ...]:
    """The buildings that no Hero may enter."""
    if not g.flags.get("bars-heroes"):
        return ()
    return tuple([m.building for m in g.markers if m.building >= 0 and "bars-heroes" in MARKER[m.kind].does])


# -- what things are worth ---------------------------------------------------------------------------------


def deaths_left(g: Lnoe) -> int:
    """How many more dead Heroes lose the game.  [2.2.1]"""
    lost, limit = scenario_of(g).lost_by(g).progress(g)
    return max(1, limit - lost)


def death_cost(g: Lnoe) -> float:
    """What the death of a Hero costs; less when the night that loses the game is close anyway."""
    return _death_cost(g, weights(g))


def _death_cost(g: Lnoe, w: Weights) -> float:
    cost = w[DEATH_WEIGHTS[deaths_left(g)]]
    if g.sun < 8 and lost_at_sundown(scenario_of(g)):
        cost *= 1 - w["dusk"] * (8 - g.sun) / 8
    return cost


DEATH_WEIGHTS = {left: f"death-{min(left, 4)}" for left in range(1, 41)}


def _townsfolk_cost(g: Lnoe, hero: int, w: Weights) -> float:
    """What the death of one of the Townsfolk costs: little, unless the scenario is about them.  [16.3.8.2]"""
    for goal in scenario_of(g).singles("zombies"):
        if isinstance(goal, Kill) and goal.of == g.model[hero].id:
            done, needed = goal.progress(g)
            return w[DEATH_WEIGHTS[max(1, needed - done)]]
    return w["death-4"] / 2


def best_sun(g: Lnoe, d: Decision, side: str) -> int:
    """The option that moves the sun as a side likes it: who wins at sundown wants it soon."""
    late = lost_at_sundown(scenario_of(g)) == (side == "heroes")
    worths = [WAYS[option[2]] * (1 if late else -1) for option in d.options]
    return worths.index(max(worths))


@lru_cache(maxsize=256)
def siege(scenario: Scenario) -> Inside | None:
    """What the Zombies win by getting into a place, if they do, or through it."""
    for goal in scenario.singles("zombies"):
        if isinstance(goal, Inside | Reach | Leave) and side_of(goal.of) == "zombies":
            return Inside(inside=goal.count, at=goal.at, of=goal.of)
    return None


def besieged(g: Lnoe) -> tuple[int, ...]:
    """The spaces of the place that Zombies win by getting into; () where there is none."""
    goal = siege(scenario_of(g))
    return goal.where(g) if goal is not None else ()


@fleeting(256)
def steps_to(board: Board, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """For every space: the steps of a Zombie to the nearest of these."""
    return tuple(min(board.distance[at][space] for space in spaces) for at in range(len(board.names)))


def sent_hero(g: Lnoe) -> int:
    """The Hero whom the card that is being played sends somewhere; -1 for none."""
    played = being_played(g)
    if played is None or played.type != "play-card" or "no-search" not in KIND[played.what].tags:
        return -1
    hero: int = played.hero
    return hero if hero >= 0 and g.space_of[hero] >= 0 else -1


def urgency(g: Lnoe) -> float:
    """1 while there is time, up to 3 in the last turn."""
    return 1.0 + max(0.0, 8 - g.sun) / 4


def health_left(g: Lnoe, hero: int) -> int:
    return g.health(hero) - g.wounds[hero]


@lru_cache(maxsize=256)
def irreplaceable(scenario: Scenario) -> tuple[str, ...]:
    """Those Heroes by a keyword or a marker without whom the night is lost."""
    return tuple(goal.among for goal in scenario.singles("zombies") if isinstance(goal, Lost))


def wound_costs(g: Lnoe, hero: int) -> tuple[float, ...]:
    """What the next wound of a Hero costs, and each one after it."""
    w = weights(g)
    dying = _townsfolk_cost(g, hero, w) if g.model[hero].row.together else _death_cost(g, w)
    for among in irreplaceable(scenario_of(g)):
        if is_one(g, hero, among):
            dying = max(dying, w[DEATH_WEIGHTS[sum(is_one(g, one, among) for one in g.heroes)]])
    left = 1 if g.in_play and total(g, "turns-when-wounded", hero) else health_left(g, hero)
    if left <= 1:
        return (dying,)
    slow = w["rests"] if "heal-in-place-of-a-move" in talents(g.sheet[hero]) else 1.0
    second = slow * w["wound-share-2"] * dying
    return (second, dying) if left == 2 else (slow * w["wound-share-3"] * dying, second, dying)


def wound_cost(g: Lnoe, hero: int) -> float:
    """What one more wound costs the Heroes."""
    return wound_costs(g, hero)[0]


def peril(g: Lnoe, option: Option) -> float:
    """What it may cost a Townsfolk Hero to use the own ability.  [16.3.8.7]"""
    if option[0] != "ability" or not g.model[option[2]].row.together:
        return 0.0
    return wound_cost(g, option[2]) * KILLED_UP_TO / 6


def kill_value(g: Lnoe) -> float:
    """What a dead Zombie is worth to the Heroes."""
    if g.effects and total(g, "zombies-cannot-be-killed", -1):
        return 0.0
    w = weights(g)
    house = besieged(g)
    if house:
        return w["kill"] + w["kill-inside"] * max(0, pressing(g, house) - 4)
    return w["kill"] * (1 + w["late-kill"] * max(0, 8 - g.sun) / 8) if w["late-kill"] else w["kill"]


@lru_cache(maxsize=256)
def hunted_kinds(scenario: Scenario) -> dict[str, int]:
    """The kinds of Zombies that the Heroes win by killing -> how many of them."""
    kills = [goal for goal in scenario.singles("heroes") if isinstance(goal, Kill) and goal.of not in SIDES]
    return {goal.of: goal.kill for goal in kills}


def quarry(g: Lnoe) -> dict[int, float]:
    """The Zombies on the board that the scenario is about -> what a wound of each is worth."""
    kinds = hunted_kinds(scenario_of(g))
    if not kinds:
        return {}
    w = weights(g)["quarry"]
    return {
        zombie: w / kinds[g.model[zombie].id] / max(1, g.health(zombie) - g.wounds[zombie])
        for zombie in g.zombies
        if g.model[zombie].id in kinds
    }


def things(g: Lnoe) -> dict[int, float]:
    """Where things lie that the Heroes win by wounding -> what a wound of each is worth."""
    if "attacked" not in g.flags:
        return {}
    goals = [goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Wound)]
    return {space: weights(g)["quarry"] / goal.wound for goal in goals for space in goal.where(g)}


def worth_of_thing(g: Lnoe, space: int, kind: str) -> float:
    """What a hit on a thing in this space is worth; an explosive does more to it."""
    return things(g).get(space, 0.0) * (3.5 if "explosive" in KIND[kind].keywords else 1.0)


def blow_worth(g: Lnoe, hero: int, zombie: int) -> float:
    """What a fight with one that the scenario is about is likely to gain: a wound, or all of them at once."""
    killed = prowess(g, hero, zombie)[2]
    kinds = [g.content.kinds[copy] for copy in g.items[hero]]
    at_once = any(kind.tags & OUTRIGHT and is_melee(kind) for kind in kinds)
    boxes = max(1, g.health(zombie) - g.wounds[zombie]) if at_once else 1
    return killed * boxes * quarry(g)[zombie]


OUTRIGHT = frozenset(("kill-on-win", "kill-on-six", "kill-by-two"))
"""What takes every Health box of a beaten Zombie."""


def pressing(g: Lnoe, house: tuple[int, ...]) -> int:
    """Zombies in the besieged place or next to it."""
    steps = steps_to(g.board, house)
    return sum(steps[at] <= 1 for at in g.zombie_spaces())


# -- fights ------------------------------------------------------------------------------------------------


def fight_dice(g: Lnoe, hero: int) -> int:
    return max(1, hero_total(g, "fight-dice", hero, g.profile.hero_fight_dice) + forest_die(g, g.space_of[hero]))


def prowess(g: Lnoe, hero: int, zombie: int = -1) -> odds.Chances:
    """How a fight against one Zombie, -1: an ordinary one, is likely to end; weapons and abilities are included."""
    items = g.items[hero]
    weapons = melee_weapons(g.content, items) if items else NO_TAGS
    ties = hero_total(g, "wins-ties", hero) > 0
    kills = hero_total(g, "kills-beaten", hero) > 0
    lucky = "zombie-rerolls-chosen" in talents(g.sheet[hero])
    against = zombie_dice_of(g, zombie) if zombie >= 0 else zombie_dice_of(g) + forest_die(g, g.space_of[hero])
    return _prowess(fight_dice(g, hero), against, ties, kills, lucky, weapons)


@lru_cache(maxsize=4096)
def melee_weapons(content: Content, items: tuple[int, ...]) -> frozenset[str]:
    """What the hand weapons among these items do in a fight; one that is used again and again counts as more."""
    kinds = [content.kinds[copy] for copy in items if is_melee(content.kinds[copy])]
    again = {AGAIN for kind in kinds if kind.row.repeatable and "add-die" in kind.tags}
    return frozenset(tag for kind in kinds for tag in kind.tags & DICE_TAGS) | again


AGAIN = "add-die-again"
ROLLED_TAGS = frozenset(("add-die", "reroll-own-dice", "reroll-own-die"))
"""What is about as good as one more die."""


@lru_cache(maxsize=4096)
def _prowess(dice: int, against: int, ties: bool, kills: bool, lucky: bool, weapons: frozenset[str]) -> odds.Chances:
    extra = bool(weapons & ROLLED_TAGS)
    lost, won, killed = odds.fresh(
        dice + extra, against, ties or "win-ties" in weapons, kills or "kill-on-win" in weapons
    )
    if AGAIN in weapons:
        # It is swung again until it breaks or the dice show doubles.
        killed += 0.5 * won
        won *= 0.5
    if "kill-on-six" in weapons:
        sixes = 1 - (5 / 6) ** (dice + extra)
        killed = sixes + (1 - sixes) * killed * 0.8
        lost *= 1 - sixes * 0.6
        won = max(0.0, 1 - lost - killed)
    if lucky:
        saved = lost * 0.45
        lost, won, killed = lost - saved, won + saved * 0.85, killed + saved * 0.15
    return lost, won, killed


def usable_guns(g: Lnoe, hero: int) -> list[str]:
    """Kinds of ranged weapons that this Hero may fire this turn; explosives apart."""
    found = []
    for copy in g.items[hero]:
        kind = g.content.kinds[copy]
        if "ranged-weapon" in kind.keywords and g.may_use(hero, copy) and can_use(g, hero, copy):
            found.append(kind.id)
    return found


@lru_cache(maxsize=4096)
def loss_curve(costs: tuple[float, ...], chance: float) -> tuple[float, ...]:
    """What so many fights cost a Hero, for 0 fights and up; `costs` are those of the first wound, the second, …"""
    return tuple(
        sum(cost * odds.at_least(wounds, fights, chance) for wounds, cost in enumerate(costs, 1))
        for fights in range(MOST_FIGHTS + 1)
    )


def on_curve(curve: tuple[float, ...], fights: float) -> float:
    """Read between the whole numbers."""
    if fights >= MOST_FIGHTS:
        return curve[-1]
    low = int(fights)
    return curve[low] + (fights - low) * (curve[low + 1] - curve[low])


def curve_of(g: Lnoe, hero: int, lost: float) -> tuple[float, ...]:
    return loss_curve(wound_costs(g, hero), round(lost, 2))


def threats(g: Lnoe, hero: int) -> tuple[float, ...]:
    """For every space: how many Zombies are likely to come there in the next Zombie turn, as seen by one Hero."""
    others = 0
    own = g.space_of[hero]
    for other, at in zip(g.heroes, g.hero_spaces(), strict=True):
        if other != hero:
            others |= 1 << at
    w = weights(g)
    zombies = tuple(g.zombie_spaces())
    come = _threats(g.board, zombies, others, own if g.zombies_at[own] else -1, w["come-shared"], w["come-far"])
    return held_up(g, come, zombies, others) if g.barricades else come


def held_up(g: Lnoe, come: tuple[float, ...], zombies: tuple[int, ...], others: int) -> tuple[float, ...]:
    """The same where barricades stand: each Zombie next to one gets through only now and then.  [8.1.2]"""
    less = list(come)
    shared, near = weights(g)["come-shared"], g.board.near
    for at in zombies:
        if others >> at & 1:
            continue
        weight = shared if near[at] & others else 1.0
        for to in g.board.zombie_steps[at]:
            walls = in_the_way(g, at, to)
            if walls:
                less[to] -= weight * (1 - passing(g, walls))
    return tuple(less)


def passing(g: Lnoe, walls: tuple[int, ...]) -> float:
    """The chance of a Zombie to get through these barricades in a turn, a little for those that wear them down."""
    return 0.5 if not any(g.barricades[wall] for wall in walls) else 0.08


@fleeting(1024)
def _threats(
    board: Board, zombies: tuple[int, ...], others: int, own: int, shared: float, far: float
) -> tuple[float, ...]:
    """A Zombie next to a Hero must go there; one in another Hero's space stays.  [8.1.1]

    `zombies` are their spaces, `others` those of the other Heroes as bits, `own` the Hero's if Zombies are there.
    """
    steps, near, ring2 = board.zombie_steps, board.near, ground_of(board).ring2
    come = [0.0] * len(board.names)
    for at in zombies:
        if others >> at & 1:
            continue
        weight = shared if near[at] & others else 1.0
        for to in steps[at]:
            come[to] += weight
        if at != own or weight == 1.0:
            for to in ring2[at]:
                come[to] += far * weight
    return tuple(come)


def escapes(g: Lnoe, zombie_mask: int, closed: tuple[int, ...]) -> tuple[int, ...]:
    """For every space: the steps to one that no Zombie can threaten in its next move, 7 for out of reach."""
    return _escapes(g.board, zombie_mask, closed)


@fleeting(512)
def _escapes(board: Board, zombie_mask: int, closed: tuple[int, ...]) -> tuple[int, ...]:
    """Zombies in the way stop a Hero, and nobody enters a building that is Taken Over."""
    ground = ground_of(board)
    unsafe = blocked = 0
    within, near = ground.within[2], ground.hero_near
    for at in _bits(zombie_mask):
        unsafe |= within[at]
    for building in closed:
        for space in board.buildings[building].spaces:
            blocked |= 1 << space
    steps = [7] * len(board.names)
    edge = ground.all & ~unsafe & ~blocked
    seen = edge
    for count in range(7):
        further = 0
        for at in _bits(edge):
            steps[at] = count
            further |= near[at]
        # A Zombie's space can be left but not passed; it gets its number and leads nowhere.
        edge = further & ~seen
        seen |= edge
        for at in _bits(edge & zombie_mask):
            steps[at] = count + 1
        edge &= ~zombie_mask
        if not edge:
            break
    return tuple(steps)
