"""A socket at a table: commands in, news out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from ..errors import BadMessage, MovedOn, NotReady, ServerFault, TiergartenError, TooMuch
from .guard import Bucket, check_origin, client_of
from .hall import Hall
from .happening import Happening
from .line import Line
from .listener import Listener
from .live import LiveTable, frame_with
from .refusals import language_in, misunderstood, refusal
from .routes.answers import check_entry
from .session import holder_of, needed_holder
from .showing import names_at
from .wire import WIRE, commands, messages

POLICY = 1008  # the code of a socket that is closed for what its client did
BROKEN = 1011  # and of one that is closed for what the server did
PATIENCE = 15.0  # seconds for the first word
MOST_REFUSALS = 20  # in a row, for messages that come too fast
LOOK_AGAIN = 0.5  # seconds between two looks at how much is compiled
log = logging.getLogger(__name__)
router = APIRouter()


@dataclass
class Sockets:
    """How many are open."""

    all: int = 0
    by_client: Counter[str] = field(default_factory=Counter)


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Say `hello`, then send commands and hear what happens."""
    hall: Hall = socket.app.state.hall
    sockets: Sockets = socket.app.state.sockets
    client = client_of(socket.scope)
    await socket.accept()
    talk = Talk(socket, hall, id)
    try:
        check_origin(socket.headers, socket.app.state.origins)
        if not socket.app.state.requests.takes(client):
            raise TooMuch("too-many-requests", most=hall.limits.requests)
        if sockets.all >= hall.limits.all_sockets:
            raise TooMuch("too-many-sockets-in-all", most=hall.limits.all_sockets)
        if sockets.by_client[client] >= hall.limits.sockets:
            raise TooMuch("too-many-sockets", most=hall.limits.sockets)
    except TiergartenError as fault:
        await talk.end(fault)
        return
    sockets.all += 1
    sockets.by_client[client] += 1
    hall.metrics.sockets.set(sockets.all)
    try:
        await asyncio.create_task(talk.hold())  # of its own: woken without all that is wrapped around an endpoint
    except WebSocketDisconnect:
        pass
    except Exception:  # a fault of ours: whoever is there hears of it too
        log.exception("socket failed")
        await talk.end(ServerFault("server-fault"), BROKEN)
    finally:
        sockets.all -= 1
        sockets.by_client[client] -= 1
        sockets.by_client += Counter()  # forgets who has none
        hall.metrics.sockets.set(sockets.all)


