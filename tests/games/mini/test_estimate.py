"""Zooloretto Mini: what a seat may hope for, which is what the greedy bot goes by."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from .tables import table, zoo


def estimate(table: Table, seat: int = 0) -> float:
    """The seat's estimate in this state."""
    return float(table.game.parts.rules.estimate(table.state, seat))


def test_a_growing_enclosure_promises_more_than_its_points() -> None:
    small, large = (table(zoos=[zoo(wolves)], turn=1) for wolves in ("wolf", "4 wolf"))
    assert estimate(large) - estimate(small) > large.scores[0] - small.scores[0]


def test_a_truck_full_of_the_own_species_raises_hopes() -> None:
    own = [zoo("3 wolf")]
    assert estimate(table(zoos=own, trucks="wolf wolf -")) > estimate(table(zoos=own, trucks="llama llama -"))


def test_who_is_out_hopes_for_nothing_more_in_this_round() -> None:
    out = [zoo("3 wolf", truck=3)]
    good, bad = (table(zoos=out, trucks=trucks, turn=1) for trucks in ("wolf wolf -", "llama llama -"))
    assert estimate(good) == estimate(bad)


def test_the_tiles_still_to_be_placed_count_for_who_took_them() -> None:
    placing = table(zoos=[zoo("3 wolf", truck=1)], trucks="wolf wolf -")
    assert estimate(placing) > estimate(table(zoos=[zoo("3 wolf", truck=1)], trucks="rock - -"))
    assert estimate(placing) > placing.scores[0]


@pytest.mark.parametrize(
    ("barn", "cargo", "worth"),
    [("", "wolf", -2), ("wolf", "wolf", 0), ("", "pond", -2), ("pond", "pond", 0)],
)
def test_a_tile_that_fits_nowhere_costs_what_the_barn_costs(barn: str, cargo: str, worth: int) -> None:
    full = "6 llama | 6 ostrich | 6 giraffe"
    before = table(zoos=[zoo(full, barn, truck=1), zoo(barn="rock")], trucks=f"{cargo} rock -")
    placed = before.copy()
    placed.play("place-box-1-barn")
    assert estimate(before) - estimate(placed) == worth - (placed.scores[0] - before.scores[0]) == 0


def test_a_landscape_of_a_new_type_is_worth_its_points_and_a_second_one_nothing() -> None:
    new = estimate(table(zoos=[zoo("3 wolf, pond", truck=1)], trucks="rock - -"))
    old = estimate(table(zoos=[zoo("3 wolf, pond", truck=1)], trucks="pond - -"))
    assert new - old == 2
