"""Intervals of shares are honest: as wide as the games leave us in doubt."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tiergarten.core.intervals import Share
from tiergarten.lab.arena.shares import Tries, shares


def tries_of(won: list[float], tried: list[int], games: int) -> Tries:
    """So much was won and tried in each round."""
    return Tries(dict(enumerate(won)), dict(enumerate(tried)), set(range(games)))


def share(won: list[float], tried: list[int], games: int) -> Share:
    """The share of one who has the games for themselves."""
    return shares({"": tries_of(won, tried, games)})[""]


def wilson(value: float, trials: float, quantile: float) -> tuple[float, float]:
    """The textbook's formula."""
    z = quantile
    middle = value + z * z / (2 * trials)
    reach = z * math.sqrt(value * (1 - value) / trials + z * z / (4 * trials * trials))
    return (middle - reach) / (1 + z * z / trials), (middle + reach) / (1 + z * z / trials)


def test_where_the_deal_decides_both_games_of_a_round_a_round_is_about_one_trial() -> None:
    found = share([2, 0] * 5, [2] * 10, games=20)
    assert found.value == 0.5
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 9, 2.262), abs=1e-3)  # Student's, 9 degrees of freedom


def test_it_is_never_finer_than_if_all_games_were_independent() -> None:
    found = share([5, 4, 6, 5, 5, 5] * 10, [10] * 60, games=600)  # as even as ten games of chance never are
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 600, 2.001), abs=1e-3)


def test_rounds_that_are_all_the_same_count_as_one_game_each() -> None:
    found = share([2.0] * 26, [2] * 26, games=52)
    assert (found.value, found.high) == pytest.approx((1.0, 1.0))
    assert found.low == pytest.approx(wilson(1.0, 26, 1.96)[0])


def test_who_never_wins_is_judged_by_what_games_are_worth_to_the_others() -> None:
    loser, winner = tries_of([0] * 10, [2] * 10, 20), tries_of([4, 3, 4, 2, 3, 4, 3, 4, 4, 3], [4] * 10, 40)
    worth = winner.worth()
    assert worth is not None
    assert worth > 0.5
    found = shares({"loser": loser, "winner": winner})["loser"]
    assert (found.low, found.high) == pytest.approx(wilson(0, 20 * worth, 2.262), abs=1e-3)


def test_a_single_round_says_next_to_nothing() -> None:
    found = share([39], [78], games=78)
    assert found.low < 0.1
    assert found.high > 0.9


def test_rounds_that_are_not_whole_count_by_their_games() -> None:
    assert share([2, 1], [2, 1], games=3).value == 1.0
    assert share([2, 0], [2, 1], games=3).value == pytest.approx(2 / 3)


@pytest.mark.parametrize("rounds", [6, 30])
@pytest.mark.parametrize("luck", [0.5, 4.0])  # the smaller, the more the deal decides all games of a round alike
@pytest.mark.parametrize("chance", [0.5, 0.85])
def test_nineteen_of_twenty_intervals_hold_the_truth(chance: float, luck: float, rounds: int) -> None:
    random = np.random.default_rng(1)
    held = 0
    for _ in range(1000):
        deals = random.beta(chance * luck, (1 - chance) * luck, rounds)
        found = share(random.binomial(6, deals).tolist(), [6] * rounds, games=6 * rounds)
        held += found.low <= chance <= found.high
    assert held / 1000 >= 0.93
