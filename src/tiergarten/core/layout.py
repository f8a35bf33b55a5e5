"""How a game's state lies in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

WORD = 8  # bytes


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """The type of a game's states: these fields, and one that fills up the last word: states are hashed by words."""
    lacking = -np.dtype(list(fields)).itemsize % WORD
    filler = [("filler", np.int8, lacking)] if lacking else []
    return np.dtype([*fields, *filler])
