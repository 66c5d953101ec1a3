"""Objectives: a side, a goal in the words of `goal_words.py`, when it is looked at, and the reason that ends the game.

    [[scenario.objective]]
    side = "heroes"
    then = [{ spend_turn = 1, at = "truck", discarding = "gasoline" }, { gather = 2, at = "truck", holding = "keys" }]
    reason = "truck-escaped"

A box writes them into `scenarios.toml`; they are read and checked here, once. Rules end the game by them, the view
shows how far they have come, bots take their missions from them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from shamble.kernel.errors import ShambleError
from shamble.lnoe import goal_finds as _goal_finds  # noqa: F401 - registers its words
from shamble.lnoe import goal_learning as _goal_learning  # noqa: F401 - registers its words
from shamble.lnoe import goal_markers as _goal_markers  # noqa: F401 - registers its words
from shamble.lnoe.board.join import ZONES
from shamble.lnoe.board.pieces import is_place
from shamble.lnoe.content import DECK, KIND, MARKER, MODEL, SIDES
from shamble.lnoe.goal_words import KEYWORD, MOST_HEROES_LOST, Kill, fits
from shamble.lnoe.goals import JOINING, WORDS, Goal
from shamble.lnoe.places import EVERYWHERE
from shamble.lnoe.scenario_rows import ObjectiveRow

MOMENTS = (
    "set-up",
    "hero-arrived",
    "zombie-arrived",
    "hero-killed",
    "ally-killed",
    "zombie-killed",
    "zombie-lifted",
    "upgraded",
    "item-gained",
    "turn-spent",
    "laid-out",
    "card-lost",
    "marker",
    "damaged",
    "hero-begins",
    "found",
    "card-took-effect",
    "escaped",
    "sought",
    "ranged-step",
    "zombies-fight",
    "left-board",
    "zombie-turn-starts",
    "hero-turn-starts",
    "hero-turn-ends",
    "sundown",
)
"""What rules tell a scenario; an objective is looked at in some of these moments."""


class BadObjective(ShambleError):
    """An objective that cannot be read; the message says what would be right."""


class Objective(NamedTuple):
    """What one side wins by."""

    side: str
    goal: Goal
    reason: str
    moments: tuple[str, ...]

    def rules(self) -> tuple[str, ...]:
        return ("2.2", *self.goal.rules())


FOUR_DEAD = Objective("zombies", Kill(kill=MOST_HEROES_LOST, of="heroes"), "heroes-killed", ("hero-killed",))
"""Wherever a scenario does not say how many dead Heroes lose the game, it is the fourth.  [2.2.1]"""


def objectives_of(rows: list[dict[str, Any]]) -> tuple[Objective, ...]:
    """The objectives of a scenario in their order. Raises BadObjective with a sentence."""
    found = []
    for number, row in enumerate(rows, 1):
        try:
            found.append(_objective(row))
        except BadObjective as error:
            raise BadObjective(f"objective {number}: {error.message}") from error
    singles = [single for one in found for single in one.goal.singles()]
    if not any(isinstance(single, Kill) and single.of == "heroes" for single in singles):
        found.append(FOUR_DEAD)
    return tuple(found)


def _objective(row: dict[str, Any]) -> Objective:
    columns = ObjectiveRow.__struct_fields__
    head: ObjectiveRow = _read(ObjectiveRow, {name: value for name, value in row.items() if name in columns})
    goal = goal_of({name: value for name, value in row.items() if name not in columns})
    if head.side not in SIDES:
        raise BadObjective(f"there is no side {head.side!r}; there are {', '.join(SIDES)}.")
    checked = (head.checked,) if isinstance(head.checked, str) else tuple(head.checked)
    moments = tuple(moment for moment in checked if moment) or goal.moments()
    for moment in moments:
        if moment not in MOMENTS:
            raise BadObjective(f"there is no moment {moment!r}; there are {', '.join(MOMENTS)}.")
    if not moments:
        raise BadObjective("it is never looked at: say checked, or join it with something that happens.")
    return Objective(head.side, goal, head.reason, moments)


def goal_of(said: Any) -> Goal:
    """A goal in the words of a box: a table with one of the words and what belongs to it."""
    words = ", ".join(WORDS)
    if not isinstance(said, dict):
        raise BadObjective(f"a goal is a table such as {{kill = 15}}, not {said!r}.")
    found = [word for word in said if word in WORDS]
    if len(found) != 1:
        named = " and ".join(found) if found else ", ".join(map(str, said)) or "nothing"
        raise BadObjective(f"a goal has one of the words {words}; here is {named}.")
    word = found[0]
    if word in JOINING:
        if not isinstance(said[word], list) or len(said[word]) < 2:
            raise BadObjective(f"{word} joins a list of two goals or more.")
        said = {**said, word: tuple(goal_of(part) for part in said[word])}
    goal: Goal = _read(WORDS[word], said)
    _check(goal)
    return goal


def _read(type: type[Any], row: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(row, type)
    except msgspec.ValidationError as error:
        raise BadObjective(f"{error}; what can be said is {', '.join(type.__struct_fields__)}.") from error


def _check(goal: Goal) -> None:
    """Everything that a word names must be there."""
    if goal.word not in JOINING and goal.count < 1:
        raise BadObjective(f"{goal.word} counts from 1, not {goal.count}.")
    for name, known, what in (
        ("at", is_known_place, "place; a place is a building, an area, a marker, pits or centre"),
        ("of", lambda of: of in SIDES or of in MODEL, "side or kind of model"),
        ("cards", _are_cards, "card; say a card's id, or keyword: and a keyword"),
        ("discarding", _are_cards, "card; say a card's id, or keyword: and a keyword"),
        ("holding", _are_cards, "card; say a card's id, or keyword: and a keyword"),
        ("using", _are_cards, "card; say a card's id, or keyword: and a keyword"),
        ("marker", MARKER.__contains__, "marker"),
        ("spending", MARKER.__contains__, "marker"),
        ("tool", MARKER.__contains__, "marker"),
        ("leaves", MARKER.__contains__, "marker"),
        ("hidden_in", MARKER.__contains__, "marker"),
        ("deck", DECK.__contains__, "deck"),
    ):
        value = getattr(goal, name, "")
        if value and not known(value):
            raise BadObjective(f"{goal.word}: {name} = {value!r} is no {what}.")


def is_known_place(place: str) -> bool:
    """Whether something can be in a place of this name."""
    return place in EVERYWHERE or place in MARKER or place in MODEL or place in ZONES or is_place(place)


def _are_cards(cards: str) -> bool:
    return cards.removeprefix(KEYWORD) != "" and any(fits(kind, cards) for kind in KIND.values())
