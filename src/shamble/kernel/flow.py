"""Rules as lists of small named steps, and the frames in which they run.

A frame is plain data: the rule's name, its next step, and the facts of this run. Whatever runs is found by name in
`RULES`, so a stack of frames can be cloned, saved and read in a bug report.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.kernel.errors import BadSave
from shamble.kernel.frame import Frame
from shamble.kernel.native import native

__all__ = ["END", "PROGRAMS", "RULES", "Frame", "Place", "Rule", "Running", "Step", "running"]

Step = Callable[[Any, Frame], None]
Place = list[Any]
"""Where a rule stands: its next step (None behind the last one, which leads nowhere else), and the place after that.
The running game goes from place to place, which takes less than counting."""

RULES: Final[dict[str, Rule]] = {}
END = "end"
"""What a save calls the place behind the last step of a rule; no step has this name."""
PROGRAMS: Final[dict[str, Place]] = {}
"""Rule -> where it begins."""


class Rule:
    """A named list of steps in rulebook order. `g` is the game, `f` the frame."""

    __slots__ = ("end", "name", "open", "places", "steps")

    def __init__(self, name: str) -> None:
        if name in RULES:
            raise ValueError(f"there is already a rule called {name!r}")
        self.name = name
        self.steps: list[Step] = []
        self.end: Place = [None]
        self.end.append(self.end)
        self.open: Place | None = None
        """The place of the last step, if the next one comes behind it."""
        self.places: dict[str, Place] = {END: self.end}
        """By the names of the steps."""
        RULES[name] = self
        PROGRAMS[name] = self.end

    def step(self, function: Step) -> Step:
        """Add the next step; its function's name is the step's name."""
        name = function.__name__
        if name in self.places:
            raise ValueError(f"the rule {self.name!r} cannot have another step called {name!r}")
        place: Place = [function, self.end]
        if not self.steps:
            PROGRAMS[self.name] = place
        elif self.open is not None:
            self.open[1] = place
        self.open = self.places[name] = place
        self.steps.append(function)
        return function

    def back_to(self, step: str) -> Callable[[Step], Step]:
        """Add the next step, behind which the rule goes on at an earlier one: what it says besides is said by `to`."""
        earlier = self.places[step]

        def add(function: Step) -> Step:
            self.step(function)
            self.places[function.__name__][1] = earlier
            self.open = None
            return function

        return add

    def steps_of(self, rule: str, *names: str) -> None:
        """Add steps that another rule has, under the same names."""
        for name in names:
            self.step(RULES[rule].places[name][0])


@native(free_list_len=1)
class Running(Frame):
    """A frame that runs: the name of its rule, its next step, and the facts of this run."""

    # Filled by who makes it, mostly `running` and `Game.call`: arguments would make a new frame half as dear again.
    # Compiled, the last one that is let go of is used again; its facts are always set anew.
    __slots__ = ("next", "rule")
    rule: str
    next: Place

    def to(self, step: str) -> None:
        """Continue at the step of this name (a loop, or a jump forward)."""
        self.next = RULES[self.rule].places[step]

    def finish(self) -> None:
        """No further step of this rule runs."""
        self.next = RULES[self.rule].end

    def step_name(self) -> str:
        """The name of the next step."""
        step = self.next[0]
        return END if step is None else step.__name__

    def steps_taken(self) -> list[str]:
        """The names of the steps before the next one, in their order; of the first one at least."""
        names = [step.__name__ for step in RULES[self.rule].steps]
        step = self.step_name()
        return names if step == END else names[: max(1, names.index(step))]

    def plain(self) -> dict[str, Any]:
        """Facts as JSON-able data; the step by its name."""
        return {**self.__dict__, "rule": self.rule, "step": self.step_name()}

    @staticmethod
    def from_plain(facts: dict[str, Any]) -> Running:
        name, step = facts.pop("rule"), facts.pop("step")
        rule = RULES.get(name)
        if rule is None:
            raise BadSave(f"The save runs a rule {name!r} that does not exist.")
        if step not in rule.places:
            raise BadSave(f"The save stands in the rule {name!r}, which has no step {step!r}.")
        return running(name, facts, rule.places[step])


def running(rule: str, facts: dict[str, Any], at: Place | None = None) -> Running:
    """A frame of this rule with these facts, at its beginning or at another place."""
    frame = Running()
    frame.rule = rule
    frame.next = PROGRAMS[rule] if at is None else at
    frame.__dict__ = facts
    return frame


def copied(stack: list[Running]) -> list[Running]:
    """A copy of each of these frames. Facts are immutable, so the copies share them."""
    copies = []
    for frame in stack:
        # As in `running`, written out: every look ahead copies all frames.
        copy = Running()
        copy.rule = frame.rule
        copy.next = frame.next
        copy.__dict__ = frame.__dict__.copy()
        copies.append(copy)
    return copies
