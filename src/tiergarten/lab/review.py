"""A review of a played game: how everybody's chance to win went, what each move lost, and where the game turned."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import groupby
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from ..bots.thinker import MOST_GAMES, SearchBot, Thought, chances_to_win, choosing_with
from ..core.actions import Action
from ..core.intervals import LIKELY, wilson
from ..core.signs import CHANCE
from ..core.table import Table
from ..words import Message, Seat, message
from .advice import combined, is_retold

TURNING_POINTS = 3
RARE = 0.1  # of reviews tell of a turning point that is none


class Moment(NamedTuple):
    """Everybody's chance to win after so many moves, and how far off each may well be."""

    ply: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]

    def doubted(self, doubt: float) -> Moment:
        """The same with errors so many times as great."""
        return self._replace(errors=tuple(min(doubt * error, 1.0) for error in self.errors))


@dataclass(frozen=True)
class Judgement:
    """A choice that a seat had: what it did, what would have been best, and what that cost it."""

    moment: (
        Moment  # the chances before it, if the best move is made; of sealed moves each as likely as the bot makes it
    )
    choice: tuple[bool, int]  # is it sealed, and since which ply: equal for all who chose at the same time
    seat: int
    played: Action
    best: Action
    loss: float  # of the seat's chance to win
    loss_error: float
    points_loss: float

    @property
    def ply(self) -> int:
        """Moves made before, chance's answers counted too."""
        return self.moment.ply

    @property
    def move(self) -> int:
        """The number of the move, as people count."""
        return self.ply + 1

    @property
    def is_mistake(self) -> bool:
        """Did the move lose more than the search may be off?"""
        return self.loss > self.loss_error

    def told(self) -> list[Message]:
        """Who did what, and what would have been better."""
        told = [message("review-move", move=self.move, seat=Seat(self.seat), action=self.played.message)]
        if self.is_mistake:
            numbers = {"games": percent(self.loss), "error": percent(self.loss_error)}
            told.append(message("review-better", action=self.best.message, **numbers))
        return told


@dataclass(frozen=True)
class TurningPoint:
    """A choice after which somebody's chance to win changed a lot, by the move or by what came of it."""

    table: Table
    judgements: tuple[Judgement, ...]  # of all who chose at the same time
    start: Moment
    next: Moment  # the next choice, or the end

    @property
    def ply(self) -> int:
        """Moves made before."""
        return self.start.ply

    @property
    def seat(self) -> int:
        """Whose chance changed most."""
        return max(range(self.table.players), key=lambda seat: abs(self.next.wins[seat] - self.start.wins[seat]))

    @property
    def before(self) -> float:
        """The seat's chance before the move."""
        return self.start.wins[self.seat]

    @property
    def after(self) -> float:
        """The seat's chance at the next choice."""
        return self.next.wins[self.seat]

    @property
    def error(self) -> float:
        """How far off the change may well be."""
        return combined(self.start.errors[self.seat], self.next.errors[self.seat])

    @property
    def change(self) -> float:
        """How much the seat's chance changed, for better or worse."""
        return abs(self.after - self.before)

    @property
    def is_by_mistake(self) -> bool:
        """Did somebody make a clear mistake there?"""
        return any(judgement.is_mistake for judgement in self.judgements)

    @property
    def has_chance_answered(self) -> bool:
        """Was something drawn, rolled or opened before the next choice?"""
        return any(self.table.mover(ply) == CHANCE for ply in range(self.ply, self.next.ply))

    @property
    def is_quiet(self) -> bool:
        """Was the best move made and nothing left to chance, so that no chance to win should have changed?"""
        return not self.has_chance_answered and all(each.played == each.best for each in self.judgements)

    def told(self) -> list[Message]:
        """The turning point in sentences: who did what, what came of it, and whose chance it changed."""
        told = [sentence for judgement in self.judgements for sentence in judgement.told()]
        told += self._events()
        numbers = {"before": percent(self.before), "after": percent(self.after), "error": percent(self.error)}
        told.append(message("review-change", seat=Seat(self.seat), **numbers))
        if not self.is_by_mistake:
            told.append(message("review-luck"))
        return told

    def _events(self) -> list[Message]:
        """What happened until the next choice, without what the moves' own words say already."""
        events = self.table.at(self.next.ply).log[len(self.table.at(self.ply).log) :]
        played = [judgement.played for judgement in self.judgements]
        return [event for event in events if not any(is_retold(event, action) for action in played)]


@dataclass(frozen=True)
class Review:
    """What there is to say about a game, judged by a bot that searches."""

    table: Table
    judgements: tuple[Judgement, ...]
    turning_points: tuple[TurningPoint, ...]

    @property
    def curve(self) -> list[Moment]:
        """Everybody's chance to win at each choice, and how it ended."""
        return curve(self.table, self.judgements)

    @property
    def mistakes(self) -> list[Judgement]:
        """The choices that clearly lost something, in the order they came."""
        return [judgement for judgement in self.judgements if judgement.is_mistake]


