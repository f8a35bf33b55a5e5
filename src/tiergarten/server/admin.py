"""What whoever runs a server does, from the command line only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import URL

from ..core.parts import Json
from ..core.record import record_of
from ..errors import BadOption, NotNow, UnknownTable
from ..words import LANGUAGES, Message, message
from .events import Closed, kind_of
from .folding import folded
from .live import now_ms
from .showing import names_at
from .sitting import Sitting
from .store.migrate import migrate
from .store.store import Happened, Store
from .store.writer import Conflict

T = TypeVar("T")
A_DAY = 24 * 3600 * 1000  # milliseconds
TRIES = 5


def with_store(url: URL, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, and close it."""

    async def run() -> T:
        store = Store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    migrate(url)
    return asyncio.run(run())


async def sitting_of(store: Store, id: str) -> Sitting:
    """A table as it is now, or UnknownTable."""
    header = await store.header(id)
    if header is None:
        raise UnknownTable("table-unknown")
    return folded(header, await store.events(id))


async def list_tables(store: Store, most: int) -> list[Message]:
    """A line a table, the newest first."""
    lines = []
    for table in await store.all(most):
        names = ", ".join(chair.name or chair.level or "–" for chair in table.chairs)
        about = {"id": table.header.id, "game": table.header.game, "status": table.status}
        lines.append(message("admin-line", **about, changed=moment(table.changed), names=names))
    return lines or [message("admin-none")]


async def show_table(store: Store, id: str) -> list[Message]:
    """What has happened at a table, without what anybody has chosen."""
    if await store.header(id) is None:
        raise UnknownTable("table-unknown")
    return [
        message(
            "admin-event",
            version=str(happened.version),
            at=moment(happened.at),
            kind=message(f"event-{kind_of(happened.event)}"),
            seat=str(getattr(happened.event, "seat", "–")),
        )
        for happened in await store.events(id)
    ]


async def close_table(store: Store, id: str) -> None:
    """Nobody plays there any more. A server that runs meanwhile may be faster: then once more."""
    for _ in range(TRIES):
        sitting = await sitting_of(store, id)
        if sitting.status == "closed":
            return
        at = now_ms()
        sitting.apply(Closed(), at)
        change = store.changes_table(id, sitting.status, sitting.has_bots, at)
        try:
            await store.append(id, Happened(sitting.version, Closed(), at), change)
        except Conflict:
            continue
        return


async def prune(store: Store, days: int) -> int:
    """Forget tables where nothing has happened for so many days; how many."""
    if days < 1:
        raise BadOption("admin-days-bad", days=days)
    stale = await store.stale(now_ms() - days * A_DAY, ("open", "playing", "over", "closed"))
    for id in stale:
        await store.drop(id)
    return len(stale)


async def export(store: Store, id: str) -> dict[str, Json]:
    """The record of a table's game; of one that goes on it holds what is sealed."""
    sitting = await sitting_of(store, id)
    if sitting.table is None:
        raise NotNow("table-open")
    if sitting.header.record is not None:
        return dict(sitting.header.record)
    return record_of(sitting.table, names_at(sitting, sitting.game, LANGUAGES[0]))


def moment(at: int) -> str:
    """A moment in words that sort."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
