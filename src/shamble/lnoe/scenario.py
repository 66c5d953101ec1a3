"""Scenarios: what is printed on the scenario card, and hooks that read like it.

A scenario module declares what happens at set-up, what the Heroes may do in place of a Move Action, and when a side
has won. Rules tell the scenario what happened and name no scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.content import BOXES, KIND, SCENARIO_ROWS, register
from shamble.lnoe.state import ZOMBIES_WIN, Lnoe

SCENARIOS: dict[str, Scenario] = register({})

Hook = Callable[[Lnoe, int], None]


class Scenario:
    """One scenario card."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.row: dict[str, Any] = SCENARIO_ROWS[id]
        self.box = next(box.id for box in BOXES.values() if id in box.scenarios)
        self.turns: int = self.row["turns"]
        self.centre: str = self.row["centre"]
        self.special_rules = frozenset(self.row["special_rules"])
        self.team: int = self.row.get("team", 4)
        """How many Heroes there are."""
        self.hooks: dict[str, list[Hook]] = {}
        self.laid_out = ""
        """Keyword of the events that are laid on the table when found."""
        self.actions: list[Action] = []
        self.watches_zombies = False
        """Whether it matters to this scenario where Zombies are."""
        SCENARIOS[id] = self

    def on(self, event: str) -> Callable[[Hook], Hook]:
        """Declare what the scenario does when `event` happens to somebody."""

        def declare(hook: Hook) -> Hook:
            self.hooks.setdefault(event, []).append(hook)
            if event == "zombie-arrived":
                self.watches_zombies = True
            return hook

        return declare

    def is_search_card(self, kind: str) -> bool:
        """Whether this scenario asks the Heroes to find the card."""
        return any(
            entry == kind or entry.removeprefix("keyword:") in KIND[kind].keywords for entry in self.row["search_cards"]
        )


class Action:
    """Something a Hero who starts the turn in the right place may spend the whole turn on."""

    def __init__(
        self, type: str, options: Callable[[Lnoe, int], list[Option]], complete: Callable[[Lnoe, Frame], None]
    ) -> None:
        self.type = type
        self.options = options
        self.complete = complete


def scenario_of(g: Lnoe) -> Scenario:
    return SCENARIOS[g.scenario]


def tell(g: Lnoe, event: str, who: int = -1) -> None:
    """Tell the scenario what happened; a side that has reached its goal wins at once.  [2.2]"""
    for hook in SCENARIOS[g.scenario].hooks.get(event, ()):
        hook(g, who)


def heroes_lost(g: Lnoe) -> None:
    """Zombies win when enough Heroes have been killed: four, or as the scenario says.  [2.2.1]"""
    limit = g.profile.heroes_lost or SCENARIOS[g.scenario].row["heroes_lost"]
    if g.deaths >= min(limit, 4):
        g.end(ZOMBIES_WIN, "heroes-killed", ("2.2", "2.2.1"))


def carries(g: Lnoe, hero: int, what: str) -> int:
    """A copy of a card, or of any card with the keyword, that the Hero has and may use; else -1."""
    for copy in g.items[hero]:
        kind = g.content.kinds[copy]
        wanted = kind is KIND.get(what) or what in kind.keywords
        if wanted and g.may_use(hero, copy):
            return copy
    return -1
