"""A review of a played game: how everybody's chance to win went, what each move lost, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..bots.thinker import SearchBot, chances_to_win, choosing_with
from ..core.actions import Action
from ..core.signs import CHANCE
from ..core.table import Table
from ..words import Message, Seat, message

TURNING_POINTS = 3


@dataclass(frozen=True)
class Judgement:
    """A choice that a seat had: what it did, what would have been best, and what that cost it."""

    ply: int
    seat: int
    played: Action
    best: Action
    wins: tuple[float, ...]  # everybody's chance to win at that choice, if the bot were to make it
    loss: float  # of the seat's chance to win
    loss_error: float
    points_loss: float

    @property
    def is_mistake(self) -> bool:
        """Did the move lose more than the search may be off?"""
        return self.loss > self.loss_error


@dataclass(frozen=True)
class TurningPoint:
    """A choice after which somebody's chance to win changed a lot, by the move or by what came of it."""

    judgement: Judgement
    seat: int  # whose chance changed most
    after: float  # its chance at the next choice
    events: tuple[Message, ...]  # what happened until then

    @property
    def before(self) -> float:
        """The seat's chance before the move."""
        return self.judgement.wins[self.seat]

    def told(self) -> list[Message]:
        """The turning point in sentences; what happened comes between them."""
        played = self.judgement
        numbers = {"before": _percent(self.before), "after": _percent(self.after)}
        begin = message("review-turn", ply=played.ply + 1)
        change = message("review-change", seat=Seat(self.seat), **numbers)
        told = [begin, *self.events, change]
        if played.is_mistake:
            told.append(message("review-better", move=played.best.message, loss=_percent(played.loss)))
        return told


@dataclass(frozen=True)
class Review:
    """What there is to say about a game, judged by a bot that searches."""

    table: Table
    judgements: tuple[Judgement, ...]
    turning_points: tuple[TurningPoint, ...]

    @property
    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """Everybody's chance to win at each choice, and how it ended, each with the moves made before."""
        points = [(judgement.ply, judgement.wins) for judgement in self.judgements]
        return [*points, (self.table.ply, shares_of_win(self.table))] if self.table.over else points


def review(table: Table, bot: SearchBot, progress: Callable[[int, int], None] = lambda done, all: None) -> Review:
    """Judge every choice of a game; `progress` hears how many of how many plies are done."""
    judgements = []
    for ply, (seat, move) in enumerate(table.moves):
        progress(ply, table.ply)
        if seat != CHANCE:
            at = table.at(ply)
            if len(at.legal_ids(seat)) > 1:
                judgements.append(judge(at, seat, move, bot))
    whole = Review(table, tuple(judgements), ())
    return Review(table, whole.judgements, tuple(turning_points(whole)))


def judge(table: Table, seat: int, move: int, bot: SearchBot) -> Judgement:
    """What the move of the seat was worth."""
    thoughts = bot.search(table, seat, also=move).thoughts()
    played = next(thought for thought in thoughts if thought.action.id == move)
    best = max((each for each in thoughts if each.odds or each is played), key=lambda thought: thought.win)
    return Judgement(
        ply=table.ply,
        seat=seat,
        played=played.action,
        best=best.action,
        wins=chances_to_win(thoughts),
        loss=best.win - played.win,
        loss_error=0.0 if best is played else best.win_error + played.win_error,
        points_loss=best.points - played.points,
    )


def turning_points(game: Review) -> list[TurningPoint]:
    """The choices after which a chance to win changed most, in the order they came."""
    points = []
    for judgement, (ply, after) in zip(game.judgements, game.curve[1:], strict=False):
        if is_only_sealed(game.table, judgement, ply):
            continue
        changes = [abs(then - now) for now, then in zip(judgement.wins, after, strict=True)]
        seat = changes.index(max(changes))
        events = events_between(game.table, judgement.ply, ply)
        points.append((changes[seat], TurningPoint(judgement, seat, after[seat], events)))
    points.sort(key=lambda point: -point[0])
    return sorted((point for _, point in points[:TURNING_POINTS]), key=lambda point: point.judgement.ply)


def is_only_sealed(table: Table, judgement: Judgement, ply: int) -> bool:
    """Has the move not been opened by that ply, so that it changed nothing yet?"""
    movers = map(table.mover, range(judgement.ply, ply))
    return len(choosing_with(table.at(judgement.ply), judgement.seat)) > 1 and CHANCE not in movers


def events_between(table: Table, start: int, stop: int) -> tuple[Message, ...]:
    """What the moves from one ply up to another did."""
    return table.at(stop).log[len(table.at(start).log) :]


def shares_of_win(table: Table) -> tuple[float, ...]:
    """1 for the winner of a game that is over, less for each of several, 0 for everybody else."""
    return tuple((seat in table.winners) / max(len(table.winners), 1) for seat in range(table.players))


def _percent(share: float) -> int:
    return round(100 * share)
