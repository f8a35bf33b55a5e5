"""Lines: frames as they are on the wire, whole and in pieces, and listeners whose line is slow."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import orjson
import pytest
from sqlalchemy.exc import OperationalError

from tiergarten.server.line import body_in, frame_of
from tiergarten.server.listener import MOST_WAITING, Listener

from .people import PATIENCE, Person

TEXT, CONTINUED, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8  # opcodes
FINAL = 0x80
HELLO, ASK = b'{"kind":"hello"}', b'{"kind":"ping"}'


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_framed(length: int) -> None:
    text = os.urandom(length)
    frame = frame_of(text[: length // 2], text[length // 2 :])
    head = len(frame) - length
    assert frame[0] == FINAL | TEXT
    assert frame[head:] == text
    assert body_in(frame[:2] + frame[2:head] + bytes(4) + text, 0) == (head + 4, head + 4 + length)


@pytest.mark.parametrize("cut", range(1, 12))
def test_of_a_frame_that_is_not_all_here_the_end_is_beyond(cut: int) -> None:
    frame = masked(FINAL | TEXT, b"x" * 300)
    assert body_in(frame[:cut], 0)[1] > cut


def masked(first: int, body: bytes) -> bytes:
    """A frame as clients send it."""
    mask, length = os.urandom(4), len(body)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2)
    return bytes([first]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))


@asynccontextmanager
async def line_to(person: Person, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare line with the handshake behind it."""
    parts = urlsplit(person.server)
    read, write = await asyncio.open_connection(parts.hostname, parts.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {person.token}",
    ]
    write.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await read.readuntil(b"\r\n\r\n")
    try:
        yield read, write
    finally:
        write.close()


