"""Scenarios: what is printed on the scenario card. Rules tell the scenario what happened and name no scenario.

A scenario is a row of its box with its objectives (`objectives.py`). A module of the box may add hooks for what no
word of an objective says: `scenario("defend-the-mill").on("hero-turn-ends")(flood)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shamble.kernel.errors import UnknownId
from shamble.lnoe.content import KIND, SPECIAL, Content, content, register
from shamble.lnoe.goal_finds import Drawn, Read
from shamble.lnoe.goal_markers import Bring, Empty, Find, Ruin
from shamble.lnoe.goal_words import Escape, Kill, LayOut, Leave, Plant, SpendTurn, fits
from shamble.lnoe.goals import Goal
from shamble.lnoe.objectives import MOMENTS, Objective
from shamble.lnoe.profiles import Profile, switched
from shamble.lnoe.scenario_rows import ScenarioRow
from shamble.lnoe.state import Lnoe

SCENARIOS: Final[dict[str, Scenario]] = register({})

PLANT: Final = "plant"
"""The option that leaves an item in a building."""

Hook = Callable[[Lnoe, int], None]


def _counted(rules: list[str] | dict[str, int]) -> dict[str, int]:
    return dict(rules) if isinstance(rules, dict) else dict.fromkeys(rules, 1)


class Scenario:
    """One scenario card."""

    def __init__(self, row: ScenarioRow, box: str, objectives: tuple[Objective, ...]) -> None:
        self.id = row.id
        self.row = row
        self.box = box
        self.turns = row.turns
        self.centre = row.centre
        self.special_rules = _counted(row.special_rules)
        self.printed_rules = _counted(row.printed_rules or row.special_rules)
        """Its special rules by the Complete Rulebook, and as its box prints them: how often each is used.  [16]"""
        self.team = row.team
        """How many Heroes there are."""
        self.objectives = objectives
        """In the order in which they are looked at."""
        self.hooks: dict[str, list[Hook]] = {}
        singles = [single for objective in objectives for single in objective.goal.singles()]
        self.laid_out = tuple(single.cards for single in singles if isinstance(single, LayOut))
        """The events that are laid on the table when found."""
        self.turns_spent = tuple(single for single in singles if isinstance(single, SpendTurn))
        self.finds = tuple(single for single in singles if isinstance(single, Find) and single.by == "searching")
        self.plants = tuple(single for single in singles if isinstance(single, Plant))
        self.brings = tuple(single for single in self.singles("heroes") if isinstance(single, Bring))
        """The markers that Heroes win by, and where they must have them."""
        turns_counters = self.finds or "number-counters" in self.special_rules
        self.acts = frozenset(
            (
                *(goal.action for goal in self.turns_spent),
                *(["find"] if turns_counters else []),
                *([PLANT] if self.plants else []),
            )
        )
        """The types of the options that work at an objective."""
        self.tears_down = any(isinstance(single, Ruin) for single in singles)
        """Whether Zombies destroy buildings that they fill."""
        self.empties = any(isinstance(single, Empty) for single in singles)
        """Whether Zombies win by taking Hero cards."""
        self.ways_off = tuple(single for single in singles if isinstance(single, Leave))
        """Where Zombies may go off the board."""
        self.ways_out = tuple(single for single in singles if isinstance(single, Escape))
        self.heroes_lost = next(single for single in singles if isinstance(single, Kill) and single.of == "heroes")
        """How many dead Heroes lose the game, where that is not found out in play.  [2.2.1]"""
        self.search_cards = tuple(
            dict.fromkeys((*row.search_cards, *(cards for single in singles for cards in single.wants())))
        )
        """What the scenario asks the Heroes to find: cards by id or by keyword."""
        self.chooses = any(isinstance(single, Read | Drawn) for single in singles)
        """Whether it is found out in play which of its goals counts."""
        self._asked_for: dict[str, bool] = {}
        self._looked_at: dict[str, tuple[Objective, ...]] = {
            moment: tuple(one for one in objectives if moment in one.moments) for moment in MOMENTS
        }
        self._counting: dict[str, tuple[Goal, ...]] = {
            moment: tuple({one.noted(): one for one in singles if moment in one.noticed()}.values())
            for moment in MOMENTS
        }
        self.heeds = {moment: bool(self._looked_at[moment] or self._counting[moment]) for moment in MOMENTS}
        """Whether it matters to this scenario that something happened."""

    def on(self, event: str) -> Callable[[Hook], Hook]:
        """Declare what else the scenario does when `event` happens to somebody."""

        def declare(hook: Hook) -> Hook:
            self.hooks.setdefault(event, []).append(hook)
            self.heeds[event] = True
            return hook

        return declare

    def happened(self, g: Lnoe, event: str, who: int) -> None:
        """Count it, and see whether a side has reached its objective."""
        for hook in self.hooks.get(event, ()):
            hook(g, who)
        for goal in self._counting[event]:
            goal.notice(g, who)
        for objective in self._looked_at[event]:
            if objective.goal.met(g):
                g.end(objective.side, objective.reason, objective.rules())

    def is_search_card(self, kind: str) -> bool:
        """Whether this scenario asks the Heroes to find the card."""
        found = self._asked_for.get(kind)
        if found is None:
            found = self._asked_for[kind] = any(fits(KIND[kind], cards) for cards in self.search_cards)
        return found

    def lost_by(self, g: Lnoe) -> Kill:
        """How many dead Heroes lose the game as it has gone so far.  [2.2.1]"""
        if not self.chooses:
            return self.heroes_lost
        singles = [single for goal in self.goals("zombies") if goal.possible(g) for single in goal.singles()]
        return next(single for single in singles if isinstance(single, Kill) and single.of == "heroes")

    def asks_for(self, g: Lnoe) -> tuple[str, ...]:
        """What the Heroes are to find as the game has gone so far: cards by id or by keyword."""
        if not self.chooses:
            return self.search_cards
        goals = [goal for goal in self.goals("heroes") if goal.possible(g)]
        return goals[0].wants() if len(goals) == 1 else tuple(self.row.search_cards)

    def asks_for_card(self, g: Lnoe, kind: str) -> bool:
        """Whether the card is one of those that the Heroes are to find now."""
        if not self.chooses:
            return self.is_search_card(kind)
        return any(fits(KIND[kind], cards) for cards in self.asks_for(g))

    def is_laid_out(self, kind: str) -> bool:
        """Whether the card lies on the table for the whole team once it is found."""
        return any(fits(KIND[kind], cards) for cards in self.laid_out)

    def played_by(self, rules: Profile, players: int = 2) -> bool:
        """Whether a profile plays it, and whether it is for so many players.  [5.1]"""
        return (rules.advanced or self.row.basic) and players <= self.row.most_players

    def rules_under(self, rules: Profile) -> dict[str, int]:
        """The special rules that it has by itself, each with how often it is used.  [Appendix II]"""
        return self.printed_rules if rules.as_printed else self.special_rules

    def goals(self, side: str) -> tuple[Goal, ...]:
        """What a side wins by."""
        return tuple(objective.goal for objective in self.objectives if objective.side == side)

    def singles(self, side: str) -> tuple[Goal, ...]:
        """Every single word in what a side wins by."""
        return tuple(single for goal in self.goals(side) for single in goal.singles())


def scenario(id: str) -> Scenario:
    """A scenario whose row has been read, to add hooks to it."""
    if id not in SCENARIOS:
        raise UnknownId(f"There is no scenario {id!r}; a scenario is a row of scenarios.toml.")
    return SCENARIOS[id]


class SpecialRule:
    """What a special rule does when the game is set up, like a scenario's own hooks.  [16]"""

    def __init__(self, id: str) -> None:
        if id not in SPECIAL:
            raise UnknownId(f"There is no special rule {id!r}: its row belongs into the special.toml of its box.")
        self.id = id
        self.hooks: dict[str, list[Callable[[Lnoe], None]]] = {}
        SPECIAL_RULES[id] = self

    def on(self, event: str) -> Callable[[Callable[[Lnoe], None]], Callable[[Lnoe], None]]:
        """Declare what the rule does when set-up comes so far: `boards-laid`, `pools-filled`, `heroes-placed`,
        `cards-dealt`.
        """

        def declare(hook: Callable[[Lnoe], None]) -> Callable[[Lnoe], None]:
            self.hooks.setdefault(event, []).append(hook)
            SET_UP_RULES[event] = tuple(sorted({*SET_UP_RULES.get(event, ()), self.id}))
            return hook

        return declare


