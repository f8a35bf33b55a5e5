"""Restarts, and tables that are put away and opened again."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from typer.testing import CliRunner, Result

import tiergarten as tg
from tiergarten.cli.commands import app
from tiergarten.server.events import KINDS
from tiergarten.server.store.checkpoints import checkpoint
from tiergarten.server.store.migrate import migrate
from tiergarten.server.store.place import checked, writing_engine
from tiergarten.server.store.schema import metadata
from tiergarten.words import LANGUAGES, catalogue

from .people import BOT, Person
from .running import COMMAND, GENEROUS, Running, running, writers_of
from .test_safety import socket_answer
from .test_tables import OPEN, play, started


def admin(server: Running, *args: str, language: str = "en") -> Result:
    """What `tiergarten admin` says."""
    return CliRunner().invoke(app, ["admin", *args, "--store", server.store, "--lang", language])


def test_a_table_is_there_again_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben)
        play(ada, table, "draw")
        key = ada.command(table, "share")["key"]
        shown = ada.see(table)["play"]
        order = ada.order("play", action=shown["legal"][0]["action"], choice=shown["choice"])
        first = ada.post(f"/api/tables/{table}/commands", order)
        before = ada.see(table)
        server.kill()
    with running(folder) as server:
        for person in (ada, ben):
            person.move_to(server.http)
        assert ada.post(f"/api/tables/{table}/commands", order) == first
        after = ada.see(table)
        assert after["play"] == before["play"]
        assert after["version"] == before["version"]
        phone = Person(server.http)
        phone.command(table, "sit", key=key)
        play(ben, table, "draw")
        for person in (ada, ben, phone):
            person.close()


def test_who_joined_is_in_the_lists_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = ada.table("mini", OPEN, OPEN, public=True)["id"]
        ben.command(table, "join", name="Ben")
        ada.command(table, "arrange", seat=2, level="hard")
        server.kill()
    with running(folder) as server:
        for person in (ada, ben):
            person.move_to(server.http)
        assert "Ada, Ben, hard" in admin(server, "list").output
        for shown in (ben.get("/api/tables")["tables"], ben.get("/api/lobby")["tables"]):
            assert [(each["names"], each["own"]) for each in shown] == [(["Ada", "Ben", "hard"], [1])]
        assert ada.get("/api/tables")["tables"][0]["own"] == [0]
        for person in (ada, ben):
            person.close()


def test_a_table_of_other_rules_is_refused_and_kept_and_stops_no_other(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        old, other = started(ada, ben), started(ada, ben)
        bots = ada.table("mini", BOT, BOT, options={"starter": 1}, pace=5)["id"]
        ada.command(bots, "start")
        server.kill()
    set_rules(server, (old, bots), 99)
    sentence = "This table was set up with version 99 of the game's rules; this server plays version"
    with running(folder) as server:
        for person in (ada, ben):
            person.move_to(server.http)
        for path in ("", "?after=1", "/plies/0", "/scores", "/record", "/review"):
            answer = ada.web.get(f"/api/tables/{old}{path}")
            assert (answer.status_code, answer.json()["text"][: len(sentence)]) == (503, sentence), path
        answer = ada.web.post(f"/api/tables/{old}/commands", json=ada.order("pause"))
        assert (answer.status_code, answer.json()["code"]) == (503, "bad-store")
        bearer = {"Authorization": f"Bearer {ada.token}"}
        told, closed = asyncio.run(socket_answer(server.http, old, '{"kind": "hello"}', **bearer))
        assert (told["code"], told["text"][: len(sentence)], closed) == ("bad-store", sentence, 1008)
        assert {each["id"] for each in ada.get("/api/tables")["tables"]} == {old, other, bots}
        assert sentence in admin(server, "export", old).stderr
        play(ada, other, "draw")
        server.kill()
    set_rules(server, (old, bots), tg.game("mini").rules_version)
    with running(folder) as server:
        ada.move_to(server.http)
        play(ada, old, "draw")
        for person in (ada, ben):
            person.close()


def set_rules(server: Running, tables: tuple[str, ...], version: int) -> None:
    """As if the tables had been set up with that version of their game's rules."""
    engine = sa.create_engine(checked(server.store))
    with engine.begin() as store:
        for table in tables:
            changed = sa.text("UPDATE tables SET header = json_set(header, '$.rules', :version) WHERE id = :table")
            store.execute(changed, {"version": version, "table": table})
    engine.dispose()


def test_bots_go_on_by_themselves_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.http)
        table = ada.table("mini", BOT, BOT, options={"starter": 1}, pace=5)["id"]
        ada.command(table, "start")
        server.kill()
    with running(folder) as server:
        ada.move_to(server.http)
        assert ada.get(f"/api/tables/{table}?after=1")["version"] > 1  # nobody has sent a command
        ada.close()


def test_tables_that_are_put_away_are_opened_again(folder: Path) -> None:
    with running(folder, limits=(*GENEROUS, "live-tables=2")) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        tables = [started(ada, ben) for _ in range(6)]
        for _ in range(2):
            for table in tables:
                person = ada if ada.see(table)["play"]["legal"] else ben
                play(person, table)
        assert "tiergarten_live_tables 2.0" in ada.web.get("/metrics").text
        assert {ada.see(table)["version"] for table in tables} == {4}
        for person in (ada, ben):
            person.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_name_and_nothing_else_has(language: str) -> None:
    named = re.findall(r"(?m)^event-(\w+) =", catalogue(language, "tiergarten.words"))
    assert sorted(named) == sorted(KINDS)


