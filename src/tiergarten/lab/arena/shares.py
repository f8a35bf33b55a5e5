"""Shares, such as of wins, and how far off they may be."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ...core.intervals import Share, student, wilson

K = TypeVar("K", bound=Hashable)

FEWEST = 5  # rounds that can tell how much rounds differ


@dataclass
class Tries:
    """What was tried and won in games, by round; a win may be shared."""

    won: dict[int, float] = field(default_factory=dict)
    tried: dict[int, int] = field(default_factory=dict)
    games: set[int] = field(default_factory=set)

    def note(self, round: int, game: int, won: float) -> None:
        """Note a try, and which share of it was won."""
        self.won[round] = self.won.get(round, 0.0) + won
        self.tried[round] = self.tried.get(round, 0) + 1
        self.games.add(game)

    @property
    def times(self) -> int:
        """How often it was tried."""
        return sum(self.tried.values())

    @property
    def value(self) -> float:
        """The share that was won."""
        return sum(self.won.values()) / self.times

    def worth(self) -> float | None:
        """The part of the games that is as good as independent; nothing where the rounds cannot tell."""
        rounds = len(self.tried)
        apart = sum((self.won[round] - self.value * tried) ** 2 for round, tried in self.tried.items())
        if rounds < FEWEST or math.isclose(apart, 0, abs_tol=1e-9):
            return None
        variance = apart * rounds / (rounds - 1) / self.times**2
        return min(self.value * (1 - self.value) / variance / len(self.games), 1.0)


def shares(all_tries: Mapping[K, Tries]) -> dict[K, Share]:
    """The shares of several who played in the same games, with intervals.

    An interval is Wilson's, which stays within 0 and 1 and is never nothing wide. It takes a number of independent
    yes-or-no trials; ours are neither. Wins may be shared, the copies of a bot at one table cannot all win, and the
    games of a round have the same deal. What *is* independent are rounds. So we look how much a share differs from
    round to round, and ask how many independent trials would differ as much: that number goes in, but never more
    than there were games. As it is itself estimated from the rounds, Student's quantile stands for the normal one.

    Of somebody who always won, or never, all rounds are the same and tell nothing. Then the least that a game is worth
    to any of the others goes for this one too. Where nobody's rounds can tell, or they are fewer than five, the worst
    is taken for true, that the deal decides all games of a round alike: a round is one trial.
    """
    worths = {key: worth for key, tries in all_tries.items() if (worth := tries.worth()) is not None}
    least = min(worths.values(), default=None)
    return {key: _share(tries, worths.get(key, least)) for key, tries in all_tries.items()}


def _share(tries: Tries, worth: float | None) -> Share:
    rounds, games = len(tries.tried), len(tries.games)
    if worth is None or rounds < FEWEST:
        return wilson(tries.value, rounds)
    return wilson(tries.value, max(worth * games, rounds - 1), student(rounds - 1))
