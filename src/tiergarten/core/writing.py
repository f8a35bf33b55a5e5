"""JSON written by kernels: a view takes a few microseconds so, and several times as many by way of Python's objects.

Each function writes bytes from out[at] on and returns where they end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .kernel import rule
from .signs import NOTHING

ZERO, MINUS, COMMA, COLON = (ord(sign) for sign in "0-,:")
OPEN, CLOSE, OPEN_LIST, CLOSE_LIST = (ord(sign) for sign in "{}[]")
WORDS_NULL, WORDS_FALSE, WORDS_TRUE = range(3)


class Phrases(NamedTuple):
    """Texts that kernels can write, one after another as bytes."""

    signs: NDArray[np.uint8]
    ends: NDArray[np.int64]  # of each text; the first begins at 0


def phrases(*texts: str) -> Phrases:
    """Some texts, to be written by their numbers."""
    written = [text.encode() for text in texts]
    return Phrases(np.frombuffer(b"".join(written), np.uint8), np.cumsum([len(text) for text in written]))


def quoted(*names: str) -> Phrases:
    """Some names as JSON has them, in quotation marks."""
    return phrases(*(f'"{name}"' for name in names))


WORDS = phrases("null", "false", "true")


@rule
def put_sign(out, at, sign):
    """A single sign."""
    out[at] = sign
    return at + 1


@rule
def put(out, at, texts, which):
    """One of the texts."""
    begin = texts.ends[which - 1] if which else 0
    for i in range(begin, texts.ends[which]):
        out[at] = texts.signs[i]
        at += 1
    return at


@rule
def put_or_null(out, at, texts, which):
    """One of the texts; null for NOTHING."""
    return put(out, at, WORDS, WORDS_NULL) if which == NOTHING else put(out, at, texts, which)


@rule
def put_truth(out, at, truth):
    """True or false."""
    return put(out, at, WORDS, WORDS_TRUE if truth else WORDS_FALSE)


@rule
def put_number(out, at, number):
    """A whole number."""
    rest = int(number)
    if rest < 0:
        at = put_sign(out, at, MINUS)
        rest = -rest
    digits, larger = 1, rest // 10
    while larger:
        digits += 1
        larger //= 10
    for i in range(digits - 1, -1, -1):
        out[at + i] = ZERO + rest % 10
        rest //= 10
    return at + digits


@rule
def put_number_or_null(out, at, number):
    """A whole number; null for NOTHING."""
    return put(out, at, WORDS, WORDS_NULL) if number == NOTHING else put_number(out, at, number)


@rule
def put_counts(out, at, names, counts):
    """How many there are of each name, without those of which there are none."""
    at = put_sign(out, at, OPEN)
    begin = at
    for i in range(len(counts)):
        if counts[i]:
            at = put_count(out, at, begin, names, i, counts[i])
    return put_sign(out, at, CLOSE)


@rule
def put_count(out, at, begin, names, which, n):
    """How many there are of one of the names, with a comma before it unless that is where the names begin."""
    if at > begin:
        at = put_sign(out, at, COMMA)
    at = put(out, at, names, which)
    at = put_sign(out, at, COLON)
    return put_number(out, at, n)
