"""Who has a table open, and since when somebody has not."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable


class Presence:
    """The sockets of a table, by seat. Who never came is away since the table was opened here."""

    def __init__(self) -> None:
        self._opened = time.monotonic()
        self._sockets: Counter[int] = Counter()
        self._seen: dict[int, float] = {}
        self.watchers = 0

    def come(self, seats: Iterable[int]) -> None:
        """Somebody opens a socket who holds these seats, or none and watches."""
        self._count(list(seats), 1)

    def go(self, seats: Iterable[int]) -> None:
        """Somebody closes it again."""
        self._count(list(seats), -1)

    def _count(self, seats: list[int], change: int) -> None:
        if not seats:
            self.watchers += change
        for seat in seats:
            self._sockets[seat] += change
            self._seen[seat] = time.monotonic()

    def touch(self, seats: Iterable[int]) -> None:
        """Somebody has sent a command without a socket."""
        for seat in seats:
            self._seen[seat] = time.monotonic()

    def is_here(self, seat: int) -> bool:
        """Is the table open for that seat?"""
        return self._sockets[seat] > 0

    def away(self, seat: int) -> float | None:
        """Seconds since the seat was last here, if it is not here now."""
        if self.is_here(seat):
            return None
        return round(time.monotonic() - self._seen.get(seat, self._opened), 1)

    def is_away_long(self, seat: int, seconds: float) -> bool:
        """Is the seat away for so long?"""
        away = self.away(seat)
        return away is not None and away >= seconds
