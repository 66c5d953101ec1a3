"""What the compiler is told about a class. Without the compiler it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["native"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as native
else:

    def native(**_: Any) -> Any:
        """`allow_interpreted_subclasses`: others may be made from it, and `__new__` makes it empty, as in Python."""
        return lambda cls: cls
