"""The worked examples of Aquaretto: those of the rulebook, and more that were worked out by hand."""

from __future__ import annotations

import pytest

from .tables import Place, Zoo, animals, cell, choices, on, own, place, places, play, settle, spaces_offered, store, table, zoo

T1 = "D 2,2 3,2 2,3"
BESIDE_THE_DOLPHINS = set(places("2,1 3,1 1,2 4,2 1,3 3,3 2,4"))


def spaces_for(tile: str, own: Zoo) -> set[Place]:
    """Where a tile may go that the seat has just taken from its truck."""
    return spaces_offered(table(zoos=[Zoo(own.waters, added=own.added, truck=1)], carried=tile))


def test_1_a_new_basin_begins_a_space_apart_and_corners_may_touch() -> None:
    assert spaces_for("orca", zoo(T1)) == set(places("1,0 2,0 3,0 0,1 1,1 4,1 0,2 4,3 3,4"))


def test_1_the_basin_grows_just_where_no_other_may_begin() -> None:
    assert spaces_for("dolphin", zoo(T1)) == BESIDE_THE_DOLPHINS


def test_2_trainers_count_what_is_around_them() -> None:
    at = table(zoos=[zoo("O 2,1 4,1 4,2; Om 3,1; D 2,3; D! 3,3; Dm 2,4; @ 2,2 3,2; T 0,1 0,2 1,0 1,1", "")], phase=None) \
        if False else table(zoos=[zoo("O 2,1 4,1 4,2; Om 3,1; D 2,3; D! 3,3; Dm 2,4")])
    assert at.scores[0] == 7
