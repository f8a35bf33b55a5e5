"""Bad messages, stolen ids, floods and foreign pages: always a clear answer, and an unchanged table."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tiergarten.cli import INTERRUPTED
from tiergarten.server.guard import HEADERS, Buckets, Guard
from tiergarten.server.metrics import Metrics
from tiergarten.server.settings import Limits

from .people import PATIENCE, Person, Talk
from .running import Running, running
from .test_tables import OPEN, started

NONSENSE: list[Any] = [
    "",
    "null",
    "[]",
    "{",
    '{"kind": "play"}',
    '{"kind": "fly", "id": "1"}',
    '{"kind": 7}',
    '{"kind": "play", "id": "1", "action": 7, "choice": "1"}',
    '{"kind": "play", "id": "1", "action": "draw", "choice": 1, "more": 1}',
    '{"kind": "play", "id": "1", "action": "draw", "choice": 1, "seat": 99}',
    '{"kind": "play", "id": "1", "action": "draw", "choice": -1}',
    '{"kind": "play", "id": "", "action": "draw", "choice": 1}',
    '{"kind": "play", "id": "' + "x" * 65 + '", "action": "draw", "choice": 1}',
    '{"kind": "pause", "id": "1", "wire": 2}',
    '{"kind": "rename", "id": "1", "name": "\\u0007"}',
    '{"kind": "rename", "id": "1", "name": "' + "x" * 25 + '"}',
    "[" * 8000,
    '{"kind": ' + "[" * 8000,
    '{"kind": "react", "id": "1", "reaction": "' + "x" * 9000 + '"}',
    b"\xff\xfe\x00",
    b'{"kind": "ping", "kind": "fly"}',
    '{"kind": "hello"}',
    "9" * 5000,
    "NaN",
]


def test_every_nonsense_gets_a_clear_answer_and_changes_nothing(ada: Person, ben: Person) -> None:
    async def talk_nonsense() -> None:
        table = started(ada, ben)
        before = ben.see(table)
        async with ada.socket(table) as talk:
            for text in NONSENSE:
                await talk.send(text)
                told = await talk.hear("error")
                assert told["code"] == "bad-message", text
                assert told["text"]
            await talk.send({"kind": "ping"})
            assert (await talk.hear("pong"))["version"] == before["version"]
        assert ben.see(table)["play"] == before["play"]

    asyncio.run(talk_nonsense())


async def closing_code(talk: Talk, texts: list[str]) -> int:
    """The code that the server closes a socket with after these messages."""
    try:
        for text in texts:
            await talk.send(text)
        while True:
            await talk.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_ten_megabytes_are_not_listened_to(ada: Person, ben: Person) -> None:
    async def shout() -> None:
        table = started(ada, ben)
        async with ada.socket(table) as talk:
            assert await closing_code(talk, ["x" * 10_000_000]) == 1009
        assert ben.see(table)["table"]["status"] == "playing"

    asyncio.run(shout())


def test_a_body_that_is_too_long_is_refused(ada: Person) -> None:
    long = {"game": "mini", "seats": [{"kind": "here", "name": "x"}], "options": {"x": "y" * 50_000}}
    answer = ada.web.post("/api/tables", json=long)
    assert answer.status_code == 413
    assert answer.json()["text"] == "That is too long: at most 16,384 bytes."

    def pieces() -> Any:
        for _ in range(50):
            yield b"x" * 1000

    endless = ada.web.post("/api/tables", content=pieces(), headers={"Content-Type": "application/json"})
    assert endless.status_code == 413


def test_a_seat_or_a_table_of_somebody_else_is_closed(ada: Person, ben: Person, server: Running) -> None:
    table = started(ada, ben)
    assert "That seat is somebody else's" in ben.refused(table, "play", action="draw", choice=3, seat=0)
    eve = Person(server.http, "Eve")
    for path in ("", "/plies/0", "/scores", "/record", "/review"):
        answer = eve.web.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 403, path
    assert eve.refused(table, "share") == "You do not sit at this table; join it first."
    assert eve.refused(table, "sit", key="guess")
    assert eve.web.get("/api/tables/nosuchtable").status_code == 404
    for token in ("a", "x" * 43):
        answer = httpx.get(f"{server.http}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 403
    assert httpx.get(f"{server.http}/api/tables").status_code == 401
    eve.close()


async def socket_answer(server: str, table: str, first: str, **headers: str) -> tuple[dict[str, Any], int]:
    """What the server says to a client that begins like that, and the code it closes with."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers) as socket:
        with suppress(ConnectionClosed):  # it may have been told already
            await socket.send(first)
        told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        return told, closed.value.rcvd.code


def test_a_socket_without_entry_is_told_why_and_closed(ada: Person, ben: Person, server: Running) -> None:
    table = started(ada, ben)
    hello = '{"kind": "hello"}'
    for id, first, headers, code in (
        (table, hello, {}, "no-entry"),
        (table, '{"kind": "hello", "key": "guess"}', {}, "no-entry"),
        ("nosuchtable", hello, {}, "unknown-table"),
        (table, '{"kind": "ping"}', {}, "bad-message"),
        (table, "{", {}, "bad-message"),
        (table, hello, {"Origin": "https://evil.example", "Authorization": f"Bearer {ada.token}"}, "no-entry"),
        (table, hello, {"Origin": "http://[::1", "Authorization": f"Bearer {ada.token}"}, "no-entry"),
    ):
        told, closed = asyncio.run(socket_answer(server.http, id, first, **headers))
        assert (told["code"], closed) == (code, 1008), first


