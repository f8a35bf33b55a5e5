"""Hands everything that is to be written to a process that writes it (`scribe.py`), and says when it is kept."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import cast

import orjson
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from . import scribe
from .statements import Statement


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
        self._unsent: list[bytes] = []
        self._waiting: deque[asyncio.Future[None]] = deque()  # for what was sent, and what is yet to be
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
        self._unsent.insert(0, self._address)
        self._send()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Begin to write; done when all of these are committed. Conflict, or SQLAlchemyError, when none is."""
        kept = self._loop.create_future()
        self._waiting.append(kept)
        if not self._unsent:
            self._loop.call_soon(self._send)  # together with all that is written until then
        self._unsent.append(orjson.dumps(statements))
        return kept

    def _send(self) -> None:
        if not self._unsent:
            return
        if self._pipe is not None:
            self._unsent.append(b"")
            self._pipe.write(b"\n".join(self._unsent))
            self._unsent = []
        elif self._ended.is_set():
            self.start()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Whoever asked for these writes goes on."""
        *lines, self._heard = (self._heard + data).split(b"\n")
        for line in lines:
            for fault in orjson.loads(line):
                self._answer(self._waiting.popleft(), fault)

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
        self._pipe = None
        self._heard = b""
        self._unsent = []
        while self._waiting:
            self._answer(self._waiting.popleft(), ("ended", reason))
        self._ended.set()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._send()
        if self._starting is not None:
            await self._starting
        if self._pipe is not None:
            self._pipe.close()
        await self._ended.wait()
