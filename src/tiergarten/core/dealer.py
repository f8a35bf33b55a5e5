"""Fair dealing: every outcome of chance follows from a secret seed that is committed to before and shown after.

The commitment is the SHA-256 of "seed:salt". The dealer's key is the first 16 bytes of the SHA-256 of
"tiergarten deal:seed:salt"; the outcome at ply p of game n is picked by a generator that SipHash-2-4 of n and p under
that key has set. `docs/records.md` has it in full.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption
from .numbers import as_given, whole
from .randomness import DEALER_WORDS, KEY, NUMBER, PLY

SECRET_BITS = 128
LONGEST_SEED = 1 << 256
MOST_GAMES = 1 << 32


@dataclass(frozen=True)
class Dealer:
    """The seed and salt of a table, and which of the seed's games it is."""

    seed: int
    salt: str
    number: int = 0

    @classmethod
    def of(cls, seed: object = None, salt: object = None, number: object = 0) -> Dealer:
        """The dealer of a seed; without one, seed and salt are secret ones from the system's generator."""
        game = whole(number)
        if game is None or not 0 <= game < MOST_GAMES:
            raise BadOption("number-bad", number=as_given(number))
        if salt is not None and not (isinstance(salt, str) and salt.isprintable()):
            raise BadOption("salt-bad", salt=repr(salt))
        if seed is None:
            return cls(secrets.randbits(SECRET_BITS), salt or secrets.token_hex(SECRET_BITS // 8), game)
        start = whole(seed)
        if start is None or not 0 <= start < LONGEST_SEED:
            raise BadOption("seed-bad", seed=as_given(seed))
        return cls(start, salt or "", game)

    @property
    def commitment(self) -> str:
        """What is shown before the game; it gives nothing away and cannot be met by another seed."""
        return hashlib.sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()

    def words(self, ply: int = 0) -> NDArray[np.uint64]:
        """The dealer as kernels use it, before the outcome at that ply."""
        key = hashlib.sha256(f"tiergarten deal:{self.seed}:{self.salt}".encode()).digest()
        words = np.zeros(DEALER_WORDS, np.uint64)
        words[KEY : KEY + 2] = np.frombuffer(key[:16], "<u8")
        words[NUMBER] = self.number
        words[PLY] = ply
        return words
