"""What a frame holds beside its rule and step: facts of any name, each an immutable value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any


class Facts:
    """Facts are attributes. Plain in the compiled build too, so that a compiled frame still takes any of them."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...
