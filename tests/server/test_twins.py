"""Twin tables of one deal: who may not know what rivals have sealed hears the same at both, byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from tiergarten.core.game import Game
from tiergarten.server.header import FirstSeat
from tiergarten.server.keys import hashed, new_id
from tiergarten.server.store.place import checked
from tiergarten.server.store.store import Store

from .people import Person
from .running import Running
from .test_secrets import SECRETIVE, a_header

NAMES = ("Ada", "Ben", "Cleo")
LATEST = 4  # plies that are looked back at


class Twin:
    """A table: whoever sits there and a watcher, each with a socket."""

    def __init__(self, server: Running, game: Game, seed: int) -> None:
        self.people = [Person(server.http, name) for name in (*NAMES, "Eve")]
        held = tuple(FirstSeat(person.name, (hashed(person.token),)) for person in self.people[:-1])
        plain = a_header(game, len(NAMES), seed)
        self.header = replace(plain, id=new_id(), seats=held, host=held[0].holders[0])
        self.talks = [person.socket(self.header.id, **self.key(person)) for person in self.people]

    def key(self, person: Person) -> dict[str, str]:
        """The watcher needs one."""
        return {"key": self.header.watch} if person is self.people[-1] else {}

    @property
    def view(self) -> Any:
        """As the watcher sees it."""
        return self.talks[-1].last["play"]["view"]

    def legal(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [move["action"] for move in self.talks[seat].last["play"]["legal"]]

    async def do(self, seat: int, kind: str, **fields: Any) -> None:
        """Somebody acts, and everybody hears all that there is to hear."""
        await self.talks[seat].do(kind, **fields)
        await self.settle()

    async def play(self, seat: int, action: str) -> None:
        """Somebody makes a move."""
        await self.do(seat, "play", action=action, choice=self.talks[seat].last["play"]["choice"])

    async def settle(self) -> None:
        """Until nothing more is on its way to anybody."""
        for talk in self.talks:
            await talk.send({"kind": "ping"})
            await talk.hear("pong")

    def nameless(self, text: str) -> str:
        """Without what differs between any two tables."""
        return re.sub(r'"changed":\d+', "", text.replace(self.header.id, "table"))

    def answers(self, person: Person) -> list[tuple[int, str]]:
        """What somebody is told over HTTP who asks for everything."""
        ply = self.talks[-1].last["play"]["ply"]
        here = f"/api/tables/{self.header.id}"
        paths = [here + path for path in ("", "/scores", "/record", "/review")]
        paths += [f"{here}/plies/{then}" for then in range(max(ply - LATEST, 0), ply + 2)]
        key = {f"Table-{name}": value for name, value in self.key(person).items()}
        found = [person.web.get(path, headers=key) for path in (*paths, "/api/tables", "/api/lobby")]
        return [(answer.status_code, self.nameless(answer.text)) for answer in found]


async def lay_out(server: Running, twins: Sequence[Twin]) -> None:
    """Put the tables into the store, as the server would have done."""
    store = Store(checked(server.store))
    for twin in twins:
        await store.add_table(twin.header, "open")
    await store.close()


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_whatever_rivals_seal_everybody_else_hears_the_same(server: Running, game: Game) -> None:
    twins = Twin(server, game, 1), Twin(server, game, 1)
    asyncio.run(play_alike(server, twins, random.Random(1)))
    for twin in twins:
        for person in twin.people:
            person.close()


async def play_alike(server: Running, twins: tuple[Twin, Twin], chooser: random.Random) -> None:
    """The same game at both tables, in which only those bids differ that are taken back before they are opened."""
    await lay_out(server, twins)
    differed = 0
    async with AsyncExitStack() as sockets:
        for twin in twins:
            for talk in twin.talks:
                await sockets.enter_async_context(talk)
            await twin.settle()
            for talk in twin.talks:
                talk.heard.clear()  # how long somebody has been away goes by the clock
            await twin.do(0, "start")
        while actors := twins[0].view["actors"]:
            if len(actors) > 1:
                differed += await bid_differently(twins, chooser, actors)
            for seat in chooser.sample(actors, len(actors)):
                action = chooser.choice(twins[0].legal(seat))
                for twin in twins:
                    await twin.play(seat, action)
            compare(twins, ())
    assert twins[0].view["over"]
    assert differed > 20


async def bid_differently(twins: tuple[Twin, Twin], chooser: random.Random, actors: Sequence[int]) -> int:
    """All but one seal something, at each table something else, and take it back; how many did."""
    *rivals, _ = chooser.sample(actors, len(actors))
    differ: list[int] = []
    for seat in rivals:
        legal = twins[0].legal(seat)
        bids = chooser.sample(legal, 2) if len(legal) > 1 else legal * 2
        differ += [seat] * (bids[0] != bids[1])
        for twin, bid in zip(twins, bids, strict=True):
            await twin.play(seat, bid)
        compare(twins, differ)
        assert twins[0].view["zoos"][seat]["has_bid"]
    for eyes, people in enumerate(zip(*(twin.people for twin in twins), strict=True)):
        if eyes not in differ:
            assert twins[0].answers(people[0]) == twins[1].answers(people[1])
    for seat in chooser.sample(rivals, len(rivals)):
        for twin in twins:
            await twin.do(seat, "undo")
        compare(twins, differ)
    return len(differ)


def compare(twins: tuple[Twin, Twin], differ: Sequence[int]) -> None:
    """Everybody has heard the same since the last time, but for the own bids of those that differ."""
    for eyes, talks in enumerate(zip(*(twin.talks for twin in twins), strict=True)):
        heard = [[twin.nameless(text) for text in talk.heard] for twin, talk in zip(twins, talks, strict=True)]
        if eyes in differ:
            heard = [[without_bid(text, eyes) for text in texts] for texts in heard]
        assert heard[0] == heard[1]
        for talk in talks:
            talk.heard.clear()


def without_bid(text: str, seat: int) -> str:
    """A message without the bid of a seat."""
    message = json.loads(text)
    if message.get("play"):
        message["play"]["view"]["zoos"][seat]["bid"] = None
    return json.dumps(message)