async def heard(read: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame: opcode and body."""

    async def frame() -> tuple[int, bytes]:
        first, length = await read.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await read.readexactly(2 if length == 126 else 8))
        return first & 0x0F, await read.readexactly(length)

    return await asyncio.wait_for(frame(), PATIENCE)


async def heard_kinds(read: asyncio.StreamReader, n: int) -> list[str]:
    return [orjson.loads((await heard(read))[1])["kind"] for _ in range(n)]


def test_texts_may_come_in_pieces_together_and_split(ada: Person) -> None:
    id = ada.table("mini", {"kind": "open"})["id"]

    async def talk() -> None:
        async with line_to(ada, id) as (read, write):
            write.write(masked(FINAL | TEXT, HELLO))
            assert await heard_kinds(read, 1) == ["table"]
            write.write(masked(FINAL | TEXT, ASK) * 3)  # three at once
            assert await heard_kinds(read, 3) == ["pong"] * 3
            write.write(masked(TEXT, ASK[:5]) + masked(FINAL | PING, b"!") + masked(FINAL | CONTINUED, ASK[5:]))
            assert await heard(read) == (PONG, b"!")
            assert await heard_kinds(read, 1) == ["pong"]
            write.write(masked(FINAL | TEXT, ASK))  # whole again
            assert await heard_kinds(read, 1) == ["pong"]
            for byte in masked(FINAL | TEXT, ASK) + masked(FINAL | TEXT, ASK + b" " * 200):
                write.write(bytes([byte]))
                await write.drain()
                await asyncio.sleep(0.001)
            assert await heard_kinds(read, 2) == ["pong"] * 2
            write.write(masked(FINAL | TEXT, ASK))  # and whole once more
            assert await heard_kinds(read, 1) == ["pong"]

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (masked(FINAL | TEXT, b"\xff\xfe"), 1007),
        (masked(TEXT, b"{") + masked(FINAL | TEXT, ASK), 1002),
        (frame_of(ASK), 1002),
        (masked(FINAL | TEXT, b" " * 20_000), 1009),
        (masked(FINAL | 0x3, b"?"), 1002),
    ],
    ids=["not UTF-8", "a text within a text", "not masked", "too long", "unknown"],
)
def test_a_frame_that_breaks_the_rules_ends_the_line(ada: Person, frames: bytes, code: int) -> None:
    id = ada.table("mini", {"kind": "open"})["id"]

    async def talk() -> None:
        async with line_to(ada, id) as (read, write):
            write.write(masked(FINAL | TEXT, HELLO))
            assert await heard_kinds(read, 1) == ["table"]
            write.write(frames)
            opcode, body = await heard(read)
            assert (opcode, int.from_bytes(body[:2])) == (CLOSE, code)

    asyncio.run(talk())


def test_who_sends_faster_than_is_read_is_heard_in_order(ada: Person) -> None:
    id = ada.table("mini", {"kind": "open"})["id"]

    async def talk() -> None:
        async with line_to(ada, id) as (read, write):
            write.write(masked(FINAL | TEXT, HELLO))
            assert await heard_kinds(read, 1) == ["table"]
            names = [f"Ada {n}" for n in range(60)]
            for n, name in enumerate(names):
                order = {"kind": "rename", "id": f"r{n}", "name": name}
                write.write(masked(FINAL | TEXT, orjson.dumps(order)))
                await asyncio.sleep(0)
            told = [orjson.loads((await heard(read))[1]) for _ in range(2 * len(names))]
            assert [each["id"] for each in told if each["kind"] == "done"] == [f"r{n}" for n in range(len(names))]
            assert [each["table"]["seats"][0]["name"] for each in told if each["kind"] == "table"] == names

    asyncio.run(talk())


class SlowLine:
    """A line that takes as much as the test says."""

    def __init__(self) -> None:
        self.is_full = False
        self.sent: list[bytes] = []
        self.on_room: Any = None

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)


def numbered(*numbers: int) -> list[bytes]:
    return [b"%d" % number for number in numbers]


def a_listener() -> tuple[Listener, SlowLine]:
    line = SlowLine()
    return Listener(line, None, "en"), line  # type: ignore[arg-type]  # as much of a line as a listener needs


async def never() -> bytes:
    raise AssertionError("nobody is behind")


def test_what_a_full_line_does_not_take_waits_and_comes_in_order() -> None:
    listener, line = a_listener()
    listener.begin(never)
    listener.post(b"0")
    line.is_full = True
    for frame in numbered(1, 2, 3):
        listener.post(frame)
    assert line.sent == numbered(0)
    line.is_full = False
    line.on_room()
    listener.post(b"4")
    assert line.sent == numbered(0, 1, 2, 3, 4)


def too_much_comes(listener: Listener, line: SlowLine) -> None:
    """More than may wait comes while the line is full; then there is room again."""
    line.is_full = True
    for frame in numbered(*range(MOST_WAITING + 1)):
        listener.post(frame)
    line.is_full = False
    line.on_room()


def test_who_is_too_far_behind_gets_the_whole_instead() -> None:
    async def fall_behind() -> None:
        listener, line = a_listener()
        faults = [OperationalError("", None, Exception())]

        async def whole() -> bytes:
            await asyncio.sleep(0)
            if faults:
                raise faults.pop()
            return b"whole"

        listener.begin(whole)
        too_much_comes(listener, line)
        listener.post(b"missed, the whole has it")
        await asyncio.sleep(0.01)
        assert line.sent == [], "the store was out of reach"
        listener.post(b"missed too")
        await asyncio.sleep(0.01)
        listener.post(b"next")
        assert line.sent == [b"whole", b"next"]

    asyncio.run(fall_behind())


def test_nothing_is_sent_to_who_has_gone() -> None:
    async def go() -> None:
        listener, line = a_listener()
        gate = asyncio.Event()

        async def whole() -> bytes:
            await gate.wait()
            return b"whole"

        listener.begin(whole)
        too_much_comes(listener, line)
        listener.end()
        gate.set()
        await asyncio.sleep(0.01)
        assert line.sent == []
        assert line.on_room is None

    asyncio.run(go())
