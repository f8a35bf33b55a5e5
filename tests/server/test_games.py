"""Whole games of every game over real sockets, people and bots mixed; nobody hears what they may not know."""

from __future__ import annotations

import asyncio
import random

import pytest

import tiergarten as tg
from tiergarten.core.game import Game

from .people import Person, Talk
from .running import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


async def until_over(talk: Talk, chooser: random.Random) -> None:
    """Play one seat at random until the game is over."""
    answered = -1
    while True:
        shown = talk.last["play"]
        if shown["result"]:
            return
        if shown["legal"] and shown["choice"] != answered:
            answered = shown["choice"]
            move = chooser.choice(shown["legal"])
            await talk.send(talk.person.order("play", action=move["action"], choice=shown["choice"]))
        message = await talk.hear("moved", "table", "error")
        assert message["kind"] != "error", message


@pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
def test_people_and_bots_play_a_whole_game(server: Running, ada: Person, ben: Person, game: Game) -> None:
    asyncio.run(play_whole_game(server, ada, ben, game))


async def play_whole_game(server: Running, ada: Person, ben: Person, game: Game) -> None:
    table = ada.table(game.id, OPEN, BOT if game.players.stop > 3 else OPEN)["id"]
    invite = ada.see(table)["keys"]["invite"]
    ben.command(table, "join", name="Ben", key=invite)
    watcher = Person(server.http, "Eve")
    watch = ada.see(table)["keys"]["watch"]
    async with ada.socket(table) as first, ben.socket(table) as second, watcher.socket(table, key=watch) as third:
        await first.do("start", level="greedy")
        for talk in (second, third):
            while not talk.last:
                await talk.next()
        chooser = random.Random(game.id)
        await asyncio.gather(until_over(first, chooser), until_over(second, chooser), until_over(third, chooser))
    record = ada.get(f"/api/tables/{table}/record")
    played = tg.verify(record)
    assert played.over
    assert record["names"][:2] == ["Ada", "Ben"]
    watcher.close()
