"""Where a Hero goes and searches."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.board.whole_walls import whole_walls
from shamble.lnoe.bots.barred_doors import barred, ends_ahead, movement_to, work_ahead
from shamble.lnoe.bots.cards import FIGHT_TAGS
from shamble.lnoe.bots.fire import into_fire
from shamble.lnoe.bots.look import (
    besieged,
    blow_worth,
    curve_of,
    escapes,
    ground_of,
    kill_value,
    loss_curve,
    on_curve,
    open_houses,
    prowess,
    quarry,
    steps_to,
    steps_to_zombies,
    taken_over,
    things,
    threats,
    urgency,
    usable_guns,
    walk_to_search,
    wound_costs,
)
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.bots.prizes import to_clear
from shamble.lnoe.bots.purpose import Mission
from shamble.lnoe.bots.searching import best_search, finds, shelves
from shamble.lnoe.bots.shooting import progress_on, shot_of, throws
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.describe import EXERT
from shamble.lnoe.odds import Chances
from shamble.lnoe.rules.barricades import in_the_way, wall_at
from shamble.lnoe.rules.burning import BURNING, is_burning
from shamble.lnoe.rules.hero_ways import ways_ahead
from shamble.lnoe.rules.scenario_acts import gives_up_fights
from shamble.lnoe.rules.search import PICK_UP_TYPES
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None


class Ground:
    """What one Hero thinks of every space, as the table stands."""

    __slots__ = (
        "blows",
        "board",
        "closed",
        "come",
        "curve",
        "escape",
        "finds",
        "g",
        "guns",
        "hero",
        "house_walk",
        "in_house",
        "kill",
        "killed",
        "lost",
        "lure",
        "mission",
        "open_houses",
        "others",
        "pressure",
        "prizes",
        "progress",
        "quarry",
        "room",
        "shelves",
        "shots",
        "things",
        "to_house",
        "trap",
        "w",
        "way",
        "within2",
        "within3",
        "zombie_far",
        "zombie_mask",
    )

    def __init__(self, g: Lnoe, hero: int) -> None:
        w, board = weights(g), g.board
        tables = ground_of(board)
        self.g = g
        self.board = board
        self.room = tables.room
        self.within2 = tables.within[2]
        self.within3 = tables.within[3]
        self.w = w
        self.hero = hero
        self.mission: Mission = mission(g, hero)
        self.way = movement_to(g, self.mission.targets) if self.mission.targets and barred(g) else ()
        self.come = threats(g, hero)
        self.lost, _, self.killed = with_hand(g, hero, prowess(g, hero), w["hand"])
        costs = wound_costs(g, hero)
        self.curve = loss_curve(costs, round(self.lost, 2))
        self.pressure = w["pressure"] * costs[0]
        self.trap = w["trap"]
        self.kill = kill_value(g)
        self.closed = taken_over(g)
        self.house_walk = walk_to_search(board, self.closed)
        self.open_houses = open_houses(board, self.closed)
        self.in_house = w["in-house"] * self.mission.search
        self.to_house = w["to-house"] * self.mission.search
        self.finds = finds(g, hero) if g.markers and self.mission.search else 0
        self.shelves = shelves(g, hero, self.mission.search, self.closed) if self.mission.search else []
        self.guns = usable_guns(g, hero)
        self.shots = [shot_of(g, kind) for kind in self.guns] + throws(g, hero)
        house = besieged(g)
        self.progress = progress_on(board, house) if house else ()
        self.quarry: dict[int, float] = {}
        self.blows: dict[int, float] = {}
        for zombie, worth in quarry(g).items():
            at = g.space_of[zombie]
            self.quarry[at] = max(worth, self.quarry.get(at, 0.0))
            self.blows[at] = max(w["blow"] * blow_worth(g, hero, zombie), self.blows.get(at, 0.0))
        self.things = things(g)
        self.prizes = to_clear(g)
        self.lure = lures(g, house) if house else {}
        own = g.space_of[hero]
        self.others = {at: g.heroes_at[at] - (at == own) for at in g.hero_spaces()}
        mask = 0
        for at in g.zombie_spaces():
            mask |= 1 << at
        self.zombie_mask = mask
        self.zombie_far = steps_to_zombies(board, mask)
        self.escape = escapes(g, mask, self.closed)

    def fights(self, space: int) -> tuple[float, float]:
        """Fights of the own turn and of the next Zombie turn if the Hero ends here; the quarry is hard to beat."""
        here = self.g.zombies_at[space] + (space in self.quarry)
        share = 1 + self.others.get(space, 0)
        later = (here * (1 - self.killed) + self.come[space]) / share
        return float(here), later

    def danger(self, space: int) -> float:
        """What ending here is likely to cost."""
        now, later = self.fights(space)
        return on_curve(self.curve, now + later)

    def shot(self, space: int) -> float:
        """What the best shot from here is worth."""
        best = 0.0
        in_sight = self.zombie_mask & (self.board.sight[space] | 1 << space)
        for at, worth in self.things.items():
            if (self.board.sight[space] | 1 << space) >> at & 1:
                best = max(best, self.hit_thing(space, at, worth))
        for shot in self.shots:
            seen = in_sight & shot.within[space] & ~shot.spared
            if seen:
                best = max(best, shot.hits * self.prize(seen, shot.whole_space) - shot.spent)
        return best

    def hit_thing(self, space: int, at: int, worth: float) -> float:
        """What it is worth to shoot from a space at a thing in another."""
        reach = [shot for shot in self.shots if shot.within[space] >> at & 1 and not shot.spared >> at & 1]
        return max((shot.hits * worth - shot.spent for shot in reach), default=0.0)

    def prize(self, seen: int, whole_space: bool) -> float:
        """What the best target among the Zombies in these spaces is worth."""
        if not whole_space and not self.lure and not self.quarry and not self.prizes:
            return self.kill + 1.0
        zombies_at, most = self.g.zombies_at, 0.0
        while seen:
            low = seen & -seen
            at = low.bit_length() - 1
            worth = self.kill * self.progress[at] if self.progress else self.kill
            if self.prizes:
                worth += self.prizes.get(at, 0.0)
            most = max(most, (zombies_at[at] if whole_space else 1) * (worth + 1.0) + self.quarry.get(at, 0.0))
            seen ^= low
        return most

    def value(self, space: int) -> float:
        """What it is worth to end the move here."""
        plan, w = self.mission, self.w
        now, later = self.fights(space)
        kills = (now + later) * self.killed * self.kill
        worth = (kills * self.progress[space] if self.progress else kills) - on_curve(self.curve, now + later)
        if self.prizes:
            worth += (now + later) * self.killed * self.prizes.get(space, 0.0)
        if self.shots:
            worth += self.shot(space)
        if plan.search:
            if self.open_houses >> space & 1:
                worth += self.in_house * (1 - min(1.0, 0.25 * later))
            else:
                worth -= self.to_house * self.house_walk[space]
            if self.shelves:
                worth += self.shelf(space) * (1 - min(1.0, 0.25 * later))
            if self.finds >> space & 1:
                worth += w["find"] * plan.search
        if plan.targets:
            way = self.way[space] if self.way else min(map(self.board.walk[space].__getitem__, plan.targets))
            steps = max(0, way - plan.away)
            worth += plan.stand if not steps else -plan.pull * steps
        if plan.hunts:
            worth -= w["hunt"] * self.far_from_zombies(space)
        if self.others.get(space):
            worth -= w["apart"]
        if self.pressure:
            worth -= self.pressure * (self.zombie_mask & self.within3[space]).bit_count()
        worth += w["room"] * self.room[space]
        if self.trap and self.escape[space] > 1:
            # Who cannot get away next turn will have to fight what is close by now.
            siege = (self.zombie_mask & self.within2[space]).bit_count()
            worth -= self.trap * on_curve(self.curve, siege) * (self.escape[space] - 1) / 6
        if self.blows:
            worth += self.blows.get(space, 0.0)
        if self.lure:
            worth += self.kill * self.lure.get(space, 0.0)
        return worth

    def shelf(self, space: int) -> float:
        """What the best Pick Up is worth from here beyond a search: taken next turn, or after the way to it."""
        walk, w = self.board.walk[space], self.w
        return max(
            more * max(0.0, w["in-house"] - w["to-shelf"] * min(map(walk.__getitem__, spaces)))
            for more, spaces in self.shelves
        )

    def shelter(self, wall: int) -> float:
        """What one more barricade, or a marker on it, is worth to a Hero who stays: less danger in the next turn.

        What it will save later counts for nothing: Heroes move on, and those who built for later lost more games.
        """
        g, at = self.g, self.g.space_of[self.hero]
        before = self.danger(at)
        standing, g.barricades = g.barricades, {**g.barricades, wall: g.barricades.get(wall, -1) + 1}
        come, self.come = self.come, threats(g, self.hero)
        gain = before - self.danger(at)
        g.barricades, self.come = standing, come
        wanted = self.w["wall"] if wall in self.mission.walls else 0.0
        if wall in self.mission.keeps:
            wanted += self.w["keep"] * min(2, self.beyond(wall))
        return gain + wanted

    def beyond(self, wall: int) -> int:
        """In how many spaces near a wall, on its other side, Zombies stand."""
        inside = self.board.building[self.g.space_of[self.hero]]
        near = 0
        for space in whole_walls(self.g.board)[wall].spaces:
            if self.board.building[space] != inside:
                near |= self.within3[space]
        return (self.zombie_mask & near).bit_count()

    def far_from_zombies(self, space: int) -> int:
        """Spaces between here and where the Hero's weapons reach a Zombie."""
        close = 2 if self.guns else 0
        return max(0, self.zombie_far[space] - close)


