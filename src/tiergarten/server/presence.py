"""Who has a table open, and since when somebody has not."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

FORGOTTEN_AFTER = 30.0  # seconds until a process that says nothing any more is taken for ended


@dataclass(frozen=True)
class Elsewhere:
    """Who has the table open at another process, and when it said so."""

    seats: frozenset[int]
    watchers: int
    at: float

    def is_like(self, other: Elsewhere | None) -> bool:
        """Are the same people there?"""
        return other is not None and (self.seats, self.watchers) == (other.seats, other.watchers)


class Presence:
    """The sockets of a table, by seat. Who never came is away since the table was opened here."""

    def __init__(self) -> None:
        self._opened = time.monotonic()
        self._sockets: Counter[int] = Counter()
        self._seen: dict[int, float] = {}
        self._watchers = 0
        self._elsewhere: dict[str, Elsewhere] = {}  # by process

    def come(self, seats: Iterable[int]) -> None:
        """Somebody opens a socket who holds these seats, or none and watches."""
        self._count(list(seats), 1)

    def go(self, seats: Iterable[int]) -> None:
        """Somebody closes it again."""
        self._count(list(seats), -1)

    def _count(self, seats: list[int], change: int) -> None:
        if not seats:
            self._watchers += change
        for seat in seats:
            self._sockets[seat] += change
        self.touch(seats)

    def touch(self, seats: Iterable[int]) -> None:
        """Somebody is here, or has sent a command without a socket."""
        for seat in seats:
            self._seen[seat] = time.monotonic()

    @property
    def own(self) -> tuple[list[int], int]:
        """The seats that have the table open at this process, and how many watch there."""
        return [seat for seat, sockets in self._sockets.items() if sockets > 0], self._watchers

    def hear(self, process: str, seats: Iterable[int], watchers: int) -> bool:
        """Another process says who has the table open there; has that changed?"""
        said, before = Elsewhere(frozenset(seats), watchers, time.monotonic()), self._elsewhere.get(process)
        self.touch(said.seats | (before.seats if before else frozenset()))
        self._elsewhere[process] = said
        return not said.is_like(before)

    def forget(self) -> bool:
        """Forget processes that say nothing any more; was anybody there?"""
        oldest = time.monotonic() - FORGOTTEN_AFTER
        gone = [self._elsewhere.pop(process) for process, said in list(self._elsewhere.items()) if said.at < oldest]
        return any(said.seats or said.watchers for said in gone)

    @property
    def watchers(self) -> int:
        """How many watch, at all processes."""
        return self._watchers + sum(said.watchers for said in self._elsewhere.values())

    def is_here(self, seat: int) -> bool:
        """Is the table open for that seat?"""
        return self._sockets[seat] > 0 or any(seat in said.seats for said in self._elsewhere.values())

    def away(self, seat: int) -> float | None:
        """Seconds since the seat was last here, if it is not here now."""
        if self.is_here(seat):
            return None
        return round(time.monotonic() - self._seen.get(seat, self._opened), 1)

    def is_away_long(self, seat: int, seconds: float) -> bool:
        """Is the seat away for so long?"""
        away = self.away(seat)
        return away is not None and away >= seconds
