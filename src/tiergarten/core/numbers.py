"""Whole numbers as people pass them in: Python's, NumPy's, but no truth values."""

from __future__ import annotations

import operator

MOST_DIGITS = 80  # of any number that somebody writes to us


def whole(value: object) -> int | None:
    """The whole number that this is, or None."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__") or getattr(value, "shape", ()) != ():
        return None
    return operator.index(value)


def as_given(value: object) -> str:
    """A value that is no good as it was given: the text '3' is not the number 3."""
    return repr(value) if whole(value) is None else str(value)


def from_digits(text: str) -> int | None:
    """The whole number that a text of digits writes, or None; never one of thousands of digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