def with_hand(g: Lnoe, hero: int, chances: Chances, trust: float) -> Chances:
    """How a fight is likely to end for somebody whose player has cards for it in hand."""
    lost, won, killed = chances
    if trust:
        cards = sum(bool(g.content.kinds[copy].tags & FIGHT_TAGS) for copy in g.hands[g.owner[hero]])
        for _ in range(min(cards, 2)):
            lost, killed = lost * (1 - 0.3 * trust), killed + 0.3 * trust * won
            won = 1 - lost - killed
    return lost, won, killed


def lures(g: Lnoe, house: tuple[int, ...]) -> dict[int, float]:
    """Spaces outside the besieged place -> how much a Hero there would draw Zombies out of it, or hold them up.

    A Zombie next to a Hero must go to them, and stays with them as long as they stay.  [8.1.1]
    """
    w, steps = weights(g), steps_to(g.board, house)
    # Who stands on an edge that Zombies must not cross holds them up there as well.
    crossing = bool(scenario_of(g).ways_off)
    worths = CROSSING if crossing else (w["lure-inside"], w["lure-door"], w["lure-close"])
    found: dict[int, float] = {}
    for at in g.zombie_spaces():
        if steps[at] < len(worths) and not (crossing and g.heroes_at[at]):
            worth = worths[steps[at]]
            for to in (at, *g.board.zombie_steps[at]):
                if steps[to] or crossing:
                    found[to] = found.get(to, 0.0) + worth
    return found


