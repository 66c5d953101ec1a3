"""What the compiler is told about a class. Without the compiler it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["native"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as native
else:

    def native(**_: Any) -> Any:
        """`allow_interpreted_subclasses`: classes that are not compiled may be made from it."""
        return lambda cls: cls
