"""A review in sentences, for a page and for the terminal."""

from __future__ import annotations

from ..words import Message, Seat, message
from .review import TURNING_POINTS, Review, percent


def seat_rows(review: Review) -> list[Message]:
    """How well each seat played."""
    return [_seat_row(review, seat) for seat in range(review.table.players)]


def _seat_row(review: Review, seat: int) -> Message:
    choices = sum(judgement.seat == seat for judgement in review.judgements)
    mistakes = [judgement for judgement in review.mistakes if judgement.seat == seat]
    numbers = {"choices": choices, "mistakes": len(mistakes), "move": 0, "games": 0}
    if mistakes:
        worst = max(mistakes, key=lambda judgement: judgement.loss)
        numbers |= {"move": worst.move, "games": percent(worst.loss)}
    return message("review-seat", seat=Seat(seat), **numbers)


def turns(review: Review) -> list[list[Message]]:
    """The turning points, each in sentences; where there are fewer than there might be, that is said last."""
    points = [point.told() for point in review.turning_points]
    return points if len(points) == TURNING_POINTS else [*points, [message("review-few-turns", points=len(points))]]


def mistakes(review: Review, most: int | None = None) -> list[list[Message]]:
    """The clear mistakes in the order they came, each in sentences; or only so many, the worst."""
    worst = sorted(review.mistakes, key=lambda mistake: -mistake.loss)[:most]
    in_order = sorted(worst, key=lambda mistake: mistake.ply)
    return [mistake.told() for mistake in in_order] or [[message("review-no-mistakes")]]
