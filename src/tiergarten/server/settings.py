"""How a server is run: limits and delays, each with a name that `--limit` takes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from ..errors import BadSetting


@dataclass(frozen=True)
class Limits:
    """What one client, or all of them, may have; a client is a network address."""

    message_bytes: int = 16_384  # of a socket message or a command
    upload_bytes: int = 1_048_576  # of a record
    messages: int = 20  # a second, on one socket
    requests: int = 20  # a second, of one client
    burst: int = 100  # messages or requests that may come at once
    sockets: int = 50  # of one client
    all_sockets: int = 5_000
    new_tables: int = 60  # an hour, of one client
    tables: int = 50  # that are not over, of one host
    all_tables: int = 20_000  # that are not over
    live_tables: int = 5_000  # in memory; the others are read again when somebody comes
    away: int = 30  # seconds until others may let a bot play for somebody who has gone

    def with_chosen(self, chosen: Iterable[str]) -> Limits:
        """Some of them changed, as `name=number`; BadSetting where that cannot be."""
        names = [field.name.replace("_", "-") for field in fields(self)]
        numbers: dict[str, int] = {}
        for text in chosen:
            name, _, number = text.partition("=")
            if name not in names:
                raise BadSetting("limit-unknown", limit=name, known=", ".join(names))
            if not (number.isascii() and number.isdecimal() and len(number) < 12):
                raise BadSetting("limit-number", limit=name, value=number)
            numbers[name.replace("-", "_")] = int(number)
        return replace(self, **numbers)
