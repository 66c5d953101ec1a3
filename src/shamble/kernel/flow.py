"""Rules as lists of small named steps, and the frames in which they run.

A frame is plain data: the rule's name, the number of the next step, and the facts of this run. Whatever runs is
found by name in `RULES`, so a stack of frames can be cloned, saved and read in a bug report.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.kernel.errors import BadSave
from shamble.kernel.frame import Frame

__all__ = ["END", "PROGRAMS", "RULES", "Frame", "Rule", "Running", "Step", "running"]

Step = Callable[[Any, Frame], None]

RULES: Final[dict[str, Rule]] = {}
END = "end"
"""What a save calls the place behind the last step of a rule; no step has this name."""
PROGRAMS: Final[dict[str, list[tuple[Step | None, int]]]] = {}
"""Rule -> its steps, each with the number of the next one, and a None at the end: what the running game looks up."""


class Rule:
    """A named list of steps in rulebook order. `g` is the game, `f` the frame."""

    __slots__ = ("index", "name", "steps")

    def __init__(self, name: str) -> None:
        if name in RULES:
            raise ValueError(f"there is already a rule called {name!r}")
        self.name = name
        self.steps: list[Step] = []
        self.index: dict[str, int] = {}
        RULES[name] = self
        PROGRAMS[name] = [(None, 0)]

    def step(self, function: Step) -> Step:
        """Add the next step; its function's name is the step's name."""
        if function.__name__ == END or function.__name__ in self.index:
            raise ValueError(f"the rule {self.name!r} cannot have another step called {function.__name__!r}")
        self.index[function.__name__] = len(self.steps)
        self.steps.append(function)
        end = len(self.steps)
        PROGRAMS[self.name][-1:] = [(function, end), (None, end)]
        return function

    def steps_of(self, rule: str, *names: str) -> None:
        """Add steps that another rule has, under the same names."""
        for name in names:
            self.step(RULES[rule].steps[RULES[rule].index[name]])


class Running(Frame):
    """A frame that runs: the name of its rule, the number of the next step, and the facts of this run."""

    # Filled by who makes it, mostly `running` and `Game.call`: arguments would make a new frame half as dear again.
    __slots__ = ("rule", "step")
    rule: str
    step: int

    def clone(self) -> Running:
        return running(self.rule, self.__dict__.copy(), self.step)

    def to(self, step: str) -> None:
        """Continue at the step of this name (a loop, or a jump forward)."""
        self.step = RULES[self.rule].index[step]

    def finish(self) -> None:
        """No further step of this rule runs."""
        self.step = len(PROGRAMS[self.rule]) - 1

    def plain(self) -> dict[str, Any]:
        """Facts as JSON-able data; the step by its name."""
        step, _ = PROGRAMS[self.rule][self.step]
        return {**self.__dict__, "rule": self.rule, "step": END if step is None else step.__name__}

    @staticmethod
    def from_plain(facts: dict[str, Any]) -> Running:
        name, step = facts.pop("rule"), facts.pop("step")
        rule = RULES.get(name)
        if rule is None:
            raise BadSave(f"The save runs a rule {name!r} that does not exist.")
        if step != END and step not in rule.index:
            raise BadSave(f"The save stands in the rule {name!r}, which has no step {step!r}.")
        return running(name, facts, len(rule.steps) if step == END else rule.index[step])


def running(rule: str, facts: dict[str, Any], step: int = 0) -> Running:
    """A frame of this rule with these facts, before the step of this number."""
    frame = Running()
    frame.rule = rule
    frame.step = step
    frame.__dict__ = facts
    return frame
