"""Writes to the store: many in one commit, and each of them kept or refused for itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import orjson
import pytest
from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

import tiergarten as tg
from tests.server.running import writers_of
from tests.server.test_secrets import a_header
from tiergarten.server.events import Confirmed
from tiergarten.server.store import scribe
from tiergarten.server.store.migrate import migrate
from tiergarten.server.store.store import Happened, Store
from tiergarten.server.store.writer import Conflict


def a_place(folder: Path) -> URL:
    """Where a store is."""
    url = make_url(f"sqlite:///{folder / 'tables.sqlite'}")
    migrate(url)
    return url


def happened(version: int) -> Happened:
    return Happened(version, Confirmed(0), 0)


def test_of_many_writes_at_once_only_those_at_fault_are_refused(folder: Path) -> None:
    async def write() -> None:
        store = Store(a_place(folder))
        await store.add_table(a_header(tg.game("mini"), 2), "open")
        await store.append("t", happened(1))
        begun = [store.append("t", happened(version)) for version in (2, 1, 3, 3, 4)]
        ends = await asyncio.gather(*begun, return_exceptions=True)
        assert [isinstance(end, Conflict) for end in ends] == [False, True, False, True, False]
        assert [each.version for each in await store.events("t")] == [1, 2, 3, 4]
        await store.close()

    asyncio.run(write())


def test_what_is_waiting_is_written_before_the_store_is_closed(folder: Path) -> None:
    async def write() -> None:
        url = a_place(folder)
        store = Store(url)
        await store.add_table(a_header(tg.game("mini"), 2), "open")
        begun = [store.append("t", happened(version)) for version in range(1, 1200)]
        await store.close()
        await asyncio.gather(*begun)
        again = Store(url)
        assert len(await again.events("t")) == len(begun)
        await again.close()

    asyncio.run(write())


def test_who_no_longer_waits_for_a_write_does_not_stop_it(folder: Path) -> None:
    async def write() -> None:
        store = Store(a_place(folder))
        await store.add_table(a_header(tg.game("mini"), 2), "open")
        waiting = asyncio.ensure_future(store.append("t", happened(1)))
        waiting.cancel()
        await store.append("t", happened(2))
        assert [each.version for each in await store.events("t")] == [1, 2]
        await store.close()

    asyncio.run(write())


def test_if_the_process_that_writes_ends_its_writes_fail_and_the_next_ones_go_to_another(folder: Path) -> None:
    async def write() -> None:
        store = Store(a_place(folder))
        await store.add_table(a_header(tg.game("mini"), 2), "open")
        await store.append("t", happened(1))
        stop_writing(signal.SIGSTOP)
        begun = [asyncio.ensure_future(store.append("t", happened(version))) for version in (2, 3)]
        await asyncio.sleep(0)  # they are on their way
        stop_writing(signal.SIGKILL)
        for end in await asyncio.gather(*begun, return_exceptions=True):
            assert isinstance(end, SQLAlchemyError)
        await store.append("t", happened(2))
        assert [each.version for each in await store.events("t")] == [1, 2]
        await store.close()

    asyncio.run(write())


def stop_writing(by: signal.Signals) -> None:
    """Send a signal to the process that writes."""
    (writer,) = writers_of(os.getpid())
    os.kill(writer, by)


def test_what_a_store_refuses_is_told_to_whoever_asked(folder: Path) -> None:
    async def write() -> None:
        store = Store(make_url(f"sqlite:///{folder / 'empty.sqlite'}"))  # which was never migrated
        with pytest.raises(SQLAlchemyError, match="no such table"):
            await store.drop("t")
        await store.close()

    asyncio.run(write())


@pytest.mark.parametrize("said", [b"", b'"sqlite:///no', b'"sqlite:///{folder}/t"\n[[["drop-tab'])
def test_a_server_that_is_gone_in_the_midst_of_a_line_leaves_no_traceback(folder: Path, said: bytes) -> None:
    said = said.replace(b"{folder}", bytes(folder))
    done = subprocess.run([sys.executable, "-m", scribe.__name__], input=said, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_what_a_server_has_sent_is_written_though_it_is_gone(folder: Path) -> None:
    url = a_place(folder)
    table = {"id": "t", "game": "mini", "header": "{}", "host": "h", "status": "open", "changed": 0}
    write = [["add-table", {**table, "has_bots": False, "is_public": False}]]
    lines = [url.render_as_string(), [write]]
    process = subprocess.Popen([sys.executable, "-m", scribe.__name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    with process.stdin as pipe:
        pipe.write(b"".join(orjson.dumps(line) + b"\n" for line in lines))
    assert process.wait() == 0
    with sqlite3.connect(folder / "tables.sqlite") as found:
        assert found.execute("SELECT id FROM tables").fetchall() == [("t",)]
    found.close()


def test_a_line_that_cannot_be_read_ends_the_process_that_writes(folder: Path) -> None:
    said = orjson.dumps(a_place(folder).render_as_string()) + b"\nrubbish\n"
    done = subprocess.run([sys.executable, "-m", scribe.__name__], input=said, capture_output=True, check=False)
    assert done.returncode == 1
    assert b"JSONDecodeError" in done.stderr
