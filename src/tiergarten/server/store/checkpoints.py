"""Brings what SQLite has written to its log into the file itself, beside the commits instead of within them.

By itself SQLite does that at the end of a commit whenever the log has grown by some pages, and everybody whose move is
in that commit, or in the next, waits for the disk. In a thread of its own it makes nobody wait.
"""

from __future__ import annotations

import logging
from threading import Event, Thread

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY = 2.0  # seconds
log = logging.getLogger(__name__)


class Checkpoints:
    """Done now and then, as long as anything is written."""

    def __init__(self, engine: Engine) -> None:
        self.is_due = False  # has anything been written since the last one?
        self._engine = engine
        self._is_last = Event()
        self._thread = Thread(target=self._run, name="checkpoints")
        self._thread.start()

    def close(self) -> None:
        """Stop; whoever closes the file last leaves no log behind."""
        self._is_last.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_last.wait(EVERY):
            if not self.is_due:
                continue
            self.is_due = False
            try:
                checkpoint(self._engine)
            except SQLAlchemyError as fault:  # the log only grows longer until the next time
                log.warning("no checkpoint", extra={"fault": type(fault).__name__})
        self._engine.dispose()


def checkpoint(engine: Engine) -> tuple[int, int]:
    """Bring over all that no reader still needs in the log; how many pages it has, and how many were brought over."""
    with engine.connect() as connection:
        _, pages, brought = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    return pages, brought
