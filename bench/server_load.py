"""The load generator of the server's bench, in a process of its own: many clients on one event loop.

`python -m bench.server_load JSON` does what the JSON asks and prints what it saw, as JSON.
"""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import time
from dataclasses import asdict, dataclass, field
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4
PATIENCE = 120.0
FIRST_MOVES = 10


@dataclass
class Task:
    """What is asked of the generator."""

    what: str  # "play" as fast as it goes, "pace" at a move a second, "fill" the memory, "echo"
    address: str  # of the server, ws://…
    tables: int = 0
    seconds: float = 5.0
    message: str = ""  # to be echoed
    pid: int = 0  # of the server, whose memory is looked at
    seats: int = 1  # sockets a table: 1 holds all seats, 4 hold one each


@dataclass
class Seen:
    """What the generator saw."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    sample: str = ""  # a message that came after a move
    memory: list[int] = field(default_factory=list)  # of the server in bytes: before the tables, and with them
    games: int = 0


class Table:
    """A table of Mini, with one client that holds all seats, or a client for each."""

    def __init__(self, task: Task, seen: Seen, number: int) -> None:
        self.task, self.seen = task, seen
        self.number = number
        self.chooser = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.shown: dict[str, Any] = {}
        self.ids = 0

    async def set_up(self, web: httpx.AsyncClient) -> None:
        """A new table, its clients, and the start of the game."""
        tokens = [(await web.post("/api/session", json={"kind": "bearer"})).json()["token"]]
        tokens += [
            (await web.post("/api/session", json={"kind": "bearer"})).json()["token"]
            for _ in range(self.task.seats - 1)
        ]
        own = PLAYERS if self.task.seats == 1 else 1
        seats = [{"kind": "here", "name": f"P{seat}"} if seat < own else {"kind": "open"} for seat in range(PLAYERS)]
        body = {"game": "mini", "seats": seats, "public": True}
        made = (await web.post("/api/tables", json=body, headers=_bearer(tokens[0]))).json()
        path = f"/api/tables/{made['id']}/commands"
        for n, token in enumerate(tokens[1:]):
            await web.post(path, json={"kind": "join", "id": "join", "name": f"Q{n}"}, headers=_bearer(token))
        await web.post(path, json={"kind": "start", "id": "start"}, headers=_bearer(tokens[0]))
        for token in tokens:
            address = f"{self.task.address}/api/tables/{made['id']}/socket"
            socket = await connect(
                address, additional_headers=_bearer(token), compression=None, open_timeout=PATIENCE, ping_interval=None
            )
            await socket.send('{"kind":"hello"}')
            self.sockets.append(socket)

    async def hear_first(self) -> None:
        """The table as it is before the first move."""
        for socket in self.sockets:
            await self._hear(socket, "table")

    async def _hear(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            text = await socket.recv()
            message: dict[str, Any] = orjson.loads(text)
            if message.get("play"):
                if message["play"]["legal"] or message["play"]["result"]:
                    self.shown = message["play"]
                if message["kind"] == "moved" and not self.seen.sample and len(text) > 2000:
                    self.seen.sample = str(text)
            if message["kind"] == kind:
                return message
            if message["kind"] == "error":
                raise RuntimeError(message["text"])

    async def move(self) -> None:
        """One move, from the command to its acknowledgement; then all clients hear of it."""
        seat = self.shown["eyes"]
        socket = self.sockets[seat if len(self.sockets) > 1 else 0]
        self.ids += 1
        order = {
            "kind": "play",
            "id": str(self.ids),
            "action": self.chooser.choice(self.shown["legal"])["action"],
            "choice": self.shown["choice"],
            "seat": seat,
        }
        started = time.perf_counter()
        await socket.send(orjson.dumps(order).decode())
        await self._hear(socket, "done")
        self.seen.latencies.append(time.perf_counter() - started)
        self.seen.moves += 1
        for other in self.sockets:
            if other is not socket:
                await self._hear_news(other)

    async def _hear_news(self, socket: ClientConnection) -> None:
        while True:
            message = orjson.loads(await socket.recv())
            if message.get("play"):
                if message["play"]["legal"]:
                    self.shown = message["play"]
                if message["kind"] == "moved" or message["play"]["result"]:
                    return

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.shown["result"])


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def with_tables(task: Task, seen: Seen) -> list[Table]:
    """All tables, set up some at a time; the server's memory before and after."""
    seen.memory.append(memory_of(task.pid))
    at_once = asyncio.Semaphore(20)
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=task.address.replace("ws", "http", 1), timeout=PATIENCE, limits=limits
    ) as web:

        async def one(number: int) -> Table:
            async with at_once:
                table = Table(task, seen, number)
                await table.set_up(web)
                await table.hear_first()
                return table

        first = await one(-1)  # the server loads the game's rules
        for socket in first.sockets:
            await socket.close()
        seen.memory[0] = memory_of(task.pid)
        return list(await asyncio.gather(*(one(number) for number in range(task.tables))))


