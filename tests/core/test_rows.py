"""Rows that are copied and compared at once, against what plain Python does with them."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from tiergarten.core.kernel import rule
from tiergarten.core.masks import lowest, number_of
from tiergarten.core.rows import above_zero, copy_row

WIDE = 7  # rows of an odd length, for the machine copies by powers of two
STATE = np.dtype([("alone", np.int8, WIDE), ("rows", np.int8, (3, WIDE)), ("blocks", np.int8, (3, 2, WIDE))])
BEFORE, ROOM = 5, 40
small = st.integers(-128, 127)


@rule
def copied(s: Any, i: int, out: Any) -> None:
    copy_row(s.alone, 0, out, BEFORE)
    copy_row(s.rows, i, out, BEFORE + WIDE)
    copy_row(s.blocks, i, out, BEFORE + 2 * WIDE)


@rule
def compared(s: Any, i: int) -> tuple[int, int, int]:
    return above_zero(s.alone, 0), above_zero(s.rows, i), above_zero(s.blocks, i)


@given(arrays(np.int8, STATE.itemsize, elements=small), st.integers(0, 2), st.sampled_from([np.int8, np.int16]))
def test_rows_are_copied_as_they_are_and_nothing_else_is_written(numbers: Any, i: int, dtype: Any) -> None:
    states = numbers.view(STATE).view(np.recarray)
    out = np.full(ROOM, 99, dtype)
    copied(states[0], i, out)
    expected = [*states[0].alone, *states[0].rows[i], *states[0].blocks[i].ravel()]
    after = ROOM - BEFORE - len(expected)
    assert out.tolist() == [99] * BEFORE + expected + [99] * after


@given(arrays(np.int8, STATE.itemsize, elements=small), st.integers(0, 2))
def test_a_mask_has_a_bit_for_each_number_above_zero(numbers: Any, i: int) -> None:
    states = numbers.view(STATE).view(np.recarray)
    rows = (states[0].alone, states[0].rows[i], states[0].blocks[i].ravel())
    assert compared(states[0], i) == tuple(sum(1 << k for k, n in enumerate(row) if n > 0) for row in rows)


@given(st.integers(1, 2**62))
def test_a_mask_has_bits_and_a_lowest_one(mask: int) -> None:
    bits = [bit for bit in range(63) if mask >> bit & 1]
    assert (number_of(mask), lowest(mask)) == (len(bits), bits[0])
