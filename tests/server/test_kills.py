"""The server is killed at random moments of many games: no acknowledged move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import tiergarten as tg

from .people import BOT, Message, Person, Talk
from .running import Running, running

GAMES = 200
KILLS = 15
log = logging.getLogger(__name__)


class Player:
    """Plays a table's first seat at random, whatever happens to the server, and notes what was acknowledged."""

    def __init__(self, table: str, chooser: random.Random) -> None:
        self.table = table
        self.acknowledged: list[str] = []
        self.is_over = False
        self.open: Message | None = None  # sent, and not yet answered
        self._chooser = chooser

    async def play(self, ada: Person) -> None:
        """Go on until the game is over, or the server is gone."""
        async with ada.socket(self.table) as talk:
            talk.is_checked = False  # other tests look at every message, these are many
            if self.open is not None:
                await talk.send(self.open)  # with the id that it had
            while not self.is_over or self.open:
                shown = talk.last["play"]
                self.is_over = shown["result"] is not None
                if self.open is None and shown["legal"]:
                    move = self._chooser.choice(shown["legal"])
                    self.open = ada.order("play", action=move["action"], choice=shown["choice"])
                    await talk.send(self.open)
                if not self.is_over or self.open:
                    await self._note(talk, await talk.next())

    async def _note(self, talk: Talk, message: Message) -> None:
        if self.open is None or message.get("id") != self.open["id"]:
            return
        if message["kind"] == "error":  # while there is nobody who writes
            assert message["text"].startswith("The store cannot be reached"), message
            await talk.send(self.open)
            return
        self.acknowledged.append(self.open["action"])
        self.open = None


def test_no_acknowledged_move_is_lost_and_none_is_made_twice(folder: Path) -> None:
    seed = random.randrange(2**32)
    log.warning("the seed is %d", seed)
    chooser = random.Random(seed)
    players: list[Player] = []
    with running(folder) as first:
        ada = Person(first.http)
        for _ in range(GAMES):
            table = ada.table("mini", BOT)["id"]
            ada.command(table, "start")
            players.append(Player(table, random.Random(chooser.random())))
        first.kill()
    cut_short = 0
    for _ in range(KILLS):
        with running(folder) as server:
            ada.move_to(server.http)
            cut_short += asyncio.run(play_until_killed(server, ada, players, chooser))
    assert cut_short > KILLS, "moves were under way"
    with running(folder) as server:
        ada.move_to(server.http)
        asyncio.run(play_to_the_end(ada, players))
        for player in players:
            compare(player, ada.get(f"/api/tables/{player.table}/record"))
    ada.close()


async def play_until_killed(server: Running, ada: Person, players: list[Player], chooser: random.Random) -> int:
    """All tables at once. The process that writes may be killed first or with the server; how many moves were open."""
    games = [asyncio.create_task(player.play(ada)) for player in players if not player.is_over or player.open]
    if chooser.random() < 0.3:
        await some_moves(games, players, chooser)
        server.kill_writer()
    await some_moves(games, players, chooser)
    if chooser.random() < 0.3:
        server.kill_writer()
    cut_short = sum(player.open is not None for player in players)
    server.kill()
    for ended in await asyncio.gather(*games, return_exceptions=True):
        assert ended is None or not isinstance(ended, AssertionError), ended
    return cut_short


async def some_moves(games: list[asyncio.Task[None]], players: list[Player], chooser: random.Random) -> None:
    """Until some moves have been acknowledged, and a moment longer."""
    goal = acknowledged(players) + chooser.randrange(1, 150)
    while acknowledged(players) < goal and not all(game.done() for game in games):
        await asyncio.sleep(0.001)
    assert acknowledged(players) >= goal
    await asyncio.sleep(chooser.uniform(0, 0.02))


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def play_to_the_end(ada: Person, players: list[Player]) -> None:
    """All games, undisturbed."""
    await asyncio.gather(*(player.play(ada) for player in players if not player.is_over or player.open))


def compare(player: Player, record: dict[str, Any]) -> None:
    """The moves of the seat are those that were acknowledged, in their order."""
    assert tg.verify(record).over
    made = [move for seat, move in record["moves"] if seat == 0]
    assert made == player.acknowledged
