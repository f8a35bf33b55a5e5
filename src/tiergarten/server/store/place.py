"""Where a store is: its address read and checked, and engines for it."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from ...errors import BadStore, MissingExtra

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

FILE = "tables.sqlite"
SQLITE, POSTGRES = "sqlite", "postgresql"
PATIENCE = 5000  # milliseconds to wait for another process that writes to the same file
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={PATIENCE}",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # otherwise every commit has a file of its own, for the case that one of its rows is refused
    "wal_autocheckpoint=0",  # see `checkpoints.py`
)


def default_url() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("TIERGARTEN_DATA") or platformdirs.user_data_dir("tiergarten")
    return f"sqlite:///{Path(home).absolute() / FILE}"


def checked(text: str) -> URL:
    """The address, or BadStore."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadStore("store-url", url=text) from None
    kind = url.get_backend_name()
    if kind == SQLITE and url.database and url.database != ":memory:":
        return url.set(drivername=SQLITE)
    if kind == POSTGRES and url.database:
        if find_spec("psycopg") is None:
            raise MissingExtra("extra-missing", packages="psycopg", extra="postgres")
        return url.set(drivername="postgresql+psycopg")
    raise BadStore("store-url", url=url.render_as_string(hide_password=True))


def make_room(url: URL) -> None:
    """The folder of a SQLite file is made if it is missing."""
    if url.get_backend_name() != SQLITE:
        return
    folder = Path(str(url.database)).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadStore("store-folder", folder=str(folder), reason=fault.strerror or str(fault)) from None


def async_engine(url: URL) -> AsyncEngine:
    """The engine that the server works with."""
    from sqlalchemy.ext.asyncio import create_async_engine

    if url.get_backend_name() == SQLITE:
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(url, pool_pre_ping=True)


def writing_engine(url: URL) -> Engine:
    """The engine that one thread writes with."""
    engine = create_engine(url, pool_pre_ping=url.get_backend_name() != SQLITE)
    if url.get_backend_name() == SQLITE:
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Readers and the writer do not wait for each other; what is committed is on the disk, whatever fails then."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