CROSSING = (1.5, 1.2, 0.8, 0.4)
"""The same for Zombies so many steps from an edge that they must not cross."""


def reach(g: Lnoe, hero: int, left: int, first: set[int]) -> dict[int, int]:
    """Every space the Hero can end in -> the first step on a shortest way there."""
    here = g.space_of[hero]
    found: dict[int, int] = {}
    for to, at in ways_ahead(g, hero, left, first).items():
        found[to] = to if at == here else found[at]
    return found


def ways_on(g: Lnoe, hero: int, left: int, first: set[int]) -> dict[int, int]:
    """The same, with a first step round the fire wherever there is one."""
    found = reach(g, hero, left, first)
    if BURNING in g.flags:
        safe = {step for step in first if not is_burning(g, step)}
        found |= reach(g, hero, left, safe) if safe else {}
    return found


# -- the Move Action ---------------------------------------------------------------------------------------


def move(g: Lnoe, d: Decision, why: Why) -> int:
    """Roll first, it costs nothing; then compare every space in reach with searching here."""
    if EXERT in d.facts:
        return exert(g, d, why)
    if g.sheet[d.actor] is None:
        return keep_away(g, d)
    options = d.options
    hero, left = d.actor, d.facts[0]
    index = {option: number for number, option in enumerate(options)}
    acts = scenario_of(g).acts
    for number, option in enumerate(options):
        if option[0] in acts and _worth_staying(g, hero, option, why):
            return number
    if ("roll-movement",) in index:
        if why is not None:
            why.append(("why-roll-first", {}))
        return index["roll-movement",]
    ground = Ground(g, hero)
    here = g.space_of[hero]
    stay = index.get(("stop",), index.get(("skip",), -1))
    worth_here = ground.value(here)
    best, best_worth, goal = stay, worth_here if stay >= 0 else -999.0, here
    search = best_search(g, hero, options, ground.mission.search, bool(ground.guns))
    if search is not None and worth_here + search[1] > best_worth:
        best, best_worth = search[0], worth_here + search[1]
    work = best_work(g, options, ground)
    if work is not None and worth_here + work[1] > best_worth:
        best, best_worth = work[0], worth_here + work[1]
    steps = {option[1] for option in options if option[0] == "step"}
    burning = BURNING in g.flags
    if steps:
        for space, step in ways_on(g, hero, left, steps).items():
            worth = ground.value(space) - (burning and into_fire(g, hero, step) + into_fire(g, hero, space))
            if worth > best_worth + 0.01:
                best, best_worth, goal = index["step", step], worth, space
    if ground.way and not ground.mission.away:
        worth, number, space = through_barred_doors(g, options, ground, left)
        if worth > best_worth + 0.01:
            best, goal = number, space
    elif goal == here and (way := clear_the_way(g, options, ground)) >= 0:
        best = way
    if best < 0:
        best = next(number for number, option in enumerate(options) if option[0] == "step")
    if why is not None:
        _explain(g, ground, options[best][0], goal, why)
    return best