SPECIAL_RULES: dict[str, SpecialRule] = register({})
SET_UP_RULES: dict[str, tuple[str, ...]] = register({})
"""How far set-up has come -> the special rules that do something then."""


def usual_scenario() -> str:
    """The one that is played where nobody names another: the first of the basic game."""
    return next(id for id, scenario in SCENARIOS.items() if scenario.row.basic)


def team_size(heroes: int, players: int) -> int:
    """The Heroes of a scenario; more than four players have one each.  [2.1]"""
    return heroes if players <= 4 else max(heroes, players)


def team_of(g: Lnoe) -> int:
    """How many Heroes the game begins with; at the end of a campaign as many as are left.  [2.1, 16.3.12]"""
    scenario = scenario_of(g)
    if g.campaign and not scenario.row.linked:
        return sum(row.survived for row in g.campaign)
    return team_size(scenario.team, len(g.seats_of("heroes"))) + in_effect(g, "extra-heroes")


def scenario_of(g: Lnoe) -> Scenario:
    return SCENARIOS[g.scenario]


def play_scenario(g: Lnoe, id: str) -> None:
    """This scenario is played, with those rules of the boxes that are on in it or that were agreed on."""
    g.scenario = id
    g.heeds = SCENARIOS[id].heeds
    agree_on(g, g.special)
    whole = content(g.content.boxes, g.profile.advanced, g.profile.solo)
    key = (g.profile, id, *sorted(g.in_effect))
    off = whole.off.get(key)
    if off is None:
        off = _rules_off(g, whole)
        if len(whole.off) < MOST_KEPT:
            whole.off[key] = off
    g.content = content(whole.boxes, g.profile.advanced, g.profile.solo, off) if off else whole


