"""Messages that are nearly right: each is answered clearly, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any, get_args

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st
from pydantic import ValidationError

import tiergarten as tg
from tiergarten.core.record import digest
from tiergarten.server.wire.commands import SOCKET_MESSAGES, Reaction
from tiergarten.server.wire.plain import Level

from .people import Message, Person, Talk
from .test_safety import socket_answer
from .test_tables import OPEN, STARTS, started

HUGE = 10**20
DEEP = json.loads("[" * 400 + "]" * 400)
LONE = "\ud800"  # half of a character
ODD = st.sampled_from(
    (None, True, -1, 0.5, HUGE, -HUGE, "", LONE, f"Ada{LONE}", "x" * 100, "\0", [], {}, DEEP, ["draw"])
)
FITTING: dict[str, st.SearchStrategy[Any]] = {  # by the name of the field
    "wire": st.just(1),
    "id": st.sampled_from([f"id-{n}" for n in range(12)]),
    "seat": st.sampled_from((None, 0, 1, 2, 5)),
    "action": st.sampled_from(("draw", "load-truck-1", "load-truck-2", "take-truck-1", "fly")),
    "choice": st.integers(0, 8) | st.sampled_from((2**31, 2**63, 2**64, HUGE)),
    "hold": st.booleans(),
    "name": st.sampled_from(("Ada", "Zoë", "<b>", "ا", "🦁")),
    "key": st.sampled_from(("guess", "-", "x" * 64)),
    "level": st.sampled_from(get_args(Level)),
    "reaction": st.sampled_from(get_args(Reaction)),
}
MODELS = {model["properties"]["kind"]["const"]: model for model in SOCKET_MESSAGES.json_schema()["$defs"].values()}


@st.composite
def messages(draw: st.DrawFn) -> Message:
    """One of the messages that the wire has, and often something about it that does not fit."""
    kind = draw(st.sampled_from([*sorted(MODELS), *["play"] * 8]))
    fields = [name for name in MODELS[kind]["properties"] if name != "kind"]
    chosen = {
        name: draw(FITTING[name]) for name in fields if name in MODELS[kind].get("required", ()) or draw(st.booleans())
    }
    match draw(st.sampled_from(("right", "right", "right", "odd", "missing", "more"))):
        case "odd":
            chosen[draw(st.sampled_from(fields))] = draw(ODD)
        case "missing":
            chosen.pop(draw(st.sampled_from(fields)), None)
        case "more":
            chosen[draw(st.sampled_from((*FITTING, "more", LONE)))] = draw(ODD)
    return {"kind": kind, **chosen}


Said = tuple[int, Message | int]  # who says it: Ada, Ben or the watcher Eve; a number is what was said so long ago
SPEECHES = st.lists(st.tuples(st.integers(0, 2), messages() | st.integers(1, 6)), min_size=8, max_size=14)
WATCHER = 2


class Speech:
    """People at one table who say all sorts of things, one after another."""

    def __init__(self, table: str, people: list[Person], watch: str) -> None:
        self.talks = [person.socket(table) for person in people[:WATCHER]] + [people[WATCHER].socket(table, key=watch)]
        self._table, self._watcher, self._watch = table, people[WATCHER], watch
        self._said: list[Message] = []
        self._done: dict[tuple[int, str], Message] = {}
        self.understood: list[bool] = []

    async def hold(self, said: list[Said]) -> None:
        """Say all of it; each is answered."""
        async with AsyncExitStack() as sockets:
            for talk in self.talks:
                await sockets.enter_async_context(talk)
            await self._settle()
            for who, what in said:
                if isinstance(what, dict):
                    self._said.append(what)
                elif self._said:
                    what = self._said[-min(what, len(self._said))]
                if isinstance(what, dict):
                    await self._say(who, what)

    def _seen(self) -> Message:
        return self._watcher.see(self._table, self._watch)

    async def _say(self, who: int, message: Message) -> None:
        before, text = self._seen(), json.dumps(message)
        note(f"{self.talks[who].person.name}: {text[:200]}")
        await self.talks[who].send(text)
        answer = await self._answer(self.talks[who], message, text)
        await self._settle()
        after = self._seen()
        if answer["kind"] == "error":
            assert answer["text"]
            assert after == before, message
        elif answer["kind"] == "done":
            assert who != WATCHER, message
            self._check_done(who, text, answer, after["version"] - before["version"])

    def _check_done(self, who: int, text: str, answer: Message, steps: int) -> None:
        """A command is carried out once; said again it is answered again, without the pass that it gave."""
        if '"react"' not in text:
            first = self._done.setdefault((who, text), answer)
            assert (answer["version"], steps) == (first["version"], int(first is answer))

    async def _answer(self, talk: Talk, message: Message, text: str) -> Message:
        """What is said to that."""
        self.understood.append(is_understood(text))
        if not self.understood[-1] or message["kind"] == "hello":
            answer = await talk.hear("error")
            assert answer["code"] == "bad-message", message
            return answer
        if "id" not in message:
            return await talk.hear("pong" if message["kind"] == "ping" else "table")
        while (answer := await talk.hear("done", "error"))["id"] != message["id"]:
            pass
        return answer

    async def _settle(self) -> None:
        """Until nobody has anything more to hear."""
        for talk in self.talks:
            await talk.send({"kind": "ping"})
            await talk.hear("pong")


def is_understood(text: str) -> bool:
    """Is it a message that the wire has?"""
    try:
        SOCKET_MESSAGES.validate_json(text)
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize("is_started", [True, False])
def test_whatever_is_said_is_answered_and_what_is_refused_changes_nothing(
    ada: Person, ben: Person, eve: Person, is_started: bool
) -> None:
    understood: list[bool] = []

    @settings(max_examples=30, phases=[Phase.generate])
    @given(said=SPEECHES)
    def fuzz(said: list[Said]) -> None:
        table: str = ada.table("mini", OPEN, **STARTS, hints=False, pace=5)["id"]  # bots, if any come, move later
        keys = ada.see(table)["keys"]
        ben.command(table, "join", name="Ben", key=keys["invite"])
        if is_started:
            ada.command(table, "start")
        speech = Speech(table, [ada, ben, eve], keys["watch"])
        asyncio.run(speech.hold(said))
        understood.extend(speech.understood)

    fuzz()
    assert sum(understood) > len(understood) / 3


@pytest.mark.parametrize("choice", [2**63, 2**64, HUGE])
def test_a_choice_beyond_all_numbers_is_refused_like_any_other(ada: Person, ben: Person, choice: int) -> None:
    table = started(ada, ben)
    before = ben.see(table)["play"]

    async def ask() -> Message:
        async with ada.socket(table) as talk:
            await talk.send(ada.order("play", action="draw", choice=choice))
            return await talk.hear("error")

    assert asyncio.run(ask())["code"] in ("moved-on", "bad-message")
    assert ada.refused(table, "play", action="draw", choice=choice)
    assert ben.see(table)["play"] == before


def test_a_token_of_another_session_opens_no_table_by_its_id(ada: Person, ben: Person, eve: Person) -> None:
    table, other = started(ada, ben), started(ada, ben)
    bearer = {"Authorization": f"Bearer {eve.token}"}
    keys = ("guess", ada.see(other)["keys"]["invite"], ada.command(table, "share")["key"])
    hellos: list[Message] = [{}, {"seat": 0}, *({"key": key} for key in keys)]
    for hello in hellos:
        told, closed = asyncio.run(socket_answer(eve.server, table, json.dumps({"kind": "hello", **hello}), **bearer))
        assert (told["code"], closed) == ("no-entry", 1008), hello


def a_table(**fields: object) -> tuple[str, Message]:
    """A request for a table."""
    return "/api/tables", {"game": "mini", "seats": [{"kind": "here", "name": "Ada"}, OPEN], **fields}


def a_replay(**fields: object) -> tuple[str, Message]:
    """A request to replay a record, whose digest fits."""
    record: Message = {**tg.game("dice").new(2, seed=1).record(), **fields}
    return "/api/replays", {"record": {**record, "digest": digest(record)}}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        a_table(options={LONE: 1}),
        a_table(options={"starter": LONE}),
        a_table(options={"starter": [LONE]}),
        a_table(seats=[{"kind": "here", "name": LONE}, OPEN]),
        a_table(game=LONE),
        a_replay(game=LONE),
        a_replay(options={LONE: 1}),
        a_replay(options={"rounds": LONE}),
        a_replay(position={LONE: 1}),
        a_replay(commitment=LONE),
        a_replay(seed=LONE),
        a_replay(salt=LONE),
        a_replay(moves=[[0, LONE]]),
        a_replay(moves=[[LONE, "roll"]]),
        a_replay(names=[LONE, "Ben"]),
        a_replay(**{LONE: 1}),
        ("/api/session", {"kind": LONE}),
        ("/api/tables/abc/commands", {"kind": "rename", "id": "1", "name": LONE}),
    ],
)
def test_half_a_character_is_refused(ada: Person, path: str, body: Message) -> None:
    answer = ada.web.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})
    assert answer.status_code in (404, 422), answer.text
    assert answer.json()["text"]