def through_barred_doors(g: Lnoe, options: list[Option], ground: Ground, left: int) -> tuple[float, int, int]:
    """Where a move is best ended for whose sake a door is cleared: what that is worth, how it begins, and the space.

    What is cleared at a door today need not be cleared tomorrow: it counts like steps that are taken.
    """
    here, index = g.space_of[ground.hero], {option: number for number, option in enumerate(options)}
    most, best, goal = -999.0, -1, here
    for space, end in ends_ahead(g, ground.hero, left, options).items():
        work = work_ahead(g, space, left - end.cost, ground.way)
        if end.clears or work:
            worth = ground.value(space) + ground.mission.pull * work
            if worth > most:
                most, best, goal = worth, index[end.first], space
    clear = clear_the_way(g, options, ground)
    if clear >= 0 and (work := work_ahead(g, here, left, ground.way)):
        worth = ground.value(here) + ground.mission.pull * work
        if worth > most:
            most, best, goal = worth, clear, here
    return most, best, goal


def keep_away(g: Lnoe, d: Decision) -> int:
    """Somebody with a card's help who is no Hero goes, or stays, where the next Zombie is farthest away."""
    far = g.board.distance

    def room(option: Option) -> int:
        away = far[option[1] if option[0] == "step" else g.space_of[d.actor]]
        return min((away[at] for at in g.zombie_spaces()), default=0)

    worths = [room(option) for option in d.options]
    return worths.index(max(worths))


def clear_the_way(g: Lnoe, options: list[Option], ground: Ground) -> int:
    """A Reinforcement marker that bars the way to where the Hero wants to be; -1 where none does."""
    here, way = g.space_of[ground.hero], ground.way
    for number, option in enumerate(options if way else ()):
        if option[0] == "clear":
            wall = wall_at(g, option[1])
            beyond = [to for to in g.board.hero_steps[here] if wall in in_the_way(g, here, to)]
            if any(way[to] < way[here] for to in beyond):
                return number
    return -1


def best_work(g: Lnoe, options: list[Option], ground: Ground) -> tuple[int, float] | None:
    """The barricade that is worth most to build or reinforce, and what it is worth."""
    found: tuple[int, float] | None = None
    for number, option in enumerate(options):
        if option[0] in WORK:
            worth = ground.shelter(wall_at(g, option[1]))
            if found is None or worth > found[1]:
                found = number, worth
    return found


WORK = ("build", "reinforce")


def exert(g: Lnoe, d: Decision, why: Why) -> int:
    """Work that is worth more than the wound it costs."""
    ground = Ground(g, d.actor)
    work = best_work(g, d.options, ground)
    worth = work is not None and work[1] > wound_costs(g, d.actor)[0] + 0.01
    if why is not None:
        why.append(("why-build" if worth else "why-no-exertion", {}))
    return work[0] if work is not None and worth else 0


def _worth_staying(g: Lnoe, hero: int, option: Option, why: Why) -> bool:
    """Whether the Hero is likely to live through the fights here, so that the objective gets done."""
    lost, _, _ = prowess(g, hero)
    cost = curve_of(g, hero, lost)
    fights = 0 if gives_up_fights(g, option) else g.zombies_at[g.space_of[hero]]
    worth = on_curve(cost, fights) < weights(g)["objective"] * urgency(g)
    if worth and why is not None:
        why.append(("why-objective", {}))
    return worth


def _explain(g: Lnoe, ground: Ground, type: str, goal: int, why: list[Reason]) -> None:
    now, later = ground.fights(goal)
    hero = f"hero-{g.sheet[ground.hero].id}"
    why.append((f"why-mission-{ground.mission.why}", {"hero": hero, **ground.mission.about}))
    if type in WORK:
        why.append(("why-build", {}))
    if type == "search" or type in PICK_UP_TYPES:
        why.append(("why-search", {"value": round(ground.mission.search, 1)}))
    if now + later > 0.1:
        lose = round(100 * ground.lost)
        why.append(("why-fights", {"fights": round(now + later, 1), "lose": lose}))
    else:
        why.append(("why-safe", {}))
    if ground.guns and ground.shot(goal) > 0:
        why.append(("why-shot", {}))
