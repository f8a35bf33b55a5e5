"""Writes everything, many writes in one commit: a commit waits for the disk, and waiting once is enough for all.

A thread of its own takes whatever is waiting as soon as it has done with the last commit. Neither waits for the other:
the event loop goes on while the thread writes, and the thread need not wait until a busy loop comes round to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import orjson
from sqlalchemy import Engine, Executable, TextClause
from sqlalchemy.exc import IntegrityError

Statement = tuple[Executable, Mapping[str, Any]]  # with its values; a text takes all its rows at once, as JSON
Write = tuple[Sequence[Statement], "asyncio.Future[None]"]
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written what can be written only once."""


class Writer:
    """Takes writes and says when each is kept."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.commits = 0  # so far
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()  # none after the last one
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Begin to write; done when all of these are committed. Conflict, or what the store says, when none is."""
        kept = self._loop.create_future()
        self._waiting.put((statements, kept))
        return kept

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put(None)
        await self._ended
        self._thread.join()

    def _run(self) -> None:
        """All that the thread does."""
        is_last = False
        while not is_last:
            batch, is_last = self._next()
            if batch:
                faults = self._commit_all([write for write, _ in batch])
                self._loop.call_soon_threadsafe(_tell, batch, faults)
        self._engine.dispose()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _next(self) -> tuple[list[Write], bool]:
        """Wait for a write, and take all that are there then; were they the last?"""
        batch: list[Write] = []
        while not batch or (len(batch) < MOST_AT_ONCE and not self._waiting.empty()):
            write = self._waiting.get()
            if write is None:
                return batch, True
            batch.append(write)
        return batch, False

    def _commit_all(self, writes: Sequence[Sequence[Statement]]) -> list[Exception | None]:
        """Commit all at once; if one of them is at fault, each for itself."""
        try:
            self._commit(writes)
        except Exception:  # whose fault it is will be seen
            return [self._fault_of(write) for write in writes]
        return [None] * len(writes)

    def _fault_of(self, write: Sequence[Statement]) -> Exception | None:
        try:
            self._commit([write])
        except IntegrityError as fault:
            return Conflict(str(fault.orig))
        except Exception as fault:  # whoever asked hears of it
            return fault
        return None

    def _commit(self, writes: Sequence[Sequence[Statement]]) -> None:
        rows: dict[Executable, list[Mapping[str, Any]]] = {}
        for write in writes:
            for statement, values in write:
                rows.setdefault(statement, []).append(values)
        with self._engine.begin() as connection:
            for statement, all_values in rows.items():
                if isinstance(statement, TextClause):
                    connection.execute(statement, {"rows": orjson.dumps(all_values).decode()})
                else:
                    connection.execute(statement, all_values)
        self.commits += 1


def _tell(batch: Sequence[Write], faults: Sequence[Exception | None]) -> None:
    """Whoever asked for these writes goes on."""
    for (_, kept), fault in zip(batch, faults, strict=True):
        if not kept.done():
            kept.set_exception(fault) if fault else kept.set_result(None)
