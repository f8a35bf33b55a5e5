"""What seats are rewarded for."""

from __future__ import annotations

from collections.abc import Callable

from ..core.stepping import Stepped
from ..core.table import Table
from .spaces import one_of

Rewards = tuple[float, ...]
Played = Table | Stepped


def by_win(game: Played) -> Rewards:
    """Winners share 1; nobody has won a game that was cut off."""
    places = game.ranking
    winners = places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in places)


def by_rank(game: Played) -> Rewards:
    """1 for the first place down to -1 for the last, in equal steps; 0 for all in a game that was cut off."""
    return tuple(1 - 2 * (place - 1) / (game.players - 1) if place else 0.0 for place in game.ranking)


def by_points(game: Played) -> Rewards:
    """The points."""
    return tuple(map(float, game.scores))


PER_STEP = "points-per-step"
AT_THE_END: dict[str, Callable[[Played], Rewards]] = {"win": by_win, "rank": by_rank, "points": by_points}
KNOWN = (*AT_THE_END, PER_STEP)


class Purse:
    """Pays the seats of one table: at the end, or after every step what their points have changed by.

    The points of all steps sum to those at the end.
    """

    def __init__(self, reward: str) -> None:
        self._reward = one_of("reward", reward, KNOWN)
        self._paid: Rewards = ()

    def open(self, players: int) -> None:
        """A new game begins: nothing is paid yet."""
        self._paid = (0.0,) * players

    def pay(self, game: Played) -> Rewards | None:
        """What everybody gets after this step, or None where nobody gets anything."""
        if self._reward != PER_STEP:
            return AT_THE_END[self._reward](game) if game.over else None
        points = by_points(game)
        if points == self._paid:
            return None
        gains = tuple(now - before for now, before in zip(points, self._paid, strict=True))
        self._paid = points
        return gains
