"""The log of a table as bytes of JSON: as long as the game and yet small, for many tables are in memory at once."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
import orjson

from ..core.ahead import told_of
from ..core.parts import Parts
from ..core.table import Table
from ..words import Message


@lru_cache(16384)  # of all that can be said at all tables, most is said again and again
def sentence_json(sentence: Message) -> bytes:
    """A sentence as JSON."""
    return orjson.dumps(sentence.json())


class Log:
    """What has been told, each sentence as JSON."""

    def __init__(self) -> None:
        self._text = bytearray()  # with a comma after each sentence
        self._ends = array("I")  # where each sentence ends, with its comma

    def __len__(self) -> int:
        return len(self._ends)

    def append(self, told: Iterable[Message]) -> None:
        """Tell more."""
        for sentence in told:
            self._text += sentence_json(sentence)
            self._text += b","
            self._ends.append(len(self._text))

    def since(self, start: int) -> bytes:
        """The sentences from that one on, as a list in JSON."""
        begin = self._ends[start - 1] if start else 0
        return b"[%b]" % bytes(self._text[begin:-1])

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


def told_by(
    parts: Parts, before: bytes, moves: Sequence[tuple[int, int]], first: Sequence[Message] | None
) -> Sequence[Message]:
    """What is told of some moves, made from that state on; of the first one that, where it is known."""
    if first is not None and len(moves) == 1:
        return first
    return told_of(parts, np.frombuffer(bytearray(before), parts.state), moves, first)


def log_of(table: Table) -> Log:
    """All that has been told at a table."""
    log = Log()
    log.append(table.copy().log)  # a copy, so that the table does not keep the sentences too
    return log
