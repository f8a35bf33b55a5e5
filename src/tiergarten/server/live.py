"""A table that is in memory, and everybody who has it open."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping

import orjson

from .line import frame_of
from .listener import Listener
from .presence import Presence
from .showing import Picture
from .sitting import Sitting
from .wire import WIRE

REACTIONS = 32  # that are known when they are sent again
News = list[tuple[Listener, bytes]]  # what each will be sent
CHANGES_PLAY_ONLY = ("played", "takenback", "confirmed")  # events after which only the game looks different


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveTable:
    """A sitting, a lock that orders what happens at it, and its listeners."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.listeners: set[Listener] = set()
        self.advised: set[int] = set()  # seats for which a hint is being thought of
        self.reactions: deque[str] = deque(maxlen=REACTIONS)  # commands that asked for them, the last ones
        self.bots: asyncio.Task[None] | None = None  # while bots think
        self.is_doubtful = False  # a write has failed: the store has to be asked what is true
        self._changed: asyncio.Event | None = None  # while somebody waits for the version to go up
        self._picture: Picture | None = None

    @property
    def is_idle(self) -> bool:
        """Could it be put away, to be read again when somebody comes?"""
        return not self.listeners and self.bots is None and not self.lock.locked()

    def take_lock(self) -> bool:
        """Take the lock if nobody has it or waits for it; did that work?"""
        attempt = self.lock.acquire()
        try:
            attempt.send(None)
        except StopIteration:
            return True
        attempt.close()
        return False

    def enter(self, listener: Listener) -> None:
        """Somebody opens the table."""
        listener.seats = self.sitting.seats_of(listener.holder)
        self.listeners.add(listener)
        self.presence.come(listener.seats)

    def go(self, listener: Listener) -> None:
        """Somebody closes it."""
        self.listeners.discard(listener)
        self.presence.go(listener.seats)

    def whole(self, listener: Listener) -> bytes:
        """Everything, as this one may see it, ready to be sent."""
        sitting = self.sitting
        seats = sitting.seats_of(listener.holder)
        if seats != listener.seats:
            self.presence.go(listener.seats)
            listener.seats = seats
            self.presence.come(seats)
        eyes = listener.eyes(sitting.actors)
        return frame_with(self.picture().table(listener.seats, eyes, self.presence, now_ms()))

    def picture(self) -> Picture:
        """The table as it is now. What has been made of it for one is there for all."""
        if self._picture is None or not self._picture.is_of(self.sitting):
            self._picture = Picture(self.sitting)
        return self._picture

    def tell_whole(self) -> None:
        """Everybody gets everything: more has changed than the game."""
        for listener in self.listeners:
            listener.post(self.whole(listener))

    def tell_presence(self, besides: Listener) -> None:
        """Everybody else sees that somebody has come or gone."""
        for listener in self.listeners - {besides}:
            listener.post(self.whole(listener))

    def news(self, kind: str) -> News | None:
        """What everybody will hear of an event of that kind, where it is no more than the game as it is now."""
        if kind not in CHANGES_PLAY_ONLY or self.sitting.status == "over":  # then seats, clocks and the deal change too
            return None
        picture, actors, now = self.picture(), self.sitting.actors, now_ms()
        frames: dict[int | None, bytes] = {}
        news = []
        for listener in self.listeners:
            eyes = listener.eyes(actors)
            if eyes not in frames:
                frames[eyes] = picture.moved(eyes, now)
            news.append((listener, frames[eyes]))
        return news

    def tell(self, news: News | None) -> None:
        """Everybody hears the news, or gets everything where more has changed."""
        if news is None:
            self.tell_whole()
        else:
            for listener, frame in news:
                listener.post(frame)
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def change(self) -> None:
        """Return when something has happened."""
        if self._changed is None:
            self._changed = asyncio.Event()
        await self._changed.wait()

    def tell_reaction(self, seat: int, reaction: str) -> None:
        """Everybody sees it; nothing is kept of it."""
        message = {
            "kind": "reacted",
            "wire": WIRE,
            "version": self.sitting.version,
            "seat": seat,
            "reaction": reaction,
        }
        frame = frame_with(message)
        for listener in self.listeners:
            listener.post(frame)


def frame_with(message: Mapping[str, object]) -> bytes:
    """A message as JSON, as it goes over the line."""
    return frame_of(orjson.dumps(message))
