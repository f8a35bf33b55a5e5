"""Chance is fair, the same everywhere, and cannot be guessed from what it has shown."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from numpy.typing import NDArray

import tiergarten as tg
from tiergarten.core.dealer import Dealer
from tiergarten.core.kernel import rule
from tiergarten.core.randomness import PLY, below, generator_of, next_bits, open_outcome, pick, siphash
from tiergarten.errors import BadOption

# Chi-square values that chance exceeds once in ten thousand times, by degrees of freedom.
ONCE_IN_TEN_THOUSAND = {1: 15.14, 2: 18.42, 5: 25.74, 6: 27.86, 11: 35.56, 23: 54.0, 999: 1173.0}


def chi_square(counts: np.ndarray, expected: np.ndarray) -> float:
    """How far the counts are from what was to be expected."""
    return float(((counts - expected) ** 2 / expected).sum())


@rule
def count_below(generator: NDArray[np.uint64], limit: int, counts: NDArray[np.int64], n: int) -> None:
    """Count n numbers below the limit."""
    for _ in range(n):
        counts[below(generator, limit)] += 1


@rule
def count_picks(generator: NDArray[np.uint64], weights: NDArray[np.int32], counts: NDArray[np.int64], n: int) -> None:
    """Count n picks."""
    for _ in range(n):
        counts[pick(generator, weights, len(weights))] += 1


def test_splitmix_gives_the_published_numbers() -> None:
    generator = generator_of(1234567)
    numbers = [int(next_bits(generator)) for _ in range(3)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_siphash_gives_the_published_number() -> None:
    key0, key1 = (int.from_bytes(bytes(range(start, start + 8)), "little") for start in (0, 8))
    word = int.from_bytes(bytes(range(8)), "little")
    assert int(siphash(np.uint64(key0), np.uint64(key1), np.uint64(word))) == 0x93F5F5799A932462


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 12, 24, 1000])
def test_every_number_is_equally_likely(limit: int) -> None:
    counts = np.zeros(limit, np.int64)
    n = 200 * limit
    count_below(generator_of(limit), limit, counts, n)
    assert chi_square(counts, np.full(limit, n / limit)) < ONCE_IN_TEN_THOUSAND[limit - 1]


def test_a_limit_that_does_not_divide_the_range_is_not_biased() -> None:
    limit, n = 3 << 30, 6000
    generator = generator_of(5)
    low = sum(below(generator, limit) < limit // 2 for _ in range(n))
    # Without rejection the lower half would come up two times in three.
    assert chi_square(np.array([low, n - low]), np.array([n / 2, n / 2])) < ONCE_IN_TEN_THOUSAND[1]


def test_picks_follow_their_weights() -> None:
    weights = np.array([7, 2, 0, 2, 1, 3], np.int32)
    counts = np.zeros(6, np.int64)
    count_picks(generator_of(9), weights, counts, 3000)
    assert counts[2] == 0
    seen = weights > 0
    assert chi_square(counts[seen], 3000 * weights[seen] / weights.sum()) < ONCE_IN_TEN_THOUSAND[5]


def test_a_dealers_outcomes_are_evenly_spread_over_plies() -> None:
    words = Dealer.of(1).words()
    counts = np.zeros(24, np.int64)
    for ply in range(2400):
        words[PLY] = ply
        open_outcome(words)
        counts[below(words, 24)] += 1
    assert chi_square(counts, np.full(24, 100.0)) < ONCE_IN_TEN_THOUSAND[23]


def test_the_first_tile_of_many_games_follows_the_bag() -> None:
    mini = tg.game("mini")
    names = [mini.new(5, seed=1, number=number, starter=0) for number in range(430)]
    tiles: dict[str, int] = {}
    for table in names:
        table.play("draw")
        tile = table.view()["hand"]
        assert isinstance(tile, str)
        tiles[tile.split("-")[-1]] = tiles.get(tile.split("-")[-1], 0) + 1
    animals = np.array([n for name, n in tiles.items() if name not in ("pond", "shrub", "rock")])
    assert chi_square(animals, np.full(7, animals.sum() / 7)) < ONCE_IN_TEN_THOUSAND[6]


def test_the_commitment_is_the_hash_of_seed_and_salt() -> None:
    dealer = Dealer.of(7, "pepper")
    assert dealer.commitment == hashlib.sha256(b"7:pepper").hexdigest()


def test_without_a_seed_the_deal_is_secret_and_never_the_same() -> None:
    first, second = Dealer.of(), Dealer.of()
    assert first.seed != second.seed
    assert first.salt != second.salt
    assert len(first.salt) == 32


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, 2**256])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number"):
        Dealer.of(seed)


@pytest.mark.parametrize("number", [-1, 2**32])
def test_a_bad_number_of_a_game_is_refused(number: int) -> None:
    with pytest.raises(BadOption, match="4294967295"):
        Dealer.of(1, number=number)
