"""What the games of an arena say about its bots."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeVar

from ...core.intervals import Share
from .faults import Trouble, counted
from .plan import Plan
from .playing import Result
from .ratings import Rating, rate
from .schedule import Seating, line_up
from .shares import Tries, shares

K = TypeVar("K", bound=Hashable)
N = TypeVar("N", int, float)


@dataclass(frozen=True)
class Score:
    """How somebody did: a bot, whoever had a seat, a bot in a line-up."""

    times: int  # that they sat at a table; a bot that sat there twice did so two times
    win: Share  # of the wins that they could have had
    points: float  # average
    place: float  # average, of the games that were not cut off; nan where all were


@dataclass(frozen=True)
class Standings:
    """The statistics of an arena's games. Bots are in the order of their win shares, the best first."""

    plan: Plan
    results: tuple[Result, ...]  # in the order of their numbers
    planned: int  # games of the whole rounds that were asked for
    bots: tuple[str, ...]
    ratings: dict[str, Rating]  # none where a bot is alone
    by_bot: dict[str, Score]
    by_seat: dict[int, Score]
    by_bot_and_seat: dict[tuple[str, int], Score]
    by_line_up: dict[tuple[Seating, str], Score]
    ahead: dict[tuple[str, str], Share]  # how often the first finishes ahead of the second; a tie is half of it
    choices: dict[str, int]  # that a bot was asked for
    forfeits: dict[str, int]  # of them that went to a random move, as a bot from outside failed
    troubles: dict[tuple[str, str], Trouble]  # why, by bot and kind of fault
    pace: dict[str, float]  # mean seconds a choice

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.results)

    @property
    def missing(self) -> int:
        """How many of the planned games were not played."""
        return self.planned - sum(result.number < self.planned for result in self.results)

    @property
    def cut_off(self) -> int:
        """How many games a limit stopped, so that nobody won."""
        return sum(result.was_cut_off for result in self.results)


@dataclass
class Tally:
    """Sums over games."""

    tries: Tries = field(default_factory=Tries)
    points: int = 0
    places: int = 0
    placed: int = 0

    def sit(self, result: Result, seat: int) -> None:
        """Note what was reached at a seat."""
        self.tries.note(result.round, result.number, result.win(seat))
        self.points += result.points[seat]
        self.places += result.places[seat]
        self.placed += not result.was_cut_off

    def score(self, win: Share) -> Score:
        """All of it."""
        place = self.places / self.placed if self.placed else float("nan")
        return Score(self.tries.times, win, self.points / self.tries.times, place)


def standings_of(plan: Plan, results: Iterable[Result], planned: int) -> Standings:
    """The statistics of the results, which may come in any order."""
    ordered = tuple(sorted(results, key=lambda result: result.number))
    by_bot = _scores(ordered, lambda result, seat: result.bots[seat])
    choices = _sums(ordered, lambda result: result.choices)
    seconds = _sums(ordered, lambda result: result.seconds)
    bots = tuple(sorted(by_bot, key=lambda bot: (-by_bot[bot].win.value, -by_bot[bot].points, bot)))
    return Standings(
        plan=plan,
        results=ordered,
        planned=planned,
        bots=bots,
        ratings=rate(ordered, bots, plan.seed) if len(bots) > 1 else {},
        by_bot=by_bot,
        by_seat=_scores(ordered, lambda result, seat: seat),
        by_bot_and_seat=_scores(ordered, lambda result, seat: (result.bots[seat], seat)),
        by_line_up=_scores(ordered, lambda result, seat: (line_up(result.bots), result.bots[seat])),
        ahead=_ahead(ordered),
        choices=choices,
        forfeits=_sums(ordered, lambda result: result.forfeits),
        troubles=counted((result.bots[each.seat], each) for result in ordered for each in result.troubles),
        pace={bot: seconds[bot] / asked for bot, asked in choices.items() if asked},
    )


def _scores(results: Sequence[Result], whose: Callable[[Result, int], K]) -> dict[K, Score]:
    tallies: dict[K, Tally] = {}
    for result in results:
        for seat in range(len(result.bots)):
            tallies.setdefault(whose(result, seat), Tally()).sit(result, seat)
    wins = shares({key: tally.tries for key, tally in tallies.items()})
    return {key: tally.score(wins[key]) for key, tally in tallies.items()}


def _ahead(results: Sequence[Result]) -> dict[tuple[str, str], Share]:
    """How often each bot finishes ahead of each other one, counted for every two seats that they have at a table."""
    tries: dict[tuple[str, str], Tries] = {}
    for result in results:
        if result.was_cut_off:
            continue
        for (bot, place), (rival, other) in permutations(zip(result.bots, result.places, strict=True), 2):
            if bot != rival:
                ahead = 1.0 if place < other else 0.5 if place == other else 0.0
                tries.setdefault((bot, rival), Tries()).note(result.round, result.number, ahead)
    return shares(tries)


def _sums(results: Sequence[Result], of: Callable[[Result], Sequence[N]]) -> dict[str, N]:
    """The sum of what each bot has, of something that results have by seat."""
    sums: dict[str, N] = {}
    for result in results:
        for bot, own in zip(result.bots, of(result), strict=True):
            sums[bot] = sums[bot] + own if bot in sums else own
    return sums
