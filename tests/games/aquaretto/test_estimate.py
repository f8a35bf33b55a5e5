"""Aquaretto: what a seat may hope for, which is what the greedy bot goes by."""

from __future__ import annotations

import pytest

import tiergarten
from tiergarten.core.table import Table

from .tables import cell, look, play, table, zoo


def estimate(table: Table, seat: int = 0) -> float:
    """The seat's estimate in this state."""
    return float(table.game.parts.rules.estimate(table.state, seat))


def choice(at: Table) -> str:
    """What the greedy bot does."""
    return tiergarten.bot("greedy", seed=1).choose(at, at.actors[0]).name


def test_a_growing_basin_promises_more_than_its_points() -> None:
    small, large = (table(zoos=[zoo(waters)], turn=1) for waters in ("D 1,1", "D 1,1 2,1 3,1 3,2"))
    assert estimate(large) - estimate(small) > large.scores[0] - small.scores[0]


def test_a_basin_without_room_promises_less() -> None:
    free = table(zoos=[zoo("L 2,4 3,4; O 2,1 3,1")], turn=1)
    shut = table(zoos=[zoo("L 2,4 3,4; O 2,2 3,2")], turn=1)
    assert estimate(free) > estimate(shut)


def test_a_truck_full_of_the_own_species_raises_hopes() -> None:
    own = [zoo("D 1,1 2,1 3,1; P 1,3; H 3,3")]
    assert estimate(table(zoos=own, trucks="dolphin dolphin")) > estimate(table(zoos=own, trucks="orca orca"))


def test_who_is_out_hopes_for_nothing_more_in_this_round() -> None:
    out = [zoo("D 1,1 2,1", truck=3)]
    good, bad = (table(zoos=out, trucks=trucks, turn=1) for trucks in ("dolphin dolphin", "orca orca"))
    assert estimate(good) == estimate(bad)


def test_greedy_finishes_a_basin_of_five() -> None:
    at = table(zoos=[zoo("D 1,1 2,1 3,1 4,1", truck=1)], trucks="dolphin")
    play(at, choice(at))
    play(at, choice(at))
    assert look(at)["phase"] == "place-coworker"


@pytest.mark.parametrize(
    ("waters", "coins", "depot", "office"),
    [
        ("B* 1,0 2,0 3,0 3,1 4,1", 0, "", "place-keeper"),
        ("B 1,0; Bm 2,0 3,0; B* 3,1 4,1", 9, "", "place-cashier"),
        ("D 1,0 2,0 3,0 1,1 3,1", 0, "", f"place-trainer-{cell(2, 1)}"),
        ("B 1,0; Bm 2,0 3,0; B* 3,1 4,1", 0, "orca dolphin sea-lion penguin hippo crocodile", "place-manager"),
    ],
)
def test_greedy_finds_the_best_office(waters: str, coins: int, depot: str, office: str) -> None:
    at = table(5, [zoo(waters, depot, coins=coins)], phase="place-coworker")
    assert choice(at) == office


def test_greedy_buys_nothing_that_helps_nobody() -> None:
    at = table(zoos=[zoo("D 1,1", coins=1), zoo(coins=0)], trucks="dolphin dolphin dolphin")
    assert choice(at) in ("take-truck-1", "draw")
