"""Writes everything, many writes in one commit: a commit waits for the disk, and waiting once is enough for all.

A commit is done as a whole in a thread of its own. Step by step from the event loop, as asynchronous engines do it,
each step would wait until a busy loop comes round to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import Engine, Executable, TextClause
from sqlalchemy.exc import IntegrityError

Statement = tuple[Executable, Mapping[str, Any]]  # with its values; a text takes all its rows at once, as JSON
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written what can be written only once."""


class Writer:
    """Takes writes and says when each is kept."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.commits = 0  # so far
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Sequence[Statement], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._work = asyncio.create_task(self._run())

    async def write(self, *statements: Statement) -> None:
        """Return when all of these are committed; Conflict, or whatever the store says, when none is."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, kept))
        self._wake.set()
        await kept

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._work.cancel()
        with suppress(asyncio.CancelledError):
            await self._work
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            try:
                await self._in_thread(self._commit, [write for write, _ in batch])
                faults: list[Exception | None] = [None] * len(batch)
            except Exception:  # one of them is at fault: each for itself
                faults = [await self._try(write) for write, _ in batch]
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._wake.clear()
            for (_, kept), fault in zip(batch, faults, strict=True):
                if not kept.done():
                    kept.set_exception(fault) if fault else kept.set_result(None)

    async def _try(self, write: Sequence[Statement]) -> Exception | None:
        try:
            await self._in_thread(self._commit, [write])
        except IntegrityError as fault:
            return Conflict(str(fault.orig))
        except Exception as fault:  # whoever asked hears of it
            return fault
        return None

    async def _in_thread(self, work: Callable[..., None], *args: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

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
