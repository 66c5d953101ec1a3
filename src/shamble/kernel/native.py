"""What the compiler is told about a class or a number. Without the compiler it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["i64", "native"]

if TYPE_CHECKING:
    from mypy_extensions import i64
    from mypy_extensions import mypyc_attr as native
else:
    i64 = int
    """A number of the machine: plain, it is any whole number."""

    def native(**_: Any) -> Any:
        """`allow_interpreted_subclasses`: classes that are not compiled may be made from it."""
        return lambda cls: cls
