"""The server is killed at random moments of many games: no acknowledged move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import tiergarten as tg

from .people import Message, Person
from .running import Running, running

GAMES = 200
KILLS = 5
BOT = {"kind": "bot", "level": "random"}


class Player:
    """Plays a table's first seat at random, whatever happens to the server, and notes what was acknowledged."""

    def __init__(self, table: str, chooser: random.Random) -> None:
        self.table = table
        self.acknowledged: list[str] = []
        self.is_over = False
        self._chooser = chooser
        self._open: Message | None = None  # sent, and not yet answered

    async def play(self, ada: Person) -> None:
        """Go on until the game is over, or the server is gone."""
        async with ada.socket(self.table) as talk:
            talk.is_checked = False  # other tests look at every message, these are many
            if self._open is not None:
                await talk.send(self._open)  # with the id that it had
            while not self.is_over or self._open:
                shown = talk.last["play"]
                self.is_over = shown["result"] is not None
                if self._open is None and shown["legal"]:
                    move = self._chooser.choice(shown["legal"])
                    self._open = ada.order("play", action=move["action"], choice=shown["choice"])
                    await talk.send(self._open)
                if not self.is_over or self._open:
                    self._note(await talk.next())

    def _note(self, message: Message) -> None:
        if self._open is not None and message.get("id") == self._open["id"]:
            assert message["kind"] == "done", message
            self.acknowledged.append(self._open["action"])
            self._open = None


def test_no_acknowledged_move_is_lost_and_none_is_made_twice(folder: Path) -> None:
    chooser = random.Random(7)
    players: list[Player] = []
    with running(folder) as first:
        ada = Person(first.http)
        for _ in range(GAMES):
            table = ada.table("mini", BOT)["id"]
            ada.command(table, "start")
            players.append(Player(table, random.Random(len(players))))
        first.kill()
    for kill in range(KILLS + 1):
        with running(folder) as server:
            ada.move_to(server.http)
            seconds = chooser.uniform(0.5, 6.0) if kill < KILLS else None
            asyncio.run(play_until_killed(server, ada, players, seconds))
            if kill == KILLS:
                for player in players:
                    compare(player, ada.get(f"/api/tables/{player.table}/record"))
    ada.close()


async def play_until_killed(server: Running, ada: Person, players: list[Player], seconds: float | None) -> None:
    """All tables at once; the server is killed after so many seconds."""
    games = [asyncio.create_task(player.play(ada)) for player in players if not player.is_over]
    if seconds is None:
        await asyncio.gather(*games)
        return
    await asyncio.sleep(seconds)
    server.kill()
    for ended in await asyncio.gather(*games, return_exceptions=True):
        assert ended is None or not isinstance(ended, AssertionError), ended


def compare(player: Player, record: dict[str, Any]) -> None:
    """The moves of the seat are those that were acknowledged, in their order."""
    assert tg.verify(record).over
    made = [move for seat, move in record["moves"] if seat == 0]
    assert made == player.acknowledged