MOST_KEPT: Final = 1024
"""Ways to play with the same boxes of which it is kept what is off in them."""


def _rules_off(g: Lnoe, whole: Content) -> frozenset[str]:
    """What of the rules of the boxes is not played."""
    agreed = {_rules_of(rule) for rule in g.in_effect}
    wanted = whole.modules.difference(scenario_of(g).row.needs_rules)
    return frozenset(module for module in wanted if not _is_on(g.profile, module, module in agreed))


def _rules_of(rule: str) -> str:
    """What boxes call the rules that come on with a special rule."""
    return SPECIAL[rule].module or rule if rule in SPECIAL else rule


def _is_on(rules: Profile, module: str, agreed: bool) -> bool:
    """Rules named after a special rule come and go with it, unless the profile says otherwise."""
    return switched(rules, module, agreed, "scenario" if module in SPECIAL else "on")


def asks_for_marker(g: Lnoe, what: str) -> bool:
    """Whether a goal that the Heroes can still reach is about such a marker or kind of model."""
    goals = [single for goal in scenario_of(g).goals("heroes") if goal.possible(g) for single in goal.singles()]
    return any(what in (getattr(single, "marker", ""), getattr(single, "of", "")) for single in goals)


def agree_on(g: Lnoe, special: dict[str, int]) -> None:
    """These special rules are played, and how often each, besides those that the scenario has.  [16.2]"""
    own = special_rules_of(g)
    times = {rule: own.get(rule, 0) + special.get(rule, 0) for rule in (*own, *special)}
    g.special = special
    g.in_effect = {rule: count if SPECIAL[rule].times else min(count, 1) for rule, count in times.items()}


def in_effect(g: Lnoe, rule: str) -> int:
    """How often a special rule is in effect: as the scenario says, and as was agreed on besides.  [16.2]"""
    return g.in_effect.get(rule, 0)


def special_rules_of(g: Lnoe) -> dict[str, int]:
    return SCENARIOS[g.scenario].rules_under(g.profile)


def exclude(rule: str, other: str) -> bool:
    """Whether two special rules are never used together; there is only one centre.  [16.3.9, 16.6.1, 16.6.10]"""
    one, two = SPECIAL[rule], SPECIAL[other]
    return other in one.excludes or rule in two.excludes or bool(one.centre and two.centre)


def red_are_taken(rule: str, others: Iterable[str], scenario: str, rules: Profile) -> bool:
    """Whether a special rule is about red Zombies that another one, or the scenario, has taken.  [16.4.12]"""
    if rules.horde_models == "any" or not SPECIAL[rule].red_zombies:
        return False
    by_scenario = bool(scenario) and SCENARIOS[scenario].row.red_zombies
    return by_scenario or any(SPECIAL[other].red_zombies for other in others if other != rule)


def dots_of(rule: str, rules: Profile) -> int:
    """What a special rule is worth, once; the boxes and the Complete Rulebook do not always agree.  [16.2]"""
    row = SPECIAL[rule]
    return row.printed_dots or row.dots if rules.as_printed else row.dots


def tell(g: Lnoe, event: str, who: int = -1) -> None:
    """Tell the scenario what happened; a side that has reached its objective wins at once.  [2.2]"""
    if g.heeds[event]:
        SCENARIOS[g.scenario].happened(g, event, who)


def tell_set_up(g: Lnoe, event: str) -> None:
    """Let the scenario, then the special rules in effect, do their part of set-up."""
    for hook in SCENARIOS[g.scenario].hooks.get(event, ()):
        hook(g, -1)
    tell_special_rules(g, event)


def tell_special_rules(g: Lnoe, event: str) -> None:
    """Let the special rules in effect do their part of set-up.  [16.2]"""
    for rule in SET_UP_RULES.get(event, ()):
        if rule in g.in_effect:
            for hook in SPECIAL_RULES[rule].hooks[event]:
                hook(g)
