"""Somebody who has a table open: what is sent there, in order, without making anybody else wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from .line import Line

MOST_WAITING = 64  # messages; who is further behind gets the whole table instead

Whole = Callable[[], Awaitable[bytes]]


class Listener:
    """One socket at a table."""

    def __init__(self, line: Line, holder: str | None, language: str) -> None:
        self._line = line
        self.holder = holder
        self.language = language
        self.seats: list[int] = []
        self.wanted: int | None = None  # seat whose eyes were asked for
        self._together: list[bytes] | None = None  # to be sent at once
        self._waiting: deque[bytes] = deque()
        self._is_behind = False  # has missed something, and needs the whole
        self._whole: Whole | None = None
        self._catching_up: asyncio.Task[None] | None = None

    def eyes(self, actors: tuple[int, ...]) -> int | None:
        """Whose view this one gets: of several own seats the one asked for, or whichever is to move."""
        seats = self.seats
        if len(seats) <= 1:
            return seats[0] if seats else None
        if self.wanted in seats:
            return self.wanted
        return next((seat for seat in seats if seat in actors), seats[0])

    def begin(self, whole: Whole) -> None:
        """From now on; `whole` is asked for the table after a gap."""
        self._whole = whole
        self._line.on_room = self._go_on

    def end(self) -> None:
        """Nothing more will be sent."""
        self._line.on_room = None
        if self._catching_up is not None:
            self._catching_up.cancel()

    def gather(self) -> None:
        """Keep back what is posted from now on, to send it in one piece: that takes half of the time."""
        self._together = []

    def send_gathered(self) -> None:
        """Send what was kept back."""
        frames, self._together = self._together, None
        if frames:
            self.post(b"".join(frames))

    def post(self, frame: bytes) -> None:
        """Send a frame, or several, after all that is waiting: at once, as long as the line takes it."""
        if self._together is not None:
            self._together.append(frame)
            return
        if not (self._waiting or self._is_behind or self._line.is_full):
            self._line.write(frame)
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._is_behind = True
        if not self._is_behind:
            self._waiting.append(frame)
        if not self._line.is_full:
            self._go_on()

    def _go_on(self) -> None:
        """The line takes more again."""
        while self._waiting and not self._line.is_full:
            self._line.write(self._waiting.popleft())
        if self._is_behind and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Send the whole; if the store is out of reach, with the next message."""
        assert self._whole is not None
        try:
            with suppress(SQLAlchemyError):
                frame = await self._whole()
                self._is_behind = False  # nothing has happened since the whole was made
                self._line.write(frame)
        finally:
            self._catching_up = None
