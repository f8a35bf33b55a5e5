"""A socket of uvicorn's with a short way for what goes over it with every move: whole texts, neither split nor packed.

Everything else, such as the handshake, pings and texts in pieces, goes the usual way through `websockets`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, cast

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # in the second byte; what clients send always is
MASK = 4  # bytes of a mask
SHORT, MIDDLING = 126, 127  # lengths from which on the length takes two more bytes, or eight
LONGEST_MIDDLING = 0xFFFF
MIDDLING_HEAD = Struct(">BBH").pack
unmask = frames.apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
NAME = "tiergarten.line"  # among the extensions of ASGI


def frame_of(*text: bytes) -> bytes:
    """A text, from its pieces, as a server sends it."""
    body = b"".join(text)
    length = len(body)
    if length < SHORT:
        head = bytes((TEXT, length))
    elif length <= LONGEST_MIDDLING:
        head = MIDDLING_HEAD(TEXT, SHORT, length)
    else:
        head = bytes((TEXT, MIDDLING)) + length.to_bytes(8)
    return head + body


def body_in(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of the frame that begins there begins and ends; beyond the end where it is not all here."""
    beyond = len(data) + 1
    if at + 2 > len(data):
        return beyond, beyond
    length, begin = data[at + 1] & ~MASKED, at + 2
    if length >= SHORT:
        begin += 2 if length == SHORT else 8
        length = int.from_bytes(data[at + 2 : begin]) if begin <= len(data) else beyond
    begin += MASK
    return begin, begin + length


class Line(WebSocketsSansIOProtocol):
    """One socket. What is written to it is sent at once, or waits in memory while the other end is slow."""

    on_text: Callable[[str], bool] | None = None  # asked first about a text; what it takes nobody else hears
    on_room: Callable[[], None] | None = None  # called when a line that was full is not any more
    is_full = False  # does so much wait to be sent that no more should be written?
    _is_between_frames = True  # is whatever comes next the beginning of a frame?

    @classmethod
    def of(cls, connection: HTTPConnection) -> Line:
        """The line that an application talks over."""
        line: Line = connection.scope["extensions"][NAME]
        return line

    def handle_connect(self, event: Request) -> None:
        """As usual; the application finds the line among the extensions."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]  # extensions of ours may be anything

    async def hear(self) -> str | bytes:
        """The next text; WebSocketDisconnect after the last."""
        message = cast(Mapping[str, Any], await self.receive())
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", CloseCode.NO_STATUS_RCVD))
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text

    def write(self, frame: bytes) -> None:
        """Send a frame, unless the line is cut."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    def pause_writing(self) -> None:
        """As usual."""
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        """As usual; whoever waits goes on."""
        super().resume_writing()
        self.is_full = False
        if self.on_room is not None:
            self.on_room()

    def data_received(self, data: bytes) -> None:
        """A whole text is read here, everything else as usual."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not (self._is_between_frames and self._takes(data)):
            self._is_between_frames = self._is_between_frames and _ends_with_a_frame(data)
            super().data_received(data)

    def _takes(self, data: bytes) -> bool:
        """Read what came, if it is one whole text and nothing else."""
        begin, end = body_in(data, 0)
        conn = self.conn
        if end != len(data) or data[0] != TEXT or data[1] < MASKED or end - begin > self.config.ws_max_size:
            return False
        if conn.state is not OPEN or conn.current_size is not None or self.close_sent:
            return False
        try:
            text = unmask(data[begin:], data[begin - MASK : begin]).decode()
        except UnicodeDecodeError:
            conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            self._hand_on(text)
        return True

    def give(self, text: str) -> None:
        """Let the application hear a text, after all that it has yet to hear."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _hand_on(self, text: str) -> None:
        """To the application; who sends faster than it reads has to wait."""
        is_behind = not self.queue.empty()
        if not is_behind and self.on_text is not None and self.on_text(text):
            return
        self.give(text)
        if is_behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _ends_with_a_frame(data: bytes) -> bool:
    """Are these whole frames, up to the last byte?"""
    at = 0
    while at < len(data):
        _, at = body_in(data, at)
    return at == len(data)
