"""A process of its own that writes to the store, many writes in one commit: waiting once for the disk serves them all.

In a thread of the server it would stop the event loop again and again, to have Python for a moment. The server starts
it (`writer.py`) and talks to it by lines of JSON. The first line is the store's address; each of the others is a list
of writes, and a write a list of statements. The answer to a line is one too: for each write null, or what went wrong.
It ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any

import orjson
from sqlalchemy import URL, Connection, Executable, TextClause, make_url
from sqlalchemy.exc import IntegrityError

from .checkpoints import Checkpoints
from .place import SQLITE, writing_engine
from .statements import Statement, statements_for

INPUT, OUTPUT = 0, 1
CONFLICT = "conflict"
BEHIND = 5  # by how much the server goes first where both want a core: woken, it would push the event loop aside
Fault = tuple[str, str]  # its kind and what the store says


class Scribe:
    """Writes to one store."""

    def __init__(self, url: URL) -> None:
        kind = url.get_backend_name()
        self._statements = statements_for(kind)
        self._engine = writing_engine(url)
        self._autocommitting = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._checkpoints = Checkpoints(writing_engine(url)) if kind == SQLITE else None

    def close(self) -> None:
        """Let go."""
        if self._checkpoints is not None:
            self._checkpoints.close()
        self._engine.dispose()

    def commit_all(self, writes: Sequence[Sequence[Statement]]) -> list[Fault | None]:
        """Commit all at once; if one of them is at fault, each for itself."""
        try:
            self._commit(writes)
        except Exception:  # whose fault it is will be seen
            return [self._fault_of(write) for write in writes]
        return [None] * len(writes)

    def _fault_of(self, write: Sequence[Statement]) -> Fault | None:
        try:
            self._commit([write])
        except IntegrityError as fault:
            return CONFLICT, str(fault.orig)
        except Exception as fault:  # whoever asked hears of it
            return type(fault).__name__, str(fault)
        return None

    def _commit(self, writes: Sequence[Sequence[Statement]]) -> None:
        rows: dict[Executable, list[Mapping[str, Any]]] = {}
        for write in writes:
            for name, values in write:
                rows.setdefault(self._statements[name], []).append(values)
        with self._transaction(rows) as connection:
            for statement, all_values in rows.items():
                if isinstance(statement, TextClause):
                    connection.execute(statement, {"rows": orjson.dumps(all_values).decode()})
                else:
                    connection.execute(statement, all_values)
        if self._checkpoints is not None:
            self._checkpoints.is_due = True

    def _transaction(self, statements: Collection[Executable]) -> AbstractContextManager[Connection]:
        """What statements are executed in; a single one is a transaction by itself."""
        is_single = len(statements) == 1 and all(isinstance(statement, TextClause) for statement in statements)
        return self._autocommitting.connect() if is_single else self._engine.begin()


def whole_lines(source: Iterable[bytes]) -> Iterator[Any]:
    """What lines of JSON say; a last one that a server did not live to end says nothing."""
    return (orjson.loads(line) for line in source if line.endswith(b"\n"))


def main() -> None:
    """Write whatever is asked for. If the server is gone nobody hears the answer, and what it has sent is kept."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the server says when to stop
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(BEHIND)
    lines = whole_lines(sys.stdin.buffer)
    address = next(lines, None)
    if address is None:
        return
    scribe = Scribe(make_url(address))
    try:
        for writes in lines:
            answer = orjson.dumps(scribe.commit_all(writes)) + b"\n"
            with suppress(BrokenPipeError):
                os.write(OUTPUT, answer)
    finally:  # whatever happens: the thread of the checkpoints would keep the process alive
        scribe.close()


if __name__ == "__main__":
    main()
