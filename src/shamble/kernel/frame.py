"""A frame as the steps of its rule see it: facts of any name, and where the rule goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any


class Frame:
    """One running rule. Facts are attributes, each an immutable value.

    Plain in the compiled build too, so that it takes facts of any name; what the game runs is `flow.Running`.
    """

    if TYPE_CHECKING:
        rule: str
        next: list[Any]

        def to(self, step: str) -> None: ...

        def finish(self) -> None: ...

        def steps_taken(self) -> list[str]: ...

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...
