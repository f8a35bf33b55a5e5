"""The log of a table as bytes of JSON: as long as the game and yet small, for many tables are in memory at once."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import numpy as np
import orjson

from ..core import drive
from ..core.parts import Parts
from ..core.states import readable, room_for
from ..core.table import Table
from ..words import Message


class Log:
    """What has been told, each sentence as JSON."""

    def __init__(self) -> None:
        self._text = bytearray()
        self._ends = array("I")  # where each sentence ends

    def __len__(self) -> int:
        return len(self._ends)

    def append(self, told: Iterable[Message]) -> None:
        """Tell more."""
        for sentence in told:
            self._text += orjson.dumps(sentence.json())
            self._ends.append(len(self._text))

    def since(self, start: int) -> orjson.Fragment:
        """The sentences from that one on, as a list in JSON."""
        begins = [0, *self._ends][start:-1] if start < len(self) else []
        sentences = [bytes(self._text[a:b]) for a, b in zip(begins, self._ends[start:], strict=True)]
        return orjson.Fragment(b"[" + b",".join(sentences) + b"]")

    def common(self, other: Log) -> int:
        """How many sentences both begin with."""
        n = 0
        for mine, theirs in zip(self._sentences(), other._sentences(), strict=False):
            if mine != theirs:
                break
            n += 1
        return n

    def _sentences(self) -> Iterable[bytes]:
        begin = 0
        for end in self._ends:
            yield bytes(self._text[begin:end])
            begin = end


def told_by(parts: Parts, before: bytes, moves: Sequence[tuple[int, int]]) -> list[Message]:
    """What is told of some moves, made from that state on."""
    states = room_for(1, parts)
    states[:] = np.frombuffer(before, parts.state)
    told: list[Message] = []
    for seat, action in moves:
        earlier = states.copy()
        drive.make_move(states, 0, seat, action)
        told += parts.events(readable(earlier), seat, action, readable(states))
    return told


def log_of(table: Table) -> Log:
    """All that has been told at a table."""
    log = Log()
    log.append(table.copy().log)  # a copy, so that the table does not keep the sentences too
    return log
