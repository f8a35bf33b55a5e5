"""The plane of O Zoo le Mio: where tiles can lie, what they join, and what they close off."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiergarten.games.o_zoo_le_mio import rules
from tiergarten.games.o_zoo_le_mio.actions import GIVE_UP
from tiergarten.games.o_zoo_le_mio.state import BID, LOST
from tiergarten.games.o_zoo_le_mio.tiles import BUSHES_OF, BUSHES_ON, PATHS_OF, STARS_OF, TILE_NAMES, TYPE_OF, TYPES

from ...rulebook import page_of, rule_test
from .zoos import (
    Placement,
    build,
    edges,
    enclosed_areas,
    hold_auction,
    legal,
    neighbour,
    new_game,
    number,
    open_ends,
    slow_best,
    slow_bushes,
    slow_ways,
    ways,
)

ALL_TILES = [f"T{i:02}" for i in range(1, 26)]
SEA, MAMMAL, REPTILE = TYPES.index("sea"), TYPES.index("mammal"), TYPES.index("reptile")

FIRST_PLACEMENTS = dict(
    zip(ALL_TILES, [5, 7, 4, 5, 4, 4, 3, 4, 6, 6, 6, 6, 6, 4, 8, 6, 8, 6, 6, 6, 7, 4, 4, 8, 8], strict=True)
)
FIRST_LOOPS = dict(
    zip(ALL_TILES, [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 2, 1, 1, 1, 1, 0, 0, 1, 2], strict=True)
)


@rule_test("o-zoo-le-mio", 8)
def test_the_tiles_are_those_of_the_rules_page() -> None:
    shown = [line.strip("| ").split(" | ") for line in page_of("o-zoo-le-mio").read_text("utf-8").splitlines()]
    for tile, row in enumerate([row for row in shown if row[0][:1] == "T" and row[0][1:].isdigit()]):
        for half, text in ((2 * tile, row[1]), (2 * tile + 1, row[2])):
            type_, *signs = text.split()
            assert type_ == TYPES[TYPE_OF[half]]
            assert "".join(signs) == "★" * STARS_OF[half] + "♣" * BUSHES_ON[half]
        exits = [side + way for side, half in (("A", 2 * tile), ("B", 2 * tile + 1)) for way in ways_out(half)]
        assert sorted(row[3].split()) == sorted(exits)
        assert row[0].lower() == TILE_NAMES[tile]
    assert tile == 24


def ways_out(half: int) -> str:
    """The directions in which paths leave a half."""
    return "".join("NESW"[way] for way in range(4) if PATHS_OF[half] >> way & 1)


@rule_test("o-zoo-le-mio", 3, 4, 5, 54, 55, 56)
def test_the_tiles_are_as_declared() -> None:
    assert len(TILE_NAMES) == 25
    assert set(STARS_OF.tolist()) == {1, 2, 3}
    assert all(TYPE_OF[2 * tile] != TYPE_OF[2 * tile + 1] for tile in range(25))
    for type_ in range(5):
        assert sorted(STARS_OF[type_ == TYPE_OF]) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert np.bincount(BUSHES_OF).tolist() == [10, 8, 5, 2]
    exits = [int(PATHS_OF[2 * tile]).bit_count() + int(PATHS_OF[2 * tile + 1]).bit_count() for tile in range(25)]
    assert [exits.count(number) for number in (2, 3, 4, 5)] == [2, 8, 11, 4]
    assert all(PATHS_OF[half] for half in range(52))
    patterns = {(int(PATHS_OF[2 * tile]), int(PATHS_OF[2 * tile + 1])) for tile in range(25)}
    assert len(patterns) == 25


@rule_test("o-zoo-le-mio", 56)
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


@rule_test("o-zoo-le-mio", 6)
def test_the_starting_tile_has_two_paths_to_the_north_and_nothing_else() -> None:
    s = new_game()
    assert open_ends(s) == {((0, 0), "N"), ((1, 0), "N")}
    assert not s.stars.any()
    assert not s.bushes.any()


def test_all_ways_for_two_tiles() -> None:
    """Worked example 20, listed."""
    assert set(ways(new_game(), 0, "T08")) == {((0, 1), 3), ((0, 2), 1), ((1, 1), 3), ((1, 2), 1)}
    assert set(ways(new_game(), 0, "T07")) == {((0, 1), 2), ((0, 2), 1), ((1, 2), 1)}


@rule_test("o-zoo-le-mio", 42, 44)
def test_a_tile_that_joins_both_exits_closes_a_path() -> None:
    """Worked examples 16a and 16b."""
    s = new_game()
    assert build(s, ("T02", (1, 1), 2)) == [1]
    assert open_ends(s) == {((0, 1), "W"), ((1, 1), "E")}
    other = new_game()
    assert build(other, ("T02", (0, 1), 3)) == [0]
    assert len(open_ends(other)) == 4


@rule_test("o-zoo-le-mio", 43)
def test_one_tile_may_close_two_areas() -> None:
    """Worked example 16c."""
    s = new_game()
    assert build(s, ("T21", (1, 2), 1), ("T11", (0, 2), 1)) == [0, 2]
    assert s.stars[0, MAMMAL] == 5


@rule_test("o-zoo-le-mio", 42)
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


@rule_test("o-zoo-le-mio", 29)
def test_a_tile_that_fits_nowhere_leaves_the_game_and_stays_paid() -> None:
    s = new_game()
    build(s, ("T13", (0, 1), 2), ("T16", (1, 1), 0), ("T21", (0, 2), 0))
    before = s.stars.tolist(), s.bushes.tolist(), s.benches.tolist(), s.squares.tolist()
    hold_auction(s, "T05", [8, 8])
    assert (s.turn, s.coins[0], s.pole[:2].tolist()) == (0, 0, [1, 0])
    assert legal(s, 0) == [GIVE_UP]
    rules.apply(s, 0, GIVE_UP)
    assert (s.owner[4], s.phase) == (LOST, BID)
    assert (s.stars.tolist(), s.bushes.tolist(), s.benches.tolist(), s.squares.tolist()) == before


@rule_test("o-zoo-le-mio", 22, 28)
def test_who_has_bought_a_tile_has_to_place_it_and_leaves_the_others_as_they_are() -> None:
    s = new_game()
    build(s, ("T02", (1, 1), 2))
    before = edges(s, 0)
    hold_auction(s, "T11", [1, 0])
    assert sorted(legal(s, 0)) == sorted(ways(s, 0, "T11").values())
    rules.apply(s, 0, legal(s, 0)[0])
    assert before.items() <= edges(s, 0).items()
    assert len(edges(s, 0)) == len(before) + 2


@rule_test("o-zoo-le-mio", 27)
def test_a_path_may_end_open_before_a_hole_that_no_tile_fills() -> None:
    holes = 0
    for seed in range(40):
        s = random_zoo(seed)
        zoo = {*edges(s, 0), (0, -1), (1, -1)}
        for square, way in open_ends(s):
            hole = neighbour(square, "NESW".index(way))
            holes += all(neighbour(hole, direction) in zoo for direction in range(4))
    assert holes > 0


@rule_test("o-zoo-le-mio", 23, 24, 25, 26)
@given(seed=st.integers(0, 2**64))
def test_the_ways_to_place_a_tile_are_those_that_a_slow_search_finds(seed: int) -> None:
    s = random_zoo(seed)
    for tile in random.Random(seed).sample([tile for tile in ALL_TILES if s.owner[number(tile)] < 0], 3):
        assert set(ways(s, 0, tile)) == slow_ways(s, 0, tile)


def random_zoo(seed: int) -> np.record:
    """A zoo of some tiles placed at random."""
    s, chooser = new_game(), random.Random(seed)
    for tile in chooser.sample(ALL_TILES, chooser.randint(1, 14)):
        if found := ways(s, 0, tile):
            build(s, (tile, *chooser.choice(sorted(found))))
    return s


@rule_test("o-zoo-le-mio", 30)
def test_halves_side_by_side_are_one_enclosure() -> None:
    """Worked example 18a."""
    s = new_game()
    assert sum(build(s, ("T20", (-1, 1), 0), ("T21", (-2, 1), 3), ("T25", (-1, 0), 2))) == 1
    assert s.stars[0, SEA] == 6


@rule_test("o-zoo-le-mio", 31, 32)
def test_halves_that_touch_at_a_corner_are_two() -> None:
    """Worked example 18b."""
    s = new_game()
    build(s, ("T13", (0, 1), 0), ("T19", (0, 2), 2))
    assert s.stars[0, REPTILE] == 3


@rule_test("o-zoo-le-mio", 25, 26)
@pytest.mark.parametrize(
    ("tile", "square", "turns"), [("T08", (0, 1), 0), ("T16", (0, 1), 0), ("T08", (2, 0), 0), ("T02", (0, -1), 0)]
)
def test_paths_into_grass_and_tiles_on_the_hut_are_not_offered(tile: str, square: tuple[int, int], turns: int) -> None:
    """Worked example 19."""
    assert (square, turns) not in ways(new_game(), 0, tile)


@rule_test("o-zoo-le-mio", 7, 30, 31, 32, 38, 42, 43, 44)
@given(seed=st.integers(0, 2**64))
def test_stars_bushes_and_benches_are_what_a_slow_count_finds(seed: int) -> None:
    s = random_zoo(seed)
    assert s.benches[0] == enclosed_areas(s, 0)
    assert s.bushes[0] == slow_bushes(s, 0)
    assert [(int(s.stars[0, type_]), int(s.grown[0, type_])) for type_ in range(5)] == [
        slow_best(s, 0, type_) for type_ in range(5)
    ]