def review(table: Table, bot: SearchBot, progress: Callable[[int, int], None] = lambda done, all: None) -> Review:
    """Judge every choice of a game; `progress` hears how many of how many plies are done."""
    judgements = []
    for ply, (seat, move) in enumerate(table.moves):
        progress(ply, table.ply)
        if seat != CHANCE:
            at = table.at(ply)
            if len(at.legal_ids(seat)) > 1:
                judgements.append(judge(at, seat, move, bot))
    doubt = doubt_in(changes(table, judgements))
    doubted = tuple(replace(judgement, moment=judgement.moment.doubted(doubt)) for judgement in judgements)
    return Review(table, doubted, tuple(turning_points(table, doubted)))


def judge(table: Table, seat: int, move: int, bot: SearchBot) -> Judgement:
    """What the move of the seat was worth."""
    thoughts = bot.search(table, seat, also=move).thoughts()
    played = next(thought for thought in thoughts if thought.action.id == move)
    best = max((each for each in thoughts if each.odds or each is played), key=lambda thought: thought.win)
    choice = is_sealed, _ = choice_of(table, seat)
    return Judgement(
        moment=Moment(table.ply, chances_to_win(thoughts) if is_sealed else best.wins, errors_of(best)),
        choice=choice,
        seat=seat,
        played=played.action,
        best=best.action,
        loss=best.win - played.win,
        # their sum, which is more than both are off together: among a game's many choices few are to be blamed wrongly
        loss_error=0.0 if best is played else best.win_error + played.win_error,
        points_loss=best.points - played.points,
    )


def errors_of(thought: Thought) -> tuple[float, ...]:
    """How far off everybody's chance to win after the move may well be."""
    games = min(thought.visits, MOST_GAMES * thought.share)
    return tuple(wilson(win, games).error for win in thought.wins)


def choice_of(table: Table, seat: int) -> tuple[bool, int]:
    """Is the seat's move sealed, and since which ply does it have the choice?"""
    if len(choosing_with(table, seat)) == 1:
        return False, table.ply
    start = table.ply
    while start and table.mover(start - 1) != CHANCE:  # chance opens what is sealed
        start -= 1
    return True, start


def turning_points(table: Table, judgements: Sequence[Judgement]) -> list[TurningPoint]:
    """The greatest changes that the search's errors do not explain, in the order they came; there may be none.

    A good move after which chance does not answer turns nothing: if a chance to win changes, the search was off.
    """
    points = [point for point in changes(table, judgements) if point.is_by_mistake or point.has_chance_answered]
    errors = errors_to_exceed(len(points))
    certain = [point for point in points if point.change > errors * point.error]
    greatest = nlargest(TURNING_POINTS, certain, key=lambda point: point.change)
    return sorted(greatest, key=lambda point: point.ply)


def changes(table: Table, judgements: Sequence[Judgement]) -> list[TurningPoint]:
    """How much each choice changed, be it a turning point or not."""
    moments = curve(table, judgements)
    ways = zip(choices(judgements), moments, moments[1:], strict=False)
    return [TurningPoint(table, choice, start, after) for choice, start, after in ways]


def curve(table: Table, judgements: Sequence[Judgement]) -> list[Moment]:
    """Everybody's chance to win at each choice, and how it ended."""
    return [*map(moment_of, choices(judgements)), *end_of(table)]


def choices(judgements: Sequence[Judgement]) -> list[tuple[Judgement, ...]]:
    """The judgements of each choice: one, or those of all who chose at the same time."""
    return [tuple(same) for _, same in groupby(judgements, lambda judgement: judgement.choice)]


def moment_of(choice: tuple[Judgement, ...]) -> Moment:
    """The chances before a choice; for sealed moves the mean of what was found for each seat, and how they differ."""
    wins = np.array([judgement.moment.wins for judgement in choice])
    errors = np.array([judgement.moment.errors for judgement in choice])
    reach = np.maximum(errors.mean(0), np.ptp(wins, axis=0) / 2)
    return Moment(choice[0].ply, tuple(wins.mean(0).tolist()), tuple(reach.tolist()))


def doubt_in(points: Sequence[TurningPoint]) -> float:
    """How many times its errors the judge is really off: by the changes that it saw where there was none.

    A search of another position may be off in another way, which the errors of its games do not tell.
    """
    contradictions = [LIKELY * point.change / point.error for point in points if point.is_quiet]
    return max(1.0, math.sqrt(np.mean(np.square([1.0, *contradictions]))))


def errors_to_exceed(changes: int) -> float:
    """How many errors a change must exceed so that among so many none is likely to do so by the search's errors."""
    return NormalDist().inv_cdf(1 - RARE / 2 / max(changes, 1)) / LIKELY


def end_of(table: Table) -> list[Moment]:
    """How the game ended, if it did: that is sure."""
    return [Moment(table.ply, shares_of_win(table), (0.0,) * table.players)] if table.over else []


def shares_of_win(table: Table) -> tuple[float, ...]:
    """1 for the winner of a game that is over, less for each of several, 0 for everybody else."""
    return tuple((seat in table.winners) / max(len(table.winners), 1) for seat in range(table.players))


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)
