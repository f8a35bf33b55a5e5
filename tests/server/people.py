"""Scripted people: clients that sit at tables of a real server, over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tiergarten.server.wire.messages import SERVER_MESSAGES

Message = dict[str, Any]
BOT = {"kind": "bot", "level": "random"}  # as a seat of a new table
PATIENCE = 60  # seconds until a message that does not come is taken for lost


class Person:
    """Somebody with a token; `talk` opens a socket at a table."""

    def __init__(self, server: str, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.web = httpx.Client(base_url=server, timeout=PATIENCE)
        self.token = self.post("/api/session", {"kind": "bearer"})["token"]
        self.web.headers["Authorization"] = f"Bearer {self.token}"
        self._ids = itertools.count()

    def close(self) -> None:
        """Go home."""
        self.web.close()

    def move_to(self, server: str) -> None:
        """Use another server of the same store, with the same token."""
        self.web.base_url = httpx.URL(server)
        self.server = server

    def post(self, path: str, body: Message) -> Message:
        """Ask for something; it must be granted."""
        answer = self.web.post(path, json=body)
        assert answer.is_success, answer.text
        told: Message = answer.json()
        return told

    def get(self, path: str) -> Message:
        """Look at something; it must be shown."""
        answer = self.web.get(path)
        assert answer.is_success, answer.text
        told: Message = answer.json()
        return told

    def table(self, game: str = "mini", *seats: Message, **settings: Any) -> Message:
        """Set a table up: oneself, and whoever else is named."""
        here = {"kind": "here", "name": self.name}
        body = {"game": game, "seats": [here, *seats], "pace": 0, **settings}
        return self.post("/api/tables", body)

    def order(self, kind: str, **fields: Any) -> Message:
        """A command with an id of its own."""
        return {"kind": kind, "id": f"{self.name}-{next(self._ids)}", **fields}

    def command(self, table: str, kind: str, **fields: Any) -> Message:
        """Give a command over HTTP; it must be carried out."""
        return self.post(f"/api/tables/{table}/commands", self.order(kind, **fields))

    def refused(self, table: str, kind: str, **fields: Any) -> str:
        """Give a command that is refused; the sentence that says why."""
        answer = self.web.post(f"/api/tables/{table}/commands", json=self.order(kind, **fields))
        assert answer.is_client_error, answer.text
        told: str = answer.json()["text"]
        return told

    def see(self, table: str, key: str | None = None) -> Message:
        """The table, as this one sees it."""
        answer = self.web.get(f"/api/tables/{table}", headers={"Table-Key": key} if key else {})
        assert answer.is_success, answer.text
        told: Message = answer.json()
        return told

    def socket(self, table: str, **hello: Any) -> Talk:
        """A socket at a table, to be opened by `async with`."""
        return Talk(self, table, hello)


class Talk:
    """A socket at a table. It keeps every byte that came."""

    def __init__(self, person: Person, table: str, hello: Message) -> None:
        self.person = person
        self.table = table
        self.heard: list[str] = []
        self.last: Message = {}  # with the game as it was last shown
        self.is_checked = True
        self._hello = hello
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Talk:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def open(self) -> None:
        """Open the line and say hello; the table comes."""
        address = f"{self.person.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        self._socket = await connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        await self.send({"kind": "hello", **self._hello})
        await self.hear("table")

    async def cut(self) -> None:
        """Cut the line."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
            self._socket = None

    async def send(self, message: Message | str | bytes) -> None:
        """Say something."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Message:
        """The next message, which must be one that the wire knows."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if self.is_checked:
            SERVER_MESSAGES.validate_python(message, strict=True)
        if message.get("play"):
            self._follow(message)
        return message

    def _follow(self, message: Message) -> None:
        if message["kind"] == "moved":
            assert message["since"] == self.last["version"], "a gap"
        self.last = message

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["kind"] in kinds:
                return message

    async def do(self, kind: str, **fields: Any) -> Message:
        """Give a command; it must be carried out."""
        order = self.person.order(kind, **fields)
        await self.send(order)
        while True:
            message = await self.hear("done", "error")
            if message["id"] == order["id"]:
                assert message["kind"] == "done", message["text"]
                return message
