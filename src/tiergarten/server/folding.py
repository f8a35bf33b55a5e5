"""What a table's header and events make of it."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.record import replay
from ..errors import BadStore
from ..games import registry
from .header import Header
from .sitting import Sitting
from .store.store import Happened


def folded(header: Header, past: Iterable[Happened]) -> Sitting:
    """A table after all that has happened at it."""
    sitting = new_sitting(header)
    for happened in past:
        sitting.apply(happened.event, happened.at, happened.command)
    return sitting


def new_sitting(header: Header) -> Sitting:
    """A table before anything has happened at it."""
    if header.record is not None:
        return Sitting(header, replay(header.record, registry))
    game = registry.game(header.game)
    if game.rules_version != header.rules:
        raise BadStore("store-other-rules", found=header.rules, known=game.rules_version)
    return Sitting(header)
