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


def copy_start(row: NDArray[np.signedinteger], first: int, n: int, out: NDArray[np.signedinteger], at: int) -> None:
    """Write n numbers of a row, from its number `first` on, to out[at] and after, then 0: half as many as the row has.

    Half, because so many are read, wherever it begins: how many of them are wanted nobody can foretell.
    """
    length = len(row) // 2
    out[at : at + n] = row[first : first + n]
    out[at + n : at + length] = 0


def above(rows: NDArray[np.signedinteger], i: int, number: int) -> int:
    """Which numbers of row i are greater than a number, as a bit mask."""
    return sum(1 << int(place) for place in np.flatnonzero(_row(rows, i) > number))


def equal_to(rows: NDArray[np.signedinteger], i: int, number: int) -> int:
    """Which numbers of row i are equal to a number, as a bit mask."""
    return sum(1 << int(place) for place in np.flatnonzero(_row(rows, i) == number))


def all_above(block: NDArray[np.signedinteger], number: int) -> int:
    """Which numbers of a whole block, row by row, are greater than a number, as a bit mask."""
    return above(block.reshape(-1), 0, number)


def all_equal_to(block: NDArray[np.signedinteger], number: int) -> int:
    """Which numbers of a whole block, row by row, are equal to a number, as a bit mask."""
    return equal_to(block.reshape(-1), 0, number)


def _row(rows: NDArray[np.signedinteger], i: int | np.int64) -> NDArray[np.signedinteger]:
    return rows if rows.ndim == 1 else rows[i].reshape(-1)


@overload(copy_row)
def _copy_row(rows, i, out, at):  # pragma: no cover - runs only while Numba infers types
    if not numba_config.BOUNDSCHECK:
        return lambda rows, i, out, at: _copy_at_once(rows, i, out, at)
    there, length = _size(rows)

    def copy_if_there_is_room(rows, i, out, at):
        if not (0 <= i < there and 0 <= at <= len(out) - length):
            raise IndexError("index is out of bounds")
        _copy_at_once(rows, i, out, at)

    return copy_if_there_is_room


@overload(copy_start)
def _copy_start(row, first, n, out, at):  # pragma: no cover - runs only while Numba infers types
    if not numba_config.BOUNDSCHECK:
        return lambda row, first, n, out, at: _copy_start_at_once(row, first, n, out, at)
    length = row.shape[0] // 2

    def copy_if_there_is_room(row, first, n, out, at):
        if not (0 <= first <= length and 0 <= n <= length and 0 <= at <= len(out) - length):
            raise IndexError("index is out of bounds")
        _copy_start_at_once(row, first, n, out, at)

    return copy_if_there_is_room


@overload(above)
def _above(rows, i, number):  # pragma: no cover - runs only while Numba infers types
    def compare(rows, i, number):
        _look_at(rows, i)
        return _above_at_once(rows, i, number)

    return compare


@overload(equal_to)
def _equal_to(rows, i, number):  # pragma: no cover - runs only while Numba infers types
    def compare(rows, i, number):
        _look_at(rows, i)
        return _equal_at_once(rows, i, number)

    return compare


@overload(all_above)
def _all_above(block, number):  # pragma: no cover - runs only while Numba infers types
    return lambda block, number: _all_above_at_once(block, 0, number)


@overload(all_equal_to)
def _all_equal_to(block, number):  # pragma: no cover - runs only while Numba infers types
    return lambda block, number: _all_equal_at_once(block, 0, number)


def _look_at(rows, i):
    """Is there a row i? Asked only where bounds are checked."""


@overload(_look_at)
def _look(rows, i):  # pragma: no cover - runs only while Numba infers types
    if not numba_config.BOUNDSCHECK:
        return lambda rows, i: None
    there, _ = _size(rows)

    def look(rows, i):
        if not 0 <= i < there:
            raise IndexError("index is out of bounds")

    return look


@intrinsic
def _copy_at_once(_, rows, i, out, at):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        _, length = _size(rows)
        first = builder.mul(arguments[1], arguments[1].type(length))
        _store(context, builder, _load(context, builder, rows, arguments[0], first, length), out, *arguments[2:])
        return context.get_dummy_value()

    return types.void(rows, types.int64, out, types.int64), write


@intrinsic
def _copy_start_at_once(_, row, first, n, out, at):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        numbers = _load(context, builder, row, arguments[0], arguments[1], row.shape[0] // 2)
        kind = numbers.type
        places = kind([kind.element(place) for place in range(kind.count)])
        is_wanted = builder.icmp_unsigned("<", places, _all_alike(builder, arguments[2], kind))
        _store(context, builder, builder.select(is_wanted, numbers, kind(None)), out, *arguments[3:])
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, out, types.int64), write


def _comparing(sign, *, whole):
    """Compares all numbers of a row, or of a whole block, to one, as a mask."""

    @intrinsic
    def compare_at_once(_, rows, i, number):  # pragma: no cover - runs only while Numba compiles
        def write(context, builder, signature, arguments):
            length = prod(rows.shape) if whole else _size(rows)[1]
            first = builder.mul(arguments[1], arguments[1].type(length))
            row = _load(context, builder, rows, arguments[0], first, length)
            alike = _all_alike(builder, arguments[2], row.type)
            mask = builder.bitcast(builder.icmp_signed(sign, row, alike), ir.IntType(length))
            return builder.zext(mask, arguments[1].type)

        return types.int64(rows, types.int64, types.int64), write

    return compare_at_once


_above_at_once, _equal_at_once = _comparing(">", whole=False), _comparing("==", whole=False)
_all_above_at_once, _all_equal_at_once = _comparing(">", whole=True), _comparing("==", whole=True)


def _size(rows):  # pragma: no cover - runs only while Numba infers types
    """How many rows there are, and numbers in each; which is known, for rows are fields of states."""
    there = rows.shape[0] if rows.ndim > 1 else 1
    return there, prod(rows.shape) // there


def _load(context, builder, rows, block, first, length):  # pragma: no cover - runs only while Numba compiles
    """So many numbers of a block, from the first on."""
    numbers = ir.VectorType(ir.IntType(rows.dtype.bitwidth), length)
    start = builder.gep(context.make_array(rows)(context, builder, block).data, [first])
    return builder.load(builder.bitcast(start, numbers.as_pointer()), align=1)


def _store(context, builder, numbers, out, target, at):  # pragma: no cover - runs only while Numba compiles
    """The numbers to a place of an array, whose numbers may be wider."""
    wide = ir.VectorType(ir.IntType(out.dtype.bitwidth), numbers.type.count)
    numbers = numbers if numbers.type == wide else builder.sext(numbers, wide)
    start = builder.gep(context.make_array(out)(context, builder, target).data, [at])
    builder.store(numbers, builder.bitcast(start, wide.as_pointer()), align=1)


def _all_alike(builder, number, kind):  # pragma: no cover - runs only while Numba compiles
    """A row of nothing but this number."""
    place = ir.IntType(32)
    one = builder.insert_element(kind(ir.Undefined), builder.trunc(number, kind.element), place(0))
    return builder.shuffle_vector(one, kind(ir.Undefined), ir.VectorType(place, kind.count)(None))
