"""Brings what SQLite has written to its log into the file itself, beside the writer instead of within its commits.

By itself SQLite does that at the end of a commit whenever the log has grown by some pages, and everybody whose move is
in that commit, or in the next, waits for the disk. In a thread of its own it makes nobody wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY = 2.0  # seconds
log = logging.getLogger(__name__)


class Checkpoints:
    """Done now and then, as long as anything is written."""

    def __init__(self, engine: Engine, commits: Callable[[], int]) -> None:
        """`commits` says how many there have been."""
        self._engine = engine
        self._commits = commits
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; whoever closes the file last leaves no log behind."""
        self._work.cancel()
        with suppress(asyncio.CancelledError):
            await self._work
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _run(self) -> None:
        done = 0
        while True:
            await asyncio.sleep(EVERY)
            if self._commits() == done:
                continue
            done = self._commits()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, checkpoint, self._engine)
            except SQLAlchemyError as fault:  # the log only grows longer until the next time
                log.warning("no checkpoint", extra={"fault": type(fault).__name__})


def checkpoint(engine: Engine) -> tuple[int, int]:
    """Bring over all that no reader still needs in the log; how many pages it has, and how many were brought over."""
    with engine.connect() as connection:
        _, pages, brought = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    return pages, brought
