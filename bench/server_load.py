"""The load generator of the server's bench, in a process of its own: many clients on one event loop.

`python -m bench.server_load JSON` does what the JSON asks and prints what it saw, as JSON.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import resource
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import httpx
import orjson
import uvloop

from tests.server.running import children_of

from .server_client import Client, connect

PLAYERS = 4
PATIENCE = 120.0
FIRST_MOVES = 10
COMPILING = 503  # what the server answers while a game is being compiled
AT_ONCE = 20  # tables that are set up at the same time
TICKS = os.sysconf("SC_CLK_TCK")  # a second
NO_CHOICE, NOT_OVER = b'"legal":[]', b'"result":null'  # in what a client hears
GAME, DONE = (b'{"kind":"moved"', b'{"kind":"table"'), b'{"kind":"done"'


@dataclass
class Task:
    """What is asked of the generator."""

    what: str  # "play" as fast as it goes, "pace" at a move a second, "fill" the memory
    address: str  # of the server, ws://…
    pid: int  # of the server, whose time and memory are looked at
    tables: int = 0
    games: int = 1  # of each table that is played as fast as it goes, one after another
    seconds: float = 5.0
    seats: int = PLAYERS  # sockets a table: 4 hold a seat each, 1 holds all
    traffic: list[str] = field(
        default_factory=list
    )  # of a move, to be echoed: the command, then what each socket hears


@dataclass
class Seen:
    """What the generator saw."""

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the server meanwhile
    own_cpu: float = 0.0  # and of the generator
    latencies: list[float] = field(default_factory=list)
    bytes: int = 0  # that the clients heard
    traffic: list[str] = field(default_factory=list)  # of a move of usual length
    memory: list[int] = field(default_factory=list)  # of the server in bytes: before the tables, and with them
    games: int = 0


class Table:
    """A table of Mini with its clients, or as many clients of an echo."""

    def __init__(self, task: Task, seen: Seen, number: int) -> None:
        self.task, self.seen = task, seen
        self.number = number
        self.chooser = random.Random(number)
        self.clients: list[Client] = []
        self.shown: dict[str, Any] = {}
        self.is_over = False
        self.ids = 0
        self._sent = 0.0
        self._missing = 0  # messages that are to come
        self._all_here: asyncio.Future[None] | None = None
        self._command = b""
        self._heard: dict[int, bytes] = {}  # of the last move, by client
        self.traffic: list[list[bytes]] = []  # of all moves at the first table

    async def set_up(self, web: httpx.AsyncClient) -> None:
        """A new table, the start of the game, and its clients."""
        tokens = [
            (await web.post("/api/session", json={"kind": "bearer"})).json()["token"] for _ in range(self.task.seats)
        ]
        own = PLAYERS if self.task.seats == 1 else 1
        seats = [{"kind": "here", "name": f"P{seat}"} if seat < own else {"kind": "open"} for seat in range(PLAYERS)]
        body = {"game": "mini", "seats": seats, "public": True}
        made = (await web.post("/api/tables", json=body, headers=_bearer(tokens[0]))).json()
        path = f"/api/tables/{made['id']}/commands"
        for n, token in enumerate(tokens[1:]):
            await web.post(path, json={"kind": "join", "id": "join", "name": f"Q{n}"}, headers=_bearer(token))
        start = {"kind": "start", "id": "start"}
        while (begun := await web.post(path, json=start, headers=_bearer(tokens[0]))).status_code == COMPILING:
            await asyncio.sleep(1)
        begun.raise_for_status()
        for number, token in enumerate(tokens):
            address = f"{self.task.address}/api/tables/{made['id']}/socket"
            client = await connect(address, _bearer(token), self._ear(number))
            self.clients.append(client)
            self._expect(number + 1)  # everybody sees who has come
            client.send(b'{"kind":"hello"}')
            await self._everything()

    async def set_up_echo(self) -> None:
        """The clients of an echo, which will hear what clients of a table have heard."""
        for number, message in enumerate(self.task.traffic[1:]):
            client = await connect(f"{self.task.address}/echo/{self.number}", {}, self._ear(number))
            client.send(message.encode())
            self.clients.append(client)

    def _ear(self, client: int) -> Callable[[bytes], None]:
        return lambda text: self._hear(client, text)

    def _hear(self, client: int, text: bytes) -> None:
        """Only who can move next reads it all: the others' programs would do that elsewhere."""
        if text.startswith(GAME):
            if NO_CHOICE not in text:
                self.shown = orjson.loads(text)["play"]
            self.is_over = NOT_OVER not in text and not self.task.traffic
            self._heard[client] = text
        elif text.startswith(DONE) or text == self._command:
            self.seen.latencies.append(time.perf_counter() - self._sent)
        else:
            self._fail(text)
        self.seen.bytes += len(text)
        self._missing -= 1
        if self._missing == 0 and self._all_here is not None:
            self._all_here.set_result(None)

    def _fail(self, text: bytes) -> None:
        """A refusal, or a game that is not compiled: there is nothing to measure."""
        assert self._all_here is not None
        self._all_here.set_exception(RuntimeError(text.decode()))
        self._all_here = None

    def _expect(self, messages: int) -> None:
        self._missing = messages
        self._all_here = asyncio.get_running_loop().create_future()

    async def _everything(self) -> None:
        assert self._all_here is not None
        await self._all_here

    async def move(self) -> None:
        """One move: it is acknowledged, and all clients have heard of it."""
        seat = self.shown["eyes"]
        self.ids += 1
        order = {
            "kind": "play",
            "id": str(self.ids),
            "action": self.chooser.choice(self.shown["legal"])["action"],
            "choice": self.shown["choice"],
            "seat": seat,
        }
        await self._say(seat if len(self.clients) > 1 else 0, orjson.dumps(order))
        if self.number == 0 and len(self._heard) == len(self.clients):
            self.traffic.append([self._command, *(self._heard[client] for client in range(len(self.clients)))])

    async def echo(self) -> None:
        """The same traffic as a move's."""
        self.ids += 1
        await self._say(self.ids % len(self.clients), self.task.traffic[0].encode())

    async def _say(self, client: int, command: bytes) -> None:
        self._command = command
        self._expect(len(self.clients) + 1)
        self._sent = time.perf_counter()
        self.clients[client].send(command)
        await self._everything()
        self.seen.moves += 1

    def hang_up(self) -> None:
        """Close all lines."""
        for client in self.clients:
            client.cut()


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _web(task: Task) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=AT_ONCE)
    return httpx.AsyncClient(base_url=task.address.replace("ws", "http", 1), timeout=PATIENCE, limits=limits)


