"""What routes share: the hall, answers as JSON, and how they are described."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Annotated, Any

import orjson
from fastapi import Depends, Path, Request, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from ...errors import NoEntry
from .. import keys
from ..hall import Hall
from ..live import LiveTable
from ..session import COOKIE, holder_of, needed_holder
from ..wire import messages

Described = dict[int | str, dict[str, Any]]
PACKING = 5  # of 9: more takes longer and saves little
REFUSALS = {
    400: "The body is no JSON.",
    401: "No token came along: `POST /api/session` first.",
    403: "Somebody else's seat or table, or a key that does not fit.",
    404: "There is no such table or game.",
    409: "Not possible at this table now; nothing has changed.",
    413: "The body is too long.",
    422: "Not understood; the text says what would be right.",
    429: "Too much at once; try again later.",
    500: "A mistake of the server's own.",
    503: "Not yet: the game is being compiled, or the store cannot be reached.",
}
EVERYWHERE: Described = {
    status: {"model": messages.Refusal, "description": meaning} for status, meaning in REFUSALS.items()
}


class Json(Response):
    """A typed dictionary as an answer: it is what it says, so nothing is checked again."""

    media_type = "application/json"

    def __init__(self, content: Mapping[str, Any], status: int = 200) -> None:
        super().__init__(orjson.dumps(content), status)


def packed(request: Request, content: Mapping[str, Any]) -> Response:
    """A long answer that repeats itself, compressed where the client can read that.

    Only for what has no keys in it: how long a compressed answer is tells something about what is in it.
    """
    told = Json(content)
    told.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        told.body = gzip.compress(told.body, PACKING)
        told.headers["Content-Encoding"] = "gzip"
        told.headers["Content-Length"] = str(len(told.body))
    return told


def answer(model: Any, meaning: str, status: int = 200) -> Described:
    """How an answer is described."""
    return {status: {"model": model, "description": meaning}}


def text_answer(meaning: str) -> Described:
    """How an answer is described that is plain text."""
    return {200: {"description": meaning, "content": {"text/plain": {"schema": {"type": "string"}}}}}


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


TOKEN = "What `POST /api/session` gives."
Bearer = Annotated[object, Security(HTTPBearer(scheme_name="bearer", description=TOKEN, auto_error=False))]
Cookie = Annotated[
    object, Security(APIKeyCookie(scheme_name="cookie", name=COOKIE, description=TOKEN, auto_error=False))
]
# How routes are described that do without one too.
MAY_HAVE_TOKEN: dict[str, list[dict[str, list[str]]]] = {"security": [{}, {"bearer": []}, {"cookie": []}]}


def described_holder(request: Request, _bearer: Bearer, _cookie: Cookie) -> str:
    """The hash of the token that came along; in which ways it may is told to who reads the description."""
    return needed_holder(request)


def maybe_holder(request: Request) -> str | None:
    """The hash of the token, if one came along."""
    return holder_of(request)


TheHall = Annotated[Hall, Depends(hall_of)]
Holder = Annotated[str, Depends(described_holder)]
MaybeHolder = Annotated[str | None, Depends(maybe_holder)]
Id = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$", description="The table's id.")]


def check_entry(live: LiveTable, holder: str | None, key: str | None) -> None:
    """May this one see the table? Who sits there, and as long as others may watch or join, who has a key for that.

    A public table needs no key; NoEntry otherwise.
    """
    sitting, header = live.sitting, live.sitting.header
    if sitting.is_replay or sitting.seats_of(holder):
        return
    watching = header.settings.watching
    if (watching or sitting.status == "open") and (
        header.settings.public or (key is not None and keys.is_same(key, header.invite))
    ):
        return
    if watching and key is not None and keys.is_same(key, header.watch):
        return
    raise NoEntry("watch-wrong" if header.settings.watching else "watching-off")
