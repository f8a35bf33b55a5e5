"""Room for states, and the buffers that kernels write into."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .parts import Parts

States = np.ndarray[tuple[int], np.dtype[np.void]]


def words_of(states: States) -> NDArray[np.uint64]:
    """The states as rows of 64-bit words: a view, not a copy."""
    return states.view(np.ndarray).view(np.uint64).reshape(len(states), -1)


def room_for(n: int, parts: Parts) -> States:
    """Room for n states. Of a bytearray: NumPy itself fills records field by field."""
    return np.ndarray(n, parts.state, bytearray(n * parts.state.itemsize))


def copied(states: States) -> States:
    """A copy. By bytes, since NumPy copies records field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def readable(states: States, i: int = 0) -> np.record:
    """One of the states, its fields readable by attribute: a view, not a copy."""
    record: np.record = states[i]
    return record


def alone(s: np.record) -> States:
    """A copy of one state, as kernels take states: they are called much faster so than with a record."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)


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
