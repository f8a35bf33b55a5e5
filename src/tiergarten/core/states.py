"""Room for states, and the buffers that kernels write into."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from .kernel import COMPILED
from .parts import Parts

States = np.ndarray[tuple[int], np.dtype[np.void]]


def words_of(states: States) -> NDArray[np.uint64]:
    """The states as rows of 64-bit words: a view, not a copy."""
    return states.view(np.ndarray).view(np.uint64).reshape(len(states), -1)


def room_for(n: int, parts: Parts) -> States:
    """Room for n states, as the kernels want them: uncompiled ones read fields by attribute."""
    states = np.zeros(n, parts.state)
    return states if COMPILED else states.view(np.recarray)


def readable(states: States, i: int = 0) -> np.record:
    """One of the states, its fields readable by attribute: a view, not a copy."""
    record: np.record
    if COMPILED:
        record = states.view(quick_record(states.dtype))[i]
    else:
        record = states.view(np.recarray)[i]
    return record


@cache
def quick_record(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The state's type with an attribute for each field: read several times as fast as from NumPy's own records."""
    fields = {name: _field(name) for name in state.names or ()}
    return np.dtype((type("Record", (np.void,), {"__slots__": (), **fields}), state))


def _field(name: str) -> property:
    def put(record: np.void, value: int) -> None:
        record[name] = value

    return property(itemgetter(name), put)


@dataclass(frozen=True)
class Buffers:
    """What kernels of one game write into; not to be shared between threads."""

    actions: NDArray[np.int16]
    outcomes: NDArray[np.int16]
    weights: NDArray[np.int32]
    answers: NDArray[np.int16]

    @classmethod
    def of(cls, parts: Parts) -> Buffers:
        """Buffers as large as the game may need."""
        return cls(
            np.zeros(len(parts.actions), np.int16),
            np.zeros(len(parts.outcomes), np.int16),
            np.zeros(len(parts.outcomes), np.int32),
            np.zeros(parts.most_answers, np.int16),
        )
