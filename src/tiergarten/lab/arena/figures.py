"""Numbers as people read them, in their language."""

from __future__ import annotations

import math

from ...core.intervals import LIKELY, Share
from ...words import words
from .ratings import Rating

A_SECOND = 1000  # milliseconds


class Figures:
    """How a language writes numbers."""

    def __init__(self, language: str) -> None:
        self._point = words(language).text("decimal-point")

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many digits behind its point."""
        if math.isnan(value):
            return "–"
        return f"{value:.{digits}f}".replace("-", "−").replace(".", self._point)

    def percent(self, value: float) -> str:
        """A share of one."""
        return f"{self.decimal(100 * value)} %"

    def share(self, share: Share | None) -> str:
        """A share with its interval; a dash where there is none."""
        if share is None:
            return "–"
        return f"{self.percent(share.value)} ({self.decimal(100 * share.low)}–{self.decimal(100 * share.high)})"

    def rating(self, rating: Rating) -> str:
        """A rating with its interval."""
        return f"{self.decimal(rating.mu)} ± {self.decimal(LIKELY * rating.sigma)}"

    def duration(self, seconds: float | None) -> str:
        """A short time; a dash where none was taken."""
        if seconds is None:
            return "–"
        milliseconds = seconds * A_SECOND
        if milliseconds < A_SECOND:
            return f"{self.decimal(milliseconds, 2 if milliseconds < 10 else 1 if milliseconds < 100 else 0)} ms"
        return f"{self.decimal(seconds, 2)} s"