def test_whoever_runs_the_server_looks_after_tables_from_the_command_line(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben)
        other = ada.table("mini", OPEN)["id"]
        assert table in admin(server, "list").stdout
        assert "Started" in admin(server, "show", table).stdout
        assert "Begonnen" in admin(server, "show", table, language="de").stdout
        assert json.loads(admin(server, "export", table).stdout)["result"] is None
        assert "has not started" in admin(server, "export", other).stderr
        assert admin(server, "close", table).stdout == f"Table {table} is closed.\n"
        assert "moved on" in ada.refused(table, "pause") or "closed" in ada.refused(table, "pause")
        assert ada.refused(table, "pause") == "This table was closed by whoever runs the server."
        assert admin(server, "show", "nosuchtable").stderr == "tiergarten: There is no such table; check the link.\n"
        assert "0 tables were forgotten" in admin(server, "prune", "--days", "30").stdout
        assert admin(server, "prune", "--days", "0").exit_code == 2
        with sa.create_engine(checked(server.store)).begin() as store:
            store.execute(sa.text("UPDATE tables SET changed = 1"))
            store.execute(sa.text("UPDATE events SET at = 1"))
        assert "2 tables were forgotten" in admin(server, "prune", "--days", "30").stdout
        assert "There are no tables." in admin(server, "list").stdout
        for person in (ada, ben):
            person.close()


def test_a_store_that_cannot_be_written_to_is_said_and_nothing_is_lost(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben)
        before = ada.see(table)
        order = ada.order("play", action="draw", choice=before["play"]["choice"])
        other = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = ada.web.post(f"/api/tables/{table}/commands", json=order)
        assert answer.status_code == 503
        assert answer.json()["text"].startswith("The store cannot be reached; nothing was changed.")
        other.rollback()
        other.close()
        assert ada.see(table)["play"] == before["play"]
        assert ada.post(f"/api/tables/{table}/commands", order)["version"] == before["version"] + 1
        for person in (ada, ben):
            person.close()


def test_the_migrations_make_the_tables_that_the_code_knows(folder: Path) -> None:
    url = checked(f"sqlite:///{folder / 'new' / 'tables.sqlite'}")
    migrate(url)
    migrate(url)
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_store_of_a_newer_version_is_not_touched(folder: Path) -> None:
    url = checked(f"sqlite:///{folder / 'tables.sqlite'}")
    migrate(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(tg.errors.BadStore, match="newer version of Tiergarten"):
        migrate(url)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--store", "mysql://x/y"], "A store is sqlite:///FILE or postgresql://"),
        (["--store", "nonsense"], "A store is sqlite:///FILE or postgresql://"),
        (["--store", "sqlite:////proc/nowhere/t.sqlite"], "cannot be made"),
        (["--store", "postgresql://nobody@127.0.0.1:1/x"], "cannot be used"),
        (["--bus", "amqp://x"], "A bus is redis://HOST:PORT/NUMBER, not “amqp://x”."),
        (["--limit", "fun=3"], "There is no limit “fun”; the limits are: message-bytes"),
        (["--limit", "sockets=many"], "The limit “sockets” is a whole number, not “many”."),
        (["--log", "loud"], "The option “log” is one of debug, info, warning, error, not loud."),
        (["--host", "203.0.113.1"], "The server cannot listen at 203.0.113.1"),
    ],
)
def test_a_server_that_cannot_run_says_why(folder: Path, args: list[str], sentence: str) -> None:
    where = [] if "--store" in args else ["--store", f"sqlite:///{folder / 't.sqlite'}"]
    command = [str(COMMAND), "serve", "--port", "0", "--lang", "en", *where, *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_goes_on_when_the_process_that_writes_to_the_store_is_killed(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.http)
        table = ada.table("mini", BOT)["id"]
        ada.command(table, "start")
        made = asyncio.run(play_without_a_writer_now_and_then(server, ada, table))
        record = ada.get(f"/api/tables/{table}/record")
        assert [move for seat, move in record["moves"] if seat == 0] == made
        assert tg.verify(record).over
        ada.close()


async def play_without_a_writer_now_and_then(server: Running, ada: Person, table: str) -> list[str]:
    """Play a whole game; whatever is refused because the store is away is sent again. The moves of the first seat."""
    made: list[str] = []
    chooser = random.Random(5)
    async with ada.socket(table) as talk:
        while (shown := talk.last["play"])["result"] is None:
            if not shown["legal"]:
                await talk.next()
                continue
            order = ada.order("play", action=chooser.choice(shown["legal"])["action"], choice=shown["choice"])
            made.append(order["action"])
            await talk.send(order)
            if len(made) % 10 == 5:
                server.kill_writer()
            while (answer := await talk.hear("done", "error"))["kind"] == "error":
                assert answer["text"].startswith("The store cannot be reached"), answer
                await talk.send(order)
            assert answer["id"] == order["id"]
    return made


@pytest.mark.parametrize("end", [Running.kill, Running.stop])
def test_the_process_that_writes_ends_with_the_server(folder: Path, end: Callable[[Running], object]) -> None:
    with running(folder) as server:
        ada = Person(server.http)
        ada.table("mini", OPEN)
        (writer,) = writers_of(server.process.pid)
        end(server)
        while Path(f"/proc/{writer}").exists():
            time.sleep(0.01)
        ada.close()


def test_what_is_in_the_log_of_sqlite_comes_into_its_file(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        started(ada, ben)
        engine = writing_engine(checked(server.store))
        while (found := checkpoint(engine))[0] < 0:  # the server is doing it just now
            time.sleep(0.01)
        assert found[0] == found[1] > 0
        engine.dispose()
        for person in (ada, ben):
            person.close()
