"""Rows that are copied and compared at once, against what plain Python does with them."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from tiergarten.core.kernel import rule
from tiergarten.core.masks import lowest, number_of
from tiergarten.core.rows import above, all_above, all_equal_to, copy_row, copy_start, equal_to

WIDE = 7  # rows of an odd length, for the machine copies by powers of two
STATE = np.dtype(
    [
        ("alone", np.int8, WIDE),
        ("rows", np.int8, (3, WIDE)),
        ("blocks", np.int8, (3, 2, WIDE)),
        ("stack", np.int8, 2 * WIDE),
    ]
)
BEFORE, ROOM = 5, 40
small = st.integers(-128, 127)


@rule
def copied(s: Any, i: int, out: Any) -> None:
    copy_row(s.alone, 0, out, BEFORE)
    copy_row(s.rows, i, out, BEFORE + WIDE)
    copy_row(s.blocks, i, out, BEFORE + 2 * WIDE)


@rule
def started(s: Any, first: int, n: int, out: Any) -> None:
    copy_start(s.stack, first, n, out, BEFORE)


@rule
def compared(s: Any, i: int, number: int) -> tuple[int, int, int, int]:
    return above(s.alone, 0, number), above(s.rows, i, number), above(s.blocks, i, number), all_above(s.rows, number)


@rule
def found(s: Any, i: int, number: int) -> tuple[int, int, int, int]:
    at_all = all_equal_to(s.rows, number)
    return equal_to(s.alone, 0, number), equal_to(s.rows, i, number), equal_to(s.blocks, i, number), at_all


@given(arrays(np.int8, STATE.itemsize, elements=small), st.integers(0, 2), st.sampled_from([np.int8, np.int16]))
def test_rows_are_copied_as_they_are_and_nothing_else_is_written(numbers: Any, i: int, dtype: Any) -> None:
    states = numbers.view(STATE).view(np.recarray)
    out = np.full(ROOM, 99, dtype)
    copied(states[0], i, out)
    expected = [*states[0].alone, *states[0].rows[i], *states[0].blocks[i].ravel()]
    after = ROOM - BEFORE - len(expected)
    assert out.tolist() == [99] * BEFORE + expected + [99] * after


@given(
    arrays(np.int8, STATE.itemsize, elements=small),
    st.integers(0, WIDE),
    st.integers(0, WIDE),
    st.sampled_from([np.int8, np.int16]),
)
def test_the_start_of_what_lies_in_a_row_is_copied_and_the_rest_is_0(
    numbers: Any, first: int, n: int, dtype: Any
) -> None:
    stack = numbers.view(STATE)["stack"][0]
    out = np.full(ROOM, 99, dtype)
    started(numbers.view(STATE).view(np.recarray)[0], first, n, out)
    expected = [*stack[first : first + n], *[0] * (WIDE - n)]
    assert out.tolist() == [99] * BEFORE + expected + [99] * (ROOM - BEFORE - WIDE)


@given(arrays(np.int8, STATE.itemsize, elements=st.integers(-2, 2)), st.integers(0, 2), st.integers(-2, 2))
def test_a_mask_has_a_bit_for_each_number_that_is_looked_for(numbers: Any, i: int, number: int) -> None:
    s = numbers.view(STATE).view(np.recarray)[0]
    rows = (s.alone, s.rows[i], s.blocks[i].ravel(), s.rows.ravel())
    assert compared(s, i, number) == tuple(sum(1 << k for k, n in enumerate(row) if n > number) for row in rows)
    assert found(s, i, number) == tuple(sum(1 << k for k, n in enumerate(row) if n == number) for row in rows)


@given(st.integers(1, 2**62))
def test_a_mask_has_bits_and_a_lowest_one(mask: int) -> None:
    bits = [bit for bit in range(63) if mask >> bit & 1]
    assert (number_of(mask), lowest(mask)) == (len(bits), bits[0])
