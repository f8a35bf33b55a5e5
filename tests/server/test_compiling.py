"""A server that has nothing compiled yet: it answers at once, says how far it is, and whoever waits can play."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy.exc import OperationalError

from tiergarten.cli import INTERRUPTED
from tiergarten.core.kernel import COMPILED
from tiergarten.errors import NotReady
from tiergarten.games import registry
from tiergarten.server import compiling, resuming
from tiergarten.server.compiling import Compiler
from tiergarten.server.store.store import Store

from .people import Person
from .running import running
from .test_tables import OPEN
from .test_wire import EXAMPLE


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_the_lobby_answers_while_games_are_compiled_and_the_example_waits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIERGARTEN_CACHE", str(folder / "cache"))
    with running(folder) as server:
        ada = Person(server.http)
        assert all(game["compiled"] < 1 for game in ada.get("/api/lobby")["games"])
        table = ada.table("mini", OPEN)["id"]
        answer = ada.web.post(f"/api/tables/{table}/commands", json=ada.order("start"))
        assert answer.status_code == 503
        assert answer.headers["Retry-After"]
        assert answer.json()["text"].startswith("The game is being compiled, ")
        first = registry.game("mini")
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.http, first.id], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert len(json.loads(done.stdout)["scores"]) == 2
        assert server.stop() == INTERRUPTED
        ada.close()


def test_what_could_not_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("mini")
    tries: list[str] = []

    async def compile_once(self: Compiler, game: object) -> None:
        tries.append("failed" if not tries else "compiled")

    monkeypatch.setattr(Compiler, "_compile", compile_once)
    monkeypatch.setattr(Compiler, "_look", lambda self: [] if tries[-1:] == ["compiled"] else [game])
    monkeypatch.setattr(compiling, "RETRY", 0.0)

    async def run() -> None:
        compiler = Compiler()
        compiler.start()
        while tries[-1:] != ["compiled"]:
            await asyncio.sleep(0)
        await compiler.close()

    asyncio.run(run())
    assert tries == ["failed", "compiled"]


def test_a_table_that_cannot_be_opened_yet_keeps_no_other_from_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    refusals: dict[str, list[Exception]] = {
        "waits": [NotReady("game-compiling", done=0)],
        "unlucky": [OperationalError("", {}, Exception())],
    }
    opened: list[str] = []

    async def open_table(id: str) -> None:
        if refusals.get(id):
            raise refusals[id].pop()
        opened.append(id)

    class Tables:
        async def with_bots(self) -> list[str]:
            return ["waits", "unlucky", "ready"]

    monkeypatch.setattr(resuming, "RETRY", 0.0)
    asyncio.run(resuming.open_where_bots_play(cast(Store, Tables()), open_table))
    assert opened == ["ready", "waits", "unlucky"]
