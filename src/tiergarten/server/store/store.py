"""The store: tables as their headers and events."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import URL, ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..chairs import CHANGES_CHAIRS, Chair, chairs_after
from ..events import NAMES, Event, body_of, event_of, kind_of
from ..header import Header, header_of
from .place import async_engine
from .schema import events, holders, reviews, tables
from .statements import Statement
from .writer import Writer

SEATING_KINDS = [NAMES[kind] for kind in CHANGES_CHAIRS]


@dataclass(frozen=True)
class Happened:
    """An event with its place and time, and the command that made it."""

    version: int
    event: Event
    at: int
    command: str | None = None
    asked: str | None = None


@dataclass(frozen=True)
class Listing:
    """A table in a list."""

    header: Header
    status: str
    changed: int
    chairs: Sequence[Chair]


class Store:
    """Reads and writes tables. What is written is committed when the call returns."""

    def __init__(self, url: URL) -> None:
        self._engine: AsyncEngine = async_engine(url)
        self._writer = Writer(url)

    def prepare(self) -> None:
        """Be ready to write: otherwise the first write takes longer."""
        self._writer.start()

    async def close(self) -> None:
        """Finish writing and let go."""
        await self._writer.close()
        await self._engine.dispose()

    async def is_well(self) -> bool:
        """Does it answer?"""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(select(1))
        except Exception:  # whatever it is, it does not
            return False
        return True

    async def add_table(self, header: Header, status: str) -> None:
        """A new table, and who sits there."""
        row = {
            "id": header.id,
            "game": header.game,
            "header": orjson.dumps(header.json()).decode(),
            "host": header.host,
            "status": status,
            "has_bots": any(seat.level for seat in header.seats),
            "is_public": header.settings.public,
            "changed": header.created,
        }
        held = [self.adds_holder(header.id, holder) for seat in header.seats for holder in seat.holders]
        await self._writer.write(("add-table", row), *held)

    def adds_holder(self, table: str, holder: str) -> Statement:
        """Somebody holds a seat."""
        return "add-holder", {"holder": holder, "table_id": table}

    def drops_holder(self, table: str, holder: str) -> Statement:
        """Somebody holds none any more."""
        return "drop-holder", {"of_holder": holder, "of_table": table}

    def changes_table(self, table: str, status: str, has_bots: bool, now: int) -> Statement:
        """What tables are searched by."""
        return "change-table", {"of_table": table, "new_status": status, "new_has_bots": has_bots, "now": now}

    def append(self, table: str, happened: Happened, *also: Statement) -> Future[None]:
        """Begin to write the next event of a table; Conflict if there is one of that version."""
        row = {
            "table_id": table,
            "version": happened.version,
            "kind": kind_of(happened.event),
            "body": body_of(happened.event),  # which the store keeps as text
            "at": happened.at,
            "command": happened.command,
            "asked": happened.asked,
        }
        return self._writer.write(("add-event", row), *also)

    async def header(self, table: str) -> Header | None:
        """How a table was set up, if there is such a table."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(tables.c.header).where(tables.c.id == table))
        return None if found is None else header_of(orjson.loads(found))

    async def events(self, table: str, after: int = 0) -> list[Happened]:
        """What has happened at a table since that version."""
        asked = select(events).where(events.c.table_id == table, events.c.version > after).order_by(events.c.version)
        async with self._engine.connect() as connection:
            return [_happened(row._mapping) for row in await connection.execute(asked)]

    async def of_command(self, table: str, command: str) -> Happened | None:
        """What a command made, if it was carried out."""
        asked = select(events).where(events.c.table_id == table, events.c.command == command)
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else _happened(row._mapping)

    async def held_by(self, holder: str, most: int) -> list[Listing]:
        """The tables where somebody sits, the newest first."""
        held = select(holders.c.table_id).where(holders.c.holder == holder)
        return await self._listed(tables.c.id.in_(held), most=most)

    async def public(self, most: int) -> list[Listing]:
        """Tables that the lobby shows, the newest first."""
        return await self._listed(tables.c.is_public, tables.c.status.in_(("open", "playing")), most=most)

    async def all(self, most: int) -> list[Listing]:
        """All tables, the newest first."""
        return await self._listed(most=most)

    async def _listed(self, *conditions: ColumnElement[bool], most: int) -> list[Listing]:
        columns = (tables.c.header, tables.c.status, tables.c.changed)
        asked = select(*columns).where(*conditions).order_by(tables.c.changed.desc()).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
            headers = [header_of(orjson.loads(row.header)) for row in rows]
            seated = await self._seating(connection, [header.id for header in headers])
        return [
            Listing(header, row.status, row.changed, chairs_after(header, seated[header.id]))
            for header, row in zip(headers, rows, strict=True)
        ]

    async def _seating(self, connection: AsyncConnection, ids: Sequence[str]) -> Mapping[str, Sequence[Event]]:
        """What has changed the chairs of these tables, by table."""
        columns = (events.c.table_id, events.c.kind, events.c.body)
        asked = select(*columns).where(events.c.table_id.in_(ids), events.c.kind.in_(SEATING_KINDS))
        found: dict[str, list[Event]] = {id: [] for id in ids}
        for row in await connection.execute(asked.order_by(events.c.version)):
            found[row.table_id].append(event_of(row.kind, orjson.loads(row.body)))
        return found

    async def with_bots(self) -> list[str]:
        """The tables where a game goes on and a bot sits."""
        asked = select(tables.c.id).where(tables.c.status == "playing", tables.c.has_bots)
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def living(self, host: str | None = None) -> int:
        """How many tables are not over: all, or those of one host."""
        asked = select(func.count()).select_from(tables).where(tables.c.status.in_(("open", "playing")))
        async with self._engine.connect() as connection:
            return int(await connection.scalar(asked if host is None else asked.where(tables.c.host == host)) or 0)

    async def review(self, table: str) -> Any:
        """The review of a game, if it has been made."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(reviews.c.body).where(reviews.c.table_id == table))
        return None if found is None else orjson.loads(found)

    async def add_review(self, table: str, review: object) -> None:
        """Keep the review of a game."""
        await self._writer.write(("add-review", {"table_id": table, "body": orjson.dumps(review).decode()}))

    async def stale(self, before: int, statuses: Sequence[str]) -> list[str]:
        """Tables of these statuses where nothing has happened since that moment."""
        latest = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
        asked = select(tables.c.id).where(
            tables.c.status.in_(statuses), tables.c.changed < before, func.coalesce(latest, 0) < before
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def drop(self, table: str) -> None:
        """Forget a table for good."""
        await self._writer.write(("drop-table", {"of_table": table}))


def _happened(row: Any) -> Happened:
    event = event_of(row["kind"], orjson.loads(row["body"]))
    return Happened(row["version"], event, row["at"], row["command"], row["asked"])
