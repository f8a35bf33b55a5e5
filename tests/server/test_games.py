"""Whole games of every game over real sockets, people and bots mixed; nobody hears what they may not know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

import tiergarten as tg
from tiergarten.core.game import Game
from tiergarten.server.keys import hashed

from .people import BOT, Message, Person, Talk
from .running import Running

OPEN = {"kind": "open"}
AUCTIONS = 15
PLIES = 120  # of a long game in which the line is cut at each of them


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
        hears_nothing_secret(talk, seat, record, [*tokens, *map(hashed, tokens)])
        hears_of_bids_when_they_are_opened(talk, [sentence.json() for sentence in played.log])
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


def hears_of_bids_when_they_are_opened(talk: Talk, log: list[Any]) -> None:
    """While bids are sealed nothing more is told than before them, and nothing is ever told otherwise."""
    told = 0
    for text in talk.heard:
        shown = json.loads(text).get("play")
        if shown is None:
            continue
        end = shown["log_from"] + len(shown["log"])
        assert shown["log"] == log[shown["log_from"] : end]
        if any(zoo.get("has_bid") for zoo in shown["view"].get("zoos", ())):
            assert end == told
        told = end
    assert told == len(log)


def hears_no_keys(talk: Talk, keys: Message) -> None:
    """Who watches cannot pass on an invitation."""
    assert not any(keys["invite"] in text for text in talk.heard)


@pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
def test_the_line_may_be_cut_at_every_ply(ada: Person, game: Game) -> None:
    asyncio.run(cut_at_every_ply(ada, game))


async def cut_at_every_ply(ada: Person, game: Game) -> None:
    """Who comes back sees what somebody sees who has stayed, and what was sent before the cut is done once."""
    table = ada.table(game.id, {"kind": "here", "name": "Ben"})["id"]
    ada.command(table, "start")
    chooser, told = random.Random(1), list[Any]()
    async with ada.socket(table) as talk, ada.socket(table) as stays:
        first = talk.last["version"]
        for version in range(first + 1, first + 1 + PLIES):
            shown = talk.last["play"]
            move = chooser.choice(shown["legal"])
            order = ada.order("play", action=move["action"], choice=shown["choice"], seat=shown["eyes"])
            await talk.send(order)
            if chooser.random() < 0.5:
                await talk.hear("done")
            await talk.cut()  # in half of the cases before the answer
            await talk.open()
            await talk.send(order)
            assert (await talk.hear("done"))["version"] == version
            await talk.send({"kind": "whole"})
            seen = await talk.hear("table")
            assert (seen["version"], seen["play"]) == (version, await followed(stays, version, told))
            if seen["play"]["result"]:
                tg.verify(ada.get(f"/api/tables/{table}/record"))
                break


async def followed(talk: Talk, version: int, told: list[Any]) -> Message:
    """The game as somebody has it at that version who has heard all messages; `told` is the log so far."""
    while talk.last["version"] < version:
        await talk.next()
    for text in talk.heard:
        if shown := json.loads(text).get("play"):
            told[shown["log_from"] :] = shown["log"]
    talk.heard.clear()
    return {**talk.last["play"], "log_from": 0, "log": told}


def test_of_two_devices_that_race_for_one_ply_one_wins_and_the_other_is_told(ada: Person) -> None:
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
            await all_reach([phone, desk], seen["version"])


def test_all_who_bid_at_once_have_bid_and_of_two_devices_of_one_seat_one(
    server: Running, ada: Person, ben: Person
) -> None:
    phone, cleo = Person(server.http, "Phone"), Person(server.http, "Cleo")
    asyncio.run(race_to_bid([ada, ben, cleo], phone))
    for person in (phone, cleo):
        person.close()


async def race_to_bid(people: list[Person], phone: Person) -> None:
    """Three people bid at once, over and over; the first of them on two devices, on each something else."""
    ada, *others = people
    table = ada.table("o-zoo-le-mio", OPEN, OPEN)["id"]
    invite, key = ada.see(table)["keys"]["invite"], ada.command(table, "share")["key"]
    phone.command(table, "sit", key=key)
    for person in others:
        person.command(table, "join", name=person.name, key=invite)
    ada.command(table, "start")
    async with AsyncExitStack() as sockets:
        talks = [await sockets.enter_async_context(person.socket(table)) for person in (*people, phone)]
        for _ in range(AUCTIONS):
            while len(actors := talks[0].last["play"]["view"]["actors"]) == 1:
                talk = talks[actors[0]]
                shown = talk.last["play"]
                done = await talk.do("play", action=shown["legal"][0]["action"], choice=shown["choice"])
                await all_reach(talks, done["version"])
            await bid_at_once(talks)


async def bid_at_once(talks: list[Talk]) -> None:
    """Everybody's bid is taken; the device that was slower is told so."""
    before = talks[0].last["version"]
    for talk in talks:
        shown = talk.last["play"]
        move = shown["legal"][-1 if talk is talks[-1] else 0]
        await talk.send(talk.person.order("play", action=move["action"], choice=shown["choice"]))
    desk, *others, phone = [await talk.hear("done", "error") for talk in talks]
    assert [answer["kind"] for answer in others] == ["done", "done"]
    assert sorted(answer["kind"] for answer in (desk, phone)) == ["done", "error"]
    assert next(answer for answer in (desk, phone) if answer["kind"] == "error")["code"] == "moved-on"
    await all_reach(talks, before + 3)
    assert talks[0].person.see(talks[0].table)["version"] == before + 3


async def all_reach(talks: list[Talk], version: int) -> None:
    """Everybody hears of what happened up to that version."""
    for talk in talks:
        while talk.last["version"] < version:
            await talk.next()
