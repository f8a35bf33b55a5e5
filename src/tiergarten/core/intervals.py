"""How far off a share or a mean may be that was measured."""

from __future__ import annotations

import math
from dataclasses import dataclass

LIKELY = 1.96  # standard errors: in nineteen of twenty cases the true value is no further off


@dataclass(frozen=True)
class Share:
    """A share and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """How far the further end of the interval is off."""
        return max(self.high - self.value, self.value - self.low)


def wilson(value: float, trials: float, quantile: float = LIKELY) -> Share:
    """Wilson's interval, which stays within 0 and 1 and is never nothing wide."""
    weight = quantile**2 / trials
    middle = (value + weight / 2) / (1 + weight)
    reach = quantile / (1 + weight) * math.sqrt(value * (1 - value) / trials + weight / trials / 4)
    return Share(value, max(middle - reach, 0.0), min(middle + reach, 1.0))


def error_of_mean(mean: float, mean_of_squares: float, trials: int) -> float:
    """How far off the mean of so many values may well be; of a single value nothing is known."""
    if trials < 2:
        return math.inf
    return LIKELY * math.sqrt(max(mean_of_squares - mean * mean, 0.0) / (trials - 1))
