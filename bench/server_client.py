"""A WebSocket client that costs almost nothing, so that the load generator is never what a bench measures.

It speaks just enough of RFC 6455 for servers of our own: whole text frames, no compression, answers to pings.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of frames that are whole
MASKED = 0x80
SHORT, LONG = 126, 127  # lengths from which on the length has two bytes, or eight
NO_MASK = bytes(4)  # frames of clients are masked; zeros leave them as they are
Hear = Callable[[bytes], None]


class Client(asyncio.Protocol):
    """One open socket; `hear` is called with every text."""

    def __init__(self, hear: Hear, request: bytes) -> None:
        self._hear = hear
        self._request = request
        self._bytes = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # what streams get
        """Ask for a socket."""
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """First the answer to that, then frames."""
        self._bytes += data
        if not self.is_open.done():
            self._read_answer()
        while self.is_open.done() and (frame := self._next_frame()):
            self._take(*frame)

    def _read_answer(self) -> None:
        head, end, rest = bytes(self._bytes).partition(b"\r\n\r\n")
        if not end:
            return
        self._bytes = bytearray(rest)
        if head.split(maxsplit=2)[1] == b"101":
            self.is_open.set_result(None)
        else:
            self.is_open.set_exception(ConnectionError(head.decode()))

    def _next_frame(self) -> tuple[int, bytes] | None:
        found = self._bytes
        if len(found) < 2:
            return None
        start, length = 2, found[1]
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(found[2:start])
        if len(found) < start + length:
            return None
        first, body = found[0], bytes(memoryview(found)[start : start + length])
        del found[: start + length]
        return first, body

    def _take(self, first: int, body: bytes) -> None:
        if first == TEXT:
            self._hear(body)
        elif first == PING:
            self._send(PONG, body)
        elif first != CLOSE:
            raise ConnectionError(f"a frame that begins with {first:#x}")

    def send(self, text: bytes) -> None:
        """Say something."""
        self._send(TEXT, text)

    def _send(self, first: int, body: bytes) -> None:
        assert self._transport is not None
        length = len(body)
        size = bytes([MASKED | length]) if length < SHORT else bytes([MASKED | SHORT]) + length.to_bytes(2)
        self._transport.write(bytes([first]) + size + NO_MASK + body)

    def cut(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def connect(address: str, headers: Mapping[str, str], hear: Hear) -> Client:
    """A socket at an address ws://…"""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    fields = {
        "Host": parts.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {parts.path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(hear, request), parts.hostname, parts.port)
    await client.is_open
    return client
