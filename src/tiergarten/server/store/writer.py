"""Hands everything that is to be written to a process that writes it (`scribe.py`), and says when it is kept."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from itertools import chain
from typing import cast

import orjson
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from . import scribe
from .statements import Statement

MOST_SENT = 2  # lines on their way: one that is being written, and the next
ENOUGH = 16  # writes for the next: each line wakes the process, which takes as long as some writes do


class Conflict(Exception):
    """Somebody else has written what can be written only once."""


class Writer(asyncio.SubprocessProtocol):
    """Takes writes. If the process that writes them should end, the next write starts another one."""

    def __init__(self, url: URL) -> None:
        self._address = orjson.dumps(url.render_as_string(hide_password=False))
        self._loop = asyncio.get_running_loop()
        self._process: asyncio.SubprocessTransport | None = None
        self._pipe: asyncio.WriteTransport | None = None
        self._starting: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self._ended.set()
        self._unsent: list[tuple[bytes, asyncio.Future[None]]] = []
        self._sent: deque[tuple[asyncio.Future[None], ...]] = deque()  # and not yet answered
        self._heard = b""

    def start(self) -> None:
        """Be ready for the first write; otherwise that one starts the process."""
        self._ended.clear()
        self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        command = (sys.executable, "-m", scribe.__name__)
        try:
            await self._loop.subprocess_exec(lambda: self, *command, stderr=None)
        except OSError as fault:
            self._give_up(str(fault))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._pipe = cast(asyncio.WriteTransport, self._process.get_pipe_transport(scribe.INPUT))
        self._pipe.write(self._address + b"\n")
        self._send()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Begin to write; done when all of these are committed. Conflict, or SQLAlchemyError, when none is."""
        kept = self._loop.create_future()
        self._unsent.append((orjson.dumps(statements), kept))
        if len(self._unsent) == self._enough:
            self._loop.call_soon(self._send)
        return kept

    @property
    def _enough(self) -> int:
        """How many writes are worth sending."""
        return ENOUGH if self._sent else 1

    def _send(self) -> None:
        """Send all that has come up, unless enough is on its way: then more comes up, and is kept by one commit."""
        if len(self._sent) >= MOST_SENT or len(self._unsent) < self._enough:
            return
        if self._pipe is not None:
            if self._pipe.is_closing():
                return  # the process is gone; what is unsent will be given up when that is known for sure
            writes, all_kept = zip(*self._unsent, strict=True)
            self._sent.append(all_kept)
            self._unsent = []
            self._pipe.write(b"[%b]\n" % b",".join(writes))
        elif self._ended.is_set():
            self.start()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Whoever asked for these writes goes on."""
        *lines, self._heard = (self._heard + data).split(b"\n")
        for line in lines:
            for kept, fault in zip(self._sent.popleft(), orjson.loads(line), strict=True):
                self._answer(kept, fault)
        self._send()

    def _answer(self, kept: asyncio.Future[None], fault: scribe.Fault | None) -> None:
        if kept.done():
            return  # nobody waits for it any more
        if fault is None:
            kept.set_result(None)
        else:
            kind, said = fault
            kept.set_exception(Conflict(said) if kind == scribe.CONFLICT else SQLAlchemyError(f"{kind}: {said}"))

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended. Whether what it has not answered is kept nobody knows."""
        assert self._process is not None
        self._process.close()
        self._give_up("the process that writes to the store has ended")

    def _give_up(self, reason: str) -> None:
        waiting = self._waiting()
        self._pipe = None
        self._heard = b""
        self._sent.clear()
        self._unsent = []
        for kept in waiting:
            self._answer(kept, ("ended", reason))
        self._ended.set()

    def _waiting(self) -> list[asyncio.Future[None]]:
        return [*chain(*self._sent), *(kept for _, kept in self._unsent)]

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if waiting := self._waiting():
            await asyncio.wait(waiting)
        if self._starting is not None:
            await self._starting
        if self._pipe is not None:
            self._pipe.close()
        await self._ended.wait()
