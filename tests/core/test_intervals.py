"""Means of few numbers are not taken for more than they are."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tiergarten.core.intervals import LIKELY, error_of_mean, student


def error_of(numbers: list[int]) -> float:
    """How far off their mean may be."""
    return error_of_mean(float(np.mean(numbers)), float(np.mean(np.square(numbers))), len(numbers))


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228)])
def test_quantiles_are_those_of_the_book(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.004)


def test_a_single_number_tells_nothing() -> None:
    assert error_of([7]) == math.inf


def test_equal_numbers_leave_a_doubt_the_greater_the_fewer_they_are() -> None:
    errors = [error_of([7] * times) for times in (2, 5, 20, 1000)]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > 1
    assert 0 < errors[-1] < 0.01


def test_of_many_numbers_the_error_is_the_usual_one() -> None:
    numbers = [1, 2, 3, 4, 5, 6] * 200
    assert error_of(numbers) == pytest.approx(LIKELY * np.std(numbers) / math.sqrt(len(numbers)), rel=0.01)


@pytest.mark.parametrize("trials", [2, 3, 5, 30])
def test_nineteen_of_twenty_errors_hold_the_truth(trials: int) -> None:
    rolls = np.random.default_rng(trials).integers(1, 7, (2_000, trials))
    held = [abs(np.mean(each) - 3.5) <= error_of(each.tolist()) for each in rolls]
    assert np.mean(held) > 0.94
