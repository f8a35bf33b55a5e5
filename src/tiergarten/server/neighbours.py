"""Processes that serve the same store tell each other who has which table open.

Each says so when it changes and now and then besides; who says nothing for long is forgotten. A process that opens a
table asks the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from .bus import Bus, Hint
from .live import LiveTable

AGAIN = 10.0  # seconds until presence is told again, though nothing has changed


class Neighbours:
    """The other processes, as far as presence goes."""

    def __init__(self, bus: Bus, tables: Mapping[str, LiveTable]) -> None:
        self._bus = bus
        self._tables = tables
        self._again: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Tell again and again."""
        self._again = asyncio.create_task(self._tell_again())

    async def close(self) -> None:
        """Nobody has anything open here any more."""
        if self._again is not None:
            self._again.cancel()
            with suppress(asyncio.CancelledError):
                await self._again

    def tell(self, live: LiveTable) -> None:
        """Say who has the table open here."""
        seats, watchers = live.presence.own
        self._bus.tell({"table": live.sitting.header.id, "here": seats, "watchers": watchers})

    def touched(self, live: LiveTable, seats: list[int]) -> None:
        """Say that somebody was here for a moment, by HTTP."""
        live.presence.touch(seats)
        self._bus.tell({"table": live.sitting.header.id, "touched": seats})

    def ask(self, table: str) -> None:
        """Ask who has a table open elsewhere."""
        self._bus.tell({"table": table, "who": True})

    def hear(self, live: LiveTable, hint: Hint) -> bool:
        """Another process asks or tells about presence; False if the hint is about something else."""
        if "who" in hint:
            if any(live.presence.own):
                self.tell(live)
        elif "touched" in hint:
            live.presence.touch(hint["touched"])
        elif "here" in hint:
            if live.presence.hear(str(hint["from"]), hint["here"], int(hint["watchers"])):
                live.tell_whole()
        else:
            return False
        return True

    async def _tell_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            for live in list(self._tables.values()):
                if live.presence.forget():
                    live.tell_whole()
                if live.listeners:
                    self.tell(live)
