"""Somebody who has a table open: what is sent there, in order, without making anybody else wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 64  # messages; who is further behind gets the whole table instead

Send = Callable[[str], Awaitable[None]]


class Listener:
    """One socket at a table."""

    def __init__(self, send: Send, holder: str | None, language: str) -> None:
        self._send = send
        self.holder = holder
        self.language = language
        self.seats: list[int] = []
        self.wanted: int | None = None  # seat whose eyes were asked for
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self.is_behind = False  # has missed something, and needs the whole

    def eyes(self, actors: tuple[int, ...]) -> int | None:
        """Whose view this one gets: of several own seats the one asked for, or whichever is to move."""
        if not self.seats:
            return None
        if self.wanted in self.seats:
            return self.wanted
        return next((seat for seat in self.seats if seat in actors), self.seats[0])

    def post(self, message: str) -> None:
        """Send this after all that is waiting."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.is_behind = True
        if not self.is_behind:
            self._waiting.append(message)
        self._wake.set()

    async def send_all(self, whole: Callable[[Listener], Awaitable[str]]) -> None:
        """Send whatever is posted until the line is cut; `whole` is asked for the table after a gap."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self.is_behind:
                if self.is_behind:
                    self.is_behind = False
                    await self._send(await whole(self))
                else:
                    await self._send(self._waiting.popleft())
