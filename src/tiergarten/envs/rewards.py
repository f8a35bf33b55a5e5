"""What seats are rewarded for."""

from __future__ import annotations

from collections.abc import Callable

from ..core.table import Table
from .spaces import one_of

Rewards = tuple[float, ...]


def by_win(table: Table) -> Rewards:
    """Winners share 1."""
    winners = table.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(table.players))


def by_rank(table: Table) -> Rewards:
    """1 for the first place down to -1 for the last, in equal steps; 0 for all in a game that was cut off."""
    if table.cut_off:
        return (0.0,) * table.players
    return tuple(1 - 2 * (place - 1) / (table.players - 1) for place in table.ranking)


def by_points(table: Table) -> Rewards:
    """The points."""
    return tuple(map(float, table.scores))


PER_STEP = "points-per-step"
AT_THE_END: dict[str, Callable[[Table], Rewards]] = {"win": by_win, "rank": by_rank, "points": by_points}
KNOWN = (*AT_THE_END, PER_STEP)


class Purse:
    """Pays the seats of one table: at the end, or after every step what their points have changed by.

    The points of all steps sum to those at the end.
    """

    def __init__(self, reward: str) -> None:
        self._reward = one_of("reward", reward, KNOWN)
        self._paid: Rewards = ()

    def open(self, table: Table) -> None:
        """A new game begins: nothing is paid yet."""
        self._paid = (0.0,) * table.players

    def pay(self, table: Table) -> Rewards | None:
        """What everybody gets after this step, or None where nobody gets anything."""
        if self._reward != PER_STEP:
            return AT_THE_END[self._reward](table) if table.over else None
        points = by_points(table)
        if points == self._paid:
            return None
        gains = tuple(now - before for now, before in zip(points, self._paid, strict=True))
        self._paid = points
        return gains
