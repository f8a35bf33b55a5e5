"""Several processes on one store: Postgres and Redis as the system has them."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tiergarten as tg
from tiergarten.server import presence
from tiergarten.server.presence import Presence
from tiergarten.server.store.migrate import migrate
from tiergarten.server.store.place import checked

from .people import BOT, Person, Talk
from .running import running
from .test_games import play_on
from .test_tables import OPEN

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
needs_postgres = pytest.mark.skipif(not POSTGRES, reason="Postgres is not installed")
needs_redis = pytest.mark.skipif(shutil.which("redis-server") is None, reason="Redis is not installed")


def as_postgres() -> dict[str, int]:
    """Postgres does not run as root: then as its own user."""
    import pwd

    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid}


@contextmanager
def a_postgres() -> Iterator[str]:
    """A Postgres of one's own, reached by a socket in its folder."""
    user, tools = as_postgres(), POSTGRES[-1].parent
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        if user:
            os.chown(home, user["user"], user["group"])
        make = [tools / "initdb", "-D", home / "data", "-U", "tester", "-A", "trust", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd=home, **user)  # type: ignore[call-overload]
        run = [tools / "postgres", "-D", home / "data", "-k", home, "-c", "listen_addresses=", "-c", "fsync=off"]
        process = subprocess.Popen(run, stderr=subprocess.DEVNULL, cwd=home, **user)  # type: ignore[call-overload]
        try:
            yield f"postgresql://tester@/postgres?host={home}"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


@contextmanager
def a_redis(folder: Path) -> Iterator[str]:
    """A Redis of one's own, reached by a socket in the folder."""
    place = folder / "redis.socket"
    command = ["redis-server", "--port", "0", "--unixsocket", str(place), "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"unix://{place}"
    finally:
        process.terminate()
        process.wait(60)


def wait_for_postgres(url: str) -> None:
    """Until it takes connections."""
    for _ in range(600):
        try:
            migrate(checked(url))
        except tg.errors.BadStore:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("Postgres does not start")


@needs_postgres
@needs_redis
def test_two_processes_serve_the_same_tables(folder: Path) -> None:
    with a_postgres() as store, a_redis(folder) as bus:
        wait_for_postgres(store)
        one, two = folder / "one", folder / "two"
        one.mkdir()
        two.mkdir()
        with (
            running(one, "--bus", bus, store=store) as first,
            running(two, "--bus", bus, store=store) as second,
        ):
            ada, ben = Person(first.http, "Ada"), Person(second.http, "Ben")
            asyncio.run(play_on_two_servers(ada, ben))
            for person in (ada, ben):
                person.close()


async def play_on_two_servers(ada: Person, ben: Person) -> None:
    """A whole game with sealed bids: both bid at once, so that the processes race for the next version."""
    for game in ("o-zoo-le-mio", "mini"):
        table = ada.table(game, OPEN, BOT)["id"]
        invite = ada.see(table)["keys"]["invite"]
        ben.command(table, "join", name="Ben", key=invite)
        async with ada.socket(table) as first, ben.socket(table) as second:
            await first.do("start")
            while not second.last:
                await second.next()
            while not await sees_present(first, 1):
                await first.next()
            assert "is here" in ada.refused(table, "hand_over", seat=1)
            chooser = random.Random(2)
            await asyncio.gather(play_on(first, chooser), play_on(second, chooser))
            await second.cut()
            while await sees_present(first, 1):
                await first.next()
        record = ben.get(f"/api/tables/{table}/record")
        assert tg.verify(record).over
        assert ada.get(f"/api/tables/{table}/record") == record


async def sees_present(talk: Talk, seat: int) -> bool:
    """Does somebody see that a seat has the table open?"""
    await talk.send({"kind": "whole"})
    shown = await talk.hear("table")
    return bool(shown["table"]["seats"][seat]["present"])


def test_a_process_that_says_nothing_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Presence()
    assert here.hear("another", [1], 2)
    assert not here.hear("another", [1], 2), "nothing new"
    assert (here.is_here(1), here.watchers) == (True, 2)
    assert not here.forget(), "it has just spoken"
    monkeypatch.setattr(presence, "FORGOTTEN_AFTER", -1.0)
    assert here.forget()
    assert (here.is_here(1), here.watchers) == (False, 0)
