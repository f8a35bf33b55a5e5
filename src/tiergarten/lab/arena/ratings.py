"""Ratings by openskill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...core.intervals import LIKELY
from .playing import Result
from .schedule import chance_for


@dataclass(frozen=True)
class Rating:
    """How strong a bot is on openskill's scale, where newcomers have 25, and how sure that is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mu - LIKELY * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mu + LIKELY * self.sigma


def rate(results: Iterable[Result], bots: Iterable[str], seed: int) -> dict[str, Rating]:
    """The bots' ratings by the model of Plackett and Luce, from all games in their order.

    Bots neither learn nor tire, so openskill's `tau`, by which a rating never grows quite sure, is 0. Of a bot that
    sits at a table more than once a copy that is drawn by lot stands for it: copies tell nothing by finishing before
    each other, and in this model an order stays true when some are left out. Games that were cut off have no order.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating() for bot in bots}
    for result in results:
        if result.was_cut_off:
            continue
        seat_of = _drawn_seats(result, seed)
        rated = model.rate(
            [[ratings[bot]] for bot in seat_of], ranks=[result.places[seat] for seat in seat_of.values()]
        )
        for bot, [rating] in zip(seat_of, rated, strict=True):
            ratings[bot] = rating
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _drawn_seats(result: Result, seed: int) -> dict[str, int]:
    """One seat of each bot at the table."""
    seats: dict[str, list[int]] = {}
    for seat, bot in enumerate(result.bots):
        seats.setdefault(bot, []).append(seat)
    if len(seats) == len(result.bots):
        return {bot: seat for bot, [seat] in seats.items()}
    return {bot: own[chance_for(seed, result.number, f"copy of {bot}") % len(own)] for bot, own in seats.items()}
