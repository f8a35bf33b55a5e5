"""Hints between processes that serve the same store: a table has changed, look again. The truth is in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, Protocol

import orjson

from ..errors import BadSetting, MissingExtra
from .keys import new_key

CHANNEL = "tiergarten:tables"
RETRY = 1.0  # seconds until a lost bus is tried again
log = logging.getLogger(__name__)

Hint = Mapping[str, Any]  # `table`, what has changed there, and the process that it is `from`
Hear = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    """Carries hints to the other processes."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""
        ...

    def tell(self, hint: Hint) -> None:
        """Send a hint, sooner or later, or never: nothing depends on it."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class Alone:
    """The bus of a single process: nobody has to be told."""

    async def start(self, hear: Hear) -> None:
        """Nothing will be heard."""

    def tell(self, hint: Hint) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus:
    """Hints over a channel of Redis. While it is out of reach, tables catch up with the next thing that happens."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._me = new_key()
        self._hints: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        """Listen and send until closed."""
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    def tell(self, hint: Hint) -> None:
        """Put it into the queue; a queue that is full means that nobody has listened for long."""
        with suppress(asyncio.QueueFull):
            self._hints.put_nowait(orjson.dumps({**hint, "from": self._me}))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            hint = await self._hints.get()
            try:
                await self._redis.publish(CHANNEL, hint)
            except Exception as fault:  # hints may get lost
                log.warning("bus out of reach", extra={"fault": type(fault).__name__})
                await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for heard in channel.listen():
                        await self._pass_on(heard, hear)
            except Exception as fault:  # try again: the bus may come back
                log.warning("bus out of reach", extra={"fault": type(fault).__name__})
            await asyncio.sleep(RETRY)

    async def _pass_on(self, heard: Mapping[str, Any], hear: Hear) -> None:
        if heard["type"] != "message":
            return
        hint = orjson.loads(heard["data"])
        if hint["from"] != self._me:
            await hear(hint)


def bus_at(url: str | None) -> Bus:
    """The bus of that address; none where there is no address."""
    if url is None:
        return Alone()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting("bus-url", url=url)
    if find_spec("redis") is None:
        raise MissingExtra("extra-missing", packages="redis", extra="redis")
    return RedisBus(url)
