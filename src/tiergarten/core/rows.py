"""Rows of numbers, copied or compared at once.

A loop over a row of known length is compiled to instructions for each number, as what it writes may be what it reads.
Told of the row as a whole, the compiler takes many numbers at a time: most of an observation is such rows, and many
legal moves are found by looking for what there is of many kinds of tile.
"""

from __future__ import annotations

from math import prod

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from .kernel import numba_config, types


def copy_row(rows: NDArray[np.signedinteger], i: int | np.int64, out: NDArray[np.signedinteger], at: int) -> None:
    """Write the numbers of row i from out[at] on. In an array of blocks, a block is a row; a row by itself is row 0."""
    row = _row(rows, i)
    out[at : at + len(row)] = row


def above_zero(rows: NDArray[np.signedinteger], i: int) -> int:
    """Which numbers of row i are greater than 0, as a bit mask."""
    return sum(1 << int(place) for place in np.flatnonzero(_row(rows, i) > 0))


def _row(rows: NDArray[np.signedinteger], i: int | np.int64) -> NDArray[np.signedinteger]:
    return rows if rows.ndim == 1 else rows[i].reshape(-1)


@overload(copy_row)
def _copy(rows, i, out, at):  # pragma: no cover - runs only while Numba infers types
    if not numba_config.BOUNDSCHECK:
        return lambda rows, i, out, at: _copy_at_once(rows, i, out, at)
    there, length = _size(rows)

    def copy_if_there_is_room(rows, i, out, at):
        if not (0 <= i < there and 0 <= at <= len(out) - length):
            raise IndexError("index is out of bounds")
        _copy_at_once(rows, i, out, at)

    return copy_if_there_is_room


@overload(above_zero)
def _compare(rows, i):  # pragma: no cover - runs only while Numba infers types
    if not numba_config.BOUNDSCHECK:
        return lambda rows, i: _compare_at_once(rows, i)
    there, _ = _size(rows)

    def compare_if_it_is_there(rows, i):
        if not 0 <= i < there:
            raise IndexError("index is out of bounds")
        return _compare_at_once(rows, i)

    return compare_if_it_is_there


@intrinsic
def _copy_at_once(_, rows, i, out, at):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        row = _load(context, builder, rows, arguments)
        wide = ir.VectorType(ir.IntType(out.dtype.bitwidth), row.type.count)
        numbers = row if row.type == wide else builder.sext(row, wide)
        target = context.make_array(out)(context, builder, arguments[2])
        builder.store(numbers, builder.bitcast(builder.gep(target.data, [arguments[3]]), wide.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(rows, types.int64, out, types.int64), write


@intrinsic
def _compare_at_once(_, rows, i):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        row = _load(context, builder, rows, arguments)
        mask = builder.bitcast(builder.icmp_signed(">", row, row.type(None)), ir.IntType(row.type.count))
        return builder.zext(mask, arguments[1].type)

    return types.int64(rows, types.int64), write


def _size(rows):  # pragma: no cover - runs only while Numba infers types
    """How many rows there are, and numbers in each; which is known, for rows are fields of states."""
    there = rows.shape[0] if rows.ndim > 1 else 1
    return there, prod(rows.shape) // there


def _load(context, builder, rows, arguments):  # pragma: no cover - runs only while Numba compiles
    """The whole row."""
    _, length = _size(rows)
    block = context.make_array(rows)(context, builder, arguments[0])
    first = builder.gep(block.data, [builder.mul(arguments[1], arguments[1].type(length))])
    row = ir.VectorType(ir.IntType(rows.dtype.bitwidth), length)
    return builder.load(builder.bitcast(first, row.as_pointer()), align=1)
