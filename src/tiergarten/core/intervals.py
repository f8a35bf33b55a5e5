"""How far off a share or a mean may be that was measured."""

from __future__ import annotations

import math
from dataclasses import dataclass

LIKELY = 1.96  # standard errors: in nineteen of twenty cases the true value is no further off
FEW = {1: 12.706, 2: 4.303, 3: 3.182}  # Student's quantiles, by degrees of freedom


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


def student(freedom: int) -> float:
    """Student's quantile for 95 %: what stands for LIKELY where the spread itself is only known from few values.

    By the expansion of Cornish and Fisher, which is 0.3 % off with four degrees of freedom; with fewer by the book.
    """
    if freedom in FEW:
        return FEW[freedom]
    z, v = LIKELY, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def error_of_mean(mean: float, mean_of_squares: float, trials: int) -> float:
    """How far off the mean of so many whole numbers may well be; of a single one nothing is known.

    As if one of them had been off by one more: that all were the same does not prove that all others are.
    """
    if trials < 2:
        return math.inf
    apart = max(mean_of_squares - mean * mean, 0.0) + 1 / trials
    return student(trials - 1) * math.sqrt(apart / (trials - 1))
