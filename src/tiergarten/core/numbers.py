"""Whole numbers as people pass them in: Python's, NumPy's, but no truth values."""

from __future__ import annotations

import operator


def whole(value: object) -> int | None:
    """The whole number that this is, or None."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__") or getattr(value, "shape", ()) != ():
        return None
    return operator.index(value)
