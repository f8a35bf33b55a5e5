"""What a server takes in all, and what becomes of tables that are put away while somebody is there."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .people import Person
from .running import GENEROUS, running
from .test_restarts import admin
from .test_safety import socket_answer
from .test_tables import OPEN, play, started


def test_a_server_takes_so_many_sockets_in_all(folder: Path) -> None:
    with running(folder, limits=(*GENEROUS, "all-sockets=2")) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        asyncio.run(come_one_too_many(ada, ben, started(ada, ben)))
        for person in (ada, ben):
            person.close()


async def come_one_too_many(ada: Person, ben: Person, table: str) -> None:
    """Who comes third is told so, and may come when somebody has gone."""
    async with ada.socket(table) as first, ben.socket(table) as second:
        bearer = {"Authorization": f"Bearer {ben.token}"}
        told, code = await socket_answer(ben.server, table, '{"kind": "hello"}', **bearer)
        assert (told["code"], code) == ("too-much", 1008)
        assert told["text"].startswith("This server has 2 open connections, as many as it takes")
        await second.cut()
        while (await first.hear("table"))["table"]["seats"][1]["present"]:
            pass
        await second.open()


def test_a_server_takes_so_many_tables_in_all_and_so_many_new_ones_an_hour(folder: Path) -> None:
    with running(folder, limits=(*GENEROUS, "all-tables=2", "new-tables=4")) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        body = {"game": "mini", "seats": [{"kind": "here", "name": "Ada"}, OPEN]}
        table = ada.table("mini", OPEN)["id"]
        ben.table("mini", OPEN)
        full = ben.web.post("/api/tables", json=body)
        assert (full.status_code, full.json()["code"]) == (429, "too-much")
        assert full.json()["text"].startswith("This server has 2 tables that are not over, as many as it takes")
        admin(server, "close", table)
        ada.table("mini", OPEN)
        too_fast = ada.web.post("/api/tables", json=body)
        assert (too_fast.status_code, too_fast.headers["Retry-After"]) == (429, "1")
        assert too_fast.json()["text"].startswith("You may set up 4 tables an hour")
        for person in (ada, ben):
            person.close()


def test_sockets_at_one_table_hear_each_other_however_few_tables_are_in_memory(folder: Path) -> None:
    with running(folder, limits=(*GENEROUS, "live-tables=1")) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        tables = [started(ada, ben) for _ in range(3)]
        asyncio.run(play_beside(ada, ben, *tables))
        for person in (ada, ben):
            person.close()


async def play_beside(ada: Person, ben: Person, busy: str, table: str, other: str) -> None:
    """Both sit at a table while another one is open and a third is looked at again and again."""
    async with ada.socket(busy), ada.socket(table) as first, ben.socket(table) as second:
        for _ in range(6):
            talk = first if first.last["play"]["legal"] else second
            shown = talk.last["play"]
            ada.see(other)
            done = await talk.do("play", action=shown["legal"][0]["action"], choice=shown["choice"])
            for each in (first, second):
                await each.send({"kind": "ping"})
                assert (await each.hear("pong"))["version"] == done["version"]
            assert first.last["version"] == second.last["version"] == done["version"]


def test_who_waits_for_news_of_a_table_hears_it_though_others_are_opened_meanwhile(folder: Path) -> None:
    with running(folder, limits=(*GENEROUS, "live-tables=1")) as server, ThreadPoolExecutor() as waiting:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table, *others = [started(ada, ben) for _ in range(3)]
        version = ada.see(table)["version"]
        news = waiting.submit(ben.get, f"/api/tables/{table}?after={version}")
        time.sleep(0.5)  # until it waits
        for other in others:
            ada.see(other)
        play(ada, table, "draw")
        assert news.result()["version"] == version + 1
        for person in (ada, ben):
            person.close()