def memory_of(pid: int) -> int:
    """The memory of a process that is its own, in bytes."""
    if not pid:
        return 0
    with open(f"/proc/{pid}/statm", encoding="ascii") as numbers:
        fields = numbers.read().split()
    return (int(fields[1]) - int(fields[2])) * resource.getpagesize()


async def play(task: Task, seen: Seen) -> None:
    """All tables as fast as they go, whole games, until the time is over."""
    tables = await with_tables(task, seen)
    seen.memory.append(memory_of(task.pid))
    started = time.perf_counter()

    async def go_on(table: Table) -> None:
        while time.perf_counter() - started < task.seconds and not table.is_over:
            await table.move()
        seen.games += table.is_over

    await asyncio.gather(*(go_on(table) for table in tables))
    seen.seconds = time.perf_counter() - started
    await hang_up(tables)


async def pace(task: Task, seen: Seen) -> None:
    """A move a second at every table, each at its own moment of the second."""
    tables = await with_tables(task, seen)
    started = time.perf_counter()

    async def go_on(table: Table) -> None:
        due = started + table.number / task.tables
        while due < started + task.seconds and not table.is_over:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            await table.move()
            due += 1.0
        seen.games += table.is_over

    await asyncio.gather(*(go_on(table) for table in tables))
    seen.seconds = time.perf_counter() - started
    seen.memory.append(memory_of(task.pid))
    await hang_up(tables)


async def fill(task: Task, seen: Seen) -> None:
    """Tables without a socket, some moves into their games, all in the server's memory."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=task.address.replace("ws", "http", 1), timeout=PATIENCE, limits=limits
    ) as web:
        token = (await web.post("/api/session", json={"kind": "bearer"})).json()["token"]
        web.headers.update(_bearer(token))
        await asyncio.gather(*(begin(web) for _ in range(20)))  # whatever is loaded once
        seen.memory.append(memory_of(task.pid))
        at_once = asyncio.Semaphore(20)

        async def one() -> None:
            async with at_once:
                await begin(web)

        await asyncio.gather(*(one() for _ in range(task.tables)))
        seen.memory.append(memory_of(task.pid))


async def begin(web: httpx.AsyncClient) -> None:
    """A table whose game has begun."""
    seats = [{"kind": "here", "name": f"P{seat}"} for seat in range(PLAYERS)]
    table = (await web.post("/api/tables", json={"game": "mini", "seats": seats})).json()["id"]
    path = f"/api/tables/{table}"
    await web.post(f"{path}/commands", json={"kind": "start", "id": "start"})
    for number in range(FIRST_MOVES):
        shown = (await web.get(path)).json()["play"]
        move = {"kind": "play", "id": str(number), "action": shown["legal"][0]["action"], "choice": shown["choice"]}
        await web.post(f"{path}/commands", json={**move, "seat": shown["eyes"]})


async def hang_up(tables: list[Table]) -> None:
    """Close all lines."""
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()


async def echo(task: Task, seen: Seen) -> None:
    """As many clients as tables, each sends the message again and again and hears it back."""
    sockets = [await connect(task.address, compression=None, ping_interval=None) for _ in range(task.tables)]
    started = time.perf_counter()

    async def go_on(socket: ClientConnection) -> None:
        while time.perf_counter() - started < task.seconds:
            sent = time.perf_counter()
            await socket.send(task.message)
            orjson.loads(await socket.recv())
            seen.latencies.append(time.perf_counter() - sent)
            seen.moves += 1

    await asyncio.gather(*(go_on(socket) for socket in sockets))
    seen.seconds = time.perf_counter() - started
    for socket in sockets:
        socket.transport.abort()


WORK = {"play": play, "pace": pace, "fill": fill, "echo": echo}


def main(asked: str) -> None:
    """Do it and print what was seen."""
    task, seen = Task(**orjson.loads(asked)), Seen()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(WORK[task.what](task, seen))
    sys.stdout.write(orjson.dumps(asdict(seen)).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