def test_a_foreign_page_cannot_give_commands(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    own = str(ada.web.base_url).rstrip("/")
    for origin, status in (("https://evil.example", 403), ("http://[::1", 403), ("null", 403), ("", 403), (own, 200)):
        answer = ada.web.post(f"/api/tables/{table}/commands", json=ada.order("pause"), headers={"Origin": origin})
        assert answer.status_code == status, answer.text


def test_the_token_of_a_browser_is_in_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    with httpx.Client(base_url=server.http) as browser:
        answer = browser.post("/api/session", json={})
        assert answer.json() == {"token": None}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get("/api/tables").json()["tables"] == []
        made = browser.post("/api/tables", json={"game": "mini", "seats": [{"kind": "here", "name": "Ada"}, OPEN]})
        assert made.status_code == 201
        assert len(browser.get("/api/tables").json()["tables"]) == 1


def test_answers_have_the_headers_that_keep_a_browser_safe(server: Running) -> None:
    for path in ("/", "/t/abc", "/api/lobby", "/api/nothing", "/health"):
        answer = httpx.get(server.http + path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
    assert httpx.get(f"{server.http}/api/lobby").headers["Cache-Control"] == "no-store"


def test_paths_of_the_browser_get_the_page_and_unknown_ones_of_the_api_do_not(server: Running) -> None:
    assert "Tiergarten" in httpx.get(f"{server.http}/t/abc").text
    missing = httpx.get(f"{server.http}/api/nothing")
    assert missing.status_code == 404
    assert missing.json()["text"].startswith("There is nothing at /api/nothing")


def test_who_asks_too_much_is_told_so(folder: Path) -> None:
    limits = ("requests=1", "burst=12", "messages=1", "sockets=1", "tables=1", "new-tables=2")
    with running(folder, limits=limits) as server:
        ada = Person(server.http)
        table = ada.table("mini", OPEN)["id"]
        answer = ada.web.post("/api/tables", json={"game": "mini", "seats": [{"kind": "here", "name": "A"}, OPEN]})
        assert answer.status_code == 429
        assert answer.json()["text"].startswith("You have set up 1 tables")
        other = Person(server.http)
        asyncio.run(flood(ada, other, table))
        answers = [ada.web.get("/health").status_code for _ in range(15)]
        assert answers[-1] == 429
        for person in (ada, other):
            person.close()


def test_who_opens_sockets_too_fast_is_told_so(folder: Path) -> None:
    async def open_many(table: str) -> list[str]:
        return [(await socket_answer(server.http, table, '{"kind": "hello"}'))[0]["code"] for _ in range(40)]

    with running(folder, limits=("requests=1", "burst=8")) as server:
        ada = Person(server.http)
        told = asyncio.run(open_many(ada.table("mini", OPEN)["id"]))
        assert told[0] == "no-entry"
        assert "too-much" in told
        ada.close()


async def flood(ada: Person, other: Person, table: str) -> None:
    """One socket too many, and then too many messages on the one."""
    async with ada.socket(table) as talk:
        told, code = await socket_answer(ada.server, table, '{"kind": "hello"}')
        assert (told["code"], code) == ("too-much", 1008)
        assert await closing_code(talk, ['{"kind": "ping"}'] * 60) == 1008
    assert any('"code":"too-much"' in text for text in talk.heard)


@pytest.mark.parametrize("level", ["info", "debug"])
def test_logs_are_json_and_tell_no_secrets(folder: Path, level: str) -> None:
    with running(folder, "--log", level) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben)
        keys = ada.see(table)["keys"]
        asyncio.run(draw_and_watch(ada, ben, table, keys["watch"]))
        assert server.stop() == INTERRUPTED
        lines = server.errors.read_text(encoding="utf-8").splitlines()
        assert any(json.loads(line).get("path") == f"/api/tables/{table}/commands" for line in lines)
        for secret in (ada.token, ben.token, keys["invite"], keys["watch"], '"draw'):
            assert not any(secret in line for line in lines), secret
        for person in (ada, ben):
            person.close()


async def draw_and_watch(ada: Person, ben: Person, table: str, key: str) -> None:
    """Somebody makes a move over a socket, and somebody comes by a link."""
    async with ada.socket(table) as talk, ben.socket(table, key=key):
        await talk.do("play", action="draw", choice=talk.last["play"]["choice"])


def test_health_and_metrics(ada: Person, ben: Person) -> None:
    started(ada, ben)
    assert ada.get("/health")["status"] == "ok"
    text = ada.web.get("/metrics").text
    assert re.search(r'tiergarten_events_total\{kind="started"\} [1-9]', text)
    assert "tiergarten_sockets" in text


def test_nobody_makes_up_what_is_counted(ada: Person) -> None:
    for method in ("BREW", "x" * 40):
        assert ada.web.request(method, "/api/lobby").status_code == 405
    text = ada.web.get("/metrics").text
    assert "BREW" not in text
    assert "x" * 40 not in text


def test_a_plain_request_to_a_socket_is_no_error_of_ours(server: Running) -> None:
    assert httpx.get(f"{server.http}/api/tables/abc/socket").status_code == 404

    async def wrong() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"{server.ws}/api/nothing"):
                pass

    asyncio.run(wrong())


def test_a_fault_of_our_own_is_answered_noted_and_told_nothing_of(caplog: pytest.LogCaptureFixture) -> None:
    async def failing(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("the inside of the server")

    async def ask() -> httpx.Response:
        limits, metrics = Limits(), Metrics()
        guard = Guard(failing, limits, metrics, (), Buckets(limits.requests, limits.burst))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url="http://here") as web:
            answer = await web.get("/api/lobby")
        assert b'tiergarten_requests_total{method="GET",status="500"} 1.0' in metrics.text()
        return answer

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["code"]) == (500, "server-fault")
    assert "the inside" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "the inside of the server" in caplog.text