async def with_tables(task: Task, seen: Seen) -> list[Table]:
    """All tables, set up some at a time; the server's memory before."""
    at_once = asyncio.Semaphore(AT_ONCE)
    async with _web(task) as web:

        async def one(number: int) -> Table:
            async with at_once:
                table = Table(task, seen, number)
                await (table.set_up_echo() if task.traffic else table.set_up(web))
                return table

        first = await one(-1)  # the server loads the game's rules
        first.hang_up()
        seen.memory.append(memory_of(task.pid))
        tables = list(await asyncio.gather(*(one(number) for number in range(task.tables * task.games))))
    seen.latencies.clear()
    seen.bytes = 0
    return tables


def with_children(pid: int) -> list[int]:
    """A process and all that it has started."""
    return [pid, *(each for child in children_of(pid) for each in with_children(child))]


def memory_of(pid: int) -> int:
    """The memory of a process and its children that is their own, in bytes."""
    pages = 0
    for each in with_children(pid):
        with open(f"/proc/{each}/statm", encoding="ascii") as numbers:
            fields = numbers.read().split()
        pages += int(fields[1]) - int(fields[2])
    return pages * resource.getpagesize()


def cpu_of(pid: int) -> float:
    """Seconds that a process and its children have worked, all their threads and the kernel for them."""
    ticks = 0
    for each in with_children(pid):
        with open(f"/proc/{each}/stat", encoding="ascii") as numbers:
            fields = numbers.read().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


async def measured(task: Task, seen: Seen, go_on: Callable[[deque[Table], float], Awaitable[None]]) -> None:
    """What happens at so many tables at once; each takes one after another of those that are set up."""
    tables = await with_tables(task, seen)
    waiting = deque(tables)
    cpu, own_cpu, started = cpu_of(task.pid), time.process_time(), time.perf_counter()
    await asyncio.gather(*(go_on(waiting, started) for _ in range(task.tables)))
    seen.seconds = time.perf_counter() - started
    seen.cpu, seen.own_cpu = cpu_of(task.pid) - cpu, time.process_time() - own_cpu
    seen.memory.append(memory_of(task.pid))
    seen.games = sum(table.is_over for table in tables)
    seen.traffic = usual(tables[0].traffic, seen.bytes / max(seen.moves, 1))
    for table in tables:
        table.hang_up()


def usual(traffic: list[list[bytes]], length: float) -> list[str]:
    """Of many moves the one whose messages are nearest to that length together."""
    if not traffic:
        return []
    nearest = min(traffic, key=lambda move: abs(sum(map(len, move)) - length))
    return [text.decode() for text in nearest]


def mover(task: Task) -> Callable[[Table], Awaitable[None]]:
    """A move, or what an echo has instead."""
    return Table.echo if task.traffic else Table.move


async def play(task: Task, seen: Seen) -> None:
    """So many games at once as fast as they go, until the time is over or one ends and there is no other to begin."""
    move = mover(task)
    end = math.inf

    async def go_on(waiting: deque[Table], started: float) -> None:
        nonlocal end
        while waiting and time.perf_counter() - started < task.seconds:
            table = waiting.popleft()
            while not table.is_over and time.perf_counter() < min(started + task.seconds, end):
                await move(table)
        end = 0.0

    await measured(task, seen, go_on)


async def pace(task: Task, seen: Seen) -> None:
    """A move a second at every table, each at its own moment of the second."""
    move = mover(task)

    async def go_on(waiting: deque[Table], started: float) -> None:
        table = waiting.popleft()
        due = started + table.number / task.tables
        while due < started + task.seconds and not table.is_over:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            await move(table)
            due += 1.0

    await measured(task, seen, go_on)


async def fill(task: Task, seen: Seen) -> None:
    """Tables without a socket, some moves into their games, all in the server's memory."""
    async with _web(task) as web:
        token = (await web.post("/api/session", json={"kind": "bearer"})).json()["token"]
        web.headers.update(_bearer(token))
        await asyncio.gather(*(begin(web) for _ in range(AT_ONCE)))  # whatever is loaded once
        seen.memory.append(memory_of(task.pid))
        at_once = asyncio.Semaphore(AT_ONCE)

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


WORK = {"play": play, "pace": pace, "fill": fill}


def main(asked: str) -> None:
    """Do it and print what was seen."""
    task, seen = Task(**orjson.loads(asked)), Seen()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(WORK[task.what](task, seen))
    sys.stdout.write(orjson.dumps(asdict(seen)).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
