"""Sets of small numbers as bit masks. What is asked of them are single instructions of the machine."""

from __future__ import annotations

from llvmlite import ir
from numba.extending import intrinsic, overload

from .kernel import types


def number_of(mask: int) -> int:
    """How many bits a mask has."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The lowest bit of a mask that is not empty."""
    return (int(mask) & -int(mask)).bit_length() - 1


@overload(number_of)
def _number_of(mask):  # pragma: no cover - runs only while Numba infers types
    return lambda mask: _counted(mask)


@overload(lowest)
def _lowest(mask):  # pragma: no cover - runs only while Numba infers types
    return lambda mask: _below_the_lowest(mask)


@intrinsic
def _counted(_, mask):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@intrinsic
def _below_the_lowest(_, mask):  # pragma: no cover - runs only while Numba compiles
    def write(context, builder, signature, arguments):
        return builder.cttz(arguments[0], ir.IntType(1)(1))  # an empty mask is none of ours

    return types.int64(types.int64), write
