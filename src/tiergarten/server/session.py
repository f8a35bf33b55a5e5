"""Who somebody is: whoever has the token. There are no accounts."""

from __future__ import annotations

import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ..errors import NoSession
from .keys import hashed

COOKIE = "tiergarten"
BEARER = "bearer "
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # as `new_token` makes them: nobody chooses a token that can be guessed


def holder_of(connection: HTTPConnection) -> str | None:
    """The hash of the token that came along, if one did; a header counts more than a cookie."""
    token = _bearer(connection.headers) or connection.cookies.get(COOKIE, "")
    return hashed(token) if TOKEN.fullmatch(token) else None


def needed_holder(connection: HTTPConnection) -> str:
    """As `holder_of`, or NoSession."""
    holder = holder_of(connection)
    if holder is None:
        raise NoSession("session-needed")
    return holder


def _bearer(headers: Headers) -> str:
    given = headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""
