"""Chance for playouts, tables and batches: a small counter-based generator, kept outside every state.

A generator is an array of 64-bit words whose first word counts; each number is a scrambled count (SplitMix64). A
dealer's generator is set anew for every outcome from a 128-bit key and the place of the outcome in the game
(SipHash-2-4), so that outcomes can be checked one by one and tell nothing about each other.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .kernel import rule

COUNT = 0  # where a generator counts
KEY, NUMBER, PLY = 1, 3, 4  # a dealer's further words: two of the key, the number of the game, the outcome's ply
DEALER_WORDS = 5

STRIDE = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR, SECOND_FACTOR = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)

SIP = (
    np.uint64(0x736F6D6570736575),
    np.uint64(0x646F72616E646F6D),
    np.uint64(0x6C7967656E657261),
    np.uint64(0x7465646279746573),
)
SIP_LENGTH = np.uint64(8 << 56)  # the hashed message is always one word of eight bytes
SIP_END = np.uint64(0xFF)


def generator_of(seed: int) -> NDArray[np.uint64]:
    """The generator of a seed."""
    return np.array([seed % 2**64], np.uint64)


@rule
def next_bits(generator):
    """The next 64 random bits."""
    generator[COUNT] += STRIDE
    z = generator[COUNT]
    z = (z ^ (z >> S30)) * FIRST_FACTOR
    z = (z ^ (z >> S27)) * SECOND_FACTOR
    return z ^ (z >> S31)


@rule
def below(generator, limit):
    """A number from 0 to limit - 1, each equally likely: Lemire's method, which rejects the few that would not be."""
    limit = np.uint64(limit)
    while True:
        product = (next_bits(generator) >> S32) * limit
        rest = product & LOW_HALF
        if rest >= limit or rest >= (LOW_HALF + np.uint64(1) - limit) % limit:
            return np.int64(product >> S32)


@rule
def pick(generator, weights, n):
    """An index below n, as likely as its weight says."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(generator, total)
    index = 0
    for i in range(n):  # to the end and without branches, which is faster than to stop
        left -= weights[i]
        index += left >= 0
    return index


@rule
def open_outcome(dealer):
    """Set the dealer's generator for the outcome at its ply."""
    place = (dealer[NUMBER] << S32) | dealer[PLY]
    dealer[COUNT] = siphash(dealer[KEY], dealer[KEY + 1], place)


@rule
def siphash(key0, key1, word):
    """SipHash-2-4 of one 64-bit word."""
    v0, v1, v2, v3 = key0 ^ SIP[0], key1 ^ SIP[1], key0 ^ SIP[2], key1 ^ SIP[3]
    v3 ^= word
    for _ in range(2):
        v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    v0 ^= word
    v3 ^= SIP_LENGTH
    for _ in range(2):
        v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    v0 ^= SIP_LENGTH
    v2 ^= SIP_END
    for _ in range(4):
        v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def _sip_round(v0, v1, v2, v3):
    v0 += v1
    v1 = _turn_left(v1, 13) ^ v0
    v0 = _turn_left(v0, 32)
    v2 += v3
    v3 = _turn_left(v3, 16) ^ v2
    v0 += v3
    v3 = _turn_left(v3, 21) ^ v0
    v2 += v1
    v1 = _turn_left(v1, 17) ^ v2
    v2 = _turn_left(v2, 32)
    return v0, v1, v2, v3


@rule
def _turn_left(word, bits):
    return (word << np.uint64(bits)) | (word >> np.uint64(64 - bits))
