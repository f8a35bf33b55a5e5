"""The plane of O Zoo le Mio: where tiles can lie, what they join, and what they close off."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiergarten.games.o_zoo_le_mio.tiles import BUSHES_OF, PATHS_OF, STARS_OF, TILE_NAMES, TYPE_OF, TYPES

from .zoos import Placement, build, enclosed_areas, new_game, open_ends, slow_bushes, slow_stars, ways

ALL_TILES = [f"T{i:02}" for i in range(1, 26)]
SEA, MAMMAL, REPTILE = TYPES.index("sea"), TYPES.index("mammal"), TYPES.index("reptile")

FIRST_PLACEMENTS = dict(
    zip(ALL_TILES, [5, 7, 4, 5, 4, 4, 3, 4, 6, 6, 6, 6, 6, 4, 8, 6, 8, 6, 6, 6, 7, 4, 4, 8, 8], strict=True)
)
FIRST_LOOPS = dict(
    zip(ALL_TILES, [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 2, 1, 1, 1, 1, 0, 0, 1, 2], strict=True)
)


def test_the_tiles_are_as_declared() -> None:
    assert len(TILE_NAMES) == 25
    assert all(TYPE_OF[2 * tile] != TYPE_OF[2 * tile + 1] for tile in range(25))
    for type_ in range(5):
        assert sorted(STARS_OF[type_ == TYPE_OF]) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert np.bincount(BUSHES_OF).tolist() == [10, 8, 5, 2]
    exits = [int(PATHS_OF[2 * tile]).bit_count() + int(PATHS_OF[2 * tile + 1]).bit_count() for tile in range(25)]
    assert [exits.count(number) for number in (2, 3, 4, 5)] == [2, 8, 11, 4]
    assert all(PATHS_OF[half] for half in range(52))
    patterns = {(int(PATHS_OF[2 * tile]), int(PATHS_OF[2 * tile + 1])) for tile in range(25)}
    assert len(patterns) == 25


def test_every_tile_has_an_exit_at_an_end() -> None:
    for tile in range(25):
        assert PATHS_OF[2 * tile] >> 3 & 1 or PATHS_OF[2 * tile + 1] >> 1 & 1


@pytest.mark.parametrize("tile", ALL_TILES)
def test_a_first_tile_can_be_placed_in_so_many_ways(tile: str) -> None:
    """Worked example 20."""
    found = ways(new_game(), 0, tile)
    assert len(found) == FIRST_PLACEMENTS[tile]
    loops = [build(new_game(), (tile, *way))[0] for way in found]
    assert sum(loops) == FIRST_LOOPS[tile]


def test_all_ways_for_two_tiles() -> None:
    """Worked example 20, listed."""
    assert set(ways(new_game(), 0, "T08")) == {((0, 1), 3), ((0, 2), 1), ((1, 1), 3), ((1, 2), 1)}
    assert set(ways(new_game(), 0, "T07")) == {((0, 1), 2), ((0, 2), 1), ((1, 2), 1)}


def test_a_tile_that_joins_both_exits_closes_a_path() -> None:
    """Worked examples 16a and 16b."""
    s = new_game()
    assert build(s, ("T02", (1, 1), 2)) == [1]
    assert open_ends(s) == {((0, 1), "W"), ((1, 1), "E")}
    other = new_game()
    assert build(other, ("T02", (0, 1), 3)) == [0]
    assert len(open_ends(other)) == 4


def test_one_tile_may_close_two_areas() -> None:
    """Worked example 16c."""
    s = new_game()
    assert build(s, ("T21", (1, 2), 1), ("T11", (0, 2), 1)) == [0, 2]
    assert s.stars[0, MAMMAL] == 5


def test_a_path_may_close_around_empty_space() -> None:
    """Worked example 16d."""
    s = new_game()
    placed: list[Placement] = [("T04", (0, 1), 3), ("T11", (2, 1), 2), ("T09", (0, 3), 0), ("T21", (2, 3), 1)]
    assert build(s, *placed) == [0, 1, 0, 1]
    assert (s.benches[0], s.bushes[0]) == (2, 4)


def test_a_tile_may_fit_nowhere() -> None:
    """Worked example 17."""
    s = new_game()
    build(s, ("T13", (0, 1), 2), ("T16", (1, 1), 0), ("T21", (0, 2), 0))
    assert s.benches[0] == 2
    assert open_ends(s) == {((-1, 1), "N"), ((0, 2), "W"), ((2, 1), "N"), ((1, 2), "E")}
    lost = {tile for tile in ALL_TILES if tile not in ("T13", "T16", "T21") and not ways(s, 0, tile)}
    assert lost == {"T05", "T07", "T08", "T22"}


def test_halves_side_by_side_are_one_enclosure() -> None:
    """Worked example 18a."""
    s = new_game()
    assert sum(build(s, ("T20", (-1, 1), 0), ("T21", (-2, 1), 3), ("T25", (-1, 0), 2))) == 1
    assert s.stars[0, SEA] == 6


def test_halves_that_touch_at_a_corner_are_two() -> None:
    """Worked example 18b."""
    s = new_game()
    build(s, ("T13", (0, 1), 0), ("T19", (0, 2), 2))
    assert s.stars[0, REPTILE] == 3


@pytest.mark.parametrize(
    ("tile", "square", "turns"), [("T08", (0, 1), 0), ("T16", (0, 1), 0), ("T08", (2, 0), 0), ("T02", (0, -1), 0)]
)
def test_paths_into_grass_and_tiles_on_the_hut_are_not_offered(tile: str, square: tuple[int, int], turns: int) -> None:
    """Worked example 19."""
    assert (square, turns) not in ways(new_game(), 0, tile)


@given(seed=st.integers(0, 2**64))
def test_stars_bushes_and_benches_are_what_a_slow_count_finds(seed: int) -> None:
    s, chooser = new_game(), random.Random(seed)
    tiles = chooser.sample(ALL_TILES, chooser.randint(1, 14))
    for tile in tiles:
        if found := ways(s, 0, tile):
            build(s, (tile, *chooser.choice(sorted(found))))
    assert s.benches[0] == enclosed_areas(s, 0)
    assert s.bushes[0] == slow_bushes(s, 0)
    assert [int(stars) for stars in s.stars[0]] == [slow_stars(s, 0, type_) for type_ in range(5)]
