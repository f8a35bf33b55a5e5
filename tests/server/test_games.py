"""Whole games of every game over real sockets, people and bots mixed; nobody hears what they may not know."""

from __future__ import annotations

import asyncio
import json
import random
import re

import pytest

import tiergarten as tg
from tiergarten.core.game import Game
from tiergarten.server.keys import hashed

from .people import Message, Person, Talk
from .running import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


async def play_on(talk: Talk, chooser: random.Random) -> None:
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
    keys = ada.see(table)["keys"]
    ben.command(table, "join", name="Ben", key=keys["invite"])
    eve = Person(server.http, "Eve")
    talks = [ada.socket(table), ben.socket(table), eve.socket(table, key=keys["watch"])]
    async with talks[0], talks[1], talks[2]:
        await talks[0].do("start", level="greedy")
        for talk in talks[1:]:
            while not talk.last:
                await talk.next()
        chooser = random.Random(game.id)
        await asyncio.gather(*(play_on(talk, chooser) for talk in talks))
    record = ada.get(f"/api/tables/{table}/record")
    played = tg.verify(record)
    assert record["names"][:2] == ["Ada", "Ben"]
    tokens = [person.token for person in (ada, ben, eve)]
    for seat, talk in zip((0, 1, None), talks, strict=True):
        assert talk.last["play"]["result"] == record["result"]
        assert talk.last["play"]["log_from"] == 0
        assert len(talk.last["play"]["log"]) == len(played.log)
        hears_nothing_secret(talk, seat, record, [*tokens, *map(hashed, tokens)])
    hears_no_keys(talks[2], keys)
    eve.close()


def hears_nothing_secret(talk: Talk, seat: int | None, record: Message, secrets: list[str]) -> None:
    """Neither the seed before the end, nor a token ever, nor what somebody else has sealed or hides."""
    for text in talk.heard:
        message = json.loads(text)
        assert not any(secret in text for secret in secrets)
        shown = message.get("play")
        if shown is None:
            continue
        if shown["result"] is None:
            assert record["seed"] not in text
            assert record["salt"] not in text
        assert shown["eyes"] == seat
        for zoo in shown["view"].get("zoos", ()):
            if zoo["seat"] != seat and "bid" in zoo:
                assert zoo["bid"] is None
                assert zoo["coins"] is None
        others = text.replace(json.dumps(shown["legal"], separators=(",", ":"), ensure_ascii=False), "")
        assert not re.search(r'"bid-\d', others)


def hears_no_keys(talk: Talk, keys: Message) -> None:
    """Who watches cannot pass on an invitation."""
    assert not any(keys["invite"] in text for text in talk.heard)


@pytest.mark.parametrize("game", ["mini", "o-zoo-le-mio"])
def test_the_line_may_be_cut_at_every_ply(ada: Person, game: str) -> None:
    asyncio.run(cut_at_every_ply(ada, game))


async def cut_at_every_ply(ada: Person, game: str) -> None:
    table = ada.table(game, {"kind": "here", "name": "Ben"})["id"]
    ada.command(table, "start")
    chooser, talk = random.Random(1), ada.socket(table)
    async with talk:
        while not talk.last["play"]["result"]:
            shown = talk.last["play"]
            move = chooser.choice(shown["legal"])
            order = ada.order("play", action=move["action"], choice=shown["choice"], seat=shown["eyes"])
            await talk.send(order)
            if chooser.random() < 0.5:
                await talk.cut()  # before the answer
                await talk.open()
                await talk.send(order)
            else:
                await talk.hear("done")
                await talk.cut()
                await talk.open()
                continue
            assert (await talk.hear("done"))["id"] == order["id"]
    played = tg.verify(ada.get(f"/api/tables/{table}/record"))
    assert len(talk.last["play"]["log"]) == len(played.log)


def test_of_two_who_race_for_one_ply_one_wins_and_the_other_is_told(ada: Person) -> None:
    asyncio.run(race(ada))


async def race(ada: Person) -> None:
    table = ada.table("dice", {"kind": "here", "name": "Ben"})["id"]
    ada.command(table, "start")
    async with ada.socket(table) as phone, ada.socket(table) as desk:
        for _ in range(40):
            shown = phone.last["play"]
            if shown["result"]:
                break
            moves = (shown["legal"][0]["action"], shown["legal"][-1]["action"])
            for talk, move in zip((phone, desk), moves, strict=True):
                order = ada.order("play", action=move, choice=shown["choice"], seat=shown["eyes"])
                await talk.send(order)
            answers = [await talk.hear("done", "error") for talk in (phone, desk)]
            assert sorted(answer["kind"] for answer in answers) == ["done", "error"]
            lost = next(answer for answer in answers if answer["kind"] == "error")
            seen = ada.see(table)
            if seen["table"]["status"] == "playing":
                assert lost["code"] == "moved-on"
                assert lost["text"] == "The table has moved on: this choice is no longer to be made."
            version = seen["version"]
            for talk in (phone, desk):
                while talk.last["version"] < version:
                    await talk.next()