class Talk:
    """One client on one socket."""

    def __init__(self, socket: WebSocket, hall: Hall, id: str) -> None:
        self._socket = socket
        self._hall = hall
        self._id = id
        self._language = language_in(socket.headers)
        self._bucket = Bucket(hall.limits.messages, hall.limits.burst)
        self._line = Line.of(socket)
        self._listener = Listener(self._line, holder_of(socket), self._language)
        self._slow: set[asyncio.Task[None]] = set()  # hints that are being thought of

    async def hold(self) -> None:
        """From the first word to the last."""
        try:
            hello = await asyncio.wait_for(self._first_word(), PATIENCE)
            live = await self._opened()
            check_entry(live, self._listener.holder, hello.key)
        except TimeoutError:
            await self.end(BadMessage("hello-needed"))
            return
        except TiergartenError as fault:
            await self.end(fault)
            return
        self._listener.wanted = hello.seat
        await self._sit(live)

    async def _first_word(self) -> commands.Hello:
        try:
            word = commands.SOCKET_MESSAGES.validate_json(await self._line.hear())
        except ValidationError as fault:
            raise misunderstood(fault) from None
        if not isinstance(word, commands.Hello):
            raise BadMessage("hello-needed")
        return word

    async def _opened(self) -> LiveTable:
        """The table; while its game is being compiled, the client is told how much is done."""
        while True:
            try:
                return await self._hall.open(self._id)
            except NotReady as fault:
                done = int(str(fault.message.values.get("done", 0))) / 100
                waiting: messages.Compiling = {"kind": "compiling", "wire": WIRE, "version": None, "done": done}
                self._line.write(frame_with(waiting))
                await asyncio.sleep(LOOK_AGAIN)

    async def _sit(self, live: LiveTable) -> None:
        listener = self._listener
        async with self._hall.at(live):
            live.enter(listener)
            listener.begin(lambda: self._whole(live))
            listener.post(live.whole(listener))
            live.tell_presence(listener)
        self._hall.neighbours.tell(live)
        self._line.on_text = partial(self._move_at_once, live)
        try:
            await self._listen(live)
        finally:
            self._line.on_text = None
            listener.end()
            live.go(listener)
            self._hall.neighbours.tell(live)
            with suppress(SQLAlchemyError):
                async with self._hall.at(live):
                    live.tell_presence(listener)

    async def _whole(self, live: LiveTable) -> bytes:
        async with self._hall.at(live):
            return live.whole(self._listener)

    async def _listen(self, live: LiveTable) -> None:
        too_fast = 0
        while too_fast < MOST_REFUSALS:
            text = await self._line.hear()
            if not self._bucket.takes():
                too_fast += 1
                self._refuse(live, TooMuch("too-many-messages", most=self._hall.limits.messages))
                continue
            too_fast = 0
            await self._hear(live, text)
        await self.end(TooMuch("too-many-messages", most=self._hall.limits.messages))

    async def _hear(self, live: LiveTable, text: str | bytes) -> None:
        try:
            word = commands.SOCKET_MESSAGES.validate_json(text)
        except ValidationError as fault:
            self._refuse(live, misunderstood(fault))
            return
        match word:
            case commands.Ping():
                pong: messages.Pong = {"kind": "pong", "wire": WIRE, "version": live.sitting.version}
                self._listener.post(frame_with(pong))
            case commands.Whole() | commands.Look():
                if isinstance(word, commands.Look):
                    self._listener.wanted = word.seat
                self._listener.post(await self._whole(live))
            case commands.Hello():
                self._refuse(live, BadMessage("hello-again"))
            case commands.Hint():
                task = asyncio.create_task(self._carry_out(live, word))
                self._slow.add(task)
                task.add_done_callback(self._slow.discard)
            case _:
                await self._carry_out(live, word)

    def _move_at_once(self, live: LiveTable, text: str) -> bool:
        """Make a move as soon as it comes, if nothing stands in its way; otherwise, and for the rest, see `_hear`."""
        started, holder = time.perf_counter(), self._listener.holder
        try:
            word = commands.SOCKET_MESSAGES.validate_json(text)
        except ValidationError:
            return False
        if holder is None or not isinstance(word, commands.Play) or not self._bucket.takes():
            return False
        happening = self._hall.begin_move(live, holder, word)
        if happening is None:
            return False
        happening.written.add_done_callback(lambda _: self._end_move(live, happening, word, text, started))
        return True

    def _end_move(self, live: LiveTable, happening: Happening, word: commands.Play, text: str, started: float) -> None:
        self._listener.gather()  # the news of the move and the acknowledgement
        try:
            done = self._hall.end_move(live, happening, word)
            if done is not None:
                self._listener.post(frame_with(done))
        finally:
            self._listener.send_gathered()
        if done is None:
            self._line.give(text)
        else:
            self._hall.metrics.commands.note(time.perf_counter() - started)

    async def _carry_out(self, live: LiveTable, command: commands.Command) -> None:
        started = time.perf_counter()
        try:
            holder = self._listener.holder or needed_holder(self._socket)
            done = await self._hall.carry_out(live, holder, command)
        except TiergartenError as fault:
            self._refuse(live, fault, command.id)
            if isinstance(fault, MovedOn):
                self._listener.post(await self._whole(live))
        else:
            self._listener.post(frame_with(done))
        self._hall.metrics.commands.note(time.perf_counter() - started)

    def _refuse(self, live: LiveTable, fault: TiergartenError, id: str | None = None) -> None:
        names = names_at(live.sitting, live.sitting.game, self._language)
        told = refusal(fault, self._language, live.sitting.version, id, names)
        self._hall.metrics.refusals.labels(told["code"]).inc()
        self._listener.post(frame_with(told))

    async def end(self, fault: TiergartenError, code: int = POLICY) -> None:
        """Say why, and hang up."""
        told = refusal(fault, self._language)
        self._hall.metrics.refusals.labels(told["code"]).inc()
        with suppress(WebSocketDisconnect, RuntimeError):
            self._line.write(frame_with(told))
            await self._socket.close(code, told["code"])
