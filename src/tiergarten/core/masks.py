"""Sets of small numbers as bit masks."""

from __future__ import annotations

import numpy as np

from .kernel import rule

# The number of a single bit, found by a product whose highest six bits are different for all bits (de Bruijn).
BIT_FACTOR, BIT_SHIFT = np.uint64(0x07EDD5E59A4E28C2), np.uint64(58)
BIT_OF = np.zeros(64, np.int8)
for _bit in range(64):
    BIT_OF[(int(BIT_FACTOR) << _bit) % 2**64 >> 58] = _bit


@rule
def number_of(mask):
    """How many bits a mask has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest(mask):
    """The lowest bit of a mask that is not empty."""
    return int(BIT_OF[(np.uint64(mask & -mask) * BIT_FACTOR) >> BIT_SHIFT])
