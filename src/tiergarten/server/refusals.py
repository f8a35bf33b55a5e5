"""Mistakes as answers: a status for HTTP, a message for everybody, a sentence in the client's language."""

from __future__ import annotations

import json
from collections.abc import Sequence

import orjson
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from .. import errors
from ..errors import BadMessage, TiergartenError
from ..words import LANGUAGES, words
from .showing import said
from .wire import WIRE, messages

LONGEST_PROBLEM = 300
STATUSES: dict[type[TiergartenError], int] = {
    errors.NoSession: 401,
    errors.NoEntry: 403,
    errors.UnknownTable: 404,
    errors.UnknownGame: 404,
    errors.NotNow: 409,
    errors.MovedOn: 409,
    errors.NothingToUndo: 409,
    errors.GameOver: 409,
    errors.WrongSeat: 409,
    errors.IllegalAction: 409,
    errors.TooMuch: 429,
    errors.ServerFault: 500,
    errors.NotReady: 503,
    errors.BadStore: 503,
}
BODY_TOO_LONG = "body-too-long"


def status_of(fault: TiergartenError) -> int:
    """The status of an answer over HTTP."""
    if fault.message.key == BODY_TOO_LONG:
        return 413
    return STATUSES.get(type(fault), 422)


def code_of(fault: TiergartenError) -> str:
    """The kind of mistake, for programs: the class in words with hyphens."""
    name = type(fault).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def language_in(headers: Headers) -> str:
    """The first language of `Accept-Language` that we speak."""
    for wanted in headers.get("accept-language", "").split(","):
        spoken = wanted.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def refusal(
    fault: TiergartenError,
    language: str,
    version: int | None = None,
    id: str | None = None,
    names: Sequence[str] | None = None,
) -> messages.Refusal:
    """The mistake as a message."""
    return {
        "kind": "error",
        "wire": WIRE,
        "version": version,
        "id": id,
        "code": code_of(fault),
        "message": said(fault.message),
        "text": words(language, fault.packages).say(fault.message, names),
    }


def refused(
    fault: TiergartenError,
    scope: Scope,
    names: Sequence[str] | None = None,
    version: int | None = None,
    id: str | None = None,
) -> Response:
    """The mistake as an answer over HTTP."""
    status = status_of(fault)
    message = refusal(fault, language_in(Headers(scope=scope)), version, id, names)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return Response(_written(message), status, headers, "application/json")


def _written(message: messages.Refusal) -> bytes:
    """As JSON. What a client has sent may come back in it, such as half of a character, which orjson does not write."""
    try:
        return orjson.dumps(message)
    except TypeError:
        return json.dumps(message).encode()


def misunderstood(fault: ValidationError) -> BadMessage:
    """A message that does not fit: where, and what is wrong there."""
    first = fault.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "message"
    return BadMessage("message-bad", where=where, problem=first["msg"][:LONGEST_PROBLEM])
