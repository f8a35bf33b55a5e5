"""How a game's state lies in memory."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

WORD = 8  # bytes


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """The type of a game's states: these fields, and one that fills up the last word: states are hashed by words."""
    lacking = -np.dtype(list(fields)).itemsize % WORD
    filler = [("filler", np.int8, lacking)] if lacking else []
    plain = np.dtype([*fields, *filler])
    return np.dtype((_readable_by_attribute(plain.names or ()), plain))


def plain_reader(state: np.dtype[np.void]) -> Struct:
    """Unpacks a state's bytes all at once, which takes as long as reading two fields: numbers, and of arrays the bytes.

    For what is shown of every move at every table of a server.
    """
    fields = [state[name] for name in state.names or ()]
    return Struct("=" + "".join(f"{field.itemsize}s" if field.shape else field.char for field in fields))


def _readable_by_attribute(names: Sequence[str]) -> type[np.record]:
    """A kind of record that has its fields as attributes, where NumPy's own looks for each of them by failing first."""
    plainly = {
        "__getattribute__": np.void.__getattribute__,
        "__setattr__": np.void.__setitem__,
        "__getitem__": np.void.__getitem__,  # a record's own looks whether a field is a record too: ours never are
    }
    return type("State", (np.record,), {**plainly, **{name: property(itemgetter(name)) for name in names}})
